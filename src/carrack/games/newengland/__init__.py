"""New England by Alan R. Moon and Aaron Weissblum: buy land, put it to use, and house pilgrims, barns and ships on it."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="New England",
    designers=("Alan R. Moon", "Aaron Weissblum"),
    year=2003,
    publisher="Goldsieber",
    prefix="NE",
    seats=range(3, 5),
    minutes=(60, 90),
    most_decisions=1_000,
    hidden=False,
    provenance={
        "board": "reconstructed",
        "land tiles": "known",
        "bid tokens": "known",
        "bonus cards": "printed",
        "families": "reconstructed",
        "development cards": "reconstructed",
        "preset start layout": "reconstructed",
    },
)
