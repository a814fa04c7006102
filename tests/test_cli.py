"""The `carrack` command, as people and programs use it."""

from __future__ import annotations

import csv
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import carrack
from carrack.bots import make_bot
from carrack.cli import simulate as simulating
from carrack.cli.common import bots_of
from carrack.cli.main import COMMANDS
from carrack.cli.main import carrack as command
from carrack.cli.understand import Unclear, understand
from carrack.core.match import Match

ANNO = carrack.load("anno1503")
SRC = str(Path(carrack.__file__).parents[1])


def run(*args: str, input: str | bytes | None = None) -> Result:
    return CliRunner().invoke(command, list(args), input=input)


def shell(*args: str, input: str = "", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """A process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "carrack", *args],
        input=input,
        capture_output=True,
        text=True,
        timeout=120,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": SRC, **(env or {})},
    )


def script(seats: int, seed: int, mine: int = 0, **options: str) -> tuple[list[str], Match]:
    """What a person at one seat would type to play a whole game as well as the greedy bot, and the game it makes."""
    match = ANNO.new(seats=seats, seed=seed, **options)
    players = {p: make_bot("greedy", ANNO, seed=seed + p) for p in range(seats)}
    typed: list[str] = []
    while not match.over:
        seat = match.actor
        a = players[seat].choose(match.position(seat), seat)
        if seat == mine:
            typed.append(ANNO.actions.write(a))
        match.play(a)
    return typed, match


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file."""
    path = tmp_path_factory.mktemp("logs") / "game.log"
    _, match = script(3, 7)
    match.log.players = {0: "human", 1: "greedy", 2: "greedy"}
    path.write_text(match.log.write(), encoding="utf-8")
    return path


# --- help and lists -----------------------------------------------------------------------------
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Example" in result.output
    assert f"carrack {name}" in result.output


def test_the_help_lists_all_commands_and_says_how_to_complete() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(name in result.output for name in COMMANDS)
    assert "_CARRACK_COMPLETE=bash_source" in result.output
    assert run().exit_code == 0


def test_the_version() -> None:
    assert run("--version").output == f"carrack {carrack.__version__}\n"


def test_help_and_lists_do_not_import_numba() -> None:
    code = "import sys; from carrack.cli.main import carrack; carrack.main(sys.argv[1:], standalone_mode=False); assert 'numba' not in sys.modules"
    for args in (["--help"], ["games"], ["play", "--help"], ["rules", "anno1503", "AN-6.7"]):
        done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, env={**os.environ, "PYTHONPATH": SRC})
        assert done.returncode == 0, (args, done.stderr[-400:])


def test_games() -> None:
    assert "Anno 1503" in run("games").output
    listed = json.loads(run("games", "--json").output)
    assert [game["name"] for game in listed] == list(carrack.games())
    anno1503 = next(game for game in listed if game["name"] == "anno1503")
    assert anno1503["seats"]
    limit = anno1503["options"]["round_limit"]
    assert (limit["least"], limit["most"], limit["default"]["3"]) == (0, 1000, 130)


def test_the_shell_completes_names_of_games() -> None:
    words = {"_CARRACK_COMPLETE": "bash_complete", "COMP_WORDS": "carrack play an", "COMP_CWORD": "2"}
    assert "anno1503" in shell(env=words).stdout


# --- rules --------------------------------------------------------------------------------------
def test_rules_by_number_by_words_and_as_a_list() -> None:
    assert "AN-6.7" in run("rules", "anno1503", "AN-6.7").output
    assert "AN-6.7" in run("rules", "anno1503", "6.7").output
    found = json.loads(run("rules", "anno1503", "fire", "station", "--json").output)
    assert found
    assert all("fire" in rule["text"].casefold() for rule in found)
    assert "AN-1.1" in run("rules", "anno1503").output


def test_an_unknown_rule_names_its_neighbours() -> None:
    result = run("rules", "anno1503", "AN-6.77")
    assert result.exit_code == 2
    assert "AN-6.7" in result.stderr


