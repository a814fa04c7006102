"""Things that hold all the time (NF-2): goods, gold, turns, piles."""

from __future__ import annotations

import pytest

from carrack.core.jit import plain
from carrack.core.scene import Scene

from .. import view
from ..content import Card, Contract, Source, Tile
from ..state import NONE
from .positions import (
    DELIVER,
    DISCOVER,
    FAR,
    GAME,
    LOAD,
    SETTLE,
    Rule,
    carry_out,
    cartography,
    complete,
    contract,
    empty_yards,
    fall,
    goal_turn,
    hold_card,
    hold_goal,
    in_city,
    offer,
    planning,
    points,
    set_up,
    sound,
    spread,
    store,
    stored,
)


# --- Goods (NF-2.1 to NF-2.3) -------------------------------------------------------------------
def test_nf_2_1_goods_and_markers_never_run_out() -> None:  # NF-2.1
    scene = set_up(**FAR)
    store(scene, 0, "15W 15C 12I 12G")  # all there is in the box
    store(scene, 1, "15W 15C 12I 12G")
    scene.act("end_turn")
    assert stored(scene, 1) == "16W 16C 12I 12G"
    other = set_up(**FAR)
    complete(other, "newfoundland")
    spread(other, "newfoundland", p0=24)
    spread(other, "newfoundland", p0=1)
    carry_out(other, SETTLE, p0="s07")
    other.act("settle crew=two space=12 side=left")
    assert other.s.markers[0, 0] == 27


def test_nf_2_2_how_gold_replaces_other_goods() -> None:  # NF-2.2
    scene = set_up()
    store(scene, 0, "W C 2G")
    scene.act("build_small space=1")
    assert scene.phase == "PAY"
    assert scene.legal == [f"pay wood={w} cloth={c} iron=0" for w in (0, 1) for c in (0, 1)]
    assert scene.refused("pay wood=2 cloth=0 iron=0") == Rule.NF_2_2
    assert scene.refused("pay wood=0 cloth=0 iron=1") == Rule.NF_2_2
    scene.act("pay wood=0 cloth=1 iron=0")
    assert stored(scene, 0) == "C G"
    assert scene.s.yard[0, 1] != NONE


def test_nf_2_2_too_little_to_pay_so() -> None:  # NF-2.2
    scene = set_up()
    store(scene, 0, "W 3G")
    scene.act("build_small space=1")
    assert scene.refused("pay wood=0 cloth=0 iron=0") == Rule.NF_2_2B
    assert scene.legal == ["pay wood=0 cloth=1 iron=0", "pay wood=1 cloth=1 iron=0"]
    poor = set_up()
    store(poor, 0, "W C G")
    poor.act("build_small space=1")
    assert poor.refused("pay wood=1 cloth=1 iron=0") == Rule.NF_2_2C
    poor.act("pay wood=1 cloth=0 iron=0")
    assert stored(poor, 0) == "W"


@pytest.mark.parametrize(("goods", "left"), [("2G", ""), ("4G", "2G"), ("C G", ""), ("I 2W G", "2W"), ("C I W", "W")])
def test_nf_2_2_one_way_to_pay_is_no_question(goods: str, left: str) -> None:  # NF-2.2
    scene = set_up()
    store(scene, 0, goods)
    scene.act("extend extension=new_yard")
    assert (scene.phase, stored(scene, 0)) == ("LAND", left)


def test_nf_2_2_nothing_replaces_gold() -> None:  # NF-2.2
    scene = set_up()
    contract(scene, 1, "k18")  # W + 2 I + G
    store(scene, 0, "5W 5C 5I")
    carry_out(scene, DELIVER, p0="s02 s04")
    assert scene.refused("fulfil space=1 ships=3") == Rule.NF_10_2
    store(scene, 0, "W I 2G")  # one gold for itself, one for an iron
    scene.act("fulfil space=1 ships=3")
    assert stored(scene, 0) == ""


def test_nf_2_3_gold_is_no_joker_for_goals_but_a_good() -> None:  # NF-2.3
    scene = set_up(**FAR)
    hold_goal(scene, 0, "square", "z03")
    store(scene, 0, "I 3G")
    goal_turn(scene)
    assert scene.refused("play_goal stack=square goal=z03") == Rule.NF_12_13
    other = set_up(**FAR)
    hold_goal(other, 0, "square", "z03")
    hold_goal(other, 0, "circle", "z09")
    in_city(other, "stockholm", 3)
    store(other, 0, "2I 2G")
    goal_turn(other)
    other.act("play_goal stack=square goal=z03", "play_goal stack=circle goal=z09")
    assert "pay_goods pair=gold_gold" in other.legal
    antwerp = set_up(**FAR)
    store(antwerp, 0, "G")
    carry_out(antwerp, DELIVER, p0="s01")
    antwerp.act("antwerp ship=1 good=gold")
    assert (points(antwerp)[0], stored(antwerp, 0)) == (1, "")


