"""Many games in one compiled step are the same games as matches played one by one."""

from __future__ import annotations

import numpy as np
import pytest

import carrack
from carrack import Match
from carrack.envs import Vector
from carrack.envs.utility import by_score, by_win, utilities
from carrack.envs.vector import RefusedInGame

COLUMBUS = carrack.load("columbus")


def observed(match: Match, seat: int) -> np.ndarray:
    out = np.zeros(match.game.observation_size, np.float32)
    match.game.engine.observe_at(match.position(seat), 0, seat, out)
    return out


def same(env: Vector, i: int, match: Match) -> None:
    assert env.states[i : i + 1].tobytes() == match._states.tobytes()
    assert env.actors[i] == match.actor
    assert env.legal(i) == match.legal
    assert np.flatnonzero(env.masks[i]).tolist() == sorted(match.legal)


def test_a_game_is_the_match_with_the_same_seed(game, seats, limits) -> None:
    env = Vector(game, 3, seats, seed=40, **limits)
    matches = [game.new(seats, seed=40 + i, **limits) for i in range(3)]
    ended = 0
    for n in range(4000):
        for i, match in enumerate(matches):
            same(env, i, match)
            if n % 20 == 0:
                assert np.array_equal(env.observations[i], observed(match, match.actor))
        acts = env.sample()
        assert acts.tolist() == [match.choice() for match in matches]  # even the random choices are those of the match
        for match, act in zip(matches, acts.tolist(), strict=True):
            match.play(act)
        env.step(acts)
        assert env.done.tolist() == [match.over for match in matches]
        for i in np.flatnonzero(env.done).tolist():
            ended += 1
            assert env.rewards[i].tolist() == pytest.approx(utilities(game, matches[i]._states, 0, "win"))
            seed = matches[i].log.seed + 3  # the next of this row
            assert env.seeds[i] == seed
            matches[i] = game.new(seats, seed=seed, **limits)
        assert not env.rewards[~env.done].any()
        if ended > 3:
            return
    pytest.fail("no game ended")


def test_with_points_as_reward_a_seat_gets_what_it_has_more_than_the_others(game, limits) -> None:
    env = Vector(game, 2, seed=1, reset="off", reward="score", **limits)
    while not env.done.all():
        before = env.done.copy()
        env.step(env.sample())
        env.done |= before
        for i in range(2):
            if env.done[i] and not before[i]:
                scores = [int(game.engine.score_at(env.states, i, p)) for p in range(env.seats)]
                assert env.rewards[i].tolist() == pytest.approx(by_score(scores))


def test_utilities_sum_to_nothing() -> None:
    assert by_win([1, 3, 2]) == [-0.5, 1.0, -0.5]
    assert by_win([4, 4]) == [0.0, 0.0]
    assert by_win([7, 7, 1, 0]) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    for standings in ([1, 2], [5, 5, 2], [3, 3, 3, 3], [9, 1, 9, 9, 2]):
        assert sum(by_win(standings)) == pytest.approx(0)
        assert sum(by_score(standings)) == pytest.approx(0)


def test_every_piece_of_an_observation_is_what_observe_writes(game, seats) -> None:
    """For all seats and a spectator, in worlds along a whole game."""
    env, desk = Vector(game, 1, seats, seed=3), game.blank()
    look, out = env._rows.compiled.look_at, np.full(game.observation_size, 7, np.float32)
    for n in range(400):
        env.step(env.sample())
        if n % 7:
            continue
        for seat in range(-1, seats):
            expected = np.zeros(game.observation_size, np.float32)
            game.engine.observe_at(game.redacted(env.states, 0, seat), 0, seat, expected)
            look(env.states, 0, seat, seat, desk, 0, out)
            different = [name for name, place in game.layout.items() if not np.array_equal(out[place], expected[place])]
            assert different == []


def test_the_number_of_threads_changes_nothing(game) -> None:
    one, three = Vector(game, 50, seed=9), Vector(game, 50, seed=9, threads=3)
    with three:
        for _ in range(150):
            acts = one.sample()
            assert np.array_equal(acts, three.sample())
            one.step(acts)
            three.step(acts)
            assert one.states.tobytes() == three.states.tobytes()
        for name in ("observations", "masks", "actors", "rewards", "done", "seeds"):
            assert np.array_equal(getattr(one, name), getattr(three, name))


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    def played(seed: int) -> bytes:
        env = Vector(COLUMBUS, 20, 3, seed=seed)
        for _ in range(60):
            env.step(env.sample())
        return env.states.tobytes()

    assert played(5) == played(5)
    assert played(5) != played(6)
    env = Vector(COLUMBUS, 20, 3, seed=8)
    env.step(env.sample())
    env.reset(5)
    for _ in range(60):
        env.step(env.sample())
    assert env.states.tobytes() == played(5)


def test_seeds_wrap_at_the_largest() -> None:
    env = Vector(COLUMBUS, 3, seed=2**63 - 2)
    assert env.seeds.tolist() == [2**63 - 2, 2**63 - 1, 0]
    assert Vector(COLUMBUS, 1).seeds[0] != Vector(COLUMBUS, 1).seeds[0]  # without a seed it is fresh


def test_arrays_are_written_in_place_and_seen_by_other_libraries_without_a_copy() -> None:
    env = Vector(COLUMBUS, 8, 3, seed=1)
    arrays = {name: getattr(env, name) for name in ("observations", "masks", "actors", "rewards", "done", "states")}
    shared = {name: np.from_dlpack(array) for name, array in arrays.items() if name != "states"}  # as JAX and PyTorch do
    for _ in range(300):
        env.step(env.sample())
    for name, array in arrays.items():
        assert getattr(env, name) is array
        assert array.flags.c_contiguous
    for name, array in shared.items():
        assert np.shares_memory(array, arrays[name])
        assert np.array_equal(array, arrays[name])
    pieces = env.pieces(["ship", "die"])
    assert set(pieces) == {"ship", "die"}
    assert np.shares_memory(pieces["ship"], env.observations)


