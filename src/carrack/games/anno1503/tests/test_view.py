"""What screens show and what the story tells."""

from __future__ import annotations

import pytest

from carrack.core.match import label
from carrack.core.scene import NAMES

from .. import view
from .positions import (
    GAME,
    Scene,
    at_sea,
    before_roll,
    build,
    empty_stack,
    four_buildings,
    four_posts,
    give_hand,
    lay,
    post,
    sea_position,
    settle_on,
    three_merchants,
    trade_position,
    treaty,
    with_building,
)


def picture(scene: Scene, seat: int) -> view.Picture:
    """As the server makes it: from what the seat knows."""
    return view.picture(GAME.facts(GAME.redacted(scene.states, 0, seat)), seat)


def island(seen: view.Picture, name: str) -> view.IslandTile:
    return next(t for t in seen.islands if t.island == name)


# --- The picture --------------------------------------------------------------------------------
def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = trade_position(3)
    give_hand(scene, 0, wood=2, spice=1)
    give_hand(scene, 1, cloth=1)
    assert picture(scene, 0).players[0].hand == {"wood": 2, "stone": 0, "tool": 0, "cloth": 0, "spice": 1, "tobacco": 0}
    for seat in (-1, 1, 2):
        assert picture(scene, seat).players[0].hand is None
        assert picture(scene, seat).players[0].cards == 3


def test_open_hands_are_shown_to_all() -> None:
    scene = trade_position(3, open_hands="on")
    give_hand(scene, 0, wood=2)
    for seat in (-1, 0, 1, 2):
        hand = picture(scene, seat).players[0].hand
        assert hand and hand["wood"] == 2


@pytest.mark.parametrize(("remember", "later"), [("on", "post_cloth"), ("off", None)])
def test_faces_looked_at_are_shown_as_long_as_the_table_wants(remember: str, later: str | None) -> None:  # AN-7.8
    scene = sea_position(2, "C2", remember_looks=remember)
    scene.act("discover ship=1 direction=north")
    assert picture(scene, 0).tile is None
    scene.act("see tile=t05")
    assert (picture(scene, 0).tile, island(picture(scene, 0), "B2").face) == ("post_cloth", "post_cloth")
    assert (picture(scene, 1).tile, island(picture(scene, 1), "B2").face) == (None, None)
    assert picture(scene, 1).island == "B2"  # where he looks is open
    scene.act("leave_tile")
    assert picture(scene, 0).tile is None
    assert island(picture(scene, 0), "B2").face == later
    assert island(picture(scene, 0), "B2").looked == (0,)
    assert island(picture(scene, 1), "B2").face is None


def test_a_look_of_another_player_does_not_remind_anybody() -> None:  # AN-7.8
    scene = sea_position(2, "C2", remember_looks="off")
    lay(scene, "B2", "T05", looked=(1,))
    scene.act("discover ship=1 direction=north", "see tile=t05")
    assert (picture(scene, 0).tile, island(picture(scene, 0), "B2").face) == ("post_cloth", "post_cloth")
    assert (picture(scene, 1).tile, island(picture(scene, 1), "B2").face) == (None, None)  # he must remember it himself


def test_a_tile_in_use_is_shown_to_all() -> None:  # AN-8.8
    scene = sea_position(2, "C2")
    scene.act("discover ship=1 direction=north", "see tile=t14", "use_tile")
    assert (picture(scene, 0).tile, picture(scene, 1).tile) == ("treasure_upgrade", None)  # not yet shown
    scene.act("reveal tile=t14")
    assert {picture(scene, seat).tile for seat in (-1, 0, 1)} == {"treasure_upgrade"}
    assert island(picture(scene, 1), "B2").back == 0


def test_conditions_held() -> None:  # AN-10.1
    scene = trade_position()
    four_posts(scene, 0)
    treaty(scene, 0, "T08", "T09", "T10")
    scene.s.gold[0] = 30
    four_buildings(scene, 1)
    assert picture(scene, 1).players[0].conditions == ["gold", "posts", "treaties"]
    assert picture(scene, 0).players[1].conditions == ["buildings"]
    settle_on(scene, 1, "merchant", "merchant", "merchant")
    assert picture(scene, 0).players[1].conditions == ["merchants"]
    assert [len(p.conditions) for p in picture(scene, 0).players] == scene.scores


@pytest.mark.parametrize("seed", [0, 1])
def test_the_picture_counts_points_as_the_rules_do(seed: int) -> None:  # AN-10.1
    match = GAME.new(seats=4, seed=seed)
    while not match.over:
        match.play(match.choice())
        assert [len(p.conditions) for p in match.picture(-1).players] == match.scores


