"""A position is one flat record. Its checked twin runs the same rules uncompiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from math import prod
from struct import Struct
from typing import Any, Literal, TypeVar, TypeVarTuple, cast

import numpy as np
from numpy.typing import NDArray

CHANCE = -1  # the actor when luck decides
EVERYBODY = 0xFF  # eyes: all seats
NOBODY_LOOKS = 0  # eyes: no seat

Seen = Literal["all", "owner", "nobody"]
ALL: Seen = "all"
OWNER: Seen = "owner"
NOBODY: Seen = "nobody"

States = NDArray[np.void]  # an array of records: a position is (states, index)
A = TypeVarTuple("A")
R = TypeVar("R")


@dataclass(frozen=True)
class Field:
    """One line of the record. `owner`: the first axis is the seat, and each seat sees its own row."""

    name: str
    type: str
    shape: tuple[int, ...] = ()
    seen: Seen = ALL
    why: str = ""


@dataclass(frozen=True)
class Option:
    """A choice made before the game. It becomes a public field of the record with its own name.

    Either `choices` (labels, stored by their place in the list) or `numbers`. The default may depend on the number of seats.
    `needs` names choices that make sense only from a number of seats on.
    """

    name: str
    choices: tuple[str, ...] = ()
    numbers: range = range(0)
    default: str | int | Mapping[int, int] = 0
    needs: Mapping[str, int] = field(default_factory=dict[str, int])
    why: str = ""

    @property
    def field(self) -> Field:
        return Field(self.name, "i1" if self.choices else "i2", (), ALL, self.why)

    def standard(self, seats: int) -> str | int:
        """The value used when nothing is said."""
        return self.default[seats] if isinstance(self.default, Mapping) else self.default

    def read(self, value: object, seats: int) -> int:
        """The stored number for a value given as text, number or truth value; raises ValueError with a plain sentence."""
        if self.choices:
            text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
            if text not in self.choices:
                raise ValueError(f"option {self.name} is one of {', '.join(self.choices)}, not {text!r}")
            if seats < self.needs.get(text, 0):
                raise ValueError(f"option {self.name}={text} needs at least {self.needs[text]} seats, not {seats}")
            return self.choices.index(text)
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) in self.numbers):
            raise ValueError(f"option {self.name} is a number from {self.numbers[0]} to {self.numbers[-1]}, not {text[:40]!r}")
        return int(text)

    def write(self, stored: int) -> str:
        """The inverse of `read`."""
        return self.choices[stored] if self.choices else str(stored)


HEADER = (
    Field("turn", "i4", why="turns begun"),
    Field("seats", "i1", why="how many play"),
    Field("actor", "i1", why="the seat to act, or CHANCE"),
    Field("phase", "i1", why="of the game's Phase; 0 = over"),
    Field("eyes", "u1", why="a bit per seat: who will see the hidden arguments of the next chance act"),
)


def record(fields: tuple[Field, ...], options: tuple[Option, ...] = ()) -> np.dtype[np.void]:
    """The dtype of a game: widest fields first and the tail filled, so that no byte is padding and equal positions have equal bytes."""
    every = (*HEADER, *(o.field for o in options), *fields)
    columns = sorted(((f.name, f.type, f.shape) for f in every), key=lambda c: -np.dtype(c[1]).itemsize)
    widest = np.dtype(columns[0][1]).itemsize
    spare = -np.dtype(cast(Any, columns)).itemsize % widest
    if spare:
        columns.append(("spare", "u1", (spare,)))
    aligned = np.dtype(cast(Any, columns), align=True)
    assert aligned.itemsize == np.dtype(cast(Any, columns)).itemsize, "a record has no padding"
    return np.dtype((np.record, aligned))


def shape_of(dtype: np.dtype[Any], name: str) -> tuple[int, ...]:
    """The shape of one field; () for a single number."""
    return dtype[name].shape


class Row:
    """A checked array of Python ints: no negative index, no value outside the field's type."""

    __slots__ = ("high", "low", "name", "shape", "v")

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int) -> None:
        self.name, self.shape, self.low, self.high = name, shape, low, high
        self.v = [0] * prod(shape)

    def _at(self, key: Any) -> int:
        at = 0
        for i, n in zip(key, self.shape, strict=True):
            if not 0 <= i < n:
                raise IndexError(f"{self.name}{list(key)} of {self.shape}")
            at = at * n + int(i)
        return at

    def _fits(self, key: Any, value: int) -> None:
        if not self.low <= value <= self.high:
            raise OverflowError(f"{self.name}[{key}] = {value} does not fit {self.low}..{self.high}")

    def __getitem__(self, key: Any) -> int:
        return self.v[self._at(key)]

    def __setitem__(self, key: Any, value: int) -> None:
        self._fits(key, value)
        self.v[self._at(key)] = int(value)

    def __len__(self) -> int:
        return self.shape[0]

    def tolist(self) -> Any:
        """As nested lists."""
        return np.array(self.v).reshape(self.shape).tolist()

    def __repr__(self) -> str:
        return f"{self.name}{self.tolist()}"


