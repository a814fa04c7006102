"""The position of Race to the New Found Land: one line per field, with who may see it. Sets of cards and tiles are bits of a number."""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Places, Pool
from carrack.core.state import NOBODY, OWNER, Field, Option, record

from .content import (
    CARDS,
    CITIES,
    COLOURS,
    FRAMES,
    GOODS,
    ISLANDS,
    LANE,
    MOST_SEATS,
    OFFERS,
    ROUNDS,
    ROW,
    SHAPES,
    SLOTS,
    SOURCES,
    SPACES,
    STACKS,
    STEPS,
    YARDS,
)


class Phase(IntEnum):
    OVER = 0
    DEAL_COUNTRY = 1  # luck, and the start player of the last round
    CHOOSE_COUNTRY = 2
    FILL_SMALL = 3  # luck
    FILL_LARGE = 4  # luck, and the values of a ship built blind
    FILL_CONTRACT = 5  # luck
    COMPASS = 6  # luck
    TURN_TILE = 7  # luck
    LAND = 8
    SCRAP = 9
    PAY = 10
    PLAN = 11
    LOAD = 12
    DRAW_CARD = 13  # luck that only the drawer sees
    KEEP = 14
    SETTLE = 15
    DELIVER = 16
    ANTWERP = 17
    DRAW_TILE = 18  # luck that only the discoverer sees
    DISCOVER = 19
    TURN_END = 20
    LOOK = 21  # luck that only one seat sees
    TAKE_GOAL = 22
    TAKE_CAPTAIN = 23
    TAKE_GOOD = 24
    GOAL = 25
    GOAL_PAY = 26


WITHIN = (Phase.SCRAP, Phase.PAY, Phase.KEEP, Phase.ANTWERP, Phase.TAKE_GOAL, Phase.TAKE_CAPTAIN, Phase.TAKE_GOOD, Phase.GOAL_PAY)


class Part(IntEnum):
    """Where in the round the game is."""

    SET_UP = 0
    LAND = 1
    PLANNING = 2
    ACTION = 3
    CARTOGRAPHY = 4
    SCORING = 5
    GOALS = 6


class Step(IntEnum):
    """What follows a turn, in this order (NF-2.9)."""

    CONTRACTS = 0  # empty contract spaces are filled
    FRAMES = 1  # frames are reached
    SHIPS = 2  # sale rows are filled
    NEXT = 3  # the next turn
    MAP = 4  # island tiles are laid by set-up or cartography
    SLIDE = 5  # a frame that was reached slides back


class Bill(IntEnum):
    """What is being paid for."""

    NEW_YARD = 0
    UNIQUE = 1
    SMALL = 2
    LARGE = 3
    CONTRACT = 4


NONE = -1  # no ship, tile, contract, captain, owner or seat

OPTIONS = (
    Option(
        "frames",
        ("standard", "expert", "custom"),
        default="standard",
        why="where the frames lie: 7 15 20 25 35, 7 15 20 30 40, or own spaces",
    ),
    Option("square_space", numbers=range(1, 46), default=7, why="own space of the square, for frames=custom"),
    Option("pentagon_space", numbers=range(2, 47), default=15, why="own space of the pentagon; beyond the one before it in any case"),
    Option("circle_space", numbers=range(3, 48), default=20, why="own space of the circle"),
    Option("triangle_space", numbers=range(4, 49), default=25, why="own space of the triangle"),
    Option("star_space", numbers=range(5, 50), default=35, why="own space of the star"),
    Option("large_ship_values", ("open", "blind"), default="open", why="whether large ships on offer show their values"),
    Option("discover_max", numbers=range(2, 4), default=2, why="ships a player may send to Discover"),
    Option(
        "final_round_start",
        ("rotate", "random"),
        default="rotate",
        needs={"random": 3},
        why="with three players: who begins the last round",
    ),
    Option("countries", ("random", "chosen"), default="random", why="how the player boards are given out"),
)

