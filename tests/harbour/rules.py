"""The rules of Harbour, chapter by chapter."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from .content import CARDS, COPIES, CRATES, ENOUGH, FACES, GOLD_POINTS, HAND_LIMIT, MOST_SEATS, PRICE, START_CARDS, TILES, Card, Face
from .rulebook import Rule
from .state import DOWN, GONE, Phase

LEGAL = Rule.LEGAL


# --- Turns (HB-1) -------------------------------------------------------------------------------
@rule
def start(s):
    for k in range(CARDS):
        s.deck[k] = COPIES[k]
        s.left += COPIES[k]
    for k in range(FACES):
        s.bag[k] = TILES[k]
    for i in range(CRATES):
        s.crate[i] = DOWN
    luck(s, Phase.DEAL, 1)


@rule
def begin_turn(s, seat):
    s.active = seat
    s.turn += 1
    luck(s, Phase.ROLL, EVERYBODY)


@rule
def weight_die(s, face):  # HB-1.2
    return 1


@rule
def do_die(s, face):
    s.power = face
    ask(s, s.active, Phase.MAIN)


@rule
def refuse_end_turn(s):
    return LEGAL


@rule
def do_end_turn(s):  # HB-1.4
    if s.points[s.active] >= ENOUGH or (s.rounds > 0 and s.turn >= s.rounds * s.seats):
        ask(s, s.active, Phase.OVER)
    else:
        begin_turn(s, (s.active + 1) % s.seats)


# --- Cards (HB-2) -------------------------------------------------------------------------------
@rule
def gain(s, p, card, eyes):
    """A card comes into a hand; who sees it knows that it is there."""
    s.hand[p, card] += 1
    s.cards[p] += 1
    for q in range(s.seats):
        if q != p and eyes >> q & 1:
            s.told[q, p, card] += 1


@rule
def lose(s, p, card, eyes):
    """A card leaves a hand; who does not see which can no longer be sure of any."""
    s.hand[p, card] -= 1
    s.cards[p] -= 1
    for q in range(s.seats):
        if eyes >> q & 1:
            if s.told[q, p, card] > 0:
                s.told[q, p, card] -= 1
        else:
            for k in range(CARDS):
                s.told[q, p, k] = 0


@rule
def weight_deal(s, card):
    return s.deck[card]


@rule
def do_deal(s, card):
    s.deck[card] -= 1
    s.left -= 1
    gain(s, s.active, card, 0)
    if s.phase == Phase.DRAW:
        ask(s, s.active, Phase.MAIN)
    elif s.cards[s.active] < START_CARDS:  # HB-1.1
        luck(s, Phase.DEAL, 1 << s.active)
    elif s.active + 1 < s.seats:
        s.active += 1
        luck(s, Phase.DEAL, 1 << s.active)
    else:
        begin_turn(s, 0)


@rule
def refuse_draw(s):
    if s.power == 0:
        return Rule.HB_1_3
    if s.left == 0:
        return Rule.HB_2_1
    if s.cards[s.active] >= HAND_LIMIT:
        return Rule.HB_2_2
    return LEGAL


@rule
def do_draw(s):
    s.power -= 1
    luck(s, Phase.DRAW, 1 << s.active)


@rule
def refuse_sell(s, card):
    if s.power == 0:
        return Rule.HB_1_3
    return LEGAL if s.hand[s.active, card] > 0 else Rule.HB_2_3


@rule
def do_sell(s, card):
    s.power -= 1
    s.points[s.active] += PRICE[card]
    s.sold[card] += 1
    lose(s, s.active, card, EVERYBODY)


# --- Crates (HB-3) ------------------------------------------------------------------------------
@rule
def refuse_look(s, crate):
    if s.power == 0:
        return Rule.HB_1_3
    if s.crate[crate] == GONE:
        return Rule.HB_3_1
    return Rule.HB_3_2 if s.looked[crate] >> s.active & 1 else LEGAL


@rule
def do_look(s, crate):
    s.power -= 1
    s.target = crate
    luck(s, Phase.LOOK, 1 << s.active)


@rule
def weight_face(s, face):
    """What somebody has seen is certain; anything else is drawn now."""
    if s.crate[s.target] == DOWN:
        return s.bag[face]
    return 1 if s.crate[s.target] == face else 0


@rule
def uncover(s, face):
    if s.crate[s.target] == DOWN:
        s.bag[face] -= 1
        s.crate[s.target] = face


@rule
def weight_see(s, face):
    return weight_face(s, face)


@rule
def do_see(s, face):
    uncover(s, face)
    s.looked[s.target] |= 1 << s.active
    ask(s, s.active, Phase.MAIN)


@rule
def refuse_open(s, crate):
    if s.power == 0:
        return Rule.HB_1_3
    return Rule.HB_3_1 if s.crate[crate] == GONE else LEGAL


@rule
def do_open(s, crate):
    s.power -= 1
    s.target = crate
    luck(s, Phase.OPEN, EVERYBODY)


@rule
def weight_find(s, face):
    return weight_face(s, face)


@rule
def do_find(s, face):  # HB-3.3
    uncover(s, face)
    s.crate[s.target] = GONE
    s.looked[s.target] = 0
    if face == Face.GOLD:
        s.points[s.active] += GOLD_POINTS
    else:
        s.power = 0
    ask(s, s.active, Phase.MAIN)


# --- Thieves (HB-4) -----------------------------------------------------------------------------
@rule
def refuse_rob(s, opponent):
    if s.power == 0:
        return Rule.HB_1_3
    if opponent >= s.seats or opponent == s.active:
        return Rule.HB_4_1
    return LEGAL if s.cards[opponent] > 0 else Rule.HB_4_2


@rule
def thief_comes(s):
    luck(s, Phase.STEAL, 1 << s.active | 1 << s.target)


@rule
def do_rob(s, opponent):
    s.power -= 1
    s.target = opponent
    if s.guards:
        ask(s, opponent, Phase.REACT)  # everybody who has a card is asked, with or without a guard
    else:
        thief_comes(s)


@rule
def refuse_guard(s):
    return LEGAL if s.hand[s.actor, Card.GUARD] > 0 else Rule.HB_4_3


@rule
def do_guard(s):
    s.sold[Card.GUARD] += 1
    lose(s, s.actor, Card.GUARD, EVERYBODY)
    s.power = 0
    ask(s, s.active, Phase.MAIN)


@rule
def refuse_allow(s):
    return LEGAL


@rule
def do_allow(s):
    thief_comes(s)


@rule
def weight_steal(s, card):
    return s.hand[s.target, card]


@rule
def do_steal(s, card):
    eyes = s.eyes
    lose(s, s.target, card, eyes)
    gain(s, s.active, card, eyes)
    ask(s, s.active, Phase.MAIN)


# --- The end ------------------------------------------------------------------------------------
@rule
def score(s, seat):
    return s.points[seat]


@rule
def standing(s, seat):
    return s.points[seat]


# --- What always holds --------------------------------------------------------------------------
@rule
def broken(s):
    left = 0
    for k in range(CARDS):
        n = s.deck[k] + s.sold[k]
        left += s.deck[k]
        for p in range(MOST_SEATS):
            n += s.hand[p, k]
            for q in range(MOST_SEATS):
                if s.told[q, p, k] < 0 or s.told[q, p, k] > s.hand[p, k]:
                    return 1
        if n != COPIES[k] or s.deck[k] < 0:
            return 2
    if left != s.left:
        return 3
    for p in range(MOST_SEATS):
        held = 0
        for k in range(CARDS):
            held += s.hand[p, k]
        if held != s.cards[p] or (p >= s.seats and held > 0):
            return 4
    for k in range(FACES):
        if s.bag[k] < 0:
            return 5
    for i in range(CRATES):
        if (s.crate[i] >= 0) != (s.looked[i] != 0):
            return 6
    return 0
