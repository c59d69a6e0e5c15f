"""The source line of a place, with carets below the place."""

from __future__ import annotations

from pnp.findings import Span
from pnp.nodes import Source
from pnp.report.printable import columns, printable
from pnp.values import dataclass

WIDEST = 100
_CUT = "…"


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The number of a line, the part of it that is shown, the blanks before the place, and its carets."""

    number: str
    line: str
    blanks: str
    carets: str


def excerpt(span: Span, source: Source | None, width: int = WIDEST) -> Excerpt | None:
    """The line of a place; if it has more than ``width`` columns, the part around the place.

    None if there is no such line, or if it is blank.
    """
    line = source.line(span.line) if source else ""
    if not line.strip():
        return None
    start, end = source.marked(span) if source else (0, 0)
    end = max(start, min(end, len(line)))
    left, right = _window(line, start, width)
    shown = line[left:right]
    marked = line[start : min(end, right)]
    before = columns(line[left:start])
    if left:
        shown = _CUT + shown[1:]
        before += 1 - columns(line[left])
    if right < len(line) and right - 1 > start:
        shown = shown[:-1] + _CUT
    return Excerpt(str(span.line), printable(shown), " " * before, "^" * max(1, columns(marked)))


def _window(line: str, start: int, width: int) -> tuple[int, int]:
    """The start and end of the part of a line, at most ``width`` columns with ``start`` in it, that is shown."""
    if columns(line) <= width:
        return 0, len(line)
    left, taken = start, 0
    while left > 0 and taken + columns(line[left - 1]) <= width // 2:
        left -= 1
        taken += columns(line[left])
    right = start
    while right < len(line) and taken + columns(line[right]) <= width:
        taken += columns(line[right])
        right += 1
    while left > 0 and taken + columns(line[left - 1]) <= width:
        left -= 1
        taken += columns(line[left])
    return left, max(right, min(start + 1, len(line)))
