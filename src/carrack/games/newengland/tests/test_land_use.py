"""Carrying out a land-use card (NE-8)."""

from __future__ import annotations

import pytest

from carrack.core.jit import plain
from carrack.core.scene import Scene

from .. import view
from ..content import CARD_SHAPE, KINDS, PLOT_NAMES, SHAPE_PLOTS, Card, Figure, Shape
from ..state import USED
from .by_hand import PICTURES, PLACES
from .positions import GAME, RULES, Rule, in_turn, piece, sound, stand, standing, use, used

LAND_USE = [card.name.lower() for card in Card if card > Card.SHIP]
BLOCK = "C3-C4 D3 D4 E3 E4 C5 D5 E5"  # three by three, a start tile at its left


def places(scene: Scene) -> set[frozenset[str]]:
    """The sets of plots that may be chosen for the card, as the screens name them."""
    out = list[frozenset[str]]()
    for act in scene.legal:
        kind, _ = GAME.actions.args(GAME.actions.read(act))
        _, args = GAME.actions.message(GAME.actions.read(act))
        out.append(frozenset(str(view.details(scene.facts, kind.name, args)["plots"]).split(", ")))
    assert len(out) == len(set(out))  # every set once
    return set(out)


def spot(scene: Scene, plots: str) -> str:
    """The act that chooses these plots, legal or not."""
    wanted = ", ".join(sorted(plots.split(), key=PLOT_NAMES.index))
    first = wanted.split(",")[0]
    for facing in range(8):
        if view.story.chosen_plots(scene.facts, facing, first) == wanted:
            return f"shape_spot facing={facing} plot={first.lower()}"
    raise AssertionError(f"{plots} is not the shape of the card")


def sets(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split()) for text in texts}


# --- NE-8.1 -------------------------------------------------------------------------------------
def test_own_unused_land_of_the_terrain_in_the_shape() -> None:  # NE-8.1
    land = {0: "S C3-C4 D3 D4 E3 / F C5-D5", 1: "S G3-H3 G4 H4"}
    scene = in_turn(land=land, offer="s_o4 s_l3", token=1)
    use(scene, "E3")
    scene.act("buy_execute card=s_o4")
    assert places(scene) == sets("C3 C4 D3 D4")
    assert scene.refused(spot(scene, "D3 E3 D4 E4")) == Rule.NE_8_1B  # E4 is empty
    assert scene.refused(spot(scene, "C4 D4 C5 D5")) == Rule.NE_8_1B  # fields
    assert scene.refused(spot(scene, "G3 H3 G4 H4")) == Rule.NE_8_1B  # a rival's
    assert scene.refused("shape_spot facing=0 plot=k3") == Rule.NE_8_1  # over the edge
    assert scene.refused("shape_spot facing=1 plot=c3") == Rule.NE_8_1  # a square has one facing


@pytest.mark.parametrize("shape", list(PICTURES))
@pytest.mark.parametrize("mirrored", [False, True])
def test_all_places_of_a_shape(shape: str, mirrored: bool) -> None:  # NE-8.1, NE-8.2
    """The tables hold what a pencil finds: quarter turns, and mirror images only by option."""
    scene = in_turn(mirror_shapes="on" if mirrored else "off")
    card = next(card for card in Card if card > Card.SHIP and CARD_SHAPE[card] == Shape[shape.upper()])
    scene.s.pending, scene.s.phase = piece(card.name), 12
    named = list[frozenset[str]]()
    for facing in range(8 if mirrored else 4):
        for name in PLOT_NAMES:
            plots = view.story.chosen_plots(scene.facts, facing, name)
            if plots != "–":
                assert plots.split(", ")[0] == name
                named.append(frozenset(plots.split(", ")))
    assert len(named) == len(set(named))
    assert set(named) == PLACES[shape, mirrored]
    counts = {"d2": 176, "l3": 317, "i3": 156, "o4": 79, "i4": 136, "t4": 282, "s4": 141, "l4": 281}
    doubled = mirrored and shape in ("s4", "l4")
    assert len(named) == counts[shape] * (2 if doubled else 1)