class Row1(Row):
    """The common case, quicker: one axis."""

    __slots__ = ()

    def __getitem__(self, key: int) -> int:
        if not 0 <= key < len(self.v):
            raise IndexError(f"{self.name}[{key}] of {len(self.v)}")
        return self.v[key]

    def __setitem__(self, key: int, value: int) -> None:
        if not 0 <= key < len(self.v):
            raise IndexError(f"{self.name}[{key}] of {len(self.v)}")
        self._fits(key, value)
        self.v[key] = int(value)


class Row2(Row):
    """Two axes."""

    __slots__ = ()

    def __getitem__(self, key: tuple[int, int]) -> int:
        i, j = key
        n = self.shape[1]
        if i < 0 or not 0 <= j < n:
            raise IndexError(f"{self.name}[{i}, {j}] of {self.shape}")
        return self.v[i * n + j]

    def __setitem__(self, key: tuple[int, int], value: int) -> None:
        i, j = key
        n = self.shape[1]
        if i < 0 or not 0 <= j < n:
            raise IndexError(f"{self.name}[{i}, {j}] of {self.shape}")
        self._fits(key, value)
        self.v[i * n + j] = int(value)


class Twin:
    """A position as checked Python ints: what `twin` makes for each game."""

    __slots__ = ()

    def __init__(self) -> None: ...
    def tobytes(self) -> bytes:
        raise NotImplementedError

    @classmethod
    def frombytes(cls, data: bytes) -> Any:
        raise NotImplementedError


def twin(dtype: np.dtype[Any]) -> type[Twin]:
    """A class with the fields of `dtype` as checked Python ints, and bytes in and out."""
    names = dtype.names or ()
    bounds: dict[str, tuple[int, int]] = {}
    shapes: dict[str, tuple[int, ...]] = {}
    for name in names:
        base = dtype[name].base
        info = np.iinfo(cast(Any, base))
        bounds[name], shapes[name] = (int(info.min), int(info.max)), dtype[name].shape

    class Checked(Twin):
        __slots__ = names

        def __init__(self) -> None:
            for name, shape in shapes.items():
                row = {1: Row1, 2: Row2}.get(len(shape), Row)
                object.__setattr__(self, name, row(name, shape, *bounds[name]) if shape else 0)

        def __setattr__(self, name: str, value: int) -> None:
            low, high = bounds[name]
            if shapes[name]:
                raise TypeError(f"{name} is an array: give an index")
            if not low <= value <= high:
                raise OverflowError(f"{name} = {value} does not fit {low}..{high}")
            object.__setattr__(self, name, int(value))

        def tobytes(self) -> bytes:
            out = np.zeros(1, dtype)
            for name, shape in shapes.items():
                value = getattr(self, name)
                out[name][0] = np.array(value.v).reshape(shape) if shape else value
            return out.tobytes()

        @classmethod
        def frombytes(cls, data: bytes) -> Any:
            source = np.frombuffer(data, dtype, 1)
            self = cls()
            for name, shape in shapes.items():
                value = source[name][0]
                if shape:
                    getattr(self, name).v[:] = [int(x) for x in value.ravel()]
                else:
                    object.__setattr__(self, name, int(value))
            return self

    return Checked


