"""Turn glyphs into paths in thousandths of an em, y down, with the origin at the left end of the baseline."""

from __future__ import annotations

from pnp.fonts.file import FontFile
from pnp.frame import Segment

Point = tuple[float, float]


def glyph_outline(file: FontFile, glyph: int) -> tuple[Segment, ...]:
    """The outline of a glyph; curves are cubic. Empty for a space."""
    pen = _SegmentPen(file.scale)
    file.shaper.draw_glyph_with_pen(glyph, pen)
    return tuple(pen.segments)


class _SegmentPen:
    """Collects segments. HarfBuzz calls the methods of fontTools' pens."""

    def __init__(self, scale: float) -> None:
        self.segments: list[Segment] = []
        self._scale = scale
        self._at: Point = (0.0, 0.0)

    def moveTo(self, point: Point) -> None:  # noqa: N802
        self._add("M", point)

    def lineTo(self, point: Point) -> None:  # noqa: N802
        self._add("L", point)

    def curveTo(self, *points: Point) -> None:  # noqa: N802
        self._add("C", *points)

    def qCurveTo(self, control: Point, end: Point) -> None:  # noqa: N802
        # A quadratic curve equals the cubic one whose handles are two thirds as long.
        first, second = (
            (near[0] + (control[0] - near[0]) * 2 / 3, near[1] + (control[1] - near[1]) * 2 / 3)
            for near in (self._at, end)
        )
        self._add("C", first, second, end)

    def closePath(self) -> None:  # noqa: N802
        self.segments.append(("Z",))

    def _add(self, operator: str, *points: Point) -> None:
        self._at = points[-1]
        lengths = (length for x, y in points for length in (x * self._scale, -y * self._scale + 0.0))
        self.segments.append((operator, *lengths))
