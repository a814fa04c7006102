"""Moving pilgrims and ships (NE-11), also against what is tried by hand."""

from __future__ import annotations

import random

import pytest

from carrack.core.jit import plain
from carrack.core.scene import Scene

from .. import view
from ..content import PLOT_NAMES, Card, Figure
from ..state import UNUSED, USED
from . import by_hand
from .positions import (
    GAME,
    RULES,
    Rule,
    chosen,
    in_turn,
    lay,
    piece,
    plot,
    put_on_offer,
    sound,
    stand,
    standing,
    use,
    used,
)


# --- NE-11 --------------------------------------------------------------------------------------
def test_figures_move_on_demand_only() -> None:  # NE-11.1
    scene = in_turn(land={0: "S C1-D1 E1"}, figures={0: "pilgrim C1, ship E1"}, offer="field")
    assert not any(act.startswith("reseat") for act in scene.legal)
    assert scene.refused("reseat plot=c9") == Rule.NOT_NOW
    scene = in_turn(land={0: "S C1-D1 E1"}, figures={0: "pilgrim E1"}, offer="s_d2")
    scene.act("buy_execute card=s_d2", "shape_spot facing=0 plot=c1")
    assert scene.phase == "TURN"  # nobody stood on it: nobody moves
    assert standing(scene, Figure.PILGRIM) == ["E1"]


def test_the_seating_test() -> None:  # NE-11.2
    # four open tiles: C1-D1, C2, C9-D9, E9-F9
    land = {0: "S C1-D1 C2"}
    scene = in_turn(land=land, figures={0: "ship C1, pilgrim C9"}, offer="s_d2 s_l3 barn")
    assert scene.refused("buy_execute card=s_d2") == Rule.NE_6_7  # the ship would lack a berth
    assert scene.refused("buy_execute card=s_l3") == Rule.NE_6_7
    scene.act("buy_execute card=barn")
    assert scene.refused("figure_tile plot=c1") == Rule.NE_11_2
    assert chosen(scene, "figure_tile") == ["C2", "C9", "E9"]
    lone = in_turn(land={0: "S C3-C4 C5 C6"}, figures={0: "pilgrim C9, pilgrim E9"}, offer="s_d2 s_l3")
    assert lone.refused("buy_execute card=s_d2") == 0


def test_no_figure_comes_where_no_tile_is_to_spare() -> None:  # NE-11.2, NE-11.3, NE-6.7
    # three open tiles, one of them coastal, and a pilgrim on each
    scene = in_turn(land={0: "S C1-D1"}, figures={0: "pilgrim C1, pilgrim C9, pilgrim E9"}, offer="pilgrim barn ship")
    for name in ("pilgrim", "barn", "ship"):
        assert scene.refused(f"buy_execute card={name}") == Rule.NE_6_7


def test_a_spot_that_leaves_no_seats_is_refused() -> None:  # NE-11.2
    # one tile to spare: the start tile is one tile, two single tiles are two
    scene = in_turn(land={0: "S C3-C4 D4 D5"}, figures={0: "pilgrim C3, pilgrim D4, pilgrim D5, pilgrim C9"}, offer="s_d2")
    scene.act("buy_execute card=s_d2")
    assert scene.legal == ["shape_spot facing=1 plot=c3"]
    assert scene.refused("shape_spot facing=1 plot=d4") == Rule.NE_11_2
    scene.act("shape_spot facing=1 plot=c3")
    assert chosen(scene, "reseat") == ["E9"]


def test_a_spot_that_leaves_no_berth_is_refused() -> None:  # NE-11.2
    land = {0: "S C1-D1 D2 D3"}
    scene = in_turn(land=land, figures={0: "ship C1"}, offer="s_d2")
    scene.act("buy_execute card=s_d2")
    assert scene.refused("shape_spot facing=0 plot=c1") == Rule.NE_11_2
    assert scene.legal == ["shape_spot facing=1 plot=d2"]


def test_which_tiles_may_be_wanted() -> None:  # NE-11.3
    land = {0: "S C1-D1 E1 F1 / F A4-B4 C4"}
    figures = {0: "pilgrim C1, ship E1, barn F1, pilgrim A4"}
    expected = {"pilgrim": ["C4", "E9"], "barn": ["C1", "E1", "A4", "C4", "E9"], "ship": ["C1"]}
    for name, tiles in expected.items():
        scene = in_turn(land=land, figures=figures, offer=name)
        scene.act(f"buy_execute card={name}")
        assert chosen(scene, "figure_tile") == tiles
        assert scene.refused("figure_tile plot=f1") == Rule.NE_10_3


