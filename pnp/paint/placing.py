"""Where placed faces and pages lie on their sheets, as transformations."""

from __future__ import annotations

from pnp.frame import Face, Page, Placement
from pnp.matrix import Matrix, Rectangle, compose, turn_of
from pnp.measures import PT_PER_MM


def of_placement(placement: Placement) -> Matrix:
    """Where a placed face or page, or the window of it that is shown, lies on its sheet."""
    left, top, width, height = shown(placement)
    x, y = placement.x, placement.y
    corner = {0: (x, y), 90: (x + height, y), 180: (x + width, y + height), 270: (x, y + width)}
    cosine, sine = turn_of(placement.turn)
    lying: Matrix = (cosine, sine, -sine, cosine, *corner[placement.turn])
    return compose(lying, (1.0, 0.0, 0.0, 1.0, -left, -top))


def shown(placement: Placement) -> Rectangle:
    """The part of the frame that its place on the sheet is reckoned by: x, y, width, height."""
    size = placement.frame.size
    return placement.window or (0.0, 0.0, size.width, size.height)


def clip_of(placement: Placement) -> Rectangle:
    """What may be seen of a placed frame, in its own mm.

    The trim or the window, grown by the bleed that the placement shows; else the window alone, or the trim
    with the bleed of the face.
    """
    if placement.bleed is None:
        return placement.window or with_bleed(placement.frame)
    x, y, width, height = shown(placement)
    left, top, right, bottom = _unturned(placement.bleed, placement.turn)
    return x - left, y - top, width + left + right, height + top + bottom


def _unturned(sides: Rectangle, turn: int) -> Rectangle:
    """Left, top, right, bottom as a turned rectangle lies on its sheet → the same sides of the rectangle itself."""
    shift = turn // 90 % 4
    # After a turn of 90 degrees clockwise the left side of the rectangle lies on top: side i is at i + shift.
    return (sides[shift], sides[(shift + 1) % 4], sides[(shift + 2) % 4], sides[(shift + 3) % 4])


def with_bleed(frame: Face | Page) -> Rectangle:
    """x, y, width, height of the trim and the bleed around it."""
    bleed = frame.bleed if isinstance(frame, Face) else 0.0
    return -bleed, -bleed, frame.size.width + 2 * bleed, frame.size.height + 2 * bleed


def to_points(matrix: Matrix) -> Matrix:
    """The same transformation in points with y up, about the same origin."""
    a, b, c, d, e, f = matrix
    return (a, -b, -c, d, e * PT_PER_MM, -f * PT_PER_MM)
