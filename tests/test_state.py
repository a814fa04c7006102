"""Records, their checked twins, options, and the action table."""

from enum import IntEnum

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.core.actions import ActionTable, Chance, Kind
from carrack.core.state import OWNER, Before, Facts, Field, Option, facts, record, shared, twin

FIELDS = (Field("gold", "i4", (3,)), Field("hand", "i1", (3, 2), OWNER), Field("bits", "u1"), Field("cube", "i2", (2, 2, 2)))
DTYPE = record(FIELDS, (Option("fast", ("off", "on"), default="off"),))


class Good(IntEnum):
    WOOD = 0
    STONE = 1


TABLE = ActionTable(
    Kind("buy", good=Good, at=1),
    Kind("sell", space=range(1, 4), good=Good, at=1),
    Kind("end", at=(1, 2)),
    Chance("die", face=range(1, 7), at=3),
    Chance("see", good=Good, place=range(2), at=4, hidden=("good",)),
)


def test_a_record_has_no_padding_and_the_header_and_options_are_fields() -> None:
    assert sum(DTYPE[name].itemsize for name in DTYPE.names or ()) == DTYPE.itemsize
    assert {"turn", "seats", "actor", "phase", "eyes", "fast", "gold"} <= set(DTYPE.names or ())


def test_a_twin_goes_to_bytes_and_back() -> None:
    twin_of = twin(DTYPE)
    s = twin_of()
    s.gold[2] = 70_000
    s.hand[1, 1] = -128
    s.cube[1, 0, 1] = 300
    s.bits = 255
    again = twin_of.frombytes(s.tobytes())
    assert (again.gold[2], again.hand[1, 1], again.cube[1, 0, 1], again.bits) == (70_000, -128, 300, 255)
    known = facts(np.frombuffer(s.tobytes(), DTYPE))
    assert known.gold == (0, 0, 70_000)
    assert known.cube[1][0][1] == 300
    with pytest.raises(AttributeError, match="no field silver"):
        _ = known.silver


def test_a_twin_catches_what_compiled_code_would_hide() -> None:
    s = twin(DTYPE)()
    with pytest.raises(OverflowError, match="hand"):
        s.hand[0, 0] = 128
    with pytest.raises(OverflowError, match="bits = -1"):
        s.bits = -1
    with pytest.raises(OverflowError, match="cube"):
        s.cube[0, 0, 0] = 40_000
    for index in (-1, 3):
        with pytest.raises(IndexError):
            s.gold[index] = 1
    for key in ((-1, 0), (0, 2), (0, -1)):
        with pytest.raises(IndexError, match="hand"):
            _ = s.hand[key]
    with pytest.raises(IndexError, match="cube"):
        _ = s.cube[0, 2, 0]
    with pytest.raises(TypeError, match="is an array"):
        s.gold = 3


@given(st.integers(0, len(TABLE) - 1))
def test_every_act_reads_back(a: int) -> None:
    assert TABLE.read(TABLE.write(a)) == a
    kind, args = TABLE.args(a)
    assert TABLE.id(kind.name, **args) == a


def test_ids_are_blocks_with_the_last_argument_fastest() -> None:
    assert [TABLE.write(a) for a in range(5)] == [
        "buy good=wood",
        "buy good=stone",
        "sell space=1 good=wood",
        "sell space=1 good=stone",
        "sell space=2 good=wood",
    ]
    assert TABLE.write(TABLE.id("see", good="stone", place=1), unseen=True) == "see good=? place=1"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no act is called ''"),
        ("fly", "no act is called 'fly'"),
        ("buy", "buy needs good="),
        ("buy good=gold", "good is one of wood, stone, not 'gold'"),
        ("buy good=wood good=wood", "is not one name=value"),
        ("buy wood", "'wood' in 'buy wood' is not one name=value"),
        ("end now=1", "end has no argument 'now'"),
        ("die face=7", "face is one of 1, 2, 3, 4, 5, 6, not '7'"),
        ("x" * 100_000, "no act is called"),
    ],
)
def test_a_wrong_act_is_explained(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("?", r"\?")) as error:
        TABLE.read(text)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    "make",
    [
        lambda: Kind("x", at=1, good=range(0, 6, 2)),
        lambda: Kind("x", at=1, hidden=("y",)),
        lambda: ActionTable(Kind("x", at=1), Kind("x", at=1)),
        lambda: ActionTable(Kind("x", at=1), Chance("y", at=1)),
        lambda: ActionTable(Kind("x", at=1, a=range(200), b=range(200))),
    ],
)
def test_a_wrong_table_is_refused_when_it_is_made(make) -> None:
    with pytest.raises(ValueError, match=r"."):
        make()


