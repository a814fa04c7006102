"""What several chapters need: dice, calms, hits, cards, and how a game stands."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import CARDS, DICE, FAR, MOST_BARRELS, MOST_SEATS, PORT, STEPS_HOME, STEPS_WEST, TERRAIN, WHIRLWINDS, Terrain
from ..rulebook import Rule
from ..state import NOBODY_WON, NOT_ROLLED, Phase

LEGAL = Rule.LEGAL


# --- Dice (CO-4) --------------------------------------------------------------------------------
@rule
def rolled(s):
    return s.die[0] != NOT_ROLLED


@rule
def use_die(s, symbol):
    """Use one die with this symbol."""
    s.unused[symbol] -= 1
    for i in range(DICE):
        if s.die[i] == symbol and not s.used >> i & 1:
            s.used |= 1 << i
            return


@rule
def becalmed(s, p):
    return TERRAIN[s.ship[p]] == Terrain.CALM


@rule
def go_on(s):
    """Back to what the active player may do at this point of his turn."""
    if not rolled(s):
        ask(s, s.active, Phase.BEFORE_ROLL)
    elif s.mast[s.active]:
        ask(s, s.active, Phase.ACTION)
    else:
        ask(s, s.active, Phase.REPAIR)  # CO-9.6


# --- Provisions (CO-11) -------------------------------------------------------------------------
@rule
def stow(s, p, barrels):
    """Take barrels from the supply; what does not fit stays there (CO-11.2)."""
    s.barrels[p] = min(MOST_BARRELS, s.barrels[p] + barrels)


# --- Cards in hand (CO-13.1, CO-13.2) -----------------------------------------------------------
@rule
def holds(s, p, card):
    return s.fresh[p, card] + s.aged[p, card] > 0


@rule
def cards_held(s, p):
    return s.fresh_cards[p] + s.aged_cards[p]


@rule
def lay_down(s, p, card):
    """A card goes on the discard pile, of several the one held longest (CO-13.2)."""
    if s.aged[p, card] > 0:
        s.aged[p, card] -= 1
        s.aged_cards[p] -= 1
    else:
        s.fresh[p, card] -= 1
        s.fresh_cards[p] -= 1
        s.newly_played[p] |= 1 << card
    s.discard[card] += 1


# --- Whirlwinds hit ships (CO-8.6 to CO-8.8) ----------------------------------------------------
@rule
def ship_on(s, field):
    """Is any ship on this field of water? Ships without a player lie in port."""
    for p in range(MOST_SEATS):
        if s.ship[p] == field:
            return True
    return False


@rule
def whirlwind_on(s, field):
    for w in range(WHIRLWINDS):
        if s.whirlwind[w] == field:
            return True
    return False


@rule
def locked(s, w):
    """With the option, a whirlwind that somebody has a claim on stays where it is (CO-8.12)."""
    if s.whirlwind_lock:
        for p in range(s.seats):
            if s.claim[w, p]:
                return True
    return False


@rule
def hit(s, w, p):
    """A whirlwind and a ship have met. Only a ship that loses its mast by it gives a claim (CO-8.7, CO-8.8)."""
    if s.mast[p]:
        s.mast[p] = 0
        s.claim[w, p] = s.moment


@rule
def hit_all(s, w):
    """A whirlwind has come down on a field: all ships there are hit."""
    if not ship_on(s, s.whirlwind[w]):
        return
    s.moment += 1
    for p in range(s.seats):
        if s.ship[p] == s.whirlwind[w]:
            hit(s, w, p)


@rule
def sail_into_whirlwinds(s, p):
    """A ship has arrived on a field; whirlwinds there hit it, both of them if both are there (CO-8.6)."""
    if not whirlwind_on(s, s.ship[p]):
        return
    s.moment += 1
    intact = s.mast[p]
    for w in range(WHIRLWINDS):
        if s.whirlwind[w] == s.ship[p]:
            s.mast[p] = intact
            hit(s, w, p)


# --- How it stands (CO-15) ----------------------------------------------------------------------
@rule
def home_with_news(s, p):
    return s.discovery[p] == 1 and s.ship[p] == PORT


@rule
def win(s, p):
    s.winner = p
    ask(s, p, Phase.OVER)


@rule
def progress(s, p):
    """How far a seat has come when nobody is home by the last round: discovery, way left, barrels (CO-15.4)."""
    left = STEPS_HOME[s.ship[p]] if s.discovery[p] else STEPS_WEST[s.ship[p]]
    return (s.discovery[p] * (FAR + 1) + FAR - left) * 10 + s.barrels[p]


@rule
def standing(s, seat):
    """The winner before all others, who are equal (CO-15.3); at the round limit those who have come farthest (CO-15.4)."""
    if s.winner != NOBODY_WON:
        return 1 if s.winner == seat else 0
    mine = progress(s, seat)
    for p in range(s.seats):
        if progress(s, p) > mine:
            return 0
    return 1


@rule
def score(s, seat):
    """There are no points: a won game counts 1."""
    return standing(s, seat) if s.phase == Phase.OVER else 0


# --- What a seat may imagine --------------------------------------------------------------------
@rule
def fits(s, seat):
    """Who has played a fresh card of a kind holds no aged one of it (CO-13.2)."""
    for p in range(s.seats):
        if p != seat and s.newly_played[p]:
            for card in range(CARDS):
                if s.newly_played[p] >> card & 1 and s.aged[p, card] > 0:
                    return False
    return True
