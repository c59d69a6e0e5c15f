"""The frames of unit symbols: whose a unit is, by the shape around its symbol.

The centre is (0, 0), y points down. The proportions follow APP-6 and FM 1-02: a rectangle of 3 : 2 for friends, a
square on its corner for enemies, a square for neutrals, four lobes for units of whom nobody knows.
"""

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Final

from pnp.symbols.ink import Mark, polygon
from pnp.values import dataclass

# Lobes of this radius meet at the corners of a square, so far to each side of the centre.
_LOBE: Final = 15.6
_NOTCH: Final = 15.0
_LOBE_AT: Final = _NOTCH + sqrt(_LOBE**2 - _NOTCH**2)
PEN: Final = 3.6


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame.

    outline: filled. across, down: half the size of a box whose corners lie on the frame, for signs that touch it.
    depth, width: half its height and its width. reach: how far to the right of the centre it is at a height.
    """

    outline: Mark
    across: float
    down: float
    depth: float
    width: float
    reach: Callable[[float], float]


def _lobes_at(y: float) -> float:
    y = abs(y)
    if y <= _NOTCH:
        return _LOBE_AT + sqrt(_LOBE**2 - y**2)
    return sqrt(max(_LOBE**2 - (y - _LOBE_AT) ** 2, 0.0))


def _box(across: float, down: float) -> Frame:
    outline = polygon((-across, -down), (across, -down), (across, down), (-across, down))
    return Frame(outline, across, down, down, across, lambda y: across)


def _diamond(radius: float) -> Frame:
    outline = polygon((0, -radius), (radius, 0), (0, radius), (-radius, 0))
    # The box is as wide for its height as that of a friend, so that both look alike inside.
    return Frame(outline, radius * 0.58, radius * 0.42, radius, radius, lambda y: radius - abs(y))


def _quatrefoil() -> Frame:
    n, r = f"{_NOTCH:.2f}", f"{_LOBE:g}"
    corners = ((n, f"-{n}"), (n, n), (f"-{n}", n), (f"-{n}", f"-{n}"))
    arcs = " ".join(f"A {r} {r} 0 1 1 {x} {y}" for x, y in corners)
    depth = _LOBE_AT + _LOBE
    return Frame(Mark(f"M -{n} -{n} {arcs} Z"), _NOTCH, _NOTCH, depth, depth, _lobes_at)


FRAMES: Final[Mapping[str, Frame]] = {
    "friendly": _box(36, 24),
    "hostile": _diamond(38),
    "neutral": _box(28, 28),
    "unknown": _quatrefoil(),
}
