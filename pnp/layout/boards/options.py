"""What a drawing of a board shows besides the board: options as layouts and rules texts write them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal

from pnp.frame import Item
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.model.units import Terrain
from pnp.values import dataclass

# Takes the id of a unit, the id of its side (may be empty) and where to draw the counter.
DrawCounter = Callable[[str, str, Box], tuple[Item, ...]]

_ARROW: Final = re.compile(r"(?P<first>[^>~\s]+)\s*(?P<kind>[>~])\s*(?P<last>[^>~\s]+)$")
_PLACED: Final = re.compile(r"(?:(?P<side>[\w-]+)/)?(?P<unit>[\w-]+)\s*@\s*(?P<place>[^\s@,:]+(?::[^\s@,:]+)?)$")


def draw_nothing(unit: str, side: str, box: Box) -> tuple[Item, ...]:
    """The default where no layout draws counters."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardOptions:
    """How to draw a board.

    terrain: the kit's, for grids. cells: only these, as ``A1:C3``. units: counters on the board, as
    ``pikes@A1, tide/cog@B5:C5``, drawn by ``draw_counter``. labels: names and coordinates. overview: for a small
    picture of a whole board, without coordinates inside and with larger symbols. highlight: places to mark.
    arrows: ``A1>B3`` for movement, ``A1~C4`` for range, separated by commas. details: what the tiles of a track
    show in small type below the name: ``text``, or fields that the track declares, separated by commas. bleed: how far
    scenery runs on to the left, top, right and bottom, in mm.
    """

    terrain: Iterable[Terrain] = ()
    cells: str = ""
    units: str = ""
    labels: bool = True
    overview: bool = False
    highlight: str = ""
    arrows: str = ""
    details: str = ""
    bleed: tuple[Mm, Mm, Mm, Mm] = (0.0, 0.0, 0.0, 0.0)
    draw_counter: DrawCounter = draw_nothing

    def grown(self, sheet: Box) -> Box:
        """A sheet with its bleed."""
        left, top, right, bottom = self.bleed
        return Box(sheet.x - left, sheet.y - top, sheet.width + left + right, sheet.height + top + bottom)


@dataclass(frozen=True, slots=True)
class Arrow:
    """A line between two places, by their names."""

    kind: Literal["move", "range"]
    first: str
    last: str

    @classmethod
    def parse(cls, text: str) -> Arrow:
        """Read ``A1>B3`` or ``A1~C4``. Raises ValueError with a sentence for the user."""
        match = _ARROW.match(text.strip())
        if not match:
            raise ValueError(f"{text.strip()!r} is not an arrow: write A1>B3 to move, A1~C4 for a range")
        return cls("move" if match["kind"] == ">" else "range", match["first"], match["last"])


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
    return tuple(dict.fromkeys((*comma_separated(options.highlight), *counters, *ends)))


def comma_separated(text: str) -> tuple[str, ...]:
    """The items of a list with commas, without empty ones."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def arrows(text: str) -> tuple[Arrow, ...]:
    """Read a list of arrows. Raises ValueError."""
    return tuple(Arrow.parse(part) for part in comma_separated(text))


def placed_counters(text: str) -> tuple[PlacedCounter, ...]:
    """Read a list of counters on places. Raises ValueError."""
    return tuple(PlacedCounter.parse(part) for part in comma_separated(text))
