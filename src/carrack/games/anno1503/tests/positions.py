"""Placed positions in the words of the game: who lives where, what is held, which tile lies on which island.

Every helper takes pieces from where they may come from (the supply, the reserve, the board), so that no piece is there twice.
"""

from __future__ import annotations

import importlib.util
from collections import Counter

import carrack
from carrack.core.jit import plain
from carrack.core.scene import Scene

from ..content import ISLAND_DISTANCE, SQUARE_NAMES, TILE_BACK, TILE_FACE, Building, Face, Good, Island, Level, Tile
from ..state import DOWN, IN_SUPPLY, NONE, VACANT

GAME = carrack.load("anno1503")
Rule = GAME.part("rulebook").Rule
TREASURES = (Face.TREASURE_GOLD, Face.TREASURE_UPGRADE)


# --- Beginnings ---------------------------------------------------------------------------------
def set_up(seats: int = 2, **options: object) -> Scene:
    """The set-up with seat 0 on H1, seat 1 on H2, ..., before the start player is named."""
    return Scene(GAME, seats, **{"home_islands": "by_seat", "start_player": "0", **options})


def before_roll(seats: int = 2, **options: object) -> Scene:
    """The first turn, before its roll; all hands are empty."""
    scene = set_up(seats, **options)
    (first,) = scene.outcomes
    scene.act(first)
    for seat in range(seats):
        give_hand(scene, seat)
    return scene


def trade_position(seats: int = 2, **options: object) -> Scene:
    """Phase 2 of the first turn; all hands are empty, everybody has 7 gold, a pioneer, a settler and a ship at C1."""
    scene = before_roll(seats, **options)
    scene.act("roll face=6", "event face=3")  # a fire that finds nobody outside the red fields
    assert (scene.phase, scene.s.actor) == ("TRADE", scene.s.active)
    return scene


def sea_position(seats: int = 2, *ships: str, **options: object) -> Scene:
    """Phase 3 of the first turn, the active player's ships on these squares."""
    scene = trade_position(seats, **options)
    at_sea(scene, scene.s.active, *ships or ("C1",))
    scene.act("set_sail")
    return scene


def copy(scene: Scene) -> Scene:
    """The same position again."""
    other = object.__new__(Scene)
    other.game, other.s = scene.game, scene.game.twin.frombytes(scene.s.tobytes())
    return other


def end_turn(scene: Scene) -> None:
    """Do nothing more this turn; the hand must be within the limit."""
    if scene.phase == "TRADE":
        scene.act("set_sail")
    scene.act("end_turn")


# --- Hands --------------------------------------------------------------------------------------
def give_hand(scene: Scene, seat: int, **goods: int) -> None:
    """This seat holds exactly these cards, taken openly from the supply: `give_hand(scene, 0, wood=1, spice=2)`."""
    s = scene.s
    for good in Good:
        wanted = goods.pop(good.name.lower(), 0)
        s.supply[good] += s.hand[seat, good] - wanted
        s.cards[seat] += wanted - s.hand[seat, good]
        s.hand[seat, good] = wanted
        for other in range(s.seats):
            if other != seat:
                s.told[other, seat, good] = wanted
        assert s.supply[good] >= 0, f"more {good.name} than there is"
    assert not goods, goods


def hand(scene: Scene, seat: int) -> dict[str, int]:
    """The cards a seat holds, without those it lacks."""
    return {g.name.lower(): scene.s.hand[seat, g] for g in Good if scene.s.hand[seat, g]}


def empty_stack(scene: Scene, good: str, holder: int, but: int = 0) -> None:
    """Only `but` cards of a good are left in the supply; this seat holds the others."""
    held = hand(scene, holder)
    held[good] = held.get(good, 0) + scene.s.supply[Good[good.upper()]] - but
    give_hand(scene, holder, **held)


