"""The rules of Harbour, each in one test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.core.scene import Scene

if TYPE_CHECKING:
    from carrack import Game


def first_turn(game: Game, seats: int = 2, **options: object) -> Scene:
    """Everybody holds one silk and one rum; seat 0 has three actions."""
    scene = Scene(game, seats, **options)
    for _ in range(seats):
        scene.act("deal card=silk", "deal card=rum")
    scene.act("die face=3")
    return scene


def test_the_deal(harbour: Game) -> None:  # HB-1.1
    scene = Scene(harbour, 2)
    assert scene.outcomes == {"deal card=silk": 4, "deal card=rum": 4, "deal card=guard": 3}


def test_actions(harbour: Game) -> None:  # HB-1.2, HB-1.3
    scene = first_turn(harbour)
    scene.act("sell card=silk", "sell card=rum", "draw", "deal card=silk")
    assert scene.refused("sell card=silk").name == "HB_1_3"
    assert scene.scores == [3, 0]


def test_the_end(harbour: Game) -> None:  # HB-1.4
    scene = first_turn(harbour)
    scene.s.points[0] = 9
    scene.act("end_turn")
    assert scene.phase == "OVER"


def test_cards(harbour: Game) -> None:  # HB-2.1, HB-2.2, HB-2.3
    scene = first_turn(harbour)
    scene.act("draw", "deal card=guard", "draw", "deal card=guard")
    assert scene.refused("draw").name == "HB_2_2"
    scene.act("sell card=guard")
    assert scene.refused("sell card=silk").name == "HB_1_3"


def test_crates(harbour: Game) -> None:  # HB-3.1, HB-3.2, HB-3.3
    scene = first_turn(harbour)
    scene.act("look crate=north")
    assert scene.outcomes == {"see face=gold": 2, "see face=rot": 2}
    scene.act("see face=gold")
    assert scene.refused("look crate=north").name == "HB_3_2"
    scene.act("open crate=north", "find face=gold")
    assert scene.refused("open crate=north").name == "HB_3_1"
    assert scene.scores == [3, 0]


def test_thieves(harbour: Game) -> None:  # HB-4.1, HB-4.2, HB-4.3
    scene = first_turn(harbour, 3)
    assert scene.refused("rob opponent=0").name == "HB_4_1"
    scene.act("rob opponent=1")
    assert scene.refused("guard").name == "HB_4_3"
    scene.act("allow", "steal card=silk")
    assert scene.s.told[1, 0, 0] == 1
    assert scene.s.told[2, 0, 0] == 0
