"""Set-up (AN-1), and phase 1: the production roll (AN-3)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    BACKS,
    BUILDING_TILES,
    BUILDINGS,
    CARDS_PER_GOOD,
    FIELDS,
    FREE_CHOICE,
    GOODS,
    HOME_GOODS,
    ISLAND_MARK,
    ISLANDS,
    NUMBERS,
    SHIPS,
    START,
    START_GOLD,
    TILE_BACK,
    TILE_FACE,
    TILES,
    WOODEN_JETTIES,
    Event,
    Good,
    Level,
)
from ..rulebook import Rule
from ..state import DOWN, IN_SUPPLY, NONE, VACANT, Phase
from .common import LEGAL, take

# the options' stored numbers
HOMES_RANDOM, HOMES_BY_SEAT, HOMES_CHOSEN = 0, 1, 2
START_RANDOM = 0


# --- Set-up (AN-1) ------------------------------------------------------------------------------
@rule
def choose_start_player(s):
    luck(s, Phase.START_PLAYER, EVERYBODY)


@rule
def start(s):
    for g in range(GOODS):  # AN-1.12
        s.supply[g] = CARDS_PER_GOOD
    for b in range(BUILDINGS):  # AN-1.11
        for i in range(s.seats - 1):
            s.buildings[b] += BUILDING_TILES[b, i]
    for t in range(TILES):  # AN-1.2, AN-1.3: a tile nobody has seen lies nowhere in particular
        if TILE_BACK[t] <= s.seats:
            s.loose[t] = 1
            s.reserve[TILE_BACK[t] - BACKS[0]] += 1
    for i in range(ISLANDS):  # AN-1.4; what is left over is the reserve, AN-1.5
        s.lies[i] = DOWN
        if ISLAND_MARK[i] <= s.seats:
            s.back[i] = ISLAND_MARK[i]
            s.reserve[ISLAND_MARK[i] - BACKS[0]] -= 1
    s.tile = NONE
    for p in range(len(s.gold)):
        s.home[p] = NONE
        for i in range(FIELDS):
            s.resident[p, i] = VACANT
            s.building[p, i] = NONE
        for i in range(NUMBERS):
            s.post[p, i] = NONE
        for i in range(WOODEN_JETTIES):
            s.treaty[p, i] = NONE
        for i in range(SHIPS):
            s.ship[p, i] = IN_SUPPLY
    for p in range(s.seats):
        s.resident[p, 0] = Level.PIONEER  # AN-1.8
        s.resident[p, 1] = Level.SETTLER
        s.ship[p, 0] = START  # AN-1.9
        s.gold[p] = START_GOLD  # AN-1.10
        take(s, p, Good.STONE)  # AN-1.13
        take(s, p, Good.WOOD)
    if s.home_islands == HOMES_BY_SEAT:  # AN-1.7
        for p in range(s.seats):
            s.home[p] = p
        choose_start_player(s)
    elif s.home_islands == HOMES_CHOSEN:
        ask(s, 0, Phase.CHOOSE_HOME)
    else:
        luck(s, Phase.DEAL_HOMES, EVERYBODY)


@rule
def homes_given(s):
    n = 0
    while n < s.seats and s.home[n] != NONE:
        n += 1
    return n


@rule
def home_taken(s, home):
    for p in range(s.seats):
        if s.home[p] == home:
            return True
    return False


@rule
def weight_deal_home(s, home):
    return 0 if home_taken(s, home) else 1


@rule
def do_deal_home(s, home):
    s.home[homes_given(s)] = home
    if homes_given(s) == s.seats:
        choose_start_player(s)


@rule
def refuse_choose_home(s, home):
    return Rule.AN_1_7 if home_taken(s, home) else LEGAL


@rule
def do_choose_home(s, home):
    s.home[s.actor] = home
    if s.actor == s.seats - 1:
        choose_start_player(s)
    else:
        ask(s, s.actor + 1, Phase.CHOOSE_HOME)


@rule
def weight_start_player(s, seat):  # AN-1.14
    if seat >= s.seats:
        return 0
    return 1 if s.start_player == START_RANDOM or s.start_player == seat + 1 else 0


# --- Turns (AN-2) -------------------------------------------------------------------------------
@rule
def begin_turn(s, seat):
    s.active = seat
    s.turn += 1
    s.event = Event.NONE
    s.done = 0
    s.purchases = 0
    s.sold = 0
    s.drew = 0
    for ship in range(SHIPS):
        s.points[ship] = 0
    luck(s, Phase.ROLL, EVERYBODY)


@rule
def do_start_player(s, seat):
    begin_turn(s, seat)


@rule
def begin_trade(s):
    ask(s, s.active, Phase.TRADE)


# --- Phase 1: production roll (AN-3) ------------------------------------------------------------
@rule
def yields(s, p, good):
    """May this seat take that good for the number rolled (AN-3.3 to AN-3.5)?"""
    home = HOME_GOODS[s.home[p], s.roll - 1]
    if home == FREE_CHOICE or home == good:
        return True
    tile = s.post[p, s.roll - 1]
    return tile != NONE and TILE_FACE[tile] == good


@rule
def produce_in_order(s):
    """Each seat in turn order takes its good; a seat that has a choice is asked (AN-3.6 to AN-3.8)."""
    while s.done < s.seats:
        p = (s.active + s.done) % s.seats
        choices = 0
        only = 0
        for g in range(GOODS):
            if s.supply[g] > 0 and yields(s, p, g):
                choices += 1
                only = g
        if choices > 1:
            ask(s, p, Phase.PRODUCE)
            return
        if choices == 1:
            take(s, p, only)
        s.done += 1
    begin_trade(s)


@rule
def weight_roll(s, face):  # AN-3.1
    return 1


@rule
def do_roll(s, face):
    s.roll = face
    if face == 6:  # AN-3.9
        luck(s, Phase.EVENT, EVERYBODY)
    else:
        produce_in_order(s)


@rule
def refuse_produce(s, good):
    if not yields(s, s.actor, good):
        return Rule.AN_3_5
    if s.supply[good] == 0:
        return Rule.AN_3_7
    return LEGAL


@rule
def do_produce(s, good):
    take(s, s.actor, good)
    s.done += 1
    produce_in_order(s)
