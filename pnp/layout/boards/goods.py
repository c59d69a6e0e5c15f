"""Wares on the board of a stall: jugs, bottles, loaves, cheeses, apples, books."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.frame import Item, Path, Segment, Stroke
from pnp.layout.boards.seeded_random import SeededRandom
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.svg.path import parse_path

# Each is 10 wide and stands on y = 0: its outline, the lines inside of it, and what it is of if not of the stall's
# colour.
_WARES: Final[Mapping[str, tuple[str, str, str]]] = {
    "jug": (
        "M 2 0 C 0 -4 1 -8 3.4 -10 L 3 -13 L 7 -13 L 6.6 -10 C 9 -8 10 -4 8 0 Z",
        "M 7.4 -11.4 C 10.6 -11 10.6 -5.6 8.6 -4.6 M 2 -5.4 C 4 -4.4 6 -4.4 8.4 -5.4",
        "",
    ),
    "bottle": (
        "M 2.6 0 L 2.6 -8 C 2.6 -10 4 -10.4 4 -12 L 4 -15 L 6 -15 L 6 -12 C 6 -10.4 7.4 -10 7.4 -8 L 7.4 0 Z",
        "M 2.6 -6.4 L 7.4 -6.4 M 2.6 -2.4 L 7.4 -2.4",
        "",
    ),
    "loaf": ("M 0.4 0 C -0.6 -4.6 2 -7 5 -7 C 8 -7 10.6 -4.6 9.6 0 Z", "M 3 -5.8 L 4.4 -3 M 5.6 -6 L 7 -3.2", "wood"),
    "cheese": ("M 0.4 0 L 0.4 -4 L 9.6 -7.4 L 9.6 0 Z", "M 0.4 -4 L 9.6 -4", "brass"),
    "apples": (
        "M 0 0 C -0.6 -3.4 1.6 -4.4 3 -4 C 2.6 -7.4 7.4 -7.4 7 -4 C 8.4 -4.4 10.6 -3.4 10 0 Z",
        "M 5 -6.6 L 5.6 -8.6 M 3.2 -3.8 C 3.8 -2.4 4.6 -2 5 0 M 6.8 -3.8 C 6.2 -2.4 5.4 -2 5 0",
        "",
    ),
    "books": (
        "M 0.6 0 L 0.6 -10.6 L 3.4 -10.6 L 3.4 -8.6 L 6.4 -8.6 L 6.4 -9.6 L 9.6 -8.8 L 8.6 0 Z",
        "M 3.4 -8.6 L 3.4 0 M 6.4 -8.6 L 6.2 0 M 0.6 -8 L 3.4 -8",
        "",
    ),
}
_ACROSS: Final = 11.0
_HIGH: Final = 16.0


def goods(box: Box, seed: int, color: str, theme: ResolvedTheme, pen: Stroke) -> Iterator[Item]:
    """Three wares side by side on the foot of a box. color: of the stall; pen: of outlines."""
    random, names = SeededRandom(seed, 5), list(_WARES)
    scale = min(box.width / (3 * _ACROSS), box.height / _HIGH)
    first = int(random.between(0, len(names)))
    for number in range(3):
        outline, lines, matter = _WARES[names[(first + number * 2 + seed % 2) % len(names)]]
        x = box.right - (3 - number) * _ACROSS * scale
        token = f"picture-{matter}" if matter else ("paper", color or "muted")[(number + seed) % 2]
        yield Path(_placed(outline, x, box.bottom, scale), theme.ink(token, "ornament", instead="white"), pen)
        yield Path(_placed(lines, x, box.bottom, scale), None, pen)


def _placed(d: str, x: float, y: float, scale: float) -> tuple[Segment, ...]:
    """A path of a ware whose foot is at (x, y)."""
    return tuple(
        (name, *(value * scale + (y if index % 2 else x) for index, value in enumerate(numbers)))
        for name, *numbers in parse_path(d)
    )
