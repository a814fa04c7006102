"""The position of New England: one line per field. Nothing is hidden; what nobody has drawn yet lies nowhere in particular.

Most of what lies on the board is kept twice: plot by plot, as people see it, and as sets of plots (bits of the northern and the southern
half), in which many plots are asked at once. The invariants hold the two together.
"""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Pool
from carrack.core.state import Field, Option, record

from .content import CARDS, EXTRA_OFFERS, HALVES, MOST_SEATS, OFFER, PIECES, PLOTS, TERRAINS


class Phase(IntEnum):
    OVER = 0
    FIRST_PLAYER = 1  # luck
    START_TERRAIN = 2
    START_SPOT = 3
    ANNOUNCE = 4
    OFFER_LAND = 5  # luck
    OFFER_CARD = 6  # luck
    TOKEN = 7
    TURN = 8
    EXTRA_LAND = 9  # luck
    EXTRA_CARD = 10  # luck
    LAND_PLOT = 11
    SHAPE_SPOT = 12
    FIGURE_TILE = 13
    RESEAT = 14


WITHIN = (Phase.START_SPOT, Phase.LAND_PLOT, Phase.SHAPE_SPOT, Phase.FIGURE_TILE, Phase.RESEAT)  # these finish an act already begun

NOBODY_OWNS = -1
NOTHING = -1  # an empty offer space; no piece pending
NOT_LAID = -1  # a start tile
NO_TOKEN = 0
EMPTY = 0  # ground: no tile; then terrain + UNUSED or terrain + USED
UNUSED = 1
USED = UNUSED + TERRAINS
MOST_LIFTED = 8  # figures of one execution: 4 lifted, 4 pushed aside by ships

OPTIONS = (
    Option("first_player", ("random", "0", "1", "2", "3"), default="random", needs={"3": 4}, why="who begins; seats count from 0"),
    Option("start_layout", ("free", "preset"), default="free", why="whether start tiles are laid by the players"),
    Option("placement_order", ("counterclockwise", "clockwise"), default="counterclockwise", why="direction of the laying rounds"),
    Option("start_touch", ("strict", "edges"), default="strict", why="whether start tiles keep apart at corners too"),
    Option("mirror_shapes", ("off", "on"), default="off", why="whether shapes may be mirrored"),
    Option("end_choice", ("free", "feasible_only"), default="free", why="whether a number that ends the game may be announced at will"),
)

FIELDS = (
    # the round
    Field("first", "i1", why="the start player"),
    Field("active", "i1", why="the seat whose turn it is"),
    Field("round_number", "i1", why="1 for the first round, 0 while start tiles are laid"),
    Field("laid", "i1", why="start tiles laid"),
    Field("announced", "i1", why="land tiles announced for this round"),
    # the turn
    Field("purchases", "i1", why="made in this turn"),
    Field("may_reveal", "i1", why="1 while the active player may reveal an extra offer"),
    Field("can_carry_out", "i4", why="a bit per kind of card, on offer or in his barns, that the active player could carry out now"),
    # what is being carried out
    Field("pending", "i1", why="the piece being laid or carried out, or NOTHING; the terrain of a start tile"),
    Field("barred", "i8", (HALVES,), why="the plots that a start tile must not cover now"),
    Field("apart", "i1", why="what this start tile keeps away from: 0 edges and corners of others, 1 edges, 2 rivals of its terrain"),
    Field("wanted", "i8", (HALVES,), why="the plots chosen for the pending card"),
    Field("lifted", "i1", (MOST_LIFTED,), why="the tiles from which figures were lifted, in the order of reseating"),
    Field("lifted_ships", "i1", why="how many of these are ships; they come first"),
    Field("lifted_figures", "i1", why="how many in all"),
    Field("reseated", "i1", why="how many of them stand again"),
    # the pieces
    Field("bag", "i1", (TERRAINS,), why="land tiles not drawn yet"),
    Field("stack", "i1", (CARDS,), why="cards not drawn yet"),
    Field("offer", "i1", (OFFER + EXTRA_OFFERS,), why="the piece on each offer space, then the extra offers; or NOTHING"),
    Field("on_offer", "i1", (PIECES,), why="how many of each piece"),
    Field("extra_offers", "i1", why="revealed in this round"),
    Field("removed", "i1", (PIECES,), why="pieces out of the game"),
    # the families
    Field("money", "i2", (MOST_SEATS,), why="shillings"),
    Field("token", "i1", (MOST_SEATS,), why="bid token, or NO_TOKEN"),
    Field("cards", "i1", (MOST_SEATS, CARDS), why="cards carried out; of pilgrims, barns and ships as many as figures on the board"),
    Field("stored", "i1", (MOST_SEATS, CARDS), why="cards in barns"),
    Field("stored_cards", "i1", (MOST_SEATS,), why="how many"),
    Field("start_tile", "i2", (MOST_SEATS, TERRAINS), why="where it lies, its first plot plus PLOTS if it lies down; or NOT_LAID"),
    # the board, plot by plot
    Field("owner", "i1", (PLOTS,), why="the seat, or NOBODY_OWNS"),
    Field("ground", "i1", (PLOTS,), why="EMPTY, or the terrain plus UNUSED or USED"),
    Field("figure", "i1", (PLOTS,), why="of Figure; on a start tile it stands on the first plot"),
    # the same as sets of plots
    Field("land", "i8", (MOST_SEATS, TERRAINS, HALVES), why="the plots of each seat and terrain"),
    Field("border", "i8", (MOST_SEATS, TERRAINS, HALVES), why="all plots beside one of these"),
    Field("covered", "i8", (HALVES,), why="plots with a tile"),
    Field("closed", "i8", (HALVES,), why="plots that are used, or under a barn"),
    Field("tails", "i8", (HALVES,), why="the second plots of start tiles: a tile is named by its first"),
    Field("coastal", "i8", (HALVES,), why="coastal plots, and first plots of start tiles whose second plot is coastal"),
)

POOLS: tuple[Pool, ...] = ()

STATE = record(FIELDS, OPTIONS)