def test_prices_with_and_without_treaties_and_buildings() -> None:  # AN-6.6, AN-6.8
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "citizen", "merchant")
    plain = picture(scene, 1).players[0]
    assert (plain.price, [r.price for r in plain.residents]) == (6, [1, 2, 3, 4, 0, 0, 0])
    treaty(scene, 0, "T08", "T09")
    build(scene, 0, f4="tavern")
    raised = picture(scene, 1).players[0]
    assert (raised.price, [r.price for r in raised.residents]) == (4, [1, 4, 4, 4, 0, 0, 0])
    assert raised.treaties == [2, 2, 0]
    assert raised.residents[3].building == "tavern"
    assert [r.site for r in raised.residents] == [False, False, False, True, True, True, True]


def test_prices_shown_are_prices_paid() -> None:  # AN-6.6
    for kind in ("school", "tavern", "bathhouse", "church"):
        scene = trade_position()
        settle_on(scene, 0, "pioneer", "settler", "citizen", "merchant")
        build(scene, 0, f4=kind)
        give_hand(scene, 0, wood=1, cloth=1, spice=1, tobacco=1)
        for resident, good in zip(picture(scene, 0).players[0].residents, ("wood", "cloth", "spice", "tobacco"), strict=False):
            before = scene.s.gold[0]
            scene.act(f"sell space={resident.space} good={good}")
            assert scene.s.gold[0] - before == resident.price


def test_what_has_been_used_this_turn() -> None:
    scene = trade_position(3)
    with_building(scene, 0, "great_house")
    give_hand(scene, 0, wood=1)
    give_hand(scene, 1, wood=1)
    scene.s.gold[0] = 12
    seen = picture(scene, 1)
    assert (seen.purchases_left, seen.great_house_used, [r.sold for r in seen.players[0].residents]) == (2, False, [False] * 7)
    scene.act("buy good=tool", "sell space=1 good=wood", "great_house opponent=1", "draw_card good=wood")
    seen = picture(scene, 1)
    assert (seen.purchases_left, seen.great_house_used) == (1, True)
    assert [r.sold for r in seen.players[0].residents] == [True] + [False] * 6
    assert not any(r.sold for r in seen.players[1].residents)


def test_ships_and_their_points() -> None:  # AN-7.1
    scene = sea_position(2, "C2")
    at_sea(scene, 1, "D5", "E1")
    seen = picture(scene, 1)
    assert [(s.square, s.points) for s in seen.players[0].ships] == [("C2", 2), (None, 0)]
    assert [(s.square, s.points) for s in seen.players[1].ships] == [("D5", 0), ("E1", 0)]


def test_workshops_and_posts() -> None:
    scene = trade_position()
    post(scene, 1, 2, "T01")
    shops = picture(scene, 0).players[1].workshops
    assert [(w.number, w.good) for w in shops] == [(1, "stone"), (2, "tool"), (3, "cloth"), (4, "free_choice"), (5, "wood")]
    assert [(w.post, w.back) for w in shops] == [(None, 0), ("spice", 2), (None, 0), (None, 0), (None, 0)]


def test_the_table() -> None:
    scene = before_roll(3, round_limit=9)
    scene.act("roll face=6", "event face=5")
    seen = picture(scene, 2)
    assert (seen.seat, seen.seats, seen.phase, seen.actor, seen.active) == (2, 3, "golden_times", 0, 0)
    assert (seen.turn, seen.round, seen.round_limit, seen.roll, seen.event) == (1, 1, 9, 6, "golden_times")
    assert seen.supply == dict.fromkeys(("wood", "stone", "tool", "cloth", "spice", "tobacco"), 15)
    assert seen.buildings["great_house"] == 1
    assert seen.reserve == {"2": 2, "3": 2, "4": 0}
    assert (len(seen.islands), island(seen, "B12").mark, island(seen, "B12").back, island(seen, "A8").back) == (26, 4, 0, 3)


def test_before_the_home_islands_are_dealt_there_is_a_picture_too() -> None:
    seen = picture(Scene(GAME, 2), 0)
    assert (seen.phase, seen.round) == ("deal_homes", 0)
    assert [w.good for w in seen.players[0].workshops] == [""] * 5


def test_the_pirates_new_tile() -> None:  # AN-4.6
    scene = before_roll(2)
    post(scene, 0, 1, "T01")
    scene.s.gold[0] = 0
    scene.act("roll face=6", "event face=1", "lose_post number=1", "turn_back back=2")
    assert (picture(scene, 1).top, picture(scene, 1).phase) == (2, "refill")
    scene.act("refill island=e12", "lay tile=t01")
    assert picture(scene, 1).top == 0
    for seat in (-1, 0, 1):
        tile = island(picture(scene, seat), "E12")
        assert (tile.mark, tile.back, tile.face, tile.looked) == (4, 2, None, ())


