"""Fair shuffles: every outcome of luck at a table follows from a secret that was fixed before the start and is shown after the end.

When a table is made, the SHA-256 of a fresh secret is published. Players may add words of their own before the start. The outcome at
entry number `seq` is HMAC-SHA256(secret, "table/seq/words/try") read as a number and reduced without bias. Nobody can choose the luck:
not the players, who do not know the secret, and not the server, which has already promised it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

SECRET_BYTES = 32
SPAN = 1 << 256


def new_secret() -> str:
    """A fresh secret, as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published before the start.

    >>> commitment("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def stirred(words: Iterable[str]) -> str:
    """The players' own words, as one digest; the same words in the same order give the same luck."""
    sums = hashlib.sha256()
    for word in words:
        data = word.encode()
        sums.update(len(data).to_bytes(4, "big") + data)
    return sums.hexdigest()


def number(secret: str, table: str, seq: int, words: str, total: int) -> int:
    """The number in 0..total-1 that decides the outcome at entry `seq`; every number is exactly as likely.

    >>> number("00" * 32, "demo", 5, stirred([]), 6)
    5
    """
    key, limit = secret.encode(), SPAN - SPAN % total
    for attempt in range(1 << 16):
        digest = hmac.digest(key, f"{table}/{seq}/{words}/{attempt}".encode(), "sha256")
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % total
    raise AssertionError("a fair number is found at the first try but for one time in 2**190")
