"""How strong the bots are, for every game and number of seats: how often each level for people comes in before the one below it.

    python benchmarks/ladder.py                          everything; results are kept in build/ladder, and a second run goes on
    python benchmarks/ladder.py columbus --seats 2       one game, one number of seats
    python benchmarks/ladder.py --most expert --deals 24
    python benchmarks/ladder.py --one expert             how many games one expert wins among greedy players
    python benchmarks/ladder.py --one expert --one search:1s --deals 20 columbus --seats 2

Each pair of levels plays the same deals on every seat and stops as soon as it is decided; one among others plays all its deals, on each seat
once. A search that is given seconds looks as often as it does in that time on a core of its own, which is counted first: so its games are the
same whatever else the machine does. Prints the tables of the README, in Markdown.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median

from carrack.arena.contest import Share, Standing, Terms, contest, judge, read_results
from carrack.arena.runners.job import sources
from carrack.bots import FOR_PEOPLE, make_bot, practise
from carrack.bots.judging import judgement
from carrack.bots.searching import Manner, SearchBot, Tree
from carrack.core.game import games, load

FOLDER = Path("build/ladder")
GREEDY = "greedy"
ODDS = 4  # to one against each of the others: as much as 80 % in a game for two
COUNTED = 30  # positions in which looks are counted
EVERY = 19  # decisions from one of them to the next
GLANCE = 0.2  # seconds of the processor for each
CHUNK = 16  # looks between two readings of its clock


def looks_a_second(name: str, seats: int) -> int:
    """How often a search looks in a second of one core: the middle of what it does in positions of greedy games. Counted once."""
    game = load(name)
    file, key = FOLDER / "looks.json", f"{name}-{seats}-{sources(game)}"
    known: dict[str, int] = json.loads(file.read_text()) if file.exists() else {}
    if key not in known:
        greedy, tree, found, decisions = make_bot(GREEDY, game), Tree(game, 0, 0, Manner(often=True)), list[float](), 0
        practise(SearchBot(game, iterations=1), game)
        for seed in range(COUNTED):
            match = game.new(seats=seats, seed=seed)
            while not match.over and len(found) < COUNTED:
                decisions += 1
                if decisions % EVERY == 0 and len(match.legal) > 1:
                    tree.plant(match.position(match.actor))
                    looks, begin = 0, time.process_time()
                    while (spent := time.process_time() - begin) < GLANCE:
                        tree.look(match.actor, CHUNK)
                        looks += CHUNK
                    found.append(looks / spent)
                match.play(greedy.choose(match.position(match.actor), match.actor))
        known[key] = int(float(f"{median(found):.1e}"))
        file.write_text(json.dumps(known, indent=1))
    return known[key]


def counted(name: str, seats: int, spec: str) -> str:
    """A bot that is told how long to search is told how often instead, and plays on for as many rounds as it would have."""
    game = load(name)
    bot = make_bot(spec, game)
    if not (spec.startswith("search:") and isinstance(bot, SearchBot) and bot.seconds):
        return spec
    looks, ahead = round(looks_a_second(name, seats) * bot.seconds), judgement(game).ahead(seats)
    return f"search:iterations={looks},rounds={ahead.rounds + bool(bot.manner.often) * ahead.deeper}"


def played(name: str, seats: int, stronger: str, weaker: str, deals: int, alone: bool = False) -> Standing:
    """What their games say, those of an earlier run among them, if the bots are still the same."""
    game = load(name)
    terms = Terms(name, game.version, seats, (stronger, weaker), 0, {}, alone, sources(game))
    file = FOLDER / f"{name}-{seats}-{stronger}-{'among-' if alone else ''}{weaker}.jsonl".replace(":", "-")
    try:
        read_results(file, terms)
    except ValueError:
        file.replace(file.with_suffix(".old"))
    results = []
    for results in contest(terms, deals, file, until_decided=not alone):  # noqa: B007
        pass
    return judge(terms, results)


def told(share: Share) -> str:
    low, high = share.interval
    return f"{share.mean:.0%} ({low:.0%}–{high:.0%})"


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|", flush=True)


def ladder(name: str, seats: int, levels: Sequence[str], deals: int) -> list[str]:
    """How often each level comes in before the one below it."""
    return [told(played(name, seats, stronger, weaker, deals).against[0, 1]) for weaker, stronger in pairwise(levels)]


def alone(name: str, seats: int, ones: Sequence[str], deals: int) -> list[str]:
    """What would be as much as 80 % in a game for two; and how many of its games one of each wins among greedy players."""
    shares = [played(name, seats, counted(name, seats, one), GREEDY, deals, alone=True).wins[0] for one in ones]
    return [f"{ODDS / (ODDS + seats - 1):.0%}", *(f"{told(share)} of {share.games}" for share in shares)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()), help="default: all")
    parser.add_argument("--seats", type=int, help="default: every number that the game allows")
    parser.add_argument("--deals", type=int, help="default: at most 100 for each pair, 8 for one among greedy players")
    parser.add_argument("--least", default=FOR_PEOPLE[0], choices=FOR_PEOPLE, help="the lowest level")
    parser.add_argument("--most", default=FOR_PEOPLE[-1], choices=FOR_PEOPLE, help="the highest level")
    parser.add_argument(
        "--one", metavar="BOT", action="append", help="instead of the ladder: how many games does one such bot win among greedy players?"
    )
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    levels = FOR_PEOPLE[FOR_PEOPLE.index(asked.least) : FOR_PEOPLE.index(asked.most) + 1]
    steps = [f"{stronger} before {weaker}" for weaker, stronger in pairwise(levels)]
    heads = ["as much as 80 %", *(f"one {one} among {GREEDY}" for one in asked.one)] if asked.one else steps
    row("Game", "Seats", *heads)
    row(*["---"] * (len(heads) + 2))
    for name in asked.games:
        for seats in load(name).seats:
            if asked.seats in (None, seats):
                found = alone(name, seats, asked.one, asked.deals or 8) if asked.one else ladder(name, seats, levels, asked.deals or 100)
                row(load(name).title, str(seats), *found)


if __name__ == "__main__":
    main()
