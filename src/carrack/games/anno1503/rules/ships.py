"""Phase 3: ships (AN-7), island tiles (AN-8), and the end of the turn (AN-2.5 to AN-2.9, AN-10.7)."""

from __future__ import annotations

from carrack.core.chance import below
from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    ALL_POSTS,
    ALL_TREATIES,
    BACKS,
    FIELDS,
    FREE_CHOICE,
    HAND_LIMIT,
    HOME_GOODS,
    ISLANDS,
    OFF_BOARD,
    SAIL,
    SHIPS,
    SHORE,
    TILE_BACK,
    TILE_FACE,
    TILES,
    TREASURE_GOLD,
    Building,
    Face,
)
from ..rulebook import Rule
from ..state import DOWN, IN_SUPPLY, NONE, Phase
from .common import LEGAL, can_rise, carry_on, give, owns, posts, treaties
from .production import begin_turn


# --- Action points and moves (AN-7.1 to AN-7.6) -------------------------------------------------
@rule
def refuse_set_sail(s):
    return LEGAL


@rule
def do_set_sail(s):  # AN-2.3, AN-7.1
    each = s.seats * 2 if owns(s, s.actor, Building.SHIPYARD) else s.seats
    for i in range(SHIPS):
        s.points[i] = 0 if s.ship[s.actor, i] == IN_SUPPLY else each
    carry_on(s, Phase.SHIPS)


@rule
def refuse_move(s, ship, direction):
    square = s.ship[s.actor, ship - 1]
    if square == IN_SUPPLY:
        return Rule.AN_7_9
    if s.points[ship - 1] == 0:
        return Rule.AN_7_1
    to = SAIL[square, direction]
    if to >= 0:
        return LEGAL
    return Rule.AN_7_3 if to == OFF_BOARD else Rule.AN_7_4


@rule
def do_move(s, ship, direction):
    s.points[ship - 1] -= 1
    s.ship[s.actor, ship - 1] = SAIL[s.ship[s.actor, ship - 1], direction]
    carry_on(s, Phase.SHIPS)


# --- Discovering (AN-7.7 to AN-7.11) ------------------------------------------------------------
@rule
def refuse_discover(s, ship, direction):
    square = s.ship[s.actor, ship - 1]
    if square == IN_SUPPLY:
        return Rule.AN_7_9
    if s.points[ship - 1] == 0:
        return Rule.AN_7_1
    island = SHORE[square, direction]
    if island < 0 or s.back[island] == 0:
        return Rule.AN_7_7
    return LEGAL


@rule
def do_discover(s, ship, direction):
    s.points[ship - 1] -= 1
    s.sailing = ship - 1
    s.island = SHORE[s.ship[s.actor, ship - 1], direction]
    luck(s, Phase.LOOK, 1 << s.actor)


@rule
def weight_see(s, tile):
    """A tile that somebody has seen, or that the pirate laid, is certain; any other is one of those never seen."""
    lying = s.lies[s.island]
    if lying != DOWN:
        return 1 if lying == tile else 0
    return 1 if s.loose[tile] > 0 and s.returned[tile] == 0 and TILE_BACK[tile] == s.back[s.island] else 0


@rule
def do_see(s, tile):
    if s.lies[s.island] == DOWN:
        s.loose[tile] = 0
        s.lies[s.island] = tile
    s.looked[s.island] |= 1 << s.active
    ask(s, s.active, Phase.TILE)


# --- Using a tile (AN-8) ------------------------------------------------------------------------
@rule
def anybody_can_rise(s, p):
    for i in range(FIELDS):
        if can_rise(s, p, i):
            return True
    return False


@rule
def refuse_tile(s, p, tile):
    """Has the tile its effect for this seat (AN-8.6)?"""
    face = TILE_FACE[tile]
    if face == Face.TREATY:
        return Rule.AN_8_3 if treaties(s, p) == ALL_TREATIES else LEGAL
    if face == Face.TREASURE_UPGRADE:
        return LEGAL if anybody_can_rise(s, p) else Rule.AN_8_6
    if face == Face.TREASURE_GOLD:
        return LEGAL
    return Rule.AN_8_2 if posts(s, p) == ALL_POSTS else LEGAL


@rule
def refuse_use_tile(s):
    return refuse_tile(s, s.actor, s.lies[s.island])


@rule
def do_use_tile(s):
    luck(s, Phase.REVEAL, EVERYBODY)  # AN-8.8


@rule
def refuse_leave_tile(s):
    return LEGAL


@rule
def do_leave_tile(s):  # AN-7.8
    carry_on(s, Phase.SHIPS)


@rule
def weight_reveal(s, tile):
    return 1 if s.lies[s.island] == tile else 0


