"""Passkeys: the two ceremonies of WebAuthn. The only import of `webauthn`.

What must be remembered between the two halves of a ceremony travels with the client as a signed text; each can be used once.
"""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

import webauthn
from itsdangerous import BadData
from msgspec import Struct, convert, to_builtins
from starlette.requests import HTTPConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from carrack.store.people import Passkey

from .auth import CEREMONY_SECONDS, Doorkeeper, now_ms
from .errors import ApiError
from .settings import Settings

NAME = "Carrack"


class Begun(Struct, frozen=True):
    """A ceremony that has begun."""

    challenge: str
    person: str = ""  # who registers; "" for a sign-in
    login: str = ""  # what a guest will be called


class Ceremonies:
    """Remembers which ceremonies have been finished, so that none is finished twice in this process."""

    def __init__(self) -> None:
        self.finished: dict[str, float] = {}

    def once(self, challenge: str) -> None:
        now = time.monotonic()
        if len(self.finished) > 1000:
            self.finished = {c: at for c, at in self.finished.items() if at > now}
        if self.finished.get(challenge, 0.0) > now:
            raise ApiError(409, "passkey", "This has been used already. Begin again.")
        self.finished[challenge] = now + CEREMONY_SECONDS


def place(settings: Settings, connection: HTTPConnection) -> tuple[str, str]:
    """Where we are, as a browser sees it: the name passkeys belong to, and the origin."""
    origin = settings.origin.rstrip("/") or f"{'https' if settings.https else 'http'}://{connection.headers.get('host', 'localhost')}"
    return urlsplit(origin).hostname or "localhost", origin


def begin(door: Doorkeeper, begun: Begun) -> str:
    return door.ceremonies.dumps(to_builtins(begun))


def go_on(door: Doorkeeper, state: str) -> Begun:
    try:
        return convert(door.ceremonies.loads(state, max_age=CEREMONY_SECONDS), Begun)
    except (BadData, ValueError):
        raise ApiError(409, "passkey", "This took too long. Begin again.") from None


def registration(
    door: Doorkeeper, connection: HTTPConnection, person: str, login: str, name: str, known: list[Passkey], new: bool
) -> tuple[Any, str]:
    """What the browser needs to make a passkey, and the state to send back with it."""
    rp, _ = place(door.settings, connection)
    options = webauthn.generate_registration_options(
        rp_id=rp,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=login,
        user_display_name=name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.credential)) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    state = begin(door, Begun(bytes_to_base64url(options.challenge), person, login if new else ""))
    return json.loads(webauthn.options_to_json(options)), state


def registered(door: Doorkeeper, connection: HTTPConnection, begun: Begun, credential: dict[str, Any]) -> Passkey:
    """The passkey that a browser has made."""
    rp, origin = place(door.settings, connection)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(begun.challenge),
            expected_rp_id=rp,
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception as error:
        raise refused(error) from None
    id = bytes_to_base64url(made.credential_id)
    if len(id) > 512:
        raise ApiError(422, "passkey", "This passkey has too long a name.")
    return Passkey(id, begun.person, made.credential_public_key, made.sign_count, now_ms())


def sign_in(door: Doorkeeper, connection: HTTPConnection) -> tuple[Any, str]:
    """What the browser needs to sign in with any passkey of ours."""
    rp, _ = place(door.settings, connection)
    options = webauthn.generate_authentication_options(rp_id=rp, user_verification=UserVerificationRequirement.REQUIRED)
    return json.loads(webauthn.options_to_json(options)), begin(door, Begun(bytes_to_base64url(options.challenge)))


def credential_id(credential: dict[str, Any]) -> str:
    """Which passkey a browser says it has used."""
    id = credential.get("id")
    return id if isinstance(id, str) and len(id) <= 512 and id.isascii() and id.isprintable() else ""


def signed_in(door: Doorkeeper, connection: HTTPConnection, begun: Begun, credential: dict[str, Any], key: Passkey) -> int:
    """Check a sign-in; the passkey's new count."""
    rp, origin = place(door.settings, connection)
    try:
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(begun.challenge),
            expected_rp_id=rp,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        ).new_sign_count
    except Exception as error:
        raise refused(error) from None


def refused(error: Exception) -> ApiError:
    """The library meets strange input with all sorts of exceptions; none of them is our fault."""
    why = str(error)[:200] if isinstance(error, WebAuthnException) else "it cannot be read"
    return ApiError(422, "passkey", f"This passkey is not accepted: {why}")
