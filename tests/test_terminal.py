"""Boards drawn in a terminal: they fit, they are the same in three languages, and they show nobody what he may not see."""

from __future__ import annotations

import io

import numpy as np
import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

import carrack
from carrack.bots import make_bot
from carrack.cli.screen import has_drawing, parts_of, result
from carrack.core.seats import LOOKS
from carrack.core.state import facts
from carrack.core.texts import LANGUAGES

ANNO = carrack.load("anno1503")
GAMES = [game for game in carrack.games().values() if has_drawing(game)]


def render(game, picture, language="en", width=100, height=None, part="", **how) -> str:
    texts = game.texts(language)
    names = [texts.say("seat-name", seat=p) for p in range(picture.seats)]
    console = Console(width=width, file=io.StringIO(), legacy_windows=False, **how)
    asked = {"height": height} if height else {"part": part} if part else {}
    console.print(game.part("terminal").draw(picture, texts, names, **asked))
    return console.file.getvalue()  # type: ignore[attr-defined]


def middles(game, seats, every=40, seed=3):
    """A game of bots, stopped now and then."""
    match, bot = game.new(seats=seats, seed=seed), make_bot("greedy", game, seed=1)
    n = 0
    while not match.over:
        if n % every == 0:
            yield match
        match.play(bot.choose(match.position(match.actor), match.actor))
        n += 1
    yield match


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("width", [40, 80, 100, 140, 200])
def test_no_line_is_wider_than_the_terminal(game, width: int) -> None:
    for match in middles(game, game.seats[-1], every=60):
        for seat in (-1, 0, match.seats - 1):
            for language in LANGUAGES:
                for line in render(game, match.picture(seat), language, width).splitlines():
                    assert cell_len(line) <= width


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_words_are_those_of_the_language(game) -> None:
    match = game.new(seats=game.seats[0], seed=1)
    drawn = [render(game, match.picture(0), language) for language in LANGUAGES]
    assert len(set(drawn)) == len(LANGUAGES)
    for language, text in zip(LANGUAGES, drawn, strict=True):
        assert game.texts(language).say("seat-name", seat=0) in text
        assert "ui-" not in text


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_drawing_tells_only_what_the_seat_knows(game) -> None:
    rng = np.array([1, 2, 3, 4], np.int64)
    differ = 0
    for match in middles(game, game.seats[-1], every=25):
        if match.over:
            break
        for seat in range(match.seats):
            mine = match.position(seat)
            other = mine.copy()
            game.engine.resample_at(other, 0, seat, rng)  # another world that the seat thinks possible
            differ += other.tobytes() != mine.tobytes()
            again = game.redacted(other, 0, seat)
            picture = game.part("view").picture
            assert render(game, picture(facts(mine), seat)) == render(game, picture(facts(again), seat))
    assert differ or not game.hidden


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_without_colour_nothing_is_coloured_and_with_it_much_is(game) -> None:
    picture = game.new(seats=game.seats[0], seed=1).picture(0)
    assert "\x1b[" in render(game, picture, force_terminal=True, color_system="truecolor")
    plain = render(game, picture, force_terminal=True, color_system="truecolor", no_color=True)
    assert "38;2" not in plain
    assert "48;2" not in plain
    assert "\x1b" not in render(game, picture)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_terminal_with_sixteen_colours_will_do(game) -> None:
    picture = game.new(seats=game.seats[0], seed=1).picture(0)
    assert "\x1b[" in render(game, picture, force_terminal=True, color_system="standard")


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("width", [64, 80, 100, 140])
def test_with_a_height_less_is_drawn(game, width: int) -> None:
    for match in middles(game, game.seats[-1], every=30):
        for seat in (-1, 0):
            picture = match.picture(seat)
            whole = render(game, picture, width=width)
            for height in (9, 12, 15, 20, 24, 30, 45):
                drawn = render(game, picture, width=width, height=height)
                assert len(drawn.splitlines()) <= height
                assert all(cell_len(line) <= width for line in drawn.splitlines())
                assert drawn == whole or len(whole.splitlines()) > height


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_part_can_be_asked_for(game) -> None:
    picture = game.new(seats=game.seats[-1], seed=1).picture(0)
    for width in (40, 80, 100):
        drawn = [render(game, picture, width=width, part=part) for part in parts_of(game)]
        assert all(drawn)
        assert len(set(drawn)) == len(drawn)


def test_seats_look_different() -> None:
    for looks in zip(*LOOKS, strict=True):
        assert len(set(looks)) == len(looks) or set(looks) == {look.ink for look in LOOKS}


