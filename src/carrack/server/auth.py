"""Who is there: a guest by a signed cookie, a member by a session, a program by a token."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import unicodedata
from typing import Literal

import argon2
from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from carrack.store import people
from carrack.store.database import Database, StoreError
from carrack.store.people import Person

from .errors import ApiError
from .settings import Settings

COOKIE = "carrack"
COOKIE_SECONDS = 365 * 86_400
RENEW_SECONDS = 30 * 86_400
CEREMONY_SECONDS = 300  # for a passkey to be touched
TOKEN = "carrack_"
LONGEST_CREDENTIAL = 512
LONGEST_NAME = 24

Via = Literal["guest", "session", "token"]


def now_ms() -> int:
    return int(time.time() * 1000)


class Visitor(Struct, frozen=True):
    """Somebody who has said who he is, and by what."""

    person: Person
    via: Via
    credential: str = ""  # the hash of the session or token
    old: bool = False  # a guest's cookie that ought to be given anew

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name


def clean_name(name: str) -> str:
    """A name as it is shown to others; raises ApiError for what cannot be shown, or would fool the eye.

    >>> clean_name("  Klaus   T. ")
    'Klaus T.'
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ApiError(422, "name", f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    return name


class Doorkeeper:
    """Makes cookies and tokens, and knows whose they are."""

    def __init__(self, key: str, database: Database, settings: Settings) -> None:
        self.guests = URLSafeTimedSerializer(key, salt="guest")
        self.ceremonies = URLSafeTimedSerializer(key, salt="passkey")
        self.database, self.settings = database, settings
        self.cookie = f"__Host-{COOKIE}" if settings.https else COOKIE

    # --- reading --------------------------------------------------------------------------------

    async def who(self, connection: HTTPConnection) -> Visitor | None:
        """Who asks. A token counts before a cookie; one that is not valid is nobody's."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            kind, _, token = authorization.partition(" ")
            token = token.strip()
            if kind.lower() != "bearer" or not token.startswith(TOKEN) or len(token) > LONGEST_CREDENTIAL:
                return None
            hash = people.hashed(token)
            person = await self.database.read(lambda c: people.by_token(c, hash))
            return Visitor(person, "token", hash) if person else None
        kind, _, value = connection.cookies.get(self.cookie, "").partition(".")
        if len(value) > LONGEST_CREDENTIAL:
            return None
        return await self._member(value) if kind == "s" else await self._guest(value) if kind == "g" else None

    async def _member(self, session: str) -> Visitor | None:
        hash, now = people.hashed(session), now_ms()
        found = await self.database.read(lambda c: people.by_session(c, hash, now))
        if found is None:
            return None
        person, seen = found
        if now - seen > people.SEEN_MS:
            with contextlib.suppress(StoreError):  # when nothing can be saved people may still look
                await self.database.write(lambda c: people.touch_session(c, hash, now))
        return Visitor(person, "session", hash)

    async def _guest(self, signed: str) -> Visitor | None:
        try:
            id, signed_at = self.guests.loads(signed, max_age=COOKIE_SECONDS, return_timestamp=True)
        except BadData:
            return None
        person = await self.database.read(lambda c: people.person(c, id))
        # who has made an account comes in by its session: the old cookie, wherever it is, opens nothing any more
        if person is None or not person.guest:
            return None
        return Visitor(person, "guest", people.GUEST + person.id, time.time() - signed_at.timestamp() > RENEW_SECONDS)

    # --- making ---------------------------------------------------------------------------------

    def guest_cookie(self, id: str) -> str:
        return f"g.{self.guests.dumps(id)}"

    async def session_cookie(self, id: str) -> str:
        """Begin a session."""
        session, now = secrets.token_urlsafe(32), now_ms()
        hash = people.hashed(session)
        await self.database.write(lambda c: people.add_session(c, hash, id, now))
        return f"s.{session}"

    def set_cookie(self, response: Response, value: str) -> None:
        """Give a cookie, or take it away."""
        seconds = COOKIE_SECONDS if value else 0
        response.set_cookie(self.cookie, value, max_age=seconds, path="/", secure=self.settings.https, httponly=True, samesite="lax")


class Passwords:
    """Argon2, in threads and two at a time: each takes 64 MiB and a while."""

    def __init__(self) -> None:
        self.hasher = argon2.PasswordHasher()
        self.turn = asyncio.Semaphore(2)
        self.nobody = ""

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, known: str | None, password: str) -> bool:
        """Is this the password? It takes as long when there is none: time tells nobody which logins exist."""
        if known is None:
            self.nobody = self.nobody or await self.hash(secrets.token_hex(16))
        async with self.turn:
            return await asyncio.to_thread(self._fits, known or self.nobody, password) and known is not None

    def _fits(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    def old(self, known: str) -> bool:
        """Was it hashed with weaker settings than today's?"""
        return self.hasher.check_needs_rehash(known)
