"""Ovals and rounded rectangles as curves, whatever the unit, y down."""

from __future__ import annotations

from typing import Final

from pnp.frame import Segment

# The distance of the control points of a cubic curve for a quarter circle of radius 1; off by less than 0.03 %.
CIRCLE: Final = 0.5522847498307936


def oval(x: float, y: float, rx: float, ry: float) -> tuple[Segment, ...]:
    """The ellipse with these radii about (x, y), as four curves from the rightmost point, clockwise."""
    kx, ky = rx * CIRCLE, ry * CIRCLE
    return (
        ("M", x + rx, y),
        ("C", x + rx, y + ky, x + kx, y + ry, x, y + ry),
        ("C", x - kx, y + ry, x - rx, y + ky, x - rx, y),
        ("C", x - rx, y - ky, x - kx, y - ry, x, y - ry),
        ("C", x + kx, y - ry, x + rx, y - ky, x + rx, y),
        ("Z",),
    )


def rounded_rectangle(x: float, y: float, right: float, bottom: float, rx: float, ry: float) -> tuple[Segment, ...]:
    """A rectangle whose corners are quarters of an oval, clockwise from the top left."""
    kx, ky = rx * (1 - CIRCLE), ry * (1 - CIRCLE)
    return (
        ("M", x + rx, y),
        ("L", right - rx, y),
        ("C", right - kx, y, right, y + ky, right, y + ry),
        ("L", right, bottom - ry),
        ("C", right, bottom - ky, right - kx, bottom, right - rx, bottom),
        ("L", x + rx, bottom),
        ("C", x + kx, bottom, x, bottom - ky, x, bottom - ry),
        ("L", x, y + ry),
        ("C", x, y + ky, x + kx, y, x + rx, y),
        ("Z",),
    )
