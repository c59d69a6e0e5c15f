"""Boards of hexagonal cells."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, fields, replace
from functools import lru_cache
from typing import Final, Literal

from pnp.errors import FieldError
from pnp.model.grids import MOST_CELLS_ACROSS, CellGrid
from pnp.model.lattice import Border, Cell, Counting, HexLattice, Lattice, Numbering, WrappedHexLattice
from pnp.model.names import keyed
from pnp.nodes import Record, Scalar
from pnp.values import dataclass

# With fewer columns, a hex of a map that wraps would have one neighbour on two sides.
_LEAST_AROUND: Final = 4
# A character of a drawing for a place without a hex, on a board of any shape.
NO_HEX: Final = "_"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HexNumbers(Record):
    """How hexes are named.

    like: the name of the first one; it says where numbers and letters stand, with which both begin, how many digits
    they have and what is between them. corner: where the first one is, written ``from:``. steps: ``staggered`` numbers
    are higher by 1 in files that are pushed, of ``doubled`` ones every other is left out. every: only rows with a
    multiple of this are named on the board. position: where in the hex, written ``at:``.
    """

    like: str = "0101"
    first: Literal["columns", "rows"] = "columns"
    letters: Literal["single", "doubled"] = "single"
    prefix: str = ""
    corner: Literal["top-left", "top-right", "bottom-left", "bottom-right"] = keyed("from", default="top-left")
    steps: Literal["plain", "staggered", "doubled"] = "plain"
    shown: bool = True
    every: int = 1
    position: Literal["top", "center", "bottom"] = keyed("at", default="top")
    turn: int = 0

    def __post_init__(self) -> None:
        if self.every < 1:
            raise FieldError("every row has a number, or every so many: write 1 or more", "every")
        if not re.fullmatch(r"[A-Za-z0-9._']{0,8}", self.prefix):
            raise FieldError("a prefix has up to 8 letters, digits, dots and underscores", "prefix")
        self.numbering(1, 1)

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``A1`` means ``{like: A1}``."""
        return {"like": scalar}

    def numbering(self, columns: int, rows: int, pushed: int = 1, pointy: bool = False) -> Numbering:
        """The names of the hexes of a board. Raises FieldError for an example that is none."""
        try:
            plain = Numbering.like(self.like, columns, rows, rows_first=self.first == "rows")
        except ValueError as error:
            raise FieldError(str(error), "like") from error
        across = self._counting(plain.columns, "right" in self.corner, along=pointy)
        down = self._counting(plain.rows, "bottom" in self.corner, along=not pointy)
        return replace(plain, columns=across, rows=down, prefix=self.prefix, pushed=pushed, pushes_rows=pointy)

    def _counting(self, plain: Counting, reverse: bool, along: bool) -> Counting:
        """How columns or rows are counted. along: whether hexes along a column, or a row, that may be pushed."""
        doubled = plain.script == "letters" and self.letters == "doubled"
        return replace(
            plain,
            script="doubled-letters" if doubled else plain.script,
            start=_doubled(plain.start) if doubled else plain.start,
            reverse=reverse,
            step=2 if along and self.steps == "doubled" else 1,
            staggered=along and self.steps != "plain",
        )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Megahexes(Record):
    """Larger hexes over those of a board. middle: that of one of them, by name; radius: the rings around it."""

    middle: str
    radius: int = 1
    color: str = ""

    def __post_init__(self) -> None:
        if not 1 <= self.radius <= 20:
            raise FieldError("a larger hex has from 1 to 20 rings around its middle", "radius")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HexGrid(CellGrid):
    """A board of hexagonal cells. cell: how wide one is from flat to flat.

    pushed: whether the first or the second column is pushed down by half a hex, and then every other one; with pointy
    tops, rows are pushed to the right. radius: how many hexes a side of a hexagonal board has.
    wraps: whether the left and the right side of the map are one.
    """

    columns: int = 0
    rows: int = 0
    radius: int = 0
    tops: Literal["flat", "pointy"] = "flat"
    pushed: Literal["even", "odd"] = "even"
    shape: Literal["rectangle", "hexagon", "drawn"] = "rectangle"
    border: Border = "ragged"
    numbers: HexNumbers = field(default_factory=HexNumbers)
    megahexes: Megahexes | None = None
    wraps: bool = False

    def __post_init__(self) -> None:
        if self.shape == "hexagon":
            if not 1 <= self.radius <= MOST_CELLS_ACROSS // 2 or self.columns or self.rows:
                raise FieldError(f"a hexagon has a radius from 1 to {MOST_CELLS_ACROSS // 2}, and no columns", "shape")
        elif not self.radius and not (self.columns and self.rows):
            missing = "rows" if self.columns else "columns"
            raise FieldError(
                f"the key {missing!r} is missing: hexes have both, or a radius and shape: hexagon", missing
            )
        elif not (1 <= self.columns <= MOST_CELLS_ACROSS and 1 <= self.rows <= MOST_CELLS_ACROSS) or self.radius:
            raise FieldError(f"hexes have from 1 to {MOST_CELLS_ACROSS} columns and rows", "columns")
        self.check_size(*self._size, "radius" if self.shape == "hexagon" else "rows")
        places = (line[: self.columns] for line in self._places[: self.rows])
        if self.shape == "drawn" and not any(set(line) - {NO_HEX} for line in places):
            raise FieldError(f"a drawn shape has cells:, with {NO_HEX} where there is no hex", "shape")
        if self.border != "ragged" and self.shape != "rectangle":
            raise FieldError("only a rectangle has such a border", "border")
        files, length = (self.rows, self.columns) if self.tops == "pointy" else (self.columns, self.rows)
        if (self.border == "short" and length == 1) or (self.border == "geomorphic" and files == 1):
            raise FieldError("a single row or column cannot have such a border", "border")
        self._check_wrap()
        if self.checkered:
            raise FieldError("hexes cannot be checkered: two of three that meet would be dark", "checkered")
        self._check_numbers()
        CellGrid.__post_init__(self)

    def _check_wrap(self) -> None:
        if not self.wraps:
            return
        if self.shape != "rectangle" or self.border != "ragged":
            raise FieldError("only a rectangle with a ragged border wraps from left to right", "wraps")
        if self.columns < _LEAST_AROUND or (self.tops == "flat" and self.columns % 2):
            raise FieldError(
                f"a map that wraps has {_LEAST_AROUND} columns or more, and with flat tops an even number, "
                "so that the last fits to the first",
                "columns",
            )

    def _check_numbers(self) -> None:
        numbering, is_cut = self._numbering, self.border in ("half", "geomorphic")
        along = numbering.columns if self.tops == "pointy" else numbering.rows
        if is_cut and along.number(-1) < (along.script != "numbers"):
            raise FieldError("half hexes at the border come before the first: start one higher", "numbers")
        columns, rows = self._size
        if numbering.is_ambiguous(range(-is_cut, columns), range(-is_cut, rows)):
            example = f"{self.numbers.like!r} is too short for so many hexes"
            raise FieldError(f"{example}: write one with more digits, such as 0101, or with a dot, 1.1", "numbers")

    @property
    def _size(self) -> tuple[int, int]:
        """Columns and rows."""
        return (2 * self.radius - 1,) * 2 if self.shape == "hexagon" else (self.columns, self.rows)

    @property
    def _numbering(self) -> Numbering:
        return self.numbers.numbering(*self._size, self._pushed, self.tops == "pointy")

    @property
    def _pushed(self) -> int:
        """The index of the first column, or row, that is pushed; that in the middle of a hexagon is not."""
        return self.radius % 2 if self.shape == "hexagon" else int(self.pushed == "even")

    @property
    def lattice(self) -> Lattice:
        """Hexes, named as the numbers say."""
        return self._hexes

    @property
    def _hexes(self) -> HexLattice:
        pointy = self.tops == "pointy"
        columns, rows = self._size
        whole = (WrappedHexLattice if self.wraps else HexLattice)(
            rows if pointy else columns,
            columns if pointy else rows,
            self._numbering,
            pointy=pointy,
            pushed=self._pushed,
            border=self.border,
            radius=self.radius,
            numbers_at=self.numbers.position,
            turn=self.numbers.turn,
        )
        if isinstance(whole, WrappedHexLattice):
            return replace(whole, first=self._beginning)
        return _drawn(whole, self._places) if self.shape == "drawn" else whole

    @property
    def _beginning(self) -> int:
        """The column with which a map that wraps begins in a drawing."""
        return 0

    @property
    def _places(self) -> tuple[str, ...]:
        """The lines of the drawing, with a character for each place, also for those without a hex."""
        return tuple("".join(line.split()) for line in self.written_lines)

    def is_blank(self, letter: str) -> bool:
        """Places without a hex, too."""
        return letter == " " or (self.shape == "drawn" and letter == NO_HEX)

    @property
    def shows_names(self) -> bool:
        """As the numbers say."""
        return self.numbers.shown

    def larger_cells(self) -> Mapping[Cell, Cell]:
        """Every hex with the middle of the larger one in which it lies."""
        middle = self._hexes.cell(self.megahexes.middle) if self.megahexes else None
        return self._hexes.larger(middle, self.megahexes.radius) if self.megahexes and middle else {}

    def shows_name(self, cell: Cell) -> bool:
        """Whether its row is one of those that are named."""
        if self.numbers.every == 1:
            return True
        return not self._numbering.rows.number(self._hexes.column_and_row(cell)[1]) % self.numbers.every


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TurnedGrid(HexGrid):
    """A map that wraps and begins with another column in a drawing, so that its seam is elsewhere."""

    first: int = 0

    @property
    def _beginning(self) -> int:
        return self.first


@lru_cache(maxsize=16)
def turned(grid: HexGrid, first: int) -> TurnedGrid:
    """A map that wraps from another column on; the same object for the same map."""
    values = {item.name: getattr(grid, item.name) for item in fields(grid)}
    return TurnedGrid(**values, first=first)


def _doubled(start: int) -> int:
    """The number of doubled letters such as BB, read as letters of a spreadsheet."""
    first, last = divmod(start - 1, 26)
    return start if not first else 26 + last + 1


@lru_cache(maxsize=32)
def _drawn(whole: HexLattice, lines: tuple[str, ...]) -> HexLattice:
    """The hexes that are drawn; further lines and characters are left out."""
    places = ((column, row) for row, line in enumerate(lines) for column, at in enumerate(line) if at != NO_HEX)
    cells = (whole.cell_in(*place) for place in places)
    return replace(whole, drawn=frozenset(cell for cell in cells if cell in whole))
