"""What the commands draw: a game's board, the story, the choices and the result."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement, measure_renderables
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from carrack.core.seats import look

if TYPE_CHECKING:
    from carrack.core.game import Game
    from carrack.core.match import Match
    from carrack.core.texts import Texts

WIDEST_HEADING = 20
NUMBER = 4  # columns of a choice's number
LONG_NAME = 24  # columns of a bot's name that are too many for one line of a table


def chip(seat: int, name: str) -> Text:
    """A seat's name on its colour."""
    return Text(f" {name} ", look(seat).style, no_wrap=True)


def narrowest(console: Console, options: ConsoleOptions, cell: RenderableType) -> int:
    """How many columns a cell needs at least."""
    if isinstance(cell, Text) and cell.no_wrap:
        return cell.cell_len
    return Measurement.get(console, options, cell).minimum


class Grid(Table):
    """A table of figures whose words and numbers are never broken: where it is too wide for that, each row becomes lines of their own."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        least, most = list[int](), list[int]()
        for column in self.columns:
            head, cells = Measurement.get(console, options, column.header), measure_renderables(console, options, list(column.cells))
            words = max((narrowest(console, options, cell) for cell in column.cells), default=0)
            least.append(max(head.minimum, words if column.justify == "left" else cells.maximum))
            most.append(max(head.maximum, cells.maximum))
        room = options.max_width - 3 * len(least) + 1  # what lines and spaces between columns leave
        if sum(least) > room:
            yield from self.in_lines()
            return
        for column, wide in zip(self.columns, fitted(least, most, room), strict=True):
            column.width = wide
        yield from super().__rich_console__(console, options)

    def in_lines(self) -> RenderResult:
        """Each row with its headings at the left."""
        yield Text(str(self.title or ""), "table.title")
        for row in zip(*(column.cells for column in self.columns), strict=True):
            lines = Table.grid(padding=(0, 2, 0, 0))
            lines.add_column(style="table.header")
            lines.add_column()
            for column, cell in zip(self.columns, row, strict=True):
                if isinstance(cell, Text):  # a long name has as many lines as it needs
                    cell = cell.copy()
                    cell.no_wrap = False
                if cell:
                    lines.add_row(column.header, cell)
            yield lines
            yield Text()


def fitted(least: Sequence[int], most: Sequence[int], room: int) -> list[int]:
    """As wide as they like to be; where there is not so much room, the widest give way, none below its least.

    >>> fitted([4, 6, 8], [4, 40, 20], 30)
    [4, 13, 13]
    """
    wide = list(most)
    while sum(wide) > room:
        wide[max(range(len(wide)), key=lambda n: wide[n] if wide[n] > least[n] else 0)] -= 1
    return wide


def grid(title: str, *headings: str, words: Collection[str]) -> Grid:
    """A table of figures, but for the columns of `words`. Figures stand at the right, below their headings."""
    table = Grid(box=box.SIMPLE_HEAD, title=title or None, pad_edge=False)
    for heading in headings:
        table.add_column(heading, justify="left" if heading in words else "right", overflow="fold")
    return table


def spec(bot: str) -> str:
    """The name of a bot in a table. One with many settings has a line for each: it cannot be broken between words.

    >>> spec("search:iterations=10000,threads=2").splitlines()
    ['search:', 'iterations=10000,', 'threads=2']
    """
    return bot if len(bot) <= LONG_NAME else bot.replace(":", ":\n").replace(",", ",\n")


def board(match: Match, seat: int, texts: Texts, names: Sequence[str], **how: Any) -> RenderableType:
    """What a seat sees of the table: all of it, as much as fits a `height`, or one `part`."""
    return drawn(match.game, match.picture(seat), texts, names, **how)


def drawn(game: Game, picture: Any, texts: Texts, names: Sequence[str], **how: Any) -> RenderableType:
    """The game's own drawing; a game that has none yet shows its picture as it is."""
    if has_drawing(game):
        return game.part("terminal").draw(picture, texts, names, **how)
    from msgspec import to_builtins

    return Pretty(to_builtins(picture, enc_hook=list))


def has_drawing(game: Game) -> bool:
    """Has the game a drawing of its own, in a file or in a folder?"""
    return any((game.folder / name).exists() for name in ("terminal.py", "terminal"))


def parts_of(game: Game) -> tuple[str, ...]:
    """The parts of a game's drawing that can be asked for one by one."""
    return getattr(game.part("terminal"), "PARTS", ()) if has_drawing(game) else ()


