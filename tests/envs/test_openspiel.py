"""OpenSpiel's own test, and that nothing it is told betrays what a player may not know."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pytest

import carrack
from carrack import Refused

pyspiel = pytest.importorskip("pyspiel")

from carrack.envs import spiel  # noqa: E402
from carrack.envs.openspiel import veiled  # noqa: E402


def wander(game, acts: int, seed: int):
    """A state after so many random acts, or a little before the end."""
    luck, state = random.Random(seed), game.new_initial_state()
    for _ in range(acts):
        if state.is_chance_node():
            ids, weights = zip(*state.chance_outcomes(), strict=True)
            a = luck.choices(ids, weights)[0]
        else:
            a = luck.choice(state.legal_actions())
        after = state.clone()
        after.apply_action(a)
        if after.is_terminal():
            break
        state = after
    return state


def test_it_passes_the_test_of_openspiel(game, seats, limits, capfd) -> None:
    pyspiel.random_sim_test(spiel(game, seats, **limits), num_sims=1, serialize=True, verbose=False)


def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(game, seats) -> None:
    made, luck, differ = spiel(game, seats), random.Random(1), 0
    for n in (5, 40, 90, 140):
        state = wander(made, n, n)
        for player in range(seats):
            other = state.resample_from_infostate(player, luck.random)
            differ += other.play.states.tobytes() != state.play.states.tobytes()
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            for (_, a, whole), b in zip(other.play.told, state.play.acts, strict=True):
                assert a == (b if whole else veiled(game.actions, b))  # what was hidden is not kept
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == []  # the true history would tell
            again = pickle.loads(pickle.dumps(other))
            assert str(again) == str(other)
            while not other.is_terminal() and len(other.history()) < 60:  # it can be played on
                acts = [a for a, _ in other.chance_outcomes()] if other.is_chance_node() else other.legal_actions()
                other.apply_action(luck.choice(acts))
    assert differ or not game.hidden


def test_luck_has_the_probabilities_of_the_rules(game) -> None:
    state = spiel(game, game.seats[-1]).new_initial_state()
    nodes = 0
    for n in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            total = game.engine.total_at(state.play.states, 0)
            for r in range(min(total, 50)):
                assert dict(outcomes)[game.engine.nth_at(state.play.states, 0, r)] >= 1 / total
            state.apply_action(outcomes[n % len(outcomes)][0])
        else:
            acts = state.legal_actions()
            state.apply_action(acts[n % len(acts)])
    assert nodes


def test_a_log_comes_back_from_its_serialisation(game, limits) -> None:
    made = spiel(game, game.seats[-1], **limits)
    state = wander(made, 150, 3)
    text = pyspiel.serialize_game_and_state(made, state)
    loaded, back = pyspiel.deserialize_game_and_state(text)
    assert back.history() == state.history() == state.play.acts
    assert back.play.states.tobytes() == state.play.states.tobytes()
    assert loaded.get_parameters() == made.get_parameters()
    match = carrack.Match.from_log(
        carrack.core.log.Log(game, game.seats[-1], game.read_options(game.seats[-1], limits), state.play.acts), None
    )
    assert match.log.acts[: len(state.play.acts)] == state.history()


def test_a_clone_goes_its_own_way(game) -> None:
    state = wander(spiel(game), 30, 5)
    copy = state.clone()
    before = str(copy)
    state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    assert str(copy) == before
    assert copy.history() == state.history()[:-1]


def test_the_tensor_is_made_of_named_pieces(game, seats) -> None:
    from open_spiel.python.observation import make_observation

    made = spiel(game, seats)
    state = wander(made, 60, 2)
    expected = np.zeros(game.observation_size, np.float32)
    for player in range(seats):
        game.engine.observe_at(game.redacted(state.play.states, 0, player), 0, player, expected)
        seen = make_observation(made)
        seen.set_from(state, player)
        assert list(seen.dict) == ["player", *(piece.field for piece in game.pieces)]
        for piece in game.pieces:
            assert np.array_equal(seen.dict[piece.field].ravel(), expected[game.layout[piece.field]])
        assert seen.dict["player"].tolist() == [float(p == player) for p in range(game.seats[-1])]
        assert state.observation_tensor(player) == seen.tensor.tolist()
        recalled = make_observation(made, pyspiel.IIGObservationType(perfect_recall=True))
        recalled.set_from(state, player)
        assert recalled.dict["recent"].shape == (32, 3)
        assert state.information_state_tensor(player) == recalled.tensor.tolist()


def test_public_observations_are_the_same_in_every_world_and_private_ones_have_only_secrets() -> None:
    from open_spiel.python.observation import make_observation

    game = carrack.load("columbus")
    made = spiel(game, 3)
    state = wander(made, 120, 4)
    public = make_observation(
        made, pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert not public.dict["fresh"].any()
    whole = make_observation(
        made, pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    )
    whole.set_from(state, 0)
    expected = np.zeros(game.observation_size, np.float32)
    game.engine.observe_at(state.play.states, 0, 0, expected)
    assert np.array_equal(whole.dict["fresh"].ravel(), expected[game.layout["fresh"]])
    private = make_observation(
        made, pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    assert set(private.dict) - {"player"} <= game.secrets


def test_the_information_state_is_the_log_as_the_seat_may_read_it() -> None:
    game = carrack.load("anno1503")
    match = game.new(3, seed=3)
    while len(match.log.acts) < 600:
        match.play(match.choice())
    state = spiel(game, 3).new_initial_state()
    for a in match.log.acts:
        state.apply_action(a)
    for seat in range(3):
        lines = match.log.write(seat).split("\n\n")[1].splitlines()
        assert state.information_state_string(seat).splitlines() == [f"seat {seat}", *lines[:-1]]
    assert "=?" in state.information_state_string(0)


def test_an_agent_of_openspiel_plays() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts

    made = spiel("columbus", 2, round_limit=20)
    bot = ismcts.ISMCTSBot(
        game=made,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    state = wander(made, 30, 8)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
    env = rl_environment.Environment(made)
    step = env.reset()
    for _ in range(30):
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert step.rewards == [0, 0]


def test_parameters_are_options_and_may_be_written_as_text() -> None:
    game = pyspiel.load_game("carrack_columbus(players=3,round_limit=40,start_player=_1,reward=score)")
    assert game.num_players() == 3
    assert game.new_initial_state().play.states["round_limit"][0] == 40
    same = spiel("columbus", 3, round_limit=40, start_player=1, reward="score")
    assert str(same) == str(game)
    assert same.max_utility() > 1000
    anno = [spiel("anno1503", n).new_initial_state().play.states["round_limit"][0] for n in (2, 4)]
    assert anno[0] != anno[1]  # a default that depends on the seats
    assert spiel("columbus", 2).utility_sum() == 0
    assert (spiel("columbus", 3).min_utility(), spiel("columbus", 3).max_utility()) == (-0.5, 1.0)


def test_what_is_not_possible_is_refused_in_words() -> None:
    state = spiel("columbus", 2).new_initial_state()
    with pytest.raises(Refused):
        state.apply_action(len(carrack.load("columbus").actions))
    before = str(state)
    with pytest.raises(Refused):
        state.apply_action(100)
    assert str(state) == before
    for wrong, why in (({"seats": 9}, "2 to 5 seats"), ({"sails": 1}, "no option 'sails'"), ({"reward": "fame"}, "reward is one of")):
        with pytest.raises(ValueError, match=why):
            spiel("columbus", **wrong)
