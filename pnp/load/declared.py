"""Fields that a kit declares for its own records: their nodes → values of the declared type."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from pnp.findings import Edit, Finding
from pnp.load import codes
from pnp.load.fixes import chosen, renamed
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.model.dice import Dice
from pnp.model.effects import Effect
from pnp.model.fields import Code, Coded, FieldType, Foreign, Open
from pnp.nodes import ListNode, Node, Scalar
from pnp.values import dataclass

# What no name in a template can have.
_NOT_IN_NAMES = re.compile(r"\W+")
PLAIN_TYPES = ("text", "number", "flag", "list", "dice", "code")

O = TypeVar("O", bound=Open)  # noqa: E741 - the letter of the class


@dataclass(frozen=True, slots=True)
class Declared:
    """The fields and letter codes that hold for some records. find: a record of a set by its id, or None.

    ids: the ids of a set.
    """

    fields: Mapping[str, FieldType]
    codes: Mapping[str, Mapping[str, Code]]
    find: Callable[[str, str], Any]
    ids: Callable[[str], tuple[str, ...]]

    def type_of(self, key: str) -> FieldType | None:
        """The declared type of a field; a field with letter codes need not be declared apart."""
        if key in self.fields:
            return self.fields[key]
        return FieldType(type="code") if key in self.codes else None


def with_declared_fields(records: tuple[O, ...], declared: Declared, findings: list[Finding]) -> tuple[O, ...]:
    """The records with ``fields`` filled in from ``extra``, and with what their letter codes do among ``effects``.

    Fields that are records themselves stay None until ``refer`` fills them in. What is wrong goes to ``findings``.
    """
    required = tuple(name for name, one in declared.fields.items() if one.required)
    names = frozenset((*declared.fields, *declared.codes))
    return tuple(_filled(record, declared, required, names, findings) for record in records)


def refer(records: tuple[O, ...], declared: Declared, findings: list[Finding]) -> None:
    """Fill in the fields that are records themselves, once all records have got their other fields.

    Two records may refer to each other, so that neither could be made after the other.
    """
    for record in records:
        for key, node in record.extra.items():
            kind = declared.type_of(key)
            if kind is not None and kind.type not in PLAIN_TYPES:
                fields: Any = record.fields
                fields[key] = _value(key, node, kind.type, declared, findings)


def _filled(
    record: O, declared: Declared, required: tuple[str, ...], names: frozenset[str], findings: list[Finding]
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
            hint = did_you_mean(key, known) or _how_to_declare(key, record)
            edits = _renamed(key, known, record)
            findings.append(problem(codes.UNKNOWN_KEY, f"unknown key {key!r}", record.at_key(key), hint, edits=edits))
            continue
        value = _value(key, node, kind.type, declared, findings) if kind.type in PLAIN_TYPES else None
        values[key] = Foreign(value) if kind.language and type(value) is str else value
    changes: dict[str, Any] = {"fields": values, "declares": names}
    effects = tuple(_effects_of_codes(values, declared.codes))
    if effects and hasattr(record, "effects"):
        changes["effects"] = (*record.effects, *effects)
    return dataclasses.replace(record, **changes)


def _renamed(key: str, known: list[str], record: Open) -> tuple[Edit, ...]:
    """The edit that writes the key that was meant, if only one can have been."""
    entries = record.node.entries if record.node else {}
    return renamed(entries[key].key, known, entries) if key in entries else ()


def _how_to_declare(key: str, record: Open) -> str:
    """The cure for a key that looks like none: most often half a sentence behind a comma inside braces."""
    entry = record.node.entries.get(key) if record.node else None
    if entry and entry.has_no_colon:
        return "a comma inside { } starts the next key: put the text in quotes"
    name = _NOT_IN_NAMES.sub("_", key.casefold()).strip("_")
    if name != key.casefold():
        return f"call it {name or 'by a word'} and declare it: fields: {{{name or 'word'}: text}}"
    return f"declare it: fields: {{{key}: text}}"


def _effects_of_codes(values: Mapping[str, Any], codes: Mapping[str, Mapping[str, Code]]) -> Iterator[Effect]:
    """What the letter codes in the fields of a record do."""
    for key, value in values.items():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Coded):
                yield from codes[key][one.code].effects


def _value(key: str, node: Node, kind: str, declared: Declared, findings: list[Finding]) -> Any:
    """One value of a declared type; None with a finding if it does not fit."""
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
    found = declared.find(kind, text)
    if found is None:
        hint = did_you_mean(text, declared.ids(kind))
        edits = chosen(node, declared.ids(kind), slips=0)
        message = f"{key} {text!r} is not one of the {kind}"
        findings.append(problem(codes.UNKNOWN_CHOICE, message, node.span, hint, edits=edits))
    return found


def _plain_value(key: str, node: Scalar, kind: str, findings: list[Finding]) -> Any:
    text = node.text.strip()
    if kind == "number" and text.removeprefix("-").removeprefix("+").isdecimal():
        return int(text)
    if kind == "flag" and isinstance(node.value, bool):
        return node.value
    if kind == "dice":
        try:
            return Dice.parse(text)
        except ValueError:
            pass
    wanted = {"number": "a whole number", "flag": "true or false", "dice": "dice such as 2D6"}[kind]
    findings.append(problem(codes.WRONG_TYPE, f"{key} {text!r} is not {wanted}", node.span))
    return None


def _coded(key: str, node: Scalar, declared: Declared, findings: list[Finding]) -> Coded | None:
    known = declared.codes.get(key, {})
    meaning = known.get(node.text)
    if meaning is None:
        hint = f"the codes are {', '.join(known)}" if known else f"declare them: codes: {{{key}: {{…}}}}"
        findings.append(problem(codes.UNKNOWN_CHOICE, f"{key} {node.text!r} is no declared code", node.span, hint))
        return None
    return Coded.of(node.text, meaning)