# --- Turns and cards (NF-2.4 to NF-2.6) ---------------------------------------------------------
def own_turn(phase: str, **options: object) -> Scene:
    """A decision of seat 0 in this phase; he holds G06, G08 and G03."""
    scene = set_up(**options)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    for i, card in enumerate(("g06", "g08", "g03")):
        hold_card(scene, 0, card, kept=i + 1)
    store(scene, 0, "")
    ship = {"LOAD": LOAD, "TURN_END": LOAD, "SETTLE": SETTLE, "DELIVER": DELIVER, "DISCOVER": DISCOVER}
    scene.s.round_number = 4
    if phase == "PLAN":
        planning(scene, SETTLE)
    elif phase == "GOAL":
        goal_turn(scene, 4)
    elif phase in ship:
        carry_out(scene, ship[phase], p0="s12")
        if phase == "DISCOVER":
            scene.act("draw_tile tile=t01", "draw_tile tile=t02")
        if phase == "TURN_END":
            scene.act("load good=wood", "draw_card card=x01")
            store(scene, 0, "")
    assert (scene.phase, scene.s.actor) == (phase, 0)
    return scene


OWN = ["LAND", "PLAN", "LOAD", "SETTLE", "DELIVER", "DISCOVER", "GOAL", "TURN_END"]


@pytest.mark.parametrize("phase", OWN)
def test_nf_2_4_cards_are_played_in_any_turn_of_ones_own(phase: str) -> None:  # NF-2.4, NF-2.6
    scene = own_turn(phase, **FAR)
    assert scene.refused("play_card kept=1 card=g08") == Rule.NF_2_4  # it was kept in round 2
    assert scene.refused("play_card kept=1 card=g01") == Rule.NF_2_4
    scene.act("play_card kept=1 card=g06")
    assert (stored(scene, 0), points(scene)[0]) == ("2W", 2)
    scene.act("play_card kept=3 card=g03", "play_card kept=2 card=g08")  # any number of them
    assert (stored(scene, 0), points(scene)[0]) == ("3W I", 6)
    face_up = 1 << Card.G06 | 1 << Card.G03 | 1 << Card.G08
    assert scene.s.card_discard & face_up == face_up
    assert scene.s.earned[0, Source.CARDS] == 6
    assert scene.phase == phase  # the turn goes on
    assert scene.refused("play_card kept=1 card=g06") == Rule.NF_2_4


def test_nf_2_4_not_in_the_turn_of_another() -> None:  # NF-2.4
    scene = set_up()
    hold_card(scene, 1, "g06")
    assert scene.refused("play_card kept=1 card=g06") == Rule.NF_2_4  # seat 0 is in turn
    scene.act("end_turn")
    scene.act("play_card kept=1 card=g06")


def test_nf_2_4_not_in_the_middle_of_a_choice() -> None:  # NF-2.4
    scene = set_up()
    hold_card(scene, 0, "g06")
    store(scene, 0, "W C 2G")
    scene.act("build_small space=1")
    assert (scene.phase, scene.refused("play_card kept=1 card=g06")) == ("PAY", Rule.NOT_NOW)
    assert {p.name for p in GAME.within} == {
        "SCRAP",
        "PAY",
        "KEEP",
        "ANTWERP",
        "TAKE_GOAL",
        "TAKE_CAPTAIN",
        "TAKE_GOOD",
        "GOAL_PAY",
    }


def test_nf_2_5_who_reaches_fifty_takes_a_card_at_once() -> None:  # NF-2.5
    scene = own_turn("LAND", **FAR)
    for f in range(5):
        scene.s.claimed[f] = 0b111
        scene.s.frame_space[f] = 0
    hold_card(scene, 1, "g01", kept=1)
    points(scene, 48, 49)
    scene.act("play_card kept=1 card=g06")
    assert (points(scene)[0], scene.s.fifty.tolist(), scene.s.fifties) == (50, [1, 0, 0, 0], 1)
    scene.act("play_card kept=2 card=g08")
    assert (points(scene)[0], scene.s.fifty.tolist()) == (54, [1, 0, 0, 0])  # once
    scene.act("end_turn", "play_card kept=1 card=g01")
    assert scene.s.fifty.tolist() == [1, 2, 0, 0]
    assert [p.fifty_bonus for p in view.picture(scene.facts, -1).players] == [5, 3, 0]
    assert view.picture(scene.facts, -1).fifties == [1, 0]


