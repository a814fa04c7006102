"""The position of Columbus: one line per field, with who may see it."""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Hand, Pool
from carrack.core.state import NOBODY, OWNER, Field, Option, record

from .content import CARDS, CROSSED, DICE, DISC_FACES, MOST_SEATS, ROUND_LIMIT, SYMBOLS, WHIRLWINDS


class Phase(IntEnum):
    OVER = 0
    START_PLAYER = 1  # luck
    BEFORE_ROLL = 2
    DICE = 3  # luck
    ACTION = 4
    REPAIR = 5
    FLIGHT = 6
    GOOD_WEATHER = 7
    SPIN = 8  # luck
    RESPIN = 9
    TURN_UP = 10  # luck
    TAKE_CARD = 11  # luck that only the drawer sees
    MUTINY = 12
    DISC = 13  # luck
    RELOCATE = 14


WITHIN = (Phase.FLIGHT, Phase.RESPIN, Phase.MUTINY)  # these finish an act already begun

NOT_ROLLED = -1  # a die that lies in nobody's throw yet
NOBODY_WON = -1
EVERYWHERE = 0  # the zone of a hurricane or fog

OPTIONS = (
    Option(
        "start_player",
        ("random", "0", "1", "2", "3", "4"),
        default="random",
        needs={"2": 3, "3": 4, "4": 5},
        why="who begins; seats count from 0",
    ),
    Option("whirlwind_entry", ("damage", "forbidden"), default="damage", why="whether a ship may sail into a whirlwind"),
    Option("port_reentry", ("any", "discoverers_only"), default="any", why="who may sail back into port"),
    Option("early_card_weather", ("off", "on"), default="on", why="whether hurricane and fog blow in the first round"),
    Option("whirlwind_lock", ("off", "on"), default="off", why="whether a whirlwind that has hit a ship stays for the rest of the turn"),
    Option("round_limit", numbers=range(20, 501), default=ROUND_LIMIT, why="rounds until the game ends"),
)

FIELDS = (
    # the turn
    Field("active", "i1", why="the seat whose turn it is"),
    Field("first", "i1", why="the start player"),
    Field("round_number", "i2", why="1 for the first round"),
    Field("card_played", "i1", why="1 when the one card of this turn has been played"),
    Field("extra_turn", "i1", why="1 when one more turn follows this one"),
    Field("winds", "i1", why="steps left of Good Winds"),
    Field("gusts", "i1", why="whirlwind steps left of a Whirlwind card"),
    Field("winner", "i1", why="who has come home with a discovery, or NOBODY_WON"),
    # the dice
    Field("die", "i1", (DICE,), why="symbol of each die, or NOT_ROLLED"),
    Field("used", "u1", why="a bit per die that has been used"),
    Field("unused", "i1", (SYMBOLS,), why="how many dice show the symbol and can still be used"),
    Field("rolling", "u1", why="a bit per die that is still to fall"),
    # the storm
    Field("zone", "i1", why="zone of the storm, EVERYWHERE for a hurricane"),
    Field("storms", "i1", why="storm dice of this storm"),
    Field("spins", "i1", why="spins made"),
    Field("wind", "i1", why="direction of the last spin"),
    Field("asked", "i1", why="how far round the table the question for Good Weather has gone"),
    # the ships
    Field("ship", "i1", (MOST_SEATS,), why="field of each ship"),
    Field("mast", "i1", (MOST_SEATS,), why="1 when the main mast stands"),
    Field("barrels", "i1", (MOST_SEATS,), why="provisions"),
    Field("discovery", "i1", (MOST_SEATS,), why="1 when the seat has found an inhabited island"),
    Field("misses", "i1", (MOST_SEATS,), why="turns to be lost to mutiny"),
    # the whirlwinds
    Field("whirlwind", "i1", (WHIRLWINDS,), why="field of each whirlwind"),
    Field("flying", "i1", why="the whirlwind in flight, 1 or 2; 0 = none"),
    Field("claim", "i1", (WHIRLWINDS, MOST_SEATS), why="moment of the hit that gives the seat a claim, 0 = none"),
    Field("moment", "i1", why="counts the hits of this turn"),
    Field("settling", "i1", why="the whirlwind whose claims are being settled, 1 or 2; 0 = none"),
    # the cards
    Field("crossed", "i1", (CROSSED,), why="cards with a cross in the deck"),
    Field("closed", "i1", why="how many cards without a cross are in the deck"),
    Field("deck", "i1", (CARDS,), NOBODY, "cards without a cross in the deck"),
    Field("fresh", "i1", (MOST_SEATS, CARDS), OWNER, "cards held that were drawn since the last reshuffle"),
    Field("fresh_cards", "i1", (MOST_SEATS,), why="how many"),
    Field("aged", "i1", (MOST_SEATS, CARDS), OWNER, "cards held since before the last reshuffle"),
    Field("aged_cards", "i1", (MOST_SEATS,), why="how many"),
    Field("unplaced", "i1", (CARDS,), NOBODY, "aged cards whose holder a seat cannot know; 0 in the true position"),
    Field("newly_played", "u1", (MOST_SEATS,), why="a bit per kind of which the seat has played a fresh card: it holds no aged one"),
    Field("discard_crossed", "i1", (CROSSED,), why="cards with a cross on the discard pile"),
    Field("discard", "i1", (CARDS,), why="cards without a cross on the discard pile"),
    # the discs
    Field("discs", "i1", (DISC_FACES,), why="faces nobody has seen"),
)

POOLS = (
    Pool("deck", hands=(Hand("fresh", size="fresh_cards"),)),
    Pool("unplaced", hands=(Hand("aged", size="aged_cards"),)),
)

STATE = record(FIELDS, OPTIONS)
