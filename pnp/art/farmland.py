"""Fields from a hill: a pasture in the middle, crops in rows that run away from it, hedges, a lane or a brook."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from pnp.art import outlines
from pnp.art.outlines import Outline, Point
from pnp.art.painter import Painter
from pnp.art.receding import Plane, air, clump, receding, ribbon
from pnp.frame import Group, Ink, Item, Path
from pnp.measures import Mm
from pnp.values import dataclass

# Between which lines down the picture fields lie, and how far these stray; in how many parts each row is divided.
_LINES: Final = (-0.06, 0.17, 0.42, 1.06)
_STRAY: Final = 0.035
_PARTS: Final = (5, 3, 2)
# How far rows reach aside, across: the far ones further, because there more is seen.
_REACH: Final = (2.4, 1.7, 1.25)
# How many furrows a field has, at most; how far apart hedges' bushes are, and how large, across.
_FURROWS: Final = 8
_BUSH: Final = 0.042


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a plane. left, right: of its corners above and below; top, bottom: down, with how much they bend."""

    left: tuple[float, float]
    right: tuple[float, float]
    top: float
    bottom: float
    bend: tuple[float, float]

    def place(self, across: float, down: float) -> Point:
        """A place in it, from 0 to 1 each way."""
        bend = (self.bend[0] + (self.bend[1] - self.bend[0]) * down) * 4 * across * (1 - across)
        ends = (
            self.left[0] + (self.left[1] - self.left[0]) * down,
            self.right[0] + (self.right[1] - self.right[0]) * down,
        )
        return ends[0] + (ends[1] - ends[0]) * across, self.top + (self.bottom - self.top) * down + bend


def fields(painter: Painter) -> Iterator[Field]:
    """Fields in rows, from the far one to the near one, each row divided elsewhere. The widest is before all."""
    random = painter.random
    lines = [line + random.uniform(-_STRAY, _STRAY) * (0 < number < 3) for number, line in enumerate(_LINES)]
    bends = [random.uniform(-_STRAY, _STRAY) for _ in lines]
    for row, ((top, bottom), bend) in enumerate(zip(pairwise(lines), pairwise(bends), strict=True)):
        count = _PARTS[row]
        # In the last row a narrow field lies beside the wide one, on either side.
        shares = [number / count for number in range(1, count)] if row < 2 else [random.choice((0.27, 0.73))]
        reach = _REACH[row]
        ends = [-reach, *(reach * (2 * share - 1 + random.uniform(-0.4, 0.4) / count / 2) for share in shares), reach]
        leans = [random.uniform(-0.09, 0.09) for _ in ends]
        for (left, right), (one, other) in zip(pairwise(ends), pairwise(leans), strict=True):
            yield Field((left - one, left + one), (right - other, right + other), top, bottom, bend)


def farmland(painter: Painter) -> Iterator[Item]:
    """Crops and pastures between hedges, a lane that runs away through them, a brook across, and trees."""
    plane, random = receding(painter), painter.random
    lands = list(fields(painter))
    wide = max(lands[-2:], key=lambda land: land.right[1] - land.left[1])
    kinds = list(_CROPS)
    random.shuffle(kinds)
    for number, land in enumerate(lands):
        crop = "pasture" if land is wide else kinds[number % len(kinds)]
        yield from _field(painter, plane, land, crop)
    lane = random.random() < 0.5
    if lane:
        edge = wide.right if wide.left[0] < -1 else wide.left
        ends = [(0.25 * edge[0] + random.uniform(-0.2, 0.2), -0.1), (edge[0] * 0.8, 0.22), (edge[0], 0.48)]
        through = [*ends, (sum(edge) / 2, 0.75), (edge[1], 1.1)]
        yield from _strip(painter, ribbon(plane, through, 0.045), painter.inks.paper(), 0.04)
    else:
        down = wide.top + 0.005
        through = [(across, down + random.uniform(-0.025, 0.03)) for across in (-1.7, -1.0, -0.4, 0.2, 0.8, 1.7)]
        upper = [plane.at(*place) for place in through]
        lower = [plane.at(across, place + 0.05) for across, place in through]
        there, back = outlines.curve(upper), outlines.curve(lower[::-1])
        brook = (*there, outlines.step("L", *lower[-1]), *back[1:], outlines.CLOSE)
        yield from _strip(painter, brook, painter.wall, 0.1)
    yield from _hedges(painter, plane, lands)
    yield from air(painter)


