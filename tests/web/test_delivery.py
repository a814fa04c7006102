"""What is delivered: a lock without addresses, a wheel with the built pages, a clone that says what it lacks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from carrack.core.check.papers import BOARD, EITHER, FILES, files
from carrack.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))


# --- no address of anybody's machine or registry ------------------------------------------------
def test_the_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text())
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert [name for name, package in lock["packages"].items() if name and "integrity" not in package] == []


def test_the_lock_fits_the_packages() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"][""]
    assert locked["devDependencies"] == wanted["devDependencies"]
    assert [version for version in wanted["devDependencies"].values() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_the_lock_is_for_every_machine() -> None:
    """What is compiled comes as one package for each kind of machine. npm leaves out those that it could not find, and then `npm ci` fails."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    wanted = {f"node_modules/{name}" for package in packages.values() for name in package.get("optionalDependencies", ())}
    assert sorted(wanted - packages.keys()) == []


@pytest.mark.parametrize("path", [ROOT / ".npmrc", ROOT / "package.json", ROOT / "package-lock.json", *REQUIREMENTS], ids=lambda p: p.name)
def test_no_address_is_committed(path: Path) -> None:
    text = re.sub(r'"funding": (\[.*?\]|\{.*?\}|".*?")', "", path.read_text(), flags=re.DOTALL)  # whom to thank
    assert (
        re.findall(r"\w+://[^\s\"']*|(?<![\w.@-])/(?:home|opt|root|tmp|usr|work)/\S*|--(?:extra-)?index-url|--find-links|_authToken", text)
        == []
    )


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda p: p.name)
def test_every_requirement_is_pinned(path: Path) -> None:
    rows = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    assert [line for line in rows if not re.fullmatch(r"-r \w+\.txt|[A-Za-z0-9._-]+==[\w.]+", line)] == []


# --- a game brings its board --------------------------------------------------------------------
def test_a_game_of_ours_has_a_board(tmp_path: Path) -> None:
    """A game of somebody else may be played in words."""

    def lacks(folder: Path) -> list[str]:
        for name in (*FILES, *(f"{either}.py" for either in EITHER), "tests/__init__.py"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()
        return list(files(cast(Game, SimpleNamespace(folder=folder))))

    assert lacks(tmp_path / "src" / "carrack" / "games" / "smugglers") == [f"its folder has no {name}" for name in BOARD]
    assert lacks(tmp_path / "elsewhere" / "smugglers") == []
    assert lacks(tmp_path / "site-packages" / "carrack" / "games" / "smugglers") == []


# --- the wheel ----------------------------------------------------------------------------------
def project(folder: Path, pages: bool) -> Path:
    """The project as it lies here, with pages that look built, or without any."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.pyc")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder / name)
    if pages:
        static = folder / "src" / "carrack" / "server" / "static"
        (static / "assets").mkdir(parents=True)
        for name in ("index.html", "assets/index-1503.js"):
            for packed in ("", ".br", ".gz"):
                (static / f"{name}{packed}").write_text("a page")
    return folder


def wheel(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    return subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=120)


def names(folder: Path) -> list[str]:
    (built,) = (folder / "dist").glob("*.whl")
    with zipfile.ZipFile(built) as packed:
        return packed.namelist()


def test_a_wheel_brings_the_pages_and_no_sources_of_them(tmp_path: Path) -> None:
    folder = project(tmp_path, pages=True)
    done = wheel(folder)
    assert done.returncode == 0, done.stderr
    inside = names(folder)
    for name in ("index.html", "index.html.br", "index.html.gz", "assets/index-1503.js", "assets/index-1503.js.br"):
        assert f"carrack/server/static/{name}" in inside
    assert "carrack/games/anno1503/text/nl.ftl" in inside
    sources = [name for name in inside if name.endswith((".svelte", ".ts")) or "/tests/" in name or "/board/" in name]
    assert [name for name in sources if not name.startswith("carrack/cli/template/")] == []  # what `carrack new` copies


def test_a_wheel_without_the_pages_is_refused_in_a_sentence(tmp_path: Path) -> None:
    folder = project(tmp_path, pages=False)
    done = wheel(folder)
    assert done.returncode == 1
    assert done.stderr.strip().startswith("The browser's pages have not been built: run `make web` first")
    assert "Traceback" not in done.stderr
    assert wheel(folder, CARRACK_WITHOUT_PAGES="1").returncode == 0
    assert not any("static" in name for name in names(folder))


# --- make ---------------------------------------------------------------------------------------
def make(folder: Path, target: str, path: str, *more: str) -> subprocess.CompletedProcess[str]:
    environment: dict[str, Any] = dict(os.environ) | {"PATH": path}
    return subprocess.run(["make", target, *more], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
def test_make_play_without_node_says_what_to_do(tmp_path: Path) -> None:
    clone, tools = tmp_path / "clone", tmp_path / "bin"
    clone.mkdir()
    tools.mkdir()
    for name in ("Makefile", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json"):
        shutil.copy(ROOT / name, clone / name)
    for tool in ("make", "sh", "find", "echo", "touch", "test", "env"):
        found = shutil.which(tool)
        assert found
        (tools / tool).symlink_to(found)
    done = make(clone, "play", str(tools))
    assert done.returncode == 2
    assert "built with Node 20 or newer; it is not installed." in done.stderr
    assert "carrack play plays in a terminal: make terminal" in done.stderr
    for name in ("node", "npm"):
        (tools / name).write_text("#!/bin/sh\necho v18.20.4; exit 1\n")
        (tools / name).chmod(0o755)
    assert "built with Node 20 or newer; this is Node v18.20.4." in make(clone, "play", str(tools)).stderr
