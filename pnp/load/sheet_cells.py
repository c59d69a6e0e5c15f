"""The cells of a sheet of a spreadsheet file, whatever the kind of file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Final

from pnp.values import dataclass

# How well the first rows of a sheet fit: a sheet with the highest number is taken.
Fit = Callable[[str, Sequence[Sequence[str]]], int]

# The names of files: texts, spreadsheets that are read, and those that cannot be.
TEXTS: Final = (".csv", ".tsv")
SUFFIXES: Final = (".xlsx", ".xlsm", ".ods")
UNREADABLE: Final = (".xls", ".numbers", ".fods", ".gsheet", ".txt", ".tab", ".json", ".xml")


def is_spreadsheet(name: str) -> bool:
    """Whether a text is the name of a spreadsheet file."""
    return name.lower().endswith((*TEXTS, *SUFFIXES, *UNREADABLE))


# Whether letters are bold, and whether they are italic.
Letters = tuple[bool, bool]
NORMAL: Final[Letters] = False, False


class WorkbookError(Exception):
    """A file that is no spreadsheet that can be read, or not one of a stranger that should be."""


@dataclass(frozen=True, slots=True)
class CellNote:
    """What a user should know of a cell. row, column: from 0. kind: an error in it, no value, or a date."""

    row: int
    column: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """The cells of a sheet by rows, from its first row and column on. others: the other sheets with content.

    hidden_rows, hidden_columns: what somebody hid, both from 0. filtered_rows: what a filter does not show at present.
    marked_rows: those whose only cell is bold, or goes over several columns. letters: of texts all of which are bold or
    italic, by row and column, whether they are bold, and italic.
    """

    name: str
    rows: Sequence[Sequence[str]]
    notes: tuple[CellNote, ...] = ()
    others: tuple[str, ...] = ()
    hidden_rows: frozenset[int] = frozenset()
    filtered_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    marked_rows: frozenset[int] = frozenset()
    letters: Mapping[tuple[int, int], Letters] = field(default_factory=dict)


class NoSheetError(WorkbookError):
    """There is no sheet of this name. known: the names of the sheets."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no sheet {name!r}")
        self.known = known


def chosen_name(
    name: str,
    visible: Sequence[str],
    known: Sequence[str],
    first_rows: Callable[[str], Sequence[Sequence[str]]],
    fit: Fit,
) -> str:
    """The sheet that is meant: that of this name, in any case of letters; or the one that fits best.

    Raises WorkbookError.
    """
    if not known:
        raise WorkbookError("the file has no sheet")
    if not name:
        titles = visible or known
        return titles[0] if len(titles) == 1 else max(titles, key=lambda title: fit(title, first_rows(title)))
    found = next((title for title in known if title == name), None)
    found = found or next((title for title in known if title.casefold() == name.casefold()), None)
    if found is None:
        raise NoSheetError(name, known)
    return found


def marked(text: str, *, bold: bool, italic: bool) -> str:
    """Text with the marks of bold and italic letters, which stand directly at its words."""
    mark = "*" * (2 * bold + italic)
    words = text.strip()
    if not mark or not words:
        return text
    start = text.index(words)
    lines = "\n".join(f"{mark}{line}{mark}" if line.strip() else line for line in words.split("\n"))
    return f"{text[:start]}{lines}{text[start + len(words) :]}"


def is_number(text: str) -> bool:
    """Whether a text is a number, or some digits with a sign: bold letters do not make words of it."""
    return not any(map(str.isalpha, text))


def spread(rows: list[list[str]], first: int, last: int, column: int) -> None:
    """Repeat a merged cell in each row that it covers, from ``first`` up to, not including, ``last``."""
    if first >= len(rows) or column >= len(rows[first]):
        return
    text = rows[first][column]
    for row in rows[first + 1 : last]:
        if column < len(row):
            row[column] = text


def trimmed(rows: Iterable[Sequence[str]]) -> list[list[str]]:
    """The rows without empty cells at their ends and empty rows at the end."""
    result = []
    for row in rows:
        width = len(row)
        while width and not row[width - 1]:
            width -= 1
        result.append(list(row[:width]))
    while result and not result[-1]:
        result.pop()
    return result
