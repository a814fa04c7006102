"""The report of a contest as one HTML page with drawn plots."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import numpy as np

from .contest import Share, Standing, Terms
from .report.figures import Mean
from .report.plots import breaking, histogram, shares
from .report.words import Words
from .sheet import card, scrolled, sheet, table


class Page:
    """Writes the page in the words of a language."""

    def __init__(self, words: Words, terms: Terms, standing: Standing) -> None:
        self.words, self.say, self.terms, self.standing = words, words.say, terms, standing
        self.fair = 1 / terms.seats

    def facts(self) -> Iterable[str]:
        """What was played."""
        terms, standing = self.terms, self.standing
        deals = len({deal for share in standing.wins for deal in share.per_deal})
        yield self.say(
            "arena-facts", seed=str(terms.seed), version=str(terms.version), seats=self.words.count("seats", terms.seats),
            games=self.words.count("games", len(standing.turns)), deals=self.words.count("deals", deals),
        )  # fmt: skip
        alone = self.say("arena-alone", first=terms.bots[0], second=terms.bots[1]) if terms.alone else ""
        yield f"{self.say('arena-every-seat')} {alone}".strip()
        if terms.options:
            yield self.say("arena-options", options=", ".join(f"{name}={value}" for name, value in terms.options.items()))

    def ladder(self) -> str:
        """Every bot with its rating, wins, points and games, the strongest first."""
        say, number, standing, points = self.say, self.words.number, self.standing, self.words.game.points
        rows: list[list[str]] = []
        for b in standing.order:
            (rating, sigma), wins = standing.ratings[b], standing.wins[b]
            row = [breaking(standing.bots[b]), f"{number(rating, 1)}<small>± {number(2 * sigma, 1)}</small>", self.share(wins)]
            row += [number(sum(standing.scores[b]) / max(1, len(standing.scores[b])), 1)] if points else []
            rows.append([*row, number(wins.games)])
        mean = [say("arena-mean-points")] if points else []
        head = [say("arena-bot"), say("arena-rating"), say("arena-wins"), *mean, say("arena-games")]
        return scrolled(table(head, rows, numbers=range(1, len(head))))

    def share(self, share: Share) -> str:
        return f"{self.words.percent(share.mean)}<small>{self.words.interval(*share.interval)}</small>"

    def cross(self) -> str:
        """How often the bot of a row comes in before that of a column. Columns have the numbers of the rows, so that long names need no room."""
        standing, order = self.standing, self.standing.order

        def cell(a: int, b: int) -> str:
            if a == b or not standing.against[a, b].games:
                return '<td class="number">–</td>'
            low, high = standing.against[a, b].interval
            kind = " high" if low > 0.5 else " low" if high < 0.5 else ""
            return f'<td class="number{kind}">{self.share(standing.against[a, b])}</td>'

        head = "".join(f'<th class="number" title="{escape(standing.bots[b])}">{n}</th>' for n, b in enumerate(order, start=1))
        rows = "".join(
            f"<tr><th>{n} {breaking(standing.bots[a])}</th>{''.join(cell(a, b) for b in order)}</tr>" for n, a in enumerate(order, start=1)
        )
        return scrolled(f'<table class="plain"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>')

    def bars(self, rows: Iterable[tuple[str, Share]]) -> str:
        means = [(name, [Mean(share.mean, *share.interval, share.games)]) for name, share in rows]
        return shares(means, self.fair, say=self.words.percent)

    def roles(self) -> Iterable[str]:
        """Wins by what seats were, in games where seats differ."""
        standing = self.standing
        for kind in sorted({kind for kind, _ in standing.by_role}):
            rows = [(self.words.role(kind, name), share) for (of, name), share in sorted(standing.by_role.items()) if of == kind and name]
            yield card(self.say("arena-by-role", role=kind), "", self.bars(rows))

    def write(self) -> str:
        say, standing = self.say, self.standing
        wins = [(standing.bots[b], standing.wins[b]) for b in standing.order]
        seats = [(self.words.seat(p), share) for p, share in enumerate(standing.by_seat)]
        length = histogram([np.array(standing.turns)], say("arena-turns"), say=self.words.percent, name=say("arena-length"))
        cards = (
            card(say("arena-ladder"), say("arena-ladder-why"), self.ladder()),
            card(say("arena-wins"), say("arena-wins-why", fair=self.words.percent(self.fair)), self.bars(wins)),
            card(say("arena-cross"), say("arena-cross-why"), self.cross()),
            card(say("arena-by-seat"), "", self.bars(seats)),
            *self.roles(),
            card(say("arena-length"), say("arena-length-why"), length),
        )
        title = say("arena-title", game=self.words.title())
        return sheet(self.words.texts.language, title, self.facts(), f'<div class="columns">{"".join(cards)}</div>')


def page(words: Words, terms: Terms, standing: Standing) -> str:
    """The whole report."""
    return Page(words, terms, standing).write()
