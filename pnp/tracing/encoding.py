"""Encode values of a game as plain tuples, texts and numbers that are equal if and only if the values are.

``marshal`` turns those into bytes: it is the fastest module of Python that distinguishes 1, True and "1". Its version 2
writes the same bytes for equal values, whether or not they are the same object. The bytes are only hashed.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Any, Final

from pnp.findings import Span
from pnp.model.fields import Coded, Foreign
from pnp.model.names import Members
from pnp.nodes import Entry, ListNode, MapNode, Node, Record, Scalar, SheetSource, Source

# Later versions write references between identical objects, so that equal values can have different bytes.
_VERSION: Final = 2
_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
_DIGEST_BYTES: Final = 16


def digest(value: Any) -> str:
    """The digest, in hexadecimal digits, of a value made of tuples, lists, texts, numbers, flags and None."""
    return blake2b(marshal.dumps(value, _VERSION), digest_size=_DIGEST_BYTES).hexdigest()


def place_of(span: Span) -> object:
    """The encoding of a place."""
    return span.file, span.line, span.column, span.end_line, span.end_column


def written(entry: Entry | None) -> object:
    """The encoding of a key with its value, and of where each part of it stands, whatever else is in the file."""
    if entry is None:
        return None
    # Whether a colon follows decides what the value is.
    return _written(entry.key), entry.key.source.text[entry.key.end : entry.key.end + 1], _written(entry.value)


def extent(entry: Entry | None) -> object:
    """The encoding of where a key stands, and the list or map of it; of a text it says only that it is one."""
    if entry is None:
        return None
    return place_of(entry.key.span), isinstance(entry.value, Scalar) or place_of(entry.value.span)


def _written(node: Node) -> object:
    place = place_of(node.span)
    if isinstance(node, Scalar):
        return place, node.source.text[node.start : node.end], node.text, node.style
    if isinstance(node, ListNode):
        return place, [_written(item) for item in node.items]
    return place, "map", [(key, written(entry)) for key, entry in node.entries.items()]


class Encoder:
    """Encodes the values of one column. number: the number of a record among those of its class.

    has_merged_nodes: whether maps may be merged from two places, as in a kit that extends another. sources: the files
    of the encoded nodes with the digests of their texts, in the order of encoding. Together with these texts, the
    encoding of a node determines all its properties. has_places: whether nodes differ if only their places do.
    """

    __slots__ = (
        "_encoders",
        "_has_merged_nodes",
        "_has_places",
        "_number",
        "_source_numbers",
        "_text_digest",
        "sources",
    )

    def __init__(
        self,
        number: Callable[[Record], object],
        text_digest: Callable[[Source], str],
        *,
        has_merged_nodes: bool,
        has_places: bool = True,
    ) -> None:
        self._has_merged_nodes, self._has_places = has_merged_nodes, has_places
        self.sources: list[tuple[str, str]] = []
        self._number = number
        self._text_digest = text_digest
        self._source_numbers: dict[int, int] = {}
        self._encoders: dict[type, Callable[[Any], object]] = {
            tuple: self._tuple,
            Members: self._tuple,
            dict: self._map,
            # Of names.
            frozenset: lambda value: ("set", sorted(value)),
            Source: lambda value: ("source", self._source(value)),
            SheetSource: lambda value: ("source", self._source(value)),
            Coded: lambda value: ("coded", str(value), value.code, value.symbol, value.color, value.shape, value.text),
            Foreign: lambda value: ("foreign", str(value)),
        }

    def column(self, values: Iterable[Any]) -> object:
        """The encoded values of a column, one for each record."""
        column = list(values)
        if _PLAIN.issuperset(map(type, column)):
            return column
        # Most fields of most records are empty, or the same object in all records of a set.
        encoded: list[object] = []
        previous: Any = self
        for value in column:
            encoded.append(encoded[-1] if value is previous else self.encode(value))
            previous = value
        return encoded

    def encode(self, value: Any) -> object:
        """The encoding of a value. Raises TypeError for a value that no game has."""
        cls = type(value)
        if cls in _PLAIN:
            return value
        encoder = self._encoders.get(cls)
        if encoder is None:
            encoder = self._encoders[cls] = self._encoder(cls)
        return encoder(value)

    def _encoder(self, cls: type) -> Callable[[Any], object]:
        # Rows of a spreadsheet are maps of a kind of their own.
        if issubclass(cls, Scalar | MapNode | ListNode):
            return self._node
        if issubclass(cls, Record):
            return lambda value: ("record", cls.__name__, self._number(value))
        if is_dataclass(cls):
            names = [field.name for field in fields(cls)]
            return lambda value: (cls.__name__, *(self._value(getattr(value, name)) for name in names))
        raise TypeError(f"a game holds no {cls.__qualname__}")

    def _value(self, value: Any) -> object:
        """A part of a value, which must not be a record, since a copy of the game would not copy it."""
        if isinstance(value, Record):
            raise TypeError(f"a {type(value).__qualname__} is inside a value")
        return self.encode(value)

    def _tuple(self, value: tuple[Any, ...]) -> object:
        return ("tuple", *map(self.encode, value)) if value else ()

    def _map(self, value: Mapping[Any, Any]) -> object:
        return ("map", *map(self.encode, value), *map(self.encode, value.values())) if value else ("map",)

    def _source(self, source: Source) -> int:
        number = self._source_numbers.get(id(source))
        if number is None:
            number = self._source_numbers[id(source)] = len(self.sources)
            self.sources.append((source.file, self._text_digest(source)))
        return number

    def _node(self, node: Node) -> object:
        """A node with its descendants. The place alone determines a node that is in one file, as it was parsed."""
        source = node.source
        place = (self._source(source), node.start, node.end) if self._has_places else ()
        if self._has_places and not self._has_merged_nodes and _is_in_one_file(node, source):
            return place
        if isinstance(node, Scalar):
            return (*place, node.text, node.style)
        if isinstance(node, ListNode):
            return (*place, [self._node(item) for item in node.items])
        entries = [(key, self._node(entry.key), self._node(entry.value)) for key, entry in node.entries.items()]
        return (*place, "map", entries)


def _is_in_one_file(node: Node, source: Source) -> bool:
    """Whether a node and all its descendants are in a file."""
    if node.source is not source:
        return False
    if isinstance(node, ListNode):
        return all(_is_in_one_file(item, source) for item in node.items)
    if type(node) is MapNode:
        entries = node.entries.values()
        return all(entry.key.source is source and _is_in_one_file(entry.value, source) for entry in entries)
    # A scalar, or a row of a table, which reads its values from its place.
    return True
