"""Set-up (NF-1), and what luck brings onto the board then and later: ships, contracts, compass and island tiles."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    ALL_CARDS,
    ALL_GOALS,
    ALL_TILES,
    CARDS,
    CHARTED,
    COMPASSES,
    CONTRACTS,
    COUNTRIES,
    FIRST_YARDS,
    FRAME_SPACE,
    FRAMES,
    ISLANDS,
    LANE,
    LARGE,
    MOST_SEATS,
    OFFERS,
    ROOM,
    ROUNDS,
    ROW,
    SHAPES,
    SLOTS,
    SMALL,
    SPACES,
    START_CARDS,
    START_NUMBER,
    STEPS,
    TILE_SHAPE,
    TILES,
    TWINS,
    VEILED,
    YARDS,
    Colour,
    Crew,
    Good,
)
from ..rulebook import Rule
from ..state import NONE, Part, Phase, Step
from .common import LEGAL, line_up, settle_slot
from .piles import lay_tile, veiled
from .turns import begin_round, proceed

EXPERT, CUSTOM = 1, 2  # option `frames`
BLIND = 1  # option `large_ship_values`
CHOSEN = 1  # option `countries`


# --- The table (NF-1) ---------------------------------------------------------------------------
@rule
def place_frames(s):
    """Their spaces (NF-1.12); own spaces increase strictly in any case."""
    for f in range(FRAMES):
        s.frame_space[f] = FRAME_SPACE[1 if s.frames == EXPERT else 0, f]
    if s.frames == CUSTOM:
        s.frame_space[0] = s.square_space
        s.frame_space[1] = max(s.pentagon_space, s.frame_space[0] + 1)
        s.frame_space[2] = max(s.circle_space, s.frame_space[1] + 1)
        s.frame_space[3] = max(s.triangle_space, s.frame_space[2] + 1)
        s.frame_space[4] = max(s.star_space, s.frame_space[3] + 1)


@rule
def start(s):
    for p in range(MOST_SEATS):
        s.country[p] = NONE
        s.captain[p] = NONE
        s.captain_lane[p] = NONE
        for y in range(YARDS):
            s.yard[p, y] = NONE
        for a in range(STEPS):
            for i in range(LANE):
                s.lane[p, a, i] = NONE
    for space in range(SPACES):
        s.tile[space] = NONE
        for slot in range(SLOTS):
            s.owner[space, slot] = NONE
    for island in range(ISLANDS):
        s.compass[island] = COMPASSES
        for shape in range(SHAPES):
            if ROOM[island, shape] > 0:
                s.room[shape] |= 1 << island
    for r in range(ROUNDS):
        s.charted[r] = NONE
    for i in range(ROW):
        s.small_row[i] = NONE
        s.large_row[i] = NONE
    for i in range(OFFERS):
        s.contract[i] = NONE
    s.place[0] = NONE
    s.goal_due = NONE
    s.split_seat = NONE
    s.tile_split_seat = NONE
    s.large_stack = (1 << LARGE) - 1  # NF-1.5
    s.card_stack = ALL_CARDS & ~START_CARDS  # NF-1.6
    s.card_stack_size = CARDS - COUNTRIES
    s.contract_stack = (1 << CONTRACTS) - 1  # NF-1.8
    s.goal_deck = ALL_GOALS  # NF-1.9
    s.captains = 0b11111  # NF-1.10
    s.prizes = 0b1111  # NF-1.11
    s.tile_stack = ALL_TILES  # NF-1.13
    s.tile_stack_size = TILES
    place_frames(s)
    if s.countries == CHOSEN:
        ask(s, 0, Phase.CHOOSE_COUNTRY)
    else:
        luck(s, Phase.DEAL_COUNTRY, EVERYBODY)


@rule
def taken(s, country):
    for p in range(s.seats):
        if s.country[p] == country:
            return True
    return False


@rule
def weight_deal_country(s, country):  # NF-1.1
    return 0 if s.round_number > 0 or taken(s, country) else 1


@rule
def refuse_choose_country(s, country):
    return Rule.NF_1_1 if taken(s, country) else LEGAL


@rule
def do_deal_country(s, country):
    """The next seat has its board; after the last the table is laid out."""
    s.country[s.at] = country
    s.at += 1
    if s.at < s.seats:
        if s.countries == CHOSEN:
            s.actor = s.at
        return
    s.at = 0
    s.small_stack = (1 << SMALL) - 1
    s.card_discard = START_CARDS
    lowest = COUNTRIES + 1
    for p in range(s.seats):
        board = s.country[p]
        s.yards[p] = FIRST_YARDS
        s.yard[p, 0] = board  # NF-1.3: start ships are numbered like the countries
        s.small_stack &= ~(1 << board)  # NF-1.4
        s.card_discard &= ~(1 << board)  # NF-1.6
        s.start_cards |= 1 << p
        s.goods[p, Good.IRON] = 1  # NF-1.11
        if START_NUMBER[board] < lowest:  # NF-1.15
            lowest = START_NUMBER[board]
            s.first = p
    s.active = s.first
    s.step = Step.SHIPS
    proceed(s)


@rule
def do_choose_country(s, country):
    do_deal_country(s, country)


# --- Ships and contracts ------------------------------------------------------------------------
@rule
def weight_offer_small(s, ship):
    return s.small_stack >> ship & 1


@rule
def do_offer_small(s, ship):
    s.small_stack &= ~(1 << ship)
    for i in range(ROW):
        if s.small_row[i] == NONE:
            s.small_row[i] = ship
            break
    proceed(s)


@rule
def weight_offer_large(s, ship):
    """With option `blind` the two ships of one cost are not told apart while both are unseen (NF-R5)."""
    if s.step != Step.SHIPS:  # a ship is being built
        return 0
    if s.large_ship_values == BLIND and s.large_stack & TWINS == TWINS:
        if ship == VEILED:
            return 2 - veiled(s)
        if TWINS >> ship & 1:
            return 0
    return s.large_stack >> ship & 1


@rule
def do_offer_large(s, ship):
    if ship != VEILED:
        s.large_stack &= ~(1 << ship)
    for i in range(ROW):
        if s.large_row[i] == NONE:
            s.large_row[i] = ship
            break
    proceed(s)


@rule
def weight_offer_contract(s, contract):
    return s.contract_stack >> contract & 1


@rule
def do_offer_contract(s, contract):
    s.contract_stack &= ~(1 << contract)
    for i in range(OFFERS):
        if s.contract[i] == NONE:
            s.contract[i] = contract
            break
    proceed(s)


# --- Compass and island tiles (NF-1.13, NF-12.1 to NF-12.4) -------------------------------------
@rule
def weight_turn_compass(s, island):
    return s.compass[island] + 0


@rule
def do_turn_compass(s, island):
    s.compass[island] -= 1
    s.map_island = island
    s.map_tiles = 1
    if s.part == Part.CARTOGRAPHY:
        s.charted[s.round_number - 1] = island
        s.map_tiles = CHARTED[s.seats]
    s.step = Step.MAP
    proceed(s)


@rule
def weight_turn_tile(s, tile):
    return s.tile_stack >> tile & 1


@rule
def do_turn_tile(s, tile):
    """A tile that fits is laid; a misfit goes face up on the discards (NF-6.5)."""
    s.tile_stack &= ~(1 << tile)
    s.tile_stack_size -= 1
    if s.room[TILE_SHAPE[tile]] >> s.map_island & 1:
        space = lay_tile(s, tile, s.map_island + 0)
        s.map_tiles -= 1
        if s.part == Part.CARTOGRAPHY and s.seats == 2:
            settle_slot(s, space, Colour.NEUTRAL, Crew.ONE)  # NF-15.1
    else:
        s.tile_discard |= 1 << tile
    proceed(s)


# --- The last round's start player (NF-12.16) ---------------------------------------------------
@rule
def weight_last_start(s, seat):
    return 1 if s.round_number > 0 and seat < s.seats else 0


@rule
def do_last_start(s, seat):
    s.first = seat
    begin_round(s)
    line_up(s)
    s.at = NONE
    s.step = Step.NEXT
    proceed(s)
