"""Things of which two are the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def repeats(things: Iterable[T], key: Callable[[T], Hashable | None]) -> Iterator[tuple[T, T]]:
    """Each thing whose key one before it had: the first that had it, and the thing. None is no key."""
    first: dict[Hashable, T] = {}
    for thing in things:
        if (found := key(thing)) is not None and (before := first.setdefault(found, thing)) is not thing:
            yield before, thing
