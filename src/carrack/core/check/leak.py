"""No leak: two worlds that a seat cannot tell apart are played side by side, and it must never see a difference."""

from __future__ import annotations

import random
from typing import Any

from .. import check_loops as codes
from ..kept import encode
from .bench import Bench, number, told
from .play import GREEDY

WRONG = {
    codes.SEEN_APART: "sees a difference that it cannot know",
    codes.OTHER_ACTS: "has other legal acts in a world that it cannot tell apart",
    codes.OTHER_ACTS_REDACTED: "has other legal acts than what it knows allows",
    codes.TOLD_MORE: "is told by the log what it does not know",
    codes.NOT_IDEMPOTENT: "knows less of what it knows already: redacting twice differs",
}


def leak(b: Bench) -> str:
    """No seat and no spectator ever sees what it cannot know: two worlds, act by act."""
    chooser, games, acts, different, dealt = random.Random(5), 0, 0, 0, 0
    states, rng, out, weights, more = b.blank(6), b.numbers(4), b.acts(), b.numbers(), b.acts()
    luck, secret, looks, shows = b.table(b.luck), b.table(b.secret), b.table(b.looks), b.table(b.shows)
    for seats in b.game.seats:
        for options, _ in b.variants(seats, chooser, b.pick(0, 2, 6, 30)):
            fresh = b.fresh(seats, **options)
            for viewer in range(-1, seats):
                for k in range(b.pick(6, 12, 100, 2_000) if not options else b.pick(1, 2, 8, 60)):
                    counts = b.numbers(5)
                    limit, greed = b.pick(250, 6_000, 30_000, 30_000), GREEDY if k % 4 == 3 else 0
                    wrong = int(
                        b.loops.walk(
                            states, fresh, k, limit, greed, viewer, 40, luck, secret, looks, shows, rng, out, weights, more, counts
                        )
                    )
                    games, acts, different, dealt = games + 1, acts + int(counts[0]), different + int(counts[1]), dealt + int(counts[2])
                    if wrong:
                        who = f"seat {viewer}" if viewer >= 0 else "a spectator"
                        field = f" ({b.field(wrong >> 8)})" if wrong >> 8 else ""
                        raise b.fail(
                            f"{who} {WRONG[wrong & 0xFF]}{field} after {b.write(int(counts[3]))!r} in one and {b.write(int(counts[4]))!r} in the other "
                            f"world, phase now {int(states[0].phase)}, act {int(counts[0])} of {seats} seats{told(options)}, seed {k}, greed {greed}"
                        )
    shown = sum(pictures(b, seats, viewer) for seats in b.game.seats for viewer in range(-1, seats))
    share = 100 * different // max(1, acts)
    return (
        f"{number(games)} games in two worlds, {number(acts)} acts, the worlds different in {share} % of them and dealt anew {number(dealt)} times; "
        f"{number(shown)} pictures and stories alike"
    )


def pictures(b: Bench, seats: int, viewer: int) -> int:
    """Pictures and stories of both worlds are equal too."""
    chooser, view, shown = random.Random(f"{seats} {viewer}"), b.game.part("view"), 0
    states, other, rng = b.blank(2), b.blank(3), b.numbers(4)
    rng[0], rng[3] = 1 + viewer % 8, 1
    states[0] = b.position(seats, viewer + 2, chooser.randrange(b.pick(40, 1_500, 1_500, 1_500)))[0]
    names = [f"player {p}" for p in range(seats)]
    for _ in range(b.pick(15, 20, 80, 400)):
        if states[0].phase == 0:
            break
        states[1] = states[0]  # what the viewer imagines
        b.engine.redact_at(states, 1, viewer)
        b.engine.resample_at(states, 1, viewer, rng)
        act = b.any_act(states, chooser)
        sees = visible(b, states, act, viewer)
        told: dict[bytes, set[bytes]] = {}  # by what the act shows
        for world in (0, 1):
            alike = [a for a in b.legal(states, world) if (a == act if sees else b.looks[a] == b.looks[act])]
            if not alike:
                continue
            other[0] = states[world]
            b.engine.copy(other, 1, other, 0)
            b.engine.redact_at(other, 1, viewer)
            b.engine.copy(other, 2, other, 0)
            b.engine.apply_at(other, 2, chooser.choice(alike))
            b.engine.redact_at(other, 2, viewer)
            before, after = b.facts(other, 1), b.facts(other, 2)
            _, args = b.game.actions.message(act)
            kind = b.game.actions.kind_of[act]
            args = {k: v for k, v in args.items() if sees or k not in kind.hidden}
            story = view.narrate(before, kind.name, args, after, names)
            by = encode(getattr(after, kind.shows) if kind.shows else [])
            told.setdefault(by, set()).add(encode([view.picture(before, viewer), view.picture(after, viewer), story]))
        if b.compiled:
            apart, together = (b.game.known(states, 0, viewer, public) for public in (None, b.game.known(states, 0, -1)))
            if view.picture(apart, viewer) != view.picture(together, viewer):
                raise b.fail(f"something in the picture of seat {viewer} is marked as shared and is not the same for all: {seats} seats")
        if any(len(ways) > 1 for ways in told.values()):
            raise b.fail(f"seat {viewer} is shown or told a difference that it cannot know at {b.write(act)}: {seats} seats")
        shown += 1
        b.engine.apply_at(states, 0, act)
    return shown


def visible(b: Bench, states: Any, act: int, viewer: int) -> bool:
    """May the viewer see the hidden arguments of this act?"""
    s = states[0]
    if not b.secret[act]:
        return True
    if not b.luck[act]:
        return int(s.actor) == viewer
    return int(s.eyes) == 0xFF if viewer < 0 else bool(int(s.eyes) >> viewer & 1)
