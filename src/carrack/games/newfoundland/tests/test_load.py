"""Load (NF-8) and the one-time cards it brings."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import Captain, Card
from .positions import FAR, GAME, LOAD, Rule, carry_out, points, set_up, sound, store, stored

GOODS = ["wood", "cloth", "iron", "gold"]


def loading(ship: str, countries: str = "france spain england", captain: bool = False) -> Scene:
    """Seat 0 loads with one ship, with Da Gama if said."""
    scene = set_up(3, countries, **FAR)
    if captain:
        scene.s.captain[0], scene.s.captains = Captain.DA_GAMA, 0b10111
        scene.s.captain_lane[0], scene.s.captain_spot[0] = LOAD, 0
    carry_out(scene, LOAD, p0=ship)
    store(scene, 0, "")
    assert (scene.phase, scene.s.actor) == ("LOAD", 0)
    return scene


@pytest.mark.parametrize(("ship", "captain", "chest"), [("s12", False, 1), ("s01", False, 2), ("s02", False, 3), ("l03", False, 4)])
def test_nf_8_1_one_good_by_the_chest_value(ship: str, captain: bool, chest: int) -> None:  # NF-8.1
    scene = loading(ship, captain=captain)
    assert scene.legal == [f"load good={g}" for g in GOODS[:chest]]
    for g in GOODS[chest:]:
        assert scene.refused(f"load good={g}") == Rule.NF_8_1
    scene.act(f"load good={GOODS[chest - 1]}")
    assert stored(scene, 0) == "WCIG"[chest - 1]
    assert scene.s.to_draw == chest


@pytest.mark.parametrize(("ship", "captain", "cards"), [("l08", False, 5), ("s12", True, 4), ("l08", True, 8)])
def test_nf_8_1_four_and_more_chests(ship: str, captain: bool, cards: int) -> None:  # NF-8.1, NF-5.7
    scene = loading(ship, captain=captain)
    assert scene.legal == [f"load good={g}" for g in GOODS]
    scene.act("load good=gold")
    assert (stored(scene, 0), scene.s.to_draw) == ("G", cards)


def test_nf_8_1_the_good_is_compulsory_and_only_one() -> None:  # NF-8.1
    scene = loading("s12")
    assert scene.refused("end_turn") == Rule.NOT_NOW
    scene.act("load good=wood", "draw_card card=x01")
    assert (scene.phase, scene.refused("load good=wood")) == ("TURN_END", Rule.NOT_NOW)


def test_nf_8_2_as_many_cards_as_chests_one_is_kept() -> None:  # NF-8.2
    scene = loading("s02")
    scene.act("load good=wood")
    assert scene.outcomes == {f"draw_card card={c.name.lower()}": 1 for c in Card if c >= Card.X01}
    scene.act("draw_card card=g01", "draw_card card=x04", "draw_card card=g10")
    assert scene.refused("keep card=g02") == Rule.NF_8_2
    assert scene.legal == ["keep card=x04", "keep card=g01", "keep card=g10"]
    scene.act("keep card=x04")
    assert (scene.s.hand[0, 0], scene.s.kept_cards[0]) == (1 << Card.X04, 1)
    assert (scene.s.buried[0, 0], scene.s.buried_cards[0, 0]) == (1 << Card.G01 | 1 << Card.G10, 2)
    assert scene.s.card_discard == 1 << Card.XS1 | 1 << Card.XS4  # face down, so not among these
    assert scene.s.drawn[0] == 0
    sound(scene)


def test_nf_8_2_fewer_when_there_are_no_more() -> None:  # NF-8.2, NF-2.8
    scene = loading("l08")
    scene.s.card_stack, scene.s.card_stack_size, scene.s.card_discard = 0b11 << Card.G01, 2, 0
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=g02")
    assert scene.legal == ["keep card=g01", "keep card=g02"]
    none = loading("s12")
    none.s.card_stack, none.s.card_stack_size, none.s.card_discard = 0, 0, 0
    none.act("load good=wood")
    assert (none.phase, none.s.kept_cards[0]) == ("TURN_END", 0)


def test_nf_8_3_england_keeps_two() -> None:  # NF-8.3
    scene = set_up(3, "england portugal spain", **FAR)
    scene.s.extended[0] = 0b10
    carry_out(scene, LOAD, p0="s02")
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=g02", "draw_card card=g03")
    scene.act("keep card=g03")
    assert scene.legal == ["keep card=g01", "keep card=g02"]
    scene.act("keep card=g01")
    assert (scene.s.hand_cards[0, 0], scene.s.buried_cards[0, 0]) == (2, 1)
    assert scene.phase == "TURN_END"
    sound(scene)


@pytest.mark.parametrize(("extended", "ship", "kept"), [(0b10, "s01", 2), (0b10, "s12", 1), (0b01, "s01", 1)])
def test_nf_8_3_only_with_the_harbour_and_two_cards(extended: int, ship: str, kept: int) -> None:  # NF-8.3
    scene = set_up(3, "england portugal spain", **FAR)
    scene.s.extended[0] = extended
    carry_out(scene, LOAD, p0=ship)
    scene.act("load good=wood", "draw_card card=g01")
    if ship == "s01":
        scene.act("draw_card card=g02")
    if scene.phase == "KEEP":
        scene.act("keep card=g01")
    assert (scene.phase, scene.s.kept_cards[0]) == ("TURN_END", kept)


def test_nf_8_3_the_extension_of_another_country_keeps_one() -> None:  # NF-8.3
    scene = set_up(**FAR)
    scene.s.extended[0] = 0b10
    carry_out(scene, LOAD, p0="s01")
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=g02", "keep card=g01")
    assert scene.s.kept_cards[0] == 1


def test_nf_8_4_a_drawn_card_must_be_kept() -> None:  # NF-8.4
    scene = loading("s01")
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=x01")
    assert scene.legal == ["keep card=x01", "keep card=g01"]
    assert scene.refused("end_turn") == Rule.NOT_NOW
    one = loading("s12")
    one.act("load good=wood", "draw_card card=g05")
    assert one.s.hand[0, 0] == 1 << Card.G05  # there is nothing to choose


def test_nf_8_5_a_card_just_kept_may_be_played() -> None:  # NF-8.5
    scene = loading("s01")
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=x01", "keep card=g01")
    assert scene.legal == ["end_turn", "play_card kept=1 card=g01"]
    scene.act("play_card kept=1 card=g01")
    assert (stored(scene, 0), points(scene)[0]) == ("W G", 1)
    scene.act("end_turn")


def test_cards_drawn_are_seen_by_the_drawer_only() -> None:  # NF-8.2
    scene = loading("s01")
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=x01")

    seen = [view.picture(GAME.facts(GAME.redacted(scene.states, 0, seat)), seat).now for seat in (0, 1, -1)]
    assert [None if now.cards is None else [c.card for c in now.cards] for now in seen] == [["x01", "g01"], None, None]
    assert [now.drawn for now in seen] == [2, 2, 2]
