"""Notes, examples and code in boxes that may break between flowables; notes beside the text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pnp.document.blocks import Admonition
from pnp.document.context import BlockArea, Book
from pnp.document.flowables import Flowable, Frame
from pnp.document.table_layout import NEVER_DIVIDED
from pnp.document.text_pass import TextPass
from pnp.document.typesetter import as_flowables
from pnp.frame import Path

_RULE_GAP: Final = 1.2
# Notes that would fill more than this share of the side column are set in a box instead.
_TALLEST_ASIDE: Final = 0.8
# A box that takes up less than this share of a page is divided only to avoid a large hole.
_KEPT_WHOLE: Final = 0.2


def box(
    book: Book, name: str, area: BlockArea, inner: Callable[[BlockArea], tuple[Flowable, ...]]
) -> tuple[Flowable, ...]:
    """Flowables in a box in a class of the theme, whose stroke becomes a bar at its left edge."""
    style = book.typesetter.theme.style(name)
    left, top, right, bottom = style.padding
    bar = book.typesetter.theme.ink(style.stroke, "line") if style.stroke else None
    frame = Frame(
        x=area.x, width=area.width, top=top, bottom=bottom, fill=style.fill_ink(), radius=style.radius, bar=bar
    )
    inside = replace(
        area.inset(left, right), frames=(*area.frames, frame), depth=0, text="code" if name == "code" else "note"
    )
    flowables = inner(inside)
    height = sum(flowable.height + flowable.before for flowable in flowables)
    if height >= book.height * _KEPT_WHOLE:
        return flowables
    last, is_divisible = len(flowables) - 1, height >= book.height * NEVER_DIVIDED
    return tuple(
        replace(flowable, keep=index < last, divisible=is_divisible and not flowable.keep)
        for index, flowable in enumerate(flowables)
    )


def aside_flowables(builder: TextPass, block: Admonition) -> tuple[Flowable, ...]:
    """A note for the side column; none if it is too long for it."""
    book = builder.book
    width = book.format.side
    pen = book.typesetter.theme.style("aside").pen()
    rule = (Path((("M", 0.0, 0.0), ("L", width, 0.0)), None, pen),) if pen else ()
    flowables = [Flowable(height=_RULE_GAP, items=rule)]
    area = BlockArea(x=0.0, width=width, columns=1, text="aside", depth=1)
    title = builder.runs(block.title)[0]
    flowables.extend(as_flowables(book.typesetter.lines(title, "note-title", width)))
    # The side column knows no space between flowables, which is a flowable here.
    for index, flowable in enumerate(builder.stacked(block.blocks, area)):
        if flowable.before and index:
            flowables.append(Flowable(height=flowable.before))
        flowables.append(replace(flowable, before=0.0))
    if sum(flowable.height for flowable in flowables) > book.height * _TALLEST_ASIDE:
        return ()
    return tuple(flowables)
