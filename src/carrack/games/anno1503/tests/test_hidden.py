"""Who knows what, what is drawn when, and what a seat may imagine (section 4 of the specification).

The pirate's reserve is compared with a physical one: real tiles that are really shuffled, every order of them counted out exactly.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from carrack.core.chance import generator

from ..content import TILE_FACE, Face, Island, Tile
from ..state import FIELDS as RECORD
from .positions import (
    GAME,
    Scene,
    at_sea,
    before_roll,
    copy,
    give_hand,
    lay,
    post,
    sea_position,
    set_up,
    sound,
    trade_position,
    treaty,
    with_building,
)

NORTH, SOUTH, EAST = "discover ship=1 direction=north", "discover ship=1 direction=south", "discover ship=1 direction=east"


# --- 4.1 who knows what -------------------------------------------------------------------------
def rich_position() -> Scene:
    """Three players in the middle of a game, with something of everything."""
    scene = trade_position(3)
    with_building(scene, 0, "great_house")
    post(scene, 1, 1, "T05")
    treaty(scene, 2, "T08", "T09")
    lay(scene, "B2", "T01", looked=(0,))
    lay(scene, "D2", "T12", looked=(0, 2))
    for seat, held in enumerate(({"wood": 2, "spice": 1}, {"stone": 3}, {"tobacco": 1, "tool": 1})):
        give_hand(scene, seat, **held)
    at_sea(scene, 1, "C4", "D1")
    return sound(scene)


def test_everything_but_cards_and_tiles_is_open() -> None:  # AN-7.11, AN-8.8
    scene = rich_position()
    closed = {"hand", "told", "unplaced", "lies", "loose"}
    assert {f.name for f in RECORD if f.seen != "all"} == closed
    for seat in (-1, 0, 1, 2):
        known, true = GAME.facts(GAME.redacted(scene.states, 0, seat)), scene.facts
        for name in scene.states.dtype.names:
            if name not in closed:
                assert getattr(known, name) == getattr(true, name), (seat, name)


def test_a_face_is_known_to_those_who_have_looked() -> None:  # AN-7.7
    scene = rich_position()
    b2, d2 = Island.B2, Island.D2
    faces = {seat: (scene.known_to(seat).lies[b2], scene.known_to(seat).lies[d2]) for seat in (-1, 0, 1, 2)}
    assert faces == {-1: (-1, -1), 0: (Tile.T01, Tile.T12), 1: (-1, -1), 2: (-1, Tile.T12)}
    assert scene.known_to(1).loose[Tile.T01] == 1  # for seat 1 it may be anywhere
    assert scene.known_to(0).loose[Tile.T01] == 0


def test_two_worlds_that_differ_only_in_a_hidden_tile_look_the_same_to_the_others() -> None:  # AN-7.7
    worlds = []
    for tile in ("t01", "t12"):
        scene = sea_position(3, "C2")
        scene.act(NORTH, f"see tile={tile}", "leave_tile")
        worlds.append(scene)
    for seat in (-1, 1, 2):
        assert worlds[0].known_to(seat).tobytes() == worlds[1].known_to(seat).tobytes()
    assert worlds[0].known_to(0).tobytes() != worlds[1].known_to(0).tobytes()


def test_a_used_tile_is_known_to_all_and_a_refilled_square_to_nobody() -> None:  # AN-4.6, AN-8.8
    scene = before_roll(2)
    post(scene, 0, 1, "T01", "B2")
    scene.s.gold[0] = 0
    scene.act("roll face=6", "event face=1", "lose_post number=1", "turn_back back=2", "refill island=e12", "lay tile=t01")
    for seat in (-1, 0, 1):
        known = scene.known_to(seat)
        assert (known.lies[Island.E12], known.back[Island.E12], known.loose[Tile.T01]) == (-1, 2, 1)
        assert known.reserve.tolist() == [2, 0, 0]


def test_the_kinds_of_cards_belong_to_their_owner_but_all_gains_are_open() -> None:  # AN-9.6
    scene = rich_position()
    assert scene.known_to(-1).hand.tolist() == [[0] * 6] * 4  # a spectator is not told
    assert scene.known_to(-1).cards.tolist() == [3, 3, 2, 0]
    for seat in range(3):  # who followed every open gain and payment knows every hand
        assert scene.known_to(seat).hand.tolist() == scene.s.hand.tolist()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_two_players_every_hand_can_be_worked_out(seed: int) -> None:
    match = GAME.new(seats=2, seed=seed)
    for _ in range(300):
        match.play(match.choice())
        true = match.facts()
        for seat in (0, 1):
            other = 1 - seat
            assert match.facts(seat).hand[other] == true.hand[other] == tuple(15 - true.supply[g] - true.hand[seat][g] for g in range(6))


def after_a_draw(card: str = "spice") -> Scene:
    """Seat 0 has drawn a card from seat 1, who held three wood and a spice; seat 2 saw only that a card was drawn."""
    scene = trade_position(4)
    with_building(scene, 0, "great_house")
    give_hand(scene, 0, stone=1)
    give_hand(scene, 1, wood=3, spice=1)
    give_hand(scene, 3, cloth=2)
    scene.act("great_house opponent=1", f"draw_card good={card}")
    return sound(scene)


def test_third_parties_cannot_tell_which_card_was_drawn() -> None:  # AN-9.6
    spice, wood = after_a_draw("spice"), after_a_draw("wood")
    for seat in (-1, 2, 3):
        assert spice.known_to(seat).tobytes() == wood.known_to(seat).tobytes()
    for seat in (0, 1):
        assert spice.known_to(seat).tobytes() != wood.known_to(seat).tobytes()
    known = spice.known_to(2)
    assert known.hand.tolist()[0] == [0, 1, 0, 0, 0, 0]  # the stone is still certain
    assert known.hand.tolist()[3] == [0, 0, 0, 2, 0, 0]
    assert known.unplaced.tolist() == [3, 0, 0, 0, 1, 0]


def test_an_open_payment_tells_what_was_held() -> None:  # AN-5.1
    scene = after_a_draw("spice")
    scene.s.gold[0] = 6
    scene.act("buy good=wood", "set_sail", "end_turn")
    assert scene.known_to(2).hand.tolist()[0] == [1, 1, 0, 0, 0, 0]  # the wood was bought openly
    scene.act("roll face=6", "event face=1", "sell space=1 good=wood")
    assert scene.known_to(2).unplaced.tolist() == [2, 0, 0, 0, 1, 0]
    assert scene.known_to(0).hand.tolist()[1] == [2, 0, 0, 0, 0, 0]


# --- 4.2 and 4.4 lazy drawing -------------------------------------------------------------------
def test_a_tile_nobody_has_seen_is_nowhere_stored() -> None:
    scene = set_up(4)
    assert set(scene.s.lies.tolist()) == {-1}
    assert sum(scene.s.loose.tolist()) == 32


def test_a_look_draws_once_and_for_all() -> None:  # AN-7.10
    scene = sea_position(4, "C2")
    scene.act(NORTH)
    assert len(scene.outcomes) == 14
    scene.act("see tile=t05")
    assert scene.s.loose[Tile.T05] == 0
    scene.act("leave_tile", SOUTH)
    assert len(scene.outcomes) == 13  # what lies at B2 cannot lie at D2
    assert "see tile=t05" not in scene.outcomes
    scene.act("see tile=t06", "leave_tile", NORTH)
    assert scene.outcomes == {"see tile=t05": 1}


def test_a_tile_in_the_reserve_is_never_found_on_a_plain_square() -> None:  # AN-4.6
    scene = before_roll(2)
    post(scene, 0, 1, "T01", "B2")
    scene.s.gold[0] = 0
    scene.act("roll face=6", "event face=1", "lose_post number=1", "turn_back back=2", "refill island=e12", "lay tile=t12")
    at_sea(scene, 0, "C2")
    scene.act("set_sail", SOUTH)
    assert set(scene.outcomes) == {f"see tile=t{n:02}" for n in range(2, 15) if n != 12}
    assert set(scene.outcomes.values()) == {1}


# --- The reserve against a physical one ---------------------------------------------------------
AT_HOME = {0: ("T01", "T03", "T05", "T06"), 1: ("T02", "T04", "T07")}
NEVER_SEEN = tuple(Tile[t] for t in ("T11", "T12", "T13", "T14"))  # on B2, D2 and in the reserve of two
Key = tuple[int, ...]


def few_tiles() -> Scene:
    """All tiles but four are at home; of these two lie on B2 and D2, two are the reserve. Nobody has any gold."""
    scene = before_roll(2)
    for seat, numbers in ((0, (1, 2, 3, 4)), (1, (1, 2, 3))):
        for number, tile in zip(numbers, AT_HOME[seat], strict=True):
            post(scene, seat, number, tile)
    treaty(scene, 0, "T08", "T09", "T10")
    assert [i.name for i in Island if scene.s.back[i]] == ["B2", "D2"]
    scene.s.gold[0] = scene.s.gold[1] = 0
    return sound(scene)


def each(scene: Scene) -> Iterator[tuple[Scene, str, Fraction]]:
    """Every outcome of luck: the position after it, the act, its probability."""
    outcomes = scene.outcomes
    for act, weight in outcomes.items():
        after = copy(scene)
        after.act(act)
        yield after, act, Fraction(weight, sum(outcomes.values()))


Step = str | Callable[[Scene], str]


def played(scene: Scene, script: list[Step], chance: Fraction = Fraction(1)) -> Iterator[tuple[Scene, Fraction]]:
    """All ends of a script, whatever the luck between its steps. A step is an act (rolls are acts too), or places something and may name an act."""
    if scene.s.actor < 0 and scene.phase not in ("ROLL", "EVENT"):
        for after, _, p in each(scene):
            yield from played(after, script, chance * p)
    elif script:
        first, *rest = script
        after = copy(scene)
        act = first if isinstance(first, str) else first(after)
        if act:
            after.act(act)
        yield from played(after, rest, chance)
    else:
        yield scene, chance


PIRATE: list[Step] = ["roll face=6", "event face=1"]


def shuffled_worlds() -> Iterator[tuple[Fraction, dict[str, int], list[int]]]:
    """Physically: every order of the four tiles over B2, D2 and the reserve."""
    for b2, d2, x, y in permutations(NEVER_SEEN):
        yield Fraction(1, 24), {"B2": b2, "D2": d2}, [x, y]


def lost(world: tuple[Fraction, dict[str, int], list[int]], tile: str, island: str) -> Iterator[tuple[Fraction, dict[str, int], list[int]]]:
    """Physically: the tile is shuffled into the reserve and the top tile laid on the island."""
    chance, squares, reserve = world
    pile = [*reserve, int(Tile[tile])]
    for n, top in enumerate(pile):
        yield chance / len(pile), {**squares, island: top}, pile[:n] + pile[n + 1 :]


def as_table(worlds: Iterator[tuple[Fraction, dict[str, int], list[int]]], *islands: str) -> dict[Key, Fraction]:
    table: dict[Key, Fraction] = defaultdict(Fraction)
    for chance, squares, _ in worlds:
        table[tuple(squares[i] for i in islands)] += chance
    return dict(table)


def three_losses() -> list[Step]:
    """Seat 0 loses T01 to A12 and seat 1 loses T02 to E12; in the next turn seat 1 loses T04 to C11 and seat 0 pays."""
    return [
        *PIRATE,
        "lose_post number=1",
        "refill island=a12",
        "lose_post number=1",
        enrich_seat_0,
        "set_sail",
        "end_turn",
        *PIRATE,
        "lose_post number=2",
        "refill island=c11",
    ]


def enrich_seat_0(scene: Scene) -> str:
    scene.s.gold[0] = 25
    return ""


def physical_losses() -> Iterator[tuple[Fraction, dict[str, int], list[int]]]:
    for start in shuffled_worlds():
        for first in lost(start, "T01", "A12"):
            for second in lost(first, "T02", "E12"):
                yield from lost(second, "T04", "C11")


def test_an_4_6_the_reserve_is_drawn_like_a_physical_one() -> None:  # AN-4.6
    table: dict[Key, Fraction] = defaultdict(Fraction)
    for scene, chance in played(few_tiles(), three_losses()):
        sound(scene)
        table[tuple(scene.s.lies[Island[i]] for i in ("A12", "E12", "C11"))] += chance
    expected = as_table(physical_losses(), "A12", "E12", "C11")
    assert len(expected) > 100
    assert dict(table) == expected


def test_an_4_6_plain_squares_keep_their_share_too() -> None:  # AN-4.6, AN-1.3
    table: dict[Key, Fraction] = defaultdict(Fraction)
    script: list[Step] = [*PIRATE, "lose_post number=1", "refill island=a12", "lose_post number=1", place_ship]
    script += ["set_sail", NORTH, "leave_tile", SOUTH]
    for scene, chance in played(few_tiles(), script):
        table[tuple(scene.s.lies[Island[i]] for i in ("A12", "E12", "B2", "D2"))] += chance
    worlds = (w for start in shuffled_worlds() for first in lost(start, "T01", "A12") for w in lost(first, "T02", "E12"))
    assert dict(table) == as_table(worlds, "A12", "E12", "B2", "D2")


def place_ship(scene: Scene) -> str:
    at_sea(scene, 0, "C2")
    return ""


def test_an_4_6_a_tile_found_again_and_lost_again_counts_from_its_last_loss() -> None:  # AN-4.6
    def to_a12(scene: Scene) -> str:
        at_sea(scene, 0, "A11")
        scene.s.gold[0], scene.s.gold[1] = 0, 5
        return ""

    def use_if_t01(scene: Scene) -> str:
        return "use_tile" if scene.s.lies[Island.A12] == Tile.T01 else "leave_tile"

    def jetty(scene: Scene) -> str:
        return "choose_jetty number=1" if scene.phase == "JETTY" else ""

    def lose(scene: Scene) -> str:
        return "lose_post number=1" if scene.s.post[0, 0] == Tile.T01 else "lose_post number=2"

    def refill(scene: Scene) -> str:
        return "refill island=e12" if scene.phase == "REFILL" else ""

    def rich(scene: Scene) -> str:
        scene.s.gold[1] = 5
        return ""

    script: list[Step] = [*PIRATE, "lose_post number=1", "refill island=a12", to_a12, "set_sail", EAST, use_if_t01, jetty, "end_turn"]
    script += [rich, *PIRATE, lose, refill]
    begin = few_tiles()
    begin.s.gold[1] = 5
    table: dict[Key, Fraction] = defaultdict(Fraction)
    for scene, chance in played(begin, script):
        sound(scene)
        table[tuple(scene.s.lies[Island[i]] for i in ("A12", "E12"))] += chance
    expected: dict[Key, Fraction] = defaultdict(Fraction)
    for start in shuffled_worlds():
        for chance, squares, reserve in lost(start, "T01", "A12"):
            if squares["A12"] == Tile.T01:
                again = lost((chance, {**squares, "A12": -1}, reserve), "T01", "E12")
            else:
                again = lost((chance, squares, reserve), "T03", "E12")
            for p, after, _ in again:
                expected[after["A12"], after["E12"]] += p
    assert dict(table) == dict(expected)


def test_an_4_6_the_back_on_top_is_as_likely_as_its_share_of_the_reserve() -> None:  # AN-4.6
    scene = before_roll(4)
    for seat, tile in ((0, "T15"), (1, "T24")):
        post(scene, seat, 1, tile)
        scene.s.gold[seat] = 0
    scene.act("roll face=6", "event face=2", "lose_post number=1")
    assert scene.outcomes == {"turn_back back=2": 2, "turn_back back=3": 3, "turn_back back=4": 2}
    scene.act("turn_back back=3")
    assert scene.phase == "LAY"  # one square is the farthest that is free
    assert scene.outcomes == {"lay tile=t15": 8} | {f"lay tile=t{n}": 2 for n in range(16, 24)}
    scene.act("lay tile=t16", "lose_post number=1")
    assert scene.outcomes == {"turn_back back=2": 2, "turn_back back=3": 2, "turn_back back=4": 3}
    scene.act("turn_back back=3")  # T15 is one of the two, the other one of seven never seen
    assert scene.outcomes == {"lay tile=t15": 7} | {f"lay tile=t{n}": 1 for n in range(17, 24)}


# --- 4.3 imagined worlds ------------------------------------------------------------------------
SAMPLES = 6_000


def imagined(scene: Scene, seat: int, samples: int = SAMPLES) -> np.ndarray:
    """Worlds that a seat thinks possible."""
    worlds = GAME.blank(samples)
    GAME.engine.worlds(worlds, scene.states, 0, seat, generator(samples, seat + 1))
    return worlds


def as_expected(found: Counter[Key], expected: dict[Key, Fraction], samples: int = SAMPLES) -> bool:
    """Only worlds that can be, and a chi-square within four standard deviations of its mean."""
    if set(found) - set(expected):
        return False
    chi = sum((found[key] - float(p) * samples) ** 2 / (float(p) * samples) for key, p in expected.items())
    freedom = len(expected) - 1
    return abs(chi - freedom) < 4 * (2 * freedom) ** 0.5 + 1


def conditioned(table: dict[Key, Fraction], fits: Callable[[Key], bool]) -> dict[Key, Fraction]:
    whole = sum(p for key, p in table.items() if fits(key))
    return {key: p / whole for key, p in table.items() if fits(key)}


def test_imagined_reserves_are_as_likely_as_physical_ones() -> None:  # AN-4.6
    scene, _ = next(played(few_tiles(), three_losses()))
    expected = as_table(physical_losses(), "A12", "E12", "C11")
    for seat in (-1, 0, 1):
        worlds = imagined(scene, seat)
        found = Counter(tuple(int(x) for x in row) for row in worlds["lies"][:, [Island.A12, Island.E12, Island.C11]])
        assert as_expected(found, expected), seat


def test_imagined_reserves_after_a_look() -> None:  # AN-4.6, AN-7.7
    for scene, _ in played(few_tiles(), three_losses()):
        if scene.s.lies[Island.E12] == Tile.T01:  # the tile lost first lies where the second was laid
            break
    scene.s.looked[Island.E12] = 0b01
    sound(scene)
    table = as_table(physical_losses(), "A12", "E12", "C11")
    for seat, expected in ((0, conditioned(table, lambda key: key[1] == Tile.T01)), (1, table)):
        worlds = imagined(scene, seat)
        found = Counter(tuple(int(x) for x in row) for row in worlds["lies"][:, [Island.A12, Island.E12, Island.C11]])
        assert as_expected(found, expected), seat


def test_imagined_worlds_keep_what_the_seat_knows() -> None:
    scene = rich_position()
    scene.act("great_house opponent=1", "draw_card good=stone")
    for seat in (-1, 0, 1, 2):
        known = GAME.redacted(scene.states, 0, seat)
        worlds = imagined(scene, seat, 50)
        for n in range(50):
            assert GAME.redacted(worlds, n, seat).tobytes() == known.tobytes()
            world = copy(scene)
            world.s = GAME.twin.frombytes(worlds[n : n + 1].tobytes())
            sound(world)


def test_imagined_tiles_that_others_have_looked_at() -> None:  # AN-7.7
    scene = sea_position(2, "C2")
    scene.act(NORTH, "see tile=t01", "leave_tile")
    worlds = imagined(scene, 1)
    found = Counter((int(x),) for x in worlds["lies"][:, Island.B2])
    assert as_expected(found, {(t,): Fraction(1, 14) for t in range(14)})
    assert (worlds["looked"][:, Island.B2] == 0b01).all()  # whoever knew it knows the new face
    assert (imagined(scene, 0, 100)["lies"][:, Island.B2] == Tile.T01).all()


def test_an_imagined_tile_about_to_be_shown_can_be_used() -> None:  # AN-8.6
    scene = sea_position(2, "C2")
    for number, tile in ((1, "T01"), (2, "T03"), (3, "T05"), (4, "T06")):
        post(scene, 0, number, tile)
    scene.act(NORTH, "see tile=t08", "use_tile")
    faces = {int(TILE_FACE[t]) for t in imagined(scene, 1)["lies"][:, Island.B2]}
    assert faces == {Face.TREATY, Face.TREASURE_GOLD, Face.TREASURE_UPGRADE}  # never a fifth post


def test_imagined_hands_after_a_hidden_draw() -> None:  # AN-9.6
    for card in ("spice", "wood"):
        worlds = imagined(after_a_draw(card), 2)
        drawn = Counter((int(x),) for x in worlds["hand"][:, 0, 4])
        assert as_expected(drawn, {(0,): Fraction(3, 4), (1,): Fraction(1, 4)})
        assert (worlds["hand"][:, 0, 1] == 1).all()
        assert (worlds["hand"][:, 1].sum(1) == 3).all()
        assert (worlds["hand"][:, 3, 3] == 2).all()
    for seat, held in ((0, [0, 1, 0, 0, 1, 0]), (1, [0, 1, 0, 0, 1, 0])):
        assert (imagined(after_a_draw("spice"), seat, 50)["hand"][:, 0] == held).all()
