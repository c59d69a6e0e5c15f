"""Bind the fields that a kit declares for its own records to values of the declared types."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from pnp.findings import Finding
from pnp.load import codes
from pnp.load.column_names import column_name
from pnp.load.columns import record_keys
from pnp.load.converters import flag_of, whole
from pnp.load.fixes import choose_known, rename_key
from pnp.load.problems import problem
from pnp.load.rows import Row
from pnp.load.suggest import did_you_mean, one_of, plain
from pnp.load.unknown_columns import UnknownColumns, field_name
from pnp.model.dice import Dice
from pnp.model.effects import Effect
from pnp.model.fields import Code, Coded, FieldType, Foreign, Open
from pnp.nodes import ListNode, Node, Scalar
from pnp.values import dataclass

PLAIN_TYPES = ("text", "number", "flag", "list", "dice", "code")

# So many codes are written out where none is declared.
_MOST_CODES: Final = 12
# 3,5 or 0.25.
_DECIMAL: Final = re.compile(r"[-+−]?\d+[.,]\d+")

O = TypeVar("O", bound=Open)  # noqa: E741 - the letter of the class


@dataclass(frozen=True, slots=True)
class DeclaredFields:
    """The declared fields and letter codes of some records.

    find: a record by the name of its set and its id, or None. ids: the ids of a set. declaration: what to write for a
    field, with places for a pronoun and for it.
    """

    fields: Mapping[str, FieldType]
    codes: Mapping[str, Mapping[str, Code]]
    find: Callable[[str, str], Any]
    ids: Callable[[str], tuple[str, ...]]
    declaration: str = "declare {}: fields: {}"

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
    findings += _unknown_columns(records, declared, numbers)
    findings += _undeclared_codes(records, declared)
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
            if not isinstance(record.node, Row):
                findings.append(_unknown_key(key, record, declared, has_numbers))
            continue
        value = _value(key, node, kind.type, declared, findings) if kind.type in PLAIN_TYPES else None
        values[key] = Foreign(value) if kind.language and type(value) is str else value
    changes: dict[str, Any] = {"fields": values, "declares": names}
    effects = tuple(_effects_of_codes(values, declared.codes))
    if effects and hasattr(record, "effects"):
        changes["effects"] = (*record.effects, *effects)
    return dataclasses.replace(record, **changes)


def _unknown_columns(
    records: Iterable[Open], declared: DeclaredFields, has_numbers: Callable[[str], bool]
) -> Iterator[Finding]:
    """One finding for each table with headings that nobody knows."""
    tables: dict[str, tuple[list[Row], dict[str, Scalar]]] = {}
    known: list[str] = []
    for record in records:
        if isinstance(row := record.node, Row):
            known = known or [*declared.fields, *declared.codes, *_keys_in_use(record, declared)]
            rows, keys = tables.setdefault(row.file, ([], {}))
            rows.append(row)
            keys.update((key, row.entries[key].key) for key in record.extra if declared.type_of(key) is None)
    for rows, keys in tables.values():
        if keys:
            in_order = dict(sorted(keys.items(), key=lambda item: item[1].start))
            yield UnknownColumns(rows, in_order, known, declared.declaration, has_numbers).finding()


def _undeclared_codes(records: Iterable[Open], declared: DeclaredFields) -> Iterator[Finding]:
    """One finding for each field of codes of which none is declared, with all that its records have."""
    for key, kind in declared.fields.items():
        if kind.type != "code" or declared.codes.get(key):
            continue
        written = [value for record in records for value in _scalars_in(record.extra.get(key)) if value.text]
        texts = list(dict.fromkeys(value.text for value in written))
        if texts:
            # What differs by small and capital letters alone is one code.
            distinct = {plain(text): text for text in reversed(texts)}
            meant = [column_name(text) for text in texts if distinct[plain(text)] == text][:_MOST_CODES]
            more = ", …" if len(distinct) > _MOST_CODES else ""
            declaration = f"codes: {{{key}: {{{', '.join(f'{text}: {text}' for text in meant)}{more}}}}}"
            yield problem(
                codes.UNKNOWN_CHOICE,
                f"nothing says what the codes of {key!r} stand for: {one_of(texts).removeprefix('one of ')}",
                written[0].span,
                f"write {declaration} beside fields:, or fields: {{{key}: text}} if they stand for nothing else",
            )


def _scalars_in(node: Node | None) -> tuple[Scalar, ...]:
    if isinstance(node, ListNode):
        return tuple(item for item in node.items if isinstance(item, Scalar))
    return (node,) if isinstance(node, Scalar) else ()


def _keys_in_use(record: Open, declared: DeclaredFields) -> Iterator[str]:
    """The keys of a record, but for sides in a kit that has none."""
    return (key for key in record_keys(type(record)) if key != "side" or declared.ids("sides"))


def _unknown_key(key: str, record: Open, declared: DeclaredFields, has_numbers: Callable[[str], bool]) -> Finding:
    known = [*declared.fields, *declared.codes, *record_keys(type(record))]
    how = _how_to_declare(key, record, declared, has_numbers)
    hint = f"{how}; or name a part of it behind a dot: {key}.…" if key in known else did_you_mean(key, known) or how
    entries = record.node.entries if record.node else {}
    edits = rename_key(entries[key].key, known, entries) if key in entries else ()
    return problem(codes.UNKNOWN_KEY, f"unknown key {key!r}", record.at_key(key), hint, edits=edits)


def _how_to_declare(key: str, record: Open, declared: DeclaredFields, has_numbers: Callable[[str], bool]) -> str:
    """A hint for an unknown key, which may be half a sentence behind a comma inside braces."""
    entry = record.node.entries.get(key) if record.node else None
    if entry and entry.has_no_colon:
        return "a comma inside { } starts the next key: put the text in quotes"
    name = field_name(key)
    declaration = declared.declaration.format("it", f"{{{name}: {'number' if has_numbers(key) else 'text'}}}")
    return declaration if name == key.casefold() else f"call it {name} and {declaration}"


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
    if kind == "flag" and (flag := flag_of(node)) is not None:
        return flag
    if kind == "dice":
        try:
            return Dice.parse(text)
        except ValueError:
            pass
    expected = {"number": "a whole number", "flag": "true or false", "dice": "dice such as 2D6"}[kind]
    hint = (
        f"write it in digits, such as 2; or declare the field as text: fields: {{{key}: text}}"
        if kind == "number"
        else ""
    )
    if kind == "number" and _DECIMAL.fullmatch(text):
        hint = f"the numbers of a field are whole; to print decimals, declare it as text: fields: {{{key}: text}}"
    findings.append(problem(codes.WRONG_TYPE, f"{key} {text!r} is not {expected}", node.span, hint))
    return None


def _coded(key: str, node: Scalar, declared: DeclaredFields, findings: list[Finding]) -> Coded | None:
    letters = declared.codes.get(key, {})
    meaning = letters.get(node.text)
    if meaning is None:
        if letters:
            hint = did_you_mean(node.text, letters) or f"the codes are {', '.join(letters)}"
            message, edits = f"{key} {node.text!r} is not a declared code", choose_known(node, tuple(letters), slips=0)
            findings.append(problem(codes.UNKNOWN_CHOICE, message, node.span, hint, edits=edits))
        return None
    return Coded.of(node.text, meaning)
