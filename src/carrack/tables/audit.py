"""Checks a table's entries one by one, trusting nothing: every act is legal, every outcome of luck follows from the secret, the end is right.

`Table.evolve` believes what it is told, since the server has checked it before. Entries that come from elsewhere (a file, an old version
of the rules) go through here first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from carrack.core.game import Game
from carrack.core.log import BadLog, Log
from carrack.core.match import refusal
from carrack.core.state import CHANCE

from . import luck
from .events import (
    Acted,
    AnyEvent,
    Chatted,
    Created,
    Entry,
    Finished,
    Happened,
    Left,
    Paused,
    Rematch,
    Resigned,
    Resumed,
    Seated,
    Started,
    Stirred,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from .table import LONGEST_CHAT, LONGEST_NAME, LONGEST_WORDS, Seat, Table, TableError

LONGEST_ID = 32
LONGEST_BOT = 64


class Wrong(ValueError):
    """An entry that cannot be. `code`: version, order, luck, secret, act, result or event."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


@dataclass
class Audit:
    """How far the entries are right, and what is wrong with the first that is not."""

    table: Table
    acts: int = 0  # decisions found legal
    outcomes: int = 0  # outcomes of luck found possible
    proved: int = 0  # outcomes found to follow from the secret
    opening: int = 0  # acts taken over from another table: found possible, but their luck is not of this table's secret
    wrong: Wrong | None = None
    at_seq: int = 0  # the entry that is wrong
    old_version: int = 0  # the version of the rules the table was made with, if it is not the present one


def revealed(entries: Iterable[Entry]) -> str:
    """The secret, if the table is over."""
    return next((e.event.secret for e in entries if isinstance(e.event, Finished)), "")


def audit(id: str, entries: Iterable[Entry], secret: str = "", any_version: bool = False) -> Audit:
    """Check entries up to the first that is wrong. Without a secret luck is only checked to be possible.

    `any_version`: a table made with other rules is tried with the present ones.
    """
    found = Audit(Table(id, secret))
    table = found.table
    if secret == "":
        entries = list(entries)
        secret = revealed(entries)
    seq = 0
    try:
        for entry in entries:
            seq = entry.seq
            if any_version and isinstance(entry.event, Created):
                entry = present(entry, entry.event, found)
            check(found, entry, secret)
            table.evolve(entry)
        if not table.seq:
            raise Wrong("order", "there are no entries")
        if table.status == "playing" and (int(table.states["actor"][0]) == CHANCE or int(table.states["phase"][0]) == 0):
            raise Wrong("order", f"the entries break off in the middle of a step, after number {table.seq}")
    except Wrong as wrong:
        found.wrong, found.at_seq = wrong, seq
    except (TableError, ValueError) as error:
        code = error.code if isinstance(error, TableError) and error.code == "version" else "event"
        found.wrong, found.at_seq = Wrong(code, str(error)), seq
    return found


def present(entry: Entry, event: Created, found: Audit) -> Entry:
    """The first entry as if it had been made with the present rules."""
    from carrack.core.game import load

    version = load(event.game).version
    if version == event.version:
        return entry
    found.old_version = event.version
    return Entry(entry.seq, entry.at, msgspec.structs.replace(event, version=version))


# --- one entry ----------------------------------------------------------------------------------
def check(found: Audit, entry: Entry, secret: str) -> None:
    """Raise Wrong unless this entry may follow."""
    table, event = found.table, entry.event
    if entry.seq != table.seq + 1:
        raise Wrong("order", f"number {entry.seq} follows number {table.seq}: entries are missing or doubled")
    if entry.at < table.changed:
        raise Wrong("order", "it is older than the one before it")
    if isinstance(event, Created) != (table.seq == 0):
        raise Wrong("order", "a table begins with being made, once")
    if table.status == "playing":
        pending = int(table.states["phase"][0]) != 0 and int(table.states["actor"][0]) == CHANCE
        over = int(table.states["phase"][0]) == 0
        if pending and not isinstance(event, Happened):
            raise Wrong("order", "luck must be drawn first")
        if over and not isinstance(event, Finished):
            raise Wrong("order", "the game is over by its rules, but the end does not follow")
    CHECKS[type(event)](found, event, secret)


