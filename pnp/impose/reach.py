"""Keep bleeds within what the printer reaches, and trims so far inside that enough of their bleed is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from pnp.findings import Finding, Severity
from pnp.frame import Face, Piece, Placement
from pnp.impose.drafts import Leaf
from pnp.impose.plan import BLEED_OUT_OF_REACH, Plan
from pnp.impose.rects import EPSILON, Rect, bleed_of, trim_of
from pnp.measures import Mm, Size
from pnp.papers import Margins, Paper

# So much bleed makes up for what printers and scissors are off.
LEAST_BLEED: Final[Mm] = 2.0
_SIDES: Final = ("left", "top", "right", "bottom")


def widest_bleed_of(pieces: Iterable[Piece]) -> Mm:
    """The widest bleed of the faces of pieces."""
    return max((face.bleed for piece in pieces for face in (piece.front, piece.back) if face), default=0.0)


def margins_for(paper: Paper, bleed: Mm) -> Margins:
    """The margins of a paper that are free of trims with a bleed, so that enough of it is printed."""
    if not bleed:
        return paper.margins
    margins, blank, least = paper.margins, paper.blank, min(bleed, LEAST_BLEED)
    return Margins(max(margins.sides, blank.sides + least), max(margins.ends, blank.ends + least))


def reachable(size: Size, blank: Margins) -> Rect:
    """What is printed of paper that lies so."""
    return Rect(blank.sides, blank.ends, size.width - blank.sides, size.height - blank.ends)


def within_reach(placement: Placement, size: Size, blank: Margins) -> Placement:
    """The placement without the part of its bleed that the printer does not reach."""
    shown, printed = bleed_of(placement), reachable(size, blank)
    within = Rect(
        max(shown.left, printed.left),
        max(shown.top, printed.top),
        min(shown.right, printed.right),
        min(shown.bottom, printed.bottom),
    )
    if within == shown:
        return placement
    trim = trim_of(placement)
    sides = (trim.left - within.left, trim.top - within.top, within.right - trim.right, within.bottom - trim.bottom)
    left, top, right, bottom = (max(side, 0.0) for side in sides)
    return replace(placement, bleed=(left, top, right, bottom))


def short_bleeds(leaves: Iterable[Leaf], pieces: Iterable[Piece], paper: Paper, plan: Plan) -> Iterator[Finding]:
    """The pieces of which too little bleed is printed, the first of each size."""
    spans = {piece.id: piece.front.span for piece in pieces}
    found: set[Size] = set()
    for leaf in leaves:
        size = leaf.front.size
        blank = paper.blank if (size.width > size.height) == paper.is_landscape else paper.blank.turned()
        for placement in leaf.front.placements:
            face, short = placement.frame, _shortest(placement, reachable(size, blank))
            if isinstance(face, Face) and short and face.size not in found:
                found.add(face.size)
                side, left = short
                yield Finding(
                    code=BLEED_OUT_OF_REACH,
                    severity=Severity.WARNING,
                    message=f"{placement.piece}: {left:.1f} mm of its bleed on the {side} can be printed on "
                    f"{paper.name}, whose edges stay blank for {blank}",
                    span=spans.get(placement.piece) or plan.span,
                    hint=f"at least {min(face.bleed, LEAST_BLEED):g} mm are needed: make the face smaller, or use "
                    "larger paper or a printer with smaller margins",
                )


def _shortest(placement: Placement, printed: Rect) -> tuple[str, Mm] | None:
    """The side of a placement with too little bleed within reach, and how much that is."""
    face, trim = placement.frame, trim_of(placement)
    if not isinstance(face, Face) or not face.bleed:
        return None
    rooms = (trim.left - printed.left, trim.top - printed.top, printed.right - trim.right, printed.bottom - trim.bottom)
    outer = [(max(room, 0.0), side) for room, side, ends in zip(rooms, _SIDES, _ends(placement), strict=True) if ends]
    room, side = min(outer, default=(face.bleed, ""))
    return (side, room) if room < min(face.bleed, LEAST_BLEED) - EPSILON else None


def _ends(placement: Placement) -> tuple[bool, bool, bool, bool]:
    """On which sides the face itself ends, and not only the part of it that is shown."""
    if placement.window is None:
        return True, True, True, True
    x, y, width, height = placement.window
    size = placement.frame.size
    return x <= EPSILON, y <= EPSILON, x + width >= size.width - EPSILON, y + height >= size.height - EPSILON
