"""Set-up and chart (CO-1, CO-2)."""

from __future__ import annotations

from collections import deque

import pytest

from ..content import (
    COLUMNS,
    DISCOVERS,
    FIELD_NAMES,
    FIELDS,
    IS_SAILED,
    IS_WATER,
    LOADS,
    MARK_NAMES,
    NEIGHBOUR,
    PORT,
    STEPS_HOME,
    STEPS_WEST,
    TERRAIN,
    ZONE,
    Terrain,
)
from .positions import GAME, Rule, at_sea, before_roll, field, masts, set_up, sound, where, whirlwinds


def named(kind: Terrain) -> str:
    return " ".join(sorted(FIELD_NAMES[i] for i in range(FIELDS) if TERRAIN[i] == kind))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_co_1_1_to_1_8_how_a_game_begins(seats: int) -> None:  # CO-1.1, CO-1.3, CO-1.4, CO-1.5, CO-1.6, CO-1.8
    scene = sound(set_up(seats))
    s = scene.s
    assert s.discs.tolist() == [3, 2, 3, 2, 5]
    assert whirlwinds(scene) == ["L3", "L7"]
    assert s.crossed.tolist() == [5, 5, 3, 2, 2, 1, 1, 1, 1]
    assert s.deck.tolist() == [4, 2, 2, 1, 3, 6]
    assert s.discard.tolist() + s.discard_crossed.tolist() == [0] * 15
    assert s.fresh_cards.tolist() == [0] * 5
    assert where(scene) == ["port"] * seats
    assert masts(scene) == [1] * seats
    assert s.barrels.tolist() == [3] * seats + [0] * (5 - seats)


def test_co_1_2_reefs_and_islands() -> None:  # CO-1.2
    assert named(Terrain.REEF) == "B5 C3 C9 D6 E4 E8 F2 G7 G9 I6 J2 K4 L5"
    assert named(Terrain.ISLAND) == "I4 K8"


@pytest.mark.parametrize("seats", [2, 5])
def test_co_1_7_the_start_player(seats: int) -> None:  # CO-1.7
    assert set_up(seats, start_player="random").outcomes == {f"start_player seat={p}": 1 for p in range(seats)}
    scene = set_up(seats, start_player="1")
    assert scene.outcomes == {"start_player seat=1": 1}
    scene.act("start_player seat=1")
    assert (scene.s.active, scene.s.first, scene.s.round_number, scene.phase) == (1, 1, 1, "BEFORE_ROLL")
    scene.act("decline")
    assert scene.s.active == 2 % seats


def test_co_2_1_and_2_2_zones() -> None:  # CO-2.1, CO-2.2
    columns = [{int(ZONE[row * COLUMNS + c]) for row in range(9) if row * COLUMNS + c != PORT} for c in range(COLUMNS)]
    assert columns == [{1}] * 2 + [{2}] * 3 + [{3}] * 3 + [{4}] * 3 + [{5}] * 3
    assert (FIELD_NAMES[0], FIELD_NAMES[-1], FIELD_NAMES[PORT]) == ("A1", "N9", "N5")
    assert " ".join(FIELD_NAMES[i] for i in range(FIELDS) if DISCOVERS[i]) == "A1 B1 A2 A3 B3 A4 B4 A5 B6 A7 B7 A8 B9"


def test_co_2_3_the_column_of_discs_lies_beyond_the_edge() -> None:  # CO-2.3
    scene = at_sea(dice="cccc", ships="A4")
    assert scene.refused("sail direction=w by=compass") == Rule.CO_2_8


def test_co_2_4_the_port_touches_five_fields_and_belongs_to_no_zone() -> None:  # CO-2.4
    assert {FIELD_NAMES[n] for n in NEIGHBOUR[PORT] if n >= 0 and IS_WATER[n]} == {"M4", "M5", "M6", "N4", "N6"}
    assert ZONE[PORT] == 0
    scene = at_sea(dice="tccc", ships="J5 port port")
    scene.act("raise_storm zone=5", "spin direction=w")
    assert where(scene) == ["J5", "port", "port"]


def test_co_2_5_ships_share_the_port() -> None:  # CO-2.5
    scene = at_sea(dice="cccc", ships="M5 port port")
    scene.act("sail direction=e by=compass")
    assert where(scene) == ["port", "port", "port"]


