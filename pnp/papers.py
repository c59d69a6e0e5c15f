"""The name of a paper → its size, its margins and the name of its folder, in millimetres."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pnp.errors import MeasureError
from pnp.measures import COMMON_LIVE_AREA, MM_PER_UNIT, Mm, Size, parse_mm
from pnp.values import dataclass

# Home printers reach to about 4-6 mm from the edge of the paper: trims keep clear of what some leave blank, and bleeds,
# of which a part may be missing, of what nearly all do.
SAFE_MARGIN: Final[Mm] = 6.0
BLANK_EDGE: Final[Mm] = 4.0
# Photo paper of 5 × 7 in with any margins: the least that the page to print first needs.
_SMALLEST: Final = Size(125.0, 175.0)
_SMALLEST_AREA: Final = Size(105.0, 150.0)
# No page of a PDF file may be longer than 200 in.
_LARGEST: Final[Mm] = 5000.0

_LANDSCAPE: Final = "-landscape"
_NUMBER: Final = r"\d{1,4}(?:\.\d{1,3})?"
_SIZE: Final = re.compile(rf"(?P<width>{_NUMBER})\s*[x×]\s*(?P<height>{_NUMBER})\s*(?P<unit>mm|cm|in)")


@dataclass(frozen=True, slots=True)
class Margins:
    """The margins of a paper, in mm, the same on opposite edges.

    Equal margins keep sheets in the middle of the paper, so that backs lie behind their fronts however the paper is
    turned.
    """

    sides: Mm = SAFE_MARGIN
    ends: Mm = SAFE_MARGIN

    def turned(self) -> Margins:
        """Those of the same paper turned by a quarter."""
        return Margins(self.ends, self.sides)

    def __str__(self) -> str:
        if self.sides == self.ends:
            return f"{self.sides:g} mm"
        return f"{self.sides:g} × {self.ends:g} mm"


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright or on its side.

    id: the name of its folder. margins: free of trims. blank: the edges that the printer does not reach.
    """

    id: str
    name: str
    size: Size
    margins: Margins = Margins()
    blank: Margins = Margins(BLANK_EDGE, BLANK_EDGE)

    @property
    def is_landscape(self) -> bool:
        """Whether it is wider than high."""
        return self.size.width > self.size.height

    @property
    def portrait(self) -> Paper:
        """The same paper, upright."""
        return self.turned() if self.is_landscape else self

    @property
    def landscape(self) -> Paper:
        """The same paper, lying on its side."""
        return self.portrait.turned()

    @property
    def live(self) -> Size:
        """The area for trims; 0 if the margins meet."""
        width, height = self.size.width - 2 * self.margins.sides, self.size.height - 2 * self.margins.ends
        return Size(max(width, 0.0), max(height, 0.0))

    @property
    def safe(self) -> Mm:
        """The distance from every edge at which printing is safe."""
        return max(self.margins.sides, self.margins.ends)

    @property
    def key(self) -> str:
        """All its values in one line, to find out whether something was made for the same paper."""
        edges = (self.margins.sides, self.margins.ends, self.blank.sides, self.blank.ends)
        return f"{self.id} {self.size.width:g}x{self.size.height:g} {' '.join(f'{edge:g}' for edge in edges)}"

    def turned(self) -> Paper:
        """The same paper turned by a quarter, its margins with it."""
        return replace(self, size=self.size.turned(), margins=self.margins.turned(), blank=self.blank.turned())


# A3, A4, A5: ISO 216. Letter, Legal, Tabloid: ANSI/ASME Y14.1 (8.5 × 11, 8.5 × 14, 11 × 17 in).
A4: Final = Paper("a4", "A4", Size(210.0, 297.0))
LETTER: Final = Paper("letter", "US Letter", Size(215.9, 279.4))
PAPERS: Final = (
    A4,
    Paper("a3", "A3", Size(297.0, 420.0)),
    Paper("a5", "A5", Size(148.0, 210.0)),
    LETTER,
    Paper("legal", "US Legal", Size(215.9, 355.6)),
    Paper("tabloid", "US Tabloid", Size(279.4, 431.8)),
)
# The papers of a kit unless the user names others.
USUAL_PAPERS: Final = (A4, LETTER)


def parse_paper(text: str) -> Paper:
    """Read ``a4``, ``a4-landscape``, ``330x482mm`` or ``8.5x11in``. Raises MeasureError."""
    written = text.strip().lower()
    name = written.removesuffix(_LANDSCAPE)
    paper = next((paper for paper in PAPERS if paper.id == name), None) or _paper_of_size(text, name)
    if name == written or paper.is_landscape:
        return paper
    landscape = paper.landscape
    size = f"{landscape.size.width:g} × {landscape.size.height:g} mm"
    return replace(landscape, id=f"{paper.id}{_LANDSCAPE}", name=f"{paper.name} ({size})")


def _paper_of_size(text: str, name: str) -> Paper:
    match = _SIZE.fullmatch(name)
    if match is None:
        known = ", ".join(paper.id for paper in PAPERS)
        raise MeasureError(f"{text!r} is not a paper: write {known}, or a size such as 330x482mm or 8.5x11in")
    width, height, unit = float(match["width"]), float(match["height"]), match["unit"]
    size = Size(width * MM_PER_UNIT[unit], height * MM_PER_UNIT[unit])
    paper = Paper(f"{width:g}x{height:g}{unit}", f"{width:g} × {height:g} {unit}", size)
    if not _has_room(size, _SMALLEST):
        raise MeasureError(f"{text!r} is too small: paper is at least {_SMALLEST.width:g} × {_SMALLEST.height:g} mm")
    if max(size.width, size.height) > _LARGEST:
        raise MeasureError(f"{text!r} is too large: no side is longer than {_LARGEST:g} mm")
    return paper


def _has_room(size: Size, least: Size) -> bool:
    """Whether something of the least size has room, upright or on its side."""
    return min(size.width, size.height) >= least.width and max(size.width, size.height) >= least.height


def parse_margins(text: str) -> Margins:
    """Read ``6mm``, ``12mm,5mm`` (top and bottom, sides) or four from the top clockwise.

    The wider of two opposite edges counts for both. Raises MeasureError.
    """
    edges = [parse_mm(part) for part in text.split(",")]
    if len(edges) not in (1, 2, 4):
        raise MeasureError(f"{text!r} has {len(edges)} margins: write one, two (top and bottom, sides) or four")
    if min(edges) < 0:
        raise MeasureError(f"{text!r}: a margin is 0 mm or more")
    top, right, bottom, left = (edges * 4)[:4]
    return Margins(sides=max(left, right), ends=max(top, bottom))


def with_margins(paper: Paper, margins: Margins) -> Paper:
    """A paper of which the printer leaves these margins blank. Raises MeasureError if they leave too little of it."""
    changed = replace(paper, margins=margins, blank=margins)
    live = changed.live
    if not _has_room(live, _SMALLEST_AREA):
        left = f"{live.width:g} × {live.height:g} mm of {paper.name}"
        least = f"{_SMALLEST_AREA.width:g} × {_SMALLEST_AREA.height:g} mm"
        raise MeasureError(f"margins of {margins} leave {left}: at least {least} are needed")
    return changed


def shared_area(papers: Iterable[Paper]) -> Size:
    """The size of sheet-sized faces: the area that all these papers share, at most that of A4 and Letter.

    Larger papers do not make faces larger, since elements at fixed positions would then be crowded into a corner.
    """
    areas = [COMMON_LIVE_AREA, *(paper.portrait.live for paper in papers)]
    return Size(min(area.width for area in areas), min(area.height for area in areas))
