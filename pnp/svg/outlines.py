"""Strokes as filled outlines, unions and bounds of outlines, by Skia's path operations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from pnp.frame import Segment
from pnp.matrix import Matrix
from pnp.svg.matrix import transformed
from pnp.values import dataclass

if TYPE_CHECKING:
    import pathops

Segments = tuple[Segment, ...]
# Skia approximates to a fraction of a unit, so outlines are enlarged to this extent meanwhile.
_EXTENT: Final = 4096.0
# Of a dashed line: more cannot be seen.
MOST_DASHES: Final = 10_000


@dataclass(frozen=True, slots=True)
class PenStyle:
    """How an outline is stroked, in its own units."""

    width: float
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    miter_limit: float = 4.0
    dash: tuple[float, ...] = ()
    dash_offset: float = 0.0


def stroked(segments: Sequence[Segment], pen: PenStyle) -> Segments:
    """The outline of a stroke, to be filled by the non-zero rule."""
    import pathops  # takes 10 ms to import, and few drawings have strokes

    caps = {"butt": 0, "round": 1, "square": 2}
    joins = {"miter": 0, "round": 1, "bevel": 2}
    scale = _scale(segments, pen.width)
    path = _to_skia(transformed(segments, (scale, 0.0, 0.0, scale, 0.0, 0.0)))
    path.stroke(
        pen.width * scale,
        pathops.LineCap(caps[pen.cap]),
        pathops.LineJoin(joins[pen.join]),
        pen.miter_limit,
        [part * scale for part in pen.dash] or None,
        pen.dash_offset * scale,
    )
    return _from_skia(path, (1 / scale, 0.0, 0.0, 1 / scale, 0.0, 0.0))


def union(outlines: Iterable[tuple[Sequence[Segment], bool]]) -> Segments:
    """All that some outlines enclose, to be filled by the non-zero rule; each with whether its rule is even-odd."""
    import pathops

    known = [(segments, even_odd) for segments, even_odd in outlines if segments]
    if not known:
        return ()
    if len(known) == 1 and not known[0][1]:
        return tuple(known[0][0])
    scale = max(_scale(segments, 0.0) for segments, _ in known)
    result = pathops.Path()
    for segments, even_odd in known:
        path = _to_skia(transformed(segments, (scale, 0.0, 0.0, scale, 0.0, 0.0)))
        path.fillType = pathops.FillType.EVEN_ODD if even_odd else pathops.FillType.WINDING
        result = pathops.op(result, path, pathops.PathOp.UNION, fix_winding=True)
    return _from_skia(result, (1 / scale, 0.0, 0.0, 1 / scale, 0.0, 0.0))


def intersection(first: Sequence[Segment], first_even_odd: bool, second: Sequence[Segment]) -> Segments:
    """What two outlines have in common, to be filled by the non-zero rule; the second has that rule."""
    return _combined(first, first_even_odd, second, False, "INTERSECTION")


def difference(first: Sequence[Segment], second: Sequence[Segment], second_even_odd: bool) -> Segments:
    """What a first outline has and a second has not, to be filled by the non-zero rule; the first has that rule."""
    return _combined(first, False, second, second_even_odd, "DIFFERENCE")


def _combined(
    first: Sequence[Segment], first_even_odd: bool, second: Sequence[Segment], second_even_odd: bool, operation: str
) -> Segments:
    import pathops

    scale = max(_scale(first, 0.0), _scale(second, 0.0))
    paths = []
    for segments, even_odd in ((first, first_even_odd), (second, second_even_odd)):
        path = _to_skia(transformed(segments, (scale, 0.0, 0.0, scale, 0.0, 0.0)))
        path.fillType = pathops.FillType.EVEN_ODD if even_odd else pathops.FillType.WINDING
        paths.append(path)
    result = pathops.op(*paths, pathops.PathOp[operation], fix_winding=True)
    return _from_skia(result, (1 / scale, 0.0, 0.0, 1 / scale, 0.0, 0.0))


def bounds(segments: Sequence[Segment]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an outline itself, without its control points."""
    from fontTools.misc.bezierTools import calcCubicBounds

    boxes: list[tuple[float, float, float, float]] = []
    at = (0.0, 0.0)
    for name, *numbers in segments:
        if name == "C":
            x1, y1, x2, y2, x, y = numbers
            boxes.append(calcCubicBounds(at, (x1, y1), (x2, y2), (x, y)))
        elif name in "ML":
            boxes.append((numbers[0], numbers[1], numbers[0], numbers[1]))
        if numbers:
            at = numbers[-2], numbers[-1]
    if not boxes:
        return 0.0, 0.0, 0.0, 0.0
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def length_at_most(segments: Sequence[Segment]) -> float:
    """The length of an outline with its control points, which is no shorter than the outline itself."""
    total, at, start = 0.0, (0.0, 0.0), (0.0, 0.0)
    for name, *numbers in segments:
        points = list(zip(numbers[::2], numbers[1::2], strict=True)) or [start]
        for x, y in points:
            if name != "M":
                total += ((x - at[0]) ** 2 + (y - at[1]) ** 2) ** 0.5
            at = (x, y)
        if name == "M":
            start = at
    return total


def _scale(segments: Sequence[Segment], more: float) -> float:
    left, top, right, bottom = bounds(segments)
    return _EXTENT / max(right - left + more, bottom - top + more, 1e-6)


def _to_skia(segments: Sequence[Segment]) -> pathops.Path:
    import pathops

    path = pathops.Path()
    add: dict[str, Any] = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}
    for name, *numbers in segments:
        add[name](*numbers)
    return path


def _from_skia(path: pathops.Path, matrix: Matrix) -> Segments:
    path.convertConicsToQuads()
    return transformed(tuple(_segments(path)), matrix)


def _segments(path: pathops.Path) -> Iterable[Segment]:
    x = y = 0.0
    names = {"moveTo": "M", "lineTo": "L", "curveTo": "C"}
    for name, points in path.segments:
        if name in ("closePath", "endPath"):
            if name == "closePath":
                yield ("Z",)
            continue
        if name == "qCurveTo":
            # TrueType curves: between two control points lies a point of the curve.
            *controls, end = points
            for index, (cx, cy) in enumerate(controls):
                following = controls[index + 1] if index + 1 < len(controls) else None
                ex, ey = ((cx + following[0]) / 2, (cy + following[1]) / 2) if following else end
                first = x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y)
                yield ("C", *first, ex + 2 / 3 * (cx - ex), ey + 2 / 3 * (cy - ey), ex, ey)
                x, y = ex, ey
            continue
        yield (names[name], *(value for point in points for value in point))
        x, y = points[-1]
