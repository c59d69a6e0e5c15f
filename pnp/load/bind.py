"""Nodes → frozen records, as the type annotations of their classes say.

A class is looked at once and becomes a closure; binding a record runs closures only. All that is wrong is
found at once, each at its own place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeVar, get_type_hints

from pnp.errors import FieldError
from pnp.findings import Finding
from pnp.load import codes
from pnp.load.converters import FAILED, Convert, converter, named
from pnp.load.fixes import renamed
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.names import Named
from pnp.nodes import Entry, MapNode, Node, Scalar
from pnp.values import dataclass

T = TypeVar("T")

# What every record has, which nobody looks for when a key is wrong.
_COMMON: Final = frozenset(one.name for one in fields(Named))
# Beyond so many unknown keys in one record, it is the record that is in the wrong place.
_MOST_SUGGESTIONS: Final = 20


def bind(node: Node, cls: type[T], context: str = "") -> tuple[T | None, list[Finding]]:
    """Make an instance of a dataclass from a node; None if anything is wrong with it.

    context: what the record is, for messages: ``a card``. See ``pnp.load.converters`` for the types of fields
    that are understood; raises TypeError for others, which is a fault of the class.
    """
    findings: list[Finding] = []
    wanted: Any = cls
    instance = _plan(wanted).read(node, findings, context)
    return (None if instance is FAILED else instance), findings


@dataclass(frozen=True, slots=True)
class _Slot:
    """A field of a record: its name in Python, how its value is made, whether null means its default."""

    name: str
    convert: Convert
    optional: bool
    takes_null: bool


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is known about a class before any record is read.

    required: (key, name) of the fields without a default. lengthen: spells a shorthand out, or gives None.
    """

    cls: type[Any]
    slots: Mapping[str, _Slot]
    required: tuple[tuple[str, str], ...]
    keeps_node: bool
    is_open: bool
    lengthen: Callable[[Node], MapNode | None]

    def read(self, node: Node, findings: list[Finding], label: str) -> Any:
        """A record from a node, or FAILED with findings."""
        whole = node if isinstance(node, MapNode) else self.lengthen(node)
        if whole is None:
            findings.append(_not_a_map(node, label))
            return FAILED
        before = len(findings)
        values, unknown = self._values(whole, findings)
        for key, name in self.required:
            if name not in values and key not in whole.entries:
                findings.append(_missing(whole, key, label))
        if self.is_open:
            values["extra"] = {key: entry.value for key, entry in unknown.items()}
        elif unknown:
            findings += _unknown_keys(unknown, self.slots, label, whole)
        if len(findings) > before:
            return FAILED
        if self.keeps_node:
            values["node"] = whole
        return _made(self.cls, values, whole, findings)

    def _values(self, node: MapNode, findings: list[Finding]) -> tuple[dict[str, Any], dict[str, Entry]]:
        """The values of the keys that are known, and the other entries."""
        values: dict[str, Any] = {}
        unknown: dict[str, Entry] = {}
        slots = self.slots
        for key, entry in node.entries.items():
            slot = slots.get(key)
            if slot is None:
                unknown[key] = entry
                continue
            value = entry.value
            if slot.takes_null or not isinstance(value, Scalar) or not value.is_null:
                values[slot.name] = slot.convert(value, findings, key)
            elif not slot.optional:
                findings.append(_empty(entry))
        return values, unknown


@cache
def _plan(cls: Any) -> _Plan:
    known: bool = is_dataclass(cls)
    if not known:
        raise TypeError(f"{cls.__name__} is not a dataclass")
    slots = _slots(cls)
    return _Plan(
        cls=cls,
        slots=slots,
        required=tuple((key, slot.name) for key, slot in slots.items() if not slot.optional),
        keeps_node=any(one.name == "node" for one in fields(cls)),
        is_open=bool(getattr(cls, "OPEN", False)),
        lengthen=_shorthand(cls),
    )


def _record(cls: Any, node: Node, findings: list[Finding], label: str) -> Any:
    """A record inside a record. Its plan is made when it is needed, for a class may contain itself."""
    return _plan(cls).read(node, findings, label)


