"""Set-up (NE-1) and the laying rounds (NE-2)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import BONUS, BOX, COASTAL_PLOTS, FAMILIES, KINDS, PLOT_NAMES, PRESET, SECOND, Card, Figure
from ..view.board import may_hold
from .by_hand import BOARD, COAST, around, beside, pairs
from .positions import GAME, Rule, announcing, fill_offer, in_turn, laying, set_up, sound, take_turn

APART = ["A4-A5", "K5-K6", "F1-G1", "F8-F9", "G6-H6", "C6-C7", "D4-E4", "G3-G4", "J1-J2", "I9-J9", "C9-D9", "A1-A2"]
FULL_STRICT = ["B2-B3", "D2-E2", "H2-I2", "J4-K4", "F5-G5", "B6-C6", "J7-J8", "F8-G8", "B9-C9"]  # no room for a tenth, R-3
FULL_EDGES = ["F1-G1", "B2-C2", "I2-I3", "B4-B5", "E4-F4", "K4-K5", "G6-H6", "D7-D8", "A8-B8", "G8-G9", "J8-K8"]  # none for a twelfth
TERRAINS = ("settlement", "field", "pasture")


def spot(text: str) -> str:
    """The act that lays a start tile on two plots."""
    one, two = text.split("-")
    return f"start_spot lie={'across' if one[1] == two[1] else 'down'} plot={one.lower()}"


def lay_out(scene: Scene, spots: list[str]) -> None:
    """Start tiles are laid on these spots: settlements in the first laying round, then fields, then pastures."""
    for i, text in enumerate(spots):
        scene.act(f"start_terrain terrain={TERRAINS[i // scene.s.seats]}", spot(text))


def allowed(scene: Scene) -> set[tuple[str, str]]:
    """The spots that are on offer for the start tile in hand."""
    out = set[tuple[str, str]]()
    for act in scene.legal:
        lie, name = act.split("lie=")[1].split(" plot=")
        i = PLOT_NAMES.index(name.upper())
        out.add((PLOT_NAMES[i], PLOT_NAMES[SECOND[int(lie == "down"), i]]))
    return out


def covered(scene: Scene, seat: int | None = None, terrain: int | None = None) -> set[str]:
    """Plots with start tiles."""
    return {
        name
        for i, name in enumerate(BOARD)
        if scene.s.ground[i] and seat in (None, scene.s.owner[i]) and terrain in (None, scene.s.ground[i] - 1)
    }


# --- NE-1 ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4])
def test_the_material_is_the_same_for_three_and_four(seats: int) -> None:  # NE-1.1, NE-1.5, NE-1.6, NE-1.7
    assert list(GAME.seats) == [3, 4]
    scene = sound(set_up(seats))
    s = scene.s
    assert s.bag.tolist() == [20, 20, 20]
    assert s.stack.tolist() == [13, 11, 10, 2, 3, 3, 3, 2, 1, 2, 3, 1, 1, 1, 1, 1]
    assert (sum(s.bag.tolist()), sum(s.stack.tolist())) == (60, 58)
    assert s.money.tolist() == [12] * seats + [0] * (4 - seats)
    assert s.start_tile.tolist() == [[-1] * 3] * 4
    assert set(s.owner.tolist()) == {-1}
    assert set(s.figure.tolist()) == {Figure.NONE}
    assert s.cards.tolist() == s.stored.tolist() == [[0] * 16] * 4
    assert s.removed.tolist() == [0] * 19
    assert scene.scores == [0] * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:  # NE-1.1
    with pytest.raises(ValueError, match="3 to 4 seats"):
        GAME.new(seats=seats)


def test_the_board() -> None:  # NE-1.2
    assert list(PLOT_NAMES) == BOARD
    assert len(BOARD) == 98
    assert [PLOT_NAMES.index(name) for name in ("A1", "J1", "A2", "K2", "K9")] == [0, 9, 10, 20, 97]
    assert {PLOT_NAMES[i] for i in COASTAL_PLOTS} == COAST
    assert sorted(COAST) == [*(f"{c}1" for c in "ABCDEFGHIJ"), *(f"K{r}" for r in range(2, 10))]


def test_offer_spaces() -> None:  # NE-1.3
    assert [may_hold(space) for space in range(9)] == ["land"] * 3 + ["either"] * 3 + ["card"] * 3
    for n in (3, 4, 5, 6):
        scene = announcing()
        scene.act(f"announce land={n}")
        fill_offer(scene)
        assert [one < 3 for one in scene.s.offer.tolist()[:9]] == [True] * n + [False] * (9 - n)


def test_ten_tokens_lie_in_the_row() -> None:  # NE-1.4
    scene = announcing()
    assert scene.s.token.tolist() == [0] * 4
    scene.act("announce land=3")
    fill_offer(scene)
    assert scene.legal == [f"take_token token={n}" for n in range(1, 11)]


def test_bag_and_stack_are_mixed() -> None:  # NE-1.5, NE-4.3
    scene = announcing()
    scene.act("announce land=3")
    assert scene.outcomes == {f"draw_land terrain={name}": 20 for name in TERRAINS}
    scene.act("draw_land terrain=field")
    assert scene.outcomes["draw_land terrain=field"] == 19
    scene.act("draw_land terrain=field", "draw_land terrain=pasture")
    assert scene.outcomes == {f"draw_card card={card.name.lower()}": KINDS[card].copies for card in Card}


def test_the_general_supply() -> None:  # NE-1.6
    assert [KINDS[card].copies for card in (Card.PILGRIM, Card.BARN, Card.SHIP)] == [13, 11, 10]
    assert BONUS.tolist() == [4, 3, 2]
    assert BOX.sum() == 118


def test_every_family_has_three_start_tiles_and_public_money() -> None:  # NE-1.7
    assert FAMILIES == ("Annable", "Howland", "Palmer", "Winslow")
    scene = laying()
    assert scene.legal == [f"start_terrain terrain={name}" for name in TERRAINS]
    for seat in (-1, 0, 1, 2, 3):
        assert scene.known_to(seat).money.tolist() == [12, 12, 12, 12]


def test_the_bank_never_runs_out() -> None:  # NE-1.8
    scene = in_turn(figures={0: "pilgrim A9"}, money=178)
    for seat in (1, 2, 3):
        scene.s.money[seat] = 180
    scene.act("end_turn")
    assert scene.s.money.tolist() == [183, 180, 180, 180]
    sound(scene)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_start_player(seats: int) -> None:  # NE-1.9
    assert set_up(seats, first_player="random").outcomes == {f"first_player seat={p}": 1 for p in range(seats)}
    for seat in range(seats):
        scene = set_up(seats, first_player=str(seat), start_layout="preset")
        assert scene.outcomes == {f"first_player seat={seat}": 1}
        scene.act(f"first_player seat={seat}")
        assert (scene.s.first, scene.s.actor, scene.s.round_number, scene.phase) == (seat, seat, 1, "ANNOUNCE")


def test_there_is_no_seat_3_among_three() -> None:  # NE-1.9
    with pytest.raises(ValueError, match="first_player"):
        set_up(3, first_player="3")


# --- NE-2 ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "order", "seats_in_order"),
    [
        (4, "counterclockwise", [1, 0, 3, 2]),
        (4, "clockwise", [1, 2, 3, 0]),
        (3, "counterclockwise", [1, 0, 2]),
        (3, "clockwise", [1, 2, 0]),
    ],
)
def test_three_laying_rounds(seats: int, order: str, seats_in_order: list[int]) -> None:  # NE-2.1, NE-2.2
    scene = set_up(seats, first_player="2", placement_order=order)
    scene.act("first_player seat=2")
    who = list[int]()
    for i in range(3 * seats):
        assert (scene.phase, scene.s.round_number) == ("START_TERRAIN", 0)
        who.append(scene.s.actor)
        scene.act(f"start_terrain terrain={TERRAINS[i // seats]}", spot(APART[i]))
        sound(scene)
    assert who == seats_in_order * 3
    assert (scene.phase, scene.s.actor, scene.s.round_number) == ("ANNOUNCE", 2, 1)
    assert scene.s.laid == 3 * seats


def test_each_start_tile_is_laid_once_in_any_order() -> None:  # NE-2.1
    scene = laying(3)
    scene.act("start_terrain terrain=pasture", spot("A1-A2"))
    assert scene.s.owner[0] == 2
    scene.act("start_terrain terrain=field", spot("C9-D9"), "start_terrain terrain=field", spot("J1-J2"))
    assert scene.s.actor == 2
    assert scene.refused("start_terrain terrain=pasture") == Rule.NE_2_1
    assert scene.legal == ["start_terrain terrain=settlement", "start_terrain terrain=field"]
    assert scene.refused("announce land=3") == Rule.NOT_NOW


def test_a_start_tile_covers_two_adjacent_free_plots() -> None:  # NE-2.3
    scene = laying()
    scene.act("start_terrain terrain=settlement")
    assert allowed(scene) == set(pairs())
    assert len(scene.legal) == 176
    for lie, name in (("across", "k5"), ("across", "j1"), ("down", "a9"), ("down", "k9")):
        assert scene.refused(f"start_spot lie={lie} plot={name}") == Rule.NE_2_3
    scene.act(spot("D4-E4"))
    assert [scene.s.ground[PLOT_NAMES.index(name)] for name in ("C4", "D4", "E4", "F4", "D5")] == [0, 1, 1, 0, 0]
    assert scene.s.start_tile[3, 0] == PLOT_NAMES.index("D4")
    scene.act("start_terrain terrain=pasture")
    for text in ("D4-E4", "C4-D4", "E4-F4", "D3-D4", "E4-E5"):
        assert scene.refused(spot(text)) == Rule.NE_2_3B
    scene.act(spot("H2-H3"))
    assert scene.s.start_tile[2, 2] == PLOT_NAMES.index("H2") + 98
    sound(scene)


@pytest.mark.parametrize("touch", ["strict", "edges"])
@pytest.mark.parametrize("laid", [1, 4, 7, 11])
def test_start_tiles_keep_apart(touch: str, laid: int) -> None:  # NE-2.4
    scene = laying(start_touch=touch)
    lay_out(scene, APART[:laid])
    scene.act(f"start_terrain terrain={TERRAINS[laid // 4]}")
    near = around if touch == "strict" else beside
    tiles = covered(scene)
    assert allowed(scene) == {(a, b) for a, b in pairs() if not tiles & ({a, b} | near(a) | near(b))}


def test_start_tiles_of_one_family_keep_apart_too() -> None:  # NE-2.4
    scene = laying(3)
    lay_out(scene, ["D4-E4", "A1-A2", "K8-K9"])
    assert scene.s.actor == scene.s.owner[PLOT_NAMES.index("D4")] == 2
    scene.act("start_terrain terrain=pasture")
    for text in ("D5-E5", "F4-G4", "F3-G3", "C3-C2", "B5-C5"):
        one, two = sorted(text.split("-"), key=PLOT_NAMES.index)
        assert scene.refused(spot(f"{one}-{two}")) == Rule.NE_2_4
    assert scene.refused(spot("D6-E6")) == 0


def test_without_a_spot_corners_may_touch() -> None:  # NE-2.5
    scene = laying()
    lay_out(scene, FULL_STRICT)
    tiles = covered(scene)
    assert not [(a, b) for a, b in pairs() if not tiles & ({a, b} | around(a) | around(b))]
    scene.act("start_terrain terrain=pasture")
    assert scene.s.apart == 1
    expected = {(a, b) for a, b in pairs() if not tiles & ({a, b} | beside(a) | beside(b))}
    assert expected
    assert allowed(scene) == expected
    sound(scene)


def test_without_that_only_rivals_of_the_terrain_are_kept_away() -> None:  # NE-2.5
    scene = laying(start_touch="edges")
    lay_out(scene, FULL_EDGES)
    tiles, rivals = covered(scene), covered(scene, terrain=2)
    assert not [(a, b) for a, b in pairs() if not tiles & ({a, b} | beside(a) | beside(b))]
    scene.act("start_terrain terrain=pasture")
    assert (scene.s.actor, scene.s.apart) == (0, 2)
    assert allowed(scene) == {(a, b) for a, b in pairs() if not tiles & {a, b} and not rivals & (beside(a) | beside(b))}
    assert scene.refused(spot("I8-I9")) == Rule.NE_7_3  # beside the pasture on J8
    assert scene.refused(spot("J8-J9")) == Rule.NE_2_3B
    scene.act(spot("F2-G2"))  # beside a settlement
    assert (scene.phase, scene.s.apart) == ("ANNOUNCE", 0)
    sound(scene)


def test_every_tile_begins_with_the_whole_rule() -> None:  # NE-2.5
    """What was relaxed for one tile is not relaxed for the next while that one has a spot without it."""
    scene = laying()
    lay_out(scene, FULL_STRICT)
    scene.act("start_terrain terrain=pasture")
    first = min(allowed(scene))
    scene.act(spot("-".join(first)), "start_terrain terrain=pasture")
    tiles, rivals = covered(scene), covered(scene, terrain=2)
    free = {(a, b) for a, b in pairs() if not tiles & {a, b}}
    edges = {(a, b) for a, b in free if not tiles & (beside(a) | beside(b))}
    terrain = {(a, b) for a, b in free if not rivals & (beside(a) | beside(b))}
    assert allowed(scene) == (edges or terrain)
    assert scene.s.apart == (1 if edges else 2)


def test_the_ban_ends_with_the_laying_rounds() -> None:  # NE-2.6
    scene = in_turn(land={0: "F C3-C4", 1: "S D5-E5 / G A3-A4"}, offer="field")
    scene.act("buy_land terrain=field")
    assert scene.refused("land_plot plot=d4") == 0  # above a rival's start tile
    assert scene.refused("land_plot plot=b4") == 0
    scene.act("land_plot plot=c5")
    assert scene.s.owner[PLOT_NAMES.index("C5")] == 0


def test_start_tiles_stay_where_they_are() -> None:  # NE-2.7
    match = GAME.new(seats=4, seed=5)
    while match.phase in ("start_terrain", "START_TERRAIN", "start_spot", "START_SPOT"):
        match.play(match.choice())
    f = match.facts()
    before, owners = f.start_tile, {i: owner for i, owner in enumerate(f.owner) if owner >= 0}
    assert len(owners) == 24
    while not match.over:
        match.play(match.choice())
    f = match.facts()
    assert f.start_tile == before
    assert all(f.owner[i] == owner for i, owner in owners.items())


@pytest.mark.parametrize("seats", [3, 4])
def test_the_preset_layout(seats: int) -> None:  # NE-2.8
    scene = set_up(seats, first_player="2", start_layout="preset", start_touch="edges")
    scene.act("first_player seat=2")
    assert (scene.phase, scene.s.actor, scene.s.round_number, scene.s.laid) == ("ANNOUNCE", 2, 1, 3 * seats)
    rows = {
        3: ["G3 H3 E9 F9 J6 K6", "A5 B5 B2 B3 E1 F1", "H6 H7 J4 K4 B8 C8"],
        4: ["A4 A5 G6 H6 J1 J2", "K5 K6 C6 C7 I9 J9", "F1 G1 D4 E4 C9 D9", "F8 F9 G3 G4 A1 A2"],
    }[seats]
    for i, row in enumerate(rows):
        seat, names = (2 + i) % seats, row.split()
        for terrain in range(3):
            assert covered(scene, seat, terrain) == set(names[2 * terrain : 2 * terrain + 2])
            assert scene.s.start_tile[seat, terrain] == PRESET[seats - 3, i, terrain]
        assert sum(bool(set(names[t : t + 2]) & COAST) for t in (0, 2, 4)) == 1  # one coastal start tile each
    sound(scene)


def test_the_round_after_laying_is_the_first() -> None:  # NE-3.1
    scene = laying(3)
    lay_out(scene, APART[:9])
    assert scene.legal == [f"announce land={n}" for n in (3, 4, 5, 6)]
    take_turn(scene, 1, 3)
    assert scene.s.active == 1
