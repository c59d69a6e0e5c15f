"""Every record of a game, however deep, and the ids that it refers to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from pnp.findings import Span
from pnp.model.game import SETS, Game
from pnp.nodes import MapNode, Record


@dataclass(frozen=True, slots=True)
class Reference:
    """An id in a field of a record that should be a record of one of these sets.

    path: where the id stands, for Record.at. is_key: the id is the last key of the path, not its value.
    """

    record: Record
    path: str
    id: str
    sets: tuple[str, ...]
    is_key: bool = False

    @property
    def span(self) -> Span:
        """Where the id itself stands."""
        if not self.is_key:
            return self.record.at(self.path)
        field_name, _, key = self.path.partition(".")
        return key_span(self.record, field_name, key)


def key_span(record: Record, field_name: str, key: str) -> Span:
    """Where a key of a map in a field of the record stands."""
    entry = record.node.entries.get(field_name) if record.node else None
    inner = entry.value.entries.get(key) if entry and isinstance(entry.value, MapNode) else None
    return inner.key.span if inner else record.at(field_name)


def records(game: Game) -> Iterator[Record]:
    """Every record of the kit in reading order: the kit itself, then each set, parents before children."""
    yield from below(game.kit)
    for name in SETS:
        for record in getattr(game, name):
            yield from below(record)
    if game.first_player:
        yield from below(game.first_player)


def below(record: Record) -> Iterator[Record]:
    """A record and every record inside it."""
    yield record
    cls: Any = type(record)
    for name in _fields_with_records(cls):
        yield from _inside(getattr(record, name))


def _inside(value: Any) -> Iterator[Record]:
    if isinstance(value, Record):
        yield from below(value)
    elif isinstance(value, tuple):
        for one in value:
            yield from _inside(one)
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _inside(one)


@cache
def _fields_with_records(cls: Any) -> tuple[str, ...]:
    skipped = {"node", "extra", "fields", "sources", "stated", "stats", "aliases", "tags", "exception_to"}
    return tuple(
        one.name
        for one in fields(cls)
        if one.name not in skipped and "refers_to" not in one.metadata and one.type not in ("str", "int", "bool")
    )


def references(record: Record) -> Iterator[Reference]:
    """Every reference in the record's own fields (not in records inside it), as the model declares them."""
    cls: Any = type(record)
    for name, key, sets, in_keys in _reference_fields(cls):
        value = getattr(record, name)
        if in_keys:
            for one in value:
                yield Reference(record, f"{key}.{one}", one, sets, is_key=True)
        elif isinstance(value, Mapping):
            for letter, one in value.items():
                yield Reference(record, f"{key}.{letter}", one, sets)
        elif isinstance(value, tuple):
            for index, one in enumerate(value):
                yield Reference(record, f"{key}.{index}" if len(value) > 1 else key, one, sets)
        elif value:
            yield Reference(record, key, value, sets)


@cache
def _reference_fields(cls: Any) -> tuple[tuple[str, str, tuple[str, ...], bool], ...]:
    found = []
    for one in fields(cls):
        for kind in ("refers_to", "keys_refer_to"):
            if kind in one.metadata:
                key = one.metadata.get("key", one.name)
                found.append((one.name, key, tuple(one.metadata[kind]), kind == "keys_refer_to"))
    return tuple(found)
