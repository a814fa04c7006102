"""The arena: line-ups, results that can be taken up again, and what they say."""

import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

import carrack
from carrack.arena.contest import Result, Share, Terms, contest, judge, line_ups, read_results
from carrack.arena.page import page
from carrack.arena.report.words import Words
from carrack.arena.runners.job import sources
from carrack.cli.arena import check_different, ladder
from carrack.cli.main import carrack as command
from carrack.core.log import LAST_SEED

TERMS = Terms("columbus", 1, 2, ("random", "greedy"), 7, {})
WORDS = Words(carrack.load("columbus"))


def played(terms: Terms = TERMS, deals: int = 3, path: Path | None = None, processes: int = 1, **more: bool) -> list[Result]:
    return list(contest(terms, deals, path, processes, **more))[-1]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 4), (5, 3)])
def test_everybody_sits_equally_often_on_every_seat(bots: int, seats: int) -> None:
    lines = line_ups(bots, seats)
    assert len(set(lines)) == len(lines)
    for bot in range(bots):
        times = [sum(line[seat] == bot for line in lines) for seat in range(seats)]
        assert len(set(times)) == 1
        assert times[0] > 0
    assert len({sum(line.count(bot) for line in lines) for bot in range(bots)}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_alone_the_first_bot_has_one_seat_and_has_each_once(seats: int) -> None:
    lines = line_ups(2, seats, alone=True)
    assert sorted(line.index(0) for line in lines) == list(range(seats))
    assert {line.count(1) for line in lines} == {seats - 1}


def test_the_share_that_one_wins_alone_among_others(tmp_path: Path) -> None:
    """Two deals with three seats, one greedy among random ones: six games, each on the file, and its wins are those of its one seat."""
    terms = Terms("columbus", 1, 3, ("greedy", "random"), 7, {}, alone=True)
    found = played(terms, deals=2, path=tmp_path / "results.jsonl")
    assert sorted((r.deal, r.line) for r in found) == sorted((deal, line) for deal in (0, 1) for line in line_ups(2, 3, alone=True))
    won = [(r.places[r.line.index(0)] == 1) / r.places.count(1) for r in found]
    assert judge(terms, found).wins[0].mean == pytest.approx(sum(won) / 6)
    assert judge(terms, found).wins[0].games == 6
    assert "greedy has one seat and random all others" in page(WORDS, terms, judge(terms, found))
    with pytest.raises(ValueError, match="holds results of other games"):
        read_results(tmp_path / "results.jsonl", Terms("columbus", 1, 3, ("greedy", "random"), 7, {}))


def test_the_same_results_however_many_processes_and_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = sorted(played(processes=2), key=lambda r: (r.deal, r.line))
    assert len(whole) == 6
    first = played(deals=1, path=path)
    path.write_bytes(path.read_bytes() + b'{"deal":1,"li')  # killed while it wrote
    assert read_results(path, TERMS) == first
    again = sorted(played(path=path), key=lambda r: (r.deal, r.line))
    assert again == whole
    assert sorted(read_results(path, TERMS), key=lambda r: (r.deal, r.line)) == whole


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(msgspec.json.encode(TERMS) + b"\n")
    with pytest.raises(ValueError, match="holds results of other games"):
        read_results(path, Terms("columbus", 1, 3, ("random", "greedy"), 7, {}))
    for changed, why in (
        ({"sources": "of another day"}, "played by another version of the rules or the bots"),
        ({"seed": 8}, "seed 7, not 8"),
        ({"bots": ("easy", "hard"), "seats": 3}, "seats 2, not 3; bots random, greedy, not easy, hard"),
        ({"alone": True}, "played without --alone"),
        ({"options": {"round_limit": "20"}}, "no options"),
    ):
        with pytest.raises(ValueError, match=re.escape(f"{path} holds results of other games ({why}): choose another file")):
            read_results(path, msgspec.structs.replace(TERMS, **changed))
    for letter in ("a letter\nto somebody\n", "\nmy notes\n", "[1, 2]\n", '{"game": 3}\n'):
        path.write_text(letter)
        with pytest.raises(ValueError, match="is not a file of results"):
            played(path=path)
        assert path.read_text() == letter


GOOD = b'{"deal":0,"line":[0,1],"places":[2,1],"scores":[3,5],"decisions":40,"turns":9,"roles":[]}'


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (GOOD[:40], "truncated"),
        (b"[1, 2, 3]", "got `array`"),
        (b"\xff\xfe{", "this is not the result of a game"),
        (b'{"deal":"\xff"}', "this is not the result of a game"),
        (msgspec.json.encode(TERMS), "missing required field"),
        (GOOD.replace(b'"deal":0', b'"deal":"one"'), "Expected `int`, got `str`"),
        (GOOD.replace(b'"deal":0', b'"deal":-1'), "there is no deal -1"),
        (GOOD.replace(b"[0,1]", b"[0,2]"), "the bots [0, 2] do not sit together in this contest of 2 bots at 2 seats"),
        (GOOD.replace(b"[0,1]", b"[0,-1]"), "do not sit together"),
        (GOOD.replace(b"[0,1]", b"[0,1,1]"), "do not sit together"),
        (GOOD.replace(b"[2,1]", b"[2]"), "[2] are not the places of 2 seats"),
        (GOOD.replace(b"[2,1]", b"[2,3]"), "[2, 3] are not the places of 2 seats"),
        (GOOD.replace(b"[2,1]", b"[1,0]"), "[1, 0] are not the places of 2 seats"),
        (GOOD.replace(b"[3,5]", b"[3,5,7]"), "[3, 5, 7] are not the scores of 2 seats"),
        (GOOD.replace(b'"turns":9', b'"turns":-9'), "cannot have 40 decisions in -9 turns"),
        (GOOD.replace(b'"roles":[]', b'"roles":[{"home":"h1"}]'), "the roles are those of 1 seats"),
        (GOOD.replace(b"[3,5]", b"[4,5]"), "this game stands in the file already, and ended otherwise"),
    ],
)
def test_a_damaged_line_is_refused_with_its_number_and_the_file_stays_as_it_is(tmp_path: Path, line: bytes, why: str) -> None:
    path = tmp_path / "results.jsonl"
    terms = msgspec.structs.replace(TERMS, sources=sources(carrack.load("columbus")), seed=0)
    whole = b"".join(part + b"\n" for part in (msgspec.json.encode(terms), GOOD, line, GOOD.replace(b'"deal":0', b'"deal":1')))
    path.write_bytes(whole)
    done = CliRunner().invoke(command, ["arena", "columbus", "random", "greedy", "--seats", "2", "--deals", "3", "--results", str(path)])
    assert done.exit_code == 2
    assert f"{path}, line 3: " in done.output
    assert why in done.output
    assert len(done.output.splitlines()) == 1
    assert path.read_bytes() == whole
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_two_arenas_may_have_one_file_at_the_same_time(tmp_path: Path) -> None:
    """Then each game stands there twice, the same, and the file is taken up again; what the other is writing is left alone."""
    path, beside = tmp_path / "results.jsonl", tmp_path / "results.jsonl.new"
    found = played(path=path)
    head, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(head + b"".join(line * 2 for line in lines))
    beside.write_bytes(b"half a f")
    assert played(path=path) == found
    assert path.read_bytes() == head + b"".join(lines)
    assert beside.read_bytes() == b"half a f"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no devices here")
