"""Who I am: guests, accounts, sessions, tokens, settings and blocked people."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.store import people
from carrack.store.database import Conflict
from carrack.store.people import Passkey, Person

from .api import Call, Done, Nothing, Routes, slow_down
from .auth import TOKEN, clean_name, now_ms
from .errors import ApiError
from .rooms import new_id

routes = Routes("me")

Name = Annotated[str, Meta(min_length=1, max_length=24, description="Shown to everybody")]
Login = Annotated[
    str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]+(?!\n)$", description="Upper and lower case are the same")
]
NewPassword = Annotated[str, Meta(min_length=10, max_length=256)]
AnyPassword = Annotated[str, Meta(min_length=1, max_length=256)]
Small = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**31), lt=2**31)] | bool


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's settings; kept for the screens, the same on every device. `screen` is for what a screen alone understands."""

    language: Literal["", "en", "de", "nl"] = ""
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "full", "reduced"] = "system"
    sound: bool = True
    confirm: bool = False
    screen: Annotated[dict[Annotated[str, Meta(min_length=1, max_length=32)], Small], Meta(max_length=32)] = {}


class PersonView(Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    guest: bool
    login: str | None
    created: int
    settings: Preferences


class Me(Struct, frozen=True):
    person: PersonView | None
    via: Literal["guest", "session", "token", "nobody"]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """`name` is needed only from somebody who is not a guest yet."""

    login: Login
    password: NewPassword
    name: Name | UnsetType = UNSET


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: AnyPassword


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | UnsetType = UNSET
    settings: Preferences | UnsetType = UNSET


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """`old` is not needed by who has only a passkey."""

    new: NewPassword
    old: AnyPassword | UnsetType = UNSET


class SessionView(Struct, frozen=True):
    id: str
    created: int
    seen: int
    this: bool  # the session that asks


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class TokenView(Struct, frozen=True):
    id: str
    name: str
    created: int


class TokenMade(Struct, frozen=True):
    """The token itself is shown this once and never again."""

    id: str
    name: str
    token: str


class Blocked(Struct, frozen=True):
    person: str
    name: str


def view(person: Person) -> PersonView:
    try:
        settings = msgspec.json.decode(person.settings, type=Preferences)
    except msgspec.DecodeError:
        settings = Preferences()  # of an older version
    return PersonView(person.id, person.name, person.guest, person.login, person.created, settings)


# --- coming in ----------------------------------------------------------------------------------
@routes("GET", "/api/me", who="anybody")
async def get_me(call: Call[Nothing, Nothing]) -> Me:
    """Who I am; nobody before I have said so."""
    if call.visitor is None:
        return Me(None, "nobody")
    if call.visitor.old:
        call.cookie = call.house.door.guest_cookie(call.visitor.id)
    return Me(view(call.visitor.person), call.visitor.via)


@routes("POST", "/api/guest", who="anybody", limit="guest", status=201)
async def be_guest(call: Call[NewGuest, Nothing]) -> PersonView:
    """Play at once under a name. The answer sets a cookie; an account can be made later without losing games."""
    if call.visitor and not call.visitor.person.guest:
        raise ApiError(409, "signed-in", "Sign out first.")
    person = await new_person(call, call.body.name)
    call.cookie = call.house.door.guest_cookie(person.id)
    return view(person)


async def new_person(call: Call[Any, Any], name: str) -> Person:
    person = Person("p" + new_id(), clean_name(name), None, now_ms(), "{}")
    await call.house.database.write(lambda c: people.add(c, person.id, person.name, person.created))
    return person


@routes("POST", "/api/account", who="anybody", limit="sign-in", status=201)
async def make_account(call: Call[NewAccount, Nothing]) -> PersonView:
    """Make an account. A guest stays the same person and keeps all games and tables; others are also asked for a name."""
    body, database = call.body, call.house.database
    if call.visitor and not call.visitor.person.guest:
        raise ApiError(409, "signed-in", "You have an account already.")
    if call.visitor and call.visitor.via == "token":
        raise ApiError(403, "token", "A program cannot do this with its token.")
    login = body.login.lower()
    if await database.read(lambda c: people.by_login(c, login)):
        raise taken()
    hash = await call.house.passwords.hash(body.password)
    person = call.visitor.person if call.visitor else await new_person(call, login[:24] if body.name is UNSET else body.name)
    await become_member(call, person, login, hash)
    return view(Person(person.id, person.name, login, person.created, person.settings))


async def become_member(call: Call[Any, Any], person: Person, login: str, password: str | None, key: Passkey | None = None) -> None:
    """A guest becomes a member, signed in. The guest's cookie is worth nothing from here on."""
    try:
        done = await call.house.database.write(lambda c: people.become_member(c, person.id, login, password, key))
    except Conflict:
        raise taken() from None
    if not done:
        raise ApiError(409, "signed-in", "You have an account already.")
    call.cookie = await call.house.door.session_cookie(person.id)
    call.house.sockets.sign_out(people.GUEST + person.id)


def taken() -> ApiError:
    return ApiError(409, "login", "Somebody else has this login.")


@routes("POST", "/api/sign-in", who="anybody", limit="sign-in")
async def sign_in(call: Call[SignIn, Nothing]) -> PersonView:
    """Sign in with login and password; sets a cookie."""
    login, password, house = call.body.login.lower(), call.body.password, call.house
    slow_down(house.limits.person("sign-in", login))
    found = await house.database.read(lambda c: people.by_login(c, login))
    known = found[1] if found else None
    if not await house.passwords.fits(known, password) or found is None or known is None:
        raise ApiError(403, "wrong", "The login or the password is wrong.")
    if house.passwords.old(known):
        better = await house.passwords.hash(password)
        await house.database.write(lambda c: people.set_password(c, found[0].id, better))
    call.cookie = await house.door.session_cookie(found[0].id)
    return view(found[0])


@routes("POST", "/api/sign-out", who="browser")
async def sign_out(call: Call[Nothing, Nothing]) -> Done:
    """End this session: its cookie opens nothing any more.

    A guest has only the cookie, which is taken away: without an account he cannot come back to his games. A copy of it that somebody keeps
    stays good until an account is made.
    """
    me = call.me
    if me.via == "session":
        await call.house.database.write(lambda c: people.drop_session(c, me.id, me.credential))
    call.house.sockets.sign_out(me.credential)
    call.cookie = ""
    return Done()


# --- about me -----------------------------------------------------------------------------------
@routes("PATCH", "/api/me", who="browser")
async def change_me(call: Call[ChangeMe, Nothing]) -> PersonView:
    """Change name or settings. Tables keep the name one sat down with."""
    body, id, database = call.body, call.me.id, call.house.database
    if not isinstance(body.name, UnsetType):
        name = clean_name(body.name)
        await database.write(lambda c: people.set_name(c, id, name))
        call.house.sockets.rename(id, name)
    if not isinstance(body.settings, UnsetType):
        settings = msgspec.json.encode(body.settings).decode()
        await database.write(lambda c: people.set_settings(c, id, settings))
    person = await database.read(lambda c: people.person(c, id))
    assert person
    return view(person)


@routes("POST", "/api/me/password", who="browser", limit="sign-in")
async def change_password(call: Call[ChangePassword, Nothing]) -> Done:
    """Change the password, or set one; all other sessions end."""
    house, me = call.house, call.me
    if me.person.guest:
        raise ApiError(409, "guest", "Make an account first.")
    slow_down(house.limits.person("sign-in", me.person.login or ""))
    known = await house.database.read(lambda c: people.password_of(c, me.id))
    if known is not None and not await house.passwords.fits(known, "" if isinstance(call.body.old, UnsetType) else call.body.old):
        raise ApiError(403, "wrong", "The old password is wrong.")
    hash = await house.passwords.hash(call.body.new)
    ended = await house.database.read(lambda c: people.sessions_of(c, me.id, now_ms()))
    await house.database.write(lambda c: (people.set_password(c, me.id, hash), people.drop_other_sessions(c, me.id, me.credential)))
    for session in ended:
        if session.hash != me.credential:
            house.sockets.sign_out(session.hash)
    return Done()


@routes("GET", "/api/sessions", who="browser")
async def list_sessions(call: Call[Nothing, Nothing]) -> list[SessionView]:
    """Where I am signed in."""
    me = call.me
    found = await call.house.database.read(lambda c: people.sessions_of(c, me.id, now_ms()))
    return [SessionView(s.hash[:16], s.created, s.seen, s.hash == me.credential) for s in found]


@routes("DELETE", "/api/sessions", who="browser")
async def sign_out_everywhere(call: Call[Nothing, Nothing]) -> Done:
    """Sign out everywhere: all my sessions end, this one too. Tokens of programs stay."""
    me = call.me
    if me.person.guest:
        raise ApiError(409, "guest", "A guest has no sessions: make an account first.")
    ended = await call.house.database.read(lambda c: people.sessions_of(c, me.id, now_ms()))
    await call.house.database.write(lambda c: people.drop_other_sessions(c, me.id, ""))
    for session in ended:
        call.house.sockets.sign_out(session.hash)
    call.cookie = ""
    return Done()


@routes("DELETE", "/api/sessions/{session}", who="browser")
async def end_session(call: Call[Nothing, Nothing]) -> Done:
    """End a session, here or elsewhere."""
    me, id = call.me, call.path("session")
    found = await call.house.database.read(lambda c: people.sessions_of(c, me.id, now_ms()))
    for session in found:
        if session.hash[:16] == id:
            await call.house.database.write(lambda c, of=session.hash: people.drop_session(c, me.id, of))
            call.house.sockets.sign_out(session.hash)
            return Done()
    raise ApiError(404, "unknown", "You have no such session.")


# --- programs -----------------------------------------------------------------------------------
@routes("GET", "/api/tokens", who="browser")
async def list_tokens(call: Call[Nothing, Nothing]) -> list[TokenView]:
    """My tokens for programs."""
    id = call.me.id
    return [TokenView(t.id, t.name, t.created) for t in await call.house.database.read(lambda c: people.tokens_of(c, id))]


@routes("POST", "/api/tokens", who="browser", status=201)
async def make_token(call: Call[NewToken, Nothing]) -> TokenMade:
    """A token for a program that plays for me; it opens the REST API and the websocket, but not my account."""
    id, name, now = new_id(), call.body.name, now_ms()
    token, me = TOKEN + secrets.token_urlsafe(32), call.me
    if not name.isprintable():
        raise ApiError(422, "name", "A name has characters that can be seen.")
    if not await call.house.database.write(lambda c: people.add_token(c, people.hashed(token), id, me.id, name, now)):
        raise ApiError(409, "many", f"One person has at most {people.MOST_TOKENS} tokens.")
    return TokenMade(id, name, token)


@routes("DELETE", "/api/tokens/{token}", who="browser")
async def end_token(call: Call[Nothing, Nothing]) -> Done:
    """Take a token back; what it has open is closed."""
    me, token = call.me, call.path("token")
    hash = await call.house.database.write(lambda c: people.drop_token(c, me.id, token))
    if hash is None:
        raise ApiError(404, "unknown", "You have no such token.")
    call.house.sockets.sign_out(hash)
    return Done()


# --- blocked people -----------------------------------------------------------------------------
@routes("GET", "/api/blocks")
async def list_blocked(call: Call[Nothing, Nothing]) -> list[Blocked]:
    """The people I have blocked."""
    id = call.me.id
    found = await call.house.database.read(lambda c: people.blocked_by(c, id))
    return [Blocked(other, name) for other, name in found.items()]


@routes("PUT", "/api/blocks/{person}")
async def block(call: Call[Nothing, Nothing]) -> Done:
    """Block somebody: at tables that I host he can neither sit down nor watch nor talk. Who already plays there plays on."""
    me, other = call.me.id, call.path("person")
    if other == me:
        raise ApiError(409, "self", "Nobody can block himself.")
    if not await call.house.database.read(lambda c: people.person(c, other)):
        raise ApiError(404, "unknown", "There is no such person.")
    if not await call.house.database.write(lambda c: people.block(c, me, other)):
        raise ApiError(409, "many", f"One person blocks at most {people.MOST_BLOCKED} others.")
    call.house.block(me, other, True)
    return Done()


@routes("DELETE", "/api/blocks/{person}")
async def unblock(call: Call[Nothing, Nothing]) -> Done:
    """Let somebody come to my tables again."""
    me, other = call.me.id, call.path("person")
    await call.house.database.write(lambda c: people.unblock(c, me, other))
    call.house.block(me, other, False)
    return Done()
