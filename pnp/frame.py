"""Faces, pages, pieces and sheets, and the items they are made of: millimetres, y down.

Layout and document make faces and pages; impose places them on sheets; paint and export turn them into
files. Nothing here depends on a game, a theme or a file format. A colour is a theme token with a role until
paint resolves it, so that low ink, greyscale and CMYK need no new layout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import isqrt
from typing import Literal, TypeVar

from pnp.findings import Span
from pnp.measures import MM_PER_INCH, Mm, Pt, Size
from pnp.values import dataclass

Role = Literal["ground", "flood", "line", "text", "symbol", "ornament"]
Layer = Literal["art", "cut", "score"]

# A step of a path: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y), ("Z",) or, since games have many boxes, a
# whole rectangle ("R", x, y, width, height).
Segment = tuple[str, *tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Ink:
    """A palette token, what it is used for, and its opacity from 0 to 1."""

    token: str
    role: Role
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A pen: width and dash lengths in mm."""

    ink: Ink
    width: Mm
    dash: tuple[Mm, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"


@dataclass(frozen=True, slots=True)
class Path:
    """A shape, filled, stroked or both (the fill first). ``alt`` is its text alternative, if it has one."""

    segments: tuple[Segment, ...]
    fill: Ink | None = None
    stroke: Stroke | None = None
    even_odd: bool = False
    alt: str = ""


@dataclass(frozen=True, slots=True)
class GradientStop:
    """An ink at a place of a gradient, from 0 to 1."""

    offset: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class Gradient:
    """A change of colour along a line or between two circles; beyond its ends it keeps its last colours.

    coordinates: x1, y1, x2, y2 of a line, or x, y, radius of the inner and then of the outer circle. matrix: takes
    these to the coordinates of the item, as (a, b, c, d, e, f): x to a·x + c·y + e, y to b·x + d·y + f.
    """

    coordinates: tuple[float, ...]
    stops: tuple[GradientStop, ...]
    matrix: tuple[float, float, float, float, float, float] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Shading:
    """A shape filled with a gradient. opacity: of all of it."""

    segments: tuple[Segment, ...]
    gradient: Gradient
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class TextRun:
    """Characters of one font, size and ink on one baseline.

    x, y: left end of the baseline in mm. size: in points. width: the advance in mm with the kerning of the font
    and spacing. word_space, letter_space: extra mm after each space, each character. halo: the token of the outline
    that is drawn around the letters.
    """

    x: Mm
    y: Mm
    text: str
    font: str
    size: Pt
    ink: Ink
    width: Mm
    word_space: Mm = 0.0
    letter_space: Mm = 0.0
    halo: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A raster file: its path, its size in pixels, its SHA-256.

    opacities: of a picture that is not opaque everywhere, those of equal parts of it from 0 to 255, row by row, in as
    many rows as columns. colors: red, green and blue of the same parts; empty if nobody looked at them.
    """

    path: str
    width: int
    height: int
    sha256: str
    opacities: bytes = b""
    colors: bytes = b""

    def opacity_at(self, across: float, down: float) -> float:
        """The opacity at a place, given as shares of the width and height, from 0 to 1."""
        if not self.opacities:
            return 1.0
        return self.opacities[_part_at(len(self.opacities), across, down)] / 255

    def color_at(self, across: float, down: float) -> str:
        """The colour around a place, as ``#rrggbb``; empty if it is not known."""
        if not self.colors:
            return ""
        part = 3 * _part_at(len(self.colors) // 3, across, down)
        return f"#{self.colors[part : part + 3].hex()}"


def _part_at(count: int, across: float, down: float) -> int:
    """The number of the part of a picture at a place. count: of the parts."""
    side = isqrt(count)
    return min(int(down * side), side - 1) * side + min(int(across * side), side - 1)


@dataclass(frozen=True, slots=True)
class Image:
    """A picture in a rectangle. crop: left, top, right, bottom as shares of the picture that are shown."""

    picture: Picture
    x: Mm
    y: Mm
    width: Mm
    height: Mm
    crop: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    alt: str = ""

    @property
    def resolution(self) -> float:
        """Dots per inch of the part that is shown, in the direction that has fewer, to a thousandth."""
        left, top, right, bottom = self.crop
        across = self.picture.width * (right - left) / max(self.width, 0.01)
        down = self.picture.height * (bottom - top) / max(self.height, 0.01)
        return round(min(across, down) * MM_PER_INCH, 3)


@dataclass(frozen=True, slots=True, eq=False)
class Nested:
    """A face inside another: its top left corner at x, y, then scaled, then turned about that corner.

    turn: degrees clockwise. A static layer shared by many faces is a nested face, too: paint draws each distinct
    face once. is_picture: it is there to be looked at, so that its form fields show their values and cannot be filled.
    """

    face: Face
    x: Mm
    y: Mm
    scale: float = 1.0
    turn: float = 0.0
    alt: str = ""
    is_picture: bool = False


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words that are drawn as outlines, and their size in points."""

    words: str
    size: Pt


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """Items turned together about (x, y), degrees clockwise, and cut off outside ``clip`` if it is given.

    The items and the clip path keep their own coordinates; only the turn moves them. ``alt`` is read instead of the
    items. opacity: of the whole, as if it were one picture. multiply: its colours darken what lies below. lettering:
    the words of which the items are the outlines.
    """

    items: tuple[Item, ...]
    turn: float = 0.0
    x: Mm = 0.0
    y: Mm = 0.0
    clip: tuple[Segment, ...] = ()
    alt: str = ""
    opacity: float = 1.0
    multiply: bool = False
    lettering: Lettering | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """A form field that can be filled on a screen; on paper its value is drawn, and its box if it is ``boxed``.

    align: of the words in a field of one line. piece, copy: on which it is, known when it is placed: fields of other
    pieces and copies with the same name have values of their own.
    """

    kind: Literal["text", "multiline", "checkbox"]
    name: str
    x: Mm
    y: Mm
    width: Mm
    height: Mm
    font: str
    size: Pt
    ink: Ink
    value: str = ""
    tooltip: str = ""
    boxed: bool = True
    align: Literal["left", "center", "right"] = "left"
    piece: str = ""
    copy: int = 1


@dataclass(frozen=True, slots=True)
class Link:
    """A rectangle that leads to an anchor of the same document (``#name``) or to an address."""

    x: Mm
    y: Mm
    width: Mm
    height: Mm
    target: str


@dataclass(frozen=True, slots=True)
class Anchor:
    """A target of links; with a title and a ``level`` (from 1) it is also an entry of the outline."""

    name: str
    y: Mm
    title: str = ""
    level: int = 0


Item = Path | Shading | TextRun | Image | Nested | Group | Field | Link | Anchor


AnyItem = TypeVar("AnyItem", bound=Item)


def items_in(
    items: Iterable[Item], kind: type[AnyItem], enters: Callable[[Nested], bool] = lambda nested: False
) -> Iterator[AnyItem]:
    """The items of one kind, those in groups and on the nested faces that are entered, too."""
    for item in items:
        if isinstance(item, kind):
            yield item
        elif isinstance(item, Group):
            yield from items_in(item.items, kind, enters)
        elif isinstance(item, Nested) and enters(item):
            yield from items_in(item.face.art, kind, enters)


@dataclass(frozen=True, slots=True)
class Fold:
    """A line to score and fold along."""

    x1: Mm
    y1: Mm
    x2: Mm
    y2: Mm


@dataclass(frozen=True, slots=True)
class Breaks:
    """The x and y positions at which a large face may be cut over pages; anywhere if there are none."""

    xs: tuple[Mm, ...] = ()
    ys: tuple[Mm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Face:
    """One printed side. Items are in reading order, measured from the top left corner of the trim.

    size: the trimmed size. bleed: how far the art extends over the trim on every side. safe: how far inside the
    trim everything important stays. trim: the path to cut along, empty for the plain rectangle.
    art: what is printed. cut, score: lines to cut and to fold along. guide: the token of the line along the trim,
    which lies on the art. breaks: for a face larger than a page. span: the record that the face shows. key: of a
    face without items, the key of its painted content. thinnest_line: of a drawing, the width of its thinnest line,
    0 if it has none.
    """

    id: str
    size: Size
    art: tuple[Item, ...] = ()
    cut: tuple[Item, ...] = ()
    score: tuple[Item, ...] = ()
    bleed: Mm = 0.0
    safe: Mm = 0.0
    trim: tuple[Segment, ...] = ()
    folds: tuple[Fold, ...] = ()
    guide: str = "registration"
    breaks: Breaks | None = None
    alt: str = ""
    span: Span | None = None
    key: str = ""
    thinnest_line: Mm = 0.0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Page:
    """One page of a document: items in reading order. label: the page number as printed. key: as that of a face."""

    size: Size
    items: tuple[Item, ...]
    number: int
    label: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Piece:
    """A thing to cut out: its front, its back if it has one, how many. kind: card, counter, tile, board, sheet ...

    stock: what to print it on, in words. component: the id of its component.
    """

    id: str
    kind: str
    front: Face
    back: Face | None = None
    copies: int = 1
    stock: str = ""
    component: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Placement:
    """A face or a page on a sheet at (x, y).

    turn: 0, 90, 180 or 270 degrees clockwise about the centre of the placed rectangle; (x, y) is its top left after
    the turn. copy: which copy of its piece this is, from 1. window: the part of a large face that is shown, as x, y,
    width, height in mm of the face. bleed: left, top, right, bottom bleed that is shown, in mm, after the turn (butted
    neighbours share none); None is the face's own bleed on all sides. piece: the id of the piece: several may share a
    back.
    """

    frame: Face | Page
    x: Mm
    y: Mm
    turn: int = 0
    copy: int = 1
    window: tuple[Mm, Mm, Mm, Mm] | None = None
    bleed: tuple[Mm, Mm, Mm, Mm] | None = None
    piece: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Sheet:
    """One side of a sheet of paper: its placements, the marks around them, its label.

    trim_box, bleed_box: left, top, right, bottom in mm on the sheet, the hulls of the trims and of the bleeds.
    marks: crop marks, labels, registration, as items in sheet coordinates.
    """

    size: Size
    side: Literal["front", "back"]
    placements: tuple[Placement, ...]
    marks: tuple[Item, ...] = ()
    label: str = ""
    trim_box: tuple[Mm, Mm, Mm, Mm] | None = None
    bleed_box: tuple[Mm, Mm, Mm, Mm] | None = None
