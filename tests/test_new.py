"""`carrack new` makes a game that is in order, plays, and is known to everything; and spoils nothing that is there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner, Result

import carrack.games
from carrack.bots import make_bot
from carrack.cli import new
from carrack.cli.check import player_of
from carrack.cli.main import carrack as program
from carrack.core import jit
from carrack.core.check import check, checks
from carrack.core.check.papers import BOARD
from carrack.core.game import Game, load

ROOT = Path(__file__).resolve().parents[1]


def make(*words: str) -> Result:
    return CliRunner().invoke(program, ["new", *words])


def snapshot(folder: Path) -> dict[str, bytes]:
    return {f.relative_to(folder).as_posix(): f.read_bytes() for f in sorted(folder.rglob("*")) if f.is_file()}


@contextmanager
def among_the_games(parent: Path, name: str) -> Iterator[Game]:
    """A game's folder as if it lay beside the others."""
    carrack.games.__path__.append(str(parent))
    try:
        yield load(name)
    finally:
        carrack.games.__path__.remove(str(parent))
        for module in [m for m in sys.modules if m == f"carrack.games.{name}" or m.startswith(f"carrack.games.{name}.")]:
            del sys.modules[module]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A new game, put into the cache folder: what was compiled for it once is found again."""
    folder, home = tmp_path_factory.mktemp("new") / "smugglers", jit.home() / "planted" / "new"
    done = make("smugglers", "--title", "Smugglers' Bay", "--prefix", "SM", "--folder", str(folder))
    assert done.exit_code == 0, done.output
    files = snapshot(folder / "carrack_smugglers")
    for file, text in files.items():
        jit.write(home / file, text.decode())
    for file in (
        f
        for f in home.rglob("*")
        if f.is_file() and f.suffix != ".part" and "__pycache__" not in f.parts and f.relative_to(home).as_posix() not in files
    ):
        file.unlink()
    with among_the_games(home, "smugglers") as game:
        yield game


# --- the game that is made ----------------------------------------------------------------------
@pytest.mark.parametrize("name", [c.name for c in checks()])
def test_the_new_game_passes_every_check(made: Game, name: str) -> None:
    (proof,) = check(made, "quick", [name], player=player_of(made))
    assert proof.ok, proof.what


def own_tests(game: Game) -> list[str]:
    text = (game.folder / "tests" / "test_rules.py").read_text(encoding="utf-8")
    return re.findall(r"^def (test_\w+)", text, re.MULTILINE)


def test_its_own_tests_pass(made: Game) -> None:
    module: ModuleType = made.part("tests.test_rules")
    names = own_tests(made)
    assert len(names) > 8
    for name in names:
        getattr(module, name)()


def test_it_is_called_as_one_said(made: Game) -> None:
    assert (made.name, made.title, made.prefix) == ("smugglers", "Smugglers' Bay", "SM")
    left = [
        f
        for f, text in snapshot(made.folder).items()
        if re.search(rb"(?i)pearl ?divers|\bPD[-_]\d|\bpd-\d", text) and "__pycache__" not in f
    ]
    assert left == []
    assert made.texts("nl").say("game-title") == "Smugglers' Bay"


def test_it_is_played_and_refuses_by_its_own_rules(made: Game) -> None:
    match = made.new(seats=3, seed=5)
    refused = match.why_not("rest")
    assert refused is not None
    assert refused.rule == "SM-2.4"
    greedy = make_bot("greedy", made)
    while not match.over:
        match.play(greedy.choose(match.position(match.actor), match.actor) if match.actor == 0 else match.choice())
    assert sum(match.scores) > 0
    assert match.ranks[match.winners[0]] == min(match.ranks)


def test_it_can_be_seen_in_a_terminal(made: Game) -> None:
    match = made.new(seats=2, seed=1)
    match.play("dive")
    texts = made.texts("en")
    mine, other = (made.part("terminal").draw(match.picture(seat), texts, ["Ana", "Bo"]) for seat in (0, 1))
    assert "35 oysters on the sea bed" in mine
    assert "?" not in mine
    assert "? " in other


def test_it_can_be_simulated(made: Game) -> None:
    done = CliRunner().invoke(program, ["simulate", made.name, "--games", "20", "--seats", "2", "--runner", "serial"])
    assert done.exit_code == 0, done.output
    assert "pearls" in done.output


def test_every_word_of_its_board_is_there(made: Game) -> None:
    text = "".join(f.read_text(encoding="utf-8") for f in sorted((new.TEMPLATE / "board").glob("*.*")))
    asked = set(re.findall(r"""["`]((?:board|oyster|stage)-[a-z-]+)""", text))
    assert len(asked) > 8
    assert [key for key in sorted(asked) if not key.endswith("-") and not made.texts("en").has(key)] == []
    said = set(re.findall(r"^(board-[a-z-]+) =", (made.folder / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert said - asked == set()


# --- where it is made ---------------------------------------------------------------------------
def test_in_a_checkout_it_lies_beside_the_other_games_with_a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "src" / "carrack" / "games"
    folder.mkdir(parents=True)
    monkeypatch.setattr(new, "checkout", lambda: folder)
    done = make("lagoon")
    assert done.exit_code == 0, done.output
    assert "carrack check lagoon" in done.output
    made = snapshot(folder / "lagoon")
    assert not [name for name in (*BOARD, "rules.py", "tests/perft.txt", "text/de.ftl") if name not in made]
    assert "conftest.py" not in made
    with among_the_games(folder, "lagoon") as game:
        (facts,) = check(game, "quick", ["facts"])
        assert facts.ok, facts.what
        assert game.prefix == "LA"


def test_this_checkout_is_one() -> None:
    assert new.checkout() == ROOT / "src" / "carrack" / "games"


def test_the_board_draws_what_the_view_says(made: Game) -> None:
    """The same as `npm run types` would make: for each struct its fields in order."""
    text = (new.TEMPLATE / "board" / "picture.ts").read_text(encoding="utf-8")
    written = {
        name: re.findall(r"^  (\w+):", body, re.MULTILINE)
        for name, body in re.findall(r"export interface (\w+) {\n(.*?)^}", text, re.M | re.S)
    }
    view = made.part("view")
    assert written == {name: list(getattr(view, name).__struct_fields__) for name in ("Picture", "Diver")}


def test_a_package_of_its_own_is_found_once_installed(tmp_path: Path) -> None:
    """As somebody would do it: install it, and every command knows it."""
    folder, site = tmp_path / "reef-game", tmp_path / "site"
    assert make("reef", "--folder", str(folder)).exit_code == 0
    assert not list(folder.rglob("board"))
    install = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(site), str(folder)]
    subprocess.run([sys.executable, *install], check=True, capture_output=True, timeout=120)
    environment = os.environ | {"PYTHONPATH": str(site)}
    listed = subprocess.run(
        [sys.executable, "-m", "carrack", "games"], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    assert "Reef" in listed.stdout
    rule = [sys.executable, "-m", "carrack", "rules", "reef", "RE-2.3"]
    assert "basket" in subprocess.run(rule, env=environment, capture_output=True, text=True, check=True, timeout=120).stdout


# --- what is refused ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Reef"], "small letters"),
        (["9lives"], "beginning with a letter"),
        (["../reef"], "small letters"),
        (["x" * 31], "at most 30"),
        (["class"], "a word of Python"),
        (["match"], "a word of Python"),
        (["columbus"], "there is a game called columbus already"),
        (["reef", "--title", "   "], "a title is one line"),
        (["reef", "--title", 'The "Reef"'], "a title is one line"),
        (["reef", "--title", "Reef\nRaid"], "a title is one line"),
        (["reef", "--title", "{ $who }"], "a title is one line"),
        (["reef", "--prefix", "Re"], "two capital letters"),
        (["reef", "--prefix", "AN"], "AN is the prefix of Anno 1503"),
    ],
    ids=lambda value: " ".join(value)[:30].replace("\n", " ") if isinstance(value, list) else "",
)
def test_bad_names_are_refused_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    done = make(*words, "--folder", str(tmp_path / "there"))
    assert done.exit_code == 2
    assert sentence in done.output
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "note.txt").write_text("mine")
    before = snapshot(tmp_path)
    done = make("reef", "--folder", str(tmp_path / "there"))
    assert (done.exit_code, "is there already" in done.output) == (2, True)
    done = make("reef", "--folder", str(tmp_path / "nowhere" / "reef"))
    assert (done.exit_code, "there is no such folder" in done.output) == (2, True)
    assert snapshot(tmp_path) == before


def test_half_a_game_is_never_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(tmp_path / "reef"))

    monkeypatch.setattr(os, "rename", full)
    done = make("reef", "--folder", str(tmp_path / "reef"))
    assert (done.exit_code, "no space left" in done.output) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_letters_before_rules_are_unlike_those_of_other_games() -> None:
    taken = {game.prefix for game in carrack.games().values()}
    for name, title in (("columbus2", "Columbus Again"), ("annals", "Annals"), ("x", "X"), ("reef", "Ärger im Riff")):
        prefix = new.free_prefix(name, title)
        assert re.fullmatch("[A-Z]{2}", prefix)
        assert prefix not in taken
