"""What stands out in a report, in sentences: the beginning of every question about balance."""

from __future__ import annotations

from math import hypot
from statistics import NormalDist

from .figures import FEWEST, Figures, Mean, Worth, Z
from .words import Words

MUCH = 0.04  # of the wins
ALWAYS, RARELY = 0.97, 0.01  # of the seats
MOST = 6  # things told of each sort
PLACES = ("first", "second", "third", "fourth", "fifth")  # in the order of play, as the texts call them


def surely(mean: Mean, fair: float, among: int) -> bool:
    """Is a mean away from a value, though it is one of several that were looked at? (Bonferroni's correction)"""
    return mean.n >= FEWEST and mean.error > 0 and abs(mean.value - fair) / mean.error > NormalDist().inv_cdf(1 - 0.025 / among)


def findings(figures: Figures, words: Words) -> list[tuple[str, list[str]]]:
    """Headings, each with some sentences."""
    out: list[tuple[str, list[str]]] = []
    say, percent, fair = words.say, words.percent, words.percent(figures.fair)

    def told(label: str, mean: Mean) -> str:
        return say("report-wins", who=label, share=percent(mean.value), low=percent(mean.low), high=percent(mean.high))

    def off(said: list[str], nothing: str) -> list[str]:
        return [say("report-off", said="; ".join(said), fair=fair) if said else say(nothing, fair=fair)]

    places = [(k, mean) for k, mean in enumerate(figures.by_order) if surely(mean, figures.fair, figures.seats)]
    said = [told(say("report-whoever", place=PLACES[k]), mean) for k, mean in places]
    out.append((say("report-order"), off(said, "report-order-none")))
    for role, rows in figures.roles.items():
        said = [told(words.role(role, row.name), row.won) for row in rows if surely(row.won, figures.fair, len(rows))]
        out.append((words.roles(role), off(said, "report-role-none")))
    half = figures.leader_wins[len(figures.leader_wins) // 2]
    times = words.number(figures.lead_changes.mean(), 1)
    lead = say("report-lead-shared", times=times, share=percent(figures.shared)) if figures.shared else say("report-lead", times=times)
    out.append((say("report-tension"), [f"{say('report-half', share=percent(half.value, 0))} {lead}"]))
    named = [
        w
        for (_, arg), rows in figures.worths.items()
        if words.named(arg, [r.label for r in rows]) and any(r.share for r in rows)
        for w in rows
    ]
    out += list(extremes(named, words))
    return out


def extremes(named: list[Worth], words: Words) -> list[tuple[str, list[str]]]:
    """What nobody takes, what everybody takes, and what goes with winning or losing."""
    out: list[tuple[str, list[str]]] = []

    def listed(rows: list[Worth]) -> list[str]:
        groups: dict[str, list[str]] = {}
        for row in rows:
            groups.setdefault(words.kind(row.kind), []).append(words.thing(row.arg, row.label))
        return [f"{kind}: {', '.join(things)}" for kind, things in groups.items()]

    for heading, rows in (
        ("report-never-taken", [w for w in named if w.times == 0 and w.offered]),
        ("report-hardly-taken", [w for w in named if 0 < w.share < RARELY]),
        ("report-always-taken", [w for w in named if w.share >= ALWAYS]),
    ):
        if rows:
            out.append((words.say(heading), listed(rows)))
    judged = [w for w in named if abs(w.more_wins.value) >= MUCH and surely(w.more_wins, 0, len(named))]
    for heading, rows in (
        ("report-with-winning", sorted((w for w in judged if w.more_wins.value > 0), key=lambda w: -w.more_wins.value)),
        ("report-with-losing", sorted((w for w in judged if w.more_wins.value < 0), key=lambda w: w.more_wins.value)),
    ):
        said = [
            words.say("report-goes", thing=called(w, words), points=words.signed(100 * w.more_wins.value), share=words.percent(w.share, 0))
            for w in rows[:MOST]
        ]
        if said:
            out.append((words.say(heading), said))
    return out


def called(w: Worth, words: Words) -> str:
    """A thing with the kind of act that takes it."""
    return f"{words.kind(w.kind)}: {words.thing(w.arg, w.label)}"


# --- two versions -----------------------------------------------------------------------------------
def moved(one: Mean, two: Mean, among: int) -> bool:
    """Are two means surely different, though they are one pair of several?"""
    error = hypot(one.error, two.error)
    return surely(
        Mean(two.value - one.value, two.value - one.value - Z * error, two.value - one.value + Z * error, min(one.n, two.n)), 0, among
    )


def changes(one: Figures, two: Figures, words: Words) -> list[tuple[str, list[str]]]:
    """What is surely different between two sets of games, from the first to the second."""
    say, out = words.say, list[tuple[str, list[str]]]()

    def told(label: str, a: Mean, b: Mean) -> str:
        return f"{label}: {words.percent(a.value)} → {words.percent(b.value)}"

    def put(heading: str, rows: list[str]) -> None:
        out.append((heading, rows or [say("report-unchanged")]))

    pairs = list(zip(one.by_order, two.by_order, strict=True))
    put(
        say("report-order"),
        [told(say("report-player", place=PLACES[k]), a, b) for k, (a, b) in enumerate(pairs) if moved(a, b, len(pairs))],
    )
    for role, rows in one.roles.items():
        other = {r.name: r.won for r in two.roles.get(role, [])}
        both = [(r.name, r.won, other[r.name]) for r in rows if r.name in other]
        put(words.roles(role), [told(words.role(role, name), a, b) for name, a, b in both if moved(a, b, len(both))])
    measures = [(name, a, two.measures[name]) for name, a in one.measures.items()]
    put(
        say("report-games"),
        [
            f"{say(f'report-{name}')}: {words.number(a.value, 2)} → {words.number(b.value, 2)}"
            for name, a, b in measures
            if moved(a, b, len(measures))
        ],
    )
    theirs = {w.name: w for rows in two.worths.values() for w in rows}
    mine = {w.name: w for rows in one.worths.values() for w in rows}
    both_ = [(w, theirs[name]) for name, w in mine.items() if name in theirs]

    taken = sorted((p for p in both_ if moved(p[0].took, p[1].took, len(both_))), key=lambda p: -abs(p[1].share - p[0].share))
    put(say("report-taken"), [told(called(a, words), a.took, b.took) for a, b in taken[: 2 * MOST]])
    worth = sorted(
        (p for p in both_ if moved(p[0].more_wins, p[1].more_wins, len(both_))),
        key=lambda p: -abs(p[1].more_wins.value - p[0].more_wins.value),
    )
    put(
        say("report-more-for"),
        [
            f"{called(a, words)}: {words.signed(100 * a.more_wins.value)} → {words.signed(100 * b.more_wins.value)}"
            for a, b in worth[: 2 * MOST]
        ],
    )
    for heading, names in (("report-gone", mine.keys() - theirs.keys()), ("report-new", theirs.keys() - mine.keys())):
        if names:
            out.append((say(heading), [", ".join(sorted(names)[: 5 * MOST])]))
    return out
