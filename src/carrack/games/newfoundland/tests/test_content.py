"""What is in the box (section 5 of the specification), read a second time from its tables."""

from __future__ import annotations

from .. import content as c
from ..content import Card, Contract, Country, Goal, LargeShip, SmallShip, Tile

SMALL = """S01 3 2 1 2|S02 3 3 1 1|S03 3 1 1 3|S04 2 3 1 2|S05 2 2 1 3|S06 1 3 1 3
S07 3 1 2 1|S08 2 2 2 1|S09 2 1 2 2|S10 1 2 2 2|S11 4 2 1 1|S12 4 1 1 2"""
LARGE = """L01 2W+I 3 3 2 3|L02 W+C+I 5 3 2 2|L03 W+C+I 4 4 1 4|L04 2C+I 3 3 2 4|L05 W+2I 6 4 1 3|L06 2W+2C 4 2 2 4
L07 C+2I 4 4 2 3|L08 2W+C+I 4 5 2 2|L09 W+2C+I 5 3 2 4|L10 W+C+2I 6 4 2 3|L11 2C+2I 5 4 2 4"""
CHARTERS = """X01 4 2 1 2|X02 2 4 1 2|X03 2 2 1 4|X04 2 2 2 2|X05 3 3 1 2|X06 3 2 1 3"""
START_SHIPS = "SS1 3 2 1 2|SS2 1 1 2 2|SS3 3 3 1 2|SS4 3 3 1 1|SS5 3 2 1 1"  # ours; 5.2 has the next line
SPECIFIED_SHIPS = "SS1 3 2 1 1|SS2 1 2 2 1|SS3 2 2 1 2|SS4 3 3 1 1|SS5 2 1 1 3"
START_CARDS = "XS1 3 2 1 3|XS2 2 1 1 3|XS3 3 2 1 3|XS4 4 2 1 2|XS5 3 2 1 2"  # ours; 5.5 has the next line
SPECIFIED_CARDS = "XS1 3 2 1 2|XS2 2 2 1 3|XS3 3 1 1 3|XS4 3 3 1 3|XS5 2 3 1 2"
GIFTS = "G01 G 1|G02 I 2|G03 W+I 0|G04 C+I 0|G05 2C 1|G06 2W 2|G07 W+C 1|G08 - 4|G09 C 3|G10 W 3"
CONTRACTS = """K01 2W 3|K02 W+C 4|K03 2C 4|K04 W+I 5|K05 C+I 5|K06 2I 6|K07 2W+C 6|K08 W+2C 7|K09 2W+I 7|K10 W+C+I 8|K11 2C+I 8
K12 W+2I 9|K13 C+I+G 10|K14 2W+2C 9|K15 2W+C+I 10|K16 W+2C+I 10|K17 W+C+2I 11|K18 W+2I+G 13"""
TILES = """T01 C W+C 2P|T02 C 2W 2P|T03 C C G|T04 C I 2P|T05 C W 3P|T06 C C 3P|T07 C W 2P|T08 C W C|T09 C G P|T10 C 2C 2P|T11 C W G
T12 C C I|T13 S W+C 3P|T14 S W+C 2P|T15 S I 2P|T16 S I 3P|T17 S W 3P|T18 S C 3P|T19 S W 2P|T20 S C 2P|T21 S C 2P|T22 S W I
T23 S W I|T24 S G P|T25 S 2W 2P|T26 S C G|T27 E I 3P|T28 E G 2P|T29 E W+C 3P|T30 E C 4P|T31 E W 4P|T32 E 2C 2P|T33 E W G|T34 E I P"""
GOALS = """Z01 4 5|Z02 3 5|Z03 2 5|Z04 2 6|Z05 9 5 12 8|Z06 6 5 8 8|Z07 8 5 11 8|Z08 11 5 15 8|Z09 3 6 4 9|Z10 1 5 2 10|Z11 3 5 4 9
Z12 2 5 3 9|Z13 6 6 9 10|Z14 1 7 2 13|Z15 10 6 15 10"""


def rows(table: str) -> list[list[str]]:
    return [row.split() for row in table.replace("\n", "|").split("|")]


def amounts(text: str) -> list[int]:
    """`"2W+C"` as wood, cloth, iron, gold and points."""
    out = [0] * 5
    for word in text.split("+"):
        if word != "-":
            out["WCIGP".index(word[-1])] += int(word[:-1] or 1)
    return out


def test_small_ships() -> None:
    assert len(rows(SMALL)) == 12
    for name, *values in rows(SMALL):
        assert c.VALUES[SmallShip[name]].tolist() == [int(v) for v in values]
    assert c.SMALL_COST.tolist() == [1, 1, 0, 0]


