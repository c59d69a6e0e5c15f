"""A playing mat: a sheet with named areas for piles and pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from pnp.art.yards import WALL, Yard, floor, wall
from pnp.frame import Face, Group, Item, Nested, Path, Stroke
from pnp.layout.boards.curves import around
from pnp.layout.boards.lettering import fitting, style_of
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.pictures import shared_picture
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm, Size
from pnp.model.boards import Area, Mat
from pnp.values import dataclass

_FRAME: Final = 0.35
_RADIUS: Final = 2.0
# How strong the symbol of a piece is, alone and in a landscape, and the least type, in points.
_SYMBOL: Final = 0.4
_SUBJECT: Final = 0.8
_SMALLEST: Final = 6.5
# How strong the lines of a floor are, and the colour of a wall.
_FLOOR: Final = 0.45
_WALL_TINT: Final = 0.4
# Places that are seen from above lie under the whole mat.
_FROM_ABOVE: Final = ("arena", "farmland", "woodland", "highland", "cratered")
# How broad lines of chalk are, in mm, and how much of it lies within them.
_CHALK: Final[Mm] = 0.9
_HAZE: Final = 0.16
# How much of the ground is hidden under an area with a floor of its own.
_COVER: Final = 0.94
# How broad the line in the colour of a side is, as a share of the chalk that it runs in.
_LINE_IN_CHALK: Final = 0.4
# The strip with a name above a landscape, and the plate behind words on a floor.
_STRIP: Final = 0.3
_PLATE: Final = 0.82
# How dark the shade of a piece that will lie there is; how far inside its edge a second line runs, as a share of its
# smaller side.
_SHADE: Final = 0.16
_KEYLINE: Final = 0.045
# How much of an area piles fill that have a landscape each.
_FULL: Final = 0.4
_ONE_LINE: Final = 0.8
_GAP: Final = 2.0
# The least height of the strip with the name above outlines of pieces, in mm.
_CAPTION: Final = 4.2


def natural_size(mat: Mat) -> Size:
    """The declared size of the mat."""
    return Size(mat.size[0].mm, mat.size[-1].mm)


def draw(mat: Mat, box: Box, theme: ResolvedTheme, options: BoardOptions, title: str = "") -> tuple[Item, ...]:
    """Draw the sheet with its title where areas leave room above them, then every area with a landscape of its own."""
    size = natural_size(mat)
    sheet = box.fitted(size.width, size.height)
    scale, shown = sheet.width / size.width, Size(sheet.width, sheet.height)

    def picture(recording: ResolvedTheme) -> Iterator[Item]:
        areas = Areas(mat, Box(0.0, 0.0, shown.width, shown.height), scale, recording, options)
        shape = areas.sheet.inset(_FRAME / 2).segments(_RADIUS * scale)
        frame = Stroke(recording.ink("ink", "line", instead="black"), _FRAME)
        ground = options.scenery.color if recording.has_color(options.scenery.color) else "paper"
        is_cut = any(options.bleed)
        whole = options.grown(areas.sheet)
        shape = whole.segments() if is_cut else shape
        yield Path(shape, recording.ink(ground, "ground", instead="white"))
        scenery = BoardScenery(options.scenery, recording, scale, options.seed, whole)
        is_laid = options.scenery.place in _FROM_ABOVE
        yield from scenery.backdrop(whole, shape) if is_laid else ()
        yield from scenery.courses((0.0, 0.0))
        yield from scenery.landmarks((0.0, 0.0), options.labels)
        yield from () if is_cut or any(area.wall for area in mat.areas) else (Path(shape, None, frame),)
        yield from areas.title(title) if options.labels and not is_laid else ()
        yield from (areas.area(area) for area in mat.areas)

    face = shared_picture(
        theme, (mat, options.scenery), shown, ("mat", title, options.labels, options.bleed, options.color), picture
    )
    overlay = Overlay(Areas(mat, sheet, scale, theme, options).spot, theme)
    return Nested(face, sheet.x, sheet.y), *overlay.items(options)


@dataclass(frozen=True, slots=True)
class Areas:
    """Draws the areas of one mat. sheet: where it lies; scale: of the drawing."""

    mat: Mat
    sheet: Box
    scale: float
    theme: ResolvedTheme
    options: BoardOptions

    def box(self, area: Area) -> Box:
        """Where an area lies, in mm."""
        x, y = area.corner[0].mm * self.scale, area.corner[-1].mm * self.scale
        width, height = area.size[0].mm * self.scale, area.size[-1].mm * self.scale
        return Box(self.sheet.x + x, self.sheet.y + y, width, height)

    def spot(self, name: str) -> Box | None:
        """Where an area lies, by its id."""
        return next((self.box(area) for area in self.mat.areas if area.id == name), None)

    def title(self, title: str) -> tuple[Item, ...]:
        """The name of the mat in the strip above its uppermost area; nothing if there is no strip."""
        top = min((self.box(area).y for area in self.mat.areas), default=self.sheet.bottom)
        strip = Box(self.sheet.x, self.sheet.y, self.sheet.width, top - self.sheet.y).inset(3 * self.scale, 0.8)
        size = min(strip.height / MM_PER_PT / 1.25, 14.0)
        if not title or size < 5.0:
            return ()
        style = fitting(title, strip, style_of(self.theme, "board-title", size, "serif-bold"), self.theme)
        return self.theme.words(title, strip, style)

    def area(self, area: Area) -> Item:
        """One area: tint, outline, symbol, name, and a slot for every piece that it holds."""
        box, theme = self.box(area), self.theme
        radius = _RADIUS * self.scale
        pen = Stroke(
            theme.ink(self.options.color or area.color or "ink", "line"),
            0.5 * min(self.scale, 1.0),
            (),
            "round",
            "round",
        )
        tint = theme.ink(
            self.options.color or area.color or "muted", "ground", 0.14 if self.options.color or area.color else 0.06
        )
        inner = box.inset(WALL * self.scale) if area.wall else box
        caption = self._caption(area, inner)
        edge = (0.3 if area.piece else 2.0) * self.scale
        room = Box(inner.x, caption.bottom, inner.width, inner.bottom - caption.bottom).inset(edge)
        place = self.options.scenery.place
        if place and place not in _FROM_ABOVE and not (area.floor or area.wall):
            return Group((*self._framed(area, box, caption, pen), *self._words(area, caption)), alt=area.title)
        if place in _FROM_ABOVE and not (area.floor or area.wall):
            return Group(tuple(self._chalked(area, box, caption, room)), alt=area.title)
        shape, cover = box.segments(0.0 if area.wall else radius), theme.ink("paper", "ground", _COVER, instead="white")
        items = (
            *((Path(shape, cover),) if place in _FROM_ABOVE else ()),
            Path(shape, tint, None if area.wall else pen),
            *self._yard(area, box, inner),
            *self._words(area, caption),
            *(self._pieces(area, room) if area.piece else (*self._slots(area, room), *self._symbol(area, room))),
        )
        return Group(items, alt=area.title)

    def _chalked(self, area: Area, box: Box, caption: Box, room: Box) -> Iterator[Item]:
        """Lines of chalk around an area and its pieces, on a ground that is seen from above through them.

        The mat of a side has its colour in the lines and in who stands there.
        """
        token = self.options.color
        chalk = partial(self.theme.ink, "paper", instead="white")
        radius = _RADIUS * self.scale
        pen = Stroke(chalk("ornament"), _CHALK * self.scale, (), "round", "round")
        yield Path(box.segments(radius), chalk("ground", _HAZE), pen)
        if token:
            line = Stroke(self.theme.ink(token, "line"), pen.width * _LINE_IN_CHALK, (), "round", "round")
            yield Path(box.segments(radius), None, line)
        yield from self._words(area, caption)
        spots = self._spots(area, room) if area.piece else ()
        for spot in spots:
            shape = spot.segments(min(min(spot.width, spot.height) * 0.06, 3.0 * self.scale))
            yield Path(shape, chalk("ground", _HAZE), replace(pen, width=pen.width / 2))
        for spot in spots if area.symbol else ():
            side = min(spot.width, spot.height) * 0.5
            spot, land = around(spot.center, side, side), self.options.scenery.land or "moss"
            inks = (token, "paper") if token else ("paper", land)
            icon = self.theme.icon(area.symbol, spot, inks[0], role="ornament", ground=inks[1])
            yield Group(icon, opacity=1.0 if token else _SUBJECT)

    def _framed(self, area: Area, box: Box, caption: Box, pen: Stroke) -> Iterator[Item]:
        """A strip for the name and a landscape for every pile, as a card has them: no landscape runs below two areas.

        Pieces that leave most of an area free lie in one landscape together.
        """
        room = Box(box.x, caption.bottom, box.width, box.bottom - caption.bottom)
        spots = self._spots(area, room) if area.piece else [room]
        is_shared = sum(spot.width * spot.height for spot in spots) < _FULL * room.width * room.height
        symbol, spots = ("", [room]) if is_shared else (area.symbol, spots)
        color = self.theme.ink(self.options.color or area.color or "muted", "ground", _STRIP)
        radius = _RADIUS * self.scale
        yield Path(box.segments(radius), self.theme.ink("paper", "ground", instead="white"))
        yield Path(box.segments(radius), color)
        for number, spot in enumerate(spots):
            shape = spot.inset(pen.width / 2).segments(radius)
            scenery = BoardScenery(
                self.options.scenery, self.theme, self.scale, f"{self.options.seed} {area.id} {number}", spot
            )
            yield Path(shape, self.theme.ink("paper", "ground", instead="white"))
            yield from scenery.backdrop(spot, shape, symbol, self.options.color or area.color or "ink", _SUBJECT)
            yield Path(shape, None, pen)
        if is_shared:
            yield from self._pieces(area, room)
        elif not area.piece:
            yield from self._slots(area, room.inset(2.0 * self.scale))

    def _yard(self, area: Area, box: Box, inner: Box) -> Iterator[Item]:
        """The floor and the wall of an area: quiet, since pieces lie on it. inner: what is inside of the wall."""
        ink, token = self.theme.ink, self.options.color or area.color or "muted"
        if area.floor:
            pen = Stroke(ink(token, "ornament", _FLOOR), 0.25, (), "round", "round")
            yield self._drawn(area, inner, lambda yard: (Path(floor(area.floor, yard), None, pen),))
        if area.wall:
            pen = Stroke(ink("ink", "line", 0.8), 0.25, (), "round", "round")
            fills = (ink("paper", "ground", instead="white"), None), (ink(token, "ornament", _WALL_TINT), pen)

            def stones(yard: Yard) -> tuple[Item, ...]:
                return tuple(Path(shape, fill, line) for shape in wall(area.wall, yard) for fill, line in fills)

            yield self._drawn(area, box, stones)

    def _drawn(self, area: Area, box: Box, draw: Callable[[Yard], tuple[Item, ...]]) -> Item:
        """What is drawn in the size of the mat, so that stones shrink with it."""
        size = Size(box.width / self.scale, box.height / self.scale)
        yard = Yard(0.0, 0.0, size.width, size.height, Random(f"yard|{area.id}"))
        return Nested(Face(id=f"yard-{area.id}", size=size, art=draw(yard)), box.x, box.y, self.scale)

    def _caption(self, area: Area, box: Box) -> Box:
        """The strip for the name: a fifth of the area, but not more than two lines need."""
        height = min(box.height * 0.22, 9.0 * self.scale) if self.options.labels else 0.0
        if area.piece and self.options.labels:
            spare = box.height - (area.piece[-1].mm + 1.2) * self.scale
            height = max(min(height, spare), min(height, _CAPTION * self.scale))
        return Box(box.x, box.y, box.width, height)

    def _words(self, area: Area, caption: Box) -> tuple[Item, ...]:
        if not self.options.labels:
            return ()
        inner = caption.inset(1.2 * self.scale, 0.6 * self.scale, 1.2 * self.scale, 0.0)
        size = max(min(inner.height / MM_PER_PT * 0.72, 11.0), _SMALLEST)
        style = style_of(self.theme, "board-area", size, "sans-semibold", _SMALLEST)
        share = inner.width / max(self.theme.width(area.title, style), inner.width)
        # A little smaller on one line rather than on two.
        style = replace(style, size=size * share) if _ONE_LINE <= share < 1.0 else style
        style = fitting(area.title, inner, style, self.theme)
        words = self.theme.words(area.title, inner, style)
        if not area.floor and self.options.scenery.place not in _FROM_ABOVE:
            return words
        across = min(self.theme.width(area.title, style) + 5 * self.scale, inner.width)
        plate = around(inner.center, across, inner.height).segments(self.scale)
        return Path(plate, self.theme.ink("paper", "ground", _PLATE, instead="white")), *words

    def _spots(self, area: Area, room: Box) -> list[Box]:
        """Where pieces lie in an area, at their own size: as many as it holds, or one pile of them."""
        width, height = area.piece[0].mm * self.scale, area.piece[-1].mm * self.scale
        shrunk = min(1.0, room.width / width, room.height / height)
        width, height = width * shrunk, height * shrunk
        count = area.holds.number if area.holds and area.holds.number else 1
        gap = _GAP * self.scale
        columns = min(count, max(int((room.width + gap) / (width + gap)), 1))
        rows = -(-count // columns)
        if rows * (height + gap) - gap > room.height + 0.01:
            count = columns = rows = 1
        left = room.center[0] - (columns * (width + gap) - gap) / 2
        top = room.center[1] - (rows * (height + gap) - gap) / 2
        return [
            Box(left + index % columns * (width + gap), top + index // columns * (height + gap), width, height)
            for index in range(count)
        ]

    def _pieces(self, area: Area, room: Box) -> Iterator[Item]:
        """What lies in an area, in outline: with its shade and a line within its edge, as pieces have them."""
        spots = self._spots(area, room)
        width, height = spots[0].width, spots[0].height
        radius = min(min(width, height) * 0.06, 3.0 * self.scale)
        token = self.options.color or area.color or "ink"
        pen = Stroke(self.theme.ink(token, "line", 0.7), 0.2, (), "butt", "round")
        fill = self.theme.ink("paper", "ground", 0.55, instead="white")
        shade, inside = self.theme.ink("ink", "ornament", _SHADE), min(width, height) * _KEYLINE
        for spot in spots:
            yield Path(spot.moved(0.5 * self.scale, 0.5 * self.scale).segments(radius), shade)
            yield Path(spot.segments(radius), fill, pen)
            yield Path(spot.inset(inside).segments(max(radius - inside, 0.0)), None, replace(pen, width=0.12))
        if area.symbol:
            for spot in spots:
                side = min(spot.width, spot.height) * 0.5
                icon = self.theme.icon(
                    area.symbol,
                    around(spot.center, side, side),
                    self.options.color or area.color or "muted",
                    role="ornament",
                )
                yield Group(icon, opacity=_SYMBOL)

    def _symbol(self, area: Area, room: Box) -> tuple[Item, ...]:
        if not area.symbol:
            return ()
        side = min(room.width, room.height) * 0.6
        return self.theme.icon(
            area.symbol, around(room.center, side, side), self.options.color or area.color or "muted", role="ornament"
        )

    def _slots(self, area: Area, room: Box) -> Iterator[Item]:
        """An empty square for every piece, if their number is known and there is room to see them."""
        count = area.holds.number if area.holds else None
        if not count or area.symbol or count < 2:
            return
        columns, side = slot_grid(count, room)
        if side < 4.0:
            return
        pen = Stroke(self.theme.ink("ink", "line", 0.45), 0.2)
        rows = -(-count // columns)
        left, top = room.center[0] - columns * side / 2, room.center[1] - rows * side / 2
        for index in range(count):
            row, column = divmod(index, columns)
            slot = Box(left + column * side, top + row * side, side, side).inset(side * 0.06)
            yield Path(slot.segments(side * 0.08), None, pen)


def slot_grid(count: int, room: Box) -> tuple[int, Mm]:
    """The number of columns with which the squares for so many pieces are largest, and the side of a square."""
    sides = (
        (min(room.width / columns, room.height / -(-count // columns)), -columns) for columns in range(1, count + 1)
    )
    side, columns = max(sides)
    return -columns, side
