"""The analysis of a game as one HTML page: curves of everybody's chances and points, turning points, and mistakes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from html import escape

from carrack.bots.analysis import SMALL, Analysis, Moment, Turning
from carrack.core.log import Log
from carrack.core.match import label, narrate, ranks_of
from carrack.core.seats import LOOKS
from carrack.core.state import facts

from .report.plots import axis, levels, nice, plot, ticks
from .report.words import Words
from .sheet import card, scrolled, sheet, table

HIGH = 200  # of a curve, without its labels
MOST_SAID = 3  # sentences of what happened at a turning point
DASHES = ("", "12 5", "3 4", "14 4 3 4", "7 3 2 3 2 3")  # of the seats' lines, so that colour never stands alone

# the seats' words of the visual identity, by day and by night
DAY = ("#9E1C24", "#1F4E90", "#7A5200", "#1E6148", "#54493A")
NIGHT = ("#FF9C93", "#9BC1FF", "#F2C458", "#86D6B2", "#EDE4D2")

STYLE = "".join(
    (
        ".chip { display: inline-block; border-radius: 5px; padding: 0 7px; font-weight: 600; overflow-wrap: break-word; justify-self: start; box-shadow: inset 0 0 0 1px var(--edge); }",
        "@media (max-width: 640px) { .chip { overflow-wrap: anywhere; } td:has(.chip) { min-width: 6em; } }",
        ".legend svg { display: inline-block; width: 34px; margin-right: 6px; vertical-align: 3px; }",
        ".curve { fill: none; stroke-width: 2.5; vector-effect: non-scaling-stroke; } .mark { stroke: var(--ink); stroke-width: 1.2; }",
        "details.numbers { border: 0; box-shadow: none; background: none; margin: 8px 0 0; } details.numbers summary { padding: 6px 0; font: 600 14px var(--ui); }",
        *(
            f".chip.s{n} {{ background: {one.colour}; color: {one.ink}; }} .s{n} {{ stroke: {day}; }} .mark.s{n} {{ fill: {one.colour}; stroke: var(--ink); }}"
            for n, (one, day) in enumerate(zip(LOOKS, DAY, strict=True))
        ),
        "@media (prefers-color-scheme: dark) {",
        *(f".s{n}:not(.mark) {{ stroke: {night}; }}" for n, night in enumerate(NIGHT)),
        "}",
    )
)


def named(seat: int) -> str:
    """The class of what has a seat's colour."""
    return f"s{seat % len(LOOKS)}"


class Teller:
    """Tells of a game in the words of a language."""

    def __init__(self, words: Words, log: Log, names: Sequence[str]) -> None:
        self.words, self.log, self.names = words, log, names

    def choice(self, n: int, act: int) -> str:
        """What might be done after `n` acts, as the seat to act read it then."""
        states, _ = self.log.replay(n)
        known = self.log.game.redacted(states, 0, int(states["actor"][0]))
        return label(self.log.game, facts(known), act, self.words.texts.language, self.names)

    def happened(self, turning: Turning) -> str:
        """What was done at a turning point, and what luck did then."""
        shown = replace(self.log, acts=self.log.acts[: turning.upto])
        story = narrate(shown, None, turning.n, self.words.texts.language, self.names)
        if not story:  # nothing that a story tells of, as the end of a turn
            return f"{self.names[turning.who]}: {self.choice(turning.n, self.log.acts[turning.n])}"
        return " ".join(story[:MOST_SAID]) + (" …" if len(story) > MOST_SAID else "")


