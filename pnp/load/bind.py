"""Bind nodes to frozen records, as the type annotations of their classes say.

Each class is analysed once and compiled to closures, which then read its records. All mistakes in a record are
reported at once, each at its own place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from itertools import islice
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from pnp.errors import FieldError
from pnp.findings import Finding
from pnp.load import codes
from pnp.load.column_names import column_name
from pnp.load.converters import FAILED, Converter, converter, label_text, split
from pnp.load.fixes import rename_key
from pnp.load.problems import problem
from pnp.load.sheet_cells import is_spreadsheet
from pnp.load.suggest import did_you_mean, nearest, one_of
from pnp.model.fields import Open
from pnp.model.names import Named
from pnp.nodes import Entry, MapNode, Node, Scalar
from pnp.values import dataclass, field_types

T = TypeVar("T")

# The fields that every record has: a hint lists them last.
_COMMON: Final = frozenset(field.name for field in fields(Named))
# A record with more unknown keys is probably in the wrong place, so that suggestions would not help.
_MOST_SUGGESTIONS: Final = 20


def bind(node: Node, cls: type[T], context: str = "") -> tuple[T | None, list[Finding]]:
    """Make an instance of a dataclass from a node; None with findings if anything is wrong with it.

    context: what the record is, for messages: ``a card``. ``pnp.load.converters`` lists the types of fields that are
    supported; raises TypeError for a class with others.
    """
    findings: list[Finding] = []
    record_class: Any = cls
    instance = _plan(record_class).read(node, findings, context)
    return (None if instance is FAILED else instance), findings


@dataclass(frozen=True, slots=True)
class _BoundField:
    """A field of a class: its name, how its value is converted, and whether null is a value for it."""

    name: str
    convert: Converter
    optional: bool
    takes_null: bool
    is_map: bool = False
    has_records: bool = False


@dataclass(frozen=True, slots=True)
class _ClassPlan:
    """How records of a class are read.

    required: (key, name) of the fields without a default. expand: turns a shorthand into the map that it stands for;
    None if it is not a shorthand. form: an example of a whole record, for those that are often written wrong. beside:
    the key beside that of the records to which maps belong that are written inside of one.
    """

    cls: type[Any]
    fields_by_key: Mapping[str, _BoundField]
    required: tuple[tuple[str, str], ...]
    keeps_node: bool
    is_open: bool
    form: str
    beside: str
    expand: Callable[[Node], MapNode | None]

    def read(self, node: Node, findings: list[Finding], label: str) -> Any:
        """A record from a node, or FAILED with findings."""
        record_map = node if isinstance(node, MapNode) else self.expand(node)
        if record_map is None:
            findings.append(_not_a_map(node, label, self.form))
            return FAILED
        findings_before = len(findings)
        values, unknown = self._values(record_map, findings)
        meant = {nearest(key, self.fields_by_key) for key in islice(unknown, _MOST_SUGGESTIONS)}
        for key, name in self.required:
            # Of a key that is misspelled, it is enough to say that.
            if name not in values and key not in record_map.entries and (key not in meant or self.is_open):
                findings.append(_missing(record_map, key, label))
        if self.is_open:
            values["extra"] = {key: entry.value for key, entry in unknown.items()}
        elif unknown:
            findings += _unknown_keys(unknown, self.fields_by_key, label, record_map)
        if len(findings) > findings_before:
            # One finding that shows the whole form leads there; one for each key leads nowhere.
            if self.form and unknown:
                findings[findings_before:] = [_other_form(record_map, label, self.form)]
            elif self.beside and any(isinstance(entry.value, MapNode) for entry in unknown.values()):
                findings[findings_before:] = [_belongs_beside(unknown, label, self.beside)]
            return FAILED
        if self.keeps_node:
            values["node"] = record_map
        return _instance(self.cls, values, record_map, findings)

    def _values(self, node: MapNode, findings: list[Finding]) -> tuple[dict[str, Any], dict[str, Entry]]:
        """The values of the keys that are known, and the other entries."""
        values: dict[str, Any] = {}
        unknown: dict[str, Entry] = {}
        for key, entry in node.entries.items():
            bound_field = self.fields_by_key.get(key)
            if bound_field is None:
                unknown[key] = entry
                continue
            value = entry.value
            if self.is_open and bound_field.is_map and isinstance(value, Scalar) and not value.is_null:
                unknown[key] = entry  # A field that the kit declares may have the name of a map of the model.
                continue
            if bound_field.takes_null or not isinstance(value, Scalar) or not value.is_null:
                values[bound_field.name] = bound_field.convert(value, findings, key)
            elif not bound_field.optional:
                findings.append(_empty(entry))
        return values, unknown


@cache
def _plan(cls: Any) -> _ClassPlan:
    is_known: bool = is_dataclass(cls)
    if not is_known:
        raise TypeError(f"{cls.__name__} is not a dataclass")
    fields_by_key = {key: _bound_field(field, hint) for key, (field, hint) in record_fields(cls).items()}
    return _ClassPlan(
        cls=cls,
        fields_by_key=fields_by_key,
        required=tuple((key, field.name) for key, field in fields_by_key.items() if not field.optional),
        keeps_node=any(field.name == "node" for field in fields(cls)),
        is_open=bool(getattr(cls, "OPEN", False)),
        form=str(getattr(cls, "FORM", "")),
        beside=str(getattr(cls, "BESIDE", "")),
        expand=_shorthand(cls),
    )


def _record(cls: Any, node: Node, findings: list[Finding], label: str) -> Any:
    """Read a record inside a record. Its plan is made only now, since a class may contain itself."""
    return _plan(cls).read(node, findings, label)


def _instance(cls: type[Any], values: dict[str, Any], node: MapNode, findings: list[Finding]) -> Any:
    """An instance of the class, which raises ValueError for values that do not go together."""
    try:
        return cls(**values)
    except ValueError as error:
        value = node.get(error.key) if isinstance(error, FieldError) else None
        findings.append(problem(codes.MALFORMED_VALUE, str(error).rstrip("."), (value or node).span))
        return FAILED


def record_fields(cls: type[Any]) -> dict[str, tuple[Field[Any], Any]]:
    """The fields of a class that a kit can set, by their keys, each with its type."""
    record_class: Any = cls
    types = field_types(record_class)
    hidden = {"node", "extra"} if getattr(cls, "OPEN", False) else {"node"}
    return {
        field.metadata.get("key", field.name): (field, types[field.name])
        for field in fields(cls)
        if field.name not in hidden and field.metadata.get("bound", True)
    }


def is_required(field: Field[Any]) -> bool:
    """Whether a record must have a field."""
    return field.default is MISSING and field.default_factory is MISSING


def _bound_field(field: Field[Any], hint: Any) -> _BoundField:
    convert, takes_null = converter(hint, field.metadata.get("parse"), _record)
    if separators := field.metadata.get("split_at"):
        convert = split(separators, convert)
    has_records = get_origin(hint) is tuple and isinstance(item := get_args(hint)[0], type) and issubclass(item, Open)
    return _BoundField(
        field.name, convert, not is_required(field), takes_null, get_origin(hint) is Mapping, has_records
    )


def _shorthand(cls: type[Any]) -> Callable[[Node], MapNode | None]:
    """How the class expands a shorthand, a node that is not a map: with its method ``short``, if it has one.

    ``short`` returns the keys and values of the long form. The annotation of its parameter says whether it takes lists.
    """
    short = getattr(cls, "short", None)
    if short is None:
        return lambda node: None
    hints = get_type_hints(short)
    hints.pop("return", None)
    scalars_only = next(iter(hints.values()), Scalar) is Scalar

    def expand(node: Node) -> MapNode | None:
        if scalars_only and not isinstance(node, Scalar):
            return None
        values: Mapping[str, Node] | MapNode | None = short(node)
        if values is None or isinstance(values, MapNode):
            return values
        return MapNode.standing_for(node, values)

    return expand


def _unknown_keys(
    unknown: Mapping[str, Entry], fields_by_key: Mapping[str, _BoundField], label: str, node: MapNode
) -> list[Finding]:
    where = f" in {label_text(label)}" if label else ""
    findings = []
    for index, (key, entry) in enumerate(unknown.items()):
        gets_hint = index < _MOST_SUGGESTIONS
        hint = _unknown_hint(entry, fields_by_key) if gets_hint else ""
        edits = rename_key(entry.key, fields_by_key, node.entries) if gets_hint else ()
        findings.append(problem(codes.UNKNOWN_KEY, f"unknown key {key!r}{where}", entry.key.span, hint, edits=edits))
    return findings


def _unknown_hint(entry: Entry, fields_by_key: Mapping[str, _BoundField]) -> str:
    """The key that may have been meant. Words without a colon are mostly the rest of a text after a comma in { }."""
    records = next((key for key, field in fields_by_key.items() if field.has_records), "")
    if entry.key.text == "from" and records and isinstance(entry.value, Scalar) and is_spreadsheet(entry.value.text):
        return f"say what its rows are: {records}: {{from: {entry.value.text}}}"
    meant = did_you_mean(entry.key.text, fields_by_key)
    if entry.has_no_colon and (" " in entry.key.text or not meant):
        return "a comma ends a value inside { }: put the text in quotes, or write each key on a line of its own"
    return meant or _known_keys(fields_by_key)


def _known_keys(fields_by_key: Mapping[str, _BoundField]) -> str:
    """The keys that a record takes: its own before those that every record has."""
    own = [key for key, field in fields_by_key.items() if field.name not in _COMMON]
    common = [key for key, field in fields_by_key.items() if field.name in _COMMON]
    return f"it takes {one_of((*own, *common))}" if fields_by_key else "it takes no keys"


def _other_form(node: MapNode, label: str, form: str) -> Finding:
    message = f"{label_text(label)} has other keys than it takes"
    return problem(codes.UNKNOWN_KEY, message, next(iter(node.entries.values())).key.span, f"write {label}: {form}")


def _belongs_beside(unknown: Mapping[str, Entry], label: str, beside: str) -> Finding:
    key, entry = next((key, entry) for key, entry in unknown.items() if isinstance(entry.value, MapNode))
    value = column_name(key)
    hint = f"write {beside}: {{{label}: {{{value}: {{name: {value}, color: …}}}}}} beside it, and here {label}: code"
    return problem(codes.UNKNOWN_KEY, f"unknown key {key!r} in {label_text(label)}", entry.key.span, hint)


def _missing(node: MapNode, key: str, label: str) -> Finding:
    where = f" in {label_text(label)}" if label else ""
    span = node.source.span(node.start, min(node.start + 1, node.end))
    return problem(codes.MISSING_KEY, f"the key {key!r} is missing{where}", span, f"add '{key}: …'")


def _empty(entry: Entry) -> Finding:
    key = entry.key.text
    return problem(codes.EMPTY_VALUE, f"{key!r} is empty", entry.key.span, "write its value, or '' for no text")


def _not_a_map(node: Node, label: str, form: str) -> Finding:
    hint = f"write {label}: {form}" if form else "write its keys below it, each as 'key: value'"
    if isinstance(node, Scalar) and is_spreadsheet(node.text):
        hint = f"to take its rows, write {label.replace(' ', '_')}: {{from: {node.text}}}"
    elif is_spreadsheet(node.source.file.partition("#")[0]):
        name = column_name(label)
        hint = (
            f"{name} has keys of its own, which a cell does not show: if this column means something else, write "
            f"columns: {{{name}: my_{name}}} beside from: and declare it, fields: {{my_{name}: text}}; "
            f"{{{name}: null}} leaves it out"
        )
    return problem(codes.WRONG_SHAPE, f"{label_text(label)} is a {node.kind} where a map belongs", node.span, hint)
