"""The course of a turn (AD-1), the countdown (AD-2), coins (AD-3), and when scorings come (AD-12, AD-13, AD-16)."""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import PLACES, RUNNING, TAKEN_COINS
from ..rulebook import Rule
from ..state import COINS, NONE, Phase
from .common import LEGAL, can_reserve, clear_mark
from .scoring import begin_final, release, score_interim

MOST_ACTIONS = 2
HOW_MANY = np.array([bin(done).count("1") for done in range(16)], np.int64)


# --- Countdown (AD-2) ---------------------------------------------------------------------------
@rule
def count_down(s, p):
    for i in range(RUNNING):
        if s.running[p, i] != NONE:
            s.rounds[p, i] -= 1
            if s.rounds[p, i] == 0:  # AD-2.2
                s.coins[p] += s.income[p, i]
                s.completed[p] += 1
                release(s, p, i)


@rule
def begin_turn(s, p):
    s.turn += 1
    s.active = p
    s.done = 0
    count_down(s, p)
    ask(s, p, Phase.MENU)


# --- The end of a turn (AD-1.7) -----------------------------------------------------------------
@rule
def finish_turn(s):
    p = s.active
    for place in range(PLACES):  # AD-10.9
        if s.mark[place] == p and s.marked[place] < s.turn:
            clear_mark(s, place)
    last = s.turn == s.seats * s.turn_limit  # AD-16.1
    if last or s.turn == s.interim_due:
        score_interim(s)
    if last or s.turn == s.final_due:
        begin_final(s)
    else:
        begin_turn(s, (p + 1) % s.seats)


@rule
def actions_done(s):
    return HOW_MANY[s.done]


@rule
def after_action(s):
    """Back to the menu; after two actions only who can still reserve is asked (note 6)."""
    if actions_done(s) == MOST_ACTIONS and not can_reserve(s, s.active):
        finish_turn(s)
    else:
        ask(s, s.active, Phase.MENU)


@rule
def refuse_action(s, action):
    """Two different actions a turn (AD-1.2, AD-1.3)."""
    return Rule.AD_1_3 if s.done & action or actions_done(s) == MOST_ACTIONS else LEGAL


@rule
def refuse_end_turn(s):
    return LEGAL if s.done else Rule.AD_1_6


@rule
def do_end_turn(s):
    finish_turn(s)


# --- Take coins (AD-3) --------------------------------------------------------------------------
@rule
def refuse_take_coins(s):
    return refuse_action(s, COINS)


@rule
def do_take_coins(s):
    s.done |= COINS
    s.coins[s.actor] += TAKEN_COINS
    after_action(s)
