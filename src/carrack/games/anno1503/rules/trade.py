"""Phase 2: ships, pioneers, development (AN-5), public buildings (AN-9), selling and buying (AN-6)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    BUILDINGS,
    BUYS,
    FIELDS,
    FIRST_BUILDING_FIELD,
    GOODS,
    GREAT_HOUSE_FEE,
    HIGH_TILES,
    LOW_TILES,
    MOST_PURCHASES,
    PRICE,
    RAISED_BY,
    RAISED_PRICE,
    SHIPS,
    START,
    Building,
    Cost,
    Level,
)
from ..rulebook import Rule
from ..state import IN_SUPPLY, NONE, VACANT, Phase
from .common import LEGAL, can_pay, carry_on, give, high_residents, owns, pay, price, residents, take


# --- Ships (AN-5.2) -----------------------------------------------------------------------------
@rule
def ship_in_supply(s, p):
    for i in range(SHIPS):
        if s.ship[p, i] == IN_SUPPLY:
            return i
    return NONE


@rule
def refuse_build_ship(s):
    if ship_in_supply(s, s.actor) == NONE:
        return Rule.AN_5_2
    if not can_pay(s, s.actor, Cost.SHIP):
        return Rule.AN_5_2B
    return LEGAL


@rule
def do_build_ship(s):
    pay(s, s.actor, Cost.SHIP)
    s.ship[s.actor, ship_in_supply(s, s.actor)] = START
    carry_on(s, Phase.TRADE)


# --- Pioneers and their buildings (AN-5.4 to AN-5.6, AN-9) --------------------------------------
@rule
def building_on_offer(s, p):
    """Is there a building in the supply that this seat lacks (AN-9.2, AN-9.3)?"""
    for b in range(BUILDINGS):
        if s.buildings[b] > 0 and not owns(s, p, b):
            return True
    return False


@rule
def refuse_place_pioneer(s):
    if residents(s, s.actor) == FIELDS:
        return Rule.AN_5_5B
    if residents(s, s.actor) - high_residents(s, s.actor) >= LOW_TILES:
        return Rule.AN_5_5
    if not can_pay(s, s.actor, Cost.PIONEER):
        return Rule.AN_5_4
    return LEGAL


@rule
def do_place_pioneer(s):
    pay(s, s.actor, Cost.PIONEER)
    space = residents(s, s.actor)
    s.resident[s.actor, space] = Level.PIONEER
    if space + 1 >= FIRST_BUILDING_FIELD and building_on_offer(s, s.actor):  # AN-9.1
        ask(s, s.actor, Phase.BUILDING)
    else:
        carry_on(s, Phase.TRADE)


@rule
def refuse_choose_building(s, building):
    if owns(s, s.actor, building):
        return Rule.AN_9_2
    if s.buildings[building] == 0:
        return Rule.AN_9_3
    return LEGAL


@rule
def do_choose_building(s, building):
    s.buildings[building] -= 1
    s.building[s.actor, residents(s, s.actor) - 1] = building
    carry_on(s, Phase.TRADE)


@rule
def refuse_no_building(s):  # AN-9.3
    return LEGAL


@rule
def do_no_building(s):
    carry_on(s, Phase.TRADE)


# --- Development (AN-5.7 to AN-5.11) ------------------------------------------------------------
@rule
def refuse_develop(s, space):
    level = s.resident[s.actor, space - 1]
    if level == VACANT:
        return Rule.AN_5_6
    if level == Level.PIONEER:
        return LEGAL if can_pay(s, s.actor, Cost.SETTLER) else Rule.AN_5_7
    if level == Level.SETTLER:
        if high_residents(s, s.actor) == HIGH_TILES:
            return Rule.AN_5_8B
        return LEGAL if can_pay(s, s.actor, Cost.CITIZEN) else Rule.AN_5_8
    if level == Level.CITIZEN:
        return LEGAL if can_pay(s, s.actor, Cost.MERCHANT) else Rule.AN_5_9
    return Rule.AN_5_9B


@rule
def do_develop(s, space):
    pay(s, s.actor, Cost.SETTLER + s.resident[s.actor, space - 1])
    s.resident[s.actor, space - 1] += 1
    carry_on(s, Phase.TRADE)


# --- Selling (AN-6.2 to AN-6.6) -----------------------------------------------------------------
@rule
def sale_price(s, p, level):
    return RAISED_PRICE[level] if owns(s, p, RAISED_BY[level]) else PRICE[level]  # AN-6.6


@rule
def refuse_sell(s, space, good):
    level = s.resident[s.actor, space - 1]
    if level == VACANT:
        return Rule.AN_6_2
    if s.sold >> (space - 1) & 1:
        return Rule.AN_6_5
    if BUYS[level, good] == 0:
        return Rule.AN_6_3
    if s.hand[s.actor, good] == 0:
        return Rule.AN_6_2B
    return LEGAL


@rule
def do_sell(s, space, good):
    give(s, s.actor, good)  # AN-6.4
    s.gold[s.actor] += sale_price(s, s.actor, s.resident[s.actor, space - 1])
    s.sold |= 1 << (space - 1)
    carry_on(s, Phase.TRADE)


# --- Buying (AN-6.7 to AN-6.10) -----------------------------------------------------------------
@rule
def refuse_buy(s, good):
    if s.purchases == MOST_PURCHASES:
        return Rule.AN_6_7
    if s.gold[s.actor] < price(s, s.actor):
        return Rule.AN_6_9
    if s.supply[good] == 0:
        return Rule.AN_6_9B
    return LEGAL


@rule
def do_buy(s, good):
    s.gold[s.actor] -= price(s, s.actor)
    take(s, s.actor, good)
    s.purchases += 1
    carry_on(s, Phase.TRADE)


# --- Great Trading House, in phases 2 and 3 (AN-9.6) --------------------------------------------
@rule
def refuse_great_house(s, opponent):
    if not owns(s, s.actor, Building.GREAT_HOUSE):
        return Rule.AN_9_6
    if s.drew > 0:
        return Rule.AN_9_6B
    if s.gold[s.actor] < GREAT_HOUSE_FEE:
        return Rule.AN_9_6C
    if opponent >= s.seats or opponent == s.actor:
        return Rule.AN_9_6D
    if s.cards[opponent] == 0:
        return Rule.AN_9_6E
    return LEGAL


@rule
def do_great_house(s, opponent):
    s.gold[s.actor] -= GREAT_HOUSE_FEE
    s.drew = 1
    s.victim = opponent
    eyes = EVERYBODY if s.open_hands else 1 << s.actor | 1 << opponent
    luck(s, Phase.DRAW_IN_TRADE if s.phase == Phase.TRADE else Phase.DRAW_AT_SEA, eyes)


@rule
def weight_draw_card(s, good):
    return s.hand[s.victim, good]


@rule
def do_draw_card(s, good):
    """Who sees the card knows where it went; who does not can no longer be sure of any card of the victim."""
    s.hand[s.victim, good] -= 1
    s.cards[s.victim] -= 1
    s.hand[s.active, good] += 1
    s.cards[s.active] += 1
    for q in range(s.seats):
        if s.eyes >> q & 1:
            if s.told[q, s.victim, good] > 0:
                s.told[q, s.victim, good] -= 1
            if q != s.active:
                s.told[q, s.active, good] += 1
        else:
            for g in range(GOODS):
                s.told[q, s.victim, g] = 0
    carry_on(s, Phase.TRADE if s.phase == Phase.DRAW_IN_TRADE else Phase.SHIPS)
