"""The ladder of the bots for people, for every game and number of seats: how often each level comes in before the one below it.

    python benchmarks/ladder.py                          everything; results are kept in build/ladder, and a second run goes on
    python benchmarks/ladder.py columbus --seats 2       one game, one number of seats
    python benchmarks/ladder.py --most expert --deals 24

Each pair plays the same deals on every seat and stops as soon as it is decided. Prints the table of the README, in Markdown.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from carrack.arena.contest import Share, Terms, contest, judge
from carrack.bots import FOR_PEOPLE
from carrack.core.game import games, load

FOLDER = Path("build/ladder")


def pair(name: str, seats: int, weaker: str, stronger: str, deals: int) -> Share:
    """How often the stronger came in before the weaker."""
    game = load(name)
    terms = Terms(name, game.version, seats, (stronger, weaker), 0, {})
    results = []
    for results in contest(terms, deals, FOLDER / f"{name}-{seats}-{stronger}-{weaker}.jsonl", until_decided=True):  # noqa: B007
        pass
    return judge(terms, results).against[0, 1]


def told(share: Share) -> str:
    low, high = share.interval
    return f"{share.mean:.0%} ({low:.0%}–{high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()), help="default: all")
    parser.add_argument("--seats", type=int, help="default: every number that the game allows")
    parser.add_argument("--deals", type=int, default=100, help="at most for each pair; default 100")
    parser.add_argument("--least", default=FOR_PEOPLE[0], choices=FOR_PEOPLE, help="the lowest level")
    parser.add_argument("--most", default=FOR_PEOPLE[-1], choices=FOR_PEOPLE, help="the highest level")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    levels = FOR_PEOPLE[FOR_PEOPLE.index(asked.least) : FOR_PEOPLE.index(asked.most) + 1]
    steps = list(pairwise(levels))
    print("| Game | Seats |", " | ".join(f"{stronger} before {weaker}" for weaker, stronger in steps), "|")
    print("|---|---|" + "---|" * len(steps))
    for name in asked.games:
        for seats in load(name).seats:
            if asked.seats in (None, seats):
                found = [told(pair(name, seats, weaker, stronger, asked.deals)) for weaker, stronger in steps]
                print("|", " | ".join([load(name).title, str(seats), *found]), "|", flush=True)


if __name__ == "__main__":
    main()
