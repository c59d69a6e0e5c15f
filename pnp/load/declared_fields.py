"""Bind the fields that a kit declares for its own records to values of the declared types."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

from pnp.findings import Edit, Finding
from pnp.load import codes
from pnp.load.column_names import advice, column_name
from pnp.load.converters import whole
from pnp.load.fixes import choose_known, rename_key
from pnp.load.problems import problem
from pnp.load.rows import Row
from pnp.load.suggest import did_you_mean, nearest, plain
from pnp.model.dice import Dice
from pnp.model.effects import Effect
from pnp.model.fields import Code, Coded, FieldType, Foreign, Open
from pnp.nodes import ListNode, Node, Scalar
from pnp.values import dataclass

# Characters that a name in a template cannot have.
_NOT_IN_NAMES = re.compile(r"\W+")
PLAIN_TYPES = ("text", "number", "flag", "list", "dice", "code")

O = TypeVar("O", bound=Open)  # noqa: E741 - the letter of the class


@dataclass(frozen=True, slots=True)
class DeclaredFields:
    """The declared fields and letter codes of some records.

    find: a record by the name of its set and its id, or None. ids: the ids of a set. declaration: what to write for a
    field, with a place for it.
    """

    fields: Mapping[str, FieldType]
    codes: Mapping[str, Mapping[str, Code]]
    find: Callable[[str, str], Any]
    ids: Callable[[str], tuple[str, ...]]
    declaration: str = "declare it: fields: {}"

    def type_of(self, key: str) -> FieldType | None:
        """The declared type of a field; one with letter codes need not be declared as a field, too."""
        if key in self.fields:
            return self.fields[key]
        return FieldType(type="code") if key in self.codes else None


def bind_declared_fields(records: tuple[O, ...], declared: DeclaredFields, findings: list[Finding]) -> tuple[O, ...]:
    """The records with ``fields`` bound from ``extra``, and with the effects of their letter codes in ``effects``.

    Fields that refer to records stay None until ``resolve_references``. Mistakes are added to ``findings``.
    """
    required = tuple(name for name, field in declared.fields.items() if field.required)
    names = frozenset((*declared.fields, *declared.codes))
    numbers = _number_keys(records)
    return tuple(_with_fields(record, declared, required, names, numbers, findings) for record in records)


def _number_keys(records: Iterable[Open]) -> Callable[[str], bool]:
    """Whether all values of a key are whole numbers, asked only for keys that nobody declared."""

    @cache
    def has_numbers(key: str) -> bool:
        values = [record.extra[key] for record in records if key in record.extra]
        return all(isinstance(value, Scalar) and value.text.isdecimal() for value in values)

    return has_numbers


def resolve_references(records: tuple[O, ...], declared: DeclaredFields, findings: list[Finding]) -> None:
    """Set the fields that refer to records, once all records have their other fields.

    Done last, since two records may refer to each other.
    """
    for record in records:
        for key, node in record.extra.items():
            kind = declared.type_of(key)
            if kind is not None and kind.type not in PLAIN_TYPES:
                fields: Any = record.fields
                fields[key] = _value(key, node, kind.type, declared, findings)


def _with_fields(
    record: O,
    declared: DeclaredFields,
    required: tuple[str, ...],
    names: frozenset[str],
    has_numbers: Callable[[str], bool],
    findings: list[Finding],
) -> O:
    for name in required:
        if name not in record.extra:
            findings.append(problem(codes.MISSING_KEY, f"the field {name!r} is missing", record.at("id")))
    if not record.extra:
        return dataclasses.replace(record, declares=names) if names else record
    values: dict[str, Any] = {}
    for key, node in record.extra.items():
        kind = declared.type_of(key)
        if kind is None:
            known = [*declared.fields, *declared.codes, *type(record).__dataclass_fields__]
            hint = advice(key, _cells(record.node), record.node.named_headers) if isinstance(record.node, Row) else ""
            how = _how_to_declare(key, record, declared, has_numbers)
            if not hint and key in type(record).__dataclass_fields__:
                hint = f"{how}; or name a part of it behind a dot: {key}.…"
            hint = hint or _meant(key, known, record) or how
            edits = _key_edits(key, known, record)
            findings.append(problem(codes.UNKNOWN_KEY, f"unknown key {key!r}", record.at_key(key), hint, edits=edits))
            continue
        value = _value(key, node, kind.type, declared, findings) if kind.type in PLAIN_TYPES else None
        values[key] = Foreign(value) if kind.language and type(value) is str else value
    changes: dict[str, Any] = {"fields": values, "declares": names}
    effects = tuple(_effects_of_codes(values, declared.codes))
    if effects and hasattr(record, "effects"):
        changes["effects"] = (*record.effects, *effects)
    return dataclasses.replace(record, **changes)


def _meant(key: str, known: list[str], record: Open) -> str:
    """What a key may have been meant for; of a column, how to say so where its heading has other signs."""
    meant = nearest(key, known)
    if not meant:
        return ""
    is_heading = isinstance(record.node, Row) and key in record.node.headers
    how = f" Then write columns: {{{column_name(key)}: {meant}}} beside from:" if is_heading else ""
    return f"did you mean {meant!r}?{how}"


def _cells(row: Row) -> dict[str, str]:
    """The text of each cell by the header of its column."""
    values = {header: row.get(header) for header in row.headers}
    return {header: value.text if isinstance(value, Scalar) else "" for header, value in values.items()}


def _key_edits(key: str, known: list[str], record: Open) -> tuple[Edit, ...]:
    """The edit that corrects a key, if only one key can have been meant."""
    entries = record.node.entries if record.node else {}
    return rename_key(entries[key].key, known, entries) if key in entries else ()


def _how_to_declare(key: str, record: Open, declared: DeclaredFields, has_numbers: Callable[[str], bool]) -> str:
    """A hint for an unknown key, which may be half a sentence behind a comma inside braces."""
    entry = record.node.entries.get(key) if record.node else None
    if entry and entry.has_no_colon:
        return "a comma inside { } starts the next key: put the text in quotes"
    # A dot in a header divides it into keys, as in stats.move.
    headers = record.node.headers if isinstance(record.node, Row) else ()
    header = next((header for header in headers if header.startswith(f"{key}.")), key)
    name = _NOT_IN_NAMES.sub("_", header.casefold()).strip("_")
    kind = "number" if has_numbers(header) else "text"
    declaration = declared.declaration.format(f"{{{name or 'word'}: {kind}}}")
    if isinstance(record.node, Row) and name:
        is_matched = header == key and plain(header) == plain(name)
        mapped = "" if is_matched else f"write columns: {{{column_name(header)}: {name}}} and "
        written = next((one for one, meant in record.node.named_headers.items() if meant == header), header)
        return f"{mapped}{declaration}; or leave the column out: columns: {{{column_name(written)}: null}}"
    return declaration if name == key.casefold() else f"call it {name or 'by a word'} and {declaration}"


def _effects_of_codes(values: Mapping[str, Any], codes: Mapping[str, Mapping[str, Code]]) -> Iterator[Effect]:
    """The effects of the letter codes in the fields of a record."""
    for key, value in values.items():
        for element in value if isinstance(value, tuple) else (value,):
            if isinstance(element, Coded):
                yield from codes[key][element.code].effects


def _value(key: str, node: Node, kind: str, declared: DeclaredFields, findings: list[Finding]) -> Any:
    """A value of a declared type; None with a finding if the node does not fit."""
    if isinstance(node, ListNode):
        element = "text" if kind == "list" else kind
        return tuple(_value(key, item, element, declared, findings) for item in node.items)
    if not isinstance(node, Scalar):
        findings.append(problem(codes.WRONG_SHAPE, f"{key!r} is a {kind}, not a {node.kind}", node.span))
        return None
    text = node.text
    if kind == "text":
        return text
    if kind == "list":
        return tuple(part.strip() for part in text.split(";") if part.strip())
    if kind == "code":
        return _coded(key, node, declared, findings)
    if kind in ("number", "flag", "dice"):
        return _plain_value(key, node, kind, findings)
    record = declared.find(kind, text)
    if record is None:
        hint = did_you_mean(text, declared.ids(kind))
        edits = choose_known(node, declared.ids(kind), slips=0)
        message = f"{key} {text!r} is not one of the {kind}"
        findings.append(problem(codes.UNKNOWN_CHOICE, message, node.span, hint, edits=edits))
    return record


def _plain_value(key: str, node: Scalar, kind: str, findings: list[Finding]) -> Any:
    text = node.text.strip()
    if kind == "number" and (digits := whole(node).strip()).removeprefix("-").removeprefix("+").isdecimal():
        return int(digits)
    if kind == "flag" and isinstance(node.value, bool):
        return node.value
    if kind == "dice":
        try:
            return Dice.parse(text)
        except ValueError:
            pass
    expected = {"number": "a whole number", "flag": "true or false", "dice": "dice such as 2D6"}[kind]
    hint = f"declare it as text, if it stays as it is: fields: {{{key}: text}}" if kind == "number" else ""
    findings.append(problem(codes.WRONG_TYPE, f"{key} {text!r} is not {expected}", node.span, hint))
    return None


def _coded(key: str, node: Scalar, declared: DeclaredFields, findings: list[Finding]) -> Coded | None:
    letters = declared.codes.get(key, {})
    meaning = letters.get(node.text)
    if meaning is None:
        hint = f"the codes are {', '.join(letters)}" if letters else f"declare them: codes: {{{key}: {{…}}}}"
        findings.append(problem(codes.UNKNOWN_CHOICE, f"{key} {node.text!r} is not a declared code", node.span, hint))
        return None
    return Coded.of(node.text, meaning)
