"""Land (NE-7): where a tile may lie, and laying it. Start tiles are laid by the same hand."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import BESIDE, BIT, COAST, HALVES, PLOTS, SECOND
from ..rulebook import Rule
from ..state import NOTHING, UNUSED
from .common import LEGAL
from .shapes import go_on


# --- Where (NE-7.1 to NE-7.3) -------------------------------------------------------------------
@rule
def beside_rivals(s, p, terrain, half):
    """All plots beside another family's land of this terrain."""
    found = 0
    for q in range(s.seats):
        if q != p:
            found |= s.border[q, terrain, half]
    return found


@rule
def room(s, p, terrain, half):
    """The plots where a seat could lay a tile of this terrain."""
    return s.border[p, terrain, half] & ~s.covered[half] & ~beside_rivals(s, p, terrain, half)


@rule
def can_lay(s, p, terrain):
    return room(s, p, terrain, 0) | room(s, p, terrain, 1) != 0


@rule
def refuse_land_plot(s, plot):
    north, south = BIT[plot, 0], BIT[plot, 1]
    covered = (north & s.covered[0]) | (south & s.covered[1]) != 0
    p, terrain = s.active, s.pending
    if (north & s.border[p, terrain, 0]) | (south & s.border[p, terrain, 1]) == 0:  # asked first, as it holds of most plots
        return Rule.NE_7_1 if covered else Rule.NE_7_2
    if covered:
        return Rule.NE_7_1
    for q in range(s.seats):
        if q != p and (north & s.border[q, terrain, 0]) | (south & s.border[q, terrain, 1]):
            return Rule.NE_7_3
    return LEGAL


# --- Laying -------------------------------------------------------------------------------------
@rule
def cover(s, p, terrain, plot):
    """One plot becomes a family's land, unused side up (NE-7.1, NE-7.7)."""
    s.owner[plot] = p
    s.ground[plot] = terrain + UNUSED
    for half in range(HALVES):
        s.land[p, terrain, half] |= BIT[plot, half]
        s.border[p, terrain, half] |= BESIDE[plot, half]
        s.covered[half] |= BIT[plot, half]


@rule
def lay_start_tile(s, p, terrain, spot):
    """A start tile covers two plots and is one tile, named by its first; coastal if either plot is (NE-2.3, NE-9.2)."""
    lie = spot // PLOTS
    first = spot - lie * PLOTS
    second = SECOND[lie, first]
    cover(s, p, terrain, first)
    cover(s, p, terrain, second)
    s.start_tile[p, terrain] = spot
    s.laid += 1
    for half in range(HALVES):
        s.tails[half] |= BIT[second, half]
    if (BIT[second, 0] & COAST[0]) | (BIT[second, 1] & COAST[1]):
        for half in range(HALVES):
            s.coastal[half] |= BIT[first, half]


@rule
def do_land_plot(s, plot):
    cover(s, s.active, s.pending, plot)
    s.pending = NOTHING
    go_on(s)
