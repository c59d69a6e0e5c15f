"""Layouts and their elements, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from pnp.findings import Span
from pnp.frame import Layer, Segment
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.shapes import trim_path as named_trim
from pnp.measures import Length, Mm, Size
from pnp.nodes import Node, Scalar
from pnp.values import dataclass

Trim = Literal["", "circle", "hexagon", "rounded", "path"]


@dataclass(frozen=True, slots=True)
class Loop:
    """``for: name in many`` or ``level: name in many``. many: the expression, with its place."""

    name: str
    many: Scalar


@dataclass(frozen=True, slots=True)
class ComputedLength:
    """A length that a template says, such as ``{{ loop.index * 8 }} mm``: number ``index`` of ``at`` or ``size``."""

    key: Literal["at", "size"]
    index: int
    leaf: Scalar


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """The place of an element in its container.

    at: left and top. size: None for all available room, also for one of its lengths (``auto``). inset: distances from
    all four sides, instead of the others. computed: which of these lengths are known only when a face is drawn.
    """

    at: tuple[Length, Length] = (Length(), Length())
    size: tuple[Length | None, Length | None] | None = None
    inset: tuple[Mm, Mm, Mm, Mm] | None = None
    computed: tuple[ComputedLength, ...] = ()

    def with_lengths(self, lengths: Mapping[ComputedLength, Length]) -> Place:
        """The place with the lengths that were computed."""
        at, size = list(self.at), list(self.size or (None, None))
        for computed, length in lengths.items():
            if computed.key == "at":
                at[computed.index] = length
            else:
                size[computed.index] = length
        return Place(at=(at[0], at[1]), size=(size[0], size[1]), inset=self.inset)

    def within(self, container: Box) -> Box:
        """The box of the element in its container; a length that is ``auto`` takes all available room."""
        if self.inset is not None:
            return container.inset(*self.inset)
        left, top = self.at[0].of(container.width), self.at[1].of(container.height)
        across, down = self.size or (None, None)
        width = container.width - left if across is None else across.of(container.width)
        height = container.height - top if down is None else down.of(container.height)
        return Box(container.x + left, container.y + top, max(width, 0.0), max(height, 0.0))


# What must be on paper: the parts of an element, which are checked themselves; its box; that of a picture, of which a
# face that is cut off at its trim may show a part; all that it draws; or any part of it, since decoration may run off
# the edge.
OnPaper = Literal["parts", "box", "picture", "whole", "any"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementKind:
    """A kind of element.

    name: the key that makes an element one of this kind. keys: those that only this kind has. compile: makes the body
    that draws an element, given the compiler of its layout. on_paper: what of it must be on paper. may_be_flat: whether
    it is visible even if its height or width is 0.
    """

    name: str
    keys: tuple[str, ...] = ()
    compile: Callable[[Element, Any], Any]
    on_paper: OnPaper = "parts"
    may_be_flat: bool = False


Kinds = Mapping[str, ElementKind]


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """An element of a layout. value: that of the key of its kind. options: the keys that only its kind has.

    grow, step, most: its share of the room that is left in a row or column, of what that is a multiple, 0 for anything,
    and how long that may make it.
    level: the records the largest of which decides its natural size.
    spot: the name of the place for pieces that it is.
    """

    name: str
    kind: ElementKind
    value: Node
    place: Place
    span: Span
    style: Scalar | None = None
    color: Scalar | None = None
    when: Scalar | None = None
    loop: Loop | None = None
    turn: float = 0.0
    layer: Layer = "art"
    alt: Scalar | None = None
    spot: Scalar | None = None
    bleeds: bool = False
    grow: float | None = None
    step: Mm = 0.0
    most: Length | None = None
    level: Loop | None = None
    options: Mapping[str, Node]


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A layout merged with those that it extends.

    size: None for that of its board (``auto``), with ``beside_board`` for what stands at its right and below it.
    fills_sheet: whether the papers of the build determine the size; then ``size`` is that of the usual papers. trim:
    the shape of the cut; ``path`` is along ``trim_path``. corner: the radius of rounded corners.
    """

    name: str
    size: Size | None
    beside_board: Size = Size(0.0, 0.0)
    fills_sheet: bool = False
    bleed: Mm = 0.0
    safe: Mm = 0.0
    trim: Trim = ""
    corner: Mm = 0.0
    trim_path: tuple[Segment, ...] = ()
    elements: tuple[Element, ...] = ()
    span: Span

    def outline(self, size: Size) -> tuple[Segment, ...]:
        """The path to cut along; empty for a rectangle."""
        return self.trim_path or named_trim(self.trim, Box(0.0, 0.0, size.width, size.height), self.corner)
