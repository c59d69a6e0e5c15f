"""Shelled ground from above, up to the edges of its picture: holes, a trench, wire, stumps."""

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.art import outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.frame import Ink, Item, Path, Stroke
from pnp.measures import Mm

# How far apart rows of shell-holes lie, as a share of what things are sized by.
_HOLE_ROW: Final = 0.13
# From which size on a hole has water in it, likewise.
_WET: Final = 0.034


def cratered(painter: Painter) -> Iterator[Item]:
    """Ground that has been shelled for weeks: holes with their rims, a trench that zigzags across, stumps, wire."""
    left, top, right, bottom = painter.whole
    whole = outlines.rectangle(left, top, right - left, bottom - top)
    yield from painter.tone(whole, 0.0, painter.whole, dye=painter.land(0.62))
    yield from _band(painter, _across(painter, 0.2), 0.05, 0.12, painter.land(0.9))
    yield from _zigzag(painter)
    rims, holes, shades = list[Outline](), list[Outline](), list[Outline]()
    puddles, stumps = list[Outline](), list[Outline]()
    for row, y in enumerate(_rows(painter, _HOLE_ROW)):
        for x in _stations(painter, row, _HOLE_ROW * 1.5):
            far = painter.reach * painter.random.uniform(0.018, 0.06)
            down = painter.random.uniform(-1, 1) * far - painter.reach * _HOLE_ROW
            at = x + painter.random.uniform(-1, 1) * far * 1.5, y + down
            if painter.random.random() < 0.22:
                stumps.append(_stump(painter, at))
                continue
            rims.append(outlines.loop(outlines.around(*at, far * 1.2, 9, 0.14)))
            holes.append(outlines.loop(outlines.around(*at, far * 0.86, 8, 0.1)))
            shades.append(_under_rim(at, far * 0.84))
            if far > painter.reach * _WET:
                puddles.append(outlines.disc(at[0] + far * 0.1, at[1] + far * 0.16, far * 0.6, far * 0.44))
    yield Path(outlines.joined(rims), painter.inks.paper(0.26))
    yield Path(outlines.joined(holes), painter.inks.of("ink", 0.2), _pen(painter, 0.16, 0.4))
    # Rain stands in the larger ones.
    yield from painter.shapes((outlines.joined(puddles),), 0.04, slope=0.0, dye=painter.wall)
    yield Path(outlines.joined(shades), painter.inks.of("ink", 0.26))
    yield Path(outlines.joined(stumps), painter.inks.of("ink", 0.62))


def _zigzag(painter: Painter) -> Iterator[Item]:
    """A trench from edge to edge with traverses, its far side in the shade, and wire before it."""
    deep, step = painter.reach * 0.035, painter.reach * 0.16
    count = int(painter.width / step) + 3
    line = [
        (
            (number - 1) * step,
            painter.height * 0.58 + (deep * 2.4 if number % 2 else 0.0) + painter.reach * 0.02 * (number % 3),
        )
        for number in range(count)
    ]
    there = [(x, y - deep) for x, y in line]
    trench = outlines.polygon([*there, *((x, y + deep) for x, y in reversed(line))])
    shade = outlines.polygon([*there, *((x, y - deep * 0.25) for x, y in reversed(line))])
    yield Path(trench, painter.inks.of("ink", 0.42), _pen(painter, 0.2, 0.6))
    yield Path(shade, painter.inks.of("ink", 0.45))
    wire = [(x + step / 2 * half, y - deep * 3.2 - (deep * 0.5 if half else 0.0)) for x, y in line for half in (0, 1)]
    yield painter.lines(outlines.polyline(wire), 0.16, 0.5)
    knots = (outlines.disc(x, y, deep * 0.16, deep * 0.16) for x, y in wire)
    yield Path(outlines.joined(knots), painter.inks.of("ink", 0.5))


def _pen(painter: Painter, width: Mm, opacity: float) -> Stroke:
    return Stroke(painter.inks.of("ink", opacity), width, cap="round", join="round")


def _under_rim(at: Point, far: Mm) -> Outline:
    """The side of a hole that the light does not reach, upper left."""
    x, y = at
    return (
        outlines.step("M", x - far * 0.85, y + far * 0.5),
        outlines.step("C", x - far * 1.5, y - far * 0.6, x - far * 0.1, y - far * 1.5, x + far * 0.75, y - far * 0.65),
        outlines.step("C", x, y - far * 0.7, x - far * 0.6, y - far * 0.3, x - far * 0.85, y + far * 0.5),
        outlines.CLOSE,
    )


def _stump(painter: Painter, at: Point) -> Outline:
    """A trunk that a shell has split."""
    x, y = at
    tall, half = painter.reach * painter.random.uniform(0.03, 0.055), painter.reach * 0.006
    lean = painter.random.uniform(-0.4, 0.4) * tall
    return outlines.polygon(
        [
            (x - half, y),
            (x - half * 0.8 + lean, y - tall * 0.7),
            (x + lean * 1.2, y - tall),
            (x + half * 0.6 + lean, y - tall * 0.62),
            (x + half * 1.6 + lean, y - tall * 0.75),
            (x + half * 1.2, y),
        ]
    )


def _across(painter: Painter, share: float) -> list[Point]:
    """A winding line from the left edge to the right one, about a share of the height."""
    count = max(int(painter.width / (painter.reach * 0.4)), 3)
    low = painter.reach * 0.12
    return [
        (painter.width * (number / count * 1.1 - 0.05), painter.height * share + painter.random.uniform(-low, low))
        for number in range(count + 1)
    ]


def _band(painter: Painter, through: Sequence[Point], half: float, tone: float, dye: Ink | None) -> Iterator[Item]:
    """A road or a brook along a line. half: of its width, as a share of what things are sized by."""
    wide = painter.reach * half
    upper, lower = ([(x, y + side * wide) for x, y in through] for side in (-1, 1))
    there, back = outlines.curve(upper), outlines.curve(lower[::-1])
    outline = (*there, outlines.step("L", *lower[-1]), *back[1:], outlines.CLOSE)
    yield from painter.tone(outline, tone, outlines.extent(outline), slope=0.0, edge=0.16, dye=dye)


def _rows(painter: Painter, share: float) -> Iterator[Mm]:
    """Where rows stand, from the far edge to beyond the near one."""
    step = painter.reach * share
    count = int((painter.height + painter.above) / step) + 2
    for number in range(1, count + 1):
        yield number * step - painter.above


def _stations(painter: Painter, row: int, share: float) -> Iterator[Mm]:
    """Where what is in a row stands, every second row between those before it."""
    step = painter.reach * share
    x = -step * (0.5 if row % 2 else 0.0)
    while x < painter.width + step / 2:
        yield x + painter.random.uniform(-0.16, 0.16) * step
        x += step
