"""Events after a 6 (AN-4)."""

from __future__ import annotations

import pytest

from ..content import ISLAND_DISTANCE, Island
from .positions import (
    Rule,
    Scene,
    before_roll,
    board,
    build,
    buildings,
    copy,
    empty_stack,
    four_posts,
    give_hand,
    hand,
    lift,
    post,
    posts,
    residents,
    settle_on,
    sound,
    treaties,
    treaty,
    with_building,
)

PIRATE, FIRE, GOLDEN_TIMES = 1, 2, 3
ROLL_PIRATE = ("roll face=6", "event face=1")
ROLL_FIRE = ("roll face=6", "event face=3")
ROLL_GOLDEN = ("roll face=6", "event face=5")


# --- The event die ------------------------------------------------------------------------------
@pytest.mark.parametrize(("face", "event"), [(1, PIRATE), (2, PIRATE), (3, FIRE), (4, FIRE), (5, GOLDEN_TIMES), (6, GOLDEN_TIMES)])
def test_an_4_1_a_second_roll_tells_the_event(face: int, event: int) -> None:  # AN-4.1
    scene = before_roll()
    scene.act("roll face=6")
    assert scene.outcomes == {f"event face={n}": 1 for n in range(1, 7)}
    scene.act(f"event face={face}")
    assert scene.s.event == event
    assert scene.phase == ("GOLDEN_TIMES" if event == GOLDEN_TIMES else "TRADE")  # no third roll


def test_an_4_2_one_player_completely_before_the_next() -> None:  # AN-4.2
    scene = before_roll(3, start_player="1")
    for seat, tile in ((0, "T01"), (1, "T03"), (2, "T05")):
        post(scene, seat, 1, tile)
    for seat, gold in ((0, 5), (1, 0), (2, 0)):
        scene.s.gold[seat] = gold
    sound(scene).act(*ROLL_PIRATE)
    assert (scene.phase, scene.s.actor) == ("PIRATE", 1)  # the active player first
    scene.act("lose_post number=1", "turn_back back=2", "refill island=a12")
    assert (scene.phase, scene.s.gold.tolist()[:3]) == ("LAY", [5, 0, 0])  # nobody else has been asked yet
    scene.act("lay tile=t03")
    assert (scene.phase, scene.s.actor) == ("PIRATE", 2)
    assert scene.s.gold[0] == 5
    scene.act("lose_post number=1", "turn_back back=2", "lay tile=t05")  # only E12 is as far now
    assert (scene.phase, scene.s.actor) == ("TRADE", 1)
    assert scene.s.gold[0] == 4
    assert [posts(scene, p) for p in range(3)] == [{1: "T01"}, {}, {}]
    sound(scene)


def test_an_4_2_an_event_hits_all_players() -> None:  # AN-4.2
    scene = before_roll(4, start_player="2")
    for seat in range(4):
        settle_on(scene, seat, "pioneer", "settler", *["pioneer"] * min(seat, 2))
    scene.act(*ROLL_FIRE)
    assert scene.s.gold.tolist() == [7, 6, 5, 5]
    asked = []
    scene = before_roll(4, start_player="2")
    scene.act(*ROLL_GOLDEN)
    while scene.phase == "GOLDEN_TIMES":
        asked.append(scene.s.actor)
        scene.act("golden_pick good=spice")
    assert asked == [2, 3, 0, 1]


# --- Pirate -------------------------------------------------------------------------------------
def test_an_4_3_one_gold_for_each_post_and_treaty() -> None:  # AN-4.3
    scene = before_roll()
    post(scene, 0, 1, "T01")
    post(scene, 0, 4, "T03")
    treaty(scene, 0, "T08")
    treaty(scene, 1, "T09", "T10")
    sound(scene).act(*ROLL_PIRATE)
    assert scene.s.gold.tolist()[:2] == [4, 5]
    assert scene.phase == "TRADE"


def test_an_4_4_who_can_pay_must_pay_and_keeps_his_tiles() -> None:  # AN-4.4
    scene = before_roll()
    post(scene, 0, 1, "T01")
    treaty(scene, 0, "T08")
    scene.s.gold[0] = 2
    scene.act("roll face=6")
    scene.act("event face=2")
    assert scene.phase == "TRADE"  # nothing was asked
    assert (scene.s.gold[0], posts(scene, 0), treaties(scene, 0)) == (0, {1: "T01"}, {1: "T08"})


