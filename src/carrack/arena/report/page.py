"""The report as one HTML page, of one set of results or of two side by side: no scripts, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

import numpy as np

from carrack.arena.results import SLICES, Plan

from .figures import FEWEST, Figures, Mean, Worth
from .findings import changes, findings
from .plots import amounts, course, histogram, percent, shares, signed, whisker
from .style import STYLE
from .words import Words, upper

ORDER = ("First", "Second", "Third", "Fourth", "Fifth")
NARROW = 0.05  # of the wins: the least that the plots of differences reach


class Page:
    """Writes a page about one or two sets of figures; `names` say which is which."""

    def __init__(self, words: Words, figures: Sequence[Figures], names: Sequence[str]) -> None:
        self.words, self.figures, self.names = words, figures, names
        self.one = figures[0]
        self.two = len(figures) == 2

    # --- pieces ---------------------------------------------------------------------------------
    def card(self, title: str, hint: str, body: str, wide: bool = False) -> str:
        return f'<section class="card{" wide" if wide else ""}"><h3>{escape(title)}</h3><p class="hint">{escape(hint)}</p>{body}</section>'

    def legend(self) -> str:
        if not self.two:
            return ""
        keys = "".join(f'<span><i class="{k}"></i>{escape(name)}</span>' for k, name in zip("ab", self.names, strict=True))
        return f'<p class="legend">{keys}</p>'

    def key(self, label: str, of: Callable[[Figures], str]) -> str:
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
                self.key("games", lambda f: f"{f.games:,}"),
                self.key("turns of each player", lambda f: f"{f.rounds.mean():.1f}"),
                self.key("decisions in a game", lambda f: f"{f.decisions.mean():.0f}"),
                self.key("legal acts for each", lambda f: f"{f.branching:.1f}"),
                self.scored(self.key("points of the winner", lambda f: f"{f.winning_scores.mean():.1f}")),
                self.key("changes of the lead", lambda f: f"{f.lead_changes.mean():.1f}"),
                self.key("of who leads half-way win", lambda f: percent(f.leader_wins[SLICES // 2].value, 0)),
            )
        ) + "</div>"  # fmt: skip

    def told(self, title: str, found: Sequence[tuple[str, Sequence[str]]]) -> str:
        rows = "".join(f"<dt>{escape(head)}</dt><dd>{'<br>'.join(map(escape, said))}</dd>" for head, said in found)
        hint = "Only what is too much for luck, given how many things were looked at."
        return self.card(title, hint, f"<dl>{rows}</dl>", wide=True)

    def stands_out(self) -> str:
        if self.two:
            old, new = self.names
            return self.told(f"From {old} to {new}", changes(self.figures[0], self.figures[1], self.words))
        return self.told("What stands out", findings(self.one, self.words))

    def winners(self) -> Iterable[str]:
        fair, hint = self.one.fair, "The thin line is the 95% interval, the dashed one what would be fair."
        ranks: Callable[[Figures], list[tuple[str, Mean]]] = lambda f: [(f"{ORDER[k]} player", mean) for k, mean in enumerate(f.by_order)]  # noqa: E731
        yield self.card("Wins by order of play", hint, shares(self.each(ranks), fair, self.names if self.two else ()))
        seats: Callable[[Figures], list[tuple[str, Mean]]] = lambda f: [(self.words.seat(p), mean) for p, mean in enumerate(f.by_seat)]  # noqa: E731
        yield self.card("Wins by seat", hint, shares(self.each(seats), fair))
        for role in self.one.roles:
            rows = self.each(lambda f, role=role: [(self.words.role(role, r.name), r.won) for r in f.roles.get(role, [])])
            points = "; ".join(f"{self.words.role(role, r.name)}: {r.points.value:.1f}" for r in self.one.roles[role])
            yield self.card(f"Wins by {role.replace('_', ' ')}", self.scored(f"Mean points: {points}."), shares(rows, fair))
        dealt = {r.name for rows in self.one.roles.values() for r in rows}
        if any(name not in dealt for name, _, _ in self.one.achieved):
            rows = [
                (self.words.achievement(name), [best, rest], [f"<b>{percent(best, 0)}</b>", percent(rest, 0)])
                for name, best, rest in self.one.achieved
            ]
            legend = '<p class="legend"><span><i class="a"></i>winners</span><span><i class="b"></i>the others</span></p>'
            yield self.card("What winners had", "The share of winners, and of the others, at the end.", legend + amounts(rows, 1.0))

    def scores(self) -> Iterable[str]:
        one = [f.scores.ravel() for f in self.figures]
        if np.ptp(np.concatenate(one)) > 3:
            yield self.card("Scores", "Of all seats; the dotted line is the mean.", histogram(one, "points", name="Scores"))
            yield self.card(
                "Margin of the win",
                "Points between the first and the second.",
                histogram([f.margin for f in self.figures], "points", name="Margin of the win"),
            )
        if self.one.points and not self.two:
            rows = [
                (self.words.part(name), [max(0.0, best.value), max(0.0, rest.value)], [f"<b>{best.value:.1f}</b>", f"{rest.value:.1f}"])
                for name, best, rest in self.one.points
            ]
            legend = '<p class="legend"><span><i class="a"></i>winners</span><span><i class="b"></i>the others</span></p>'
            yield self.card("What scores are made of", "Mean points of each part.", legend + amounts(rows))
        elif self.two:
            found = [{name: (best.value * f.won.shape[0] + 0.0, best, rest) for name, best, rest in f.points} for f in self.figures]
            names = dict.fromkeys(name for parts in found for name in parts)
            rows = [
                (self.words.part(name), [max(0.0, parts[name][1].value) if name in parts else 0.0 for parts in found],
                 [f"{parts[name][1].value:.1f}" if name in parts else "–" for parts in found])
                for name in names
            ]  # fmt: skip
            if rows:
                yield self.card("What the winners' scores are made of", "Mean points of each part.", amounts(rows))

    def lengths(self) -> Iterable[str]:
        yield self.card(
            "Length in turns",
            "Turns of each player; the dotted line is the mean.",
            histogram([f.rounds for f in self.figures], "turns", name="Length in turns"),
        )
        yield self.card(
            "Length in decisions",
            "Of all seats together.",
            histogram([f.decisions for f in self.figures], "decisions", name="Length in decisions"),
        )
        most = max(float(f.choices[2].max()) for f in self.figures)
        words = ((0.0, "beginning"), (50.0, "half-way"), (100.0, "end"))
        yield self.card(
            "Choices over the course of a game",
            "Legal acts for each decision; the band holds eight games of ten.",
            course([f.choices for f in self.figures], most * 1.05, words, "", name="Choices over the course of a game"),
        )

        def line(f: Figures, part: str) -> Any:
            return np.array([100 * (getattr(m, part) if m.n >= FEWEST else f.fair) for m in f.leader_wins])

        lines = [(line(f, "value"), line(f, "low"), line(f, "high")) for f in self.figures]
        yield self.card(
            "Does the leader win?",
            "How often who is ahead at that moment wins. Who is ahead is judged as the greedy bot judges a position.",
            course(lines, 100.0, words, "%", 100 * self.one.fair, name="Does the leader win?"),
        )
        yield self.card(
            "Changes of the lead",
            "In a game, from turn to turn.",
            histogram([f.lead_changes for f in self.figures], "changes", name="Changes of the lead"),
        )

    def mix(self) -> str:
        kinds = sorted(self.one.kinds, key=lambda kind: -self.one.kinds[kind][1])
        kinds += [kind for f in self.figures[1:] for kind in f.kinds if kind not in self.one.kinds]
        rows = [
            (self.words.kind(kind), [f.kinds.get(kind, (0.0, 0.0))[1] for f in self.figures], [f"{f.kinds.get(kind, (0.0, 0.0))[0]:.2f}" for f in self.figures])
            for kind in kinds
            if any(f.kinds.get(kind, (0.0, 0.0))[0] for f in self.figures)
        ]  # fmt: skip
        never = [self.words.kind(kind) for kind in kinds if not any(f.kinds.get(kind, (0.0, 0.0))[0] for f in self.figures)]
        more = f'<p class="hint">Never: {escape(", ".join(never))}.</p>' if never else ""
        return self.card("Kinds of decisions", "The number is how many there are in a game.", amounts(rows) + more, wide=True)

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
            small = f"{len(rows)} of them{f', {never} never taken' if never else ''}"
            reach = max([NARROW, *(abs(x) for w in rows if w.more_wins.n >= FEWEST for x in (w.more_wins.low, w.more_wins.high))])
            table = self.compared(rows) if self.two else self.table(rows, reach * 1.05)
            title = f"{self.words.kind(key[0])}: {key[1].replace('_', ' ')}"
            yield f"<details{' open' if named else ''}><summary>{escape(title)} <small>{small}</small></summary><div>{table}</div></details>"

    def table(self, rows: Sequence[Worth], reach: float) -> str:
        head = (
            '<tr><th></th><th class="extra">taken by</th><th class="meter"></th><th class="extra">when possible</th><th>they win</th>'
            '<th class="extra">others win</th><th>more wins</th><th class="plotted"></th>'
            + self.scored('<th class="extra">more points</th>')
            + "</tr>"
        )
        body = "".join(
            f'<tr{"" if w.times else " class=none"}><td>{escape(upper(self.words.thing(w.arg, w.label)))}</td><td class="extra">{percent(w.share)}</td>'
            f'<td class="meter"><svg height="12"><rect class="a" x="0" y="0" width="{100 * w.share:.1f}%" height="12" rx="2"/><title>{percent(w.share)} of the seats</title></svg></td>'
            f'<td class="extra">{percent(w.picked, 0) if w.offered else "–"}</td>' + self.judged(w, reach) + "</tr>"
            for w in rows
        )
        return f"<table>{head}{body}</table>"

    def judged(self, w: Worth, reach: float) -> str:
        if w.more_wins.n < FEWEST:
            return '<td>–</td><td class="extra">–</td><td>–</td><td class="plotted"></td>' + self.scored('<td class="extra">–</td>')
        wins, points = (("", "high", "low")[m.beyond(0)] for m in (w.more_wins, w.more_points))
        span = f"{signed(100 * w.more_wins.low)} to {signed(100 * w.more_wins.high)}"
        return (
            f'<td>{percent(w.won.value)}</td><td class="extra">{percent(w.others.value)}</td><td class="{wins}" title="{span}">{signed(100 * w.more_wins.value)}</td>'
            f'<td class="plotted">{whisker(w.more_wins, reach)}</td>'
        ) + self.scored(f'<td class="extra {points}">{signed(w.more_points.value)}</td>')

    def compared(self, rows: Sequence[Worth]) -> str:
        other = {w.name: w for group in self.figures[1].worths.values() for w in group}
        head = '<tr><th></th><th class="meter"></th><th>taken by</th><th class="extra">change</th><th>more wins</th>'
        head += self.scored('<th class="extra">more points</th>') + "</tr>"
        body = list[str]()
        for w in rows:
            too = other.get(w.name)
            pair = [w, too] if too else [w]
            bars = "".join(
                f'<rect class="{k}" x="0" y="{n * 8}" width="{100 * x.share:.1f}%" height="7" rx="2"/>' for n, (k, x) in enumerate(zip("ab", pair, strict=False))
            )  # fmt: skip

            def both(of: Callable[[Worth], str], pair: list[Worth] = pair) -> str:
                return "<br>".join([*map(of, pair), *(["–"] if len(pair) < 2 else [])])

            change = signed(100 * (too.share - w.share)) if too else "–"
            body.append(
                f'<tr><td>{escape(upper(self.words.thing(w.arg, w.label)))}</td><td class="meter"><svg height="16">{bars}</svg></td><td>{both(lambda x: percent(x.share))}</td>'
                f'<td class="extra">{change}</td><td>{both(lambda x: tinted(x.more_wins, 100))}</td>'
                + self.scored(f'<td class="extra">{both(lambda x: tinted(x.more_points, 1))}</td>')
                + "</tr>"
            )
        return f"<table>{head}{''.join(body)}</table>"

    # --- all of it ------------------------------------------------------------------------------
    def facts(self, f: Figures) -> str:
        plan = f.plan
        bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
        odd = ", ".join(self.odd(plan))
        seeds = f"seeds {int(f.results.seed[0])} to {int(f.results.seed[-1])}"
        left = f"; {f.unfinished:,} more were not finished" if f.unfinished else ""
        return f"{f.games:,} games, {plan.seats} seats, played by {bots}, {seeds}{'; ' + odd if odd else ''}; version {plan.version}, content {plan.sources[:8]}{left}"

    def odd(self, plan: Plan) -> list[str]:
        """The options that are not the usual ones."""
        usual = {o.name: str(o.standard(plan.seats)) for o in self.words.game.options}
        return [f"{name}={value}" for name, value in plan.options.items() if usual.get(name) != value]

    def write(self) -> str:
        title = f"{self.words.title()}: {'two versions compared' if self.two else 'what simulated games show'}"
        facts = "<br>".join(
            escape(f"{name}: {self.facts(f)}" if name else self.facts(f)) for f, name in zip(self.figures, self.names, strict=True)
        )

        def chapter(head: str, cards: Iterable[str]) -> str:
            return f'<h2>{head}</h2>{self.legend()}<div class="columns">{"".join(cards)}</div>'

        return f"""<!doctype html>
