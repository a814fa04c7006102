"""A table at the terminal: draws what the seat to act may see, asks for acts, lets the bots play, and keeps the file."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from carrack.core.match import Match

from .errors import one_line
from .files import replace_text
from .screen import board, choices, hanging, parts_of, result, told
from .understand import Unclear, understand

if TYPE_CHECKING:
    from carrack.bots import Bot
    from carrack.bots.hints import Advice
    from carrack.core.texts import Texts

MOST_MEANT = 12  # acts listed when it is unclear which is meant
FEWEST = 2  # lines of the story on a low terminal
MARGIN = 6
BULLET = 4  # columns before a sentence of the story
NARROW = 60  # columns: a hint's chance to win stands before its words and not in a column of its own
LOG_LINES = 40
MOST_RULES = 8  # shown for some words
LONGEST = 2000  # characters of an answer


class Leave(Exception):
    """Somebody gets up from the table."""


class Table:
    """One game being played at one keyboard."""

    def __init__(self, match: Match, screen: Console, texts: Texts, bots: Mapping[int, Bot], file: Path | None, saves: bool) -> None:
        self.match, self.screen, self.texts, self.bots = match, screen, texts, bots
        self.file, self.saves = file, saves
        self.parts = parts_of(match.game)
        self.names = [texts.say("seat-name", seat=p) for p in range(match.seats)]
        self.people = [p for p in range(match.seats) if p not in bots]
        self.since = dict.fromkeys(range(match.seats), len(match.log.acts) if match.log.first_line > 1 else 0)
        self.facing: int | None = None  # the seat that sits at the keyboard
        self.drawn = (-1, -1)  # seat and turn of the last drawing
        self.hints: dict[int, Bot] = {}
        self.notes: list[Text] = []
        self.kept: list[int] | None = None  # the acts in the file

    @property
    def language(self) -> str:
        return self.texts.language

    def say(self, key: str, **args: int | str) -> None:
        self.screen.print(self.texts.say(key, **args), style="italic")

    def note(self, text: str, style: str = "italic") -> None:
        """Something to read after the next drawing, which clears a terminal."""
        self.notes.append(Text(text, style))

    # --- the game -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.match.over:
                if self.match.actor in self.bots:
                    self.bots_play()
                else:
                    self.ask()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt) as why:
            if not isinstance(why, Leave):
                self.screen.print()
            if self.saves:
                self.keep(loud=True)
            self.say("ui-quit")

    def bots_play(self) -> None:
        """Let the bots play until a person must act."""
        who = self.names[self.match.actor]
        with self.screen.status(self.texts.say("ui-thinking", name=who)):
            while not self.match.over and (seat := self.match.actor) in self.bots:
                self.match.play(self.bots[seat].choose(self.match.position(seat), seat))
        self.autosave()

    def ask(self) -> None:
        """One decision of a person."""
        seat = self.match.actor
        if self.facing != seat:
            self.hand_over(seat)
        legal = self.match.legal
        labels = [self.match.label(a, self.language, self.names) for a in legal]
        self.show(seat, legal, labels)
        before = len(self.match.log.acts)
        while len(self.match.log.acts) == before and self.match.actor == seat:
            self.answer(seat, self.read(), legal, labels)

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard: nothing secret stays on the screen."""
        if len(self.people) > 1:
            self.clear(everything=True)
            self.say("ui-pass", name=self.names[seat])
            self.read("ui-continue")
        self.facing, self.drawn = seat, (-1, -1)

    def finish(self) -> None:
        """The end: what happened last, the board and the result."""
        seat = self.people[0] if len(self.people) == 1 else -1
        story = self.match.story(seat, self.since[max(seat, 0)], self.language, self.names)
        final = result(self.match, self.texts, self.names)
        room = self.screen.height - self.lines(final) - sum(map(self.lines, self.notes)) - 2
        low = self.screen.is_terminal
        picture = board(
            self.match, seat, self.texts, self.names, **({"height": max(1, room - min(FEWEST, self.deep(story)))} if low else {})
        )
        self.clear()
        self.screen.print(picture)
        self.tell(story, max(FEWEST, room - self.lines(picture)) if low else LOG_LINES)
        self.screen.print()
        self.screen.print(final)
        self.autosave()
        self.read_notes()

    # --- the screen -----------------------------------------------------------------------------

    def clear(self, everything: bool = False) -> None:
        if self.screen.is_terminal:
            self.screen.clear()
            if everything:  # what could be scrolled back to as well
                self.screen.file.write("\x1b[3J")
                self.screen.control(Control(ControlType.HOME))

    def show(self, seat: int, legal: Sequence[int], labels: Sequence[str], again: bool = False, whole: bool = False) -> None:
        """The board, what happened, and what can be done. A pipe gets the board once a turn, a terminal always.

        On a terminal the board is drawn so that all of this fits, if that is possible, unless the whole of it is asked for.
        """
        now = (seat, int(self.match.facts(seat).turn))
        below = choices(self.match, self.texts, self.names, legal, labels, self.screen.width)
        story = self.match.story(seat, self.since[seat], self.language, self.names)
        room = self.screen.height - self.lines(below) - sum(map(self.lines, self.notes)) - 1  # what is typed has a line as well
        if self.screen.is_terminal or again or now != self.drawn:
            self.clear()
            low = self.screen.is_terminal and not whole
            how = {"height": max(1, room - min(FEWEST, self.deep(story)))} if low else {}
            picture = board(self.match, seat, self.texts, self.names, **how)
            self.screen.print(picture)
            room -= self.lines(picture)
            if room > self.deep(story) or not low:
                self.screen.print()
                room -= 1
        self.drawn = now
        self.tell(story, max(FEWEST, room))
        self.read_notes()
        self.screen.print(below)

    def read_notes(self) -> None:
        for note in self.notes:
            self.screen.print(note)
        self.notes.clear()

    def lines(self, what: RenderableType) -> int:
        """How many lines something takes on the screen."""
        return len(self.screen.render_lines(what, pad=False))

    def columns(self, lines: Sequence[str]) -> int:
        """Two columns for short sentences."""
        return 2 if lines and max(map(len, lines)) + MARGIN <= self.screen.width // 2 else 1

    def deep(self, lines: Sequence[str]) -> int:
        """How many lines a story takes."""
        columns = self.columns(lines)
        return -(-len(lines) // columns) if columns > 1 else sum(self.lines(self.sentence(line)) for line in lines)

    def sentence(self, line: str) -> Text:
        """One of a story."""
        return hanging(told(line, self.names), BULLET, self.screen.width)

    def tell(self, lines: Sequence[str], most: int = LOG_LINES) -> None:
        """What happened, the newest last, in at most so many lines."""
        columns = self.columns(lines)
        if columns > 1:
            deep = self.deep(lines)
            rows = [lines[i::deep] for i in range(deep)]
            if deep > most:
                deep = most - 1  # one line says how many are not told
                left = lines[-deep * columns :]
                rows = [left[i::deep] for i in range(deep)]
            told_of = [self.side_by_side(row) for row in rows]
            untold = len(lines) - sum(map(len, rows))
        else:
            told_of = [self.sentence(line) for line in lines]
            heights = list(map(self.lines, told_of))
            untold, room = 0, sum(heights)
            if room > most:
                while room > most - 1 and untold < len(lines) - 1:
                    room -= heights[untold]
                    untold += 1
                told_of = told_of[untold:]
        if untold:
            self.screen.print(Text(f"  … {self.texts.say('ui-more', n=untold)} (log)", "dim"))
        for line in told_of:
            self.screen.print(line)

    def side_by_side(self, sentences: Sequence[str]) -> Text:
        """One line of a story in columns."""
        line = Text()
        for sentence in sentences:
            line.append_text(told(sentence, self.names))
            line.pad_right(max(0, self.screen.width // 2 - line.cell_len))
        line.rstrip()
        return line

    def read(self, prompt: str = "ui-ask") -> str:
        line = self.screen.input(Text(f"{self.texts.say(prompt)} > ", "bold"))[:LONGEST].strip()
        if not sys.stdin.isatty():  # piped answers are written down: the output reads like a session
            self.screen.print(Text(one_line(line)))
        return line

    # --- answers --------------------------------------------------------------------------------

    def answer(self, seat: int, line: str, legal: Sequence[int], labels: Sequence[str]) -> None:
        """A command or an act."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        here = {self.texts.say(f"ui-word-{command}"): command for command in ("hint", "help")}  # as the prompt calls them
        match here.get(word.lower(), word.lower()):
            case "":
                if len(legal) == 1:
                    self.act(seat, legal[0])
            case "?" | "hint":
                self.hint(seat)
            case "h" | "help":
                self.help(legal)
            case "why":
                self.why(rest, legal, labels)
            case "rule" | "rules":
                self.rule(rest)
            case "u" | "undo":
                self.undo(seat)
            case "s" | "save":
                self.save_as(rest)
            case "log":
                self.tell(self.match.story(seat, 0, self.language, self.names), 100_000 if rest == "all" else LOG_LINES)
            case "b" | "board":
                self.show(seat, legal, labels, again=True, whole=rest == "all")
            case part if part in self.parts and not rest:
                self.screen.print(board(self.match, seat, self.texts, self.names, part=part))
            case "q" | "quit" | "exit":
                self.leave()
            case _:
                a = self.meant(line, legal, labels)
                if a is not None:
                    self.act(seat, a)

    def meant(self, line: str, legal: Sequence[int], labels: Sequence[str]) -> int | None:
        """The act behind a line; if it is unclear, that is said."""
        try:
            return understand(self.match.game, line, legal, labels)
        except Unclear as unclear:
            acts = [a for a in unclear.acts if a in legal]
            if acts:
                self.say("ui-which")
                for a in acts[:MOST_MEANT]:
                    self.screen.print(f"  {legal.index(a) + 1:>2}) {labels[legal.index(a)]}")
            elif unclear.acts:
                reasons = dict.fromkeys(str(self.match.why_not(a, self.language)) for a in unclear.acts)
                for reason in list(reasons)[:3]:
                    self.screen.print(Text(reason, "bold red"))
            else:
                self.screen.print(Text(self.texts.say("ui-unknown-command", text=one_line(line)[:60]), "red"))
            return None

    def act(self, seat: int, a: int) -> None:
        """Do an act, or say which rule is against it."""
        why = self.match.why_not(a, self.language)
        if why:
            self.screen.print(Text(str(why), "bold red"))
            return
        self.since[seat] = len(self.match.log.acts)
        self.match.play(a)
        self.autosave()

    def why(self, line: str, legal: Sequence[int], labels: Sequence[str]) -> None:
        """Explain a refusal without trying."""
        if not line:
            self.say("ui-help-why")
            return
        a = self.meant(line, legal, labels)
        if a is None:
            return
        refused = self.match.why_not(a, self.language)
        if refused:
            self.screen.print(Text(str(refused), "bold red"))
        else:
            self.say("ui-allowed", act=self.match.label(a, self.language, self.names))

    def hint(self, seat: int) -> None:
        """What a bot would do in this seat, and what it likes about it; the best acts it sees, with the chance to win."""
        from rich.table import Table as Grid

        from carrack.bots import HINTS, make_bot
        from carrack.bots.hints import best_acts

        if seat not in self.hints:
            self.hints[seat] = make_bot(HINTS, self.match.game, seed=seat, patient=True)
        grid = Grid.grid(padding=(0, 1))
        wide = self.screen.width >= NARROW
        for justify in ("right", "right", "left") if wide else ("right", "left"):
            grid.add_column(justify=justify, no_wrap=justify == "right")
        for advice in best_acts(self.hints[seat], self.match.game, self.match.position(seat), seat):
            label = self.match.label(advice.act, self.language, self.names)
            reasons = self.reasons(advice)
            number = self.match.legal.index(advice.act) + 1
            said = self.texts.say("ui-hint-why", act=label, reasons=", ".join(reasons)) if reasons else label
            chance = "" if advice.chance is None else self.texts.say("ui-hint-chance", percent=round(100 * advice.chance))
            words = [Text(chance, "bold"), Text(said, "italic")]
            grid.add_row(Text(f" {number:>2} ", "bold reverse"), *(words if wide else [Text(" ").join(word for word in words if word)]))
        self.screen.print(grid)

    def reasons(self, advice: Advice) -> list[str]:
        """Why an act is advised, in words."""
        keys = [f"term-{name}".replace("_", "-") for name, _ in advice.why]
        return [self.texts.say(key) for key in keys if self.texts.has(key)]

    def rule(self, words: str) -> None:
        """A rule by its number, those with some words, or the chapters."""
        from carrack.core.rulebook import find

        from .rules import RULEBOOK, contents, page

        found = find(self.match.game, words)[:MOST_RULES]
        if self.language != RULEBOOK and (found or not words):
            self.say("ui-rules-english")
        if not words:
            self.screen.print(contents(self.match.game))
        elif found:
            self.screen.print(page(found))
        else:
            self.say("ui-unknown-rule", text=one_line(words)[:40])

    def help(self, legal: Sequence[int]) -> None:
        """All commands."""
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 2))
        example = self.match.game.actions.write(legal[0])
        rows = (
            ("1, 2, …", "ui-help-number"), (example, "ui-help-act"), ("?, " + self.texts.say("ui-word-hint"), "ui-help-hint"), ("why …", "ui-help-why"),
            (f"rule, rule {self.match.game.prefix}-1.1", "ui-help-rules"), ("u", "ui-help-undo"), ("s FILE", "ui-help-save"),
            ("log, log all", "ui-help-log"), ("board, board all", "ui-help-board"), (", ".join(self.parts), "ui-help-parts"),
            ("h, " + self.texts.say("ui-word-help"), "ui-help-help"), ("q", "ui-help-quit"),
        )  # fmt: skip
        for command, key in rows:
            if command:
                grid.add_row(Text(command, "bold"), self.texts.say(key))
        self.screen.print(Text(self.texts.say("ui-help"), "bold"), grid, sep="\n")
        if self.texts.has("legend"):
            self.screen.print(Text(self.texts.say("legend")))

    def undo(self, seat: int) -> None:
        """Take the last act back, but not past luck or another seat's act."""
        log = self.match.log
        if log.undo_floor(seat) >= len(log.acts):
            self.say("ui-undo-nothing" if not log.acts else "ui-undo-luck")
            return
        self.match.rewind(len(log.acts) - 1)
        self.since[seat] = len(self.match.log.acts)
        self.note(self.texts.say("ui-undone"))
        self.autosave()

    # --- the file -------------------------------------------------------------------------------

    def autosave(self) -> None:
        if self.saves:
            self.keep()

    def keep(self, loud: bool = False) -> bool:
        """Write the file. If that fails the game goes on."""
        assert self.file
        try:
            replace_text(self.file, self.match.log.write())
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = (getattr(error, "strerror", None) or str(error)).lower()
            self.note(self.texts.say("ui-save-failed", file=str(self.file), reason=reason), "bold red")
            if loud:
                self.read_notes()
            return False
        self.kept = list(self.match.log.acts)
        if loud:
            self.say("ui-saved", file=str(self.file))
        return True

    def save_as(self, name: str) -> bool:
        """Save now; without a name, to the file the game has."""
        if not name and not self.file:
            self.say("ui-save-where")
            return False
        before, path = self.file, Path(os.path.expanduser(name)) if name else self.file
        if name and path != before and path and path.exists():
            self.screen.print(Text(self.texts.say("ui-save-failed", file=name, reason=self.texts.say("ui-exists")), "bold red"))
            return False
        self.file = path
        if self.keep(loud=True):
            if self.saves and path != before:
                self.say("ui-saves-here")
            return True
        self.file = before
        return False

    def leave(self) -> None:
        """Get up; an unsaved game may be saved first."""
        if not self.saves and self.kept != self.match.log.acts and self.screen.is_terminal:
            while name := self.read("ui-save-before"):
                if self.save_as(name):
                    break
        raise Leave