def cannot_pay() -> Scene:
    """Seat 0 owes 3 gold and has 2."""
    scene = before_roll()
    post(scene, 0, 2, "T01")
    treaty(scene, 0, "T08", "T09")
    scene.s.gold[0] = 2
    sound(scene).act(*ROLL_PIRATE)
    assert (scene.phase, scene.s.actor) == ("PIRATE", 0)
    return scene


@pytest.mark.parametrize("choice", ["lose_post number=2", "lose_treaty jetty=1", "lose_treaty jetty=2"])
def test_an_4_5_who_cannot_pay_keeps_his_gold_and_gives_up_one_tile_of_his_choice(choice: str) -> None:  # AN-4.5
    scene = cannot_pay()
    assert scene.legal == ["lose_post number=2", "lose_treaty jetty=1", "lose_treaty jetty=2"]
    scene.act(choice, "turn_back back=2", "refill island=e12")
    scene.act(next(iter(scene.outcomes)))
    assert scene.s.gold[0] == 2
    assert len(posts(scene, 0)) + len(treaties(scene, 0)) == 2  # one tile settles the whole debt
    lost = {"lose_post number=2": "T01", "lose_treaty jetty=1": "T08", "lose_treaty jetty=2": "T09"}[choice]
    assert lost not in [*posts(scene, 0).values(), *treaties(scene, 0).values()]
    assert scene.phase == "TRADE"
    sound(scene)


def test_an_4_5_only_what_lies_there_can_be_given_up() -> None:  # AN-4.5
    scene = cannot_pay()
    assert scene.refused("lose_post number=1") == Rule.AN_4_5
    assert scene.refused("lose_treaty jetty=3") == Rule.AN_4_5B


def test_an_4_6_the_lost_tile_is_shuffled_into_the_reserve() -> None:  # AN-4.6
    scene = before_roll(3)
    post(scene, 0, 1, "T15")  # back 3
    scene.s.gold[0] = 0
    sound(scene).act(*ROLL_PIRATE, "lose_post number=1")
    assert scene.s.reserve.tolist() == [2, 3, 0]
    assert scene.outcomes == {"turn_back back=2": 2, "turn_back back=3": 3}  # each tile of the reserve is as likely on top
    scene.act("turn_back back=3")
    assert scene.s.top == 3  # the back is seen before the square is chosen
    assert (scene.phase, scene.s.actor) == ("REFILL", 0)
    scene.act("refill island=e12")
    # of the three tiles one is T15; the other two are any of the eight never seen
    assert scene.outcomes == {"lay tile=t15": 8} | {f"lay tile=t{n}": 2 for n in range(16, 24)}
    assert sum(scene.outcomes.values()) == 3 * 8
    scene.act("lay tile=t15")  # it may be the very tile just lost
    assert scene.s.reserve.tolist() == [2, 2, 0]
    assert board(scene)["E12"] == 3
    assert scene.s.looked[Island.E12] == 0
    for seat in (-1, 0, 1, 2):
        assert scene.known_to(seat).lies[Island.E12] == -1  # its face is seen by nobody
    sound(scene)


def test_an_4_6_a_returned_tile_stays_in_the_reserve_when_another_back_is_laid() -> None:  # AN-4.6
    scene = before_roll(3)
    post(scene, 0, 1, "T15")
    scene.s.gold[0] = 0
    scene.act(*ROLL_PIRATE, "lose_post number=1", "turn_back back=2", "refill island=a12")
    assert scene.outcomes == {f"lay tile=t{n:02}": 2 for n in range(1, 15)}  # two of the fourteen are in the reserve
    scene.act("lay tile=t12")
    assert scene.s.reserve.tolist() == [1, 3, 0]
    assert board(scene)["A12"] == 2


def refill_squares(scene: Scene, back: int = 2) -> list[str]:
    """The squares offered for the new tile; the only one if nothing is asked."""
    scene.act(f"turn_back back={back}")
    if scene.phase == "REFILL":
        return [act.removeprefix("refill island=").upper() for act in scene.legal]
    return [Island(scene.s.island).name]


def pirate_with_free(*free: str, seats: int = 2, **options: object) -> Scene:
    """Seat 0 has just lost its only tile; beside the squares empty at the start only these squares are free."""
    scene = before_roll(seats, **options)
    treasures = ["T12", "T13", "T14", "T22", "T23", "T31", "T32"]
    for n, island in enumerate(free):
        if n == 0:
            post(scene, 0, 1, {2: "T01", 3: "T15", 4: "T24"}[scene.s.back[Island[island]]], island)
        else:
            tile = next(t for t in treasures if {2: "T12 T13 T14", 3: "T22 T23", 4: "T31 T32"}[scene.s.back[Island[island]]].find(t) >= 0)
            treasures.remove(tile)
            scene.s.spent |= 1 << lift(scene, tile, island)
    scene.s.gold[0] = 0
    sound(scene).act(*ROLL_PIRATE, "lose_post number=1")
    return scene