def test_the_cards() -> None:  # NE-8.8, NE-8.6
    """No card asks for more than four plots; the list of cards row by row."""
    rows = {name: (KINDS[Card[name.upper()]].copies, KINDS[Card[name.upper()]].points) for name in LAND_USE}
    assert rows == {
        "s_d2": (2, 3),
        "s_l3": (3, 5),
        "s_o4": (3, 8),
        "f_d2": (3, 3),
        "f_l3": (2, 5),
        "f_i3": (1, 6),
        "f_i4": (2, 10),
        "g_d2": (3, 3),
        "g_l3": (1, 5),
        "g_i3": (1, 6),
        "g_t4": (1, 8),
        "g_s4": (1, 9),
        "g_l4": (1, 8),
    }
    for name in LAND_USE:
        kind = KINDS[Card[name.upper()]]
        assert (kind.terrain, kind.shape) == ("sfg".index(name[0]), Shape[name[2:].upper()])
    assert [int(SHAPE_PLOTS[shape]) for shape in Shape] == [2, 3, 3, 4, 4, 4, 4, 4]
    assert max(SHAPE_PLOTS) == 4


# --- NE-8.2 -------------------------------------------------------------------------------------
def test_a_zigzag_is_turned_but_not_mirrored() -> None:  # NE-8.2
    land = {0: "G C3-D3 D2 E2 / S A9-B9"}
    scene = in_turn(land=land, offer="g_s4")
    scene.act("buy_execute card=g_s4")
    assert places(scene) == sets("C3 D3 D2 E2")
    mirror = {0: "G C2-D2 D3 E3"}
    scene = in_turn(land=mirror, offer="g_s4")
    assert scene.refused("buy_execute card=g_s4") == Rule.NE_6_7
    scene = in_turn(land=mirror, offer="g_s4", mirror_shapes="on")
    scene.act("buy_execute card=g_s4")
    assert places(scene) == sets("C2 D2 D3 E3")
    assert scene.legal[0].startswith("shape_spot facing=4")


def test_the_mirror_image_is_refused_by_name() -> None:  # NE-8.2
    scene = in_turn(land={0: "G C3-C4 C5 D5 B5"}, offer="g_l4")
    scene.act("buy_execute card=g_l4")
    assert places(scene) == sets("C3 C4 C5 D5")
    assert scene.refused(spot(scene, "C3 C4 C5 B5")) == Rule.NE_8_2
    scene = in_turn(land={0: "G C3-C4 C5 D5 B5"}, offer="g_l4", mirror_shapes="on")
    scene.act("buy_execute card=g_l4")
    assert places(scene) == sets("C3 C4 C5 D5", "C3 C4 C5 B5")


def test_quarter_turns() -> None:  # NE-8.2
    scene = in_turn(land={0: "F C3-C4 / S E3-E4 F3 F4 G3 G4"}, offer="s_l3")
    scene.act("buy_execute card=s_l3")
    assert places(scene) == sets("E3 E4 F3", "E3 E4 F4", "F3 F4 G3", "F3 F4 G4", "F3 G3 G4", "F4 G3 G4")


# --- NE-8.3 -------------------------------------------------------------------------------------
def test_a_start_tile_is_used_whole_or_not_at_all() -> None:  # NE-8.3
    scene = in_turn(land={0: f"G {BLOCK}"}, offer="g_d2 g_i3 g_l3", token=1, money=30)
    scene.act("buy_execute card=g_i3")
    assert places(scene) == sets("C3 C4 C5", "D3 D4 D5", "E3 E4 E5", "C5 D5 E5")
    assert scene.refused(spot(scene, "C3 D3 E3")) == Rule.NE_8_3
    scene.act(spot(scene, "D3 D4 D5"))
    assert used(scene) == ["D3", "D4", "D5"]
    scene.act("buy_execute card=g_d2")
    assert places(scene) == sets("C3 C4", "E3 E4", "E4 E5")
    assert scene.refused(spot(scene, "C4 C5")) == Rule.NE_8_3


def test_a_start_tile_counts_two_plots() -> None:  # NE-8.3, NE-8.5
    scene = in_turn(land={0: "F C3-D3 E3 F3"}, offer="f_i4")
    scene.act("buy_execute card=f_i4", "shape_spot facing=0 plot=c3")
    assert used(scene) == ["C3", "D3", "E3", "F3"]
    sound(scene)


# --- NE-8.4 -------------------------------------------------------------------------------------
def test_a_barn_cannot_be_cleared_away() -> None:  # NE-8.4, NE-10.3
    scene = in_turn(land={0: "S C3-C4 D3 D4"}, figures={0: "barn D4"}, offer="s_o4 s_l3")
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    scene.act("buy_execute card=s_l3")
    assert places(scene) == sets("C3 C4 D3")
    assert scene.refused(spot(scene, "C3 C4 D4")) == Rule.NE_8_4


def test_a_barn_on_a_start_tile_closes_both_plots() -> None:  # NE-8.4, NE-10.3, NE-9.2
    scene = in_turn(land={0: "S C3-C4 D3 D4"}, offer="s_o4 s_d2 barn", token=1)
    scene.act("buy_execute card=barn", "figure_tile plot=c3")
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    scene.act("buy_execute card=s_d2")
    assert places(scene) == sets("D3 D4")
    assert scene.refused(spot(scene, "C3 C4")) == Rule.NE_8_4
    sound(scene)


