"""Merge maps key by key: the records of a kit with those of the kit that it extends, layouts, and themes."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.findings import Finding
from pnp.load import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.nodes import Entry, MapNode, Node, Scalar


def merge_records(base: Sequence[Node], own: Sequence[Node]) -> tuple[list[Node], list[Finding]]:
    """The records of a set of the base kit, then those of the kit itself.

    A record with the id of a base record changes that key by key, in its position; ``remove: true`` removes it. Two
    records of the kit itself with the same id are both kept, and reported by a check.
    """
    merged: dict[str, Node] = {_id(node, f"base {index}"): node for index, node in enumerate(base)}
    of_base = dict.fromkeys(merged)
    findings: list[Finding] = []
    for index, node in enumerate(own):
        key = _id(node, f"own {index}")
        before = merged.get(key) if key in of_base else None
        if _is_removed(node):
            if before is None:
                findings.append(_nothing_to_remove(node, key, list(of_base)))
            else:
                del merged[key], of_base[key]
        elif isinstance(before, MapNode) and isinstance(node, MapNode):
            merged[key] = merge_maps(before, node)
            del of_base[key]
        else:
            merged[f"{key} again {index}" if key in merged else key] = node
    return list(merged.values()), findings


def _nothing_to_remove(node: Node, key: str, known: list[str]) -> Finding:
    hint = did_you_mean(key, known) or "only records of the base kit can be removed, each once"
    return problem(codes.UNKNOWN_CHOICE, f"the base kit has no {key!r} to remove", node.span, hint)


def merge_maps(before: MapNode, change: MapNode, levels: int | None = None) -> MapNode:
    """A map with the entries of a change; nested maps are merged the same way, and null removes a key.

    levels: how many levels of nested maps are merged, all of them without it; deeper ones are replaced.
    """
    entries: dict[str, Entry] = dict(before.entries)
    deeper = None if levels is None else levels - 1
    for key, entry in change.entries.items():
        old = entries.get(key)
        if isinstance(entry.value, Scalar) and entry.value.is_null:
            entries.pop(key, None)
        elif levels != 0 and old and isinstance(old.value, MapNode) and isinstance(entry.value, MapNode):
            entries[key] = Entry(entry.key, merge_maps(old.value, entry.value, deeper))
        else:
            entries[key] = entry
    return MapNode(change.source, change.start, change.end, entries)


def _id(node: Node, otherwise: str) -> str:
    id_node = node.get("id") if isinstance(node, MapNode) else None
    return id_node.text if isinstance(id_node, Scalar) else otherwise


def _is_removed(node: Node) -> bool:
    flag = node.get("remove") if isinstance(node, MapNode) else None
    return isinstance(flag, Scalar) and flag.value is True
