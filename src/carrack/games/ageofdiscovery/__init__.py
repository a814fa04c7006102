"""Age of Discovery by Alfred Viktor Schulz: fit out ships, earn with trade orders, and send them on twelve famous voyages."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="Age of Discovery",
    designers=("Alfred Viktor Schulz",),
    year=2007,
    publisher="Phalanx",
    prefix="AD",
    seats=range(2, 5),
    minutes=(45, 75),
    most_decisions=2_500,
    provenance={
        "ships": "printed",
        "action cards": "printed",
        "jokers": "reconstructed",
        "trade orders": "reconstructed",
        "voyages": "reconstructed",
        "special orders": "reconstructed",
    },
)
