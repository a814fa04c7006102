"""Columbus on its board: two people play a whole game, with storms and the question for Good Weather."""

from __future__ import annotations

from playwright.sync_api import expect

import carrack

from .conftest import Visit
from .pages import AtTable, new_table, until

ACTIONS = carrack.load("columbus").actions
KIND_OF = [kind.name for kind in ACTIONS.kind_of]
WANTED = ("raise_storm", "draw_card")  # what leads to the question: a storm, and cards in hand
REACTIONS = ("good_weather", "let_it_blow")


def take_dice(person: AtTable, act: int) -> None:
    """Take just those dice in hand that are to be thrown again."""
    chosen = int(ACTIONS.args(act)[1]["dice"])
    dice = person.page.locator("button[data-die]")
    for i in range(dice.count()):
        if (dice.nth(i).get_attribute("aria-pressed") == "true") != bool(chosen >> i & 1):
            dice.nth(i).click()


def take_whirlwind(person: AtTable, act: int) -> None:
    """Take the whirlwind in hand; pressed again, its step is paid with the card. Where it may stop or fly over, the field asks which."""
    piece = person.page.locator(f"[data-whirlwind='{ACTIONS.args(act)[1]['whirlwind']}'][data-pick]")
    asks = person.page.locator(f"[data-field][data-pick~='{act}']")
    for _ in range(4):
        if asks.count():
            person.touch(asks)
        if act in person.choices() or not piece.count():
            break
        person.touch(piece)


def test_two_people_sail_a_whole_game_and_answer_storms(visit: Visit) -> None:
    """Both do what a bot would do, except that they draw cards and raise storms until each has been asked once."""
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,), game="columbus", round_limit=20)
    seats = [AtTable(ann, table).sit(), AtTable(bob, table).sit()]
    reacted: set[int] = set()
    while not any(person.over for person in seats):
        until(ann.page, lambda: any(person.my_turn or person.over for person in seats), "nobody has anything to do")
        for n, person in enumerate(seats):
            if not person.my_turn:
                continue
            act = person.advice()
            if len(reacted) < len(seats):
                act = next((choice for choice in person.choices() if KIND_OF[choice] in WANTED), act)
            if KIND_OF[act] in REACTIONS:
                reacted.add(n)
            if KIND_OF[act] == "reroll":
                take_dice(person, act)
            elif KIND_OF[act] == "whirl":
                take_whirlwind(person, act)
            person.do(act)
            break
    for person in seats:
        expect(person.ended).to_be_visible()
        expect(person.page.get_by_role("figure", name="Who was ahead")).to_be_visible()
        expect(person.page.get_by_role("figure", name="Points, turn by turn")).to_have_count(0)  # nothing is counted
    assert reacted, "a storm was raised while the other held a card, and the other was asked"