# --- Home islands -------------------------------------------------------------------------------
def settle_on(scene: Scene, seat: int, *levels: str) -> None:
    """These residents live on the fields 1, 2, 3, ...; the other fields are free, and no building is left under them."""
    s = scene.s
    for i in range(7):
        s.resident[seat, i] = Level[levels[i].upper()] if i < len(levels) else VACANT
        if i >= len(levels) and s.building[seat, i] != NONE:
            s.buildings[s.building[seat, i]] += 1
            s.building[seat, i] = NONE
    low = sum(level in ("pioneer", "settler") for level in levels)
    assert low <= 4 and len(levels) - low <= 3, "more resident tiles than a player has"


def residents(scene: Scene, seat: int) -> list[str]:
    """The residents by field, as far as fields are occupied."""
    return [Level(x).name.lower() for x in scene.s.resident.tolist()[seat] if x != VACANT]


def build(scene: Scene, seat: int, **fields: str) -> None:
    """Public buildings from the supply under residents: `build(scene, 0, f4="school")`."""
    s = scene.s
    for field, name in fields.items():
        i, kind = int(field[1:]) - 1, Building[name.upper()]
        assert i >= 3 and s.resident[seat, i] != VACANT and s.building[seat, i] == NONE and s.buildings[kind] > 0, (field, name)
        s.buildings[kind] -= 1
        s.building[seat, i] = kind


def with_building(scene: Scene, seat: int, name: str) -> None:
    """Two more pioneers, and this building under the second."""
    settle_on(scene, seat, "pioneer", "settler", "pioneer", "pioneer")
    build(scene, seat, f4=name)


def buildings(scene: Scene, seat: int) -> dict[int, str]:
    """The public buildings by field."""
    return {i + 1: Building(b).name.lower() for i, b in enumerate(scene.s.building.tolist()[seat]) if b != NONE}


# --- The sea ------------------------------------------------------------------------------------
def at_sea(scene: Scene, seat: int, *squares: str | None) -> None:
    """The ships of a seat lie on these squares; None is a ship in the supply."""
    for i in range(2):
        square = squares[i] if i < len(squares) else None
        scene.s.ship[seat, i] = SQUARE_NAMES.index(square) if square else IN_SUPPLY


def ships(scene: Scene, seat: int) -> list[str | None]:
    """The squares of a seat's ships; None is a ship in the supply."""
    return [None if at == IN_SUPPLY else SQUARE_NAMES[at] for at in scene.s.ship.tolist()[seat]]


def lay(scene: Scene, island: str, tile: str, looked: tuple[int, ...] = ()) -> None:
    """This tile lies on an island of its number, and these seats have looked at it. On an empty square it comes from the reserve."""
    s, i, t = scene.s, Island[island], Tile[tile]
    assert s.loose[t] == 1, f"{tile} is not free"
    if s.back[i] == 0:
        s.back[i] = TILE_BACK[t]
        s.reserve[TILE_BACK[t] - 2] -= 1
    assert s.back[i] == TILE_BACK[t] and s.lies[i] == DOWN, f"{tile} cannot lie on {island}"
    s.lies[i], s.loose[t] = t, 0
    s.looked[i] = sum(1 << seat for seat in looked)


def lift(scene: Scene, tile: str, island: str = "") -> int:
    """Take a tile off the board, as if it had been used: from this island, else from the farthest unseen one of its back."""
    s, t = scene.s, Tile[tile]
    if island:
        i = Island[island]
    else:
        free = [i for i in Island if s.back[i] == TILE_BACK[t] and s.lies[i] == DOWN]
        i = max(free, key=lambda i: (int(ISLAND_DISTANCE[i]), int(i)))
    if s.lies[i] == DOWN:
        assert s.back[i] == TILE_BACK[t] and s.loose[t] == 1, f"{tile} does not lie on {Island(i).name}"
        s.loose[t] = 0
    else:
        assert s.lies[i] == t, f"{tile} does not lie on {Island(i).name}"
    s.lies[i], s.back[i], s.looked[i], s.filled[i] = DOWN, 0, 0, 0
    return t