# --- The story ----------------------------------------------------------------------------------
def test_goods_taken_without_a_choice_are_told() -> None:  # AN-3.2
    scene = before_roll(3)
    said, news = scene.told("roll face=1", seat=2)
    assert said["who"] == "Ann"
    assert news == [
        ("news-takes", {"who": "Ann", "good": "wood"}),
        ("news-takes", {"who": "Ben", "good": "stone"}),
        ("news-takes", {"who": "Cas", "good": "tool"}),
    ]


def test_only_what_followed_by_itself_is_told_after_a_choice() -> None:  # AN-3.6
    scene = before_roll(3)
    assert scene.told("roll face=5")[1] == []  # Ann is asked first
    said, news = scene.told("produce good=spice", seat=2)
    assert said["who"] == "Ann"
    assert news == [("news-takes", {"who": "Ben", "good": "wood"}), ("news-takes", {"who": "Cas", "good": "stone"})]


def test_the_good_told_is_the_good_taken_when_stacks_run_out() -> None:  # AN-3.7
    scene = before_roll(2)
    post(scene, 0, 2, "T07")  # a tool post: Ann may take stone or tool
    post(scene, 1, 2, "T01")  # Ben's home gives tool, his post spice
    empty_stack(scene, "tool", holder=1, but=1)
    scene.act("roll face=2")
    _, news = scene.told("produce good=tool")
    assert news == [("news-takes", {"who": "Ben", "good": "spice"})]  # the last tool is gone
    assert scene.s.hand[1, 4] == 1


def test_debts_and_losses_are_told() -> None:  # AN-4.10 to AN-4.13
    scene = before_roll(3)
    settle_on(scene, 0, "pioneer", "settler", "pioneer")
    settle_on(scene, 1, "pioneer", "settler", "pioneer", "citizen")
    build(scene, 1, f4="school")
    scene.s.gold[1] = 1
    scene.act("roll face=6")
    said, news = scene.told("event face=3", seat=0)
    assert (said["who"], said["event"]) == ("Ann", "fire")
    assert news == [
        ("news-pays", {"who": "Ann", "gold": 1}),
        ("news-loses-resident", {"who": "Ben", "level": "citizen"}),
        ("news-loses-building", {"who": "Ben", "building": "school"}),
    ]


def test_the_pirate_is_told() -> None:  # AN-4.3 to AN-4.7
    scene = before_roll(2)
    post(scene, 0, 1, "T01")
    post(scene, 1, 2, "T03")
    scene.s.gold[0] = 0
    scene.act("roll face=6")
    assert scene.told("event face=1")[1] == []  # Ann is asked
    said, _ = scene.told("lose_post number=1")
    assert (said["who"], said["tile"]) == ("Ann", "post_spice")
    said, _ = scene.told("turn_back back=2")
    assert said["who"] == "Ann"
    said, _ = scene.told("refill island=a12")
    assert (said["who"], said["island"]) == ("Ann", "A12")
    _, news = scene.told("lay tile=t01")
    assert news == [("news-pays", {"who": "Ben", "gold": 1})]


def test_a_treaty_given_up_and_a_square_without_a_choice_are_told() -> None:  # AN-4.5, AN-4.7
    scene = before_roll(2, pirate_refill_scope="in_play", start_player="1")
    treaty(scene, 0, "T08")  # taken from C6, the only free square in play
    scene.s.gold[0] = 0
    scene.act("roll face=6", "event face=1")
    said, _ = scene.told("lose_treaty jetty=1", seat=1)
    assert (said["who"], said["tile"], said["back"]) == ("Ann", "treaty", 2)
    said, news = scene.told("turn_back back=2", seat=1)
    assert said["who"] == "Ann"
    assert news == [("news-lays", {"who": "Ann", "island": "C6"})]


def test_a_post_laid_is_told_with_its_tile() -> None:  # AN-8.1
    scene = sea_position(2, "C2")
    scene.act("discover ship=1 direction=north", "see tile=t05", "use_tile")
    assert scene.told("reveal tile=t05", seat=1)[0] == {"who": "Ann", "island": "B2"}
    assert scene.told("choose_jetty number=3", seat=1)[0] == {"who": "Ann", "tile": "post_cloth", "back": 2}


