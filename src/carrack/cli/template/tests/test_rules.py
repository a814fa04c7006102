"""The rules of Pearl Divers, each in a test: given a position, when an act, then exact numbers."""

from __future__ import annotations

import carrack
from carrack.core.scene import Scene

GAME = carrack.load("pearldivers")


def beach(*finds: str, seats: int = 2, **options: object) -> Scene:
    """A game in which everybody dives in turn and finds these."""
    scene = Scene(GAME, seats, **options)
    for oyster in finds:
        scene.act("dive", f"find oyster={oyster}")
    return scene


def test_the_start() -> None:  # PD-1.1, PD-1.2
    scene = beach(seats=3)
    assert (scene.phase, scene.s.actor, scene.scores) == ("TURN", 0, [0, 0, 0])
    scene.act("dive")
    assert scene.outcomes == {"find oyster=empty": 9, "find oyster=white": 15, "find oyster=black": 12}


def test_one_thing_a_turn() -> None:  # PD-2.1
    scene = beach("white")
    assert scene.s.actor == 1
    scene.act("dive", "find oyster=empty", "sell oyster=white count=1")
    assert scene.s.actor == 1


def test_only_the_diver_sees_the_oyster() -> None:  # PD-2.2
    scene = beach("black")
    assert scene.known_to(0).basket[0, 2] == 1
    assert scene.known_to(1).basket[0, 2] == 0
    assert scene.known_to(1).held[0] == 1


def test_an_empty_bed() -> None:  # PD-2.2
    scene = beach("white", "white")
    for oyster in range(3):
        scene.s.sold[oyster] += scene.s.bed[oyster]
        scene.s.bed[oyster] = 0
    scene.s.left = 0
    assert scene.refused("dive").name == "PD_2_2"


def test_a_full_basket() -> None:  # PD-2.3
    scene = beach("white", "white", "black", "empty", basket_size=2)
    assert scene.refused("dive").name == "PD_2_3"
    assert scene.legal == ["sell oyster=white count=1", "sell oyster=black count=1"]


def test_rest_only_when_nothing_can_be_done() -> None:  # PD-2.4
    assert beach().refused("rest").name == "PD_2_4"
    scene = the_last("empty")
    assert scene.legal == ["rest"]


def test_selling_several_of_a_kind() -> None:  # PD-3.1, PD-3.2
    scene = beach("white", "black", "white", "empty", "white", "black")
    assert scene.refused("sell oyster=white count=4").name == "PD_3_1"
    scene.act("sell oyster=white count=3", "sell oyster=black count=2")
    assert scene.scores == [3 * 3, 2 * 2 * 2]
    assert (scene.s.held[0], scene.s.held[1], scene.s.sold[1]) == (0, 1, 3)
    assert GAME.part("view").breakdown(scene.facts, 0) == [("white", 9), ("black", 0)]
    assert GAME.part("view").achievements(scene.facts, 1) == ["black"]


def test_an_empty_oyster_brings_nothing_but_room() -> None:  # PD-3.2
    scene = beach("empty")
    scene.act("dive", "find oyster=white", "sell oyster=empty count=1")
    assert (scene.scores, scene.s.held[0]) == ([0, 0], 0)


def test_pearls_paid_one_by_one() -> None:  # PD-3.2
    scene = beach("white", "black", "white", "black", market="pieces")
    scene.act("sell oyster=white count=2", "sell oyster=black count=2")
    assert scene.scores == [2 * 2, 2 * 4]


def the_last(oyster: str) -> Scene:
    """Nothing is left but one oyster in the other's basket; seat 0 is to act and has nothing."""
    scene = beach("white", oyster)
    scene.act("sell oyster=white count=1")
    for kind in range(3):  # the rest of the bed was sold long ago
        scene.s.sold[kind] += scene.s.bed[kind]
        scene.s.bed[kind] = 0
    scene.s.left = scene.s.diver = scene.s.actor = 0
    return scene


def test_the_end() -> None:  # PD-4.1
    scene = the_last("empty")
    scene.act("rest")
    assert scene.phase == "TURN"
    scene.act("sell oyster=empty count=1")
    assert scene.phase == "OVER"
    assert scene.standings == scene.scores