def need(good: bool, sentence: str, code: str = "event") -> None:
    if not good:
        raise Wrong(code, sentence)


def seat_at(table: Table, seat: int) -> Seat:
    need(0 <= seat < len(table.seats), f"there is no seat {seat}")
    return table.seats[seat]


def named(person: str, name: str, bot: str) -> None:
    need(bool(person) != bool(bot), "a seat is for a person or for a bot")
    need(len(person) <= LONGEST_ID and len(name) <= LONGEST_NAME and len(bot) <= LONGEST_BOT, "its name is too long")


def waiting(table: Table) -> None:
    need(table.status == "waiting", "the game has already begun")


def playing(table: Table) -> None:
    need(table.status == "playing", "the game has not begun" if table.status == "waiting" else "the game is over")


def created(found: Audit, event: Created, secret: str) -> None:
    from carrack.core.game import load

    game = load(event.game)
    need(
        event.version == game.version,
        f"made with version {event.version} of the rules of {game.title}, this is version {game.version}",
        "version",
    )
    options = game.read_options(event.seats, dict[str, object](event.options))
    need({o.name: o.write(options[o.name]) for o in game.options} == event.options, "its options are not written in full")
    need(len(event.commitment) == 64 and set(event.commitment) <= set("0123456789abcdef"), "its promise of luck is no SHA-256", "secret")
    need(0 < len(event.host) <= LONGEST_ID, "its host has no name that fits")
    if secret:
        need(luck.commitment(secret) == event.commitment, "the secret is not the one that was promised", "secret")
    if event.branch_of or event.opening:
        found.opening = opened(game, event, options)


def opened(game: Game, event: Created, options: dict[str, int]) -> int:
    """The acts of another table, before the first of its own."""
    need(0 < len(event.branch_of) <= LONGEST_ID, "it does not say whose acts it begins with")
    need(not event.rated, "it begins in the middle of a game, so it cannot be rated")
    for act in event.opening:
        need(0 <= act < len(game.actions), f"no act has the number {act}", "act")
    try:
        states, _ = Log(game, event.seats, options, list(event.opening)).replay()
    except BadLog as error:
        raise Wrong("act", f"act {error.line} of its opening: {str(error).partition(': ')[2]}") from None
    need(int(states["phase"][0]) != 0, "the game is over before it begins")
    return len(event.opening)


def seated(found: Audit, event: Seated, secret: str) -> None:
    waiting(found.table)
    need(not seat_at(found.table, event.seat).taken, f"seat {event.seat} is taken")
    named(event.person, event.name, event.bot)
    need(found.table.seat_of(event.person) < 0, "this person sits there already")


def left(found: Audit, event: Left, secret: str) -> None:
    waiting(found.table)
    need(seat_at(found.table, event.seat).taken, f"seat {event.seat} is empty")


def stirring(found: Audit, event: Stirred, secret: str) -> None:
    waiting(found.table)
    need(found.table.seat_of(event.person) >= 0, "this person does not sit there")
    need(0 < len(event.words) <= LONGEST_WORDS, "nobody adds that many words")


def started(found: Audit, event: Started, secret: str) -> None:
    waiting(found.table)
    need(all(s.taken for s in found.table.seats), "some seats are empty")


def known(table: Table, act: int) -> None:
    need(0 <= act < len(table.playing.actions), f"no act has the number {act}", "act")


def acted(found: Audit, event: Acted, secret: str) -> None:
    table = found.table
    playing(table)
    known(table, event.act)
    need(not table.paused, "the game is paused")
    need(event.seat >= 0 and table.actor == event.seat, f"seat {event.seat} acts, but it is the turn of seat {table.actor}", "act")
    why = table.playing.engine.refuse_at(table.states, 0, event.act)
    if why:
        raise Wrong("act", f"{table.playing.actions.write(event.act)} is refused: {refusal(table.playing, why)}")
    found.acts += 1