def _made(cls: type[Any], values: dict[str, Any], node: MapNode, findings: list[Finding]) -> Any:
    """The instance; a class may refuse values that do not go together by raising ValueError."""
    try:
        return cls(**values)
    except ValueError as error:
        value = node.get(error.key) if isinstance(error, FieldError) else None
        findings.append(problem(codes.MALFORMED_VALUE, _sentence(error), (value or node).span))
        return FAILED


def _sentence(error: ValueError) -> str:
    return str(error).rstrip(".")


def _slots(cls: type[Any]) -> dict[str, _Slot]:
    """The fields of a class that a kit can write, by their keys."""
    hints = get_type_hints(cls)
    slots = {}
    hidden = {"node", "extra"} if getattr(cls, "OPEN", False) else {"node"}
    for one in fields(cls):
        if one.name in hidden or not one.metadata.get("bound", True):
            continue
        hint = hints[one.name]
        slots[one.metadata.get("key", one.name)] = _slot(one, hint)
    return slots


def _slot(one: Field[Any], hint: Any) -> _Slot:
    convert, takes_null = converter(hint, one.metadata.get("parse"), _record)
    optional = one.default is not MISSING or one.default_factory is not MISSING
    return _Slot(one.name, convert, optional, takes_null)


def _shorthand(cls: type[Any]) -> Callable[[Node], MapNode | None]:
    """How the class spells out what is no map: its ``short``, if it has one that takes such a node.

    ``short`` returns the keys and values of the long form; whether it takes lists is what it declares.
    """
    short = getattr(cls, "short", None)
    if short is None:
        return lambda node: None
    hints = get_type_hints(short)
    hints.pop("return", None)
    scalars_only = next(iter(hints.values()), Scalar) is Scalar

    def lengthen(node: Node) -> MapNode | None:
        if scalars_only and not isinstance(node, Scalar):
            return None
        values: Mapping[str, Node] | MapNode | None = short(node)
        if values is None or isinstance(values, MapNode):
            return values
        return MapNode.standing_for(node, values)

    return lengthen


def _unknown_keys(unknown: Mapping[str, Entry], slots: Mapping[str, _Slot], label: str, node: MapNode) -> list[Finding]:
    where = f" in {named(label)}" if label else ""
    found = []
    for index, (key, entry) in enumerate(unknown.items()):
        is_near = index < _MOST_SUGGESTIONS
        hint = _unknown_hint(entry, slots) if is_near else ""
        edits = renamed(entry.key, slots, node.entries) if is_near else ()
        found.append(problem(codes.UNKNOWN_KEY, f"unknown key {key!r}{where}", entry.key.span, hint, edits=edits))
    return found


def _unknown_hint(entry: Entry, slots: Mapping[str, _Slot]) -> str:
    """What may have been meant; words without a value are most often what follows a comma inside brackets."""
    meant = did_you_mean(entry.key.text, slots)
    if entry.has_no_colon and (" " in entry.key.text or not meant):
        return "a comma ends a value inside { }: put the text in quotes, or write each key on a line of its own"
    return meant or _known_keys(slots)


def _known_keys(slots: Mapping[str, _Slot]) -> str:
    """What a record takes: its own keys before those that every record has."""
    own = [key for key, slot in slots.items() if slot.name not in _COMMON]
    common = [key for key, slot in slots.items() if slot.name in _COMMON]
    return f"it takes {one_of((*own, *common))}" if slots else "it takes no keys"


def _missing(node: MapNode, key: str, label: str) -> Finding:
    where = f" in {named(label)}" if label else ""
    span = node.source.span(node.start, min(node.start + 1, node.end))
    return problem(codes.MISSING_KEY, f"the key {key!r} is missing{where}", span, f"add '{key}: …'")


def _empty(entry: Entry) -> Finding:
    key = entry.key.text
    return problem(codes.EMPTY_VALUE, f"{key!r} is empty", entry.key.span, "write its value, or '' for no text")


def _not_a_map(node: Node, label: str) -> Finding:
    hint = "write its keys below it, each as 'key: value'"
    return problem(codes.WRONG_SHAPE, f"{named(label)} is a {node.kind} where a map belongs", node.span, hint)
