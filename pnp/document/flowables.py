"""The parts of a column: flowables that never break, and the boxes behind them."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from pnp.frame import Anchor, Group, Image, Ink, Item, Link, Nested, Path, Segment, Stroke, TextRun
from pnp.frame import Field as FormField
from pnp.measures import Mm
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A box around flowables that follow each other; over a page break it ends and begins again.

    x, width: measured from the left edge of the column. top, bottom: padding above the first and below the
    last flowable. bar: a thick line down the left edge instead of an outline.
    """

    x: Mm
    width: Mm
    top: Mm
    bottom: Mm
    fill: Ink | None = None
    stroke: Stroke | None = None
    radius: Mm = 0.0
    bar: Ink | None = None


@dataclass(frozen=True, slots=True)
class PageTarget:
    """A place whose page number is wanted: an anchor, or a term of the index."""

    kind: Literal["anchor", "term"]
    name: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Flowable:
    """Something as wide as its column, ``height`` mm high, that is never divided.

    items: in mm from its top left corner. before: space above it, none at the top of a column. keep: stays in
    one column with the flowable that follows. frames: the boxes that it stands in, outermost first. head: is
    repeated above it where it comes first in a column. beside: flowables for the side column. on_grid: its
    top stands on a multiple of the leading. wide: it reaches over the side column. new_page: starts a page.
    floating: may stand in a later column than the text around it, but never behind a heading that follows.
    """

    height: Mm
    items: tuple[Item, ...] = ()
    before: Mm = 0.0
    keep: bool = False
    frames: tuple[Frame, ...] = ()
    head: Flowable | None = None
    beside: tuple[Flowable, ...] = ()
    targets: tuple[PageTarget, ...] = ()
    on_grid: bool = False
    wide: bool = False
    new_page: bool = False
    heading: bool = False
    floating: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """Flowables that run through this many columns."""

    columns: int
    flowables: tuple[Flowable, ...]


def moved(item: Item, x: Mm, y: Mm) -> Item:
    """The same item further right and down."""
    if isinstance(item, TextRun):
        return TextRun(
            item.x + x, item.y + y, item.text, item.font, item.size, item.ink, item.width,
            item.word_space, item.letter_space,
        )  # fmt: skip
    if isinstance(item, Path):
        segments = tuple(_moved_segment(segment, x, y) for segment in item.segments)
        return Path(segments, item.fill, item.stroke, item.even_odd, item.alt)
    if isinstance(item, Link):
        return Link(item.x + x, item.y + y, item.width, item.height, item.target)
    if isinstance(item, Nested):
        return replace(item, x=item.x + x, y=item.y + y)
    if isinstance(item, Anchor):
        return Anchor(item.name, item.y + y, item.title, item.level)
    if isinstance(item, Group):
        items = moved_all(item.items, x, y)
        clip = tuple(_moved_segment(segment, x, y) for segment in item.clip)
        return Group(items, item.turn, item.x + x, item.y + y, clip, item.alt)
    if isinstance(item, Image | FormField):
        return replace(item, x=item.x + x, y=item.y + y)
    return item


def moved_all(items: tuple[Item, ...], x: Mm, y: Mm) -> tuple[Item, ...]:
    """Items further right and down."""
    return items if x == 0 == y else tuple(moved(item, x, y) for item in items)


def _moved_segment(segment: Segment, x: Mm, y: Mm) -> Segment:
    if segment[0] == "R":
        left, top, width, height = segment[1:]
        return ("R", left + x, top + y, width, height)
    numbers: tuple[float, ...] = segment[1:]
    return (segment[0], *(number + (y if index % 2 else x) for index, number in enumerate(numbers)))
