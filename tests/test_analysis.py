"""A game looked at again."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import carrack
from carrack.bots.analysis import SMALL, Analysis, Decision, analyse
from carrack.cli.main import carrack as command
from carrack.core.log import Log

GAMES = list(carrack.games().values())


def played(game, *bots: str, acts: int = 100_000) -> Log:
    match = game.new(seats=max(len(bots), game.seats[0]), seed=4)
    players = [carrack.make_bot(bots[p % len(bots)], game, seed=p + 1) for p in range(match.seats)]
    while not match.over and len(match.log.acts) < acts:
        match.play(players[match.actor].choose(match.position(match.actor), match.actor))
    return match.log


def found(log: Log, looks: int = 60) -> Analysis:
    return list(analyse(log, looks))[-1][1]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_decision_with_a_choice_is_looked_at(game) -> None:
    log = played(game, "greedy", acts=120)
    analysis = found(log)
    states, choices = log.fresh(), []
    for n, act in enumerate(log.acts):
        if states["actor"][0] >= 0 and states["phase"][0] and len(legal(game, states)) > 1:
            choices.append(n)
        game.engine.apply_at(states, 0, act)
    assert [d.n for d in analysis.decisions] == choices
    for d in analysis.decisions:
        assert d.act == log.acts[d.n]
        assert sum(d.chances) == pytest.approx(1)
        assert 0 <= d.lost <= 1
        assert (d.better == d.act) == (d.lost == 0)


def legal(game, states) -> list[int]:
    import numpy as np

    out = np.zeros(len(game.actions), np.int16)
    return out[: game.engine.legal_at(states, 0, out)].tolist()


def test_who_plays_at_random_is_less_careful() -> None:
    analysis = found(played(carrack.load("columbus"), "random", "greedy"), 200)
    assert analysis.care(0) > 2 * analysis.care(1)
    assert analysis.mistakes
    assert all(d.lost >= SMALL for d in analysis.mistakes)
    assert [d.lost for d in analysis.mistakes] == sorted((d.lost for d in analysis.mistakes), reverse=True)
    assert sum(d.seat == 0 for d in analysis.mistakes) > sum(d.seat == 1 for d in analysis.mistakes)


def test_turning_points_are_the_biggest_changes_in_order() -> None:
    log = played(carrack.load("columbus"), "greedy", acts=5)

    def decision(n: int, turn: int, chance: float) -> Decision:
        return Decision(n, turn, 0, 0, 0, 0.0, (chance, 1 - chance), (0, 0), ())

    analysis = Analysis(log, [decision(0, 1, 0.5), decision(3, 1, 0.9), decision(5, 2, 0.52), decision(9, 3, 0.8), decision(12, 4, 0.7)])
    assert [d.n for d in analysis.turns] == [0, 5, 9, 12]
    points = analysis.turning_points
    assert [t.n for t in points] == [5, 9, 12]
    assert max(points, key=lambda t: abs(t.after - t.before)).n == 9


def test_the_command_and_its_page(tmp_path: Path) -> None:
    log, report = tmp_path / "game.log", tmp_path / "report.html"
    log.write_text(str(played(carrack.load("columbus"), "random", "greedy")), encoding="utf-8")
    done = CliRunner().invoke(command, ["analyse", str(log), "--looks", "60", "--html", str(report), "--lang", "nl"])
    assert done.exit_code == 0, done.output
    assert "Turning points" in done.output
    text = report.read_text(encoding="utf-8")
    assert text.count("<polyline") in (2, 4)
    assert "<script" not in text
    said = msgspec.json.decode(CliRunner().invoke(command, ["analyse", str(log), "--looks", "60", "--json"]).stdout)
    assert said["game"] == "columbus"
    assert set(said["mistakes"]) <= {d["n"] for d in said["decisions"]}


def test_what_is_no_log_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend")
    assert CliRunner().invoke(command, ["analyse", str(path)]).exit_code != 0
    assert CliRunner().invoke(command, ["analyse", str(tmp_path / "none.log")]).exit_code != 0
