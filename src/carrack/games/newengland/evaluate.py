"""What a position of New England is worth to a seat: a sum of named terms, a hundred for a victory point."""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule

from .content import (
    BONUS,
    CARD_SHAPE,
    CARD_TERRAIN,
    CARDS,
    FIGURE_CARDS,
    INCOME,
    MOST_PURCHASES,
    POINTS,
    SHAPE_PLOTS,
    TERRAINS,
    Card,
)
from .rules.common import count, empty_barns, in_bag, in_stack, piece_of, spare_berths, spare_tiles
from .rules.land import can_lay, room
from .rules.scoring import card_points
from .rules.shapes import carries_out, unused_plots
from .state import NO_TOKEN, Phase

POINT = 100
TENTHS = 10  # of a round
PER_ROUND = 45  # tenths of a piece that leave bag or stack in a round
KEPT_BACK = 4  # with fewer pieces somebody is likely to end the game
SHILLING, SPARE_SHILLING = 10, 2  # while they can be spent, and beyond
SPENT = 9  # shillings in a round
PLOT, PLOT_PER_ROUND = 120, 30  # an unused plot, at most and for each round to come
AMPLE = 6  # unused plots of a terrain; more of them count a third
HOLD = np.array((0, 0, 6, 25, 40, 55, 75), np.int64)  # hundredths of a bonus by lead: -3 or less, -2, ... 3 or more
FIT = 4  # hundredths of a card's points when it would fit, for each copy to come
HOUSED = 7  # tenths of a plot that a figure takes up
STORED, STORED_LATER = 88, 40  # hundredths of a stored card's points: it fits, or may yet
BERTH = 45  # a tile for a first ship
GROWTH = 9  # a plot on which an area could grow
GONE = 6  # pieces out of ten that a rival takes are such as the seat would have liked
RIVALS = 3  # the others count a third


# --- How long it lasts, and what a shilling buys ------------------------------------------------
@rule
def turn_to_come(s, p):
    """Whether a seat will still have its turn, or has it, in this round."""
    return s.phase <= Phase.TOKEN or s.token[p] != NO_TOKEN


@rule
def tenths_left(s, p):
    """The turns a seat still has, in tenths of a round."""
    later = max(0, min(in_bag(s), in_stack(s)) - KEPT_BACK) * TENTHS * TENTHS // PER_ROUND
    return later + (TENTHS if turn_to_come(s, p) else 0)


