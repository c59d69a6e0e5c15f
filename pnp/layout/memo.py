"""Cache the results of pure functions by the identity of their arguments."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Memo:
    """A cache of the results of pure functions.

    It keeps the arguments alive, so that the identities in its keys stay unique. A copy in another process is empty.
    """

    __slots__ = ("_results",)

    def __init__(self) -> None:
        self._results: dict[Hashable, tuple[Sequence[object], Any]] = {}

    def once(self, sources: Sequence[object], key: Hashable, make: Callable[[], T]) -> T:
        """The result of ``make``, which is called once for identical sources and an equal key."""
        full_key = (key, *map(id, sources))
        entry = self._results.get(full_key)
        if entry is None:
            entry = self._results[full_key] = (sources, make())
        result: T = entry[1]
        return result

    def __reduce__(self) -> tuple[type[Memo], tuple[()]]:
        return Memo, ()
