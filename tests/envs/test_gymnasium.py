"""Gymnasium's checker, and one seat against bots."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import carrack
from carrack import Refused
from carrack.envs import single

gymnasium = pytest.importorskip("gymnasium")


def made(game, **how):
    from carrack.envs.gymnasium import name_of

    return gymnasium.make(f"carrack.envs.gymnasium:{name_of(game)}", **how)


def test_it_passes_the_checker(game, seats) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(made(game, seats=seats, seat=None, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_game_against_bots_runs_to_its_end(game, opponents: str, limits) -> None:
    env = single(game, game.seats[-1], opponents=opponents, seat=1, **limits)
    for seed in (1, 2):
        seen, info = env.reset(seed=seed)
        for _ in range(5000):
            assert env.rows.actors[0] == 1
            assert seen in env.observation_space
            assert np.array_equal(info["action_mask"], env.action_masks())
            assert env.action_masks().any()
            seen, reward, ended, stopped, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not stopped
            if ended:
                break
            assert reward == 0
        assert ended
        assert reward == pytest.approx(env.rows.rewards[0, 1])
        assert not env.action_masks().any()
        with pytest.raises(ValueError, match="the game is over: reset begins another"):
            env.step(0)


def test_the_same_seed_and_acts_give_the_same_game(game) -> None:
    def played(seed: int) -> list[np.ndarray]:
        env = single(game, game.seats[-1], opponents=["greedy"] + ["random"] * (game.seats[-1] - 2), seat=None)
        env.action_space.seed(4)
        seen, info = env.reset(seed=seed)
        story = [seen]
        for _ in range(25):
            seen, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
            story.append(seen)
            if ended:
                break
        return story

    one, two, other = played(6), played(6), played(7)
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert not all(np.array_equal(a, b) for a, b in zip(one, other, strict=False))


def test_an_illegal_act_loses_and_says_why() -> None:
    anno = carrack.load("anno1503")
    env = single("anno1503", seats=3)
    _, info = env.reset(seed=2)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, stopped, info = env.step(wrong)
    assert (reward, ended, stopped) == (-0.5, True, False)
    assert info["refused"]
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="the game is over"):
        env.step(wrong)
    _, info = env.reset()
    assert info["action_mask"].any()
    env = single("anno1503", illegal="error")
    _, info = env.reset(seed=2)
    before = env.rows.states.tobytes()
    for act in (len(anno.actions), -1, int(np.flatnonzero(info["action_mask"] == 0)[0])):
        with pytest.raises(Refused):
            env.step(act)
    assert env.rows.states.tobytes() == before


def test_anybody_may_have_any_seat() -> None:
    env = single("columbus", seats=4, seat=None)
    assert {(env.reset(seed=s), env.seat)[1] for s in range(30)} == {0, 1, 2, 3}


def test_a_drawing_shows_what_the_seat_knows(game) -> None:
    env = single(game, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    assert single(game).render() is None


def test_it_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(single("columbus", seats=3, opponents=["greedy", "random"], seat=2, round_limit=30)))
    env.reset(seed=1)
    assert (env.seat, env.opponents, env.rows.states["round_limit"][0]) == (2, ["greedy", "random"], 30)


def test_every_game_is_registered() -> None:
    import carrack.envs.gymnasium as ours

    ours.register()  # a second time changes nothing
    assert {f"carrack/{name}-v{game.version}" for name, game in carrack.games().items()} <= set(gymnasium.registry)
    env = made(carrack.load("columbus"), seats=5, opponents="greedy", round_limit=30)
    assert env.unwrapped.rows.states["round_limit"][0] in (0, 30)
    env.reset(seed=1)
    assert env.unwrapped.rows.states["round_limit"][0] == 30


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"opponents": "genius"}, "no bot is called 'genius'; there are random, easy, medium, hard, expert, greedy, search"),
        ({"opponents": ["random"]}, "3 seats need 2 opponents, not 1"),
        ({"seat": 3}, "seats are numbered from 0 to 2; there is no seat 3"),
        ({"illegal": "pass"}, "illegal is one of lose, error, not 'pass'"),
        ({"render_mode": "human"}, "render_mode is one of ansi, svg"),
        ({"sails": 1}, "Columbus has no option 'sails'"),
    ],
)
def test_wrong_arguments_are_refused_in_words(wrong, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        single("columbus", seats=3, **wrong)
