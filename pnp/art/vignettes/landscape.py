"""Vignettes of land: hills and peaks, woods, marshes, rocks."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Final

from pnp.art import buildings, landmarks, outlines
from pnp.art.outlines import Outline
from pnp.art.vignettes.vignette import FOOT, Vignette
from pnp.frame import Item, Path
from pnp.measures import Mm


def _dead_wood(painter: Vignette) -> Iterator[Item]:
    for x, tall in ((0.24, 0.74), (0.76, 0.66), (0.5, 0.95)):
        tree = buildings.bare_tree(painter.random, painter.width * x, painter.height * FOOT, painter.height * tall)
        yield Path(tree, painter.inks.of("ink", 0.88))


def _trees(painter: Vignette, kind: Callable[[Random, Mm, Mm, Mm], Outline], tone: float) -> Iterator[Item]:
    w, h = painter.width, painter.height
    places = ((0.34, 0.66, 0.6), (0.64, 0.66, 0.56), (0.14, 0.8, 0.58), (0.86, 0.8, 0.58), (0.5, 0.82, 0.72))
    for x, foot, tall in (*places, (0.3, FOOT, 0.6), (0.7, FOOT, 0.62)):
        yield from painter.shape(kind(painter.random, w * x, h * foot, h * tall), tone, slope=80.0)


def _peaks(painter: Vignette, peaks: tuple[tuple[float, float, float], ...]) -> Iterator[Item]:
    """Peaks with a lit side and a shaded one. peaks: the middle, the height and the half width of each."""
    for x, tall, half in peaks:
        foot, top = FOOT, FOOT - tall
        jag = [painter.random.uniform(-0.03, 0.03) for _ in range(6)]
        edge = [(x + jag[0], top + tall * 0.3), (x + 0.04 + jag[1], top + tall * 0.62), (x + jag[2], foot)]
        left = [(x - half, foot), (x - half * 0.62 + jag[3], top + tall * 0.6), (x - half * 0.3, top + tall * 0.26)]
        right = [(x + half * 0.34, top + tall * 0.3), (x + half * 0.6 + jag[4], top + tall * 0.62), (x + half, foot)]
        lit = outlines.polygon(painter.at(*left, (x, top), *edge))
        dark = outlines.polygon(painter.at((x, top), *right, *reversed(edge)))
        yield from painter.shape(lit, 0.03, slope=60.0)
        yield from painter.shape(dark, 0.5, slope=62.0)
        if painter.has_tints:
            cap = [left[2], (x, top), right[0], (x + half * 0.12, top + tall * 0.2), (x - 0.02, top + tall * 0.32)]
            yield Path(outlines.polygon(painter.at(*cap)), painter.inks.paper(0.95))


def _hills(painter: Vignette) -> Iterator[Item]:
    for x, top in ((0.3, 0.5), (0.7, 0.44), (0.5, 0.64)):
        hump = painter.at((x - 0.3, FOOT), (x - 0.17, top + 0.12), (x, top), (x + 0.17, top + 0.12), (x + 0.3, FOOT))
        yield from painter.shape(outlines.curve(hump), 0.18, slope=65.0)


def _marsh(painter: Vignette) -> Iterator[Item]:
    w, h, random = painter.width, painter.height, painter.random
    pool = outlines.disc(w * 0.5, h * 0.76, w * 0.46, h * 0.18)
    yield from painter.shape(pool, 0.2, tint="accent", slope=0.0)
    ripples = tuple(
        part
        for y, x in ((0.7, 0.3), (0.78, 0.52), (0.84, 0.3), (0.72, 0.6))
        for part in outlines.polyline(painter.at((x, y), (x + 0.18, y)))
    )
    yield painter.stroke(ripples, 0.01)
    for x, foot in ((0.16, 0.82), (0.3, 0.66), (0.74, 0.68), (0.88, 0.8), (0.5, 0.94)):
        reeds: Outline = ()
        for lean in (-0.06, -0.02, 0.03, 0.07):
            top = foot - random.uniform(0.34, 0.5)
            reeds += outlines.curve(painter.at((x + lean * 0.3, foot), (x + lean * 0.7, foot - 0.2), (x + lean, top)))
            yield Path(outlines.disc(w * (x + lean), h * top, w * 0.012, h * 0.05), painter.inks.of("ink", 0.9))
        yield painter.stroke(reeds, 0.012)


def _cliffs(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    rock = painter.at((0.0, 0.8), (0.0, 0.34), (0.24, 0.3), (0.34, 0.36), (0.46, 0.28), (0.56, 0.36), (0.6, 0.56))
    rock += painter.at((0.68, 0.62), (0.7, 0.8))
    yield from painter.shape(buildings.tower(w * 0.24, h * 0.34, w * 0.055, h * 0.26, roofed=True), 0.1)
    yield from painter.shape(outlines.polygon(rock), 0.42, slope=84.0)
    yield from painter.shape(outlines.rectangle(0.0, h * 0.8, w, h * 0.16), 0.2, tint="accent", slope=0.0)
    yield painter.stroke(outlines.waves(painter.random, w * 0.04, w * 0.96, h * 0.82, h * FOOT), 0.01)


def _stones(painter: Vignette) -> Iterator[Item]:
    for x, top, foot in (
        (0.5, 0.3, 0.72),
        (0.28, 0.26, 0.8),
        (0.72, 0.24, 0.82),
        (0.14, 0.46, 0.92),
        (0.86, 0.44, 0.93),
    ):
        lean = painter.random.uniform(-0.03, 0.03)
        stone = ((x - 0.08, foot), (x - 0.06 + lean, top + 0.04), (x + 0.03 + lean, top), (x + 0.08, foot))
        yield from painter.polygon(stone, 0.4, slope=80.0)


def _cave(painter: Vignette) -> Iterator[Item]:
    rock = painter.at((0.04, FOOT), (0.1, 0.6), (0.26, 0.36), (0.4, 0.18), (0.6, 0.14), (0.78, 0.34), (0.92, 0.62))
    yield from painter.shape(outlines.polygon([*rock, *painter.at((0.96, FOOT))]), 0.36, slope=70.0)
    yield from painter.shape(landmarks.arch(*painter.point(0.5, FOOT), *painter.point(0.17, 0.66)), 0.95)


def _field(painter: Vignette) -> Iterator[Item]:
    w, h = painter.width, painter.height
    yield from painter.polygon(((0.02, FOOT), (0.2, 0.6), (0.98, 0.56), (0.9, FOOT)), 0.12, tint="accent")
    furrows = tuple(
        part
        for number in range(9)
        for part in outlines.polyline(
            painter.at((0.06 + number * 0.1, 0.92), (0.22 + number * 0.09, 0.6 - number * 0.004))
        )
    )
    yield painter.stroke(furrows, 0.01)
    yield from painter.shape(landmarks.broadleaf(painter.random, w * 0.24, h * 0.66, h * 0.5), 0.3)


LANDSCAPE: Final[Mapping[str, Callable[[Vignette], Iterator[Item]]]] = {
    "cave": _cave,
    "cliffs": _cliffs,
    "dead-wood": _dead_wood,
    "field": _field,
    "forest": partial(_trees, kind=landmarks.broadleaf, tone=0.3),
    "hills": _hills,
    "marsh": _marsh,
    "mountains": partial(_peaks, peaks=((0.3, 0.6, 0.27), (0.72, 0.66, 0.27), (0.5, 0.86, 0.3))),
    "peak": partial(_peaks, peaks=((0.5, 0.8, 0.4),)),
    "pines": partial(_trees, kind=landmarks.conifer, tone=0.42),
    "stones": _stones,
}
