"""Every decision and every chance outcome of a game, as one table of kinds. From it come the ids, their text form, and compiled code.

An act is an int. A kind is a block of ids, one for each combination of its named arguments, the last argument fastest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from math import prod

MOST_ACTS = 32768  # ids travel as int16


@dataclass(frozen=True)
class Arg:
    """A named argument: contiguous values from `first` on, each with a label for its text form and a word for sentences."""

    name: str
    first: int
    labels: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def count(self) -> int:
        return len(self.labels)

    @classmethod
    def of(cls, name: str, values: range | type[IntEnum]) -> Arg:
        if isinstance(values, range):
            if values.step != 1 or not values:
                raise ValueError(f"{name}: a range that steps by one")
            labels = tuple(map(str, values))
            return cls(name, values.start, labels, labels)
        members = list(values)
        first = int(members[0])
        if [int(m) for m in members] != list(range(first, first + len(members))):
            raise ValueError(f"{name}: {values.__name__} has gaps")
        labels = tuple(m.name.lower() for m in members)
        return cls(name, first, labels, tuple(str(getattr(m, "word", label)) for m, label in zip(members, labels, strict=True)))


class Kind:
    """A kind of decision: its name, the phase or phases it belongs to, and its arguments.

    `Kind("buy", good=Good, at=Phase.TRADE)` needs `refuse_buy(s, good)` and `do_buy(s, good)` in the rules.
    `hidden` names the arguments that not everybody may see: a decision's are its seat's own, a chance act's belong to the open `eyes`.
    `shows` names a field that everybody sees and by which the act shows something of what was hidden, as the rules want it.
    """

    chance = False
    test = "refuse"

    def __init__(
        self, name: str, *, at: int | tuple[int, ...], hidden: tuple[str, ...] = (), shows: str = "", **args: range | type[IntEnum]
    ) -> None:
        self.name = name
        self.at = tuple(int(p) for p in (at if isinstance(at, tuple) else (at,)))
        self.args = tuple(Arg.of(k, v) for k, v in args.items())
        self.hidden = frozenset(hidden)
        self.shows = shows
        unknown = self.hidden - {a.name for a in self.args}
        if unknown:
            raise ValueError(f"{name} hides {', '.join(unknown)}, which it does not have")
        self.size = prod(a.count for a in self.args)
        self.base = -1

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {', '.join(a.name for a in self.args)})"


class Chance(Kind):
    """A kind of outcome of luck. It needs `weight_x(s, ...) -> int` (0 = impossible) and `do_x(s, ...)` in the rules."""

    chance = True
    test = "weight"


class ActionTable:
    """All kinds of a game, in declared order."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.size = 0
        for kind in kinds:
            kind.base = self.size
            self.size += kind.size
        if self.size >= MOST_ACTS:
            raise ValueError(f"{self.size} acts; at most {MOST_ACTS - 1}")
        self.named = {k.name: k for k in kinds}
        if len(self.named) != len(kinds):
            raise ValueError("two kinds have the same name")
        for phase in {p for k in kinds for p in k.at}:
            if len({k.chance for k in kinds if phase in k.at}) > 1:
                raise ValueError(f"phase {phase} mixes luck and decisions")
        self.kind_of = [k for k in kinds for _ in range(k.size)]
        self._texts: list[str] = []
        self._messages: dict[int, tuple[str, dict[str, int | str]]] = {}

    def __len__(self) -> int:
        return self.size

    # --- ids and text ---------------------------------------------------------------------------

    def id(self, kind: str, /, **args: int | str) -> int:
        """The id of one act; raises ValueError naming what is wrong."""
        if kind not in self.named:
            raise ValueError(f"no act is called {kind[:40]!r}")
        k, at = self.named[kind], 0
        for arg in k.args:
            if arg.name not in args:
                raise ValueError(f"{kind} needs {' '.join(f'{a.name}=' for a in k.args)}")
            value = args.pop(arg.name)
            i = int(value) - arg.first if not isinstance(value, str) else arg.labels.index(value) if value in arg.labels else -1
            if not 0 <= i < arg.count:
                raise ValueError(f"{kind}: {arg.name} is {listed(arg.labels)}, not {str(value)[:40]!r}")
            at = at * arg.count + i
        if args:
            raise ValueError(f"{kind} has no argument {', '.join(sorted(args))[:60]!r}")
        return k.base + at

    def args(self, a: int) -> tuple[Kind, dict[str, int]]:
        """The kind and the arguments of an id."""
        if not 0 <= a < self.size:
            raise ValueError(f"no act has the number {a}; they go from 0 to {self.size - 1}")
        kind = self.kind_of[a]
        at, out = a - kind.base, dict[str, int]()
        for arg in reversed(kind.args):
            at, i = divmod(at, arg.count)
            out[arg.name] = arg.first + i
        return kind, dict(reversed(out.items()))

    def write(self, a: int, unseen: bool = False) -> str:
        """An id as text, `buy good=spice`; arguments that were not seen as `?`."""
        if not unseen and self._texts:
            if not 0 <= a < self.size:
                raise ValueError(f"no act has the number {a}; they go from 0 to {self.size - 1}")
            return self._texts[a]
        kind, args = self.args(a)
        said = (f"{x.name}={'?' if unseen and x.name in kind.hidden else x.labels[args[x.name] - x.first]}" for x in kind.args)
        return " ".join((kind.name, *said))

    def read(self, text: str) -> int:
        """The inverse of `write`."""
        name, *rest = text.split()[:16] or [""]
        args: dict[str, int | str] = {}
        for part in rest:
            key, equals, value = part.partition("=")
            if not equals or key in args:
                raise ValueError(f"{part[:40]!r} in {text[:60]!r} is not one name=value")
            args[key] = value
        return self.id(name, **args)

    def texts(self) -> list[str]:
        """The text of every id; remembered."""
        if not self._texts:
            self._texts = [self.write(a) for a in range(self.size)]
        return self._texts

    def message(self, a: int) -> tuple[str, dict[str, int | str]]:
        """The key of the sentence for an act and its arguments, enum members by their words."""
        if a not in self._messages:
            kind, args = self.args(a)
            said: dict[str, int | str] = {}
            for x in kind.args:
                word = x.words[args[x.name] - x.first]
                said[x.name] = args[x.name] if word.lstrip("-").isdigit() else word
            self._messages[a] = f"act-{kind.name}".replace("_", "-"), said
        key, said = self._messages[a]
        return key, dict(said)

    def digest(self) -> str:
        """Changes when an id changes its meaning: logs by number would read differently."""
        return hashlib.sha256("\n".join(self.texts()).encode()).hexdigest()[:16]

    # --- compiled code --------------------------------------------------------------------------

    def generate(self, rules: str) -> str:
        """The module with `refuse`, `apply`, `legal`, `movable`, `total`, `nth`, `draw` and `outcomes`, as source text."""
        uses = sorted({f"{k.test}_{k.name}" for k in self.kinds} | {f"do_{k.name}" for k in self.kinds})
        lines = [
            "# Generated from the action table: not to be edited.",
            "from carrack.core.chance import below",
            "from carrack.core.jit import rule",
            f"from {rules} import (",
            *(f"    {u}," for u in uses),
            ")",
            "",
            f"N_ACTIONS = {self.size}",
            "",
        ]

        def refuse(k: Kind) -> list[str]:
            elsewhere = " and ".join(f"s.phase != {p}" for p in k.at)
            answer = f"return 0 if {decoded(k, 'weight')} > 0 else 1" if k.chance else f"return {decoded(k, 'refuse')}"
            return [f"if {elsewhere}:", "    return 1", answer]

        lines += rule_head("refuse(s, a)", "0 if the act is legal, else the number of the rule against it.") + tree(self.kinds, refuse)
        lines += rule_head("apply(s, a)", "Do an act; it is not checked.") + tree(self.kinds, lambda k: [decoded(k, "do")])

        def by_phase(head: str, why: str, chance: bool, inner: Callable[[str, str], list[str]], before: list[str], result: str) -> None:
            lines.extend([*rule_head(head, why), *before])
            for phase in sorted({p for k in self.kinds for p in k.at if k.chance == chance}):
                lines.append(f"    if s.phase == {phase}:")
                for k in self.kinds:
                    if phase in k.at:
                        lines.extend(looped(k, inner))
                lines.append(f"        return {result}")
            lines.append(f"    return {result}")

        none, zero = list[str](), ["    n = 0"]
        by_phase(
            "legal(s, out)",
            "Write all legal acts, return how many.",
            False,
            lambda t, a: [f"if {t} == 0:", f"    out[n] = {a}", "    n += 1"],
            zero,
            "n",
        )
        by_phase("movable(s)", "Is any act legal?", False, lambda t, a: [f"if {t} == 0:", "    return 1"], none, "0")
        by_phase("total(s)", "The sum of all weights.", True, lambda t, a: [f"n += {t}"], zero, "n")
        by_phase(
            "nth(s, r)", "The outcome at r in 0..total-1.", True, lambda t, a: [f"r -= {t}", "if r < 0:", f"    return {a}"], none, "-1"
        )
        weigh = ["w = {t}", "if w > 0:", "    out[n] = {a}", "    weights[n] = w", "    n += 1"]
        by_phase(
            "outcomes(s, out, weights)",
            "Write all possible outcomes and their weights, return how many.",
            True,
            lambda t, a: [line.format(t=t, a=a) for line in weigh],
            zero,
            "n",
        )
        lines += [*rule_head("draw(s, rng)", "An outcome, drawn by its weight."), "    return nth(s, below(rng, total(s)))"]
        return "\n".join(lines) + "\n"