def happened(found: Audit, event: Happened, secret: str) -> None:
    table = found.table
    playing(table)
    known(table, event.act)
    game, engine = table.playing, table.playing.engine
    need(int(table.states["actor"][0]) == CHANCE, "luck is drawn, but a seat is to act", "luck")
    what = game.actions.write(event.act)
    need(engine.refuse_at(table.states, 0, event.act) == 0, f"{what} cannot happen there", "luck")
    found.outcomes += 1
    if secret:
        total = int(engine.total_at(table.states, 0))
        fair = int(engine.nth_at(table.states, 0, luck.number(secret, table.id, table.seq + 1, table.stirred, total)))
        need(fair == event.act, f"{what} happened, but the secret gives {game.actions.write(fair)}", "luck")
        found.proved += 1


def chatted(found: Audit, event: Chatted, secret: str) -> None:
    need(0 < len(event.text) <= LONGEST_CHAT, "nobody talks that long")


def undo_asked(found: Audit, event: UndoAsked, secret: str) -> None:
    table = found.table
    playing(table)
    seat_at(table, event.seat)
    may_go_back(table, event)


def may_go_back(table: Table, event: UndoAsked | Undone) -> None:
    mine = len(table.opening) <= event.to < len(table.acts) and table.who[event.to] == event.seat
    need(mine, f"seat {event.seat} cannot go back to act {event.to}")


def undo_answered(found: Audit, event: UndoAnswered, secret: str) -> None:
    playing(found.table)
    seat_at(found.table, event.seat)
    need(found.table.asking >= 0 and event.seat != found.table.asking, "nobody asks for it")


def undone(found: Audit, event: Undone, secret: str) -> None:
    table = found.table
    playing(table)
    seat_at(table, event.seat)
    may_go_back(table, event)
    if event.to < table.undo_floor(event.seat):
        everybody = {p for p, s in enumerate(table.seats) if s.person and p != event.seat}
        asked = table.asking == event.seat and table.asking_to == event.to
        need(asked and everybody <= table.agreed, "an act is taken back past luck or another seat without everybody's consent")


def paused(found: Audit, event: Paused, secret: str) -> None:
    playing(found.table)
    need(not found.table.paused, "the game is paused already")


def resumed(found: Audit, event: Resumed, secret: str) -> None:
    playing(found.table)
    need(found.table.paused, "the game is not paused")


def resigned(found: Audit, event: Resigned, secret: str) -> None:
    playing(found.table)
    need(not seat_at(found.table, event.seat).resigned, f"seat {event.seat} has resigned already")


def taken_over(found: Audit, event: TakenOver, secret: str) -> None:
    playing(found.table)
    seat_at(found.table, event.seat)
    named(event.person, event.name, event.bot)


def finished(found: Audit, event: Finished, secret: str) -> None:
    table = found.table
    playing(table)
    need(luck.commitment(event.secret) == table.commitment, "the secret shown at the end is not the one that was promised", "secret")
    by_rules = int(table.states["phase"][0]) == 0
    if event.reason == "resigned":
        need(sum(not s.resigned for s in table.seats) == 1, "more than one seat has stayed", "result")
    need(
        (event.reason == "rules") == by_rules,
        "the game is over by its rules" if by_rules else "the game is not over by its rules",
        "result",
    )
    right = table.result(event.reason)
    need(event.ranks == right.ranks, f"the ranks are {event.ranks}, but the rules give {right.ranks}", "result")
    need(event.scores == right.scores, f"the scores are {event.scores}, but the rules give {right.scores}", "result")


def rematch(found: Audit, event: Rematch, secret: str) -> None:
    need(found.table.status == "finished", "the game is not over")
    need(not found.table.next_table, "there is a rematch already")


CHECKS: dict[type[AnyEvent], Callable[[Audit, AnyEvent, str], None]] = {  # pyright: ignore[reportAssignmentType]
    Created: created,
    Seated: seated,
    Left: left,
    Stirred: stirring,
    Started: started,
    Acted: acted,
    Happened: happened,
    Chatted: chatted,
    UndoAsked: undo_asked,
    UndoAnswered: undo_answered,
    Undone: undone,
    Paused: paused,
    Resumed: resumed,
    Resigned: resigned,
    TakenOver: taken_over,
    Finished: finished,
    Rematch: rematch,
}
