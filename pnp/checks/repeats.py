"""Things of which two are the same."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def repeats(things: Iterable[T], key: Callable[[T], Hashable | None]) -> Iterator[tuple[T, T]]:
    """Each thing with the key of an earlier one: the first with this key, and the thing. None is no key."""
    first: dict[Hashable, T] = {}
    for thing in things:
        if (value := key(thing)) is not None and (before := first.setdefault(value, thing)) is not thing:
            yield before, thing
