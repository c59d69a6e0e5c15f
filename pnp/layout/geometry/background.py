"""Find the filled colours at a point, from the topmost down to the first opaque one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from math import cos, hypot, radians, sin
from typing import Final

from pnp.frame import Face, Gradient, Group, Image, Item, Nested, Path, Segment, Shading
from pnp.layout.geometry.bounding_box import Bounds, around, bounding_box, turned_bounds
from pnp.layout.geometry.outlines import Outline, Point, contains, corner_bounds
from pnp.matrix import inverse
from pnp.measures import Mm
from pnp.palette import Multiplied, PlaceColor

# A palette token and its opacity. The token is empty where the colour is unknown.
Layer = tuple[str, float]
Layers = tuple[Layer, ...]

# The pen at a point of a path, on top of its fill.
PenAt = Callable[[Path, Mm, Mm], Layers]

PICTURE: Final[Layer] = ("", 1.0)
_TINY: Final[Mm] = 1e-6
_DIGITS: Final = 9
_MOST_FACES: Final = 4096
_MANY_ITEMS: Final = 100
# Large enough for everything, and turned without trouble.
_EVERYWHERE: Final[Bounds] = (-1e9, -1e9, 1e9, 1e9)


def is_closed(layers: Layers) -> bool:
    """Whether the lowest layer is opaque. What darkens is no cover."""
    return bool(layers) and layers[-1][1] >= 1.0 and not isinstance(layers[-1][0], Multiplied)


def without_places(layers: Layers) -> Layers:
    """The layers, with the colours of pictures and gradients unknown: they are not those of the next letter."""
    return tuple([(PICTURE[0], layer[1]) if isinstance(layer[0], PlaceColor) else layer for layer in layers])


def layers_at(items: Sequence[Item], x: Mm, y: Mm) -> Layers:
    """The filled layers at a point. Words, form fields and strokes do not count."""
    layers: Layers = ()
    for item in reversed(items):
        layers += _of(item, x, y)
        if is_closed(layers):
            break
    return layers


def _of(item: Item, x: Mm, y: Mm) -> Layers:
    match item:
        case Path(fill=fill) if fill is not None:
            return ((fill.token, fill.opacity),) if contains(item.segments, x, y, item.even_odd) else ()
        case Nested() if item.scale > 0:
            across, down = _on_face(item, x, y)
            return layers_at(item.face.art, across, down)
        case Group():
            return _in_group(item, x, y, lambda across, down: layers_at(item.items, across, down))
        case Shading():
            return _of_gradient(item.gradient, item.opacity, x, y) if contains(item.segments, x, y) else ()
        case Image():
            return _of_picture(item, x, y)
    return ()


def _on_face(item: Nested, x: Mm, y: Mm) -> Point:
    """Where a point is on a nested face."""
    across, down = rotate_back(x, y, item.turn, item.x, item.y)
    return (across - item.x) / item.scale, (down - item.y) / item.scale


def _in_group(group: Group, x: Mm, y: Mm, layers_in: Callable[[Mm, Mm], Layers], clip: Outline | None = None) -> Layers:
    """The layers of a group. layers_in: finds them at a point in the coordinates of what is inside. clip: its own."""
    across, down = rotate_back(x, y, group.turn, group.x, group.y)
    is_inside = clip.contains(across, down) if clip else not group.clip or contains(group.clip, across, down)
    layers = layers_in(across, down) if is_inside else ()
    if group.multiply:
        return tuple((Multiplied(token), alpha * group.opacity) for token, alpha in layers)
    return tuple((token, alpha * group.opacity) for token, alpha in layers) if group.opacity < 1 else layers


def _of_picture(image: Image, x: Mm, y: Mm) -> Layers:
    """A picture, as opaque as it is at this point."""
    across, down = (x - image.x) / max(image.width, _TINY), (y - image.y) / max(image.height, _TINY)
    if not (0.0 <= across <= 1.0 and 0.0 <= down <= 1.0):
        return ()
    left, top, right, bottom = image.crop
    place = left + across * (right - left), top + down * (bottom - top)
    opacity = image.picture.opacity_at(*place)
    return ((PlaceColor(image.picture.color_at(*place)), opacity),) if opacity else ()


def _of_gradient(gradient: Gradient, opacity: float, x: Mm, y: Mm) -> Layers:
    """The colours between which a point of a gradient is, as layers that together are its colour there."""
    share, stops = _share_of_gradient(gradient, x, y), gradient.stops
    if share is None or not stops:
        return (PICTURE,)
    after = next((number for number, stop in enumerate(stops) if stop.offset > share), len(stops))
    if after in (0, len(stops)):
        ink = stops[min(after, len(stops) - 1)].ink
        return ((PlaceColor(ink.token), ink.opacity * opacity),)
    first, second = stops[after - 1], stops[after]
    way = (share - first.offset) / (second.offset - first.offset)
    upper = way * second.ink.opacity * opacity
    lower = (1.0 - way) * first.ink.opacity * opacity / max(1.0 - upper, _TINY)
    layers = ((PlaceColor(second.ink.token), upper), (PlaceColor(first.ink.token), round(lower, _DIGITS)))
    return tuple(layer for layer in layers if layer[1])


def _share_of_gradient(gradient: Gradient, x: Mm, y: Mm) -> float | None:
    """How far a point is along a gradient, from 0 to 1 and beyond; None between circles with different middles."""
    try:
        a, b, c, d, e, f = inverse(gradient.matrix)
    except ZeroDivisionError:
        return None
    x, y = a * x + c * y + e, b * x + d * y + f
    if len(gradient.coordinates) == 4:
        x1, y1, x2, y2 = gradient.coordinates
        across, down = x2 - x1, y2 - y1
        return ((x - x1) * across + (y - y1) * down) / max(across * across + down * down, _TINY)
    x1, y1, inner, x2, y2, outer = gradient.coordinates
    if abs(x1 - x2) + abs(y1 - y2) > _TINY:
        return None
    return (hypot(x - x1, y - y1) - inner) / max(outer - inner, _TINY)


def rotate_back(x: Mm, y: Mm, turn: float, about_x: Mm, about_y: Mm) -> Point:
    """The position of a point before a turn about another point. turn: degrees clockwise."""
    if not turn:
        return x, y
    across, down = cos(radians(turn)), sin(radians(turn))
    dx, dy = x - about_x, y - about_y
    return about_x + dx * across + dy * down, about_y - dx * down + dy * across


# A box, left, top, right and bottom, the item in it, and the fills inside that, or the outline that is filled.
_Boxed = tuple[Mm, Mm, Mm, Mm, Item, "Fills | Outline | None"]


class Fills:
    """What items fill, for those who ask at many points: most items are left out by the boxes around them.

    Boxes are worked out from the topmost item down, as far as anybody looks. of_face: gives the same of nested faces.
    clip: of the group that the items are in.
    """

    __slots__ = ("_boxed", "_clip", "_of_face", "_rest", "_whole")

    def __init__(self, items: Iterable[Item], of_face: FaceFills, clip: Sequence[Segment] = ()) -> None:
        self._of_face = of_face
        self._clip = Outline(clip) if clip else None
        self._rest = list(items)
        self._boxed: list[_Boxed] = []
        self._whole: Bounds | None = None

    def _more(self) -> Iterator[_Boxed]:
        """The items that nobody has looked at, from the top."""
        while self._rest:
            item = self._rest.pop()
            bounds, inner = self._bounds(item)
            if bounds is not None:
                left, top, right, bottom = bounds
                # A little larger, since turns are not exact.
                boxed = left - _TINY, top - _TINY, right + _TINY, bottom + _TINY, item, inner
                self._boxed.append(boxed)
                yield boxed

    def _bounds(self, item: Item) -> tuple[Bounds | None, Fills | Outline | None]:
        """A box around all that an item fills, and the fills inside it, or its outline."""
        if isinstance(item, Path):
            outline = Outline(item.segments, item.even_odd)
            if self._of_face.pen_at and item.stroke:
                return bounding_box((item,)), outline
            return (corner_bounds(item.segments) if item.fill is not None else None), outline
        if isinstance(item, Nested):
            if item.scale <= 0:
                return None, None
            inner = self._of_face(item.face)
            if (bounds := inner.bounds) is None:
                return None, None
            left, top, right, bottom = (edge * item.scale for edge in bounds)
            moved = item.x + left, item.y + top, item.x + right, item.y + bottom
            return turned_bounds(moved, item.turn, item.x, item.y), inner
        if isinstance(item, Group):
            inner = Fills(item.items, self._of_face, item.clip)
            bounds = inner.bounds
            return bounds and turned_bounds(bounds, item.turn, item.x, item.y), inner
        return (bounding_box((item,)) if isinstance(item, Shading | Image) else None), None

    @property
    def bounds(self) -> Bounds | None:
        """A box around everything. Of many items, it is everywhere: looking at all of them would take too long."""
        if len(self._rest) > _MANY_ITEMS:
            return _EVERYWHERE
        if self._whole is None:
            boxes = [boxed[:4] for boxed in chain(self._boxed, self._more())]
            self._whole = around(boxes) if boxes else None
        return self._whole

    def at(self, x: Mm, y: Mm) -> Layers:
        """What ``layers_at`` finds."""
        layers: Layers = ()
        for left, top, right, bottom, item, inner in chain(self._boxed, self._more()):
            if left <= x <= right and top <= y <= bottom:
                layers += _layers_inside(item, inner, x, y, self._of_face.pen_at)
                if is_closed(layers):
                    break
        return layers

    def layers_of(self, around: Item, x: Mm, y: Mm) -> Layers:
        """The same for a point outside of the group or the nested face that these items are in."""
        if isinstance(around, Nested):
            return self.at(*_on_face(around, x, y))
        return _in_group(around, x, y, self.at, self._clip) if isinstance(around, Group) else ()


def _layers_inside(item: Item, inner: Fills | Outline | None, x: Mm, y: Mm, pen_at: PenAt | None) -> Layers:
    """The layers of an item at a point. inner: the fills inside it, or its outline."""
    if isinstance(inner, Fills):
        return inner.layers_of(item, x, y)
    if isinstance(inner, Outline) and isinstance(item, Path):
        pen = pen_at(item, x, y) if pen_at and item.stroke else ()
        return (*pen, (item.fill.token, item.fill.opacity)) if item.fill and inner.contains(x, y) else pen
    return _of(item, x, y)


class FaceFills:
    """The fills of nested faces, each worked out once as long as it is among the last that were asked for.

    pen_at: if pens count, too.
    """

    __slots__ = ("_known", "pen_at")

    def __init__(self, pen_at: PenAt | None = None) -> None:
        self.pen_at = pen_at
        # With the faces themselves, so that no other object gets their identities.
        self._known: dict[int, tuple[Face, Fills]] = {}

    def __call__(self, face: Face) -> Fills:
        """The fills of a face."""
        known = self._known.get(id(face))
        if known is None:
            if len(self._known) >= _MOST_FACES:
                self._known.clear()
            known = self._known[id(face)] = (face, Fills(face.art, self))
        return known[1]
