"""What hangs together on a node map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pnp.model.boards import NodeMap


def neighbors(nodes: NodeMap) -> Mapping[str, frozenset[str]]:
    """The places that each place has a border with; borders with places that are not there are left out."""
    found: dict[str, set[str]] = {node.id: set() for node in nodes.nodes}
    for border in nodes.borders:
        for one, other in _pairs(border.between):
            if one in found and other in found:
                found[one].add(other)
                found[other].add(one)
    return {one: frozenset(others) for one, others in found.items()}


def _pairs(ends: Sequence[str]) -> Iterable[tuple[str, str]]:
    return ((ends[0], ends[1]),) if len(ends) == 2 else ()


def parts(touching: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The places in groups between which there is no way, in the order of the kit."""
    left, groups = dict.fromkeys(touching), []
    while left:
        waiting, group = [next(iter(left))], {}
        while waiting:
            one = waiting.pop()
            if one in left:
                del left[one]
                group[one] = True
                waiting.extend(touching[one])
        groups.append([one for one in touching if one in group])
    return groups