def test_results_are_kept_in_a_file_and_nowhere_else(tmp_path: Path) -> None:
    """A device may never end, and is not ours to replace; a link stays a link."""
    done = CliRunner().invoke(command, ["arena", "columbus", "random", "greedy", "--results", "/dev/zero"])
    assert (done.exit_code, len(done.output.splitlines())) == (2, 1)
    assert "/dev/zero is not a file" in done.output
    link = tmp_path / "link.jsonl"
    link.symlink_to(tmp_path / "results.jsonl")
    played(deals=1, path=link)
    assert link.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.jsonl", "results.jsonl"]


def test_ctrl_c_ends_it_at_once_and_says_what_is_kept(tmp_path: Path) -> None:
    """Nobody waits for a game of slow bots that is being played; what has been played is in the file."""
    path = tmp_path / "results.jsonl"
    words = [
        sys.executable,
        "-m",
        "carrack",
        "arena",
        "columbus",
        "random",
        "search:seconds=20",
        "--processes",
        "1",
        "--results",
        str(path),
    ]
    listening = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also where whoever runs the tests ignores Ctrl-C
    arena = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listening)
    until = time.monotonic() + 90
    while not path.exists() and time.monotonic() < until:
        time.sleep(0.2)
    time.sleep(3)  # the first game is being played
    arena.send_signal(signal.SIGINT)
    said = arena.communicate(timeout=15)
    assert arena.returncode == 130
    assert "".join(said[1].split()) == "".join(f"Stopped: 0 games are kept in {path}; the same line goes on.".split())
    assert path.read_text(encoding="utf-8").startswith('{"game":"columbus"')


