"""Placed positions in the words of the game: who has which ships where, which tiles and markers lie on the islands, who holds what."""

from __future__ import annotations

import carrack
from carrack.core.jit import plain
from carrack.core.scene import Scene
from carrack.core.state import CHANCE

from ..content import (
    ALL_TILES,
    FIRST_CHARTER,
    FIRST_LARGE,
    FIRST_SPACE,
    ISLAND_OF,
    ROOM,
    SHAPE_OF,
    SPACES,
    TILE_SHAPE,
    TILES,
    VALUES,
    Card,
    City,
    Contract,
    Goal,
    Good,
    Island,
    LargeShip,
    Shape,
    SmallShip,
    Source,
    Stack,
    Tile,
)
from ..state import NONE, Part, Phase, Step

GAME = carrack.load("newfoundland")
Rule = GAME.part("rulebook").Rule
LOAD, SETTLE, DELIVER, DISCOVER = range(4)
FAR = {"frames": "custom", "square_space": 45, "pentagon_space": 46, "circle_space": 47, "triangle_space": 48, "star_space": 49}


# --- Beginnings ---------------------------------------------------------------------------------
def set_up(seats: int = 3, countries: str = "france spain england portugal", bare: bool = True, **options: object) -> Scene:
    """The first land turn; seat 0 starts (France has the lowest number of these). Luck brings the first of everything.

    The island tiles of the set-up are taken away again, unless the islands need not be bare.
    """
    scene = Scene(GAME, seats, **options)
    scene.act(*(f"deal_country country={name}" for name in countries.split()[:seats]))
    fall(scene)
    assert scene.phase == "LAND"
    if bare:
        strip(scene)
    return scene


def strip(scene: Scene) -> None:
    """No tile lies on the islands; all are in the stack."""
    s = scene.s
    for space in range(SPACES):
        s.tile[space] = NONE
    for island in range(len(Island)):
        s.covered[island] = 0
    for shape in range(len(Shape)):
        s.room[shape] = sum(1 << island for island in range(len(Island)) if ROOM[island, shape])
    s.laid, s.open_tiles, s.tile_discard, s.tile_stack, s.tile_stack_size = 0, 0, 0, ALL_TILES, TILES


def fall(scene: Scene, *acts: str) -> None:
    """Let luck fall as said, then as it comes first, until somebody must decide."""
    scene.act(*acts)
    for _ in range(500):
        if not scene.s.phase or scene.s.actor != CHANCE:
            return
        scene.act(next(iter(scene.outcomes)))
    raise AssertionError("luck goes on for ever")


def until(scene: Scene, phase: str) -> Scene:
    """Let luck fall as it comes first, until this phase."""
    while scene.phase != phase:
        assert scene.s.actor == CHANCE, f"a decision in phase {scene.phase}"
        scene.act(next(iter(scene.outcomes)))
    return scene


def pass_on(scene: Scene, phase: str) -> Scene:
    """Everybody ends turns and luck falls as it comes first, until this phase."""
    while scene.phase != phase:
        scene.act(next(iter(scene.outcomes)) if scene.s.actor == CHANCE else "end_turn")
    return scene


def land_turn(scene: Scene, seat: int) -> None:
    """The land turn of a seat, after its income."""
    s = scene.s
    s.part, s.step, s.turns, s.at = Part.LAND, Step.FRAMES, s.seats, (seat - s.first) % s.seats
    for i in range(s.seats):
        s.order[i] = (s.first + i) % s.seats
    s.actor = s.active = seat
    s.phase, s.bought = Phase.LAND, 0


def planning(scene: Scene, action: int, seat: int = 0) -> Scene:
    """The planning turn of a seat for an action."""
    s = scene.s
    s.part, s.action, s.turns = Part.PLANNING, action, s.seats
    for i in range(s.seats):
        s.order[i] = (s.first + i) % s.seats
    s.at = (seat - s.first) % s.seats
    s.active = s.actor = seat
    s.phase = Phase.PLAN
    return scene


def carry_out(scene: Scene, action: int, **ships: str) -> Scene:
    """The first turn of an action; `p0="s01 x02"` are the ships and charters of seat 0 there."""
    s = scene.s
    for name, fleet in ships.items():
        seat = int(name[1:])
        for i, ship in enumerate(fleet.split()):
            number = vessel(ship)
            if number < FIRST_CHARTER:
                s.out[seat] |= 1 << moor(scene, seat, ship)
            else:
                s.sailing |= 1 << (number - FIRST_CHARTER)
            s.lane[seat, action, i] = number
            s.ships_at[seat, action] += 1
    planning(scene, DISCOVER, (s.first - 1) % s.seats)
    scene.act("end_turn")
    return scene