# --- playing ------------------------------------------------------------------------------------
def test_a_whole_game_through_the_keyboard(tmp_path: Path) -> None:
    typed, match = script(3, 7)
    file = tmp_path / "game.log"
    result = run("play", "anno1503", "--seed", "7", "--save", str(file), input="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.stderr
    assert "Game over" in result.output
    read = Match.from_log(file.read_text(encoding="utf-8"))
    assert read.log.acts == match.log.acts
    assert read.log.players == {0: "human", 1: "medium", 2: "medium"}
    winner = ANNO.texts("en").say("seat-name", seat=match.winners[0])
    assert f"{winner} wins." in result.output


@pytest.mark.parametrize("language", ["de", "nl"])
def test_another_seat_and_language_with_options(language: str) -> None:
    typed, match = script(2, 11, mine=1, round_limit="6")
    args = ("play", "anno1503", "--seats", "2", "--seat", "1", "--seed", "11", "--lang", language, "-o", "round_limit=6")
    result = run(*args, input="\n".join(typed))
    assert result.exit_code == 0, result.stderr
    assert match.over
    assert ANNO.texts(language).say("ui-game-over") in result.output


def test_numbers_choose_and_enter_takes_the_only_option() -> None:
    result = run("play", "anno1503", "--seed", "7", "--seats", "2", "-o", "round_limit=2", input="1\n" * 400)
    assert result.exit_code == 0
    assert "Game over" in result.output


def test_save_leave_and_go_on(tmp_path: Path) -> None:
    typed, _ = script(3, 7, round_limit="8")
    file = tmp_path / "game.log"
    args = ("play", "anno1503", "--seed", "7", "-o", "round_limit=8", "--save", str(file))
    first = run(*args, input="\n".join([*typed[:20], "q"]))
    assert first.exit_code == 0
    half = Match.from_log(file.read_text(encoding="utf-8"))
    assert not half.over
    second = run("play", "--resume", str(file), "--save", str(file), input="1\n" * 500)
    assert second.exit_code == 0, second.stderr
    done = Match.from_log(file.read_text(encoding="utf-8"))
    assert done.over
    assert done.log.acts[: len(half.log.acts)] == half.log.acts
    assert done.log.players == half.log.players
    assert list(tmp_path.iterdir()) == [file]  # no temporary file is left


def test_the_end_of_input_leaves_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    result = run("play", "anno1503", "--seed", "7", "--save", str(file), input="")
    assert result.exit_code == 0
    assert "Goodbye" in result.output
    assert not Match.from_log(file.read_text(encoding="utf-8")).over


def test_a_game_goes_on_when_it_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("carrack.cli.table.replace_text", full)
    typed, _ = script(2, 3, round_limit="3")
    args = ("play", "anno1503", "--seats", "2", "--seed", "3", "-o", "round_limit=3", "--save", str(tmp_path / "x.log"))
    result = run(*args, input="\n".join(typed))
    assert result.exit_code == 1  # a program that asked for the file knows that it is not there
    assert "no space left on device" in result.output
    assert "Game over" in result.output


def test_a_place_that_cannot_be_written_is_said_and_the_file_of_the_game_stays(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    answers = ["s no/such/folder/x", "s ~nosuchuser/x", "s a\0b", "s .", "10", "q"]
    result = run("play", "anno1503", "--seed", "3", "--save", str(file), input="\n".join(answers))
    assert result.exit_code == 0, result.output
    assert result.output.count("could not be written") == 4
    assert f"Saved as {file}" in result.output.replace("\n", "")
    assert file.read_text(encoding="utf-8").splitlines()[-2] == "set_sail"


def test_help_and_rules_at_the_table() -> None:
    result = run("play", "anno1503", "--seed", "3", input="h\nrule\nrule zzzzz\nq\n")
    assert "undo your last act" in result.output
    assert "⌂ is the start square" in result.output
    assert "AN-1.1 – AN-1.15" in result.output
    assert "There is no rule zzzzz." in result.output
    assert "in English" not in result.output
    help = result.output[result.output.index("Commands") : result.output.index("⌂ is the start square")]
    (example,) = [line.split("  ")[0] for line in help.splitlines() if "do the act you write" in line]
    assert help.count(example) == 1


@pytest.mark.parametrize(("language", "words"), [("de", "Das Regelbuch ist auf Englisch."), ("nl", "Het spelregelboek is in het Engels.")])
def test_the_rulebook_is_said_to_be_in_english(language: str, words: str) -> None:
    assert words in run("play", "anno1503", "--seed", "3", "--lang", language, input="rule 6.7\nq\n").output
    assert words in run("rules", "anno1503", "6.7", "--lang", language).output
    assert words in run("rules", "anno1503", "--lang", language).output
    assert "English" not in run("rules", "anno1503", "6.7").output


def test_parts_of_the_board_and_all_of_it() -> None:
    result = run("play", "anno1503", "--seed", "3", input="costs\nbuildings\nsea\nboard all\nq\n")
    assert "neither a number" not in result.output
    assert result.output.count("─ Costs ─") == 3
    assert result.output.count("─ Public buildings ─") == 3


def test_a_refused_act_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    answers = [
        "golden_pick good=wood",
        "why develop 5",
        "develop 5",
        "why sell 1 wood",
        "rule 6.7",
        "buy",
        "sell 1 zzz",
        "u",
        "h",
        "log",
        "log all",
        "board",
        "?",
    ]
    result = run("play", "anno1503", "--seed", "7", "--save", str(file), input="\n".join(answers))
    assert result.exit_code == 0
    assert result.output.count("AN-5.6: ") == 2
    assert "Possible now: Sell 1 wood" in result.output
    assert "two purchases" in result.output
    assert "Which of these do you mean?" in result.output
    assert "cannot be taken back" in result.output
    assert "neither a number" in result.output
    assert "That promises" in result.output or "Buy" in result.output


@pytest.mark.parametrize(
    ("language", "hint", "help_", "chance"),
    [("en", "hint", "help", "% to win: "), ("de", "Tipp", "Hilfe", "% Gewinnchance: "), ("nl", "tip", "hulp", "% winstkans: ")],
)
def test_the_words_of_the_prompt_are_understood_and_a_hint_says_what_its_number_is(
    language: str, hint: str, help_: str, chance: str
) -> None:
    """“? hint, h help” stands there: whoever types the words gets what they say, in the language of the prompt and in English."""
    answers = "\n".join(("?", hint, "hint", help_, "help", "q"))
    result = run("play", "ageofdiscovery", "--seed", "3", "--lang", language, input=answers + "\n")
    assert result.exit_code == 0
    texts = carrack.load("ageofdiscovery").texts(language)
    assert f"(? {hint}, h {help_})" in texts.say("ui-ask")
    assert texts.say("ui-unknown-command", text=hint)[-12:] not in result.output
    said = [part.split("> ", 1)[1] for part in result.output.split(texts.say("ui-ask"))[1:]]
    assert [chance in one for one in said] == [True, True, True, False, False, False]
    assert [texts.say("ui-help") + "\n" in one for one in said] == [False, False, False, True, True, False]


def test_undo_takes_back_what_nobody_has_answered(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    answers = ["golden_pick good=wood", "sell 1 wood", "u", "u", "s", f"s {tmp_path / 'other.log'}", f"s {tmp_path}"]
    result = run("play", "anno1503", "--seed", "7", "--save", str(file), input="\n".join(answers))
    assert "Taken back." in result.output
    assert result.output.count("cannot be taken back") == 1
    acts = Match.from_log(file.read_text(encoding="utf-8")).log.acts
    assert "sell space=1 good=wood" not in [ANNO.actions.write(a) for a in acts]
    assert (tmp_path / "other.log").exists()
    assert "exists already" in result.output
    assert result.output.count("From now on every act is saved there.") == 1


def test_what_was_just_saved_is_not_asked_for_again(tmp_path: Path) -> None:
    import io

    from rich.console import Console

    from carrack.cli.table import Leave, Table

    console = Console(width=80, height=24, file=io.StringIO(), force_terminal=True)
    table = Table(ANNO.new(seats=2, seed=3), console, ANNO.texts("en"), {}, None, saves=False)
    asked: list[str] = []
    table.read = lambda prompt="ui-ask": asked.append(prompt) or ""  # type: ignore[method-assign]
    with pytest.raises(Leave):
        table.leave()
    assert asked == ["ui-save-before"]
    assert table.save_as(str(tmp_path / "game.log"))
    with pytest.raises(Leave):
        table.leave()
    assert len(asked) == 1
    table.match.play(table.match.legal[0])
    with pytest.raises(Leave):
        table.leave()
    assert len(asked) == 2


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 30), (100, 40)])
def test_a_whole_screen_fits_the_terminal(width: int, height: int) -> None:
    import io

    from rich.console import Console

    from carrack.cli.table import Table

    match, bot = ANNO.new(seats=3, seed=7), make_bot("greedy", ANNO, seed=7)
    while not match.over:
        if len(match.legal) <= 12 and len(match.log.acts) % 5 == 0:
            console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True, color_system=None, legacy_windows=False)
            table = Table(match, console, ANNO.texts("en"), {}, None, saves=False)
            table.since[match.actor] = max(0, len(match.log.acts) - 20)
            table.show(match.actor, match.legal, [match.label(a) for a in match.legal])
            text: str = console.file.getvalue()  # type: ignore[attr-defined]
            assert text.count("\n") < height, text
        match.play(bot.choose(match.position(match.actor), match.actor))


