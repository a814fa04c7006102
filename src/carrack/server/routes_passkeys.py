"""Passkeys: made by a member, or by a guest who becomes one; and signing in with them."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.store import people

from . import passkeys
from .api import Call, Done, Nothing, Routes
from .errors import ApiError
from .routes_me import Login, PersonView, become_member, taken, view

routes = Routes("passkeys")

State = Annotated[str, Meta(min_length=1, max_length=2000, description="From the first half of the ceremony")]


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest says what login the account will have."""

    login: Login | UnsetType = UNSET


class Options(Struct, frozen=True):
    """`options` is for the browser (`navigator.credentials`), `state` comes back with its answer."""

    options: dict[str, Any]
    state: str


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has answered."""

    state: State
    credential: dict[str, Any]


class PasskeyView(Struct, frozen=True):
    id: str
    created: int


def short(credential: str) -> str:
    """A passkey's own name is long; this is enough to tell a person's few apart."""
    return hashlib.sha256(credential.encode()).hexdigest()[:16]


@routes("POST", "/api/passkeys/options", who="browser")
async def passkey_options(call: Call[Begin, Nothing]) -> Options:
    """Begin to make a passkey."""
    me, house = call.me, call.house
    login = me.person.login
    if login is None:
        if isinstance(call.body.login, UnsetType):
            raise ApiError(422, "login", "Choose a login for the account.")
        login = call.body.login.lower()
        if await house.database.read(lambda c: people.by_login(c, login)):
            raise taken()
    known = await house.database.read(lambda c: people.passkeys_of(c, me.id))
    if len(known) >= people.MOST_PASSKEYS:
        raise ApiError(409, "many", f"One person has at most {people.MOST_PASSKEYS} passkeys.")
    return Options(*passkeys.registration(house.door, call.request, me.id, login, me.name, known, me.person.guest))


@routes("POST", "/api/passkeys", who="browser", limit="sign-in", status=201)
async def add_passkey(call: Call[Answer, Nothing]) -> PersonView:
    """Keep a passkey that the browser has made. A guest becomes a member by it and keeps all games."""
    me, house = call.me, call.house
    begun = passkeys.go_on(house.door, call.body.state)
    if begun.person != me.id or bool(begun.login) != me.person.guest:
        raise ApiError(409, "passkey", "This was begun by somebody else. Begin again.")
    key = passkeys.registered(house.door, call.request, begun, call.body.credential)
    house.ceremonies.once(begun.challenge)
    if await house.database.read(lambda c: people.passkey(c, key.credential)):
        raise ApiError(409, "passkey", "This passkey is known already.")
    if me.person.guest:
        await become_member(call, me.person, begun.login, None, key)
    else:
        await house.database.write(lambda c: people.add_passkey(c, key))
    person = await house.database.read(lambda c: people.person(c, me.id))
    assert person
    return view(person)


@routes("GET", "/api/passkeys", who="browser")
async def list_passkeys(call: Call[Nothing, Nothing]) -> list[PasskeyView]:
    """My passkeys."""
    id = call.me.id
    return [PasskeyView(short(key.credential), key.created) for key in await call.house.database.read(lambda c: people.passkeys_of(c, id))]


@routes("DELETE", "/api/passkeys/{passkey}", who="browser")
async def end_passkey(call: Call[Nothing, Nothing]) -> Done:
    """Take a passkey back; never the last way into an account."""
    me, id, database = call.me.id, call.path("passkey"), call.house.database
    for key in await database.read(lambda c: people.passkeys_of(c, me)):
        if short(key.credential) == id:
            if not await database.write(lambda c, credential=key.credential: people.drop_passkey(c, me, credential)):
                raise ApiError(409, "last", "Set a password first: this is the only way into your account.")
            return Done()
    raise ApiError(404, "unknown", "You have no such passkey.")


@routes("POST", "/api/passkeys/sign-in/options", who="anybody", limit="sign-in")
async def passkey_sign_in_options(call: Call[Nothing, Nothing]) -> Options:
    """Begin to sign in with a passkey."""
    return Options(*passkeys.sign_in(call.house.door, call.request))


@routes("POST", "/api/passkeys/sign-in", who="anybody", limit="sign-in")
async def passkey_sign_in(call: Call[Answer, Nothing]) -> PersonView:
    """Sign in with a passkey; sets a cookie."""
    house, credential = call.house, call.body.credential
    begun = passkeys.go_on(house.door, call.body.state)
    id = passkeys.credential_id(credential)
    key = await house.database.read(lambda c: people.passkey(c, id))
    if begun.person or key is None:
        raise ApiError(403, "wrong", "This passkey is not known here.")
    count = passkeys.signed_in(house.door, call.request, begun, credential, key)
    house.ceremonies.once(begun.challenge)
    await house.database.write(lambda c: people.used_passkey(c, key.credential, count))
    person = await house.database.read(lambda c: people.person(c, key.person))
    if person is None or person.guest:
        raise ApiError(403, "wrong", "This passkey is not known here.")
    call.cookie = await house.door.session_cookie(person.id)
    return view(person)
