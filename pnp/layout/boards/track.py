"""A track as tiles along a path: number, symbol, name, and a mark that tells its kind without colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import pairwise
from typing import Final

from pnp.frame import Group, Item, Nested, Path, Stroke
from pnp.layout.boards.curves import (
    Point,
    Segments,
    around,
    circle,
    direction,
    distance,
    joined,
    ngon,
    polyline,
    smooth,
)
from pnp.layout.boards.lettering import fitted_words, fitting, style_of
from pnp.layout.boards.medallions import BARE, Medallion
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.pictures import shared_picture
from pnp.layout.boards.routes import Route, snakes
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.boards.section import Section
from pnp.layout.boards.tile_details import shown_status, tile_details
from pnp.layout.boards.track_ground import TrackGround
from pnp.layout.boards.track_size import GAP, border, natural_size, route_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.model.boards import Space, Track
from pnp.model.fields import Coded
from pnp.model.track_spaces import number_of
from pnp.values import dataclass

# How dark the strip at the head of a tile is; the size of names as a share of the smaller side of a tile, and in
# points, and from which share of it they stay on one line; the least size of numbers in points, of chevrons in mm.
_STRIP: Final = 0.1
_NAME: Final = 0.23
_LARGEST_NAME: Final = 11.0
_ONE_LINE: Final = 0.75
_LEAST_NUMBER: Final = 5.0
_LEAST_CHEVRON: Final = 1.0


def draw(track: Track, box: Box, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    """Draw the ground and the road, then every space once, in the order in which a piece moves over them."""
    spaces = track.every_space
    if not spaces:
        return ()
    whole = natural_size(track)
    sheet = box.fitted(whole.width, whole.height)

    details = tile_details(track, options)

    def tiles(room: Box, recording: ResolvedTheme) -> Tiles:
        plain = replace(tiles_in(track, room, recording, options), details=details)
        return replace(plain, styles=plain.common_styles()) if any(details) else plain

    def picture(recording: ResolvedTheme) -> Iterator[Item]:
        own = tiles(Box(0.0, 0.0, sheet.width, sheet.height), recording)
        if track.shape == "section":
            yield from own.section.items()
            return
        yield from own.ground()
        yield from (own.tile(index) for index in range(len(spaces)))

    key = ("track", options.labels, options.details, details, options.bleed, options.seed)
    face = shared_picture(theme, (track, options.scenery), sheet.size, key, picture)
    overlay = Overlay(tiles(sheet, theme).spot, theme)
    return Nested(face, sheet.x, sheet.y), *overlay.items(options)


def tiles_in(track: Track, box: Box, theme: ResolvedTheme, options: BoardOptions) -> Tiles:
    """The spaces of a track as large as fits in a box."""
    whole = natural_size(track)
    sheet = box.fitted(whole.width, whole.height)
    drawn = BoardScenery(options.scenery, theme, sheet.width / whole.width, options.seed, sheet)
    return Tiles(track, track.every_space, route_of(track).fitted(sheet, border(track)), theme, options, drawn, sheet)


@dataclass(frozen=True, slots=True)
class SpaceKinds:
    """The kinds of spaces of a track, in the order of its codes: each has a colour and a mark."""

    codes: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, track: Track) -> SpaceKinds:
        """Count the codes of the first coded field."""
        first = next(iter(track.codes.values()), {})
        return cls({meaning.name: index for index, meaning in enumerate(first.values())})

    def find(self, space: Space) -> Coded | None:
        """The spelled-out code of a space, if it has one."""
        return next((value for value in space.fields.values() if isinstance(value, Coded)), None)


@dataclass(frozen=True, slots=True)
class Tiles:
    """Draws the spaces of one track.

    details: what each says below its name; nothing if none says anything. styles: of names and details where they do.
    """

    track: Track
    spaces: Sequence[Space]
    route: Route
    theme: ResolvedTheme
    options: BoardOptions
    scenery: BoardScenery
    area: Box
    details: tuple[str, ...] = ()
    styles: tuple[Style, Style] | None = None

    @property
    def section(self) -> Section:
        """The same spaces across a hill."""
        return Section(self.track, self.spaces, self.area, self.scenery, self.options)

    def ground(self) -> Iterator[Item]:
        """What lies under the spaces: their scenery, and a plain band if it has no road."""
        yield from self._ground.items()
        yield from () if self.scenery.scenery.road else self.path()

    def land_names(self) -> Iterator[tuple[str, Box]]:
        """The names of the lands under the spaces, and where each has room."""
        return self._ground.land_names()

    @property
    def _ground(self) -> TrackGround:
        return TrackGround(self.track, self.spaces, self.route, self.area, self.scenery, self.options)

    def path(self) -> tuple[Item, ...]:
        """The band under the tiles, with a chevron in every gap that shows the direction of play."""
        points = self.route.points
        side = min(self.route.tile.width, self.route.tile.height)
        band = self.theme.ink("muted", "ornament", 0.35)
        returns = self.track.loop and not self.leads_back
        is_read = self.track.shape == "rows" and not snakes(self.track)
        steps = [step for step in pairwise(points) if not is_read or step[0][1] == step[1][1]]
        outline = polyline(points, closed=returns) if self.track.shape == "rows" else smooth(points, returns)
        shape = joined(map(polyline, steps)) if is_read else outline
        line = Path(shape, None, Stroke(band, side * 0.24, (), "round", "round"))
        if returns and len(points) > 2:
            steps.append((points[-1], points[0]))
        size = side * 0.055
        # Smaller ones look like specks, and the numbers tell the way.
        chevrons = [_chevron(first, last, size) for first, last in steps if size >= _LEAST_CHEVRON]
        pen = Stroke(self.theme.ink("ink", "line"), max(side * 0.022, 0.2), (), "round", "round")
        return (line, *((Path(joined(chevrons), None, pen),) if chevrons else ())) if steps else ()

    @property
    def leads_back(self) -> bool:
        """Whether the band back to the start would run under other tiles: then the last tile says what follows it."""
        (x1, y1), (x2, y2) = self.route.points[0], self.route.points[-1]
        pitch = 1 + GAP * 1.5
        beside = abs(x1 - x2) <= self.route.tile.width * pitch and abs(y1 - y2) <= self.route.tile.height * pitch
        return self.track.loop and self.track.shape in ("rows", "line", "spiral") and not beside

    def box(self, index: int) -> Box:
        """Where a tile lies."""
        return around(self.route.points[index], self.route.tile.width, self.route.tile.height)

    def spot(self, name: str) -> Box | None:
        """The tile of a space by its id or its number."""
        for index, space in enumerate(self.spaces):
            if name in (space.id, str(number_of(self.track, index, space))):
                return self.section.plate(index) if self.track.shape == "section" else self.box(index)
        return None

    def tile(self, index: int) -> Item:
        """One space: ground, number and kind on top, symbol, name."""
        if self.track.space_shape != "tile":
            return self._medallion(index)
        space, box = self.spaces[index], self.box(index)
        side = min(box.width, box.height)
        kind = SpaceKinds.of(self.track).find(space)
        number = number_of(self.track, index, space)
        color = space.color or (kind.color if kind else "")
        ground = self.theme.ink(color or "paper", "ground", instead="white")
        pen = Stroke(self.theme.ink("ink", "line"), side * 0.022, (), "round", "round")
        shape = box.segments(side * 0.14)
        head = Box(box.x, box.y, box.width, side * 0.27)
        strip = Path(head.segments(), self.theme.ink("ink", "ground", _STRIP))
        is_bare = self._is_bare(index, kind)
        items: tuple[Item, ...] = (
            Path(shape, ground),
            *(() if is_bare else (Group((strip,), clip=shape),)),
            Path(shape, None, pen),
            *self._start(index, box, side),
            *(self._alone(self.numbered(index), box) if is_bare else self._contents(index, kind, box, head, side)),
        )
        alt = ", ".join(str(part) for part in (f"Space {number}", space.name, kind) if part)
        return Group(items, alt=alt)

    def _is_bare(self, index: int, kind: Coded | None) -> bool:
        """Whether a tile shows its number and nothing else."""
        space = self.spaces[index]
        return not (kind or space.symbol or (self.options.labels and (space.name or self._details(index))))

    def _details(self, index: int) -> str:
        return self.details[index] if self.details else ""

    def _contents(self, index: int, kind: Coded | None, box: Box, head: Box, side: Mm) -> Iterator[Item]:
        """Number and kind in the strip at the head, symbol and name below it."""
        within = head.inset(side * 0.1, side * 0.04, side * 0.08, side * 0.02)
        yield from self._number(self.numbered(index), within)
        yield from self._kind(kind, within) if kind else self._weather(index, within)
        yield from self._body(index, self._below(index), side)

    def _below(self, index: int) -> Box:
        """The room of a tile below the strip at its head; without height if no words are shown."""
        box = self.box(index)
        side = min(box.width, box.height)
        head = side * 0.27
        height = box.height - head - side * 0.07 if self.options.labels else 0.0
        return Box(box.x + side * 0.06, box.y + head + side * 0.02, box.width - side * 0.12, height)

    def _alone(self, number: str, box: Box) -> tuple[Item, ...]:
        """The number of a tile that shows nothing else, large in its middle."""
        size = max(min(box.width, box.height) * BARE / MM_PER_PT, _LEAST_NUMBER)
        style = style_of(self.theme, "board-number", size, "sans-bold")
        return fitted_words(number, box.inset(min(box.width, box.height) * 0.06), style, self.theme)

    def _medallion(self, index: int) -> Item:
        space = self.spaces[index]
        land = space.fields.get(self.scenery.scenery.lands)
        kinds = tuple(value for value in space.fields.values() if isinstance(value, Coded) and value is not land)
        kinds_of = SpaceKinds.of(self.track)
        names = frozenset(code.name for codes in self.track.codes.values() for code in codes.values())
        shape = self.track.space_shape
        return Medallion(
            next((kind.shape for kind in kinds if kind.shape and shape != "stall"), shape),
            self.box(index),
            space,
            self.numbered(index),
            kinds,
            names,
            self.theme,
            self.options.labels,
            index,
            max((kinds_of.codes.get(str(kind), 0) for kind in kinds[:1]), default=0),
            self.scenery.is_dark,
        ).item()

    def numbered(self, index: int) -> str:
        """The number of a tile; the last tile of a loop also says what follows it: ``40 → 1``."""
        number = str(number_of(self.track, index, self.spaces[index]))
        if index < len(self.spaces) - 1 or not self.leads_back:
            return number
        return f"{number} \u2192 {number_of(self.track, 0, self.spaces[0])}"

    def _number(self, number: str, head: Box) -> tuple[Item, ...]:
        size = max(min(head.height / MM_PER_PT * 0.86, 11.0), _LEAST_NUMBER)
        style = style_of(self.theme, "board-number", size, "sans-bold", align="left")
        return self.theme.words(number, Box(head.x, head.y, head.width * 0.72, head.height), style)

    def _kind(self, kind: Coded, head: Box) -> tuple[Item, ...]:
        """The symbol of a kind at the right of the head, or its mark."""
        spot = _right_of(head)
        if kind.symbol and self.theme.has_icon(kind.symbol):
            return self.theme.icon(kind.symbol, spot, "ink", alt=str(kind))
        return (type_mark(SpaceKinds.of(self.track).codes.get(str(kind), 0), spot, self.theme, str(kind)),)

    def _weather(self, index: int, head: Box) -> tuple[Item, ...]:
        """The symbol of the status of a turn at the right of the head, if the tiles show it."""
        status = shown_status(self.spaces[index], self.options)
        return self.theme.icon(status.symbol, _right_of(head), "ink", alt=status.title) if status else ()

    def _body(self, index: int, body: Box, side: Mm) -> Iterator[Item]:
        """The symbol of a space, its name, and what else it says."""
        space, details = self.spaces[index], self._details(index)
        symbol, words = self._divided(index, body, side)
        if symbol:
            yield from self.theme.icon(space.symbol, symbol, "ink")
        if not self.options.labels or words.height <= 0:
            return
        if not self.styles:
            yield from fitted_words(space.name, words, self._name_style(space.name, words, side), self.theme)
            return
        name, below = _name_and_details(space, words)
        yield from fitted_words(space.name, name, self.styles[0], self.theme)
        yield from fitted_words(details, below, self.styles[1], self.theme)

    def _divided(self, index: int, body: Box, side: Mm) -> tuple[Box | None, Box]:
        """Where the symbol of a space is drawn, if it has one that is not in the head already, and its words below."""
        space, status = self.spaces[index], shown_status(self.spaces[index], self.options)
        if not self.theme.has_icon(space.symbol) or (status and status.symbol == space.symbol):
            return None, body
        share = 0.5 if space.name and self.options.labels else 0.9
        room = (body.height if self.options.labels else side * 0.6) * share
        return Box(body.x, body.y, body.width, room), Box(body.x, body.y + room, body.width, body.height - room)

    def _name_style(self, name: str, room: Box, side: Mm) -> Style:
        """The style of a name: smaller if it then stands on one line."""
        size = max(min(side * _NAME / MM_PER_PT, _LARGEST_NAME), 5.0)
        style = style_of(self.theme, "board-space", size, "sans-semibold")
        share = room.width / max(self.theme.width(name, style), room.width)
        return (
            style_of(self.theme, "board-space", max(size * share, 5.0), "sans-semibold")
            if _ONE_LINE <= share < 1
            else style
        )

    def common_styles(self) -> tuple[Style, Style]:
        """Of names and details, the sizes in which those of every tile have room: all tiles are set in one size."""
        side = min(self.route.tile.width, self.route.tile.height)
        size = max(min(side * _NAME / MM_PER_PT, _LARGEST_NAME), 5.0)
        small = style_of(self.theme, "board-detail", max(size * 0.86, 5.0), "sans", 4.5)
        names, sizes = [size], [small.size]
        for index, space in enumerate(self.spaces):
            room = self._divided(index, self._below(index), side)[1]
            if room.height <= 0:
                continue
            name, below = _name_and_details(space, room)
            names.append(self._size_of(space.name, name, self._name_style(space.name, room, side)))
            sizes.append(self._size_of(self._details(index), below, small))
        return (
            style_of(self.theme, "board-space", min(names), "sans-semibold"),
            style_of(self.theme, "board-detail", min(sizes), "sans", 4.5),
        )

    def _size_of(self, words: str, room: Box, style: Style) -> Pt:
        return self.theme.size_in(words, room, fitting(words, room, style, self.theme)) if words else style.size

    def _start(self, index: int, box: Box, side: Mm) -> tuple[Item, ...]:
        """A strong line within the rim of the first tile."""
        if index:
            return ()
        width = side * 0.04
        pen = Stroke(self.theme.ink("accent", "line"), width, (), "round", "round")
        inner = box.inset(side * 0.011 + width / 2)
        return (Path(inner.segments(side * 0.14 - width / 2), None, pen, alt="start"),)


def _right_of(head: Box) -> Box:
    """The square at the right of a head."""
    side = head.height * 0.92
    return Box(head.right - side, head.y + (head.height - side) / 2, side, side)


def _name_and_details(space: Space, room: Box) -> tuple[Box, Box]:
    name = Box(room.x, room.y, room.width, room.height * (0.36 if space.name else 0.0))
    return name, Box(room.x, name.bottom, room.width, room.height - name.height)


def type_mark(order: int, box: Box, theme: ResolvedTheme, alt: str) -> Path:
    """The mark of the nth kind: a filled or hollow figure, so that kinds differ without colour."""
    center, radius = box.center, min(box.width, box.height) / 2
    ink, pen = theme.ink("ink", "line"), Stroke(theme.ink("ink", "line"), radius * 0.24, (), "round", "round")
    figures = (
        circle(center, radius * 0.72),
        ngon(center, radius * 0.86, 4),
        ngon(center, radius * 0.9, 3),
        around(center, radius * 1.3, radius * 1.3).segments(),
    )
    figure = figures[order % len(figures)]
    is_filled = order // len(figures) % 2 == 0
    return Path(figure, ink if is_filled else theme.ink("paper", "ground", instead="white"), pen, alt=alt)


def _chevron(first: Point, last: Point, size: Mm) -> Segments:
    if distance(first, last) < 1e-6:
        return ()
    (x, y), (dx, dy) = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2), direction(first, last)
    tip = (x + dx * size * 0.6, y + dy * size * 0.6)
    wings = [(x - dx * size * 0.5 - side * dy * size, y - dy * size * 0.5 + side * dx * size) for side in (-1, 1)]
    return polyline([wings[0], tip, wings[1]])
