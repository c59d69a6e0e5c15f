"""Every record of a game, however deep, and the ids that it refers to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeVar, get_args

from pnp.findings import Span
from pnp.model.game import SETS, Game
from pnp.model.quantities import Quantity
from pnp.nodes import MapNode, Node, Record, model_class
from pnp.values import dataclass, field_types

R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Reference:
    """An id in a field of a record, which should be that of a record of one of these sets.

    path: where the id stands, for Record.at. is_key: whether the id is the last key of the path, not its value.
    """

    record: Record
    path: str
    id: str
    sets: tuple[str, ...]
    is_key: bool = False

    @property
    def span(self) -> Span:
        """Where the id itself stands."""
        return key_span(self.record, self.path) if self.is_key else self.record.at(self.path)


def key_span(record: Record, path: str) -> Span:
    """Where the last key of a path inside the record stands, as in ``units.wardens.pikes``; else its map."""
    node: Node | None = record.node
    remaining = path
    while isinstance(node, MapNode):
        if entry := node.entries.get(remaining):  # A key may hold a dot itself.
            return entry.key.span
        step, _, remaining = remaining.partition(".")
        node = node.get(step)
    return record.at(path)


def records(game: Game) -> Iterator[Record]:
    """Every record of the kit in reading order, each once: the kit itself, then each set, parents before children."""
    return iter(game.derived.get(game, _records))


def _records(game: Game) -> tuple[Record, ...]:
    seen: dict[int, Record] = {}
    _add(game.kit, seen)
    for name in SETS:
        for record in getattr(game, name):
            _add(record, seen)
    if game.first_player:
        _add(game.first_player, seen)
    return tuple(seen.values())


def below(record: Record) -> Iterator[Record]:
    """A record and every record inside it, each once."""
    seen: dict[int, Record] = {}
    _add(record, seen)
    return iter(seen.values())


def _add(record: Record, seen: dict[int, Record]) -> None:
    # The effects of a letter code belong to every card with that code: such records are met many times.
    if id(record) in seen:
        return
    seen[id(record)] = record
    cls: Any = model_class(record)
    for name in _fields_with_records(cls):
        if value := getattr(record, name):
            _add_inside(value, seen)


def _add_inside(value: Any, seen: dict[int, Record]) -> None:
    if isinstance(value, Record):
        _add(value, seen)
    elif isinstance(value, tuple):
        for item in value:
            _add_inside(item, seen)
    elif isinstance(value, Mapping):
        for item in value.values():
            _add_inside(item, seen)


@cache
def _fields_with_records(cls: Any) -> tuple[str, ...]:
    """The fields whose type can hold a record at any depth; those that load fills in hold records of others."""
    types = field_types(cls)
    return tuple(
        field.name
        for field in fields(cls)
        if field.metadata.get("bound", True) and field.name != "node" and _holds_records(types[field.name])
    )


def _holds_records(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, Record):
        return True
    return any(_holds_records(arg) for arg in get_args(hint))


def quantities(record: Record) -> Iterator[tuple[str, Quantity]]:
    """Every quantity in the record's own fields, and where it stands, for Record.at."""
    cls: Any = model_class(record)
    for name in _fields_with_quantities(cls):
        value = getattr(record, name)
        if isinstance(value, Quantity):
            yield name, value
        elif isinstance(value, Mapping):
            yield from ((f"{name}.{key}", quantity) for key, quantity in value.items())


@cache
def _fields_with_quantities(cls: Any) -> tuple[str, ...]:
    """The fields of a class that are a quantity, or a map of them."""
    return tuple(name for name, hint in field_types(cls).items() if Quantity in (hint, *get_args(hint)))


def references(record: Record) -> Iterator[Reference]:
    """Every reference in the record's own fields (not in records inside it), as the model declares them."""
    cls: Any = model_class(record)
    for field in _reference_fields(cls):
        value = getattr(record, field.name)
        if not value:
            continue
        if field.in_keys:
            yield from _references_in_keys(record, field, value)
        elif isinstance(value, Mapping):
            for key, record_id in value.items():
                yield Reference(record, f"{field.key}.{key}", record_id, field.sets)
        elif isinstance(value, tuple):
            for index, record_id in enumerate(value):
                yield Reference(record, f"{field.key}.{index}", record_id, field.sets)
        else:
            yield Reference(record, field.key, value, field.sets)


def with_references(record: R, id_of: Callable[[str, tuple[str, ...]], str]) -> R:
    """A record with other ids in the fields that hold them. id_of: the id for what is written, among some sets."""
    cls: Any = model_class(record)
    changes: dict[str, Any] = {}
    for field in _reference_fields(cls):
        value = getattr(record, field.name)
        if isinstance(value, str) and value:
            changes[field.name] = id_of(value, field.sets)
        elif isinstance(value, tuple) and value:
            changes[field.name] = tuple(id_of(one, field.sets) for one in value)
    return replace(record, **changes) if any(getattr(record, name) != new for name, new in changes.items()) else record


def _references_in_keys(record: Record, field: _ReferenceField, value: Mapping[str, Any]) -> Iterator[Reference]:
    for key, inside in value.items():
        if key in field.besides:
            continue
        yield Reference(record, f"{field.key}.{key}", key, field.sets, is_key=True)
        if field.inner:
            for inner_key in inside:
                yield Reference(record, f"{field.key}.{key}.{inner_key}", inner_key, (field.inner,), is_key=True)


@dataclass(frozen=True, slots=True)
class _ReferenceField:
    """A field with references: its name in Python, its key in YAML, the sets. in_keys: whether its keys are the ids.

    inner: the set of the keys of the maps inside it, if it holds maps. besides: keys that are no ids.
    """

    name: str
    key: str
    sets: tuple[str, ...]
    in_keys: bool
    inner: str
    besides: tuple[str, ...]


@cache
def _reference_fields(cls: Any) -> tuple[_ReferenceField, ...]:
    return tuple(
        _ReferenceField(
            field.name,
            field.metadata.get("key", field.name),
            tuple(field.metadata[kind]),
            kind == "keys_refer_to",
            field.metadata.get("inner_keys_refer_to", ""),
            field.metadata.get("besides", ()),
        )
        for field in fields(cls)
        for kind in ("refers_to", "keys_refer_to")
        if kind in field.metadata
    )
