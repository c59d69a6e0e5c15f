"""Cache the results of pure functions, by the identity of their arguments or by what these hold."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")
# As many parts as several large maps have: behind so many, those that were asked for before are forgotten.
_MOST: Final = 4000


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


class ContentMemo(Memo):
    """The same for keys that hold all that a result is made of, for a long time: it forgets what nobody asks for."""

    __slots__ = ("_older",)

    def __init__(self) -> None:
        super().__init__()
        self._older: dict[Hashable, tuple[Sequence[object], Any]] = {}

    def once(self, sources: Sequence[object], key: Hashable, make: Callable[[], T]) -> T:
        """As of a ``Memo``."""
        if len(self._results) >= _MOST:
            self._older, self._results = self._results, {}
        full_key = (key, *map(id, sources))
        if full_key not in self._results and full_key in self._older:
            self._results[full_key] = self._older[full_key]
        return super().once(sources, key, make)

    def __reduce__(self) -> tuple[type[ContentMemo], tuple[()]]:
        return ContentMemo, ()