def test_a_ship_sends_a_pilgrim_away() -> None:  # NE-11.3, NE-11.4
    scene = in_turn(land={0: "S C1-D1"}, figures={0: "pilgrim C1"}, offer="ship")
    scene.act("buy_execute card=ship", "figure_tile plot=c1")
    assert standing(scene, Figure.SHIP) == []  # not before the pilgrim is seated
    assert chosen(scene, "reseat") == ["C9", "E9"]
    scene.act("reseat plot=c9")
    assert (standing(scene, Figure.SHIP), standing(scene, Figure.PILGRIM)) == (["C1"], ["C9"])
    sound(scene)


def test_a_barn_sends_a_ship_away_which_sends_a_pilgrim_away() -> None:  # NE-11.4
    scene = in_turn(land={0: "S C1-D1 E1"}, figures={0: "ship C1, pilgrim E1"}, offer="barn")
    scene.act("buy_execute card=barn", "figure_tile plot=c1")
    assert chosen(scene, "reseat") == ["E1"]
    scene.act("reseat plot=e1")
    assert standing(scene, Figure.SHIP) == ["E1"]
    assert chosen(scene, "reseat") == ["C9", "E9"]
    scene.act("reseat plot=e9")
    assert [standing(scene, figure) for figure in (Figure.PILGRIM, Figure.BARN, Figure.SHIP)] == [["E9"], ["C1"], ["E1"]]
    sound(scene)


def test_ships_first_then_pilgrims_by_their_plots() -> None:  # NE-11.4
    land = {0: "G C1-D1 E1 E2 / F G1-H1 I1 J1 G2 / S K5-K6"}
    figures = {0: "pilgrim C1, ship E1, pilgrim E2, pilgrim G1"}
    scene = in_turn(land=land, figures=figures, offer="g_l4 g_t4 g_i3", token=1, mirror_shapes="on")
    scene.act("buy_execute card=g_l4")
    (act,) = scene.legal
    scene.act(act)
    lifted = [PLOT_NAMES[i] for i in scene.s.lifted.tolist()[: scene.s.lifted_figures]]
    assert (lifted, scene.s.lifted_ships) == (["E1", "C1", "E2"], 1)
    assert chosen(scene, "reseat") == ["G1", "I1", "J1", "K5"]  # the ship
    scene.act("reseat plot=g1")  # its pilgrim joins the end of the queue
    lifted = [PLOT_NAMES[i] for i in scene.s.lifted.tolist()[: scene.s.lifted_figures]]
    assert lifted == ["E1", "C1", "E2", "G1"]
    assert chosen(scene, "reseat") == ["I1", "J1", "G2", "K5"]
    scene.act("reseat plot=i1", "reseat plot=j1", "reseat plot=g2")
    assert standing(scene, Figure.PILGRIM) == ["I1", "J1", "G2"]
    assert used(scene) == ["C1", "D1", "E1", "E2"]
    sound(scene)


def test_figures_are_lifted_from_the_first_plot_to_the_last() -> None:  # NE-11.4
    scene = in_turn(land={0: "G C5-D5 C6 C7 D6"}, figures={0: "pilgrim C5, pilgrim C6"}, offer="g_l4", mirror_shapes="on")
    scene.act("buy_execute card=g_l4")
    (act,) = scene.legal
    scene.act(act)
    # one in the northern half of the board, one in the southern
    assert [PLOT_NAMES[i] for i in scene.s.lifted.tolist()[: scene.s.lifted_figures]] == ["C5", "C6"]


def test_a_card_takes_effect_when_all_are_seated() -> None:  # NE-11.5
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "pilgrim C3"}, offer="s_d2", token=3)
    points = scene.scores[0]
    scene.act("buy_execute card=s_d2")
    assert (scene.s.money[0], scene.s.pending, scene.s.on_offer[piece("s_d2")]) == (9, piece("s_d2"), 0)
    sound(scene)
    scene.act("shape_spot facing=1 plot=c3")
    assert (scene.phase, used(scene), scene.scores[0], scene.s.cards[0, Card.S_D2]) == ("RESEAT", [], points, 0)
    assert standing(scene, Figure.PILGRIM) == []
    assert scene.s.cards[0, Card.PILGRIM] == 1  # still his
    for seat in (-1, 1, 3):
        known = scene.known_to(seat)
        assert (known.pending, known.wanted.tolist(), known.lifted_figures) == (piece("s_d2"), scene.s.wanted.tolist(), 1)
    sound(scene)
    scene.act("reseat plot=c9")
    assert (scene.phase, used(scene), scene.scores[0]) == ("TURN", ["C3", "C4"], points + 3)
    assert (scene.s.pending, scene.s.lifted_figures, scene.s.reseated) == (-1, 0, 0)


def test_a_stored_card_is_pending_too() -> None:  # NE-11.5
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, stored="pilgrim")
    scene.act("execute_stored card=pilgrim")
    assert (scene.s.pending, scene.s.stored_cards[0], scene.s.cards[0, Card.PILGRIM]) == (piece("pilgrim"), 0, 0)
    sound(scene)


