"""How many random decisions a second environments take, ours and those of others, through the same kind of interface.

    python benchmarks/environments.py                    everything that is installed
    python benchmarks/environments.py --seconds 0.5      shorter, and less exact
    python benchmarks/environments.py --only vector      one kind of interface: turns, single, spiel, inside or vector

Every peer is optional (`pip install -r requirements/bench.txt`); what is missing is skipped, with a line that says so. The program stays on
one core and counts processor time, so that it can be compared on a busy machine too. A decision is an act that a player chooses; luck is
not counted where an environment settles it by itself. In OpenSpiel's own loop luck is a node, and is drawn but not counted.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np

import carrack
from carrack.core.game import Game

Work = Callable[[], int]  # plays a while and says how many decisions it took
ROUNDS = 3
GAMES = 256  # side by side


def rate(work: Work, seconds: float) -> float:
    """The best of a few rounds, in decisions per second of processor time."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        done, before = 0, time.process_time()
        while time.process_time() - before < seconds:
            done += work()
        best = max(best, done / (time.process_time() - before))
    return best


def middle(game: Game) -> int:
    """The middle number of seats."""
    return game.seats[len(game.seats) // 2]


# --- agents take turns: PettingZoo --------------------------------------------------------------
def turns(env: Any, steps: int = 2000) -> Work:
    """The loop of PettingZoo's documentation, with the mask of the observation."""
    env.reset(seed=1)

    def work() -> int:
        done = 0
        while done < steps:
            for agent in env.agent_iter(steps):
                seen, _, ended, stopped, info = env.last()
                if ended or stopped:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                done += 1
            if not env.agents:
                env.reset()
        return done

    return work


def our_turns() -> Iterator[tuple[str, Work]]:
    from carrack.envs import aec

    for game in carrack.games().values():
        yield f"carrack {game.name}", turns(aec(game, middle(game)))


def pettingzoo_turns() -> Iterator[tuple[str, Work]]:
    from importlib import import_module

    for name in ("chess_v6", "connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "leduc_holdem_v4"):
        yield f"PettingZoo {name}", turns(import_module(f"pettingzoo.classic.{name}").env(), 400)


def spiel_turns() -> Iterator[tuple[str, Work]]:
    """OpenSpiel's own environment: a time step with the observations and legal acts of all players."""
    import pyspiel
    from open_spiel.python import rl_environment

    for name in PEERS:
        env, choose = rl_environment.Environment(pyspiel.load_game(name)), random.Random(1).choice

        def work(env: Any = env, choose: Any = choose) -> int:
            now, n = env.reset(), 0
            while not now.last() and n < 400:
                now = env.step([choose(now.observations["legal_actions"][now.observations["current_player"]])])
                n += 1
            return n

        yield f"OpenSpiel rl_environment, {name}", work


# --- one seat, or one loop of one's own: Gymnasium, RLCard, Catanatron --------------------------
def our_single() -> Iterator[tuple[str, Work]]:
    from carrack.envs import single

    for game in carrack.games().values():
        env = single(game, middle(game))
        env.reset(seed=1)

        def work(env: Any = env) -> int:
            _, info = env.reset()
            for n in range(2000):
                _, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
                if ended:
                    return n + 1
            return 2000

        yield f"carrack {game.name}", work


def rlcard_single() -> Iterator[tuple[str, Work]]:
    import rlcard

    for name in ("limit-holdem", "leduc-holdem", "uno", "gin-rummy"):
        env, choose = rlcard.make(name, config={"seed": 1}), random.Random(1).choice

        def work(env: Any = env, choose: Any = choose) -> int:
            state, _ = env.reset()
            n = 0
            while not env.is_over():
                state, _ = env.step(choose(list(state["legal_actions"])))
                n += 1
            return n

        yield f"RLCard {name}", work


def catanatron_single() -> Iterator[tuple[str, Work]]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def work() -> int:
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
        game.play()
        return len(game.state.actions)

    yield "Catanatron", work


# --- OpenSpiel: its loop from Python, and inside C++ --------------------------------------------
PEERS = ("backgammon", "gin_rummy", "chess", "go(board_size=9)")


def walk(game: Any, most: int = 3000) -> Work:
    """A random game by the usual loop over a state."""
    dice = random.Random(1)

    def work() -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal() and n < most:
            if state.is_chance_node():
                acts, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(acts, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                n += 1
        return n

    return work


def spiel_loop() -> Iterator[tuple[str, Work]]:
    import pyspiel

    for name in PEERS:
        if name.split("(")[0] in pyspiel.registered_names():
            yield f"OpenSpiel {name}", walk(pyspiel.load_game(name))


def our_spiel() -> Iterator[tuple[str, Work]]:
    from carrack.envs import spiel

    for game in carrack.games().values():
        yield f"carrack {game.name}", walk(spiel(game, middle(game)))


def spiel_inside() -> Iterator[tuple[str, Work]]:
    """The random rollouts of a search in C++; the length of a game is the mean of games played from Python."""
    import pyspiel

    for name in PEERS:
        if name.split("(")[0] not in pyspiel.registered_names():
            continue
        game = pyspiel.load_game(name)
        loop = walk(game)
        length = sum(loop() for _ in range(200)) / 200
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        rollouts = pyspiel.RandomRolloutEvaluator(100, 1)
        bot = pyspiel.MCTSBot(game, rollouts, uct_c=1.0, max_simulations=2, max_memory_mb=10, solve=False, seed=1, verbose=False)

        def work(bot: Any = bot, state: Any = state, length: float = length) -> int:
            bot.step(state)  # it begins two rollouts of a hundred games each, at the root or just below
            return round(200 * length)

        yield f"OpenSpiel {name}", work


def our_inside() -> Iterator[tuple[str, Work]]:
    """Random games in compiled code."""
    from carrack.arena.bench import Table

    for game in carrack.games().values():
        table = Table(game, middle(game))
        yield f"carrack {game.name}", lambda table=table: int(table.play())


# --- many games at once -------------------------------------------------------------------------
def our_vector() -> Iterator[tuple[str, Work]]:
    from carrack.envs import Vector

    for looks in (False, True):
        for game in carrack.games().values():
            env = Vector(game, GAMES, middle(game), seed=1, observations=looks)

            def work(env: Any = env) -> int:
                for _ in range(20):
                    env.step(env.sample())
                return 20 * GAMES

            yield f"carrack {game.name}, masks{' and observations' if looks else ''}", work


def pgx_vector() -> Iterator[tuple[str, Work]]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    for name in ("backgammon", "go_9x9", "animal_shogi", "sparrow_mahjong"):
        made = pgx.make(name)
        step = auto_reset(made.step, made.init)

        def turn(state: Any, key: Any, step: Any = step) -> tuple[Any, Any]:
            key, choose, luck = jax.random.split(key, 3)
            acts = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            return jax.vmap(step)(state, acts, jax.random.split(luck, GAMES)), key

        go = jax.jit(turn)
        held = [jax.jit(jax.vmap(made.init))(jax.random.split(jax.random.PRNGKey(1), GAMES)), jax.random.PRNGKey(2)]

        def work(held: list[Any] = held, go: Any = go) -> int:
            for _ in range(20):
                held[:] = go(*held)
            jax.block_until_ready(held[0])
            return 20 * GAMES

        yield f"Pgx {name}, masks and observations", work


KINDS: dict[str, tuple[str, list[tuple[str, Callable[[], Iterator[tuple[str, Work]]]]]]] = {
    "turns": (
        "Agents take turns (PettingZoo AEC)",
        [("carrack", our_turns), ("pettingzoo", pettingzoo_turns), ("open_spiel", spiel_turns)],
    ),
    "single": (
        "One seat (Gymnasium), or a loop of one's own",
        [("carrack", our_single), ("rlcard", rlcard_single), ("catanatron", catanatron_single)],
    ),
    "spiel": ("OpenSpiel, its loop from Python", [("carrack", our_spiel), ("open_spiel", spiel_loop)]),
    "inside": ("Random play inside compiled code", [("carrack", our_inside), ("open_spiel", spiel_inside)]),
    "vector": (f"{GAMES} games at once", [("carrack", our_vector), ("pgx", pgx_vector)]),
}


def measure(kind: str, seconds: float) -> None:
    """One kind of interface: a line for each environment, and ours against the quickest peer."""
    title, makers = KINDS[kind]
    print(f"\n{title}")
    found: dict[str, float] = {}
    for package, make in makers:
        try:
            for name, work in make():
                found[name] = rate(work, seconds)
                print(f"  {name:<52}{found[name]:>14,.0f} /s", flush=True)
        except (ImportError, PackageNotFoundError) as missing:
            print(f"  {package} is skipped: {missing}")
        except Exception as broken:  # a peer that does not run with the libraries of today
            print(f"  {package} stopped: {type(broken).__name__}: {str(broken).splitlines()[0][:100]}")
    ours = {name: speed for name, speed in found.items() if name.startswith("carrack")}
    peers = {name: speed for name, speed in found.items() if name not in ours}
    if ours and peers:
        best, slowest = max(peers, key=lambda name: peers[name]), min(ours, key=lambda name: ours[name])
        usual = float(np.median(list(ours.values())) / np.median(list(peers.values())))
        print(
            f"  our slowest against the quickest peer ({best}): {ours[slowest] / peers[best]:.1f} times; middle against middle: {usual:.1f} times"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", choices=list(KINDS))
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}")
    for package in ("numpy", "numba", "pettingzoo", "gymnasium", "open_spiel", "rlcard", "catanatron", "pgx", "jax"):
        try:
            print(f"  {package} {version(package)}")
        except PackageNotFoundError:
            print(f"  {package} is not installed")
    for kind in [asked.only] if asked.only else KINDS:
        measure(kind, asked.seconds)


if __name__ == "__main__":
    sys.exit(main())
