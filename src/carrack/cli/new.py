"""`carrack new`: a game's folder to begin with, complete and playable. What is copied is the game in `template/`, under another name."""

from __future__ import annotations

import keyword
import os
import re
import shutil
import string
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from carrack.core.game import games

from .errors import Bad, plainly

TEMPLATE = Path(__file__).with_name("template")
NAME, TITLE, PREFIX = "pearldivers", "Pearl Divers", "PD"  # what the game in the template is called
OURS = ("conftest.py",)  # files of the template that are not the game's
LONGEST_NAME, LONGEST_TITLE = 30, 60
INSTALLED = ("site-packages", "dist-packages")

PROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "carrack-{name}"
version = "0.1.0"
description = "{title}, a game for Carrack"
requires-python = ">=3.11"
dependencies = ["carrack"]

[project.entry-points."carrack.games"]
{name} = "carrack_{name}.{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["carrack_{name}"]
"""


# --- what it may be called ----------------------------------------------------------------------
def known_name(name: str) -> str:
    """A name that a folder, a command and a Python package can have."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(name) > LONGEST_NAME:
        raise Bad(f"a game is called by at most {LONGEST_NAME} small letters, digits and _, beginning with a letter, not {name[:60]!r}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Bad(f"{name!r} is a word of Python, and no package can be called so")
    if name in games():
        raise Bad(f"there is a game called {name} already")
    return name


def known_title(title: str) -> str:
    """A title that is the same in Python, Fluent and Markdown."""
    if not title.strip() or len(title) > LONGEST_TITLE or not title.isprintable() or re.search(r'[{}"\\<>`|\[\]*]', title):
        raise Bad(f'a title is one line of at most {LONGEST_TITLE} letters, without any of {{ }} " \\ < > ` | [ ] *, not {title[:80]!r}')
    return title.strip()


def known_prefix(prefix: str) -> str:
    """Two letters before the numbers of rules, unlike those of other games."""
    if not re.fullmatch(r"[A-Z]{2}", prefix):
        raise Bad(f"the prefix of rules is two capital letters, as AN in AN-6.7, not {prefix[:40]!r}")
    for game in games().values():
        if game.prefix == prefix:
            raise Bad(f"{prefix} is the prefix of {game.title}; take another")
    return prefix


def free_prefix(name: str, title: str) -> str:
    """Two letters of the title or the name that no other game has."""
    taken = {game.prefix for game in games().values()}
    initials = "".join(word[0] for word in title.upper().split())[:2]
    first, *rest = re.sub(r"[^a-z]", "", name).upper()
    tried = [initials, *(first + letter for letter in (*rest, *string.ascii_uppercase))]
    return next(prefix for prefix in tried if re.fullmatch(r"[A-Z]{2}", prefix) and prefix not in taken)


# --- copying ------------------------------------------------------------------------------------
def renamed(text: str, name: str, title: str, prefix: str) -> str:
    """A text of the template in the words of the new game."""
    text = re.sub(rf"\b{NAME}\b", name, text).replace(TITLE, title)
    text = re.sub(rf'\b{PREFIX}(?=[-_]\d|")', prefix, text)
    return re.sub(rf"\b{PREFIX.lower()}(?=-\d)", prefix.lower(), text)


def files(name: str, title: str, prefix: str, board: bool) -> Iterator[tuple[str, str]]:
    """Every file of the new game with its text, by its path in the folder."""
    for file in sorted(TEMPLATE.rglob("*")):
        path = file.relative_to(TEMPLATE)
        if file.is_file() and "__pycache__" not in path.parts and path.name not in OURS and (board or path.parts[0] != "board"):
            yield path.as_posix(), renamed(file.read_text(encoding="utf-8"), name, title, prefix)


def write(target: Path, made: dict[str, str]) -> None:
    """All of it, or nothing: the folder gets its name when it is complete."""
    if target.exists() or target.is_symlink():
        raise Bad(f"{target} is there already; nothing has been changed")
    if not target.parent.is_dir():
        raise Bad(f"{target.parent}: there is no such folder")
    begun = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        for path, text in made.items():
            (begun / path).parent.mkdir(parents=True, exist_ok=True)
            (begun / path).write_text(text, encoding="utf-8", newline="\n")
        os.chmod(begun, 0o777 & ~umask())
        os.rename(begun, target)
    except BaseException:
        shutil.rmtree(begun, ignore_errors=True)
        raise


def umask() -> int:
    """What new files may not be: a temporary folder is its owner's alone, a game's is like any other."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def checkout() -> Path | None:
    """The folder of the games, where it is a checkout's and not an installed package's."""
    import carrack.games

    folder = Path(carrack.games.__file__ or "").resolve().parent
    return None if set(INSTALLED) & set(folder.parts) or not (folder.parents[2] / "Makefile").is_file() else folder


@click.command(
    epilog='\b\nExamples:\n  carrack new smugglers --title "Smugglers\' Bay"\n  carrack new smugglers --folder ../smugglers      (a package of its own)'
)
@click.argument("name")
@click.option("--title", default="", help="What people call it. Default: the name with a capital letter.")
@click.option("--prefix", default="", metavar="XX", help="Two letters before the numbers of its rules. Default: from the title.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    help="Make a package of its own in this new folder. Default in a checkout: a folder beside the other games.",
)
def command(name: str, title: str, prefix: str, folder: Path | None) -> None:
    """Make the folder of a new game: a small one that can be played at once, to be changed into yours."""
    name = known_name(name)
    title = known_title(title or name.replace("_", " ").title())
    prefix = known_prefix(prefix) if prefix else free_prefix(name, title)
    beside = checkout() if folder is None else None
    target = beside / name if beside else folder or Path(f"carrack-{name}")
    made = dict(files(name, title, prefix, board=beside is not None))
    if not beside:  # a package that announces the game
        package = f"carrack_{name}"
        made = {f"{package}/{name}/{path}": text for path, text in made.items()}
        made[f"{package}/__init__.py"] = f'"""{title}, a game for Carrack."""\n'
        made["pyproject.toml"] = PROJECT.format(name=name, title=title)
    with plainly(str(target)):
        write(target, made)
    click.echo(f"{title}: {len(made)} files in {target}. It is a complete little game; make it yours.\n")
    steps = [(f"carrack check {name}", "proves that it is in order"), (f"carrack play {name}", "plays it in the terminal")]
    if beside:
        steps.append(("make play", "builds its board, and plays it in the browser"))
    else:
        steps.insert(0, (f"pip install -e {target}", "makes it known"))
    width = max(len(words) for words, _ in steps)
    for words, why in steps:
        click.echo(f"  {words:<{width}}   {why}")
    click.echo('\nThe page "Add a game" of the documentation tells what stands in which file.')
