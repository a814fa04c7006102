"""Learn a game by playing it: PPO with masks against random play, on the processor, in minutes.

    pip install -r requirements/learn.txt
    python examples/learn.py newfoundland --curve curve.svg --model newfoundland.zip

Every so often the net plays whole games against random play, on every seat in turn; the share it wins, with its 95 % interval, is the
curve. Nothing here knows a game: try another one, other seats, or other opponents.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import carrack
from carrack.envs import Vector

Choose = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]


class Point(NamedTuple):
    """How strong the net was after so many steps."""

    steps: int
    seconds: float
    wins: float
    low: float
    high: float


# --- how strong is it? --------------------------------------------------------------------------
def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(x, 3) for x in interval(0.9, 100)]
    [0.826, 0.945]
    """
    middle, half = wins + z * z / (2 * games), z * (wins * (1 - wins) / games + z * z / (4 * games * games)) ** 0.5
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def win_share(choose: Choose, game: str, seats: int, games: int, seed: int) -> float:
    """The share of games that `choose` wins against random play. Game i has the luck of seed + i, and `choose` has seat i % seats."""
    env = Vector(game, games, seats=seats, seed=seed, reset="off")
    mine, worth, playing = np.arange(games) % seats, np.zeros(games), np.ones(games, bool)
    while playing.any():
        acts = np.where(playing, env.sample(), -1)
        ours = np.flatnonzero(playing & (env.actors == mine))
        if len(ours):
            acts[ours] = choose(env.observations[ours], env.masks[ours])
        env.step(acts)
        ended = np.flatnonzero(playing & env.done)
        worth[ended] = env.rewards[ended, mine[ended]]
        playing[ended] = False
    return float(np.mean((worth * (seats - 1) + 1) / seats))  # from utility to share: k who win together have 1/k each


