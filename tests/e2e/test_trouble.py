"""In the middle of a turn the page is loaded again, the wire is cut, the server is restarted or killed: the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import House, Visit
from .pages import AtTable, new_table
from .wire import Wire

LOST = "The connection is lost. It is being tried again …"


@pytest.fixture
def wire(server: House) -> Iterator[Wire]:
    wire = Wire(server.port)
    yield wire
    wire.close()


def begin(visit: Visit, server: object = None) -> AtTable:
    """Somebody who has just done something, and has more to do."""
    ann = visit("Ann", server=server)
    seat = AtTable(ann, new_table(ann, bots=1)).sit()
    act_on(seat)
    return seat


def act_on(seat: AtTable) -> None:
    assert seat.wait_for_turn()
    seat.do(seat.advice())
    assert seat.wait_for_turn()


def test_a_page_that_is_loaded_again(visit: Visit) -> None:
    seat = begin(visit)
    seat.choices()
    story, acts = seat.story(), seat.choices()
    seat.page.reload()
    expect(seat.asked).to_be_visible()
    assert seat.choices() == acts
    expect(seat.page.get_by_role("link", name=story[0], exact=True).first).to_be_visible()
    assert seat.story() == story
    act_on(seat)


def test_a_wire_that_is_cut(visit: Visit, wire: Wire) -> None:
    seat = begin(visit, wire)
    seq = seat.seq
    with seat.visitor.forgiven():
        wire.cut()
        expect(seat.page.get_by_text(LOST)).to_be_visible()
        wire.mend()
        expect(seat.page.get_by_text(LOST)).to_be_hidden()
    assert seat.seq >= seq
    act_on(seat)


@pytest.mark.parametrize("how", ["restarted", "killed"])
def test_a_server_that_is(visit: Visit, own_server: House, how: str) -> None:
    seat = begin(visit, own_server)
    seq, acts = seat.seq, seat.choices()
    with seat.visitor.forgiven():
        if how == "killed":
            own_server.kill()
        else:
            own_server.stop()
        expect(seat.page.get_by_text(LOST)).to_be_visible()
        own_server.start()
        expect(seat.page.get_by_text(LOST)).to_be_hidden()
    assert (seat.seq, seat.choices()) == (seq, acts)
    act_on(seat)