@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_story_and_choices_go_on_below_their_own_words(width: int) -> None:
    """Where a sentence is longer than the terminal is wide, the next line is indented, nothing has a mark of its own without words, and
    only as much of the story is told as there is room for."""
    import io

    from rich.console import Console

    from carrack.cli.table import Table

    game = carrack.load("newfoundland")
    match, bot = game.new(seats=3, seed=3), make_bot("greedy", game, seed=7)
    for _ in range(40):
        match.play(bot.choose(match.position(match.actor), match.actor))
    console = Console(width=width, height=30, file=io.StringIO(), force_terminal=True, color_system=None, legacy_windows=False)
    table = Table(match, console, game.texts("de"), {}, None, saves=False)
    table.show(match.actor, match.legal, labels := [match.label(a, "de") for a in match.legal])
    lines: list[str] = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= width + len("\x1b[2J\x1b[H")
    choices = lines[next(n for n, line in enumerate(lines) if "1) " in line) :]
    assert " ".join(" ".join(choices).split()).count(") ") >= len(labels)
    assert not any(line.startswith("…") for line in choices)
    story = [line for line in table.match.story(match.actor, 0, "de", table.names) if len(line) > width]
    console.file.truncate(0)  # type: ignore[attr-defined]
    table.tell(table.match.story(match.actor, 0, "de", table.names), 10)
    told = console.file.getvalue().strip("\0").splitlines()  # type: ignore[attr-defined]
    assert len(told) <= 10
    assert "… und " in told[0]
    assert all(line.startswith(("  · ", "    ")) for line in told[1:])
    assert story or width > 40