# --- Anno 1503 ----------------------------------------------------------------------------------
def panel(text: str, name: str) -> str:
    """The lines of one opponent in the column at the side."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if f" {name} " in line and "◇" in line)
    return "\n".join(line[:34] for line in lines[at + 1 : at + 3])


def test_the_kinds_of_cards_in_another_hand_are_not_drawn() -> None:
    match = ANNO.new(seats=2, seed=1)
    picture = match.picture(0)
    assert picture.players[1].hand is None
    seen = panel("\n".join(line[66:] for line in render(ANNO, picture).splitlines()), "Blue")
    assert f"{picture.players[1].cards} cards" in seen
    for good in picture.supply:
        assert good not in seen


def test_open_hands_are_drawn() -> None:
    match = ANNO.new(seats=2, seed=1, open_hands="on")
    assert "1wood" in render(ANNO, match.picture(0), width=100)


def test_eight_ships_on_one_square_are_all_to_be_seen() -> None:
    picture = ANNO.new(seats=4, seed=1).picture(0)
    gathered = [replace(player, ships=[replace(ship, square="C1") for ship in player.ships]) for player in picture.players]
    picture = replace(picture, players=gathered)
    row = "".join(line[2:7] for line in render(ANNO, picture).splitlines() if line[:2] in ("C ", "  "))
    assert [row.count(emblem) >= 2 for emblem in "+=●/"] == [True] * 4


def test_a_tile_shows_its_back_and_to_who_has_looked_its_face() -> None:
    picture = ANNO.new(seats=2, seed=1).picture(0)

    def row(face: str | None) -> list[str]:
        tiles = [replace(t, face=face, looked=[0]) if t.island == "B2" else t for t in picture.islands]
        lines = render(ANNO, replace(picture, islands=tiles)).splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith("B "))
        return lines[at : at + 2]

    back, face = row("post_spice")
    assert "[2]" in back
    assert "spice" in face
    assert "spice" not in row(None)[1]


def test_in_the_ships_phase_the_sea_is_on_every_screen() -> None:
    seen = 0
    for match in middles(ANNO, 4, every=7):
        picture = match.picture(match.actor)
        if picture.phase in ("ships", "tile"):
            seen += 1
            for width, height in ((80, 7), (80, 12), (80, 15), (100, 9), (100, 14)):
                lines = render(ANNO, picture, width=width, height=height).splitlines()
                assert [row for row in "ABCDE" if any(line.startswith(f"{row} ") for line in lines)] == list("ABCDE")
    assert seen > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut(language: str) -> None:
    from carrack.games.anno1503.terminal.pen import Pen
    from carrack.games.anno1503.view import BUILDING_NAMES, GOOD_NAMES, LEVEL_NAMES

    texts = ANNO.texts(language)
    pen = Pen(ANNO.new(seats=4, seed=1).picture(0), texts, ["Red", "Blue", "Yellow", "Green"], 5, 34)
    places = (("good", GOOD_NAMES, 5), ("level", LEVEL_NAMES, 8), ("building", BUILDING_NAMES, 8))
    conditions = ("condition", ANNO.part("content").CONDITIONS, 17)
    for kind, things, room in (*places, conditions):
        names = [pen.name(kind, thing, room) for thing in things]
        words = {
            texts.say(f"{kind}{x}-{t}".replace("_", "-"))
            for t in things
            for x in ("", "-short")
            if texts.has(f"{kind}{x}-{t}".replace("_", "-"))
        }
        assert set(names) <= words
        assert len(set(names)) == len(names)


def test_what_can_be_built_is_ticked() -> None:
    picture = ANNO.new(seats=2, seed=1).picture(0)
    me = replace(picture.players[0], hand=dict.fromkeys(picture.supply, 0) | {"wood": 1, "tool": 1})
    picture = replace(picture, players=[me, picture.players[1]])
    lines = [line[66:] for line in render(ANNO, picture).splitlines()]
    assert any(line.startswith("✓pioneer") for line in lines)
    assert any(line.startswith(" ship") for line in lines)


def test_points_are_shown_where_there_are_any() -> None:
    def told(name: str) -> str:
        game, screen = carrack.load(name), Console(file=io.StringIO(), width=100)
        screen.print(result(game.new(seats=2, seed=1), game.texts("en"), ["Ann", "Bob"]))
        return screen.file.getvalue()  # type: ignore[attr-defined]

    assert "Points" in told("anno1503")
    assert "Ann" in told("columbus") and "Points" not in told("columbus")


def test_a_game_that_draws_nothing_yet_shows_its_picture(tmp_path) -> None:
    from types import SimpleNamespace
    from typing import Any

    from carrack.cli.screen import drawn

    undrawn: Any = SimpleNamespace(folder=tmp_path)
    console = Console(width=100, file=io.StringIO())
    console.print(drawn(undrawn, ANNO.new(seats=2, seed=1).picture(0), ANNO.texts("en"), ["Red", "Blue"]))
    assert "'round_limit': 200" in console.file.getvalue()  # type: ignore[attr-defined]
