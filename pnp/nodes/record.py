"""The base of every typed record: its fields, and where each of them was written."""

from __future__ import annotations

from dataclasses import field

from pnp.findings import Span
from pnp.nodes.values import Entry, ListNode, MapNode, Node, Scalar
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Record:
    """The base class of records. node: the map in the kit that it was made from; None if pnp made the record."""

    node: MapNode | None = field(default=None, repr=False)

    @property
    def span(self) -> Span:
        """The place of the whole record."""
        return self.node.span if self.node else Span("(made by pnp)", 1, 1, 1, 1)

    def at(self, path: str) -> Span:
        """The place of a value by the keys that lead to it, as the kit spells them; lists count from 0.

        ``at("stats.move")``, ``at("rows.3.on")``; the parts of a CSV cell count like the items of a list. For an empty
        value, the place of its key; for a missing one, that of the innermost value on the path, or of the record.
        """
        node: Node | None = self.node
        key: Scalar | None = None
        for step in path.split("."):
            key_and_value = _step(node, step)
            if key_and_value is None:
                break
            key, node = key_and_value
        if node is None:
            return self.span
        return key.span if key and isinstance(node, Scalar) and node.is_null else node.span

    def at_key(self, key: str) -> Span:
        """The place of a key; of the record if the key is missing."""
        entry = self.node.entries.get(key) if self.node else None
        return entry.key.span if entry else self.span


def model_class(record: Record) -> type[Record]:
    """The class of a record as the model declares it; traced records have a subclass of that."""
    cls = type(record)
    declared: type[Record] = getattr(cls, "__wrapped__", cls)
    return declared


def _step(node: Node | None, step: str) -> tuple[Scalar | None, Node] | None:
    """The key (None in a list) and the value that one step of a path leads to; None if there is none."""
    if isinstance(node, MapNode):
        entry: Entry | None = node.entries.get(step)
        return (entry.key, entry.value) if entry else None
    items = node.items if isinstance(node, ListNode) else node.parts() if node and node.is_cell else ()
    if step.isdecimal() and int(step[:9]) < len(items):
        return None, items[int(step[:9])]
    return None
