"""Fair shuffles: promised before the start, proved after the end, and without bias."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter

import pytest

from carrack.tables import luck


def test_a_secret_is_fresh_and_its_promise_is_its_sha256():
    secrets = {luck.new_secret() for _ in range(100)}
    assert len(secrets) == 100
    for secret in secrets:
        assert len(bytes.fromhex(secret)) == 32
        assert luck.commitment(secret) == hashlib.sha256(secret.encode()).hexdigest()


def test_anybody_can_compute_the_number_with_a_few_lines():
    """The published recipe, written down once more."""
    secret, words = "ab" * 32, luck.stirred(["fair", "winds"])
    for seq in range(50):
        digest = hmac.new(secret.encode(), f"table/{seq}/{words}/0".encode(), hashlib.sha256).digest()
        assert luck.number(secret, "table", seq, words, 97) == int.from_bytes(digest, "big") % 97


def test_the_number_depends_on_everything():
    base = ("ab" * 32, "table", 7, luck.stirred(["a"]))
    others = [("ac" * 32, *base[1:]), (base[0], "other", *base[2:]), (*base[:2], 8, base[3]), (*base[:3], luck.stirred(["b"]))]
    big = 1 << 200
    assert len({luck.number(*x, big) for x in [base, *others]}) == 5
    assert luck.number(*base, big) == luck.number(*base, big)


def test_words_are_kept_apart():
    assert luck.stirred(["ab", "c"]) != luck.stirred(["a", "bc"]) != luck.stirred(["abc"])
    assert luck.stirred([]) != luck.stirred([""])
    assert luck.stirred(["a", "b"]) != luck.stirred(["b", "a"])


def test_a_number_that_would_be_biased_is_drawn_again(monkeypatch):
    total = 6
    limit = luck.SPAN - luck.SPAN % total
    assert limit < luck.SPAN
    draws = iter([luck.SPAN - 1, limit, limit - 1])
    monkeypatch.setattr(luck.hmac, "digest", lambda key, message, name: next(draws).to_bytes(32, "big"))
    assert luck.number("ab" * 32, "t", 1, "", total) == (limit - 1) % total == total - 1


@pytest.mark.parametrize("total", [2, 3, 6, 7, 52, 100])
def test_every_number_is_as_likely(total):
    """Chi-squared, 20,000 draws; the bound is six standard deviations, and the draws are always the same."""
    n = 20_000
    seen = Counter(luck.number("cd" * 32, f"t{k % 10}", k, luck.stirred([]), total) for k in range(n))
    assert set(seen) == set(range(total))
    chi = sum((seen[k] - n / total) ** 2 / (n / total) for k in range(total))
    freedom = total - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5


def test_consecutive_numbers_are_independent():
    n, total = 20_000, 6
    draws = [luck.number("ef" * 32, "t", k, luck.stirred([]), total) for k in range(n + 1)]
    pairs = Counter(itertools.pairwise(draws))
    expected = n / total**2
    chi = sum((pairs[a, b] - expected) ** 2 / expected for a in range(total) for b in range(total))
    assert chi < 35 + 6 * 70**0.5


def test_certain_luck_needs_no_draw_but_has_one():
    assert luck.number("ab" * 32, "t", 1, "", 1) == 0
