"""A bot in 20 lines: it looks at what each act leads to, in a world that its seat thinks possible, and takes the best."""

from __future__ import annotations

import sys

import carrack


class Curious:
    name = "curious"

    def __init__(self, game: carrack.Game) -> None:
        self.game, self.engine = game, game.engine

    def choose(self, position, seat: int) -> int:
        """`position` holds what the seat knows and nothing else."""
        acts = self.game.scratch()
        legal = acts[: self.engine.legal_at(position, 0, acts)].tolist()
        world = self.game.imagine(position, seat)  # the unknown filled in, as it may be

        def worth(act: int) -> int:
            after = world.copy()
            self.engine.apply_at(after, 0, act)
            return self.engine.evaluate_at(after, 0, seat)

        return max(legal, key=worth)


def duel(game: carrack.Game, bot, rival, deals: int) -> float:
    """The share of games that `bot` wins with two seats: every deal is played twice, with the seats changed."""
    won = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            match = game.new(seats=2, seed=deal)
            while not match.over:
                who = bot if match.actor == seat else rival
                match.play(who.choose(match.position(match.actor), match.actor))
            won += (seat in match.winners) / len(match.winners)
    return won / (2 * deals)


if __name__ == "__main__":
    game = carrack.load(sys.argv[1] if len(sys.argv) > 1 else "newfoundland")
    for rival in ("random", "easy", "medium"):
        print(f"against {rival}: {duel(game, Curious(game), carrack.make_bot(rival, game, seed=1), 20):.0%}")  # noqa: T201