def test_hot_seat_asks_to_pass_the_keyboard_and_hides_hands() -> None:
    result = run(
        "play", "anno1503", "--bots", "none", "--seats", "2", "--seed", "3", "-o", "round_limit=1", input="\n".join(["", "1"] * 200)
    )
    assert result.exit_code == 0
    assert "pass the keyboard to Red" in result.output
    assert "pass the keyboard to Blue" in result.output


def test_fewer_bots_than_seats_leaves_the_rest_to_people(tmp_path: Path) -> None:
    file = tmp_path / "x.log"
    run("play", "anno1503", "--seats", "4", "--bots", "random", "--save", str(file), "--seed", "1", input="")
    assert Match.from_log(file.read_text(encoding="utf-8")).log.players == {0: "human", 1: "random", 2: "human", 3: "human"}


def test_play_in_a_process_of_its_own_without_colours() -> None:
    done = shell("play", "anno1503", "--seed", "7", input="?\nq\n", env={"NO_COLOR": "1"})
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Traceback" not in done.stderr


def test_a_terminal_that_knows_only_ascii() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "carrack", "play", "anno1503", "--seed", "7"],
        input=b"q\n",
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": SRC, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.isascii()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_real_terminal_is_cleared_and_coloured_and_left_by_ctrl_c(tmp_path: Path) -> None:
    import pty
    import select
    import time

    file = tmp_path / "game.log"
    ours, theirs = pty.openpty()
    env = {**os.environ, "PYTHONPATH": SRC, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    env.pop("NO_COLOR", None)
    args = [sys.executable, "-m", "carrack", "play", "anno1503", "--seats", "2", "--bots", "none", "--seed", "3", "--save", str(file)]
    seen = b""

    def until(words: bytes) -> None:
        nonlocal seen
        deadline = time.monotonic() + 120
        while words not in seen:
            assert time.monotonic() < deadline, seen[-2000:]
            if select.select([ours], [], [], 0.2)[0]:
                seen += os.read(ours, 65536)

    with subprocess.Popen(args, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True) as process:
        os.close(theirs)
        try:
            until(b"Enter to go on >")
            os.write(ours, b"\n")
            until(b"h help) >")
            assert b"\x1b[2J" in seen  # cleared
            assert b"\x1b[3J" in seen  # and what could be scrolled back to, since another person sat there
            assert b"48;" in seen  # colours behind sea and land
            os.write(ours, b"s\n")
            until(b"Saved as")
            process.send_signal(2)
            until(b"Goodbye")
            assert process.wait(20) == 0
        finally:
            process.kill()
            os.close(ours)
    assert not Match.from_log(file.read_text(encoding="utf-8")).over


# --- what is typed ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("buy good=spice", "buy good=spice"),
        ("buy spice", "buy good=spice"),
        ("BUY Spice", "buy good=spice"),
        ("sell 1 wood", "sell space=1 good=wood"),
        ("sell wood 1", "sell space=1 good=wood"),
        ("sell cloth", "sell space=2 good=cloth"),
        ("set sail", "set_sail"),
        ("set_sail", "set_sail"),
        ("dev 3", "develop space=3"),
        ("move 1 n", "move ship=1 direction=north"),
        ("buy sp", "buy good=spice"),
        ("discover 1 north", "discover ship=1 direction=north"),
    ],
)
def test_short_forms(typed: str, meant: str) -> None:
    match = ANNO.new(seats=2, seed=1)
    legal = [
        ANNO.actions.read(text)
        for text in ("sell space=1 good=wood", "sell space=2 good=cloth", "buy good=spice", "buy good=wood", "set_sail")
    ]
    labels = [match.label(a) for a in legal]
    assert ANNO.actions.write(understand(ANNO, typed, legal, labels)) == meant


