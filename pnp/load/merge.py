"""A kit that extends another: the records of the base, changed key by key."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.nodes import Entry, MapNode, Node, Scalar


def extended(base: Sequence[Node], own: Sequence[Node]) -> list[Node]:
    """The records of a set of the base kit, then those of the kit itself.

    A record with the id of one of the base changes it key by key, where it stands; ``remove: true`` takes it out.
    """
    merged: dict[str, Node] = {_id(node, f"base {index}"): node for index, node in enumerate(base)}
    for index, node in enumerate(own):
        key = _id(node, f"own {index}")
        if _is_removed(node):
            merged.pop(key, None)
        elif (before := merged.get(key)) is not None and isinstance(before, MapNode) and isinstance(node, MapNode):
            merged[key] = overridden(before, node)
        elif key in merged:
            merged[f"{key} again {index}"] = node  # Two of its own with one id: a check speaks of it.
        else:
            merged[key] = node
    return list(merged.values())


def overridden(before: MapNode, change: MapNode) -> MapNode:
    """A map with the keys of a change put in; maps inside maps are changed the same way, null removes a key."""
    entries: dict[str, Entry] = dict(before.entries)
    for key, entry in change.entries.items():
        old = entries.get(key)
        if isinstance(entry.value, Scalar) and entry.value.is_null:
            entries.pop(key, None)
        elif old is not None and isinstance(old.value, MapNode) and isinstance(entry.value, MapNode):
            entries[key] = Entry(entry.key, overridden(old.value, entry.value))
        else:
            entries[key] = entry
    return MapNode(change.source, change.start, change.end, entries)


def _id(node: Node, otherwise: str) -> str:
    found = node.get("id") if isinstance(node, MapNode) else None
    return found.text if isinstance(found, Scalar) else otherwise


def _is_removed(node: Node) -> bool:
    flag = node.get("remove") if isinstance(node, MapNode) else None
    return isinstance(flag, Scalar) and flag.value is True
