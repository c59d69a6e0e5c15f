"""Boards of cells: their terrain, regions, edges and roads, on a lattice of any kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from pnp.errors import FieldError
from pnp.measures import Mm, parse_mm
from pnp.model.cells import Cells
from pnp.model.lattice import Cell, Lattice, Side, SquareLattice
from pnp.model.map_furniture import Cartouche, Join, MapMark, MapName
from pnp.model.names import Named, refers_to, split_at
from pnp.nodes import Record
from pnp.values import dataclass

# In mm: less than a printer can draw, more than anybody prints.
SMALLEST_CELL = 0.5
LARGEST = 5000.0
# More than anybody can play on: a mistyped number must not fill the memory.
MOST_CELLS_ACROSS = 250
# A map of a whole war in hexagons has some ten thousand.
MOST_CELLS = 20_000
# In mm²: two metres by two, which is forty sheets across.
LARGEST_AREA = 4_000_000.0

# What an end of a road or of an edge must meet.
RoadEnd = Literal["space", "edge", "open"]


@dataclass(frozen=True, slots=True)
class Distance:
    """A length in mm, as a field of a record."""

    mm: Mm

    @classmethod
    def parse(cls, text: str) -> Distance:
        """Read ``24 mm``. Raises ValueError (MeasureError) with a sentence for the user."""
        return cls(parse_mm(text))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Coordinates(Record):
    """How the cells of a grid are named.

    rows: ``numbers`` counts from the bottom as on a chessboard, ``numbers-down`` from the top. cells: with ``numbers``
    every cell has a number, counted from the top left. shown: whether names are printed on the board.
    """

    columns: Literal["letters", "numbers"] = "letters"
    rows: Literal["numbers", "numbers-down"] = "numbers"
    cells: Literal["", "numbers"] = ""
    shown: bool = True


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Region(Named):
    """Cells with a common name. terrain: of all of them, overriding the drawing."""

    cells: Cells
    terrain: str = refers_to("terrain", default="")
    symbol: str = ""
    color: str = ""
    priority: int = 0
    label: bool = True


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Edge(Named):
    """A feature between cells, such as a river or a wall. ends: what its two ends must meet, as of a road.

    between: pairs of cells. sides: the same as sides of cells; ``0203/se/s`` are two, ``0203/se-0405/n`` is the way
    along sides from one to the other. label: whether the name of a river is printed along it.
    """

    kind: str = "river"
    between: tuple[tuple[str, ...], ...] = ()
    sides: tuple[str, ...] = split_at(",;")
    ends: tuple[RoadEnd, ...] = ("open", "open")
    color: str = ""
    label: bool = True


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Road(Named):
    """A road through cells. ends: what its first and its last cell must meet: space, edge or open.

    avoids: terrain that none of its cells may be.
    """

    kind: str = "road"
    through: tuple[str, ...] = split_at("-,;")
    ends: tuple[RoadEnd, ...] = ("open", "open")
    avoids: tuple[str, ...] = refers_to("terrain", default=())
    color: str = ""


# Kinds of edges that flow, and those by which one crosses them.
RIVERS: Final = frozenset({"river", "stream", "brook", "canal", "water"})
CROSSINGS: Final = frozenset({"bridge", "ford"})


class EdgeSide(NamedTuple):
    """A side of a cell on which an edge lies. name: how the edge names it; key: where, in its record; by: its cell."""

    side: Side
    name: str
    key: str
    by: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CellBreaks(Record):
    """After how many columns and rows a large board may be cut over pages."""

    columns: int
    rows: int

    def __post_init__(self) -> None:
        for key in ("columns", "rows"):
            if getattr(self, key) < 1:
                raise FieldError("a board is cut after at least one column and row", key)


def side_names(names: str) -> tuple[str, ...]:
    """The sides that ``0203/se/s`` names: 0203/se and 0203/s; those of a chain ``0203/se-0405/n``, both."""
    parts = (part.partition("/") for part in names.split("-"))
    return tuple(f"{cell}/{side}" for cell, _, sides in parts for side in sides.split("/"))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CellGrid(Record):
    """A board of cells, arranged as its subclass says. cells: a line for each row, a legend character for each cell.

    cell: the width of a cell. partition: ids of regions that divide the board, each cell being in exactly one.
    outline: what is drawn of the sides of cells: all, their ends, their middles; or dots in the middle of cells.
    stack: how many units may stand on a cell, if its terrain does not say so.
    """

    cell: Distance
    terrain: str = refers_to("terrain", default="")
    legend: Mapping[str, str] = field(default_factory=dict, metadata={"refers_to": ("terrain",)})
    cells: str = ""
    regions: tuple[Region, ...] = ()
    partition: tuple[str, ...] = ()
    edges: tuple[Edge, ...] = ()
    roads: tuple[Road, ...] = ()
    breaks: CellBreaks | None = None
    marks: tuple[MapMark, ...] = ()
    names: tuple[MapName, ...] = ()
    cartouche: Cartouche | None = None
    joins: tuple[Join, ...] = ()
    checkered: bool = False
    outline: Literal["full", "corners", "sides", "dots", "none"] = "full"
    stack: int | None = None

    def __post_init__(self) -> None:
        if not SMALLEST_CELL <= self.cell.mm <= LARGEST:
            raise FieldError(f"a cell of a grid is from {SMALLEST_CELL:g} to {LARGEST:g} mm wide", "cell")

    def check_size(self, columns: int, rows: int, key: str) -> None:
        """Raise FieldError unless a board of so many columns and rows can be played on and printed."""
        if columns * rows > MOST_CELLS:
            raise FieldError(f"a grid has at most {MOST_CELLS:,} spaces", key)
        if columns * rows * self.cell.mm**2 > LARGEST_AREA:
            raise FieldError(f"a board has at most {LARGEST_AREA / 1_000_000:g} m²", "cell")

    @property
    def lattice(self) -> Lattice:
        """The arrangement of the cells."""
        raise NotImplementedError

    @property
    def shows_names(self) -> bool:
        """Whether the names of cells are printed on the board."""
        return True

    def shows_name(self, cell: Cell) -> bool:
        """Whether that of a cell is, if names are."""
        return True

    def larger_cells(self) -> Mapping[Cell, Cell]:
        """Every cell with the middle of the larger cell in which it lies; none if there are no larger cells."""
        return {}

    @property
    def counts_cells(self) -> bool:
        """Whether cells are named 1, 2, 3 and so on."""
        return False

    @property
    def lines(self) -> tuple[str, ...]:
        """The drawing, one line a row, without what draws no cell."""
        blank = {ord(letter): None for letter in set(self.cells) if self.is_blank(letter)}
        return tuple(line.translate(blank) for line in self.written_lines)

    @property
    def written_lines(self) -> tuple[str, ...]:
        """The lines of the drawing as they are written."""
        return tuple(line.rstrip() for line in self.cells.rstrip("\n").split("\n")) if self.cells else ()

    def is_blank(self, letter: str) -> bool:
        """Whether a character of the drawing is no cell: spaces may stand between cells to show how they lie."""
        return letter == " " and " " not in self.legend

    def edge_sides(self, edge: Edge) -> Iterator[EdgeSide]:
        """The sides on which an edge lies; those that the board does not have are left out."""
        yield from _edge_sides(self.lattice, tuple(map(tuple, edge.between)), tuple(edge.sides))

    def drawn(self) -> Iterator[tuple[Cell, str]]:
        """The cells that are drawn, each with its character."""
        for row, line in zip(self.lattice.rows, self.lines, strict=False):
            yield from zip(row, line, strict=False)

    def terrain_map(self) -> Mapping[Cell, str]:
        """The id of the terrain of every cell, in reading order.

        It is that of the region with the highest priority, else what is drawn, else ``terrain``; of regions
        with equal priority the last one wins.
        """
        legend = tuple((letter, self.legend.get(letter) or self.terrain) for letter in sorted(set(self.cells)))
        regions = sorted(self.regions, key=lambda region: region.priority)
        patches = tuple((region.cells, region.terrain) for region in regions if region.terrain)
        return _terrain_map(self.lattice, self.lines, legend, self.terrain, patches)


@lru_cache(maxsize=256)
def _edge_sides(
    lattice: Lattice, between: tuple[tuple[str, ...], ...], written: tuple[str, ...]
) -> tuple[EdgeSide, ...]:
    found = []
    for index, pair in enumerate(between):
        first, last = map(lattice.cell, pair) if len(pair) == 2 else (None, None)
        if first is not None and last is not None and (side := lattice.side_between(first, last)):
            found.append(EdgeSide(side, f"between {pair[0]} and {pair[1]}", f"between.{index}", pair[0]))
    for index, names in enumerate(written):
        sides = [side for name in side_names(names) if (side := lattice.side(name))]
        way = [side for ends in pairwise(sides) for side in lattice.sides_along(*ends)] if "-" in names else sides
        by = names.partition("/")[0]
        for side in dict.fromkeys(way):
            found.append(EdgeSide(side, f"at {next(iter(lattice.names_of(side)))}", f"sides.{index}", by))
    return tuple(found)


@lru_cache(maxsize=64)
def _terrain_map(
    lattice: Lattice,
    lines: tuple[str, ...],
    legend: tuple[tuple[str, str], ...],
    usual: str,
    patches: tuple[tuple[Cells, str], ...],
) -> Mapping[Cell, str]:
    """The terrain of every cell. patches: cells with another terrain than that which is drawn, the last one on top."""
    # Checks ask for every unit where it stands.
    terrain, kinds = dict.fromkeys(lattice.cells, usual), dict(legend)
    for row, line in zip(lattice.rows, lines, strict=False):
        terrain.update(zip(row, map(kinds.__getitem__, line), strict=False))
    for cells, name in patches:
        terrain.update(dict.fromkeys(lattice.select(cells), name))
    return MappingProxyType(terrain)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SquareGrid(CellGrid):
    """A board of square cells in columns and rows."""

    columns: int
    rows: int
    coordinates: Coordinates = field(default_factory=Coordinates)

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= MOST_CELLS_ACROSS and 1 <= self.rows <= MOST_CELLS_ACROSS):
            key = "rows" if 1 <= self.columns <= MOST_CELLS_ACROSS else "columns"
            raise FieldError(f"a grid has from 1 to {MOST_CELLS_ACROSS} columns and rows", key)
        self.check_size(self.columns, self.rows, "rows")
        CellGrid.__post_init__(self)

    @property
    def lattice(self) -> Lattice:
        """Squares, named as the coordinates say."""
        return SquareLattice(
            self.columns,
            self.rows,
            numbered=self.counts_cells,
            down=self.coordinates.rows == "numbers-down",
            numbered_columns=self.coordinates.columns == "numbers",
        )

    @property
    def shows_names(self) -> bool:
        """As the coordinates say."""
        return self.coordinates.shown

    def larger_cells(self) -> Mapping[Cell, Cell]:
        """Every cell with the middle of the larger cell in which it lies; none if there are no larger cells."""
        return {}

    @property
    def counts_cells(self) -> bool:
        """As the coordinates say."""
        return self.coordinates.cells == "numbers"
