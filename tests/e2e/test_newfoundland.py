"""Race to the New Found Land on its board: two people play a whole game, each doing what a bot would do."""

from __future__ import annotations

from playwright.sync_api import expect

import carrack

from .conftest import Visit
from .pages import AtTable, new_table, until

KIND_OF = [kind.name for kind in carrack.load("newfoundland").actions.kind_of]
# what everybody meets in a whole game: the harbour, planning, three of the four actions at least, and the frames
MET = {"build_small", "assign", "load", "keep", "lay", "take_goal", "take_captain", "take_good", "end_turn"}
SPARED = ("assign", "charter", "charter_start")  # ships that a person keeps for another action than a bot would


def elsewhere(person: AtTable, act: int, tried: set[str]) -> int:
    """Until both have settled and delivered once: ships go there, although a bot would not send them."""
    for kind in ("settle", "fulfil", "antwerp", "new_england"):
        if kind not in tried:
            found = [choice for choice in person.choices() if KIND_OF[choice] == kind]
            if found:
                return found[0]
    lane = person.page.locator(".lane.planning h3")
    if KIND_OF[act] == "end_turn" and lane.count() and lane.inner_text() in ("Settle", "Deliver") and not {"settle", "fulfil"} <= tried:
        ships = [choice for choice in person.choices() if KIND_OF[choice] in SPARED]
        if ships and person.page.locator(".lane.planning .ship").count() == 0:
            return ships[0]
    return act


def test_two_people_race_through_a_whole_game(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,), game="newfoundland", start_player=None)
    seats = [AtTable(ann, table).sit(), AtTable(bob, table).sit()]
    done: list[set[str]] = [set(), set()]
    while not any(person.over for person in seats):
        until(ann.page, lambda: any(person.my_turn or person.over for person in seats), "nobody has anything to do")
        for person, mine in zip(seats, done, strict=True):
            if person.my_turn:
                act = elsewhere(person, person.advice(), mine)
                person.do(act)
                mine.add(KIND_OF[act])
                break
    for person in seats:
        expect(person.ended).to_be_visible()
    together = done[0] | done[1]
    assert together >= MET, f"never done: {MET - together}"
    assert together & {"settle", "new_england"}, "nobody settled"
    assert together & {"fulfil", "antwerp"}, "nobody delivered"
