"""What commands write, and what they say when it cannot be written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from carrack.cli.errors import Bad, plainly
from carrack.cli.files import check_place, replace, replace_text
from carrack.cli.main import carrack
from carrack.core.game import load

FULL = Path("/dev/full")
full = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")


def command(*args: str, **how) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, as a shell starts it."""
    environment = os.environ | how.pop("environment", {})
    return subprocess.run([sys.executable, "-m", "carrack", *args], env=environment, text=True, stderr=subprocess.PIPE, timeout=120, **how)


# --- replacing a file ---------------------------------------------------------------------------
def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("the old page")

    def half(out) -> None:
        out(b"the new")
        raise OSError(28, "No space left on device", "/somewhere/else")

    with pytest.raises(OSError, match="No space left") as said:
        replace(file, half)
    assert said.value.filename == str(file)  # the one that was asked for
    assert (file.read_text(), os.listdir(tmp_path)) == ("the old page", ["page.html"])
    replace_text(file, "the new page")
    assert (file.read_text(), os.listdir(tmp_path)) == ("the new page", ["page.html"])


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "game.log").write_text("old")
    (tmp_path / "link.log").symlink_to("game.log")
    replace_text(tmp_path / "link.log", "new")
    assert (tmp_path / "link.log").is_symlink()
    assert (tmp_path / "game.log").read_text() == "new"


def test_what_is_no_file_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
    replace_text(pipe, "tables")
    assert reader.communicate(timeout=20)[0] == b"tables"
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_what_is_private_is_for_its_owner_alone(tmp_path: Path) -> None:
    replace(tmp_path / "backup", lambda out: out(b"secrets"), private=True)
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600


# --- before anything long begins ----------------------------------------------------------------
@pytest.mark.parametrize(
    ("path", "why"),
    [(".", "this is a folder, not a file"), ("no/such/file", "there is no folder"), ("taken", "this file holds something else")],
)
def test_a_place_that_cannot_be_meant_is_refused(tmp_path: Path, path: str, why: str) -> None:
    (tmp_path / "taken").write_text("a saved game")
    with pytest.raises(Bad, match=f"--parquet .*{why}"):
        check_place(tmp_path / path, "--parquet", begins=b"PAR1")


def test_a_page_is_written_over_a_page_or_nothing_and_never_over_a_saved_game(tmp_path: Path) -> None:
    log = tmp_path / "evening.log"
    match = load("columbus").new(seats=2, seed=4)
    match.play("roll")
    log.write_text(str(match.log), encoding="utf-8")
    for args in (("analyse", str(log)), ("arena", "columbus", "easy", "hard"), ("report", "columbus", "--games", "2")):
        said = CliRunner().invoke(carrack, [*args, "--html", str(log)])
        assert said.exit_code == 2
        assert said.stderr.endswith("this file holds something else; choose another name\n")
        assert log.read_text(encoding="utf-8") == str(match.log)
    (tmp_path / "empty.html").touch()
    for _ in range(2):  # over an empty file, then over its own page
        done = CliRunner().invoke(carrack, ["analyse", str(log), "--looks", "50", "--html", str(tmp_path / "empty.html")])
        assert done.exit_code == 0, done.output


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="a folder that takes no files")
def test_a_folder_that_takes_no_files_is_found_out_at_once() -> None:
    for args in (
        ("simulate", "columbus", "--csv", "/proc/x.csv"),
        ("report", "columbus", "--html", "/proc/x.html"),
        ("play", "columbus", "--save", "/proc/x.log"),
        ("export", "--all", "-o", "/proc/x.tables"),
        ("arena", "columbus", "random", "greedy", "--html", "/proc/x.html"),
    ):
        told = CliRunner().invoke(carrack, args)
        assert told.exit_code == 2
        assert told.output.count("\n") == 1
        assert f"{args[-2] if args[-2] != '-o' else '--output'} {args[-1]}: " in told.output


def test_two_kinds_of_text_are_not_mixed() -> None:
    told = CliRunner().invoke(carrack, ["simulate", "columbus", "--games", "1", "--csv", "-", "--json"])
    assert (told.exit_code, "would mix two kinds of text" in told.output) == (2, True)


# --- a screen that takes no more ----------------------------------------------------------------
@full
@pytest.mark.parametrize("args", [("games",), ("rules", "columbus", "CO-1.1"), ("--help",)])
def test_a_full_disk_behind_the_output_is_one_line(args: tuple[str, ...]) -> None:
    with FULL.open("w") as out:
        done = command(*args, stdout=out)
    assert (done.returncode, done.stderr) == (2, "carrack: the output: no space left on device\n")


def test_who_stops_reading_is_no_fault_of_the_file() -> None:
    with pytest.raises(BrokenPipeError), plainly("backup.tables"):
        raise BrokenPipeError(32, "Broken pipe")


def test_what_is_typed_may_be_any_bytes() -> None:
    played = command(
        "play", "columbus", "--seats", "2", "--seed", "5", "--bots", "random", environment={"PYTHONIOENCODING": "utf-8:strict"},
        stdout=subprocess.PIPE, errors="surrogateescape", input="w\udcfcrfeln\nq\n",
    )  # fmt: skip
    assert (played.returncode, played.stderr) == (0, "")
    assert "is neither a number of the list" in played.stdout


def test_errors_are_as_colourless_as_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    red = CliRunner().invoke(carrack, ["nosuch"], color=True).output
    monkeypatch.setenv("NO_COLOR", "1")
    plain = CliRunner().invoke(carrack, ["nosuch"], color=True).output
    assert "\x1b[" in red
    assert "\x1b[" not in plain


def test_a_list_of_games_has_their_names_on_any_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = CliRunner().invoke(carrack, ["games"]).output
    assert "ageofdiscovery " in told
    assert max(map(len, told.splitlines())) <= 40


def test_a_refused_import_makes_no_database(tmp_path: Path) -> None:
    for name, text in (("game.log", "carrack log 1\n"), ("empty", "")):
        (tmp_path / name).write_text(text)
        told = CliRunner().invoke(carrack, ["import", str(tmp_path / name), "--database", str(tmp_path / "new.db")])
        assert (told.exit_code, told.output.count("\n")) == (2, 1), told.output
        assert not (tmp_path / "new.db").exists()