def listed(labels: Iterable[str]) -> str:
    """Labels in words: `one of 1, 2, 3`, or the first and the last of many."""
    labels = list(labels)
    if len(labels) > 8:
        return f"one of {labels[0]} … {labels[-1]}"
    return "one of " + ", ".join(labels) if len(labels) > 1 else labels[0]


def rule_head(head: str, why: str) -> list[str]:
    """The first lines of a generated rule."""
    return ["", "", "@rule", f"def {head}:", f'    """{why}"""']


def decoded(kind: Kind, prefix: str) -> str:
    """A call of one function of a kind with the arguments taken out of the id `a`."""
    parts, step = list[str](), kind.size
    rest = f"(a - {kind.base})" if kind.base else "a"
    for i, arg in enumerate(kind.args):
        step //= arg.count
        value = rest if step == 1 else f"{rest} // {step}"
        if i:
            value = f"{value} % {arg.count}"
        parts.append(f"{value} + {arg.first}" if arg.first else value)
    return f"{prefix}_{kind.name}({', '.join(['s', *parts])})"


def tree(kinds: tuple[Kind, ...], body: Callable[[Kind], list[str]], depth: int = 1) -> list[str]:
    """A binary search over the blocks of ids."""
    pad = "    " * depth
    if len(kinds) == 1:
        return [pad + line for line in body(kinds[0])]
    half = len(kinds) // 2
    low, high = tree(kinds[:half], body, depth + 1), tree(kinds[half:], body, depth + 1)
    return [f"{pad}if a < {kinds[half].base}:", *low, f"{pad}else:", *high]


def looped(kind: Kind, inner: Callable[[str, str], list[str]]) -> list[str]:
    """One loop per argument, around a call of the kind's own test with the loop variables."""
    lines, depth, step, terms = list[str](), 2, kind.size, [str(kind.base)]
    for arg in kind.args:
        step //= arg.count
        lines.append("    " * depth + f"for {arg.name} in range({arg.first}, {arg.first + arg.count}):")
        depth += 1
        offset = f"({arg.name} - {arg.first})" if arg.first else arg.name
        terms.append(offset if step == 1 else f"{offset} * {step}")
    call = f"{kind.test}_{kind.name}({', '.join(['s', *(a.name for a in kind.args)])})"
    return lines + ["    " * depth + line for line in inner(call, " + ".join(terms))]