class Page:
    """Writes the page in the words of a language."""

    def __init__(self, words: Words, analysis: Analysis, names: Sequence[str]) -> None:
        self.words, self.say, self.analysis, self.names = words, words.say, analysis, names
        self.log: Log = analysis.log
        self.teller = Teller(words, self.log, names)
        self.moments = analysis.moments

    def chip(self, seat: int) -> str:
        return f'<span class="chip {named(seat)}">{escape(self.names[seat])}</span>'

    def facts(self) -> Iterable[str]:
        yield self.say("course-why")
        if not self.analysis.end:
            yield self.say("course-open", acts=self.words.count("acts", len(self.log.acts)))
        chosen = [(o, o.write(self.log.options[o.name])) for o in self.log.game.options]
        odd = [f"{o.name}={value}" for o, value in chosen if value != str(o.standard(self.log.seats))]
        if odd:
            yield self.say("arena-options", options=", ".join(odd))

    def result(self) -> str:
        """Everybody's place, and who played."""
        say, points = self.say, self.log.game.points
        states, _ = self.log.replay()
        ranks = ranks_of(self.log.game, states)
        rows = [
            [
                self.words.number(ranks[seat]),
                self.chip(seat),
                escape(self.words.player(self.log.players.get(seat, ""))),
                *([self.words.number(self.log.game.engine.score_at(states, 0, seat))] if points else []),
            ]
            for seat in sorted(range(self.log.seats), key=ranks.__getitem__)
        ]
        head = [say("course-place"), say("course-seat"), say("course-player"), *([say("ui-points")] if points else [])]
        return scrolled(table(head, rows, numbers=(3,) if points else ()))

    # --- curves ---------------------------------------------------------------------------------
    def curves(
        self, name: str, values: Callable[[Moment], Sequence[float]], most: float, say: Callable[[float], str], marked: bool = False
    ) -> str:
        """A line for each seat over the acts, and the same as a table for who cannot see it. What is not `marked` rises in steps."""
        moments = self.moments
        if not moments:
            return f'<p class="hint">{escape(self.say("course-nothing"))}</p>'
        last = max(1, len(self.log.acts))
        along = [100 * moment.n / last for moment in moments] + [100.0]
        lines = list[str]()
        for seat in range(self.log.seats):
            heights = [100 - 100 * values(moment)[seat] / most for moment in moments]
            heights.append(heights[-1])  # until the end of the log
            before = heights if marked else heights[:1] + heights  # a step goes on as high as it was
            points = " ".join(f"{x:.2f},{old:.2f} {x:.2f},{new:.2f}" for x, old, new in zip(along, before, heights, strict=False))
            lines.append(f'<polyline class="curve {named(seat)}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" points="{points}"/>')
        inner = f'<svg x="0" y="0" width="100%" height="{HIGH}" viewBox="0 0 100 100" preserveAspectRatio="none">{"".join(lines)}</svg>'
        grid = levels([(HIGH - HIGH * v / most, say(v)) for v in nice(0, most, 4) if v])
        first = {moment.turn: x for x, moment in reversed(list(zip(along, moments, strict=False)))}
        turns = [(first[turn], str(turn)) for turn in nice(moments[0].turn, moments[-1].turn, 8) if turn in first]
        marks = "".join(self.marks(values, most, last)) if marked else ""
        drawn = plot(f"{axis(HIGH)}{grid}{inner}{marks}{ticks(turns, HIGH + 17)}", name, HIGH)
        return self.legend() + drawn + self.numbers(values, say)

    def marks(self, values: Callable[[Moment], Sequence[float]], most: float, last: int) -> Iterable[str]:
        """The mistakes and turning points on the lines of their seats."""
        ns = [moment.n for moment in self.moments]

        def place(n: int, seat: int) -> tuple[float, float]:
            k = max(0, bisect_right(ns, n) - 1)
            here = values(self.moments[k])[seat]
            if k + 1 < len(ns):
                here += (values(self.moments[k + 1])[seat] - here) * (n - ns[k]) / (ns[k + 1] - ns[k])
            return 100 * n / last, HIGH - HIGH * here / most

        for t in self.analysis.turning_points:
            x, y = place(t.n, t.seat)
            change = f"{self.words.percent(t.before, 0)} → {self.words.percent(t.after, 0)}"
            yield (
                f'<circle class="mark {named(t.seat)}" cx="{x:.2f}%" cy="{y:.1f}" r="5"><title>{escape(self.names[t.seat])}: {change}</title></circle>'
            )
        for d in self.analysis.mistakes:
            x, y = place(d.n, d.seat)
            title = f"{self.names[d.seat]}: {self.teller.choice(d.n, d.act)} −{self.words.percent(d.lost)}"
            yield (
                f'<svg x="{x:.2f}%" y="{y:.1f}" width="1" height="1"><path class="mark {named(d.seat)}" d="M0-6 6 0 0 6-6 0Z"><title>{escape(title)}</title></path></svg>'
            )

    def legend(self) -> str:
        keys = "".join(
            f'<span><svg height="4" aria-hidden="true"><line class="curve {named(seat)}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" x1="0" x2="34" y1="2" y2="2"/></svg>{escape(name)}</span>'
            for seat, name in enumerate(self.names)
        )
        return f'<p class="legend">{keys}</p>'

    def numbers(self, values: Callable[[Moment], Sequence[float]], say: Callable[[float], str]) -> str:
        rows = [[str(m.turn), *map(say, values(m))] for m in self.moments]
        if self.analysis.end:
            rows[-1][0] = escape(self.say("course-end"))
        inside = table([self.say("course-turn"), *self.names], rows, numbers=range(1, self.log.seats + 1))
        return f'<details class="numbers"><summary>{escape(self.say("course-numbers"))}</summary>{scrolled(inside)}</details>'

    # --- what turned it, and what would have been better ----------------------------------------
    def turning(self) -> str:
        percent = self.words.percent
        rows = [
            [str(t.turn), escape(self.teller.happened(t)), self.chip(t.seat), percent(t.before, 0), percent(t.after, 0)]
            for t in self.analysis.turning_points
        ]
        head = [self.say(f"course-{key}") for key in ("turn", "happened", "whose", "before", "after")]
        return self.or_nothing("course-no-turning", table(head, rows, numbers=(3, 4), kind="stack") if rows else "")

    def mistakes(self) -> str:
        rows = [
            [
                str(d.n),
                self.chip(d.seat),
                escape(self.teller.choice(d.n, d.act)),
                escape(self.teller.choice(d.n, d.better)),
                self.words.percent(d.lost),
                escape(", ".join(map(self.words.term, d.reasons))) or "–",
            ]
            for d in self.analysis.mistakes
        ]
        head = [self.say(f"course-{key}") for key in ("act", "who", "did", "better", "lost", "promised")]
        return self.or_nothing("course-no-mistakes", table(head, rows, numbers=(4,), kind="stack") if rows else "")

    def or_nothing(self, key: str, body: str) -> str:
        nothing = "course-nothing" if not self.analysis.decisions else key
        return body or f'<p class="hint">{escape(self.say(nothing))}</p>'

    def care(self) -> str:
        decisions = [sum(d.seat == seat for d in self.analysis.decisions) for seat in range(self.log.seats)]
        rows = [
            [self.chip(seat), self.words.number(n), self.words.percent(self.analysis.care(seat), 2) if n else "–"]
            for seat, n in enumerate(decisions)
        ]
        head = [self.say(f"course-{key}") for key in ("who", "decisions", "mean-lost")]
        return scrolled(table(head, rows, numbers=(1, 2)))

    def write(self) -> str:
        say = self.say
        most = max(1, *(score for moment in self.moments for score in moment.scores)) if self.moments else 1
        percent: Callable[[float], str] = lambda value: self.words.percent(value / 100, 0)  # noqa: E731
        chances = self.curves(say("course-chances"), lambda m: [100 * chance for chance in m.chances], 100, percent, marked=True)
        parts = [
            card(say("course-result" if self.analysis.end else "course-standing"), "", self.result()),
            card(say("course-care"), say("course-care-why"), self.care()),
        ]
        body = [
            card(say("course-chances"), say("course-chances-why"), chances, whole=True),
            f'<div class="columns">{"".join(parts)}</div>',
            card(say("course-turning"), say("course-turning-why"), self.turning(), whole=True),
            card(say("course-mistakes"), say("course-mistakes-why", least=self.words.percent(SMALL, 0)), self.mistakes(), whole=True),
        ]
        if self.log.game.points:
            body.insert(
                1, card(say("ui-points"), "", self.curves(say("ui-points"), lambda m: m.scores, 1.05 * most, self.words.number), whole=True)
            )
        title = say("course-title", game=self.words.title())
        return sheet(self.words.texts.language, title, self.facts(), "".join(body), STYLE)


def page(words: Words, analysis: Analysis, names: Sequence[str]) -> str:
    """The whole report."""
    return Page(words, analysis, names).write()
