"""Phase 3: ships (AN-7)."""

from __future__ import annotations

import pytest

from ..content import SQUARE_NAMES, Island
from .positions import (
    GAME,
    Rule,
    at_sea,
    before_roll,
    board,
    copy,
    end_turn,
    give_hand,
    lay,
    lift,
    sea_position,
    ships,
    sound,
    trade_position,
    with_building,
)

NORTH, EAST, SOUTH, WEST = "north", "east", "south", "west"


def move(direction: str, ship: int = 1) -> str:
    return f"move ship={ship} direction={direction}"


def discover(direction: str, ship: int = 1) -> str:
    return f"discover ship={ship} direction={direction}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_7_1_each_ship_has_as_many_points_as_there_are_players(seats: int) -> None:  # AN-7.1
    scene = sea_position(seats, "C1", "C4")
    assert scene.s.points.tolist() == [seats, seats]
    one = sea_position(seats, "C1")
    assert one.s.points.tolist() == [seats, 0]  # a ship in the supply has none
    for n in range(seats):
        one.act(move(EAST if n % 2 == 0 else WEST))
    assert one.refused(move(EAST)) == Rule.AN_7_1
    assert one.refused(discover(NORTH)) == Rule.AN_7_1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_7_1_a_shipyard_doubles_them(seats: int) -> None:  # AN-7.1
    scene = trade_position(seats)
    with_building(scene, 0, "shipyard")
    at_sea(scene, 0, "C1", "C4")
    scene.act("set_sail")
    assert scene.s.points.tolist() == [2 * seats, 2 * seats]


def test_an_7_1_the_shipyard_of_another_player_doubles_nothing() -> None:  # AN-7.1
    scene = trade_position()
    with_building(scene, 1, "shipyard")
    scene.act("set_sail")
    assert scene.s.points.tolist() == [2, 0]


def test_an_7_2_points_belong_to_one_ship_and_one_turn() -> None:  # AN-7.2
    scene = sea_position(2, "C1", "C1")
    scene.act(move(EAST), move(EAST))
    assert scene.s.points.tolist() == [0, 2]
    assert scene.refused(move(EAST)) == Rule.AN_7_1
    scene.act(move(EAST, 2))
    assert scene.s.points.tolist() == [0, 1]
    end_turn(scene)  # the second ship saves nothing
    assert scene.s.points.tolist() == [0, 0]
    scene.act("roll face=6", "event face=3", "set_sail", "end_turn", "roll face=6", "event face=3", "set_sail")
    assert scene.s.points.tolist() == [2, 2]


@pytest.mark.parametrize(("square", "direction", "to"), [("C4", NORTH, "B4"), ("D4", EAST, "D5"), ("C4", SOUTH, "D4"), ("C4", WEST, "C3")])
def test_an_7_3_a_move_to_a_neighbouring_sea_square_costs_a_point(square: str, direction: str, to: str) -> None:  # AN-7.3
    scene = sea_position(4, square)
    scene.act(move(direction))
    assert ships(scene, 0) == [to, None]
    assert scene.s.points.tolist() == [3, 0]


def test_an_7_3_never_diagonally_nor_off_the_board() -> None:  # AN-7.3
    scene = sea_position(4, "A1")
    assert scene.refused(move(NORTH)) == Rule.AN_7_3
    assert scene.refused(move(WEST)) == Rule.AN_7_3
    for square in range(60):
        at_sea(scene, 0, SQUARE_NAMES[square])
        for direction in (NORTH, EAST, SOUTH, WEST):
            if scene.refused(move(direction)) == Rule.LEGAL:
                after = copy(scene)
                after.act(move(direction))
                a, b = divmod(square, 12), divmod(after.s.ship[0, 0], 12)
                assert abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def test_an_7_4_ships_never_enter_an_island_with_or_without_a_tile() -> None:  # AN-7.4
    scene = sea_position(2, "C2")
    assert scene.refused(move(NORTH)) == Rule.AN_7_4  # B2 has a tile
    lift(scene, "T01", "B2")
    assert scene.refused(move(NORTH)) == Rule.AN_7_4
    at_sea(scene, 0, "C8")
    assert scene.refused(move(WEST)) == Rule.AN_7_4  # C7 was never filled
    assert scene.refused(move(NORTH)) == Rule.LEGAL


