"""The bot that searches, and the levels made of it."""

import numpy as np
import pytest

import carrack
from carrack.bots import FOR_PEOPLE, HINTS, bots, make_bot
from carrack.bots.hints import best_acts
from carrack.bots.judging import judgement
from carrack.bots.levels import LEVELS, LevelBot
from carrack.bots.searching import LEAST_NODES, MOST_NODES, OFTEN, Manner, SearchBot, Tree
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


def test_a_position_that_it_did_not_expect_is_looked_at_afresh() -> None:
    bot, match = SearchBot(GAME, iterations=200), at_a_choice()
    bot.choose(match.position(match.actor), match.actor)
    other = at_a_choice(seed=11)
    assert sum(look.visits for look in bot.think(other.position(other.actor), other.actor)) == 200


def test_a_search_ends_when_more_looks_change_nothing() -> None:
    bot, match = SearchBot(GAME, iterations=50_000), at_a_choice()
    bot.think(match.position(match.actor), match.actor)
    tree = bot.trees[0]
    assert not tree.decided(10**9)
    assert tree.decided(-(10**9))


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


def test_threads_look_together() -> None:
    match = at_a_choice()
    looks = SearchBot(GAME, iterations=300, threads=2).think(match.position(match.actor), match.actor)
    assert sum(look.visits for look in looks) == 600


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


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("search:iterations=x", "cannot be set so"),
        ("search:depth=3", "is none of seconds=NUMBER, iterations=NUMBER, threads=NUMBER"),
        ("search:seconds=1e9", "a search takes 0 to 600 seconds"),
        ("search:seconds=nan", "a search takes"),
        ("search:1e9s", "cannot be set so"),
        ("search:.s", "cannot be set so"),
        ("search:601s", "a search takes 0 to 600 seconds"),
        ("search:threads=0", "1 to 64 threads"),
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