def test_co_2_6_ships_are_never_on_rocks_or_land() -> None:  # CO-2.6
    for i in range(FIELDS):
        assert bool(IS_SAILED[i]) == (TERRAIN[i] in (Terrain.PLAIN, Terrain.CALM, Terrain.START))
    for target in ("E4", "I4", "M2"):  # reef, island, mainland
        scene = at_sea(dice="cccc", ships={"E4": "D3", "I4": "H3", "M2": "L1"}[target])
        assert scene.refused("sail direction=se by=compass") == Rule.CO_5_2


def test_co_2_7_a_mark_is_plain_water() -> None:  # CO-2.7
    assert MARK_NAMES == ("D2", "L3", "F5", "H7", "L7", "D8")
    assert all(TERRAIN[field(name)] == Terrain.PLAIN for name in MARK_NAMES)
    scene = at_sea(dice="cccc", ships="E5")
    scene.act("sail direction=e by=compass", "sail direction=s by=compass")
    assert where(scene)[0] == "F6"


def test_co_2_8_nothing_leaves_the_chart() -> None:  # CO-2.8
    scene = at_sea(dice="tccc", ships="A1 F1 G1")
    for direction in ("n", "ne", "nw", "w", "sw"):
        assert scene.refused(f"sail direction={direction} by=compass") == Rule.CO_2_8
    scene.act("raise_storm zone=3", "spin direction=n")
    assert where(scene) == ["A1", "F1", "G1"]
    assert masts(scene) == [1, 1, 1]


# --- The chart itself (specification 5.1) ---------------------------------------------------------
def test_the_chart_counts() -> None:
    assert [int((TERRAIN == kind).sum()) for kind in Terrain] == [72, 28, 13, 2, 10, 1]
    assert named(Terrain.CALM) == "A6 A9 B2 B8 C4 C5 C7 D1 D4 D7 E1 E9 F4 F7 F8 G3 G4 G5 H8 I8 I9 J1 J6 K1 K2 K5 K6 M7"
    assert " ".join(sorted(FIELD_NAMES[i] for i in range(FIELDS) if LOADS[i])) == "H3 H4 H5 I3 I5 J3 J4 J5 J7 J8 J9 K7 K9 L7 L8 L9"
    assert all(TERRAIN[i] == Terrain.PLAIN for i in range(FIELDS) if LOADS[i])


def test_the_way_west_takes_twelve_steps_and_needs_no_calm() -> None:
    assert STEPS_WEST[PORT] == 12
    assert min(int(STEPS_HOME[i]) for i in range(FIELDS) if DISCOVERS[i]) == 12
    plain, far = deque([PORT]), {PORT: 0}
    while plain:
        i = plain.popleft()
        for n in NEIGHBOUR[i]:
            if n >= 0 and TERRAIN[n] == Terrain.PLAIN and int(n) not in far:
                far[int(n)] = far[i] + 1
                plain.append(int(n))
    assert min(steps for i, steps in far.items() if DISCOVERS[i]) == 12


def test_no_four_ships_can_close_the_sea() -> None:
    """The smallest set of fields between the port and the west has five members: five ways that share no field, and no sixth."""
    node = {i: (2 * i, 2 * i + 1) for i in range(FIELDS) if IS_SAILED[i]}
    sink = 2 * FIELDS
    room: dict[int, dict[int, int]] = {}

    def pipe(a: int, b: int, n: int) -> None:
        room.setdefault(a, {})[b] = n
        room.setdefault(b, {}).setdefault(a, 0)

    for i, (enter, leave) in node.items():
        pipe(enter, leave, 99 if i == PORT else 1)
        for n in NEIGHBOUR[i]:
            if int(n) in node:
                pipe(leave, node[int(n)][0], 99)
        if DISCOVERS[i]:
            pipe(leave, sink, 99)
    flow = 0
    while True:
        came, queue = {node[PORT][0]: -1}, deque([node[PORT][0]])
        while queue and sink not in came:
            a = queue.popleft()
            for b, left in room[a].items():
                if left and b not in came:
                    came[b] = a
                    queue.append(b)
        if sink not in came:
            break
        b = sink
        while came[b] >= 0:
            a = came[b]
            room[a][b] -= 1
            room[b][a] += 1
            b = a
        flow += 1
    assert flow == 5


def test_every_rock_can_be_flown_over() -> None:
    for i in range(FIELDS):
        if TERRAIN[i] in (Terrain.REEF, Terrain.ISLAND):
            assert sum(n >= 0 and IS_WATER[n] for n in NEIGHBOUR[i]) >= 5


def test_the_facts_of_the_game() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert before_roll().phase == "BEFORE_ROLL"
