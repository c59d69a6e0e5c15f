"""Vignettes of the open sea, as charts have them: a serpent, a whale, a galley under oars."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from pnp.art import outlines
from pnp.art.vignettes.vignette import Vignette
from pnp.frame import Item

_Points = tuple[tuple[float, float], ...]
# Where the water stands, as a share of the height.
_WATER: Final = 0.84


def _water(painter: Vignette, *spans: tuple[float, float], level: float = _WATER) -> Iterator[Item]:
    """Short crests on the water line, from where to where as shares of the width."""
    lines = []
    for left, right in spans:
        count = max(round((right - left) / 0.055), 1)
        knots = [
            (left + (right - left) * step / (2 * count), level + (0.028 if step % 2 else 0.0))
            for step in range(2 * count + 1)
        ]
        lines.append(outlines.curve(painter.at(*knots)))
    yield painter.stroke(outlines.joined(lines), 0.011)


def _arch(painter: Vignette, x: float, half: float, top: float, thick: float) -> Iterator[Item]:
    """A loop of a serpent that rises from the water and dips into it again, with fins along its back."""
    outer = [(x - half * cos(pi * step / 8), _WATER - (_WATER - top) * sin(pi * step / 8)) for step in range(9)]
    inner = [
        (x - (half - thick) * cos(pi * step / 8), _WATER - (_WATER - top - thick * 1.25) * sin(pi * step / 8))
        for step in range(9)
    ]
    fins = []
    for first, last in pairwise(outer[1:-1]):
        (ax, ay), (bx, by) = first, last
        out_x, out_y = (ax + bx) / 2 - x, (ay + by) / 2 - _WATER
        far = 1 + 0.05 / max((out_x**2 + out_y**2) ** 0.5, 0.05)
        tip = x + out_x * far, _WATER + out_y * far
        fins.append(outlines.polygon(painter.at(first, tip, last)))
    yield from painter.shape(outlines.joined(fins), 0.7, tint="accent")
    yield from painter.shape(outlines.polygon(painter.at(*outer, *reversed(inner))), 0.34, slope=50.0)
    scales = [
        outlines.curve(painter.at(_mid(a, c, 0.15), _mid(a, c, 0.55), _mid(b, d, 0.85)))
        for a, b, c, d in zip(outer[:-1], outer[1:], inner[:-1], inner[1:], strict=True)
    ]
    yield painter.stroke(outlines.joined(scales), 0.007)


def _mid(first: tuple[float, float], last: tuple[float, float], share: float) -> tuple[float, float]:
    return first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share


def _serpent(painter: Vignette) -> Iterator[Item]:
    tail: _Points = (
        (0.88, _WATER),
        (0.9, 0.6),
        (0.86, 0.5),
        (0.78, 0.42),
        (0.9, 0.43),
        (0.93, 0.36),
        (0.95, 0.45),
        (0.99, 0.5),
    )
    tail += ((0.95, 0.54), (0.945, 0.66), (0.95, _WATER))
    yield from painter.polygon(tail, 0.3, slope=50.0)
    yield from _arch(painter, 0.72, 0.115, 0.56, 0.065)
    yield from _arch(painter, 0.46, 0.14, 0.46, 0.075)
    neck: _Points = ((0.12, _WATER), (0.14, 0.6), (0.2, 0.42), (0.19, 0.3), (0.12, 0.27), (0.03, 0.34), (0.005, 0.31))
    neck += ((0.04, 0.22), (0.0, 0.23), (0.05, 0.14), (0.15, 0.1), (0.24, 0.12), (0.3, 0.24), (0.29, 0.42))
    neck += ((0.24, 0.6), (0.24, _WATER))
    mane: _Points = ((0.2, 0.11), (0.27, 0.03), (0.28, 0.13), (0.36, 0.12), (0.32, 0.23), (0.39, 0.28), (0.31, 0.33))
    mane += ((0.36, 0.42), (0.28, 0.43), (0.29, 0.26))
    yield from painter.polygon(mane, 0.7, tint="accent")
    yield from painter.shape(outlines.loop(painter.at(*neck)), 0.3, slope=50.0)
    eye = outlines.disc(*painter.point(0.135, 0.17), painter.width * 0.014)
    jaw = outlines.curve(painter.at((0.04, 0.245), (0.1, 0.255), (0.15, 0.235)))
    ribs = [
        outlines.curve(painter.at((0.145 + i * 0.012, 0.72 - i * 0.1), (0.19 + i * 0.012, 0.7 - i * 0.1)))
        for i in range(4)
    ]
    yield painter.stroke(outlines.joined((eye, jaw, *ribs)), 0.012)
    yield from _water(painter, (0.02, 0.34), (0.4, 0.56), (0.62, 0.98))


def _whale(painter: Vignette) -> Iterator[Item]:
    spouts = [
        outlines.curve(
            painter.at((0.27, 0.36), (0.27 + lean * 0.4, 0.16), (0.27 + lean, 0.12), (0.27 + lean * 1.4, 0.24))
        )
        for lean in (-0.1, -0.05, 0.05, 0.1)
    ]
    yield painter.stroke(outlines.joined(spouts), 0.012)
    body: _Points = ((0.03, 0.66), (0.06, 0.48), (0.18, 0.38), (0.38, 0.36), (0.6, 0.46), (0.76, 0.56), (0.84, 0.44))
    body += ((0.8, 0.3), (0.74, 0.22), (0.86, 0.24), (0.9, 0.3), (0.94, 0.2), (1.0, 0.18), (0.98, 0.32), (0.92, 0.42))
    body += ((0.92, 0.62), (0.82, 0.8), (0.6, _WATER), (0.2, _WATER), (0.06, 0.78))
    yield from painter.shape(outlines.loop(painter.at(*body)), 0.36, slope=20.0)
    yield from painter.polygon(((0.34, 0.7), (0.46, 0.72), (0.5, 0.9), (0.4, 0.86)), 0.6, tint="accent")
    yield from painter.polygon(((0.44, 0.37), (0.54, 0.28), (0.56, 0.43)), 0.6, tint="accent")
    teeth = [(0.05 + 0.03 * step, 0.7 if step % 2 else 0.665) for step in range(8)]
    eye = outlines.disc(*painter.point(0.2, 0.55), painter.width * 0.016)
    folds = [
        outlines.curve(painter.at((0.32 + 0.07 * i, 0.44 + 0.02 * i), (0.36 + 0.07 * i, 0.56), (0.33 + 0.07 * i, 0.66)))
        for i in range(5)
    ]
    yield painter.stroke(outlines.joined((outlines.polyline(painter.at(*teeth)), eye, *folds)), 0.012)
    yield from _water(painter, (0.0, 0.3), (0.5, 0.98))


def _galley(painter: Vignette) -> Iterator[Item]:
    yield painter.stroke(outlines.polyline(painter.at((0.46, 0.7), (0.5, 0.14))), 0.018)
    yield painter.stroke(outlines.polyline(painter.at((0.2, 0.5), (0.78, 0.02))), 0.014)
    sail = ((0.21, 0.5), (0.5, 0.26), (0.77, 0.03), (0.74, 0.26), (0.66, 0.44), (0.52, 0.58), (0.36, 0.58))
    yield from painter.polygon(sail, 0.05)
    seams = [
        outlines.curve(painter.at((x, y), (x + 0.05, y + 0.2))) for x, y in ((0.36, 0.39), (0.5, 0.28), (0.63, 0.18))
    ]
    yield painter.stroke(outlines.joined(seams), 0.008)
    yield from painter.polygon(((0.5, 0.14), (0.36, 0.1), (0.42, 0.06), (0.5, 0.05)), 0.8, tint="accent")
    hull: _Points = (
        (0.0, 0.66),
        (0.14, 0.7),
        (0.78, 0.7),
        (0.86, 0.56),
        (0.98, 0.5),
        (0.95, 0.68),
        (0.86, _WATER),
        (0.2, _WATER),
    )
    yield from painter.polygon(hull, 0.55, slope=4.0)
    oars = [outlines.polyline(painter.at((0.24 + 0.075 * i, 0.75), (0.18 + 0.075 * i, 0.96))) for i in range(8)]
    yield painter.stroke(outlines.joined(oars), 0.014)
    yield from _water(painter, (0.02, 0.98), level=0.92)


SEA: Final[Mapping[str, Callable[[Vignette], Iterator[Item]]]] = {
    "galley": _galley,
    "sea-serpent": _serpent,
    "whale": _whale,
}