def test_ctrl_c_before_the_first_game_names_no_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("carrack.arena.contest.practise", interrupt)
    done = CliRunner().invoke(command, ["arena", "columbus", "random", "easy", "--results", str(tmp_path / "results.jsonl")])
    assert "Stopped: nothing has been played yet." in done.output


def test_bots_are_named_with_spaces_or_commas_between_them() -> None:
    line = ["arena", "columbus", "--deals", "1", "--processes", "1", "--json"]
    for words in (["random,greedy"], ["random", "search:iterations=1,threads=1"]):
        done = CliRunner().invoke(command, [*line, *words])
        assert done.exit_code == 0, done.output
        assert len(msgspec.json.decode(done.stdout)["ladder"]) == 2


def test_bots_that_differ_in_anything_may_play_each_other() -> None:
    looks = "search:iterations=5"
    bots = ("random", "greedy", "easy", "hard", "expert", looks, f"{looks},threads=2", f"{looks},reach=1", f"{looks},1s", "search:1s")
    check_different(carrack.load("columbus"), bots)


def test_who_sits_alone_is_said_below_the_table() -> None:
    words = ["arena", "columbus", "greedy", "random", "--alone", "--seats", "3", "--deals", "1", "--processes", "1", "--lang", "nl"]
    done = CliRunner().invoke(command, words)
    assert "Aan elke tafel heeft greedy één stoel en random alle andere." in " ".join(done.output.split())


def result(deal: int, line: tuple[int, ...], *places: int) -> Result:
    return Result(deal, line, places, tuple(10 - place for place in places), 50, 20)


def test_counting() -> None:
    """Two deals: in each, bot 1 wins from both seats but once, when the win is shared."""
    found = [result(0, (0, 1), 2, 1), result(0, (1, 0), 1, 2), result(1, (0, 1), 1, 1), result(1, (1, 0), 1, 2)]
    standing = judge(TERMS, found)
    assert standing.wins[1].mean == pytest.approx(3.5 / 4)
    assert standing.wins[0].mean == pytest.approx(0.5 / 4)
    assert standing.against[1, 0].mean == pytest.approx(3.5 / 4)
    assert [share.mean for share in standing.by_seat] == pytest.approx([2.5 / 4, 1.5 / 4])
    assert standing.order == [1, 0]
    assert standing.ratings[1][0] > standing.ratings[0][0]
    assert not standing.decided, "two deals are too few"
    assert judge(TERMS, found[::-1]).ratings == standing.ratings


def test_decided_when_sure() -> None:
    sure = [result(deal, line, *places) for deal in range(12) for line, places in (((0, 1), (2, 1)), ((1, 0), (1, 2)))]
    assert judge(TERMS, sure).decided
    even = [result(deal, line, *places) for deal in range(40) for line, places in (((0, 1), (2, 1)), ((1, 0), (2, 1)))]
    assert not judge(TERMS, even).decided


def test_intervals_count_deals_not_games() -> None:
    """Games of one deal that always end alike say no more than one of them."""
    once, often = Share(), Share()
    for deal in range(20):
        for _ in range(1):
            once.add(deal, deal % 2)
        for _ in range(10):
            often.add(deal, deal % 2)
    assert once.interval == pytest.approx(often.interval)
    assert once.interval[0] < 0.35 < 0.65 < once.interval[1]


