"""What bots that look ahead think of a position, and how that is tuned."""

import os
from collections.abc import Iterator
from itertools import islice

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

import carrack
from carrack.arena.tuning import Dials, Generation, Trials, fit_spread, tune, usual_signs
from carrack.bots.judging import JUDGE, Judgement, fields_of, judgement
from carrack.cli.main import carrack as command
from carrack.cli.tune import best_beside
from carrack.core.engine import bind

GAMES = list(carrack.games().values())
GAME = carrack.load("columbus")


def chances(game, states, judged) -> list[float]:
    weights = judged.weights(game)
    out = np.zeros(game.seats[-1])
    bind(game, JUDGE).judge_at(states, 0, weights, judged.heeded(game), out)
    return out[: int(states["seats"][0])].tolist()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_judgement_fits_its_game(game) -> None:
    weights = judgement(game).weights(game)
    assert len(weights) == sum(fields_of(game).values()) + len(game.terms)
    assert np.isfinite(weights).all()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_without_weights_it_is_the_evaluation(game) -> None:
    match = game.new(seats=game.seats[-1], seed=4)
    for _ in range(40):
        match.play(match.choice())
    world = game.imagine(match.position(match.actor), match.actor)
    worth = np.array([game.engine.evaluate_at(world, 0, p) for p in range(match.seats)]) / 300
    expected = np.exp(worth - worth.max())
    assert chances(game, world, Judgement(spread=300)) == pytest.approx((expected / expected.sum()).tolist(), abs=1e-9)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_that_is_over_is_certain(game) -> None:
    match = game.new(seats=game.seats[0], seed=4)
    while not match.over:
        match.play(match.choice())
    won = [float(p in match.winners) / len(match.winners) for p in range(match.seats)]
    assert chances(game, match.position(0), judgement(game)) == pytest.approx(won)


def test_signs_say_what_a_seat_has() -> None:
    match = GAME.new(seats=3, seed=1)
    fields, marks = fields_of(GAME), np.zeros(sum(fields_of(GAME).values()) + len(GAME.terms))
    world = GAME.imagine(match.position(0), 0)
    GAME.engine.signs_at(world, 0, 1, marks)
    at = sum(n for name, n in fields.items() if list(fields).index(name) < list(fields).index("ship"))
    assert marks[at : at + fields["ship"]].sum() == 1, "its ship is on one space"
    assert np.argmax(marks[at : at + fields["ship"]]) == int(world["ship"][0][1])


def test_a_judgement_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match=r"does not fit the game: wisdom; run carrack tune columbus"):
        Judgement(terms={"wisdom": 1.0}).weights(GAME)
    with pytest.raises(ValueError, match=r"mast"):
        Judgement(signs={"mast": [1.0, 2.0]}).weights(GAME)


def test_dials_change_only_what_is_turned() -> None:
    dials = Dials(GAME, Judgement(spread=200, terms={GAME.terms[0]: 2.0}), usual_signs(GAME, 2, Judgement()))
    assert dials.judgement([0.0] * dials.size).weights(GAME) == pytest.approx(Judgement(200, terms={GAME.terms[0]: 2.0}).weights(GAME))
    turned = dials.judgement([1.0] + [0.0] * (dials.size - 1))
    assert turned.terms[GAME.terms[0]] == pytest.approx(2.02)


def test_trials_tell_good_from_bad_and_are_the_same_again() -> None:
    trials = Trials(GAME, [2, 3], threads=2)
    bad = Judgement(terms=dict.fromkeys(GAME.terms, -1.0))
    good, worse = trials.shares([judgement(GAME), bad], 48, 77)
    assert worse < 0.3 < good
    assert trials.shares([judgement(GAME)], 48, 77) == [good]


def test_tuning_is_the_same_for_the_same_seed() -> None:
    def found() -> list[Judgement]:
        return [g.judgement for g in islice(tune(GAME, Judgement(), [2], 2, games=48, seed=3), 2)]

    assert found() == found()


def test_a_spread_makes_foresight_neither_too_sure_nor_too_shy() -> None:
    honest = fit_spread(GAME, 2, Judgement(), games=20)
    doubled = fit_spread(GAME, 2, Judgement(terms=dict.fromkeys(GAME.terms, 2.0)), games=20)
    assert doubled == pytest.approx(2 * honest, rel=0.1), "twice as many points need twice the spread"


