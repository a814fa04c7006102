"""Race to the New Found Land by Martin Kallenborn and Jochen Scherer: ships, islands and contracts, and a race along the score track."""

from carrack.core.game import Game

GAME = Game(
    package=__name__,
    title="Race to the New Found Land",
    designers=("Martin Kallenborn", "Jochen Scherer"),
    year=2018,
    publisher="Hans im Glück",
    prefix="NF",
    seats=range(2, 5),
    minutes=(60, 90),
    most_decisions=2_000,
    provenance={
        "player boards": "reconstructed",
        "ships": "reconstructed",
        "one-time cards": "reconstructed",
        "contracts and cities": "reconstructed",
        "islands and island tiles": "reconstructed",
        "compass tiles": "reconstructed",
        "frames": "printed",
        "goal cards": "reconstructed",
        "captains": "printed",
        "50/100 cards": "known",
    },
)
