"""The position of Anno 1503: one line per field, with who may see it."""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Hand, Places, Pool
from carrack.core.state import NOBODY, OWNER, Field, Option, record

from .content import BUILDINGS, GOODS, ISLANDS, MOST_SEATS, NUMBERS, ROUND_LIMIT, SHIPS, TILES, WOODEN_JETTIES
from .content import FIELDS as SPACES


class Phase(IntEnum):
    OVER = 0
    DEAL_HOMES = 1  # luck
    CHOOSE_HOME = 2
    START_PLAYER = 3  # luck
    ROLL = 4  # luck
    PRODUCE = 5
    EVENT = 6  # luck
    GOLDEN_TIMES = 7
    PIRATE = 8
    TURN_BACK = 9  # luck
    REFILL = 10
    LAY = 11  # luck that nobody sees
    TRADE = 12
    DRAW_IN_TRADE = 13  # luck
    BUILDING = 14
    SHIPS = 15
    DRAW_AT_SEA = 16  # luck
    LOOK = 17  # luck
    TILE = 18
    REVEAL = 19  # luck
    JETTY = 20
    UPGRADE = 21
    DISCARD = 22


WITHIN = (Phase.REFILL, Phase.BUILDING, Phase.TILE, Phase.JETTY, Phase.UPGRADE)  # these finish an act already begun

VACANT = -1  # no resident on a space
NONE = -1  # no building, tile, home island or ship in use
IN_SUPPLY = -1  # a ship that is not on the board
DOWN = -1  # a tile whose face is not drawn, or no tile at all

OPTIONS = (
    Option(
        "start_player",
        ("random", "0", "1", "2", "3"),
        default="random",
        needs={"2": 3, "3": 4},
        why="who begins; seats count from 0",
    ),
    Option("home_islands", ("random", "by_seat", "chosen"), default="random", why="how the home islands are given out"),
    Option("pirate_refill_scope", ("any", "in_play"), default="any", why="where the pirate lays a new tile"),
    Option("round_limit", numbers=range(1001), default=ROUND_LIMIT, why="rounds until the game ends; 0 = none"),
    Option("remember_looks", ("off", "on"), default="on", why="screens go on showing the tiles a seat has looked at"),
    Option("open_hands", ("off", "on"), default="off", why="all hands lie open, for learning"),
)

FIELDS = (
    # the table
    Field("active", "i1", why="whose turn it is"),
    Field("roll", "i1", why="the last production roll, 0 before the first"),
    Field("event", "i1", why="the event of this turn's roll"),
    Field("done", "i1", why="how many seats, in turn order, have finished the roll or event"),
    Field("picks", "i1", why="golden times: goods the asked seat may still take"),
    Field("purchases", "i1", why="goods bought this turn"),
    Field("sold", "u1", why="a bit per resident space of the active player that has bought this turn"),
    Field("drew", "i1", why="1 when the Great Trading House has been used this turn"),
    Field("victim", "i1", why="the seat a card is drawn from"),
    Field("supply", "i1", (GOODS,), why="goods cards in the supply"),
    Field("buildings", "i1", (BUILDINGS,), why="public buildings in the supply"),
    # the seats
    Field("gold", "i4", (MOST_SEATS,)),
    Field("home", "i1", (MOST_SEATS,), why="home island"),
    Field("resident", "i1", (MOST_SEATS, SPACES), why="level on each resident space, or VACANT"),
    Field("building", "i1", (MOST_SEATS, SPACES), why="public building under each resident space, or NONE"),
    Field("post", "i1", (MOST_SEATS, NUMBERS), why="tile at the stone jetty of each number, or NONE"),
    Field("treaty", "i1", (MOST_SEATS, WOODEN_JETTIES), why="tile at each wooden jetty, or NONE"),
    Field("hand", "i1", (MOST_SEATS, GOODS), OWNER, "goods cards held"),
    Field("cards", "i1", (MOST_SEATS,), why="how many goods cards are held"),
    Field("told", "i1", (MOST_SEATS, MOST_SEATS, GOODS), OWNER, "cards that a seat knows to be in another's hand"),
    Field("unplaced", "i1", (GOODS,), NOBODY, "cards whose holder a seat cannot know; 0 in the true position"),
    # the sea
    Field("ship", "i1", (MOST_SEATS, SHIPS), why="square of each ship, or IN_SUPPLY"),
    Field("points", "i1", (SHIPS,), why="action points left to the active player's ships"),
    Field("sailing", "i1", why="the ship that discovers"),
    Field("island", "i1", why="the island discovered or refilled"),
    Field("tile", "i1", why="the tile being used, open to all, or NONE"),
    Field("back", "i1", (ISLANDS,), why="back of the tile on each island square, 0 = no tile"),
    Field("lies", "i1", (ISLANDS,), NOBODY, "tile on each island square, or DOWN"),
    Field("looked", "u1", (ISLANDS,), why="a bit per seat that has looked at the tile since it was laid"),
    Field("filled", "i2", (ISLANDS,), why="number of the pirate's loss that laid the tile, 0 = at the start"),
    Field("loose", "i1", (TILES,), NOBODY, "1 for a tile in the reserve or on a square nobody has looked at"),
    Field("returned", "i2", (TILES,), why="number of the pirate's loss that returned the tile last, 0 = never"),
    Field("spent", "u4", why="a bit per treasure tile that has been used"),
    Field("reserve", "i1", (3,), why="tiles in the reserve with back 2, 3, 4"),
    Field("top", "i1", why="back of the tile the pirate lays, 0 = none"),
    Field("losses", "i2", why="tiles lost to the pirate so far"),
)

POOLS = (
    Pool("unplaced", hands=(Hand("hand", size="cards", known="told", open="open_hands"),)),
    Pool("loose", places=(Places("lies", known="looked", down=DOWN),), deal="deal_tiles"),
)

STATE = record(FIELDS, OPTIONS)