def test_an_7_5_any_number_of_ships_on_a_square_and_back_to_the_start() -> None:  # AN-7.5
    scene = trade_position(4)
    for seat in (1, 2, 3):
        at_sea(scene, seat, "C2", "C2")
    at_sea(scene, 0, "C3", "C3")
    scene.act("set_sail", move(WEST), move(WEST, 2))
    assert [ships(scene, p) for p in range(4)] == [["C2", "C2"]] * 4
    scene.act(move(WEST), move(WEST, 2), move(NORTH), move(SOUTH))
    assert ships(scene, 0) == ["C1", "C1"]


def test_an_7_6_two_ships_may_take_turns() -> None:  # AN-7.6
    scene = sea_position(2, "C1", "C4")
    scene.act(move(EAST), move(WEST, 2), discover(NORTH), "see tile=t01", "leave_tile", move(WEST, 2))
    assert ships(scene, 0) == ["C2", "C2"]
    assert scene.s.points.tolist() == [0, 0]


def test_an_7_7_looking_costs_a_point_and_is_private() -> None:  # AN-7.7
    scene = sea_position(3, "C2")  # it has not moved this turn
    assert scene.refused(discover(NORTH)) == Rule.LEGAL
    scene.act(discover(NORTH))
    assert (scene.s.points[0], scene.phase) == (2, "LOOK")
    assert scene.s.eyes == 0b001  # only the owner of the ship sees the tile
    scene.act("see tile=t05")
    assert scene.known_to(0).lies[Island.B2] == 4
    for other in (1, 2, -1):
        assert scene.known_to(other).lies[Island.B2] == -1


def test_an_7_7_only_an_island_tile_orthogonally_next_to_the_ship() -> None:  # AN-7.7
    scene = sea_position(4, "C1")
    for direction in (NORTH, EAST, SOUTH, WEST):
        assert scene.refused(discover(direction)) == Rule.AN_7_7  # B2 and D2 touch C1 at a corner only
    at_sea(scene, 0, "C2")
    assert [d for d in (NORTH, EAST, SOUTH, WEST) if scene.refused(discover(d)) == Rule.LEGAL] == [NORTH, SOUTH]
    lift(scene, "T01", "B2")
    assert scene.refused(discover(NORTH)) == Rule.AN_7_7  # no tile is left there


def test_an_7_8_a_tile_left_stays_face_down_and_the_ship_goes_on() -> None:  # AN-7.8
    scene = sea_position(4, "C2")
    scene.act(discover(NORTH), "see tile=t05")
    assert scene.legal == ["use_tile", "leave_tile"]
    assert {scene.refused(act) for act in ("end_turn", move(EAST))} == {Rule.NOT_NOW}  # he decides at once
    scene.act("leave_tile")
    assert (scene.phase, scene.s.actor, scene.s.points[0]) == ("SHIPS", 0, 3)
    assert board(scene)["B2"] == 2
    assert ships(scene, 0) == ["C2", None]
    scene.act(move(EAST), discover(NORTH), "see tile=t06", "leave_tile", move(EAST))
    assert ships(scene, 0) == ["C4", None]


def test_an_7_9_a_ship_whose_tile_is_used_goes_back_to_the_supply() -> None:  # AN-7.9
    scene = sea_position(4, "C2", "C4")
    scene.act(discover(NORTH), "see tile=t05", "use_tile", "reveal tile=t05", "choose_jetty number=1")
    assert "B2" not in board(scene)
    assert ships(scene, 0) == [None, "C4"]
    assert scene.s.points.tolist() == [0, 4]  # its other points are lost, the second ship keeps its own
    assert scene.refused(move(EAST)) == Rule.AN_7_9
    assert scene.refused(discover(SOUTH)) == Rule.AN_7_9
    scene.act(move(WEST, 2))
    sound(scene)