def share_against(choose: Choose, game: str, seats: int, bot: str, games: int, seed: int) -> float:
    """The same against bots of a name, one game after the other."""
    from carrack.envs import single

    total = 0.0
    for k in range(games):
        env = single(game, seats=seats, opponents=bot, seat=k % seats)
        seen, _ = env.reset(seed=seed + k // seats)  # the same luck on every seat
        reward, ended = 0.0, False
        while not ended:
            (act,) = choose(seen[None], env.action_masks()[None])
            seen, reward, ended, _, _ = env.step(act)
        total += (reward * (seats - 1) + 1) / seats
    return total / games


# --- learning -----------------------------------------------------------------------------------
def learn(game: str, seats: int, steps: int, seed: int, games: int, every: int, tell: Callable[[Point], None]) -> Any:
    """A net that has played so many steps, and what it was worth on the way."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    from carrack.envs import single

    torch.set_num_threads(1)
    envs = make_vec_env(lambda: single(game, seats=seats, opponents="random", seat=None), n_envs=16, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=512,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.999,
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        device="cpu",
        seed=seed,
    )
    began = time.perf_counter()

    def look() -> None:
        wins = win_share(chooser(model), game, seats, games, seed=1_000_000)
        tell(Point(model.num_timesteps, time.perf_counter() - began, wins, *interval(wins, games)))

    look()
    while model.num_timesteps < steps:
        model.learn(min(every, steps - model.num_timesteps), reset_num_timesteps=False)
        look()
    return model


def chooser(model: Any) -> Choose:
    """What the net does, for many games at once."""

    def choose(seen: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        acts, _ = model.predict(seen, action_masks=masks, deterministic=True)
        return acts

    return choose


# --- the curve ----------------------------------------------------------------------------------
def curve(points: Sequence[Point], title: str, fair: float) -> str:
    """The shares as an SVG picture, with their intervals as a band; dotted is what chance alone would win."""
    wide, high, left, top, right, bottom = 720, 340, 56, 44, 20, 48
    most = max(p.steps for p in points) or 1

    def x(steps: float) -> float:
        return round(left + (wide - left - right) * steps / most, 1)

    def y(share: float) -> float:
        return round(top + (high - top - bottom) * (1 - share), 1)

    band = [(x(p.steps), y(p.high)) for p in points] + [(x(p.steps), y(p.low)) for p in reversed(points)]
    rows = "".join(
        f'<path d="M{left} {y(share)}H{wide - right}" class="grid"/><text x="{left - 8}" y="{y(share) + 5}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    step = next(size for size in (10**k * m for k in range(2, 12) for m in (1, 2, 5)) if most / size < 6)
    columns = "".join(
        f'<text x="{x(steps)}" y="{high - bottom + 22}" text-anchor="middle">{steps:,}</text>' for steps in range(0, most + 1, step)
    )
    dots = "".join(f'<circle cx="{x(p.steps)}" cy="{y(p.wins)}" r="3.5"/>' for p in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" aria-label="{title}">\n'
        "<style>text{font:14px system-ui,sans-serif;fill:#594833}.grid{stroke:#8a7450;stroke-opacity:.35}.line{fill:none;stroke:#284b85;stroke-width:2.5}"
        ".fair{stroke:#9a2f22;stroke-dasharray:2 5;stroke-width:2}.band{fill:#284b85;fill-opacity:.18}circle{fill:#284b85}</style>\n"
        f'<rect width="{wide}" height="{high}" rx="8" fill="#fbf6e9"/>\n'
        f'<text x="{left}" y="24" font-weight="600">{title}</text>\n{rows}\n{columns}\n'
        f'<text x="{wide - right}" y="{high - 6}" text-anchor="end">steps</text>\n'
        f'<path class="fair" d="M{left} {y(fair)}H{wide - right}"/>\n'
        f'<polygon class="band" points="{" ".join(f"{a},{b}" for a, b in band)}"/>\n'
        f'<polyline class="line" points="{" ".join(f"{x(p.steps)},{y(p.wins)}" for p in points)}"/>{dots}\n</svg>\n'
    )


def main(words: Sequence[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    ask.add_argument("game", nargs="?", default="newfoundland")
    ask.add_argument("--seats", type=int, default=0, help="how many play (default: the fewest)")
    ask.add_argument("--steps", type=int, default=200_000, help="decisions to learn from (default: 200,000)")
    ask.add_argument("--every", type=int, default=16_384, help="steps between two looks (default: 16,384)")
    ask.add_argument("--games", type=int, default=400, help="games of each look (default: 400)")
    ask.add_argument("--last", type=int, default=2_000, help="games of the last look, with luck not met before (default: 2,000)")
    ask.add_argument("--bot", default="", help="at the end also play against this bot: easy, medium …")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--curve", type=Path, help="write the curve to this SVG file")
    ask.add_argument("--model", type=Path, help="keep the net in this file")
    chosen = ask.parse_args(words)
    try:
        game = carrack.load(chosen.game)
        seats = chosen.seats or game.seats[0]
        game.read_options(seats, {})
        if chosen.bot:
            carrack.make_bot(chosen.bot, game)
    except ValueError as error:
        ask.error(str(error))
    points: list[Point] = []

    def tell(p: Point) -> None:
        points.append(p)
        print(f"{p.steps:>9,} steps {p.seconds:>6.0f} s   wins {p.wins:6.1%}  ({p.low:.1%} – {p.high:.1%})", flush=True)  # noqa: T201

    try:
        model = learn(game.name, seats, chosen.steps, chosen.seed, chosen.games, chosen.every, tell)
    except ModuleNotFoundError as error:
        sys.exit(f"learn.py: {error.name} is not installed: pip install -r requirements/learn.txt")
    if chosen.curve:
        title = f"{game.title}, {seats} seats: wins of PPO against random play"
        chosen.curve.write_text(curve(points, title, 1 / seats), encoding="utf-8")
    if chosen.model:
        model.save(chosen.model)
    wins = win_share(chooser(model), game.name, seats, chosen.last, seed=2_000_000)
    print(f"after {points[-1].steps:,} steps it wins {said(wins, chosen.last)} against random play")  # noqa: T201
    if chosen.bot:
        games = max(chosen.last // 5, seats)
        print(f"and {said(share_against(chooser(model), game.name, seats, chosen.bot, games, seed=3_000_000), games)} against {chosen.bot}")  # noqa: T201
    return 0


def said(wins: float, games: int) -> str:
    """A share in words."""
    low, high = interval(wins, games)
    return f"{wins:.1%} of {games:,} games (95 % interval {low:.1%} – {high:.1%})"


if __name__ == "__main__":
    sys.exit(main())
