"""Match and Log: playing from Python, undo, and logs that read back or say what is wrong with them."""

from collections.abc import Callable

import pytest

import carrack
from carrack.bots import make_bot
from carrack.core.log import BadLog, Log
from carrack.core.match import Match, Refused

GAME = carrack.load("anno1503")


def played(seats: int = 3, seed: int = 5, acts: int = 10_000, **options: object) -> Match:
    match = GAME.new(seats=seats, seed=seed, **options)
    while not match.over and acts:
        match.play(match.choice())
        acts -= 1
    return match


def test_the_same_seed_is_the_same_game() -> None:
    assert played(seed=9).log.acts == played(seed=9).log.acts
    assert played(seed=9).log.acts != played(seed=10).log.acts


def test_an_illegal_act_is_refused_with_its_rule_and_changes_no_byte() -> None:
    match = GAME.new(seats=2, seed=7, home_islands="by_seat", start_player="0")
    while match.phase != "trade":
        match.play(match.choice())
    before, acts = match._states.tobytes(), list(match.log.acts)
    refused = 0
    for a in range(len(GAME.actions)):
        why = match.why_not(a)
        if why is None:
            continue
        with pytest.raises(Refused) as error:
            match.play(a)
        assert (error.value.rule, error.value.sentence) == (why.rule, why.sentence)
        refused += 1
    assert refused > 200
    assert match._states.tobytes() == before
    assert match.log.acts == acts


@pytest.mark.parametrize("act", ["buy good=gold", "", "nothing", "nothing kind=1", "buy good=gold self=1", -1, 100_000])
def test_an_act_that_does_not_exist_is_an_error_and_changes_nothing(act) -> None:
    match = GAME.new(seats=2, seed=7)
    before = match._states.tobytes()
    with pytest.raises(ValueError, match=r"no act|good is one of"):
        match.play(act)
    assert match._states.tobytes() == before


