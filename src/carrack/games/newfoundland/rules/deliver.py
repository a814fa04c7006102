"""Deliver (NF-10): contracts, and Antwerp."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import ANTWERP_POINTS, CONTRACT_BILL, CONTRACT_SIZE, LANE, Source
from ..rulebook import Rule
from ..state import NONE, Bill, Phase
from .bills import charge
from .common import LEGAL, affordable, all_goods, score_points
from .turns import carry_on


# --- Contracts (NF-10.1 to NF-10.5) -------------------------------------------------------------
@rule
def refuse_fulfil(s, space, ships):
    contract = s.contract[space - 1]
    if contract == NONE:
        return Rule.NF_10_8
    if not affordable(s, CONTRACT_BILL + contract):
        return Rule.NF_10_2
    capacity = 0
    least = 99
    for i in range(LANE):
        if ships >> i & 1:
            if s.hold[i] == 0:
                return Rule.NF_10_3
            capacity += s.hold[i]
            least = min(least, s.hold[i])
    if capacity < CONTRACT_SIZE[contract]:
        return Rule.NF_10_1
    return Rule.NF_10_3B if capacity - least >= CONTRACT_SIZE[contract] else LEGAL  # a ship too many would only be lost


@rule
def do_fulfil(s, space, ships):
    for i in range(LANE):
        if ships >> i & 1:
            s.hold[i] = 0  # NF-10.3
    charge(s, Bill.CONTRACT, space - 1, CONTRACT_BILL + s.contract[space - 1])


# --- Antwerp (NF-10.6) --------------------------------------------------------------------------
@rule
def deliver_good(s, good):
    """A point for each good, as long as the ship carries more and the player has any."""
    p = s.actor + 0
    s.goods[p, good] -= 1
    score_points(s, ANTWERP_POINTS[good], Source.ANTWERP)
    s.unloading -= 1
    if s.unloading > 0 and all_goods(s, p) > 0:
        ask(s, p, Phase.ANTWERP)
        return
    s.unloading = 0
    carry_on(s)


@rule
def refuse_antwerp(s, ship, good):
    if s.hold[ship - 1] == 0:
        return Rule.NF_10_3
    return Rule.NF_10_6 if s.goods[s.actor, good] == 0 else LEGAL


@rule
def do_antwerp(s, ship, good):
    s.unloading = s.hold[ship - 1]
    s.hold[ship - 1] = 0
    deliver_good(s, good)


@rule
def refuse_unload(s, good):
    return Rule.NF_10_6 if s.goods[s.actor, good] == 0 else LEGAL


@rule
def do_unload(s, good):
    deliver_good(s, good)


@rule
def refuse_stop_unloading(s):
    return LEGAL


@rule
def do_stop_unloading(s):
    s.unloading = 0
    carry_on(s)
