"""Checks by playing: games end, nothing is lost, luck follows its weights, refusals are real, results make sense."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from .. import check_loops as codes
from ..texts import LANGUAGES
from .bench import Bench, Broken, number, told
from .chi import surprise

TOO_SURPRISING = 5.0  # standard deviations of a chi-square
GREEDY = 160  # of 256 decisions, in the games that are to get somewhere
RARE = 10  # times as many rounds for refusals that do not come

WRONG = {
    codes.NO_PHASE: "the phase is none of the game's",
    codes.NO_ACTOR: "the actor is no seat that plays, or the phase has no kind of act",
    codes.LUCK_AND_PHASE: "actor and phase disagree on whether luck decides",
    codes.NO_LUCK: "luck must decide, and no outcome has a weight",
    codes.NO_ACT: "a seat must act, and no act is legal",
    codes.INVARIANT: "an invariant is broken",
    codes.TOO_LONG: "the game did not end within the most decisions it may take",
    codes.NO_SUCH_RULE: "refuse answered a number that is no rule",
    codes.REFUSED_IN_LIST: "an act in the list of legal acts is refused",
    codes.LEGAL_NOT_IN_LIST: "an act that is not refused is not in the list of legal acts",
    codes.CHANGED: "asking whether acts are refused changed the position",
}


def roam(b: Bench, strict: bool, games: int, mixed: int) -> tuple[Any, Any, int]:
    """Play games of every seat count and option. Returns sums of the games, the tally of acts, and how many sets of options there were."""
    chooser = random.Random(1)
    states, rng, out = b.blank(6), b.numbers(4), b.acts()
    tally, counts, grand, sets = b.numbers(), b.numbers(2), [0, 0, 0, 0, 0], 0
    for seats in b.game.seats:
        for options, limit in b.variants(seats, chooser, mixed):
            fresh, most = b.fresh(seats, **options), limit or b.game.most_decisions
            share = games if not options else max(1, min(games // 20, 600))
            sets += 1
            for greed in (0, GREEDY):
                sums = b.numbers(5)
                some = share if greed == 0 else max(1, share // 40)
                wrong = b.loops.roams(states, fresh, 1, some, most, greed, strict, b.chances, rng, out, tally, counts, sums)
                for i in range(3):
                    grand[i] += int(sums[i])
                if not options:
                    grand[3] = max(grand[3], int(sums[3]))
                if wrong == codes.TOO_LONG and not limit:
                    grand[4] += 1  # an option that sets no limit: this game was broken off
                    continue
                if strict and wrong != codes.INVARIANT:
                    continue  # another check reports it
                if wrong:
                    which = f" (broken returned {int(b.loops.broken_at(states, 0))})" if wrong == codes.INVARIANT else ""
                    raise b.fail(
                        f"{WRONG[int(wrong)]}{which}, in phase {b.game.phases(int(states[0].phase)).name if wrong != codes.NO_PHASE else '?'}, "
                        f"{seats} seats{told(options)}, seed {int(sums[4])}, greed {greed}, after {int(counts[0])} decisions and {int(counts[1])} chance acts"
                    )
    return grand, tally, sets


def ends(b: Bench) -> str:
    """Random games of every seat count and option end in time; there is always an act, and luck decides exactly where it should."""
    sums, tally, sets = roam(b, False, b.pick(3, 800, 5_000, 66_000), b.pick(1, 3, 10, 40))
    never = sorted(
        {b.game.actions.kind_of[a].name for a in range(len(b.game.actions))}
        - {b.game.actions.kind_of[a].name for a, n in enumerate(tally) if n}
    )
    if never:
        raise b.fail(f"no game out of {number(sums[0])} had an act {', '.join(never)}")
    seats = f"{b.game.seats[0]}-{b.game.seats[-1]} seats"
    endless = f", {sums[4]} without a limit were broken off" if sums[4] else ""
    return (
        f"{number(sums[0] - sums[4])} games of {seats} with {sets} sets of options ended{endless}, {number(sums[1])} decisions and {number(sums[2])} chance acts, "
        f"longest {number(sums[3])} decisions of at most {number(b.game.most_decisions)}; every kind of act came up"
    )


def invariants(b: Bench) -> str:
    """Nothing is lost and nothing doubled: the game's own invariants hold after every act."""
    sums, _, sets = roam(b, True, b.pick(2, 200, 1_000, 40_000), b.pick(0, 2, 6, 40))
    return f"hold after each of {number(sums[1] + sums[2])} acts of {number(sums[0])} games with {sets} sets of options"