def test_what_is_no_whole_number_is_no_act_seed_or_number_of_seats() -> None:
    with pytest.raises(TypeError):
        GAME.new(seats=2, seed=7).play(3.7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        GAME.new(seats=2, seed=2.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        GAME.new(seats=3.0)  # type: ignore[arg-type]


def test_a_seat_that_does_not_exist_knows_nothing() -> None:
    match = GAME.new(seats=3, seed=7)
    for seat in (-2, 3):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            match.picture(seat)
    assert match.picture(-1).seat == -1


@pytest.mark.parametrize("seat", [-5, -2, 3, 9])
def test_a_seat_that_does_not_exist_is_asked_for_nowhere(seat: int) -> None:
    match = GAME.new(seats=3, seed=7)
    known = match.position(match.actor)
    bots = [make_bot(name, GAME) for name in ("random", "greedy", "search:iterations=10")]
    asked: list[Callable[[int], object]] = [
        *(match.position, match.facts, match.picture, match.story, match.log.write, match.log.undo_floor),
        *(lambda seat, bot=bot: bot.choose(known, seat) for bot in bots),
        lambda seat: GAME.imagine(known, seat),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            ask(seat)


def test_a_game_or_bot_that_is_none_is_a_mistake_with_a_sentence() -> None:
    with pytest.raises(TypeError, match=r"a game is loaded by its name, load\('anno1503'\), not by 3"):
        carrack.load(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a bot is made for a game, .*, not for 'anno1503'"):
        make_bot("greedy", "anno1503")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a bot is made by its name, .*, not by carrack.load\('anno1503'\)"):
        make_bot(GAME, "greedy")  # type: ignore[arg-type]


def test_rewinding_draws_the_luck_that_comes_next() -> None:
    match = played(acts=30)
    begun = GAME.new(seats=3, seed=5)
    with pytest.raises(ValueError, match="no going back"):
        match.rewind(len(match.log.acts) + 1)
    match.rewind(0)
    assert (match.actor, match.legal, match.log.acts) == (begun.actor, begun.legal, begun.log.acts)


def test_more_luck_than_fits_at_once_is_drawn_in_parts() -> None:
    match = GAME.new(seats=4, seed=7)
    match._luck = match._luck[:2]
    match.rewind(0)
    assert match.actor >= 0
    assert len(match.log.acts) > 4  # four home islands, the start player, the roll
    assert Match.from_log(str(match.log)).log.acts == match.log.acts


def test_undo_takes_back_the_last_decision_and_its_luck() -> None:
    match = played(acts=60)
    states, acts = match._states.tobytes(), list(match.log.acts)
    act = match.choice()
    match.play(act)
    after = match._states.tobytes()
    match.undo()
    assert match._states.tobytes() == states
    assert match.log.acts == acts
    match.play(act)  # the same act meets the same luck again
    assert match._states.tobytes() == after
    match.undo(20)
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo(10_000)


def test_the_undo_floor_stops_at_luck_and_at_other_seats() -> None:
    match = played(acts=200)
    log = match.log
    _, who = log.replay()
    for seat in range(3):
        floor = log.undo_floor(seat)
        assert all(actor == seat for actor, _ in who[floor:])
        assert floor == 0 or who[floor - 1][0] != seat


def test_a_log_reads_back_and_replays_to_the_same_bytes() -> None:
    match = played(open_hands="on", round_limit=7)
    match.log.players = {0: "human", 1: "greedy"}
    text = match.log.write()
    assert str(match.log) == text
    assert Match.from_log(text.replace("\n", "\r\n")).log.write() == text
    again = Match.from_log(text)
    assert again._states.tobytes() == match._states.tobytes()
    assert again.log.write() == text
    assert again.log.players == {0: "human", 1: "greedy"}
    half = Match.from_log(text, upto=50)
    assert half.log.acts[:50] == match.log.acts[:50]
    assert eval(repr(half), {"Match": Match})._states.tobytes() == half._states.tobytes()


def test_a_match_from_a_log_goes_on_with_the_same_luck() -> None:
    match = played(acts=30)
    again = Match.from_log(match.log.write())
    for _ in range(20):
        act = match.legal[-1]
        match.play(act)
        again.play(act)
    assert match.log.acts == again.log.acts


def test_the_log_of_a_seat_hides_what_it_did_not_see() -> None:
    match = played(seats=3, seed=2)
    whole = match.log.write().splitlines()
    mine, watched = match.log.write(seat=0).splitlines(), match.log.write(seat=-1).splitlines()
    assert any(line.startswith("seed") for line in whole)
    assert not any(line.startswith("seed") for line in mine)
    sees = [line for line in mine if line.startswith("see ")]
    assert "see tile=?" in sees
    assert any(line != "see tile=?" for line in sees)
    assert {line for line in watched if line.startswith(("see ", "lay "))} <= {"see tile=?", "lay tile=?"}
    reveals = [line for line in watched if line.startswith("reveal")]
    assert reveals
    assert all("?" not in line for line in reveals)


GOOD = played(seats=2, seed=3, acts=25).log.write()


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not a Carrack log"),
        ("x" * 1_000_000, "line 1: this is not a Carrack log"),
        ("x" * 9_000_000, "more than a log may have"),
        (GOOD[: len(GOOD) // 2], "cut off"),
        (GOOD.rsplit("\n", 3)[0], "cut off"),
        ("carrack-log 1\ngame anno1503", "cut off: no empty line"),
        (changed("game anno1503", "game chess"), "no game is called 'chess'"),
        (changed("version 1", "version 99"), "version 99 of the rules of Anno 1503, this is version 1"),
        (changed("seats 2", "seats 9"), "for 2 to 4 seats, not 9"),
        (changed("seats 2", "seats two"), "'two' is no number of seats"),
        (changed("seats 2\n", ""), "the head does not say seats"),
        (changed("option open_hands off", "option open_hands maybe"), "option open_hands is one of"),
        (changed("option open_hands off", "option closed_hands off"), "has no option 'closed_hands'"),
        (changed("seed 3", "seed -3"), "a seed is a whole number"),
        (changed("seed 3", "seed 3\nplayer 7 human"), "player 7 sits at no seat"),
        (changed("seed 3", "seed 3\nplayer x human"), "line 12: 'player x human' names no seat"),
        (changed("seed 3", "seed 3\nplayer 0001 human"), "names no seat"),
        (changed("seed 3", f"seed 3\nplayer {'1' * 5000} human"), "names no seat"),
        (changed("seed 3", "seed 3\nplayer 1 a\nplayer 1 b"), "line 13: player 1 comes twice"),
        (changed("seed 3", "seed 3\noption open_hands on"), "line 12: option open_hands comes twice"),
        (changed("set_sail", "see tile=?"), "it was written for one seat"),
        (changed("set_sail", "buy kind=spice"), "buy needs good="),
        (changed("set_sail", "set_sail self=1"), "set_sail has no argument 'self'"),
        (changed("seed 3", "seed 3\nhello"), "line 12: 'hello' does not belong"),
        (changed("roll face=", "roll face=9"), "face is one of 1, 2, 3, 4, 5, 6"),
        (changed("end 3", "end 4"), "lines are missing or too many"),
        (GOOD + "more\n", "there is more after the end"),
        (changed("set_sail", "sail away"), "'away' in 'sail away' is not one name=value"),
    ],
)
def test_a_broken_log_says_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(BadLog, match=message.replace("(", r"\(")) as error:
        Match.from_log(text)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 250


def test_an_illegal_act_in_a_log_is_refused_with_its_line() -> None:
    lines = GOOD.splitlines()
    at = next(n for n, line in enumerate(lines) if line == "set_sail")
    lines[at] = "end_turn"
    with pytest.raises(BadLog, match=f"line {at + 1}: end_turn is refused"):
        Match.from_log("\n".join(lines) + "\n")
    over = played(seats=2, seed=3, round_limit=2).log
    over.acts.append(over.acts[-1])
    with pytest.raises(BadLog, match="comes after the end of the game"):
        over.replay()


def test_seeds_have_limits() -> None:
    for seed in (-1, 2**63):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            GAME.new(seats=2, seed=seed)
    assert GAME.new(seats=2).log.seed != GAME.new(seats=2).log.seed


def test_ranks_share_and_winners_come_at_the_end() -> None:
    match = GAME.new(seats=4, seed=1)
    assert match.winners == []
    assert match.ranks == [1, 1, 1, 1]
    match = played(seats=4)
    assert match.legal == []
    assert match.winners == [p for p in range(4) if match.ranks[p] == 1]
    with pytest.raises(ValueError, match="over"):
        match.choice()


def test_a_log_may_not_be_read_from_anything_else() -> None:
    assert isinstance(Log.read(GOOD), Log)
