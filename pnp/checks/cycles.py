"""Cycles among things that refer to each other."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def shortest_cycle(start: K, successors: Callable[[K], Iterable[K]]) -> list[K]:
    """The shortest path from a thing back to itself, named once; empty if there is none."""
    paths = deque([[start]])
    seen: set[K] = set()
    while paths:
        path = paths.popleft()
        for successor in successors(path[-1]):
            if successor == start:
                return path
            if successor not in seen:
                seen.add(successor)
                paths.append([*path, successor])
    return []
