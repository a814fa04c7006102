"""Victory points and the end (AN-10)."""

from __future__ import annotations

import pytest

from ..content import BUILDING_TILES, TILE_COUNTS, Face
from .positions import (
    Rule,
    Scene,
    at_sea,
    before_roll,
    build,
    copy,
    end_turn,
    four_buildings,
    four_posts,
    give_hand,
    hand,
    lay,
    post,
    posts,
    residents,
    settle_on,
    sound,
    three_merchants,
    trade_position,
    treaty,
)

ROLL_NOTHING = ("roll face=6", "event face=3")


# --- The five conditions ------------------------------------------------------------------------
@pytest.mark.parametrize(("gold", "points"), [(29, 0), (30, 1), (31, 1)])
def test_an_10_1_at_least_thirty_gold(gold: int, points: int) -> None:  # AN-10.1
    scene = trade_position()
    scene.s.gold[1] = gold
    assert scene.scores == [0, points]


def test_an_10_1_four_trading_posts() -> None:  # AN-10.1
    scene = trade_position()
    for number, tile in ((1, "T01"), (2, "T03"), (3, "T05")):
        post(scene, 0, number, tile)
    assert scene.scores == [0, 0]
    post(scene, 0, 4, "T06")
    assert scene.scores == [1, 0]


def test_an_10_1_three_treaties() -> None:  # AN-10.1
    scene = trade_position()
    treaty(scene, 1, "T08", "T09")
    assert scene.scores == [0, 0]
    treaty(scene, 1, "T10")
    assert scene.scores == [0, 1]


def test_an_10_1_four_public_buildings() -> None:  # AN-10.1
    scene = trade_position()
    settle_on(scene, 0, "citizen", "citizen", "citizen", "pioneer", "pioneer", "pioneer", "pioneer")
    build(scene, 0, f4="church", f5="school", f6="tavern")
    assert scene.scores == [0, 0]
    build(scene, 0, f7="smithy")
    assert scene.scores == [1, 0]


def test_an_10_1_three_merchants() -> None:  # AN-10.1
    scene = trade_position()
    settle_on(scene, 0, "merchant", "settler", "merchant", "citizen")
    assert scene.scores == [0, 0]
    settle_on(scene, 0, "merchant", "settler", "merchant", "merchant")
    assert scene.scores == [1, 0]


def test_an_10_1_all_five_at_once_are_five_points() -> None:  # AN-10.1
    scene = trade_position()
    four_buildings(scene, 0)
    settle_on(scene, 0, "merchant", "merchant", "merchant", "pioneer", "pioneer", "pioneer", "pioneer")
    four_posts(scene, 0)
    treaty(scene, 0, "T08", "T09", "T10")
    scene.s.gold[0] = 30
    assert scene.scores == [5, 0]


def test_an_10_2_a_point_is_lost_with_its_condition() -> None:  # AN-10.2
    scene = before_roll()
    four_posts(scene, 0)
    three_merchants(scene, 1)
    scene.s.gold[0] = 3
    scene.s.gold[1] = 0
    assert scene.scores == [1, 1]
    fire = copy(scene)
    scene.act("roll face=6", "event face=1", "lose_post number=1")
    assert scene.scores == [0, 1]  # a post lost
    fire.act(*ROLL_NOTHING)
    assert fire.scores == [1, 0]  # a merchant lost
    rich = trade_position()
    rich.s.gold[0] = 31
    assert rich.scores == [1, 0]
    rich.act("buy good=wood")
    assert rich.scores == [0, 0]  # gold spent


def test_an_10_2_a_building_lost_costs_its_point() -> None:  # AN-10.2
    scene = before_roll()
    four_buildings(scene, 0)
    scene.s.gold[0] = 4
    assert scene.scores == [1, 0]
    scene.act(*ROLL_NOTHING)
    assert scene.scores == [0, 0]


# --- The end ------------------------------------------------------------------------------------
def two_points(seats: int = 2) -> Scene:
    """Seat 0 has four posts and three treaties."""
    scene = trade_position(seats)
    four_posts(scene, 0)
    treaty(scene, 0, "T08", "T09", "T10")
    assert scene.scores[0] == 2
    return sound(scene)


