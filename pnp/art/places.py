"""Places: what a landscape is made of, from its far end to the near one."""

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin
from typing import Final

from pnp.art import landmarks, outlines
from pnp.art.aerial import cratered, farmland, highland, woodland
from pnp.art.arenas import arena
from pnp.art.fronts import FRONTS
from pnp.art.grounds import GROUNDS
from pnp.art.painter import Painter
from pnp.art.sites import SITES
from pnp.frame import Item, Path
from pnp.measures import Mm

# Before a backdrop: where the light is, as shares of the height and of the width; in how many rays it comes, or how far
# its pools reach.
_LIT_AT: Final = 0.6
_LIT_ACROSS: Final = (0.45, 0.55)
_RAYS: Final = 9
_POOLS: Final = (0.54, 0.44, 0.34, 0.22)


def _plain(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.62, 0.035, 0.14, tint="accent")
    yield from painter.ridge(0.69, 0.02, 0.16)
    yield from painter.ground(0.1)


def _hills(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.5, 0.12, 0.16, tint="accent", slope=28.0)
    yield from painter.ridge(0.6, 0.09, 0.24, slope=-20.0)
    yield from painter.ridge(0.69, 0.05, 0.16, slope=12.0)
    yield from painter.ground()


def _mountains(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.4, 0.24, 0.16, roughness=0.56, tint="accent", slope=55.0, smooth=False)
    yield from painter.ridge(0.54, 0.15, 0.3, roughness=0.54, slope=-50.0, smooth=False)
    yield from painter.ridge(0.68, 0.05, 0.16)
    yield from painter.ground()


def _sea(painter: Painter) -> Iterator[Item]:
    yield from _water(painter, 0.56)


def _water(painter: Painter, share: float) -> Iterator[Item]:
    top = painter.height * share
    water = outlines.rectangle(-1.0, top, painter.width + 2, painter.height - top + 1)
    yield from painter.tone(
        water,
        0.3 + painter.dark * 0.6,
        tint="accent",
        bounds=(-1.0, top, painter.width + 1, painter.height + 1),
        fades=True,
        edge=0.14,
        dye=painter.wall,
    )
    yield painter.lines(outlines.waves(painter.random, 0.0, painter.width, top, painter.height), 0.13, 0.55)


def _coast(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.52, 0.07, 0.2, tint="accent")
    yield from _water(painter, 0.57)
    yield from painter.ridge(0.8, 0.025, 0.12, slope=3.0)


def _forest(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.55, 0.05, 0.2, tint="accent")
    for foot, tall, tone in ((0.7, 0.34, 0.3), (0.78, 0.44, 0.55)):
        yield from _row_of_trees(painter, foot, tall, tone)
    yield from painter.ground(0.14, 0.79)


def _row_of_trees(painter: Painter, foot: float, tall: float, tone: float) -> Iterator[Item]:
    kind = painter.random.choice((landmarks.conifer, landmarks.broadleaf))
    x = -3.0
    while x < painter.width + 3:
        height = painter.height * tall * painter.random.uniform(0.8, 1.15)
        if not 0.3 < x / painter.width < 0.7 or tone < 0.4:
            yield from painter.shapes(
                (kind(painter.random, x, painter.height * foot, height),), tone, slope=80.0, dye=painter.land(foot)
            )
        x += height * painter.random.uniform(0.3, 0.5)


def _town(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.52, 0.06, 0.12, tint="accent")
    parts = landmarks.houses(painter.random, -2.0, painter.width + 2, painter.height * 0.74, painter.height * 0.38)
    yield from painter.shapes(parts, 0.24)
    yield from painter.ground(0.1, 0.74)


def _rampart(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.5, 0.07, 0.12, tint="accent")
    roofs = landmarks.houses(
        painter.random, painter.width * 0.15, painter.width * 0.85, painter.height * 0.6, painter.height * 0.32
    )
    yield from painter.shapes(roofs, 0.14, tint="accent")
    wall = landmarks.wall(painter.random, -3.0, painter.width + 3, painter.height * 0.76, painter.height * 0.36)
    yield from painter.shapes(wall, 0.26, slope=0.0)
    yield from painter.ground(0.1, 0.75)


def _camp(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.52, 0.07, 0.14, tint="accent")
    yield from painter.shapes(
        landmarks.tents(painter.random, -2.0, painter.width + 2, painter.height * 0.74, painter.height * 0.34), 0.14
    )
    yield from painter.ground(0.1, 0.73)


def _desert(painter: Painter) -> Iterator[Item]:
    yield from painter.ridge(0.56, 0.06, 0.12, roughness=0.3, tint="accent", slope=-12.0)
    yield from painter.ridge(0.66, 0.05, 0.18, roughness=0.25, tint="accent", slope=14.0)
    yield from painter.ground(0.08, tint="accent")


