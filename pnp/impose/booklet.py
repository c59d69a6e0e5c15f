"""Turn the pages of a document into sheets: one page a sheet, or a booklet to fold and stitch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pnp.frame import Face, Nested, Page, Placement
from pnp.impose.drafts import Leaf, SheetDraft
from pnp.impose.plan import Imposition, Lettering, Plan
from pnp.impose.rects import EPSILON, trim_of
from pnp.impose.sheets import finish_sheets, plain_sheets
from pnp.measures import Size
from pnp.papers import Paper


def document(pages: Sequence[Page], paper: Paper, plan: Plan, lettering: Lettering | None = None) -> Imposition:
    """One page in the middle of each sheet, upright or on its side as the page is.

    With a lettering, sheets get labels and cutting ticks; a page that is printed to be read as it is has
    neither. A page larger than the paper is shrunk to fit.
    """
    leaves = [Leaf(_single(page, paper)) for page in pages]
    return Imposition(plain_sheets(leaves) if lettering is None else finish_sheets(leaves, paper, plan, lettering))


def _single(page: Page, paper: Paper) -> SheetDraft:
    lying = page.size.width > page.size.height
    oriented = paper.landscape if lying else paper.portrait
    size = oriented.size
    # A page carries margins of its own: only one larger than the whole paper has to shrink.
    frame = _shrunk(page, size)
    placement = Placement(frame, (size.width - frame.size.width) / 2, (size.height - frame.size.height) / 2)
    return SheetDraft(
        size=size,
        safe=oriented.safe,
        side="front",
        placements=(placement,),
        blocks=((trim_of(placement),),),
        note=f"page {page.label}" if page.label else "",
    )


def booklet(pages: Sequence[Page], paper: Paper) -> Imposition:
    """Two pages on each side of landscape paper: print about the short edge, fold, stitch.

    Blank pages fill up to a multiple of four. Pages meet at the fold; one larger than half the paper is
    shrunk, all of them alike.
    """
    oriented = paper.landscape
    size = oriented.size
    half = Size(size.width / 2, size.height)
    total = -(-len(pages) // 4) * 4
    frames = [*(_shrunk(page, half) for page in pages), *(None for _ in range(total - len(pages)))]
    leaves = []
    for first in range(0, total // 2, 2):
        front = _spread(frames[total - 1 - first], frames[first], oriented, "front")
        back = _spread(frames[first + 1], frames[total - 2 - first], oriented, "back")
        leaves.append(Leaf(front, back))
    return Imposition(plain_sheets(leaves))


def _spread(
    left: Page | Face | None, right: Page | Face | None, oriented: Paper, side: Literal["front", "back"]
) -> SheetDraft:
    size = oriented.size
    fold = size.width / 2
    placements = tuple(
        Placement(frame, x, (size.height - frame.size.height) / 2)
        for frame, x in ((left, fold - left.size.width if left else 0.0), (right, fold))
        if frame is not None
    )
    return SheetDraft(
        size=size,
        safe=oriented.safe,
        side=side,
        placements=placements,
        blocks=(tuple(trim_of(placement) for placement in placements),),
        folds=(("x", fold),),
        cut_lines=False,
    )


def _shrunk(page: Page, room: Size) -> Page | Face:
    """The page itself if it fits; else a face that shows it smaller.

    What was painted before is known by the key of the page alone, and is shown with all that can be clicked.
    """
    scale = min(room.width / page.size.width, room.height / page.size.height)
    if scale >= 1.0 - EPSILON:
        return page
    whole = Face(id=f"page-{page.number}", size=page.size, art=page.items, key=page.key)
    size = Size(page.size.width * scale, page.size.height * scale)
    return Face(id=f"page-{page.number}-small", size=size, art=(Nested(whole, 0.0, 0.0, scale),))
