"""An SVG file → the paths of an icon: of one colour, which the theme gives it, or of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.frame import Face, Group, Item, Path, Segment, Shading
from pnp.palette import Color
from pnp.svg.drawing import draw_svg
from pnp.svg.faults import Fault
from pnp.svg.matrix import transformed
from pnp.svg.outlines import bounds, intersection
from pnp.values import dataclass

# The longer side of the view of an icon.
VIEW: Final = 512
_INVISIBLE: Final = 0.02
# Fainter parts have the tone ``light``.
_LIGHT: Final = 0.7
_WHITE: Final = 0.9
_TOLERANCE: Final = 0.01
# The channels of a grey differ by less, from 0 to 1: near-blacks such as #1f2430 are greys.
_GREY: Final = 0.15
_PLAIN: Final = "fill it with one colour, or show the file as a picture, image: …, and name the others under from:"


@dataclass(frozen=True, slots=True)
class IconPart:
    """One path of an icon. d: in units of its view. tone: as in ``icons:``, or ``#rrggbb``."""

    d: str
    even_odd: bool
    tone: str = ""


@dataclass(frozen=True, slots=True)
class IconDrawing:
    """An icon: the size of its view, its parts from below, and what could not be taken over.

    lost_color: a colour of the drawing, such as ``#2e8b57``, that the icon does not keep.
    """

    view: tuple[int, int]
    parts: tuple[IconPart, ...]
    faults: tuple[Fault, ...]
    lost_color: str = ""


@dataclass(frozen=True, slots=True)
class _Shape:
    segments: tuple[Segment, ...]
    even_odd: bool
    color: str
    opacity: float


def icon_of(source: str, name: str, *, keeps_colors: bool = False) -> IconDrawing:
    """The icon that the text of an SVG file draws. Raises SvgError.

    keeps_colors: whether a drawing of one colour keeps it, as one of several colours does. Black and greys are none.
    """
    drawing = draw_svg(source, name)
    faults = list(drawing.faults)
    shapes = [shape for shape in _shapes(drawing.face.art, (), faults) if shape.opacity > _INVISIBLE]
    has_ground = len(shapes) > 1 and _is_ground(shapes[0], drawing.face)
    drawn = shapes[1:] if has_ground else shapes
    left_out = shapes[0].color if has_ground else _white_of(shapes)
    chosen = next((shape.color for shape in shapes if _is_chromatic(shape.color)), "")
    is_colored = (keeps_colors and bool(chosen)) or len({shape.color for shape in drawn} - {left_out}) > 1
    if not shapes:
        faults.append(Fault("it shows nothing", hint="an icon needs a filled shape"))
    scale = VIEW / max(drawing.face.size.width, drawing.face.size.height)
    size = drawing.face.size
    shown = shapes if is_colored else drawn
    parts = tuple(_part(shape, _tone(shape, left_out, is_colored), scale) for shape in shown)
    view = max(round(size.width * scale), 1), max(round(size.height * scale), 1)
    return IconDrawing(view, parts, tuple(faults), "" if is_colored else chosen)


def _shapes(
    items: Sequence[Item], clip: tuple[Segment, ...], faults: list[Fault], share: float = 1.0
) -> Iterator[_Shape]:
    """The shapes of items, cut off by clip paths."""
    for item in items:
        match item:
            case Group():
                inner = intersection(item.clip, False, clip) if item.clip and clip else item.clip or clip
                if not item.clip or inner:
                    yield from _shapes(item.items, inner, faults, share * item.opacity)
            case Path(fill=ink) if ink is not None:
                yield _cut(_Shape(item.segments, item.even_odd, ink.token, ink.opacity * share), clip)
            case Shading():
                faults.append(Fault("it has a gradient, and icons are drawn in plain colours", hint=_PLAIN))
                yield _cut(_Shape(item.segments, False, item.gradient.stops[0].ink.token, item.opacity * share), clip)


def _cut(shape: _Shape, clip: tuple[Segment, ...]) -> _Shape:
    if not clip:
        return shape
    return _Shape(intersection(shape.segments, shape.even_odd, clip), False, shape.color, shape.opacity)


def _is_ground(shape: _Shape, face: Face) -> bool:
    """Whether a shape is a rectangle behind everything, as icon collections have it."""
    left, top, right, bottom = bounds(shape.segments)
    width, height = face.size.width * (1 - _TOLERANCE), face.size.height * (1 - _TOLERANCE)
    is_straight = all(segment[0] != "C" for segment in shape.segments)
    return is_straight and len(shape.segments) <= 6 and right - left >= width and bottom - top >= height


def _white_of(shapes: Sequence[_Shape]) -> str:
    """The colour of the parts that are left out where there is no ground: white, on something else."""
    below = [shape.color for shape in shapes if not _is_white(shape.color)]
    above = [shape.color for shape in shapes if _is_white(shape.color)]
    return above[0] if below and above else ""


def _is_white(color: str) -> bool:
    return Color.parse(color).luminance() > _WHITE


def _is_chromatic(color: str) -> bool:
    """Whether somebody chose a colour: black, white and greys are what drawings have that wait for one."""
    parsed = Color.parse(color)
    channels = parsed.red, parsed.green, parsed.blue
    return max(channels) - min(channels) > _GREY


def _tone(shape: _Shape, left_out: str, is_colored: bool) -> str:
    """What a part is drawn in: in a drawing of several colours its own, on white if it shines through."""
    if is_colored:
        return str(Color.parse(shape.color).over(Color.parse("#ffffff"), shape.opacity))
    return "paper" if shape.color == left_out else "light" if shape.opacity < _LIGHT else ""


def _part(shape: _Shape, tone: str, scale: float) -> IconPart:
    return IconPart(_data(transformed(shape.segments, (scale, 0.0, 0.0, scale, 0.0, 0.0))), shape.even_odd, tone)


def _data(segments: Sequence[Segment]) -> str:
    """Segments as the ``d`` of a path, with two decimals."""
    return " ".join(
        " ".join((name, *(f"{number:.2f}".rstrip("0").rstrip(".") for number in numbers)))
        for name, *numbers in segments
    )
