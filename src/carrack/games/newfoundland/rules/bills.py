"""Paying (NF-2.2), and what a payment brings: an extension, a ship (NF-4.3 to NF-4.7), or a fulfilled contract (NF-10.2 to NF-10.5)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    BILLS,
    CITY_OF,
    CITY_SPACES,
    CONTRACT_POINTS,
    FIRST_LARGE,
    GOODS,
    LARGE_POINTS,
    MOST_SEATS,
    NEW_YARD,
    PORTUGUESE_YARD,
    ROW,
    TOLL,
    TWINS,
    VEILED,
    YARDS,
    Country,
    Extension,
    Good,
    Source,
)
from ..rulebook import Rule
from ..state import NONE, Bill, Phase, Step
from .common import LEGAL, score_points
from .turns import built, carry_on


# --- What was paid for --------------------------------------------------------------------------
@rule
def moor(s, yard):
    """The ship that was paid for goes to a yard; a large one brings 3 points (NF-4.6)."""
    p = s.active
    points = 0
    if s.bill == Bill.SMALL:
        s.yard[p, yard] = s.small_row[s.bill_item]
        s.small_row[s.bill_item] = NONE
    else:
        s.yard[p, yard] = FIRST_LARGE + s.large_row[s.bill_item]
        s.large_row[s.bill_item] = NONE
        points = LARGE_POINTS
    score_points(s, points, Source.SHIPS)
    s.bought = 1


@rule
def take_ship(s):
    """Moor the ship at the first free yard; without one a ship must make room (NF-4.7)."""
    p = s.active
    if s.bill == Bill.LARGE and s.large_row[s.bill_item] == VEILED:
        luck(s, Phase.FILL_LARGE, EVERYBODY)
        return
    for y in range(YARDS):
        if s.yards[p] >> y & 1 and s.yard[p, y] == NONE:
            moor(s, y)
            carry_on(s)
            return
    ask(s, p, Phase.SCRAP)


@rule
def fulfil_contract(s):
    """Points, toll, and a marker in the city while there is room (NF-10.2, NF-10.4, NF-10.5)."""
    p = s.active
    contract = s.contract[s.bill_item]
    toll = s.country[p] == Country.FRANCE and built(s, p, Extension.UNIQUE)
    score_points(s, CONTRACT_POINTS[contract] + (TOLL if toll else 0), Source.CONTRACTS)
    city = CITY_OF[s.bill_item]
    markers = 0
    for q in range(MOST_SEATS):
        markers += s.city_markers[city, q]
    if markers < CITY_SPACES[city]:
        s.city_markers[city, p] += 1
    s.contract[s.bill_item] = NONE
    s.contract_discard |= 1 << contract


@rule
def pay_bill(s, wood, cloth, iron):
    """Pay what is due, so many of each with gold, and take what it is for."""
    p = s.active
    s.goods[p, Good.WOOD] -= s.due[Good.WOOD] - wood
    s.goods[p, Good.CLOTH] -= s.due[Good.CLOTH] - cloth
    s.goods[p, Good.IRON] -= s.due[Good.IRON] - iron
    s.goods[p, Good.GOLD] -= s.due[Good.GOLD] + wood + cloth + iron
    for g in range(GOODS):
        s.due[g] = 0
    if s.bill == Bill.SMALL or s.bill == Bill.LARGE:
        take_ship(s)
        return
    if s.bill == Bill.CONTRACT:
        fulfil_contract(s)
    elif s.bill == Bill.NEW_YARD:
        s.extended[p] |= 1 << Extension.NEW_YARD
        s.yards[p] |= 1 << NEW_YARD
    else:
        s.extended[p] |= 1 << Extension.UNIQUE
        if s.country[p] == Country.PORTUGAL:
            s.yards[p] |= 1 << PORTUGUESE_YARD  # NF-4.10
    carry_on(s)


@rule
def charge(s, bill, item, row):
    """A bill: paid at once when there is only one way to pay it, else the player chooses (NF-2.2)."""
    p = s.active
    s.bill = bill
    s.bill_item = item
    missing = 0
    replaceable = 0
    for g in range(GOODS):
        s.due[g] = BILLS[row, g]
        if g < Good.GOLD:
            missing += max(0, s.due[g] - s.goods[p, g])
            replaceable += s.due[g]
    if s.goods[p, Good.GOLD] - s.due[Good.GOLD] > missing and missing < replaceable:
        ask(s, p, Phase.PAY)
        return
    pay_bill(s, max(0, s.due[0] - s.goods[p, 0]), max(0, s.due[1] - s.goods[p, 1]), max(0, s.due[2] - s.goods[p, 2]))


# --- The choice of a payment --------------------------------------------------------------------
@rule
def refuse_pay(s, wood, cloth, iron):
    p = s.actor
    if wood > s.due[0] or cloth > s.due[1] or iron > s.due[2]:
        return Rule.NF_2_2
    if s.due[0] - wood > s.goods[p, 0] or s.due[1] - cloth > s.goods[p, 1] or s.due[2] - iron > s.goods[p, 2]:
        return Rule.NF_2_2B
    return Rule.NF_2_2C if s.due[3] + wood + cloth + iron > s.goods[p, 3] else LEGAL


@rule
def do_pay(s, wood, cloth, iron):
    pay_bill(s, wood, cloth, iron)


# --- A large ship shows its values (option blind, NF-R5) ----------------------------------------
@rule
def weight_reveal_large(s, ship):
    if s.step == Step.SHIPS:  # the row is being filled
        return 0
    return s.large_stack >> ship & TWINS >> ship & 1


@rule
def do_reveal_large(s, ship):
    s.large_stack &= ~(1 << ship)
    s.large_row[s.bill_item] = ship
    other = 3 - ship  # of the two
    for i in range(ROW):
        if s.large_row[i] == VEILED:  # now everybody knows which one that is
            s.large_row[i] = other
            s.large_stack &= ~(1 << other)
    take_ship(s)
