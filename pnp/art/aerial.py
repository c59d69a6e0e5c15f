"""Land as it is seen from high above, up to the edges of its picture: fields between hedges, woods, ranges of peaks,
shell-holes."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from pnp.art import landmarks, outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.frame import Ink, Item, Path, Stroke
from pnp.measures import Mm

Field = tuple[Point, Point, Point, Point]
# How large a field is at most, as a share of what things are sized by, squared; and how far its edges lie in.
_LARGEST_FIELD, _VERGE = 0.15, 0.018
# What grows on fields: tone, and how much of the colour of the ground; the last ones are meadows, in the accent.
_CROPS: Final = ((0.16, 0.95), (0.1, 0.5), (0.3, 0.8), (0.06, 0.7))
_MEADOWS: Final = ((0.0, 0.42), (0.05, 0.58))
# How high trees and peaks are, and how far apart rows of them lie, as shares of what things are sized by.
_TREE, _TREE_ROW = 0.27, 0.14
_PEAK, _PEAK_ROW = 0.4, 0.24
# How much of the ink the dark side of a peak has, below its lines.
_SHADE: Final = 0.26
# How far apart rows of shell-holes lie, likewise.
_HOLE_ROW: Final = 0.13
# From which size on a hole has water in it, likewise.
_WET: Final = 0.034


def farmland(painter: Painter) -> Iterator[Item]:
    """Fields of several crops, and meadows, with hedges between them, a brook and a road across them."""
    yield from _ground(painter, 0.6)
    fields = list(divided(painter, _whole(painter)))
    for field in fields:
        yield from _field(painter, field)
    yield from _band(painter, _across(painter, 0.3), 0.02, 0.1, painter.wall)
    yield from painter.shapes((_hedges(painter, fields),), 0.2, slope=45.0, dye=_growth(painter, 0.95))
    yield from _band(painter, _across(painter, 0.72), 0.026, 0.0, painter.inks.paper())
    trees = [(painter.random.choice(field), painter.random.uniform(0.12, 0.17)) for field in fields[::2]]
    for (x, y), tall in sorted(trees, key=lambda tree: tree[0][1]):
        yield from _tree(painter, landmarks.broadleaf(painter.random, x, y, painter.reach * tall), x, y, tall)


def woodland(painter: Painter) -> Iterator[Item]:
    """Crown behind crown, firs among them, with a brook and a clearing."""
    yield from _ground(painter, 0.5)
    glade = painter.width * painter.random.uniform(0.35, 0.65), painter.height * painter.random.uniform(0.5, 0.62)
    yield from _band(painter, _across(painter, glade[1] / painter.height), 0.03, 0.1, painter.wall)
    kinds = (
        (landmarks.conifer, 0.34, _growth(painter, 1.0)),
        (landmarks.broadleaf, 0.0, painter.land(0.9)),
        (landmarks.broadleaf, 0.0, _growth(painter, 0.6)),
    )
    for number, y in enumerate(_rows(painter, _TREE_ROW)):
        rows: tuple[list[Outline], ...] = tuple([] for _ in kinds)
        for x in _stations(painter, number, 0.18):
            if hypot((x - glade[0]) / 1.5, y - painter.reach * 0.06 - glade[1]) < painter.reach * 0.14:
                continue
            tall = painter.reach * _TREE * painter.random.uniform(0.85, 1.1)
            (grow, _, _), row = painter.random.choice(tuple(zip(kinds, rows, strict=True)))
            row.append(grow(painter.random, x, y, tall))
        for (_, tone, dye), row in zip(kinds, rows, strict=True):
            if row:
                outline = outlines.joined(row)
                yield from painter.tone(outline, tone, outlines.extent(outline), slope=60.0, edge=0.16, dye=dye)


def highland(painter: Painter) -> Iterator[Item]:
    """Peak before peak, with snow, a dark side and screes, a lake among them, and firs at their feet."""
    yield from _ground(painter, 0.85)
    for number, y in enumerate(_rows(painter, _PEAK_ROW)):
        for x in sorted(_stations(painter, number, 0.42), key=lambda _: painter.random.random()):
            yield from _peak(painter, x, y)
        if number == 1:
            x = painter.width * painter.random.uniform(0.25, 0.75)
            lake = outlines.disc(x, y + painter.reach * 0.05, painter.reach * 0.14, painter.reach * 0.035)
            yield from painter.shapes((lake,), 0.1, slope=0.0, dye=painter.wall)
        wood = [
            landmarks.conifer(painter.random, x, y + painter.reach * 0.09, painter.reach * 0.12)
            for x in _stations(painter, number, 0.11)
            if painter.random.random() < 0.42
        ]
        if wood:
            yield from painter.shapes((outlines.joined(wood),), 0.3, dye=_growth(painter, 1.0))


def cratered(painter: Painter) -> Iterator[Item]:
    """Ground that has been shelled for weeks: holes with their rims, a trench that zigzags across, stumps, wire."""
    yield from _ground(painter, 0.62)
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


def _ground(painter: Painter, share: float) -> Iterator[Item]:
    left, top, right, bottom = painter.whole
    whole = outlines.rectangle(left, top, right - left, bottom - top)
    yield from painter.tone(whole, 0.0, painter.whole, dye=painter.land(share))


def _growth(painter: Painter, opacity: float) -> Ink | None:
    """The accent as a colour below lines, in a picture with colours."""
    return painter.inks.of("accent", opacity) if painter.is_colored else None


def _whole(painter: Painter) -> Field:
    left, top, right, bottom = painter.whole
    return (left, top), (right, top), (right, bottom), (left, bottom)


def divided(painter: Painter, field: Field) -> Iterator[Field]:
    """A field, divided askew across its longer sides until no part is too large."""
    a, b, c, d = field
    wide, high = (hypot(b[0] - a[0], b[1] - a[1]), hypot(d[0] - a[0], d[1] - a[1]))
    if wide * high < painter.reach**2 * _LARGEST_FIELD * painter.random.uniform(0.6, 1.2):
        yield field
        return
    first, second = painter.random.uniform(0.36, 0.64), painter.random.uniform(0.36, 0.64)
    if wide > high * 0.8:
        above, below = _between(a, b, first), _between(d, c, second)
        halves: tuple[Field, Field] = (a, above, below, d), (above, b, c, below)
    else:
        left, right = _between(a, d, first), _between(b, c, second)
        halves = (a, b, right, left), (left, right, c, d)
    for half in halves:
        yield from divided(painter, half)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _field(painter: Painter, field: Field) -> Iterator[Item]:
    """A crop in furrows along one of its sides, or a meadow."""
    x, y = (sum(at[axis] for at in field) / 4 for axis in (0, 1))
    verge = painter.reach * _VERGE
    corners = []
    for at in field:
        far = max(hypot(at[0] - x, at[1] - y), verge * 2)
        corners.append(_between(at, (x, y), verge * 1.4 / far))
    is_meadow = painter.random.random() < 0.36
    tone, share = painter.random.choice(_MEADOWS if is_meadow else _CROPS)
    dye = _growth(painter, share) if is_meadow else painter.inks.dye(painter.inks.land, share)
    outline = outlines.polygon(corners)
    slope = painter.random.choice((-24.0, -8.0, 12.0, 34.0, 78.0))
    yield from painter.tone(outline, tone, outlines.extent(outline), slope=slope, edge=0.12, dye=dye)


def _hedges(painter: Painter, fields: Sequence[Field]) -> Outline:
    """Bushes along two sides of each field, with gaps."""
    step = painter.reach * 0.05
    bushes = []
    for a, b, c, _ in fields:
        for start, end in ((a, b), (b, c)):
            count = int(hypot(end[0] - start[0], end[1] - start[1]) / step)
            for number in range(count):
                if painter.random.random() < 0.8:
                    x, y = _between(start, end, (number + 0.5) / count)
                    lobes = outlines.around(x, y, step * painter.random.uniform(0.3, 0.44), 6, painter.random.random())
                    bushes.append(outlines.loop(lobes))
    return outlines.joined(bushes)


def _tree(painter: Painter, tree: Outline, x: Mm, y: Mm, tall: float) -> Iterator[Item]:
    """A tree that stands alone, with its shadow."""
    far = painter.reach * tall
    yield Path(outlines.disc(x + far * 0.3, y, far * 0.42, far * 0.11), painter.inks.of("ink", 0.3))
    yield from painter.shapes((tree,), 0.16, slope=60.0, dye=_growth(painter, 0.85))


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


def _peak(painter: Painter, x: Mm, foot: Mm) -> Iterator[Item]:
    """A peak whose foot is about (x, foot), its light side on the left."""
    random = painter.random
    tall = painter.reach * _PEAK * random.uniform(0.7, 1.1)
    half = tall * random.uniform(0.55, 0.72)
    top = (x + half * random.uniform(-0.15, 0.15), foot - tall)
    left, right = _crag(painter, (x - half, foot), top), _crag(painter, top, (x + half, foot))
    spine = _crag(painter, (x + half * 0.12, foot), top)
    # Screes have no line at their foot: the ridge runs on into the ground.
    whole, shade = outlines.polygon([*left, *right[1:]]), outlines.polygon([*spine, *right[1:]])
    yield from painter.tone(whole, 0.0, outlines.extent(whole), dye=painter.land(0.85))
    yield from painter.tone(shade, 0.2, outlines.extent(shade), slope=66.0, dye=painter.land(0.85))
    yield Path(shade, painter.inks.of("ink", _SHADE))
    yield painter.lines(outlines.polyline([*left, *right[1:]]), 0.3, 0.9)
    snow = [left[-1], *(point for point in right[1:] if point[1] < foot - tall * 0.6)]
    rim = [
        _between(top, point, 0.34 + 0.1 * (number % 2)) for number, point in enumerate((right[-1], spine[0], left[0]))
    ]
    yield Path(outlines.polygon([*snow, *rim]), painter.inks.paper(0.95))


def _crag(painter: Painter, start: Point, end: Point) -> list[Point]:
    """A broken line between two points."""
    off = hypot(end[0] - start[0], end[1] - start[1]) * 0.05
    inner = [_between(start, end, share) for share in (0.2, 0.4, 0.6, 0.8)]
    return [
        start,
        *((x + painter.random.uniform(-off, off), y + painter.random.uniform(-off, off)) for x, y in inner),
        end,
    ]