# --- luck ---------------------------------------------------------------------------------------
def weights(b: Bench) -> str:
    """Luck draws each outcome as often as its weight says."""
    chooser, met, draws = random.Random(2), Counter[int](), 0
    wanted, each = b.pick(2, 6, 12, 60), b.pick(300, 3_000, 20_000, 200_000)
    luck_phases = {p for k in b.game.actions.kinds if k.chance for p in k.at}
    out, w, rng = b.acts(), b.numbers(), b.numbers(4)
    rng[0], rng[1], rng[2], rng[3] = 11, 12, 13, 1
    for seats in b.game.seats:
        for run in range(b.pick(2, 6, 12, 40)):
            states = b.position(seats, run, 0)
            for n in range(b.pick(300, 3_000, 6_000, 20_000)):
                s = states[0]
                phase = int(s.phase)
                if not phase:
                    break
                if s.actor < 0 and met[phase] < wanted:
                    met[phase] += 1
                    where = f"phase {b.game.phases(phase).name}, {seats} seats, run {run}, act {n}"
                    draws += one_draw(b, states, out, w, rng, each, where)
                b.engine.apply_at(states, 0, b.any_act(states, chooser))
    missed = [b.game.phases(p).name for p in sorted(luck_phases - set(met))]
    if missed:
        raise b.fail(f"luck never had to decide in {', '.join(missed)}")
    return f"at {sum(met.values())} positions of {len(met)} phases, {number(draws)} draws"


def one_draw(b: Bench, states: Any, out: Any, w: Any, rng: Any, each: int, where: str) -> int:
    """The outcomes at one position, counted exactly and drawn often."""
    n = b.engine.outcomes_at(states, 0, out, w)
    total = int(b.engine.total_at(states, 0))
    stated = {int(a): int(x) for a, x in zip(out[:n], w[:n], strict=True)}
    if sum(stated.values()) != total:
        raise b.fail(f"the weights add up to {sum(stated.values())}, the total says {total}: {where}")
    exact = Counter(int(b.engine.nth_at(states, 0, r)) for r in range(total)) if total <= 20_000 else Counter(stated)
    if exact != Counter(stated):
        raise b.fail(f"the outcomes counted one by one are not those of the weights: {where}")
    before = states[0].tobytes()
    drawn = Counter(int(b.engine.draw_at(states, 0, rng)) for _ in range(each))
    if states[0].tobytes() != before:
        raise b.fail(f"drawing changed the position: {where}")
    z = surprise([each * x / total for x in stated.values()], [drawn[a] for a in stated])
    if z > TOO_SURPRISING or set(drawn) - set(stated):
        raise b.fail(f"draws do not follow the weights ({z:.1f} standard deviations): {where}")
    return each


# --- refusals -----------------------------------------------------------------------------------
def refusals(b: Bench) -> str:
    """Every rule that can refuse an act does so somewhere; refusing changes nothing and agrees with the list of legal acts."""
    chooser, rules = random.Random(3), list(b.game.rules)
    reached, counts = b.numbers(len(rules)), b.numbers(1)
    enough = b.pick(20, 40, 40, 40)

    def never(wanted: list[Any], first: int, until: int, often: int) -> list[Any]:
        """Play on until these rules have refused so often; those that never did."""
        for rounds in range(first, until):
            if rounds > first and all(reached[int(r)] >= often for r in wanted):
                break
            for seats in b.game.seats:
                for options, _ in b.variants(seats, chooser, b.pick(0, 1, 3, 10)):
                    games = b.pick(1, 4, 20, 200) if not options else b.pick(1, 1, 4, 20)
                    scan(b, seats, options, range(rounds * games, (rounds + 1) * games), reached, counts)
        return [r for r in wanted if not reached[int(r)]]

    missing = never(rules[2:], 0, enough, 3)
    if missing and b.player:
        found = by_player(b, b.player)
        missing = [r for r in missing if r.name not in found]
    if missing:  # what is very rare needs more games
        missing = never(missing, enough, RARE * enough, 1)
    if missing:
        raise b.fail(f"never refuses an act in {number(int(counts[0]))} positions: {', '.join(r.name for r in missing)}")
    rarest = min((int(reached[int(r)]), r.name) for r in rules if r > 1) if len(rules) > 2 else (0, "none")
    return f"{len(rules) - 2} rules refused acts in {number(int(counts[0]))} positions, each time with every act asked; the rarest, {rarest[1]}, {number(rarest[0])} times"


