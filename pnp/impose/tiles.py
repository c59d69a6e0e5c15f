"""Cut a face that is larger than the paper over pages that butt exactly."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import ceil
from typing import NamedTuple

from pnp.frame import Breaks, Face, Piece, Placement
from pnp.impose.backs import Axis, back_window, turning_axis
from pnp.impose.drafts import AssemblyKey, Leaf, SheetDraft
from pnp.impose.grid import Copy
from pnp.impose.plan import Plan
from pnp.impose.reach import margins_for, within_reach
from pnp.impose.rects import EPSILON, Rect, trim_of
from pnp.measures import Mm
from pnp.papers import Paper


class Cut(NamedTuple):
    """How a face is cut: on paper that lies so, at these x and y, both ends included."""

    paper: Paper
    xs: tuple[Mm, ...]
    ys: tuple[Mm, ...]

    @property
    def pages(self) -> int:
        """How many pages that makes."""
        return (len(self.xs) - 1) * (len(self.ys) - 1)


def cut_face(face: Face, paper: Paper, plan: Plan) -> Cut | None:
    """Cut along the declared breaks, or in equal shares, into as few pages as can be, with room for the bleed if that
    takes no more of them.

    None if even one cell between two breaks is larger than what the paper can show.
    """
    best: Cut | None = None
    breaks = face.breaks or Breaks()
    for bleed in (face.bleed, 0.0):
        for oriented in plan.orientations(paper):
            live = replace(oriented, margins=margins_for(oriented, bleed)).live
            xs = cut_length(face.size.width, breaks.xs, live.width, plan.overlap)
            ys = cut_length(face.size.height, breaks.ys, live.height, plan.overlap)
            if xs and ys and (best is None or Cut(oriented, xs, ys).pages < best.pages):
                best = Cut(oriented, xs, ys)
    return best


def cut_length(length: Mm, breaks: Sequence[Mm], room: Mm, overlap: Mm) -> tuple[Mm, ...]:
    """Where to cut a length, both ends included: the fewest parts, then the most equal ones.

    A part that is not the last also shows ``overlap`` more. Nothing if no cutting makes it fit.
    """
    if length <= room + EPSILON:
        return (0.0, length)
    usable = room - overlap
    if usable <= EPSILON:
        return ()
    if not breaks:
        parts = ceil((length - EPSILON) / usable)
        return (*(index * length / parts for index in range(parts)), length)
    stops = sorted({0.0, length, *(at for at in breaks if EPSILON < at < length - EPSILON)})
    fewest = _greedy(stops, usable)
    if not fewest:
        return ()
    lengths = {last - first for first, last in combinations(stops, 2)}
    limits = sorted(length for length in lengths if length <= usable + EPSILON)
    enough = bisect_left(limits, True, key=lambda limit: 0 < len(_greedy(stops, limit)) <= len(fewest))
    return _greedy(stops, limits[enough]) if enough < len(limits) else fewest


def _greedy(stops: Sequence[Mm], limit: Mm) -> tuple[Mm, ...]:
    """Go from stop to stop as far as the limit lets each time; nothing if two stops are farther apart."""
    cuts = [stops[0]]
    for stop, following in pairwise(stops):
        if following - stop > limit + EPSILON:
            return ()
        if following - cuts[-1] > limit + EPSILON:
            cuts.append(stop)
    return (*cuts, stops[-1])


def tiled(piece: Piece, cut: Cut, plan: Plan) -> tuple[Leaf, ...]:
    """All pages of a large piece, row by row, once for each copy, with their backs behind them."""
    return tuple(
        _page(piece, copy, cut, column, row, plan)
        for copy in range(1, piece.copies + 1)
        for row in range(len(cut.ys) - 1)
        for column in range(len(cut.xs) - 1)
    )


def _page(piece: Piece, copy: int, cut: Cut, column: int, row: int, plan: Plan) -> Leaf:
    key = AssemblyKey(
        tuple(last - first for first, last in pairwise(cut.xs)),
        tuple(last - first for first, last in pairwise(cut.ys)),
        column,
        row,
    )
    cell = Rect(cut.xs[column], cut.ys[row], cut.xs[column + 1], cut.ys[row + 1])
    last_column, last_row = column + 2 == len(cut.xs), row + 2 == len(cut.ys)
    tabs = (0.0 if last_column else plan.overlap, 0.0 if last_row else plan.overlap)
    shown = cell.grown(0.0, 0.0, *tabs)
    outer = (column == 0, row == 0, last_column, last_row)
    front = _part(piece.front, shown, outer, cut.paper, Copy(piece, copy))
    draft = SheetDraft(
        size=cut.paper.size,
        safe=cut.paper.safe,
        side="front",
        placements=(front,),
        blocks=(_trim_and_tabs(trim_of(front), tabs),),
        note=_note(key, piece, copy, cut, plan),
        key=key,
    )
    if piece.back is None or plan.backs in ("none", "gutterfold"):
        return Leaf(draft)
    axis = turning_axis(plan.backs, cut.paper.size)
    return Leaf(draft, _back(piece.back, Copy(piece, copy), front, outer, draft, axis, cut.paper, plan))


def _trim_and_tabs(shown: Rect, tabs: tuple[Mm, Mm]) -> tuple[Rect, ...]:
    """The cell itself and, where neighbours overlap it, the corner of the tabs, so that both get ticks."""
    cell = shown.grown(0.0, 0.0, -tabs[0], -tabs[1])
    return (cell, Rect(cell.right, cell.bottom, shown.right, shown.bottom)) if any(tabs) else (cell,)


def _note(key: AssemblyKey, piece: Piece, copy: int, cut: Cut, plan: Plan) -> str:
    parts = []
    if cut.pages > 1:
        parts.append(plan.phrase("part {} of {} × {}", key.name, len(cut.ys) - 1, len(cut.xs) - 1))
    if piece.copies > 1:
        parts.append(plan.phrase("copy {}", copy))
    return ", ".join(parts)


def _part(
    face: Face, shown: Rect, outer: tuple[bool, bool, bool, bool], paper: Paper, copy: Copy, turn: int = 0
) -> Placement:
    """A part of a face in the middle of the paper; only outer edges bleed, so that neighbours butt."""
    left, top, right, bottom = (face.bleed if edge else 0.0 for edge in outer)
    size = paper.size
    part = Placement(
        face,
        (size.width - shown.width) / 2,
        (size.height - shown.height) / 2,
        turn,
        copy.number,
        window=(shown.left, shown.top, shown.width, shown.height),
        bleed=(left, top, right, bottom),
        piece=copy.piece.id,
    )
    return within_reach(part, size, paper.blank)


def _back(
    face: Face,
    copy: Copy,
    front: Placement,
    outer: tuple[bool, bool, bool, bool],
    draft: SheetDraft,
    axis: Axis,
    paper: Paper,
    plan: Plan,
) -> SheetDraft:
    x, y, width, height = back_window(front.window or (0.0, 0.0, 0.0, 0.0), face.size)
    left, top, right, bottom = outer
    # Upright, the window's own left edge lies on the left; turned by 180 degrees both pairs change places.
    sides = (right, top, left, bottom) if axis == "vertical" else (left, bottom, right, top)
    turn = 0 if axis == "vertical" else 180
    part = _part(face, Rect(x, y, x + width, y + height), sides, paper, copy, turn)
    return SheetDraft(
        size=draft.size,
        safe=draft.safe,
        side="back",
        placements=(part,),
        blocks=((trim_of(part),),),
        cut_lines=plan.backs == "separate",
        note=draft.note,
    )
