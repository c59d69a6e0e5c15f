"""The parts of a column: flowables that never break, and the boxes behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from pnp.document.inline_text import InlineText
from pnp.findings import Span
from pnp.frame import Ink, Item, Stroke
from pnp.layout.geometry.box import Box
from pnp.measures import Mm, Size
from pnp.nodes import Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A box around flowables that follow each other; over a page break it ends and begins again.

    x, width: measured from the left edge of the column. top, bottom: padding above the first and below the
    last flowable. bar: a thick line down the left edge instead of an outline. drawn: the box of a size, in the hand of
    the theme, instead of both.
    """

    x: Mm
    width: Mm
    top: Mm
    bottom: Mm
    fill: Ink | None = None
    stroke: Stroke | None = None
    radius: Mm = 0.0
    bar: Ink | None = None
    drawn: Callable[[Size], Item | None] | None = None


@dataclass(frozen=True, slots=True)
class PageTarget:
    """A place whose page number is wanted: an anchor, or a term of the index."""

    kind: Literal["anchor", "term"]
    name: str


class PrintedPart(NamedTuple):
    """A part of a flowable, for whoever asks where it is written. Made for every part, so as cheap as it can be.

    kind: what a user would call it. box: in mm from the top left corner of the flowable. text: the words that it
    shows. block: the place of the block that prints it. record, key: what a cell shows.
    """

    kind: str
    box: Box
    text: InlineText | None = None
    block: Span | None = None
    record: Record | None = None
    key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Flowable:
    """Something as wide as its column, ``height`` mm high, that is never divided.

    items: in mm from its top left corner. before: space above it, none at the top of a column. keep: stays in
    one column with the flowable that follows, unless there is a price. price: what it costs to end a column behind it,
    in mm². frames: the boxes that it stands in, outermost first. head: is repeated above it where it comes first in a
    column. beside: flowables for the side column. on_grid: its top stands on a multiple of the leading. wide: it
    reaches over the side column. new_page: starts a page. floating: may stand in a later column than the text around
    it, or at the foot of an earlier one, but keeps its place among headings and others that float. picture: shows
    something, or says what, and is nothing to read on with. parts: which of it is written where.
    """

    height: Mm
    items: tuple[Item, ...] = ()
    before: Mm = 0.0
    keep: bool = False
    price: float = 0.0
    frames: tuple[Frame, ...] = ()
    head: Flowable | None = None
    beside: tuple[Flowable, ...] = ()
    targets: tuple[PageTarget, ...] = ()
    on_grid: bool = False
    wide: bool = False
    new_page: bool = False
    heading: bool = False
    floating: bool = False
    picture: bool = False
    parts: tuple[PrintedPart, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """Flowables that run through this many columns."""

    columns: int
    flowables: tuple[Flowable, ...]
