"""Put faces into the places of a grid."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.frame import Face, Path, Placement
from pnp.impose.grid import Copy, Slot
from pnp.impose.rects import EPSILON
from pnp.impose.shapes import hexagon, outline, within_hexagon
from pnp.measures import Mm


class Placer:
    """Makes placements; holds each face that had to be cut off to a hexagon, so that it stays one face."""

    def __init__(self, gap: Mm) -> None:
        self._gap = gap
        self._cut_off: dict[int, tuple[Face, Face]] = {}

    def place(self, face: Face, slot: Slot, copy: Copy, staggered: bool) -> Placement:
        """The face of a copy in the middle of its place, with as much bleed as its neighbours leave."""
        piece = copy.piece.id
        size = face.size.turned() if slot.turn % 180 else face.size
        x = slot.rect.left + (slot.rect.width - size.width) / 2
        y = slot.rect.top + (slot.rect.height - size.height) / 2
        near = min(face.bleed, self._gap / 2)
        if staggered and hexagon(face) is not None:
            return Placement(self._within_hexagon(face, near), x, y, slot.turn, copy.number, piece=piece)
        left, top, right, bottom = (near if shared else face.bleed for shared in slot.shared)
        whole = near >= face.bleed - EPSILON or not any(slot.shared)
        bleed = None if whole else (left, top, right, bottom)
        return Placement(face, x, y, slot.turn, copy.number, bleed=bleed, piece=piece)

    def _within_hexagon(self, face: Face, bleed: Mm) -> Face:
        if id(face) not in self._cut_off:
            self._cut_off[id(face)] = (face, within_hexagon(face, bleed))
        return self._cut_off[id(face)][1]


def outlines(placements: Iterable[Placement], gap: Mm) -> tuple[Path, ...]:
    """The trims of pieces that are no rectangles; butted cards with round corners go without."""
    if not gap:
        return ()
    return tuple(path for placement in placements if (path := outline(placement)) is not None)
