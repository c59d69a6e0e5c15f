"""Neighbors and connected parts of a node map."""

from collections.abc import Iterable, Mapping

from pnp.model.boards import NodeMap


def neighbors(nodes: NodeMap) -> Mapping[str, frozenset[str]]:
    """The places that each place has a border with; borders to unknown places are left out."""
    bordering: dict[str, set[str]] = {node.id: set() for node in nodes.nodes}
    for border in nodes.borders:
        if len(border.between) == 2 and bordering.keys() >= set(border.between):
            first, last = border.between
            bordering[first].add(last)
            bordering[last].add(first)
    return {name: frozenset(others) for name, others in bordering.items()}


def connected_parts(touching: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The connected parts, each in the order of the kit."""
    left, groups = dict.fromkeys(touching), []
    while left:
        waiting, group = [next(iter(left))], set[str]()
        while waiting:
            name = waiting.pop()
            if name in left:
                del left[name]
                group.add(name)
                waiting.extend(touching[name])
        groups.append([name for name in touching if name in group])
    return groups
