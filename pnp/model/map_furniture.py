"""What stands on a map besides its ground: symbols on cells, names along curves, a title with scale and compass."""

from __future__ import annotations

import re
from typing import Final, Literal, get_args

from pnp.errors import FieldError
from pnp.model.cells import Cells
from pnp.model.names import keyed, prose, split_at
from pnp.nodes import Record, Scalar
from pnp.values import dataclass

MapCorner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]

_MARKED: Final = re.compile(r"(?P<kind>victory|supply|arrival|setup)(?:\s+(?P<text>[^\s@]{1,8}))?\s*@\s*(?P<cells>.+)$")
_GROUND: Final = re.compile(r"(?P<number>\d{1,6}(?:\.\d{1,3})?)\s*(?P<unit>[^\W\d]{1,12})$")


Side = Literal["top", "right", "bottom", "left"]
MarkKind = Literal["victory", "supply", "arrival", "setup"]


@dataclass(frozen=True, slots=True)
class MarkedCells:
    """A symbol on cells, such as ``victory 10@0708, 0809``. text: a letter or a number in it."""

    kind: MarkKind
    text: str
    cells: Cells

    @classmethod
    def parse(cls, text: str) -> MarkedCells:
        """Read the notation. Raises ValueError with a sentence for the user."""
        match = _MARKED.match(text.strip())
        if not match:
            kinds = ", ".join(get_args(MarkKind))
            raise ValueError(f"{text!r} is not a symbol on cells: write one of {kinds}, and where: victory 10@0708")
        kind: MarkKind = next(kind for kind in get_args(MarkKind) if kind == match["kind"])
        return cls(kind, match["text"] or "", Cells.parse(match["cells"]))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MapMark(Record):
    """A symbol on cells, and its colour."""

    mark: MarkedCells
    color: str = ""

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``victory 10@0708`` means ``{mark: victory 10@0708}``."""
        return {"mark": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Join(Record):
    """Another map that is laid beside this one. board: written ``map:``. side: of this one, where the other lies.

    overlap: how many columns or rows of the two lie on each other.
    """

    board: str = keyed("map")
    side: Side
    overlap: int = 0

    def __post_init__(self) -> None:
        if self.overlap < 0:
            raise FieldError("maps overlap by a number of columns or rows, from 0 on", "overlap")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MapName(Record):
    """A name that is printed along a curve through cells. water: as those of rivers are."""

    name: str = prose("name", ...)
    along: tuple[str, ...] = split_at("-,;")
    water: bool = False

    def __post_init__(self) -> None:
        if len(set(self.along)) == 1:
            raise FieldError(
                "a name on a curve runs through two cells or more; the name of a region stands on one", "along"
            )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Cartouche(Record):
    """A title in a corner of the map. corner: written ``at:``. north: degrees clockwise from the top of the map.

    scale: how far it is on the ground from the middle of a cell to that of the next, as ``500 m``.
    """

    title: str = prose("name")
    text: str = prose("text")
    corner: MapCorner = keyed("at", default="bottom-left")
    north: int | None = None
    scale: str = ""

    def __post_init__(self) -> None:
        if self.scale and not _GROUND.match(self.scale):
            raise FieldError("a scale is how far a cell is across on the ground: write it as 500 m", "scale")
        if self.north is not None and not -360 <= self.north <= 360:
            raise FieldError("north is from -360 to 360 degrees clockwise from the top", "north")

    @property
    def ground(self) -> tuple[float, str]:
        """How far a cell is across, and the unit; 0 if nothing is said."""
        match = _GROUND.match(self.scale)
        return (float(match["number"]), match["unit"]) if match else (0.0, "")
