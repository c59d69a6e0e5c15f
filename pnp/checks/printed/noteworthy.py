"""Reports on faces → those that some check of what is printed may have something to say about.

What is fine needs no place, and so what was drawn without fault does not depend on where its words are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from pnp.checks.printed import contrast, invisible_symbol, small_text
from pnp.layout.drawing.reports import ContrastSample, Report, TextSize
from pnp.palette import Palette

R = TypeVar("R", bound=Report)


def noteworthy(reports: Iterable[R], palette: Palette) -> tuple[R, ...]:
    """The reports that are not known to be fine."""
    return tuple(report for report in reports if not _is_fine(report, palette))


def _is_fine(report: Report, palette: Palette) -> bool:
    match report:
        case TextSize():
            return small_text.is_readable(report)
        case ContrastSample(symbol=True):
            return invisible_symbol.is_visible(report, palette)
        case ContrastSample():
            return contrast.is_readable(report, palette)
    return False
