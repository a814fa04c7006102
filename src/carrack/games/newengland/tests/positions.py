"""Placed positions in the words of the game: whose land lies where, which figures stand on it, what is on offer."""

from __future__ import annotations

from collections.abc import Mapping

import carrack
from carrack.core.jit import plain
from carrack.core.scene import Scene

from ..content import FIGURE_CARDS, OFFER, PLOT_NAMES, SECOND, TERRAINS, Card, Figure, Terrain, spot_named
from ..state import NOT_LAID, NOTHING, UNUSED, USED

GAME = carrack.load("newengland")
Rule = GAME.part("rulebook").Rule
RULES = GAME.part("rules")

LETTERS = {"S": Terrain.SETTLEMENT, "F": Terrain.FIELD, "G": Terrain.PASTURE}
OUT_OF_THE_WAY = (
    ("A9-B9", "C9-D9", "E9-F9"),
    ("G9-H9", "I9-J9", "A8-B8"),
    ("C8-D8", "E8-F8", "G8-H8"),
    ("I8-J8", "G7-H7", "I7-J7"),
)  # where start tiles lie that a test does not mention: inland, and beside no other family's land of the same terrain


# --- Beginnings ---------------------------------------------------------------------------------
def set_up(seats: int = 4, **options: object) -> Scene:
    """The set-up, before the start player is named; it will be seat 0."""
    return Scene(GAME, seats, **{"first_player": "0", **options})


def laying(seats: int = 4, **options: object) -> Scene:
    """The first laying round is about to begin; seat 0 will be start player."""
    scene = set_up(seats, **options)
    scene.act("first_player seat=0")
    return scene


def announcing(seats: int = 4, **options: object) -> Scene:
    """Seat 0 is start player of round 1 and has to announce."""
    scene = set_up(seats, **{"start_layout": "preset", **options})
    scene.act("first_player seat=0")
    return scene


def in_turn(
    seats: int = 4,
    land: Mapping[int, str] | None = None,
    offer: str = "",
    figures: Mapping[int, str] | None = None,
    stored: str = "",
    token: int = 4,
    money: int = 12,
    **options: object,
) -> Scene:
    """A turn of seat 0, the last of its round. `land` is by seat, "S C3-C4 D3 / G D5": a terrain and its plots, a start tile as a pair.

    `figures` are by seat, "pilgrim C3, barn D3"; `offer` are pieces, "field pilgrim s_o4"; `stored` are cards in barns of seat 0.
    """
    scene = set_up(seats, **options)
    for seat, text in (land or {}).items():
        lay(scene, seat, text)
    for seat in range(seats):
        for terrain in range(TERRAINS):
            if scene.s.start_tile[seat, terrain] == NOT_LAID:
                plain(RULES.lay_start_tile)(scene.s, seat, terrain, spot_named(OUT_OF_THE_WAY[seat][terrain]))
    for seat, text in (figures or {}).items():
        stand(scene, seat, text)
    put_on_offer(scene, offer)
    for name in stored.split():
        store(scene, 0, name)
    scene.s.round_number = 5
    scene.s.money[0] = money
    take_turn(scene, 0, token)
    return scene


def take_turn(scene: Scene, seat: int, token: int) -> None:
    """It is this seat's turn, with this token; all others have had theirs."""
    for p in range(scene.s.seats):
        scene.s.token[p] = 0
    scene.s.token[seat] = token
    plain(RULES.next_turn)(scene.s)


# --- The board ----------------------------------------------------------------------------------
def plot(name: str) -> int:
    return PLOT_NAMES.index(name)


def lay(scene: Scene, seat: int, text: str) -> None:
    """Lay tiles of a seat: "S C3-C4 D3 / G D5"."""
    for area in text.split("/"):
        letter, *names = area.split()
        for name in names:
            if "-" in name:
                plain(RULES.lay_start_tile)(scene.s, seat, LETTERS[letter], spot_named(name))
            else:
                scene.s.bag[LETTERS[letter]] -= 1
                plain(RULES.cover)(scene.s, seat, LETTERS[letter], plot(name))


