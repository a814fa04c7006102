"""The content tables (section 5 of the specification)."""

from __future__ import annotations

import pytest

from .. import content
from ..content import (
    BUILDING_TILES,
    BUYS,
    CHART,
    COSTS,
    HOME_GOODS,
    ISLAND_DISTANCE,
    ISLAND_MARK,
    ISLAND_SQUARES,
    NEIGHBOURS,
    SEA_DISTANCE,
    SQUARE_NAMES,
    TILE_BACK,
    TILE_FACE,
    Building,
    Cost,
    Event,
    Face,
    Good,
    Home,
    Island,
    Level,
    Tile,
)
from .positions import GAME

# --- 5.1 goods ----------------------------------------------------------------------------------


def test_ninety_goods_cards() -> None:
    assert [g.name.lower() for g in Good] == ["wood", "stone", "tool", "cloth", "spice", "tobacco"]
    assert content.CARDS_PER_GOOD * len(Good) == 90


# --- 5.2 home islands ---------------------------------------------------------------------------
HOMES = {
    "H1": ("wood", "stone", "tool", "cloth", "?"),
    "H2": ("stone", "tool", "cloth", "?", "wood"),
    "H3": ("tool", "cloth", "?", "wood", "stone"),
    "H4": ("cloth", "?", "wood", "stone", "tool"),
}
JETTIES = {"H1": [1, 2, 3, 4], "H2": [1, 2, 3, 5], "H3": [1, 2, 4, 5], "H4": [1, 3, 4, 5]}


@pytest.mark.parametrize("home", HOMES)
def test_home_islands(home: str) -> None:
    row = HOME_GOODS[Home[home]].tolist()
    assert tuple("?" if g == content.FREE_CHOICE else Good(g).name.lower() for g in row) == HOMES[home]
    assert [n + 1 for n, g in enumerate(row) if g != content.FREE_CHOICE] == JETTIES[home]


def test_at_one_number_every_home_island_gives_something_else() -> None:
    for column in zip(*HOMES.values(), strict=True):
        assert len(set(column)) == 4
    for row in HOMES.values():
        assert sorted(row) == ["?", "cloth", "stone", "tool", "wood"]


def test_fields_and_jetties() -> None:
    assert (content.FIELDS, content.SAFE_FIELDS, content.FIRST_BUILDING_FIELD) == (7, 2, 4)
    assert (content.STONE_JETTIES, content.WOODEN_JETTIES) == (4, 3)


# --- 5.3 the sea board --------------------------------------------------------------------------
BOARD = """
      1  2  3  4  5  6  7  8  9 10 11 12
  A   .  2  2  .  2  2  .  3  3  4  .  4
  B   .  2  2  .  .  .  .  .  .  .  .  4
  C   S  .  .  .  2  2  3  .  3  4  4  .
  D   .  2  2  .  .  .  .  .  .  .  .  .
  E   .  .  .  2  2  3  .  3  3  .  4  4
"""
DISTANCES = {
    2: "B2 1, D2 1, A2 2, B3 2, D3 2, C5 3, E4 4, A3 5, A5 5, E5 5, A6 6, C6 6",
    3: "E6 6, C7 7, A8 8, E8 8, A9 9, C9 9, E9 9",
    4: "A10 10, C10 10, B12 11, C11 11, E11 11, A12 12, E12 12",
}


def test_the_chart() -> None:
    assert [row.split()[1:] for row in BOARD.split("\n")[2:-1]] == [row.split() for row in CHART]
    assert SQUARE_NAMES[0] == "A1"
    assert SQUARE_NAMES[59] == "E12"
    assert SQUARE_NAMES[content.START] == "C1"
    assert len(ISLAND_SQUARES) == 26
    assert sum(far >= 0 for far in SEA_DISTANCE) == 34


@pytest.mark.parametrize("mark", [2, 3, 4])
def test_the_distance_table(mark: int) -> None:  # AN-4.7
    table = dict(entry.split() for entry in DISTANCES[mark].split(", "))
    assert {i.name: str(ISLAND_DISTANCE[i]) for i in Island if ISLAND_MARK[i] == mark} == table


def test_the_distances_by_walking_every_shortest_way() -> None:  # AN-4.7
    sea = {(r, c) for r, row in enumerate(CHART) for c, x in enumerate(row.split()) if not x.isdigit()}
    far = {(2, 0): 0}
    ring = [(2, 0)]
    for r, c in ring:  # grows while it is walked
        for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if to in sea and to not in far:
                far[to] = far[r, c] + 1
                ring.append(to)
    assert set(far) == sea
    for island in Island:
        r, c = divmod(ISLAND_SQUARES[island], 12)
        near = [far[to] for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if to in far]
        assert min(near) == ISLAND_DISTANCE[island]


def test_neighbours_are_mutual() -> None:
    for square, row in enumerate(NEIGHBOURS):
        for direction, other in enumerate(row):
            if other >= 0:
                assert NEIGHBOURS[other][(direction + 2) % 4] == square
    assert sum(other >= 0 for row in NEIGHBOURS for other in row) == 2 * (5 * 11 + 4 * 12)


# --- 5.4 island tiles ---------------------------------------------------------------------------
FACES = ("POST_SPICE", "POST_TOBACCO", "POST_CLOTH", "POST_STONE", "POST_WOOD", "POST_TOOL", "TREATY", "TREASURE_GOLD", "TREASURE_UPGRADE")
COUNTS = {2: (2, 2, 1, 1, 0, 1, 4, 2, 1), 3: (1, 1, 1, 0, 1, 0, 3, 1, 1), 4: (1, 1, 1, 1, 0, 0, 3, 1, 1)}