def test_sales_purchases_and_developments_are_told_with_their_numbers() -> None:  # AN-6.3, AN-6.8
    scene = trade_position()
    with_building(scene, 0, "school")
    treaty(scene, 0, "T08")
    give_hand(scene, 0, wood=2, cloth=1, stone=2)
    assert scene.told("sell space=1 good=wood")[0] == {"who": "Ann", "level": "pioneer", "gold": 2}
    assert scene.told("buy good=spice")[0] == {"who": "Ann", "gold": 5}
    assert scene.told("develop space=3")[0] == {"who": "Ann", "level": "settler"}
    scene.act("set_sail")
    assert scene.told("move ship=1 direction=east")[0] == {"who": "Ann", "square": "C2"}
    assert scene.told("discover ship=1 direction=south")[0] == {"who": "Ann", "square": "D2"}
    assert scene.told("see tile=t12")[0] == {"who": "Ann", "island": "D2"}


def test_a_new_pioneer_is_told_with_its_field() -> None:  # AN-5.4
    scene = trade_position()
    give_hand(scene, 0, wood=1, tool=1)
    assert scene.told("place_pioneer")[0] == {"who": "Ann", "space": 3, "site": "free"}


def test_who_would_lose_a_building_site_is_told_before() -> None:  # AN-9.1, R-31
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "pioneer", "pioneer")
    give_hand(scene, 0, wood=1, tool=1)
    place = GAME.actions.read("place_pioneer")

    def button() -> str:
        return label(GAME, scene.facts, place)

    assert "without" not in button()
    for building in range(len(scene.s.buildings)):
        scene.s.buildings[building] = 0
    assert button().endswith("without a building")


def test_a_hidden_draw_names_the_two() -> None:  # AN-9.6
    scene = trade_position(3)
    with_building(scene, 0, "great_house")
    give_hand(scene, 2, wood=1)
    assert scene.told("great_house opponent=2")[0]["victim"] == "Cas"
    said, _ = scene.told("draw_card good=wood")
    assert (said["who"], said["victim"]) == ("Ann", "Cas")


def test_points_won_and_lost_and_the_end_are_told() -> None:  # AN-10.2, AN-10.3
    scene = trade_position()
    give_hand(scene, 0, wood=1, cloth=1)
    scene.s.gold[0] = 29
    assert scene.told("sell space=1 good=wood")[1] == [("news-gains-point", {"who": "Ann", "condition": "gold"})]
    assert scene.told("buy good=tool")[1] == [("news-loses-point", {"who": "Ann", "condition": "gold"})]
    four_posts(scene, 0)
    three_merchants(scene, 0)
    scene.s.gold[0] = 18
    at_sea(scene, 0, "C2")
    lay(scene, "B2", "T12")
    scene.act("set_sail", "discover ship=1 direction=north", "see tile=t12", "use_tile")
    said, news = scene.told("reveal tile=t12", seat=1)
    assert said["island"] == "B2"
    assert news == [("news-gains-point", {"who": "Ann", "condition": "gold"}), ("news-wins", {"who": "Ann"})]


def test_the_round_limit_is_told() -> None:  # AN-10.7
    scene = trade_position(2, round_limit=1)
    scene.act("set_sail", "end_turn", "roll face=6", "event face=3", "set_sail")
    assert scene.told("end_turn")[1] == [("news-round-limit", {"rounds": 1})]


def test_the_set_up_names_the_right_seat() -> None:  # AN-1.7, AN-1.14
    scene = Scene(GAME, 3)
    assert [scene.told(f"deal_home home={h}")[0]["who"] for h in ("h2", "h4", "h1")] == ["Ann", "Ben", "Cas"]
    assert scene.told("start_player seat=2")[0]["who"] == "Cas"
    assert scene.told("roll face=1")[0]["who"] == "Cas"


@pytest.mark.parametrize("seat", [None, -1, 0, 1, 2])
def test_a_whole_game_can_be_told_to_anybody(seat: int | None) -> None:
    match = GAME.new(seats=3, seed=8)
    for _ in range(250):
        match.play(match.choice())
    lines = match.story(seat, names=NAMES)
    assert len(lines) > 150
    assert all(line and "{" not in line for line in lines)
    assert any("Ann" in line for line in lines)


def test_who_cannot_rise_is_called_no_other() -> None:  # AN-5.9, AN-8.5
    scene = trade_position(2)
    settle_on(scene, 0, "merchant", "citizen", "pioneer")
    levels = [view.details(scene.facts, "develop", {"space": space})["level"] for space in (1, 2, 3, 4)]
    assert levels == ["none", "merchant", "settler", "none"]
