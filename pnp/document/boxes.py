"""Notes, examples and code in boxes that may break between flowables; notes beside the text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from pnp.art.names import OFF
from pnp.document.blocks import Admonition
from pnp.document.context import BlockArea, Book
from pnp.document.divisions import kept_whole
from pnp.document.flowables import Flowable, Frame
from pnp.document.text_pass import TextPass
from pnp.document.typesetter import as_flowables
from pnp.frame import Item, Nested, Path
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Size

_RULE_GAP: Final = 1.2
# The boxes that are panels, in a class with this name and ``-frame``.
_PANELS: Final = ("note", "example")
# Notes that would fill more than this share of the side column are set in a box instead.
_TALLEST_ASIDE: Final = 0.8


def box(
    book: Book, name: str, area: BlockArea, inner: Callable[[BlockArea], tuple[Flowable, ...]]
) -> tuple[Flowable, ...]:
    """Flowables in a box in a class of the theme: a panel of its frame kit, or a box with the stroke as a bar."""
    style = book.typesetter.theme.style(name)
    left, top, right, bottom = style.padding
    bar = book.typesetter.theme.ink(style.stroke, "line") if style.stroke else None
    frame = Frame(
        x=area.x,
        width=area.width,
        top=top,
        bottom=bottom,
        fill=style.fill_ink(),
        radius=style.radius,
        bar=bar,
        drawn=partial(_panel, book.typesetter.theme, name) if name in _PANELS else None,
    )
    inside = replace(
        area.inset(left, right), frames=(*area.frames, frame), depth=0, text="code" if name == "code" else "note"
    )
    *parts, last = kept_whole(inner(inside), book.height)
    floating = area.is_outermost and all(part.keep for part in parts)
    return tuple(replace(part, floating=floating) for part in (*parts, last))


def _panel(theme: ResolvedTheme, name: str, size: Size) -> Item | None:
    """The panel of the frame kit, of a size; None if the theme has no kit."""
    face = theme.frame_part("panel", f"{name}-frame", size) if theme.frame != OFF else None
    return Nested(face, 0.0, 0.0) if face else None


def aside_flowables(builder: TextPass, block: Admonition) -> tuple[Flowable, ...]:
    """A note for the side column; none if it is too long for it."""
    book = builder.book
    width = book.format.side
    pen = book.typesetter.theme.style("aside").pen()
    rule = (Path((("M", 0.0, 0.0), ("L", width, 0.0)), None, pen),) if pen else ()
    flowables = [Flowable(height=_RULE_GAP, items=rule)]
    area = BlockArea(x=0.0, width=width, columns=1, text="aside", depth=1)
    title = builder.runs(block.title)[0]
    flowables.extend(as_flowables(book.typesetter.lines(title, "note-title", width), text=block.title, kind="title"))
    # The side column knows no space between flowables, which is a flowable here.
    for index, flowable in enumerate(builder.stacked(block.blocks, area)):
        if flowable.before and index:
            flowables.append(Flowable(height=flowable.before))
        flowables.append(replace(flowable, before=0.0))
    if sum(flowable.height for flowable in flowables) > book.height * _TALLEST_ASIDE:
        return ()
    return tuple(flowables)
