"""The shape of a picture and that of its place → a report if a good part of it is cut off."""

from __future__ import annotations

from math import isclose
from typing import Final

from pnp.layout.drawing.reports import CroppedPicture, EnlargedPicture, ReportSubject
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.box import Box
from pnp.measures import Mm, Size

# A photograph of 4:3 in a place of 3:2 loses a ninth, which nobody misses; a square on a poker card over a quarter.
MOST_CUT: Final = 0.2
# How far the proportions of a picture may be from those of the cut card, as a share of what the bleed changes in them.
_NEAR: Final = 0.25
# Of a drawing that has a size of its own, in mm.
_SAME: Final[Mm] = 1.0


def shape_report(
    about: ReportSubject, path: str, size: Size, box: Box, share: float, canvas: Canvas, *, has_mm: bool
) -> CroppedPicture | EnlargedPicture | None:
    """What to report about a picture that fills a box.

    size: of the picture, in mm if has_mm. share: of its area that is shown.
    """
    trim, bleed = canvas.box, canvas.bleed
    outer = Box(trim.x - bleed, trim.y - bleed, trim.width + 2 * bleed, trim.height + 2 * bleed)
    if bleed and _are_equal(box, outer) and _is_of_cut_size(size, trim.size, outer.size, has_mm=has_mm):
        return EnlargedPicture(**about, path=path, needed=outer.size, bleed=bleed)
    return CroppedPicture(**about, path=path, share=1.0 - share) if 1.0 - share > MOST_CUT else None


def _is_of_cut_size(picture: Size, trim: Size, outer: Size, *, has_mm: bool) -> bool:
    """Whether a picture was made for the cut face: it has its size, or its proportions and not those with bleed."""
    if has_mm and abs(picture.width - trim.width) <= _SAME and abs(picture.height - trim.height) <= _SAME:
        return True
    shape, whole = picture.width / picture.height, outer.width / outer.height
    cut = trim.width / trim.height
    return abs(shape - cut) < _NEAR * abs(whole - cut)


def _are_equal(first: Box, second: Box) -> bool:
    pairs = zip(first.corners(), second.corners(), strict=True)
    return all(isclose(a, b, abs_tol=0.1) for one, other in pairs for a, b in zip(one, other, strict=True))