@rule
def plot_value(tenths):
    return min(PLOT, PLOT_PER_ROUND * tenths // TENTHS)


@rule
def purse(coins, tenths):
    """What shillings are worth, as far as they can be spent."""
    spendable = min(coins, SPENT * tenths // TENTHS)
    return SHILLING * spendable + SPARE_SHILLING * (coins - spendable) * min(tenths, 30) // 30


@rule
def value_money(s, seat):
    """Shillings at hand, and the income of this round."""
    coins = s.money[seat]
    if turn_to_come(s, seat):
        coins += INCOME + s.cards[seat, Card.PILGRIM]
    return coins + purse(coins, tenths_left(s, seat))


@rule
def value_income(s, seat):
    """What the pilgrims will bring."""
    later = max(0, tenths_left(s, seat) - 2 * TENTHS)
    return s.cards[seat, Card.PILGRIM] * SHILLING * later * 8 // (10 * TENTHS)


# --- Points -------------------------------------------------------------------------------------
@rule
def value_cards(s, seat):
    return POINT * card_points(s, seat)


@rule
def bonus_share(s, p, kind, more, tenths):
    """What a majority promises with so many figures more: the nearer the end, the more exactly as it stands."""
    mine = s.cards[p, kind] + more
    best = 0
    for q in range(s.seats):
        if q != p and s.cards[q, kind] > best:
            best = s.cards[q, kind]
    lead = mine - best
    now = 100 if mine > 0 and lead >= 0 else 0
    some = HOLD[max(-3, min(3, lead)) + 3] if mine > 0 else 0
    open_ = min(60, tenths)
    return BONUS[kind] * (some * open_ + now * (60 - open_)) // 60


@rule
def value_majorities(s, seat):
    total, tenths = 0, tenths_left(s, seat)
    for kind in range(FIGURE_CARDS):
        total += bonus_share(s, seat, kind, 0, tenths)
    return total


# --- Land ---------------------------------------------------------------------------------------
@rule
def fitting(s, p):
    """A bit for each kind of card that a seat could carry out now."""
    tiles, berths = spare_tiles(s, p), spare_berths(s, p)
    can = 0
    for card in range(CARDS):
        if carries_out(s, p, card, tiles, berths):
            can |= 1 << card
    return can


@rule
def area_value(s, p, terrain, can, tenths):
    """Unused plots, and the cards to come that would fit on them; the best of these counts."""
    plots = unused_plots(s, p, terrain)
    total = plot_value(tenths) * min(plots, AMPLE) + plot_value(tenths) * max(0, plots - AMPLE) // 3
    best = 0
    others = 0
    for card in range(FIGURE_CARDS, CARDS):
        if CARD_TERRAIN[card] == terrain and can >> card & 1:
            copies = s.stack[card] + s.on_offer[piece_of(card)]
            worth = POINTS[card] * FIT * min(copies, 3) * min(tenths, 40) // 40
            others += worth
            best = max(best, worth)
    return total + best + (others - best) // 3


@rule
def outlook(s, p, card, can, claimed, tenths):
    """Hundredths of its points that a card in a barn promises, where other stored cards claim so many plots of its terrain."""
    missing = 0 if can >> card & 1 else 1
    if card >= FIGURE_CARDS:
        terrain = CARD_TERRAIN[card]
        missing = max(missing, claimed + SHAPE_PLOTS[CARD_SHAPE[card]] - unused_plots(s, p, terrain))
        if missing > 0 and not can_lay(s, p, terrain):
            return 0
    if missing == 0:
        return STORED if tenths > TENTHS else STORED * tenths // (2 * TENTHS)  # what is not carried out in the last turn is lost
    return max(0, STORED_LATER * (min(tenths, 40) - TENTHS * missing) // 40)


@rule
def stored_value(s, p, can, tenths):
    """Cards in barns, the largest first; the land that they will take up counts less already."""
    total = 0
    claimed = 0
    for card in range(CARDS - 1, -1, -1):
        if card < CARDS - 1 and CARD_TERRAIN[card] != CARD_TERRAIN[card + 1]:
            claimed = 0
        for _ in range(s.stored[p, card]):
            total += POINTS[card] * outlook(s, p, card, can, claimed, tenths)
            if card < FIGURE_CARDS:
                total -= plot_value(tenths) * HOUSED // 10
            else:
                claimed += SHAPE_PLOTS[CARD_SHAPE[card]]
                total -= SHAPE_PLOTS[CARD_SHAPE[card]] * plot_value(tenths) // 4
    return total


@rule
def value_land(s, seat):
    """Unused land, less what the figures take up, and what is in the barns."""
    tenths, can = tenths_left(s, seat), fitting(s, seat)
    total = stored_value(s, seat, can, tenths)
    total -= plot_value(tenths) * (s.cards[seat, Card.PILGRIM] + s.cards[seat, Card.SHIP]) * HOUSED // 10
    for terrain in range(TERRAINS):
        total += area_value(s, seat, terrain, can, tenths)
    return total


@rule
def value_room(s, seat):
    """Where the areas could grow, a coast for ships, and empty barns."""
    tenths = min(tenths_left(s, seat), 60)
    total = 0
    for terrain in range(TERRAINS):
        total += GROWTH * min(6, count(room(s, seat, terrain, 0)) + count(room(s, seat, terrain, 1)))
    berths = spare_berths(s, seat)
    total += (BERTH if berths > 0 else 0) + (BERTH // 3 if berths > 1 else 0)
    total += 8 * max(-2, min(4, spare_tiles(s, seat)))
    total += 30 * min(2, empty_barns(s, seat))
    return total * tenths // 60


# --- The offer, before the own turn -------------------------------------------------------------
@rule
def piece_value(s, p, piece, can, tenths):
    """About what a piece on offer would bring a seat."""
    if piece < TERRAINS:
        return plot_value(tenths) + 25 if can_lay(s, p, piece) else 0
    card = piece - TERRAINS
    if not can >> card & 1:
        return POINTS[card] * outlook(s, p, card, can, 0, tenths) * 2 // 3 if empty_barns(s, p) > 0 else 0
    if card >= FIGURE_CARDS:
        return POINT * POINTS[card] - SHAPE_PLOTS[CARD_SHAPE[card]] * plot_value(tenths)
    gain = (
        POINT * POINTS[card]
        + bonus_share(s, p, card, 1, tenths)
        - bonus_share(s, p, card, 0, tenths)
        - 20
        - plot_value(tenths) * HOUSED // 10
    )
    if card == Card.PILGRIM:
        gain += SHILLING * max(0, tenths - TENTHS) * 8 // (10 * TENTHS)
    return gain


@rule
def ahead(s, p):
    """How many rivals will buy before a seat, in tenths; those without a token are guessed."""
    tenths = 0
    for q in range(s.seats):
        if q != p:
            if s.token[q] > s.token[p]:
                tenths += 10
            elif s.token[q] == NO_TOKEN and s.phase == Phase.TOKEN:
                tenths += max(0, min(9, (8 - s.token[p]) * 3 // 2))
    return tenths


@rule
def value_offer(s, seat):
    """With the token taken and nothing bought: what is likely left when the turn comes, less its price."""
    if s.token[seat] == NO_TOKEN or (s.active == seat and s.purchases > 0):
        return 0
    tenths, can, token = tenths_left(s, seat), fitting(s, seat), s.token[seat]
    coins = s.money[seat] + INCOME + s.cards[seat, Card.PILGRIM]
    wait = ahead(s, seat) * GONE // 10  # pieces gone that the seat would have liked, in tenths
    total = -token
    last = 1 << 30
    seen = 0
    bought = 0
    while True:  # the pieces from the best on
        best = 0
        copies = 0
        for piece in range(TERRAINS + CARDS):
            if s.on_offer[piece]:
                value = piece_value(s, seat, piece, can, tenths)
                if best < value < last:
                    best = value
                    copies = 0
                if value == best:
                    copies += s.on_offer[piece]
        if best == 0:
            return total
        for _ in range(copies):
            seen += 10
            if seen > wait:
                price = purse(coins, tenths) - purse(coins - token, tenths) + token
                if bought == MOST_PURCHASES or best <= price or s.money[seat] < token * (bought + 1):
                    return total
                total += (best - price) * min(10, seen - wait) // 10
                bought += 1
                coins -= token
        last = best


# --- Rivals -------------------------------------------------------------------------------------
@rule
def value_rivals(s, seat):
    """What the others have counts against the seat."""
    total = 0
    for p in range(s.seats):
        if p != seat:
            total += POINT * card_points(s, p) + value_majorities(s, p)
    return -total // (RIVALS * (s.seats - 1))