@pytest.mark.parametrize("back", [2, 3, 4])
def test_island_tiles_by_back(back: int) -> None:
    faces = [Face(TILE_FACE[t]).name for t in Tile if TILE_BACK[t] == back]
    assert tuple(faces.count(face) for face in FACES) == COUNTS[back]
    assert len(faces) == {2: 14, 3: 9, 4: 9}[back]
    squares = sum(int(m) == back for m in ISLAND_MARK)
    assert len(faces) - squares == 2  # left over for the reserve


IN_ORDER = """
spice spice tobacco tobacco cloth stone tool treaty treaty treaty treaty gold gold upgrade
spice tobacco cloth wood treaty treaty treaty gold upgrade
spice tobacco cloth stone treaty treaty treaty gold upgrade
"""


def test_island_tiles_by_number() -> None:
    assert [Face(TILE_FACE[t]).name.lower().split("_")[-1] for t in Tile] == IN_ORDER.split()
    assert [t.name for t in Tile] == [f"T{n:02}" for n in range(1, 33)]
    assert TILE_BACK.tolist() == [2] * 14 + [3] * 9 + [4] * 9


@pytest.mark.parametrize(
    ("seats", "tiles", "laid", "posts", "treaties", "treasures"), [(2, 14, 12, 7, 4, 3), (3, 23, 19, 11, 7, 5), (4, 32, 26, 15, 10, 7)]
)
def test_island_tiles_by_number_of_players(seats: int, tiles: int, laid: int, posts: int, treaties: int, treasures: int) -> None:  # AN-10.6
    faces = [int(TILE_FACE[t]) for t in Tile if TILE_BACK[t] <= seats]
    assert len(faces) == tiles
    assert sum(int(m) <= seats for m in ISLAND_MARK) == laid
    assert sum(f <= Face.POST_TOBACCO for f in faces) == posts
    assert faces.count(Face.TREATY) == treaties
    assert faces.count(Face.TREASURE_GOLD) + faces.count(Face.TREASURE_UPGRADE) == treasures


def test_the_face_of_a_post_is_the_number_of_its_good() -> None:
    assert [Face[f"POST_{g.name}"] for g in Good] == list(range(6))


# --- 5.5 public buildings -----------------------------------------------------------------------
MARKS = {
    "great_house": [0, 1, 0],
    "fire_station": [1, 1, 0],
    "smithy": [1, 0, 1],
    "church": [1, 0, 0],
    "school": [1, 1, 0],
    "bathhouse": [1, 0, 1],
    "tavern": [1, 1, 0],
    "shipyard": [1, 0, 1],
}


def test_public_buildings() -> None:
    assert {b.name.lower(): BUILDING_TILES[b].tolist() for b in Building} == MARKS
    assert BUILDING_TILES.sum(0).tolist() == [7, 4, 3]
    assert [int(BUILDING_TILES[:, : n - 1].sum()) for n in (2, 3, 4)] == [7, 11, 14]


# --- 5.6 and 5.7 costs, residents ---------------------------------------------------------------
def test_costs() -> None:
    assert {c.name.lower(): {g.name.lower(): int(COSTS[c, g]) for g in Good if COSTS[c, g]} for c in Cost} == {
        "ship": {"wood": 1, "tool": 1, "cloth": 1},
        "pioneer": {"wood": 1, "tool": 1},
        "settler": {"stone": 2, "cloth": 1},
        "citizen": {"stone": 1, "spice": 2},
        "merchant": {"spice": 1, "tobacco": 2},
    }
    assert COSTS.sum(1).tolist() == [3, 2, 3, 3, 3]


def test_what_residents_buy() -> None:
    assert {x.name.lower(): [g.name.lower() for g in Good if BUYS[x, g]] for x in Level} == {
        "pioneer": ["wood", "stone", "tool"],
        "settler": ["cloth"],
        "citizen": ["spice"],
        "merchant": ["tobacco"],
    }
    assert content.PRICE == (1, 2, 3, 4)


# --- 5.8 other values ---------------------------------------------------------------------------
def test_other_values() -> None:
    assert (content.LOW_TILES, content.HIGH_TILES, content.SHIPS) == (4, 3, 2)
    assert (content.START_GOLD, content.FULL_PRICE, content.MOST_PURCHASES, content.HAND_LIMIT) == (7, 6, 2, 5)
    assert (content.GREAT_HOUSE_FEE, content.TREASURE_GOLD) == (2, 12)
    assert (content.POINTS_TO_WIN, content.RICH) == (3, 30)
    assert (content.ALL_POSTS, content.ALL_TREATIES, content.ALL_BUILDINGS, content.ALL_MERCHANTS) == (4, 3, 4, 3)
    assert content.ROUND_LIMIT == {2: 200, 3: 130, 4: 100}
    assert [e.name for e in content.EVENTS] == ["PIRATE"] * 2 + ["FIRE"] * 2 + ["GOLDEN_TIMES"] * 2
    assert len(Event) == 4


# --- the facts of the game ----------------------------------------------------------------------
def test_provenance_of_every_table() -> None:
    assert GAME.provenance == {
        "goods cards": "known",
        "home islands": "reconstructed",
        "sea board": "reconstructed",
        "island tiles": "reconstructed",
        "public buildings": "reconstructed",
        "costs": "printed",
        "residents": "printed",
    }


def test_the_facts_on_the_box() -> None:
    assert (GAME.title, GAME.designers, GAME.year, GAME.publisher) == ("Anno 1503", ("Klaus Teuber",), 2003, "Kosmos")
    assert list(GAME.seats) == [2, 3, 4]
    assert GAME.minutes == (60, 90)
    assert GAME.most_decisions == 36_000