def cartography(scene: Scene, round: int = 1) -> Scene:
    """The compass tile is about to be turned up."""
    scene.s.round_number = round
    return carry_out(scene, DISCOVER)


def after_scoring(scene: Scene, island: str = "prince_edward") -> None:
    """Turn up the compass tile, and let tiles fall as they come."""
    fall(scene, f"turn_compass island={island}")


# --- Ships and goods ----------------------------------------------------------------------------
def vessel(name: str) -> int:
    """The number of a ship or charter by its id."""
    name = name.upper()
    if name in SmallShip.__members__:
        return int(SmallShip[name])
    return FIRST_LARGE + int(LargeShip[name]) if name in LargeShip.__members__ else FIRST_CHARTER + int(Card[name])


def value(name: str, of: int) -> int:
    """A value of a ship or charter; those of start ships and start cards are a matter of balance, so tests do not say them."""
    return int(VALUES[vessel(name), of])


def withdraw(scene: Scene, name: str) -> int:
    """Take a ship out of stack, row and yards; its number."""
    s, number = scene.s, vessel(name)
    row, stack = (s.small_row, "small_stack") if number < FIRST_LARGE else (s.large_row, "large_stack")
    n = number if number < FIRST_LARGE else number - FIRST_LARGE
    setattr(s, stack, getattr(s, stack) & ~(1 << n))
    for i in range(4):
        if row[i] == n:
            row[i] = NONE
    for seat in range(s.seats):
        for y in range(6):
            if s.yard[seat, y] == number:
                s.yard[seat, y] = NONE
    return number


def moor(scene: Scene, seat: int, name: str) -> int:
    """Put a ship at the first free yard of a seat; its number from 0."""
    s, number = scene.s, withdraw(scene, name)
    for y in range(6):
        if s.yards[seat] >> y & 1 and s.yard[seat, y] == NONE:
            s.yard[seat, y] = number
            return y
    raise AssertionError("no free yard")


def empty_yards(scene: Scene, seat: int) -> None:
    """All ships of a seat are on the discard board."""
    s = scene.s
    for y in range(6):
        ship = s.yard[seat, y]
        if ship != NONE:
            s.yard[seat, y] = NONE
            if ship < FIRST_LARGE:
                s.small_discard |= 1 << ship
            else:
                s.large_discard |= 1 << (ship - FIRST_LARGE)


def offer(scene: Scene, space: int, name: str) -> None:
    """Lay a ship on a sale space; what lay there goes back into its stack."""
    s, number = scene.s, withdraw(scene, name)
    row, stack = (s.small_row, "small_stack") if number < FIRST_LARGE else (s.large_row, "large_stack")
    if row[space - 1] != NONE:
        setattr(s, stack, getattr(s, stack) | 1 << row[space - 1])
    row[space - 1] = number if number < FIRST_LARGE else number - FIRST_LARGE


def store(scene: Scene, seat: int, goods: str) -> None:
    """Exactly these goods: "2W C"."""
    for g in range(4):
        scene.s.goods[seat, g] = 0
    for word in goods.split():
        scene.s.goods[seat, "WCIG".index(word[-1])] = int(word[:-1] or 1)


def stored(scene: Scene, seat: int) -> str:
    words = [f"{n if n > 1 else ''}{letter}" for n, letter in zip((scene.s.goods[seat, g] for g in Good), "WCIG", strict=True) if n]
    return " ".join(words)


def points(scene: Scene, *values: int) -> list[int]:
    """Put the pawns on spaces, if any are said; where they are."""
    for seat, value in enumerate(values):
        scene.s.earned[seat, Source.CARDS] += value - scene.s.points[seat]
        scene.s.points[seat] = value
    return [scene.s.points[seat] for seat in range(scene.s.seats)]


# --- Islands and cities -------------------------------------------------------------------------
def lay(scene: Scene, space: int, tile: str | None = None) -> None:
    """A tile on a space (1 to 31): the one said, or the first of its shape that is not on the board."""
    s, at = scene.s, space - 1
    fitting = [t for t in range(TILES) if TILE_SHAPE[t] == SHAPE_OF[at] and not s.laid >> t & 1]
    t = int(Tile[tile.upper()]) if tile else fitting[-1]
    assert s.tile[at] == NONE, "covered"
    s.tile_stack_size -= s.tile_stack >> t & 1
    s.tile_stack &= ~(1 << t)
    s.tile_discard &= ~(1 << t)
    s.tile[at], s.laid, s.open_tiles = t, s.laid | 1 << t, s.open_tiles | 1 << at
    island = int(ISLAND_OF[at])
    s.covered[island] += 1
    alike = [i for i in range(FIRST_SPACE[island], FIRST_SPACE[island + 1]) if SHAPE_OF[i] == SHAPE_OF[at] and s.tile[i] == NONE]
    if not alike:
        s.room[SHAPE_OF[at]] &= ~(1 << island)


