"""Reports: the figures are right, what stands out is told, and the pages are whole."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import carrack
from carrack.arena import parquet
from carrack.arena.report.figures import Figures, Mean, difference, mean_of
from carrack.arena.report.findings import changes, findings, surely
from carrack.arena.report.page import page
from carrack.arena.report.plots import histogram, nice, shares
from carrack.arena.report.words import Words
from carrack.arena.results import SLICES, Plan, Ragged, Results
from carrack.arena.runners.job import plan_of
from carrack.arena.simulate import gather, simulate
from carrack.cli.main import carrack as command

GAMES = list(carrack.games().values())
ANNO = carrack.load("anno1503")
THINGS = ("choose_building", "set_sail", *(f"choose_building building={b}" for b in ("church", "school", "tavern", "smithy")))
CHURCH, SCHOOL, TAVERN, SMITHY = 2, 3, 4, 5


def invented(n: int, winner: Any, church: Any, school: Any, seats: int = 2, first: Any = 0, home: Any = None) -> Results:
    """Games of Anno 1503 that nobody played. `winner` by game; `church` and `school` by game and seat. A tavern is for nobody, a smithy impossible."""
    standings = np.zeros((n, seats), np.int64)
    standings[np.arange(n), winner] = 3
    rows = [
        (g, p, t, int(took))
        for g in range(n)
        for p in range(seats)
        for t, took in ((CHURCH, church[g][p]), (SCHOOL, school[g][p]), (TAVERN, 0))
    ]
    columns = {name: np.array([row[k + 1] for row in rows]) for k, name in enumerate(("seat", "thing", "times"))}
    columns["offered"] = np.full(len(rows), 4)
    leads = np.tile([-1, 1, -1, 0], n)
    return Results(
        plan=Plan("anno1503", 1, "0" * 16, seats, ("greedy",) * seats, plan_of(ANNO, seats, ["greedy"] * seats).options), things=THINGS,
        seed=np.arange(n), finished=np.ones(n, np.bool_), first=np.broadcast_to(first, n).astype(np.int8), decisions=np.full(n, 10), luck=np.full(n, 5),
        turns=np.full(n, 4), rounds=np.full(n, 2), scores=standings.astype(np.int32) * 5, standings=standings,
        choices=np.tile(np.arange(SLICES, dtype=np.float32), (n, 1)),
        roles={"home": home} if home is not None else {},
        leads=Ragged(np.arange(n + 1) * 4, {"seat": leads}),
        taken=Ragged(np.arange(n + 1) * 3 * seats, columns),
        achieved=Ragged(np.arange(n + 1), {"seat": np.broadcast_to(winner, n).astype(np.int8), "name": np.full(n, "gold")}),
    )  # fmt: skip


# --- figures ----------------------------------------------------------------------------------------
def test_a_mean_and_its_interval_by_hand() -> None:
    values = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    mean = mean_of(values, np.array([[True, False]] * 4), share=True)
    assert (mean.value, mean.n) == (0.75, 4)
    error = np.sqrt(3 * 0.25**2 + 0.75**2) / 4
    assert mean.low == pytest.approx(0.75 - 1.959964 * error)
    assert mean.high == 1.0
    assert mean_of(values, np.array([[True, True]] * 4), share=True).error == pytest.approx(0)  # both seats together always win once
    assert mean_of(values, np.zeros((4, 2), np.bool_)).n == 0


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng, held, apart = np.random.default_rng(5), 0, 0
    for _ in range(400):
        one = rng.random((150, 1)) < 0.3
        values = np.concatenate([one, ~one], 1) * 1.0  # the second seat wins what the first does not
        held += mean_of(values, np.array([[True, False]] * 150), share=True).beyond(0.3) == 0
        took = rng.random((150, 2)) < 0.4
        apart += difference(rng.random((150, 2)), took).beyond(0) == 0
    assert 365 <= held <= 395
    assert 365 <= apart <= 395


def test_figures_of_invented_games() -> None:
    winner = np.array([0, 0, 0, 1, 0, 0, 0, 1])
    church = [(w == 0, w == 1) for w in winner]  # who wins has a church
    school = [(True, False)] * 8
    home = np.array([["h1", "h2"]] * 4 + [["h2", "h1"]] * 4)
    figures = Figures(invented(8, winner, church, school, first=1, home=home))
    assert [m.value for m in figures.by_seat] == [0.75, 0.25]
    assert [m.value for m in figures.by_order] == [0.25, 0.75]  # seat 1 began
    assert {r.name: r.won.value for r in figures.roles["home"]} == {"h1": 0.5, "h2": 0.5}
    assert figures.margin.tolist() == [15.0] * 8
    assert figures.branching == pytest.approx(9.5)
    assert [mine.tolist() for mine in figures.leads[:1]] == [[-1, 1, 1, 0]]  # a tie leaves the lead where it was
    assert figures.lead_changes.tolist() == [1] * 8
    assert figures.leader_wins[0].n == 0  # nobody was ahead at the beginning
    assert figures.leader_wins[-1].value == 0.75  # seat 0 at the end
    assert figures.achieved == [("gold", 1.0, 0.0)]
    worth = {w.label: w for w in figures.worths["choose_building", "building"]}
    assert (worth["church"].share, worth["church"].won.value, worth["church"].others.value) == (0.5, 1.0, 0.0)
    assert worth["church"].more_wins.value == 1.0
    assert worth["church"].more_points.value == 15.0
    assert worth["school"].more_wins.value == 0.5
    assert (worth["school"].times, worth["school"].offered, worth["school"].picked) == (1.0, 8.0, 0.125)
    assert (worth["tavern"].times, worth["tavern"].offered) == (0.0, 8.0)
    assert worth["smithy"].offered == 0.0


def test_games_that_were_not_finished_count_for_nothing() -> None:
    results = invented(6, np.zeros(6, np.int64), [(1, 0)] * 6, [(0, 1)] * 6)
    results.finished[4:] = False
    figures = Figures(results)
    assert (figures.games, figures.unfinished) == (4, 2)
    assert results.won[5].tolist() == [0.0, 0.0]
    results.finished[:] = False
    with pytest.raises(ValueError, match="none of these games was finished"):
        Figures(results)


# --- what stands out --------------------------------------------------------------------------------
def told(results: Results) -> dict[str, str]:
    return {head: " | ".join(said) for head, said in findings(Figures(results), Words(ANNO))}


def test_what_stands_out_is_told_and_luck_is_not() -> None:
    rng = np.random.default_rng(3)
    fair = rng.integers(0, 2, 400)
    anything = rng.random((400, 2)) < 0.5
    home = np.where(rng.random((400, 1)) < 0.5, [["h1", "h2"]], [["h2", "h1"]])
    quiet = told(invented(400, fair, anything, anything, home=home))
    assert quiet["Order of play"].startswith("No place is surely better")
    assert quiet["Home island"].startswith("None is surely better")
    assert quiet["Never taken"] == "Public building: tavern"  # the smithy was never possible
    assert "Goes with winning" not in quiet
    winner = (rng.random(400) < 0.7).astype(np.int64)
    church = np.stack([winner == 0, winner == 1], 1) & (rng.random((400, 1)) < 0.9)
    loud = told(invented(400, winner, church, ~church, home=np.array([["h1", "h2"]] * 400)))
    assert "Who is second wins" in loud["Order of play"]
    assert "Home island with free choice on 4 wins" in loud["Home island"]
    assert loud["Goes with winning"].startswith("Public building: church, +")
    assert loud["Goes with losing"].startswith("Public building: school, −")


def test_one_of_many_comparisons_needs_more() -> None:
    mean = Mean(0.55, 0.55 - 1.959964 * 0.02, 0.55 + 1.959964 * 0.02, 600)  # two and a half standard errors
    assert surely(mean, 0.5, 1)
    assert not surely(mean, 0.5, 100)
    assert not surely(Mean(1.0, 0.99, 1.0, 5), 0.5, 1)  # too few


def test_what_has_changed_between_two_versions() -> None:
    rng = np.random.default_rng(9)
    winner, nothing = rng.integers(0, 2, 500), np.zeros((500, 2))
    one = invented(500, winner, rng.random((500, 2)) < 0.2, nothing)
    two = invented(500, winner, rng.random((500, 2)) < 0.5, nothing)
    found = dict(changes(Figures(one), Figures(two), Words(ANNO)))
    assert found["Order of play"] == ["Nothing has surely changed."]
    (church,) = found["Taken by"]
    assert church.startswith("Public building: church: ")
    assert " → " in church
    two.things = (*THINGS[:-1], "choose_building building=lighthouse")
    found = dict(changes(Figures(one), Figures(two), Words(ANNO)))
    assert (found["Gone"], found["New"]) == (["choose_building building=smithy"], ["choose_building building=lighthouse"])


# --- pages ------------------------------------------------------------------------------------------
class Whole(HTMLParser):
    """Every element that is opened is closed, and nothing comes from elsewhere."""

    EMPTY = ("meta", "br", "!doctype")
    LOOSE = ("html", "tr", "td", "th")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        for name, value in attrs:
            assert not name.startswith("on")
            assert name not in ("src", "href")
            assert "NaN" not in (value or "")
            assert "nan%" not in (value or "")
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def whole(text: str) -> str:
    """The words of a page that is in order."""
    reader = Whole()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert "url(" not in text
    assert "://" not in text
    return " ".join(reader.text)


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_page_for_every_game(game: carrack.Game, language: str) -> None:
    results = gather(game, 3, ["greedy", "random", "random"], 8, 1)
    words = Words(game, language)
    text = whole(page(words, [Figures(results)]))
    for heading in ("stands-out", "by-order", "leader", "kinds", "worth"):
        assert words.say(f"report-{heading}") in text
    assert (words.say("report-more-points") in text) == game.points
    for role, names in results.roles.items():
        assert words.say("arena-by-role", role=role) in text
        assert all(words.role(role, name) in text for name in set(names.ravel().tolist()))
    assert all(words.seat(p) in text for p in range(3))


def test_a_page_of_two_versions(tmp_path: Path) -> None:
    game = carrack.load("columbus")
    for name, limit in (("a", 20), ("b", 30)):
        simulate(game, 2, ["random"] * 2, 32, options={"round_limit": limit}, parquet=tmp_path / f"{name}.parquet")
    out = tmp_path / "report.html"
    told = run("report", "columbus", "--compare", str(tmp_path / "a.parquet"), str(tmp_path / "b.parquet"), "--html", str(out))
    assert told.exit_code == 0, told.output
    assert "From a.parquet to b.parquet" in told.output
    assert told.output.index("a.parquet") < told.output.index("b.parquet") < told.output.index("From a.parquet")
    text = whole(out.read_text(encoding="utf-8"))
    assert "From a.parquet to b.parquet" in text
    assert "round_limit=20" in text
    turned = run("report", "columbus", "--results", str(tmp_path / "b.parquet"), "--against", str(tmp_path / "a.parquet"))
    assert turned.output == told.output.partition("Written to")[0]
    assert "points of" not in text
    assert "more points" not in text
    one, two = (Figures(parquet.read(tmp_path / f"{name}.parquet")) for name in "ab")
    assert f"{one.rounds.mean():.2f} → {two.rounds.mean():.2f}" in text


def test_a_page_says_how_it_is_made_again(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    args = [
        "report",
        "columbus",
        "--seats",
        "2",
        "--games",
        "4",
        "--bots",
        "random,greedy",
        "--seed",
        "7",
        "-o",
        "round_limit=25",
        "--html",
    ]
    assert run(*args, str(out), "--runner", "serial").exit_code == 0
    assert f"<code>carrack {' '.join(args)} report.html</code>" in out.read_text(encoding="utf-8")


def test_names_are_escaped() -> None:
    text = shares([("<b>bold</b>", [Mean(0.5, 0.4, 0.6, 100)])], 0.5)
    assert "<b>bold" not in text
    assert "&lt;b&gt;bold" in text


def test_plots_of_odd_numbers() -> None:
    assert nice(0, 3) == [0, 1, 2, 3]
    assert nice(7, 7) == [7]
    assert histogram([np.array([4, 4, 4])], "rounds").count("<rect") == 1
    assert histogram([np.array([1, 900]), np.array([5, 6])], "points").count("<rect") == 3
    phone = shares([("all", [Mean(0.5, 0.2, 0.7, 9)])], 0.5)
    assert (phone.count('class="tick'), phone.count('class="tick odd"')) == (4, 2), "a phone has room for every other number of the scale"
    assert 'width="98.04%"' in shares([("all", [Mean(1.0, 1.0, 1.0, 3)])])


# --- the command ------------------------------------------------------------------------------------
def run(*args: str) -> Result:
    return CliRunner().invoke(command, list(args))


def test_the_command_for_people_and_programs(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    args = ("report", "newfoundland", "--games", "12", "--runner", "serial", "--bot", "random")
    told = run(*args, "--html", str(out))
    assert told.exit_code == 0, told.output
    assert "First player" in told.output
    assert "Race to the New Found Land" in whole(out.read_text(encoding="utf-8"))
    found = json.loads(run(*args, "--json").output)
    assert (found["games"], found["seats"], len(found["by_order"])) == (12, 3, 3)
    assert set(found["roles"]["country"]) <= {"portugal", "spain", "france", "netherlands", "england"}
    assert found["taken"]["extend extension=new_yard"]["offered"] > 0
    assert all("points" in one for one in found["roles"]["country"].values())


def test_a_game_without_points_has_none_in_its_report() -> None:
    args = ("--games", "200", "--runner", "serial", "--bot", "random", "--json")
    told, other = run("report", "columbus", *args).output, run("report", "newfoundland", *args).output
    assert "more_wins" in told
    assert "points" not in told
    assert "more_points" in other


@pytest.mark.parametrize("language", ["de", "nl"])
def test_terminal_and_page_are_in_one_language(language: str, tmp_path: Path) -> None:
    """No English word of ours is left, neither in sentences nor in titles; numbers have the comma."""
    out = tmp_path / "report.html"
    args = ("report", "anno1503", "--games", "40", "--runner", "serial", "--lang", language, "--html", str(out))
    told = run(*args)
    assert told.exit_code == 0, told.output
    drawn = re.sub(r"<style>.*?</style>|<code>.*?</code>", "", out.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = told.stdout.partition("Written to")[0] + whole(drawn)
    english = ("wins", "games", "taken", "would", "points", "others", "turns", "seats", "decisions", "Player", "player", "Who", "the")
    assert not set(re.findall(r"\w+", text)) & set(english)
    assert not re.search(r"\d\.\d", text)
    assert f"--games 40 --lang {language} --html" in out.read_text(encoding="utf-8")


def test_a_report_against_a_file_plays_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "before.parquet"
    simulate(carrack.load("columbus"), 4, ["random"] * 4, 10, 33, {"round_limit": 25}, parquet=path)
    one, two = json.loads(run("report", "columbus", "--against", str(path), "--runner", "serial", "--json").output)
    assert one == two
    assert (two["games"], two["seats"], two["options"]["round_limit"]) == (10, 4, "25")


def test_what_the_command_refuses(tmp_path: Path) -> None:
    path, other = tmp_path / "two.parquet", tmp_path / "three.parquet"
    simulate(carrack.load("columbus"), 2, ["random"] * 2, 3, parquet=path)
    simulate(carrack.load("columbus"), 3, ["random"] * 3, 3, parquet=other)
    for args, why in (
        (("--results", str(tmp_path / "none.parquet")), "no such file"),
        (("--results", str(path), "--games", "5"), "no games are played for a report about a file"),
        (("--results", str(path), "--bots", ""), "no games are played for a report about a file"),
        (("--results", str(path), "--workers", "2"), "no games are played for a report about a file"),
        (("--results", str(path), "--runner", "processes"), "no games are played for a report about a file"),
        (("--compare", str(path), str(path), "--address", "auto"), "no games are played for a report about a file"),
        (("--against", str(path), "--seats", "0"), "is for 2 to 5 seats, not 0"),
        (("--against", str(path), "--bots", ""), "names 0 bots for 2 seats"),
        (("--bots", ""), "names 0 bots for 3 seats"),
        (("--compare", str(path), str(other)), "2 and 3 seats cannot be compared"),
        (("--compare", str(path), str(other), "--against", str(path)), "--compare names both files"),
        (("--html", str(tmp_path)), "this is a folder, not a file"),
        (("--bot", "nosuch"), "no bot is called 'nosuch'"),
        (("--seats", "9"), "is for 2 to 5 seats"),
    ):
        told = run("report", "columbus", *args)
        assert (told.exit_code, why in told.output) == (2, True), told.output
    told = run("report", "anno1503", "--results", str(path))
    assert (told.exit_code, "holds games of columbus, not of anno1503" in told.output) == (2, True)