@pytest.mark.parametrize("typed", ["", "buy", "0", "99", "zzz", "roll 3", "sell 1 2 3 4", "buy good=", "=", "x" * 5000, "٣"])
def test_what_cannot_be_understood_is_unclear(typed: str) -> None:
    match = ANNO.new(seats=2, seed=1)
    legal = [ANNO.actions.read(text) for text in ("buy good=spice", "buy good=wood", "set_sail")]
    with pytest.raises(Unclear):
        understand(ANNO, typed, legal, [match.label(a) for a in legal])


# --- simulate, replay, check, bench, warm -------------------------------------------------------
def test_simulate_for_people_and_programs(tmp_path: Path) -> None:
    table = run("simulate", "anno1503", "--games", "20", "--bots", "greedy,random")
    assert table.exit_code == 0, table.stderr
    assert "95%" in table.output
    assert "turns of each player" in table.output
    found = json.loads(run("simulate", "anno1503", "--games", "20", "--bots", "greedy,random", "--json").output)
    assert found["seats"] == 2
    assert sum(row["wins"] for row in found["by_seat"]) == 20
    assert all(row["low"] <= row["share"] <= row["high"] for row in found["by_seat"])
    file = tmp_path / "wins.csv"
    assert run("simulate", "anno1503", "--games", "5", "--csv", str(file)).exit_code == 0
    assert [row["bot"] for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines())] == ["greedy"] * 3
    assert run("simulate", "anno1503", "--games", "5", "--csv", "-").output.startswith("seat,bot,wins")


