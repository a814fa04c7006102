"""Compiled code: edits are always picked up, and one function runs the same compiled and uncompiled."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import carrack
from carrack.core import jit
from carrack.core.chance import below, next32, seed

SOURCE = Path(carrack.__file__).parent

CONTENT = "PRICE = 6\n"
HELPER = "from carrack.core.jit import rule\nfrom .content import PRICE\n\n@rule\ndef price(n):\n    return PRICE * n\n"
RULES = "from carrack.core.jit import rule\nfrom .helper import price\n\n@rule\ndef pay(n):\n    return price(n) + 1\n"
ASK = "from toy.rules import pay; from carrack.core.jit import cached; print(pay(2), cached(pay))"


def python(code: str, folder: Path, *paths: Path) -> str:
    """What a new process prints; compiled code is kept below `folder`."""
    env = {**os.environ, "CARRACK_CACHE": str(folder / "cache"), "PYTHONPATH": os.pathsep.join(map(str, paths))}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A package of three files in which rules call rules of another file."""
    package = tmp_path / "toy"
    package.mkdir()
    for name, text in {"__init__": "", "content": CONTENT, "helper": HELPER, "rules": RULES}.items():
        (package / f"{name}.py").write_text(text)
    return package


@pytest.mark.parametrize(
    ("file", "old", "new", "answer"),
    [
        ("content.py", "PRICE = 6", "PRICE = 5", "11"),
        ("helper.py", "PRICE * n", "PRICE * n * 2", "25"),
        ("rules.py", "+ 1", "+ 3", "15"),
    ],
)
def test_an_edit_in_any_file_is_picked_up_by_the_next_process(toy: Path, file: str, old: str, new: str, answer: str) -> None:
    paths = (toy.parent, SOURCE.parent)
    assert python(ASK, toy.parent, *paths) == "13 False"
    assert python(ASK, toy.parent, *paths) == "13 True"  # unchanged: from disk
    edited = toy / file
    before = edited.stat()
    edited.write_text(edited.read_text().replace(old, new))
    os.utime(edited, ns=(before.st_atime_ns, before.st_mtime_ns))  # even with the same time stamp
    shutil.rmtree(toy / "__pycache__", ignore_errors=True)  # Python itself trusts the time stamp
    assert python(ASK, toy.parent, *paths) == f"{answer} False"


def test_a_rule_that_takes_memory_is_refused_with_its_line(toy: Path) -> None:
    (toy / "rules.py").write_text("import numpy as np\n" + RULES.replace("price(n) + 1", "np.zeros(n).size"))
    env = {**os.environ, "CARRACK_CACHE": str(toy.parent / "cache"), "PYTHONPATH": os.pathsep.join((str(toy.parent), str(SOURCE.parent)))}
    done = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "TypingError" in done.stderr
    assert "return np.zeros(n).size" in done.stderr


def test_an_edit_of_the_core_is_picked_up(toy: Path, tmp_path: Path) -> None:
    copy = tmp_path / "src" / "carrack"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    paths = (toy.parent, copy.parent)
    assert python(ASK, toy.parent, *paths) == "13 False"
    file = copy / "core" / "loops.py"
    file.write_text(file.read_text() + "\n# a change\n")
    assert python(ASK, toy.parent, *paths) == "13 False"
    assert python(ASK, toy.parent, *paths) == "13 True"


def test_an_edit_of_a_games_rules_changes_the_game(tmp_path: Path) -> None:
    copy = tmp_path / "carrack"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    ask = "import carrack; s = carrack.load('anno1503').fresh(2); print(s['gold'][0].tolist())"
    assert python(ask, tmp_path, tmp_path) == "[7, 7, 0, 0]"
    file = copy / "games" / "anno1503" / "rules" / "production.py"
    file.write_text(file.read_text().replace("s.gold[p] = START_GOLD", "s.gold[p] = START_GOLD + p"))
    assert python(ask, tmp_path, tmp_path) == "[7, 8, 0, 0]"


