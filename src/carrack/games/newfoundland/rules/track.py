"""The score track (NF-3): which frame has been reached, and how it slides back."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask, luck

from ..content import FRAMES, SLIDE, Frame
from ..state import Phase


@rule
def reach_frame(s):
    """The lowest frame that the active player has reached and not claimed (NF-3.1, NF-3.2); False when there is none."""
    p = s.active
    for f in range(FRAMES):
        if 0 < s.frame_space[f] <= s.points[p] and not s.claimed[f] >> p & 1:
            s.frame = f
            if f == Frame.PENTAGON:
                ask(s, p, Phase.TAKE_CAPTAIN)
            elif f == Frame.TRIANGLE:
                ask(s, p, Phase.TAKE_GOOD)
            else:
                s.looked = 0
                luck(s, Phase.LOOK, 1 << p)
            return True
    return False


@rule
def blocked(s, space):
    """Does another frame or a pawn stand there? Pawns are compared by their full score (NF-R4)."""
    for f in range(FRAMES):
        if s.frame_space[f] == space:
            return True
    for p in range(s.seats):
        if s.points[p] == space:
            return True
    return False


@rule
def slide_back(s):
    """The frame goes back up to three spaces; it is removed when all have reached it."""
    f = s.frame
    s.claimed[f] |= 1 << s.active
    if s.claimed[f] == (1 << s.seats) - 1:
        s.frame_space[f] = 0
    else:
        for _ in range(SLIDE):
            if s.frame_space[f] <= 1 or blocked(s, s.frame_space[f] - 1):
                break
            s.frame_space[f] -= 1
