"""The base of every typed record: its fields, and where each of them was written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, fields
from functools import cache
from typing import Any, Final

from pnp.findings import Span
from pnp.nodes.values import Entry, MapNode, Node, Scalar
from pnp.values import dataclass

# The place of what is in no file.
NOWHERE: Final = Span("(made by pnp)", 1, 1, 1, 1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Record:
    """The base class of records. node: the map in the kit that it was made from; None if pnp made the record."""

    node: MapNode | None = field(default=None, repr=False)

    @property
    def span(self) -> Span:
        """The place of the whole record."""
        return self.node.span if self.node else NOWHERE

    def entry(self, key: str) -> Entry | None:
        """A key of the map that the record was made from, with its value as it is written; None without it."""
        return self.node.entries.get(key) if self.node else None

    def at(self, path: str) -> Span:
        """The place of a value by the keys that lead to it, as the kit spells them; lists count from 0.

        ``at("stats.move")``, ``at("rows.3.on")``; the parts of a CSV cell count like the items of a list. For an empty
        value, the place of its key; for a missing one, that of the innermost value on the path, or of the record.
        """
        first, _, rest = path.partition(".")
        entry = self.entry(first)
        if entry is None:
            return self.span
        key: Scalar | None = entry.key
        node: Node = entry.value
        cls: Any = model_class(self)
        separators = _separators(cls).get(first, "")
        for step in rest.split(".") if rest else ():
            key_and_value = _step(node, step, separators)
            if key_and_value is None:
                break
            key, node = key_and_value
        return key.span if key and isinstance(node, Scalar) and node.is_null else node.span

    def at_key(self, key: str) -> Span:
        """The place of a key; of the record if the key is missing."""
        entry = self.entry(key)
        return entry.key.span if entry else self.span


def model_class(record: Record) -> type[Record]:
    """The class of a record as the model declares it; traced records have a subclass of that."""
    cls = type(record)
    declared: type[Record] = getattr(cls, "__wrapped__", cls)
    return declared


@cache
def _separators(cls: Any) -> Mapping[str, str]:
    """The keys of the lists that may be written as one text, with the characters that separate their items."""
    declared = ((field.metadata.get("key", field.name), field.metadata.get("split_at")) for field in fields(cls))
    return {key: separators for key, separators in declared if separators}


def _step(node: Node, step: str, separators: str = "") -> tuple[Scalar | None, Node] | None:
    """The key (None in a list) and the value that one step of a path leads to; None if there is none."""
    if isinstance(node, MapNode):
        entry: Entry | None = node.entries.get(step)
        return (entry.key, entry.value) if entry else None
    if isinstance(node, Scalar):
        items: Sequence[Node] = node.split(separators) if separators else node.parts() if node.is_cell else ()
    else:
        items = node.items
    if step.isdecimal() and int(step[:9]) < len(items):
        return None, items[int(step[:9])]
    return None
