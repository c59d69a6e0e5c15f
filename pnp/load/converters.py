"""Turn type annotations into converters, which make values of these types from nodes.

Supported are ``str``, ``int``, ``float``, ``bool``, ``Literal``, enums, ``X | None``, ``tuple[T, ...]``,
``Mapping[str, T]``, dataclasses, ``Node`` and its kinds, ``Any`` (the node itself), every class with a classmethod
``parse(text)`` that raises ValueError with a sentence, and unions whose alternatives differ in shape: value, map, list.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, Final, Literal

from pnp.findings import Edit, Finding
from pnp.load import codes
from pnp.load.fixes import choose_known, correct_notation, remove_comma, remove_quotes, replace_text
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, one_of
from pnp.nodes import ListNode, MapNode, Node, Scalar

# (node, findings to add to, name of the value in messages) → the value, or FAILED after adding a finding.
Converter = Callable[[Node, list[Finding], str], Any]
# The same for a dataclass, which comes first.
ReadRecord = Callable[[type[Any], Node, list[Finding], str], Any]

FAILED: Final = object()

_KINDS: Final = (Scalar, MapNode, ListNode)
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_OF_PROGRAMS = re.compile(r"(?<=[0-9])(?:\.0+|,00?)$")
_DECIMAL = re.compile(r"[-+]?(?:[0-9]{1,18}(?:\.[0-9]{1,18})?|\.[0-9]{1,18})")
_LONGEST_QUOTE: Final = 40


def converter(hint: Any, parse: Any, record: ReadRecord) -> tuple[Converter, bool]:
    """The converter of a type, and whether it takes null (as None, or as a node).

    parse: if given, reads the text of the value instead. record: makes an instance of a dataclass.
    """
    alternatives = typing.get_args(hint) if _is_union(hint) else (hint,)
    takes_null = type(None) in alternatives or hint is Any or Scalar in alternatives
    types = tuple(alternative for alternative in alternatives if alternative is not type(None))
    inner = _parsed(parse) if parse else _of(types[0], record) if len(types) == 1 else _union(types, record)
    return (_or_none(inner) if type(None) in alternatives else inner), takes_null


def _is_union(hint: Any) -> bool:
    return typing.get_origin(hint) in (typing.Union, types.UnionType)


def _or_none(inner: Converter) -> Converter:
    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        if isinstance(node, Scalar) and node.is_null:
            return None
        return inner(node, findings, label)

    return convert


def _of(hint: Any, record: ReadRecord) -> Converter:
    """The converter of a type that is not a union."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if hint is Any or hint in _KINDS:
        return _node_of_kind((hint,))
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return _list(converter(arguments[0], None, record)[0], splits=not _is_record(arguments[0]))
    if _is_mapping(origin) and arguments[0] is str:
        return _map(*converter(arguments[1], None, record))
    if origin is Literal:
        return _choice({_written(value): value for value in arguments})
    if isinstance(hint, type) and hasattr(hint, "parse"):
        return _parsed(hint.parse)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _choice({_written(member.value): member for member in hint})
    if isinstance(hint, type) and is_dataclass(hint):
        return lambda node, findings, label: record(hint, node, findings, label)
    raise TypeError(f"{hint!r} cannot be read from a kit")


