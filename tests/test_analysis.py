"""A game looked at again."""

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import carrack
from carrack.arena.course import MOST_SAID, Teller, page
from carrack.arena.report.words import Words
from carrack.bots.analysis import SMALL, Analysis, Decision, Moment, Suspect, Turning, analyse
from carrack.bots.judging import judgement
from carrack.bots.searching import Look, SearchBot
from carrack.cli.main import carrack as command
from carrack.core.log import Log
from carrack.core.match import narrate
from carrack.core.state import States

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


def test_what_may_be_a_mistake_is_looked_at_as_often_as_an_expert_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    log, often = played(carrack.load("columbus"), "random", acts=60), list[int]()
    think = SearchBot.think

    def counted(self: SearchBot, position: States, seat: int) -> list[Look]:
        often.append(self.iterations)
        return think(self, position, seat)

    monkeypatch.setattr(SearchBot, "think", counted)
    analysis = found(log, 60)
    expert = judgement(log.game).ahead(log.seats).expert
    assert set(often) == {60, expert}
    assert often.count(expert) >= len(analysis.mistakes) > 0


def test_a_mistake_is_looked_at_as_often_as_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    log, looked = played(carrack.load("columbus"), "random", acts=60), dict[int, list[int]]()
    reconsider = SearchBot.reconsider

    def noted(self: SearchBot, seat: int, act: int) -> list[Look]:
        looks = reconsider(self, seat, act)
        at = {look.act: look.visits for look in looks}
        looked.setdefault(act, []).append(at[act] - max(at.values()))
        return looks

    monkeypatch.setattr(SearchBot, "reconsider", noted)
    mistakes = found(log, 60).mistakes
    assert mistakes
    assert {d.act for d in mistakes} <= {*looked}
    assert all(behind == 0 for each in looked.values() for behind in each)


def test_the_worst_mistakes_of_each_seat_are_named() -> None:
    """Beside somebody who makes many of them, a careful player's are named as well."""
    log = played(carrack.load("columbus"), "greedy", acts=5)
    many = [replace(decision(n, n, 0, 0.5), lost=0.9 - n / 100) for n in range(9)]
    few = [replace(decision(20 + n, 20, 1, 0.5), lost=lost) for n, lost in enumerate((0.03, SMALL / 2, 0.05))]
    mistakes = Analysis(log, [*many, *few]).mistakes
    assert [d.n for d in mistakes] == [0, 1, 2, 3, 4, 22, 20]


def test_of_two_equal_changes_that_of_who_decided_is_told() -> None:
    """What one of two gains the other loses: which of both is told must not depend on the last digit."""
    log = played(carrack.load("columbus"), "greedy", acts=5)
    for seat in (0, 1):
        for before, after in ((0.32, 0.55), (0.41, 0.72), (0.72, 0.41)):
            points = Analysis(log, [decision(0, 1, seat, before), decision(4, 3, seat, after)]).turning_points
            assert [t.seat for t in points] == [seat]


def decision(n: int, turn: int, seat: int, chance: float) -> Decision:
    """Of a game for two, in which the one who decides gives the first seat this chance."""
    return Decision(n, turn, seat, 0, 0, 0.0, (chance, 1 - chance), (n, 0))


def test_turning_points_are_the_biggest_changes_of_different_rounds_in_order() -> None:
    log = played(carrack.load("columbus"), "greedy", acts=5)
    seen = [(0, 1, 0.5), (3, 1, 0.9), (5, 2, 0.52), (9, 3, 0.8), (12, 4, 0.7), (14, 5, 0.65), (20, 6, 0.85)]
    points = Analysis(log, [decision(n, turn, 0, chance) for n, turn, chance in seen]).turning_points
    assert [(t.n, t.upto, t.turn, t.seat) for t in points] == [(0, 3, 1, 0), (9, 12, 3, 0), (14, 20, 5, 0)], (
        "what follows within a round belongs to the first"
    )
    assert [(t.before, t.after) for t in points] == [(0.5, 0.9), (0.8, 0.7), (0.65, 0.85)]
    lucky = Analysis(log, [decision(0, 1, 0, 0.3), decision(4, 3, 0, 0.35)], Moment(6, 5, (1.0, 0.0), (0, 0)))
    assert [(t.n, t.upto, t.after) for t in lucky.turning_points] == [(4, 6, 1.0)], "the end may be one"
    assert lucky.moments[-1] == lucky.end
    calm = Analysis(log, [decision(n, n + 1, 0, 0.5 + 0.05 * (n % 2)) for n in range(9)])
    assert calm.turning_points == []


def test_the_curves_show_what_all_seats_think_on_the_average() -> None:
    """The first sees itself at 60 and then at 80 %, the second sees the first at 20 %."""
    log = played(carrack.load("columbus"), "greedy", acts=5)
    analysis = Analysis(log, [decision(0, 1, 0, 0.6), decision(2, 1, 0, 0.65), decision(4, 2, 1, 0.2), decision(6, 3, 0, 0.8)])
    assert [(m.n, m.turn, m.scores) for m in analysis.moments] == [(0, 1, (0, 0)), (4, 2, (4, 0)), (6, 3, (6, 0))]
    assert [m.chances for m in analysis.moments] == [pytest.approx((p, 1 - p)) for p in (0.4, (0.725 + 0.2) / 2, 0.5)]
    assert Analysis(log).moments == []


