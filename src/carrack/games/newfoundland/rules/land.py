"""The land phase (NF-4): extending the harbour and building ships."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import FIRST_LARGE, LARGE_BILL, SMALL_BILL, UNIQUE_BILL, Extension
from ..rulebook import Rule
from ..state import NONE, Bill
from .bills import charge, moor
from .common import LEGAL, affordable
from .turns import built, carry_on


# --- Harbour (NF-4.3) ---------------------------------------------------------------------------
@rule
def extension_bill(s, extension):
    return 0 if extension == Extension.NEW_YARD else UNIQUE_BILL + s.country[s.actor]


@rule
def refuse_extend(s, extension):
    if s.bought:
        return Rule.NF_4_3B
    if built(s, s.actor, extension):
        return Rule.NF_4_3
    return LEGAL if affordable(s, extension_bill(s, extension)) else Rule.NF_4_3C


@rule
def do_extend(s, extension):
    charge(s, Bill.NEW_YARD if extension == Extension.NEW_YARD else Bill.UNIQUE, extension, extension_bill(s, extension))


# --- Ships (NF-4.5 to NF-4.8) -------------------------------------------------------------------
@rule
def refuse_build_small(s, space):
    if s.small_row[space - 1] == NONE:
        return Rule.NF_4_9
    return LEGAL if affordable(s, SMALL_BILL + 0) else Rule.NF_4_5


@rule
def do_build_small(s, space):
    charge(s, Bill.SMALL, space - 1, SMALL_BILL + 0 * space)


@rule
def refuse_build_large(s, space):
    ship = s.large_row[space - 1]
    if ship == NONE:
        return Rule.NF_4_9
    return LEGAL if affordable(s, LARGE_BILL + ship) else Rule.NF_4_5


@rule
def do_build_large(s, space):
    charge(s, Bill.LARGE, space - 1, LARGE_BILL + s.large_row[space - 1])


@rule
def refuse_scrap(s, yard):
    return Rule.NF_4_7 if s.yard[s.actor, yard - 1] == NONE else LEGAL


@rule
def do_scrap(s, yard):
    p = s.actor
    ship = s.yard[p, yard - 1]
    if ship < FIRST_LARGE:
        s.small_discard |= 1 << ship
    else:
        s.large_discard |= 1 << (ship - FIRST_LARGE)
    moor(s, yard - 1)
    carry_on(s)
