"""Which seats there are, and how they look wherever they are drawn: a colour and an emblem each, so that they can be told apart without
colour too.

The colours are those of the visual identity, in the order of `seat-name`: red, blue, yellow, green, white.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .state import States

EVERYTHING = -2  # a viewer who is shown all that is hidden, when the game is over; -1 is a spectator


def check_seat(seat: int, seats: int, fewest: int = -1) -> None:
    """Is there such a seat among so many? With 0 for `fewest` a spectator is none."""
    if not fewest <= seat < seats:
        spectator = ", and -1 is a spectator" if fewest < 0 else ""
        raise ValueError(f"seats are numbered from 0 to {seats - 1}{spectator}; there is no seat {seat}")


def check_turn(position: States, seat: int) -> None:
    """Has this seat something to decide in the position? Compiled code does not look."""
    if seat == position["actor"][0] and seat >= 0 and position["phase"][0]:
        return
    check_seat(seat, int(position["seats"][0]), fewest=0)
    actor = int(position["actor"][0])
    whose = "the game is over" if not position["phase"][0] else f"seat {actor} decides" if actor >= 0 else "luck comes first"
    raise ValueError(f"seat {seat} has nothing to decide here: {whose}")


class Look(NamedTuple):
    """The colour of a seat's pieces, ink that can be read on it, a colour for words on light and on dark, and an emblem."""

    colour: str
    ink: str
    word: str
    emblem: str

    @property
    def style(self) -> str:
        """Of its pieces in a terminal."""
        return f"bold {self.ink} on {self.colour}"


LOOKS = (
    Look("#b5232b", "#ffffff", "#e0555c", "+"),
    Look("#23579f", "#ffffff", "#5f93dc", "="),
    Look("#edb230", "#2a2018", "#c9921a", "●"),
    Look("#4fa27f", "#10231b", "#4fa27f", "/"),
    Look("#f7f2e6", "#2a2018", "#a79c86", "^"),
)


def look(seat: int) -> Look:
    """How a seat looks; a sixth seat would look like the first.

    >>> look(1).emblem
    '='
    """
    return LOOKS[seat % len(LOOKS)]