def test_a_turning_point_is_told_by_what_was_done_and_what_luck_did() -> None:
    log = played(carrack.load("anno1503"), "greedy")
    teller = Teller(Words(log.game), log, ["Ann", "Ben"])
    states, rolled = log.fresh(), -1
    for n, act in enumerate(log.acts):
        if log.game.actions.write(act) == "end_turn":
            rolled = n
            break
        log.game.engine.apply_at(states, 0, act)
    seat = int(states["actor"][0])
    assert teller.happened(Turning(rolled, rolled + 1, 1, seat, 0, 0.5, 0.6)) == f"{['Ann', 'Ben'][seat]}: End turn"
    told = teller.happened(Turning(rolled, rolled + 2, 1, seat, 0, 0.5, 0.6))
    assert re.fullmatch(r"(Ann|Ben) rolls a \d.*", told)
    whole = narrate(log)
    assert len(whole) > MOST_SAID
    assert teller.happened(Turning(0, len(log.acts), 1, 0, 0, 0.5, 0.6)).endswith(" …")


def test_who_makes_good_for_a_detour_at_once_made_no_mistake() -> None:
    game = carrack.load("columbus")
    known = game.new(seats=2, seed=3).position(0)
    assert known["actor"][0] == 0
    act, better, *_ = legal(game, known)
    suspect = Suspect(Decision(0, 1, 0, act, better, 0.1, (0.6, 0.4), (0, 0)), known, best=0.6)
    fine = suspect.judged(game, still=0.6 - SMALL / 2)
    assert (fine.lost, fine.better, fine.reasons) == (0, act, ())
    half = suspect.judged(game, still=0.55)
    assert (half.lost, half.better) == (pytest.approx(0.05), better)
    assert suspect.judged(game, still=0.3).lost == 0.1, "what others or luck did later is not counted"
    assert suspect.judged(game) == suspect.judged(game, still=0.3)


def test_nothing_is_drawn_outside_the_plot_when_the_game_goes_on() -> None:
    """Cut in the middle of a long turn, and before luck: the page shows what the log holds and no more."""
    game = carrack.load("anno1503")
    whole = played(game, "random", acts=60)
    for acts in (0, 1, 3, 38, len(whole.acts)):
        log = replace(whole, acts=whole.acts[:acts])
        analysis = found(log) if acts else Analysis(log)
        text = page(Words(game), analysis, ["Ann", "Ben"])
        assert all(0 <= float(x) <= 100 for x in re.findall(r'c?x="(-?[\d.]+)%"', text))
        assert ("Nobody has had anything to decide" in text) == (not analysis.decisions)
        assert len(log.acts) == acts
        assert f"the log has {acts} act" in text


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_command_and_its_page(game, tmp_path: Path) -> None:
    """Of a whole game of Columbus, and of the beginning of others."""
    over = game.name == "columbus"
    log, report = tmp_path / "game.log", tmp_path / "report.html"
    log.write_text(str(played(game, "random", "greedy", acts=100_000 if over else 60)), encoding="utf-8")
    done = CliRunner().invoke(command, ["analyse", str(log), "--looks", "60", "--html", str(report), "--lang", "nl"])
    assert done.exit_code == 0, done.output
    words, text = Words(game, "nl"), report.read_text(encoding="utf-8")
    for key in ("course-turning", "course-mistakes", "course-care"):
        assert words.say(key) in done.output
        assert words.say(key) in text
    assert words.say("course-result" if over else "course-standing") in text
    assert words.say("course-title", game=words.title()) in done.output
    assert (words.say("course-open", acts=words.count("acts", 60)) in done.output) != over
    said = msgspec.json.decode(CliRunner().invoke(command, ["analyse", str(log), "--looks", "60", "--json"]).stdout)
    assert said["game"] == game.name
    assert sorted(said["places"]) == ([1, 2] if over else [])
    if over:
        assert words.say("ui-winner", names=words.seat(said["places"].index(1))) in done.output
    assert set(said["mistakes"]) <= {d["n"] for d in said["decisions"]}
    assert text.count("<polyline") == said["seats"] * (2 if game.points else 1), "a curve of chances for each seat, and one of points"
    assert text.count("<circle") == len(said["turning_points"])
    assert text.count("<path") == len(said["mistakes"])
    assert "<script" not in text
    assert "http" not in text


def test_the_page_takes_names_of_people_and_nothing_dangerous(tmp_path: Path) -> None:
    log = played(carrack.load("columbus"), "greedy", acts=40)
    log.players = {0: "Ann <b>", 1: "human"}
    analysis = found(log)
    pages = {language: page(Words(log.game, language), analysis, Words(log.game, language).names(log)) for language in ("en", "de", "nl")}
    for language, text in pages.items():
        assert f'<html lang="{language}">' in text
        assert "Ann &lt;b&gt;" in text
        assert "<b>" not in text
        assert Words(log.game, language).seat(1) in text
    assert "What would have been better" in pages["en"]
    empty = page(Words(log.game), Analysis(played(log.game, "greedy", acts=0)), ["A", "B"])
    assert Words(log.game).say("course-nothing") in empty


def test_what_is_no_log_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend")
    assert CliRunner().invoke(command, ["analyse", str(path)]).exit_code != 0
    assert CliRunner().invoke(command, ["analyse", str(tmp_path / "none.log")]).exit_code != 0
