"""What the trim path of a face means for packing: hexagons, outlines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot, isclose
from typing import Final

from pnp.frame import Face, Group, Ink, Nested, Path, Placement, Segment, Stroke
from pnp.impose.rects import on_sheet
from pnp.measures import Mm

HAIRLINE: Final[Mm] = 0.1
MARK_INK: Final = Ink("registration", "line")

_UPRIGHT = frozenset({(2, 0), (4, 1), (4, 3), (2, 4), (0, 3), (0, 1)})
_LYING = frozenset({(y, x) for x, y in _UPRIGHT})
# Width to height of a regular hexagon that stands on a corner.
_REGULAR = 3**0.5 / 2


def hexagon(face: Face) -> bool | None:
    """True for a regular hexagon that stands on a corner, False on a side, None for any other shape."""
    if not face.trim:
        return None
    corners = _corners(face.trim)
    width, height = face.size.width, face.size.height
    if len(corners) != 6:
        return None
    quarters = [(4 * x / width, 4 * y / height) for x, y in corners]
    if any(abs(value - round(value)) > 0.05 for corner in quarters for value in corner):
        return None
    points = frozenset((round(x), round(y)) for x, y in quarters)
    if points == _UPRIGHT and isclose(width / height, _REGULAR, rel_tol=0.02):
        return True
    if points == _LYING and isclose(height / width, _REGULAR, rel_tol=0.02):
        return False
    return None


def _corners(trim: tuple[Segment, ...]) -> list[tuple[Mm, Mm]]:
    """The corners of a closed polygon, nothing for other paths."""
    steps = [segment for segment in trim if segment[0] != "Z"]
    if any(segment[0] not in "ML" for segment in steps) or len(trim) - len(steps) > 1:
        return []
    corners = [(points[0], points[1]) for _, *points in steps]
    if len(corners) > 1 and hypot(corners[0][0] - corners[-1][0], corners[0][1] - corners[-1][1]) < 1e-3:
        corners.pop()
    return corners


def within_hexagon(face: Face, bleed: Mm) -> Face:
    """The face with its art cut off at its hexagon grown by a bleed, as its neighbours lie inside its box."""
    middle_x, middle_y = face.size.width / 2, face.size.height / 2
    across = min(face.size.width, face.size.height)
    factor = (across + 2 * bleed) / across
    grown = _mapped(face.trim, lambda x, y: (middle_x + (x - middle_x) * factor, middle_y + (y - middle_y) * factor))
    # The face itself may be known by the key of its painted content alone.
    return replace(face, art=(Group((Nested(face, 0.0, 0.0),), clip=grown),), key="")


def outline(placement: Placement) -> Path | None:
    """A hairline along the trim of a piece that is not a rectangle, where it lies on the sheet."""
    face = placement.frame
    if not isinstance(face, Face) or not face.trim or placement.window is not None:
        return None
    segments = _mapped(face.trim, lambda x, y: on_sheet(x, y, placement))
    return Path(segments, stroke=Stroke(Ink(face.guide, "line"), HAIRLINE))


def _mapped(segments: tuple[Segment, ...], move: Callable[[Mm, Mm], tuple[Mm, Mm]]) -> tuple[Segment, ...]:
    """The path with every point moved; a rectangle becomes its four sides."""
    mapped: list[Segment] = []
    for name, *numbers in segments:
        if name == "R":
            x, y, width, height = numbers
            corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
            mapped.extend(("L" if i else "M", *move(*corner)) for i, corner in enumerate(corners))
            mapped.append(("Z",))
            continue
        points = [move(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]
        mapped.append((name, *(value for point in points for value in point)))
    return tuple(mapped)