def _strip(painter: Painter, outline: Outline, dye: Ink | None, tone: float) -> Iterator[Item]:
    yield from painter.tone(outline, tone, outlines.extent(outline), slope=0.0, edge=0.16, dye=dye)
    yield painter.lines(outline, 0.14, 0.35)


def _outline(plane: Plane, land: Field) -> Outline:
    steps = [number / 6 for number in range(7)]
    above, below = ([land.place(step, down) for step in steps] for down in (0.0, 1.0))
    return outlines.polygon([plane.at(*place) for place in (*above, *reversed(below))])


def _field(painter: Painter, plane: Plane, land: Field, crop: str) -> Iterator[Item]:
    """What lies below a crop, and the crop itself, cut off at the edge of the field."""
    outline, growth = _outline(plane, land), painter.inks.of("accent", _GREEN[crop]) if painter.is_colored else None
    dye = painter.inks.dye(painter.inks.land, _GROUND[crop])
    yield from painter.tone(outline, _TONE[crop], outlines.extent(outline), slope=12.0, edge=0.12, dye=dye)
    if growth:
        yield Path(outline, growth)
    yield Group(tuple(_CROPS.get(crop, _pasture)(painter, plane, land)), clip=outline)


def _furrows(painter: Painter, plane: Plane, land: Field, wide: float) -> Outline:
    """Strips of a field that run away, or across it. wide: how much of the room of each it takes."""
    stripes = []
    if painter.random.random() < 0.7:
        count = _FURROWS - 2 * (land.right[0] - land.left[0] < 0.8)
        for number in range(count):
            left, right = number / count, (number + wide) / count
            stripes.append([land.place(*at) for at in ((left, 0.0), (right, 0.0), (right, 1.0), (left, 1.0))])
    else:
        lines = plane.down(_FURROWS - 4, 0.0, 1.0)
        for top, bottom in pairwise(lines):
            below = top + (bottom - top) * wide
            edge = [number / 4 for number in range(5)]
            stripes.append([*(land.place(step, top) for step in edge), *(land.place(1 - step, below) for step in edge)])
    return outlines.joined(outlines.polygon([plane.at(*place) for place in stripe]) for stripe in stripes)


def _wheat(painter: Painter, plane: Plane, land: Field) -> Iterator[Item]:
    """Rows of corn, and its stalks along the near edge."""
    yield Path(_furrows(painter, plane, land, 0.42), painter.inks.of("ink", 0.2))
    front = [land.place(number / 24, 1.0) for number in range(25)]
    stalks = []
    for across, down in front:
        x, y = plane.at(across, down)
        tall = painter.reach * 0.07 * plane.scale(down)
        stalks.append(outlines.polyline([(x, y), (x + tall * 0.1, y - tall)]))
    yield painter.lines(outlines.joined(stalks), 0.2, 0.45)


def _plough(painter: Painter, plane: Plane, land: Field) -> Iterator[Item]:
    yield Path(_furrows(painter, plane, land, 0.5), painter.inks.of("ink", 0.26))


def _stubble(painter: Painter, plane: Plane, land: Field) -> Iterator[Item]:
    """Stooks in rows, each with its shadow."""
    yield Path(_furrows(painter, plane, land, 0.3), painter.inks.of("ink", 0.07))
    stooks, shades = [], []
    for down in (0.3, 0.62, 0.92):
        for number in range(4):
            x, y = plane.at(*land.place((number + 0.5 + painter.random.uniform(-0.15, 0.15)) / 4, down))
            tall = painter.reach * 0.085 * plane.scale(land.top + (land.bottom - land.top) * down)
            stooks.append(outlines.polygon(_stook(x, y, tall)))
            shades.append(outlines.disc(x + tall * 0.4, y, tall * 0.5, tall * 0.13))
    yield Path(outlines.joined(shades), painter.inks.of("ink", 0.3))
    sheaf = outlines.joined(stooks)
    yield from painter.shapes((sheaf,), 0.12, slope=80.0, dye=painter.inks.dye(painter.inks.land, 0.95))
    yield painter.lines(sheaf, 0.14, 0.6)


def _stook(x: Mm, y: Mm, tall: Mm) -> list[Point]:
    shares = ((-0.4, 0.0), (-0.09, -0.62), (-0.24, -1.0), (0.0, -0.88), (0.24, -1.0), (0.09, -0.62), (0.4, 0.0))
    return [(x + across * tall, y + down * tall) for across, down in shares]


