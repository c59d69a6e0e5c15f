"""Rulers and a duplex check for the page that is printed first, as items in sheet coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from pnp.frame import Item, Path, Segment, Stroke, TextRun
from pnp.impose.labels import TEXT
from pnp.impose.plan import Lettering
from pnp.impose.shapes import MARK_INK
from pnp.measures import MM_PER_INCH, Mm, Pt
from pnp.ovals import oval

RULER: Final = Stroke(MARK_INK, 0.15)
RULER_HEIGHT: Final[Mm] = 9.0
FIGURES: Final[Pt] = 6.5
ARM: Final[Mm] = 10.0


def metric_ruler(x: Mm, y: Mm, lettering: Lettering, room: Mm = 100.0) -> tuple[Item, ...]:
    """A ruler of 100 mm, or as many tens of mm as there is room for, with its zero at x and its edge at y.

    It needs 9 mm below, 1 mm on both sides.
    """
    tens = min(10, int(room / 10))
    lengths = (4.0, 1.5, 1.5, 1.5, 1.5, 2.75, 1.5, 1.5, 1.5, 1.5)
    steps = [(float(mark), lengths[mark % 10]) for mark in range(10 * tens + 1)]
    figures = [(10.0 * mark, str(10 * mark)) for mark in range(tens)]
    return _ruler(x, y, steps, [*figures, (10.0 * tens, f"{10 * tens} mm")], lettering)


def inch_ruler(x: Mm, y: Mm, lettering: Lettering, room: Mm = 4 * MM_PER_INCH) -> tuple[Item, ...]:
    """A ruler of 4 in, or as many as there is room for, in sixteenths, with its zero at x and its edge at y.

    It needs 9 mm below.
    """
    inches = min(4, int(room / MM_PER_INCH))
    steps = [(mark * MM_PER_INCH / 16, _inch_tick(mark)) for mark in range(16 * inches + 1)]
    figures = [(MM_PER_INCH * mark, str(mark)) for mark in range(inches)]
    return _ruler(x, y, steps, [*figures, (inches * MM_PER_INCH, f"{inches} in")], lettering)


def _inch_tick(sixteenth: int) -> Mm:
    """Whole inches have the longest tick, then halves, quarters, eighths, sixteenths."""
    for step, length in ((16, 4.5), (8, 3.5), (4, 2.75), (2, 2.0)):
        if sixteenth % step == 0:
            return length
    return 1.25


def _ruler(
    x: Mm, y: Mm, steps: list[tuple[Mm, Mm]], figures: list[tuple[Mm, str]], lettering: Lettering
) -> tuple[Item, ...]:
    segments: list[Segment] = [("M", x, y), ("L", x + steps[-1][0], y)]
    for at, length in steps:
        segments += [("M", x + at, y), ("L", x + at, y + length)]
    return (Path(tuple(segments), stroke=RULER), *_figures(x, y + RULER_HEIGHT - 1.5, figures, lettering))


def _figures(x: Mm, y: Mm, figures: list[tuple[Mm, str]], lettering: Lettering) -> Iterator[TextRun]:
    """Figures centred under their ticks."""
    for at, text in figures:
        width = lettering.width(text, FIGURES)
        yield TextRun(x + at - width / 2, y, text, lettering.font, FIGURES, TEXT, width)


def duplex_check(x: Mm, y: Mm, width: Mm, side: Literal["front", "back"], lettering: Lettering) -> tuple[Item, ...]:
    """A target at x, y of the front, and what must lie behind it on the back of paper of this width.

    The back is turned about its long edge. Held against the light, the ring of the front lies on the
    cross of the back; where it does not, the scale of millimetres shows how far the printer is off.
    """
    if side == "front":
        rings = (*oval(x, y, 1.0, 1.0), *oval(x, y, 3.0, 3.0))
        cross: tuple[Segment, ...] = (("M", x - ARM, y), ("L", x + ARM, y), ("M", x, y - ARM), ("L", x, y + ARM))
        return (Path((*rings, *cross), stroke=RULER),)
    middle = width - x
    segments: list[Segment] = [("M", middle - ARM, y), ("L", middle + ARM, y)]
    segments += [("M", middle, y - ARM), ("L", middle, y + ARM)]
    for step in range(-5, 6):
        length = 2.0 if step % 5 == 0 else 1.0
        segments += [("M", middle + step, y - length), ("L", middle + step, y + length)]
        segments += [("M", middle - length, y + step), ("L", middle + length, y + step)]
    figures = [(float(step), f"{abs(step)}") for step in (-5, 5)]
    return (Path(tuple(segments), stroke=RULER), *_figures(middle, y + 4.5, figures, lettering))
