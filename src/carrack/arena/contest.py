"""Which bot is stronger? Deals are played again with everybody on every seat, so that nobody is helped by luck or by a seat.

A deal is a seed: the luck of all its games begins alike. Each line-up of bots plays it once for every rotation of the seats. A game depends
on nothing but its deal, its line-up and its rotation (as long as the bots count their looks and not the seconds), so results can be kept
in a file, taken up again, and made on any number of processes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise, permutations
from math import factorial, sqrt
from pathlib import Path
from typing import Any

import msgspec

from carrack.bots import make_bot, practise
from carrack.core.game import load
from carrack.core.processes import pool

Z = 1.959964  # 95 %
ORDERS = factorial(4)  # after so many deals, five bots have sat in every order
DECIDED = 3.0  # times as sure as a standard error makes us, when we look after every deal: of 20 contests between equals one is decided all the same
SMALLEST = {1: 12.706, 2: 4.303, 3: 3.182}  # Student's t where the series below is not good enough
ROUNDING = 1e-12  # a spread that is none
FEWEST = 8  # deals before anything is decided


class Result(msgspec.Struct, frozen=True):
    """One game: who sat where, and how it ended."""

    deal: int
    line: tuple[int, ...]  # the number of the bot on each seat
    places: tuple[int, ...]  # of each seat; the best is 1, those who share a place have the better one
    scores: tuple[int, ...]
    decisions: int
    turns: int
    roles: tuple[dict[str, str], ...] = ()  # of each seat, in games where seats differ: a country, a home


class Terms(msgspec.Struct, frozen=True):
    """What a file of results is about: its first line."""

    game: str
    version: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    alone: bool = False  # does the first of two bots sit alone among seats of the second?
    sources: str = ""  # a digest of the game and the bots: others would have played otherwise

    def lines(self, deal: int) -> tuple[tuple[int, ...], ...]:
        """Who plays together in a deal."""
        return line_ups(len(self.bots), self.seats, self.alone, deal % ORDERS)


@cache
def line_ups(bots: int, seats: int, alone: bool = False, deal: int = 0) -> tuple[tuple[int, ...], ...]:
    """Who plays together, each line-up in all rotations. Where there are more seats than bots, one bot has the rest, each in its turn.

    Where the first is `alone`, all others are the second. From deal to deal they sit in another order, so that nobody always follows the same.

    >>> line_ups(2, 2)
    ((0, 1), (1, 0))
    >>> line_ups(2, 3)[:3]
    ((0, 1, 0), (1, 0, 0), (0, 0, 1))
    >>> line_ups(3, 3), line_ups(3, 3, deal=1)
    (((0, 1, 2), (1, 2, 0), (2, 0, 1)), ((0, 2, 1), (2, 1, 0), (1, 0, 2)))
    >>> len(line_ups(4, 3))
    12
    >>> line_ups(2, 3, alone=True)
    ((0, 1, 1), (1, 1, 0), (1, 0, 1))
    """
    everybody = tuple(range(bots))
    more = seats - bots
    if alone:
        tables = [(0,) + (1,) * (seats - 1)]
    else:
        tables = list(combinations(everybody, seats)) if more <= 0 else [everybody + (b,) * more for b in everybody]
    orders = [list(dict.fromkeys(permutations(table[1:]))) for table in tables]  # in which the others may follow the first
    around = [(table[0], *others[deal % len(others)]) for table, others in zip(tables, orders, strict=True)]
    return tuple(table[turn:] + table[:turn] for table in around for turn in range(seats))


def play(terms: Terms, deal: int, line: tuple[int, ...]) -> Result:
    """One game."""
    game = load(terms.game)
    match = game.new(seats=terms.seats, seed=terms.seed + deal, **terms.options)
    bots = [make_bot(terms.bots[b], game, seed=deal * terms.seats + p + 1, patient=True) for p, b in enumerate(line)]
    decisions = 0
    while not match.over:
        match.play(bots[match.actor].choose(match.position(match.actor), match.actor))
        decisions += 1
    turns = int(match.position(0)["turn"][0])
    roles = getattr(game.part("view"), "roles", None)
    had = tuple(roles(match.facts(), p) for p in range(terms.seats)) if roles else ()
    return Result(deal, line, tuple(match.ranks), tuple(match.scores), decisions, turns, had)


# --- results in a file ----------------------------------------------------------------------------
def read_results(path: Path, terms: Terms) -> list[Result]:
    """The results of a file that is about the same; raises ValueError if it is not. A last line that was cut off is left out."""
    if path.exists() and not path.is_file():  # a device may never end
        raise ValueError(f"{path} is not a file: results are read again, to go on")
    lines = path.read_bytes().split(b"\n") if path.exists() else []
    if not any(lines):
        return []
    try:
        found = msgspec.json.decode(lines[0], type=Terms)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} is not a file of results: line 1: {error}") from None
    if found != terms:
        raise ValueError(f"{path} holds results of other games ({'; '.join(differences(found, terms))}): choose another file")
    results = dict[tuple[int, tuple[int, ...]], Result]()
    for number, line in enumerate(lines[1:-1], start=2):
        if line:
            try:
                result = msgspec.json.decode(line, type=Result)
                known = results.setdefault((result.deal, result.line), result)  # twice, when two arenas had one file at the same time
                wrong = fault(result, terms) or ("this game stands in the file already, and ended otherwise" if known != result else "")
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise ValueError(f"{path}, line {number}: this is not the result of a game: {error}") from None
            if wrong:
                raise ValueError(f"{path}, line {number}: {wrong}")
    return list(results.values())


def differences(found: Terms, terms: Terms) -> list[str]:
    """What is different about the games of a file, in words."""
    said: list[str] = []
    for name in (name for name in terms.__struct_fields__ if getattr(found, name) != getattr(terms, name)):
        there, here = getattr(found, name), getattr(terms, name)
        match name:
            case "sources":
                said.append("played by another version of the rules or the bots")
            case "alone":
                said.append("played with --alone" if there else "played without --alone")
            case "bots":
                said.append(f"bots {', '.join(there)}, not {', '.join(here)}")
            case "options":
                said.append(", ".join(f"{key}={value}" for key, value in there.items()) or "no options")
            case _:
                said.append(f"{name} {there}, not {here}")
    return said


def fault(result: Result, terms: Terms) -> str:
    """Why a result cannot be one of this contest; nothing if it can."""
    seats, places = terms.seats, result.places
    if result.deal < 0:
        return f"deals are numbered from 0; there is no deal {result.deal}"
    if result.line not in terms.lines(result.deal):
        return f"the bots {list(result.line)} do not sit together in this contest of {len(terms.bots)} bots at {seats} seats"
    if len(places) != seats or any(place != 1 + sum(other < place for other in places) for place in places):
        return f"{list(places)} are not the places of {seats} seats"
    if len(result.scores) != seats:
        return f"{list(result.scores)} are not the scores of {seats} seats"
    if result.decisions < 0 or result.turns < 0:
        return f"a game cannot have {result.decisions} decisions in {result.turns} turns"
    if result.roles and len(result.roles) != seats:
        return f"the roles are those of {len(result.roles)} seats, not of {seats}"
    return ""


def write_results(path: Path, terms: Terms, results: Iterable[Result]) -> None:
    """The whole file anew, through another one: a full disk or a killed process leaves the old one."""
    encode = msgspec.json.encode
    path = Path(os.path.realpath(path))  # a link stays a link
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")  # another arena may begin with the same file at this moment
    try:
        beside.write_bytes(b"".join(encode(part) + b"\n" for part in (terms, *results)))
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def append_result(path: Path, result: Result) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


# --- what they say --------------------------------------------------------------------------------
@dataclass
class Share:
    """So many of so much, with the 95 % interval from the differences between deals: games of one deal are alike."""

    per_deal: dict[int, list[float]] = field(default_factory=dict[int, list[float]])

    def add(self, deal: int, value: float) -> None:
        self.per_deal.setdefault(deal, []).append(value)

    @property
    def games(self) -> int:
        return sum(map(len, self.per_deal.values()))

    @property
    def mean(self) -> float:
        return sum(map(sum, self.per_deal.values())) / max(1, self.games)

    @property
    def error(self) -> float:
        """The standard error of the mean; of a share that never varied, as if one deal had gone the other way."""
        n, mean = len(self.per_deal), self.mean
        if n < 2:
            return 0.5
        spread = sum((sum(values) - len(values) * mean) ** 2 for values in self.per_deal.values()) * n / (n - 1)
        return sqrt(spread) / self.games if spread > ROUNDING else 1 / (2 * n)

    @property
    def surely_more(self) -> bool:
        """Is it more than a half, when we look again after every deal?"""
        n = len(self.per_deal)
        return n >= FEWEST and self.mean - DECIDED * student(n - 1) / Z * self.error > 0.5

    @property
    def interval(self) -> tuple[float, float]:
        wide = student(len(self.per_deal) - 1) * self.error
        return max(0.0, self.mean - wide), min(1.0, self.mean + wide)


def student(freedom: int) -> float:
    """So many standard errors on either side hold 95 %, where their size is known from few deals only (Abramowitz and Stegun, 26.7.5).

    >>> [round(student(n), 2) for n in (1, 2, 5, 9, 30, 1000)]
    [12.71, 4.3, 2.57, 2.26, 2.04, 1.96]
    """
    n = max(1, freedom)
    return SMALLEST.get(n) or (
        Z + (Z**3 + Z) / (4 * n) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n**2) + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * n**3)
    )


@dataclass
class Standing:
    """What all results say of the bots."""

    bots: tuple[str, ...]
    seats: int
    wins: list[Share]
    against: dict[tuple[int, int], Share]  # how often the first came in before the second; a shared place is half
    by_seat: list[Share]
    by_role: dict[tuple[str, str], Share]  # what kind of role, and which
    scores: list[list[int]]
    turns: list[int]
    decisions: list[int]
    ratings: list[tuple[float, float]]

    @property
    def order(self) -> list[int]:
        """The bots, the strongest first."""
        return sorted(range(len(self.bots)), key=lambda b: (-self.wins[b].mean, -self.ratings[b][0]))

    @property
    def decided(self) -> bool:
        """Is every bot surely stronger than the next?"""
        order = self.order
        return all(self.against[a, b].surely_more for a, b in pairwise(order))


def judge(terms: Terms, results: Sequence[Result]) -> Standing:
    """Count. The order of results does not matter."""
    from openskill.models import PlackettLuce

    n = len(terms.bots)
    model: Any = PlackettLuce()
    rated: list[Any] = [model.rating() for _ in range(n)]
    out = Standing(
        terms.bots, terms.seats, [Share() for _ in range(n)], {(a, b): Share() for a in range(n) for b in range(n) if a != b},
        [Share() for _ in range(terms.seats)], {}, [[] for _ in range(n)], [], [], [],
    )  # fmt: skip
    for result in sorted(results, key=lambda r: (r.deal, r.line)):
        winners = result.places.count(1)
        for p, (b, place) in enumerate(zip(result.line, result.places, strict=True)):
            won = 1 / winners if place == 1 else 0.0
            out.wins[b].add(result.deal, won)
            out.by_seat[p].add(result.deal, won)
            out.scores[b].append(result.scores[p])
            for role in result.roles[p].items() if result.roles else ():
                out.by_role.setdefault(role, Share()).add(result.deal, won)
            for other, theirs in zip(result.line, result.places, strict=True):
                if other != b:
                    out.against[b, other].add(result.deal, 1.0 if place < theirs else 0.5 if place == theirs else 0.0)
        if len(set(result.line)) == len(result.line):
            teams = model.rate([[rated[b]] for b in result.line], ranks=list(result.places))
            for b, team in zip(result.line, teams, strict=True):
                rated[b] = team[0]
        else:  # a bot on several seats is rated by its best and worst against the others, pair by pair
            for a, b in combinations(range(len(result.line)), 2):
                first, second = result.line[a], result.line[b]
                if first != second:
                    (one,), (two,) = model.rate([[rated[first]], [rated[second]]], ranks=[result.places[a], result.places[b]])
                    rated[first], rated[second] = one, two
        out.turns.append(result.turns)
        out.decisions.append(result.decisions)
    out.ratings = [(float(r.mu), float(r.sigma)) for r in rated]
    return out


# --- playing --------------------------------------------------------------------------------------
def contest(terms: Terms, deals: int, path: Path | None = None, processes: int = 0, until_decided: bool = False) -> Iterator[list[Result]]:
    """Play; after each game, all results so far. Results of `path` are not played again.

    Whether it is decided is asked deal after deal, in their order and of whole deals only: so it does not matter who is ready first.
    """
    results = read_results(path, terms) if path else []
    for spec in terms.bots:
        practise(make_bot(spec, load(terms.game)), load(terms.game))  # complains of what does not exist, compiles what does
    if path:
        write_results(path, terms, results)
    done = {(result.deal, result.line): result for result in results}
    missing = [(deal, line) for deal in range(deals) for line in terms.lines(deal) if (deal, line) not in done]
    whole, games = list[Result](), len(terms.lines(0))

    def decided() -> bool:
        while (deal := len(whole) // games) < deals and all((deal, line) in done for line in terms.lines(deal)):
            whole.extend(done[deal, line] for line in terms.lines(deal))
            if judge(terms, whole).decided:
                results[:] = whole  # it is judged by what decided it
                return True
        return False

    yield results
    if until_decided and decided():
        yield results
        return
    players = pool(processes)
    try:
        for job in as_completed([players.submit(play, terms, deal, line) for deal, line in missing]):
            result = job.result()
            results.append(result)
            if path:
                append_result(path, result)
            done[result.deal, result.line] = result
            yield results
            if until_decided and decided():
                return
    finally:  # done, decided or stopped: nobody waits for the games that are being played still
        playing = list(players._processes.values())  # pyright: ignore[reportPrivateUsage]
        players.shutdown(wait=False, cancel_futures=True)
        for process in playing:
            process.kill()
        players.shutdown()
