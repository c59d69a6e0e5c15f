"""Outlines of grown things: a smooth line through points, with corners where a point says so."""

from typing import Final

from pnp.symbols.ink import Mark

_Point = tuple[float, float, bool]
# How far the handles of a curve reach, as a share of the distance between the points beside them.
_REACH: Final = 1 / 6


def grown(points: str, width: float = 0.0, tone: str = "") -> Mark:
    """A closed line through points such as ``0,4 6,2! 3,8``; at those with ``!`` it has a corner."""
    around = _read(points)
    looped = [around[-1], *around, around[0], around[1]]
    return Mark(f"M {around[0][0]:g} {around[0][1]:g} {_curves(looped)} Z", width, tone)


def strand(points: str, width: float) -> Mark:
    """An open line through such points, drawn with a pen."""
    along = _read(points)
    return Mark(f"M {along[0][0]:g} {along[0][1]:g} {_curves([along[0], *along, along[-1]])}", width)


def _read(points: str) -> list[_Point]:
    return [
        (float(x), float(y.rstrip("!")), y.endswith("!")) for x, y in (point.split(",") for point in points.split())
    ]


def _curves(points: list[_Point]) -> str:
    """The curves between all points but the first and the last, which only give the direction."""
    curves = []
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        (out_x, out_y), (in_x, in_y) = _handle(before, start, end), _handle(after, end, start)
        curves.append(f"C {out_x:.2f} {out_y:.2f} {in_x:.2f} {in_y:.2f} {end[0]:g} {end[1]:g}")
    return " ".join(curves)


def _handle(behind: _Point, at: _Point, ahead: _Point) -> tuple[float, float]:
    """Where the handle of a point lies that leads to the point ahead of it."""
    (x, y, is_corner), reach = at, 2 * _REACH if at[2] else _REACH
    from_x, from_y = (x, y) if is_corner else behind[:2]
    return x + (ahead[0] - from_x) * reach, y + (ahead[1] - from_y) * reach