def post(scene: Scene, seat: int, number: int, tile: str, island: str = "") -> None:
    """This seat has a trading post at the stone jetty of that number."""
    assert TILE_FACE[Tile[tile]] <= Face.POST_TOBACCO and scene.s.post[seat, number - 1] == NONE, tile
    scene.s.post[seat, number - 1] = lift(scene, tile, island)


def treaty(scene: Scene, seat: int, *tiles: str) -> None:
    """This seat has these trade treaties."""
    for tile in tiles:
        assert TILE_FACE[Tile[tile]] == Face.TREATY, tile
        scene.s.treaty[seat, scene.s.treaty.tolist()[seat].index(NONE)] = lift(scene, tile)


def spend(scene: Scene, *tiles: str) -> None:
    """These treasures have been used."""
    for tile in tiles:
        assert TILE_FACE[Tile[tile]] in TREASURES, tile
        scene.s.spent |= 1 << lift(scene, tile)


def posts(scene: Scene, seat: int) -> dict[int, str]:
    """The trading posts by number."""
    return {i + 1: Tile(t).name for i, t in enumerate(scene.s.post.tolist()[seat]) if t != NONE}


def treaties(scene: Scene, seat: int) -> dict[int, str]:
    """The treaties by wooden jetty."""
    return {i + 1: Tile(t).name for i, t in enumerate(scene.s.treaty.tolist()[seat]) if t != NONE}


def board(scene: Scene) -> dict[str, int]:
    """The backs of the tiles on the board by island."""
    return {i.name: scene.s.back[i] for i in Island if scene.s.back[i]}


FOUR_POSTS = ("T01", "T03", "T05", "T06")
THREE_TREATIES = ("T08", "T09", "T10")


def four_posts(scene: Scene, seat: int) -> None:
    """Posts at all stone jetties of H1 or H2."""
    for number, tile in zip((1, 2, 3, 4 if seat == 0 else 5), FOUR_POSTS, strict=True):
        post(scene, seat, number, tile)


def three_merchants(scene: Scene, seat: int) -> None:
    settle_on(scene, seat, "merchant", "merchant", "merchant")


def four_buildings(scene: Scene, seat: int, *kinds: str) -> None:
    """Seven residents and a building under each of the last four."""
    settle_on(scene, seat, "citizen", "citizen", "citizen", "pioneer", "pioneer", "pioneer", "pioneer")
    chosen = kinds or ("church", "school", "tavern", "bathhouse")
    build(scene, seat, **{f"f{n}": kind for n, kind in enumerate(chosen, start=4)})


# --- Nothing twice, nothing lost ----------------------------------------------------------------
def sound(scene: Scene) -> Scene:
    """The placed position is one that could have come about, as far as counting pieces can tell."""
    s = scene.s
    for good in Good:
        assert s.supply[good] + sum(s.hand[p, good] for p in range(s.seats)) == 15, good
    for p in range(s.seats):
        assert s.cards[p] == sum(s.hand[p, g] for g in Good)
    at_home = [t for p in range(s.seats) for t in (*s.post.tolist()[p], *s.treaty.tolist()[p]) if t != NONE]
    known = [t for t in s.lies.tolist() if t != DOWN]
    spent = [t for t in range(32) if s.spent >> t & 1]
    in_hand = [s.tile] if s.tile != NONE and s.tile not in spent else []
    loose = [t for t in range(32) if s.loose[t]]
    assert Counter(at_home + known + spent + in_hand + loose) == Counter(t for t in range(32) if TILE_BACK[t] <= s.seats)
    for b in (2, 3, 4):
        unseen = sum(s.back[i] == b and s.lies[i] == DOWN for i in Island)
        assert sum(TILE_BACK[t] == b for t in loose) == unseen + s.reserve[b - 2], f"tiles with back {b}"
    if BROKEN:
        assert BROKEN(s) == 0
    return scene


def _broken() -> object:
    """The game's own list of what may never happen."""
    if importlib.util.find_spec(f"{GAME.package}.rules.invariants") is None:
        return None
    f = GAME.part("rules.invariants").broken
    return plain(f) if hasattr(f, "py_func") else f


BROKEN = _broken()
