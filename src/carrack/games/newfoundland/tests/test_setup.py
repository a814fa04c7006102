"""Set-up (NF-1)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import CHEST, SAIL, Card, Country, Island, SmallShip, Tile
from ..state import NONE
from .positions import FAR, GAME, LOAD, Rule, carry_out, fall, points, set_up, sound, until, value

ALL = ["portugal", "spain", "france", "netherlands", "england"]


def dealt(countries: str, **options: object) -> Scene:
    """The boards are given out; nothing else has fallen yet."""
    names = countries.split()
    scene = Scene(GAME, len(names), **options)
    scene.act(*(f"deal_country country={name}" for name in names))
    return scene


# --- Boards and ships ---------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nf_1_1_boards_are_dealt_by_lot(seats: int) -> None:  # NF-1.1
    scene = Scene(GAME, seats)
    left = list(ALL)
    for name in ("spain", "england", "portugal", "france")[:seats]:
        assert scene.outcomes == {f"deal_country country={c}": 1 for c in left}
        scene.act(f"deal_country country={name}")
        left.remove(name)
    assert scene.phase == "FILL_SMALL"


def test_nf_1_1_chosen_boards() -> None:  # NF-1.1
    scene = Scene(GAME, 3, countries="chosen")
    assert (scene.s.actor, scene.legal) == (0, [f"choose_country country={c}" for c in ALL])
    scene.act("choose_country country=spain")
    assert scene.s.actor == 1
    assert scene.refused("choose_country country=spain") == Rule.NF_1_1
    assert scene.legal == [f"choose_country country={c}" for c in ALL if c != "spain"]
    scene.act("choose_country country=netherlands", "choose_country country=england")
    fall(scene)
    assert (scene.s.first, scene.s.actor, scene.phase) == (1, 1, "LAND")  # the lowest number begins all the same
    sound(scene)


def test_nf_1_2_boards_left_over_play_no_part() -> None:  # NF-1.2
    scene = set_up(3, "spain england portugal")
    assert scene.s.country.tolist() == [Country.SPAIN, Country.ENGLAND, Country.PORTUGAL, NONE]
    assert scene.s.yards.tolist() == [0b111, 0b111, 0b111, 0]
    assert scene.s.goods.tolist()[3] == [0, 0, 0, 0]


def test_nf_1_3_three_yards_and_the_start_ship() -> None:  # NF-1.3
    scene = set_up(4, "spain england portugal netherlands")
    own = [SmallShip.SS2, SmallShip.SS5, SmallShip.SS1, SmallShip.SS4]
    for p in range(4):
        assert scene.s.yards[p] == 0b111
        assert scene.s.yard.tolist()[p] == [own[p], NONE, NONE, NONE, NONE, NONE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nf_1_4_small_ships(seats: int) -> None:  # NF-1.4
    scene = dealt("france spain england portugal".rsplit(maxsplit=4 - seats)[0])
    mine = {"france": "ss3", "spain": "ss2", "england": "ss5", "portugal": "ss1"}
    used = list(mine.values())[:seats]
    assert scene.phase == "FILL_SMALL"
    assert scene.outcomes == {f"offer_small ship={s.name.lower()}": 1 for s in SmallShip if s.name.lower() not in used}
    scene.act("offer_small ship=ss4")  # a start ship of a country that nobody plays
    until(scene, "FILL_LARGE")
    assert scene.s.small_row[0] == SmallShip.SS4
    assert NONE not in scene.s.small_row.tolist()
    assert scene.s.small_stack.bit_count() == 17 - seats - 4


def test_nf_1_5_large_ships() -> None:  # NF-1.5
    scene = until(dealt("france spain england"), "FILL_LARGE")
    assert scene.outcomes == {f"offer_large ship=l{i:02}": 1 for i in range(1, 12)}
    scene.act("offer_large ship=l07", "offer_large ship=l02", "offer_large ship=l11", "offer_large ship=l01")
    assert scene.phase == "FILL_CONTRACT"
    assert scene.s.large_row.tolist() == [6, 1, 10, 0]
    assert scene.s.large_stack.bit_count() == 7
    seen = view.picture(GAME.facts(GAME.redacted(scene.states, 0, -1)), -1)
    assert [(ship.ship, ship.sail, ship.cost["iron"]) for ship in seen.large_row if ship] == [
        ("l07", 4, 2),
        ("l02", 5, 1),
        ("l11", 5, 2),
        ("l01", 3, 1),
    ]


# --- Cards --------------------------------------------------------------------------------------
def test_nf_1_6_start_cards() -> None:  # NF-1.6
    scene = set_up(3, "spain england portugal")
    assert scene.s.start_cards == 0b111
    assert scene.s.card_discard == 1 << Card.XS3 | 1 << Card.XS4
    assert scene.s.card_stack == sum(1 << c for c in Card if c >= Card.X01)
    assert scene.s.card_stack_size == 16
    assert scene.s.kept_cards.tolist() == [0, 0, 0, 0]
    seen = view.picture(scene.facts, 1).players[1]
    assert seen.hand and [(c.card, c.ship.size if c.ship else "") for c in seen.hand] == [("xs5", "charter")]


def test_nf_1_7_fifty_cards() -> None:  # NF-1.7
    scene = set_up()
    assert view.picture(scene.facts, -1).fifties == [5, 3, 1, 0]
    assert scene.s.fifty.tolist() == [0, 0, 0, 0]


def test_nf_1_8_contracts() -> None:  # NF-1.8
    scene = until(dealt("france spain england"), "FILL_CONTRACT")
    assert scene.outcomes == {f"offer_contract contract=k{i:02}": 1 for i in range(1, 19)}
    until(scene, "COMPASS")
    assert scene.s.contract.tolist() == list(range(9))
    assert scene.s.contract_stack == ((1 << 18) - 1) & ~0b111111111
    cities = [(c.area.name, [k.space for k in c.contracts if k]) for c in view.picture(scene.facts, -1).cities]
    assert cities == [("stockholm", [1, 2, 3]), ("hamburg", [4, 5, 6]), ("venice", [7, 8, 9])]


def test_nf_1_9_three_stacks_of_goal_cards() -> None:  # NF-1.9
    scene = set_up()
    assert scene.s.goal_deck == (1 << 15) - 1
    frames = view.picture(scene.facts, -1).frames
    assert [(f.frame, f.left) for f in frames if f.reward == "goal"] == [("square", 5), ("circle", 5), ("star", 5)]
    points(scene, 20)
    scene.act("end_turn")
    assert scene.outcomes == {f"look goal=z{i:02}": 1 for i in range(1, 16)}
    scene.act(*(f"look goal=z{i:02}" for i in (3, 6, 9, 12, 15)), "take_goal goal=z09", "take_captain captain=drake")
    rest = [i for i in range(1, 16) if i % 3]
    assert scene.outcomes == {f"look goal=z{i:02}": 1 for i in rest}  # the circle has none of the square's five


def test_nf_1_10_and_1_11_captains_and_goods() -> None:  # NF-1.10, NF-1.11
    scene = until(dealt("france spain england"), "FILL_LARGE")
    assert scene.s.goods.tolist() == [[0, 0, 1, 0]] * 3 + [[0, 0, 0, 0]]
    seen = view.picture(scene.facts, -1)
    assert seen.captains == ["columbus", "magellan", "cortes", "da_gama", "drake"]
    assert seen.prizes == ["wood", "cloth", "iron", "gold"]
    assert [(f.frame, f.reward, f.left) for f in seen.frames][1::2] == [("pentagon", "captain", 5), ("triangle", "good", 4)]


def test_nf_1_12_frames() -> None:  # NF-1.12
    assert set_up().s.frame_space.tolist() == [7, 15, 20, 25, 35]
    assert set_up(frames="expert").s.frame_space.tolist() == [7, 15, 20, 30, 40]
    assert set_up(**FAR).s.frame_space.tolist() == [45, 46, 47, 48, 49]
    own = set_up(frames="custom", square_space=10, pentagon_space=4, circle_space=12, triangle_space=12, star_space=49)
    assert own.s.frame_space.tolist() == [10, 11, 12, 13, 49]  # strictly increasing in any case


# --- Islands ------------------------------------------------------------------------------------
def test_nf_1_13_tiles_for_the_first_compass_tiles() -> None:  # NF-1.13
    scene = until(dealt("france spain england"), "COMPASS")
    assert scene.outcomes == {f"turn_compass island={i.name.lower()}": 2 for i in Island}
    scene.act("turn_compass island=prince_edward")
    assert scene.outcomes == {f"turn_tile tile=t{i:02}": 1 for i in range(1, 35)}
    scene.act("turn_tile tile=t13")  # a shore: Prince Edward has none
    assert scene.s.tile_discard == 1 << Tile.T13
    assert len(scene.outcomes) == 33
    scene.act("turn_tile tile=t27")
    assert scene.s.tile[26] == Tile.T27
    assert scene.outcomes["turn_compass island=prince_edward"] == 1  # not returned between the draws
    scene.act("turn_compass island=prince_edward", "turn_tile tile=t28")
    assert scene.s.tile[30] == Tile.T28
    assert "turn_compass island=prince_edward" not in scene.outcomes
    scene.act("turn_compass island=anticosti", "turn_tile tile=t29")
    assert scene.phase == "LAND"
    assert scene.s.compass.tolist() == [2, 2, 2, 2]  # all eight are shuffled again
    assert scene.s.tile_discard == 1 << Tile.T13  # the misfit stays discarded
    assert scene.s.covered.tolist() == [0, 0, 1, 2]
    assert scene.s.markers.tolist() == [[0] * 5] * 4
    sound(scene)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nf_1_13_one_tile_for_each_player(seats: int) -> None:  # NF-1.13
    scene = set_up(seats, bare=False)
    assert sum(scene.s.covered.tolist()) == seats
    assert all(row == [NONE, NONE] for row in scene.s.owner.tolist())


def test_nf_1_14_all_pawns_begin_on_space_0() -> None:  # NF-1.14
    scene = set_up(4)
    assert points(scene) == [0, 0, 0, 0]
    points(scene, 5, 5)  # two may share a space
    assert sound(scene).s.points.tolist() == [5, 5, 0, 0]


@pytest.mark.parametrize(
    ("countries", "first"),
    [
        ("england netherlands france", 1),
        ("england portugal spain", 2),
        ("france spain portugal england", 0),
        ("england portugal", 1),
        ("spain portugal england france", 3),
    ],
)
def test_nf_1_15_the_lowest_number_starts(countries: str, first: int) -> None:  # NF-1.15
    scene = dealt(countries)
    fall(scene)
    n = scene.s.seats
    assert (scene.s.first, scene.s.actor) == (first, first)
    assert scene.s.order.tolist()[:n] == [(first + i) % n for i in range(n)]


def test_the_start_card_is_a_ship_like_any_other() -> None:  # NF-1.6
    scene = set_up(3, "netherlands spain england")
    scene.s.sailing, scene.s.start_cards = 1 << Card.XS4, 0b110
    carry_out(scene, LOAD, p0="xs4")
    assert scene.s.sails[0] == value("xs4", SAIL)
    assert scene.s.hold[0] == value("xs4", CHEST)
