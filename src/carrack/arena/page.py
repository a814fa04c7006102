"""The report of a contest as one HTML page with drawn plots: no scripts, nothing from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from .contest import Share, Standing, Terms

STYLE = """
:root { color-scheme: light dark; --paper: #f7f1e3; --ink: #2b2418; --quiet: #7a6c55; --line: #d8ccb2; --bar: #2f6f8f; --good: #3d7a4a; --bad: #a4452f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1a16; --ink: #efe6d2; --quiet: #a89a80; --line: #453e31; --bar: #6fb1cf; --good: #7fbf8b; --bad: #e08a73; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 600; } p.facts, small { color: var(--quiet); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px Georgia, serif; }
.bar { fill: var(--bar); } .span { stroke: var(--ink); stroke-width: 1.5; } .fair { stroke: var(--quiet); stroke-dasharray: 4 4; } .good { color: var(--good); } .bad { color: var(--bad); }
"""
WIDTH, NAME, ROW = 720, 190, 28


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def bars(rows: Sequence[tuple[str, Share]], fair: float) -> str:
    """A bar for each share with its interval; a dashed line where all would be equal."""
    most = max([fair * 1.2, *(share.interval[1] for _, share in rows)])
    room = WIDTH - NAME - 120

    def at(value: float) -> float:
        return NAME + room * value / most

    parts = [f'<line class="fair" x1="{at(fair):.1f}" x2="{at(fair):.1f}" y1="0" y2="{ROW * len(rows)}"/>']
    for n, (name, share) in enumerate(rows):
        y, (low, high) = ROW * n + ROW / 2, share.interval
        parts.append(f'<text x="0" y="{y + 4:.1f}">{escape(name)}</text>')
        parts.append(f'<rect class="bar" x="{NAME}" y="{y - 8:.1f}" width="{at(share.mean) - NAME:.1f}" height="16" rx="3"/>')
        parts.append(f'<line class="span" x1="{at(low):.1f}" x2="{at(high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{at(high) + 8:.1f}" y="{y + 4:.1f}">{percent(share.mean)}</text>')
    return f'<svg viewBox="0 0 {WIDTH} {ROW * len(rows)}" role="img">{"".join(parts)}</svg>'


def histogram(values: Sequence[int], columns: int = 24) -> str:
    """How often each length."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // columns))
    counts = Counter((value - low) // step for value in values)
    most, many = max(counts.values()), max(counts) + 1
    wide = WIDTH / many
    columns_ = (
        f'<rect class="bar" x="{wide * n:.1f}" y="{120 - 110 * counts[n] / most:.1f}" width="{max(1.0, wide - 2):.1f}" height="{110 * counts[n] / most:.1f}">'
        f"<title>{low + n * step} to {low + (n + 1) * step - 1}: {counts[n]} games</title></rect>"
        for n in range(many)
    )
    return f'<svg viewBox="0 0 {WIDTH} 140" role="img">{"".join(columns_)}<text x="0" y="136">{low}</text><text x="{WIDTH}" y="136" text-anchor="end">{high}</text></svg>'


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    cells = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"


def cross(standing: Standing) -> str:
    """How often the bot of a row comes in before that of a column."""

    def cell(a: int, b: int) -> str:
        if a == b:
            return "–"
        share = standing.against[a, b]
        low, high = share.interval
        kind = "good" if low > 0.5 else "bad" if high < 0.5 else ""
        return f'<span class="{kind}">{percent(share.mean)}</span><br><small>{percent(low)} – {percent(high)}</small>'

    order = standing.order
    return table(["", *(standing.bots[b] for b in order)], ([escape(standing.bots[a]), *(cell(a, b) for b in order)] for a in order))


def plainly(name: str) -> str:
    """The name of a role as words.

    >>> plainly("red_yellow")
    'Red yellow'
    """
    return name.replace("_", " ").replace("-", " ").capitalize()


def page(title: str, terms: Terms, standing: Standing) -> str:
    """The whole report."""
    fair, order = 1 / terms.seats, standing.order
    games, deals = len(standing.turns), len({deal for share in standing.wins for deal in share.per_deal})
    options = ", ".join(f"{name}={value}" for name, value in terms.options.items())
    ladder = table(
        ["Bot", "Rating", "Wins", "95 % interval", "Mean score", "Games"],
        (
            [
                escape(standing.bots[b]),
                f"{standing.ratings[b][0]:.1f} ± {2 * standing.ratings[b][1]:.1f}",
                percent(standing.wins[b].mean),
                " – ".join(map(percent, standing.wins[b].interval)),
                f"{sum(standing.scores[b]) / max(1, len(standing.scores[b])):.1f}",
                str(standing.wins[b].games),
            ]
            for b in order
        ),
    )
    roles = "".join(
        f"<h2>By {escape(kind)}</h2>"
        + bars([(plainly(name), share) for (of, name), share in sorted(standing.by_role.items()) if of == kind and name], fair)
        for kind in sorted({kind for kind, _ in standing.by_role})
    )
    wins = [(standing.bots[b], standing.wins[b]) for b in order]
    alone = f" At each table {terms.bots[0]} has one seat and {terms.bots[1]} all others." if terms.alone else ""
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}: which bot is stronger</title><style>{STYLE}</style>
<h1>{escape(title)}: which bot is stronger</h1>
<p class="facts">{games} games of {deals} deals, {terms.seats} seats, seed {terms.seed}{escape(", " + options if options else "")}; version {terms.version} of the game.
Every deal is played with the bots on every seat.{escape(alone)} The dashed line is what each would win if all were equal.</p>
<h2>Ladder</h2>{ladder}{bars(wins, fair)}
<h2>Who comes in before whom</h2>{cross(standing)}
<h2>By seat</h2>{bars([(f"Seat {p + 1}", share) for p, share in enumerate(standing.by_seat)], fair)}
{roles}
<h2>Length in turns</h2>{histogram(standing.turns)}
</html>
"""
