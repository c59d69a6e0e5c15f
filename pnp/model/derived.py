"""Values derived from a game once and shared, kept for as long as the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class Derived:
    """The results of functions of one game, by function.

    stays_open: whether others of the same kit will follow, so that it pays to remember what was found in its texts.
    """

    __slots__ = ("_results", "stays_open")

    def __init__(self, *, stays_open: bool = False) -> None:
        self.stays_open = stays_open
        self._results: dict[Callable[[Any], Any], Any] = {}

    def get(self, subject: S, make: Callable[[S], T]) -> T:
        """What ``make`` returns for the game to which this belongs, or for a view of it; it is called once.

        The result must not read the game later, as a generator would.
        """
        if make not in self._results:
            self._results[make] = make(subject)
        result: T = self._results[make]
        return result
