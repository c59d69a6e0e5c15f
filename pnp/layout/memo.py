"""What was made from some values → the same object again, for everything that shows it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Memo:
    """Remembers what was made: asking changes how long it takes, never what comes of it.

    It holds what it was made from, so that an identity in a key never comes to mean another object. A copy in
    another process begins empty.
    """

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[Sequence[object], Any]] = {}

    def once(self, sources: Sequence[object], key: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` makes; made once for the same sources, by identity, and an equal key."""
        whole = (key, *map(id, sources))
        found = self._made.get(whole)
        if found is None:
            found = self._made[whole] = (sources, make())
        made: T = found[1]
        return made

    def __reduce__(self) -> tuple[type[Memo], tuple[()]]:
        return Memo, ()