def test_an_4_7_the_farthest_free_squares_of_all_26() -> None:  # AN-4.7
    scene = pirate_with_free("B2")
    assert refill_squares(scene) == ["A12", "E12"]  # both 12 moves away, numbered 4 with two players
    assert scene.refused("refill island=a5") == Rule.AN_4_7  # a tile lies there
    assert scene.refused("refill island=b2") == Rule.AN_4_7C
    assert scene.refused("refill island=c11") == Rule.AN_4_7C
    scene.act("refill island=a12", "lay tile=t01")
    assert board(scene)["A12"] == 2
    assert "E12" not in board(scene)


def test_an_4_7_a_single_farthest_square_is_not_asked_for() -> None:  # AN-4.7
    scene = pirate_with_free("A8", "C5", seats=4)
    assert refill_squares(scene, back=3) == ["A8"]
    assert scene.phase == "LAY"


@pytest.mark.parametrize(
    ("free", "offered"),
    [
        (("B2",), ["B2"]),
        (("B2", "D2"), ["B2", "D2"]),
        (("A2", "D2"), ["A2"]),
        (("E4", "C5"), ["E4"]),
        (("A3", "A5", "E5"), ["A3", "A5", "E5"]),
        (("A6", "E5", "C6"), ["A6", "C6"]),
    ],
)
def test_an_4_7_only_squares_in_play_when_so_agreed(free: tuple[str, ...], offered: list[str]) -> None:  # AN-4.7
    scene = pirate_with_free(*free, pirate_refill_scope="in_play")
    assert refill_squares(scene) == offered


@pytest.mark.parametrize(
    ("free", "offered"),
    [
        (("A9", "C9"), ["A9", "C9"]),
        (("A9", "A10"), ["A10"]),
        (("C7", "E6"), ["C7"]),
        (("B12", "C11", "A10"), ["B12", "C11"]),
        (("E11", "A12"), ["A12"]),
    ],
)
def test_an_4_7_the_number_on_the_square_does_not_matter(free: tuple[str, ...], offered: list[str]) -> None:  # AN-4.7
    scene = pirate_with_free(*free, seats=4)
    assert refill_squares(scene) == offered  # a tile with back 2, wherever it may lie


def test_an_4_7_a_square_out_of_play_is_refused() -> None:  # AN-4.7
    scene = pirate_with_free("A6", "C6", pirate_refill_scope="in_play")
    scene.act("turn_back back=2")
    assert scene.refused("refill island=e12") == Rule.AN_4_7B
    assert scene.refused("refill island=b2") == Rule.AN_4_7
    assert scene.refused("refill island=a6") == Rule.LEGAL


def test_an_4_7_the_player_who_lost_the_tile_chooses_the_square() -> None:  # AN-4.7
    scene = before_roll(3)
    post(scene, 2, 1, "T01")
    scene.s.gold[2] = 0
    scene.act(*ROLL_PIRATE, "lose_post number=1", "turn_back back=2")
    assert (scene.phase, scene.s.actor, scene.s.active) == ("REFILL", 2, 0)


def test_an_4_8_the_jetty_is_free_and_the_price_is_back_at_once() -> None:  # AN-4.8
    scene = cannot_pay()
    assert price_of(scene) == 4
    by_post = copy(scene)
    scene.act("lose_treaty jetty=1")
    assert price_of(scene) == 5
    by_post.act("lose_post number=2")
    assert posts(by_post, 0) == {}
    # the treaty given up leaves its jetty to the next one
    assert treaties(scene, 0) == {2: "T09"}


def price_of(scene: Scene) -> int:
    return scene.game.part("view").picture(scene.facts, 0).players[0].price


@pytest.mark.parametrize("gold", [0, 7])
def test_an_4_9_a_smithy_keeps_the_pirate_away(gold: int) -> None:  # AN-4.9
    scene = before_roll()
    with_building(scene, 0, "smithy")
    post(scene, 0, 1, "T01")
    treaty(scene, 1, "T08")
    scene.s.gold[0] = gold
    sound(scene).act(*ROLL_PIRATE)
    assert scene.phase == "TRADE"
    assert scene.s.gold.tolist()[:2] == [gold, 6]
    assert posts(scene, 0) == {1: "T01"}


