"""Things of which two are the same: each further one, or only the first."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def repeats(things: Iterable[T], key: Callable[[T], Hashable | None]) -> Iterator[tuple[T, T]]:
    """Each thing with the key of an earlier one: the first with this key, and the thing. None is no key."""
    first: dict[Hashable, T] = {}
    for thing in things:
        if (value := key(thing)) is not None and (before := first.setdefault(value, thing)) is not thing:
            yield before, thing


def first_of_each(things: Iterable[T], key: Callable[[T], Hashable]) -> Iterator[T]:
    """The things without those with the key of an earlier one."""
    seen = set[Hashable]()
    for thing in things:
        if (value := key(thing)) not in seen:
            seen.add(value)
            yield thing
