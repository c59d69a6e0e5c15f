"""The pair adjustments of a font (GPOS, or the old ``kern`` table) to one matrix of characters.

A GPOS lookup is a list of subtables; the first that speaks of a pair decides. Characters that no subtable
tells apart share a row (as the left one) or a column (as the right one), so that the whole of a font's
kerning is one small matrix, and the pairs named one by one are exceptions to it. Chained contexts, which
the built-in fonts use for the Catalan l·l only, are left out.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping, Sequence
from struct import unpack_from
from typing import Any, Final, NamedTuple

_PAIR_ADJUSTMENT: Final = 2
_EXTENSION: Final = 9
# Bits of a value format: x and y placement, then x advance.
_X_ADVANCE: Final = 4


class Kerning(NamedTuple):
    """See ``FontTables`` for how the parts work together."""

    pairs: dict[str, int]
    left: dict[str, int]
    right: dict[str, int]
    columns: int
    matrix: bytes


class _Pairs(NamedTuple):
    """A subtable that names pairs of glyphs."""

    values: Mapping[tuple[str, str], int]


class _Classes(NamedTuple):
    """A subtable that names pairs of glyph classes; class 0 is every other glyph."""

    first: Mapping[str, int]
    second: Mapping[str, int]
    values: Sequence[Sequence[int]]


_Lookup = Sequence[_Pairs | _Classes]


def read_kerning(font: Any, glyphs: Mapping[str, str]) -> Kerning:
    """The kerning of an open fontTools font between the characters that ``glyphs`` (by character) names."""
    lookups = _gpos_lookups(font) or _old_lookups(font)
    matrix, rows, columns = _matrix(lookups, glyphs)
    width = max(columns.values(), default=-1) + 1
    chars: dict[str, list[str]] = {}
    for char, glyph in glyphs.items():
        chars.setdefault(glyph, []).append(char)
    pairs = {}
    for first, second in _named_pairs(lookups):
        value = _value(lookups, first, second)
        for left in chars.get(first, ()):
            for right in chars.get(second, ()):
                row, column = rows.get(left), columns.get(right)
                if value != (0 if row is None or column is None else matrix[row * width + column]):
                    pairs[left + right] = value
    return Kerning(pairs, rows, columns, width, matrix.tobytes())


def _gpos_lookups(font: Any) -> list[_Lookup]:
    """The pair lookups of the ``kern`` feature, in the order of the font."""
    if "GPOS" not in font:
        return []
    table = font["GPOS"].table
    if table.FeatureList is None or table.LookupList is None:
        return []
    records = table.FeatureList.FeatureRecord
    numbers = sorted({n for r in records if r.FeatureTag == "kern" for n in r.Feature.LookupListIndex})
    lookups: list[_Lookup] = []
    data = font.reader["GPOS"]
    for number in numbers:
        subtables = [getattr(each, "ExtSubTable", each) for each in table.LookupList.Lookup[number].SubTable]
        places = _subtable_places(data, number)
        pairs = [
            _subtable(each, data, place)
            for each, place in zip(subtables, places, strict=True)
            if each.LookupType == _PAIR_ADJUSTMENT
        ]
        if pairs:
            lookups.append(pairs)
    return lookups


def _subtable(table: Any, data: bytes, place: int) -> _Pairs | _Classes:
    covered = table.Coverage.glyphs
    if table.Format == 1:
        return _Pairs(
            {
                (first, record.SecondGlyph): _x_advance(record.Value1)
                for first, pairs in zip(covered, table.PairSet, strict=True)
                for record in pairs.PairValueRecord
            }
        )
    classes = table.ClassDef1.classDefs
    return _Classes(
        {glyph: classes.get(glyph, 0) for glyph in covered},
        table.ClassDef2.classDefs,
        _class_values(data, place),
    )


def _subtable_places(data: bytes, lookup: int) -> list[int]:
    """Where in a GPOS table the subtables of a lookup begin."""
    (lookups,) = unpack_from(">H", data, 8)
    (offset,) = unpack_from(">H", data, lookups + 2 + 2 * lookup)
    start = lookups + offset
    kind, _, count = unpack_from(">3H", data, start)
    places = [start + each for each in unpack_from(f">{count}H", data, start + 6)]
    if kind == _EXTENSION:
        return [place + unpack_from(">L", data, place + 4)[0] for place in places]
    return places


def _class_values(data: bytes, place: int) -> list[Sequence[int]]:
    """The x advances of a class subtable, by class of the first and the second glyph.

    Read from the bytes: fontTools makes an object of each of some 25,000 values, in a quarter of a second.
    """
    *_, first_format, second_format, _, _, rows, columns = unpack_from(">8H", data, place)
    values: array[int] = array("h", data[place + 16 :][: rows * columns * 2 * _fields(first_format, second_format)])
    if sys.byteorder == "little":
        values.byteswap()
    if not first_format & _X_ADVANCE:
        return [[0] * columns] * rows
    step = _fields(first_format, second_format)
    advances = values[_fields(first_format & (_X_ADVANCE - 1)) :: step]
    return [advances[row * columns : (row + 1) * columns] for row in range(rows)]


def _fields(*formats: int) -> int:
    """How many numbers there are in values of these formats."""
    return sum(each.bit_count() for each in formats)


def _x_advance(value: Any) -> int:
    return int(getattr(value, "XAdvance", 0) or 0)


def _old_lookups(font: Any) -> list[_Lookup]:
    if "kern" not in font:
        return []
    tables = [table for table in font["kern"].kernTables if hasattr(table, "kernTable")]
    return [[_Pairs(table.kernTable)] for table in tables]


def _named_pairs(lookups: Sequence[_Lookup]) -> list[tuple[str, str]]:
    named = (table for lookup in lookups for table in lookup if isinstance(table, _Pairs))
    return list(dict.fromkeys(pair for table in named for pair in table.values))


def _value(lookups: Sequence[_Lookup], first: str, second: str) -> int:
    total = 0
    for lookup in lookups:
        for table in lookup:
            if isinstance(table, _Pairs):
                value = table.values.get((first, second))
                if value is not None:
                    total += value
                    break
            elif first in table.first:
                total += table.values[table.first[first]][table.second.get(second, 0)]
                break
    return total


def _matrix(lookups: Sequence[_Lookup], glyphs: Mapping[str, str]) -> tuple[array[int], dict[str, int], dict[str, int]]:
    """The class values as rows of left and columns of right characters; rows of zeros are left out."""
    classes = [[table for table in lookup if isinstance(table, _Classes)] for lookup in lookups]
    every = [table for lookup in classes for table in lookup]
    kinds: dict[tuple[int, ...], int] = {}
    columns = {
        char: kinds.setdefault(tuple(table.second.get(glyph, 0) for table in every), len(kinds))
        for char, glyph in glyphs.items()
    }
    matrix: array[int] = array("h")
    numbers: dict[tuple[int, ...], int | None] = {}
    rows: dict[str, int] = {}
    for char, glyph in glyphs.items():
        signature = tuple(table.first.get(glyph, -1) for table in every)
        if signature not in numbers:
            values = _row(classes, glyph, list(kinds), every)
            numbers[signature] = len(matrix) // len(kinds) if any(values) else None
            matrix.extend(values if any(values) else ())
        number = numbers[signature]
        if number is not None:
            rows[char] = number
    return matrix, rows, columns


def _row(
    classes: Sequence[Sequence[_Classes]],
    glyph: str,
    kinds: Sequence[tuple[int, ...]],
    every: Sequence[_Classes],
) -> list[int]:
    values = [0] * len(kinds)
    at = 0
    for lookup in classes:
        # Only the first subtable that covers the left glyph counts, whatever comes right of it.
        deciding = next((n for n, table in enumerate(lookup) if glyph in table.first), None)
        if deciding is not None:
            table = every[at + deciding]
            record = table.values[table.first[glyph]]
            values = [value + record[kind[at + deciding]] for value, kind in zip(values, kinds, strict=True)]
        at += len(lookup)
    return values
