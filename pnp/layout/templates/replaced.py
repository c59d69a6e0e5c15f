"""A layout that is extended → the same without what its heir replaces or removes."""

from __future__ import annotations

from collections.abc import Container

from pnp.layout.templates.layouts import Kinds
from pnp.layout.templates.read_layouts import COMMON
from pnp.nodes import Entry, MapNode, Node, Scalar


class InheritedCondition(Scalar):
    """The ``when:`` of an element that another layout gives a value of its own, but no condition."""

    __slots__ = ()

    @classmethod
    def of(cls, written: Scalar) -> InheritedCondition:
        """The same condition, at its place."""
        return cls(written.source, written.start, written.end, written.text, written.style)


_BESIDE = ("before", "after")


def without_replaced(base: MapNode, heir: MapNode, kinds: Kinds) -> MapNode:
    """The layout ``base`` as ``heir`` extends it.

    An element that becomes one of another kind loses the keys that only its old kind has; one that is drawn beside an
    element that the heir removes is drawn in its own place. kinds: of elements, by name.
    """
    return _with_elements(base, heir, "elements", kinds)


def _with_elements(base: MapNode, heir: MapNode, key: str, kinds: Kinds) -> MapNode:
    """A map whose ``key`` holds elements by name, if both have such."""
    elements, changes = base.get(key), heir.get(key)
    if not isinstance(elements, MapNode) or not isinstance(changes, MapNode):
        return base
    removed = {name for name, entry in changes.entries.items() if _is_null(entry.value)}
    entries = {
        name: Entry(entry.key, _element(entry.value, changes.get(name), removed, kinds))
        for name, entry in elements.entries.items()
    }
    return _with(base, {**base.entries, key: Entry(base.entries[key].key, _with(elements, entries))})


def _element(base: Node, heir: Node | None, removed: Container[str], kinds: Kinds) -> Node:
    if not isinstance(base, MapNode):
        return base
    lost = {side for side in _BESIDE if isinstance(at := base.get(side), Scalar) and at.text in removed}
    if isinstance(heir, MapNode):
        lost |= _of_old_kind(base, heir, kinds)
        for kind in kinds.keys() & base.entries.keys() & heir.entries.keys():
            base = _with_elements(base, heir, kind, kinds)
        base = _with_inherited_condition(base, heir, kinds)
    return _with(base, {key: entry for key, entry in base.entries.items() if key not in lost}) if lost else base


def _with_inherited_condition(base: MapNode, heir: MapNode, kinds: Kinds) -> MapNode:
    """An element whose condition was written for the value that its heir replaces, and which that may not expect."""
    entry = base.entries.get("when")
    is_replaced = any(key in kinds and not isinstance(heir.entries[key].value, MapNode) for key in heir.entries)
    if not is_replaced or "when" in heir.entries or entry is None or not isinstance(entry.value, Scalar):
        return base
    return _with(base, {**base.entries, "when": Entry(entry.key, InheritedCondition.of(entry.value))})


def _of_old_kind(base: MapNode, heir: MapNode, kinds: Kinds) -> set[str]:
    """The keys that make no sense any more; none if the element stays of its kind."""
    new = [key for key, entry in heir.entries.items() if key in kinds and not _is_null(entry.value)]
    if len(new) != 1 or new[0] in base.entries:
        return set()
    return base.entries.keys() - {*COMMON, *kinds[new[0]].keys}


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.is_null


def _with(node: MapNode, entries: dict[str, Entry]) -> MapNode:
    return MapNode(node.source, node.start, node.end, entries)