# --- Fire ---------------------------------------------------------------------------------------
def test_an_4_10_one_gold_for_each_resident_outside_the_red_fields() -> None:  # AN-4.10
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "merchant", "pioneer", "citizen")
    settle_on(scene, 1, "pioneer", "settler", "pioneer")
    scene.act(*ROLL_FIRE)
    assert scene.s.gold.tolist()[:2] == [4, 6]


def test_an_4_11_who_can_pay_the_fire_must_pay() -> None:  # AN-4.11
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    scene.s.gold[0] = 2
    scene.act("roll face=6", "event face=4")
    assert scene.s.gold[0] == 0
    assert residents(scene, 0) == ["pioneer", "settler", "pioneer", "pioneer"]
    assert scene.phase == "TRADE"


@pytest.mark.parametrize("last", ["pioneer", "settler", "citizen", "merchant"])
def test_an_4_12_who_cannot_pay_loses_the_last_resident_whatever_its_level(last: str) -> None:  # AN-4.12
    scene = before_roll()
    settle_on(scene, 0, "citizen", "settler", "citizen", "pioneer", "pioneer", last)
    scene.s.gold[0] = 3
    scene.act(*ROLL_FIRE)
    assert scene.s.gold[0] == 3  # four were due: he pays nothing
    assert residents(scene, 0) == ["citizen", "settler", "citizen", "pioneer", "pioneer"]


def test_an_4_12_the_tile_returns_to_its_owners_supply() -> None:  # AN-4.12
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    scene.s.gold[0] = 1
    give_hand(scene, 0, wood=1, tool=1)
    scene.act(*ROLL_FIRE)
    scene.act("place_pioneer", "no_building")
    assert residents(scene, 0) == ["pioneer", "settler", "pioneer", "pioneer"]


def test_an_4_13_the_building_under_the_lost_resident_is_anyones_again() -> None:  # AN-4.13
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer", "citizen")
    build(scene, 0, f4="school", f5="church")
    settle_on(scene, 1, "pioneer", "settler", "pioneer")
    give_hand(scene, 1, wood=1, tool=1)
    scene.s.gold[0] = 2
    scene.act(*ROLL_FIRE)
    assert buildings(scene, 0) == {4: "school"}
    assert scene.s.buildings.tolist() == [0, 1, 1, 1, 0, 1, 1, 1]  # the church is back, the school is not
    scene.act("set_sail", "end_turn", *ROLL_FIRE, "place_pioneer", "choose_building building=church")
    assert buildings(scene, 1) == {4: "church"}


@pytest.mark.parametrize("gold", [0, 7])
def test_an_4_14_a_fire_station_keeps_the_fire_away(gold: int) -> None:  # AN-4.14
    scene = before_roll()
    with_building(scene, 0, "fire_station")
    settle_on(scene, 1, "pioneer", "settler", "pioneer")
    scene.s.gold[0] = gold
    scene.act(*ROLL_FIRE)
    assert scene.s.gold.tolist()[:2] == [gold, 6]
    assert len(residents(scene, 0)) == 4
    assert buildings(scene, 0) == {4: "fire_station"}


def test_an_4_15_the_residents_on_the_red_fields_are_safe() -> None:  # AN-4.15
    scene = before_roll()
    scene.s.gold[0] = scene.s.gold[1] = 0
    settle_on(scene, 1, "pioneer", "merchant")
    scene.act(*ROLL_FIRE)
    assert residents(scene, 0) == ["pioneer", "settler"]
    assert residents(scene, 1) == ["pioneer", "merchant"]
    settle_on(scene, 0, "pioneer", "settler", "pioneer")
    scene.act("set_sail", "end_turn", *ROLL_FIRE)
    assert residents(scene, 0) == ["pioneer", "settler"]  # the third goes, the first two stay
    scene.act("set_sail", "end_turn", *ROLL_FIRE)
    assert residents(scene, 0) == ["pioneer", "settler"]