def test_a_share_that_never_varied_is_not_certain() -> None:
    """Six deals of which each bot won three games of four: the next might go the other way."""
    share = Share()
    for deal in range(6):
        for won in (1, 1, 1, 0):
            share.add(deal, won)
    low, high = share.interval
    assert low < 0.6 < 0.9 < high
    assert not share.surely_more


def test_a_deal_of_many_games_counts_as_much_as_it_has_of_them() -> None:
    """Nine games of one deal and one of each other: most of what we know comes from one deal."""
    share, even = Share(), Share()
    for deal, games in enumerate((9, 1, 1, 1)):
        for n in range(12):
            even.add(n % 4, float(n < 4))
        for _ in range(games):
            share.add(deal, float(deal == 0))
    assert share.error == pytest.approx((4 / 3 * ((9 - 9 * 0.75) ** 2 + 3 * 0.75**2)) ** 0.5 / 12)


def test_after_every_deal_more_is_asked_than_for_an_interval() -> None:
    share = Share()
    for deal in range(20):
        share.add(deal, float(deal % 4 > 0))
    assert share.interval[0] > 0.5
    assert not share.surely_more
    for deal in range(20, 60):
        share.add(deal, float(deal % 4 > 0))
    assert share.surely_more


def test_what_is_decided_stays_decided(tmp_path: Path) -> None:
    """However many processes play, and when it is asked again, it is judged by the same deals: the first that decide."""
    path = tmp_path / "results.jsonl"
    first = sorted(played(deals=60, path=path, until_decided=True), key=lambda r: (r.deal, r.line))
    assert judge(TERMS, first).decided
    assert {r.deal for r in first} == set(range(len(first) // 2))
    kept = path.read_bytes()
    for processes in (1, 3):
        again = played(deals=60, path=path, processes=processes, until_decided=True)
        assert sorted(again, key=lambda r: (r.deal, r.line)) == first
    assert path.read_bytes().count(b"\n") == kept.count(b"\n"), "nothing more is played"
    three = played(deals=60, processes=3, until_decided=True)
    assert sorted(three, key=lambda r: (r.deal, r.line)) == first


@pytest.mark.parametrize(("bots", "seats"), [(3, 3), (4, 4), (3, 4), (5, 3)])
def test_nobody_always_follows_the_same(bots: int, seats: int) -> None:
    follows = dict[tuple[int, int], int]()
    for deal in range(24):
        for line in line_ups(bots, seats, deal=deal):
            for first, second in zip(line, line[1:] + line[:1], strict=True):
                if first != second:
                    follows[first, second] = follows.get((first, second), 0) + 1
    assert len(follows) == bots * (bots - 1)
    assert len({*follows.values()}) == 1


def test_it_stops_when_decided() -> None:
    found = played(deals=200, until_decided=True)
    assert judge(TERMS, found).decided
    assert len(found) < 400


def test_it_is_decided_by_whole_deals() -> None:
    """A deal that has been played on some seats only says more of the seats than of the bots."""
    found = played(deals=200, until_decided=True)
    assert {sum(other.deal == r.deal for other in found) for r in found} == {2}


def test_the_page_holds_everything_and_nothing_dangerous() -> None:
    terms = Terms("columbus", 1, 2, ("random", "<b>"), 7, {})
    text = page(WORDS, terms, judge(terms, [result(0, (0, 1), 2, 1), result(1, (1, 0), 1, 2)]))
    assert "<b>" not in text
    assert "&lt;b&gt;" in text
    assert "<script" not in text
    assert "http" not in text


def test_the_command(tmp_path: Path) -> None:
    report, results = tmp_path / "report.html", tmp_path / "results.jsonl"
    words = [
        "arena",
        "columbus",
        "random",
        "greedy",
        "--deals",
        "2",
        "--processes",
        "1",
        "--seats",
        "2",
        "--results",
        str(results),
        "--json",
        "--html",
        str(report),
    ]
    done = CliRunner().invoke(command, words)
    assert done.exit_code == 0, done.output
    said = msgspec.json.decode(done.stdout)
    assert said["games"] == 4
    assert [row["bot"] for row in said["ladder"]] == ["greedy", "random"]
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert len(results.read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Who comes in before whom", "4 games of 2 deals, 2 seats", "75.0%")),
        ("de", ("Wer vor wem landet", "4 Partien", "75,0\xa0%")),
        ("nl", ("Wie voor wie eindigt", "4 partijen", "75,0%")),
    ],
)
def test_table_and_page_speak_three_languages(language: str, said: tuple[str, ...]) -> None:
    found = [result(0, (0, 1), 2, 1), result(0, (1, 0), 1, 2), result(1, (0, 1), 1, 2), result(1, (1, 0), 1, 2)]
    words = Words(carrack.load("columbus"), language)
    text = page(words, TERMS, judge(TERMS, found))
    assert f'<html lang="{language}">' in text
    assert [part for part in said if part not in text] == []
    done = CliRunner().invoke(command, ["arena", "columbus", "random", "greedy", "--deals", "1", "--processes", "1", "--lang", language])
    assert done.exit_code == 0, done.output
    assert words.say("arena-rating") in done.output
    assert words.count("games", 2) in done.output


def test_the_table_names_bots_with_all_their_settings() -> None:
    bots = ("search:iterations=123456,threads=2", "search:iterations=123457,threads=2")
    table = ladder(WORDS, judge(Terms("columbus", 1, 2, bots, 7, {}), [result(0, (0, 1), 2, 1), result(1, (1, 0), 1, 2)]))
    with (screen := Console(width=100)).capture() as capture:
        screen.print(table)
    first = "".join(line[1:19].strip() for line in capture.get().splitlines())
    assert all(bot in first for bot in bots)
    with (screen := Console(width=50)).capture() as capture:
        screen.print(table)
    first = "".join(capture.get().split())
    assert all(bot in first for bot in bots)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["columbus", "random"], "name 2 to 12 different bots"),
        (["columbus", "random", "random"], "different bots"),
        (["columbus", "greedy", "medium"], "different bots: greedy and medium are one"),
        (["columbus", "search:iterations=5", "search:iterations=05"], "search:iterations=5 and search:iterations=05 are one"),
        (["columbus", "search:1s", "random", "search:seconds=1"], "search:1s and search:seconds=1 are one"),
        (["columbus", "search", "search:trust=100,iterations=2000"], "search and search:trust=100,iterations=2000 are one"),
        (["columbus", "random", "genius"], "no bot is called 'genius'"),
        (["columbus", "random", "search:x=1"], "cannot be set so"),
        (["columbus", "easy", "easy:"], "is told nothing behind its colon"),
        (
            ["columbus", "random", "easy", "--deals", "3", "--seed", str(LAST_SEED)],
            f"the last of 3 deals would have the seed {LAST_SEED + 2}",
        ),
        (["columbus", "random", "greedy", "--seats", "9"], "seats"),
        (["columbus", "random", "greedy", "easy", "--alone"], "--alone is for two bots"),
        (["columbus", "random", "greedy", "--html", "/nowhere/at/all.html"], "there is no folder /nowhere/at"),
        (["columbus", "random", "greedy", "--html", "same.html", "--results", "same.html"], "--results and --html are both same.html"),
    ],
)
def test_wrong_words_are_refused(words: list[str], why: str) -> None:
    done = CliRunner().invoke(command, ["arena", *words])
    assert done.exit_code != 0
    assert why in done.output + str(done.exception)


def test_roles_are_counted_where_seats_differ(tmp_path: Path) -> None:
    terms = Terms("anno1503", carrack.load("anno1503").version, 2, ("random", "greedy"), 3, {})
    played = list(contest(terms, 1, processes=1))[-1]
    homes = {name for result in played for roles in result.roles for name in roles.values()}
    standing = judge(terms, played)
    assert {("home", name) for name in homes} == {*standing.by_role}
    assert sum(sum(map(sum, share.per_deal.values())) for share in standing.by_role.values()) == pytest.approx(len(played)), (
        "each game has one win"
    )
    text = page(Words(carrack.load("anno1503"), "de"), terms, standing)
    assert "Siege nach Heimatinsel" in text
    assert all(Words(carrack.load("anno1503"), "de").role("home", name) in text for name in homes)
