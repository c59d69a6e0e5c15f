"""What lies on a board in a picture of play: marked places, counters, arrows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import pi
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.curves import Point, Segments, around, between, direction, distance, ngon, polyline, smooth
from pnp.layout.boards.options import (
    Arrow,
    BoardOptions,
    PlacedCounter,
    ShownPath,
    arrows,
    comma_separated,
    paths,
    placed_counters,
)
from pnp.layout.boards.paths import DrawnPath, PathCosts
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.values import dataclass

# The square that a place offers to what lies on it; None if there is no such place on the picture.
Spot = Callable[[str], Box | None]
# The box of what lies on a side or a corner, and how many degrees it is turned.
Turned = tuple[Box, float]

_COUNTER: Final = 0.66
_STACKED: Final = 0.1
# How much of the way between them two counters take at most that an arrow joins, and how far it keeps off them, in
# squares.
_JOINED: Final = 0.65
_OFF: Final = 0.02


@dataclass(frozen=True, slots=True)
class Overlay:
    """Draws over one board. spot: finds its places. spread: the places that one name stands for, as A1:B2.

    outline: the shape of a place to mark; None is the square that it offers. counter: how much of that square a counter
    takes across. costs: what the steps of a path cost. between: finds sides and corners of cells. seam: where the way
    from one place to another leaves a map that wraps, and where it comes in again.
    """

    spot: Spot
    theme: ResolvedTheme
    spread: Callable[[str], Iterable[str]] = lambda name: (name,)
    outline: Callable[[str], Segments | None] = lambda name: None
    counter: float = _COUNTER
    costs: Callable[[ShownPath], PathCosts] = lambda path: PathCosts()
    between: Callable[[str], Turned | None] = lambda name: None
    seam: Callable[[str, str], tuple[Point, Point] | None] = lambda first, last: None

    def items(self, options: BoardOptions) -> tuple[Item, ...]:
        """Marked places and paths, then counters, then arrows. Raises ValueError if one of them cannot be read."""
        drawn = [path for each in paths(options.paths) for path in self._path(each)]
        taken = frozenset(place for _, place in self._places(options.units))
        share = self._share(taken, options)
        return (
            *self._marked(comma_separated(options.highlight)),
            *(item for path in drawn for item in path.line()),
            *self._counters(options, share),
            *(item for path in drawn for item in path.numbers()),
            *(item for arrow in arrows(options.arrows) for item in self._arrow(arrow, taken, share)),
        )

    def _share(self, taken: frozenset[str], options: BoardOptions) -> float:
        """How much of its square a counter takes across: less if an arrow between two of them had no room."""
        shares = [self.counter]
        for arrow in arrows(options.arrows):
            first, last = self.spot(arrow.first), self.spot(arrow.last)
            if first and last and first != last and {arrow.first, arrow.last} <= taken:
                far, side = distance(first.center, last.center), min(first.width, first.height)
                shares.append(_JOINED * far * _across(direction(first.center, last.center)) / side)
        return min(shares)

    def _path(self, path: ShownPath) -> Iterator[DrawnPath]:
        """A way through the middle of places, if all are shown. Raises ValueError if it costs other than is said."""
        boxes = [box for box in map(self.spot, path.places) if box]
        if len(boxes) == len(path.places):
            room = min(boxes[0].width, boxes[0].height)
            ends = zip(pairwise(path.places), pairwise(box.center for box in boxes), strict=True)
            steps = [self._parts(names, points) for names, points in ends]
            yield DrawnPath(path, steps, room, self.costs(path), self.theme)

    def _parts(self, names: tuple[str, str], points: tuple[Point, Point]) -> tuple[tuple[Point, Point], ...]:
        """A straight way between two places, in two parts if it leads over the seam of the map."""
        seam = self.seam(*names)
        return ((points[0], seam[0]), (seam[1], points[1])) if seam else (points,)

    def _marked(self, names: tuple[str, ...]) -> Iterator[Item]:
        for name in (place for written in names for place in self.spread(written)):
            if box := self.spot(name):
                width = min(box.width, box.height) * 0.06
                shape = self.outline(name) or box.inset(width * 0.6).segments(width)
                yield Path(shape, self.theme.ink("accent", "ornament", 0.18))
                yield Path(shape, None, Stroke(self.theme.ink("paper"), width * 1.5, (), "round", "round"))
                pen = Stroke(self.theme.ink("accent"), width, (), "round", "round")
                yield Path(shape, None, pen, alt=f"{name} is marked")

    def _counters(self, options: BoardOptions, share: float) -> Iterator[Item]:
        heights: dict[str, int] = {}
        placed = list(self._places(options.units))
        stacks = Counter(place for _, place in placed)
        for counter, place in placed:
            if between := self.between(place):
                room, turn = between
                height = heights[place] = heights.get(place, -1) + 1
                room = room.moved(room.width * _STACKED * height, -room.height * _STACKED * height)
                if items := options.draw_counter(counter.unit, counter.side, room):
                    yield Group(items, turn, *room.center, alt=f"{counter.unit} on {place}")
            box = self.spot(place)
            if box is None:
                continue
            height = heights[place] = heights.get(place, -1) + 1
            side = min(box.width, box.height)
            # A stack takes no more room than a counter alone, so that it lies on none of its neighbours.
            above = stacks[place] - 1
            shift = side * _STACKED * (height - above / 2)
            across = side * max(share - _STACKED * above, share / 2)
            x, y = box.center
            spot = around((x + shift, y - shift), across, across)
            if items := options.draw_counter(counter.unit, counter.side, spot):
                yield Group(items, alt=f"{counter.unit} on {place}")

    def _places(self, units: str) -> Iterator[tuple[PlacedCounter, str]]:
        for counter in placed_counters(units):
            for place in self.spread(counter.place):
                yield counter, place

    def _arrow(self, arrow: Arrow, taken: frozenset[str], share: float) -> Iterator[Item]:
        """From the edge of the counter on a place, or from its middle, to the same of another place."""
        first, last = self.spot(arrow.first), self.spot(arrow.last)
        if first is None or last is None:
            return
        side = min(first.width, first.height)
        parts = self._parts((arrow.first, arrow.last), (first.center, last.center))
        half = (share / 2 + _OFF) * side
        for number, (start, end) in enumerate(parts):
            before = half if number == 0 and arrow.first in taken else 0.0
            behind = half if number == len(parts) - 1 and arrow.last in taken else 0.0
            start, end = _shortened(start, end, before, behind)
            if arrow.kind != "range":
                yield from self._movement(start, end, side, arrow)
            else:
                yield from self._range(start, end, side, arrow)

    def _movement(self, start: Point, end: Point, side: float, arrow: Arrow) -> Iterator[Item]:
        ahead = direction(start, end)
        far = distance(start, end)
        middle = between(start, end)
        bend = (middle[0] - ahead[1] * far * 0.09, middle[1] + ahead[0] * far * 0.09)
        head = side * 0.2
        into = direction(bend, end)
        neck = (end[0] - into[0] * head, end[1] - into[1] * head)
        shaft = smooth([start, bend, neck])
        point = polyline(
            [
                end,
                (neck[0] - into[1] * head * 0.62, neck[1] + into[0] * head * 0.62),
                (neck[0] + into[1] * head * 0.62, neck[1] - into[0] * head * 0.62),
            ],
            closed=True,
        )
        is_retreat = arrow.kind == "retreat"
        edge, fill = self.theme.ink("paper"), self.theme.ink("ink" if is_retreat else "accent")
        dash = (side * 0.09, side * 0.06) if is_retreat else ()
        yield Path(shaft, None, Stroke(edge, side * 0.13, (), "round", "round"))
        yield Path(point, edge, Stroke(edge, side * 0.05, (), "round", "round"))
        yield Path(shaft, None, Stroke(fill, side * 0.075, dash, "butt", "round"))
        yield Path(point, fill, alt=f"{'retreats' if is_retreat else 'moves'} from {arrow.first} to {arrow.last}")

    def _range(self, start: Point, end: Point, side: float, arrow: Arrow) -> Iterator[Item]:
        line = polyline([start, end])
        yield Path(line, None, Stroke(self.theme.ink("paper"), side * 0.09, (), "round"))
        yield Path(line, None, Stroke(self.theme.ink("ink"), side * 0.04, (side * 0.1, side * 0.07)))
        target = ngon(end, side * 0.13, 4, turn=pi / 4)
        pen = Stroke(self.theme.ink("ink"), side * 0.04, (), "butt", "miter")
        yield Path(target, self.theme.ink("paper"), pen, alt=f"from {arrow.first} to {arrow.last} in range")


def _shortened(start: Point, end: Point, before: float, behind: float) -> tuple[Point, Point]:
    """A way between the edges of upright squares at its ends. before, behind: half of their sides, 0 without a square.

    It stays as it is if nothing would be left of it.
    """
    ahead = direction(start, end)
    across = _across(ahead)
    if across == 0 or (before + behind) / across >= distance(start, end):
        return start, end
    first, last = before / across, behind / across
    return (
        (start[0] + ahead[0] * first, start[1] + ahead[1] * first),
        (end[0] - ahead[0] * last, end[1] - ahead[1] * last),
    )


def _across(ahead: Point) -> float:
    """Half of an upright square, as a share of the way from its middle to its edge in a direction."""
    return max(abs(ahead[0]), abs(ahead[1]))