class Facts:
    """One position as plain Python numbers and nested tuples, for screens and texts: `facts.gold[2]`.

    It is read with all fields that were ever asked of such a position of this game, which is quicker than one by one. What a seat knows
    may be given with `public`, the same position as everybody knows it; then only the `secrets`, in which the two can differ, are read anew.
    """

    __slots__ = ("__dict__", "_data", "_dtype", "_made", "_public", "_secrets")

    def __init__(self, dtype: np.dtype[np.void], data: bytes, public: Facts | None = None, secrets: frozenset[str] = frozenset()) -> None:
        self._dtype, self._data, self._public, self._secrets = dtype, data, public, secrets
        self._made: dict[Any, Any] = {}  # by functions that are `shared`
        read = READERS.get((type(self), dtype))
        if public is not None:
            self._know(public)
        elif read is not None:
            self.__dict__ = read(data)

    def _know(self, public: Facts) -> None:
        """All that everybody knows, and of the secrets those that were ever asked for."""
        asked = self._secrets.intersection(public.__dict__)
        self.__dict__ = public.__dict__ | reader(self._dtype, asked)(self._data)

    def __getattr__(self, name: str) -> Any:
        """A field that nobody has asked for yet."""
        kind, dtype, public = type(self), self._dtype, self._public
        if name not in (dtype.names or ()):
            raise AttributeError(f"the record has no field {name}")
        if public is not None:
            getattr(public, name)
            self._know(public)
        else:
            asked = ASKED[kind, dtype] = ASKED.get((kind, dtype), frozenset()) | {name}  # what another thread asks now is asked again
            read = READERS[kind, dtype] = reader(dtype, asked)
            self.__dict__ = read(self._data)
        return self.__dict__[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and (self._dtype, self._data) == (other._dtype, other._data)

    __hash__ = None  # type: ignore[assignment]


class Before(Facts):
    """A position that is over: stories ask it for what an act has changed, which is little, and nobody asks it for a picture."""

    __slots__ = ()


ASKED: dict[tuple[type[Facts], np.dtype[np.void]], frozenset[str]] = {}  # the fields of each game that views and stories have asked for
READERS: dict[tuple[type[Facts], np.dtype[np.void]], Callable[[bytes], dict[str, Any]]] = {}  # of them all


def shared(make: Callable[[Facts, *A], R]) -> Callable[[Facts, *A], R]:
    """Marks a function of a game's view that tells what everybody may know: it is asked once, for all viewers of a position.

    Whoever looks, it is given the position as everybody knows it. Nobody changes what it returns.
    """

    @wraps(make)
    def once(facts: Facts, *args: *A) -> R:
        public = facts._public or facts  # pyright: ignore[reportPrivateUsage]
        made, key = public._made, (make, args)  # pyright: ignore[reportPrivateUsage]
        try:
            return made[key]
        except KeyError:
            made[key] = made_now = make(public, *args)
            return made_now

    return once


CODES = {
    "i1": "b",
    "u1": "B",
    "b1": "?",
    "i2": "h",
    "u2": "H",
    "i4": "i",
    "u4": "I",
    "i8": "q",
    "u8": "Q",
    "f4": "f",
    "f8": "d",
}  # of `struct`


@lru_cache(maxsize=512)
def reader(dtype: np.dtype[np.void], asked: frozenset[str]) -> Callable[[bytes], dict[str, Any]]:
    """From a record's bytes to the fields asked: all numbers at once, then each field in its shape, as one written-out expression."""
    layout, lines, at = "<", list[str](), 0

    def nested(first: int, shape: tuple[int, ...]) -> str:
        if len(shape) < 2:
            return f"n[{first}:{first + shape[0]}]" if shape else f"n[{first}]"
        size = prod(shape[1:])
        return f"({''.join(nested(first + k * size, shape[1:]) + ',' for k in range(shape[0]))})"

    for name in dtype.names or ():
        kind = cast(Any, dtype[name])
        if name not in asked:
            layout += f"{kind.itemsize}x"
            continue
        layout += f"{prod(kind.shape)}{CODES[kind.base.str[1:]]}"
        lines.append(f"{name!r}: {nested(at, kind.shape)}")
        at += prod(kind.shape)
    made: dict[str, Any] = {"unpack": Struct(layout).unpack}
    exec(f"def read(data):\n    n = unpack(data)\n    return {{{', '.join(lines)}}}", made)
    return made["read"]


def facts(states: States, i: int = 0) -> Facts:
    """One record in plain Python; later changes of the record do not show."""
    return Facts(states.dtype, states[i : i + 1].tobytes())
