"""Copyfitting: set a text at the largest size at which it fits a box."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from pnp.measures import Mm, Pt
from pnp.text.engine import TextEngine
from pnp.text.flow import MeasuredText, lines_below, measure_blocks, measure_text
from pnp.text.items import blocks
from pnp.text.lines import Lines
from pnp.text.rich import Run
from pnp.text.style import TextStyle
from pnp.text.typesetting import LineMetrics
from pnp.values import dataclass

# Nobody sees smaller steps.
_STEP: Final[Pt] = 0.25
_ROUNDING: Final[Mm] = 1e-6


@dataclass(frozen=True, slots=True)
class Fitted:
    """All lines, even those that do not fit, and their size in points.

    overflow_mm: by how much the lines are higher than the box. overflow_text: the words below its bottom edge.
    """

    lines: Lines
    size: Pt
    overflow_mm: Mm
    overflow_text: str


def fit(
    engine: TextEngine,
    text: str | Sequence[Run],
    style: TextStyle,
    width: Mm,
    height: Mm,
    floor_size: Pt | None = None,
    at: tuple[Mm, Mm] = (0.0, 0.0),
    above: float = 0.0,
    ceiling_size: Pt = 0.0,
) -> Fitted:
    """Set a text in a box and reduce its size in steps of a quarter point until it fits.

    text: rich text, or the runs of one paragraph. floor_size: the smallest size in points; by default, the size of
    the style. ceiling_size: the largest one, 0 for that of the style. A text fits if it is not higher
    than the box and no word is too long for a line. at: the top left of the box. above: the share of the unused
    height that goes above the text; 0.5 centres it. Raises FontError.
    """
    if isinstance(text, str):
        measured = measure_blocks(engine, blocks(text, engine.icons, breaks=style.breaks), style)
    else:
        measured = measure_text(engine, (text,), style)
    largest = ceiling_size or style.size
    size = _largest(measured, width, height, largest if floor_size is None else min(floor_size, largest), largest)
    metrics = LineMetrics.of(engine, style, size)
    line_ends = measured.balanced(measured.line_ends(width, metrics), width, metrics)
    needed_height = measured.height(line_ends, metrics)
    top = at[1] + above * (height - needed_height)
    lines = measured.set(line_ends, width, metrics, (at[0], top))
    overflow = max(needed_height - height, 0.0)
    if overflow <= _ROUNDING:
        return Fitted(lines, size, 0.0, "")
    # If the box ends at the baseline, descenders may hang below it.
    below = lines_below(lines, top + height + metrics.line_height - metrics.ascent - metrics.last)
    return Fitted(lines, size, overflow, " ".join(line.text.strip() for line in below))


def _largest(measured: MeasuredText, width: Mm, height: Mm, floor_size: Pt, largest: Pt) -> Pt:
    """The largest size that fits, or ``floor_size`` if none does."""
    steps = ceil((largest - floor_size) / _STEP - _ROUNDING)
    if not steps or _fits(measured, width, height, largest):
        return largest
    fitting, too_large = steps, 0
    while fitting - too_large > 1:
        middle = (fitting + too_large) // 2
        if _fits(measured, width, height, largest - middle * _STEP):
            fitting = middle
        else:
            too_large = middle
    return max(largest - fitting * _STEP, floor_size)


def _fits(measured: MeasuredText, width: Mm, height: Mm, size: Pt) -> bool:
    metrics = LineMetrics.of(measured.engine, measured.style, size)
    line_ends = measured.line_ends(width, metrics)
    if any(line_end.broken for ends in line_ends for line_end in ends):
        return False
    return measured.height(line_ends, metrics) <= height + _ROUNDING
