"""Plots as inline SVG. Positions are percentages, so that a plot fills its place on any screen while its letters keep their size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Protocol

import numpy as np

from .figures import Mean

ROW, BAR = 26, 14
HIGH = 150  # of a plot with two axes, without its labels
SERIES = ("a", "b")
MANY = 3  # labels of a scale that have room on a phone


class Say(Protocol):
    """Writes a share in percent, as a language does."""

    def __call__(self, value: float, digits: int = 1) -> str: ...


def percent(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f}%"


def at(value: float, low: float, high: float) -> float:
    """Where a value lies between two others, in percent and never outside."""
    return min(100.0, max(0.0, 100 * (value - low) / (high - low if high > low else 1)))


def shares(
    rows: Sequence[tuple[str, Sequence[Mean]]],
    fair: float | None = None,
    names: Sequence[str] = (),
    say: Say = percent,
) -> str:
    """A bar for each mean with its interval, a dashed line where all would be equal, and the scale below."""
    most = max([1.15 * (fair or 0), 1e-9, *(mean.high for _, means in rows for mean in means if mean.n)]) * 1.02
    scale = [(at(value / 100, 0, most), say(value / 100, 0)) for value in nice(0, 100 * most, 4)]
    out: list[str] = []
    for label, means in rows:
        tall, sentences = ROW if len(means) == 1 else BAR * len(means) + 10, list[str]()
        parts = [f'<line class="grid" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="{tall}"/>' for x, _ in scale]
        parts += [f'<line class="fair" x1="{at(fair, 0, most):.2f}%" x2="{at(fair, 0, most):.2f}%" y1="0" y2="{tall}"/>'] if fair else []
        for k, mean in enumerate(means):
            y = (tall - BAR * len(means)) / 2 + BAR * k
            title = f"{label}{': ' + names[k] if names else ''}: {say(mean.value)} ({say(mean.low)} – {say(mean.high)})"
            parts.append(
                f'<rect class="{SERIES[k]}" x="0" y="{y + 1:.0f}" width="{at(mean.value, 0, most):.2f}%" height="{BAR - 2}" rx="2"/>'
            )
            if mean.n:
                low, high, middle = at(mean.low, 0, most), at(mean.high, 0, most), y + BAR / 2
                parts.append(f'<line class="span" x1="{low:.2f}%" x2="{high:.2f}%" y1="{middle:.1f}" y2="{middle:.1f}"/>')
                parts += [
                    f'<line class="span" x1="{x:.2f}%" x2="{x:.2f}%" y1="{middle - 3:.1f}" y2="{middle + 3:.1f}"/>' for x in (low, high)
                ]
            sentences.append(title)
        values = "<br>".join(f'<b class="{state(mean, fair)}">{say(mean.value)}</b>' for mean in means)
        out.append(
            f'<div class="row"><span class="name">{breaking(label)}</span><svg height="{tall}" role="img" aria-label="{escape(". ".join(sentences))}">{"".join(parts)}</svg><span class="value">{values}</span></div>'
        )
    out.append(
        f'<div class="row" aria-hidden="true"><span></span><svg height="20">{ticks(scale, 14, thin=len(scale) > MANY)}</svg><span></span></div>'
    )
    return f'<div class="bars">{"".join(out)}</div>'


def breaking(label: str) -> str:
    """A label that goes on in the next line between words, or between the settings of a bot.

    >>> breaking("search:seconds=1,threads=2")
    'search:<wbr>seconds=1,<wbr>threads=2'
    """
    return escape(label).replace(":", ":<wbr>").replace(",", ",<wbr>")


def state(mean: Mean, fair: float | None) -> str:
    """How a mean is coloured: surely above or below what is fair."""
    return ("", "high", "low")[mean.beyond(fair)] if fair is not None else ""


def amounts(rows: Sequence[tuple[str, Sequence[float], Sequence[str]]], most: float = 0.0) -> str:
    """A bar for each number, without intervals; each with what is written beside it."""
    most = most or max([1e-9, *(value for _, values, _ in rows for value in values)])
    out: list[str] = []
    for label, values, said in rows:
        tall = ROW if len(values) == 1 else BAR * len(values) + 10
        bars = "".join(
            f'<rect class="{SERIES[k]}" x="0" y="{(tall - BAR * len(values)) / 2 + BAR * k + 1:.0f}" width="{at(value, 0, most):.2f}%" height="{BAR - 2}" rx="2"/>'
            for k, value in enumerate(values)
        )
        out.append(
            f'<div class="row"><span class="name">{escape(label)}</span><svg height="{tall}" aria-hidden="true">{bars}</svg><span class="value">{"<br>".join(said)}</span></div>'
        )
    return f'<div class="bars">{"".join(out)}</div>'


def histogram(series: Sequence[Any], unit: str, columns: int = 30, say: Say = percent, name: str = "") -> str:
    """How often each value; two series stand side by side in each column. The scale at the left is the share of the games."""
    low, high = (int(f(np.concatenate(series))) for f in (np.min, np.max))
    step = max(1, -(-(high - low + 1) // columns))
    many = (high - low) // step + 1
    counts = [np.bincount((values.astype(np.int64) - low) // step, minlength=many) / len(values) for values in series]
    most = max(float(count.max()) for count in counts)
    wide = 100 / many
    parts: list[str] = []
    for k, count in enumerate(counts):
        for n, share in enumerate(count.tolist()):
            if share:
                tall, first = (HIGH - 6) * share / most, low + n * step
                span = f"{first}" if step == 1 else f"{first}–{first + step - 1}"
                parts.append(
                    f'<rect class="{SERIES[k]}" x="{wide * n + wide * 0.9 * k / len(counts) + wide * 0.05:.2f}%" y="{HIGH - tall:.1f}" width="{wide * 0.9 / len(counts):.2f}%" height="{tall:.1f}" rx="1">'
                    f"<title>{span} {unit}: {say(share)}</title></rect>"
                )
    for k, values in enumerate(series):
        x = at(float(values.mean()) - low + step / 2, 0, many * step)
        parts.append(f'<line class="mean {SERIES[k]}" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="{HIGH}"/>')
    labels = ticks([(at(value - low + 0.5 * step, 0, many * step), f"{value:g}") for value in nice(low, low + many * step - 1)])
    heights = [(HIGH - (HIGH - 6) * value / (100 * most), say(value / 100, 0)) for value in nice(0, 100 * most, 3) if value]
    return plot(f"{axis()}{''.join(parts)}{levels(heights)}{labels}", name)


def course(
    lines: Sequence[tuple[Any, Any, Any]],
    most: float,
    words: Sequence[tuple[float, str]],
    say: Callable[[int], str] = str,
    fair: float | None = None,
    name: str = "",
) -> str:
    """Lines over the course of a game, each with a band from low to high."""
    parts: list[str] = []

    def points(values: Any) -> list[str]:
        n = len(values)
        return [f"{100 * (i if n == 1 else i / (n - 1)):.2f},{100 - at(float(v), 0, most):.2f}" for i, v in enumerate(values)]

    for k, (middle, low, high) in enumerate(lines):
        band = " ".join([*points(low), *reversed(points(high))])
        parts.append(f'<polygon class="band {SERIES[k]}" points="{band}"/>')
        parts.append(f'<polyline class="line {SERIES[k]}" points="{" ".join(points(middle))}"/>')
    if fair is not None:
        parts.append(f'<line class="fair" x1="0" x2="100" y1="{100 - at(fair, 0, most):.2f}" y2="{100 - at(fair, 0, most):.2f}"/>')
    grid = levels([(HIGH - HIGH * at(v, 0, most) / 100, say(v)) for v in nice(0, most, 4) if v])
    inner = f'<svg x="0" y="0" width="100%" height="{HIGH}" viewBox="0 0 100 100" preserveAspectRatio="none">{"".join(parts)}</svg>'
    return plot(f"{axis()}{inner}{grid}{ticks(words)}", name)


def plot(inner: str, name: str, high: int = HIGH) -> str:
    """A drawing with labels below it, and its name for who cannot see it."""
    return f'<svg class="plot" height="{high + 22}" role="img" aria-label="{escape(name)}">{inner}</svg>'


def levels(heights: Sequence[tuple[float, str]]) -> str:
    """Thin lines across a plot with what they stand for."""
    return "".join(
        f'<line class="grid" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/><text class="tick" x="2" y="{max(12.0, y - 3):.1f}">{word}</text>'
        for y, word in heights
    )


def axis(y: int = HIGH) -> str:
    return f'<line class="axis" x1="0" x2="100%" y1="{y}" y2="{y}"/>'


def ticks(words: Sequence[tuple[float, str]], y: int = HIGH + 17, thin: bool = False) -> str:
    """Labels under a plot; the first and the last stay inside. On a phone only every other one of those that are `thin` is shown."""
    return "".join(
        f'<text class="tick{" odd" if thin and n % 2 else ""}" x="{x:.2f}%" y="{y}" text-anchor="{"start" if x < 4 else "end" if x > 96 else "middle"}">{escape(word)}</text>'
        for n, (x, word) in enumerate(words)
    )


def nice(low: float, high: float, about: int = 6) -> list[int]:
    """Round whole numbers between two others.

    >>> nice(3, 47)
    [10, 20, 30, 40]
    """
    size = max(1e-9, (high - low) / about)
    power = 10 ** np.floor(np.log10(size))
    step = float(next(s * power for s in (1, 2, 5, 10) if s * power >= size))
    step = max(step, 1.0)
    return [int(v) for v in np.arange(np.ceil(low / step) * step, high + step * 1e-6, step)]


def whisker(mean: Mean, reach: float) -> str:
    """A difference with its interval, left or right of nothing."""
    if not np.isfinite(mean.low):
        return '<svg class="whisker" height="20"></svg>'
    low, middle, high = (at(v, -reach, reach) for v in (mean.low, mean.value, mean.high))
    kind = ("", "high", "low")[mean.beyond(0)]
    return (
        f'<svg class="whisker" height="20" aria-hidden="true"><line class="zero" x1="50%" x2="50%" y1="0" y2="20"/>'
        f'<line class="span {kind}" x1="{low:.1f}%" x2="{high:.1f}%" y1="10" y2="10"/><circle class="{kind}" cx="{middle:.1f}%" cy="10" r="3.2"/></svg>'
    )
