"""Parts of a picture that are shown again and again: lists that nobody changes, with their JSON made once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import TypeVar, cast, overload

import msgspec

T = TypeVar("T", covariant=True)


class Kept(Sequence[T]):
    """A list that stays as it is. `encode` copies its JSON, where it would otherwise look at every object in it.

    >>> encode({"ships": Kept([1, 2])})
    b'{"ships":[1,2]}'
    """

    __slots__ = ("items", "json")

    def __init__(self, items: Iterable[T]) -> None:
        self.items = tuple(items)
        self.json = msgspec.Raw(encode(self.items))

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        return self.items[at]

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and self.items == cast(Kept[object], other).items

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self.items))


encode = msgspec.json.Encoder(enc_hook=attrgetter("json")).encode  # pictures are encoded with this: msgspec alone does not know `Kept`