@rule
def do_reveal(s, tile):
    p = s.active
    s.lies[s.island] = DOWN  # AN-8.10
    s.back[s.island] = 0
    s.looked[s.island] = 0
    s.filled[s.island] = 0
    s.ship[p, s.sailing] = IN_SUPPLY  # AN-7.9, AN-8.7
    s.points[s.sailing] = 0
    face = TILE_FACE[tile]
    if face == Face.TREATY:  # AN-8.3
        i = 0
        while s.treaty[p, i] != NONE:
            i += 1
        s.treaty[p, i] = tile
        carry_on(s, Phase.SHIPS)
    elif face == Face.TREASURE_GOLD:  # AN-8.4
        s.spent |= 1 << tile
        s.gold[p] += TREASURE_GOLD
        carry_on(s, Phase.SHIPS)
    elif face == Face.TREASURE_UPGRADE:
        s.spent |= 1 << tile
        s.tile = tile
        ask(s, p, Phase.UPGRADE)
    else:
        s.tile = tile
        ask(s, p, Phase.JETTY)


@rule
def refuse_choose_jetty(s, number):  # AN-8.1
    if HOME_GOODS[s.home[s.actor], number - 1] == FREE_CHOICE or s.post[s.actor, number - 1] != NONE:
        return Rule.AN_8_1
    return LEGAL


@rule
def do_choose_jetty(s, number):
    s.post[s.actor, number - 1] = s.tile
    s.tile = NONE
    carry_on(s, Phase.SHIPS)


@rule
def refuse_choose_upgrade(s, space):  # AN-8.5
    return LEGAL if can_rise(s, s.actor, space - 1) else Rule.AN_8_5


@rule
def do_choose_upgrade(s, space):
    s.resident[s.actor, space - 1] += 1
    s.tile = NONE
    carry_on(s, Phase.SHIPS)


# --- End of turn (AN-2.5 to AN-2.9, AN-10.7) ----------------------------------------------------
@rule
def finish_turn(s):
    """Hand back down to five cards, then the next seat begins; after the last round the game is over."""
    if s.cards[s.active] > HAND_LIMIT:
        ask(s, s.active, Phase.DISCARD)
    elif s.round_limit > 0 and s.turn == s.round_limit * s.seats:
        ask(s, s.active, Phase.OVER)
    else:
        begin_turn(s, (s.active + 1) % s.seats)


@rule
def refuse_end_turn(s):
    return LEGAL


@rule
def do_end_turn(s):
    for i in range(SHIPS):
        s.points[i] = 0  # AN-7.2
    finish_turn(s)


@rule
def refuse_discard(s, good):
    return LEGAL if s.hand[s.actor, good] > 0 else Rule.AN_2_5


@rule
def do_discard(s, good):
    give(s, s.actor, good)
    finish_turn(s)


# --- What a seat may imagine ---------------------------------------------------------------
@rule
def fits(s, seat):
    """A tile about to be shown by somebody else is one that he could use."""
    return s.phase != Phase.REVEAL or s.active == seat or refuse_tile(s, s.active, s.lies[s.island]) == LEGAL


@rule
def deal_tiles(s, seat, rng):
    """Put unknown tiles on the squares somebody has looked at or the pirate has laid.

    A returned tile can only be in the reserve or on a square laid at or after its return; the latest returned is placed first, on any
    place still free that it may have. Then the tiles never seen fill the rest.
    """
    for b in range(len(BACKS)):
        back = BACKS[b]
        in_reserve = s.reserve[b]
        before = s.losses + 1
        while True:
            tile = NONE
            for t in range(TILES):
                if (
                    s.loose[t] > 0
                    and TILE_BACK[t] == back
                    and 0 < s.returned[t] < before
                    and (tile == NONE or s.returned[t] > s.returned[tile])
                ):
                    tile = t
            if tile == NONE:
                break
            before = s.returned[tile]
            places = in_reserve
            for i in range(ISLANDS):
                if s.back[i] == back and s.lies[i] == DOWN and s.filled[i] >= before:
                    places += 1
            r = below(rng, places) - in_reserve
            if r < 0:
                in_reserve -= 1
                continue
            for i in range(ISLANDS):
                if s.back[i] == back and s.lies[i] == DOWN and s.filled[i] >= before:
                    if r == 0:
                        s.lies[i] = tile
                        s.loose[tile] = 0
                        break
                    r -= 1
        never_seen = 0
        for t in range(TILES):
            if s.loose[t] > 0 and TILE_BACK[t] == back and s.returned[t] == 0:
                never_seen += 1
        for i in range(ISLANDS):
            if s.back[i] == back and s.lies[i] == DOWN and (s.looked[i] != 0 or s.filled[i] > 0):
                r = below(rng, never_seen)
                never_seen -= 1
                for t in range(TILES):
                    if s.loose[t] > 0 and TILE_BACK[t] == back and s.returned[t] == 0:
                        if r == 0:
                            s.lies[i] = t
                            s.loose[t] = 0
                            break
                        r -= 1
