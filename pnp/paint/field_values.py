"""The value of a form field as it stands in its box: lines of words, or a tick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.fonts import Font
from pnp.frame import Field, Item, Path, Stroke, TextRun
from pnp.measures import MM_PER_PT, PT_PER_MM
from pnp.text.field_lines import PADDING, field_lines, tick

# How the values of fields are aligned, as PDF counts it.
ALIGNED: Final = {"left": 0, "center": 1, "right": 2}
# A tick in a unit square, y up, and its pen as a share of the shorter side.
TICK: Final = ((0.2, 0.5), (0.42, 0.25), (0.82, 0.78))
TICK_PEN: Final = 0.12


def is_ticked(field: Field) -> bool:
    """Whether a checkbox is set."""
    return tick(field.value) is True


def placed_lines(field: Field, font: Font) -> Iterator[tuple[float, float, TextRun]]:
    """Each line of the value, with the left end of its baseline from the lower left corner of the box, in points."""
    size = field.size
    ascent, descent = font.ascent * size / 1000, font.descent * size / 1000
    height = field.height * PT_PER_MM
    top = (height + ascent + descent) / 2 if field.kind == "text" else height - PADDING
    room = field.width * PT_PER_MM - 2 * PADDING
    for number, line in enumerate(field_lines(field, font)):
        start = (room - font.width(line.text) * size / 1000) * ALIGNED[field.align] / 2
        yield PADDING + start, top - ascent - number * (ascent + descent), line


def value_items(field: Field, font: Font) -> Iterator[Item]:
    """The value of a field that cannot be filled, drawn."""
    if field.kind == "checkbox":
        if is_ticked(field):
            (x, y), *others = [(field.x + x * field.width, field.y + (1 - y) * field.height) for x, y in TICK]
            pen = Stroke(field.ink, min(field.width, field.height) * TICK_PEN, (), "round", "round")
            yield Path((("M", x, y), *(("L", *point) for point in others)), stroke=pen)
        return
    bottom = field.y + field.height
    for x, y, line in placed_lines(field, font) if field.value else ():
        yield TextRun(
            field.x + x * MM_PER_PT, bottom - y * MM_PER_PT, line.text, line.font, line.size, line.ink, line.width
        )
