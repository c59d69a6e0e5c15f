"""Turn drafts into sheets: number them, mark where to cut and fold, label them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pnp.frame import Face, Item, Nested, Path, Placement, Sheet
from pnp.impose.drafts import Leaf, SheetDraft, in_printing_order
from pnp.impose.guides import guides
from pnp.impose.labels import Label, assembly_key, label
from pnp.impose.marks import (
    Tick,
    box_of,
    cased,
    clear_of,
    drawn,
    fold_lines,
    on_bleeds,
    registration,
    ticks,
    widest_bleed,
)
from pnp.impose.plan import Lettering, Plan
from pnp.impose.rects import Rect, bleed_of, hull, trim_of
from pnp.papers import Paper


def finish_sheets(leaves: Sequence[Leaf], paper: Paper, plan: Plan, lettering: Lettering) -> tuple[Sheet, ...]:
    """Number the leaves from 1 and finish their sides in printing order."""
    sided = any(leaf.back is not None for leaf in leaves)
    sheets: list[Sheet] = []
    cutting = _CutTicks(plan)
    for number, draft in in_printing_order(tuple(leaves), plan.backs):
        parts = (
            plan.title,
            plan.component,
            draft.note,
            plan.phrase("sheet {} of {}", number, len(leaves)),
            plan.phrase(draft.side) if sided else "",
            plan.phrase("{}, print at 100 %", paper.name),
        )
        sheets.append(_sheet(draft, parts, plan, cutting, lettering))
    return tuple(sheets)


def plain_sheets(leaves: Sequence[Leaf]) -> tuple[Sheet, ...]:
    """Sides in order, front before back, with nothing around the pages but marks where to fold."""
    sides = (side for leaf in leaves for side in (leaf.front, leaf.back) if side is not None)
    return tuple(
        Sheet(
            size=draft.size,
            side=draft.side,
            placements=draft.placements,
            marks=fold_lines(draft),
            label=draft.note,
            trim_box=hull(trim_of(placement) for placement in draft.placements),
        )
        for draft in sides
    )


class _CutTicks:
    """The ticks of drafts, worked out and drawn once for all that have them in the same places."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._known: dict[object, tuple[Tick, ...]] = {}
        self._drawn: dict[object, tuple[Path, ...]] = {}

    def drawn(self, lines: tuple[Tick, ...], draft: SheetDraft) -> tuple[Path, ...]:
        """Some lines as a path, cased where they lie on bleeds."""
        bleed = widest_bleed(draft)
        key = (lines, bleed, draft.blocks)
        if key not in self._drawn:
            self._drawn[key] = (*cased(on_bleeds(lines, draft.blocks, bleed) if bleed else ()), *drawn(lines))
        return self._drawn[key]

    def lines(self, draft: SheetDraft) -> tuple[Tick, ...]:
        """The lines around the trims; none if the plan or the draft wants none."""
        if not (self._plan.crop_marks and draft.cut_lines):
            return ()
        bleed = widest_bleed(draft)
        alike = (draft.size, bleed, draft.blocks)
        if alike not in self._known:
            self._known[alike] = tuple(ticks(draft, bleed))
        return self._known[alike]


def _sheet(draft: SheetDraft, parts: Sequence[str], plan: Plan, cutting: _CutTicks, lettering: Lettering) -> Sheet:
    lines = cutting.lines(draft)
    trims = hull(rect for block in draft.blocks for rect in block)
    bleeds = hull(bleed_of(placement) for placement in draft.placements)
    placed = label(parts, draft, trims, bleeds, [box_of(line) for line in lines], lettering)
    marks = _marks(draft, bleeds, cutting, placed, plan)
    sheet = Sheet(
        size=draft.size,
        side=draft.side,
        placements=draft.placements,
        marks=marks,
        label=" · ".join(part for part in parts if part),
        trim_box=hull(trim_of(placement) for placement in draft.placements),
        bleed_box=bleeds.within(draft.size) if bleeds else None,
    )
    return _shifted(sheet, plan) if draft.side == "back" and any(plan.offset) else sheet


def _marks(
    draft: SheetDraft, bleeds: Rect | None, cutting: _CutTicks, placed: Label | None, plan: Plan
) -> tuple[Item, ...]:
    area = placed.area if placed else None
    clear = tuple(line for tick in cutting.lines(draft) if (line := clear_of(tick, area)) is not None)
    taken = [*map(box_of, clear), *([area] if area else [])]
    return (
        *cutting.drawn(clear, draft),
        *(draft.outlines if plan.crop_marks else ()),
        *(guides(draft) if plan.crop_marks and draft.cut_lines else ()),
        *fold_lines(draft),
        *(registration(draft.size, draft.safe) if plan.registration else ()),
        *(placed.items if placed else ()),
        *(assembly_key(draft.key, draft, bleeds, taken) if draft.key else ()),
    )


def _shifted(sheet: Sheet, plan: Plan) -> Sheet:
    """The sheet with everything moved by the printer's offset."""
    x, y = plan.offset
    marks = Face(id="marks", size=sheet.size, art=sheet.marks)
    return replace(
        sheet,
        placements=tuple(_moved(placement, x, y) for placement in sheet.placements),
        marks=(Nested(marks, x, y),) if sheet.marks else (),
        trim_box=Rect(*sheet.trim_box).grown(-x, -y, x, y) if sheet.trim_box else None,
        bleed_box=Rect(*sheet.bleed_box).grown(-x, -y, x, y) if sheet.bleed_box else None,
    )


def _moved(placement: Placement, x: float, y: float) -> Placement:
    return replace(placement, x=placement.x + x, y=placement.y + y)
