"""Places that people have made: trenches, kitchens, markets, castles, graveyards, cities, battlefields."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from pnp.art import buildings, landmarks, outlines
from pnp.art.painter import Painter
from pnp.frame import Group, Item, Path


def _trenches(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.44, 0.16, 0.16, roughness=0.54, tint="accent", slope=48.0, smooth=False)
    yield from painter.ridge(0.62, 0.07, 0.3, slope=-30.0)
    posts, strands = buildings.wire(random, -2.0, width + 2, height * 0.72, height * 0.17)
    yield painter.lines(posts, 0.45, 0.9)
    yield painter.lines(strands, 0.14, 0.8)
    yield from painter.ridge(0.72, 0.025, 0.14, slope=8.0)
    for course in buildings.sandbags(random, -2.0, width + 2, height * 0.99, height * 0.15):
        bounds = -2.0, height * 0.7, width + 2, height
        yield from painter.tone(course, 0.2 + painter.dark, bounds, slope=20.0, edge=0.2)


def _kitchen(painter: Painter) -> Iterator[Item]:
    width, height, unit, random = painter.width, painter.height, painter.unit, painter.random
    table = height * 0.78
    wall = outlines.rectangle(-1, -1 - painter.above, width + 2, table + 1 + painter.above)
    tone = (0.06 if painter.inks.sky else 0.16) + painter.dark
    yield from painter.tone(wall, tone, painter.whole, tint="accent", dye=painter.wall)
    yield painter.lines(_bricks(width, table, unit * 0.08, -painter.above), 0.12, 0.28)
    # The oven: a dome of stone around a mouth with fire in it.
    x, mouth = width * random.choice((0.2, 0.8)), unit * 0.15
    yield from painter.shapes((landmarks.arch(x, table, unit * 0.4, table - unit * 0.32),), 0.24, slope=35.0)
    sill = table - unit * 0.12
    yield from painter.shapes((landmarks.arch(x, sill, mouth * 1.5, table - unit * 0.24),), 0.9)
    fire = [(x + mouth * share, sill - unit * tall) for share, tall in _FLAMES]
    yield Path(outlines.below(fire, sill), painter.inks.of("accent"))
    far = width - x
    for share in (0.52, 0.28):
        y = table - unit * share
        yield from painter.shapes((outlines.rectangle(far - unit * 0.42, y, unit * 0.84, unit * 0.03),), 0.6)
        yield from painter.shapes(_jars(painter, far - unit * 0.38, far + unit * 0.34, y), 0.36, tint="accent")
    if painter.above > unit * _RAIL:
        yield from _rail(painter)
    board = outlines.rectangle(-1, table, width + 2, height * 0.3)
    yield from painter.tone(board, 0.1, painter.whole, slope=0.0, edge=0.25, dye=painter.land(0.8))


def _rail(painter: Painter) -> Iterator[Item]:
    """What hangs from a rail on the wall of a high kitchen: pans, ladles, plaits of garlic."""
    width, unit, random = painter.width, painter.unit, painter.random
    y = -painter.above * 0.62
    yield from painter.shapes((outlines.rectangle(-1, y, width + 2, unit * 0.025),), 0.6)
    count = max(int(width / (unit * 0.27)), 1)
    step = width / count
    for number in range(count):
        x, long, size = (number + 0.5) * step, unit * random.uniform(0.2, 0.3), unit * random.uniform(0.09, 0.13)
        kind = random.choice(("pan", "ladle", "garlic"))
        handle = outlines.rectangle(x - unit * 0.01, y, unit * 0.02, long)
        if kind == "pan":
            yield from painter.shapes((handle, outlines.disc(x, y + long + size * 0.9, size)), 0.62)
        elif kind == "ladle":
            # An arch with its round part down.
            yield from painter.shapes((handle, landmarks.arch(x, y + long, -size * 0.7, y + long)), 0.5)
        else:
            bulbs = tuple(outlines.disc(x, y + unit * (0.06 + 0.07 * bulb), unit * 0.045) for bulb in range(4))
            yield from painter.shapes(bulbs, 0.1, tint="accent")


# The most of the width that a stall of a market takes.
_STALL: Final = 0.33
# How much wall there must be above the usual height for a rail, in units.
_RAIL: Final = 0.4
_FLAMES: Final = ((-1.2, 0.0), (-0.8, 0.1), (-0.4, 0.03), (0.05, 0.17), (0.4, 0.04), (0.8, 0.12), (1.2, 0.0))


def _bricks(width: float, foot: float, tall: float, top: float) -> outlines.Outline:
    """The joints of a brick wall."""
    rows = range(int(top / tall) - 1, int(foot / tall) + 1)
    joints = [part for row in rows for part in outlines.polyline([(0.0, row * tall), (width, row * tall)])]
    for row in rows:
        x = tall * (1.1 if row % 2 else 0.0)
        while x < width:
            joints += outlines.polyline([(x, row * tall), (x, (row + 1) * tall)])
            x += tall * 2.2
    return tuple(joints)


def _jars(painter: Painter, left: float, right: float, foot: float) -> Iterator[outlines.Outline]:
    """Jars and bottles on a shelf."""
    x = left
    while x < right:
        tall = painter.unit * painter.random.uniform(0.08, 0.16)
        wide = tall * painter.random.uniform(0.5, 0.9)
        neck = wide * painter.random.uniform(0.2, 0.4)
        points = [(x, foot), (x, foot - tall * 0.6), (x + neck, foot - tall * 0.75), (x + neck, foot - tall)]
        yield outlines.polygon([*points, *((2 * x + wide - a, b) for a, b in reversed(points))])
        x += wide * 1.3


def _market(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.52, 0.06, 0.12, tint="accent")
    yield from painter.shapes(landmarks.houses(random, -2.0, width + 2, height * 0.7, height * 0.34), 0.12)
    for left in (-0.06, 0.32, 0.7):
        across = min(height * random.uniform(0.66, 0.8), width * _STALL)
        x = width * left + random.uniform(-1, 1)
        body, stripes = buildings.stall(x, height * 0.8, across, height * random.uniform(0.48, 0.56))
        yield from painter.shapes((body,), 0.4)
        yield from painter.shapes(stripes[::2], 0.75, tint="accent")
        yield from painter.shapes(stripes[1::2], 0.02, tint="accent")
    yield from painter.ground(0.1, 0.78)
    yield from pennants(painter)


def pennants(painter: Painter) -> Iterator[Item]:
    """Two lines with pennants across the top."""
    width, height = painter.width, painter.height
    for left, right in ((-2.0, width * 0.5), (width * 0.5, width + 2)):
        line, flags = buildings.bunting(left, right, height * 0.04, height * 0.13, height * 0.1)
        yield painter.lines(line, 0.16, 0.9)
        yield Path(flags, painter.inks.of("accent", 0.9))


def _castle(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.5, 0.14, 0.16, roughness=0.56, tint="accent", slope=50.0, smooth=False)
    x, top = width * random.choice((0.2, 0.8)), height * 0.44
    # By night the moon lies on its walls, which would be as black as the sky, and there is light in its windows.
    tone, rock, dye = (0.1, 0.24, painter.wall) if painter.is_night else (0.5, 0.34, None)
    foot, tall = top + 0.5, height * 0.42
    yield from painter.shapes(buildings.castle(random, x, foot, tall), tone, dye=dye)
    lights = buildings.windows(random, x, foot, tall)
    yield Path(lights, painter.inks.paper() if painter.is_night else painter.inks.of("ink", 0.8))
    yield from painter.shapes((buildings.crag(random, x, height * 0.8, top, height * 0.24),), rock, slope=70.0, dye=dye)
    yield from painter.ridge(0.7, 0.06, 0.24, slope=-14.0)
    yield from painter.ground()


def _graveyard(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.56, 0.08, 0.2, tint="accent", slope=-24.0)
    for share in (0.06, 0.94):
        tree = buildings.bare_tree(random, width * share, height * 0.82, height * 0.8, 0.12 if share < 0.5 else -0.12)
        yield Path(tree, painter.inks.of("ink", 0.9))
    yield from painter.ridge(0.72, 0.03, 0.2, slope=10.0)
    for share in (0.16, 0.27, 0.36, 0.66, 0.75, 0.86):
        foot = height * random.uniform(0.76, 0.86)
        stone = buildings.grave(
            random, width * share + random.uniform(-1.5, 1.5), foot, height * random.uniform(0.16, 0.24)
        )
        yield from painter.shapes((stone,), 0.4, slope=60.0)


def _domes(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.6, 0.02, 0.12, tint="accent")
    yield from painter.shapes(buildings.domes(random, -2.0, width + 2, height * 0.7, height * 0.6), 0.28, slope=80.0)
    yield from painter.ridge(0.7, 0.02, 0.16, slope=4.0)
    yield from painter.ground(0.06)


def _pyramids(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.62, 0.03, 0.1, roughness=0.3, tint="accent", slope=-8.0)
    for share, tall in ((0.22, 0.34), (0.86, 0.26), (0.62, 0.2)):
        light, shade = buildings.pyramid(width * (share + random.uniform(-0.04, 0.04)), height * 0.68, height * tall)
        yield from painter.shapes((light,), 0.08, tint="accent", slope=0.0)
        yield from painter.shapes((shade,), 0.4, slope=0.0)
    yield from painter.ridge(0.69, 0.03, 0.12, roughness=0.25, tint="accent", slope=10.0)
    yield from painter.ground(0.06, tint="accent")


# Left and right end, foot and height of the lines of infantry, as shares of the window.
_LINES: Final = (
    (0.0, 0.42, 0.66, 0.09),
    (0.6, 1.0, 0.64, 0.08),
    (0.04, 0.3, 0.76, 0.15),
    (0.72, 1.0, 0.77, 0.16),
)


def _battlefield(painter: Painter) -> Iterator[Item]:
    width, height, random = painter.width, painter.height, painter.random
    yield from painter.ridge(0.52, 0.08, 0.14, tint="accent", slope=24.0)
    yield from painter.ridge(0.62, 0.03, 0.12, slope=-12.0)
    for left, right, foot, tall in _LINES:
        for _ in range(2):
            x = width * random.uniform(left, right - 0.1)
            puff = landmarks.cloud(random, x, height * (foot - 0.05), width * random.uniform(0.12, 0.2), 0.4)
            yield from painter.tone(puff, 0.05, outlines.extent(puff), edge=0.14)
        line = buildings.ranks(random, width * left, width * right, height * foot, height * tall)
        # Opaque: no smoke and no ridge is seen through them.
        yield Path(line, painter.inks.paper())
        yield Path(line, painter.land(foot) or painter.inks.paper())
        yield Path(line, painter.inks.of("ink", 0.6 if tall > 0.1 else 0.4))
    yield from painter.ridge(0.77, 0.02, 0.1, slope=5.0)


def _treasury(painter: Painter) -> Iterator[Item]:
    """A lit niche in a vault, with the slab before it on which the find lies, and gold in the corners."""
    width, height, unit = painter.width, painter.height, painter.unit
    x, slab = width / 2, height * 0.82
    wall = outlines.rectangle(-1, -1 - painter.above, width + 2, slab + 1 + painter.above)
    yield from painter.tone(wall, 0.3 + painter.dark, painter.whole, dye=painter.wall, slope=0.0)
    yield painter.lines(_bricks(width, slab, unit * 0.17, -painter.above), 0.14, 0.45)
    half = min(unit * 0.56, width * 0.4)
    springing = max(height * 0.46 - half, half * 0.9)
    frame, niche = (landmarks.arch(x, slab, half * grown, springing) for grown in (1.14, 1.0))
    for arch, tone in ((frame, 0.16), (niche, 0.8)):
        yield from painter.tone(arch, tone, (x - half, 0.0, x + half, slab), edge=0.22)
    yield Group(tuple(_glow(painter, x, height * 0.48, half * 1.5)), clip=niche)
    for side in (-1, 1):
        middle = x + side * width * 0.43
        heap = landmarks.cloud(painter.random, middle - unit * 0.3, slab + unit * 0.02, unit * 0.6, 0.4)
        gold = painter.inks.of("accent", 0.9)
        yield from painter.tone(heap, 0.16, outlines.extent(heap), edge=0.18, dye=gold)
        yield painter.lines(_coins(painter, middle, slab - unit * 0.06, unit * 0.2), 0.13, 0.7)
    for top, foot, tone in ((slab, height * 0.93, 0.08), (height * 0.93, height + 1, 0.4)):
        ledge = outlines.rectangle(-1, top, width + 2, foot - top)
        yield from painter.tone(ledge, tone + painter.dark, painter.whole, slope=0.0, edge=0.22, dye=painter.land(0.7))


def _glow(painter: Painter, x: float, y: float, far: float) -> Iterator[Item]:
    """What is magic shines: rings of light, and rays that are broad and narrow by turns."""
    for share in (0.78, 0.6, 0.42):
        yield Path(outlines.disc(x, y, far * share), painter.inks.paper(0.22))
    for number in range(16):
        ray = outlines.petal(x, y, far, far * (0.16 if number % 2 else 0.09), 22.5 * number)
        yield Path(ray, painter.inks.paper(0.26 if number % 2 else 0.16))


def _coins(painter: Painter, x: float, y: float, across: float) -> outlines.Outline:
    """The rims of coins in a heap."""
    random = painter.random
    spots = [(random.uniform(-1, 1) * across, random.uniform(-0.06, 0.1) * across) for _ in range(9)]
    return outlines.joined(outlines.disc(x + dx, y + dy, across * 0.2, across * 0.1) for dx, dy in spots)


SITES: Final[Mapping[str, Callable[[Painter], Iterator[Item]]]] = {
    "trenches": _trenches,
    "kitchen": _kitchen,
    "market": _market,
    "castle": _castle,
    "graveyard": _graveyard,
    "domes": _domes,
    "pyramids": _pyramids,
    "battlefield": _battlefield,
    "treasury": _treasury,
}
