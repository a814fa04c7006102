"""One game being played, from Python: the log, the present position, and the luck of a seed."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .chance import below, seed
from .log import BadLog, Log, seen
from .seats import check_seat
from .state import CHANCE, Facts, States, facts
from .texts import Texts, rule_id, rule_key

if TYPE_CHECKING:
    from .game import Game

CHOICES = 1 << 31  # the stream of random choices, apart from the streams of luck


@dataclass(frozen=True)
class Refusal:
    """Why an act is not possible: the rule's number, its sentence, and the key of the sentence for other languages."""

    rule: str
    sentence: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if "." in self.rule else self.sentence


class Refused(ValueError):
    """An act that the rules do not allow. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.rule, self.sentence = refusal.rule, refusal.sentence
        super().__init__(str(refusal))


def refusal(game: Game, number: int, language: str = "en") -> Refusal:
    """The refusal behind a number that `refuse` returned."""
    rule = game.rules(number)
    return Refusal(rule_id(rule), game.texts(language).say(rule_key(rule)), rule_key(rule))


class Match:
    """A game being played. Luck is drawn by itself; the seats' acts are given by `play`.

    >>> import carrack
    >>> match = carrack.load("anno1503").new(seats=2, seed=2)
    >>> match.phase, match.actor
    ('trade', 1)
    >>> match.play("set_sail")
    >>> match.why_not("buy good=spice").sentence
    'This is not possible now.'
    >>> while not match.over:
    ...     match.play(match.choice())
    >>> len(match.winners) >= 1
    True
    """

    def __init__(self, game: Game, seats: int, *, seed: int | None = None, **options: object) -> None:
        chosen = secrets.randbits(48) if seed is None else operator.index(seed)
        if not 0 <= chosen < 2**63:
            raise ValueError(f"a seed is a whole number from 0 to {2**63 - 1}, not {chosen}")
        seats = operator.index(seats)
        self._begin(Log(game, seats, game.read_options(seats, options), [], chosen))
        self._settle()

    def _begin(self, log: Log) -> None:
        self.game, self._log = log.game, log
        self._engine = log.game.engine
        self._place(log.fresh())
        self._rng = np.zeros(4, np.int64)
        self._out = np.zeros(len(log.game.actions), np.int16)
        self._luck = np.zeros(256, np.int16)
        self._choices = np.zeros(4, np.int64)
        seed(self._choices, log.seed or 0, CHOICES)

    def _place(self, states: States) -> None:
        self._states = states
        self._actor, self._phase = states["actor"], states["phase"]  # views: quick to read

    @classmethod
    def from_log(cls, log: Log | str, upto: int | None = None) -> Match:
        """A match from a log or its text, as it stood after `upto` acts; raises BadLog if it does not replay."""
        if isinstance(log, str):
            log = Log.read(log)
        match = cls.__new__(cls)
        head = Log(log.game, log.seats, log.options, list(log.acts[:upto]), log.seed, dict(log.players), log.first_line)
        match._begin(head)
        match._place(head.replay()[0])
        if head.seed is None:
            head.seed = secrets.randbits(48)
        match._settle()
        return match

    # --- playing --------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Luck comes from the seed and the number of acts before it: undo and replay meet the same dice."""
        n = len(self._luck)
        while self._actor[0] == CHANCE and n == len(self._luck):
            seed(self._rng, self._log.seed or 0, len(self._log.acts))
            n = self._engine.settle(self._states, 0, self._rng, self._luck)
            self._log.acts += self._luck[:n].tolist()

    def _read(self, act: int | str) -> int:
        if isinstance(act, str):
            return self.game.actions.read(act)
        a = operator.index(act)
        if not 0 <= a < len(self.game.actions):
            raise ValueError(f"no act has the number {a}; they go from 0 to {len(self.game.actions) - 1}")
        return a

    def play(self, act: int | str) -> None:
        """Do an act, by number or text, and the luck that follows. Raises Refused, with the rule, and then nothing has changed."""
        a = self._read(act)
        why = self._engine.refuse_at(self._states, 0, a)
        if why:
            raise Refused(refusal(self.game, why))
        self._engine.apply_at(self._states, 0, a)
        self._log.acts.append(a)
        self._settle()

    def why_not(self, act: int | str, language: str = "en") -> Refusal | None:
        """Why an act is not possible now, or None if it is.

        >>> import carrack
        >>> match = carrack.load("anno1503").new(seats=3, seed=1)
        >>> match.why_not("no_such_act")
        Traceback (most recent call last):
        ...
        ValueError: no act is called 'no_such_act'
        """
        why = self._engine.refuse_at(self._states, 0, self._read(act))
        return refusal(self.game, why, language) if why else None

    def undo(self, acts: int = 1) -> None:
        """Take back the last decisions, and the luck that followed them. A table between people is stricter: see `Log.undo_floor`."""
        kinds = self.game.actions.kind_of
        keep, left = len(self._log.acts), acts
        while keep and left:
            keep -= 1
            left -= not kinds[self._log.acts[keep]].chance
        if left:
            raise ValueError("there is nothing to take back")
        self.rewind(keep)

    def rewind(self, acts: int) -> None:
        """Go back to the position after that many acts; if luck is next, it is drawn."""
        if not 0 <= acts <= len(self._log.acts):
            raise ValueError(f"the log has {len(self._log.acts)} acts, so there is no going back to {acts}")
        self._log.acts = self._log.acts[:acts]
        self._place(self._log.replay()[0])
        self._settle()

    # --- looking --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self._phase[0] == 0)

    @property
    def seats(self) -> int:
        return self._log.seats

    @property
    def actor(self) -> int:
        """The seat to act; after the end, the seat that acted last."""
        return int(self._actor[0])

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.game.phases(int(self._phase[0])).name.lower()

    @property
    def legal(self) -> list[int]:
        """All legal acts, by number."""
        if self.over:
            return []
        return self._out[: self._engine.legal_at(self._states, 0, self._out)].tolist()

    @property
    def legal_texts(self) -> list[str]:
        """All legal acts, as text.

        >>> import carrack
        >>> match = carrack.load("anno1503").new(seats=2, seed=2)
        >>> print(match)
        Anno 1503, 2 seats, 4 acts, seat 1 to act in phase trade
        >>> match.legal_texts[-2:]
        ['buy good=tobacco', 'set_sail']
        """
        return [self.game.actions.write(a) for a in self.legal]

    def choice(self) -> int:
        """A random legal act."""
        n = self._engine.legal_at(self._states, 0, self._out)
        if not n:
            raise ValueError("the game is over")
        return int(self._out[below(self._choices, n)])

    def position(self, seat: int) -> States:
        """The position as this seat knows it (-1: a spectator); bots and screens get nothing else."""
        check_seat(seat, self.seats)
        return self.game.redacted(self._states, 0, seat)

    def facts(self, seat: int | None = None) -> Facts:
        """The position in plain Python numbers; for a seat, only what it knows."""
        return facts(self._states if seat is None else self.position(seat))

    def picture(self, seat: int) -> Any:
        """What a screen shows this seat (-1: a spectator)."""
        return self.game.part("view").picture(self.facts(seat), seat)

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [int(self._engine.score_at(self._states, 0, p)) for p in range(self.seats)]

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat if the game ended now, 1 for the best; equals share a rank."""
        return ranks_of(self.game, self._states)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return [p for p, rank in enumerate(self.ranks) if rank == 1] if self.over else []

    @property
    def log(self) -> Log:
        """The log so far."""
        return self._log

    def __str__(self) -> str:
        now = (
            f"won by {' and '.join(f'seat {p}' for p in self.winners)}" if self.over else f"seat {self.actor} to act in phase {self.phase}"
        )
        return f"{self.game.title}, {self.seats} seats, {len(self._log.acts)} acts, {now}"

    def __repr__(self) -> str:
        return f"Match.from_log({self._log.write()!r})"

    # --- telling --------------------------------------------------------------------------------

    def label(self, act: int | str, language: str = "en", names: Sequence[str] = ()) -> str:
        """What doing an act would mean, in words: `Buy spice for 6 gold`."""
        return label(self.game, self.facts(self.actor), self._read(act), language, names)

    def story(self, seat: int | None = None, since: int = 0, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """What happened from act number `since` on, in words, as a seat saw it."""
        return narrate(self._log, seat, since, language, names)


def ranks_of(game: Game, states: States) -> list[int]:
    """The rank of each seat in a position, 1 for the best; equals share a rank."""
    standings = [int(game.engine.standing_at(states, 0, p)) for p in range(int(states["seats"][0]))]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def button(game: Game, known: Facts, a: int, names: Sequence[str] = ()) -> tuple[str, dict[str, int | str]]:
    """The words on the button of an act, as key and arguments; seats by their names. It need not be legal."""
    key, args = game.actions.message(a)
    args |= game.part("view").details(known, game.actions.kind_of[a].name, args)
    for name in ("seat", "opponent"):
        if name in args and int(args[name]) < len(names):
            args[name] = names[int(args[name])]
    return key.replace("act-", "do-", 1), args


def label(game: Game, known: Facts, a: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """An act as the seat to act may read it on a button."""
    texts = game.texts(language)
    key, args = button(game, known, a, called(texts, game.seats[-1], names))
    return texts.say(key, **args)


def called(texts: Texts, seats: int, names: Sequence[str]) -> list[str]:
    """What the seats are called: by their names, as far as there are any."""
    return [names[p] if p < len(names) else texts.say("seat-name", seat=p) for p in range(seats)]


def narrate(log: Log, seat: int | None = None, since: int = 0, language: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The acts of a log from number `since` on in words, as a seat saw them. A text that is only `-` is left out."""
    if seat is not None:
        check_seat(seat, log.seats)
    texts = log.game.texts(language)
    said = (texts.say(key, **args) for key, args in sentences(log, seat, since, called(texts, log.seats, names)))
    return [text for text in said if text != "-"]


