"""The shapes of the spaces of a track: their outlines, and the room for words and symbols in them."""

from __future__ import annotations

from math import cos, pi, sin

from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.curves import Segments, circle, ngon, polyline, smooth
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.boards.stall_roofs import ROOFS, Roof
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm

# Of a stall: the awning, and below it the front with the name, as shares of its height. The rest is road.
AWNING = 0.27
FRONT = 0.68


def outline(shape: str, box: Box, seed: int) -> Segments:
    """The outline of a space."""
    (x, y), side = box.center, min(box.width, box.height)
    match shape:
        case "disc":
            return circle((x, y), side / 2)
        case "octagon":
            return ngon((x, y), side / 2 / cos(pi / 8), 8, pi / 8)
        case "shield":
            top, half = y - side / 2, side * 0.46
            return (
                ("M", x - half, top),
                ("L", x + half, top),
                ("L", x + half, y + side * 0.04),
                ("C", x + half, y + side * 0.3, x + half * 0.5, y + side * 0.44, x, y + side / 2),
                ("C", x - half * 0.5, y + side * 0.44, x - half, y + side * 0.3, x - half, y + side * 0.04),
                ("Z",),
            )
        case "banner":
            notch = side * 0.14
            foot = [(box.right, box.bottom), (x, box.bottom - notch), (box.x, box.bottom)]
            return polyline([(box.x, box.y), (box.right, box.y), *foot], closed=True)
        case "stone":
            random = SeededRandom(seed, 3)
            angles = [2 * pi * (index + random.between(-0.2, 0.2)) / 9 for index in range(9)]
            reach = [random.between(0.9, 1.0) for _ in angles]
            across, down = box.width / 2, box.height / 2
            rim = [
                (x + across * far * cos(angle), y + down * far * sin(angle))
                for angle, far in zip(angles, reach, strict=True)
            ]
            return smooth(rim, closed=True)
        case "stall":
            top = box.height * AWNING * 0.84
            return Box(box.x, box.y + top, box.width, box.height * FRONT - top).segments(side * 0.03)
        case _:
            return box.segments(side * 0.14)


def room(shape: str, box: Box) -> Box:
    """Where words and symbols of a space go."""
    side = min(box.width, box.height)
    match shape:
        case "disc" | "octagon" | "stone":
            return box.square().inset(side * 0.13, side * 0.07)
        case "shield":
            return box.square().inset(side * 0.1, side * 0.05, side * 0.1, side * 0.16)
        case "banner":
            return box.inset(side * 0.06, side * 0.05, side * 0.06, side * 0.16)
        case "stall":
            top = box.height * AWNING
            return Box(box.x, box.y + top, box.width, box.height * (FRONT - AWNING)).inset(side * 0.05, side * 0.02)
        case _:
            return box.inset(side * 0.06, side * 0.05)


def roof(box: Box, kind: int, color: str, theme: ResolvedTheme, pen: Stroke) -> tuple[Item, ...]:
    """The roof of a stall of a kind."""
    over = box.width * 0.03
    place = Box(box.x - over, box.y, box.width + 2 * over, box.height * AWNING)
    return tuple(ROOFS[kind % len(ROOFS)](Roof(place, color, theme, pen)))


def shadow(shape: str, box: Box, seed: int, theme: ResolvedTheme) -> Path:
    """The soft edge that a medallion throws on the road."""
    by: Mm = min(box.width, box.height) * 0.035
    return Path(outline(shape, box.moved(by, by * 1.4), seed), theme.ink("ink", "ornament", 0.3))
