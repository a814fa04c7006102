"""Bots, simulation and measurement."""

import numpy as np
import pytest

import carrack
from carrack.arena import bench
from carrack.arena.simulate import simulate
from carrack.bots import make_bot
from carrack.bots.searching import Manner

GAMES = list(carrack.games().values())
LOOKING = "search:iterations=60"
QUICK = ("random", "easy", "greedy", LOOKING)  # the others look longer, but in the same way


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_bot_plays_legal_acts_from_what_its_seat_knows(game) -> None:
    for name in QUICK:
        match = game.new(seats=game.seats[-1], seed=4)
        players = [make_bot(name, game, seed=p) for p in range(match.seats)]
        for _ in range(100):
            if match.over:
                break
            position = match.position(match.actor)
            before = position.tobytes()
            act = players[match.actor].choose(position, match.actor)
            assert position.tobytes() == before  # a bot does not change what it is given
            assert match.why_not(act) is None
            match.play(act)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(game) -> None:
    match, rng = game.new(seats=game.seats[-1], seed=8), np.array([1, 2, 3, 4])
    for _ in range(100):
        if match.over:
            break
        seat = match.actor
        other = match._states.copy()
        game.engine.redact_at(other, 0, seat)
        game.engine.resample_at(other, 0, seat, rng)
        for bot in ("greedy", LOOKING):
            choices = {make_bot(bot, game, seed=3).choose(game.redacted(states, 0, seat), seat) for states in (match._states, other)}
            assert len(choices) == 1
        match.play(choices.pop())


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_greedy_wins_clearly_against_random(game) -> None:
    for seats in game.seats:
        for seat in range(seats):
            players = ["random"] * seats
            players[seat] = "greedy"
            report = simulate(game, seats, players, 24, first_seed=100 * seat)
            assert report.wins[seat] >= 22, f"greedy at seat {seat} of {seats} won {report.wins[seat]} of 24"


@pytest.mark.parametrize("spec", ["random", "medium", "greedy", "hard", "search:iterations=5,threads=2"])
def test_a_bot_is_shown_as_it_was_made(spec: str) -> None:
    game = carrack.load("columbus")
    shown = repr(make_bot(spec, game, seed=7))
    assert spec in shown
    again = eval(shown, {"make_bot": make_bot, "carrack": carrack, **vars(carrack)})
    assert repr(again) == shown


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="no bot is called 'genius'; there are random, easy, medium, hard, expert, greedy, search"):
        make_bot("genius", GAMES[0])
    with pytest.raises(ValueError, match="no bot is called 'genius'"):
        simulate(GAMES[0], 2, ["greedy", "genius"], 1)
    with pytest.raises(ValueError, match="3 seats need 3 bots, not 2"):
        simulate(GAMES[0], 3, ["greedy", "random"], 1)


def test_a_simulation_does_not_depend_on_the_number_of_processes() -> None:
    game = GAMES[0]
    one = simulate(game, 3, ["greedy", "random", "random"], 150, first_seed=7)
    two = simulate(game, 3, ["greedy", "random", "random"], 150, first_seed=7, runner="processes", workers=2)
    assert (one.wins, one.decisions, one.rounds, one.achievements) == (two.wins, two.decisions, two.rounds, two.achievements)
    assert sum(one.wins) == pytest.approx(150)
    assert len(one.decisions) == 150


def test_a_game_without_achievements_is_simulated_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(GAMES[0].part("view"), "achievements")
    report = simulate(GAMES[0], 2, ["random", "random"], 5)
    assert (len(report.decisions), report.achievements) == (5, {})


def test_progress_is_reported_to_the_end() -> None:
    seen: list[int] = []
    simulate(GAMES[0], 2, ["random", "random"], 130, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 130


def test_the_pieces_of_a_measurement_do_what_they_count() -> None:
    game = GAMES[0]
    assert bench.calibration() > 0
    assert bench.Table(game, 2, 4).play() > 100
    assert bench.copies(game, 3)() == 64 * 256
    assert bench.batch(game, 2, 8)() == 8
    assert bench.looks(game, 2, Manner(), 32)() == 32
    assert 0 < bench.single(game, 2)() <= 2000
    assert 0 < bench.played(game, 2)() <= 500
