"""Tables of figures at a terminal, wide and narrow."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from carrack.cli.screen import Grid, chip, grid, spec

SENTENCE = "Sail to the northwest with the big ship, and trade there"
BOT = "search:iterations=100,threads=1"


def table() -> Grid:
    made = grid("Columbus: 96 games", "Act", "Who", "Bot", "Did", "Before the next", "95 % interval", words=("Who", "Bot", "Did"))
    made.add_row("131", chip(2, "Yellow"), spec(BOT), SENTENCE, "68.8 %", "37.7–99.8 %")
    made.add_row("7", chip(1, "Blue"), spec("greedy"), "Buy", "100.0 %", "")
    return made


def drawn(width: int) -> list[str]:
    with (screen := Console(width=width, highlight=False)).capture() as capture:
        screen.print(table())
    return capture.get().splitlines()


@pytest.mark.parametrize("width", [120, 90, 70, 50, 40])
def test_words_and_numbers_are_whole_at_any_width(width: int) -> None:
    lines = drawn(width)
    assert max(map(len, lines)) <= width
    words = {word for line in lines for word in line.split()}
    assert set(SENTENCE.split()) <= words
    assert {"68.8", "100.0", "37.7–99.8", "search:", "iterations=100,", "threads=1", "greedy", "Yellow", "131"} <= words
    assert {"Before", "the", "next", "interval"} <= words
    assert any("37.7–99.8 %" in line for line in lines)


@pytest.mark.parametrize("width", [120, 90])
def test_titles_of_figures_end_above_the_ends_of_the_figures(width: int) -> None:
    lines = drawn(width)
    rule = next(n for n, line in enumerate(lines) if "───" in line)
    ends = {match.end() for line in lines[2:rule] for match in re.finditer(r"(next|interval|Act)(?= |$)", line)}
    assert ends == {match.end() for match in re.finditer(r"131|68\.8 %|37\.7–99\.8 %", lines[rule + 1])}
    begins = [line.index(word) for line, word in ((lines[rule - 1], "Bot"), (lines[rule + 1], "search"))]
    assert begins[0] == begins[1]


def test_where_it_is_too_narrow_each_row_has_lines_of_its_own() -> None:
    lines = [line.rstrip() for line in drawn(50)]
    assert "Before the next  68.8 %" in lines
    long = grid("", "Who", "Wins", "Interval", words=("Who",))
    long.add_row(chip(0, "Ada Lovelace the Magnificent"), "12345678901234", "12345678901234")
    with (screen := Console(width=30, highlight=False)).capture() as capture:
        screen.print(long)
    assert "Ada Lovelace the Magnificent" in " ".join(capture.get().split()), "a long name has as many lines as it needs"
    assert "95 % interval    37.7–99.8 %" in lines
    assert sum(line.startswith("95 % interval") for line in lines) == 1, "nothing stands there where a row has nothing"