def scan(b: Bench, seats: int, options: dict[str, object], seeds: range, reached: Any, counts: Any) -> None:
    """Ask about all acts along some games."""
    states, rng, out, w = b.blank(6), b.numbers(4), b.acts(), b.numbers()
    fresh, limit = b.fresh(seats, **options), b.pick(200, 8_000, 30_000, 60_000)
    for k in seeds:
        greed = (0, 100, GREEDY, 230)[k % 4]
        wrong = int(b.loops.scans(states, fresh, k, limit, b.pick(3, 2, 2, 2), greed, rng, out, w, len(b.game.rules), reached, counts))
        if wrong:
            act = b.write(wrong >> 8)
            raise b.fail(
                f"{WRONG[wrong & 0xFF]}: {act}, phase {int(states[0].phase)}, {seats} seats{told(options)}, game {k}, greed {greed}"
            )


def by_player(b: Bench, player: Any) -> set[str]:
    """The rules that refuse acts in games of the given player."""
    found: set[str] = set()
    for seats in b.game.seats:
        match = b.game.new(seats=seats, seed=1)
        while not match.over:
            states = match.position(match.actor)
            found |= {b.game.rules(int(b.game.engine.refuse_at(states, 0, a))).name for a in range(len(b.game.actions))}
            match.play(player(match))
    return found


# --- results ------------------------------------------------------------------------------------
def results(b: Bench) -> str:
    """A copy is a copy, a record survives its bytes, at the end somebody has won, and what a score is made of adds up to it."""
    games, positions, chooser = 0, 0, random.Random(4)
    states, rng, out = b.blank(6), b.numbers(4), b.acts()
    for seats in b.game.seats:
        for k in range(b.pick(2, 20, 100, 1_000)):
            middle = b.position(seats, k, chooser.randrange(1, b.pick(60, 2_000, 2_000, 2_000)))
            before = middle[0].tobytes()
            again = b.blank()
            b.engine.copy(again, 0, middle, 0)
            b.engine.apply_at(again, 0, b.any_act(again, chooser))
            where = f"{seats} seats, game {k}"
            if middle[0].tobytes() != before:
                raise b.fail(f"an act on a copy changed the original: {where}")
            made_of(b, middle, seats, where)
            if b.game.twin.frombytes(before).tobytes() != before or np.frombuffer(before, b.game.state).tobytes() != before:
                raise b.fail(f"a record does not survive its bytes: {where}")
            states[0] = b.fresh(seats)[0]
            b.loops.wander(states, k, 4 * b.game.most_decisions, GREEDY if k % 2 else 0, rng, out)
            if states[0].phase == 0:
                games += 1
                finished(b, states, seats, where)
            positions += 1
    if not games:
        raise Broken(f"{b.game.name}: no game ended")
    return f"{number(positions)} copies left their originals alone; {number(games)} games had winners whose standing is highest and agrees with the scores"


def finished(b: Bench, states: Any, seats: int, where: str) -> None:
    """The results of a game that is over."""
    scores = [int(b.engine.score_at(states, 0, p)) for p in range(seats)]
    standings = [int(b.engine.standing_at(states, 0, p)) for p in range(seats)]
    for p in range(seats):
        for q in range(seats):
            if scores[p] > scores[q] and standings[p] <= standings[q]:
                raise b.fail(
                    f"seat {p} has the score {scores[p]} and the standing {standings[p]}, seat {q} {scores[q]} and {standings[q]}: {where}"
                )
    if not b.game.points and set(scores) - {0, 1}:
        raise b.fail(f"the game has no points, but its seats score {scores}: {where}")
    if b.legal(states):
        raise b.fail(f"the game is over and acts are legal: {where}")
    made_of(b, states, seats, where)


def made_of(b: Bench, states: Any, seats: int, where: str) -> None:
    """What the scores of a position are made of, if the game says so: every part has a name, and together they are the score."""
    parts = getattr(b.game.part("view"), "breakdown", None)
    if parts is None:
        return
    for p in range(seats):
        found: list[tuple[str, int]] = parts(b.facts(states), p)
        score = int(b.engine.score_at(states, 0, p))
        if sum(points for _, points in found) != score or len(dict(found)) != len(found):
            raise b.fail(f"seat {p} has the score {score}, but it is said to be made of {found}: {where}")
        for language in LANGUAGES:
            unsaid = [key for key in (f"score-{name}".replace("_", "-") for name, _ in found) if not b.game.texts(language).has(key)]
            if unsaid:
                raise b.fail(f"{language} has no text {unsaid[0]}")
