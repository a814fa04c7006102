"""The log is the truth: it writes, reads, replays, refuses what is wrong, and shows a seat only what it saw."""

from __future__ import annotations

from collections.abc import Iterator

from ..log import BadLog, Log
from ..match import Match
from ..state import EVERYBODY
from .bench import Bench, number


def log(b: Bench) -> str:
    """A game's log replays to the same bytes; a cut or edited one is refused; a seat's own log hides exactly what it did not see."""
    games = acts = hidden = refused = 0
    for seats in b.game.seats:
        for seed in range(b.pick(1, 2, 5, 30)):
            match = b.game.new(seats=seats, seed=seed)
            while not match.over and len(match.log.acts) < b.pick(200, 1_500, 6_000, 40_000):
                match.play(match.choice())
            games, acts, where = games + 1, acts + len(match.log.acts), f"{seats} seats, seed {seed}"
            replays(b, match, where)
            refused += refuses(b, match, where)
            for seat in range(-1, seats):
                hidden += redacted(b, match.log, seat, where)
    return f"{games} logs of {number(acts)} acts replay; {refused} spoilt ones were refused; seats' own logs hide {number(hidden)} acts and no other"


def replays(b: Bench, match: Match, where: str) -> None:
    """Written and read, the log makes the same match."""
    text = match.log.write()
    again = Log.read(text)
    if again.acts != match.log.acts or again.options != match.log.options or again.seed != match.log.seed or again.write() != text:
        raise b.fail(f"a log does not read back as it was written: {where}")
    truth = match.log.replay()[0].tobytes()
    for other in (Match.from_log(text), Match.from_log(again)):
        if other.log.replay()[0].tobytes() != truth or other.facts() != match.facts():
            raise b.fail(f"a log does not replay to the same bytes: {where}")
    half = len(again.acts) // 2
    if again.replay(half)[0].tobytes() != Match.from_log(text, upto=half).log.replay(half)[0].tobytes():
        raise b.fail(f"half a log does not replay to the same bytes: {where}")


def spoilt(b: Bench, match: Match) -> Iterator[tuple[str, str]]:
    """Logs that must be refused, and what was done to them."""
    lines = match.log.write().split("\n")
    first = lines.index("") + 1
    middle = (first + len(lines)) // 2
    states = match.log.replay(middle - first)[0]
    wrong = next(a for a in range(len(b.game.actions)) if b.game.engine.refuse_at(states, 0, a))
    yield "cut off", "\n".join(lines[:middle])
    yield "a line taken out", "\n".join(lines[:middle] + lines[middle + 1 :])
    yield "an act put in", "\n".join([*lines[:middle], b.game.actions.write(wrong), *lines[middle:]])
    yield "an act that is refused", "\n".join([*lines[:middle], b.game.actions.write(wrong), *lines[middle + 1 :]])
    yield "an act that is none", "\n".join([*lines[:middle], "no_such_act", *lines[middle + 1 :]])
    yield "a seat too many", "\n".join(f"seats {b.game.seats[-1] + 1}" if line.startswith("seats ") else line for line in lines)
    yield "another version", "\n".join(f"version {b.game.version + 1}" if line.startswith("version ") else line for line in lines)
    yield "more after its end", "\n".join([*lines, lines[first]])


def refuses(b: Bench, match: Match, where: str) -> int:
    """Spoilt logs are refused with BadLog."""
    done = 0
    for what, text in spoilt(b, match):
        try:
            Match.from_log(text)
        except BadLog:
            done += 1
        else:
            raise b.fail(f"a log with {what} is not refused: {where}")
    return done


def redacted(b: Bench, log: Log, seat: int, where: str) -> int:
    """The log as a seat saw it hides what the seat did not see, and nothing else; returns how many acts."""
    table, hidden = b.game.actions, 0
    text = log.write(seat)
    if "\nseed " in text.split("\n\n", 1)[0]:
        raise b.fail(f"the log of seat {seat} tells the seed: {where}")
    lines = text.split("\n")
    lines = lines[lines.index("") + 1 :]
    for n, (a, (actor, eyes)) in enumerate(zip(log.acts, log.replay()[1], strict=True)):
        kind = table.kind_of[a]
        mine = (eyes == EVERYBODY if seat < 0 else eyes >> seat & 1) if kind.chance else actor == seat
        wanted = table.write(a, unseen=not mine)
        hidden += "?" in wanted
        if lines[n] != wanted:
            raise b.fail(f"the log of seat {seat} says {lines[n]!r}, not {wanted!r}, at act {n}: {where}")
    return hidden
