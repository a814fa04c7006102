"""Gathers the sources of the documentation: the pages in docs/, those that lie elsewhere in the project, and what is made from the code.

A page in docs/ has a line `<!-- made: NAME -->` where something is put in by the functions of made.py. Links between files of the project
become links between pages; a link to a file that is no page becomes its path.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import made

from carrack.core.game import games

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
ELSEWHERE = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "index.md",
    "web/README.md": "browser.md",
    "benchmarks/README.md": "benchmarks.md",
}
NOT_COPIED = ("README.md",)  # the first page of the site is docs/index.md
PICTURES = (".jpg", ".png", ".svg")
MARK = re.compile(r"^<!-- made: ([\w-]+) -->$", re.MULTILINE)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^(?P<fence>`{3,})[^`\n]*\n.*?^(?P=fence)$", re.MULTILINE | re.DOTALL)
CODE = re.compile(rf"{BLOCK.pattern}|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def pages() -> dict[str, str]:
    """Where each page comes from: its path in the project, and in the site."""
    found = {path.relative_to(ROOT).as_posix(): path.name for path in sorted(DOCS.glob("*.md"))} | ELSEWHERE
    for name in games():
        if (ROOT / "src" / "carrack" / "games" / name).is_dir():
            found[f"src/carrack/games/{name}/README.md"] = f"games/{name}.md"
            found[f"src/carrack/games/{name}/rulebook.md"] = f"games/{name}-rules.md"
    return found


def outside(code: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    """Change a page, but not what is shown as code."""
    out, at = "", 0
    for found in code.finditer(text):
        out, at = out + change(text[at : found.start()]) + found[0], found.end()
    return out + change(text[at:])


def linked(text: str, path: str, where: dict[str, str]) -> str:
    """A page with its links as they are in the site. `path` is the page's own in the project."""
    here = Path(where[path]).parent

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if "://" in target or target.startswith(("#", "mailto:")):
            return found[0]
        name, sign, place = target.partition("#")
        full = os.path.normpath(Path(path).parent / name)
        if full in where:
            if words.strip("`") in (name, Path(name).name, full):  # a file's name says little in a book
                words = title(full)
            return f"[{words}]({os.path.relpath(where[full], here)}{sign}{place})"
        if Path(full).suffix in PICTURES and (ROOT / full).is_file():
            return f"{picture}[{words}]({os.path.relpath(Path(full).name, here)})"
        return f"{words} (`{full}`)" if words.strip("`") != full else f"`{full}`"

    if path.startswith("src/carrack/games/"):
        name = Path(path).parent.name
        text = outside(CODE, text, lambda part: made.cited(part, games()[name], f"{name}-rules.html" if path.endswith("README.md") else ""))
    return outside(BLOCK, text, lambda part: LINK.sub(link, part))  # the words of a link may be code


def title(path: str) -> str:
    """The first heading of a page."""
    with (ROOT / path).open(encoding="utf-8") as file:
        return next(line.removeprefix("# ").strip() for line in file if line.startswith("# "))


def gather(out: Path) -> None:
    """Write the sources anew."""
    shutil.rmtree(out, ignore_errors=True)
    (out / "games").mkdir(parents=True)
    where = pages()
    for path, target in where.items():
        if path in NOT_COPIED:
            continue
        text = (ROOT / path).read_text(encoding="utf-8")
        text = re.sub(r"\n\n```$", "\n```", text, flags=re.MULTILINE)  # doctest wants an empty line at the end, readers do not
        text = MARK.sub(lambda found: made.MADE[found[1]](), text)
        if path.startswith("src/carrack/games/") and path.endswith("README.md"):
            text = made.game(text, games()[Path(path).parent.name])
        (out / target).write_text(linked(text, path, where), encoding="utf-8")
    for picture in sorted(p for p in DOCS.iterdir() if p.suffix in PICTURES):
        shutil.copy(picture, out / picture.name)
