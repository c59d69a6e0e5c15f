"""The lines of a sky that is drawn with a pen: they stop before clouds, break up lower down, and end in the air."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from pnp.art import outlines
from pnp.art.manners import Tint
from pnp.art.painter import Painter
from pnp.frame import Group, Path, Stroke
from pnp.measures import Mm

# Width of the pen in mm, closest and widest lines in mm, and their slope in degrees, by manner.
_PENS: Final = {
    "engraving": (0.11, 0.34, 0.95, 0.0),
    "woodcut": (0.28, 0.7, 1.7, 0.0),
    "sketch": (0.12, 0.7, 1.3, 0.0),
    "blueprint": (0.1, 0.9, 1.8, 0.0),
}
# From which share of the sky on there are no lines, and how much of their ink is left in each part above that.
_CLEAR: Final = 0.7
_STRENGTHS: Final = (1.0, 0.72, 0.45)
_OPACITY: Final = 0.85
# With a colour below them they are its grain.
_GRAIN: Final = 0.45
# How far lines keep from clouds, how much further apart the last ones are, and where they break: mm, and how often.
_MARGIN: Final[Mm] = 0.8
_GROWTH: Final = 1.6
_BREAK: Final = (1.2, 5.0)
_BREAKS: Final = 3.4
# Where a slanted stroke begins and ends, as shares of the sky.
_BEGINS: Final = (-0.02, 0.1)
_ENDS: Final = (0.3, 0.68)
Interval = tuple[Mm, Mm]


def ruled(painter: Painter, tone: float, tint: Tint, clouds: Sequence[outlines.Outline]) -> Group:
    """The lines of a sky by day, from above; clouds: what they stop before. Its paths are darker first."""
    pen, closest, widest, slope = _PENS.get(painter.scene.manner, _PENS["engraving"])
    spacing = min(max(pen / max(tone, 0.01), closest), widest)
    shapes = [_points(cloud, slope) for cloud in clouds]
    drawn: list[list[outlines.Outline]] = [[] for _ in _STRENGTHS]
    for start, end, offset, part in _lines(painter, spacing, slope):
        gaps = [gap for shape in shapes if (gap := _across(shape, offset))]
        gaps += _breaks(painter, start, end, part)
        drawn[part] += (
            outlines.polyline([_turned(left, offset, slope), _turned(right, offset, slope)])
            for left, right in _without((start, end), gaps)
        )
    grain = _GRAIN if painter.inks.sky else 1.0
    paths = (
        Path(
            outlines.joined(lines),
            None,
            Stroke(
                painter.inks.of(tint, _OPACITY * grain * strength), round(pen * (0.6 + 0.4 * strength), 3), cap="round"
            ),
        )
        for lines, strength in zip(drawn, _STRENGTHS, strict=True)
        if lines
    )
    sky = outlines.rectangle(-1.0, -1.0, painter.width + 2, painter.horizon + 2)
    return Group(tuple(paths), clip=sky)


def _lines(painter: Painter, spacing: Mm, slope: float) -> Iterator[tuple[Mm, Mm, Mm, int]]:
    """Start, end and offset of lines in a frame that is turned by their slope, and how pale each is."""
    high, width = painter.horizon, painter.width
    if not slope:
        y = spacing / 2
        while y < high * _CLEAR:
            share = y / (high * _CLEAR)
            yield -1.0, width + 1.0, y, min(int(share * len(_STRENGTHS)), len(_STRENGTHS) - 1)
            y += spacing * (1 + (_GROWTH - 1) * share)
        return
    across, down = cos(slope * pi / 180), sin(slope * pi / 180)
    offset, last = 0.0, high * across + width * -down
    while offset < last:
        # Where the line is at a height of the picture: y = along * down + offset * across.
        top, foot = (high * painter.random.uniform(*share) for share in (_BEGINS, _ENDS))
        start, end = sorted(((foot - offset * across) / down, (top - offset * across) / down))
        yield start, end, offset, painter.random.randint(0, len(_STRENGTHS) - 1)
        offset += spacing


def _turned(along: Mm, offset: Mm, slope: float) -> outlines.Point:
    across, down = cos(slope * pi / 180), sin(slope * pi / 180)
    return along * across - offset * down, along * down + offset * across


def _points(cloud: outlines.Outline, slope: float) -> list[outlines.Point]:
    """The points of an outline, those that bend it included, in a frame that is turned by a slope."""
    numbers = [number for _, *rest in cloud for number in rest]
    return [_turned(along, offset, -slope) for along, offset in zip(numbers[::2], numbers[1::2], strict=True)]


def _across(shape: Sequence[outlines.Point], offset: Mm) -> Interval | None:
    """From where to where a line runs through a shape, with a margin; a cloud has no bays."""
    found: list[Mm] = []
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (ay < offset) != (by < offset):
            found.append(ax + (bx - ax) * (offset - ay) / (by - ay))
    return (min(found) - _MARGIN, max(found) + _MARGIN) if found else None


def _breaks(painter: Painter, start: Mm, end: Mm, part: int) -> list[Interval]:
    """Gaps in a line, more of them in the pale ones."""
    random = painter.random
    count = int(_BREAKS * part * (end - start) / 60 + random.random())
    spots = [(random.uniform(start, end), random.uniform(*_BREAK)) for _ in range(count)]
    return [(at, at + long) for at, long in spots]


def _without(line: Interval, gaps: Sequence[Interval]) -> Iterator[Interval]:
    """What gaps leave of a line."""
    left, end = line
    for start, stop in sorted(gaps):
        if start > left:
            yield left, min(start, end)
        left = max(left, stop)
        if left >= end:
            return
    yield left, end