def test_simulate_in_a_narrow_terminal_cuts_no_number_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    table = run("simulate", "anno1503", "--games", "20", "--bots", "greedy,random")
    assert "…" not in table.output
    assert max(map(len, table.output.splitlines())) <= 40


def test_simulate_calls_what_winners_had_by_its_name() -> None:
    output = run("simulate", "newfoundland", "--games", "12", "--bots", "random", "--lang", "de").output
    assert "Frankreich" in output
    assert "france" not in output


def test_simulate_tells_no_scores_where_there_are_none() -> None:
    assert "Mean" not in run("simulate", "columbus", "--games", "5", "--bots", "random").output


def test_simulate_is_the_same_for_the_same_seed() -> None:
    one, two = (json.loads(run("simulate", "anno1503", "--games", "10", "--seed", "5", "--json").output) for _ in range(2))
    one.pop("seconds")
    two.pop("seconds")
    assert one == two


def test_intervals_are_wilsons() -> None:
    low, high = simulating.wilson(0, 10)
    assert low == 0
    assert high == pytest.approx(0.2775, abs=1e-3)
    assert simulating.wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("bot", ["search:foo=1", "greedy:3", "search:iterations=5,threads=2,foo=1"])
def test_a_bot_that_is_badly_set_is_refused_in_words(bot: str) -> None:
    result = run("play", "columbus", "--seats", "2", "--bots", bot)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr and result.stderr.strip()


def test_a_comma_stands_within_a_bot() -> None:
    assert bots_of("search:iterations=5,threads=2,greedy") == ["search:iterations=5,threads=2", "greedy"]
    assert bots_of("search:threads=2,0.1s,greedy") == ["search:threads=2,0.1s", "greedy"]


def test_replay_tells_the_game(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    match = Match.from_log(text)
    result = run("replay", str(saved), "--board")
    assert result.exit_code == 0, result.stderr
    assert "wins." in result.output
    assert "rolls a" in result.output
    whole, outside = (run("replay", str(saved), "--board", "--to", "60", *more).output for more in ((), ("--seat", "0")))
    assert whole.count("spice") > outside.count("spice"), "without a seat all hands are open"
    found = json.loads(run("replay", str(saved), "--json").output)
    assert found["winners"] == match.winners
    assert found["acts"] == [ANNO.actions.write(a) for a in match.log.acts]
    assert found["over"]
    part = json.loads(run("replay", str(saved), "--json", "--to", "40", "--seat", "1", "--lang", "de").output)
    assert len(part["acts"]) == 40
    assert part["seed"] is None
    assert not part["over"]
    assert part["winners"] == []
    assert run("replay", "-", input=text).exit_code == 0


def test_check_proves_and_its_code_says_if_something_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run("check", "anno1503", "--effort", "quick", "--only", "facts,acts", "--json").output)
    assert [(row["name"], row["ok"]) for row in found] == [("facts", True), ("acts", True)]
    assert run("check", "anno1503", "--effort", "quick", "--only", "acts").exit_code == 0
    from carrack.core.check import Proof

    monkeypatch.setattr("carrack.core.check.check", lambda *args, **more: iter([Proof("facts", "a table is missing", False, 0.1)]))
    broken = run("check", "anno1503")
    assert broken.exit_code == 1
    assert "a table is missing" in broken.output


