"""Reports on faces → those that a check of what is printed may report.

Reports that are fine are dropped with their places, so faces without faults do not depend on where their texts are.
"""

from collections.abc import Iterable
from typing import TypeVar

from pnp.checks.printed import contrast, invisible_symbol, small_text
from pnp.layout.drawing.reports import ContrastSample, NamedSpot, Report, TextSize
from pnp.palette import Palette

R = TypeVar("R", bound=Report)


def noteworthy(reports: Iterable[R], palette: Palette) -> tuple[R, ...]:
    """The reports that are not certain to be fine."""
    return tuple(report for report in reports if is_noteworthy(palette, report))


def is_noteworthy(palette: Palette, report: Report) -> bool:
    """Whether it is not certain that what was reported is fine."""
    return not _is_fine(report, palette)


def _is_fine(report: Report, palette: Palette) -> bool:
    match report:
        case TextSize():
            return small_text.is_readable(report)
        case ContrastSample(symbol=True):
            return invisible_symbol.is_visible(report, palette)
        case ContrastSample():
            return contrast.is_readable(report, palette)
        case NamedSpot():
            # Nothing lies on a picture in a book.
            return report.face.startswith("figure/")
    return False
