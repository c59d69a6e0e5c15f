"""Turn packed blocks into leaves of paper, fronts with their backs behind or beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Final, NamedTuple

from pnp.errors import PnpError
from pnp.frame import Face, Piece, Placement
from pnp.impose.backs import Axis, back_slot, turning_axis
from pnp.impose.drafts import Leaf, SheetDraft
from pnp.impose.grid import Block, Slot, best_grid, laid_out, pack
from pnp.impose.marks import ROOM_FOR_TICKS
from pnp.impose.placing import Placer, outlines
from pnp.impose.plan import Plan
from pnp.impose.reach import LEAST_BLEED, margins_for, widest_bleed_of, within_reach
from pnp.impose.rects import Rect
from pnp.impose.shapes import hexagon
from pnp.measures import Mm
from pnp.papers import Margins, Paper

# Two pieces beside each other keep the least bleed.
LEAST_GUTTER: Final[Mm] = 2 * LEAST_BLEED


class PrintArea(NamedTuple):
    """Where fronts may lie: an area of the paper in one orientation, and the fold, if there is one."""

    paper: Paper
    area: Rect
    fold: Axis | None


def print_areas(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> tuple[PrintArea, ...]:
    """The areas that the paper offers in each orientation, the preferred one first.

    Enough bleed can be printed around them, if all pieces have room so.
    """
    bleeding = _print_areas(pieces, paper, plan, widest_bleed_of(pieces))
    if all(
        any(fits(face, area, plan) for area in bleeding)
        for face in {piece.front.size: piece.front for piece in pieces}.values()
    ):
        return bleeding
    return _print_areas(pieces, paper, plan, 0.0)


def _print_areas(pieces: Sequence[Piece], paper: Paper, plan: Plan, bleed: Mm) -> tuple[PrintArea, ...]:
    """The areas in which trims with a bleed may lie."""
    folded = plan.backs == "gutterfold" and any(piece.back for piece in pieces)
    axes: tuple[Axis | None, ...] = ("vertical", "horizontal") if folded else (None,)
    return tuple(
        PrintArea(oriented, _area(pieces, oriented, axis, plan, margins_for(oriented, bleed)), axis)
        for oriented in plan.orientations(paper)
        for axis in axes
    )


def _area(pieces: Sequence[Piece], paper: Paper, fold: Axis | None, plan: Plan, margins: Margins) -> Rect:
    """All within the margins; with a fold, the part left of it or above it, so that no bleed crosses it."""
    live = Rect.at(margins.sides, margins.ends, replace(paper, margins=margins).live)
    if fold is None:
        return live
    gutter = max(plan.gutter, 2 * widest_bleed_of(pieces))
    if fold == "vertical":
        return live._replace(right=max(live.left, (paper.size.width - gutter) / 2))
    return live._replace(bottom=max(live.top, (paper.size.height - gutter) / 2))


def with_gutters(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> Plan:
    """The plan with a gap that leaves every piece its own bleed: the whole of it, unless some of it saves a sheet."""
    if not plan.gutters or not pieces:
        return plan
    bleed = widest_bleed_of(pieces)
    wide, narrow = (replace(plan, gap=max(least, LEAST_GUTTER)) for least in (2 * bleed, 0.0))
    saves = _sheets(pieces, paper, narrow) < _sheets(pieces, paper, wide)
    return narrow if saves else wide


def _sheets(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> float:
    """The fewest sheets that hold all pieces; infinitely many if they do not fit one way together."""
    tries = [pack(pieces, print_area.area.size, plan) for print_area in print_areas(pieces, paper, plan)]
    return min((len(packed) for packed in tries if packed is not None), default=inf)


def fits(face: Face, print_area: PrintArea, plan: Plan) -> bool:
    """Whether at least one piece with this face has room."""
    return best_grid(face, print_area.area.size, plan) is not None


def leaves_of(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> tuple[Leaf, ...]:
    """Pack the pieces on as few leaves as the ways to use the paper allow; each must fit at least one way.

    Pieces that cannot all be printed on paper that lies one way get leaves of their own.
    """
    areas = print_areas(pieces, paper, plan)
    tries = [(pack(pieces, print_area.area.size, plan), print_area) for print_area in areas]
    possible = [(packed, print_area) for packed, print_area in tries if packed is not None]
    if possible:
        packed, print_area = min(possible, key=lambda attempt: len(attempt[0]))
        if _crosses_may_stand_on_bleeds(pieces, print_area, plan):
            room = _within_ticks(print_area)
            roomy = pack(pieces, room.size, plan)
            if roomy is not None and len(roomy) <= len(packed):
                packed, print_area = roomy, print_area._replace(area=room)
        placer = Placer(plan.gap)
        sided = plan.backs != "none" and any(piece.back for piece in pieces)
        if print_area.fold is not None:
            return tuple(_folded_leaf(blocks, print_area, plan, placer, print_area.fold) for blocks in packed)
        return tuple(_leaf(blocks, print_area, plan, placer, sided) for blocks in packed)
    for print_area in areas:
        fitting = [piece for piece in pieces if fits(piece.front, print_area, plan)]
        if fitting:
            others = [piece for piece in pieces if not fits(piece.front, print_area, plan)]
            return (*leaves_of(fitting, paper, plan), *leaves_of(others, paper, plan))
    raise PnpError(f"{pieces[0].id}: does not fit the paper, and should have been reported")


def _crosses_may_stand_on_bleeds(pieces: Sequence[Piece], print_area: PrintArea, plan: Plan) -> bool:
    """Whether pieces stand apart, cut along straight lines: where the margin has no room, crosses do between them."""
    is_straight = all(hexagon(piece.front) is None for piece in pieces)
    return plan.crop_marks and plan.gap > 0 and not plan.gutters and print_area.fold is None and is_straight


def _within_ticks(print_area: PrintArea) -> Rect:
    """The part of an area around which there is room for ticks, so that none need stand between pieces."""
    area, size, free = print_area.area, print_area.paper.size, print_area.paper.safe + ROOM_FOR_TICKS
    return Rect(
        max(area.left, free),
        max(area.top, free),
        min(area.right, size.width - free),
        min(area.bottom, size.height - free),
    )


def _leaf(blocks: Sequence[Block], print_area: PrintArea, plan: Plan, placer: Placer, sided: bool) -> Leaf:
    size = print_area.paper.size
    places = tuple(laid_out(blocks, print_area.area))
    placements = _fronts(places, placer, print_area.paper)
    front = SheetDraft(
        size=size,
        safe=print_area.paper.safe,
        side="front",
        placements=placements,
        blocks=tuple(tuple(slot.rect for slot in slots) for _, slots in places),
        outlines=outlines(placements, plan.gap),
    )
    if not sided:
        return Leaf(front)
    axis = turning_axis(plan.backs, size)
    turned = tuple((block, tuple(back_slot(slot, size, axis) for slot in slots)) for block, slots in places)
    back = SheetDraft(
        size=size,
        safe=print_area.paper.safe,
        side="back",
        placements=_backs(turned, placer, print_area.paper),
        blocks=tuple(tuple(slot.rect for slot in slots) for _, slots in turned),
        cut_lines=plan.backs == "separate",
    )
    return Leaf(front, back)


Places = Sequence[tuple[Block, tuple[Slot, ...]]]


def _fronts(places: Places, placer: Placer, paper: Paper) -> tuple[Placement, ...]:
    return tuple(
        within_reach(placer.place(copy.piece.front, slot, copy, block.grid.staggered), paper.size, paper.blank)
        for block, slots in places
        for copy, slot in zip(block.copies, slots, strict=True)
    )


def _backs(places: Places, placer: Placer, paper: Paper) -> tuple[Placement, ...]:
    """The backs in their places; where a piece has none the place stays empty."""
    return tuple(
        within_reach(placer.place(copy.piece.back, slot, copy, block.grid.staggered), paper.size, paper.blank)
        for block, slots in places
        for copy, slot in zip(block.copies, slots, strict=True)
        if copy.piece.back is not None
    )


def _folded_leaf(blocks: Sequence[Block], print_area: PrintArea, plan: Plan, placer: Placer, axis: Axis) -> Leaf:
    """Fronts on one half of the paper, backs mirrored about the fold on the other."""
    size = print_area.paper.size
    places = tuple(laid_out(blocks, print_area.area))
    turned = tuple((block, tuple(back_slot(slot, size, axis) for slot in slots)) for block, slots in places)
    fronts = _fronts(places, placer, print_area.paper)
    rects = tuple(tuple(slot.rect for slot in slots) for _, slots in places)
    mirrored = tuple(tuple(slot.rect for slot in slots) for _, slots in turned)
    # Beside each other, a front and its back share their cutting lines; under each other, their columns.
    merged = tuple((*near, *far) for near, far in zip(rects, mirrored, strict=True))
    return Leaf(
        SheetDraft(
            size=size,
            safe=print_area.paper.safe,
            side="front",
            placements=(*fronts, *_backs(turned, placer, print_area.paper)),
            blocks=merged if len(merged) == 1 or axis == "vertical" else (*rects, *mirrored),
            folds=(("x", size.width / 2),) if axis == "vertical" else (("y", size.height / 2),),
            note="fold, glue, then cut",
            outlines=outlines(fronts, plan.gap),
        )
    )
