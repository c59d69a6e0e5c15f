"""Notes, examples and code in boxes that may break between strips; notes beside the text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pnp.document.blocks import Fenced
from pnp.document.context import Area, Book
from pnp.document.strips import Frame, Strip
from pnp.document.text_pass import TextPass
from pnp.frame import Path

_RULE_GAP: Final = 1.2
# Notes that would fill more than this share of the side column are set in a box instead.
_TALLEST_ASIDE: Final = 0.8
# A box that takes up less than this share of a page is not divided.
_KEPT_WHOLE: Final = 0.2


def box(book: Book, name: str, area: Area, inner: Callable[[Area], tuple[Strip, ...]]) -> tuple[Strip, ...]:
    """Strips in a box that looks as a class of the theme says; a stroke becomes a bar at its left edge."""
    style = book.type.look.style(name)
    left, top, right, bottom = style.padding
    bar = book.type.look.ink(style.stroke, "line") if style.stroke else None
    frame = Frame(
        x=area.x, width=area.width, top=top, bottom=bottom, fill=style.fill_ink(), radius=style.radius, bar=bar
    )
    inside = replace(
        area.inset(left, right),
        frames=(*area.frames, frame),
        depth=0,
        text="code" if name == "code" else "note",
    )
    strips = inner(inside)
    if sum(strip.height + strip.before for strip in strips) < book.height * _KEPT_WHOLE:
        return tuple(replace(strip, keep=index < len(strips) - 1) for index, strip in enumerate(strips))
    return strips


def aside_strips(builder: TextPass, block: Fenced) -> tuple[Strip, ...]:
    """A note for the side column; none if it is too long for it."""
    book = builder.book
    width = book.format.side
    pen = book.type.look.style("aside").pen()
    rule = (Path((("M", 0.0, 0.0), ("L", width, 0.0)), None, pen),) if pen else ()
    strips = [Strip(height=_RULE_GAP, items=rule)]
    area = Area(x=0.0, width=width, columns=1, text="aside", depth=1)
    title = builder.runs(block.title)[0]
    for line in book.type.lines(title, "note-title", width):
        strips.append(Strip(height=line.height, items=line.items))
    # The side column takes strips as they are: what space they have above becomes a part of them.
    for index, strip in enumerate(builder.stacked(block.blocks, area)):
        if strip.before and index:
            strips.append(Strip(height=strip.before))
        strips.append(replace(strip, before=0.0))
    if sum(strip.height for strip in strips) > book.height * _TALLEST_ASIDE:
        return ()
    return tuple(strips)
