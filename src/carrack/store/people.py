"""People and what opens the door for them: sessions, tokens and passkeys. Of every secret only a hash is kept.

Functions of a connection, for `Database.read` and `Database.write`. A write may be run twice, so all that is new comes in as an argument.
"""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, select, update

from .schema import blocks, keys, passkeys, people, sessions, tokens

SESSION_MS = 90 * 86_400_000  # a session that nobody uses for so long is over
SEEN_MS = 3_600_000  # how exactly we remember when a session was used
MOST_SESSIONS = 30
MOST_TOKENS = 20
MOST_PASSKEYS = 10
MOST_BLOCKED = 500


class Person(Struct, frozen=True):
    """Somebody who plays. A guest has no login."""

    id: str
    name: str
    login: str | None
    created: int
    settings: str

    @property
    def guest(self) -> bool:
        return self.login is None


class Session(Struct, frozen=True):
    hash: str
    created: int
    seen: int


class Token(Struct, frozen=True):
    id: str
    name: str
    created: int
    hash: str


class Passkey(Struct, frozen=True):
    credential: str
    person: str
    public_key: bytes
    sign_count: int
    created: int


def hashed(secret: str) -> str:
    """What is kept of a session or token. It is long and random, so a plain SHA-256 tells nobody anything."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _people() -> Select[*tuple[Any, ...]]:
    return select(people.c.id, people.c.name, people.c.login, people.c.created, people.c.settings)


def _one(connection: Connection, query: Select[*tuple[Any, ...]]) -> Person | None:
    row = connection.execute(query).first()
    return Person(*row) if row else None


# --- people -------------------------------------------------------------------------------------
def add(connection: Connection, id: str, name: str, now: int) -> None:
    """A new guest."""
    connection.execute(insert(people).values(id=id, name=name, created=now, settings="{}"))


def person(connection: Connection, id: str) -> Person | None:
    return _one(connection, _people().where(people.c.id == id))


def names(connection: Connection, ids: set[str]) -> dict[str, str]:
    """The names of these people; who is unknown is left out."""
    return {row.id: row.name for row in connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))}


def by_login(connection: Connection, login: str) -> tuple[Person, str | None] | None:
    """A member and the hash of the password."""
    found = _one(connection, _people().where(people.c.login == login))
    return (found, password_of(connection, found.id)) if found else None


def password_of(connection: Connection, id: str) -> str | None:
    return connection.execute(select(people.c.password).where(people.c.id == id)).scalar()


def become_member(connection: Connection, id: str, login: str, password: str | None, key: Passkey | None = None) -> bool:
    """A guest becomes a member and stays the same person. A login that is taken raises Conflict; False if he is a member already."""
    guest = and_(people.c.id == id, people.c.login.is_(None))
    if connection.execute(update(people).where(guest).values(login=login, password=password)).rowcount != 1:
        return False
    if key:
        add_passkey(connection, key)
    return True


def set_name(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == id).values(name=name))


def set_password(connection: Connection, id: str, password: str) -> None:
    connection.execute(update(people).where(people.c.id == id).values(password=password))


def set_settings(connection: Connection, id: str, settings: str) -> None:
    connection.execute(update(people).where(people.c.id == id).values(settings=settings))


# --- sessions -----------------------------------------------------------------------------------
def add_session(connection: Connection, hash: str, id: str, now: int) -> None:
    """A new session; the oldest go when there are too many."""
    connection.execute(delete(sessions).where(sessions.c.person == id, sessions.c.seen < now - SESSION_MS))
    mine = (
        select(sessions.c.hash)
        .where(sessions.c.person == id)
        .order_by(sessions.c.seen.desc(), sessions.c.hash)
        .offset(MOST_SESSIONS - 1)
        .limit(100)
    )
    old = list(connection.execute(mine).scalars())
    if old:
        connection.execute(delete(sessions).where(sessions.c.hash.in_(old)))
    connection.execute(insert(sessions).values(hash=hash, person=id, created=now, seen=now))


def by_session(connection: Connection, hash: str, now: int) -> tuple[Person, int] | None:
    """Whose session this is, and when it was last seen."""
    query = _people().add_columns(sessions.c.seen).join(sessions, sessions.c.person == people.c.id)
    row = connection.execute(query.where(sessions.c.hash == hash, sessions.c.seen >= now - SESSION_MS)).first()
    return (Person(*row[:-1]), row[-1]) if row else None


def touch_session(connection: Connection, hash: str, now: int) -> None:
    connection.execute(update(sessions).where(sessions.c.hash == hash).values(seen=now))


def sessions_of(connection: Connection, id: str, now: int) -> list[Session]:
    query = select(sessions.c.hash, sessions.c.created, sessions.c.seen).where(sessions.c.person == id, sessions.c.seen >= now - SESSION_MS)
    return [Session(*row) for row in connection.execute(query.order_by(sessions.c.seen.desc()))]


def drop_session(connection: Connection, id: str, hash: str) -> bool:
    return connection.execute(delete(sessions).where(sessions.c.person == id, sessions.c.hash == hash)).rowcount == 1


def drop_other_sessions(connection: Connection, id: str, but: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == id, sessions.c.hash != but))


# --- tokens -------------------------------------------------------------------------------------
def add_token(connection: Connection, hash: str, token: str, id: str, name: str, now: int) -> bool:
    """A token for a person's program; False when there are too many."""
    count = connection.execute(select(func.count()).select_from(tokens).where(tokens.c.person == id)).scalar() or 0
    if count >= MOST_TOKENS:
        return False
    connection.execute(insert(tokens).values(hash=hash, id=token, person=id, name=name, created=now))
    return True