def test_bench_writes_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict.fromkeys(("decisions_per_second", "cores", "warm_start_s", "something_new"), 1)
    monkeypatch.setattr("carrack.arena.bench.measure", lambda game, quick: figures)
    monkeypatch.setattr("carrack.arena.bench.calibration", lambda: 123.0)
    assert json.loads(run("bench", "anno1503", "--json").output)["games"]["anno1503"]["cores"] == 1
    assert "Random play" in run("bench", "anno1503").output
    figures["decisions_per_second"] = 123_456_789
    monkeypatch.setenv("COLUMNS", "40")
    narrow = run("bench", "anno1503").output
    assert ("123,456,789" in narrow, "decisions/s" in narrow, "…" in narrow) == (True, True, False)


def test_warm_says_how_much_was_compiled() -> None:
    (found,) = json.loads(run("warm", "anno1503", "--json").output)
    assert found["compiled"] + found["from_disk"] > 20
    assert "from disk" in run("warm", "anno1503").output


# --- bad input ----------------------------------------------------------------------------------
BAD = [
    ("nosuch",),
    ("play",),
    ("play", "nosuch"),
    ("play", "\x1b[2Jevil\ngame"),
    ("play", "anno1503", "extra"),
    ("play", "anno1503", "--seats", "7"),
    ("play", "anno1503", "--seats", "0"),
    ("play", "anno1503", "--seats", "-1"),
    ("play", "anno1503", "--seats", "many"),
    ("play", "anno1503", "--seat", "3"),
    ("play", "anno1503", "--seat", "-1"),
    ("play", "anno1503", "--seed", "-1"),
    ("play", "anno1503", "--seed", "seven"),
    ("play", "anno1503", "--seed", "9" * 30),
    ("play", "anno1503", "--bots", "nosuch"),
    ("play", "anno1503", "--bots", "greedy,greedy,greedy"),
    ("play", "anno1503", "--bots", ","),
    ("play", "anno1503", "-o", "home_islands=nowhere"),
    ("play", "anno1503", "-o", "nosuch=1"),
    ("play", "anno1503", "-o", "home_islands"),
    ("play", "anno1503", "-o", "round_limit=-5"),
    ("play", "anno1503", "-o", "round_limit=5", "-o", "round_limit=6"),
    ("play", "anno1503", "--lang", "xx"),
    ("play", "anno1503", "--nosuch"),
    ("play", "anno1503", "--save", "."),
    ("play", "anno1503", "--save", "no/such/folder/x.log"),
    ("play", "anno1503", "--resume", "missing.log"),
    ("play", "anno1503", "--resume", "."),
    ("rules", "nosuch"),
    ("rules", "anno1503", "AN-99.99"),
    ("rules", "anno1503", "zzzzzz"),
    ("simulate", "anno1503", "--games", "0"),
    ("simulate", "anno1503", "--games", "x"),
    ("simulate", "anno1503", "--seed", str(2**63 - 1), "--games", "200"),
    ("simulate", "anno1503", "--bots", "nosuch"),
    ("simulate", "anno1503", "--bots", "greedy,greedy", "--seats", "3"),
    ("simulate", "anno1503", "--seats", "9"),
    ("simulate", "anno1503", "--csv", "no/such/folder/x.csv"),
    ("simulate", "anno1503", "--games", "1", "--runner", "serial", "--csv", ""),
    ("simulate", "anno1503", "-o", "nosuch=1"),
    ("check", "nosuch"),
    ("check", "anno1503", "--only", "nosuch"),
    ("check", "anno1503", "--effort", "huge"),
    ("bench", "nosuch"),
    ("warm", "nosuch"),
    ("replay",),
    ("replay", "missing.log"),
    ("replay", "."),
]