<html lang="{self.words.texts.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style>
<header><h1>{escape(title)}</h1><p>{facts}.</p></header>
<main>{self.legend()}{self.glance()}
<h2>In short</h2><div class="cards">{self.stands_out()}</div>
{chapter("Who wins", self.winners())}
{chapter("Points", self.scores()) if any(True for _ in self.scores()) else ""}
{chapter("The course of a game", self.lengths())}
{chapter("What players do", [self.mix()])}
<h2>What is taken, and what it is worth</h2>{self.legend()}
<p class="hint">How many of the seats took a thing at least once, and how often it was taken in decisions where that was possible; how often they won and how often the others did; the difference is in percentage points, with its 95% interval.
Who takes something differs from others in more than that: a difference is a hint where to look, not a cause. Where fewer than {FEWEST} did or did not, nothing is said.</p>
{"".join(self.worths())}
<footer>Made by Carrack: <code>{escape(self.command())}</code></footer></main></html>
"""

    def command(self) -> str:
        """What makes this page again; of two versions, the page of the first."""
        plan, first = self.one.plan, int(self.one.results.seed[0])
        bots = f" --bots {','.join(plan.bots)}" if set(plan.bots) != {"greedy"} else ""
        seed = f" --seed {first}" if first else ""
        options = "".join(f" -o {option}" for option in self.odd(plan))
        return f"carrack report {plan.game} --seats {plan.seats} --games {len(self.one.results)}{bots}{seed}{options} --html report.html"


def tinted(mean: Mean, scale: float) -> str:
    """A difference, coloured where it is surely one."""
    if mean.n < FEWEST:
        return "–"
    return f'<span class="{("", "high", "low")[mean.beyond(0)]}">{signed(scale * mean.value)}</span>'


def page(words: Words, figures: Sequence[Figures], names: Sequence[str] = ("",)) -> str:
    """The whole page."""
    if len(figures) == 2 and figures[0].plan.seats != figures[1].plan.seats:
        raise ValueError(f"{figures[0].plan.seats} and {figures[1].plan.seats} seats cannot be compared")
    if len({f.plan.game for f in figures}) > 1:
        raise ValueError(f"{' and '.join(f.plan.game for f in figures)} are different games")
    return Page(words, figures, names).write()


__all__: Any = ["Figures", "page"]
