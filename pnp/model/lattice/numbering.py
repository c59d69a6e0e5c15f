"""Names of cells made of the numbers of a column and a row, such as ``0101``, ``AA01`` or ``1.1``, and back."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from pnp.model.lattice.letters import column_letters, column_number
from pnp.values import dataclass

# Numbers; letters as in a spreadsheet, where AB follows AA; doubled letters, where BB follows AA.
Script = Literal["numbers", "letters", "doubled-letters"]

_EXAMPLE: Final = re.compile(r"(?P<first>[A-Z]{1,2}|\d{1,4})(?P<separator>[._'x]?)(?P<second>[A-Z]{1,2}|\d{1,4})$")
_DIGITS: Final = re.compile(r"\d{2,8}$")
_LETTERS: Final = 26


@dataclass(frozen=True, slots=True, kw_only=True)
class Counting:
    """How columns, or the rows, are counted.

    count: how many there are. start: the number of the first; 1 is A. digits: fewer get zeros in front. reverse: the
    last is counted first. step: how far it is from one to the next. staggered: of every other column, which is pushed
    down by half a cell, rows have numbers that are higher by 1.
    """

    count: int
    script: Script = "numbers"
    start: int = 1
    digits: int = 1
    reverse: bool = False
    step: int = 1
    staggered: bool = False

    def text(self, index: int, pushed: bool = False) -> str:
        """What the column or row with an index is called. pushed: whether it is one of those pushed down."""
        number = self.number(index, pushed)
        if self.script == "numbers":
            return str(number).zfill(self.digits)
        if self.script == "letters":
            return column_letters(number - 1)
        times, letter = divmod(number - 1, _LETTERS)
        return chr(ord("A") + letter) * (times + 1)

    def number(self, index: int, pushed: bool = False) -> int:
        """The number of a column or row; that of a letter is its place in the alphabet."""
        return self.start + self.step * self._counted(index) + self._raised(pushed)

    def index(self, text: str, pushed: bool = False) -> int | None:
        """The index of the column or row that is called so, on the board or not; None if none can be."""
        number = self._read(text)
        if number is None:
            return None
        counted, rest = divmod(number - self.start - self._raised(pushed), self.step)
        index = self._counted(counted)
        return index if not rest and self.text(index, pushed) == text else None

    def _counted(self, index: int) -> int:
        return self.count - 1 - index if self.reverse else index

    def _raised(self, pushed: bool) -> int:
        """A row that is pushed down has a higher number, or a lower one if rows are counted from below."""
        return int(self.staggered and pushed != self.reverse)

    def _read(self, text: str) -> int | None:
        if self.script == "numbers":
            return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else None
        if not (0 < len(text) < 10 and all("A" <= letter <= "Z" for letter in text)):
            return None
        if self.script == "letters":
            return column_number(text) + 1
        return (len(text) - 1) * _LETTERS + ord(text[0]) - ord("A") + 1 if len(set(text)) == 1 else None

    def lengths(self, indices: range) -> frozenset[int]:
        """How many characters the names of these columns or rows have."""
        numbered = ((index, pushed) for index in indices for pushed in (False, True))
        # A column before the first has no number: half cells lie only along the other direction.
        return frozenset(len(self.text(*each)) for each in numbered if self.number(*each) >= 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbering:
    """The names of cells in columns and rows: writes and reads them.

    pushed: 0 or 1: whether the columns with an even or an odd index are pushed by half a cell; of pointy hexes, the
    rows. It matters to staggered numbers only.
    """

    columns: Counting
    rows: Counting
    rows_first: bool = False
    separator: str = ""
    prefix: str = ""
    pushed: int = 1
    pushes_rows: bool = False

    def name(self, column: int, row: int) -> str:
        """The name of the cell in a column and a row, counted from 0 at the top left."""
        names = self.columns.text(column, self._pushes(row)), self.rows.text(row, self._pushes(column))
        return self.prefix + self.separator.join(reversed(names) if self.rows_first else names)

    def place(self, name: str) -> tuple[int, int] | None:
        """The column and the row of the cell with a name, on the board or not; None if no cell can have it."""
        if not name.startswith(self.prefix):
            return None
        name = name[len(self.prefix) :]
        if self.separator:
            parts = name.split(self.separator)
            return self._place(*parts) if len(parts) == 2 else None
        places = (self._place(name[:end], name[end:]) for end in range(1, len(name)))
        return next((place for place in places if place and self._is_near(*place)), None)

    def _is_near(self, column: int, row: int) -> bool:
        """Whether a place is on the board, half cells at its border included."""
        return -1 <= column <= self.columns.count and -1 <= row <= self.rows.count

    def _place(self, first: str, second: str) -> tuple[int, int] | None:
        column_name, row_name = (second, first) if self.rows_first else (first, second)
        # Only the rows, or only the columns, depend on the other: whichever does not is read first.
        if self.pushes_rows:
            row = self.rows.index(row_name)
            column = None if row is None else self.columns.index(column_name, self._pushes(row))
        else:
            column = self.columns.index(column_name)
            row = None if column is None else self.rows.index(row_name, self._pushes(column))
        return None if column is None or row is None else (column, row)

    def _pushes(self, index: int) -> bool:
        return index % 2 == self.pushed

    def is_ambiguous(self, columns: range, rows: range) -> bool:
        """Whether two cells of these columns and rows could have the same name, such as 11 and 1, 1 and 11."""
        scripts = {counting.script == "numbers" for counting in (self.columns, self.rows)}
        if self.separator or len(scripts) == 2:
            return False
        return len(self.columns.lengths(columns)) > 1 and len(self.rows.lengths(rows)) > 1

    @classmethod
    def like(cls, example: str, columns: int, rows: int, rows_first: bool = False) -> Numbering:
        """Names such as that of the first cell: ``0101``, ``A1``, ``1.1``. Raises ValueError for the user."""
        first, separator, second = _parts(example)
        column, row = (second, first) if rows_first else (first, second)
        return cls(
            columns=_counting(column, columns), rows=_counting(row, rows), rows_first=rows_first, separator=separator
        )


@lru_cache(maxsize=64)
def _parts(example: str) -> tuple[str, str, str]:
    match = _EXAMPLE.match(example)
    if _DIGITS.match(example) and len(example) % 2 == 0:
        middle = len(example) // 2
        return example[:middle], "", example[middle:]
    # Two parts of one kind, such as 101 or ABC, could be divided in several ways.
    if not match or (not match["separator"] and match["first"].isdecimal() == match["second"].isdecimal()):
        raise ValueError(f"{example!r} is not the name of a first cell: write one such as 0101, A1, AA01 or 1.1")
    return match["first"], match["separator"], match["second"]


def _counting(text: str, count: int) -> Counting:
    if text.isdecimal():
        return Counting(count=count, start=int(text), digits=len(text))
    return Counting(count=count, script="letters", start=column_number(text) + 1)
