"""Faces to one sheet that shows them all in rows, cut to size, for a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pnp.frame import Face, Group, Ink, Nested, Page, Path, Placement, Sheet, Stroke
from pnp.impose.shapes import HAIRLINE, outline
from pnp.measures import Mm, Size

_EDGE: Final = Ink("registration", "line", 0.4)


def contact_sheet(frames: Sequence[Face | Page], columns: int, gap: Mm) -> Sheet:
    """Rows of so many faces without their bleed, each in a cell as large as the largest.

    gap: between and around them; in a gap, a hairline shows where a face ends.
    """
    width = max(frame.size.width for frame in frames)
    height = max(frame.size.height for frame in frames)
    columns = min(columns, len(frames))
    rows = -(-len(frames) // columns)
    placements = tuple(
        Placement(
            _cut(frame),
            gap + number % columns * (width + gap) + (width - frame.size.width) / 2,
            gap + number // columns * (height + gap) + (height - frame.size.height) / 2,
            bleed=(0.0, 0.0, 0.0, 0.0),
        )
        for number, frame in enumerate(frames)
    )
    size = Size(gap + columns * (width + gap), gap + rows * (height + gap))
    marks = tuple(map(_edge, placements)) if gap else ()
    return Sheet(size=size, side="front", placements=placements, marks=marks)


def _cut(frame: Face | Page) -> Face | Page:
    """A frame without what lies outside of its trim path."""
    if isinstance(frame, Page) or not frame.trim:
        return frame
    # The face itself may be known by the key of its painted content alone.
    return replace(frame, art=(Group((Nested(frame, 0.0, 0.0),), clip=frame.trim),), key="")


def _edge(placement: Placement) -> Path:
    size = placement.frame.size
    shaped = outline(placement)
    segments = shaped.segments if shaped else (("R", placement.x, placement.y, size.width, size.height),)
    return Path(segments, stroke=Stroke(_EDGE, HAIRLINE))
