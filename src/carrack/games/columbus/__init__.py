"""Columbus by Marius Mayer: sail west across the Atlantic, find an inhabited island, and be first back in port."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="Columbus",
    designers=("Marius Mayer",),
    year=1991,
    publisher="Schmidt Spiele",
    prefix="CO",
    seats=range(2, 6),
    minutes=(30, 60),
    most_decisions=32_000,
    points=False,
    provenance={
        "dice": "printed",
        "chart": "reconstructed",
        "compass rose": "reconstructed",
        "event cards": "reconstructed",
        "discs": "reconstructed",
    },
)