def test_pytorch_shares_the_arrays() -> None:
    torch = pytest.importorskip("torch")
    env = Vector(COLUMBUS, 8, 3, seed=1)
    seen = torch.from_numpy(env.observations)
    env.step(torch.from_numpy(env.sample()))
    assert np.array_equal(seen.numpy(), env.observations)


def test_without_masks_or_observations_none_are_written() -> None:
    env = Vector(COLUMBUS, 4, seed=1, masks=False, observations=False)
    whole = Vector(COLUMBUS, 4, seed=1)
    for _ in range(50):
        env.step(env.sample())
        whole.step(whole.sample())
    assert env.masks.shape == (0, len(COLUMBUS.actions))
    assert env.observations.shape == (0, COLUMBUS.observation_size)
    assert env.states.tobytes() == whole.states.tobytes()


def test_without_auto_reset_a_game_stays_over_until_it_begins_again(game, limits) -> None:
    env = Vector(game, 3, seed=2, reset="off", **limits)
    over = np.zeros(3, bool)
    while not over.all():
        env.step(env.sample())
        over |= env.done
    assert (env.states["phase"] == 0).all()
    assert not env.masks.any()
    assert env.sample().tolist() == [-1, -1, -1]
    last = env.states.tobytes()
    env.step([5, -1, 0])  # whatever is given, nothing happens
    assert env.states.tobytes() == last
    assert not env.done.any()
    assert not env.rewards.any()
    for never in (-2, -3):
        with pytest.raises(RefusedInGame):
            env.step([never, -1, -1])
    env.reset(games=[])
    assert env.states.tobytes() == last
    env.reset(games=[1])
    assert env.seeds.tolist() == [2, 6, 4]
    assert env.masks.any(axis=1).tolist() == [False, True, False]
    same(env, 1, game.new(env.seats, seed=6, **limits))
    env.reset(games=np.array([True, False, False]))
    assert env.seeds.tolist() == [5, 6, 4]


def test_minus_one_leaves_a_game_as_it_is() -> None:
    env = Vector(COLUMBUS, 2, 3, seed=1)
    before = env.states[1].tobytes(), env.observations[1].copy(), env.masks[1].copy()
    for _ in range(20):
        acts = env.sample()
        acts[1] = -1
        env.step(acts)
    assert env.states[1].tobytes() == before[0]
    assert np.array_equal(env.observations[1], before[1])
    assert np.array_equal(env.masks[1], before[2])


def test_an_illegal_act_names_the_game_and_the_rule_and_changes_nothing() -> None:
    anno = carrack.load("anno1503")
    env = Vector(anno, 4, 2, seed=2)
    match = anno.new(2, seed=2)
    spice = anno.actions.read("buy good=spice")
    for act in (spice, spice):
        if match.why_not(act):
            break
        match.play(act)
        env.step([act, -1, -1, -1])
    why = match.why_not(spice)
    assert why is not None
    before = env.states.tobytes()
    acts = env.sample()
    acts[0] = spice
    with pytest.raises(RefusedInGame) as caught:
        env.step(acts)
    assert (caught.value.index, caught.value.act) == (0, "buy good=spice")
    assert (caught.value.rule, caught.value.sentence) == (why.rule, why.sentence)
    assert str(caught.value) == f"game 0, buy good=spice: {why}"
    assert env.states.tobytes() == before
    for wrong in (len(anno.actions), -2, -3, 2**40, -(2**40)):
        acts = env.sample()
        acts[3] = wrong
        with pytest.raises(RefusedInGame, match=f"game 3, {wrong}: No act has this number; they go from 0 to {len(anno.actions) - 1}"):
            env.step(acts)
    assert env.states.tobytes() == before


def test_no_array_that_is_handed_out_can_make_an_act_legal() -> None:
    env = Vector(COLUMBUS, 2, 2, seed=2)
    env.masks[:] = True
    wrong = next(a for a in range(len(COLUMBUS.actions)) if a not in env.legal(0))
    with pytest.raises(RefusedInGame):
        env.step([wrong, -1])


def test_options_reach_the_game() -> None:
    env = Vector("columbus", 2, seats=4, seed=1, round_limit=33, start_player=2)
    assert env.states["round_limit"].tolist() == [33, 33]
    assert env.states["first"].tolist() == [2, 2]
    assert env.seats == 4
    assert repr(env) == "Vector('columbus', 2, seats=4)"
    assert len(env) == 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 9}, "Columbus is for 2 to 5 seats, not 9"),
        ({"count": 0}, "at least one game, not 0"),
        ({"threads": 0}, "at least one thread, not 0"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"reset": "sometimes"}, "reset is one of auto, off, not 'sometimes'"),
        ({"reward": "fame"}, "reward is one of win, score, not 'fame'"),
        ({"sails": 3}, "Columbus has no option 'sails'"),
        ({"round_limit": 7}, "option round_limit is a number from 20 to 500"),
    ],
)
def test_wrong_arguments_are_refused_in_words(wrong, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Vector(**{"game": "columbus", "count": 2} | wrong)


def test_wrong_acts_are_refused_in_words() -> None:
    env = Vector(COLUMBUS, 3, seed=1)
    for wrong in ([1, 2], [[1, 2, 3]], [0.5, 1.0, 2.0], "abc"):
        with pytest.raises(ValueError, match="acts are 3 whole numbers"):
            env.step(wrong)
    with pytest.raises(ValueError, match="a seed is for all games"):
        env.reset(4, games=[1])
