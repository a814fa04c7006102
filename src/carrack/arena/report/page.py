"""The report as one HTML page, of one set of results or of two side by side: no scripts, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

import numpy as np

from carrack.arena.results import SLICES, Plan

from .figures import FEWEST, Figures, Mean, Worth
from .findings import PLACES, changes, findings
from .plots import amounts, course, histogram, shares, whisker
from .style import STYLE
from .words import Words, upper

NARROW = 0.05  # of the wins: the least that the plots of differences reach


class Page:
    """Writes a page about one or two sets of figures; `names` say which is which."""

    def __init__(self, words: Words, figures: Sequence[Figures], names: Sequence[str]) -> None:
        self.words, self.figures, self.names = words, figures, names
        self.one = figures[0]
        self.two = len(figures) == 2
        self.number, self.percent, self.signed = words.number, words.percent, words.signed

    def say(self, key: str, **args: int | str) -> str:
        """A text about reports."""
        return self.words.say(f"report-{key}", **args)

    # --- pieces ---------------------------------------------------------------------------------
    def card(self, title: str, hint: str, body: str, wide: bool = False) -> str:
        return f'<section class="card{" wide" if wide else ""}"><h3>{escape(title)}</h3><p class="hint">{escape(hint)}</p>{body}</section>'

    def legend(self) -> str:
        if not self.two:
            return ""
        keys = "".join(f'<span><i class="{k}"></i>{escape(name)}</span>' for k, name in zip("ab", self.names, strict=True))
        return f'<p class="legend">{keys}</p>'

    def key(self, key: str, of: Callable[[Figures], str]) -> str:
        label = self.words.said(f"report-{key}", key)
        values = [of(f) for f in self.figures]
        return f'<div class="key"><b>{values[0]}{f" <i>{values[1]}</i>" if self.two else ""}</b><span>{escape(label)}</span></div>'

    def each(self, of: Callable[[Figures], Sequence[tuple[str, Mean]]]) -> list[tuple[str, list[Mean]]]:
        """Rows of all figures, joined by their labels."""
        nothing = Mean(0.0, 0.0, 0.0, 0)
        found = [dict(of(f)) for f in self.figures]
        return [(label, [rows.get(label, nothing) for rows in found]) for label in dict.fromkeys(label for rows in found for label in rows)]

    def scored(self, part: str) -> str:
        """What is said of points, in a game that has any."""
        return part if self.words.game.points else ""

    # --- chapters -------------------------------------------------------------------------------
    def glance(self) -> str:
        return '<div class="keys">' + "".join(
            (
                self.key("number-games", lambda f: self.number(f.games)),
                self.key("simulate-rounds", lambda f: self.number(f.rounds.mean(), 1)),
                self.key("number-decisions", lambda f: self.number(f.decisions.mean())),
                self.key("number-legal", lambda f: self.number(f.branching, 1)),
                self.scored(self.key("number-points", lambda f: self.number(f.winning_scores.mean(), 1))),
                self.key("number-changes", lambda f: self.number(f.lead_changes.mean(), 1)),
                self.key("number-half", lambda f: self.percent(f.leader_wins[SLICES // 2].value, 0)),
            )
        ) + "</div>"  # fmt: skip

    def told(self, title: str, found: Sequence[tuple[str, Sequence[str]]]) -> str:
        rows = "".join(f"<dt>{escape(head)}</dt><dd>{'<br>'.join(map(escape, said))}</dd>" for head, said in found)
        return self.card(title, self.say("told-why"), f"<dl>{rows}</dl>", wide=True)

    def stands_out(self) -> str:
        if self.two:
            old, new = self.names
            return self.told(self.say("from-to", old=old, new=new), changes(self.figures[0], self.figures[1], self.words))
        return self.told(self.say("stands-out"), findings(self.one, self.words))

    def winners(self) -> Iterable[str]:
        fair, hint, percent = self.one.fair, self.say("wins-why"), self.percent
        ranks: Callable[[Figures], list[tuple[str, Mean]]] = lambda f: [  # noqa: E731
            (self.say("player", place=PLACES[k]), mean) for k, mean in enumerate(f.by_order)
        ]
        yield self.card(self.say("by-order"), hint, shares(self.each(ranks), fair, self.names if self.two else (), say=percent))
        seats: Callable[[Figures], list[tuple[str, Mean]]] = lambda f: [(self.words.seat(p), mean) for p, mean in enumerate(f.by_seat)]  # noqa: E731
        yield self.card(self.words.say("arena-by-seat"), hint, shares(self.each(seats), fair, say=percent))
        for role in self.one.roles:
            rows = self.each(lambda f, role=role: [(self.words.role(role, r.name), r.won) for r in f.roles.get(role, [])])
            points = "; ".join(f"{self.words.role(role, r.name)}: {self.number(r.points.value, 1)}" for r in self.one.roles[role])
            title = self.words.say("arena-by-role", role=role)
            yield self.card(title, self.scored(self.say("mean-points", points=points)), shares(rows, fair, say=percent))
        dealt = {r.name for rows in self.one.roles.values() for r in rows}
        if any(name not in dealt for name, _, _ in self.one.achieved):
            rows = [
                (self.words.achievement(name), [best, rest], [f"<b>{self.percent(best, 0)}</b>", self.percent(rest, 0)])
                for name, best, rest in self.one.achieved
            ]
            yield self.card(self.say("winners-had"), self.say("winners-had-why"), self.both() + amounts(rows, 1.0))

    def both(self) -> str:
        """Which bars are the winners'."""
        winners, others = (escape(self.say(key)) for key in ("winners", "others"))
        return f'<p class="legend"><span><i class="a"></i>{winners}</span><span><i class="b"></i>{others}</span></p>'

    def scores(self) -> Iterable[str]:
        one = [f.scores.ravel() for f in self.figures]
        if np.ptp(np.concatenate(one)) > 3:
            yield self.lengths_of("scores", "scores-why", one, self.say("unit-points"))
            yield self.lengths_of("margin", "margin-why", [f.margin for f in self.figures], self.say("unit-points"))
        if self.one.points and not self.two:
            rows = [
                (
                    self.words.part(name),
                    [max(0.0, best.value), max(0.0, rest.value)],
                    [f"<b>{self.number(best.value, 1)}</b>", self.number(rest.value, 1)],
                )
                for name, best, rest in self.one.points
            ]
            yield self.card(self.say("made-of"), self.say("made-of-why"), self.both() + amounts(rows))
        elif self.two:
            found = [{name: (best.value * f.won.shape[0] + 0.0, best, rest) for name, best, rest in f.points} for f in self.figures]
            names = dict.fromkeys(name for parts in found for name in parts)
            rows = [
                (self.words.part(name), [max(0.0, parts[name][1].value) if name in parts else 0.0 for parts in found],
                 [self.number(parts[name][1].value, 1) if name in parts else "–" for parts in found])
                for name in names
            ]  # fmt: skip
            if rows:
                yield self.card(self.say("made-of-two"), self.say("made-of-why"), amounts(rows))

    def lengths(self) -> Iterable[str]:
        yield self.lengths_of("turns", "turns-why", [f.rounds for f in self.figures], self.words.say("arena-turns"))
        yield self.lengths_of("decisions", "decisions-why", [f.decisions for f in self.figures], self.words.say("simulate-decisions"))
        most = max(float(f.choices[2].max()) for f in self.figures)
        words = ((0.0, self.say("beginning")), (50.0, self.say("half-way")), (100.0, self.say("end")))
        title = self.say("choices")
        yield self.card(title, self.say("choices-why"), course([f.choices for f in self.figures], most * 1.05, words, name=title))

        def line(f: Figures, part: str) -> Any:
            return np.array([100 * (getattr(m, part) if m.n >= FEWEST else f.fair) for m in f.leader_wins])

        lines = [(line(f, "value"), line(f, "low"), line(f, "high")) for f in self.figures]
        title = self.say("leader")
        drawn = course(lines, 100.0, words, lambda v: self.percent(v / 100, 0), 100 * self.one.fair, name=title)
        yield self.card(title, self.say("leader-why"), drawn)
        yield self.lengths_of("changes", "changes-why", [f.lead_changes for f in self.figures], self.say("unit-changes"))

    def lengths_of(self, key: str, why: str, series: Sequence[Any], unit: str) -> str:
        """How often each number, drawn below its title."""
        title = self.say(key)
        return self.card(title, self.say(why), histogram(series, unit, say=self.percent, name=title))

    def mix(self) -> str:
        kinds = sorted(self.one.kinds, key=lambda kind: -self.one.kinds[kind][1])
        kinds += [kind for f in self.figures[1:] for kind in f.kinds if kind not in self.one.kinds]
        rows = [
            (self.words.kind(kind), [f.kinds.get(kind, (0.0, 0.0))[1] for f in self.figures], [self.number(f.kinds.get(kind, (0.0, 0.0))[0], 2) for f in self.figures])
            for kind in kinds
            if any(f.kinds.get(kind, (0.0, 0.0))[0] for f in self.figures)
        ]  # fmt: skip
        never = [self.words.kind(kind) for kind in kinds if not any(f.kinds.get(kind, (0.0, 0.0))[0] for f in self.figures)]
        more = f'<p class="hint">{escape(self.say("never", kinds=", ".join(never)))}</p>' if never else ""
        return self.card(self.say("kinds"), self.say("kinds-why"), amounts(rows) + more, wide=True)

    # --- what is taken --------------------------------------------------------------------------
    def worths(self) -> Iterable[str]:
        found = self.one.worths
        groups = [key for key in found if any(w.times for w in found[key]) and sum(w.offered > 0 for w in found[key]) > 1]
        groups.sort(key=lambda key: not self.words.named(key[1], [w.label for w in found[key]]))
        for key in groups:
            named = self.words.named(key[1], [w.label for w in found[key]])
            rows = sorted(found[key], key=lambda w: -w.share) if named else found[key]
            rows = [w for w in rows if w.offered]
            never = sum(not w.times for w in rows)
            many = self.number(len(rows))
            small = self.say("things-never", number=many, never=self.number(never)) if never else self.say("things", number=many)
            reach = max([NARROW, *(abs(x) for w in rows if w.more_wins.n >= FEWEST for x in (w.more_wins.low, w.more_wins.high))])
            table = self.compared(rows) if self.two else self.table(rows, reach * 1.05)
            title, what = self.words.kind(key[0]), self.say("what", what=key[1].replace("_", " "))
            if sum(kind == key[0] for kind, _ in groups) > 1:  # where there are several things to choose
                title = self.say("things-title", kind=title, what=what)
            yield f"<details{' open' if named else ''}><summary>{escape(title)} <small>{escape(small)}</small></summary><div>{table}</div></details>"

    def head(self, key: str, kind: str = "") -> str:
        return f"<th{f' class={kind}' if kind else ''}>{escape(self.say(key))}</th>"

    def table(self, rows: Sequence[Worth], reach: float) -> str:
        head = (
            f'<tr><th></th>{self.head("taken-by", "extra")}<th class="meter"></th>{self.head("when-possible", "extra")}{self.head("they-win")}'
            f'{self.head("others-win", "extra")}{self.head("more-wins")}<th class="plotted"></th>'
            + self.scored(self.head("more-points", "extra"))
            + "</tr>"
        )
        body = "".join(
            f'<tr{"" if w.times else " class=none"}><td>{escape(upper(self.words.thing(w.arg, w.label)))}</td><td class="extra">{self.percent(w.share)}</td>'
            f'<td class="meter"><svg height="12"><rect class="a" x="0" y="0" width="{100 * w.share:.1f}%" height="12" rx="2"/><title>{escape(self.say("of-seats", share=self.percent(w.share)))}</title></svg></td>'
            f'<td class="extra">{self.percent(w.picked, 0) if w.offered else "–"}</td>' + self.judged(w, reach) + "</tr>"
            for w in rows
        )
        return f"<table>{head}{body}</table>"

    def judged(self, w: Worth, reach: float) -> str:
        if w.more_wins.n < FEWEST:
            return '<td>–</td><td class="extra">–</td><td>–</td><td class="plotted"></td>' + self.scored('<td class="extra">–</td>')
        wins, points = (("", "high", "low")[m.beyond(0)] for m in (w.more_wins, w.more_points))
        span = escape(self.say("span", low=self.signed(100 * w.more_wins.low), high=self.signed(100 * w.more_wins.high)))
        return (
            f'<td>{self.percent(w.won.value)}</td><td class="extra">{self.percent(w.others.value)}</td><td class="{wins}" title="{span}">{self.signed(100 * w.more_wins.value)}</td>'
            f'<td class="plotted">{whisker(w.more_wins, reach)}</td>'
        ) + self.scored(f'<td class="extra {points}">{self.signed(w.more_points.value)}</td>')

    def compared(self, rows: Sequence[Worth]) -> str:
        other = {w.name: w for group in self.figures[1].worths.values() for w in group}
        head = f'<tr><th></th><th class="meter"></th>{self.head("taken-by")}{self.head("change", "extra")}{self.head("more-wins")}'
        head += self.scored(self.head("more-points", "extra")) + "</tr>"
        body = list[str]()
        for w in rows:
            too = other.get(w.name)
            pair = [w, too] if too else [w]
            bars = "".join(
                f'<rect class="{k}" x="0" y="{n * 8}" width="{100 * x.share:.1f}%" height="7" rx="2"/>' for n, (k, x) in enumerate(zip("ab", pair, strict=False))
            )  # fmt: skip

            def both(of: Callable[[Worth], str], pair: list[Worth] = pair) -> str:
                return "<br>".join([*map(of, pair), *(["–"] if len(pair) < 2 else [])])

            change = self.signed(100 * (too.share - w.share)) if too else "–"
            body.append(
                f'<tr><td>{escape(upper(self.words.thing(w.arg, w.label)))}</td><td class="meter"><svg height="16">{bars}</svg></td><td>{both(lambda x: self.percent(x.share))}</td>'
                f'<td class="extra">{change}</td><td>{both(lambda x: self.tinted(x.more_wins, 100))}</td>'
                + self.scored(f'<td class="extra">{both(lambda x: self.tinted(x.more_points, 1))}</td>')
                + "</tr>"
            )
        return f"<table>{head}{''.join(body)}</table>"

    def tinted(self, mean: Mean, scale: float) -> str:
        """A difference, coloured where it is surely one."""
        if mean.n < FEWEST:
            return "–"
        return f'<span class="{("", "high", "low")[mean.beyond(0)]}">{self.signed(scale * mean.value)}</span>'

    # --- all of it ------------------------------------------------------------------------------
    def facts(self, f: Figures) -> str:
        plan = f.plan
        bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
        count, odd = self.words.count, self.odd(plan)
        first, last = (str(int(f.results.seed[n])) for n in (0, -1))
        said = [
            self.say(
                "facts", games=count("games", f.games), seats=count("seats", plan.seats), bots=bots, first=first, last=last,
                version=str(plan.version), content=plan.sources[:8],
            )
        ]  # fmt: skip
        if odd:
            said.append(self.words.say("arena-options", options=", ".join(odd)))
        if f.unfinished:
            said.append(self.say("left", n=f.unfinished, number=self.number(f.unfinished)))
        return " ".join(said)

    def odd(self, plan: Plan) -> list[str]:
        """The options that are not the usual ones."""
        usual = {o.name: str(o.standard(plan.seats)) for o in self.words.game.options}
        return [f"{name}={value}" for name, value in plan.options.items() if usual.get(name) != value]

    def write(self) -> str:
        title = self.say("title-two" if self.two else "title", game=self.words.title())
        facts = "<br>".join(
            escape(f"{name}: {self.facts(f)}" if name else self.facts(f)) for f, name in zip(self.figures, self.names, strict=True)
        )

        def chapter(head: str, cards: Iterable[str]) -> str:
            return f'<h2>{escape(head)}</h2>{self.legend()}<div class="columns">{"".join(cards)}</div>'

        return f"""<!doctype html>
<html lang="{self.words.texts.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style>
<header><h1>{escape(title)}</h1><p>{facts}</p></header>
<main>{self.legend()}{self.glance()}
<h2>{escape(self.say("in-short"))}</h2><div class="cards">{self.stands_out()}</div>
{chapter(self.say("who-wins"), self.winners())}
{chapter(self.words.say("ui-points"), self.scores()) if any(True for _ in self.scores()) else ""}
{chapter(self.say("course"), self.lengths())}
{chapter(self.say("do"), [self.mix()])}
<h2>{escape(self.say("worth"))}</h2>{self.legend()}
<p class="hint">{escape(self.say("worth-why", fewest=FEWEST))}</p>
{"".join(self.worths())}
<footer>{escape(self.say("made-by"))} <code>{escape(self.command())}</code></footer></main></html>
"""

    def command(self) -> str:
        """What makes this page again; of two versions, the page of the first."""
        plan, first = self.one.plan, int(self.one.results.seed[0])
        bots = f" --bots {','.join(plan.bots)}" if set(plan.bots) != {"greedy"} else ""
        seed = f" --seed {first}" if first else ""
        options = "".join(f" -o {option}" for option in self.odd(plan))
        spoken = self.words.texts.language
        language = "" if spoken == "en" else f" --lang {spoken}"
        return f"carrack report {plan.game} --seats {plan.seats} --games {len(self.one.results)}{bots}{seed}{options}{language} --html report.html"


def page(words: Words, figures: Sequence[Figures], names: Sequence[str] = ("",)) -> str:
    """The whole page."""
    if len(figures) == 2 and figures[0].plan.seats != figures[1].plan.seats:
        raise ValueError(f"{figures[0].plan.seats} and {figures[1].plan.seats} seats cannot be compared")
    if len({f.plan.game for f in figures}) > 1:
        raise ValueError(f"{' and '.join(f.plan.game for f in figures)} are different games")
    return Page(words, figures, names).write()


__all__: Any = ["Figures", "page"]
