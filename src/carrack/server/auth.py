"""Who is there: guests by a signed cookie."""

from __future__ import annotations

import secrets

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from starlette.requests import HTTPConnection

COOKIE = "carrack"


class Person(Struct, frozen=True):
    id: str
    name: str
    guest: bool = True


class Doorkeeper:
    """Makes and reads the cookie."""

    def __init__(self, key: str) -> None:
        self.signer = URLSafeSerializer(key, salt="person")

    def guest(self, name: str) -> tuple[Person, str]:
        person = Person("g" + secrets.token_hex(8), name)
        return person, self.signer.dumps(msgspec.to_builtins(person))  # type: ignore[return-value]

    def who(self, connection: HTTPConnection) -> Person | None:
        try:
            return msgspec.convert(self.signer.loads(connection.cookies.get(COOKIE, "")), Person)
        except (BadSignature, msgspec.ValidationError):
            return None
