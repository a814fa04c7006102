"""Harbour, a small game made for testing: hidden hands, crates to peep into, a thief and a guard. Every check passes on it."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="Harbour",
    designers=("The Carrack authors",),
    year=2026,
    publisher="Carrack",
    prefix="HB",
    seats=range(2, 4),
    minutes=(5, 10),
    most_decisions=150,
)