def test_an_7_9_the_other_ship_sails_on() -> None:  # AN-7.9
    scene = sea_position(3, "C4", "C2")
    scene.act(discover(NORTH, 2), "see tile=t12", "use_tile", "reveal tile=t12")
    assert ships(scene, 0) == ["C4", None]
    assert scene.s.points.tolist() == [3, 0]


def test_an_7_9_it_must_be_paid_for_again() -> None:  # AN-7.9
    scene = sea_position(2, "C2")
    scene.act(discover(NORTH), "see tile=t08", "use_tile", "reveal tile=t08")
    end_turn(scene)
    scene.act("roll face=6", "event face=3", "set_sail", "end_turn", "roll face=6", "event face=3")
    assert ships(scene, 0) == [None, None]
    assert scene.refused("build_ship") == Rule.AN_5_2B
    give_hand(scene, 0, cloth=1, wood=1, tool=1)
    scene.act("build_ship")
    assert ships(scene, 0) == ["C1", None]


def test_an_7_10_a_second_look_costs_a_point_and_shows_the_same_tile() -> None:  # AN-7.10
    scene = sea_position(3, "C2")
    lay(scene, "B2", "T05", looked=(0,))
    assert scene.refused("use_tile") == Rule.NOT_NOW  # knowing it is not enough
    scene.act(discover(NORTH))
    assert scene.outcomes == {"see tile=t05": 1}
    scene.act("see tile=t05", "leave_tile", discover(NORTH), "see tile=t05", "use_tile")  # twice in a turn
    assert scene.s.points[0] == 1


def test_an_7_10_another_player_sees_the_same_tile() -> None:  # AN-7.10
    scene = sea_position(3, "C2")
    lay(scene, "B2", "T05", looked=(2,))
    scene.act(discover(NORTH))
    assert scene.outcomes == {"see tile=t05": 1}
    scene.act("see tile=t05", "leave_tile")
    assert scene.s.looked[Island.B2] == 0b101


def test_an_7_11_everybody_knows_who_looked_where() -> None:  # AN-7.11
    scene = sea_position(3, "C2", start_player="1")
    scene.act(discover(NORTH), "see tile=t12", "leave_tile")
    for seat in (-1, 0, 1, 2):
        seen = GAME.part("view").picture(GAME.facts(GAME.redacted(scene.states, 0, seat)), seat)
        tile = next(t for t in seen.islands if t.island == "B2")
        assert tile.looked == (1,)
        assert tile.face == ("treasure_gold" if seat == 1 else None)


def test_an_7_11_the_log_tells_others_the_look_but_not_the_tile() -> None:  # AN-7.11
    match = GAME.new(seats=2, seed=3, home_islands="by_seat", start_player="0")
    while match.phase != "trade":
        match.play(match.choice())
    match.play("set_sail")
    match.play("move ship=1 direction=east")
    match.play("discover ship=1 direction=north")
    assert "discover ship=1 direction=north" in match.log.write(seat=1)
    assert "see tile=?" in match.log.write(seat=1)
    assert "see tile=?" in match.log.write(seat=-1)
    assert "see tile=t" in match.log.write(seat=0)
    assert "see tile=?" not in match.log.write(seat=0)


def test_an_7_12_nothing_else_moves_or_removes_a_ship() -> None:  # AN-7.12
    match = GAME.new(seats=3, seed=5)
    kinds = {"move": 0, "build_ship": 0, "reveal": 0}
    upto, before = 0, match.facts().ship
    while not match.over:
        match.play(match.choice())
        now = match.facts().ship
        acts = [GAME.actions.kind_of[a].name for a in match.log.acts[upto:]]
        upto = len(match.log.acts)
        if now != before:
            (why,) = [k for k in acts if k in kinds]
            kinds[why] += 1
        before = now
    assert all(kinds.values()), kinds


@pytest.mark.parametrize("event", [1, 3, 5])
def test_an_7_12_events_leave_ships_alone(event: int) -> None:  # AN-7.12
    scene = before_roll(2)
    at_sea(scene, 0, "E3", "C8")
    at_sea(scene, 1, "D12", "C1")
    scene.act("roll face=6", f"event face={event}")
    assert [ships(scene, 0), ships(scene, 1)] == [["E3", "C8"], ["D12", "C1"]]
