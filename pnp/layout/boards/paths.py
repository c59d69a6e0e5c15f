"""Paths over a board with what their steps cost, and zones of control, as figures of play show them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final

from pnp.analysis.movement import Crossings
from pnp.frame import Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, around, between, circle, direction, distance, joined, polyline
from pnp.layout.boards.lettering import fitted_words, style_of
from pnp.layout.boards.options import BoardOptions, ShownPath, comma_separated, placed_counters
from pnp.layout.boards.outlines import shrunk
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm
from pnp.model.cells import Cells
from pnp.model.costs import Cost, in_points
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.values import dataclass

# Shares of the room of a place.
_SHAFT: Final = 0.075
_HEAD: Final = 0.24
_DISC: Final = 0.155
_SUM: Final = 0.2
# How far inside a cell the border of a zone of control is, in cells.
_ZONE_INSET: Final = 0.05


@dataclass(frozen=True, slots=True)
class PathCosts:
    """What each step of a path costs, in print; ``""`` if nothing is shown. total: of all; empty if it is not known.

    barred: whether the last step cannot be made.
    """

    steps: tuple[str, ...] = ()
    total: str = ""
    barred: bool = False


def path_costs(game: Game, grid: CellGrid, path: ShownPath) -> PathCosts:
    """The costs of a path for its unit. Raises ValueError if it does not cost what it is said to cost."""
    if not path.unit:
        return PathCosts()
    unit = game.units.find(path.unit)
    if unit is None:
        raise ValueError(f"there is no unit {path.unit!r} for the path {'>'.join(path.places)}")
    crossings = Crossings(game, grid)
    cells = [cell for name in path.places if (cell := grid.lattice.cell(name)) is not None]
    steps: list[str] = []
    total = Fraction(0)
    for (first, last), name in zip(pairwise(cells), path.places[1:], strict=False):
        if grid.lattice.side_between(first, last) is None:
            raise ValueError(f"the path of {path.unit} jumps: {grid.lattice.name(first)} and {name} do not touch")
        step = crossings.step(unit, first, last)
        if step.forbidden:
            if path.claim and path.claim != "no":
                raise ValueError(f"the path of {path.unit} does not cost {path.claim}: {step.forbidden} bars {name}")
            return PathCosts((*steps, ""), barred=True)
        total += step.points
        steps.append("all" if step.takes_all else in_points(step.points))
    _compare(path, total, steps)
    return PathCosts(tuple(steps), "" if "all" in steps else in_points(total))


def _compare(path: ShownPath, total: Fraction, steps: Sequence[str]) -> None:
    """Raise ValueError unless the path costs what it is said to cost."""
    if not path.claim:
        return
    try:
        holds = "all" not in steps and Cost.parse(path.claim).points == total
    except ValueError:
        holds = False
    if not holds:
        raise ValueError(
            f"the path of {path.unit} is said to cost {path.claim}, but it costs {' + '.join(steps)} = "
            f"{in_points(total)}"
        )


@dataclass(frozen=True, slots=True, eq=False)
class DrawnPath:
    """A path on a board. steps: from the middle of each place to that of the next; room: how high one is, in mm.

    Over the seam of a map that wraps, a step is in two parts: to the one edge, and on from the other.
    """

    path: ShownPath
    steps: Sequence[Sequence[tuple[Point, Point]]]
    room: Mm
    costs: PathCosts
    theme: ResolvedTheme

    @property
    def _last(self) -> tuple[Point, Point]:
        """The last step, or what is left of it after the seam."""
        return self.steps[-1][-1]

    def line(self) -> Iterator[Item]:
        """A line with an arrow head, or with a cross where it may not go on."""
        room, theme, barred, last = self.room, self.theme, self.costs.barred, self._last
        into, stop = direction(*last), between(*last) if barred else last[1]
        neck = (stop[0] - into[0] * room * _HEAD, stop[1] - into[1] * room * _HEAD)
        shaft = joined(self._lines(stop if barred else neck))
        edge, fill = theme.ink("paper"), theme.ink("accent")
        yield Path(shaft, None, Stroke(edge, room * _SHAFT * 1.8, (), "round", "round"))
        alt = f"{self.path.unit} " * bool(self.path.unit) + f"goes {', '.join(self.path.places)}"
        yield Path(shaft, None, Stroke(fill, room * _SHAFT, (), "butt", "round"), alt=alt)
        if barred:
            yield from _cross(stop, room * _DISC, theme)
        else:
            yield Path(_head(stop, neck, into, room), fill, Stroke(edge, room * 0.03, (), "round", "round"))

    def _lines(self, end: Point) -> Iterator[Segments]:
        """The lines of the path, of which each seam begins another."""
        parts = [part for step in self.steps for part in step]
        line = [parts[0][0]]
        for first, last in (*parts[:-1], (parts[-1][0], end)):
            if first != line[-1]:
                yield polyline(line)
                line = [first]
            line.append(last)
        yield polyline(line)

    def numbers(self) -> Iterator[Item]:
        """The cost of each step where it crosses a side, and the sum beyond the end."""
        for step, cost in zip(self.steps, self.costs.steps, strict=False):
            if cost:
                middle = between(*step[0]) if len(step) == 1 else step[0][1]
                yield from _disc(middle, self.room * _DISC, cost, "paper", "accent", self.theme)
        if self.costs.total and len(self.costs.steps) > 1:
            whole = sum(distance(*part) for part in self.steps[-1])
            beyond = whole * 0.5 - self.room * _SUM
            (x, y), into = self._last[1], direction(*self._last)
            where = (x + into[0] * beyond, y + into[1] * beyond)
            yield from _disc(where, self.room * _SUM, self.costs.total, "accent", "paper", self.theme)


def _head(tip: Point, neck: Point, into: Point, room: Mm) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    half = room * _HEAD * 0.55
    sides = [(neck[0] - into[1] * half, neck[1] + into[0] * half), (neck[0] + into[1] * half, neck[1] - into[0] * half)]
    return polyline([tip, *sides], closed=True)


def _disc(center: Point, radius: Mm, text: str, ground: str, ink: str, theme: ResolvedTheme) -> Iterator[Item]:
    """A number on a disc."""
    yield Path(circle(center, radius), theme.ink(ground), Stroke(theme.ink(ink), radius * 0.16))
    style = style_of(theme, "board-path", radius * 1.25 / MM_PER_PT, "sans-bold", 4.0)
    yield from fitted_words(text, around(center, radius * 2, radius * 2), style, theme, ink)


def _cross(center: Point, radius: Mm, theme: ResolvedTheme) -> Iterator[Item]:
    """A crossed disc: no further."""
    x, y, arm = *center, radius * 0.5
    yield Path(circle(center, radius), theme.ink("paper"), Stroke(theme.ink("accent"), radius * 0.16))
    lines = (("M", x - arm, y - arm), ("L", x + arm, y + arm), ("M", x + arm, y - arm), ("L", x - arm, y + arm))
    yield Path(lines, None, Stroke(theme.ink("accent"), radius * 0.3, (), "round"), alt="may not go on")


def zones_of_control(game: Game, cells: CellMap, options: BoardOptions, theme: ResolvedTheme) -> Iterator[Item]:
    """The cells that counters of the asked sides control: tinted and framed in the colour of their side."""
    crossings, lattice = Crossings(game, cells.grid), cells.lattice
    asked = comma_separated(options.zoc)
    for side_id in asked if "true" not in asked else game.sides.ids:
        side = game.sides.find(side_id)
        if side is None:
            raise ValueError(f"there is no side {side_id!r} whose zones of control could be shown")
        controlled = dict.fromkeys(
            other
            for counter in placed_counters(options.units)
            if (unit := game.units.find(counter.unit)) and (counter.side or unit.side) == side_id
            for cell in lattice.select(Cells.parse(counter.place))
            for other in crossings.controlled(unit, cell)
            if other in cells.window.cells
        )
        for cell in controlled:
            shape = cells.polygon(shrunk(lattice.polygon(cell), _ZONE_INSET))
            yield Path(shape, theme.ink(side.color, "ornament", 0.15))
            pen = Stroke(theme.ink(side.color), cells.cell * 0.035, (cells.cell * 0.09, cells.cell * 0.06), "butt")
            yield Path(shape, None, pen, alt=f"{lattice.name(cell)} is controlled by {side.title}")
