"""Lists to flowables: labels that hang beside their items."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pnp.document.blocks import ListBlock
from pnp.document.context import NARROWEST, SPACE, BlockArea
from pnp.document.flowables import Flowable
from pnp.document.text_pass import TextPass
from pnp.layout.geometry.moving import moved_all
from pnp.measures import Mm

_INDENT: Final[Mm] = 5.2
_LABEL_GAP: Final[Mm] = 1.5
_BULLETS: Final = ("\u2022", "\u2013")


def list_flowables(builder: TextPass, block: ListBlock, area: BlockArea) -> tuple[Flowable, ...]:
    """The items of a list, nested lists further right."""
    space = "tight" if block.tight else "list"
    gap = SPACE[space][0] * builder.book.leading
    # However deep lists are nested, there has to be room for words.
    indent = min(_INDENT, max(area.width - NARROWEST, 0.0))
    inside = replace(area.inset(indent), depth=area.depth + 1, text="list" if area.text == "body" else area.text)
    listed: list[Flowable] = []
    for index, item in enumerate(block.items):
        flowables = list(builder.stacked(item, inside, space)) or [
            Flowable(height=builder.book.leading, frames=area.frames)
        ]
        label = f"{block.start + index}." if block.start is not None else _BULLETS[min(area.depth, 1)]
        flowables[0] = _labelled(builder, flowables[0], label, area, indent)
        if index:
            flowables[0] = replace(flowables[0], before=gap)
        listed.extend(flowables)
    return tuple(listed)


def _labelled(builder: TextPass, flowable: Flowable, label: str, area: BlockArea, indent: Mm) -> Flowable:
    name = "list-label" if area.text in ("body", "list") else area.text
    line = builder.book.typesetter.line(label, name, "left")
    x = area.x + indent - _LABEL_GAP - line.width
    return replace(flowable, items=(*moved_all(line.items, max(x, area.x), 0.0), *flowable.items))