def won(scene: Scene) -> bool:
    return scene.phase == "OVER" and scene.scores[0] >= 3 and scene.standings[0] > max(scene.standings[1:])


def test_an_10_3_a_sale_ends_the_game_at_once() -> None:  # AN-10.3
    scene = two_points()
    give_hand(scene, 0, wood=3, stone=3, tool=3)
    scene.s.gold[0] = 29
    scene.act("sell space=1 good=wood")
    assert won(scene)
    assert scene.s.cards[0] == 8  # no hand limit is applied
    for act in ("sell space=2 good=cloth", "buy good=wood", "set_sail", "end_turn", "discard good=wood", "roll face=1"):
        assert scene.refused(act) == Rule.NOT_NOW
    assert scene.legal == []
    assert scene.outcomes == {}


def test_an_10_3_the_third_merchant_wins() -> None:  # AN-10.3
    scene = two_points()
    settle_on(scene, 0, "merchant", "merchant", "citizen")
    give_hand(scene, 0, tobacco=2, spice=1)
    scene.act("develop space=3")
    assert won(scene)


def test_an_10_3_the_fourth_building_wins_when_it_is_chosen() -> None:  # AN-10.3
    scene = two_points()
    settle_on(scene, 0, "citizen", "citizen", "citizen", "pioneer", "pioneer", "pioneer")
    build(scene, 0, f4="church", f5="school", f6="tavern")
    give_hand(scene, 0, wood=1, tool=1)
    scene.act("place_pioneer")
    assert scene.phase == "BUILDING"
    declined = copy(scene)
    declined.act("no_building")
    assert declined.phase == "TRADE"
    scene.act("choose_building building=bathhouse")
    assert won(scene)


@pytest.mark.parametrize(
    ("tile", "rest"), [("T11", ()), ("T12", ()), ("T07", ("choose_jetty number=4",)), ("T14", ("choose_upgrade space=3",))]
)
def test_an_10_3_an_island_tile_wins(tile: str, rest: tuple[str, ...]) -> None:  # AN-10.3
    scene = trade_position()
    settle_on(scene, 0, "merchant", "merchant", "merchant" if tile != "T14" else "citizen")
    treaty(scene, 0, *("T08", "T09", "T10")[: 2 if tile == "T11" else 3])
    for number, post_tile in ((1, "T01"), (2, "T03"), (3, "T05"), (4, "T06")):
        if tile != "T07" or number < 4:
            post(scene, 0, number, post_tile)
    scene.s.gold[0] = 18
    at_sea(scene, 0, "C2")
    lay(scene, "B2", tile)
    if scene.scores[0] == 3:  # T12: the gold is to be the third point
        settle_on(scene, 0, "merchant", "merchant", "citizen")
    assert sound(scene).scores[0] == 2
    scene.act("set_sail", "discover ship=1 direction=north", f"see tile={tile.lower()}", "use_tile", f"reveal tile={tile.lower()}", *rest)
    assert won(scene)


def test_an_10_3_two_points_do_not_win() -> None:  # AN-10.3
    scene = two_points()
    give_hand(scene, 0, wood=1)
    scene.s.gold[0] = 28
    scene.act("sell space=1 good=wood")
    assert scene.phase == "TRADE"


def test_an_10_4_nothing_is_gained_in_the_turn_of_another() -> None:  # AN-10.4
    scene = before_roll(3, start_player="1")
    four_posts(scene, 0)
    treaty(scene, 0, "T08", "T09", "T10")
    scene.s.gold[0] = 29
    give_hand(scene, 0, wood=4)
    for face in range(1, 7):
        for event in (1, 3, 5) if face == 6 else (0,):
            after = copy(scene)
            after.act(f"roll face={face}")
            if event:
                after.act(f"event face={event}")
            while after.phase in ("PRODUCE", "GOLDEN_TIMES"):
                after.act(after.legal[0])
            assert after.phase == "TRADE"
            assert after.s.gold[0] <= 29  # no gold, no tile, no building, no level
            assert (posts(after, 0), residents(after, 0)) == (posts(scene, 0), residents(scene, 0))
            assert after.scores[0] == 2


