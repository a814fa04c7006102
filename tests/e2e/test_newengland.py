"""New England on its board: two people and a bot play a whole game, by what a bot would advise; shapes are found with the pointer, too."""

from __future__ import annotations

from playwright.sync_api import expect

import carrack

from .conftest import Visit
from .pages import AtTable, new_table, until

ACTIONS = carrack.load("newengland").actions
KIND_OF = [kind.name for kind in ACTIONS.kind_of]
SPOTS = ("start_spot", "shape_spot")


def point_at(person: AtTable, act: int) -> None:
    """Move the pointer to the handle of a place: the outline of that place is shown, and a press takes it."""
    handle = person.reach(act)
    handle.hover(force=True)
    expect(person.page.locator(f"[data-act-spot='{act}'].now")).to_be_visible()


def test_two_people_and_a_bot_settle_a_whole_game(visit: Visit) -> None:
    """Start tiles are laid, tokens taken, land bought and used, figures housed, until somebody announces what bag or stack no longer hold."""
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, seats=3, bots=1, others=(bob,), game="newengland", start_player=None, first_player=0)
    seats = [AtTable(ann, table).sit(), AtTable(bob, table).sit()]
    done: set[str] = set()
    while not any(person.over for person in seats):
        until(ann.page, lambda: any(person.my_turn or person.over for person in seats), "nobody has anything to do")
        for person in seats:
            if not person.my_turn:
                continue
            act = person.advice()
            kind = KIND_OF[act]
            if kind in SPOTS and kind not in done:
                point_at(person, act)
            done.add(kind)
            person.do(act)
            break
    for person in seats:
        expect(person.ended).to_be_visible()
    assert done >= {"start_terrain", "start_spot", "announce", "take_token", "buy_land", "land_plot", "end_turn"}


def test_what_flies_has_the_colours_of_whose_it_is(visit: Visit) -> None:
    """A bot lays its start tiles: the pieces that fly are marked as those of its seat."""
    ann = visit("Ann", motion="full", pace=2)
    ann.page.add_init_script(
        "self.flown = []; new MutationObserver((news) => news.forEach(({ addedNodes }) => addedNodes.forEach((thing) => thing.classList?.contains('flight') && flown.push([...thing.classList]))))"
        ".observe(document, { childList: true, subtree: true });"
    )
    at = AtTable(ann, new_table(ann, seats=3, bots=2, game="newengland", start_player=None, first_player=0)).sit()
    while at.wait_for_turn() and KIND_OF[at.legal[0]].startswith("start"):
        at.do(at.advice())
    ann.page.wait_for_function("flown.some((classes) => classes.includes('seat-2'))", timeout=20_000)


def test_a_press_beyond_the_legal_places_says_why(visit: Visit) -> None:  # NE-2.3
    """Also on a tile that lies there."""
    ann = visit("Ann")
    at = AtTable(ann, new_table(ann, seats=3, bots=2, game="newengland", start_player=None, first_player=0)).sit()
    while at.wait_for_turn() and (KIND_OF[at.legal[0]] != "start_spot" or not at.picture["tiles"]):
        at.do(at.advice())
    at.touch(ann.page.locator(".chart g.tile").first)
    expect(ann.page.get_by_text("A start tile lies there")).to_be_visible()
