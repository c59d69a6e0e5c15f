"""A playing mat: a sheet with named areas for piles and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.frame import Group, Item, Nested, Path, Stroke
from pnp.layout.boards.curves import around
from pnp.layout.boards.lettering import fitting, style_of
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.overlays import Overlay
from pnp.layout.boards.pictures import shared_picture
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm, Size
from pnp.model.boards import Area, Mat
from pnp.values import dataclass

_FRAME: Final = 0.35
_RADIUS: Final = 2.0


def natural_size(mat: Mat) -> Size:
    """The declared size of the mat."""
    return Size(mat.size[0].mm, mat.size[-1].mm)


def draw(mat: Mat, box: Box, theme: ResolvedTheme, options: BoardOptions, title: str = "") -> tuple[Item, ...]:
    """Draw the sheet, its title where areas leave room above them, then every area."""
    size = natural_size(mat)
    sheet = box.fitted(size.width, size.height)
    scale, shown = sheet.width / size.width, Size(sheet.width, sheet.height)

    def picture(recording: ResolvedTheme) -> Iterator[Item]:
        areas = Areas(mat, Box(0.0, 0.0, shown.width, shown.height), scale, recording, options)
        shape = areas.sheet.inset(_FRAME / 2).segments(_RADIUS * scale)
        frame = Stroke(recording.ink("ink", "line", instead="black"), _FRAME)
        yield Path(shape, recording.ink("paper", "ground", instead="white"), frame)
        yield from areas.title(title) if options.labels else ()
        yield from (areas.area(area) for area in mat.areas)

    face = shared_picture(theme, (mat,), shown, ("mat", title, options.labels), picture)
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
        """One area: tint, dashed outline, symbol, name, and a slot for every piece that it holds."""
        box, theme = self.box(area), self.theme
        pen = Stroke(theme.ink(area.color or "ink", "line"), 0.35, (1.6, 1.1), "butt", "round")
        radius = _RADIUS * self.scale
        tint = theme.ink(area.color or "muted", "ground", 0.18 if area.color else 0.06)
        caption = self._caption(area, box)
        room = Box(box.x, caption.bottom, box.width, box.bottom - caption.bottom).inset(2 * self.scale)
        items = (
            Path(box.segments(radius), tint, pen),
            *self._words(area, caption),
            *self._slots(area, room),
            *self._symbol(area, room),
        )
        return Group(items, alt=area.title)

    def _caption(self, area: Area, box: Box) -> Box:
        """The strip for the name: a fifth of the area, but not more than two lines need."""
        height = min(box.height * 0.22, 9.0 * self.scale) if self.options.labels else 0.0
        return Box(box.x, box.y, box.width, height)

    def _words(self, area: Area, caption: Box) -> tuple[Item, ...]:
        if not self.options.labels:
            return ()
        inner = caption.inset(1.2 * self.scale, 0.6 * self.scale, 1.2 * self.scale, 0.0)
        size = max(min(inner.height / MM_PER_PT * 0.72, 11.0), 5.0)
        style = style_of(self.theme, "board-area", size, "sans-semibold")
        return self.theme.words(area.title, inner, fitting(area.title, inner, style, self.theme))

    def _symbol(self, area: Area, room: Box) -> tuple[Item, ...]:
        if not area.symbol:
            return ()
        side = min(room.width, room.height) * 0.6
        return self.theme.icon(area.symbol, around(room.center, side, side), area.color or "muted")

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
