"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator

import numpy as np
import pytest

import carrack
from carrack import Refused
from carrack.envs import aec

pettingzoo_test = pytest.importorskip("pettingzoo.test")
EXPECTED = (  # what api_test says of every environment with a mask in its observation
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # once the game is over
)


@pytest.fixture
def quiet(capsys) -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def test_it_passes_the_tests_of_pettingzoo(game, seats, quiet) -> None:
    pettingzoo_test.api_test(aec(game, seats), num_cycles=60)
    pettingzoo_test.seed_test(lambda: aec(game, seats), num_cycles=40)


def test_a_whole_game_passes_the_test_of_pettingzoo(game, limits, quiet) -> None:
    pettingzoo_test.api_test(aec(game, **limits), num_cycles=3000)


def test_agents_see_what_their_seats_know_and_end_together(game, limits) -> None:
    env = aec(game, game.seats[-1], **limits)
    env.reset(seed=5)
    match, expected = game.new(env.rows.seats, seed=5, **limits), np.zeros(game.observation_size, np.float32)
    for n, agent in enumerate(env.agent_iter()):
        seen, reward, ended, stopped, info = env.last()
        if ended:
            break
        assert agent == f"player_{match.actor}"
        assert (reward, stopped, info) == (0, False, {})
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal
        if n % 10 == 0:
            for other in env.agents:
                seat = int(other[-1])
                game.engine.observe_at(match.position(seat), 0, seat, expected)
                view = env.observe(other)
                assert np.array_equal(view["observation"], expected)
                assert view["action_mask"].any() == (other == agent)
        act = match.choice()
        match.play(act)
        env.step(act)
    assert match.over
    paid = dict(env.rewards)
    assert sum(paid.values()) == pytest.approx(0, abs=1e-6)
    assert {int(agent[-1]) for agent, reward in paid.items() if reward == max(paid.values())} == set(match.winners)
    for agent in env.agent_iter():
        assert env.last()[1:3] == (paid[agent], True)
        env.step(None)
    assert env.agents == []


def test_the_state_holds_what_is_hidden(game) -> None:
    env = aec(game, seats=game.seats[-1])
    env.reset(seed=3)
    expected = np.zeros(game.observation_size, np.float32)
    game.engine.observe_at(env.rows.states, 0, 0, expected)
    assert np.array_equal(env.state(), expected)
    assert env.state_space.contains(env.state())


def test_what_is_handed_out_is_not_used_again() -> None:
    env = aec("columbus")
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = first["observation"].copy(), first["action_mask"].copy()
    again = env.observe("player_0")
    assert not np.shares_memory(first["observation"], again["observation"])
    first["action_mask"][:] = 1  # nor can a mask be changed from outside
    wrong = int(np.flatnonzero(kept[1] == 0)[0])
    with pytest.raises(Refused):
        env.step(wrong)


def test_games_after_the_first_have_the_seeds_after_it() -> None:
    env = aec("columbus", seats=3)
    env.reset(seed=11)
    env.reset()
    assert env.rows.states.tobytes() == carrack.load("columbus").new(3, seed=12)._states.tobytes()
    env.reset(seed=11)
    assert env.rows.states.tobytes() == carrack.load("columbus").new(3, seed=11)._states.tobytes()


def test_it_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(aec("columbus", seats=3, reward="score", round_limit=30)))
    env.reset(seed=1)
    assert (env.num_agents, env.rows.states["round_limit"][0]) == (3, 30)


def test_an_illegal_act_is_refused_with_its_rule() -> None:
    env = aec("anno1503", seats=2)
    env.reset(seed=2)
    before = env.rows.states.tobytes()
    with pytest.raises(Refused, match="This is not possible now"):
        env.step(carrack.load("anno1503").actions.read("roll face=1"))
    with pytest.raises(Refused, match="No act has this number"):
        env.step(100_000)
    assert env.rows.states.tobytes() == before


def test_it_is_drawn_as_text_and_as_svg(game) -> None:
    from xml.etree import ElementTree

    drawn = {}
    for mode in ("ansi", "svg"):
        env = aec(game, render_mode=mode)
        env.reset(seed=3)
        for _ in range(30):
            env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))
        drawn[mode] = env.render()
    assert "\x1b[" in drawn["ansi"]
    assert ElementTree.fromstring(drawn["svg"]).tag == "{http://www.w3.org/2000/svg}svg"
    assert "http" not in drawn["svg"].replace("http://www.w3.org", "")  # nothing is fetched from elsewhere
    assert aec(game).render() is None


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"render_mode": "human"}, "render_mode is one of ansi, svg, not 'human'"),
        ({"seats": 1}, "Columbus is for 2 to 5 seats, not 1"),
        ({"reward": "fame"}, "reward is one of win, score"),
        ({"sails": 1}, "Columbus has no option 'sails'"),
    ],
)
def test_wrong_arguments_are_refused_in_words(wrong, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        aec("columbus", **wrong)
