"""A job is a range of seeds. Whoever plays it, a process here or a machine elsewhere, the same games come out."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from carrack.arena.recorder import once, recording, table, things
from carrack.arena.results import SLICES, Plan, Ragged, Results
from carrack.bots import make_bot
from carrack.bots.compiled import POLICIES, POLICY, Desk
from carrack.bots.judging import NAME as JUDGEMENT
from carrack.core import jit
from carrack.core.chance import generator
from carrack.core.game import Game, load
from carrack.core.state import facts

PATIENCE = 4  # times the decisions that a game should need, until it is stopped


class Job(msgspec.Struct, frozen=True):
    """Games of a plan with consecutive seeds."""

    plan: Plan
    first: int
    count: int

    def __str__(self) -> str:
        return f"seeds {self.first} to {self.first + self.count - 1}"


def compiled(bots: Sequence[str]) -> bool:
    """Do all seats play a compiled policy? Then whole games run in compiled code."""
    return all(bot in POLICY for bot in bots)


@once
def sources(game: Game) -> str:
    """A digest of everything that decides how a game goes."""
    sums = hashlib.sha256()
    judged = game.folder / JUDGEMENT
    for file in [*jit.sources(game.folder, POLICIES.parent), *([judged] if judged.exists() else [])]:
        sums.update(file.name.encode() + b"\0" + file.read_bytes())
    return sums.hexdigest()[:16]


def plan_of(game: Game, seats: int, bots: Sequence[str], options: Mapping[str, object] | None = None, thorough: bool = True) -> Plan:
    """A plan; raises ValueError for what does not exist."""
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(bots)}")
    stored = game.read_options(seats, options or {})
    for spec in dict.fromkeys(bots):
        make_bot(spec, game)
    chosen = {o.name: o.write(stored[o.name]) for o in game.options}
    return Plan(game.name, game.version, sources(game), seats, tuple(bots), chosen, thorough)


class Recorder:
    """Plays games of a plan one after the other and keeps what is known of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game = plan, load(plan.game)
        game = self.game
        if (game.version, sources(game)) != (plan.version, plan.sources):
            raise ValueError(f"{game.title} is another version here: its games would not be the same")
        self.limit = PATIENCE * game.most_decisions
        self.fresh = game.fresh(plan.seats, **plan.options)
        self.bound, self.things = recording(game), things(game)
        self.table, self.desk = table(game), Desk(game, 0)
        self.counts = np.zeros((self.bound.COUNTS, plan.seats, len(self.things)), np.int32)
        self.wide, self.leads = np.zeros(self.limit, np.int16), np.zeros(self.limit + 1, np.int8)
        self.course = np.zeros(self.bound.COURSE, np.int64)
        self.luck, self.thinking = generator(0), generator(0)
        self.policies = np.array([POLICY[bot] for bot in plan.bots], np.int64) if compiled(plan.bots) else None
        self.rows: list[dict[str, Any]] = []

    def play(self, number: int) -> None:
        """The game with this seed."""
        states, d = self.game.blank(), self.desk
        counted = (self.table, self.counts, self.wide, self.leads, self.course)
        if self.policies is not None:
            self.bound.play(
                states, 0, self.fresh, self.policies, number, self.plan.thorough, self.limit,
                d.records, d.acts, d.out, d.values, self.luck, self.thinking, *counted,
            )  # fmt: skip
        else:
            log = np.array(self.match(number), np.int16)
            self.bound.rerun(states, 0, self.fresh, log, self.plan.thorough, d.out, *counted)
        self.rows.append({"seed": number, **self.read(states)})

    def match(self, number: int) -> list[int]:
        """All acts of a game between bots that are not compiled as a whole."""
        plan = self.plan
        match = self.game.new(seats=plan.seats, seed=number, **plan.options)
        bots = [make_bot(spec, self.game, seed=number * plan.seats + p + 1, patient=True) for p, spec in enumerate(plan.bots)]
        for _ in range(self.limit):
            if match.over:
                break
            match.play(bots[match.actor].choose(match.position(match.actor), match.actor))
        return match.log.acts

    def read(self, states: Any) -> dict[str, Any]:
        """What is known of the game just played."""
        view, engine, seats = self.game.part("view"), self.game.engine, range(self.plan.seats)
        decisions, luck, first, turns, _ = self.course.tolist()
        known, achieved = facts(states), getattr(view, "achievements", None)
        row: dict[str, Any] = {
            "finished": bool(states["phase"][0] == 0),
            "first": first,
            "decisions": decisions,
            "luck": luck,
            "turns": int(states["turn"][0]),
            "rounds": -(-int(states["turn"][0]) // self.plan.seats),
            "scores": [int(engine.score_at(states, 0, p)) for p in seats],
            "standings": [int(engine.standing_at(states, 0, p)) for p in seats],
            "achieved": [(p, name) for p in seats for name in achieved(known, p)] if achieved else [],
        }
        if self.plan.thorough:
            roles, breakdown = getattr(view, "roles", None), getattr(view, "breakdown", None)
            row["roles"] = [roles(known, p) for p in seats] if roles else []
            row["points"] = [dict(breakdown(known, p)) for p in seats] if breakdown else []
            row["leads"] = self.leads[:turns].copy()
            row["choices"] = sliced(self.wide[:decisions])
            times, offered = self.counts[self.bound.TAKEN], self.counts[self.bound.OFFERED]
            seat, thing = np.nonzero(offered)
            row["taken"] = (seat.astype(np.int8), thing.astype(np.int16), times[seat, thing], offered[seat, thing])
        return row

    def results(self) -> Results:
        """All games played so far as one table."""
        rows, plan = self.rows, self.plan

        def column(name: str, kind: Any) -> Any:
            return np.array([row[name] for row in rows], kind)

        achieved = [row["achieved"] for row in rows]
        out = Results(
            plan=plan, things=tuple(map(str, self.things)), seed=column("seed", np.int64), finished=column("finished", np.bool_),
            first=column("first", np.int8), decisions=column("decisions", np.int32), luck=column("luck", np.int32),
            turns=column("turns", np.int32), rounds=column("rounds", np.int32), scores=column("scores", np.int32),
            standings=column("standings", np.int64), choices=np.zeros((len(rows), 0), np.float32),
            achieved=Ragged(starts(achieved), {
                "seat": np.array([seat for games in achieved for seat, _ in games], np.int8),
                "name": np.array([name for games in achieved for _, name in games], np.str_),
            }),
        )  # fmt: skip
        if plan.thorough:
            leads, taken = [row["leads"] for row in rows], [row["taken"] for row in rows]
            out.choices = column("choices", np.float32)
            out.roles = by_name([row["roles"] for row in rows], "", np.str_)
            out.points = by_name([row["points"] for row in rows], 0, np.int32)
            out.leads = Ragged(starts(leads), {"seat": np.concatenate(leads)})
            names = ("seat", "thing", "times", "offered")
            out.taken = Ragged(starts([t[0] for t in taken]), {n: np.concatenate([t[k] for t in taken]) for k, n in enumerate(names)})
        return out


def starts(parts: Sequence[Any]) -> Any:
    """Where each of several lists begins when they are laid one behind the other, and where the last one ends."""
    return np.cumsum([0, *map(len, parts)], dtype=np.int64)


def sliced(wide: Any) -> Any:
    """The mean number of choices in each part of a game; a game shorter than the parts repeats itself."""
    n = len(wide)
    if n == 0:
        return np.zeros(SLICES, np.float32)
    edges = np.arange(SLICES + 1) * n // SLICES
    sums = np.concatenate([[0], np.cumsum(wide, dtype=np.int64)])
    size = np.diff(edges)
    short = wide[np.minimum(edges[:-1], n - 1)]
    return np.where(size > 0, np.diff(sums[edges]) / np.maximum(1, size), short).astype(np.float32)


def by_name(rows: Sequence[Sequence[dict[str, Any]]], nothing: Any, kind: Any) -> dict[str, Any]:
    """Dicts by game and seat as a column for each name."""
    names = list(dict.fromkeys(name for row in rows for mine in row for name in mine))
    return {name: np.array([[mine.get(name, nothing) for mine in row] for row in rows], kind) for name in names}


def play(job: Job) -> Results:
    """Play a job. This is what workers run."""
    recorder = Recorder(job.plan)
    for number in range(job.first, job.first + job.count):
        recorder.play(number)
    return recorder.results()


def prepare(plan: Plan) -> None:
    """Compile once what the plan needs, so that workers find it on disk."""
    folder: Path = jit.home()
    folder.mkdir(parents=True, exist_ok=True)
    play(Job(plan, 0, 1))