def test_drawing_and_telling_do_not_recompile_a_game(tmp_path: Path) -> None:
    game = carrack.load("anno1503")
    names = {file.name for file in jit.sources(game.folder)}
    assert {"content.py", "trade.py", "evaluate.py", "observe.py", "loops.py"} <= names
    assert not {"panels.py", "test_trade.py"} & names
    assert game.folder / "view.py" not in jit.sources(game.folder)
    for name in ("terminal.py", "view.py", "content.py", "terminal/__init__.py", "view/__init__.py", "view/story.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert [file.name for file in jit.sources(tmp_path)[len(jit.IN_CORE) :]] == ["content.py"]


def test_plain_runs_the_same_code_uncompiled() -> None:
    numbers = [0] * 4
    jit.plain(seed)(numbers, 2**40 + 7, 3)
    rng = np.zeros(4, np.int64)
    seed(rng, 2**40 + 7, 3)
    for n in (1, 2, 6, 1000, 2**31 - 1) * 40:
        assert jit.plain(below)(numbers, n) == below(rng, n)
    assert numbers == rng.tolist()


def test_the_generator_is_uniform_and_its_streams_differ() -> None:
    from carrack.core.chance import generator

    rng = generator(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(rng, 6)] += 1
    chi = sum((c - 10_000) ** 2 / 10_000 for c in counts)
    assert chi < 20.5  # 5 degrees of freedom, one in a thousand
    assert next32(generator(11, 0)) != next32(generator(11, 1))


def test_old_cache_folders_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "home", lambda: tmp_path)
    folders = [tmp_path / f"toy-{n:016x}" for n in range(10)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (1000 + age, 1000 + age))
    other = tmp_path / f"toy-greedy-{0:016x}"
    other.mkdir()
    jit.prune("toy", folders[-1])
    assert [f for f in folders if f.exists()] == folders[-jit.KEPT :]
    assert other.exists()


HOME = "from carrack.core.jit import home; import subprocess, sys; print(home(), flush=True)"
CHILD = f"{HOME}; subprocess.run([sys.executable, '-c', 'from carrack.core.jit import home; print(home())'], check=True)"


def without_a_cache(tmp_path: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python where `CARRACK_CACHE` cannot be used; temporary files are below this folder."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    env = {**os.environ, "CARRACK_CACHE": str(blocked / "cache"), "PYTHONPATH": str(SOURCE.parent), "TMPDIR": str(tmp_path)}
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there are no user ids")
def test_an_unwritable_cache_home_is_replaced_and_that_is_said_once(tmp_path: Path) -> None:
    done, other = without_a_cache(tmp_path, "-c", CHILD), tmp_path / f"carrack-{os.getuid()}"
    assert done.stdout.split() == [str(other)] * 2
    assert stat.S_IMODE(other.stat().st_mode) == 0o700
    why = f"CARRACK_CACHE: {tmp_path}/file/cache: not a directory; compiled code is kept in {other}"
    assert done.stderr == f"carrack: warning: {why}\n"
    assert without_a_cache(tmp_path, "-c", HOME).stdout.strip() == str(other)  # and found again


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there are no user ids")
@pytest.mark.parametrize("planted", ["open", "of a group", "a link", "of another"])
def test_a_temporary_folder_of_others_is_not_used(tmp_path: Path, planted: str) -> None:
    other = tmp_path / f"carrack-{os.getuid()}"
    if planted == "a link":
        (tmp_path / "elsewhere").mkdir(0o700)
        other.symlink_to(tmp_path / "elsewhere")
    else:
        other.mkdir()
        other.chmod({"open": 0o777, "of a group": 0o770}.get(planted, 0o700))
    if planted == "of another":
        if os.getuid() != 0:
            pytest.skip("only root can give a folder away")
        os.chown(other, 12345, -1)
    used = without_a_cache(tmp_path, "-c", CHILD).stdout.split()
    fresh = Path(used[0])
    assert used == [str(fresh)] * 2
    assert fresh.parent == tmp_path
    assert fresh not in (other, tmp_path / "elsewhere")
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o700
    assert not list(other.iterdir())


def test_nothing_is_warmed_where_it_could_not_be_kept(tmp_path: Path) -> None:
    done = without_a_cache(tmp_path, "-m", "carrack", "warm", "columbus")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"carrack warm: CARRACK_CACHE: {tmp_path}/file/cache: not a directory\n"
