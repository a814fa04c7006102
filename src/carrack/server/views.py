"""A table as a viewer sees it. Secrets leave the server only through here, and only from redacted positions."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from copy import copy
from dataclasses import dataclass

import numpy as np
from msgspec import Raw, Struct

from carrack.core.log import seen
from carrack.core.match import tell
from carrack.core.state import Facts, States, facts
from carrack.tables.events import Acted, Chatted, Entry, Happened
from carrack.tables.table import Line, Table

from .protocol import News, Said, SeatView, TableView, UndoRequest, encode


class Public:
    """The position as spectators know it. Where one step begins, the step before has ended: the latest one is kept."""

    def __init__(self) -> None:
        self.data, self.facts = b"", Facts(np.dtype([]), b"")

    def of(self, table: Table) -> Facts:
        data = table.states.tobytes()
        if self.data != data:
            self.data, self.facts = data, table.playing.known(table.states, 0, -1)
        return self.facts


def known_facts(table: Table, states: States, seat: int, public: Facts | None = None) -> Facts:
    """A position in plain numbers, as a seat knows it; after the end everybody may see everything."""
    if table.status == "finished":
        return facts(states)
    return public if public is not None and seat < 0 else table.playing.known(states, 0, seat, public)


def legal(table: Table, seat: int) -> list[int]:
    """The acts a seat may do now."""
    if table.status != "playing" or table.actor != seat or table.paused:
        return []
    game = table.playing
    out = game.scratch()
    return out[: game.engine.legal_at(table.states, 0, out)].tolist()


class Show:
    """A table as it is now, for any number of viewers: what they all see alike is made once."""

    def __init__(self, table: Table, here: set[str], public: Public | None = None) -> None:
        self.table, self.public = table, (public or Public()).of(table) if table.status != "waiting" else None
        game, clocked = table.playing, table.clock.kind == "total"
        sitting = [s.person in here for s in table.seats]
        self.alike = TableView(
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
                SeatView(
                    name=s.name,
                    person=s.person,
                    bot=s.bot,
                    here=sits or bool(s.bot),
                    resigned=bool(s.resigned),
                    left_ms=s.left_ms if clocked else None,
                    owner=s.owner,
                )
                for s, sits in zip(table.seats, sitting, strict=True)
            ],
            you=-1,
            actor=table.actor,
            acts=len(table.acts),
            deadline=table.deadline(),
            paused=table.paused,
            legal=[],
            can_undo=False,
            undo=UndoRequest(table.asking, table.asking_to, sorted(table.agreed)) if table.asking >= 0 else None,
            picture=None,
            commitment=table.commitment,
            words=table.words,
            secret=table.secret if table.status == "finished" else "",
            ranks=table.ranks,
            scores=table.scores,
            finish=table.finish,
            next_table=table.next_table,
            watchers=len(here) - sum(sitting),
        )

    def to(self, seat: int) -> TableView:
        """The whole view of a seat (-1: a spectator)."""
        table, view = self.table, copy(self.alike)
        if self.public is not None:
            known = known_facts(table, table.states, seat, self.public)
            view.picture = table.playing.part("view").picture(known, seat)
        if table.status == "playing" and seat >= 0:
            view.legal, view.can_undo = legal(table, seat), table.undo_floor(seat) < len(table.acts)
        view.you = seat
        return view


def chat_of(new: Sequence[Entry]) -> list[Line]:
    """What was said in these entries."""
    return [Line(e.seq, e.at, e.event.person, e.event.name, e.event.text) for e in new if isinstance(e.event, Chatted)]


def heard(chat: Iterable[Line], unheard: Container[str]) -> list[Said]:
    """What is left of a conversation without the people somebody has blocked."""
    return [Said(seq, at, name, text) for seq, at, person, name, text in chat if person not in unheard]


# --- what happened ------------------------------------------------------------------------------
@dataclass
class Step:
    """One act that has happened, with the position around it: whole, and as spectators know it."""

    entry: Entry
    act: int
    actor: int
    eyes: int
    before: bytes
    after: bytes
    public: tuple[Facts, Facts]


class Told(Struct, gc=False):
    """One act, told and encoded: to those who saw more, and to all others. Hundreds are kept at each table, and none is part of a cycle."""

    seq: int
    public: Raw
    own: dict[int, Raw] | None = None

    def to(self, seat: int) -> Raw:
        return self.public if self.own is None else self.own.get(seat, self.public)


class Teller:
    """Lets entries happen at a table and tells its acts. What is public is told once for all; only who saw more gets sentences of his own."""

    def __init__(self, table: Table, public: Public | None = None) -> None:
        self.table, self.public = table, public or Public()
        self.steps: list[Step] = []
        self.told: list[Told] | None = None

    def happen(self, entry: Entry) -> None:
        """Let an entry happen, and remember it if it is an act."""
        table = self.table
        if not isinstance(entry.event, (Acted, Happened)):
            table.evolve(entry)
            return
        known, before = self.public.of(table), self.public.data
        table.evolve(entry)
        after = self.public.of(table)
        self.steps.append(Step(entry, entry.event.act, table.who[-1], table.eyes[-1], before, self.public.data, (known, after)))

    def tell(self) -> list[Told]:
        """These acts, for everybody."""
        if self.told is None:
            self.told = [self._told(step) for step in self.steps]
        return self.told

    def _told(self, step: Step) -> Told:
        kind, game = self.table.playing.actions.kind_of[step.act], self.table.playing
        if not kind.hidden or seen(kind, step.actor, step.eyes, -1):
            return Told(step.entry.seq, self._news(step, *step.public, visible=True))
        own: dict[int, Raw] = {}
        for seat in range(len(self.table.seats)):
            if seen(kind, step.actor, step.eyes, seat):
                around = [game.position(data) for data in (step.before, step.after)]
                known = [game.known(states, 0, seat, public) for states, public in zip(around, step.public, strict=True)]
                own[seat] = self._news(step, known[0], known[1], visible=True)
        return Told(step.entry.seq, self._news(step, *step.public, visible=False), own)

    def _news(self, step: Step, before: Facts, after: Facts, visible: bool) -> Raw:
        game = self.table.playing
        told = tell(game, step.act, visible, before, after, [s.name for s in self.table.seats])
        return Raw(encode(News(step.entry.seq, step.entry.at, step.actor, game.actions.write(step.act, unseen=not visible), told)))
