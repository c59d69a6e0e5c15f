"""The headers of a spreadsheet → the keys of the records that its rows are."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from dataclasses import field, fields, is_dataclass
from functools import cache
from typing import Any

from pnp.findings import Finding, Related
from pnp.load import codes
from pnp.load.column_names import SYNONYMS
from pnp.load.ids import MAY_LACK_ID
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, plain
from pnp.nodes import MapNode, Scalar
from pnp.values import dataclass, field_types


@dataclass(frozen=True, slots=True)
class Columns:
    """What the columns of a spreadsheet may be: keys of the records, and what the kit says of a header.

    meant: by header as it is in the spreadsheet; None for a column that is left out. places: where the kit names them.
    makes_ids: whether a row without an id gets one, made of its name. structured: keys whose values are no single
    values nor lists of them; their cells may be written in the notation of YAML. prose: keys with sentences for people.
    texts: declared fields of the type text, with sentences or words.
    """

    keys: frozenset[str] = frozenset()
    meant: Mapping[str, Scalar | None] = field(default_factory=dict)
    places: tuple[Scalar, ...] = ()
    makes_ids: bool = False
    structured: frozenset[str] = frozenset()
    prose: frozenset[str] = frozenset()
    texts: frozenset[str] = frozenset()

    def is_rich(self, header: str, text: str) -> bool:
        """Whether a text below a header may be bold or italic; one word of a declared field may name a picture."""
        meant = next((key for name, key in self.meant.items() if plain(name) == plain(header)), None)
        key = plain(meant.text if meant else header)
        return key in map(plain, self.prose) or (" " in text and key in map(plain, self.texts))

    def key(self, cell: Scalar) -> Scalar | None:
        """A header as a key, at its place; None if its column is left out."""
        for header, key in self.meant.items():
            if plain(header) == plain(cell.text):
                return None if key is None else _renamed(cell, key.text)
        if cell.text in self.keys:
            return cell
        # Of a nested key, what stands before the first dot is a key of the record, the rest are ids.
        head, dot, rest = cell.text.partition(".")
        found = next((key for key in sorted(self.keys) if plain(key) == plain(head)), None)
        return _renamed(cell, f"{found}{dot}{rest.strip()}") if found and found != head else cell

    def is_known(self, header: str) -> bool:
        """Whether a text is a header that names a key, or that people write for one."""
        head = plain(header.partition(".")[0])
        return bool(head) and (head in self._known_names or plain(header) in self._known_names)

    @property
    def _known_names(self) -> frozenset[str]:
        return _known_names(self.keys, tuple(self.meant))

    def named(self, header: Sequence[Scalar]) -> dict[str, str | None]:
        """What the kit says of the headers that there are."""
        there = {plain(cell.text) for cell in header}
        return {name: None if key is None else key.text for name, key in self.meant.items() if plain(name) in there}

    def unused(self, header: Sequence[Scalar], below: Sequence[str]) -> list[Finding]:
        """Headers that the kit names and the spreadsheet does not have. below: the texts of the next row."""
        known, second = [cell.text for cell in header], set(map(plain, below))
        plain_names = set(map(plain, known))

        def hint(name: str) -> str:
            if plain(name) in second:
                return "it stands in the row below the headings: write each heading in one row"
            return did_you_mean(name, known) or f"the columns are {', '.join(map(repr, known[:12]))}"

        related = [Related(header[0].span, "the headings")]
        return [
            problem(codes.CSV_HEADER, f"no column is called {name.text!r}", name.span, hint(name.text), related)
            for name in self.places
            if plain(name.text) not in plain_names
        ]


@cache
def _known_names(keys: frozenset[str], meant: tuple[str, ...]) -> frozenset[str]:
    """The names of all columns, as ``plain`` makes them; none if nobody knows the keys."""
    synonyms = (name for key, names in SYNONYMS.items() if key in keys for name in names)
    return frozenset(map(plain, (*keys, *meant, *synonyms)))


def columns_of(cls: Any, declared: Mapping[str, str], meant: MapNode | None) -> Columns:
    """The columns for records of a class. declared: their fields with types. meant: the map behind ``columns:``."""
    keys = frozenset((*(record_keys(cls) if cls else ()), *declared))
    structured = frozenset(key for key in record_keys(cls) if _is_structured(cls, key)) if cls else frozenset()
    prose = frozenset(_prose_keys(cls) if cls else ())
    texts = frozenset(key for key, kind in declared.items() if kind == "text") - prose
    makes_ids = cls is not None and "name" in keys and not issubclass(cls, MAY_LACK_ID)
    if meant is None:
        return Columns(keys, makes_ids=makes_ids, structured=structured, prose=prose, texts=texts)
    named = {
        header: entry.value if isinstance(entry.value, Scalar) and not entry.value.is_null else None
        for header, entry in meant.entries.items()
    }
    return Columns(
        keys, named, tuple(entry.key for entry in meant.entries.values()), makes_ids, structured, prose, texts
    )


def record_keys(cls: Any) -> tuple[str, ...]:
    """The keys that records of a class have in a kit."""
    hidden = ("node", "extra", "fields", "declares")
    return tuple(field.metadata.get("key", field.name) for field in fields(cls) if field.name not in hidden)


def _prose_keys(cls: Any) -> tuple[str, ...]:
    """The keys of a class with sentences for people; the names of things are none."""
    kinds = {field.metadata.get("key", field.name): field.metadata.get("prose", "name") for field in fields(cls)}
    return tuple(key for key, kind in kinds.items() if kind != "name")


@cache
def record_class(cls: Any, key: str) -> Any:
    """The class of the records in a field of a class: of the field itself, or of the items of its list."""
    hint = _field_type(cls, key)
    kinds = [hint, *typing.get_args(hint)]
    return next((kind for kind in kinds if isinstance(kind, type) and is_dataclass(kind)), None)


@cache
def _is_structured(cls: Any, key: str) -> bool:
    hint = _field_type(cls, key)
    return record_class(cls, key) is not None or typing.get_origin(hint) is Mapping


def _field_type(cls: Any, key: str) -> Any:
    name = next((field.name for field in fields(cls) if field.metadata.get("key", field.name) == key), "")
    return field_types(cls).get(name)


def _renamed(cell: Scalar, text: str) -> Scalar:
    return Scalar(cell.source, cell.start, cell.end, text, cell.style, [cell.start] * len(text) + [cell.end])
