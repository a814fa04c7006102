"""Race to the New Found Land on its board: two people play a whole game, each doing what a bot would do; a phone and a keyboard play a few turns."""

from __future__ import annotations

import random

from playwright.sync_api import expect

import carrack

from .browsing import PHONE
from .conftest import Visit
from .pages import AtTable, AtTheKeyboard, OnThePhone, new_table, until

KIND_OF = [kind.name for kind in carrack.load("newfoundland").actions.kind_of]
ASSIGN = ("assign", "charter", "charter_start")
# what an action is good for: until it has been done, ships are sent there although a bot would not send them
GOOD_FOR = {"load": {"load"}, "settle": {"settle"}, "deliver": {"fulfil", "antwerp"}, "discover": {"lay"}}
# what is met in a whole game, whatever the luck: ships, the four actions, and the frames
MET = {"assign", "load", "keep", "settle", "lay", "take_goal", "take_captain", "take_good", "end_turn"}


class Racing(AtTable):
    def first(self, *kinds: str) -> int | None:
        """The first act of the first of these kinds that may be done."""
        return next((act for kind in kinds for act in self.legal if KIND_OF[act] == kind), None)

    @property
    def planning(self) -> str:
        """The action to which the first ship could be assigned now, or ""."""
        lanes = self.picture["players"][self.you]["lanes"] if self.picture["phase"] == "plan" else []
        return next((lane["action"] for lane in lanes if lane["action"] == self.picture["action"] and not lane["ships"]), "")


class RacingOnThePhone(Racing, OnThePhone):
    pass


def choose(person: Racing, done: set[str]) -> int:
    """What a bot would do; but every action is tried once."""
    for kinds in GOOD_FOR.values():
        if not done & kinds and (act := person.first(*sorted(kinds))) is not None:
            return act
    if not done & GOOD_FOR.get(person.planning, done) and (ship := person.first(*ASSIGN)) is not None:
        return ship
    return person.advice()


def test_two_people_race_through_a_whole_game(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,), game="newfoundland", start_player=None)
    seats = [Racing(ann, table), Racing(bob, table)]
    for person in seats:
        person.sit()
    done = {"nothing yet"}
    while not any(person.over for person in seats):
        until(ann.page, lambda: any(person.my_turn or person.over for person in seats), "nobody has anything to do")
        for person in seats:
            if person.my_turn:
                act = choose(person, done)
                person.do(act)
                done.add(KIND_OF[act])
                break
    for person in seats:
        expect(person.ended).to_be_visible()
    assert done >= MET, f"never done: {MET - done}"
    assert done & {"build_small", "build_large"}, "nobody built a ship"
    assert done & GOOD_FOR["deliver"], "nobody delivered"


def test_a_phone_plays_by_taps(visit: Visit) -> None:
    """A tile is taken in hand and laid where it fits: the question above the action bar does not cover the islands."""
    visitor = visit("Isabel", size=PHONE, touch=True)
    person = RacingOnThePhone(visitor, new_table(visitor, seats=2, bots=1, game="newfoundland", start_player=None))
    person.sit()
    laid = False
    while not laid and person.wait_for_turn():
        ship = person.first(*ASSIGN) if person.picture["action"] == "discover" else None  # no ship goes anywhere else
        act = ship or person.first("end_turn") or person.advice()
        person.do(act)
        laid = KIND_OF[act] == "lay"
    assert laid
    assert visitor.overflows() == []
    assert visitor.barriers() == []


def test_a_keyboard_plays_without_a_pointer(visit: Visit) -> None:
    visitor = visit("Tomé")
    person = AtTheKeyboard(visitor, new_table(visitor, seats=2, bots=1, game="newfoundland", start_player=None))
    person.sit()
    chance = random.Random(1497)
    for _ in range(8):
        assert person.wait_for_turn()
        person.do_something(chance)
    assert visitor.overflows() == []
    assert visitor.barriers() == []
