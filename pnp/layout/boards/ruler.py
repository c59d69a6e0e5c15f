"""Rulers: exact ticks along the edge of a box."""

from __future__ import annotations

from typing import Final, Literal

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.curves import Segments, joined, polyline
from pnp.layout.boards.lettering import style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_INCH, MM_PER_PT, Mm
from pnp.values import dataclass

Unit = Literal["cm", "in"]

# How long a unit is in mm, into how many parts it is divided, and after how many of them a tick is longer.
_UNITS: Final[dict[Unit, tuple[Mm, int, int]]] = {"cm": (10.0, 10, 5), "in": (MM_PER_INCH, 8, 4)}

_EPSILON: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark: where it stands in mm from the start of the ruler, its rank (0 is the longest), its number."""

    at: Mm
    rank: int
    label: str = ""


def ticks(length: Mm, unit: Unit, every: int = 1, start: Mm = 0.0) -> tuple[Tick, ...]:
    """Every mark from ``start`` to ``start + length``; numbers stand at every so many units."""
    step, parts, half = _UNITS[unit]
    fine = step / parts
    first, last = round(start / fine + 0.4999), int((start + length) / fine + _EPSILON)
    marks = []
    for index in range(first, last + 1):
        rank = 0 if index % parts == 0 else 1 if index % half == 0 else 2
        number = index // parts
        label = str(number) if rank == 0 and number and number % max(every, 1) == 0 else ""
        marks.append(Tick(index * fine - start, rank, label))
    return tuple(marks)


def draw(
    length: Mm,
    box: Box,
    theme: ResolvedTheme,
    unit: Unit = "cm",
    every: int = 1,
    start: Mm = 0.0,
    upright: bool = False,
) -> tuple[Item, ...]:
    """Draw a ruler from the left end (or, upright, the lower end) of a box, its ticks on the upper (left) edge.

    length: in mm, as printed at 100 %. start: what the first mark counts, for the later strips of a long
    ruler.
    """
    pen = Stroke(theme.ink("ink", "line", instead="black"), 0.2)
    marks = ticks(length, unit, every, start)
    room = max(length, box.height if upright else box.width)
    deep = min(box.width if upright else box.height, 9.0)
    lines = joined((*(_tick(tick, box, deep, upright) for tick in marks), _edge(length, box, upright)))
    words = [item for tick in marks if tick.label for item in _number(tick, room, box, deep, theme, upright)]
    units = length / _UNITS[unit][0]
    return (Group((Path(lines, None, pen), *words), alt=f"A ruler of {units:g} {unit}"),)


def _edge(length: Mm, box: Box, upright: bool) -> Segments:
    if upright:
        return polyline([(box.x, box.bottom), (box.x, box.bottom - length)])
    return polyline([(box.x, box.y), (box.x + length, box.y)])


def _tick(tick: Tick, box: Box, deep: Mm, upright: bool) -> Segments:
    reach = deep * (0.5, 0.36, 0.22)[tick.rank]
    if upright:
        y = box.bottom - tick.at
        return polyline([(box.x, y), (box.x + reach, y)])
    x = box.x + tick.at
    return polyline([(x, box.y), (x, box.y + reach)])


def _number(tick: Tick, room: Mm, box: Box, deep: Mm, theme: ResolvedTheme, upright: bool) -> tuple[Item, ...]:
    """The number below its tick; near either end of the room it is moved inwards, so that no cut goes through it."""
    size = max(min(deep * 0.42 / MM_PER_PT, 9.0), 5.0)
    style = style_of(theme, "ruler-number", size)
    wide, high = theme.width(tick.label, style) + 1.0, size * MM_PER_PT * 1.25
    if upright:
        middle = _inside(tick.at, high / 2, room)
        spot = Box(box.x + deep * 0.52, box.bottom - middle - high / 2, wide, high)
    else:
        spot = Box(box.x + _inside(tick.at, wide / 2, room) - wide / 2, box.y + deep * 0.52, wide, high)
    return theme.words(tick.label, spot, style)


def _inside(at: Mm, half: Mm, length: Mm) -> Mm:
    """A position moved so that ``half`` on both sides of it stays within a length."""
    return min(max(at, half), max(length - half, half))