def test_an_10_5_only_the_active_player_wins() -> None:  # AN-10.5
    scene = two_points(3)
    for seat in (1, 2):
        three_merchants(scene, seat)
        scene.s.gold[seat] = 60  # richer than the winner, but not active
    scene.s.gold[0] = 29
    give_hand(scene, 0, wood=1)
    scene.act("sell space=1 good=wood")
    assert scene.phase == "OVER"
    best = max(scene.standings)
    assert [p for p in range(3) if scene.standings[p] == best] == [0]


@pytest.mark.parametrize(("seats", "built", "posts_there", "treaties_there"), [(2, 7, 7, 4), (3, 11, 11, 7), (4, 14, 15, 10)])
def test_an_10_6_never_enough_for_everybody(seats: int, built: int, posts_there: int, treaties_there: int) -> None:  # AN-10.6
    assert BUILDING_TILES[:, : seats - 1].sum() == built < 4 * seats
    counted = {face: sum(n[: seats - 1]) for face, n in TILE_COUNTS}
    assert sum(n for face, n in counted.items() if face <= Face.POST_TOBACCO) == posts_there < 4 * seats
    assert counted[Face.TREATY] == treaties_there < 3 * seats
    scene = trade_position(seats)
    for seat in range(seats):  # gold and merchants are open to all
        three_merchants(scene, seat)
        scene.s.gold[seat] = 30
    assert scene.scores == [2] * seats


# --- The round limit ----------------------------------------------------------------------------
def last_turn(seats: int = 2) -> Scene:
    """The last turn of the last round: seat N-1 is about to end it."""
    scene = trade_position(seats, round_limit=1)
    for _ in range(seats - 1):
        end_turn(scene)
        scene.act(*ROLL_NOTHING)
    assert scene.s.active == seats - 1
    return scene


def winners(scene: Scene) -> list[int]:
    assert scene.phase == "OVER"
    best = max(scene.standings)
    return [p for p, standing in enumerate(scene.standings) if standing == best]


def test_an_10_7_the_game_ends_with_the_last_round() -> None:  # AN-10.7
    scene = last_turn(3)
    assert scene.s.turn == 3
    end_turn(scene)
    assert scene.phase == "OVER"


def test_an_10_7_the_hand_limit_still_holds_in_the_last_turn() -> None:  # AN-10.7
    scene = last_turn()
    give_hand(scene, 1, wood=6)
    end_turn(scene)
    assert scene.phase == "DISCARD"
    scene.act("discard good=wood")
    assert scene.phase == "OVER"
    assert hand(scene, 1) == {"wood": 5}


def test_an_10_7_most_points_win_before_gold() -> None:  # AN-10.7
    scene = last_turn()
    three_merchants(scene, 0)
    scene.s.gold[0], scene.s.gold[1] = 0, 29
    end_turn(scene)
    assert winners(scene) == [0]


def test_an_10_7_then_gold_before_levels() -> None:  # AN-10.7
    scene = last_turn()
    settle_on(scene, 0, "merchant", "citizen", "citizen", "settler", "settler", "settler", "settler")
    scene.s.gold[0], scene.s.gold[1] = 8, 9
    end_turn(scene)
    assert winners(scene) == [1]


def test_an_10_7_then_levels_counted_from_one_to_four() -> None:  # AN-10.7
    scene = last_turn()
    settle_on(scene, 0, "merchant", "pioneer")  # 4 + 1
    settle_on(scene, 1, "pioneer", "pioneer", "pioneer", "pioneer")  # 4: more residents, lower levels
    post(scene, 1, 1, "T01")
    end_turn(scene)
    assert winners(scene) == [0]
    settle_on(scene, 0, "settler", "settler")  # 4, like seat 1, which has a tile
    assert winners(scene) == [1]


def test_an_10_7_then_island_tiles_posts_and_treaties_alike() -> None:  # AN-10.7
    scene = last_turn()
    post(scene, 0, 1, "T01")
    treaty(scene, 1, "T08", "T09")
    end_turn(scene)
    assert winners(scene) == [1]
    post(scene, 0, 2, "T03")
    assert winners(scene) == [0, 1]
    post(scene, 0, 3, "T05")
    assert winners(scene) == [0]


def test_an_10_7_at_last_a_shared_victory() -> None:  # AN-10.7
    scene = last_turn(3)
    scene.s.gold[1] = 6
    end_turn(scene)
    assert winners(scene) == [0, 2]
