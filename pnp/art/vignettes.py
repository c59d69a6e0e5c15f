"""Small pictures for maps: what stands at a place, seen from the side, with nothing around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import cos, pi, sin
from random import Random
from typing import Final

from pnp.art import buildings, landmarks, outlines
from pnp.art.manners import Inks, Tint
from pnp.art.outlines import Outline
from pnp.art.painter import Painter, Scene
from pnp.frame import Item, Path
from pnp.measures import Mm

# The height of a picture, as a share of its width, and the line on which it stands, as a share of its height.
HEIGHT: Final = 0.8
_FOOT: Final = 0.94


def vignette(name: str, width: Mm, manner: str, seed: str, inks: Inks) -> tuple[Item, ...]:
    """Draw one of VIGNETTES into a box of this width, and HEIGHT of it high, at the origin."""
    painter = Painter(Scene(manner=manner), width, width * HEIGHT, Random(f"{seed}|{name}"), inks)
    return tuple(VIGNETTES[name](painter))


def _at(painter: Painter, *points: tuple[float, float]) -> list[outlines.Point]:
    """Points by shares of width and height."""
    return [(painter.width * x, painter.height * y) for x, y in points]


def _shapes(
    painter: Painter, parts: Iterable[Outline], tone: float, *, tint: Tint = "ink", slope: float = 90.0
) -> Iterator[Item]:
    """Shapes of one tone; tints get an outline, so that white walls stand out from white paper."""
    for part in parts:
        yield from painter.shapes((part,), tone, tint=tint, slope=slope)
        if painter.has_tints:
            yield painter.lines(part, painter.width * 0.009, 0.85)


def _hill(painter: Painter, tone: float = 0.16, top: float = 0.76) -> Iterator[Item]:
    """A mound to stand on."""
    mound = outlines.curve(_at(painter, (0.02, 0.98), (0.2, top + 0.06), (0.5, top), (0.8, top + 0.05), (0.98, 0.98)))
    yield from _shapes(painter, (mound,), tone, slope=12.0)


def _stroked(painter: Painter, outline: Outline, share: float = 0.014) -> Path:
    return painter.lines(outline, painter.width * share, 0.9)


def _castle(painter: Painter) -> Iterator[Item]:
    x, w, h = painter.width / 2, painter.width, painter.height
    yield from _shapes(painter, buildings.castle(painter.random, x, h * 0.66, w * 0.72), 0.3)
    yield from _shapes(painter, (buildings.crag(painter.random, x, h * _FOOT, h * 0.64, w * 0.36),), 0.5, slope=70.0)


def _tower(painter: Painter) -> Iterator[Item]:
    yield from _hill(painter)
    x, w, h = painter.width / 2, painter.width, painter.height
    yield from _shapes(painter, (buildings.tower(x, h * 0.86, w * 0.12, h * 0.5, roofed=True),), 0.34)


def _ruin(painter: Painter) -> Iterator[Item]:
    yield from _hill(painter)
    wall = _at(painter, (0.18, 0.88), (0.18, 0.3), (0.26, 0.36), (0.32, 0.22), (0.4, 0.5), (0.5, 0.56), (0.58, 0.44))
    wall += _at(painter, (0.66, 0.5), (0.72, 0.14), (0.8, 0.22), (0.8, 0.88))
    yield from _shapes(painter, (outlines.polygon(wall),), 0.36)
    for x in (0.3, 0.74):
        yield from _shapes(painter, (landmarks.arch(*_point(painter, x, 0.8), *_point(painter, 0.045, 0.66)),), 0.85)


def _point(painter: Painter, x: float, y: float) -> tuple[Mm, Mm]:
    return painter.width * x, painter.height * y


def _graveyard(painter: Painter) -> Iterator[Item]:
    w, h, random = painter.width, painter.height, painter.random
    yield Path(buildings.bare_tree(random, w * 0.22, h * 0.88, h * 0.86, -0.1), painter.inks.of("ink", 0.9))
    yield from _hill(painter, top=0.82)
    for x, tall in ((0.44, 0.42), (0.62, 0.5), (0.82, 0.38)):
        yield from _shapes(painter, (buildings.grave(random, w * x, h * 0.92, h * tall),), 0.4, slope=60.0)


def _dead_wood(painter: Painter) -> Iterator[Item]:
    for x, tall in ((0.24, 0.74), (0.76, 0.66), (0.5, 0.95)):
        tree = buildings.bare_tree(painter.random, painter.width * x, painter.height * _FOOT, painter.height * tall)
        yield Path(tree, painter.inks.of("ink", 0.88))


def _trees(painter: Painter, kind: Callable[[Random, Mm, Mm, Mm], Outline], tone: float) -> Iterator[Item]:
    w, h = painter.width, painter.height
    places = ((0.34, 0.66, 0.6), (0.64, 0.66, 0.56), (0.14, 0.8, 0.58), (0.86, 0.8, 0.58), (0.5, 0.82, 0.72))
    for x, foot, tall in (*places, (0.3, _FOOT, 0.6), (0.7, _FOOT, 0.62)):
        yield from _shapes(painter, (kind(painter.random, w * x, h * foot, h * tall),), tone, slope=80.0)


def _forest(painter: Painter) -> Iterator[Item]:
    yield from _trees(painter, landmarks.broadleaf, 0.3)


def _pines(painter: Painter) -> Iterator[Item]:
    yield from _trees(painter, landmarks.conifer, 0.42)


def _peaks(painter: Painter, peaks: tuple[tuple[float, float, float], ...], snow: bool) -> Iterator[Item]:
    """Peaks with a lit side and a shaded one. peaks: the middle, the height and the half width of each."""
    for x, tall, half in peaks:
        foot, top = _FOOT, _FOOT - tall
        jag = [painter.random.uniform(-0.03, 0.03) for _ in range(6)]
        edge = [(x + jag[0], top + tall * 0.3), (x + 0.04 + jag[1], top + tall * 0.62), (x + jag[2], foot)]
        left = [(x - half, foot), (x - half * 0.62 + jag[3], top + tall * 0.6), (x - half * 0.3, top + tall * 0.26)]
        right = [(x + half * 0.34, top + tall * 0.3), (x + half * 0.6 + jag[4], top + tall * 0.62), (x + half, foot)]
        lit = outlines.polygon(_at(painter, *left, (x, top), *edge))
        dark = outlines.polygon(_at(painter, (x, top), *right, *reversed(edge)))
        yield from _shapes(painter, (lit,), 0.03, slope=60.0)
        yield from _shapes(painter, (dark,), 0.5, slope=62.0)
        if snow and painter.has_tints:
            cap = [left[2], (x, top), right[0], (x + half * 0.12, top + tall * 0.2), (x - 0.02, top + tall * 0.32)]
            yield Path(outlines.polygon(_at(painter, *cap)), painter.inks.paper(0.95))


def _mountains(painter: Painter) -> Iterator[Item]:
    yield from _peaks(painter, ((0.3, 0.6, 0.27), (0.72, 0.66, 0.27), (0.5, 0.86, 0.3)), snow=True)


def _peak(painter: Painter) -> Iterator[Item]:
    yield from _peaks(painter, ((0.5, 0.8, 0.4),), snow=True)


def _hills(painter: Painter) -> Iterator[Item]:
    for x, top in ((0.3, 0.5), (0.7, 0.44), (0.5, 0.64)):
        hump = _at(
            painter, (x - 0.3, _FOOT), (x - 0.17, top + 0.12), (x, top), (x + 0.17, top + 0.12), (x + 0.3, _FOOT)
        )
        yield from _shapes(painter, (outlines.curve(hump),), 0.18, slope=65.0)


def _marsh(painter: Painter) -> Iterator[Item]:
    w, h, random = painter.width, painter.height, painter.random
    pool = outlines.disc(w * 0.5, h * 0.76, w * 0.46, h * 0.18)
    yield from _shapes(painter, (pool,), 0.2, tint="accent", slope=0.0)
    ripples = tuple(
        part
        for y, x in ((0.7, 0.3), (0.78, 0.52), (0.84, 0.3), (0.72, 0.6))
        for part in outlines.polyline(_at(painter, (x, y), (x + 0.18, y)))
    )
    yield _stroked(painter, ripples, 0.01)
    for x, foot in ((0.16, 0.82), (0.3, 0.66), (0.74, 0.68), (0.88, 0.8), (0.5, 0.94)):
        reeds: Outline = ()
        for lean in (-0.06, -0.02, 0.03, 0.07):
            top = foot - random.uniform(0.34, 0.5)
            reeds += outlines.curve(_at(painter, (x + lean * 0.3, foot), (x + lean * 0.7, foot - 0.2), (x + lean, top)))
            yield Path(outlines.disc(w * (x + lean), h * top, w * 0.012, h * 0.05), painter.inks.of("ink", 0.9))
        yield _stroked(painter, reeds, 0.012)


def _cliffs(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    rock = _at(painter, (0.0, 0.8), (0.0, 0.34), (0.24, 0.3), (0.34, 0.36), (0.46, 0.28), (0.56, 0.36), (0.6, 0.56))
    rock += _at(painter, (0.68, 0.62), (0.7, 0.8))
    yield from _shapes(painter, (buildings.tower(w * 0.24, h * 0.34, w * 0.055, h * 0.26, roofed=True),), 0.1)
    yield from _shapes(painter, (outlines.polygon(rock),), 0.42, slope=84.0)
    yield from _shapes(painter, (outlines.rectangle(0.0, h * 0.8, w, h * 0.16),), 0.2, tint="accent", slope=0.0)
    yield _stroked(painter, outlines.waves(painter.random, w * 0.04, w * 0.96, h * 0.82, h * _FOOT), 0.01)


def _lighthouse(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _hill(painter, 0.4)
    shaft = _at(painter, (0.4, 0.86), (0.44, 0.3), (0.56, 0.3), (0.6, 0.86))
    yield from _shapes(painter, (outlines.polygon(shaft),), 0.02)
    yield from _shapes(
        painter,
        (outlines.polygon(_at(painter, (0.415, 0.66), (0.43, 0.48), (0.57, 0.48), (0.585, 0.66))),),
        0.7,
        tint="accent",
    )
    yield from _shapes(painter, (outlines.rectangle(w * 0.43, h * 0.16, w * 0.14, h * 0.14),), 0.5)
    yield from _shapes(
        painter, (outlines.polygon(_at(painter, (0.4, 0.17), (0.5, 0.04), (0.6, 0.17))),), 0.8, tint="accent"
    )


def _house(painter: Painter, x: float, foot: float, wide: float, tall: float) -> Iterator[Item]:
    """A house with a gable in front and a roof behind it, by shares of the picture."""
    eaves = foot - tall * 0.5
    roof = ((x + wide * 0.25, foot - tall), (x + wide * 0.86, foot - tall), (x + wide, eaves), (x + wide * 0.5, eaves))
    yield from _shapes(
        painter,
        (
            outlines.polygon(
                _at(painter, (x + wide * 0.5, eaves), (x + wide, eaves), (x + wide, foot), (x + wide * 0.5, foot))
            ),
        ),
        0.22,
    )
    yield from _shapes(painter, (outlines.polygon(_at(painter, *roof)),), 0.6, tint="accent", slope=70.0)
    gable = ((x, foot), (x, eaves), (x + wide * 0.25, foot - tall), (x + wide * 0.5, eaves), (x + wide * 0.5, foot))
    yield from _shapes(painter, (outlines.polygon(_at(painter, *gable)),), 0.04)
    door = outlines.rectangle(
        *_point(painter, x + wide * 0.19, foot - tall * 0.26), *_point(painter, wide * 0.12, tall * 0.26)
    )
    yield Path(door, painter.inks.of("ink", 0.85))


def _village(painter: Painter) -> Iterator[Item]:
    for x, foot, wide, tall in ((0.36, 0.56, 0.3, 0.34), (0.06, 0.74, 0.38, 0.4), (0.52, 0.86, 0.42, 0.46)):
        yield from _house(painter, x, foot, wide, tall)


def _chapel(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _house(painter, 0.3, 0.9, 0.56, 0.48)
    yield from _shapes(painter, (buildings.tower(w * 0.3, h * 0.9, w * 0.075, h * 0.5, roofed=True),), 0.2)


def _town(painter: Painter) -> Iterator[Item]:
    w, h, random = painter.width, painter.height, painter.random
    yield from _shapes(painter, landmarks.houses(random, w * 0.06, w * 0.8, h * 0.8, h * 0.7), 0.2)
    yield from _shapes(painter, landmarks.wall(random, 0.0, w, h * _FOOT, h * 0.34), 0.34, slope=0.0)


def _domes(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    for x, drum, radius in ((0.24, 0.56, 0.09), (0.76, 0.56, 0.09), (0.5, 0.46, 0.13)):
        body = outlines.rectangle(w * (x - radius * 0.62), h * drum, w * radius * 1.24, h * (_FOOT - drum))
        yield from _shapes(painter, (body,), 0.1)
        yield from _shapes(painter, (buildings.onion(w * x, h * drum, w * radius),), 0.7, tint="accent")
    wall = outlines.polygon([*landmarks.battlement(0.0, h * 0.76, w, w * 0.05), (w, h * _FOOT), (0.0, h * _FOOT)])
    yield from _shapes(painter, (wall,), 0.4, slope=0.0)


def _windmill(painter: Painter) -> Iterator[Item]:
    yield from _hill(painter)
    body = outlines.polygon(_at(painter, (0.38, 0.86), (0.43, 0.44), (0.57, 0.44), (0.62, 0.86)))
    yield from _shapes(painter, (body,), 0.1)
    yield from _shapes(
        painter, (outlines.polygon(_at(painter, (0.41, 0.45), (0.5, 0.26), (0.59, 0.45))),), 0.7, tint="accent"
    )
    (x, y), reach = _point(painter, 0.5, 0.42), painter.height * 0.4
    for quarter in range(4):
        angle = pi / 5 + quarter * pi / 2
        ax, ay, bx, by = cos(angle), sin(angle), -sin(angle), cos(angle)
        sail = [(x + ax * reach * a + bx * reach * b, y + ay * reach * a + by * reach * b) for a, b in _SAIL]
        yield from _shapes(painter, (outlines.polygon(sail),), 0.02)
        yield _stroked(painter, outlines.polyline([(x, y), (x + ax * reach, y + ay * reach)]), 0.016)


_SAIL: Final = ((0.24, 0.0), (0.24, 0.2), (1.0, 0.26), (1.0, 0.0))


def _tents(painter: Painter) -> Iterator[Item]:
    for x, foot, wide, tall in ((0.3, 0.66, 0.36, 0.46), (0.0, 0.86, 0.48, 0.6), (0.5, _FOOT, 0.5, 0.66)):
        yield from _pavilion_at(painter, x, foot, wide, tall)


def _pavilion_at(painter: Painter, x: float, foot: float, wide: float, tall: float) -> Iterator[Item]:
    """A round tent with stripes, a valance and a pennon, by shares of the picture."""
    eaves, peak, middle = foot - tall * 0.46, foot - tall * 0.86, x + wide / 2
    pole = outlines.polyline(_at(painter, (middle, peak + 0.02), (middle, foot - tall)))
    yield _stroked(painter, pole)
    flag = _at(painter, (middle, foot - tall), (middle + wide * 0.3, foot - tall * 0.95), (middle, foot - tall * 0.9))
    yield Path(outlines.polygon(flag), painter.inks.of("accent"))
    count = 5
    for number in range(count):
        a, b = number / count, (number + 1) / count
        tone = 0.75 if number % 2 == 0 else 0.02
        side = ((x + wide * (0.08 + 0.84 * a), eaves), (x + wide * (0.08 + 0.84 * b), eaves))
        foots = ((x + wide * b, foot), (x + wide * a, foot))
        yield from _shapes(painter, (outlines.polygon(_at(painter, *side, *foots)),), tone * 0.8, tint="accent")
        roof = ((middle, peak), (x + wide * (1.08 * b - 0.04), eaves), (x + wide * (1.08 * a - 0.04), eaves))
        yield from _shapes(painter, (outlines.polygon(_at(painter, *roof)),), tone, tint="accent")
    door = ((middle - wide * 0.09, foot), (middle, eaves + tall * 0.06), (middle + wide * 0.09, foot))
    yield Path(outlines.polygon(_at(painter, *door)), painter.inks.of("ink", 0.85))


def _pavilion(painter: Painter) -> Iterator[Item]:
    yield from _pavilion_at(painter, 0.1, _FOOT, 0.8, 0.92)


def _stall(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    body, stripes = buildings.stall(w * 0.12, h * _FOOT, w * 0.76, h * 0.84)
    yield from _shapes(painter, (body,), 0.4)
    yield from _shapes(painter, stripes[::2], 0.8, tint="accent")
    yield from _shapes(painter, stripes[1::2], 0.02, tint="accent")


def _stage(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _shapes(painter, (outlines.rectangle(w * 0.12, h * 0.2, w * 0.76, h * 0.5),), 0.12)
    for a, b in ((0.1, 0.36), (0.9, 0.64)):
        drape = _at(painter, (a, 0.14), (b, 0.14), (a + (b - a) * 0.4, 0.44), (a + (b - a) * 0.3, 0.7), (a, 0.7))
        yield from _shapes(painter, (outlines.polygon(drape),), 0.75, tint="accent")
    yield from _shapes(painter, (outlines.rectangle(w * 0.06, h * 0.68, w * 0.88, h * 0.24),), 0.4)
    yield from _shapes(painter, (outlines.rectangle(w * 0.06, h * 0.08, w * 0.88, h * 0.1),), 0.8, tint="accent")


def _fountain(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    jets = tuple(
        part
        for reach in (-0.24, -0.12, 0.12, 0.24)
        for part in outlines.curve(_at(painter, (0.5, 0.36), (0.5 + reach * 0.6, 0.18), (0.5 + reach, 0.56)))
    )
    yield from _shapes(painter, (outlines.rectangle(w * 0.46, h * 0.34, w * 0.08, h * 0.4),), 0.3)
    yield Path(jets, None, painter.lines(jets, w * 0.014, 0.7).stroke)
    yield from _shapes(painter, (outlines.disc(w * 0.5, h * 0.58, w * 0.26, h * 0.07),), 0.4, tint="accent")
    basin = _at(painter, (0.1, 0.74), (0.9, 0.74), (0.84, _FOOT), (0.16, _FOOT))
    yield from _shapes(painter, (outlines.polygon(basin),), 0.24)
    yield from _shapes(painter, (outlines.disc(w * 0.5, h * 0.74, w * 0.4, h * 0.07),), 0.4, tint="accent")


def _gate(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    for x in (0.22, 0.78):
        yield from _shapes(painter, (buildings.tower(w * x, h * _FOOT, w * 0.11, h * 0.66, roofed=False),), 0.26)
    wall = outlines.polygon(
        [*landmarks.battlement(w * 0.32, h * 0.42, w * 0.36, w * 0.05), (w * 0.68, h * _FOOT), (w * 0.32, h * _FOOT)]
    )
    yield from _shapes(painter, (wall,), 0.16)
    yield from _shapes(painter, (landmarks.arch(w * 0.5, h * _FOOT, w * 0.11, h * 0.68),), 0.9)


def _stones(painter: Painter) -> Iterator[Item]:
    for x, top, foot in (
        (0.5, 0.3, 0.72),
        (0.28, 0.26, 0.8),
        (0.72, 0.24, 0.82),
        (0.14, 0.46, 0.92),
        (0.86, 0.44, 0.93),
    ):
        lean = painter.random.uniform(-0.03, 0.03)
        stone = ((x - 0.08, foot), (x - 0.06 + lean, top + 0.04), (x + 0.03 + lean, top), (x + 0.08, foot))
        yield from _shapes(painter, (outlines.polygon(_at(painter, *stone)),), 0.4, slope=80.0)


def _cave(painter: Painter) -> Iterator[Item]:
    rock = _at(painter, (0.04, _FOOT), (0.1, 0.6), (0.26, 0.36), (0.4, 0.18), (0.6, 0.14), (0.78, 0.34), (0.92, 0.62))
    yield from _shapes(painter, (outlines.polygon([*rock, *_at(painter, (0.96, _FOOT))]),), 0.36, slope=70.0)
    yield from _shapes(painter, (landmarks.arch(*_point(painter, 0.5, _FOOT), *_point(painter, 0.17, 0.66)),), 0.95)


def _ship(painter: Painter) -> Iterator[Item]:
    hull = _at(painter, (0.08, 0.62), (0.2, 0.68), (0.74, 0.68), (0.94, 0.54), (0.82, 0.86), (0.24, 0.86))
    masts = ((0.34, 0.12), (0.6, 0.04))
    for x, top in masts:
        yield _stroked(painter, outlines.polyline(_at(painter, (x, 0.68), (x, top))), 0.018)
        for upper, lower, half in ((top + 0.04, top + 0.24, 0.09), (top + 0.28, 0.62, 0.13)):
            sail = _at(painter, (x - half * 0.8, upper), (x + half, upper), (x + half * 1.5, (upper + lower) / 2))
            sail += _at(painter, (x + half * 1.1, lower), (x - half, lower), (x - half * 0.5, (upper + lower) / 2))
            yield from _shapes(painter, (outlines.polygon(sail),), 0.05)
    yield from _shapes(painter, (outlines.polygon(hull),), 0.62, slope=4.0)
    waves = tuple(
        part
        for x in (0.02, 0.34, 0.66)
        for part in outlines.curve(_at(painter, (x, 0.9), (x + 0.08, 0.85), (x + 0.16, 0.92), (x + 0.26, 0.87)))
    )
    yield _stroked(painter, waves)


def _pyramid(painter: Painter) -> Iterator[Item]:
    for x, tall in ((0.3, 0.5), (0.56, 0.78)):
        light, shade = buildings.pyramid(painter.width * x, painter.height * 0.9, painter.height * tall)
        yield from _shapes(painter, (light,), 0.06, tint="accent", slope=0.0)
        yield from _shapes(painter, (shade,), 0.5, slope=0.0)


def _hoops(painter: Painter) -> Iterator[Item]:
    for x, tall in ((0.24, 0.72), (0.5, 0.92), (0.76, 0.72)):
        yield _stroked(painter, buildings.hoop(painter.width * x, painter.height * _FOOT, painter.height * tall), 0.04)


def _bunker(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _shapes(painter, (outlines.rectangle(w * 0.14, h * 0.4, w * 0.72, h * 0.5),), 0.5, slope=0.0)
    yield Path(outlines.rectangle(w * 0.3, h * 0.52, w * 0.4, h * 0.12), painter.inks.of("ink", 0.95))
    yield from _shapes(painter, buildings.sandbags(painter.random, 0.0, w * 0.86, h * _FOOT, h * 0.2), 0.1)
    yield from _shapes(
        painter, (outlines.polygon(_at(painter, (0.08, 0.42), (0.2, 0.28), (0.8, 0.28), (0.92, 0.42))),), 0.3
    )


def _sandbags(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _shapes(painter, buildings.sandbags(painter.random, 0.0, w * 0.86, h * _FOOT, h * 0.36), 0.14)


def _wire(painter: Painter) -> Iterator[Item]:
    posts, strands = buildings.wire(
        painter.random, painter.width * 0.05, painter.width * 0.95, painter.height * _FOOT, painter.height * 0.5
    )
    yield _stroked(painter, posts, 0.03)
    yield _stroked(painter, strands, 0.012)


def _field(painter: Painter) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from _shapes(
        painter,
        (outlines.polygon(_at(painter, (0.02, _FOOT), (0.2, 0.6), (0.98, 0.56), (0.9, _FOOT))),),
        0.12,
        tint="accent",
    )
    furrows = tuple(
        part
        for number in range(9)
        for part in outlines.polyline(
            _at(painter, (0.06 + number * 0.1, 0.92), (0.22 + number * 0.09, 0.6 - number * 0.004))
        )
    )
    yield _stroked(painter, furrows, 0.01)
    yield from _shapes(painter, (landmarks.broadleaf(painter.random, w * 0.24, h * 0.66, h * 0.5),), 0.3)


def _compass(painter: Painter) -> Iterator[Item]:
    x, y = _point(painter, 0.5, 0.5)
    reach = painter.height * 0.46
    yield _stroked(painter, outlines.disc(x, y, reach * 0.62) + outlines.disc(x, y, reach * 0.56), 0.008)
    for eighth in (1, 3, 5, 7, 0, 2, 4, 6):
        far = reach if eighth % 2 == 0 else reach * 0.6
        angle = eighth * pi / 4
        tip = (x + far * sin(angle), y - far * cos(angle))
        for side, tone in ((-1, 0.02), (1, 0.85)):
            waist = angle + side * pi / 8
            near = (x + reach * 0.17 * sin(waist), y - reach * 0.17 * cos(waist))
            yield from _shapes(painter, (outlines.polygon([(x, y), tip, near]),), tone)


# What may stand several times in one land; of a building there is one.
REPEATED: Final = frozenset({"dead-wood", "field", "forest", "hills", "marsh", "mountains", "peak", "pines", "stones"})
VIGNETTES: Final[Mapping[str, Callable[[Painter], Iterator[Item]]]] = {
    "bunker": _bunker,
    "castle": _castle,
    "cave": _cave,
    "chapel": _chapel,
    "cliffs": _cliffs,
    "compass": _compass,
    "dead-wood": _dead_wood,
    "domes": _domes,
    "field": _field,
    "forest": _forest,
    "fountain": _fountain,
    "gate": _gate,
    "graveyard": _graveyard,
    "hills": _hills,
    "hoops": _hoops,
    "lighthouse": _lighthouse,
    "marsh": _marsh,
    "mountains": _mountains,
    "pavilion": _pavilion,
    "peak": _peak,
    "pines": _pines,
    "pyramid": _pyramid,
    "ruin": _ruin,
    "sandbags": _sandbags,
    "ship": _ship,
    "stage": _stage,
    "stall": _stall,
    "stones": _stones,
    "tents": _tents,
    "tower": _tower,
    "town": _town,
    "village": _village,
    "windmill": _windmill,
    "wire": _wire,
}
