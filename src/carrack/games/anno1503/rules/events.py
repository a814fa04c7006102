"""Events after a 6 (AN-4)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY, NOBODY_LOOKS
from carrack.core.turns import ask, luck

from ..content import BACKS, EVENTS, GOODS, ISLAND_DISTANCE, ISLAND_MARK, ISLANDS, SAFE_FIELDS, TILE_BACK, TILES, Building, Event
from ..rulebook import Rule
from ..state import NONE, VACANT, Phase
from .common import LEGAL, owns, posts, residents, take, treaties
from .production import begin_trade

REFILL_ANY = 0  # the option's stored number


# --- Pirate (AN-4.3 to AN-4.9) ------------------------------------------------------------------
@rule
def pirates_in_order(s):
    """Each seat in turn order pays; a seat that cannot is asked what it gives up."""
    while s.done < s.seats:
        p = (s.active + s.done) % s.seats
        if not owns(s, p, Building.SMITHY):  # AN-4.9
            debt = posts(s, p) + treaties(s, p)  # AN-4.3
            if s.gold[p] < debt:  # AN-4.5
                ask(s, p, Phase.PIRATE)
                return
            s.gold[p] -= debt  # AN-4.4
        s.done += 1
    begin_trade(s)


@rule
def return_tile(s, tile):  # AN-4.6
    s.losses += 1
    s.returned[tile] = s.losses
    s.loose[tile] = 1
    s.reserve[TILE_BACK[tile] - BACKS[0]] += 1
    luck(s, Phase.TURN_BACK, EVERYBODY)


@rule
def refuse_lose_post(s, number):
    return Rule.AN_4_5 if s.post[s.actor, number - 1] == NONE else LEGAL


@rule
def do_lose_post(s, number):
    tile = s.post[s.actor, number - 1]
    s.post[s.actor, number - 1] = NONE  # AN-4.8
    return_tile(s, tile)


@rule
def refuse_lose_treaty(s, jetty):
    return Rule.AN_4_5B if s.treaty[s.actor, jetty - 1] == NONE else LEGAL


@rule
def do_lose_treaty(s, jetty):
    tile = s.treaty[s.actor, jetty - 1]
    s.treaty[s.actor, jetty - 1] = NONE  # AN-4.8
    return_tile(s, tile)


@rule
def weight_turn_back(s, back):
    return s.reserve[back - BACKS[0]]


@rule
def in_scope(s, island):
    return s.pirate_refill_scope == REFILL_ANY or ISLAND_MARK[island] <= s.seats


@rule
def farthest(s):
    """The distance of the farthest free island square (AN-4.7)."""
    far = 0
    for i in range(ISLANDS):
        if s.back[i] == 0 and in_scope(s, i) and ISLAND_DISTANCE[i] > far:
            far = ISLAND_DISTANCE[i]
    return far


@rule
def do_turn_back(s, back):
    s.top = back
    far = farthest(s)
    squares = 0
    for i in range(ISLANDS):
        if s.back[i] == 0 and in_scope(s, i) and ISLAND_DISTANCE[i] == far:
            squares += 1
            s.island = i
    if squares > 1:
        ask(s, (s.active + s.done) % s.seats, Phase.REFILL)
    else:
        luck(s, Phase.LAY, NOBODY_LOOKS)


@rule
def refuse_refill(s, island):
    if s.back[island] != 0:
        return Rule.AN_4_7
    if not in_scope(s, island):
        return Rule.AN_4_7B
    if ISLAND_DISTANCE[island] < farthest(s):
        return Rule.AN_4_7C
    return LEGAL


@rule
def do_refill(s, island):
    s.island = island
    luck(s, Phase.LAY, NOBODY_LOOKS)


@rule
def weight_lay(s, tile):
    """The reserve holds the returned tiles that were not laid again; its other tiles were never seen (AN-4.6)."""
    if s.loose[tile] == 0 or TILE_BACK[tile] != s.top:
        return 0
    never_seen = 0
    back_again = 0
    for t in range(TILES):
        if s.loose[t] > 0 and TILE_BACK[t] == s.top:
            if s.returned[t] > 0:
                back_again += 1
            else:
                never_seen += 1
    if s.returned[tile] > 0:
        return never_seen if never_seen > 0 else 1
    return s.reserve[s.top - BACKS[0]] - back_again


@rule
def do_lay(s, tile):
    s.loose[tile] = 0
    s.reserve[s.top - BACKS[0]] -= 1
    s.lies[s.island] = tile
    s.back[s.island] = s.top
    s.looked[s.island] = 0
    s.filled[s.island] = s.losses
    s.top = 0
    s.done += 1
    pirates_in_order(s)


# --- Fire (AN-4.10 to AN-4.15) ------------------------------------------------------------------
@rule
def fire(s, p):
    if owns(s, p, Building.FIRE_STATION):  # AN-4.14
        return
    last = residents(s, p) - 1
    debt = last + 1 - SAFE_FIELDS  # AN-4.10
    if s.gold[p] >= debt:
        s.gold[p] -= debt  # AN-4.11
        return
    s.resident[p, last] = VACANT  # AN-4.12
    if s.building[p, last] != NONE:  # AN-4.13
        s.buildings[s.building[p, last]] += 1
        s.building[p, last] = NONE


# --- Golden times (AN-4.16, AN-4.17) ------------------------------------------------------------
@rule
def golden_times_in_order(s):
    """Each seat in turn order is offered a good, with a church two."""
    left = 0
    for g in range(GOODS):
        left += s.supply[g]
    if s.done == s.seats or left == 0:
        s.picks = 0
        begin_trade(s)
        return
    p = (s.active + s.done) % s.seats
    if s.picks == 0:
        s.picks = 2 if owns(s, p, Building.CHURCH) else 1
    ask(s, p, Phase.GOLDEN_TIMES)


@rule
def refuse_golden_pick(s, good):
    return Rule.AN_11_1 if s.supply[good] == 0 else LEGAL


@rule
def do_golden_pick(s, good):
    take(s, s.actor, good)
    s.picks -= 1
    if s.picks == 0:
        s.done += 1
    golden_times_in_order(s)


@rule
def refuse_decline(s):
    return LEGAL


@rule
def do_decline(s):
    s.picks = 0
    s.done += 1
    golden_times_in_order(s)


# --- The event die (AN-4.1, AN-4.2) -------------------------------------------------------------
@rule
def weight_event(s, face):
    return 1


@rule
def do_event(s, face):
    s.event = EVENTS[face - 1]
    s.picks = 0
    if s.event == Event.PIRATE:
        pirates_in_order(s)
    elif s.event == Event.FIRE:
        for i in range(s.seats):
            fire(s, (s.active + i) % s.seats)
        begin_trade(s)
    else:
        golden_times_in_order(s)