def stand(scene: Scene, seat: int, text: str) -> None:
    """Figures of a seat on its tiles, each with its card face up: "pilgrim C3, barn D3"."""
    for one in text.split(","):
        name, where = one.split()
        card, at = Card[name.upper()], plot(where)
        assert scene.s.owner[at] == seat, f"{where} is not land of seat {seat}"
        scene.s.stack[card] -= 1
        scene.s.cards[seat, card] += 1
        scene.s.figure[at] = card + 1
        if card == Card.BARN:
            close(scene, at)


def close(scene: Scene, at: int) -> None:
    """The tile that begins here cannot be used any more."""
    for i in tile(scene, at):
        half, bit = divmod(i, 54)
        scene.s.closed[half] |= 1 << bit


def tile(scene: Scene, at: int) -> list[int]:
    """The plots of the tile that begins here."""
    start = scene.s.start_tile[scene.s.owner[at], (scene.s.ground[at] - UNUSED) % TERRAINS]
    return [at, int(SECOND[start // 98, at])] if start % 98 == at else [at]


def use(scene: Scene, *names: str) -> None:
    """These tiles are used."""
    for name in names:
        close(scene, plot(name))
        for i in tile(scene, plot(name)):
            scene.s.ground[i] += USED - UNUSED


def used(scene: Scene) -> list[str]:
    """All used plots."""
    return [PLOT_NAMES[i] for i, ground in enumerate(scene.s.ground.tolist()) if ground >= USED]


def standing(scene: Scene, figure: Figure) -> list[str]:
    """The tiles on which such figures stand."""
    return [PLOT_NAMES[i] for i, there in enumerate(scene.s.figure.tolist()) if there == figure]


# --- Pieces -------------------------------------------------------------------------------------
def piece(name: str) -> int:
    return int(Terrain[name.upper()]) if name.upper() in Terrain.__members__ else TERRAINS + Card[name.upper()]


def put_on_offer(scene: Scene, text: str) -> None:
    """Pieces of bag and stack lie on offer: "field field pilgrim s_o4"."""
    pieces = sorted(map(piece, text.split()))
    scene.s.announced = sum(one < TERRAINS for one in pieces)
    assert len(pieces) <= OFFER
    for space, one in enumerate(pieces):
        out_of_the_pile(scene, one)
        scene.s.offer[space] = one
        scene.s.on_offer[one] += 1


def out_of_the_pile(scene: Scene, one: int) -> None:
    if one < TERRAINS:
        scene.s.bag[one] -= 1
    else:
        scene.s.stack[one - TERRAINS] -= 1


def store(scene: Scene, seat: int, name: str) -> None:
    """A card lies in a barn of a seat."""
    card = Card[name.upper()]
    scene.s.stack[card] -= 1
    scene.s.stored[seat, card] += 1
    scene.s.stored_cards[seat] += 1


def give(scene: Scene, seat: int, name: str, count: int = 1) -> None:
    """Land-use cards lie face up before a seat, whatever was used for them."""
    assert Card[name.upper()] >= FIGURE_CARDS
    scene.s.stack[Card[name.upper()]] -= count
    scene.s.cards[seat, Card[name.upper()]] += count


def piles(scene: Scene, bag: int, stack: int) -> None:
    """Bag and stack hold so many pieces; the others are out of the game."""
    for counts, first, left in ((scene.s.bag, 0, bag), (scene.s.stack, TERRAINS, stack)):
        for i in range(len(counts)):
            keep = min(counts[i], left)
            scene.s.removed[first + i] += counts[i] - keep
            counts[i] = keep
            left -= keep
        assert left == 0


def on_offer(scene: Scene) -> list[int]:
    """The pieces on the nine offer spaces."""
    return [one for one in scene.s.offer.tolist()[:OFFER] if one != NOTHING]


def fill_offer(scene: Scene) -> None:
    """Luck fills the offer, each time with the first piece it can."""
    while scene.phase in ("OFFER_LAND", "OFFER_CARD"):
        scene.act(next(iter(scene.outcomes)))


def sound(scene: Scene) -> Scene:
    """The placed position breaks no invariant."""
    assert plain(RULES.broken)(scene.s) == 0
    return scene


def chosen(scene: Scene, kind: str) -> list[str]:
    """What may be chosen now: the plots of legal acts of a kind, as people write them."""
    return [act.split("plot=")[1].upper() for act in scene.legal if act.startswith(kind)]
