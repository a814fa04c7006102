"""Phase 2b: selling and buying (AN-6)."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    Rule,
    build,
    copy,
    empty_stack,
    end_turn,
    give_hand,
    hand,
    settle_on,
    sound,
    trade_position,
    treaty,
)

GOODS = ("wood", "stone", "tool", "cloth", "spice", "tobacco")
BUYS = {"pioneer": {"wood": 1, "stone": 1, "tool": 1}, "settler": {"cloth": 2}, "citizen": {"spice": 3}, "merchant": {"tobacco": 4}}


def test_an_6_1_nobody_trades_with_another_player() -> None:  # AN-6.1
    naming_a_player = {k.name for k in GAME.actions.kinds if any(a.name in ("seat", "opponent", "player") for a in k.args)}
    assert naming_a_player == {"start_player", "great_house"}  # no act of trade names another player
    scene = trade_position(3)
    settle_on(scene, 0, "pioneer", "settler", "citizen", "merchant")
    for seat in range(3):
        give_hand(scene, seat, wood=2, stone=2, tool=2, cloth=2, spice=2, tobacco=2)
        scene.s.gold[seat] = 20
    legal = scene.legal
    assert len(legal) == 1 + 1 + 3 + 6 + 6 + 1  # ship, pioneer, three developments, six sales, six purchases, set sail
    for act in legal:
        after = copy(scene)
        after.act(act)
        for other in (1, 2):
            assert hand(after, other) == hand(scene, other), act
            assert after.s.gold[other] == 20, act


def test_an_6_2_one_good_to_each_resident() -> None:  # AN-6.2
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer")
    give_hand(scene, 0, wood=3, cloth=2)
    scene.act("sell space=1 good=wood", "sell space=2 good=cloth", "sell space=3 good=wood")
    assert scene.s.gold[0] == 7 + 1 + 2 + 1
    for act in ("sell space=1 good=wood", "sell space=2 good=cloth", "sell space=3 good=wood"):
        assert scene.refused(act) == Rule.AN_6_5
    assert scene.refused("sell space=4 good=wood") == Rule.AN_6_2


def test_an_6_2_only_what_one_holds() -> None:  # AN-6.2
    scene = trade_position()
    give_hand(scene, 0, wood=1)
    give_hand(scene, 1, stone=1)
    assert scene.refused("sell space=1 good=stone") == Rule.AN_6_2B
    assert scene.refused("sell space=1 good=wood") == Rule.LEGAL


def test_an_6_2_residents_buy_again_the_next_turn() -> None:  # AN-6.2
    scene = trade_position()
    give_hand(scene, 0, wood=2)
    scene.act("sell space=1 good=wood")
    end_turn(scene)
    scene.act("roll face=6", "event face=3", "set_sail", "end_turn", "roll face=6", "event face=3")
    assert scene.refused("sell space=1 good=wood") == Rule.LEGAL


@pytest.mark.parametrize("level", BUYS)
def test_an_6_3_what_each_resident_buys_and_pays(level: str) -> None:  # AN-6.3
    scene = trade_position()
    settle_on(scene, 0, level)
    give_hand(scene, 0, wood=1, stone=1, tool=1, cloth=1, spice=1, tobacco=1)
    for good in GOODS:
        act = f"sell space=1 good={good}"
        if good not in BUYS[level]:
            assert scene.refused(act) == Rule.AN_6_3
            continue
        after = copy(scene)
        after.act(act)
        assert after.s.gold[0] == 7 + BUYS[level][good]


def test_an_6_4_the_card_goes_to_the_supply_and_the_gold_comes_at_once() -> None:  # AN-6.4
    scene = trade_position()
    give_hand(scene, 0, cloth=1)
    scene.s.gold[0] = 4
    assert scene.refused("buy good=cloth") == Rule.AN_6_9
    scene.act("sell space=2 good=cloth")
    assert (scene.s.gold[0], scene.s.supply[3], hand(scene, 0)) == (6, 15, {})
    scene.act("buy good=cloth")
    assert (scene.s.gold[0], scene.s.supply[3], hand(scene, 0)) == (0, 14, {"cloth": 1})
    sound(scene)


def test_an_6_5_a_resident_who_has_bought_does_not_buy_again_after_rising() -> None:  # AN-6.5
    scene = trade_position()
    give_hand(scene, 0, wood=1, cloth=2, stone=2)
    scene.act("sell space=1 good=wood", "develop space=1")
    assert scene.refused("sell space=1 good=cloth") == Rule.AN_6_5
    assert scene.refused("sell space=2 good=cloth") == Rule.LEGAL


def test_an_6_5_a_resident_who_rises_first_buys_as_what_he_is() -> None:  # AN-6.5
    scene = trade_position()
    give_hand(scene, 0, cloth=2, stone=2)
    scene.act("develop space=1", "sell space=1 good=cloth")
    assert scene.s.gold[0] == 9


def test_an_6_5_a_new_pioneer_buys_in_the_same_turn() -> None:  # AN-6.5
    scene = trade_position()
    give_hand(scene, 0, wood=3, tool=1)
    scene.act("sell space=1 good=wood", "place_pioneer", "sell space=3 good=wood")
    assert scene.s.gold[0] == 9


@pytest.mark.parametrize(
    ("building", "pays"),
    [
        ("school", {"pioneer": 2, "settler": 2, "citizen": 3, "merchant": 4}),
        ("tavern", {"pioneer": 1, "settler": 4, "citizen": 4, "merchant": 4}),
        ("bathhouse", {"pioneer": 1, "settler": 2, "citizen": 3, "merchant": 6}),
        ("church", {"pioneer": 1, "settler": 2, "citizen": 3, "merchant": 4}),
    ],
)
def test_an_6_6_school_tavern_and_bathhouse_raise_prices(building: str, pays: dict[str, int]) -> None:  # AN-6.6
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "citizen", "merchant")
    build(scene, 0, f4=building)
    give_hand(scene, 0, wood=1, stone=1, tool=1, cloth=1, spice=1, tobacco=1)
    for space, level in enumerate(BUYS, start=1):
        for good in BUYS[level]:
            after = copy(scene)
            after.act(f"sell space={space} good={good}")
            assert after.s.gold[0] == 7 + pays[level], (level, good)


def test_an_6_6_the_buildings_of_others_raise_nothing() -> None:  # AN-6.6
    scene = trade_position()
    settle_on(scene, 1, "pioneer", "settler", "pioneer", "pioneer")
    build(scene, 1, f4="school")
    give_hand(scene, 0, wood=1)
    scene.act("sell space=1 good=wood")
    assert scene.s.gold[0] == 8


@pytest.mark.parametrize(("first", "second"), [("spice", "spice"), ("wood", "tobacco")])
def test_an_6_7_two_purchases_a_turn(first: str, second: str) -> None:  # AN-6.7, AN-6.10
    scene = trade_position()
    scene.s.gold[0] = 29
    scene.act(f"buy good={first}", f"buy good={second}")
    assert scene.s.gold[0] == 17
    for good in GOODS:
        assert scene.refused(f"buy good={good}") == Rule.AN_6_7
    assert scene.s.cards[0] == 2


@pytest.mark.parametrize(("tiles", "price"), [((), 6), (("T08",), 5), (("T08", "T09"), 4), (("T08", "T09", "T10"), 3)])
def test_an_6_8_each_treaty_takes_one_gold_off_the_price(tiles: tuple[str, ...], price: int) -> None:  # AN-6.8
    scene = trade_position()
    treaty(scene, 0, *tiles)
    treaty(scene, 1, "T11")  # another player's treaty does not help
    sound(scene).act("buy good=spice")
    assert scene.s.gold[0] == 7 - price


def test_an_6_9_buying_needs_no_residents_but_gold() -> None:  # AN-6.9
    scene = trade_position()
    settle_on(scene, 0)
    scene.s.gold[0] = 6
    scene.act("buy good=tobacco")
    assert scene.s.gold[0] == 0
    assert scene.refused("buy good=tobacco") == Rule.AN_6_9  # gold never goes below nothing
    scene.s.gold[0] = 5
    assert scene.refused("buy good=tobacco") == Rule.AN_6_9


def test_an_6_9_the_good_must_be_in_stock() -> None:  # AN-6.9
    scene = trade_position()
    empty_stack(scene, "spice", holder=1)
    assert scene.refused("buy good=spice") == Rule.AN_6_9B
    empty_stack(scene, "wood", holder=1, but=1)
    scene.act("buy good=wood")
    assert scene.s.supply[0] == 0


def test_an_6_10_purchases_need_not_follow_each_other() -> None:  # AN-6.10
    scene = trade_position()
    give_hand(scene, 0, wood=1, cloth=1)
    scene.s.gold[0] = 12
    scene.act("buy good=tool", "build_ship", "buy good=wood")
    assert scene.s.gold[0] == 0
    assert hand(scene, 0) == {"wood": 1}
    assert scene.refused("buy good=tool") == Rule.AN_6_7
