"""A text to the largest size at which it fits a box."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from pnp.measures import Mm, Pt
from pnp.text.engine import TextEngine
from pnp.text.flow import Prepared, lines_below, paragraphs, prepare
from pnp.text.lines import Lines
from pnp.text.rich import Run
from pnp.text.setting import Grid
from pnp.text.style import TextStyle
from pnp.values import dataclass

# Smaller steps nobody sees.
_STEP: Final[Pt] = 0.25
_ROUNDING: Final[Mm] = 1e-6


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines at the size that was found, in points; all of them, even those that do not fit.

    overflow_mm: by how much the lines are higher than the box. overflow_text: the words below its edge.
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
) -> Fitted:
    """Set a text in a box, smaller than its style asks for if it must be, in steps of a quarter point.

    text: rich text, or the runs of one paragraph. floor_size: the smallest size; without it, none but
    the style's. A text fits if it is not higher than the box and no word is too long for a line.
    at: the top left of the box. above: the share of the height left over that stays free above the text,
    0.5 to centre it. Raises FontError.
    """
    texts = paragraphs(engine, text, style) if isinstance(text, str) else [tuple(text)]
    prepared = prepare(engine, texts, style)
    size = _largest(prepared, width, height, style.size if floor_size is None else min(floor_size, style.size))
    grid = Grid.of(engine, style, size)
    cuts = prepared.evened(prepared.cuts(width, grid), width, grid)
    needed = prepared.height(cuts, grid)
    top = at[1] + above * (height - needed)
    lines = prepared.set(cuts, width, grid, (at[0], top))
    overflow = max(needed - height, 0.0)
    if overflow <= _ROUNDING:
        return Fitted(lines, size, 0.0, "")
    # A box that ends at the baseline lets descenders hang out.
    below = lines_below(lines, top + height + grid.line_height - grid.ascent - grid.last)
    return Fitted(lines, size, overflow, " ".join(line.text.strip() for line in below))


def _largest(prepared: Prepared, width: Mm, height: Mm, floor_size: Pt) -> Pt:
    """The largest size that fits, or the floor."""
    wanted = prepared.style.size
    steps = ceil((wanted - floor_size) / _STEP - _ROUNDING)
    if not steps or _fits(prepared, width, height, wanted):
        return wanted
    fitting, too_large = steps, 0
    while fitting - too_large > 1:
        middle = (fitting + too_large) // 2
        if _fits(prepared, width, height, wanted - middle * _STEP):
            fitting = middle
        else:
            too_large = middle
    return max(wanted - fitting * _STEP, floor_size)


def _fits(prepared: Prepared, width: Mm, height: Mm, size: Pt) -> bool:
    grid = Grid.of(prepared.engine, prepared.style, size)
    cuts = prepared.cuts(width, grid)
    if any(cut.broken for ends in cuts for cut in ends):
        return False
    return prepared.height(cuts, grid) <= height + _ROUNDING
