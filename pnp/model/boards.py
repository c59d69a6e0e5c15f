"""Boards: grids of cells, tracks, node maps and mats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Literal

from pnp.errors import FieldError
from pnp.measures import Mm, parse_mm
from pnp.model.cells import Cells
from pnp.model.fields import Code, FieldType, Open
from pnp.model.lattice import Cell, Lattice, SquareLattice
from pnp.model.names import Named, keyed, refers_to
from pnp.model.quantities import Quantity
from pnp.nodes import Node, Record
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
MOST_SPACES = 1000
MOST_BORDERS = 10_000


@dataclass(frozen=True, slots=True)
class Distance:
    """A length in mm, as a field of a record."""

    mm: Mm

    @classmethod
    def parse(cls, text: str) -> Distance:
        """Read ``24 mm``. Raises ValueError (MeasureError) with a sentence for the user."""
        return cls(parse_mm(text))


def _check_extent(size: tuple[Distance, ...], key: str = "size") -> None:
    """Raise FieldError unless a size is one or two lengths that can be printed."""
    if len(size) not in (1, 2) or not all(SMALLEST_CELL <= distance.mm <= LARGEST for distance in size):
        raise FieldError(f"a size is a width and a height from {SMALLEST_CELL:g} to {LARGEST:g} mm", key)


def _check_point(point: tuple[Distance, ...]) -> None:
    """Raise FieldError unless a position is two lengths."""
    if len(point) != 2 or not all(abs(distance.mm) <= LARGEST for distance in point):
        raise FieldError("a place is two lengths: [from the left, from the top]", "at")


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
    """A feature between cells, such as a river or a wall. ends: what its two ends must meet, as of a road."""

    kind: str = "river"
    between: tuple[tuple[str, ...], ...] = ()
    ends: tuple[Literal["space", "edge", "open"], ...] = ("open", "open")
    color: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Road(Named):
    """A road through cells. ends: what its first and its last cell must meet: space, edge or open.

    avoids: terrain that none of its cells may be.
    """

    kind: str = "road"
    through: tuple[str, ...] = ()
    ends: tuple[Literal["space", "edge", "open"], ...] = ("open", "open")
    avoids: tuple[str, ...] = refers_to("terrain", default=())
    color: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CellBreaks(Record):
    """After how many columns and rows a large board may be cut over pages."""

    columns: int
    rows: int

    def __post_init__(self) -> None:
        for key in ("columns", "rows"):
            if getattr(self, key) < 1:
                raise FieldError("a board is cut after at least one column and row", key)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CellGrid(Record):
    """A board of cells, arranged as its subclass says. cells: a line for each row, a legend character for each cell.

    cell: the width of a cell. partition: ids of regions that divide the board, each cell being in exactly one.
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
    checkered: bool = False

    def __post_init__(self) -> None:
        if not SMALLEST_CELL <= self.cell.mm <= LARGEST:
            raise FieldError(f"a cell of a grid is from {SMALLEST_CELL:g} to {LARGEST:g} mm wide", "cell")

    @property
    def lattice(self) -> Lattice:
        """The arrangement of the cells."""
        raise NotImplementedError

    @property
    def shows_names(self) -> bool:
        """Whether the names of cells are printed on the board."""
        return True

    @property
    def counts_cells(self) -> bool:
        """Whether cells are named 1, 2, 3 and so on."""
        return False

    @property
    def lines(self) -> tuple[str, ...]:
        """The drawing, one line a row."""
        return tuple(line.rstrip() for line in self.cells.rstrip("\n").split("\n")) if self.cells else ()

    def drawn(self) -> Iterator[tuple[Cell, str]]:
        """The cells that are drawn, each with its character."""
        for row, line in zip(self.lattice.rows, self.lines, strict=False):
            yield from zip(row, line, strict=False)

    def terrain_map(self) -> Mapping[Cell, str]:
        """The id of the terrain of every cell, in reading order.

        It is that of the region with the highest priority, else what is drawn, else ``terrain``; of regions
        with equal priority the last one wins.
        """
        lattice = self.lattice
        terrain = dict.fromkeys(lattice.cells, self.terrain)
        legend = {letter: self.legend.get(letter) or self.terrain for letter in set(self.cells)}
        for row, line in zip(lattice.rows, self.lines, strict=False):
            terrain.update(zip(row, map(legend.__getitem__, line), strict=False))
        for region in sorted(self.regions, key=lambda region: region.priority):
            if region.terrain:
                terrain.update(dict.fromkeys(lattice.select(region.cells), region.terrain))
        return terrain


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
        if self.columns * self.rows > MOST_CELLS:
            raise FieldError(f"a grid has at most {MOST_CELLS:,} spaces", "rows")
        if self.columns * self.rows * self.cell.mm**2 > LARGEST_AREA:
            raise FieldError(f"a board has at most {LARGEST_AREA / 1_000_000:g} m²", "cell")
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

    @property
    def counts_cells(self) -> bool:
        """As the coordinates say."""
        return self.coordinates.cells == "numbers"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Space(Open):
    """A space of a track. next: ids or numbers of the spaces that follow it, if not the next one in the list."""

    next: tuple[str, ...] = ()
    number: int | None = None
    symbol: str = ""
    color: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Track(Record):
    """Spaces in a row. shape: ``rows`` snakes to and fro, ``ring`` runs around, ``line`` is one row."""

    shape: Literal["ring", "rows", "line", "spiral"] = "rows"
    loop: bool = False
    count: int | None = None
    per_row: int | None = None
    start: int = 1
    space: tuple[Distance, ...] = ()
    codes: Mapping[str, Mapping[str, Code]] = field(default_factory=dict)
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    spaces: tuple[Space, ...] = ()
    breaks: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.count is not None and not 1 <= self.count <= MOST_SPACES:
            raise FieldError(f"a track has from 1 to {MOST_SPACES} spaces", "count")
        if len(self.spaces) > MOST_SPACES:
            raise FieldError(f"a track has from 1 to {MOST_SPACES} spaces", "spaces")
        if self.per_row is not None and not 1 <= self.per_row <= MOST_SPACES:
            raise FieldError(f"a row of a track has from 1 to {MOST_SPACES} spaces", "per_row")
        if self.space:
            _check_extent(self.space, "space")
        if any(number < 1 for number in self.breaks):
            raise FieldError("a track breaks after a number of spaces, from 1 on", "breaks")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MapNode(Named):
    """A place of a node map. center: x and y, written ``at:``. neighbors: the places that it touches, to be checked."""

    center: tuple[Distance, ...] = keyed("at")
    neighbors: tuple[str, ...] = ()
    elevation: int | None = None
    region: str = ""
    color: str = ""
    symbol: str = ""
    number: int | None = None

    def __post_init__(self) -> None:
        _check_point(self.center)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Border(Record):
    """Two places that touch, and how."""

    between: tuple[str, ...]
    kind: str = "land"

    @classmethod
    def short(cls, value: Node) -> dict[str, Node]:
        """``[a, b]`` means ``{between: [a, b]}``."""
        return {"between": value}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NodeMap(Record):
    """Places with borders, such as territories or a network of roads. parts: how many parts are not connected."""

    size: tuple[Distance, ...]
    parts: int = 1
    nodes: tuple[MapNode, ...] = ()
    borders: tuple[Border, ...] = ()
    regions: Mapping[str, Code] = field(default_factory=dict)
    shape: Literal["circle", "territory"] = "circle"

    def __post_init__(self) -> None:
        _check_extent(self.size)
        if len(self.nodes) > MOST_SPACES:
            raise FieldError(f"a map has at most {MOST_SPACES:,} places", "nodes")
        if len(self.borders) > MOST_BORDERS:
            raise FieldError(f"a map has at most {MOST_BORDERS:,} borders", "borders")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Area(Named):
    """A marked place of a mat. corner: its top left, written ``at:``. holds: how many pieces fit."""

    corner: tuple[Distance, ...] = keyed("at")
    size: tuple[Distance, ...]
    holds: Quantity | None = None
    symbol: str = ""
    color: str = ""

    def __post_init__(self) -> None:
        _check_point(self.corner)
        _check_extent(self.size)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mat(Record):
    """A playing mat with named areas."""

    size: tuple[Distance, ...]
    areas: tuple[Area, ...] = ()

    def __post_init__(self) -> None:
        _check_extent(self.size)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Board(Named):
    """One board, of one kind. squares: written ``grid:``."""

    squares: SquareGrid | None = keyed("grid", default=None)
    track: Track | None = None
    nodes: NodeMap | None = None
    mat: Mat | None = None

    @property
    def grid(self) -> CellGrid | None:
        """The cells, of a board of cells of any shape."""
        return self.squares

    @property
    def kinds(self) -> tuple[str, ...]:
        """The keys of its kinds; exactly one, if nothing is wrong."""
        given = {"grid": self.squares, "track": self.track, "nodes": self.nodes, "mat": self.mat}
        return tuple(key for key, value in given.items() if value is not None)

    @property
    def kind(self) -> str:
        """The key of its kind; empty if it has none."""
        return next(iter(self.kinds), "")