def _is_mapping(origin: Any) -> bool:
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and is_dataclass(hint) and not hasattr(hint, "parse")


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _quoted(node: Scalar) -> str:
    """The value in quotes for a message, shortened."""
    text = node.text
    return repr(text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…")


def label_text(label: str) -> str:
    """The name of a value in a message: a key in quotes, a description such as ``a card`` without."""
    return repr(label) if label and " " not in label else label or "this"


def _wrong_shape(node: Node, expected: str, findings: list[Finding], label: str) -> Any:
    hints = {
        "a single value": "write one value behind the colon",
        "a list": "start each item with '- ', or write [a, b]",
        "a list of maps": "put a dash before the first key of each, or brackets around them: [{…}]",
        "a map": "write its keys below it, each as 'key: value'",
    }
    message = f"{label_text(label)} is a {node.kind} where {expected} belongs"
    findings.append(problem(codes.WRONG_SHAPE, message, node.span, hints[expected]))
    return FAILED


def _single(node: Node, findings: list[Finding], label: str) -> Scalar | None:
    """The node if it is a scalar other than null; None with a finding otherwise."""
    if not isinstance(node, Scalar):
        _wrong_shape(node, "a single value", findings, label)
        return None
    if node.is_null:
        message = f"{label_text(label)} has an empty value"
        findings.append(problem(codes.EMPTY_VALUE, message, node.span, "write it"))
        return None
    return node


def _wrong_type(
    node: Scalar, expected: str, hint: str, findings: list[Finding], label: str, edits: Iterable[Edit] = ()
) -> Any:
    message = f"{label_text(label)} is {_quoted(node)}, not {expected}"
    findings.append(problem(codes.WRONG_TYPE, message, node.span, hint, edits=edits))
    return FAILED


def _text_for_number(node: Scalar, expected: str, findings: list[Finding], label: str) -> Any:
    message = f"{label_text(label)} is text in quotes, not {expected}"
    findings.append(problem(codes.WRONG_TYPE, message, node.span, "remove the quotes", edits=remove_quotes(node)))
    return FAILED


def _not_a_number(node: Scalar, expected: str, pattern: re.Pattern[str], findings: list[Finding], label: str) -> Any:
    """Report text that is not a number; a comma behind a number can be removed."""
    example = "3" if pattern is _INTEGER else "1.5"
    if pattern.fullmatch(node.text.removesuffix(",")):
        hint = "remove the comma"
        return _wrong_type(node, expected, hint, findings, label, remove_comma(node))
    return _wrong_type(node, expected, f"write it in digits, such as {example}", findings, label)


def _text(node: Node, findings: list[Finding], label: str) -> Any:
    scalar = _single(node, findings, label)
    return FAILED if scalar is None else scalar.text


def whole(scalar: Scalar) -> str:
    """The text of a number, without ``.0`` or ``,0`` behind whole numbers of spreadsheets; ``1,000`` is left alone."""
    return _OF_PROGRAMS.sub("", scalar.text) if scalar.is_cell else scalar.text


def _integer(node: Node, findings: list[Finding], label: str) -> Any:
    scalar = _single(node, findings, label)
    if scalar is None:
        return FAILED
    digits = whole(scalar)
    if not _INTEGER.fullmatch(digits):
        return _not_a_number(scalar, "a whole number", _INTEGER, findings, label)
    if scalar.is_quoted:
        return _text_for_number(scalar, "a whole number", findings, label)
    return int(digits)


def _decimal(node: Node, findings: list[Finding], label: str) -> Any:
    scalar = _single(node, findings, label)
    if scalar is None:
        return FAILED
    if not _DECIMAL.fullmatch(scalar.text):
        return _not_a_number(scalar, "a number", _DECIMAL, findings, label)
    if scalar.is_quoted:
        return _text_for_number(scalar, "a number", findings, label)
    return float(scalar.text)


def _flag(node: Node, findings: list[Finding], label: str) -> Any:
    scalar = _single(node, findings, label)
    if scalar is None:
        return FAILED
    value = flag_of(scalar)
    if value is not None:
        return value
    word = _FLAGS.get(scalar.text.lower().removesuffix(","), "")
    hint = "remove the quotes" if scalar.text in ("true", "false") else f"write {word or 'true or false'}"
    edits = replace_text(scalar, word) if word else ()
    return _wrong_type(scalar, "true or false", hint, findings, label, edits)


def flag_of(scalar: Scalar) -> bool | None:
    """Whether a value says yes or no; None if it says neither. A cell may say it as people and spreadsheets do."""
    if isinstance(scalar.value, bool):
        return scalar.value
    word = scalar.text.strip().lower()
    return _CELLS.get(word) if scalar.is_cell else None


# In the languages of the programs that write spreadsheets: English, German, French, Spanish and Italian.
_YES: Final = ("true", "yes", "y", "x", "✓", "✔", "wahr", "ja", "vrai", "oui", "verdadero", "sí", "vero", "sì")
_NO: Final = ("false", "no", "n", "-", "–", "falsch", "nein", "faux", "non", "falso")
_CELLS: Final = dict.fromkeys(_YES, True) | dict.fromkeys(_NO, False)
_FLAGS: Final = {
    "true": "true", "yes": "true", "on": "true", "false": "false", "no": "false", "off": "false"
}  # fmt: skip


_SIMPLE: Final[Mapping[Any, Converter]] = {str: _text, int: _integer, float: _decimal, bool: _flag}


def _parsed(parse: Callable[[str], Any]) -> Converter:
    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        scalar = _single(node, findings, label)
        if scalar is None:
            return FAILED
        try:
            return parse(scalar.text)
        except ValueError as error:
            message, _, hint = str(error).rstrip(".").partition(": ")
            edits = correct_notation(scalar, parse)
            findings.append(problem(codes.MALFORMED_VALUE, message, scalar.span, hint, edits=edits))
            return FAILED

    return convert


def _choice(choices: Mapping[str, Any]) -> Converter:
    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        scalar = _single(node, findings, label)
        if scalar is None:
            return FAILED
        if scalar.text in choices:
            return choices[scalar.text]
        near, listed = did_you_mean(scalar.text, choices), one_of(choices)
        message = f"{label_text(label)} cannot be {_quoted(scalar)}"
        hint = f"{near} It is {listed}" if near else f"write {listed}"
        edits = remove_comma(scalar) if scalar.text.removesuffix(",") in choices else choose_known(scalar, choices)
        findings.append(problem(codes.UNKNOWN_CHOICE, message, scalar.span, hint, edits=edits))
        return FAILED

    return convert


def _node_of_kind(kinds: Sequence[Any]) -> Converter:
    """The node itself, if it is of one of these kinds."""
    names = {Scalar: "a single value", MapNode: "a map", ListNode: "a list"}

    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        if Any in kinds or type(node) in kinds:
            return node
        return _wrong_shape(node, names[kinds[0]], findings, label)

    return convert


def _list(item: Converter, *, splits: bool) -> Converter:
    """A tuple. A single value is a list with one item; in a CSV cell, ``;`` separates items (but not records)."""

    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        if isinstance(node, MapNode):
            expected = "a list" if splits else "a list of maps"
            return _wrong_shape(node, expected, findings, label)
        if isinstance(node, ListNode):
            items: Sequence[Node] = node.items
        else:
            items = node.parts() if splits else (node,)
        values = tuple([item(item_node, findings, label) for item_node in items])
        return FAILED if FAILED in values else values

    return convert


def split(separators: str, convert_list: Converter) -> Converter:
    """A list that may be written as one text, with blanks or one of the separators between its items."""

    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        if isinstance(node, Scalar) and not node.is_null:
            node = ListNode(node.source, node.start, node.end, node.split(separators))
        return convert_list(node, findings, label)

    return convert


def _map(value: Converter, takes_null: bool) -> Converter:
    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        if not isinstance(node, MapNode):
            return _wrong_shape(node, "a map", findings, label)
        values = {}
        for key, entry in node.entries.items():
            if not takes_null and isinstance(entry.value, Scalar) and entry.value.is_null:
                message = f"{key!r} is empty"
                findings.append(problem(codes.EMPTY_VALUE, message, entry.key.span, "write its value"))
                values[key] = FAILED
            else:
                values[key] = value(entry.value, findings, key)
        return FAILED if FAILED in values.values() else values

    return convert


def _union(kinds: tuple[Any, ...], record: ReadRecord) -> Converter:
    """The converters of the alternatives by shape. Raises TypeError if two of them are maps or lists."""
    if all(kind in _KINDS for kind in kinds):
        return _node_of_kind(kinds)
    by_shape: dict[str, list[Converter]] = {"value": [], "map": [], "list": []}
    for kind in kinds:
        by_shape[_shape_of(kind)].append(_of(kind, record))
    if len(by_shape["map"]) > 1 or len(by_shape["list"]) > 1:
        raise TypeError(f"{kinds!r}: only single values can be told apart by more than their shape")
    order = {
        "value": by_shape["value"] or by_shape["map"] or by_shape["list"],
        "map": by_shape["map"] or by_shape["value"] or by_shape["list"],
        "list": by_shape["list"] or by_shape["map"] or by_shape["value"],
    }

    def convert(node: Node, findings: list[Finding], label: str) -> Any:
        failures: list[Finding] = []
        for alternative in order[node.kind]:
            failures = []
            value = alternative(node, failures, label)
            if value is not FAILED:
                return value
        findings += failures
        return FAILED

    return convert


def _shape_of(kind: Any) -> str:
    origin = typing.get_origin(kind)
    if kind is ListNode or origin is tuple:
        return "list"
    if kind is MapNode or _is_mapping(origin) or _is_record(kind):
        return "map"
    return "value"
