"""What a seat may know. `redact` puts what it cannot know back into its pool; `resample` draws it again.

Both are generated from the visibility column of the fields and from `POOLS`, so that no game writes its own secrecy.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .actions import rule_head
from .state import OWNER, Field, shape_of

TRIES = 200  # how often a world that does not fit is dealt again


@dataclass(frozen=True)
class Hand:
    """`counts[seat, kind]`, seen by its seat; `size[seat]` is public; `known[seat, holder, kind]` is what each seat knows of each hand.

    `open` names an option that lays all hands open.
    """

    counts: str
    size: str
    known: str = ""
    open: str = ""


@dataclass(frozen=True)
class Places:
    """`face[place]`, seen by the seats in the bits `known[place]`; `down` marks a face that is not drawn yet."""

    face: str
    known: str
    down: int = -1


@dataclass(frozen=True)
class Pool:
    """A multiset `counts[kind]` from which hands and places are drawn.

    `never` are kinds that no hand keeps. `deal` names a function `(s, seat, rng)` of the rules that deals this pool instead of the
    generated code, where not every physical deal is possible.
    """

    counts: str
    hands: tuple[Hand, ...] = ()
    places: tuple[Places, ...] = ()
    never: tuple[int, ...] = ()
    deal: str = ""


def generate(dtype: np.dtype[np.void], fields: tuple[Field, ...], pools: tuple[Pool, ...], rules: str, fits: bool) -> str:
    """The module with `redact(s, seat)`, `deal(s, seat, rng)` and `resample(s, seat, rng)`, as source text; it is given `movable`."""
    uses = [p.deal for p in pools if p.deal] + (["fits"] if fits else [])
    lines = [
        "# Generated from the visibility of the fields: not to be edited.",
        "from carrack.core.chance import below",
        "from carrack.core.jit import rule",
        *([f"from {rules} import {', '.join(uses)}"] if uses else []),
        *rule_head("redact(s, seat)", "Keep only what the seat knows; -1 is a spectator."),
    ]
    for pool in pools:
        lines += redact_pool(dtype, pool)
    pooled = {p.counts for p in pools} | {h.counts for p in pools for h in p.hands} | {x.face for p in pools for x in p.places}
    for field in fields:
        if field.seen != "all" and field.name not in pooled:
            lines += blank_field(field)
    if lines[-1].startswith('    """'):
        lines.append("    return")
    lines += rule_head("deal(s, seat, rng)", "Fill a redacted record with one world that the seat thinks possible.")
    for pool in pools:
        lines += [f"    {pool.deal}(s, seat, rng)"] if pool.deal else deal_pool(dtype, pool)
    if not pools:
        lines.append("    return")
    lines += rule_head("resample(s, seat, rng)", "Deal, and deal again while somebody else has no act left in the world dealt.")
    doubt = "(s.phase == 0 or s.actor < 0 or s.actor == seat or movable(s))"
    lines += [
        "    deal(s, seat, rng)",
        f"    for _ in range({TRIES}):",
        f"        if {doubt}{' and fits(s, seat)' if fits else ''}:",
        "            break",
        "        redact(s, seat)",
        "        deal(s, seat, rng)",
    ]
    return "\n".join(lines) + "\n"


def redact_pool(dtype: np.dtype[np.void], pool: Pool) -> list[str]:
    """Everything of this pool that the seat cannot know goes back into it."""
    (kinds,) = shape_of(dtype, pool.counts)
    lines: list[str] = []
    for hand in pool.hands:
        keep = f"s.{hand.known}[seat, p, k] if seat >= 0 else 0" if hand.known else "0"
        closed = f" and s.{hand.open} == 0" if hand.open else ""
        lines += [
            f"    for p in range({shape_of(dtype, hand.counts)[0]}):",
            f"        if p != seat{closed}:",
            f"            for k in range({kinds}):",
            f"                keep = {keep}",
            f"                s.{pool.counts}[k] += s.{hand.counts}[p, k] - keep",
            f"                s.{hand.counts}[p, k] = keep",
        ]
    for place in pool.places:
        lines += [
            f"    for i in range({shape_of(dtype, place.face)[0]}):",
            f"        if s.{place.face}[i] >= 0 and (seat < 0 or not s.{place.known}[i] >> seat & 1):",
            f"            s.{pool.counts}[s.{place.face}[i]] += 1",
            f"            s.{place.face}[i] = {place.down}",
        ]
    return lines


def blank_field(field: Field) -> list[str]:
    """Zero what is not the seat's own."""
    lines, depth = list[str](), 1
    for axis, n in enumerate(field.shape):
        lines.append("    " * depth + f"for i{axis} in range({n}):")
        depth += 1
        if axis == 0 and field.seen == OWNER:
            lines.append("    " * depth + "if i0 != seat:")
            depth += 1
    index = "[" + ", ".join(f"i{axis}" for axis in range(len(field.shape))) + "]" if field.shape else ""
    return [*lines, "    " * depth + f"s.{field.name}{index} = 0"]


def deal_pool(dtype: np.dtype[np.void], pool: Pool) -> list[str]:
    """Every physical deal of the pool to the places the seat does not know, each equally likely."""
    (kinds,) = shape_of(dtype, pool.counts)
    lines: list[str] = []
    for hand in pool.hands:
        allowed = " and ".join(f"k != {k}" for k in pool.never)
        weight = f"(s.{pool.counts}[k] if {allowed} else 0)" if allowed else f"s.{pool.counts}[k]"
        lines += [
            "    free = 0",
            f"    for k in range({kinds}):",
            f"        free += {weight}",
            "    for p in range(s.seats):",
            "        if p != seat:",
            "            held = 0",
            f"            for k in range({kinds}):",
            f"                held += s.{hand.counts}[p, k]",
            f"            for _ in range(held, s.{hand.size}[p]):",
            "                r = below(rng, free)",
            "                free -= 1",
            f"                for k in range({kinds}):",
            f"                    r -= {weight}",
            "                    if r < 0:",
            f"                        s.{pool.counts}[k] -= 1",
            f"                        s.{hand.counts}[p, k] += 1",
            "                        break",
        ]
    for place in pool.places:
        lines += [
            "    free = 0",
            f"    for k in range({kinds}):",
            f"        free += s.{pool.counts}[k]",
            f"    for i in range({shape_of(dtype, place.face)[0]}):",
            f"        if s.{place.face}[i] == {place.down} and s.{place.known}[i] != 0:",
            "            r = below(rng, free)",
            "            free -= 1",
            f"            for k in range({kinds}):",
            f"                r -= s.{pool.counts}[k]",
            "                if r < 0:",
            f"                    s.{pool.counts}[k] -= 1",
            f"                    s.{place.face}[i] = k",
            "                    break",
        ]
    return lines
