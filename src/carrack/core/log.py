"""The log is the truth: a header and one act per line. A match, a table and an analysis are all replayed from it.

    carrack-log 1
    game anno1503
    version 1
    seats 3
    option home_islands random
    seed 7
    player 0 human
    player 1 greedy

    deal_home home=h2
    ...
    end 214

Every line is strict, and the last one counts the acts: a cut file does not pass for a shorter game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from .actions import Kind
from .seats import check_seat
from .state import EVERYBODY, States

if TYPE_CHECKING:
    from .game import Game

FORMAT = "carrack-log 1"
HUMAN = "human"  # who plays a seat, where that is no bot and has no name
LARGEST = 8_000_000  # characters
LAST_SEED = 2**63 - 1


class BadLog(ValueError):
    """A log that cannot be read or replayed; says the line and what is wrong with it."""

    def __init__(self, what: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {what}" if line else what)


def seen(kind: Kind, actor: int, eyes: int, seat: int | None) -> bool:
    """May this seat see the hidden arguments of an act? None means the whole truth; a spectator (-1) sees what everybody sees."""
    if seat is None or not kind.hidden:
        return True
    if not kind.chance:
        return actor == seat
    return eyes == EVERYBODY if seat < 0 else bool(eyes >> seat & 1)


@dataclass
class Log:
    """The acts of one game, and what is needed to replay them."""

    game: Game
    seats: int
    options: dict[str, int]
    acts: list[int] = field(default_factory=list[int])
    seed: int | None = None
    players: dict[int, str] = field(default_factory=dict[int, str])
    first_line: int = 1  # of the acts in the file this was read from

    def __str__(self) -> str:
        return self.write()

    def fresh(self) -> States:
        """The position before the first act."""
        return self.game.fresh(self.seats, **{o.name: o.write(self.options[o.name]) for o in self.game.options})

    def replay(self, upto: int | None = None) -> tuple[States, list[tuple[int, int]]]:
        """The position after `upto` acts, and (actor, eyes) before each of them. Every act is checked."""
        states, table = self.fresh(), self.game.actions
        acts = np.array(self.acts[:upto], np.int16)
        who, eyes = np.zeros(len(acts), np.int16), np.zeros(len(acts), np.int16)
        done = self.game.engine.replay(states, 0, acts, who, eyes)
        if done < len(acts):
            a = int(acts[done])
            if states["phase"][0] == 0:
                raise BadLog(f"{table.write(a)} comes after the end of the game", self.first_line + done)
            from .match import refusal

            why = refusal(self.game, self.game.engine.refuse_at(states, 0, a))
            raise BadLog(f"{table.write(a)} is refused: {why}", self.first_line + done)
        return states, list(zip(who.tolist(), eyes.tolist(), strict=True))

    def undo_floor(self, seat: int) -> int:
        """How far back this seat may go on its own: not past luck, nor past another seat's act."""
        check_seat(seat, self.seats, fewest=0)
        _, who = self.replay()
        n = len(who)
        while n and who[n - 1][0] == seat:
            n -= 1
        return n

    def write(self, seat: int | None = None) -> str:
        """As text; for a seat, as that seat saw it."""
        if seat is not None:
            check_seat(seat, self.seats)
        lines = [FORMAT, f"game {self.game.name}", f"version {self.game.version}", f"seats {self.seats}"]
        lines += [f"option {o.name} {o.write(self.options[o.name])}" for o in self.game.options]
        if self.seed is not None and seat is None:
            lines.append(f"seed {self.seed}")
        lines += [f"player {n} {name}" for n, name in sorted(self.players.items())]
        lines.append("")
        table = self.game.actions
        if seat is None:
            lines += [table.write(a) for a in self.acts]
        else:
            _, who = self.replay()
            for a, (actor, eyes) in zip(self.acts, who, strict=True):
                lines.append(table.write(a, unseen=not seen(table.kind_of[a], actor, eyes, seat)))
        return "\n".join([*lines, f"end {len(self.acts)}"]) + "\n"

    @classmethod
    def read(cls, text: str) -> Log:
        """The inverse of `write`; the acts are not yet replayed. Raises BadLog with the line."""
        from .game import load

        if len(text) > LARGEST:
            raise BadLog(f"{len(text)} characters are more than a log may have ({LARGEST})")
        lines = text.replace("\r\n", "\n").split("\n")  # as an editor on Windows leaves them
        if lines[0] != FORMAT:
            raise BadLog(f"this is not a Carrack log: the first line is not {FORMAT!r}", 1)
        try:
            blank = lines.index("", 1)
        except ValueError:
            raise BadLog("the log is cut off: no empty line ends its head", len(lines)) from None
        head: dict[str, str] = {}
        options: dict[str, object] = {}
        players: dict[int, str] = {}
        for n, line in enumerate(lines[1:blank], start=2):
            key, _, value = line.partition(" ")
            if key == "option":
                name, _, chosen = value.partition(" ")
                if name in options:
                    raise BadLog(f"option {name[:40]} comes twice", n)
                options[name] = chosen
            elif key == "player":
                number, _, who = value.partition(" ")
                if not (number.isascii() and number.isdigit() and len(number) == 1):
                    raise BadLog(f"{line[:60]!r} names no seat", n)
                if int(number) in players:
                    raise BadLog(f"player {number} comes twice", n)
                players[int(number)] = who[:80]
            elif key in ("game", "version", "seats", "seed") and key not in head and value:
                head[key] = value
            else:
                raise BadLog(f"{line[:60]!r} does not belong into the head of a log", n)
        missing = [key for key in ("game", "version", "seats") if key not in head]
        if missing:
            raise BadLog(f"the head does not say {missing[0]}", blank + 1)
        try:
            game = load(head["game"])
            if head["version"] != str(game.version):
                raise ValueError(
                    f"it was played with version {head['version'][:12]} of the rules of {game.title}, this is version {game.version}"
                )
            if not (head["seats"].isascii() and head["seats"].isdigit() and len(head["seats"]) < 3):
                raise ValueError(f"{head['seats'][:20]!r} is no number of seats")
            seats = int(head["seats"])
            stored = game.read_options(seats, options)
            seed = read_seed(head["seed"]) if "seed" in head else None
        except ValueError as error:
            raise BadLog(f"head: {error}") from None
        if any(n >= seats for n in players):
            raise BadLog(f"head: player {max(players)} sits at no seat of {seats}")
        if not any(line.startswith("end ") for line in lines[blank:]):
            raise BadLog("the log is cut off: its last line is not 'end N'", len(lines))
        acts: list[int] = []
        for n, line in enumerate(lines[blank + 1 :], start=blank + 2):
            if line.startswith("end "):
                if line != f"end {len(acts)}":
                    raise BadLog(f"{line[:40]!r} after {len(acts)} acts: lines are missing or too many", n)
                if any(rest for rest in lines[n:]):
                    raise BadLog("there is more after the end", n + 1)
                return cls(game, seats, stored, acts, seed, players, blank + 2)
            try:
                acts.append(game.actions.read(line))
            except ValueError as error:
                unseen = "it was written for one seat and hides what that seat did not see"
                raise BadLog(unseen if "=?" in line else str(error), n) from None
        raise AssertionError("the end was found above")


def read_seed(text: str) -> int:
    """A seed from text: a whole number below 2**63."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= LAST_SEED):
        raise ValueError(f"a seed is a whole number from 0 to {LAST_SEED}, not {text[:40]!r}")
    return int(text)