# --- By brute force -----------------------------------------------------------------------------
def crowded(seed: int) -> Scene:
    """A position at random: land that grew, used tiles, figures on many of the others."""
    dice = random.Random(seed)
    start = dice.choice(("S C1-D1 / F J4-K4 / G G5-G6", "S J2-J3 / F C1-C2 / G K5-K6", "S E1-F1 / F A4-B4 / G J5-K5"))
    scene = in_turn(land={0: start}, mirror_shapes=dice.choice(("off", "on")))
    for _ in range(dice.randrange(4, 22)):
        letter = dice.choice("SFG")
        free = sorted(by_hand.room(scene.s, 0, "SFG".index(letter)))
        if free:
            lay(scene, 0, f"{letter} {dice.choice(free)}")
    mine = [t for t in by_hand.tiles(scene.s) if t.owner == 0]
    dice.shuffle(mine)
    crowd = dice.random()
    for t in mine:
        if dice.random() < 0.15:
            use(scene, t.plots[0])
        elif dice.random() < crowd:
            name = dice.choice(("pilgrim", "pilgrim", "barn", "ship", "ship"))
            if scene.s.stack[Card[name.upper()]] and (name != "ship" or t.coastal):
                stand(scene, 0, f"{name} {t.plots[0]}")
    stack = [card.name.lower() for card in Card if scene.s.stack[card]]
    put_on_offer(scene, " ".join(dice.sample(stack, 9)))
    plain(RULES.go_on)(scene.s)
    return sound(scene)


@pytest.mark.parametrize("seed", range(40))
def test_carrying_out_as_tried_by_hand(seed: int) -> None:  # NE-11.2, NE-11.3, NE-11.4, NE-8.1, NE-8.3
    """Every spot that seats all figures is on offer, no other is, and whatever is chosen then, everybody finds a seat."""
    scene, dice = crowded(seed), random.Random(seed)
    cards = [card for card in Card if scene.s.on_offer[3 + card]]
    for card in cards:
        why = scene.refused(f"buy_execute card={card.name.lower()}")
        assert why == (0 if by_hand.carries_out(scene.s, 0, card) else Rule.NE_6_7)
    able = [card for card in cards if scene.s.can_carry_out >> card & 1]
    if not able:
        return
    before = scene.s.tobytes()
    for card in dice.sample(able, min(3, len(able))):
        scene.s = GAME.twin.frombytes(before)
        carry_out_at_random(scene, card, dice)


def carry_out_at_random(scene: Scene, card: Card, dice: random.Random) -> None:
    """Buy a card, and choose anything that is legal until it has taken effect."""
    scene.act(f"buy_execute card={card.name.lower()}")
    if card < 3:
        assert set(chosen(scene, "figure_tile")) == by_hand.figure_tiles(scene.s, 0, card)
    else:
        plots = set[frozenset[str]]()
        for act in scene.legal:
            _, args = GAME.actions.message(GAME.actions.read(act))
            plots.add(frozenset(view.story.chosen_plots(scene.facts, int(args["facing"]), str(args["plot"])).split(", ")))
        assert plots == by_hand.shape_sets(scene.s, 0, card)
        assert len(plots) == len(scene.legal)
    scene.act(dice.choice(scene.legal))
    while scene.phase == "RESEAT":
        wanted = set(view.board.plots_of(*scene.s.wanted.tolist()))
        assert wanted
        assert set(chosen(scene, "reseat")) == by_hand.reseats(scene.s, wanted)
        scene.act(dice.choice(scene.legal))
        sound(scene)
    assert (scene.phase, scene.s.cards[0, card] > 0) == ("TURN", True)
    sound(scene)


def test_invariants_notice_what_is_wrong() -> None:  # NE-9.2, NE-7.5, NE-8.7, NE-10.4, NE-10.11, NE-11.2
    def fault(change: str) -> int:
        scene = in_turn(land={0: "S C1-D1 E1 / F A4-B4"}, figures={0: "ship C1, pilgrim E1, barn A4"}, offer="field pilgrim")
        s = scene.s
        assert plain(RULES.broken)(s) == 0
        exec(change, {"s": s, "at": plot, "lay": lay, "scene": scene, "USED": USED, "UNUSED": UNUSED})
        return int(plain(RULES.broken)(s))

    assert fault("s.figure[at('D1')] = 1") == 91  # the second plot of a start tile
    assert fault("s.figure[at('E1')] = 0") == 92  # a pilgrim is lost
    assert fault("s.ground[at('C1')] += USED - UNUSED") == 81  # used, but not closed
    assert fault("lay(scene, 0, 'S H5')") == 77  # not connected
    assert fault("s.stored_cards[0] += 2") == 104
    assert fault("s.bag[0] -= 1") == 15
    assert fault("s.money[1] = -1") == 62
    assert fault("s.owner[at('E1')] = 1") == 71