def test_pilgrims_and_ships_step_aside_first() -> None:  # NE-8.4, NE-11.5
    scene = in_turn(land={0: "S C1-D1 E1 / F G1-H1"}, figures={0: "pilgrim E1, ship C1"}, offer="s_d2 f_i3")
    stand_at = standing(scene, Figure.SHIP)
    assert stand_at == ["C1"]
    scene.act("buy_execute card=s_d2")
    assert places(scene) == sets("C1 D1")
    scene.act(spot(scene, "C1 D1"))
    assert (scene.phase, used(scene)) == ("RESEAT", [])
    assert scene.legal == ["reseat plot=e1", "reseat plot=g1"]  # E1 carries a pilgrim
    scene.act("reseat plot=g1")
    assert used(scene) == ["C1", "D1"]
    assert standing(scene, Figure.SHIP) == ["G1"]
    assert standing(scene, Figure.PILGRIM) == ["E1"]
    sound(scene)


# --- NE-8.5 to NE-8.7 ---------------------------------------------------------------------------
@pytest.mark.parametrize("name", LAND_USE)
def test_every_card_flips_its_plots_and_scores(name: str) -> None:  # NE-8.5, NE-8.6, NE-14.1
    letter, shape = name[0].upper(), name[2:]
    scene = in_turn(land={0: f"{letter} C3-D3 E3 F3 E4 F4 E5 F5 F2 G2 E6"}, offer=name, token=2)
    scene.act(f"buy_execute card={name}")
    chosen = sorted(places(scene), key=sorted)[0]
    scene.act(spot(scene, " ".join(chosen)))
    assert frozenset(used(scene)) == chosen
    assert len(chosen) == int(SHAPE_PLOTS[Shape[shape.upper()]])
    assert scene.s.cards[0, Card[name.upper()]] == 1
    assert scene.scores == [KINDS[Card[name.upper()]].points, 0, 0, 0]
    assert (scene.phase, scene.s.pending, scene.s.money[0]) == ("TURN", -1, 10)
    sound(scene)


def test_used_tiles_stay_used() -> None:  # NE-8.5, NE-8.7
    scene = in_turn(land={0: "S C3-C4 D3 D4"}, offer="s_d2 s_d2 pilgrim s_o4", token=1, money=30)
    scene.act("buy_execute card=s_d2", spot_after(scene, "s_d2", "C3 C4"))
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    scene.act("buy_execute card=s_d2")
    assert places(scene) == sets("D3 D4")
    assert scene.refused(spot(scene, "C3 C4")) == Rule.NE_8_7
    scene.act(spot(scene, "D3 D4"))
    assert used(scene) == ["C3", "D3", "C4", "D4"]
    assert scene.scores[0] == 6


def spot_after(scene: Scene, name: str, plots: str) -> str:
    """The act that chooses these plots, once the card is bought."""
    other = in_turn()
    other.s = GAME.twin.frombytes(scene.s.tobytes())
    other.act(f"buy_execute card={name}")
    return spot(other, plots)


def test_used_tiles_carry_no_figure() -> None:  # NE-8.7
    scene = in_turn(land={0: "S C3-C4 D3"}, offer="pilgrim barn ship", token=1)
    use(scene, "C3")
    scene.act("buy_execute card=pilgrim")
    assert scene.refused("figure_tile plot=c3") == Rule.NE_8_7
    assert scene.refused("figure_tile plot=d3") == 0


def test_used_flags_never_go_back() -> None:  # NE-8.7, NE-8.6
    match = GAME.new(seats=3, seed=21)
    flags, cards = set[int](), [[0] * 16] * 4
    while not match.over:
        match.play(match.choice())
        f = match.facts()
        now = {i for i, ground in enumerate(f.ground) if ground >= USED}
        assert flags <= now
        assert all(a <= b for was, held in zip(cards, f.cards, strict=True) for a, b in zip(was, held, strict=True))
        flags, cards = now, f.cards
    assert flags


def test_what_can_be_carried_out_is_found_again_after_each_act() -> None:  # NE-6.7, NE-8.1
    scene = in_turn(land={0: "S C3-C4 D3"}, offer="settlement s_o4", token=1)
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    scene.act("buy_land terrain=settlement", "land_plot plot=d4")
    assert scene.refused("buy_execute card=s_o4") == 0
    stand(scene, 0, "barn D4")
    plain(RULES.go_on)(scene.s)
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    sound(scene)
