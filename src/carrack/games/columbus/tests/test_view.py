"""What screens show and what the story tells."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from carrack.core.scene import NAMES, Scene
from carrack.core.seats import EVERYTHING, look

from .. import terminal, view
from ..content import Card
from .positions import GAME, at_sea, before_roll, damage, deal, discover, fall, place, roll, set_up, where, whirlwinds

SPECTATOR = -1
NO_CARDS = {card.name.lower(): 0 for card in Card}


def picture(scene: Scene, seat: int) -> view.Picture:
    """As the server makes it: from what the seat knows; EVERYTHING is shown of a game that is over."""
    states = scene.states if seat == EVERYTHING else GAME.redacted(scene.states, 0, seat)
    return view.picture(GAME.facts(states), seat)


# --- The picture --------------------------------------------------------------------------------
def test_a_hand_is_shown_to_its_owner_only() -> None:  # CO-13.1
    scene = before_roll()
    deal(scene, 0, "good_winds", "good_weather", "good_weather")
    deal(scene, 1, "carpenter")
    assert picture(scene, 0).players[0].hand == {**NO_CARDS, "good_winds": 1, "good_weather": 2}
    assert picture(scene, 2).players[2].hand == NO_CARDS
    for seat in (SPECTATOR, 1, 2):
        assert picture(scene, seat).players[0].hand is None
        assert picture(scene, seat).players[0].cards == 3


def test_who_sees_everything_sees_all_hands() -> None:
    scene = before_roll()
    deal(scene, 0, "good_winds")
    deal(scene, 1, "carpenter")
    seen = picture(scene, EVERYTHING)
    assert [p.hand for p in seen.players] == [{**NO_CARDS, "good_winds": 1}, {**NO_CARDS, "carpenter": 1}, NO_CARDS]


def one_is_aged(scene: Scene) -> None:
    """Of the two carpenters that seat 1 holds."""
    s = scene.s
    s.fresh[1, Card.CARPENTER], s.aged[1, Card.CARPENTER], s.fresh_cards[1], s.aged_cards[1] = 1, 1, 1, 1


def test_aged_cards_are_counted_for_all_and_named_for_their_owner() -> None:  # CO-12.7, R27
    scene = before_roll()
    deal(scene, 1, "carpenter", "carpenter")
    one_is_aged(scene)
    for seat in (SPECTATOR, 0, 1):
        him = picture(scene, seat).players[1]
        assert (him.cards, him.aged) == (2, 1)
    assert picture(scene, 1).players[1].hand == {**NO_CARDS, "carpenter": 2}


@pytest.mark.parametrize("seat", [EVERYTHING, SPECTATOR, 0, 2])
def test_the_table(seat: int) -> None:
    scene = before_roll(seats=5, round=7, round_limit=30)
    place(scene, "F4 H4 A4 B9 port")
    damage(scene, 1)
    discover(scene, 2)
    scene.s.misses[3] = 1
    scene.s.barrels[1] = 6
    seen = picture(scene, seat)
    assert (seen.seat, seen.seats, seen.phase, seen.actor, seen.active, seen.first) == (seat, 5, "before_roll", 0, 0, 0)
    assert (seen.turn, seen.round, seen.round_limit, seen.winner) == (1, 7, 30, -1)
    assert [p.seat for p in seen.players] == [0, 1, 2, 3, 4]
    assert [p.field for p in seen.players] == ["F4", "H4", "A4", "B9", "N5"]
    assert [p.becalmed for p in seen.players] == [True, False, False, False, False]
    assert [p.mast for p in seen.players] == [True, False, True, True, True]
    assert [p.discovery for p in seen.players] == [False, False, True, False, False]
    assert [p.misses for p in seen.players] == [0, 0, 0, 1, 0]
    assert [p.barrels for p in seen.players] == [3, 6, 3, 3, 3]
    assert [p.steps for p in seen.players] == [4, 6, 13, 0, 12]  # to the west, and home for who has found land
    assert (seen.deck, seen.discs, seen.unseen) == (39, 14, {"sea": 3, "isle_1": 2, "isle_2": 3, "isle_3": 2, "inhabited": 4})
    assert set(seen.discard.values()) == {0}
    assert len(seen.discard) == 15


def test_before_the_start_player_is_drawn_there_is_a_picture_too() -> None:
    seen = picture(set_up(start_player="random"), 1)
    assert (seen.phase, seen.actor, seen.round) == ("start_player", -1, 0)
    assert {p.field for p in seen.players} == {"N5"}


def test_the_dice_and_what_may_be_done_with_them() -> None:  # CO-4.7
    scene = before_roll()
    place(scene, "H4")
    assert [d.symbol for d in picture(scene, 0).dice] == [None] * 4
    assert not picture(scene, 0).can_reroll
    roll(scene, "cswo")
    for seat in (SPECTATOR, 0, 1):
        seen = picture(scene, seat)
        assert [(d.symbol, d.used) for d in seen.dice] == [("compass", False), ("sail", False), ("whirlwind", False), ("telescope", False)]
        assert seen.can_reroll
    scene.act("sail direction=s by=sail")
    seen = picture(scene, 1)
    assert [d.used for d in seen.dice] == [False, True, False, False]
    assert not seen.can_reroll


def test_what_cards_have_brought() -> None:  # CO-13.5 to CO-13.7
    scene = before_roll()
    deal(scene, 0, "good_winds", "whirlwind_3", "very_good_winds")
    seen = picture(scene, 1)
    assert (seen.card_played, seen.winds, seen.gusts, seen.extra_turn) == (False, 0, 0, False)
    scene.act("play card=good_winds")
    seen = picture(scene, 1)
    assert (seen.card_played, seen.winds, seen.gusts, seen.extra_turn) == (True, 2, 0, False)
    assert (seen.discard["good_winds"], seen.players[0].cards) == (1, 2)
    roll(scene, "cccc")
    scene.act("end_turn", "decline", "decline", "play card=whirlwind_3")
    assert (picture(scene, 1).gusts, picture(scene, 1).winds) == (3, 0)
    roll(scene, "cccc")
    scene.act("end_turn", "decline", "decline", "play card=very_good_winds")
    assert picture(scene, 1).extra_turn


def test_a_storm_is_shown_while_it_is_raised() -> None:  # CO-6.2 to CO-6.4
    scene = at_sea(dice="ttcc", ships="J5 H5 port")
    deal(scene, 1, "carpenter")
    scene.act("raise_storm zone=3")
    seen = picture(scene, 2)
    assert (seen.phase, seen.zone, seen.storm_dice, seen.spins, seen.wind) == ("good_weather", 3, 2, 0, None)
    scene.act("let_it_blow")
    assert (picture(scene, 2).phase, picture(scene, 2).zone) == ("spin", 3)
    scene.act("spin direction=sw")
    seen = picture(scene, 2)
    assert (seen.phase, seen.zone, seen.spins, seen.wind, seen.arrow) == ("respin", 3, 1, "sw", "sw")
    scene.act("accept")
    seen = picture(scene, 2)
    assert (seen.zone, seen.storm_dice, seen.spins, seen.wind, seen.arrow) == (0, 0, 0, None, "sw")  # the arrow stays where it is


def test_a_hurricane_has_no_zone() -> None:  # CO-13.12
    scene = at_sea(dice="ttoc", ships="J5 H5 port")
    scene.act("raise_storm zone=3", "spin direction=n", "accept", "draw_card", "turn_up card=hurricane")
    seen = picture(scene, 0)
    assert (seen.phase, seen.zone, seen.storm_dice, seen.wind) == ("spin", 0, 0, None)
    assert seen.discard["hurricane"] == 1


def test_whirlwinds_in_flight_and_who_may_move_them() -> None:  # CO-8.4, CO-8.10
    scene = at_sea(seats=4, dice="wwwc", ships="A1 L1 L2 L2")
    scene.act("whirl whirlwind=1 direction=n flight=over by=die")
    assert [(w.whirlwind, w.field, w.flying, w.claims) for w in picture(scene, 3).whirlwinds] == [(1, "L2", True, []), (2, "L7", False, [])]
    scene.act("whirl whirlwind=1 direction=n flight=stop by=die", "whirl whirlwind=1 direction=s flight=stop by=die")
    assert [(w.field, w.flying, w.claims) for w in picture(scene, 3).whirlwinds] == [("L2", False, [1, 2, 3]), ("L7", False, [])]
    assert picture(scene, 3).settling == 0
    scene.act("end_turn")
    assert (picture(scene, 3).phase, picture(scene, 3).settling, picture(scene, 3).actor) == ("relocate", 1, 1)
    scene.act("leave")
    assert picture(scene, 3).whirlwinds[0].claims == [2, 3]


def test_claims_at_one_moment_go_clockwise_from_the_active_player() -> None:  # CO-8.10
    scene = before_roll(seats=4)
    scene.act("decline", "decline")  # seat 2 is active
    place(scene, "L2 L2 A1 L2")
    roll(scene, "wccc")
    scene.act("whirl whirlwind=1 direction=n flight=stop by=die")
    assert picture(scene, 2).whirlwinds[0].claims == [3, 0, 1]


def test_discs_and_cards_leave_their_piles() -> None:  # CO-12.2, CO-14.1
    scene = at_sea(dice="oooc", ships="A4")
    scene.act("look", "open_disc disc=isle_2", "draw_card", "turn_up card=provisions_1")
    seen = picture(scene, 1)
    assert (seen.discs, seen.unseen["isle_2"], seen.deck, seen.discard["provisions_1"]) == (14, 2, 38, 1)
    scene.act("draw_card", "turn_up card=kept")
    assert (picture(scene, 1).phase, picture(scene, 1).deck) == ("take_card", 38)
    scene.act("take_card card=carpenter")
    assert (picture(scene, 1).deck, picture(scene, 1).players[0].cards) == (37, 1)


def test_the_end_is_shown() -> None:  # CO-15.1
    scene = at_sea(dice="cccc", ships="M5")
    discover(scene, 0)
    scene.act("sail direction=e by=compass")
    assert (picture(scene, 2).phase, picture(scene, 2).winner) == ("over", 0)
    assert view.achievements(scene.facts, 0) == ["home"]


def test_who_has_come_farthest_is_counted_apart() -> None:  # CO-15.4
    scene = before_roll(round_limit=20, round=20)
    scene.act("decline", "decline", "decline")
    assert (picture(scene, 0).phase, picture(scene, 0).winner) == ("over", -1)
    assert view.achievements(scene.facts, 0) == ["farthest"]


def test_only_who_wins_has_come_home_or_farthest() -> None:  # CO-15.1, CO-15.4
    ways = set[str]()
    for seed in range(40):
        match = GAME.new(seats=3, seed=seed, round_limit="20" if seed % 2 else "200")
        while not match.over:
            match.play(match.choice())
        reached = [view.achievements(match.facts(), p) for p in range(3)]
        assert [p for p in range(3) if reached[p]] == list(match.winners)
        ways.update(*reached)
        texts = GAME.texts("de")
        assert all(texts.has(f"achievement-{way}") for way in ways)
    assert "farthest" in ways


# --- What buttons say ---------------------------------------------------------------------------
def said(scene: Scene, act: str) -> dict[str, Any]:
    """What the words on a button need, for an act that may be refused."""
    a = GAME.actions.read(act)
    kind, _ = GAME.actions.args(a)
    _, args = GAME.actions.message(a)
    return view.details(scene.facts, kind.name, args)


def test_buttons_name_fields() -> None:
    scene = at_sea(dice="ccww", ships="A1")
    assert said(scene, "sail direction=e by=compass") == {"field": "B1"}
    assert said(scene, "sail direction=w by=compass") == {"field": "–"}  # off the chart
    assert said(scene, "whirl whirlwind=2 direction=s flight=stop by=die") == {"field": "L8"}
    whirlwinds(scene, "L1")
    assert said(scene, "whirl whirlwind=1 direction=n flight=stop by=die") == {"field": "–"}
    assert said(scene, "relocate mark=d2") == {"whirlwind": 0, "at": "–"}  # nothing to move
    assert said(scene, "end_turn") == {}


def test_buttons_of_a_storm() -> None:
    scene = at_sea(dice="tttc", ships="J5 H5 port")
    deal(scene, 1, "good_weather")
    assert said(scene, "raise_storm zone=3") == {"spins": 3}
    scene.act("raise_storm zone=3")
    assert said(scene, "good_weather") == said(scene, "let_it_blow") == {"zone": 3}
    scene.act("let_it_blow", "spin direction=ne")
    assert said(scene, "accept") == said(scene, "spin_again") == {"zone": 3, "direction": "ne", "left": 2}


def test_buttons_of_dice() -> None:
    scene = before_roll()
    damage(scene, 0)
    roll(scene, "cccc")
    assert said(scene, "reroll dice=13") == {"count": 3, "which": "1, 3, 4"}
    assert said(scene, "finish") == {"repaired": "no"}
    scene.act("reroll dice=2")
    fall(scene, "s")
    assert said(scene, "finish") == {"repaired": "yes"}


def test_the_button_of_a_claim() -> None:
    scene = at_sea(dice="wccc", ships="A1 L2 port")
    scene.act("whirl whirlwind=1 direction=n flight=stop by=die", "end_turn")
    assert said(scene, "relocate mark=d2") == said(scene, "leave") == {"whirlwind": 1, "at": "L2"}


# --- The story ----------------------------------------------------------------------------------
def test_the_start_player_is_named() -> None:  # CO-1.7
    scene = set_up(start_player="random")
    assert scene.told("start_player seat=2") == ({"who": "Cas"}, [])
    assert scene.told("decline", seat=0) == ({"who": "Cas", "barrels": 2}, [])
    assert scene.told("decline")[0] == {"who": "Ann", "barrels": 2}


def test_a_throw_is_told_when_all_its_dice_lie() -> None:
    scene = before_roll()
    assert scene.told("roll") == ({"who": "Ann"}, [])
    for letter in ("telescope", "compass", "storm"):
        assert scene.told(f"die symbol={letter}") == ({"who": "Ann"}, [])
    throw = {"who": "Ann", "first": "compass", "second": "sail", "third": "storm", "fourth": "telescope"}
    assert scene.told("die symbol=sail", seat=1)[1] == [("news-throw", throw)]
    assert scene.told("reroll dice=9")[0] == {"who": "Ann", "count": 2, "which": "1, 4"}
    scene.act("die symbol=storm")
    assert scene.told("die symbol=storm")[1] == [
        ("news-throw", {"who": "Ann", "first": "compass", "second": "storm", "third": "storm", "fourth": "storm"})
    ]


def test_ships_driven_are_told_clockwise_from_the_active_player() -> None:  # CO-7
    scene = before_roll(seats=4)
    scene.act("decline", "decline")
    place(scene, "H5 F3 J5 H7")
    roll(scene, "tccc")
    scene.act("raise_storm zone=3")
    said, news = scene.told("spin direction=nw", seat=0)
    assert said["who"] == "Cas"
    assert news == [
        ("news-driven", {"who": "Dot", "from": "H7", "field": "G6"}),
        ("news-driven", {"who": "Ann", "from": "H5", "field": "G4"}),
        ("news-driven", {"who": "Ben", "from": "F3", "field": "E2"}),
    ]


def test_nothing_is_driven_before_the_wind_is_accepted() -> None:  # CO-6.4
    scene = at_sea(dice="ttcc", ships="J5 H5 port")
    scene.act("raise_storm zone=3")
    assert scene.told("spin direction=n")[1] == []
    said, news = scene.told("accept")
    assert said == {"who": "Ann", "zone": 3, "direction": "n", "left": 1}
    assert news == [("news-driven", {"who": "Ben", "from": "H5", "field": "H4"})]


def masts_lost(scene: Scene, act: str) -> dict[str, str]:
    """Why masts fell by an act: the sentence of each player."""
    return {line["who"]: key for key, line in scene.told(act, seat=SPECTATOR)[1] if key.startswith("news-mast")}


def test_rocks_and_collisions_are_told_apart() -> None:  # CO-7.4, CO-7.8
    scene = at_sea(seats=4, dice="tccc", ships="port G2 H3 I2")
    scene.act("raise_storm zone=3")
    assert masts_lost(scene, "spin direction=se") == {"Ben": "news-mast-ship", "Cas": "news-mast-rocks"}
    scene = at_sea(seats=4, dice="tccc", ships="port G2 H3 I2")
    scene.act("raise_storm zone=3")
    assert masts_lost(scene, "spin direction=ne") == {"Cas": "news-mast-ship", "Dot": "news-mast-ship"}


def test_who_stood_outside_the_zone_was_not_driven_onto_rocks() -> None:  # CO-7.8
    scene = at_sea(dice="tccc", ships="port H2 I2")  # the reef on J2 lies to leeward, but the wind blows in zone 3
    scene.act("raise_storm zone=3")
    assert masts_lost(scene, "spin direction=e") == {"Ben": "news-mast-ship", "Cas": "news-mast-ship"}


def test_who_is_held_at_the_edge_is_hurt_by_the_ship_that_comes() -> None:  # CO-7.3, CO-7.8
    scene = at_sea(dice="tccc", ships="E5 A4 B4")
    scene.act("raise_storm zone=1")
    assert masts_lost(scene, "spin direction=w") == {"Ben": "news-mast-ship", "Cas": "news-mast-ship"}


def test_fog_drives_onto_rocks_whatever_storm_came_before() -> None:  # CO-13.13
    scene = at_sea(dice="tocc", ships="E5 H6 G6")
    scene.act("raise_storm zone=5", "spin direction=w", "draw_card")
    assert masts_lost(scene, "turn_up card=fog_e") == {"Ben": "news-mast-rocks", "Cas": "news-mast-ship"}  # the reef on I6
    assert where(scene) == ["F5", "H6", "H6"]


def test_a_hurricane_drives_onto_rocks_in_every_zone() -> None:  # CO-13.12
    scene = at_sea(dice="occc", ships="E5 H6 G6")
    scene.act("draw_card")
    assert scene.told("turn_up card=hurricane")[1] == []
    assert masts_lost(scene, "spin direction=e") == {"Ben": "news-mast-rocks", "Cas": "news-mast-ship"}


def test_whirlwinds_that_break_masts_are_told() -> None:  # CO-8.6
    scene = at_sea(seats=4, dice="wtcc", ships="K3 L2 H3 F5")
    assert scene.told("whirl whirlwind=1 direction=n flight=stop by=die") == (
        {"who": "Ann", "field": "L2"},
        [("news-mast-whirlwind", {"who": "Ben", "field": "L2"})],
    )
    whirlwinds(scene, "L2", "I3")
    scene.act("raise_storm zone=3")
    assert masts_lost(scene, "spin direction=e") == {"Cas": "news-mast-whirlwind"}
    whirlwinds(scene, "J3")
    said, news = scene.told("sail direction=w by=compass")
    assert said == {"who": "Ann", "field": "J3"}
    assert news == [("news-mast-whirlwind", {"who": "Ann", "field": "J3"})]


def test_a_relocated_whirlwind_breaks_masts_too() -> None:  # CO-8.9
    scene = at_sea(seats=4, dice="wccc", ships="A1 L2 F5 F5")
    scene.act("whirl whirlwind=1 direction=n flight=stop by=die", "end_turn")
    said, news = scene.told("relocate mark=f5")
    assert said == {"who": "Ben", "whirlwind": 1, "at": "L2"}
    assert news == [("news-mast-whirlwind", {"who": "Cas", "field": "F5"}), ("news-mast-whirlwind", {"who": "Dot", "field": "F5"})]
    assert scene.told("leave")[0]["who"] == "Cas"


def test_a_repair_is_told() -> None:  # CO-9.7
    for dice, news in (("sccc", [("news-repaired", {"who": "Ann"})]), ("cccc", [])):
        scene = before_roll()
        damage(scene, 0)
        roll(scene, dice)
        assert scene.told("finish")[1] == news


def test_every_lost_turn_is_told_in_the_order_of_play() -> None:  # CO-3.1, CO-3.2
    scene = before_roll(3)
    scene.act("decline")
    scene.s.misses[2] = scene.s.misses[0] = 1
    assert [said["who"] for _, said in scene.told("decline")[1]] == ["Cas", "Ann"]
    scene = before_roll(2)
    scene.s.misses[0] = scene.s.misses[1] = 2
    assert [said["who"] for _, said in scene.told("decline")[1]] == ["Ben", "Ann", "Ben", "Ann"]


@pytest.mark.parametrize(("barrels", "taken"), [(0, 2), (6, 2), (7, 1), (8, 0)])
def test_no_more_barrels_are_told_than_there_is_room_for(barrels: int, taken: int) -> None:  # CO-3.4, CO-11.2, CO-14.3
    scene = before_roll()
    scene.s.barrels[0] = barrels
    assert scene.told("decline")[0]["barrels"] == taken
    assert scene.s.barrels[0] == barrels + taken


def drawn(scene: Scene, height: int | None = None) -> list[str]:
    console = Console(width=130, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(view.picture(scene.facts, 0), GAME.texts("en"), NAMES, height))
    return capture.get().splitlines()


def on_chart(scene: Scene, name: str) -> str:
    """What is drawn on a field."""
    column, row = "ABCDEFGHIJKLMN".index(name[0]), int(name[1:]) - 1
    return drawn(scene)[3 + row][3 + 4 * column : 7 + 4 * column].strip()


def test_the_terminal_tells_every_ground() -> None:  # CO-2.2, CO-2.7
    scene = before_roll()
    place(scene, "A1 A1 A1")
    whirlwinds(scene, "A2", "A2")
    fields = {"B1": "·", "D1": "~", "F5": "∘", "C3": "▲▲", "I4": "♣♣", "M1": "▒▒▒▒", "N5": "⌂"}
    assert {name: on_chart(scene, name) for name in fields} == fields
    lines = drawn(scene)
    assert sum(line.count("~") for line in lines) == 28  # the calms


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_legend_has_every_sign(language: str) -> None:
    scene = busy()
    emblems = {look(seat).emblem for seat in range(4)}
    signs = {sign for line in drawn(scene) for sign in line if not sign.isalnum() and sign not in " ,×:–"} - emblems
    assert signs >= set("·~∘▲♣▒⌂'@‡†★●○✓↺−") - emblems
    assert signs <= set(GAME.texts(language).say("legend"))


def busy() -> Scene:
    """Ann has played a card, hit two ships, and lost no mast herself; everything that everybody sees is there to be drawn."""
    scene = before_roll(seats=4)
    place(scene, "A1 L2 L2 B1")
    deal(scene, 0, "very_good_winds", "good_weather")
    deal(scene, 1, "carpenter", "carpenter")
    one_is_aged(scene)
    discover(scene, 3)
    scene.s.misses[2] = 1
    damage(scene, 3)
    scene.act("play card=very_good_winds")
    roll(scene, "woco")
    scene.act("whirl whirlwind=1 direction=n flight=stop by=die", "draw_card", "turn_up card=provisions_1")
    return scene


def test_the_terminal_shows_what_everybody_sees() -> None:  # CO-13.2, CO-8.10, CO-13.6, CO-3.9, R27
    side = [line[62:].rstrip() for line in drawn(busy())]
    assert {
        " @1 L2 =●  @2 L7",
        " Discard pile: 2",
        "   1 × 1 barrel of provisions",
        "   1 × Very Good Winds",
        " Event cards: 34 left",
    } <= set(side)
    assert [line for line in side if line.endswith("+1")] == [" + Ann  A1 ‡ +1"]
    assert [line.split("  ")[-1] for line in side if "card" in line and "●" in line] == ["1 card ✓", "2 cards ↺1", "−1", "0 cards"]


def test_whirlwinds_have_their_numbers_on_the_chart() -> None:  # CO-8.1, CO-8.5
    scene = before_roll()
    assert (on_chart(scene, "L3"), on_chart(scene, "L7")) == ("@1", "@2")
    whirlwinds(scene, "L3", "L3")
    assert on_chart(scene, "L3") == "@12"


def test_on_a_low_terminal_the_own_hand_is_shown_before_the_piles() -> None:
    scene = busy()
    full, brief = drawn(scene), drawn(scene, height=22)
    assert any("Good Weather" in line for line in brief)
    assert len(brief) <= 22 < len(full)
    low = drawn(scene, height=15)
    assert any("Good Weather" in line for line in low)
    assert not any("Discard" in line for line in low)


def test_a_whirlwind_is_drawn_beside_damaged_ships_and_no_field_is_too_wide() -> None:  # CO-8.6
    scene = at_sea(dice="wccc", ships="A1 L2 L2")
    scene.act("whirl whirlwind=1 direction=n flight=stop by=die")
    assert [on_chart(scene, name) for name in ("L2", "L7")] == ["=●@1", "@2"]
    whole = before_roll(5)
    damaged = before_roll(5)
    damage(damaged, 0, 1, 2)
    chart = slice(2, 11)
    assert [len(line) for line in drawn(damaged)[chart]] == [len(line) for line in drawn(whole)[chart]]


def test_what_a_disc_brings_is_told() -> None:  # CO-14.3, CO-11.2
    for barrels, taken in ((0, 3), (7, 1), (8, 0)):
        scene = at_sea(dice="occc", ships="A4")
        scene.s.barrels[0] = barrels
        scene.act("look")
        assert scene.told("open_disc disc=isle_3")[0]["barrels"] == taken


def test_weather_of_cards_that_comes_too_early_is_told_to_have_no_effect() -> None:  # CO-6.1
    for card in ("fog_e", "hurricane"):
        scene = at_sea(dice="ocoo", round=1, ships="H6 port port", early_card_weather="off")
        assert not view.picture(scene.facts, 0).weather
        scene.act("draw_card")
        assert scene.told(f"turn_up card={card}")[1] == [("news-no-weather", {})]
        scene = at_sea(dice="ocoo", round=1, ships="H6 port port")
        assert view.picture(scene.facts, 0).weather
        scene.act("draw_card")
        assert ("news-no-weather", {}) not in scene.told(f"turn_up card={card}")[1]


def test_mutiny_and_lost_turns_are_told() -> None:  # CO-3.2, CO-13.4
    scene = at_sea(dice="occc", ships="H4")
    scene.s.barrels[0] = 0
    scene.act("draw_card")
    assert scene.told("turn_up card=mutiny")[1] == [("news-mutiny-misses", {"who": "Ann"})]
    scene.act("end_turn", "decline")
    assert scene.told("decline")[1] == [("news-turn-lost", {"who": "Ann"})]
    assert scene.s.active == 1
    paid = at_sea(dice="occc", ships="H4")
    paid.act("draw_card")
    assert paid.told("turn_up card=mutiny")[1] == []
    assert paid.told("miss_turn") == ({"who": "Ann"}, [])


def test_who_plays_good_weather_is_told() -> None:  # CO-13.9
    scene = at_sea(dice="tccc", ships="J5 port port")
    deal(scene, 1, "carpenter")
    deal(scene, 2, "good_weather")
    scene.act("raise_storm zone=4")
    assert scene.told("let_it_blow", seat=0)[0] == {"who": "Ben", "zone": 4}
    assert scene.told("good_weather", seat=0)[0] == {"who": "Cas", "zone": 4}


def test_the_end_is_told() -> None:  # CO-15.1, CO-15.4
    scene = at_sea(dice="tccc", ships="A1 M5 port")
    discover(scene, 1)
    scene.act("raise_storm zone=5")
    _, news = scene.told("spin direction=e", seat=2)
    assert news == [("news-driven", {"who": "Ben", "from": "M5", "field": "N5"}), ("news-wins", {"who": "Ben"})]
    late = before_roll(round_limit=20, round=20)
    late.act("decline", "decline")
    assert late.told("decline")[1] == [("news-round-limit", {"rounds": 20})]


@pytest.mark.parametrize("seat", [None, SPECTATOR, 0, 1, 2])
def test_a_whole_game_can_be_told_to_anybody(seat: int | None) -> None:
    match = GAME.new(seats=3, seed=8)
    for _ in range(250):
        match.play(match.choice())
    for language in ("en", "de", "nl"):
        lines = match.story(seat, language=language, names=NAMES)
        assert len(lines) > 150
        assert all(line and "{" not in line for line in lines)
        assert any("Ann" in line for line in lines)
