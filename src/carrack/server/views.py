"""A table as a viewer sees it. Secrets leave the server only through here, and only from redacted positions."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from msgspec import Raw, Struct

from carrack.core.kept import Kept
from carrack.core.log import seen
from carrack.core.match import tell
from carrack.core.state import Before, Facts, States, facts
from carrack.tables.events import Acted, Chatted, Entry, Happened
from carrack.tables.table import Line, Table

from .protocol import News, Said, SeatView, TableView, UndoRequest, encode


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
    """A table for any number of viewers: what they all see alike is made once, and what acts do not change only when something else has happened."""

    def __init__(self, table: Table, here: set[str]) -> None:
        self.table, game, clocked = table, table.playing, table.clock.kind == "total"
        self.public: Facts | None = None
        self.picture = game.part("view").picture
        sitting = [s.person in here for s in table.seats]
        self.view = TableView(
            id=table.id,
            game=game.name,
            version=game.version,
            status=table.status,
            seq=table.moved,
            host=table.host,
            visibility=table.visibility,
            rated=table.counts,
            options=table.options,
            clock=table.clock,
            seats=Kept(
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
            ),
            you=-1,
            actor=table.actor,
            acts=len(table.acts),
            deadline=None,
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
        self.acted()

    def acted(self, public: Facts | None = None) -> None:
        """There have been acts, and nothing else; `public` is what spectators know of the position now, if it is at hand."""
        table, view = self.table, self.view
        view.seq, view.actor, view.acts, view.deadline = table.moved, table.actor, len(table.acts), table.deadline()
        if table.asking < 0:
            view.undo = None
        self.public = public

    def to(self, seat: int) -> TableView:
        """The whole view of a seat (-1: a spectator), to be encoded at once: the next is made in its place."""
        table, view = self.table, self.view
        if table.status != "waiting":
            if self.public is None:
                self.public = table.playing.known(table.states, 0, -1)
            known = known_facts(table, table.states, seat, self.public)
            view.picture = self.picture(known, seat)
        at_play = table.status == "playing" and seat >= 0
        view.legal = legal(table, seat) if at_play else []
        view.can_undo = at_play and table.undo_floor(seat) < len(table.acts)
        view.you = seat
        return view


def chat_of(new: Sequence[Entry]) -> list[Line]:
    """What was said in these entries."""
    return [Line(e.seq, e.at, e.event.person, e.event.name, e.event.text) for e in new if isinstance(e.event, Chatted)]


def heard(chat: Iterable[Line], unheard: Container[str]) -> list[Said]:
    """What is left of a conversation without the people somebody has blocked."""
    return [Said(seq, at, name, text) for seq, at, person, name, text in chat if person not in unheard]


# --- what happened ------------------------------------------------------------------------------
class Step(NamedTuple):
    """One act that has happened, with the positions around it."""

    entry: Entry
    act: int
    actor: int
    eyes: int
    before: bytes
    after: bytes


class Told(Struct, gc=False):
    """One act, told and encoded: to those who saw more, and to all others. Hundreds are kept at each table, and none is part of a cycle."""

    seq: int
    public: Raw
    own: dict[int, Raw] | None = None

    def to(self, seat: int) -> Raw:
        return self.public if self.own is None else self.own.get(seat, self.public)


class Teller:
    """Lets entries happen at a table and tells its acts. What is public is told once for all; only who saw more gets sentences of his own.

    Between two acts a table keeps its position and nothing that was read from it: to read it again costs no more than to come back to what
    has lain in memory since the table's last turn.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: list[Step] = []
        self.names: list[str] = []
        self.positions: dict[bytes, Facts] = {}  # as spectators know them
        self.told: list[Told] | None = None

    def happen(self, entry: Entry) -> None:
        """Let an entry happen, and remember it if it is an act."""
        table = self.table
        if not isinstance(entry.event, (Acted, Happened)):
            table.evolve(entry)
            return
        before = table.states.tobytes()
        table.evolve(entry)
        self.steps.append(Step(entry, entry.event.act, table.who[-1], table.eyes[-1], before, table.states.tobytes()))

    def public(self, position: bytes, kind: type[Facts] = Facts) -> Facts:
        """A position as spectators know it. Where one step begins, the step before has ended."""
        known = self.positions.get(position)
        if known is None:
            game = self.table.playing
            known = self.positions[position] = kind(game.state, game.redacted_from(position, -1).tobytes())
        return known

    def now(self) -> Facts:
        """The position after the last act."""
        return self.public(self.steps[-1].after)

    def tell(self) -> list[Told]:
        """These acts, for everybody."""
        if self.told is None:
            self.names = [s.name for s in self.table.seats]
            self.told = [self._told(step) for step in self.steps]
        return self.told

    def _told(self, step: Step) -> Told:
        kind, game = self.table.playing.actions.kind_of[step.act], self.table.playing
        before, after = self.public(step.before, Before), self.public(step.after)
        if not kind.hidden or seen(kind, step.actor, step.eyes, -1):
            return Told(step.entry.seq, self._news(step, before, after, visible=True))
        own: dict[int, Raw] = {}
        for seat in range(len(self.table.seats)):
            if seen(kind, step.actor, step.eyes, seat):
                was, has = game.position(step.before), game.position(step.after)
                own[seat] = self._news(step, game.known(was, 0, seat, before), game.known(has, 0, seat, after), visible=True)
        return Told(step.entry.seq, self._news(step, before, after, visible=False), own)

    def _news(self, step: Step, before: Facts, after: Facts, visible: bool) -> Raw:
        game = self.table.playing
        told = tell(game, step.act, visible, before, after, self.names)
        return Raw(encode(News(step.entry.seq, step.entry.at, step.actor, game.actions.write(step.act, unseen=not visible), told)))