@pytest.mark.parametrize("before", [96, 148, 196])
def test_nf_2_5_one_hundred_and_more(before: int) -> None:  # NF-2.5
    scene = own_turn("LAND", **FAR)
    for f in range(5):
        scene.s.claimed[f] = 0b111
        scene.s.frame_space[f] = 0
    points(scene, before)
    scene.s.fifty[0], scene.s.fifties = 1, 1
    scene.act("play_card kept=2 card=g08")
    assert (points(scene)[0], scene.s.fifty[0], scene.s.fifties) == (before + 4, 1, 1)
    assert view.picture(scene.facts, 0).players[0].fifty_bonus == 5  # the same on both sides


def test_nf_2_5_a_jump_over_both() -> None:  # NF-2.5
    scene = own_turn("LAND", **FAR)
    score_points = plain(GAME.part("rules.common").score_points)
    points(scene, 30)
    score_points(scene.s, 75, Source.CARDS)  # more than any single act brings
    assert (points(scene)[0], scene.s.fifty[0], scene.s.fifties) == (105, 1, 1)
    score_points(scene.s, 75, Source.CARDS)
    assert (points(scene)[0], scene.s.fifty[0], scene.s.fifties) == (180, 1, 1)


@pytest.mark.parametrize("phase", OWN)
def test_nf_2_6_every_turn_ends_with_frames(phase: str) -> None:  # NF-2.6, NF-3.1
    scene = own_turn(phase)
    points(scene, 3)
    scene.act("play_card kept=2 card=g08")
    assert (scene.phase, points(scene)[0]) == (phase, 7)
    if phase == "LOAD":
        scene.act("load good=wood", "draw_card card=x01")
    elif phase == "SETTLE":
        scene.act("new_england persons=1")
    elif phase == "DISCOVER":
        scene.act("lay tile=t02 island=nova_scotia")
    assert scene.s.claimed[0] == 0
    scene.act("end_turn")
    assert (scene.phase, scene.s.active, scene.s.frame) == ("LOOK", 0, 0)


def test_nf_2_6_a_scoring_share_is_a_turn_without_cards() -> None:  # NF-2.6
    scene = set_up()
    hold_card(scene, 0, "g08")
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=3)
    cartography(scene)
    scene.act("turn_compass island=nova_scotia")
    assert (points(scene)[0], scene.phase, scene.s.active) == (11, "LOOK", 0)  # no question before the frame
    fall(scene)
    assert scene.phase == "TAKE_GOAL"
    assert scene.refused("play_card kept=1 card=g08") == Rule.NOT_NOW


@pytest.mark.parametrize("seed", [3, 4])
def test_nf_2_7_scores_never_go_down(seed: int) -> None:  # NF-2.7
    match = GAME.new(seats=2 + seed % 3, seed=seed)
    before = match.scores
    while not match.over:
        match.play(match.choice())
        after = match.scores
        assert all(a >= b for a, b in zip(after, before, strict=True))
        before = after


# --- Piles (NF-2.8) -----------------------------------------------------------------------------
def test_nf_2_8_small_ships() -> None:  # NF-2.8
    scene = set_up()
    s = scene.s
    store(scene, 0, "3W 3C")
    last = s.small_stack & -s.small_stack
    s.small_discard, s.small_stack = s.small_stack & ~last, last
    scene.act("build_small space=1", "build_small space=2", "end_turn")
    assert scene.outcomes == {f"offer_small ship={view.names.SHIP[last.bit_length() - 1]}": 1}  # first what is left
    old = s.small_discard
    fall_one(scene)
    assert set(scene.outcomes) == {f"offer_small ship={view.names.SHIP[i]}" for i in range(17) if old >> i & 1}
    assert s.small_discard == 0
    fall(scene)
    sound(scene)


def fall_one(scene: Scene) -> None:
    scene.act(next(iter(scene.outcomes)))


def test_nf_2_8_large_ships_and_nothing_left() -> None:  # NF-2.8
    scene = set_up(**FAR)
    s = scene.s
    store(scene, 0, "9W 9C 9I")
    offer(scene, 1, "l01")
    gone = s.large_stack
    s.large_stack = 0
    scene.act("build_large space=1", "end_turn")
    assert (scene.phase, scene.s.actor) == ("LAND", 1)  # nothing to draw: the space stays empty
    assert s.large_row[0] == NONE
    s.large_discard = gone
    scene.act("end_turn")
    assert scene.phase == "FILL_LARGE"
    assert len(scene.outcomes) == gone.bit_count()
    assert s.large_discard == 0


