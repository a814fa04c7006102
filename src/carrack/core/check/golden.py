"""Games kept from before: playthroughs, counted sequences of acts, and digests of many games. They change when a rule changes.

`python -m carrack.core.check --golden anno1503` writes them anew, on purpose.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..log import BadLog, Log
from .bench import Bench, Player, number

if TYPE_CHECKING:
    from ..game import Game

MOST_SEQUENCES = 300_000
DEEPEST = 12
DEEP_GAMES = 100
DEEP_ACTS = 5_000
GREEDY = 200
TRIED = 60  # games played to find a playthrough that is short and lively


def golden(b: Bench) -> str:
    """Playthroughs kept from before replay to the same end, and counted sequences of acts are as many as ever."""
    folder = b.game.folder / "tests"
    if not folder.is_dir():
        return "installed without tests, so there is nothing to compare with"
    kept = playthroughs(b, folder / "playthroughs")
    path = folder / "perft.txt"
    if not path.exists():
        raise b.fail("tests/perft.txt is not there: python -m carrack.core.check --golden writes it")
    lines = path.read_text(encoding="utf-8").splitlines()
    now = list(perft_lines(b))
    for n, (line, is_now) in enumerate(zip(lines, now, strict=False), start=1):
        if line != is_now:
            raise b.fail(f"tests/perft.txt line {n} says {line!r}, now it is {is_now!r}: a rule has changed")
    if len(lines) != len(now):
        raise b.fail(f"tests/perft.txt has {len(lines)} lines, not {len(now)}")
    counted = sum(int(word.replace(",", "")) for line in now if line.startswith("perft") for word in line.split(":")[1].split())
    return f"{kept} playthroughs replay; {number(counted)} sequences of acts and {len(b.game.seats) * DEEP_GAMES} games are as they were"


def playthroughs(b: Bench, folder: Path) -> int:
    """Each kept log replays to the end that was written down beside it."""
    digests = folder / "digests.txt"
    if not digests.exists():
        raise b.fail("tests/playthroughs/digests.txt is not there: python -m carrack.core.check --golden writes it")
    wanted = dict(line.split(" ", 1) for line in digests.read_text(encoding="utf-8").splitlines())
    files = {file.name: file for file in sorted(folder.glob("*.log"))}
    if set(files) != set(wanted):
        raise b.fail(f"logs and digests.txt do not name the same games: {', '.join(sorted(set(files) ^ set(wanted)))}")
    seats: set[int] = set()
    for name, file in files.items():
        try:
            log = Log.read(file.read_text(encoding="utf-8"))
            states, _ = log.replay()
        except BadLog as error:
            raise b.fail(f"tests/playthroughs/{name} no longer replays: {error}") from None
        if end_of(b.game, log, states) != wanted[name]:
            raise b.fail(f"tests/playthroughs/{name} ends differently: {end_of(b.game, log, states)}, not {wanted[name]}")
        seats.add(log.seats)
    if seats != set(b.game.seats):
        raise b.fail(f"no playthrough has {', '.join(map(str, sorted(set(b.game.seats) - seats)))} seats")
    return len(files)


def end_of(game: Game, log: Log, states: Any) -> str:
    """How a game ended, in one line."""
    scores = " ".join(str(int(game.engine.score_at(states, 0, p))) for p in range(log.seats))
    return f"{hashlib.sha256(states.tobytes()).hexdigest()[:16]} after {len(log.acts)} acts, scores {scores}"


def perft_lines(b: Bench) -> Iterator[str]:
    """The counts and digests, a line for each number of seats."""
    states, weights, counts = b.blank(DEEPEST + 1), b.numbers(), b.numbers(DEEPEST + 1)
    room = (DEEPEST + 1, len(b.game.actions))
    acts: Any = np.zeros(room, np.int16) if b.compiled else [[0] * room[1] for _ in range(room[0])]
    for seats in b.game.seats:
        found: list[int] = []
        while len(found) < DEEPEST and (not found or 0 < found[-1] < MOST_SEQUENCES // growth(found)):
            states[0] = b.fresh(seats)[0]
            found.append(int(b.loops.perft(states, acts, counts, weights, len(found) + 1)))
        yield f"perft {seats} seats: {' '.join(map(number, found))}"
    rng, out, room_for_one = b.numbers(4), b.acts(), b.blank(6)
    for seats in b.game.seats:
        sums, total = hashlib.sha256(), 0
        for k in range(DEEP_GAMES):
            room_for_one[0] = b.fresh(seats)[0]
            total += int(b.loops.wander(room_for_one, k, DEEP_ACTS, 0, rng, out))
            sums.update(room_for_one[0].tobytes())
        yield f"games {seats} seats: {DEEP_GAMES} of {number(total)} acts end in {sums.hexdigest()[:16]}"


def growth(found: list[int]) -> int:
    """How many times more sequences the next depth may have."""
    return max([2, *(-(-y // x) for x, y in pairwise(found) if x)])


# --- writing them anew --------------------------------------------------------------------------
def play(b: Bench, seats: int, seed: int, player: Player | None) -> Log | None:
    """One whole game, its luck from the seed; by the given player, or by who looks one act ahead."""
    match = b.game.new(seats=seats, seed=seed)
    loops: Any = b.bound
    states, rng, out = b.game.blank(2), np.array([seed, seats, 3, 1], np.int64), np.zeros(len(b.game.actions), np.int16)
    while not match.over:
        if len(match.log.acts) > b.game.most_decisions:
            return None
        if player:
            match.play(player(match))
        else:
            states[0] = match._states[0]  # pyright: ignore[reportPrivateUsage]
            match.play(int(loops.choose(states, 0, rng, out, GREEDY)))
    return match.log


def write_golden(game: Game, player: Player | None = None, each: int = 2) -> Iterator[str]:
    """Write playthroughs, their ends and the counts anew; yields what was written. Of many games the shortest are kept: they were won."""
    b = Bench(game, "normal", player=player)
    folder = game.folder / "tests" / "playthroughs"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.log"):
        old.unlink()
    ends: list[str] = []
    for seats in game.seats:
        logs = [log for seed in range(TRIED if player is None else 4 * each) if (log := play(b, seats, seed, player))]
        for n, log in enumerate(sorted(logs, key=lambda log: len(log.acts))[:each], start=1):
            name = f"{seats}-seats-{n}.log"
            (folder / name).write_text(log.write(), encoding="utf-8")
            ends.append(f"{name} {end_of(game, log, log.replay()[0])}")
            yield ends[-1]
    (folder / "digests.txt").write_text("\n".join(ends) + "\n", encoding="utf-8")
    lines = list(perft_lines(b))
    (game.folder / "tests" / "perft.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    yield from lines
