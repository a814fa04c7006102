"""The pages at the root of the project: what they show works, and what they point to exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from carrack.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("src/carrack/games/*/*.md"))]


def test_the_example_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert (failed, tried > 5) == (0, True)


def test_the_example_test_of_the_contributing_page_passes() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(import carrack\n.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    test = names["test_a_second_purchase_needs_gold"]
    assert callable(test)
    test()


def test_the_readme_names_every_command() -> None:
    listed = re.findall(r"^\| `carrack (\w+)` \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_page_points_to_files_that_exist(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []
