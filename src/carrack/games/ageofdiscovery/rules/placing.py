"""Placing ships: voyages (AD-7), orders (AD-8), jokers (AD-9), cards for any colour (AD-10.2 to AD-10.4)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    CAPACITIES,
    COLOURS,
    FEWEST,
    INCOME,
    JOKER_FEE,
    JOKER_FIRST,
    JOKER_SECOND,
    KIND_CAPACITY,
    KIND_COLOUR,
    KINDS,
    MOST_ALIKE,
    ORDER_CAPACITY,
    ORDER_COLOUR,
    ORDER_SHIPS,
    PLAIN_FEE,
    SHIPS_OF,
    SHIPS_WITHIN,
    VOYAGE_CAPACITY,
    VOYAGE_COLOUR,
)
from ..rulebook import Rule
from ..state import DOWN, NONE, PLACING, Phase
from .common import LEGAL, enough_markers, joker_of, markers_of, use_ship
from .turn import after_action, refuse_action

ORDER_MARKERS = 2  # on the income and on the rounds (AD-8.5)


@rule
def go_on_placing(s):
    """The next step, as long as there is a free ship and a coin (note 8)."""
    p = s.active
    if s.coins[p] == 0 or (s.fleet[p] == 0 and s.joker_free[p] == 0):
        after_action(s)
    else:
        ask(s, p, Phase.PLACE)


@rule
def show_or(s, phase):
    """A joker used for the first time is shown to all (AD-0.11); then the act goes on."""
    p = s.active
    if s.shown[p] == NONE and s.joker_free[p] == 0:
        luck(s, Phase.SHOW_JOKER, EVERYBODY)
    elif phase == Phase.PLACE:
        go_on_placing(s)
    else:
        ask(s, p, phase)


@rule
def has_colour(s, p, colour):
    """Is this one of the two colours of the seat's joker?"""
    joker = joker_of(s, p)
    return JOKER_FIRST[joker] == colour or JOKER_SECOND[joker] == colour


# --- Voyages (AD-7) -----------------------------------------------------------------------------
@rule
def refuse_colour(s, p, v, kind):
    """May the ship sail there by its colour; a card for any colour is played exactly when it is needed (AD-10.3)."""
    colour = KIND_COLOUR[kind]
    e = s.established[v]
    if kind >= KINDS:
        first = JOKER_FIRST[joker_of(s, p)]
        if not has_colour(s, p, colour):
            return Rule.AD_9_3
        if e != NONE and colour != e and colour != VOYAGE_COLOUR[v]:  # AD-9.5, AD-9.6
            if has_colour(s, p, e) or has_colour(s, p, VOYAGE_COLOUR[v]) or colour != first:
                return Rule.AD_9_4
    if e != NONE and colour != e and s.any_colour[p] == 0:
        return Rule.AD_7_2
    return LEGAL


@rule
def refuse_placing(s, p):
    """What forbids placing any ship anywhere."""
    fee = PLAIN_FEE
    if s.fleet[p] == 0:
        if s.joker_free[p] == 0:
            return Rule.AD_6_1
        fee = JOKER_FEE
    if s.coins[p] < fee:
        return Rule.AD_6_2
    return refuse_action(s, PLACING) if s.phase == Phase.MENU else LEGAL


@rule
def refuse_voyage(s, p, v):
    """Does any ship that can be paid sail to this voyage?"""
    if not enough_markers(s, p, 1):
        return Rule.AD_7_8
    room = VOYAGE_CAPACITY[v] - s.load[v]
    if room == 0:
        return Rule.AD_7_5
    e = s.established[v]
    fitting = s.fleet[p] & SHIPS_WITHIN[room]
    if e != NONE and s.any_colour[p] == 0:
        fitting &= SHIPS_OF[e]
    if fitting:
        return LEGAL
    if s.joker_free[p] and (e == NONE or s.any_colour[p] or has_colour(s, p, e)):  # as one of its colours (AD-9.3 to AD-9.6)
        return LEGAL if s.coins[p] >= JOKER_FEE else Rule.AD_6_2
    return Rule.AD_7_1


@rule
def refuse_head_for(s, voyage):
    why = refuse_placing(s, s.actor)
    return why if why else refuse_voyage(s, s.actor, voyage)


@rule
def do_head_for(s, voyage):
    s.done |= PLACING
    s.heading = voyage
    ask(s, s.actor, Phase.VOYAGE_SHIP)


@rule
def refuse_there(s, p, v, kind, fee):
    """May a free ship sail to this voyage?"""
    if s.load[v] + KIND_CAPACITY[kind] > VOYAGE_CAPACITY[v]:
        return Rule.AD_7_5
    if not enough_markers(s, p, markers_of(kind)):
        return Rule.AD_7_8
    return Rule.AD_6_2 if s.coins[p] < fee else refuse_colour(s, p, v, kind)


@rule
def refuse_send(s, ship):
    p = s.actor
    joker = ship >= KINDS
    if (s.joker_free[p] if joker else s.free[p, ship]) == 0:
        return Rule.AD_6_1
    return refuse_there(s, p, s.heading, ship, JOKER_FEE if joker else PLAIN_FEE)


@rule
def do_send(s, ship):
    p, v = s.actor, s.heading
    colour = KIND_COLOUR[ship]
    if ship < KINDS:
        use_ship(s, p, ship)
        s.coins[p] -= PLAIN_FEE
    else:
        s.joker_free[p] = 0
        s.coins[p] -= JOKER_FEE
    if s.established[v] == NONE:  # AD-7.1
        s.established[v] = colour
    if colour != s.established[v]:
        s.any_colour[p] -= 1
    s.vessel[v, s.ships[v]] = ship
    s.owner[v, s.ships[v]] = p
    s.ships[v] += 1
    s.load[v] += KIND_CAPACITY[ship]
    if ship >= KINDS:
        show_or(s, Phase.PLACE)
    else:
        go_on_placing(s)


# --- Orders (AD-8) ------------------------------------------------------------------------------
@rule
def left(s, p, kind, without):
    """Free ships of a kind, when one of the kind `without` is spoken for."""
    return s.free[p, kind] - (1 if kind == without else 0)


@rule
def strangers(s, p, colour, n, without):
    """Free ships of other colours with this capacity; more than there can be cards do not matter."""
    total = 0
    for c in range(COLOURS):
        if c != colour:
            total += left(s, p, c * CAPACITIES + n - 1, without)
    return min(total, MOST_ALIKE)


@rule
def ships_can_fill(s, p, colour, need, cards, coins, without):
    """Can plain ships make up a capacity exactly, with so many coins, and cards for strangers?"""
    base = colour * CAPACITIES
    ones, twos, threes = left(s, p, base, without), left(s, p, base + 1, without), left(s, p, base + 2, without)
    if FEWEST[ones, twos, threes, need] <= coins:
        return True
    if cards == 0:
        return False
    other_ones, other_twos = strangers(s, p, colour, 1, without), strangers(s, p, colour, 2, without)
    other_threes = strangers(s, p, colour, 3, without)
    for part in range(1, need + 1):  # what strangers carry
        others = FEWEST[other_ones, other_twos, other_threes, part]
        if others <= cards and others + FEWEST[ones, twos, threes, need - part] <= coins:
            return True
    return False


@rule
def most_capacity(s, p, colour):
    """No choice of ships can carry more on an order of this colour: each costs a coin, a card brings one stranger."""
    base = colour * CAPACITIES
    own = s.free[p, base] + 2 * s.free[p, base + 1] + 3 * s.free[p, base + 2]
    others = (s.any_colour[p] if s.fleet[p] & ~SHIPS_OF[colour] else 0) + (1 if s.joker_free[p] and s.coins[p] >= JOKER_FEE else 0)
    return min(own + CAPACITIES * others, CAPACITIES * s.coins[p])


@rule
def can_fill(s, p, order, need, cards, coins, without, joker, carried):
    """Can a seat make up a capacity exactly, all fees, cards and markers counted? `carried` are markers that go with it anyway."""
    colour = ORDER_COLOUR[order]
    if enough_markers(s, p, carried) and ships_can_fill(s, p, colour, need, cards, coins, without):
        return True
    if joker and coins >= JOKER_FEE:
        card = 0 if has_colour(s, p, colour) else 1
        if card <= cards:
            for n in range(1, min(CAPACITIES, need) + 1):
                if enough_markers(s, p, carried + n) and ships_can_fill(s, p, colour, need - n, cards - card, coins - JOKER_FEE, without):
                    return True
    return False


@rule
def holds_order(s, p, order):
    return s.closed[p, order] + s.open[p, order] > 0


@rule
def refuse_filling(s, p, order):
    """Can an order in hand be served exactly (AD-8.2)?"""
    if not enough_markers(s, p, ORDER_MARKERS):
        return Rule.AD_7_8
    need = ORDER_CAPACITY[order]
    if most_capacity(s, p, ORDER_COLOUR[order]) < need:  # mostly; then nothing has to be tried
        return Rule.AD_8_2
    served = can_fill(s, p, order, need, s.any_colour[p], s.coins[p], NONE, s.joker_free[p], ORDER_MARKERS)
    return LEGAL if served else Rule.AD_8_2


@rule
def refuse_start_order(s, order):
    why = refuse_placing(s, s.actor)
    if why:
        return why
    return refuse_filling(s, s.actor, order) if holds_order(s, s.actor, order) else Rule.AD_8_1


@rule
def do_start_order(s, order):
    p = s.actor
    s.done |= PLACING
    if s.open[p, order]:
        s.open[p, order] = 0
        s.open_cards[p] -= 1
    else:
        s.closed[p, order] = 0
        s.closed_cards[p] -= 1
    s.starting = order
    s.need = ORDER_CAPACITY[order]
    ask(s, p, Phase.ORDER_SHIP)


@rule
def needs_card(s, p, ship):
    """Is this ship a stranger on the order being started?"""
    colour = ORDER_COLOUR[s.starting]
    return not has_colour(s, p, colour) if ship >= KINDS else KIND_COLOUR[ship] != colour


@rule
def refuse_assign(s, ship):
    """A ship may be picked only if the rest can still be made up exactly (note 5)."""
    p = s.actor
    joker = ship >= KINDS
    if (s.joker_free[p] if joker else s.free[p, ship]) == 0:
        return Rule.AD_6_1
    capacity = KIND_CAPACITY[ship]
    if capacity > s.need:
        return Rule.AD_8_2B
    carried = ORDER_MARKERS + (capacity if joker else 0)
    if not enough_markers(s, p, carried):
        return Rule.AD_7_8
    coins = s.coins[p] - (JOKER_FEE if joker else PLAIN_FEE)
    if coins < 0:
        return Rule.AD_6_2
    cards = s.any_colour[p] - (1 if needs_card(s, p, ship) else 0)
    if cards < 0:
        return Rule.AD_7_2
    if capacity == s.need:
        return LEGAL
    rest = s.need - capacity
    without = NONE if joker else ship
    return LEGAL if can_fill(s, p, s.starting, rest, cards, coins, without, s.joker_free[p] and not joker, carried) else Rule.AD_8_2B


@rule
def do_assign(s, ship):
    p = s.actor
    hidden = ship >= KINDS and s.shown[p] == NONE
    if not hidden and needs_card(s, p, ship):  # a joker nobody has seen tells by being shown whether it needs one
        s.any_colour[p] -= 1
    slot = 0
    while s.picked[slot] != NONE:
        slot += 1
    s.picked[slot] = ship
    s.need -= KIND_CAPACITY[ship]
    phase = Phase.DURATION if s.need == 0 else Phase.ORDER_SHIP
    if ship >= KINDS:
        s.joker_free[p] = 0
        s.coins[p] -= JOKER_FEE
        show_or(s, phase)
    else:
        use_ship(s, p, ship)
        s.coins[p] -= PLAIN_FEE
        ask(s, p, phase)


@rule
def refuse_agree(s, rounds):
    return LEGAL


@rule
def do_agree(s, rounds):  # AD-8.4
    p = s.actor
    i = 0
    while s.running[p, i] != NONE:
        i += 1
    s.running[p, i] = s.starting
    s.rounds[p, i] = rounds
    s.income[p, i] = INCOME[ORDER_CAPACITY[s.starting] - 3, rounds - 1]
    for j in range(ORDER_SHIPS):
        s.aboard[p, i, j] = s.picked[j]
        s.picked[j] = NONE
    s.starting = NONE
    go_on_placing(s)


# --- Jokers are shown (AD-0.11), and the action ends --------------------------------------------
@rule
def weight_show_joker(s, joker):
    return 1 if s.joker[s.active] == joker else 0


@rule
def do_show_joker(s, joker):
    p = s.active
    s.shown[p] = joker
    s.joker[p] = DOWN
    s.joker_known[p] = 0
    if s.starting == NONE:
        go_on_placing(s)
    else:
        if not has_colour(s, p, ORDER_COLOUR[s.starting]):
            s.any_colour[p] -= 1
        ask(s, p, Phase.DURATION if s.need == 0 else Phase.ORDER_SHIP)


@rule
def refuse_stop(s):
    return LEGAL


@rule
def do_stop(s):
    after_action(s)


# --- What a seat may imagine --------------------------------------------------------------------
@rule
def fits(s, seat):
    """A joker about to be shown by somebody else could be placed as it was, and the rest of its order can be made up."""
    p = s.active
    if s.phase != Phase.SHOW_JOKER or p == seat:
        return True
    if s.starting != NONE:
        cards = s.any_colour[p] - (0 if has_colour(s, p, ORDER_COLOUR[s.starting]) else 1)
        return cards >= 0 and can_fill(s, p, s.starting, s.need, cards, s.coins[p], NONE, 0, ORDER_MARKERS)
    v = s.heading
    colour = KIND_COLOUR[s.vessel[v, s.ships[v] - 1]]
    if not has_colour(s, p, colour):
        return False
    if colour == s.established[v] or colour == VOYAGE_COLOUR[v]:
        return True
    return colour == JOKER_FIRST[joker_of(s, p)] and not has_colour(s, p, s.established[v]) and not has_colour(s, p, VOYAGE_COLOUR[v])
