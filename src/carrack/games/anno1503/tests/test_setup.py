"""Set-up (AN-1)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ..content import ISLAND_MARK, TILE_BACK, Island, Tile
from .positions import GAME, Rule, Scene, at_sea, copy, give_hand, set_up, settle_on, sound, trade_position

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_1_two_to_four_players(seats: int) -> None:  # AN-1.1
    scene = set_up(seats)
    assert scene.s.seats == seats
    assert len(scene.scores) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_an_1_1_no_other_number_of_players(seats: int) -> None:  # AN-1.1
    with pytest.raises(ValueError, match="2 to 4 seats"):
        GAME.fresh(seats)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 14), (3, 23), (4, 32)])
def test_an_1_2_only_backs_up_to_the_number_of_players_are_used(seats: int, tiles: int) -> None:  # AN-1.2
    scene = set_up(seats)
    used = [t for t in Tile if scene.s.loose[t]]
    assert used == [t for t in Tile if TILE_BACK[t] <= seats]
    assert len(used) == tiles


def test_an_1_3_each_stack_is_shuffled_on_its_own() -> None:  # AN-1.3
    scene = trade_position(3)
    at_sea(scene, 0, "C2", "A7")
    scene.act("set_sail")
    near, far = copy(scene), copy(scene)
    near.act("discover ship=1 direction=north")  # B2, numbered 2
    far.act("discover ship=2 direction=east")  # A8, numbered 3
    assert near.outcomes == {f"see tile=t{n:02}": 1 for n in range(1, 15)}
    assert far.outcomes == {f"see tile=t{n:02}": 1 for n in range(15, 24)}


@pytest.mark.parametrize(("seats", "squares"), [(2, 12), (3, 19), (4, 26)])
def test_an_1_4_a_tile_on_every_square_whose_number_plays(seats: int, squares: int) -> None:  # AN-1.4
    scene = set_up(seats)
    for island in Island:
        mark = int(ISLAND_MARK[island])
        assert scene.s.back[island] == (mark if mark <= seats else 0), island.name
        assert scene.s.lies[island] == -1  # nobody knows its face
        assert scene.s.looked[island] == 0
    assert sum(scene.s.back[i] > 0 for i in Island) == squares


@pytest.mark.parametrize(("seats", "reserve"), [(2, [2, 0, 0]), (3, [2, 2, 0]), (4, [2, 2, 2])])
def test_an_1_5_what_is_left_over_is_the_reserve(seats: int, reserve: list[int]) -> None:  # AN-1.5
    scene = sound(set_up(seats))
    assert scene.s.reserve.tolist() == reserve
    assert sum(reserve) == {2: 2, 3: 4, 4: 6}[seats]


def test_an_1_6_two_ships_four_low_and_three_high_resident_tiles() -> None:  # AN-1.6
    scene = trade_position()
    give_hand(scene, 0, wood=4, tool=4, cloth=2, spice=2, stone=1)
    scene.act("build_ship")
    assert scene.refused("build_ship") == Rule.AN_5_2
    scene.act("place_pioneer", "place_pioneer", "no_building")
    assert scene.refused("place_pioneer") == Rule.AN_5_5
    settle_on(scene, 0, "citizen", "settler", "merchant", "citizen")
    assert scene.refused("develop space=2") == Rule.AN_5_8B


@pytest.mark.parametrize(("seats", "deals"), [(2, 12), (3, 24), (4, 24)])
def test_an_1_7_home_islands_are_dealt_at_random(seats: int, deals: int) -> None:  # AN-1.7
    found: dict[tuple[int, ...], Fraction] = {}

    def deal(scene: Scene, chance: Fraction) -> None:
        if scene.phase != "DEAL_HOMES":
            assert scene.phase == "START_PLAYER"
            found[tuple(scene.s.home.tolist()[:seats])] = chance
            return
        outcomes = scene.outcomes
        for act, weight in outcomes.items():
            after = copy(scene)
            after.act(act)
            deal(after, chance * Fraction(weight, sum(outcomes.values())))

    deal(Scene(GAME, seats), Fraction(1))
    assert len(found) == deals
    assert all(len(set(homes)) == seats for homes in found)  # never the same island twice
    assert set(found.values()) == {Fraction(1, deals)}


def test_an_1_7_a_home_island_belongs_to_one_player() -> None:  # AN-1.7
    scene = set_up(3, home_islands="chosen")
    scene.act("choose_home home=h4")
    assert scene.refused("choose_home home=h4") == Rule.AN_1_7
    assert scene.refused("choose_home home=h1") == Rule.LEGAL


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_8_a_pioneer_and_a_settler_on_the_red_fields(seats: int) -> None:  # AN-1.8
    scene = set_up(seats)
    for seat in range(seats):
        assert scene.s.resident.tolist()[seat] == [0, 1, -1, -1, -1, -1, -1]


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_9_one_ship_at_the_start_square_one_in_the_supply(seats: int) -> None:  # AN-1.9
    scene = set_up(seats)
    c1 = 24  # third row, first column
    assert scene.s.ship.tolist()[:seats] == [[c1, -1]] * seats
    assert scene.s.ship.tolist()[seats:] == [[-1, -1]] * (4 - seats)  # nobody sits there


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_10_seven_gold(seats: int) -> None:  # AN-1.10
    assert set_up(seats).s.gold.tolist() == [7] * seats + [0] * (4 - seats)


IN_PLAY = {  # great house, fire station, smithy, church, school, bathhouse, tavern, shipyard
    2: [0, 1, 1, 1, 1, 1, 1, 1],
    3: [1, 2, 1, 1, 2, 1, 2, 1],
    4: [1, 2, 2, 1, 2, 2, 2, 2],
}


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_11_buildings_marked_above_the_number_of_players_are_removed(seats: int) -> None:  # AN-1.11
    scene = set_up(seats)
    assert scene.s.buildings.tolist() == IN_PLAY[seats]
    assert sum(IN_PLAY[seats]) == {2: 7, 3: 11, 4: 14}[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_12_and_an_1_13_a_stone_and_a_wood_from_the_open_supply(seats: int) -> None:  # AN-1.12, AN-1.13
    scene = sound(set_up(seats))
    assert scene.s.hand.tolist()[:seats] == [[1, 1, 0, 0, 0, 0]] * seats
    assert scene.s.cards.tolist()[:seats] == [2] * seats
    assert scene.s.supply.tolist() == [15 - seats, 15 - seats, 15, 15, 15, 15]


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_14_every_seat_is_as_likely_to_start(seats: int) -> None:  # AN-1.14
    scene = set_up(seats, start_player="random")
    assert scene.outcomes == {f"start_player seat={p}": 1 for p in range(seats)}
    scene.act(f"start_player seat={seats - 1}")
    assert (scene.s.active, scene.s.turn, scene.phase) == (seats - 1, 1, "ROLL")


@pytest.mark.parametrize("seats", SEATS)
def test_an_1_15_nobody_owns_a_tile_a_building_or_a_point(seats: int) -> None:  # AN-1.15
    scene = set_up(seats)
    assert {x for row in scene.s.post.tolist() for x in row} == {-1}
    assert {x for row in scene.s.treaty.tolist() for x in row} == {-1}
    assert {x for row in scene.s.building.tolist() for x in row} == {-1}
    assert scene.scores == [0] * seats
