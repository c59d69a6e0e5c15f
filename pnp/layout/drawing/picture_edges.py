"""Report texts of a finished face that lie partly on a picture of the kit and partly beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.fonts import FontBook
from pnp.layout.drawing.inked_lines import inked, lines_of
from pnp.layout.drawing.painted_elements import PaintedElement, PlaceMemo
from pnp.layout.drawing.partial_contrast import MixedText
from pnp.layout.drawing.reports import OverPictureEdge
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.background import Layers, is_closed
from pnp.layout.geometry.outlines import Point

# A line of which less lies on a picture only touches it.
LEAST: Final = 0.15
_MOST_LETTERS: Final = 400
_POINTS: Final = 4


def report_over_edges(canvas: Canvas, mixed: PlaceMemo[MixedText], book: FontBook) -> None:
    """Report each text over which the edge of a picture runs. Letters with an outline are meant to lie anywhere."""
    drawn = canvas.painted
    for text in mixed.of(drawn):
        under = [drawn[below] for below in text.under]
        for number, picture in enumerate(under):
            if not picture.is_picture:
                continue
            part = drawn[text.number]
            shares = _shares_on(part, picture, under[:number], book)
            if shares and max(shares) >= LEAST and min(shares) <= 1 - LEAST:
                subject, element, share = part.subject(canvas.face), picture.element, sum(shares) / len(shares)
                report = OverPictureEdge(**subject, picture=element.name, picture_span=element.span, share=share)
                canvas.notes.reports.append(report)


def _shares_on(
    part: PaintedElement, picture: PaintedElement, between: Sequence[PaintedElement], book: FontBook
) -> list[float]:
    """How much of each line of a text lies on a picture, as a share of some points of its letters."""
    shares, looked_at = [], 0
    for line in lines_of(part):
        if line.run is None or line.run.halo or not line.is_to_be_read or looked_at > _MOST_LETTERS:
            continue
        letters = list(inked(line, book))
        looked_at += len(letters)
        points = [point for letter in letters for point in letter.points[:: len(letter.points) // _POINTS + 1]]
        if points:
            shares.append(sum(_lies_on(point, picture, between) for point in points) / len(points))
    return shares


def _lies_on(point: Point, picture: PaintedElement, between: Sequence[PaintedElement]) -> bool:
    """Whether a point is on an opaque picture, with nothing opaque between."""
    above: Layers = ()
    for part in between:
        above += part.layers_at(*point)
    return not is_closed(above) and is_closed(picture.layers_at(*point))