def complete(scene: Scene, name: str, but: int = 0) -> None:
    """Cover an island, but for so many spaces at its end."""
    island = Island[name.upper()]
    for space in range(FIRST_SPACE[island], FIRST_SPACE[island + 1] - but):
        if scene.s.tile[space] == NONE:
            lay(scene, space + 1)


def mark(scene: Scene, seat: int, space: int, height: int = 1) -> None:
    """Markers of a seat on the first free slot of a tile."""
    s, at = scene.s, space - 1
    slot = 0 if s.owner[at, 0] == NONE else 1
    assert s.tile[at] != NONE and s.owner[at, slot] == NONE
    s.owner[at, slot], s.height[at, slot] = seat, height
    if slot == 1:
        s.open_tiles &= ~(1 << at)
    s.markers[ISLAND_OF[at], seat] += height


def spread(scene: Scene, name: str, **markers: int) -> None:
    """So many markers of each seat on a covered island: `p0=5`; the neutral power is `p4`."""
    island = Island[name.upper()]
    for who, many in markers.items():
        left, seat = many, int(who[1:])
        for space in range(FIRST_SPACE[island], FIRST_SPACE[island + 1]):
            if left and scene.s.open_tiles >> space & 1:
                height = min(2, left)
                mark(scene, seat, space + 1, height)
                left -= height
        assert left == 0, "no room"


def in_city(scene: Scene, name: str, *markers: int) -> None:
    """Markers of the seats in a city."""
    for seat, n in enumerate(markers):
        scene.s.city_markers[City[name.upper()], seat] = n


def contract(scene: Scene, space: int, name: str) -> None:
    """Lay a contract on a space; what lay there goes back into the stack."""
    s, number = scene.s, int(Contract[name.upper()])
    s.contract_stack &= ~(1 << number)
    for i in range(9):
        if s.contract[i] == number:
            s.contract[i] = s.contract[space - 1]
            break
    else:
        s.contract_stack |= 1 << s.contract[space - 1]
    s.contract[space - 1] = number


# --- Cards --------------------------------------------------------------------------------------
def hold_card(scene: Scene, seat: int, name: str, kept: int = 1) -> None:
    """A one-time card of the stack in a hand, kept in this round."""
    s, card = scene.s, int(Card[name.upper()])
    assert s.card_stack >> card & 1, "not in the stack"
    s.card_stack &= ~(1 << card)
    s.card_stack_size -= 1
    s.hand[seat, kept - 1] |= 1 << card
    s.hand_cards[seat, kept - 1] += 1
    s.kept_cards[seat] += 1


def play_start_card(scene: Scene, *seats: int) -> None:
    """Start cards that have been used."""
    for seat in seats:
        scene.s.start_cards &= ~(1 << seat)
        scene.s.card_discard |= 1 << scene.s.country[seat]


def hold_goal(scene: Scene, seat: int, stack: str, goal: str) -> None:
    """The seat was the first to take a card of a stack; four others are left in it."""
    s, st, card = scene.s, int(Stack[stack.upper()]), int(Goal[goal.upper()])
    assert s.goal_claims[st] == 0 and s.goal_deck >> card & 1
    s.goal_deck &= ~(1 << card)
    for other in [k for k in range(15) if s.goal_deck >> k & 1][:4]:
        s.goal_deck &= ~(1 << other)
        s.goal_stack[st] |= 1 << other
    s.goal_left[seat, st] = s.goal_stack[st]
    s.goal_claims[st] = s.goal_claim[st, seat] = 1
    s.goal_hand[seat, st] = card + 1
    s.goal_held[seat] |= 1 << st
    s.claimed[(0, 2, 4)[st]] |= 1 << seat


def goal_turn(scene: Scene, round: int = 1) -> Scene:
    """The goal turn of the start player, if he has anything to decide; nothing is laid or scored before."""
    cartography(scene, round)
    after_scoring(scene)
    return scene


def sound(scene: Scene) -> Scene:
    """The placed position breaks no invariant."""
    assert plain(GAME.part("rules").broken)(scene.s) == 0
    return scene