def _hall(painter: Painter) -> Iterator[Item]:
    width, height = painter.width, painter.height
    floor = height * 0.8
    wall = outlines.rectangle(-1.0, -1.0 - painter.above, width + 2, floor + painter.above)
    yield from painter.tone(wall, 0.2 + painter.dark, painter.whole, dye=painter.wall)
    count = max(int(width / (height * 0.5)), 2) | 1
    across = width / count
    half, top = across * painter.random.uniform(0.24, 0.32), height * painter.random.uniform(0.3, 0.38)
    for index in range(count):
        x = (index + 0.5) * across
        arch = landmarks.arch(x, floor, half, top)
        light = 0.7 if painter.is_night else 0.05
        yield from painter.tone(arch, light, (x - half, 0.0, x + half, floor), tint="accent", edge=0.2)
    for pillar in range(count + 1):
        if painter.random.random() < 0.6:
            yield from painter.shapes((_hanging(pillar * across, across * 0.11, height),), 0.62, tint="accent")
    slabs = outlines.rectangle(-1.0, floor, width + 2, height * 0.21)
    yield from painter.tone(slabs, 0.12, painter.whole, edge=0.18, dye=painter.land(0.7))
    # The joints of the slabs run to one point.
    joints = [
        ((width * (0.5 + number / 9), floor), (width * (0.5 + number / 3.2), height + 1)) for number in range(-6, 7)
    ]
    joints.append(((0.0, height * 0.88), (width, height * 0.88)))
    yield painter.lines(tuple(part for joint in joints for part in outlines.polyline(joint)), 0.12, 0.4)


def _hanging(x: Mm, half: Mm, height: Mm) -> outlines.Outline:
    """A banner with two tails that hangs on a pillar."""
    top, tails = height * 0.12, height * 0.52
    return outlines.polygon([(x - half, top), (x + half, top), (x + half, tails), (x, tails - half), (x - half, tails)])


def _sky(painter: Painter) -> Iterator[Item]:
    for share in (0.72, 0.86):
        x = painter.width * painter.random.uniform(-0.1, 0.2)
        while x < painter.width:
            width = painter.width * painter.random.uniform(0.3, 0.5)
            outline = landmarks.cloud(painter.random, x, painter.height * share + painter.random.uniform(-1, 1), width)
            yield from painter.tone(outline, 0.06 + painter.dark, edge=0.16, bounds=(x, 0.0, x + width, painter.height))
            x += width * painter.random.uniform(0.7, 1.2)


def _backdrop(painter: Painter) -> Iterator[Item]:
    """No place at all: one colour, light behind who stands there, in rays on a poster, and a little ground below."""
    inks, width, height = painter.inks, painter.width, painter.height
    yield from painter.tone(
        outlines.rectangle(-1.0, -1.0 - painter.above, width + 2, height + painter.above + 2),
        0.0,
        painter.whole,
        dye=painter.wall,
    )
    x, y, far = width * painter.random.uniform(*_LIT_ACROSS), height * _LIT_AT, width + height
    if painter.scene.manner in ("poster", "halftone"):
        for number in range(_RAYS):
            turns = (2 * pi * (number + side) / _RAYS for side in (0.0, 0.5))
            ends = [(x + far * cos(turn), y + far * sin(turn)) for turn in turns]
            yield Path(outlines.polygon([(x, y), *ends]), inks.paper(0.28))
    else:
        for share in _POOLS:
            yield Path(outlines.disc(x, y, height * share, height * share), inks.paper(0.16))
    ground = outlines.disc(width / 2, height * 0.97, width * 0.62, height * 0.11)
    yield Path(ground, inks.dye(inks.land, 0.9) or inks.of("ink", 0.14))


# Where nothing stands on the ground.
WITHOUT_GROUND: Final = ("sky", "sea")
# Where no sky is seen and no weather comes: in rooms, and from above.
WITHOUT_SKY: Final = (
    "hall",
    "kitchen",
    "treasury",
    "arena",
    "dugout",
    "farmland",
    "woodland",
    "highland",
    "cratered",
    "backdrop",
)
PLACES: Final[Mapping[str, Callable[[Painter], Iterator[Item]]]] = {
    "plain": _plain,
    "hills": _hills,
    "mountains": _mountains,
    "sea": _sea,
    "coast": _coast,
    "forest": _forest,
    "town": _town,
    "rampart": _rampart,
    "camp": _camp,
    "desert": _desert,
    "hall": _hall,
    "sky": _sky,
    "arena": arena,
    "cratered": cratered,
    "farmland": farmland,
    "woodland": woodland,
    "highland": highland,
    **SITES,
    **GROUNDS,
    **FRONTS,
    "backdrop": _backdrop,
}
