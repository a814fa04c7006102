"""The planning phase (NF-5): ships and charters are assigned to the four actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from carrack.core.jit import rule

from ..content import CAPTAINS, FIRST_CHARTER, STEPS, Action, Captain
from ..rulebook import Rule
from ..state import NONE
from .common import LEGAL, leave_hand
from .turns import carry_on, most_ships

# Why a captain does not come along (NF-5.6, NF-5.7): by 1 + captain, 0 for nobody, and by action
ALONG: Any = np.full((1 + CAPTAINS, STEPS), int(Rule.NF_5_6), np.int64)
ALONG[1 + Captain.MAGELLAN] = LEGAL
ALONG[1 + Captain.DA_GAMA] = [Rule.NF_5_7 if action in (Action.SETTLE, Action.DISCOVER) else LEGAL for action in range(STEPS)]


@rule
def refuse_place(s, aboard):
    """Room at the action (NF-5.2), and whether the captain may come along (NF-5.6, NF-5.7)."""
    p = s.actor
    if s.ships_at[p, s.action] >= most_ships(s):
        return Rule.NF_5_2
    if aboard:
        return Rule.NF_5_6B if s.captain_lane[p] != NONE else ALONG[1 + s.captain[p], s.action]
    return LEGAL


@rule
def place(s, vessel, aboard):
    """A ship or charter goes to the action."""
    p = s.actor
    spot = s.ships_at[p, s.action]
    s.lane[p, s.action, spot] = vessel
    s.ships_at[p, s.action] += 1
    if aboard:
        s.captain_lane[p] = s.action
        s.captain_spot[p] = spot
    carry_on(s)


# --- Ships at yards (NF-5.3) --------------------------------------------------------------------
@rule
def refuse_assign(s, yard, aboard):
    p = s.actor
    if s.yard[p, yard - 1] == NONE:
        return Rule.NF_5_3
    if s.out[p] >> (yard - 1) & 1:
        return Rule.NF_5_4
    return refuse_place(s, aboard)


@rule
def do_assign(s, yard, aboard):
    p = s.actor
    s.out[p] |= 1 << (yard - 1)
    place(s, s.yard[p, yard - 1] + 0, aboard)


# --- Charters in hand (NF-5.3) ------------------------------------------------------------------
@rule
def refuse_charter_start(s, aboard):
    return refuse_place(s, aboard) if s.start_cards >> s.actor & 1 else Rule.NF_5_3B


@rule
def do_charter_start(s, aboard):
    p = s.actor
    s.start_cards &= ~(1 << p)
    s.sailing |= 1 << s.country[p]
    place(s, FIRST_CHARTER + s.country[p], aboard)


@rule
def refuse_charter(s, kept, card, aboard):
    p = s.actor
    if s.kept_cards[p] == 0 or not s.hand[p, kept - 1] >> card & 1:
        return Rule.NF_5_3B
    return refuse_place(s, aboard)


@rule
def do_charter(s, kept, card, aboard):
    leave_hand(s, kept - 1, card)
    s.sailing |= 1 << card
    place(s, FIRST_CHARTER + card, aboard)
