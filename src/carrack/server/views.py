"""A table as a viewer sees it. Secrets leave the server only through here, and only from redacted positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carrack.core.log import seen
from carrack.core.state import Facts, States, facts
from carrack.tables.events import Acted, Chatted, Entry, Happened
from carrack.tables.table import Table

from .protocol import News, Said, SeatView, TableView, UndoRequest

Told = list[tuple[str, dict[str, int | str]]]


def known_facts(table: Table, states: States, seat: int) -> Facts:
    """A position in plain numbers, as a seat knows it; after the end everybody may see everything."""
    if table.status == "finished":
        return facts(states)
    return table.playing.known(states, 0, seat)


def legal(table: Table, seat: int) -> list[int]:
    """The acts a seat may do now."""
    if table.status != "playing" or table.actor != seat or table.paused:
        return []
    game = table.playing
    out = game.scratch()
    return out[: game.engine.legal_at(table.states, 0, out)].tolist()


def table_view(table: Table, seat: int, here: set[str], watchers: int) -> TableView:
    """The whole view of a seat (-1: a spectator)."""
    game = table.playing
    clocked = table.clock.kind == "total"
    picture: Any = None
    if table.status != "waiting":
        picture = game.part("view").picture(known_facts(table, table.states, seat), seat)
    return TableView(
        id=table.id,
        game=game.name,
        version=game.version,
        status=table.status,
        seq=table.moved,
        host=table.host,
        visibility=table.visibility,
        options=table.options,
        clock=table.clock,
        seats=[
            SeatView(s.name, s.person, s.bot, s.person in here or bool(s.bot), bool(s.resigned), s.left_ms if clocked else None)
            for s in table.seats
        ],
        you=seat,
        actor=table.actor,
        acts=len(table.acts),
        deadline=table.deadline(),
        paused=table.paused,
        legal=legal(table, seat),
        can_undo=table.status == "playing" and seat >= 0 and table.undo_floor(seat) < len(table.acts),
        undo=UndoRequest(table.asking, table.asking_to, sorted(table.agreed)) if table.asking >= 0 else None,
        picture=picture,
        commitment=table.commitment,
        words=table.words,
        secret=table.secret if table.status == "finished" else "",
        ranks=table.ranks,
        scores=table.scores,
        finish=table.finish,
        next_table=table.next_table,
        watchers=watchers,
    )


def chat_of(new: Sequence[Entry]) -> list[Said]:
    """What was said in these entries."""
    return [Said(e.seq, e.at, e.event.name, e.event.text) for e in new if isinstance(e.event, Chatted)]


@dataclass
class Last:
    """The position that spectators were told of last."""

    data: bytes = b""
    facts: Facts | None = None


class Teller:
    """Tells the acts of one step to every viewer. What is public is told once for all; only who saw more gets sentences of his own."""

    def __init__(self, table: Table, last: Last | None = None) -> None:
        self.table, self.game, self.last = table, table.playing, last or Last()
        self.steps: list[tuple[Entry, int, int, int]] = []  # entry, act, actor, eyes
        self.positions: list[States] = [self._copy()]  # before the first act, and after each
        self.public: list[News] | None = None
        self.watched: list[Facts] = []

    def _copy(self) -> States:
        copy = self.game.blank()
        if len(self.table.states):
            self.game.engine.copy(copy, 0, self.table.states, 0)
        return copy

    def note(self, entry: Entry) -> None:
        """Remember an act that the table has just done."""
        if isinstance(entry.event, Acted | Happened):
            self.steps.append((entry, entry.event.act, self.table.who[-1], self.table.eyes[-1]))
            self.positions.append(self._copy())

    def _watched(self, states: States) -> Facts:
        """A position as spectators know it; where one step begins, the step before has ended."""
        data = states.tobytes()
        if self.last.data != data:
            self.last.data, self.last.facts = data, self.game.known(states, 0, -1)
        assert self.last.facts is not None
        return self.last.facts

    def _news(self, n: int, before: Facts, after: Facts, visible: bool) -> News:
        entry, act, actor, _ = self.steps[n]
        table = self.game.actions
        kind = table.kind_of[act]
        key, args = table.message(act)
        if not visible:
            key, args = f"{key}-unseen", {k: v for k, v in args.items() if k not in kind.hidden}
        names = [s.name for s in self.table.seats]
        more, further = self.game.part("view").narrate(before, kind.name, args, after, names)
        return News(entry.seq, entry.at, actor, table.write(act, unseen=not visible), [(key, args | more), *further])

    def news(self, seat: int) -> list[News]:
        """These acts as a seat knows them (-1: a spectator)."""
        kinds = self.game.actions.kind_of
        if self.public is None:
            self.watched = [self._watched(states) for states in self.positions]
            self.public = [
                self._news(n, self.watched[n], self.watched[n + 1], seen(kinds[act], actor, eyes, -1))
                for n, (_, act, actor, eyes) in enumerate(self.steps)
            ]
        out = list(self.public)
        for n, (_, act, actor, eyes) in enumerate(self.steps):
            if seat >= 0 and kinds[act].hidden and seen(kinds[act], actor, eyes, seat) and not seen(kinds[act], actor, eyes, -1):
                before, after = (self.game.known(states, 0, seat) for states in self.positions[n : n + 2])
                out[n] = self._news(n, before, after, visible=True)
        return out
