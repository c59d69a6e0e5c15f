"""The rows of a table → those that are records, as a person would tell them from titles, headings and totals.

What people write around a table is left out: titles above the headings, rows that head a section, and sums. Whether a
row is one of these is decided by the other rows, and where it is in doubt, it is a record.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

TOTAL: Final = "a total"
SECTION: Final = "the heading of a section"

# The headings are among so many first rows, blank ones not counted.
FIRST_ROWS: Final = 10
# Of fewer rows nobody can say what all of them have.
_FEWEST: Final = 3
# A row that heads a section lacks at least so many cells that all records have.
_LACKING: Final = 2
_TOTAL: Final = re.compile(
    r"[*\s]*(?:(?:grand|sub)[ -]?)?(?:totals?|sum|summe|gesamt|insgesamt|zwischensumme|somme|totale|somma|suma)"
    r"(?:\s+(?:cards|copies|general|général))?\s*[:=]?[*\s]*",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(r"-?\d{1,15}(?:\.\d{1,9})?")


def heading_row(rows: Sequence[Sequence[str]], is_known: Callable[[str], bool]) -> int:
    """Which of the first rows has the headings: the first one, unless only a later one has names of keys.

    is_known: whether a text is the name of a key, or what people call it.
    """
    known = [sum(map(is_known, row)) for row in rows]
    for number, row in enumerate(rows):
        filled = sum(map(bool, row))
        if known[number] and (known[number] >= min(2, filled)) and not any(known[:number]):
            return number
    return 0


def may_be_none(first: str, filled: int) -> bool:
    """Whether a row may be no record, so that the others have to be looked at. first: its first cell with a text."""
    return filled < 2 or _TOTAL.fullmatch(first) is not None


def no_records(
    rows: Sequence[Sequence[str]], name: int | None, gaps: Collection[int], marked: Collection[int]
) -> Mapping[int, str]:
    """The rows below the headings that are no records, each with what it is.

    name: the column of names, if there is one. gaps: rows below a blank row. marked: rows of one cell that is bold or
    goes over several columns.
    """
    found = {number: TOTAL for number in range(len(rows)) if _is_total(rows, number, name)}
    full = [number for number, row in enumerate(rows) if number not in found and sum(map(bool, row)) > 1]
    single = [number for number, row in enumerate(rows) if number not in found and sum(map(bool, row)) == 1]
    if len(full) < _FEWEST or not single:
        return found
    always = frozenset[int].intersection(*(_filled(rows[number]) for number in full))
    heading = [
        number
        for number in single
        if number < full[-1] and len(always - _filled(rows[number])) >= _LACKING and rows[number][0]
    ]
    # A card of which nothing but the name is known yet looks the same; headings stand out in some way.
    if heading and heading[0] < full[0]:
        return found | dict.fromkeys(heading, SECTION)
    return found | {number: SECTION for number in heading if number in gaps or number in marked}


def _filled(row: Sequence[str]) -> frozenset[int]:
    return frozenset(column for column, cell in enumerate(row) if cell)


def _is_total(rows: Sequence[Sequence[str]], number: int, name: int | None) -> bool:
    """Whether a row is called a total and has nothing but sums, or is the last one and has sums only."""
    row = rows[number]
    first = next((column for column, cell in enumerate(row) if cell), None)
    if first is None:
        return False
    is_called = _TOTAL.fullmatch(row[first]) is not None
    values = [(column, cell) for column, cell in enumerate(row) if cell and not (is_called and column == first)]
    if not is_called and (number < len(rows) - 1 or name is None or (name < len(row) and row[name]) or number < 2):
        return False
    if not values:
        return number == len(rows) - 1
    if not all(_NUMBER.fullmatch(cell) for _, cell in values):
        return False
    return any(_is_sum(rows, number, column, float(cell)) for column, cell in values)


def _is_sum(rows: Sequence[Sequence[str]], number: int, column: int, value: float) -> bool:
    """Whether a number is the count or the sum of the cells above it, of all or of those below the last total."""
    count, total = 0, 0.0
    for row in reversed(rows[:number]):
        cell = row[column] if column < len(row) else ""
        if any(_TOTAL.fullmatch(text) for text in row if text):
            if value in (count, total):
                return True
            continue
        if cell:
            count += 1
        if _NUMBER.fullmatch(cell):
            total += float(cell)
    return count > 0 and value in (count, total)
