"""The ground of a track → lands around the spaces with one value of a field: tints, borders, names, landmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cached_property
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.curves import Point, Segments, around, joined, polyline
from pnp.layout.boards.land_growth import growth
from pnp.layout.boards.land_raster import LandRaster, RasterPoint
from pnp.layout.boards.lettering import style_of
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.boards.seeded_random import wobbled
from pnp.layout.boards.territory_map import stepped
from pnp.layout.boards.voronoi import Territory, territories
from pnp.layout.geometry.box import Box
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.model.boards import Space, Track
from pnp.model.fields import Code
from pnp.values import dataclass

# A border drawn by hand: the length over which it strays, how far, and the distance of its points, in mm.
_WAVE: Final = 17.0
_STRAY: Final = 2.4
_STEP: Final = 2.0
# The shades along a border, from the widest: how wide, in mm, and how much of the ink.
_SHADES: Final = ((7.0, 0.07), (4.4, 0.09), (2.2, 0.16))
# How far names and landmarks keep from the rim of the board, in mm.
_RIM: Final = 1.5
# The widths of landmarks and the sizes of names that are tried, the largest first, in mm and points.
_WIDTHS: Final = (34.0, 29.0, 25.0, 21.0, 18.0, 15.5, 13.0, 11.0)
_SIZES: Final = (14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.5)
_LEADING: Final = 1.25


@dataclass(frozen=True, slots=True, kw_only=True)
class _PlacedLand:
    """Where the name of a land and its landmarks go. lettering: None if there is no room."""

    name: str
    landmark: str
    lettering: tuple[Box, Style] | None
    pictures: tuple[Box, ...]

    @property
    def named(self) -> tuple[Box, ...]:
        """Where the name stands, if it does."""
        return (self.lettering[0],) if self.lettering else ()


@dataclass(frozen=True)
class Lands:
    """Draws the lands of one track.

    course: of its road; clear: how far from that everything must stay. labels: whether their names are shown; if not,
    their room stays free, and landmarks stand where they do beside names.
    """

    track: Track
    spaces: Sequence[Space]
    points: Sequence[Point]
    course: Sequence[Point]
    clear: Mm
    area: Box
    scenery: BoardScenery
    labels: bool = True
    found: dict[int, list[RasterPoint]] = field(default_factory=dict, compare=False)

    def name_of(self, index: int) -> str:
        """The value by which the land of a space is known; empty if it has none."""
        return str(self.spaces[index].fields.get(self.scenery.scenery.lands, ""))

    def code_of(self, name: str) -> Code | None:
        """What is said of a land in the codes of the track."""
        meanings = self.track.codes.get(self.scenery.scenery.lands, {})
        return next((code for code in meanings.values() if code.name == name), None)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All lands in the order of the track."""
        return tuple(dict.fromkeys(filter(None, map(self.name_of, range(len(self.spaces))))))

    @cached_property
    def _plots(self) -> tuple[Territory, ...]:
        return territories(self.points, self.area.inset(-4 * _STRAY), lambda index, other: 0.0)

    def _drawn(self, point: Point) -> Point:
        scale = self.scenery.scale
        return wobbled(point, _WAVE * scale, _STRAY * scale)

    def ground(self) -> Iterator[Item]:
        """The tint of every land, then the borders between them."""
        theme, step = self.scenery.theme, _STEP * self.scenery.scale
        for name in self.names:
            code = self.code_of(name)
            ink = theme.ink(code.color if code and code.color else "paper", "ground", instead="paper")
            plots = [
                polyline([self._drawn(point) for point in stepped(plot.corners, step)], closed=True)
                for index, plot in enumerate(self._plots)
                if self.name_of(index) == name
            ]
            # A stroke in its own colour closes the hairline gap between two plots.
            yield Path(joined(plots), ink, Stroke(ink, 0.15, (), "round", "round"))
        border = joined(self._borders())
        for width, opacity in _SHADES:
            # By night mist lies along it.
            shade = theme.ink("paper" if self.scenery.is_dark else "ink", "ornament", opacity)
            yield Path(border, None, Stroke(shade, width * self.scenery.scale, (), "round", "round"))
        dash = 2.4 * self.scenery.scale, 1.4 * self.scenery.scale
        yield Path(border, None, Stroke(self.scenery.line(0.7), 0.35 * self.scenery.scale, dash, "butt", "round"))

    def _borders(self) -> Iterator[Segments]:
        for index, plot in enumerate(self._plots):
            for other in sorted(set(plot.neighbors)):
                side = plot.side_towards(other) if other > index else None
                if side and self.name_of(other) != self.name_of(index):
                    yield polyline(
                        [self._drawn(point) for point in stepped(side, _STEP * self.scenery.scale, closed=False)]
                    )

    def pictures(self) -> Iterator[Item]:
        """Names and landmarks of all lands, and what grows there."""
        taken = [spot for land in self._placed for spot in (*land.pictures, *land.named)]
        for land in self._placed:
            yield from self._growth(land, taken)
        for land in self._placed:
            yield Group(tuple(self._drawn_land(land)), alt=land.name)

    def name_rooms(self) -> Iterator[tuple[str, Box]]:
        """Each land whose name has room, and where that is."""
        return ((land.name, spot) for land in self._placed for spot in land.named)

    def _growth(self, land: _PlacedLand, taken: Sequence[Box]) -> Iterator[Item]:
        """What grows in a land, away from its borders, from the road and from the rim of the board."""
        scale = self.scenery.scale
        board, deep = self.area.inset(3 * scale), _STRAY * scale
        free = [
            point.at
            for point in self._raster.points
            if point.land == self.names.index(land.name)
            and point.depth > deep
            and point.road > self.clear + scale
            and board.x < point.at[0] < board.right
            and board.y + 2 * scale < point.at[1] < board.bottom
        ]
        yield from growth(
            self.scenery.grown_around(land.landmark), free, taken, scale, land.name, self.scenery.line(1.0)
        )

    def _drawn_land(self, land: _PlacedLand) -> Iterator[Item]:
        if self.labels and not land.lettering:
            self.scenery.theme.record_without_room(land.name, self._lettering(_SIZES[-1]))
        if self.labels and land.lettering:
            spot, style = land.lettering
            yield from self.scenery.theme.words(land.name, spot.inset(-spot.width * 0.1, 0.0), style)
        for number, picture in enumerate(land.pictures):
            yield from self.scenery.landmark(land.landmark, picture.center, picture.width, f"{land.name}-{number}")

    @cached_property
    def _placed(self) -> Sequence[_PlacedLand]:
        """Names and landmarks where the road leaves most room for them. All names have one size, if they can."""
        even = (self._placed_in((size,)) for size in _SIZES)
        return next((lands for lands in even if all(land.lettering for land in lands)), None) or self._placed_in(_SIZES)

    def _placed_in(self, sizes: Sequence[Pt]) -> Sequence[_PlacedLand]:
        """Where the names in one of these sizes and the landmarks go."""
        taken: list[Box] = []
        return [self._land(name, sizes, taken) for name in self.names]

    def _land(self, name: str, sizes: Sequence[Pt], taken: list[Box]) -> _PlacedLand:
        """A landmark, the name, and more landmarks if they fit; the name comes first if only one of them fits."""
        code = self.code_of(name)
        landmark = code.landmark if code else ""
        most = self.scenery.most(landmark) if landmark else 0
        first = self._room_for_picture(name, taken, 0) if most else None
        lettering = self._room_for_name(name, sizes, [*taken, first] if first else taken)
        if first and not lettering:
            first, lettering = None, self._room_for_name(name, sizes, taken)
        if lettering:
            taken.append(lettering[0])
        pictures = []
        for number in range(most):
            picture = first if first and number == 0 else self._room_for_picture(name, taken, number)
            if picture:
                taken.append(picture)
                pictures.append(picture)
        return _PlacedLand(name=name, landmark=landmark, lettering=lettering, pictures=tuple(pictures))

    def _room_for_picture(self, name: str, taken: Sequence[Box], number: int) -> Box | None:
        scale = self.scenery.scale
        # It may hide a border, which a name may not.
        spots = (self._roomiest(name, wide * scale, wide * 0.8 * scale, taken, -2.0) for wide in _WIDTHS[number * 2 :])
        return next(filter(None, spots), None)

    def _room_for_name(self, name: str, sizes: Sequence[Pt], taken: Sequence[Box]) -> tuple[Box, Style] | None:
        for lines in _divided(name):
            for size in sizes:
                style = self._lettering(size)
                width = max(self.scenery.theme.width(line, style) for line in lines) + 1.0
                height = style.size * MM_PER_PT * _LEADING * len(lines)
                if spot := self._roomiest(name, width, height, taken, 1.0):
                    return spot, style
        return None

    def _lettering(self, size: Pt) -> Style:
        scaled = max(size * min(self.scenery.scale, 1.0), _SIZES[-1])
        return style_of(self.scenery.theme, "board-land", scaled, "serif-bold", _SIZES[-1])

    @cached_property
    def _raster(self) -> LandRaster:
        lands = [self.names.index(name) if name else -1 for name in map(self.name_of, range(len(self.spaces)))]
        return LandRaster(self.area, self.points, lands, self.course, self.scenery.scale)

    def _roomiest(self, name: str, width: Mm, height: Mm, taken: Sequence[Box], inland: float) -> Box | None:
        """The place in a land for a box that keeps furthest from the road, from the rim and from what is taken.

        inland: how far from the borders of the land, in shares of what they stray.
        """
        land, deep = self.names.index(name), _STRAY * self.scenery.scale
        board = self.area.inset(_RIM * self.scenery.scale)
        best: tuple[float, Box] | None = None
        for point in self._raster_points(land):
            most = point.road - self.clear - min(width, height) / 2
            if most <= (best[0] if best else 0.0):
                break
            box = around(point.at, width, height)
            if point.depth <= deep or _overlaps(box, taken) or not _holds(board, box):
                continue
            room = most
            for near in self._raster.around(box):
                if near is None or (near.depth if near.land == land else -near.depth) <= deep * inland:
                    break
                room = min(room, near.road - self.clear)
            else:
                if room > (best[0] if best else 0.0):
                    best = room, box
        return best[1] if best else None

    def _raster_points(self, land: int) -> list[RasterPoint]:
        if land not in self.found:
            self.found[land] = self._raster.of(land)
        return self.found[land]


def _holds(outer: Box, box: Box) -> bool:
    return outer.x <= box.x and outer.y <= box.y and box.right <= outer.right and box.bottom <= outer.bottom


def _overlaps(box: Box, taken: Sequence[Box]) -> bool:
    return any(
        box.x < other.right + 1 and other.x < box.right + 1 and box.y < other.bottom and other.y < box.bottom
        for other in taken
    )


def _divided(name: str) -> Iterator[tuple[str, ...]]:
    """A name on one line, then on two that are as long as each other, as far as its words let them."""
    yield (name,)
    words = name.split()
    splits = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    if splits:
        yield min(splits, key=lambda lines: max(map(len, lines)))