def refused(result: Result) -> str:
    """Exit code 2, one line on stderr, nothing on stdout."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    assert "\x1b" not in result.stderr
    assert len(result.stderr) < 600
    return result.stderr


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input_is_one_line_and_nothing_is_written(args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    refused(run(*args, input="q\n"))
    assert not list(tmp_path.iterdir())


def spoilt(text: str) -> dict[str, bytes]:
    """Logs that are broken or hostile."""
    lines = text.split("\n")
    blank = lines.index("")
    rng = random.Random(1)
    deal = lines[blank + 1]
    return {
        "empty": b"",
        "version": text.replace("version 1\n", "version 99\n").encode(),
        "format": text.replace("carrack-log 1", "carrack-log 2").encode(),
        "no game": text.replace("game anno1503", "game nosuch").encode(),
        "seats": text.replace("seats 3", "seats 9").encode(),
        "option": text.replace("option home_islands random", "option home_islands moon").encode(),
        "seed": text.replace("seed 7\n", "seed -7\n").encode(),
        "truncated": text[: len(text) // 2].encode(),
        "cut at a line": "\n".join(lines[:-20]).encode(),
        "head only": "\n".join(lines[:blank]).encode(),
        "a line lost": "\n".join(lines[: blank + 9] + lines[blank + 10 :]).encode(),
        "an illegal act": text.replace(deal, deal + "\n" + deal, 1).encode(),
        "an argument with a Python name": text.replace(deal, "deal_home kind=h1 self=1", 1).encode(),
        "an unknown act": text.replace(deal, "steal everything", 1).encode(),
        "more after the end": (text + "set_sail\n").encode(),
        "nonsense": "".join(rng.choices("abc =\n\t?\x1b", k=1_000_000)).encode(),
        "nonsense after a head": ("\n".join(lines[: blank + 1]) + "\n" + "roll face=1\n" * 90_000 + "end 90000\n").encode(),
        "one long line": b"x" * 1_000_000,
        "too long": b"carrack-log 1\n" + b"x" * 9_000_000,
        "binary": bytes(rng.randrange(256) for _ in range(50_000)),
        "escape codes": text.replace(deal, "\x1b[2J\x1b]0;evil\x07", 1).encode(),
    }


KINDS = list(spoilt("carrack-log 1\n\nx\nend 1\n"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_spoilt_log_is_one_line_and_nothing_is_written(kind: str, saved: Path, tmp_path: Path) -> None:
    file = tmp_path / "spoilt.log"
    file.write_bytes(spoilt(saved.read_text(encoding="utf-8"))[kind])
    for args in (("replay", str(file)), ("replay", str(file), "--json"), ("play", "anno1503", "--resume", str(file))):
        assert "spoilt.log" in refused(run(*args, input="q\n"))
    assert list(tmp_path.iterdir()) == [file]


def test_a_device_that_never_ends_is_refused() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no /dev/zero here")
    refused(run("replay", "/dev/zero"))


def test_what_a_log_says_is_not_said_again(saved: Path, tmp_path: Path) -> None:
    assert "--seats" in refused(run("play", "--resume", str(saved), "--seats", "3"))
    assert "99999" in refused(run("replay", str(saved), "--to", "99999"))
    assert "0 to 2" in refused(run("replay", str(saved), "--seat", "5"))
    taken = tmp_path / "taken.txt"
    taken.write_text("a letter")
    assert "exists" in refused(run("play", "anno1503", "--save", str(taken)))
    assert taken.read_text() == "a letter"


def test_bad_input_in_a_process_of_its_own(tmp_path: Path) -> None:
    for args in (("play", "nosuch"), ("replay", str(tmp_path)), ("simulate", "anno1503", "--seats", "99")):
        done = shell(*args)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith(f"carrack {args[0]}:")
