"""Jokers (AD-9). Seat 0 has the joker of red and yellow."""

from __future__ import annotations

import pytest

from ..content import JOKER_FIRST, JOKER_SECOND, VOYAGE_COLOUR, Colour, Joker, Voyage
from .positions import Rule, begin, established, free, joker, next_turn, rich, round_of_coins, run, sail, score_now, special, voyage


def test_ad_9_1_one_joker_each_that_costs_two_coins_at_each_use() -> None:  # AD-9.1
    scene = begin(4)
    assert scene.s.joker_free.tolist() == [1, 1, 1, 1]
    assert len(set(scene.s.joker.tolist())) == 4
    run(scene, 0, "white_3", 1, "joker_red_3")
    round_of_coins(scene)
    assert scene.s.coins[0] == 6 + 2 + 4  # nothing to own it
    scene.act("head_for voyage=abreu", "send ship=joker_red_1")
    assert scene.s.coins[0] == 10
    scene = rich(2, coins=10)
    scene.act("start_order order=brown_3", "assign ship=joker_3")
    assert scene.s.coins[0] == 8


def test_ad_9_2_its_capacity_is_chosen_at_each_use() -> None:  # AD-9.2
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "joker_red_3")
    round_of_coins(scene)
    scene.act("head_for voyage=columbus")
    assert [act for act in scene.legal if "joker_red" in act] == [f"send ship=joker_red_{n}" for n in (1, 2, 3)]
    scene.act("send ship=joker_red_1")
    assert (voyage(scene, "columbus"), scene.s.load[1]) == (["joker_red_1 0"], 1)
    scene.act("end_turn")
    next_turn(scene)
    assert (scene.s.active, scene.s.joker_free[0]) == (0, 0)  # on a voyage it is final


def test_ad_9_3_it_is_a_ship_of_either_of_its_colours() -> None:  # AD-9.3
    for colour, other in (("red", "yellow"), ("yellow", "red")):
        scene = rich(2, ships="")
        scene.s.any_colour[0] = 0
        sail(scene, "magellan", f"{colour}_1 1")
        scene.act("head_for voyage=magellan")
        assert scene.legal == [f"send ship=joker_{colour}_{n}" for n in (1, 2, 3)]
        assert scene.refused("send ship=joker_green_1") == Rule.AD_9_3
        assert scene.refused(f"send ship=joker_{other}_1") == Rule.AD_9_4


def test_ad_9_4_as_first_ship_its_owner_names_the_colour() -> None:  # AD-9.4
    scene = rich(2)
    scene.act("head_for voyage=magellan")
    assert scene.legal == [f"send ship=joker_{c}_{n}" for c in ("red", "yellow") for n in (1, 2, 3)]
    scene.act("send ship=joker_yellow_2")
    assert (established(scene, "magellan"), scene.s.any_colour[0]) == ("yellow", 3)


def test_ad_9_5_it_joins_the_fleet_without_a_card() -> None:  # AD-9.5
    scene = rich(2)
    sail(scene, "magellan", "red_1 1")  # a blue tile
    scene.act("head_for voyage=magellan")
    assert scene.legal == [f"send ship=joker_red_{n}" for n in (1, 2, 3)]
    scene.act("send ship=joker_red_1")
    assert scene.s.any_colour[0] == 3


def test_ad_9_5_or_takes_the_colour_of_the_tile_with_a_card() -> None:  # AD-9.5
    scene = rich(2)
    sail(scene, "cabot", "red_1 1")  # a yellow tile
    scene.act("head_for voyage=cabot")
    assert scene.legal == [f"send ship=joker_{c}_{n}" for c in ("red", "yellow") for n in (1, 2, 3)]
    scene.act("send ship=joker_yellow_1")
    assert (scene.s.any_colour[0], established(scene, "cabot")) == (2, "red")
    scene.act("show_joker joker=red_yellow")
    scene.act("end_turn")
    score_now(scene)
    assert scene.s.points[0] == 5  # the coloured number of the final scoring


