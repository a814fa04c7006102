"""Generated looks for many observations a second: the same numbers as `observe`, written in another order.

An observation is mostly zeros. So all of it is cleared at once, and then only what is not zero is written, without branches that a
processor would have to guess.
"""

from __future__ import annotations

from math import prod

import numpy as np

from carrack.core.actions import rule_head
from carrack.core.state import shape_of
from carrack.core.view import Piece

NO_SEAT = -999  # a value that no field has
NARROW = 4  # so few numbers are quicker compared all at once than looked up


def generate(pieces: tuple[Piece, ...], dtype: np.dtype[np.void], most_seats: int) -> str:
    """The module with `look(s, seat, out)`, as source text."""
    size = sum(prod(shape_of(dtype, p.field)) * p.width(most_seats) for p in pieces)
    lines = [
        "# Generated from the pieces of the observation: not to be edited.",
        "import numpy as np",
        "from carrack.core.jit import rule",
        *rule_head("look(s, seat, out)", "Write what the seat sees as numbers; the record is already redacted."),
        "    me = seat if seat >= 0 else 0",
        "    n = s.seats",
        *(f"    seat{q} = {NO_SEAT} if {q} >= n else me + {q} if me + {q} < n else me + {q} - n" for q in range(most_seats)),
        f"    for j in range({size}):",
        "        out[j] = 0.0",
    ]
    at = 0
    for piece in pieces:
        shape = shape_of(dtype, piece.field)
        lines += written(piece, shape, most_seats, at)
        at += prod(shape) * piece.width(most_seats)
    return "\n".join(lines) + "\n"


def written(piece: Piece, shape: tuple[int, ...], most_seats: int, at: int) -> list[str]:
    """The loops that write one piece, which begins at `at`."""
    lines, depth, index = list[str](), 1, list[str]()
    width = piece.width(most_seats)
    step, place = prod(shape) * width, str(at)
    for axis, n in enumerate(shape):
        step //= n
        lines.append("    " * depth + f"for i{axis} in range({n}):")
        depth += 1
        index.append(f"i{axis}")
        place += f" + i{axis} * {step}"
        if axis == 0 and piece.by_seat:
            lines.append("    " * depth + "p = i0 if i0 >= n else me + i0 if me + i0 < n else me + i0 - n")
            index[0] = "p"
    value = f"s.{piece.field}[{', '.join(index)}]" if shape else f"s.{piece.field}"
    pad = "    " * depth
    if piece.bits:
        body = [
            f"v = {value}",
            "if v:",
            "    for q in range(n):",
            "        r = me + q if me + q < n else me + q - n",
            f"        out[{place} + q] = 1.0 if v >> r & 1 else 0.0",
        ]
    elif piece.seat:
        rows = [f"out[{place} + {q}] = 1.0 if v == seat{q} else 0.0" for q in range(width)]
        crowd = len(shape) > 1  # places in rows are mostly nobody's: a guess that pays
        body = [f"v = {value}", "if v >= 0:", *(f"    {row}" for row in rows)] if crowd else [f"v = {value}", *rows]
    elif piece.members:
        body = [f"v = np.int64({value})", "if v:", f"    for q in range({width}):", f"        out[{place} + q] = v >> q & 1"]
    elif piece.digits:
        body = [f"v = {value}", "if v >= 0:"]  # most such places are empty
        for i, base in enumerate(piece.digits):
            first, weight = sum(piece.digits[:i]), prod(piece.digits[i + 1 :])
            body.append(f"    out[{place} + {first} + (np.uint32(v) // np.uint32({weight})) % np.uint32({base})] = 1.0")
    elif piece.values:
        first = piece.values.start
        body = [f"v = {value} - {first}" if first else f"v = {value}"]
        if width <= NARROW:
            body += [f"for q in range({width}):", f"    out[{place} + q] = 1.0 if v == q else 0.0"]
        else:
            body += [f"k = v if v >= 0 and v < {width} else 0", f"out[{place} + k] = 1.0 if v == k else 0.0"]
    else:
        body = [f"out[{place}] = np.float32({value}) / np.float32({piece.high})" if piece.high != 1 else f"out[{place}] = {value}"]
    return lines + [pad + line for line in body]
