"""Supplies (AN-11)."""

from __future__ import annotations

from .positions import (
    GAME,
    Rule,
    before_roll,
    board,
    empty_stack,
    give_hand,
    hand,
    residents,
    sea_position,
    set_up,
    settle_on,
    ships,
    sound,
    trade_position,
)

GOODS = ("wood", "stone", "tool", "cloth", "spice", "tobacco")


def test_an_11_1_fifteen_of_each_good() -> None:  # AN-11.1
    for seats in GAME.seats:
        scene = set_up(seats)
        assert [scene.s.supply[g] + sum(scene.s.hand[p, g] for p in range(4)) for g in range(6)] == [15] * 6


def test_an_11_1_what_is_not_there_cannot_be_taken_or_bought() -> None:  # AN-11.1
    scene = before_roll()
    for good in GOODS:
        empty_stack(scene, good, holder=1)
    assert scene.s.cards[1] == 90
    production = sound(scene)
    production.act("roll face=5")
    assert hand(production, 0) == {}  # not even by free choice
    assert {production.refused(f"buy good={good}") for good in GOODS} == {Rule.AN_6_9B}


def test_an_11_1_cards_are_neither_made_nor_lost_in_a_whole_game() -> None:  # AN-11.1
    match = GAME.new(seats=4, seed=2)
    while not match.over:
        match.play(match.choice())
        f = match.facts()
        assert [f.supply[g] + sum(f.hand[p][g] for p in range(4)) for g in range(6)] == [15] * 6
        assert min(f.supply) >= 0
        assert tuple(sum(row) for row in f.hand) == f.cards


def test_an_11_2_gold_has_no_upper_limit() -> None:  # AN-11.2
    scene = trade_position()
    scene.s.gold[0] = 12_000
    give_hand(scene, 0, cloth=1)
    scene.act("sell space=2 good=cloth")
    assert scene.s.gold[0] == 12_002
    assert scene.scores == [1, 0]


def test_an_11_3_only_the_pirate_touches_the_reserve() -> None:  # AN-11.3
    scene = sea_position(4, "C2", "C4")
    scene.act("discover ship=1 direction=north", "see tile=t08", "use_tile", "reveal tile=t08")
    scene.act("discover ship=2 direction=east", "see tile=t12", "use_tile", "reveal tile=t12", "end_turn")
    assert scene.s.reserve.tolist() == [2, 2, 2]
    assert len(board(scene)) == 24  # and nothing fills the squares again
    scene.act("roll face=6", "event face=1")  # who can pay leaves the reserve alone
    assert scene.s.gold[0] == 7 + 12 - 1
    assert scene.s.reserve.tolist() == [2, 2, 2]


def test_an_11_3_the_reserve_keeps_its_size_through_a_whole_game() -> None:  # AN-11.3
    lost = 0
    for seed in range(4):
        match = GAME.new(seats=3, seed=seed)
        while not match.over:
            match.play(match.choice())
            f = match.facts()
            assert sum(f.reserve) == 4 + (f.top != 0 or f.phase == GAME.phases.TURN_BACK)  # one more before it is laid
        lost += match.facts().losses
    assert lost > 0


def test_an_11_4_two_ships_and_seven_resident_tiles_each() -> None:  # AN-11.4
    scene = trade_position()
    settle_on(scene, 0, "merchant", "merchant", "citizen", "settler", "settler", "pioneer")
    give_hand(scene, 0, wood=4, tool=4, cloth=4, stone=4, spice=4, tobacco=4)
    settle_on(scene, 1, "pioneer", "settler")  # what the neighbour does not use helps nobody
    scene.act("place_pioneer", "no_building", "build_ship")
    assert len(residents(scene, 0)) == 7
    assert ships(scene, 0) == ["C1", "C1"]
    assert scene.refused("place_pioneer") == Rule.AN_5_5B
    assert scene.refused("build_ship") == Rule.AN_5_2
    assert scene.refused("develop space=4") == Rule.AN_5_8B