def test_the_digest_of_a_table_changes_with_any_id() -> None:
    other = ActionTable(*(Kind("buy", good=Good, at=1), Kind("end", at=1)))
    assert other.digest() != TABLE.digest()


def test_options_are_read_with_their_limits() -> None:
    game = carrack.load("anno1503")
    assert game.read_options(3, {})["round_limit"] == 130
    assert game.read_options(2, {"open_hands": True})["open_hands"] == 1
    for seats, options, message in [
        (5, {}, "for 2 to 4 seats, not 5"),
        (2, {"colour": "red"}, "has no option 'colour'"),
        (2, {"start_player": "2"}, "needs at least 3 seats"),
        (2, {"home_islands": "mine"}, "one of random, by_seat, chosen"),
        (2, {"round_limit": -1}, "a number from 0 to 1000"),
        (2, {"round_limit": "9" * 5000}, "a number from 0 to 1000"),
    ]:
        with pytest.raises(ValueError, match=message):
            game.read_options(seats, options)


def test_games_are_found_and_load_says_what_there_is() -> None:
    assert list(carrack.games()) == sorted(carrack.games())
    with pytest.raises(ValueError, match=r"no game is called 'chess'; there are .*anno1503"):
        carrack.load("chess")


def test_what_is_public_is_read_once_for_all_who_look() -> None:
    truth, public, mine = (np.zeros(1, DTYPE) for _ in range(3))
    for states, gold, hand in ((truth, 7, 3), (public, 7, 0), (mine, 7, 3)):
        states["gold"][0, 1], states["hand"][0, 1, 1] = gold, hand
    asked: list[int] = []

    @shared
    def told(f: Facts, p: int) -> tuple[int, int]:
        asked.append(p)
        return f.gold[p], f.hand[p][1]

    everybody = facts(public)
    seat = Facts(DTYPE, mine.tobytes(), everybody, frozenset({"hand"}))
    assert seat.hand[1][1] == 3
    assert seat.gold is everybody.gold
    assert told(seat, 1) == told(everybody, 1) == (7, 0)  # it never sees more than everybody does
    assert asked == [1]
    assert told(facts(truth), 1) == (7, 3)
    assert seat == facts(mine) != facts(public)


def test_what_a_seat_knows_is_its_own_whoever_asked_first() -> None:
    """A secret field that was only ever asked of the position as everybody knows it is not taken from there."""
    public, mine = np.zeros(1, DTYPE), np.zeros(1, DTYPE)
    mine["hand"][0, 1, 1] = 3
    for kind in (Facts, Before):
        everybody = kind(DTYPE, public.tobytes())
        assert everybody.hand[1][1] == 0
        assert Facts(DTYPE, mine.tobytes(), everybody, frozenset({"hand"})).hand[1][1] == 3
        assert Facts(DTYPE, mine.tobytes(), kind(DTYPE, public.tobytes()), frozenset({"hand"})).gold == everybody.gold


def test_stories_ask_little_of_a_position_that_is_over() -> None:
    """What pictures ask for is not read of it; what was asked once is read at once the next time."""
    name = np.dtype([("one", "i1"), ("two", "i2", (2,))])
    data = np.zeros(1, name).tobytes()
    assert Facts(name, data).two == (0, 0)
    assert Before(name, data).one == 0
    assert vars(Facts(name, data)) == {"two": (0, 0)}
    assert vars(Before(name, data)) == {"one": 0}
    assert vars(Facts(name, data, Facts(name, data), frozenset({"one", "two"}))) == {"two": (0, 0)}  # nor a secret that nobody asks for
    with pytest.raises(AttributeError, match="no field three"):
        Facts(name, data).three  # noqa: B018
