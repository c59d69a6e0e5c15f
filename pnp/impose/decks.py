"""Turn packed blocks into leaves of paper, fronts with their backs behind or beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Final, NamedTuple

from pnp.errors import PnpError
from pnp.frame import Face, Piece, Placement
from pnp.impose.backs import Axis, behind, turning_axis
from pnp.impose.drafts import Draft, Leaf
from pnp.impose.grid import Block, Slot, best_grid, laid_out, pack
from pnp.impose.placing import Placer, outlines
from pnp.impose.plan import Plan
from pnp.impose.rects import Rect
from pnp.measures import Mm
from pnp.papers import Paper

# Half of it is the least bleed that makes up for what printers and scissors are off.
LEAST_GUTTER: Final[Mm] = 4.0


class Ground(NamedTuple):
    """Where fronts may lie: an area of paper that lies so, and how the paper is folded, if it is."""

    paper: Paper
    area: Rect
    fold: Axis | None


def grounds(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> tuple[Ground, ...]:
    """The ways to use the paper for pieces, the preferred one first."""
    folded = plan.backs == "gutterfold" and any(piece.back for piece in pieces)
    axes: tuple[Axis | None, ...] = ("vertical", "horizontal") if folded else (None,)
    return tuple(Ground(way, _area(pieces, way, axis, plan), axis) for way in plan.ways(paper) for axis in axes)


def _area(pieces: Sequence[Piece], paper: Paper, fold: Axis | None, plan: Plan) -> Rect:
    """All within the margins; with a fold, what is left of it or above it, so that no bleed crosses it."""
    live = Rect.at(paper.margins.sides, paper.margins.ends, paper.live)
    if fold is None:
        return live
    bleed = max(face.bleed for piece in pieces for face in (piece.front, piece.back) if face)
    gutter = max(plan.gutter, 2 * bleed)
    if fold == "vertical":
        return live._replace(right=max(live.left, (paper.size.width - gutter) / 2))
    return live._replace(bottom=max(live.top, (paper.size.height - gutter) / 2))


def with_gutters(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> Plan:
    """The plan with a gap that leaves every piece its own bleed: the whole of it, unless some of it saves a sheet."""
    if not plan.gutters or not pieces:
        return plan
    bleed = max(face.bleed for piece in pieces for face in (piece.front, piece.back) if face)
    wide, narrow = (replace(plan, gap=max(least, LEAST_GUTTER)) for least in (2 * bleed, 0.0))
    saves = _sheets(pieces, paper, narrow) < _sheets(pieces, paper, wide)
    return narrow if saves else wide


def _sheets(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> float:
    """The fewest sheets that hold all pieces; infinitely many if they do not fit one way together."""
    tries = [pack(pieces, ground.area.size, plan) for ground in grounds(pieces, paper, plan)]
    return min((len(packed) for packed in tries if packed is not None), default=inf)


def fits(face: Face, ground: Ground, plan: Plan) -> bool:
    """Whether at least one piece with this face has room."""
    return best_grid(face, ground.area.size, plan) is not None


def leaves_of(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> tuple[Leaf, ...]:
    """Pack the pieces on as few leaves as the ways to use the paper allow; each must fit at least one way.

    Pieces that cannot all be printed on paper that lies one way get leaves of their own.
    """
    offered = grounds(pieces, paper, plan)
    tries = [(pack(pieces, ground.area.size, plan), ground) for ground in offered]
    possible = [(packed, ground) for packed, ground in tries if packed is not None]
    if possible:
        packed, ground = min(possible, key=lambda attempt: len(attempt[0]))
        placer = Placer(plan.gap)
        sided = plan.backs != "none" and any(piece.back for piece in pieces)
        if ground.fold is not None:
            return tuple(_folded_leaf(blocks, ground, plan, placer, ground.fold) for blocks in packed)
        return tuple(_leaf(blocks, ground, plan, placer, sided) for blocks in packed)
    for ground in offered:
        here = [piece for piece in pieces if fits(piece.front, ground, plan)]
        if here:
            rest = [piece for piece in pieces if not fits(piece.front, ground, plan)]
            return (*leaves_of(here, paper, plan), *leaves_of(rest, paper, plan))
    raise PnpError(f"{pieces[0].id}: does not fit the paper, and should have been reported")


def _leaf(blocks: Sequence[Block], ground: Ground, plan: Plan, placer: Placer, sided: bool) -> Leaf:
    size = ground.paper.size
    places = tuple(laid_out(blocks, ground.area))
    placements = _fronts(places, placer)
    front = Draft(
        size=size,
        safe=ground.paper.safe,
        side="front",
        placements=placements,
        blocks=tuple(tuple(slot.rect for slot in slots) for _, slots in places),
        outlines=outlines(placements, plan.gap),
    )
    if not sided:
        return Leaf(front)
    axis = turning_axis(plan.backs, size)
    turned = tuple((block, tuple(behind(slot, size, axis) for slot in slots)) for block, slots in places)
    back = Draft(
        size=size,
        safe=ground.paper.safe,
        side="back",
        placements=_backs(turned, placer),
        blocks=tuple(tuple(slot.rect for slot in slots) for _, slots in turned),
        cut_lines=plan.backs == "separate",
    )
    return Leaf(front, back)


Places = Sequence[tuple[Block, tuple[Slot, ...]]]


def _fronts(places: Places, placer: Placer) -> tuple[Placement, ...]:
    return tuple(
        placer.place(copy.piece.front, slot, copy.number, block.grid.staggered)
        for block, slots in places
        for copy, slot in zip(block.copies, slots, strict=True)
    )


def _backs(places: Places, placer: Placer) -> tuple[Placement, ...]:
    """The backs in their places; where a piece has none the place stays empty."""
    return tuple(
        placer.place(copy.piece.back, slot, copy.number, block.grid.staggered)
        for block, slots in places
        for copy, slot in zip(block.copies, slots, strict=True)
        if copy.piece.back is not None
    )


def _folded_leaf(blocks: Sequence[Block], ground: Ground, plan: Plan, placer: Placer, axis: Axis) -> Leaf:
    """Fronts on one half of the paper, backs mirrored about the fold on the other."""
    size = ground.paper.size
    places = tuple(laid_out(blocks, ground.area))
    turned = tuple((block, tuple(behind(slot, size, axis) for slot in slots)) for block, slots in places)
    fronts = _fronts(places, placer)
    rects = tuple(tuple(slot.rect for slot in slots) for _, slots in places)
    mirrored = tuple(tuple(slot.rect for slot in slots) for _, slots in turned)
    # Beside each other, a front and its back share their cutting lines; under each other, their columns.
    merged = tuple((*here, *there) for here, there in zip(rects, mirrored, strict=True))
    return Leaf(
        Draft(
            size=size,
            safe=ground.paper.safe,
            side="front",
            placements=(*fronts, *_backs(turned, placer)),
            blocks=merged if len(merged) == 1 or axis == "vertical" else (*rects, *mirrored),
            folds=(("x", size.width / 2),) if axis == "vertical" else (("y", size.height / 2),),
            note="fold, glue, then cut",
            outlines=outlines(fronts, plan.gap),
        )
    )