def _orchard(painter: Painter, plane: Plane, land: Field) -> Iterator[Item]:
    """Round trees in rows."""
    for down in (0.2, 0.6, 1.0):
        places = [plane.at(*land.place((number + 0.5) / 4, down)) for number in range(4)]
        size = painter.reach * 0.05 * plane.scale(land.top + (land.bottom - land.top) * down)
        yield from _bushes(painter, [(x, y, size * 1.3) for x, y in places])


def _pasture(painter: Painter, plane: Plane, land: Field) -> Iterator[Item]:
    """Grass in tufts, and the swathes of the last mowing."""
    yield Path(_furrows(painter, plane, land, 0.5), painter.inks.paper(0.16))
    tufts = []
    for _ in range(9):
        share = painter.random.uniform(0.12, 0.95)
        x, y = plane.at(*land.place(painter.random.uniform(0.04, 0.96), share))
        tall = painter.reach * 0.03 * plane.scale(land.top + (land.bottom - land.top) * share)
        tufts += [outlines.polyline([(x, y), (x + lean * tall, y - tall)]) for lean in (-0.5, 0.1, 0.6)]
    yield painter.lines(outlines.joined(tufts), 0.2, 0.4)


_CROPS: Final[Mapping[str, Callable[[Painter, Plane, Field], Iterator[Item]]]] = {
    "wheat": _wheat,
    "plough": _plough,
    "stubble": _stubble,
    "orchard": _orchard,
    "corn": _wheat,
}
# How much of the colour of the ground, of the accent and of the darkest ink a field has.
_GROUND: Final = {"wheat": 1.0, "corn": 0.85, "plough": 0.75, "stubble": 0.5, "orchard": 0.4, "pasture": 0.8}
_GREEN: Final = {"wheat": 0.0, "corn": 0.06, "plough": 0.0, "stubble": 0.0, "orchard": 0.34, "pasture": 0.17}
_TONE: Final = {"wheat": 0.1, "corn": 0.06, "plough": 0.3, "stubble": 0.03, "orchard": 0.05, "pasture": 0.0}


def _hedges(painter: Painter, plane: Plane, lands: Sequence[Field]) -> Iterator[Item]:
    """Bushes along the far and the left edge of each field, with gaps and now and then a tree, far ones first."""
    random = painter.random
    bushes: list[tuple[Mm, Mm, Mm]] = []
    for land in lands:
        edges = [[land.place(step / 10, 0.0) for step in range(11)], [land.place(0.0, step / 4) for step in range(5)]]
        for edge in edges:
            for (across, down), (other, further) in pairwise(edge):
                if random.random() < 0.22:
                    continue
                x, y = plane.at((across + other) / 2, (down + further) / 2)
                if not (-3 < x < painter.width + 3):
                    continue
                tree = random.random() < 0.14
                size = painter.reach * plane.scale(down) * _BUSH * random.uniform(0.8, 1.2) * (2.3 if tree else 1.0)
                bushes.append((x, y, size))
    bushes.sort(key=lambda bush: bush[1])
    third = max(len(bushes) // 3, 1)
    for first in range(0, len(bushes), third):
        yield from _bushes(painter, bushes[first : first + third])


def _bushes(painter: Painter, bushes: Sequence[tuple[Mm, Mm, Mm]]) -> Iterator[Item]:
    """Round bushes and crowns on their shadows, lit from the upper left. bushes: x, foot, radius."""
    shades = [outlines.disc(x + size * 0.7, y, size * 1.2, size * 0.36) for x, y, size in bushes]
    bodies = [clump(painter, x, y - size * 0.7, size) for x, y, size in bushes]
    lights = [outlines.disc(x - size * 0.28, y - size * 0.98, size * 0.5, size * 0.42) for x, y, size in bushes]
    yield Path(outlines.joined(shades), painter.inks.of("ink", 0.26))
    body = outlines.joined(bodies)
    dye = painter.inks.of("accent", 1.0) if painter.is_colored else None
    yield from painter.shapes((body,), 0.24, slope=50.0, dye=dye)
    # Hatched shapes have a line already.
    if painter.has_tints:
        yield painter.lines(body, 0.12, 0.35)
    yield Path(outlines.joined(lights), painter.inks.paper(0.26))
