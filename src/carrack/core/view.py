"""Generated looks at a position: `observe` for nets from a table of pieces, `evaluate` and `appraise` from a game's value functions,
`signs` and `weigh` from both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

import numpy as np

from .actions import rule_head
from .state import shape_of


@dataclass(frozen=True)
class Piece:
    """One named piece of the observation, made from one field of the record.

    Numbers are divided by `high`; `values` makes one 0/1 number for each value; `digits` reads the value as a number with digits of these
    bases and makes one 0/1 number for each value of each digit; `seat` reads the value as a seat, counted from the
    observer on; `bits` reads it as a bit per seat, likewise; `members` reads it as a set of so many things, a bit for each. With `by_seat` the first axis is the seat, and the observer's own row comes first.
    """

    field: str
    high: int = 1
    values: range = range(0)
    digits: tuple[int, ...] = ()
    seat: bool = False
    bits: bool = False
    members: int = 0
    by_seat: bool = False

    def width(self, most_seats: int) -> int:
        """How many numbers one value of the field becomes."""
        return most_seats if self.seat or self.bits else len(self.values) or sum(self.digits) or self.members or 1


def layout(pieces: Iterable[Piece], dtype: np.dtype[np.void], most_seats: int) -> dict[str, slice]:
    """Where each piece lies in the observation."""
    at, out = 0, dict[str, slice]()
    for piece in pieces:
        size = prod(shape_of(dtype, piece.field)) * piece.width(most_seats)
        out[piece.field] = slice(at, at + size)
        at += size
    return out


def own(pieces: Iterable[Piece]) -> list[Piece]:
    """The pieces that say what a seat has."""
    return [piece for piece in pieces if piece.by_seat and not (piece.seat or piece.bits or piece.digits or piece.members)]


def signs_of(pieces: Iterable[Piece], terms: tuple[str, ...], dtype: np.dtype[np.void]) -> int:
    """How many signs of a seat there are."""
    return sum(len(piece.values) or prod(shape_of(dtype, piece.field)[1:]) for piece in own(pieces)) + len(terms)


def generate(pieces: tuple[Piece, ...], terms: tuple[str, ...], dtype: np.dtype[np.void], most_seats: int, module: str) -> str:
    """The module with `observe`, `evaluate` and `appraise`, as source text."""
    lines = [
        "# Generated from the pieces of the observation and the terms of the evaluation: not to be edited.",
        "from carrack.core.jit import rule",
    ]
    if terms:
        lines += [f"from {module} import (", *(f"    value_{t}," for t in terms), ")"]
    lines += rule_head("observe(s, seat, out)", "Write what the seat sees as numbers; the record is already redacted.")
    lines += ["    me = seat if seat >= 0 else 0", "    n = 0"]
    for piece in pieces:
        lines += observe_piece(piece, shape_of(dtype, piece.field), most_seats)
    lines.append("    return n")
    lines += rule_head("evaluate(s, seat)", "How good the position is for the seat, in thousandths of a won game or so.")
    lines.append("    return " + (" + ".join(f"value_{t}(s, seat)" for t in terms) or "0"))
    lines += rule_head("appraise(s, seat, out)", "The terms of the evaluation one by one.")
    lines += [f"    out[{i}] = value_{t}(s, seat)" for i, t in enumerate(terms)]
    lines.append(f"    return {len(terms)}")
    lines += rule_head(
        "signs(s, seat, out)", "What a seat has, as few numbers: how often each value occurs, plain numbers, the terms in thousands."
    )
    lines.append("    n = 0")
    for piece in own(pieces):
        lines += sign_piece(piece, shape_of(dtype, piece.field))
    for t in terms:
        lines += [f"    out[n] = value_{t}(s, seat) / 1000.0", "    n += 1"]
    lines.append("    return n")
    lines += rule_head(
        "weigh(s, seat, weights, heeded)", "The signs times their weights, summed up; of the pieces only those whose bit is in `heeded`."
    )
    lines.append("    total = 0.0")
    at = 0
    for i, piece in enumerate(own(pieces)):
        shape = shape_of(dtype, piece.field)
        lines += weigh_piece(piece, shape, at, 1 << i)
        at += len(piece.values) or prod(shape[1:])
    lines += [f"    total += weights[{at + i}] * value_{t}(s, seat) / 1000.0" for i, t in enumerate(terms)]
    lines.append("    return total")
    return "\n".join(lines) + "\n"


def observe_piece(piece: Piece, shape: tuple[int, ...], most_seats: int) -> list[str]:
    """The loops that write one piece."""
    lines, depth, index = list[str](), 1, list[str]()
    for axis, n in enumerate(shape):
        lines.append("    " * depth + f"for i{axis} in range({n}):")
        depth += 1
        if axis == 0 and piece.by_seat:
            lines.append("    " * depth + "p = (me + i0) % s.seats if i0 < s.seats else i0")
            index.append("p")
        else:
            index.append(f"i{axis}")
    value = f"s.{piece.field}[{', '.join(index)}]" if shape else f"s.{piece.field}"
    pad = "    " * depth
    if piece.seat:
        body = [
            f"for q in range({most_seats}):",
            f"    out[n] = 1.0 if q < s.seats and {value} == (me + q) % s.seats else 0.0",
            "    n += 1",
        ]
    elif piece.bits:
        body = [
            f"for q in range({most_seats}):",
            f"    out[n] = 1.0 if q < s.seats and {value} >> ((me + q) % s.seats) & 1 else 0.0",
            "    n += 1",
        ]
    elif piece.members:
        body = [f"for v in range({piece.members}):", f"    out[n] = {value} >> v & 1", "    n += 1"]
    elif piece.digits:
        body = [f"for v in range({sum(piece.digits)}):", "    out[n + v] = 0.0", f"v = {value}", "if v >= 0:"]
        for i, base in enumerate(piece.digits):
            body.append(f"    out[n + {sum(piece.digits[:i])} + v // {prod(piece.digits[i + 1 :])} % {base}] = 1.0")
        body.append(f"n += {sum(piece.digits)}")
    elif piece.values:
        body = [
            f"for v in range({piece.values.start}, {piece.values.stop}):",
            f"    out[n] = 1.0 if {value} == v else 0.0",
            "    n += 1",
        ]
    else:
        body = [f"out[n] = {value} / {float(piece.high)}", "n += 1"]
    return lines + [pad + line for line in body]


def sign_piece(piece: Piece, shape: tuple[int, ...]) -> list[str]:
    """The loops that write the signs of one piece."""
    lines, depth, index = list[str](), 1, ["seat"]
    if piece.values:
        lines += [f"    for v in range({len(piece.values)}):", "        out[n + v] = 0.0"]
    for axis, n in enumerate(shape[1:]):
        lines.append("    " * depth + f"for i{axis} in range({n}):")
        depth += 1
        index.append(f"i{axis}")
    pad, value = "    " * depth, f"s.{piece.field}[{', '.join(index)}]"
    if not piece.values:
        return [*lines, f"{pad}out[n] = {value} / {float(piece.high)}", f"{pad}n += 1"]
    lines += [
        f"{pad}v = {value} - {piece.values.start}",
        f"{pad}if 0 <= v < {len(piece.values)}:",
        f"{pad}    out[n + v] += 1.0",
    ]
    return [*lines, f"    n += {len(piece.values)}"]


def weigh_piece(piece: Piece, shape: tuple[int, ...], at: int, bit: int) -> list[str]:
    """The loops that weigh the signs of one piece, which begin at `at`."""
    lines, depth, index, place = [f"    if heeded & {bit}:"], 2, ["seat"], "0"
    for axis, n in enumerate(shape[1:]):
        lines.append("    " * depth + f"for i{axis} in range({n}):")
        depth += 1
        index.append(f"i{axis}")
        place = f"({place}) * {n} + i{axis}" if axis else f"i{axis}"
    pad, value = "    " * depth, f"s.{piece.field}[{', '.join(index)}]"
    if not piece.values:
        return [*lines, f"{pad}total += weights[{at} + {place}] * {value} / {float(piece.high)}"]
    return [
        *lines,
        f"{pad}v = {value} - {piece.values.start}",
        f"{pad}if 0 <= v < {len(piece.values)}:",
        f"{pad}    total += weights[{at} + v]",
    ]
