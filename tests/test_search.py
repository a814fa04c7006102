"""The bot that searches, and the levels made of it."""

from itertools import pairwise

import numpy as np
import pytest

import carrack
from carrack.bots import FOR_PEOPLE, HINTS, bots, make_bot, searching
from carrack.bots.hints import MOST_COMPARED, best_acts, gains
from carrack.bots.judging import judgement
from carrack.bots.levels import LEVELS, LevelBot
from carrack.bots.searching import (
    BEFORE_GIVING_UP,
    CHUNK,
    LEAST_NODES,
    MOST_NODES,
    NODES_PER_LOOK,
    OFTEN,
    RUN,
    Look,
    Manner,
    SearchBot,
    Tree,
    bound_search,
)
from carrack.core.state import States

GAMES = list(carrack.games().values())
GAME = carrack.load("columbus")


def at_a_choice(game=GAME, seed: int = 3):
    match = game.new(seed=seed)
    while len(match.legal) == 1:
        match.play(match.legal[0])
    return match


def play(bot, match, acts: int) -> list[int]:
    """The first acts of a game in which the bot sits everywhere."""
    done: list[int] = []
    while len(done) < acts and not match.over:
        done.append(bot.choose(match.position(match.actor), match.actor))
        match.play(done[-1])
    return done


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_same_seed_and_iterations_play_the_same_game(game) -> None:
    one, two = (play(SearchBot(game, seed=5, iterations=80), game.new(seed=2), 60) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_looks_are_the_legal_acts_with_chances(game) -> None:
    match = at_a_choice(game)
    looks = SearchBot(game, iterations=400).think(match.position(match.actor), match.actor)
    assert {look.act for look in looks} == set(match.legal)
    assert sum(look.visits for look in looks) == 400
    assert all(0.0 <= look.chance <= 1.0 for look in looks)
    assert looks[0].visits >= 0.1 * max(look.visits for look in looks), "what it takes it has looked at"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_plain_search_tries_every_act_and_takes_what_it_tried_most(game) -> None:
    match = at_a_choice(game)
    plain = Manner(trust=0.0, rounds=1000, steps=50, hasty=True)
    looks = SearchBot(game, iterations=4 * len(match.legal), manner=plain).think(match.position(match.actor), match.actor)
    assert all(look.visits > 0 for look in looks)
    assert looks[0].visits == max(look.visits for look in looks)


def test_what_was_found_below_an_act_is_kept_when_it_is_done() -> None:
    match = at_a_choice()
    bot = SearchBot(GAME, iterations=500)
    while True:
        seat = match.actor
        match.play(bot.choose(match.position(seat), seat))
        if bot.expected is not None and len(match.legal) > 1:
            break
    assert bot.expected == match.position(seat).tobytes(), "it knows what comes after its own act"
    tree, value, _ = (part.copy() for part in bot.trees[0].nodes)
    at = int(tree[0, bot.trees[0].bound.FIRST])
    while tree[at, bot.trees[0].bound.ACT] != bot.last:
        at = int(tree[at, bot.trees[0].bound.NEXT])
    bot.trees[0].follow(match.position(seat), bot.last)
    after, kept, _ = bot.trees[0].nodes
    visits = bot.trees[0].bound.VISITS
    assert after[0, visits] == tree[at, visits] > 0
    assert kept[0].tolist() == value[at].tolist()
    below = bot.trees[0].looks(seat)
    assert set(below) <= set(match.legal)


@pytest.mark.parametrize("name", ["anno1503", "columbus"])
def test_new_nodes_begin_with_nothing(name: str) -> None:
    """Trees go to and fro between two arrays, and what an older one left there must not count."""
    game = carrack.load(name)
    match, bot = game.new(seats=2, seed=3), SearchBot(game, 1, iterations=300)
    tree, followed = bot.trees[0], 0
    follow = tree.follow

    def and_look(position: States, act: int) -> None:
        nonlocal followed
        follow(position, act)
        followed += 1
        assert not tree.nodes[1][tree.used :].any()

    tree.follow = and_look  # type: ignore[method-assign]
    while not match.over and followed < 40:
        match.play(bot.choose(match.position(match.actor), match.actor))
        visits = tree.nodes[0][: tree.used, tree.bound.VISITS]
        assert (tree.nodes[1][: tree.used].sum(axis=1) <= visits + 1e-6).all()  # chances of all seats: no more than one for each visit
    assert followed == 40


def test_an_act_is_reconsidered_with_as_many_looks_as_the_favourite() -> None:
    game = carrack.load("columbus")
    match = game.new(seats=2, seed=3)
    bot = SearchBot(game, 1, iterations=300)
    position, seat = match.position(match.actor), match.actor
    before = {look.act: look.visits for look in bot.think(position, seat)}
    favourite, seldom = max(before, key=before.__getitem__), min(before, key=before.__getitem__)
    assert before[seldom] < before[favourite]
    after = {look.act: look.visits for look in bot.reconsider(seat, seldom)}
    assert after == {**before, seldom: before[favourite]}
    assert {look.act: look.visits for look in bot.reconsider(seat, seldom)} == after, "once is enough"


def test_a_position_that_it_did_not_expect_is_looked_at_afresh() -> None:
    bot, match = SearchBot(GAME, iterations=200), at_a_choice()
    bot.choose(match.position(match.actor), match.actor)
    other = at_a_choice(seed=11)
    assert sum(look.visits for look in bot.think(other.position(other.actor), other.actor)) == 200


def test_a_search_ends_when_more_looks_change_nothing() -> None:
    bot, match = SearchBot(GAME, iterations=50_000), at_a_choice()
    looks = bot.think(match.position(match.actor), match.actor)
    done = sum(look.visits for look in looks)
    assert CHUNK * BEFORE_GIVING_UP <= done < 50_000
    first, second = sorted((look.visits for look in looks), reverse=True)[:2]
    assert RUN * (first - second) > 50_000 - done, "the others could no longer draw level"
    tree = bot.trees[0]
    assert tree.decided(RUN * (first - second) - 1)
    assert not tree.decided(RUN * (first - second))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_full_tree_is_looked_at_as_often(game) -> None:
    match = at_a_choice(game)
    tree, room = Tree(game, 0, 2, Manner(), nodes=len(match.legal) + 20), len(match.legal) + 20
    tree.plant(match.position(match.actor))
    tree.look(match.actor, 500)
    assert tree.used == room
    assert sum(visits for visits, _, _ in tree.looks(match.actor).values()) == 500


def test_a_tree_has_room_for_what_it_looks_at() -> None:
    match, bot = at_a_choice(), SearchBot(GAME, iterations=30_000, manner=Manner(reach=1000))
    tree = bot.trees[0]
    tree.plant(match.position(match.actor))
    tree.look(match.actor, bot.iterations)
    assert LEAST_NODES < tree.used < len(tree.queue)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_no_game_needs_more_nodes_than_there_are_for_a_look(game) -> None:
    """At moments all over a game for as many as can play, where trees grow most; few looks have room in any case."""
    looks, match, greedy = LEAST_NODES // NODES_PER_LOOK, game.new(seats=game.seats[-1], seed=1), make_bot("greedy", game)
    moments = list[tuple[States, int]]()
    while not match.over:
        if len(match.legal) > 1:
            moments.append((match.position(match.actor), match.actor))
        match.play(greedy.choose(match.position(match.actor), match.actor))
    tree = Tree(game, 0, 2, Manner(reach=1000), nodes=2 * LEAST_NODES)
    for position, seat in moments[:: len(moments) // 6]:
        tree.plant(position)
        tree.look(seat, looks)
        assert tree.used < LEAST_NODES


def test_threads_look_together() -> None:
    """What each found, and what each thought at first, counts alike."""
    match, bot = at_a_choice(), SearchBot(GAME, iterations=300, threads=2)
    looks = bot.think(match.position(match.actor), match.actor)
    assert sum(look.visits for look in looks) == 600
    one, two = (tree.looks(match.actor) for tree in bot.trees)
    assert one != two
    first = {act: (one[act][2] + two[act][2]) / 2 for act in one}
    surprise = sum(tree[act][1] - tree[act][0] * first[act] for tree in (one, two) for act in tree) / 600
    trust = 2 * bot.manner.trust
    for look in looks:
        visits, value = one[look.act][0] + two[look.act][0], one[look.act][1] + two[look.act][1]
        assert look.visits == visits
        assert look.chance == pytest.approx((value + trust * (first[look.act] + surprise)) / (visits + trust))


# --- how a node is chosen -------------------------------------------------------------------------
class Branch:
    """The root of a tree with two acts, each of which has been tried as often as is said, with these chances of both seats, in the sum."""

    def __init__(self, visits: tuple[int, int], values: tuple[tuple[float, float], ...], prior: tuple[float, float] = (0.5, 0.5)) -> None:
        self.bound = bound_search(GAME)
        self.tree, self.value, self.prior = np.zeros((3, self.bound.COLUMNS), np.int32), np.zeros((3, 5)), np.zeros(3)
        self.acts, self.child = np.array([0, 1], np.int16), np.array([1, 2], np.int32)
        for at in (1, 2):
            self.tree[at, self.bound.VISITS] = self.tree[at, self.bound.AVAILABLE] = visits[at - 1]
            self.value[at, :2], self.prior[at] = values[at - 1], prior[at - 1]

    def choose(self, mover: int = 0, explore: float = 0.0, trust: float = 0.0) -> int:
        node = self.bound.select(self.tree, self.value, self.prior, mover, self.acts, 2, self.child, explore, trust)
        return int(node) - 1


def test_every_seat_takes_what_is_best_for_itself() -> None:
    branch = Branch((10, 10), ((7.0, 3.0), (4.0, 6.0)))
    assert (branch.choose(mover=0), branch.choose(mover=1)) == (0, 1)


def test_what_could_have_been_done_more_often_and_was_not_is_tried_first() -> None:
    branch = Branch((10, 10), ((5.0, 5.0), (5.0, 5.0)))
    branch.tree[2, branch.bound.AVAILABLE] = 500  # the first is legal in few worlds only
    assert branch.choose(explore=0.5) == 1
    assert branch.tree[1:, branch.bound.AVAILABLE].tolist() == [11, 501], "each could have been done once more"


def test_first_impressions_are_corrected_by_what_came_of_those_tried() -> None:
    """The first act promised 60 % and had 30 %. The second, untried, promises 59 %: by as much too much, it seems."""
    branch = Branch((10, 0), ((3.0, 7.0), (0.0, 0.0)), prior=(0.6, 0.59))
    assert branch.choose(trust=100.0) == 0
    branch.prior[2] = 0.61
    assert branch.choose(trust=100.0) == 1


def test_each_look_at_an_act_is_in_another_world() -> None:
    """An act that ends the turn is judged after the next seat's roll: when nothing else comes of it, only luck differs from look to look."""
    game = carrack.load("anno1503")
    match = game.new(seats=2, seed=3)
    end = game.actions.read("end_turn")
    while end not in match.legal or len(match.legal) == 1:
        match.play(match.choice())
    tree = Tree(game, 0, 2, Manner(trust=0.0, reach=1, rounds=0, steps=0))
    tree.plant(match.position(match.actor))
    sums = [0.0]
    while len(sums) < 13:
        tree.look(match.actor, 1)
        visits, value, _ = tree.looks(match.actor)[end]
        if visits == len(sums):
            sums.append(value)
    assert len({round(after - before, 9) for before, after in pairwise(sums)}) > 3


def test_below_an_act_a_tree_goes_on_in_new_worlds() -> None:
    match, bot = at_a_choice(), SearchBot(GAME, iterations=200)
    tree, seat = bot.trees[0], match.actor
    act = bot.choose(match.position(seat), seat)
    match.play(act)
    before = tree.fate
    tree.follow(match.position(seat), act)
    assert tree.fate != before


# --- time ---------------------------------------------------------------------------------------
class Clock:
    """Goes on by as much whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def perf_counter(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize(("step", "most"), [(0.004, 30), (0.1, 1), (0.0001, 1000 * CHUNK)])
def test_a_search_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch, step: float, most: int) -> None:
    """The slower it is, the more often it looks at the clock: it is never late by more than it takes for one look."""
    clock = Clock(step)
    monkeypatch.setattr(searching, "time", clock)
    bot, match = SearchBot(GAME, seconds=0.1), at_a_choice()
    monkeypatch.setattr(Tree, "decided", lambda self, left: False)
    looks = bot.think(match.position(match.actor), match.actor)
    assert 0 < sum(look.visits for look in looks) <= most
    assert clock.now == pytest.approx(0.1 + step, abs=step + 1e-9)


def test_compiling_is_no_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the rules have never been compiled that takes longer than a decision may, and a level would look once."""
    match, bot, order = at_a_choice(), SearchBot(GAME, seconds=0.5), list[str]()
    monkeypatch.setattr(searching.jit, "ready", lambda f: False)
    monkeypatch.setattr(Tree, "look", lambda self, seat, n: order.append(f"look {n}"))
    monkeypatch.setattr(SearchBot, "_work", lambda self, tree, seat: order.append("the clock runs"))
    bot.think(match.position(match.actor), match.actor)
    assert order == ["look 0", "the clock runs"]


def test_to_prepare_changes_nothing() -> None:
    match, trees = at_a_choice(), [Tree(GAME, 0, 2, Manner()) for _ in range(2)]
    for tree in trees:
        tree.plant(match.position(match.actor))
    trees[0].look(match.actor, 0)
    for tree in trees:
        tree.look(match.actor, 100)
    assert trees[0].looks(match.actor) == trees[1].looks(match.actor)


def test_an_act_without_a_choice_is_done_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(seats=2, seed=3)
    while len(match.legal) != 1:
        match.play(match.choice())
    monkeypatch.setattr(SearchBot, "think", lambda *_: pytest.fail("it thinks"))
    for name in ("easy", "hard", "expert", "search:5s"):
        assert make_bot(name, GAME).choose(match.position(match.actor), match.actor) == match.legal[0]


def test_a_patient_level_looks_as_often_however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the games of a contest do not depend on what else the machine does; people are never kept waiting."""
    monkeypatch.setattr(searching, "time", Clock(10.0))
    match = at_a_choice()
    for patient, looks in ((True, 100), (False, 1)):
        bot = make_bot("hard", GAME, patient=patient)
        assert isinstance(bot, LevelBot)
        assert sum(look.visits for look in bot.think(match.position(match.actor), match.actor)) == looks


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "hard", "search:iterations=20"])
def test_a_bot_refuses_a_position_in_which_its_seat_has_nothing_to_decide(name: str) -> None:
    match, bot = at_a_choice(), make_bot(name, GAME)
    other = 1 - match.actor
    with pytest.raises(ValueError, match=f"seat {other} has nothing to decide here: seat {match.actor} decides"):
        bot.choose(match.position(other), other)
    with pytest.raises(ValueError, match="there is no seat 7"):
        bot.choose(match.position(match.actor), 7)
    with pytest.raises(ValueError, match="there is no seat -1"):
        bot.choose(match.position(match.actor), -1)
    luck, _ = match.log.replay()
    GAME.engine.apply_at(luck, 0, next(act for act in match.legal if comes_luck(match, act)))
    with pytest.raises(ValueError, match="luck comes first"):
        bot.choose(luck, match.actor)
    while not match.over:
        match.play(match.choice())
    with pytest.raises(ValueError, match="the game is over"):
        bot.choose(match.position(0), 0)
    with pytest.raises(ValueError, match="the game is over"):
        best_acts(bot, GAME, match.position(0), 0)


def comes_luck(match, act: int) -> bool:
    after, _ = match.log.replay()
    GAME.engine.apply_at(after, 0, act)
    return bool(after["phase"][0]) and int(after["actor"][0]) < 0


def test_winning_at_once_is_seen() -> None:
    """Near the end of games, an act that wins is found whenever there is one."""
    found = 0
    for seed in range(12):
        match = GAME.new(seats=2, seed=seed)
        rng = np.random.default_rng(seed)
        while not match.over:
            seat = match.actor
            if len(match.legal) > 1:
                world = match._states
                wins = []
                for act in match.legal:
                    after = world.copy()
                    GAME.engine.apply_at(after, 0, act)
                    standings = [GAME.engine.standing_at(after, 0, p) for p in range(2)]
                    if after["phase"][0] == 0 and standings[seat] > standings[1 - seat]:
                        wins.append(act)
                if wins:
                    assert SearchBot(GAME, iterations=300).choose(match.position(seat), seat) in wins
                    found += 1
                    break
            match.play(int(rng.choice(match.legal)))
    assert found


def test_levels_are_described_and_within_their_budgets() -> None:
    assert set(FOR_PEOPLE) <= set(bots())
    assert HINTS in FOR_PEOPLE
    budgets = [(level.seconds, level.iterations) for level in LEVELS.values()]
    assert budgets == sorted(budgets)
    assert isinstance(make_bot("expert", GAME), LevelBot)


def test_a_search_looks_ahead_as_the_judgement_says_for_so_many_seats() -> None:
    judged = judgement(GAME)
    assert judged.crowd is not None
    for seats, ahead in ((2, judged), (3, judged.crowd), (5, judged.crowd)):
        match = GAME.new(seats=seats, seed=3)
        while len(match.legal) == 1:
            match.play(match.legal[0])
        for iterations, rounds in ((8, ahead.rounds), (OFTEN, ahead.rounds + ahead.deeper)):
            tree = SearchBot(GAME, iterations=iterations).trees[0]
            tree.plant(match.position(match.actor))
            assert (tree.explore, tree.reach, tree.rounds) == (ahead.explore, ahead.reach, rounds)
        expert = LevelBot(GAME, 1, "expert")
        expert.choose(match.position(match.actor), match.actor)
        assert expert.iterations == ahead.expert
        assert len(expert.trees[0].queue) < MOST_NODES, "it has room for its looks, not for a second of them"


def test_a_tree_goes_no_farther_than_it_may() -> None:
    """With a reach of one turn only the seat's own acts are in the tree, with two those of the next seat as well, and so on."""
    match = at_a_choice()
    movers = list[set[int]]()
    for reach in (1, 2):
        tree = Tree(GAME, 0, 2, Manner(reach=reach))
        tree.plant(match.position(match.actor))
        tree.look(match.actor, 2000)
        movers.append({*tree.nodes[0][1 : tree.used, tree.bound.MOVER].tolist()})
    assert movers == [{match.actor}, {0, 1}]


def test_easy_errs_but_not_at_random() -> None:
    """Of many choices at one moment it makes different ones, and those that look better more often."""
    match = at_a_choice()
    bot = make_bot("easy", GAME, seed=1)
    assert isinstance(bot, LevelBot)
    looks = [look.act for look in SearchBot(GAME, iterations=64).think(match.position(match.actor), match.actor)]
    counts = dict.fromkeys(looks, 0)
    for _ in range(200):
        counts[bot.choose(match.position(match.actor), match.actor)] += 1
    assert 1 < sum(count > 0 for count in counts.values())
    better = looks[: (len(looks) + 1) // 2]
    assert sum(counts[act] for act in better) > 120


def test_advice_is_the_best_acts_first() -> None:
    match = at_a_choice()
    advice = best_acts(make_bot(HINTS, GAME), GAME, match.position(match.actor), match.actor)
    assert 1 <= len(advice) <= 3
    assert {a.act for a in advice} <= set(match.legal)
    assert all(a.chance is not None and 0 < a.chance < 1 for a in advice)
    assert [a.chance for a in best_acts(make_bot("greedy", GAME), GAME, match.position(match.actor), match.actor)] == [None]


def test_what_was_hardly_looked_at_is_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bot = at_a_choice(), SearchBot(GAME)
    while len(match.legal) < 3:
        match.play(match.choice())
    best, second, third = match.legal[:3]
    monkeypatch.setattr(bot, "think", lambda *_: [Look(best, 900, 0.6), Look(third, 15, 0.55), Look(second, 85, 0.5)])
    assert [a.act for a in best_acts(bot, GAME, match.position(match.actor), match.actor)] == [best, second]


def test_reasons_are_what_becomes_better_the_most_first() -> None:
    terms = np.zeros((3, len(GAME.terms)))
    terms[0, :3] = (10, 40, 2)  # beside the others, on the average: 10 more, 30 more, 2 more
    terms[1, 1], terms[2, 1] = 20, 0
    assert gains(GAME, dict(enumerate(terms)), 0) == [(GAME.terms[1], 30), (GAME.terms[0], 10)]


@pytest.mark.parametrize("bot", [HINTS, "greedy"])
def test_advice_is_compared_with_a_dozen_acts_however_many_there_are(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    game = carrack.load("newengland")
    match = game.new(seats=4, seed=1)
    while len(match.legal) < 60:
        match.play(match.choice())
    compared = list[int]()
    monkeypatch.setattr("carrack.bots.hints.foreseen", lambda game, known, seat, acts: compared.extend(acts) or {})
    monkeypatch.setattr("carrack.bots.hints.gains", lambda *_: [])
    advice = best_acts(make_bot(bot, game), game, match.position(match.actor), match.actor)
    assert {a.act for a in advice} <= set(compared) <= set(match.legal)
    assert MOST_COMPARED <= len(set(compared)) == len(compared) <= MOST_COMPARED + 3


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("search:iterations=x", "iterations is a whole number, not 'x'"),
        ("search:iterations=1.5", "iterations is a whole number, not '1.5'"),
        ("search:explore=x", "explore is a number, not 'x'"),
        ("search:", "is told nothing behind its colon"),
        ("easy:", "is told nothing behind its colon"),
        ("search:depth=3", "is none of seconds=NUMBER, iterations=NUMBER, threads=NUMBER"),
        ("search:seconds=1e9", "a search takes 0 to 600 seconds"),
        ("search:seconds=nan", "a search takes"),
        ("search:1e9s", "cannot be set so"),
        ("search:.s", "cannot be set so"),
        ("search:601s", "a search takes 0 to 600 seconds"),
        ("search:threads=0", "1 to 64 threads"),
        ("search:0s", "would not look at all"),
        ("search:iterations=0", "would not look at all"),
        ("search:1s,seconds=2", "is told its seconds twice"),
        ("search:explore=-1", "explores by 0 to 100"),
        ("search:explore=nan", "explores by 0 to 100"),
        ("search:trust=1e9", "trusts by 0 to 1000000"),
        ("search:reach=0", "reaches 1 to 1000000 turns"),
        ("search:reach=99999999999999999999", "reaches 1 to 1000000 turns"),
        ("search:rounds=-1", "plays on for 0 to 1000000 rounds"),
        ("search:rounds=9000000000000000000", "plays on for 0 to 1000000 rounds"),
        ("hard:seconds=3", "has nothing to set"),
    ],
)
def test_wrong_settings_are_refused(spec: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        make_bot(spec, GAME)


def test_seconds_have_a_short_form() -> None:
    bot = make_bot("search:1.5s,threads=2", GAME)
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.threads) == (1.5, 2)


def test_how_it_looks_ahead_can_be_set() -> None:
    match, bot = at_a_choice(), make_bot("search:iterations=50,explore=0.3,trust=20,reach=2,rounds=3", GAME)
    assert isinstance(bot, SearchBot)
    bot.choose(match.position(match.actor), match.actor)
    tree = bot.trees[0]
    assert (tree.explore, tree.manner.trust, tree.reach, tree.rounds) == (0.3, 20.0, 2, 3)


def test_every_bot_takes_any_seed() -> None:
    match = at_a_choice()
    for name in FOR_PEOPLE:
        for seed in (-1, 2**70):
            assert make_bot(name, GAME, seed).choose(match.position(match.actor), match.actor) in match.legal
