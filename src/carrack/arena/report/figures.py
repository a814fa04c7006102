"""The figures of a report, counted from results. Seats of one game are not independent; every interval is from the differences between games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np

from carrack.arena.results import SLICES, Results

Z = 1.959964  # 95 %
FEWEST = 30  # seats on either side before a difference is worth telling


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float
    n: int  # seats that it is of

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / (2 * Z)

    def beyond(self, fair: float) -> int:
        """1 if all of the interval is above a value, -1 if it is below, else 0."""
        return (self.low > fair) - (self.high < fair)


@dataclass(frozen=True)
class Worth:
    """How often something was taken, and how those did who took it."""

    name: str  # `choose_building building=church`
    kind: str
    arg: str
    label: str
    took: Mean  # the share of the seats who took it at least once
    times: float  # for each game
    offered: float  # decisions of a game in which it could have been taken
    won: Mean  # of those who took it
    others: Mean  # of those who did not
    more_wins: Mean  # the difference of the two
    more_points: Mean

    @property
    def share(self) -> float:
        return self.took.value

    @property
    def picked(self) -> float:
        """The share of the decisions with it that went for it."""
        return self.times / self.offered if self.offered else 0.0


@dataclass(frozen=True)
class Role:
    """How the seats with one role did."""

    name: str
    won: Mean
    points: Mean


def mean_of(values: Any, chosen: Any, share: bool = False) -> Mean:
    """The mean over the chosen seats; both arrays are by game and seat. `share`: values from 0 to 1."""
    n = int(chosen.sum())
    if n == 0:
        return Mean(0.0, 0.0, 1.0 if share else 0.0, 0)
    mean = float((values * chosen).sum() / n)
    error = sqrt(float(((((values - mean) * chosen).sum(1)) ** 2).sum())) / n
    if share and mean in (0.0, 1.0):  # never varied: as if one more had gone the other way
        error = 1 / (n + 1)
    low, high = mean - Z * error, mean + Z * error
    return Mean(mean, max(0.0, low), min(1.0, high), n) if share else Mean(mean, low, high, n)


def difference(values: Any, chosen: Any) -> Mean:
    """How much more the chosen seats have than the others, on average."""
    others = ~chosen
    n, m = int(chosen.sum()), int(others.sum())
    if n < 2 or m < 2:
        return Mean(0.0, -np.inf, np.inf, min(n, m))
    one, two = float((values * chosen).sum() / n), float((values * others).sum() / m)
    pull = ((values - one) * chosen / n - (values - two) * others / m).sum(1)
    error = sqrt(float((pull**2).sum()))
    return Mean(one - two, one - two - Z * error, one - two + Z * error, min(n, m))


class Figures:
    """All figures of one set of results. Games that were not finished are left out."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.plan = results.plan
        self.ok = results.finished
        self.games = int(self.ok.sum())
        self.unfinished = len(results) - self.games
        if not self.games:
            raise ValueError("none of these games was finished")
        self.won = results.won[self.ok]
        self.scores = results.scores[self.ok].astype(np.float64)
        self.seats = results.plan.seats
        self.fair = 1 / self.seats

    # --- who wins -------------------------------------------------------------------------------
    def wins(self, chosen: Any) -> Mean:
        return mean_of(self.won, chosen, share=True)

    @cached_property
    def everybody(self) -> Any:
        return np.ones((self.games, self.seats), np.bool_)

    @cached_property
    def by_seat(self) -> list[Mean]:
        return [self.wins(self.everybody & (np.arange(self.seats) == p)) for p in range(self.seats)]

    @cached_property
    def by_order(self) -> list[Mean]:
        """By place in the order of play: who begins, and so on round the table."""
        place = (np.arange(self.seats) - self.results.first[self.ok][:, None]) % self.seats
        return [self.wins(place == k) for k in range(self.seats)]

    @cached_property
    def roles(self) -> dict[str, list[Role]]:
        """By what a seat is from the start: country, home island, ..."""
        out: dict[str, list[Role]] = {}
        for role, names in self.results.roles.items():
            mine = names[self.ok]
            found = [name for name in sorted(set(mine.ravel().tolist())) if name]
            out[role] = [Role(name, self.wins(mine == name), mean_of(self.scores, mine == name)) for name in found]
        return out

    @cached_property
    def shared(self) -> float:
        """How often several won together."""
        return float(((self.won > 0).sum(1) > 1).mean())

    @cached_property
    def achieved(self) -> list[tuple[str, float, float]]:
        """What winners had, and what the others had: name and the two shares."""
        achieved = self.results.achieved
        game, seat, name = achieved.game_of(), achieved.columns["seat"], achieved.columns["name"]
        won = self.results.won
        winners = won > 0
        counted = self.ok[game]
        out: list[tuple[str, float, float]] = []
        for one in sorted(set(name[counted].tolist())):
            mine = counted & (name == one)
            best = int(winners[game[mine], seat[mine]].sum())
            rest = int(mine.sum()) - best
            out.append((one, best / max(1, int(winners.sum())), rest / max(1, self.games * self.seats - int(winners.sum()))))
        return sorted(out, key=lambda row: -row[1])

    # --- points and lengths ---------------------------------------------------------------------
    @cached_property
    def winning_scores(self) -> Any:
        return self.scores.max(1)

    @cached_property
    def margin(self) -> Any:
        """How far the first is before the second, in points."""
        ordered = np.sort(self.scores, 1)
        return ordered[:, -1] - ordered[:, -2]

    @cached_property
    def points(self) -> list[tuple[str, Mean, Mean]]:
        """What scores are made of: the part, what winners have of it and what the others have."""
        winners = self.won > 0
        parts = {name: values[self.ok].astype(np.float64) for name, values in self.results.points.items()}
        return [(name, mean_of(values, winners), mean_of(values, ~winners)) for name, values in parts.items()]

    @cached_property
    def rounds(self) -> Any:
        return self.results.rounds[self.ok]

    @cached_property
    def decisions(self) -> Any:
        return self.results.decisions[self.ok]

    @cached_property
    def measures(self) -> dict[str, Mean]:
        """Means over the games, by what they are of, as the texts call it."""
        rows = {
            "mean-turns": self.rounds,
            "mean-decisions": self.decisions,
            "mean-winner": self.winning_scores,
            "mean-margin": self.margin,
            "mean-changes": self.lead_changes,
        }
        return {name: mean_of(values[:, None].astype(np.float64), np.ones((self.games, 1), np.bool_)) for name, values in rows.items()}

    # --- the course of a game -------------------------------------------------------------------
    @cached_property
    def choices(self) -> tuple[Any, Any, Any]:
        """Legal acts for each decision over the course of the game: the mean, and the tenth and the ninth tenth of the games."""
        rows = self.results.choices[self.ok]
        return rows.mean(0), np.quantile(rows, 0.1, 0), np.quantile(rows, 0.9, 0)

    @cached_property
    def branching(self) -> float:
        return float(self.results.choices[self.ok].mean())

    @cached_property
    def leads(self) -> list[Any]:
        """Who was ahead at each turn, for each game; a tie leaves it to who was ahead before."""
        out: list[Any] = []
        starts, seats = self.results.leads.starts, self.results.leads.columns["seat"]
        for i in np.flatnonzero(self.ok):
            mine = seats[starts[i] : starts[i + 1]]
            known = np.maximum.accumulate(np.where(mine >= 0, np.arange(len(mine)), -1))
            out.append(np.where(known >= 0, mine[np.maximum(known, 0)], -1))
        return out

    @cached_property
    def lead_changes(self) -> Any:
        return np.array([int(((mine[1:] != mine[:-1]) & (mine[:-1] >= 0)).sum()) for mine in self.leads])

    @cached_property
    def leader_wins(self) -> list[Mean]:
        """How often who is ahead wins, at the beginning of each part of the game and at its last turn."""
        out: list[Mean] = []
        for k in range(SLICES + 1):
            ahead = np.array([mine[min(len(mine) - 1, k * len(mine) // SLICES)] if len(mine) else -1 for mine in self.leads])
            out.append(self.wins((np.arange(self.seats) == ahead[:, None]) & (ahead[:, None] >= 0)))
        return out

    # --- what is done ---------------------------------------------------------------------------
    @cached_property
    def sorted_taken(self) -> tuple[Any, dict[str, Any], Any]:
        """The games and columns of what was taken in the order of the things, and where each thing begins."""
        taken = self.results.taken
        order = np.argsort(taken.columns["thing"], kind="stable")
        edges = np.searchsorted(taken.columns["thing"][order], np.arange(len(self.results.things) + 1))
        return taken.game_of()[order], {name: column[order] for name, column in taken.columns.items()}, edges

    def times(self, thing: int, what: str = "times") -> Any:
        """How often a thing was taken (`offered`: could have been), by game and seat."""
        game, columns, edges = self.sorted_taken
        mine = slice(edges[thing], edges[thing + 1])
        out = np.zeros((len(self.results), self.seats), np.int32)
        out[game[mine], columns["seat"][mine]] = columns[what][mine]
        return out[self.ok]

    @cached_property
    def kinds(self) -> dict[str, tuple[float, float]]:
        """Each kind of decision: how many in a game, and its share of all decisions."""
        totals = {thing: int(self.times(n).sum()) for n, thing in enumerate(self.results.things) if " " not in thing}
        return {kind: (n / self.games, n / max(1, sum(totals.values()))) for kind, n in totals.items()}

    @cached_property
    def worths(self) -> dict[tuple[str, str], list[Worth]]:
        """Everything that acts name, by the kind of act and its argument, in the order of the game."""
        out: dict[tuple[str, str], list[Worth]] = {}
        for n, thing in enumerate(self.results.things):
            kind, _, rest = thing.partition(" ")
            arg, _, label = rest.partition("=")
            if not rest:
                continue
            times, offered = self.times(n), self.times(n, "offered")
            took = times > 0
            worth = Worth(
                thing, kind, arg, label, mean_of(took, self.everybody, share=True), float(times.sum()) / self.games, float(offered.sum()) / self.games,
                self.wins(took), self.wins(~took), difference(self.won, took), difference(self.scores, took),
            )  # fmt: skip
            out.setdefault((kind, arg), []).append(worth)
        return out
