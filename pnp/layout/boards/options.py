"""What a drawing of a board shows besides the board: options as layouts and rules texts write them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal

from pnp.frame import Item
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.model.game import Game
from pnp.model.scenery import Scenery
from pnp.model.units import Terrain
from pnp.values import dataclass

ArrowKind = Literal["move", "range", "retreat"]
# Takes the id of a unit, the id of its side (may be empty) and where to draw the counter.
DrawCounter = Callable[[str, str, Box], tuple[Item, ...]]

# In place of a list of counters: those that stand on the board when the game begins.
SET_UP: Final = "setup"
_ARROW: Final = re.compile(r"(?P<first>[^>~!\s]+)\s*(?P<kind>[>~!])\s*(?P<last>[^>~!\s]+)$")
_KINDS: Final[Mapping[str, ArrowKind]] = {">": "move", "~": "range", "!": "retreat"}
_PATH: Final = re.compile(r"(?:(?P<unit>[\w-]+)\s*@\s*)?(?P<places>[^\s@=,]+)\s*(?:=\s*(?P<cost>[^\s,]+))?$")
_PLACED: Final = re.compile(r"(?:(?P<side>[\w-]+)/)?(?P<unit>[\w-]+)\s*@\s*(?P<place>[^\s@,:]+(?::[^\s@,:]+)?)$")


def draw_nothing(unit: str, side: str, box: Box) -> tuple[Item, ...]:
    """The default where no layout draws counters."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardOptions:
    """How to draw a board.

    terrain: the kit's, for grids. cells: only these, as ``A1:C3``. units: counters on the board, as
    ``pikes@A1, tide/cog@B5:C5``, drawn by ``draw_counter``. labels: names and coordinates. overview: for a small
    picture of a whole board, without coordinates inside and with larger symbols. joined: the same of all maps that are
    laid together with it. highlight: places to mark.
    arrows: ``A1>B3`` for movement, ``A1~C4`` for range, ``A1!B3`` for a retreat, separated by commas. paths: ways with
    what each step costs a unit, as ``pikes@A1>A2>B2=3``. zoc: sides whose zones of control are shown. game: for those
    two. details: what the tiles of a track show in small type below the name: ``text``, or fields that the track
    declares, separated by commas. bleed: how far scenery runs on to the left,
    top, right and bottom, in mm. scenery, seed: how the board looks, and its id. color: of all areas of a mat, such as
    that of the side whose it is. costs: whether a key says what terrain costs.
    """

    terrain: Iterable[Terrain] = ()
    cells: str = ""
    units: str = ""
    labels: bool = True
    overview: bool = False
    joined: bool = False
    highlight: str = ""
    arrows: str = ""
    paths: str = ""
    zoc: str = ""
    game: Game | None = None
    details: str = ""
    bleed: tuple[Mm, Mm, Mm, Mm] = (0.0, 0.0, 0.0, 0.0)
    scenery: Scenery = Scenery()
    seed: str = ""
    color: str = ""
    costs: bool = False
    draw_counter: DrawCounter = draw_nothing

    def grown(self, sheet: Box) -> Box:
        """A sheet with its bleed."""
        left, top, right, bottom = self.bleed
        return Box(sheet.x - left, sheet.y - top, sheet.width + left + right, sheet.height + top + bottom)


@dataclass(frozen=True, slots=True)
class Arrow:
    """A line between two places, by their names."""

    kind: ArrowKind
    first: str
    last: str

    @classmethod
    def parse(cls, text: str) -> Arrow:
        """Read ``A1>B3`` or ``A1~C4``. Raises ValueError with a sentence for the user."""
        match = _ARROW.match(text.strip())
        if not match:
            hint = "write A1>B3 to move, A1~C4 for a range, A1!B3 to retreat"
            raise ValueError(f"{text.strip()!r} is not an arrow: {hint}")
        return cls(_KINDS[match["kind"]], match["first"], match["last"])


@dataclass(frozen=True, slots=True)
class ShownPath:
    """A way over some places. unit: for which the cost of each step is shown. claim: what it is said to cost in all."""

    places: tuple[str, ...]
    unit: str = ""
    claim: str = ""

    @classmethod
    def parse(cls, text: str) -> ShownPath:
        """Read ``A1>A2>B2``, ``pikes@A1>A2>B2`` or ``pikes@0203-0303=2``. Raises ValueError."""
        match = _PATH.match(text.strip())
        places = re.split(">" if ">" in text else "-", match["places"]) if match else []
        if not match or len(places) < 2 or not all(places):
            raise ValueError(f"{text.strip()!r} is not a path: write A1>A2>B2, or pikes@A1>A2>B2=3 with its cost")
        return cls(tuple(places), match["unit"] or "", match["cost"] or "")


@dataclass(frozen=True, slots=True)
class PlacedCounter:
    """A counter on a place, or on each of a range of cells. side: whose it is, or nothing."""

    unit: str
    place: str
    side: str = ""

    @classmethod
    def parse(cls, text: str) -> PlacedCounter:
        """Read ``cog@B5`` or ``tide/cog@B5``. Raises ValueError with a sentence for the user."""
        match = _PLACED.match(text.strip())
        if not match:
            raise ValueError(f"{text.strip()!r} is not a unit on a place: write cog@B5, or tide/cog@B5 to name a side")
        return cls(match["unit"], match["place"], match["side"] or "")


def named_places(options: BoardOptions) -> tuple[str, ...]:
    """The places that counters, marks and arrows name, each once. Raises ValueError."""
    counters = (counter.place for counter in placed_counters(options.units))
    ends = (name for arrow in arrows(options.arrows) for name in (arrow.first, arrow.last))
    passed = (name for path in paths(options.paths) for name in path.places)
    return tuple(dict.fromkeys((*comma_separated(options.highlight), *counters, *ends, *passed)))


def comma_separated(text: str) -> tuple[str, ...]:
    """The items of a list with commas, without empty ones."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def arrows(text: str) -> tuple[Arrow, ...]:
    """Read a list of arrows. Raises ValueError."""
    return tuple(Arrow.parse(part) for part in comma_separated(text))


def paths(text: str) -> tuple[ShownPath, ...]:
    """Read a list of paths. Raises ValueError."""
    return tuple(ShownPath.parse(part) for part in comma_separated(text))


def placed_counters(text: str) -> tuple[PlacedCounter, ...]:
    """Read a list of counters on places; none are listed of the set-up. Raises ValueError."""
    if text.strip() == SET_UP:
        return ()
    return tuple(PlacedCounter.parse(part) for part in comma_separated(text))
