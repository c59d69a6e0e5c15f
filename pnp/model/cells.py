"""Names of grid cells, and lists of them as a kit writes them."""

from __future__ import annotations

import re

from pnp.values import dataclass

_CELL = r"[A-Z]{1,2}\d{1,3}|\d{1,4}"
_PART = re.compile(rf"(?P<first>{_CELL})(?:\s*:\s*(?P<last>{_CELL}))?$")
_LETTERED = re.compile(r"(?P<column>[A-Z]{1,2})(?P<row>\d{1,3})$")


@dataclass(frozen=True, slots=True)
class Cells:
    """A list of cells and rectangles of cells: ``A1, C3:D4``."""

    parts: tuple[tuple[str, str], ...]

    @classmethod
    def parse(cls, text: str) -> Cells:
        """Read the list. Raises ValueError with a sentence for the user."""
        parts = []
        for part in text.split(","):
            match = _PART.match(part.strip())
            if not match:
                raise ValueError(f"{part.strip()!r} is not a cell: write A1, or A1:F2 for a rectangle")
            parts.append((match["first"], match["last"] or match["first"]))
        return cls(tuple(parts))


@dataclass(frozen=True, slots=True)
class CellNames:
    """How a grid of so many columns and rows names its cells; positions count from 0 at the top left.

    numbered: every cell has a number from the top left. down: lettered rows count from the top.
    numeric_columns: columns are numbers, too, written ``column-row``; such cells are called by number.
    """

    columns: int
    rows: int
    numbered: bool = False
    down: bool = False

    def name(self, column: int, row: int) -> str:
        """What the cell in this column and row is called."""
        if self.numbered:
            return str(row * self.columns + column + 1)
        return f"{column_letters(column)}{row + 1 if self.down else self.rows - row}"

    def position(self, name: str) -> tuple[int, int] | None:
        """Column and row of a cell by its name; None if the grid has no such cell."""
        if self.numbered:
            if not name.isdecimal() or not 1 <= int(name) <= self.columns * self.rows:
                return None
            return (int(name) - 1) % self.columns, (int(name) - 1) // self.columns
        match = _LETTERED.match(name)
        if not match:
            return None
        column = column_number(match["column"])
        row = int(match["row"]) - 1 if self.down else self.rows - int(match["row"])
        return (column, row) if 0 <= column < self.columns and 0 <= row < self.rows else None

    def positions(self, cells: Cells) -> tuple[tuple[int, int], ...]:
        """Every position that a list of cells covers, in reading order; cells that do not exist are left out."""
        found: set[tuple[int, int]] = set()
        for first, last in cells.parts:
            one, other = self.position(first), self.position(last)
            if one is None or other is None:
                continue
            for column in range(min(one[0], other[0]), max(one[0], other[0]) + 1):
                found.update((column, row) for row in range(min(one[1], other[1]), max(one[1], other[1]) + 1))
        return tuple(sorted(found, key=lambda cell: (cell[1], cell[0])))

    def unknown(self, cells: Cells) -> tuple[str, ...]:
        """The corners in a list of cells that the grid does not have."""
        return tuple(name for part in cells.parts for name in dict.fromkeys(part) if self.position(name) is None)


def column_letters(column: int) -> str:
    """0 is A, 25 is Z, 26 is AA."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_number(letters: str) -> int:
    """A is 0, Z is 25, AA is 26."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1