def test_ad_9_6_on_a_third_colour_it_counts_as_the_tile_else_as_its_first() -> None:  # AD-9.6
    scene = rich(2)
    sail(scene, "cabot", "blue_1 1")  # a yellow tile with a blue fleet
    scene.act("head_for voyage=cabot")
    assert scene.legal == [f"send ship=joker_yellow_{n}" for n in (1, 2, 3)]
    scene = rich(2)
    sail(scene, "magellan", "white_1 1")  # neither the fleet nor the tile is red or yellow
    scene.act("head_for voyage=magellan")
    assert scene.legal == [f"send ship=joker_red_{n}" for n in (1, 2, 3)]
    assert scene.refused("send ship=joker_yellow_1") == Rule.AD_9_4
    scene.act("send ship=joker_red_1")
    assert scene.s.any_colour[0] == 2


@pytest.mark.parametrize("mine", list(Joker))
def test_ad_9_6_in_one_formula(mine: Joker) -> None:  # AD-9.5, AD-9.6
    first, second = int(JOKER_FIRST[mine]), int(JOKER_SECOND[mine])
    for where in (Voyage.COLUMBUS, Voyage.MAGELLAN, Voyage.DRAKE):
        for fleet in Colour:
            scene = rich(2)
            if scene.s.joker[1] == mine:
                scene.s.joker[0], scene.s.joker[1] = scene.s.joker[1], scene.s.joker[0]
            else:
                joker(scene, 0, mine.name)
            sail(scene, where.name, f"{fleet.name.lower()}_1 1")
            for cards in (0, 1):
                scene.s.any_colour[0] = cards
                colours = sorted({first, second} & {int(fleet), int(VOYAGE_COLOUR[where])}) or [first]
                wanted = {c for c in colours if c == fleet or cards}
                scene.s.phase, scene.s.heading = 13, int(where)
                named = {Colour[act.split("joker_")[1].rsplit("_", 1)[0].upper()] for act in scene.legal}
                assert named == wanted, (mine, where, fleet, cards)


def test_ad_9_7_on_an_order_it_needs_a_card_unless_the_colour_is_its_own() -> None:  # AD-9.7
    scene = rich(2, ships="yellow_3")
    scene.act("start_order order=yellow_5", "assign ship=joker_2", "show_joker joker=red_yellow")
    assert (scene.s.any_colour[0], scene.phase) == (3, "ORDER_SHIP")
    scene = rich(2)
    scene.act("start_order order=brown_3", "assign ship=joker_3", "show_joker joker=red_yellow")
    assert (scene.s.any_colour[0], scene.phase) == (2, "DURATION")
    scene = rich(2)
    scene.s.any_colour[0] = 0
    assert scene.refused("start_order order=brown_3") == Rule.AD_8_2


def test_ad_9_8_it_is_one_ship_whatever_its_capacity() -> None:  # AD-9.8
    scene = begin(2)
    special(scene, 0, "half")
    scene.s.completed[0] = 1
    sail(scene, "magellan", "joker_red_3 0", "red_1 1", "red_1 1")
    score_now(scene)
    assert scene.s.points[0] == 4  # one ship of two others' is not half: only the black number
    scene = begin(2)
    special(scene, 0, "half")
    scene.s.completed[0] = 1
    sail(scene, "magellan", "joker_red_3 0", "red_1 1")
    score_now(scene)
    assert scene.s.points[0] == 5  # one of two: and 1 for the voyage


@pytest.mark.parametrize(("option", "points"), [("off", 1), ("on", 2)])
def test_ad_9_9_an_unplaced_joker_scores_nothing_but_by_the_option(option: str, points: int) -> None:  # AD-9.9
    scene = rich(2, ships="red_1", joker_counts_unplaced=option)
    score_now(scene)
    assert (scene.s.points[0], free(scene, 0)) == (points, "red_1")
    scene = rich(2, ships="red_1", joker_counts_unplaced=option)
    run(scene, 0, "blue_3", 3, "joker_red_3")
    score_now(scene)
    assert scene.s.points[0] == points


@pytest.mark.parametrize("option", ["off", "on"])
def test_ad_9_9_a_joker_on_a_voyage_is_not_unplaced(option: str) -> None:  # AD-9.9, AD-13.6
    scene = begin(2, joker_counts_unplaced=option)
    sail(scene, "magellan", "joker_red_1 0")
    score_now(scene)
    assert scene.s.points.tolist()[:2] == [4, 1 if option == "on" else 0]