def told(line: str, names: Sequence[str]) -> Text:
    """A sentence of the story, the seats' names in their colours."""
    text = Text.assemble(("  · ", "dim"), line)
    for p, name in enumerate(names):
        text.highlight_words([name], f"bold {look(p).word}")
    return text


def choices(match: Match, texts: Texts, names: Sequence[str], legal: Sequence[int], labels: Sequence[str], width: int) -> Group:
    """What can be done now: numbered, each kind with its heading at the left, in columns where they fit."""
    key = f"prompt-{match.phase}".replace("_", "-")
    prompt = texts.say(key) if texts.has(key) else texts.say("ui-choices")
    groups: dict[str, list[tuple[int, str]]] = {}
    for n, (a, label) in enumerate(zip(legal, labels, strict=True), start=1):
        groups.setdefault(match.game.actions.kind_of[a].name, []).append((n, label))
    headings = {kind: heading(texts, kind) if len(items) > 1 else "" for kind, items in groups.items()}
    left = min(WIDEST_HEADING, max(map(len, headings.values()), default=0)) + 1
    if left + NUMBER + 1 + max(map(len, labels), default=0) > width:  # an act in one line is worth more than its heading
        headings, left = dict.fromkeys(groups, ""), 0
    lines: list[RenderableType] = [Text.assemble(chip(match.actor, names[match.actor]), " ", (prompt, "bold"))]
    for kind, items in groups.items():
        for i, line in enumerate(in_columns(items, width - left)):
            lead = Text(f" {headings[kind]}" if not i and left else "", "bold")
            lead.truncate(left, overflow="ellipsis", pad=True)
            lines.append(hanging(lead + line, left + NUMBER + 1, width))
    return Group(*lines)


def hanging(line: Text, indent: int, width: int) -> Text:
    """A line that goes on below its own words and not below its number or mark, where it is too long for the screen.

    >>> print(hanging(Text("  1) Build a small ship"), 5, 18))
      1) Build a small
         ship
    """
    if line.cell_len <= width or width < 2 * indent:
        return line
    rest = line[indent:].wrap(Console(width=width), width - indent)
    return line[:indent] + Text("\n" + " " * indent).join(part for part in rest if part)


def heading(texts: Texts, kind: str) -> str:
    """What a kind of act is called above its choices."""
    key = f"kind-{kind}".replace("_", "-")
    return texts.say(key) if texts.has(key) else kind.replace("_", " ")


def in_columns(items: Sequence[tuple[int, str]], width: int) -> list[Text]:
    """Numbered labels in as many columns as fit."""
    room = max(len(label) for _, label in items) + NUMBER + 3
    columns = max(1, min(len(items), width // room))
    deep = -(-len(items) // columns)
    lines: list[Text] = []
    for i in range(deep):
        line = Text()
        for n, label in items[i::deep]:
            line.append(f"{n:>{NUMBER - 1}})", "bold cyan").append(f" {label}".ljust(room - NUMBER))
        line.rstrip()
        lines.append(line)
    return lines


def result(match: Match, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Ranks, points and what the seats achieved; who has won."""
    table = Table(box=box.ROUNDED, title=texts.say("ui-game-over") if match.over else None, title_style="bold")
    table.add_column(texts.say("ui-rank"), justify="right")
    table.add_column("")
    if match.game.points:
        table.add_column(texts.say("ui-points"), justify="right")
    view: Any = match.game.part("view")
    achieved = getattr(view, "achievements", None)
    if achieved:
        table.add_column(texts.say("ui-achieved"))
    scores, ranks, facts = match.scores, match.ranks, match.facts()
    for p in sorted(range(match.seats), key=lambda p: ranks[p]):
        row: list[RenderableType] = [str(ranks[p]), chip(p, names[p]), *([str(scores[p])] if match.game.points else [])]
        if achieved:
            row.append(", ".join(thing(texts, name) for name in achieved(facts, p)) or "–")
        table.add_row(*row, style="bold" if match.over and ranks[p] == 1 else "")
    if not match.over:
        return table
    winners = [names[p] for p in match.winners]
    shared = f" {texts.say('ui-and')} ".join(winners)
    return Group(table, Text(texts.say("ui-winner" if len(winners) == 1 else "ui-winners-shared", names=shared), "bold"))


def thing(texts: Texts, name: str) -> str:
    """An achievement in words, as far as the game has a text for it."""
    for kind in ("condition", "achievement", "special", "country"):
        if texts.has(key := f"{kind}-{name}".replace("_", "-")):
            return texts.say(key)
    return name.replace("_", " ")