def test_start_ships_and_start_cards() -> None:
    """These two tables weigh the countries against each other; every other test asks for their values."""
    for name, *values in rows(START_SHIPS):
        assert c.VALUES[SmallShip[name]].tolist() == [int(v) for v in values]
    for name, *values in rows(START_CARDS):
        assert c.VALUES[28 + Card[name]].tolist() == [int(v) for v in values]


def test_what_differs_from_the_specification() -> None:
    """Only reconstructed values, by a point or two, and no start ship or card moves persons: see the README for the games played."""
    for ours, theirs in ((rows(START_SHIPS), rows(SPECIFIED_SHIPS)), (rows(START_CARDS), rows(SPECIFIED_CARDS))):
        for (name, *values), (same, *specified) in zip(ours, theirs, strict=True):
            assert name == same
            assert values[2] == specified[2]
            assert all(abs(int(a) - int(b)) <= 2 for a, b in zip(values, specified, strict=True)), name
    same_ships = [a[0] for a, b in zip(rows(START_SHIPS), rows(SPECIFIED_SHIPS), strict=True) if a == b]
    same_cards = [a[0] for a, b in zip(rows(START_CARDS), rows(SPECIFIED_CARDS), strict=True) if a == b]
    assert (same_ships, same_cards) == (["SS4"], [])


def test_large_ships() -> None:
    assert len(rows(LARGE)) == 11
    for name, cost, *values in rows(LARGE):
        assert c.VALUES[17 + LargeShip[name]].tolist() == [int(v) for v in values]
        assert c.LARGE_COST[LargeShip[name]].tolist() == amounts(cost)[:4]


def test_one_time_cards() -> None:
    assert (len(rows(CHARTERS)), len(rows(GIFTS)), len(Card)) == (6, 10, 21)
    for name, *values in rows(CHARTERS):
        assert c.VALUES[28 + Card[name]].tolist() == [int(v) for v in values]
    for name, goods, points in rows(GIFTS):
        i = Card[name] - c.FIRST_GIFT
        assert (c.GIFT_GOODS[i].tolist(), c.GIFT_POINTS[i]) == (amounts(goods)[:4], int(points))


def test_contracts_and_cities() -> None:
    assert len(rows(CONTRACTS)) == 18
    for name, goods, points in rows(CONTRACTS):
        i = Contract[name]
        assert (c.CONTRACT_GOODS[i].tolist(), c.CONTRACT_POINTS[i]) == (amounts(goods)[:4], int(points))
    assert c.CITY_SPACES.tolist() == [5, 4, 3]
    assert c.AREA_BONUS.tolist() == [[10, 5], [8, 4], [6, 3], [5, 2], [8, 4], [6, 3], [5, 2]]


def test_boards() -> None:
    costs = {"PORTUGAL": "W+I", "SPAIN": "C+I", "FRANCE": "W+C+I", "NETHERLANDS": "I", "ENGLAND": "W"}
    numbers = {"PORTUGAL": 4, "SPAIN": 3, "FRANCE": 2, "NETHERLANDS": 1, "ENGLAND": 5}
    for country in Country:
        assert c.UNIQUE_COST[country].tolist() == amounts(costs[country.name])[:4]
        assert c.START_NUMBER[country] == numbers[country.name]
    assert c.NEW_YARD_COST.tolist() == [0, 1, 1, 0]
    assert c.MOST_SHIPS.tolist() == [1, 3, 3, 2]


def test_island_tiles() -> None:
    assert len(rows(TILES)) == 34
    for name, code, left, right in rows(TILES):
        t = Tile[name]
        assert "ECS"[c.TILE_SHAPE[t]] == code
        for side, text in enumerate((left, right)):
            bonus = c.TILE_BONUS[t, side]
            assert [*c.BONUS_GOODS[bonus].tolist(), int(c.BONUS_POINTS[bonus])] == amounts(text), name


def test_goal_cards() -> None:
    assert len(rows(GOALS)) == 15
    for name, *n in rows(GOALS):
        g = Goal[name]
        assert (c.UPPER[g], c.UPPER_POINTS[g]) == (int(n[0]), int(n[1]))
        if n[2:]:
            assert (c.LOWER[g], c.LOWER_POINTS[g]) == (int(n[2]), int(n[3]))
        else:
            assert (c.LOWER[g], c.LOWER_POINTS[g]) == (c.UNREACHABLE, 0)


def test_compass_frames_and_fifty_cards() -> None:
    assert (c.COMPASSES * len(c.Island), c.CHARTED.tolist()[2:]) == (8, [3, 2, 1])
    assert c.FRAME_SPACE.tolist() == [[7, 15, 20, 25, 35], [7, 15, 20, 30, 40]]
    assert c.FIFTY_BONUS.tolist() == [0, 5, 3, 1, 0]
