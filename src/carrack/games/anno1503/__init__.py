"""Anno 1503 by Klaus Teuber: settle a home island, send ships to discover others, and be first to hold three victory points."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="Anno 1503",
    designers=("Klaus Teuber",),
    year=2003,
    publisher="Kosmos",
    prefix="AN",
    seats=range(2, 5),
    minutes=(60, 90),
    most_decisions=36_000,
    provenance={
        "goods cards": "known",
        "home islands": "reconstructed",
        "sea board": "reconstructed",
        "island tiles": "reconstructed",
        "public buildings": "reconstructed",
        "costs": "printed",
        "residents": "printed",
    },
)
