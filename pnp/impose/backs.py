"""Where a back lies so that it is exactly behind its front once the paper is turned over."""

from __future__ import annotations

from typing import Literal

from pnp.impose.grid import Slot
from pnp.impose.plan import Backs
from pnp.impose.rects import Rect
from pnp.measures import Mm, Size

# The line that the paper turns about, as one looks at it.
Axis = Literal["vertical", "horizontal"]


def turning_axis(backs: Backs, size: Size) -> Axis:
    """The line that paper of a size turns about: its long edge unless the mode says the short one."""
    upright = size.height >= size.width
    long_edge = backs != "duplex-short-edge"
    return "vertical" if upright == long_edge else "horizontal"


def back_slot(slot: Slot, size: Size, axis: Axis) -> Slot:
    """The place behind a front's place: mirrored in the paper, turned so that both sides read upright.

    About a vertical line x' = W - x - w, about a horizontal one y' = H - y - h and turned by 180 degrees.
    A front that lies on its side leans the other way when seen from behind.
    """
    left, top, right, bottom = slot.rect
    near_left, near_top, near_right, near_bottom = slot.shared
    if axis == "vertical":
        return Slot(
            Rect(size.width - right, top, size.width - left, bottom),
            -slot.turn % 360,
            (near_right, near_top, near_left, near_bottom),
        )
    return Slot(
        Rect(left, size.height - bottom, right, size.height - top),
        (180 - slot.turn) % 360,
        (near_left, near_bottom, near_right, near_top),
    )


def back_window(window: tuple[Mm, Mm, Mm, Mm], face: Size) -> tuple[Mm, Mm, Mm, Mm]:
    """The part of a large back that is behind a part of its front; the piece turns like a leaf of a book."""
    x, y, width, height = window
    return (face.width - x - width, y, width, height)
