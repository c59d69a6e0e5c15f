"""Assign things to places, where each thing may go to some places and each place has a capacity.

A maximum flow from kinds of things to places (Edmonds and Karp, 1972), which is bipartite matching with capacities.
"""

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

Kind = TypeVar("Kind", bound=Hashable)
Place = TypeVar("Place", bound=Hashable)


def unplaced(
    counts: Mapping[Kind, int], allowed: Mapping[Kind, Sequence[Place]], capacity: Mapping[Place, int]
) -> dict[Kind, int]:
    """How many of each kind are left over when as many as possible are placed.

    counts: how many of each kind there are. allowed: where each kind may go. capacity: how many each place holds.
    """
    placed: dict[Kind, dict[Place, int]] = {kind: {} for kind in counts}
    used: dict[Place, int] = dict.fromkeys(capacity, 0)
    left = dict(counts)
    for kind in counts:
        while left[kind] and (path := _augmenting_path(kind, allowed, placed, used, capacity)):
            left[kind] -= _push(path, left[kind], placed, used, capacity)
    return {kind: number for kind, number in left.items() if number}


def _augmenting_path(
    start: Kind,
    allowed: Mapping[Kind, Sequence[Place]],
    placed: Mapping[Kind, Mapping[Place, int]],
    used: Mapping[Place, int],
    capacity: Mapping[Place, int],
) -> list[tuple[Kind, Place]]:
    """The shortest chain: a kind goes to a place, from which another kind moves on, up to a free place."""
    previous: dict[Place, tuple[Kind, Place | None]] = {}
    waiting: deque[tuple[Kind, Place | None]] = deque([(start, None)])
    seen = {start}
    while waiting:
        kind, before = waiting.popleft()
        for place in allowed[kind]:
            if place in previous:
                continue
            previous[place] = (kind, before)
            if used[place] < capacity[place]:
                return _chain(place, previous)
            for other, places in placed.items():
                if places.get(place) and other not in seen:
                    seen.add(other)
                    waiting.append((other, place))
    return []


def _chain(last: Place, previous: Mapping[Place, tuple[Kind, Place | None]]) -> list[tuple[Kind, Place]]:
    path: list[tuple[Kind, Place]] = []
    place: Place | None = last
    while place is not None:
        kind, before = previous[place]
        path.append((kind, place))
        place = before
    return path[::-1]


def _push(
    path: list[tuple[Kind, Place]],
    most: int,
    placed: dict[Kind, dict[Place, int]],
    used: dict[Place, int],
    capacity: Mapping[Place, int],
) -> int:
    """Move as many as fit along the chain, at most ``most``; return how many."""
    last = path[-1][1]
    number = min(most, capacity[last] - used[last])
    for (_, place), (mover, _) in pairwise(path):
        number = min(number, placed[mover][place])
    for index, (kind, place) in enumerate(path):
        placed[kind][place] = placed[kind].get(place, 0) + number
        if index:
            placed[kind][path[index - 1][1]] -= number
    used[last] += number
    return number
