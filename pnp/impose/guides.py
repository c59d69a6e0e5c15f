"""Where to fold and what to cut inside of pieces: the layers of faces → marks on the sheet they lie on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from pnp.frame import Face, Fold, Group, Ink, Item, Nested, Path, Placement, Stroke
from pnp.impose.drafts import SheetDraft
from pnp.impose.marks import EDGE, Tick, box_of, drawn
from pnp.impose.rects import bleed_of, on_sheet, trim_of
from pnp.impose.shapes import HAIRLINE, MARK_INK
from pnp.measures import Mm

FOLD_DASH: Final[tuple[Mm, ...]] = (2.0, 1.0)
SCORED: Final = Stroke(MARK_INK, HAIRLINE, FOLD_DASH)
CUT: Final = Stroke(MARK_INK, HAIRLINE)
_ON_DARK: Final = Ink("white", "line")
TICK: Final[Mm] = 2.5
OFFSET: Final[Mm] = 0.5
# How far from the trim a fold may end and still be meant to reach it.
_AT_THE_TRIM: Final[Mm] = 0.1


def guides(draft: SheetDraft) -> tuple[Item, ...]:
    """Dashed lines to fold along, hairlines to cut along, and short ticks outside where folds reach the trim."""
    guide_of: dict[int, Face] = {}
    items: list[Item] = []
    ticks: list[Tick] = []
    for placement in draft.placements:
        face = placement.frame
        if not isinstance(face, Face) or not (face.folds or face.score or face.cut):
            continue
        if id(face) not in guide_of:
            guide_of[id(face)] = lines_of(face)
        items.append(_placed(guide_of[id(face)], placement))
        if placement.window is None:
            ticks += _ticks(face, placement)
    clear = [tick for tick in ticks if _is_clear(tick, draft)]
    return *items, *drawn(clear)


def lines_of(face: Face) -> Face:
    """A face of the same size with nothing but the lines to cut and to fold along inside of it."""
    folds = (Path((("M", fold.x1, fold.y1), ("L", fold.x2, fold.y2)), stroke=SCORED) for fold in face.folds)
    return Face(
        id=f"{face.id}-guides",
        size=face.size,
        art=(*folds, *_with_pen(face.score, SCORED), *_with_pen(face.cut, CUT)),
        bleed=face.bleed,
    )


def _with_pen(items: Iterable[Item], pen: Stroke) -> Iterator[Item]:
    """Items as lines of one kind, white ones on dark art; a fold is not filled, whatever the layout says."""
    for item in items:
        if isinstance(item, Path):
            is_white = item.stroke is not None and item.stroke.ink.token == _ON_DARK.token
            yield Path(item.segments, stroke=replace(pen, ink=_ON_DARK) if is_white else pen)
        elif isinstance(item, Group):
            yield Group(tuple(_with_pen(item.items, pen)), item.turn, item.x, item.y, item.clip)
        else:
            yield item


def _placed(guide: Face, placement: Placement) -> Item:
    """The lines where the piece lies; of a piece that is cut over pages, those of this page."""
    lying = trim_of(placement)
    x, y, width, height = placement.window or (0.0, 0.0, guide.size.width, guide.size.height)
    corners = {0: (-x, -y), 90: (height + y, -x), 180: (width + x, height + y), 270: (-y, width + x)}
    left, top = corners[placement.turn % 360]
    nested = Nested(guide, lying.left + left, lying.top + top, turn=float(placement.turn))
    if placement.window is None:
        return nested
    return Group((nested,), clip=(("R", lying.left, lying.top, lying.width, lying.height),))


def _ticks(face: Face, placement: Placement) -> Iterator[Tick]:
    """Short lines that carry on, beyond the bleed, straight folds that end at the trim."""
    lying = trim_of(placement)
    for fold in (*face.folds, *_straight(face.score)):
        x1, y1 = on_sheet(fold.x1, fold.y1, placement)
        x2, y2 = on_sheet(fold.x2, fold.y2, placement)
        start = max(face.bleed, OFFSET) + OFFSET
        end = start + TICK
        if abs(x1 - x2) < _AT_THE_TRIM:
            if abs(min(y1, y2) - lying.top) < _AT_THE_TRIM:
                yield x1, lying.top - end, x1, lying.top - start
            if abs(max(y1, y2) - lying.bottom) < _AT_THE_TRIM:
                yield x1, lying.bottom + start, x1, lying.bottom + end
        elif abs(y1 - y2) < _AT_THE_TRIM:
            if abs(min(x1, x2) - lying.left) < _AT_THE_TRIM:
                yield lying.left - end, y1, lying.left - start, y1
            if abs(max(x1, x2) - lying.right) < _AT_THE_TRIM:
                yield lying.right + start, y1, lying.right + end, y1


def _straight(items: Iterable[Item]) -> Iterator[Fold]:
    """The scored lines from one point to one other."""
    for item in items:
        if isinstance(item, Path) and [step[0] for step in item.segments] == ["M", "L"]:
            (_, *start), (_, *end) = item.segments
            yield Fold(*start, *end)


def _is_clear(tick: Tick, draft: SheetDraft) -> bool:
    """Whether a tick lies on bare paper."""
    box = box_of(tick)
    inside = box.left >= EDGE and box.top >= EDGE
    inside = inside and box.right <= draft.size.width - EDGE and box.bottom <= draft.size.height - EDGE
    return inside and not any(box.overlaps(bleed_of(placement)) for placement in draft.placements)