def sentences(log: Log, seat: int | None, since: int, names: Sequence[str]) -> Iterator[tuple[str, dict[str, int | str]]]:
    """The acts of a log from number `since` on as keys and arguments, as a seat saw them."""
    game, table = log.game, log.game.actions
    states, _ = log.replay(since)
    for a in log.acts[since:]:
        kind = table.kind_of[a]
        record: Any = states[0]
        visible = seen(kind, int(record.actor), int(record.eyes), seat)
        before = facts(states if seat is None else game.redacted(states, 0, seat))
        game.engine.apply_at(states, 0, a)
        after = facts(states if seat is None else game.redacted(states, 0, seat))
        yield from tell(game, a, visible, before, after, names)


def tell(game: Game, a: int, visible: bool, before: Facts, after: Facts, names: Sequence[str]) -> list[tuple[str, dict[str, int | str]]]:
    """The sentences that tell an act and what followed from it, as keys and arguments; `visible`: with its hidden arguments."""
    kind = game.actions.kind_of[a]
    key, args = game.actions.message(a)
    if not visible:
        key, args = f"{key}-unseen", {k: v for k, v in args.items() if k not in kind.hidden}
    more, news = game.part("view").narrate(before, kind.name, args, after, names)
    return [(key, args | more), *news]


__all__ = ["BadLog", "Match", "Refusal", "Refused", "button", "label", "narrate", "ranks_of", "refusal", "sentences", "tell"]