def test_the_command_writes_a_judgement_that_the_game_can_read(tmp_path) -> None:
    out = tmp_path / "judgement.json"
    ran = CliRunner().invoke(command, ["tune", "columbus", "--generations", "1", "--games", "48", "-o", str(out)])
    assert ran.exit_code == 0, ran.output
    assert "where 1 is as good as greedy" in ran.output
    msgspec.json.decode(out.read_bytes(), type=Judgement).weights(GAME)


def test_a_search_that_is_stopped_writes_the_best_so_far(tmp_path, monkeypatch) -> None:
    better = msgspec.structs.replace(judgement(GAME), explore=0.5)

    def stopped(*_: object, **__: object) -> Iterator[Generation]:
        yield Generation(1, 1.0, 1.0, better)
        raise KeyboardInterrupt

    shares = {0.5: 1.3}
    monkeypatch.setattr("carrack.arena.tuning.tune", stopped)
    monkeypatch.setattr(Trials, "shares", lambda _, tried, *__: [shares.get(each.explore, 1.0) for each in tried])
    out = tmp_path / "judgement.json"
    ran = CliRunner().invoke(command, ["tune", "columbus", "--seed", "0", "-o", str(out)])
    assert ran.exit_code == 0, ran.output
    assert "the last games decide" in ran.output
    assert f"leaveswiththebestsofarin{out}.best." in "".join(ran.output.split())  # a long path goes over two lines
    assert msgspec.json.decode(out.read_bytes(), type=Judgement).explore == 0.5
    assert [file.name for file in tmp_path.iterdir()] == ["judgement.json"]


def test_a_search_that_is_killed_leaves_the_best_so_far(tmp_path, monkeypatch) -> None:
    better = msgspec.structs.replace(judgement(GAME), explore=0.5)
    out, beside = tmp_path / "judgement.json", tmp_path / "judgement.json.best"
    found = []

    def search(*_: object, **__: object) -> Iterator[Generation]:
        yield Generation(1, 1.0, 1.0, better)
        found.append(msgspec.json.decode(beside.read_bytes(), type=Judgement).explore)
        raise KeyboardInterrupt

    def shares(*_: object) -> list[float]:
        raise KeyboardInterrupt  # once more

    monkeypatch.setattr("carrack.arena.tuning.tune", search)
    monkeypatch.setattr(Trials, "shares", shares)
    assert CliRunner().invoke(command, ["tune", "columbus", "-o", str(out)]).exit_code == 130
    assert found == [0.5]
    assert [file.name for file in tmp_path.iterdir()] == [beside.name]
    again = CliRunner().invoke(command, ["tune", "columbus", "-o", str(out)])
    assert (again.exit_code, len(found)) == (2, 1)
    assert "judgement.json.best is from a search that was killed" in " ".join(again.output.split())
    assert msgspec.json.decode(beside.read_bytes(), type=Judgement).explore == 0.5


def test_the_best_so_far_needs_no_room_to_go_on(tmp_path, monkeypatch) -> None:
    """Neither a full disk ends the search, nor is anything kept beside what is no file."""

    def search(*_: object, **__: object) -> Iterator[Generation]:
        (tmp_path / "judgement.json.best").mkdir(exist_ok=True)
        (tmp_path / "judgement.json.best" / "x").touch()
        yield Generation(1, 1.0, 1.0, judgement(GAME))
        (tmp_path / "judgement.json.best" / "x").unlink()
        (tmp_path / "judgement.json.best").rmdir()

    monkeypatch.setattr("carrack.arena.tuning.tune", search)
    monkeypatch.setattr(Trials, "shares", lambda *_: [1.0, 1.0])
    ran = CliRunner().invoke(command, ["tune", "columbus", "-o", str(tmp_path / "judgement.json")])
    assert ran.exit_code == 0, ran.output
    assert "judgement.json.best: " in ran.output
    assert [file.name for file in tmp_path.iterdir()] == ["judgement.json"]
    os.mkfifo(tmp_path / "pipe")
    assert best_beside(tmp_path / "pipe") is None


def test_every_seed_searches() -> None:
    """CMA-ES takes 0 for "some seed"."""
    first, second = (next(tune(GAME, Judgement(), [2], 1, games=48, seed=0)) for _ in range(2))
    assert first == second


def test_the_command_refuses_what_cannot_be(tmp_path) -> None:
    ran = CliRunner().invoke(command, ["tune", "columbus", "-o", str(tmp_path / "nowhere" / "x.json")])
    assert ran.exit_code != 0
    assert not (tmp_path / "nowhere").exists()
