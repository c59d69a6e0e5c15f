"""The value of a form field → its lines, and by how much they are too long for its box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.fonts import Font
from pnp.frame import Field, TextRun
from pnp.measures import MM_PER_PT, PT_PER_MM, Mm

# Between the box and its words, in points.
PADDING: Final = 2.0
# What a checkbox may say that it starts with.
_TICKED: Final = ("yes", "true", "on", "1", "x")
_EMPTY: Final = ("", "no", "false", "off", "0")


def tick(value: str) -> bool | None:
    """Whether a checkbox with this value is ticked; None if the value does not say."""
    word = value.strip().lower()
    return word in _TICKED if word in _TICKED + _EMPTY else None


def field_lines(field: Field, font: Font) -> Iterator[TextRun]:
    """The value in lines: one, or broken where words end."""
    room = field.width * PT_PER_MM - 2 * PADDING
    paragraphs = field.value.split("\n") if field.kind == "multiline" else [field.value.replace("\n", " ")]
    for paragraph in paragraphs:
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and field.kind == "multiline" and font.width(longer) * field.size / 1000 > room:
                yield _run(field, line)
                longer = word
            line = longer
        yield _run(field, line)


def field_overflow(field: Field, font: Font) -> tuple[Mm, Mm]:
    """By how much the value of a field of words is wider and higher than its box."""
    unit = field.size / 1000 * MM_PER_PT
    lines = [line.text for line in field_lines(field, font)]
    width = max(font.width(line) for line in lines) * unit
    height = len(lines) * (font.ascent + font.descent) * unit
    padding = 2 * PADDING * MM_PER_PT
    return (
        max(width + padding - field.width, 0.0),
        max(height + (padding if field.kind == "multiline" else 0.0) - field.height, 0.0),
    )


def _run(field: Field, text: str) -> TextRun:
    return TextRun(0.0, 0.0, text, field.font, field.size, field.ink, field.width)