FIELDS = (
    # the round
    Field("round_number", "i1", why="1 to 4; 0 during set-up"),
    Field("first", "i1", why="the start player"),
    Field("part", "i1", why="of Part"),
    Field("step", "i1", why="of Step"),
    Field("action", "i1", why="the action that is planned or carried out"),
    Field("active", "i1", why="the seat whose turn it is"),
    Field("order", "i1", (MOST_SEATS,), why="seats in the order of their turns in this part"),
    Field("turns", "i1", why="how many have a turn in this part"),
    Field("at", "i1", why="which of these turns it is"),
    Field("sails", "i1", (MOST_SEATS,), why="sail sums of the action being carried out"),
    Field("area", "i1", why="the island or city being scored"),
    Field("map_island", "i1", why="the island that set-up or cartography lays tiles on"),
    Field("map_tiles", "i1", why="tiles still to be laid there"),
    # the seats
    Field("country", "i1", (MOST_SEATS,)),
    Field("points", "i2", (MOST_SEATS,), why="place on the score track"),
    Field("earned", "i2", (MOST_SEATS, SOURCES), why="the same by where they come from"),
    Field("fifty", "i1", (MOST_SEATS,), why="number of the 50/100 card held, 1 for the first taken; 0 = none"),
    Field("goods", "i1", (MOST_SEATS, GOODS), why="goods in storage"),
    Field("extended", "u1", (MOST_SEATS,), why="a bit per extension built"),
    Field("yards", "u1", (MOST_SEATS,), why="a bit per yard in operation"),
    Field("yard", "i1", (MOST_SEATS, YARDS), why="ship at each yard, or NONE"),
    Field("out", "u1", (MOST_SEATS,), why="a bit per yard whose ship has been assigned this round"),
    Field("captain", "i1", (MOST_SEATS,), why="captain, or NONE"),
    Field("captain_lane", "i1", (MOST_SEATS,), why="action that the captain was assigned to this round, or NONE"),
    Field("captain_spot", "i1", (MOST_SEATS,), why="the ship there that he is with"),
    Field("lane", "i1", (MOST_SEATS, STEPS, LANE), why="ships and charters at each action, or NONE"),
    Field("ships_at", "i1", (MOST_SEATS, STEPS), why="how many"),
    # the turn
    Field("bought", "i1", why="1 when a ship has been built in this land turn"),
    Field("bill", "i1", why="of Bill: what is being paid for"),
    Field("bill_item", "i1", why="its space on the board"),
    Field("due", "i1", (GOODS,), why="goods to be paid"),
    Field("to_draw", "i1", why="cards or tiles still to be drawn"),
    Field("to_keep", "i1", why="cards still to be kept"),
    Field("loaded", "i1", why="1 when the good of this Load turn has been taken"),
    Field("crews", "i1", (3,), why="ships still to settle with one and with two persons, and Spain's extra marker"),
    Field("hold", "i1", (LANE,), why="chest value of each ship at Deliver that has not been used"),
    Field("unloading", "i1", why="goods that the ship in Antwerp can still deliver"),
    Field("to_lay", "i1", why="island tiles that must still be laid"),
    Field("may_lay", "i1", why="1 when Columbus may lay one more"),
    Field("frame", "i1", why="the frame being reached"),
    Field("goals_played", "i1", why="goal cards played in this turn"),
    Field("goal_due", "i1", why="the goal card that 2 goods are being paid for, or NONE"),
    # ships on offer
    Field("small_stack", "i4", why="small ships in the stack"),
    Field("small_discard", "i4", why="small ships on the discard board"),
    Field("small_row", "i1", (ROW,), why="small ships on offer, or NONE"),
    Field("large_stack", "i4", why="large ships in the stack, or on offer with only their cost known"),
    Field("large_discard", "i4", why="large ships on the discard board"),
    Field("large_row", "i1", (ROW,), why="large ships on offer, VEILED, or NONE"),
    # contracts and cities
    Field("contract_stack", "i4", why="contracts in the stack"),
    Field("contract_discard", "i4", why="contracts fulfilled"),
    Field("contract", "i1", (OFFERS,), why="open contracts, or NONE"),
    Field("city_markers", "i1", (CITIES, MOST_SEATS), why="markers in each city"),
    Field("scored", "u1", why="a bit per island and city that has been scored"),
    # islands
    Field("compass", "i1", (ISLANDS,), why="compass tiles in the stack"),
    Field("charted", "i1", (ROUNDS,), why="compass tiles turned up, by round, or NONE"),
    Field("tile", "i1", (SPACES,), why="island tile on each space, or NONE"),
    Field("laid", "i8", why="all tiles on the islands"),
    Field("owner", "i1", (SPACES, SLOTS), why="seat or NEUTRAL on each slot, or NONE"),
    Field("height", "i1", (SPACES, SLOTS), why="markers there: 1, or 2 for a tower"),
    Field("open_tiles", "i8", why="a bit per space whose tile has a free slot"),
    Field("covered", "i1", (ISLANDS,), why="spaces with a tile"),
    Field("room", "u1", (SHAPES,), why="a bit per island with an uncovered space of this shape"),
    Field("markers", "i1", (ISLANDS, COLOURS), why="markers on each island"),
    # one-time cards
    Field("start_cards", "u1", why="a bit per seat that still holds its start card"),
    Field("hand", "i4", (MOST_SEATS, ROUNDS), OWNER, "one-time cards held, by the round in which they were kept"),
    Field("hand_cards", "i1", (MOST_SEATS, ROUNDS), why="how many"),
    Field("kept_cards", "i1", (MOST_SEATS,), why="how many in all"),
    Field("drawn", "i4", (MOST_SEATS,), OWNER, "cards that a Load turn chooses from"),
    Field("drawn_cards", "i1", why="how many the active player has drawn"),
    Field("buried", "i4", (MOST_SEATS, ROUNDS), OWNER, "cards put face down on the discard board since the last shuffle"),
    Field("buried_cards", "i1", (MOST_SEATS, ROUNDS), why="how many"),
    Field("card_discard", "i4", why="one-time cards face up on the discard board"),
    Field("card_stack", "i4", (), NOBODY, "cards in the stack"),
    Field("card_stack_size", "i1", why="how many"),
    Field("sailing", "i4", why="charters at actions"),
    Field("card_shuffles", "i1", why="how often the stack was made anew"),
    Field("hand_shuffle", "i1", (MOST_SEATS, ROUNDS), why="how often by the end of the Load turn in which the cards were kept"),
    Field("card_shown", "i1", (CARDS,), why="the last shuffle that the card went into face up, 0 = none"),
    Field(
        "card_returned", "i1", (MOST_SEATS, CARDS), OWNER, "the last shuffle that the card went into from the seat's own face-down cards"
    ),
    Field("split_seat", "i1", why="who was drawing cards at the last shuffle, or NONE"),
    Field("split_round", "i1", why="in which round"),
    Field("split_cards", "i1", why="how many had been drawn before it"),
    Field("split_played", "i4", why="cards of that draw that were played since"),
    # island tiles not on the board
    Field("tile_hand", "i8", (MOST_SEATS,), OWNER, "tiles that a discoverer has drawn"),
    Field("tile_hand_size", "i1", why="how many the active player has"),
    Field("tile_buried", "i8", (MOST_SEATS, ROUNDS), OWNER, "tiles put face down on the discard board since the last shuffle"),
    Field("tiles_buried", "i1", (MOST_SEATS, ROUNDS), why="how many"),
    Field("tile_barred", "u1", (MOST_SEATS, ROUNDS), why="a bit per shape that is not among them, since it would have fitted"),
    Field("tile_discard", "i8", why="tiles face up on the discard board"),
    Field("tile_stack", "i8", (), NOBODY, "tiles in the stack"),
    Field("tile_stack_size", "i1", why="how many"),
    Field("tile_shown", "i8", why="tiles that went face up into the last shuffle"),
    Field("tile_returned", "i8", (MOST_SEATS,), OWNER, "tiles that went into it from the seat's own face-down tiles"),
    Field("tile_split_seat", "i1", why="who was drawing tiles at the last shuffle, or NONE"),
    Field("tile_split_round", "i1", why="in which round"),
    Field("tile_split", "i1", why="how many had been drawn before it"),
    Field("tile_split_laid", "i8", why="tiles of that draw that were laid"),
    # the track
    Field("frame_space", "i1", (FRAMES,), why="space of each frame, 0 = removed"),
    Field("claimed", "u1", (FRAMES,), why="a bit per seat that has reached the frame"),
    Field("captains", "u1", why="a bit per captain on the pentagon"),
    Field("prizes", "u1", why="a bit per good on the triangle"),
    Field("fifties", "i1", why="50/100 cards taken"),
    # goal cards
    Field("goal_deck", "i2", (), NOBODY, "goal cards in stacks that nobody has looked at"),
    Field("goal_stack", "i2", (STACKS,), NOBODY, "goal cards in each stack that somebody has looked at"),
    Field("goal_claims", "i1", (STACKS,), why="how many have taken a card from each stack"),
    Field("goal_claim", "i1", (STACKS, MOST_SEATS), why="when each seat took its card: 1 for the first; 0 = not yet"),
    Field("looked", "i1", why="cards of the stack that the active player has seen so far"),
    Field("goal_hand", "i1", (MOST_SEATS, STACKS), OWNER, "1 + the goal card held from each stack; 0 = none"),
    Field("goal_held", "u1", (MOST_SEATS,), why="a bit per stack from which a goal card is held"),
    Field("goal_left", "i2", (MOST_SEATS, STACKS), OWNER, "goal cards that the seat left in each stack, or is just looking at"),
    Field("goal_played", "i2", (STACKS,), why="goal cards played, by the stack they came from"),
    # a pool that stays empty: what a seat cannot know are sets of bits, and the rules deal them themselves (`rules/hidden.py`)
    Field("pool", "i1", (1,), NOBODY, "always 0"),
    Field("place", "i1", (1,), NOBODY, "always NONE"),
    Field("place_known", "u1", (1,), why="always 0"),
)

POOLS = (Pool("pool", places=(Places("place", known="place_known", down=NONE),), deal="deal_unknown"),)

STATE = record(FIELDS, OPTIONS)