def by_token(connection: Connection, hash: str) -> Person | None:
    return _one(connection, _people().join(tokens, tokens.c.person == people.c.id).where(tokens.c.hash == hash))


def tokens_of(connection: Connection, id: str) -> list[Token]:
    query = select(tokens.c.id, tokens.c.name, tokens.c.created, tokens.c.hash).where(tokens.c.person == id).order_by(tokens.c.created)
    return [Token(*row) for row in connection.execute(query)]


def drop_token(connection: Connection, id: str, token: str) -> str | None:
    """Take a token away; its hash if there was one."""
    mine = and_(tokens.c.person == id, tokens.c.id == token)
    hash = connection.execute(select(tokens.c.hash).where(mine)).scalar()
    connection.execute(delete(tokens).where(mine))
    return hash


GUEST = "guest:"  # before a guest's id, where others have the hash of a session or token


def still_good(connection: Connection, credentials: list[str], now: int) -> set[str]:
    """Those of these sessions, tokens and guests that still open the door."""
    guests = [credential.removeprefix(GUEST) for credential in credentials if credential.startswith(GUEST)]
    queries = (
        select(sessions.c.hash).where(sessions.c.hash.in_(credentials), sessions.c.seen >= now - SESSION_MS),
        select(tokens.c.hash).where(tokens.c.hash.in_(credentials)),
        select(GUEST + people.c.id).where(people.c.id.in_(guests), people.c.login.is_(None)),
    )
    return {found for query in queries for found in connection.execute(query).scalars()}


# --- passkeys -----------------------------------------------------------------------------------
def add_passkey(connection: Connection, key: Passkey) -> None:
    """A credential that somebody has already raises Conflict."""
    connection.execute(
        insert(passkeys).values(
            credential=key.credential, person=key.person, public_key=key.public_key, sign_count=key.sign_count, created=key.created
        )
    )


def _passkeys() -> Select[*tuple[Any, ...]]:
    return select(passkeys.c.credential, passkeys.c.person, passkeys.c.public_key, passkeys.c.sign_count, passkeys.c.created)


def passkey(connection: Connection, credential: str) -> Passkey | None:
    row = connection.execute(_passkeys().where(passkeys.c.credential == credential)).first()
    return Passkey(*row) if row else None


def passkeys_of(connection: Connection, id: str) -> list[Passkey]:
    return [Passkey(*row) for row in connection.execute(_passkeys().where(passkeys.c.person == id).order_by(passkeys.c.created))]


def used_passkey(connection: Connection, credential: str, sign_count: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.credential == credential).values(sign_count=sign_count))


def drop_passkey(connection: Connection, id: str, credential: str) -> bool:
    """Take a passkey away, but never the last way in: False when there is no password and no other passkey."""
    connection.execute(select(people.c.id).where(people.c.id == id).with_for_update())  # two at once would each leave the other's
    others = exists().where(passkeys.c.person == id, passkeys.c.credential != credential)
    if not connection.execute(select(others)).scalar() and password_of(connection, id) is None:
        return False
    connection.execute(delete(passkeys).where(passkeys.c.person == id, passkeys.c.credential == credential))
    return True


# --- blocked people -----------------------------------------------------------------------------
def block(connection: Connection, id: str, other: str) -> bool:
    """Block somebody; False if one blocks too many."""
    blocked = blocked_by(connection, id)
    if other in blocked:
        return True
    if len(blocked) >= MOST_BLOCKED:
        return False
    connection.execute(insert(blocks).values(person=id, blocked=other))
    return True


def unblock(connection: Connection, id: str, other: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.person == id, blocks.c.blocked == other))


def blocked_by(connection: Connection, id: str) -> dict[str, str]:
    """The people somebody blocks, with their names."""
    query = select(people.c.id, people.c.name).join(blocks, blocks.c.blocked == people.c.id).where(blocks.c.person == id)
    return {row.id: row.name for row in connection.execute(query.order_by(people.c.name, people.c.id))}


def has_blocked(connection: Connection, id: str, other: str) -> bool:
    return bool(connection.execute(select(exists().where(blocks.c.person == id, blocks.c.blocked == other))).scalar())


# --- the server's own keys ----------------------------------------------------------------------
def server_key(connection: Connection, name: str, fresh: str, now: int) -> str:
    """The key of that name; `fresh` becomes it if there was none. Two processes that start together both get the first one's."""
    known = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
    if known is None:
        connection.execute(insert(keys).values(name=name, value=fresh, created=now))
        return fresh
    return known