def test_nf_2_8_cards_are_shuffled_when_one_more_is_needed() -> None:  # NF-2.8
    scene = set_up()
    s = scene.s
    stack = s.card_stack & ~(1 << Card.X01 | 1 << Card.G01)
    s.card_discard |= stack
    s.card_stack, s.card_stack_size = 1 << Card.X01 | 1 << Card.G01, 2
    carry_out(scene, LOAD, p0="s02", p1="ss2")
    assert s.actor == 0
    scene.act("load good=wood")
    assert set(scene.outcomes) == {"draw_card card=x01", "draw_card card=g01"}
    scene.act("draw_card card=x01", "draw_card card=g01")
    assert (s.card_shuffles, s.card_discard) == (1, 0)
    left = {c.name.lower() for c in Card} - {"x01", "g01", "xs2", "xs3", "xs5"}  # drawn cards and those in hand are no discards
    assert set(scene.outcomes) == {f"draw_card card={c}" for c in left}
    scene.act("draw_card card=g02", "keep card=x01")
    sound(scene)
    assert s.card_stack_size == len(left) - 1


def test_nf_2_8_not_before_it_is_needed() -> None:  # NF-2.8
    scene = set_up()
    s = scene.s
    s.card_discard |= s.card_stack & ~(1 << Card.X01)
    s.card_stack, s.card_stack_size = 1 << Card.X01, 1
    carry_out(scene, LOAD, p0="s12")
    scene.act("load good=wood", "draw_card card=x01")
    assert (s.card_stack_size, s.card_shuffles) == (0, 0)
    assert s.card_discard.bit_count() == 17
    assert scene.phase == "TURN_END"


def test_nf_2_8_tiles() -> None:  # NF-2.8, NF-6.5
    scene = set_up()
    s = scene.s
    s.tile_discard = s.tile_stack & ~(1 << Tile.T13)
    s.tile_stack, s.tile_stack_size = 1 << Tile.T13, 1
    cartography(scene)
    scene.act("turn_compass island=prince_edward")
    assert scene.outcomes == {"turn_tile tile=t13": 1}
    scene.act("turn_tile tile=t13")  # a misfit: it goes into the new stack at once
    assert len(scene.outcomes) == 34
    assert (s.tile_discard, s.tile_stack_size) == (0, 34)


def test_nf_2_8_compass_tiles_do_not_come_back() -> None:  # NF-2.8, NF-12.1
    scene = cartography(set_up())
    assert scene.outcomes == {f"turn_compass island={i}": 2 for i in view.names.ISLAND}
    scene.act("turn_compass island=anticosti")
    assert scene.s.compass.tolist() == [2, 2, 1, 2]
    fall(scene)
    cartography(scene, 2)
    assert scene.outcomes["turn_compass island=anticosti"] == 1


# --- The end of a turn (NF-2.9) -----------------------------------------------------------------
def test_nf_2_9_contracts_before_frames() -> None:  # NF-2.9
    scene = set_up()
    contract(scene, 5, "k02")
    contract(scene, 2, "k01")
    store(scene, 0, "3W C")
    points(scene, 4)
    carry_out(scene, DELIVER, p0="s02 x01")
    scene.act("fulfil space=5 ships=1", "fulfil space=2 ships=2")
    assert points(scene)[0] == 11
    scene.act("end_turn")
    assert scene.phase == "FILL_CONTRACT"
    assert scene.s.card_discard >> Card.X01 & 1  # the charter is used up before
    scene.act("offer_contract contract=k18")
    assert (scene.s.contract[1], scene.s.contract[4]) == (Contract["K18"], NONE)  # lowest number first
    scene.act("offer_contract contract=k17")
    assert scene.phase == "LOOK"


def test_nf_2_9_frames_before_the_sale_rows() -> None:  # NF-2.9, NF-4.9
    scene = set_up()
    offer(scene, 1, "l01")
    store(scene, 0, "2W I")
    points(scene, 4)
    scene.act("build_large space=1", "end_turn")
    assert (scene.phase, scene.s.large_row[0]) == ("LOOK", NONE)
    fall(scene)
    scene.act("take_goal goal=z01")
    assert scene.phase in ("FILL_SMALL", "FILL_LARGE")
    fall(scene)
    assert scene.s.large_row[0] != NONE
    assert (scene.phase, scene.s.actor) == ("LAND", 1)


def test_nf_2_9_tiles_are_put_away_before_frames() -> None:  # NF-2.9, NF-11.6
    scene = set_up()
    points(scene, 6)
    carry_out(scene, DISCOVER, p0="s01")
    scene.act("draw_tile tile=t01", "draw_tile tile=t02", "lay tile=t02 island=newfoundland", "end_turn")
    assert scene.phase == "LOOK"
    assert (scene.s.tile_hand_size, scene.s.tile_buried[0, 0]) == (0, 1 << Tile.T01)


def test_who_holds_cards_ends_his_turn_himself() -> None:  # NF-2.9
    scene = set_up()
    empty_yards(scene, 0)
    scene.s.start_cards = 0
    hold_card(scene, 0, "x01")
    goal_turn(scene)
    assert (scene.phase, scene.s.actor, scene.legal) == ("GOAL", 0, ["end_turn"])  # whatever the card is
