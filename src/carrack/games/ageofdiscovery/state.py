"""The position of Age of Discovery: one line per field, with who may see it."""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Hand, Places, Pool
from carrack.core.state import NOBODY, OWNER, Field, Option, record

from .content import (
    COLUMNS,
    DISPLAY,
    JOKERS,
    KINDS,
    MOST_SEATS,
    ORDER_SHIPS,
    ORDERS,
    PILES,
    PLACES,
    RUNNING,
    SPECIALS,
    TURN_LIMIT,
    VOYAGE_SHIPS,
    VOYAGES,
)


class Phase(IntEnum):
    OVER = 0
    START_PLAYER = 1  # luck
    LAY_SHIP = 2  # luck
    LAY_ORDER = 3  # luck
    DEAL_ORDER = 4  # luck that only one seat sees
    DEAL_JOKER = 5  # luck that only one seat sees
    DEAL_SPECIAL = 6  # luck that only one seat sees
    MENU = 7
    REFILL = 8  # luck
    TAKE_ORDER = 9  # luck that only one seat sees
    BUY = 10
    TURN_UP = 11  # luck
    PLACE = 12
    VOYAGE_SHIP = 13
    ORDER_SHIP = 14
    DURATION = 15
    SHOW_JOKER = 16  # luck
    SHOW_SPECIAL = 17  # luck


WITHIN = (Phase.BUY, Phase.PLACE, Phase.VOYAGE_SHIP, Phase.ORDER_SHIP, Phase.DURATION)  # these finish an act already begun

NONE = -1  # no card, no ship, no colour, no owner
DOWN = -1  # a joker or special that is not dealt

# the four actions of a turn, as bits
COINS, ACQUIRE, BUYING, PLACING = 1, 2, 4, 8

OPTIONS = (
    Option(
        "start_player",
        ("random", "0", "1", "2", "3"),
        default="random",
        needs={"2": 3, "3": 4},
        why="who begins; seats count from 0",
    ),
    Option("joker_counts_unplaced", ("off", "on"), default="off", why="whether an unplaced joker brings a point"),
    Option("reserve_same_turn", ("off", "on"), default="off", why="whether a reserved card may be taken in the same turn"),
    Option("strict_markers", ("off", "on"), default="off", why="whether the 20 markers of a player can run out"),
    Option("seat_bonus", ("off", "on"), default="off", why="later seats begin with 1, 2 and 3 more coins"),
    Option("even_specials", ("off", "on"), default="off", why="special orders of three and four players whose kinds win alike"),
    Option("turn_limit", numbers=range(20, 1001), default=TURN_LIMIT, why="turns of each player until the game ends"),
)

