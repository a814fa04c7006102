"""Pearl Divers: dive for oysters, keep what is in them to yourself, and sell pearls of a colour together."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="Pearl Divers",
    designers=("The Carrack authors",),
    year=2026,
    publisher="Carrack",
    prefix="PD",
    seats=range(2, 5),
    minutes=(5, 10),
    most_decisions=200,
    provenance={"oysters": "printed"},
)
