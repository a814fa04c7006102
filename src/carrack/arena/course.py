"""The analysis of a game as one HTML page: curves of everybody's chances and points, turning points, and mistakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from carrack.bots.analysis import Analysis, Decision

from .page import STYLE, WIDTH, percent, table

COLOURS = ("#b3202c", "#24508f", "#c9971c", "#3d7a4a", "#7a4a8f")  # of the seats, as on the boards
HIGH = 220


def curves(
    turns: Sequence[Decision], names: Sequence[str], values: Callable[[Decision], Sequence[float]], most: float, unit: str = ""
) -> str:
    """A line for each seat over the turns."""
    last = max(1, turns[-1].turn - turns[0].turn)

    def at(decision: Decision, seat: int) -> str:
        return f"{40 + (WIDTH - 60) * (decision.turn - turns[0].turn) / last:.1f},{HIGH - (HIGH - 20) * values(decision)[seat] / most:.1f}"

    lines = "".join(
        f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" points="{" ".join(at(d, seat) for d in turns)}"><title>{escape(name)}</title></polyline>'
        for seat, name in enumerate(names)
    )
    scale = "".join(
        f'<line x1="40" x2="{WIDTH - 20}" y1="{HIGH - (HIGH - 20) * share:.1f}" y2="{HIGH - (HIGH - 20) * share:.1f}" stroke="var(--line)"/>'
        for share in (0, 0.5, 1)
    )
    keys = "".join(
        f'<rect x="{40 + 150 * seat}" y="{HIGH + 16}" width="14" height="14" rx="3" fill="{COLOURS[seat]}"/><text x="{60 + 150 * seat}" y="{HIGH + 28}">{escape(name)}</text>'
        for seat, name in enumerate(names)
    )
    return f'<svg viewBox="0 0 {WIDTH} {HIGH + 40}" role="img">{scale}{lines}{keys}</svg>'


def page(title: str, analysis: Analysis, names: Sequence[str], said: Callable[[Decision, int], str], reason: Callable[[str], str]) -> str:
    """The whole report; `said` writes an act of a decision in words, `reason` a term of the evaluation."""
    turns = analysis.turns
    most = max(1, *(score for d in turns for score in d.scores)) if turns else 1
    mistakes = table(
        ["Act", "Who", "Did", "Better", "Chance lost", "It promised"],
        (
            [
                str(d.n),
                escape(names[d.seat]),
                escape(said(d, d.act)),
                escape(said(d, d.better)),
                percent(d.lost),
                escape(", ".join(map(reason, d.reasons))),
            ]
            for d in analysis.mistakes
        ),
    )
    turning = table(
        ["Turn", "Who", "Before", "After"],
        ([str(t.turn), escape(names[t.seat]), percent(t.before), percent(t.after)] for t in analysis.turning_points),
    )
    care = table(["Who", "Decisions", "Chance lost in each, on average"], (
        [escape(name), str(sum(d.seat == seat for d in analysis.decisions)), percent(analysis.care(seat))] for seat, name in enumerate(names)
    ))  # fmt: skip
    drawn = curves(turns, names, lambda d: [100 * c for c in d.chances], 100.0, " %") if turns else ""
    points = f"<h2>Points</h2>{curves(turns, names, lambda d: d.scores, most)}" if any(any(d.scores) for d in turns) else ""
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}: how it went</title><style>{STYLE}</style>
<h1>{escape(title)}: how it went</h1>
<p class="facts">Each decision is judged with what its player knew at that moment.</p>
<h2>Chance to win</h2>{drawn}
{points}
<h2>Turning points</h2>{turning}
<h2>What would have been better</h2>{mistakes}
<h2>How careful everybody was</h2>{care}
</html>
"""