FIELDS = (
    # the turn
    Field("active", "i1", why="the seat whose turn it is"),
    Field("first", "i1", why="the start player"),
    Field("done", "i1", why="a bit per action done in this turn"),
    Field("dealt", "i1", why="cards of the set-up laid or dealt in this phase"),
    Field("gap", "i1", why="the column or slot that is being refilled"),
    Field("interim_due", "i2", why="the turn after which the interim scoring comes, 0 = its card is not up"),
    Field("final_due", "i2", why="the turn after which the final scoring comes, 0 = its card is not up"),
    Field("interim_scored", "i1", why="1 when the interim scoring is over"),
    # the market
    Field("row", "i1", (COLUMNS,), why="kind of the ship in each column of the buying row, or NONE"),
    Field("next", "i1", (COLUMNS,), why="kind of the ship in each column of the follow-up row, or NONE"),
    Field("pile", "i1", (PILES,), why="cards in each draw pile"),
    Field("undrawn", "i1", (KINDS,), why="ships nobody has seen, by kind"),
    # the orders
    Field("display", "i1", (DISPLAY,), why="orders that lie open, or NONE"),
    Field("heap", "i1", (ORDERS,), NOBODY, "1 for an order in the face-down pile"),
    Field("heap_size", "i1", why="how many orders are in the face-down pile"),
    Field("closed", "i1", (MOST_SEATS, ORDERS), OWNER, "1 for an order in hand that only its owner has seen"),
    Field("closed_cards", "i1", (MOST_SEATS,), why="how many"),
    Field("open", "i1", (MOST_SEATS, ORDERS), why="1 for an order in hand that everybody has seen"),
    Field("open_cards", "i1", (MOST_SEATS,), why="how many"),
    Field("gone", "i1", (ORDERS,), why="1 for an order that has left the game"),
    Field("running", "i1", (MOST_SEATS, RUNNING), why="orders that run, or NONE"),
    Field("rounds", "i1", (MOST_SEATS, RUNNING), why="rounds left to each"),
    Field("income", "i1", (MOST_SEATS, RUNNING), why="what each will bring"),
    Field("aboard", "i1", (MOST_SEATS, RUNNING, ORDER_SHIPS), why="kinds of the ships on each, or NONE"),
    Field("starting", "i1", why="the order being started, or NONE"),
    Field("need", "i1", why="capacity that the order being started still needs"),
    Field("picked", "i1", (ORDER_SHIPS,), why="kinds of the ships picked for it, or NONE"),
    # the voyages
    Field("heading", "i1", why="the voyage chosen for the next ship"),
    Field("established", "i1", (VOYAGES,), why="colour of each voyage, or NONE"),
    Field("load", "i1", (VOYAGES,), why="capacity used on each voyage"),
    Field("ships", "i1", (VOYAGES,), why="ships on each voyage"),
    Field("vessel", "i1", (VOYAGES, VOYAGE_SHIPS), why="kind of each ship there, or NONE"),
    Field("owner", "i1", (VOYAGES, VOYAGE_SHIPS), why="seat of each ship there, or NONE"),
    # the seats
    Field("coins", "i2", (MOST_SEATS,)),
    Field("points", "i2", (MOST_SEATS,), why="victory points scored so far"),
    Field("completed", "i1", (MOST_SEATS,), why="completed orders"),
    Field("free", "i1", (MOST_SEATS, KINDS), why="ships that are neither on a voyage nor on an order"),
    Field("fleet", "i4", (MOST_SEATS,), why="a bit per kind of which the seat has a free ship"),
    Field("joker", "i1", (MOST_SEATS,), NOBODY, "which joker lies face down, or DOWN"),
    Field("joker_known", "u1", (MOST_SEATS,), why="a bit per seat that has seen it"),
    Field("shown", "i1", (MOST_SEATS,), why="which joker lies face up, or NONE"),
    Field("joker_free", "i1", (MOST_SEATS,), why="1 when the joker is neither on a voyage nor on an order"),
    Field("jokers", "i1", (JOKERS,), NOBODY, "jokers not dealt"),
    Field("special", "i1", (MOST_SEATS,), NOBODY, "which special order lies face down, or DOWN"),
    Field("special_known", "u1", (MOST_SEATS,), why="a bit per seat that has seen it"),
    Field("revealed", "i1", (MOST_SEATS,), why="which special order lies face up, or NONE"),
    Field("specials", "i1", (SPECIALS,), NOBODY, "special orders not dealt"),
    Field("any_colour", "i1", (MOST_SEATS,), why="cards for a ship of any colour"),
    Field("reserve", "i1", (MOST_SEATS,), why="cards for reserving"),
    Field("mark", "i1", (PLACES,), why="the seat that has reserved what lies there, or NONE"),
    Field("marked", "i2", (PLACES,), why="the turn in which it did so last"),
)

POOLS = (
    Pool("heap", hands=(Hand("closed", size="closed_cards"),)),
    Pool("jokers", places=(Places("joker", known="joker_known", down=DOWN),)),
    Pool("specials", places=(Places("special", known="special_known", down=DOWN),)),
)

STATE = record(FIELDS, OPTIONS)
