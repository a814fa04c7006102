"""Age of Discovery on its board: two people play a whole game, buy and place ships, and let trade orders run."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import carrack

from .conftest import Visit
from .pages import AtTable, new_table, until

KIND_OF = [kind.name for kind in carrack.load("ageofdiscovery").actions.kind_of]
ENOUGH = 12  # coins for three ships
NEEDED = {"take_coins", "buy", "head_for", "send", "start_order", "assign", "agree"}  # what a game is made of


def test_two_people_play_a_whole_game(visit: Visit) -> None:
    """Both do what a bot would do, on the board, but what a game is made of as soon as they can; it ends at the limit of turns, with both scorings."""
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,), game="ageofdiscovery", turn_limit=36)
    seats = [AtTable(ann, table).sit(), AtTable(bob, table).sit()]
    done: set[str] = set()
    while not any(person.over for person in seats):
        until(ann.page, lambda: any(person.my_turn or person.over for person in seats), "nobody has anything to do")
        for person in seats:
            if person.my_turn:
                new = [act for act in person.legal if KIND_OF[act] in NEEDED - done]
                act = new[0] if new else person.advice()
                person.do(act)
                done.add(KIND_OF[act])
                break
    for person in seats:
        expect(person.ended).to_be_visible()
    assert done >= NEEDED, f"never done: {NEEDED - done}"


def test_a_double_click_buys_one_ship(visit: Visit) -> None:
    """After a ship is bought, the next one lies in its berth: the second click was not meant for that. A quick click elsewhere is."""
    ann = visit("Ann")
    at = AtTable(ann, new_table(ann, bots=1, game="ageofdiscovery")).sit()

    def mine(what: str) -> Any:
        return at.picture["players"][0][what]

    while at.wait_for_turn() and (at.picture["phase"] != "menu" or mine("coins") < ENOUGH):
        at.do(next(act for act in at.legal if KIND_OF[act] in ("take_coins", "stop", "end_turn")))
    one, other = [act for act in at.choices() if KIND_OF[act] == "buy"][:2]
    before = len(mine("free"))
    at.thing(one).dblclick()
    until(ann.page, lambda: len(mine("free")) > before, "no ship was bought")
    ann.page.wait_for_timeout(500)
    assert len(mine("free")) == before + 1
    at.thing(other).click()
    until(ann.page, lambda: len(mine("free")) == before + 2, "the other ship was not bought")
