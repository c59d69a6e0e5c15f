"""Boards: grids of cells, tracks, node maps and mats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import ClassVar, Literal

from pnp.errors import FieldError
from pnp.model.fields import Code, FieldType, Open
from pnp.model.grids import LARGEST as LARGEST
from pnp.model.grids import MOST_CELLS_ACROSS as MOST_CELLS_ACROSS
from pnp.model.grids import SMALLEST_CELL as SMALLEST_CELL
from pnp.model.grids import CellBreaks as CellBreaks
from pnp.model.grids import CellGrid as CellGrid
from pnp.model.grids import Coordinates as Coordinates
from pnp.model.grids import Distance as Distance
from pnp.model.grids import Edge as Edge
from pnp.model.grids import Region as Region
from pnp.model.grids import Road as Road
from pnp.model.grids import SquareGrid as SquareGrid
from pnp.model.hexes import HexGrid as HexGrid
from pnp.model.names import Named, keyed, refers_to
from pnp.model.quantities import Quantity
from pnp.model.scenery import Scenery
from pnp.nodes import Node, Record
from pnp.values import dataclass

MOST_SPACES = 1000
MOST_BORDERS = 10_000


def _check_extent(size: tuple[Distance, ...], key: str = "size") -> None:
    """Raise FieldError unless a size is one or two lengths that can be printed."""
    if len(size) not in (1, 2) or not all(SMALLEST_CELL <= distance.mm <= LARGEST for distance in size):
        raise FieldError(f"a size is a width and a height from {SMALLEST_CELL:g} to {LARGEST:g} mm", key)


def _check_point(point: tuple[Distance, ...]) -> None:
    """Raise FieldError unless a position is two lengths."""
    if len(point) != 2 or not all(abs(distance.mm) <= LARGEST for distance in point):
        raise FieldError("a place is two lengths: [from the left, from the top]", "at")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Space(Open):
    """A space of a track. next: ids or numbers of the spaces that follow it, if not the next one in the list.

    elevation: how high it lies, for a track drawn as a section. landmark: what stands there.

    status: what holds while the game is there, such as the weather of a turn.
    """

    status: str = refers_to("statuses", default="")
    next: tuple[str, ...] = ()
    number: int | None = None
    symbol: str = ""
    color: str = ""
    elevation: float = 0.0
    landmark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Track(Record):
    """Spaces in a row. shape: ``rows`` snakes to and fro, ``winding`` does so in waves that fill ``size``, ``ring``
    runs around, ``line`` is one row, ``section`` one across a hill, ``path`` runs ``through`` points.

    turns: whether its spaces are the turns of the game; then its ``rows`` are read like lines of text.
    """

    # What a kit means by the spaces are those, too, that are only counted.
    READ_AS: ClassVar = {"spaces": "every_space"}

    shape: Literal["ring", "rows", "line", "spiral", "winding", "path", "section"] = "rows"
    size: tuple[Distance, ...] = ()
    through: tuple[tuple[Distance, ...], ...] = ()
    loop: bool = False
    turns: bool = False
    count: int | None = None
    per_row: int | None = None
    start: int = 1
    space: tuple[Distance, ...] = ()
    space_shape: Literal["tile", "disc", "octagon", "shield", "stall", "banner", "stone"] = "tile"
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
        if self.size:
            _check_extent(self.size)
        if self.shape in ("winding", "path", "section") and not self.size:
            raise FieldError(f"a {self.shape} track has a size: [180 mm, 200 mm]", "shape")
        if self.shape == "path" and not (
            2 <= len(self.through) <= MOST_SPACES and all(len(point) == 2 for point in self.through)
        ):
            raise FieldError("a path runs through two points or more: [[20 mm, 30 mm], [60 mm, 40 mm]]", "through")
        if any(number < 1 for number in self.breaks):
            raise FieldError("a track breaks after a number of spaces, from 1 on", "breaks")

    @property
    def every_space(self) -> Sequence[Space]:
        """The listed spaces, then as many plain ones as ``count`` asks for, with their numbers for ids."""
        listed, count = len(self.spaces), self.count or 0
        counted = (Space(id=f"{self.start + index}") for index in range(listed, count))
        return (*self.spaces, *counted) if count > listed else self.spaces


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MapNode(Named):
    """A place of a node map. center: x and y, written ``at:``. neighbors: the places that it touches, to be checked."""

    center: tuple[Distance, ...] = keyed("at")
    neighbors: tuple[str, ...] = ()
    elevation: int | None = None
    region: str = ""
    color: str = ""
    symbol: str = ""
    landmark: str = ""
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
    """Places with borders, such as territories or a network of roads. parts: how many parts are not connected.

    breaks: how far from the left a large map may be cut.
    """

    size: tuple[Distance, ...]
    parts: int = 1
    nodes: tuple[MapNode, ...] = ()
    borders: tuple[Border, ...] = ()
    regions: Mapping[str, Code] = field(default_factory=dict)
    shape: Literal["circle", "territory"] = "circle"
    breaks: tuple[Distance, ...] = ()

    def __post_init__(self) -> None:
        _check_extent(self.size)
        if len(self.nodes) > MOST_SPACES:
            raise FieldError(f"a map has at most {MOST_SPACES:,} places", "nodes")
        if len(self.borders) > MOST_BORDERS:
            raise FieldError(f"a map has at most {MOST_BORDERS:,} borders", "borders")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Area(Named):
    """A marked place of a mat. corner: its top left, written ``at:``. holds: how many pieces fit.

    piece: the size of what lies there, whose outline is drawn. floor: what it lies on; wall: what is around it.
    """

    corner: tuple[Distance, ...] = keyed("at")
    size: tuple[Distance, ...]
    holds: Quantity | None = None
    piece: tuple[Distance, ...] = ()
    symbol: str = ""
    color: str = ""
    floor: Literal["", "cobbles", "flagstones", "planks", "grass", "earth", "sand"] = ""
    wall: Literal["", "stone", "palisade", "hedge", "sandbags"] = ""

    def __post_init__(self) -> None:
        _check_point(self.corner)
        _check_extent(self.size)
        if self.piece:
            _check_extent(self.piece, "piece")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mat(Record):
    """A playing mat with named areas."""

    size: tuple[Distance, ...]
    areas: tuple[Area, ...] = ()

    def __post_init__(self) -> None:
        _check_extent(self.size)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Board(Named):
    """One board, of one kind. squares: written ``grid:``. scenery: what is drawn on it for its looks."""

    scenery: Scenery = Scenery()
    squares: SquareGrid | None = keyed("grid", default=None)
    hexes: HexGrid | None = None
    track: Track | None = None
    nodes: NodeMap | None = None
    mat: Mat | None = None

    @property
    def spaces(self) -> Sequence[Space]:
        """The spaces of its track; none if it has none."""
        return self.track.every_space if self.track else ()

    @property
    def grid(self) -> CellGrid | None:
        """The cells, of a board of cells of any shape."""
        return self.squares or self.hexes

    @property
    def kinds(self) -> tuple[str, ...]:
        """The keys of its kinds; exactly one, if nothing is wrong."""
        given = {"grid": self.squares, "hexes": self.hexes, "track": self.track, "nodes": self.nodes, "mat": self.mat}
        return tuple(key for key, value in given.items() if value is not None)

    @property
    def kind(self) -> str:
        """The key of its kind; empty if it has none."""
        return next(iter(self.kinds), "")