# --- Golden times -------------------------------------------------------------------------------
def test_an_4_16_everybody_may_take_a_good_or_decline() -> None:  # AN-4.16
    scene = before_roll()
    scene.act(*ROLL_GOLDEN)
    assert scene.legal == [f"golden_pick good={g}" for g in ("wood", "stone", "tool", "cloth", "spice", "tobacco")] + ["decline"]
    scene.act("golden_pick good=tobacco")
    assert scene.s.actor == 1
    scene.act("decline")
    assert (hand(scene, 0), hand(scene, 1)) == ({"tobacco": 1}, {})
    assert (scene.phase, scene.s.actor) == ("TRADE", 0)


def test_an_4_16_a_good_must_be_in_stock() -> None:  # AN-4.16
    scene = before_roll()
    empty_stack(scene, "spice", holder=1)
    scene.act(*ROLL_GOLDEN)
    assert scene.refused("golden_pick good=spice") == Rule.AN_11_1
    assert len(scene.legal) == 6


@pytest.mark.parametrize(("first", "second"), [("spice", "spice"), ("spice", "wood")])
def test_an_4_17_with_a_church_two_goods(first: str, second: str) -> None:  # AN-4.17
    scene = before_roll()
    with_building(scene, 1, "church")
    scene.act(*ROLL_GOLDEN, "golden_pick good=cloth")
    assert scene.s.actor == 1
    scene.act(f"golden_pick good={first}")
    assert (scene.phase, scene.s.actor) == ("GOLDEN_TIMES", 1)
    scene.act(f"golden_pick good={second}")
    assert hand(scene, 0) == {"cloth": 1}
    assert scene.s.cards[1] == 2
    assert scene.phase == "TRADE"
    sound(scene)


def test_an_4_17_declining_the_first_declines_both() -> None:  # AN-4.17
    scene = before_roll()
    with_building(scene, 0, "church")
    one = copy(scene)
    scene.act(*ROLL_GOLDEN, "decline")
    assert scene.s.actor == 1
    assert hand(scene, 0) == {}
    one.act(*ROLL_GOLDEN, "golden_pick good=spice", "decline")  # the second alone may be declined too
    assert one.s.actor == 1
    assert hand(one, 0) == {"spice": 1}


def test_an_4_17_the_church_is_not_handed_on_to_the_next_player() -> None:  # AN-4.17
    scene = before_roll()
    with_building(scene, 0, "church")
    scene.act(*ROLL_GOLDEN, "golden_pick good=wood", "decline", "golden_pick good=wood")
    assert scene.phase == "TRADE"


def test_golden_times_pass_when_there_is_nothing_left_to_take() -> None:  # AN-4.16, AN-11.1
    scene = before_roll()
    for good in ("wood", "stone", "tool", "cloth", "spice", "tobacco"):
        empty_stack(scene, good, holder=1, but=1 if good == "spice" else 0)
    scene.act(*ROLL_GOLDEN)
    assert scene.legal == ["golden_pick good=spice", "decline"]
    scene.act("golden_pick good=spice")
    assert scene.phase == "TRADE"  # nothing is left for seat 1


def test_an_4_18_nobody_sells_or_buys_to_avert_an_event() -> None:  # AN-4.18
    scene = before_roll()
    post(scene, 0, 1, "T01")
    with_building(scene, 0, "tavern")
    give_hand(scene, 0, wood=2, cloth=2)
    scene.s.gold[0] = 0
    scene.act(*ROLL_PIRATE)
    assert scene.legal == ["lose_post number=1"]
    assert scene.refused("sell space=1 good=wood") == Rule.NOT_NOW
    assert scene.refused("buy good=wood") == Rule.NOT_NOW
    assert scene.refused("great_house opponent=1") == Rule.NOT_NOW


def test_an_4_19_a_debt_of_nothing_is_paid() -> None:  # AN-4.19
    scene = before_roll()
    scene.s.gold[0] = scene.s.gold[1] = 0
    pirate, fire = copy(scene), copy(scene)
    pirate.act(*ROLL_PIRATE)
    fire.act(*ROLL_FIRE)
    for after in (pirate, fire):
        assert after.phase == "TRADE"
        assert after.s.gold.tolist() == [0, 0, 0, 0]
        assert residents(after, 0) == ["pioneer", "settler"]


def test_four_posts_and_three_treaties_owe_seven() -> None:  # AN-4.3
    scene = before_roll()
    four_posts(scene, 0)
    treaty(scene, 0, "T08", "T09", "T10")
    scene.act(*ROLL_PIRATE)
    assert scene.s.gold[0] == 0


def test_distances_of_the_two_farthest_squares() -> None:  # AN-4.7
    assert [int(ISLAND_DISTANCE[Island[n]]) for n in ("A12", "E12")] == [12, 12]
