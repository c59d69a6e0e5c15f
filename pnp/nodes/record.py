"""The base of every typed record: its fields, and where each of them was written."""

from __future__ import annotations

from dataclasses import field

from pnp.findings import Span
from pnp.nodes.values import Entry, ListNode, MapNode, Node, Scalar
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Record:
    """What a map of a kit becomes. ``node``: the map; None for a record that pnp made itself."""

    node: MapNode | None = field(default=None, repr=False)

    @property
    def span(self) -> Span:
        """Where the whole record stands."""
        return self.node.span if self.node else Span("(made by pnp)", 1, 1, 1, 1)

    def at(self, path: str) -> Span:
        """Where the value of a key stands, as the kit spells the key; dots lead inwards, lists count from 0.

        ``at("stats.move")``, ``at("rows.3.on")``; so do those between the semicolons of a field of a CSV file.
        An empty value stands at its key. What is not there stands at the innermost thing on its way that is, in the
        end at the record.
        """
        node: Node | None = self.node
        key: Scalar | None = None
        for step in path.split("."):
            found = _step(node, step)
            if found is None:
                break
            key, node = found
        if node is None:
            return self.span
        return key.span if key and isinstance(node, Scalar) and node.is_null else node.span

    def at_key(self, key: str) -> Span:
        """Where a key itself stands; if it is not there, the record."""
        entry = self.node.entries.get(key) if self.node else None
        return entry.key.span if entry else self.span


def model_class(record: Record) -> type[Record]:
    """The class of a record as the model declares it; a record whose reads are noted has a class below that."""
    cls = type(record)
    declared: type[Record] = getattr(cls, "__wrapped__", cls)
    return declared


def _step(node: Node | None, step: str) -> tuple[Scalar | None, Node] | None:
    """One step inwards: the key, if it is a map, and the value."""
    if isinstance(node, MapNode):
        entry: Entry | None = node.entries.get(step)
        return (entry.key, entry.value) if entry else None
    items = node.items if isinstance(node, ListNode) else node.parts() if node and node.is_cell else ()
    if step.isdecimal() and int(step[:9]) < len(items):
        return None, items[int(step[:9])]
    return None
