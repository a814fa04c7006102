"""Placed positions in the words of the game: which ship lies where, what the dice show, who holds which card."""

from __future__ import annotations

import carrack
from carrack.core.jit import plain
from carrack.core.scene import Scene

from ..content import FIELD_NAMES, PORT, Card, Crossed, Disc, Symbol

GAME = carrack.load("columbus")
Rule = GAME.part("rulebook").Rule

COMPASS, SAIL, WHIRLWIND, STORM, TELESCOPE = Symbol


# --- Beginnings ---------------------------------------------------------------------------------
def set_up(seats: int = 3, **options: object) -> Scene:
    """The set-up, before the start player is named."""
    return Scene(GAME, seats, **{"start_player": "0", **options})


def before_roll(seats: int = 3, round: int = 2, **options: object) -> Scene:
    """A turn of seat 0 before its roll, all ships in port."""
    scene = set_up(seats, **options)
    scene.act("start_player seat=0")
    scene.s.round_number = round
    return scene


def at_sea(seats: int = 3, dice: str = "cccc", round: int = 2, ships: str = "", **options: object) -> Scene:
    """A turn of seat 0 after its roll. `dice` are letters: Compass, Sail, Whirlwind, sTorm, telescOpe; `ships` are fields in seat order."""
    scene = before_roll(seats, round, **options)
    place(scene, ships)
    roll(scene, dice)
    return scene


# --- Ships and dice -----------------------------------------------------------------------------
LETTERS = {"c": COMPASS, "s": SAIL, "w": WHIRLWIND, "t": STORM, "o": TELESCOPE}


def field(name: str) -> int:
    return FIELD_NAMES.index(name)


def place(scene: Scene, ships: str) -> None:
    """Put ships on fields, in seat order: "H6 G2 port"."""
    for seat, name in enumerate(ships.split()):
        scene.s.ship[seat] = PORT if name == "port" else field(name)


def where(scene: Scene) -> list[str]:
    """The fields of all ships."""
    return ["port" if f == PORT else FIELD_NAMES[f] for f in scene.s.ship.tolist()[: scene.s.seats]]


def masts(scene: Scene) -> list[int]:
    return scene.s.mast.tolist()[: scene.s.seats]


def barrels(scene: Scene) -> list[int]:
    return scene.s.barrels.tolist()[: scene.s.seats]


def roll(scene: Scene, dice: str) -> None:
    """Roll, and let the dice fall as said."""
    scene.act("roll", *(f"die symbol={LETTERS[letter].name.lower()}" for letter in dice))


def fall(scene: Scene, dice: str) -> None:
    """Let dice fall that were rolled again."""
    scene.act(*(f"die symbol={LETTERS[letter].name.lower()}" for letter in dice))


def show(scene: Scene, dice: str) -> None:
    """Turn the dice as said, unused, without rolling."""
    for i in range(4):
        scene.s.die[i] = LETTERS[dice[i]]
    for letter, symbol in LETTERS.items():
        scene.s.unused[symbol] = dice.count(letter)
    scene.s.used = 0


def unused(scene: Scene) -> str:
    """The letters of the dice not used yet."""
    letters = {symbol: letter for letter, symbol in LETTERS.items()}
    return "".join(sorted(letters[Symbol(d)] for i, d in enumerate(scene.s.die.tolist()) if not scene.s.used >> i & 1))


def whirlwinds(scene: Scene, *fields: str) -> list[str]:
    """Put the whirlwinds on fields, if any are said; where they are."""
    for w, name in enumerate(fields):
        scene.s.whirlwind[w] = field(name)
    return [FIELD_NAMES[f] for f in scene.s.whirlwind.tolist()]


# --- Cards and discs ----------------------------------------------------------------------------
def deal(scene: Scene, seat: int, *cards: str) -> None:
    """Give a seat cards of the deck, as if just drawn."""
    for name in cards:
        card = Card[name.upper()]
        assert scene.s.deck[card] > 0, f"no {name} left in the deck"
        scene.s.deck[card] -= 1
        scene.s.closed -= 1
        scene.s.fresh[seat, card] += 1
        scene.s.fresh_cards[seat] += 1


def age(scene: Scene, seat: int) -> None:
    """All cards of a seat were drawn before the last reshuffle."""
    for card in range(len(Card)):
        scene.s.aged[seat, card] += scene.s.fresh[seat, card]
        scene.s.fresh[seat, card] = 0
    scene.s.aged_cards[seat] += scene.s.fresh_cards[seat]
    scene.s.fresh_cards[seat] = 0


def discover(scene: Scene, seat: int) -> None:
    """A seat has found an inhabited island."""
    scene.s.discs[Disc.INHABITED] -= 1
    scene.s.discovery[seat] = 1


def damage(scene: Scene, *seats: int) -> None:
    for seat in seats:
        scene.s.mast[seat] = 0


def empty_deck(scene: Scene) -> None:
    """Lay the whole deck on the discard pile."""
    for card in range(len(Crossed) - 1):
        scene.s.discard_crossed[card] += scene.s.crossed[card]
        scene.s.crossed[card] = 0
    for card in range(len(Card)):
        scene.s.discard[card] += scene.s.deck[card]
        scene.s.deck[card] = 0
    scene.s.closed = 0


def sound(scene: Scene) -> Scene:
    """The placed position breaks no invariant."""
    assert plain(GAME.part("rules").broken)(scene.s) == 0
    return scene
