"""The form of a table by the room it needs: a table on every screen, a record for each row on a phone, or always."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from pnp.document.reference.tree import CellParagraph, ColumnHeader, DataTable

# A cell with more characters than these is a phrase, or prose.
_PHRASE: Final = 16
_PROSE: Final = 40
# What prose needs at least to be read in a column, and what a phone of 360 px and a page have room for, in characters.
_READABLE: Final = 26
_PHONE: Final = 36.0
_PAGE: Final = 84.0
# The space on both sides of a cell, in characters.
_PADDING: Final = 2.2


def widths(table: DataTable) -> tuple[str, ...]:
    """The class of each column: ``long`` for prose, ``some`` for phrases, so that neither becomes a pillar of words."""
    return tuple(
        "long" if length > _PROSE else "some" if length > _PHRASE else ""
        for length in (max(map(_length, cells), default=0) for cells in _columns(table))
    )


def form(table: DataTable) -> Literal["fits", "records", "always"]:
    """``fits`` stays a table on a phone, ``records`` is one where there is room, ``always`` is too wide for it."""
    needed = sum(_needed(header, cells) + _PADDING for header, cells in _headed(table))
    return "fits" if needed <= _PHONE else "records" if needed <= _PAGE else "always"


def record_style(headers: Sequence[ColumnHeader], widths: Sequence[str], name: str) -> str:
    """The rules by which the cells of a class of tables are labelled with their headings where rows are records.

    A heading is the same for all rows, so it stands in the style and not in each of them.
    """
    unlabelled = 1 if len(headers) == 2 else 0
    rules = []
    for index, (header, width) in enumerate(zip(headers, widths, strict=True), 1):
        if header.names or not header.title:
            continue
        cell = f".{name} td:nth-child({index})"
        if width:
            rules.append(f"{cell}{{flex-basis:100%}}")
        if not unlabelled:
            words = _css_string(header.title)
            # A reader that speaks takes the heading from the table itself.
            rules.append(f'{cell}::before{{content:{words};content:{words}/""}}')
    return "".join(rules)


def _columns(table: DataTable) -> Iterator[list[Sequence[CellParagraph]]]:
    rows = [row.cells for row in table.rows if not row.group]
    for index in range(len(table.headers)):
        yield [cells[index] for cells in rows if index < len(cells)]


def _headed(table: DataTable) -> Iterator[tuple[str, list[Sequence[CellParagraph]]]]:
    for header, cells in zip(table.headers, _columns(table), strict=True):
        yield header.title, cells


def _needed(header: str, cells: Sequence[Sequence[CellParagraph]]) -> int:
    """How many characters a column has to have."""
    longest = max(map(_length, cells), default=0)
    words = [header, *("".join(run.text for run in line.text) for cell in cells for line in cell)]
    longest_word = max((len(word) for text in words for word in text.split()), default=0)
    if longest > _PROSE:
        return max(_READABLE, longest_word)
    return max(longest_word, min(longest, _PHRASE))


def _length(cell: Sequence[CellParagraph]) -> int:
    return max((sum(len(run.text) for run in line.text) for line in cell), default=0)


def _css_string(words: str) -> str:
    """Words as a string of a style sheet, with nothing by which a browser would end the style."""
    return '"' + "".join(char if char.isalnum() or char in " .,:" else f"\\{ord(char):x} " for char in words) + '"'
