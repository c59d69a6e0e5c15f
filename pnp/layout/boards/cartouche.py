"""The cartouche of a map: its title in a frame, a bar for lengths, a compass."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import cos, floor, log10, pi, sin
from typing import Final

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Segments, joined, polyline
from pnp.layout.boards.lettering import style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm
from pnp.model.map_furniture import Cartouche
from pnp.values import dataclass

# Lengths in mm, sizes in points.
_PADDING: Final[Mm] = 3.0
_COMPASS: Final[Mm] = 16.0
_BAR: Final[Mm] = 1.1
_GAP: Final[Mm] = 1.6
_TITLE: Final = 14.0
_TEXT: Final = 8.0
_NUMBERS: Final = 6.5
# How far the frame is from that of the map, and how long a bar for lengths is at most, in cells.
_INSET: Final = 0.35
_LONGEST_BAR: Final = 5.5
_WIDEST_BAR: Final[Mm] = 48.0


@dataclass(frozen=True)
class DrawnCartouche:
    """Draws the cartouche of one map in the scale of its drawing. title: of the board."""

    cells: CellMap
    theme: ResolvedTheme
    cartouche: Cartouche
    title: str

    @property
    def _scale(self) -> float:
        """Smaller drawings have smaller cartouches."""
        return min(self.cells.cell / self.cells.grid.cell.mm, 1.0)

    def items(self) -> tuple[Item, ...]:
        """The frame and what is in it."""
        box = self.box
        inner = box.inset(_PADDING * self._scale)
        rows: list[Item] = []
        y = inner.y
        width = inner.width - (self._compass_size() + _PADDING * self._scale if self._has_compass else 0.0)
        for words, style in self._lines():
            height = style.size * MM_PER_PT * 1.25
            self.theme.record_cut_off(words, Box(inner.x, y, width, height), self.cells.box, style)
            rows += self.theme.words(words, Box(inner.x, y, width, height), style)
            y += height
        if self.cartouche.scale:
            rows += self._bar(inner.x, y + _GAP * self._scale, width)
        if self._has_compass:
            rows += self._compass(Box(inner.right - self._compass_size(), inner.y, self._compass_size(), inner.height))
        return (Group((*self._frame(box), *rows), alt=f"{self._name}, cartouche"),)

    @property
    def _name(self) -> str:
        return self.cartouche.title or self.title

    @property
    def _has_compass(self) -> bool:
        return self.cartouche.north is not None

    def _compass_size(self) -> Mm:
        return _COMPASS * self._scale

    def _lines(self) -> Iterator[tuple[str, Style]]:
        yield self._name, style_of(self.theme, "board-title", _TITLE * self._scale, "serif-bold")
        if self.cartouche.text:
            yield self.cartouche.text, style_of(self.theme, "board-subtitle", _TEXT * self._scale, "serif-italic")

    @cached_property
    def box(self) -> Box:
        """Where it lies."""
        scale, lines = self._scale, tuple(self._lines())
        width = max(self.theme.width(words, style) + 1.0 for words, style in lines)
        height = sum(style.size * MM_PER_PT * 1.25 for _, style in lines)
        if self.cartouche.scale:
            length, _, _ = self._length()
            width = max(width, length + 8 * scale)
            height += (_GAP + _BAR) * scale + _NUMBERS * scale * MM_PER_PT * 1.7
        if self._has_compass:
            width += self._compass_size() + _PADDING * scale
            height = max(height, self._compass_size() * 1.1)
        width, height = width + 2 * _PADDING * scale, height + 2 * _PADDING * scale
        window, inset = self.cells.box, _INSET * self.cells.cell
        corner = self.cartouche.corner
        x = window.right - inset - width if "right" in corner else window.x + inset
        y = window.bottom - inset - height if "bottom" in corner else window.y + inset
        return Box(x, y, width, height)

    def _frame(self, box: Box) -> Iterator[Path]:
        ink, scale = self.theme.ink("ink", "line", instead="black"), self._scale
        yield Path(box.segments(), self.theme.ink(self.cells.style.base, "ground", instead="white"))
        yield Path(box.segments(), None, Stroke(ink, 0.45 * scale))
        yield Path(box.inset(0.9 * scale).segments(), None, Stroke(ink, 0.15 * scale))

    def _length(self) -> tuple[Mm, float, str]:
        """The bar for lengths: how long it is in mm and on the ground, and the unit."""
        ground, unit = self.cartouche.ground
        longest = ground * min(_LONGEST_BAR, _WIDEST_BAR * self._scale / self.cells.cell)
        power = 10 ** floor(log10(longest)) if longest else 1.0
        shown = max(step * power for step in (1, 2, 5) if step * power <= longest)
        return shown / ground * self.cells.cell, shown, unit

    def _bar(self, x: Mm, y: Mm, width: Mm) -> Iterator[Item]:
        """Four parts, dark and light in turn, with numbers below."""
        length, ground, unit = self._length()
        scale, quarter = self._scale, length / 4
        ink = self.theme.ink("ink", "ornament", instead="black")
        dark = joined(Box(x + quarter * part, y, quarter, _BAR * scale).segments() for part in (0, 2))
        yield Path(dark, ink)
        yield Path(Box(x, y, length, _BAR * scale).segments(), None, Stroke(ink, 0.18 * scale))
        style = style_of(self.theme, "board-scale", _NUMBERS * scale, "sans", 3.0, "left")
        below = y + _BAR * scale + 0.5 * scale
        high = style.size * MM_PER_PT * 1.25
        yield from self.theme.words("0", Box(x, below, quarter, high), style)
        half = style_of(self.theme, "board-scale", _NUMBERS * scale, "sans", 3.0)
        yield from self.theme.words(_number(ground / 2), Box(x + length / 2 - quarter, below, 2 * quarter, high), half)
        last = Box(x + length - quarter * 0.5, below, max(width - length + quarter * 0.5, 1.0), high)
        yield from self.theme.words(f"{_number(ground)} {unit}", last, style)

    def _compass(self, box: Box) -> Iterator[Item]:
        x, y = box.center[0], box.y + box.height * 0.56
        reach, turn = box.width * 0.44, (self.cartouche.north or 0) * pi / 180
        light: list[Segments] = []
        dark: list[Segments] = []
        for point in range(8):
            long = reach if point % 2 == 0 else reach * 0.58
            for side, halves in ((-1, light), (1, dark)):
                halves.append(_blade(x, y, turn + point * pi / 4, long, side * pi / 8, reach * 0.2))
        ink = self.theme.ink("ink", "ornament", instead="black")
        yield Path(joined(light), self.theme.ink("paper", "ornament", instead="white"), Stroke(ink, 0.1 * self._scale))
        yield Path(joined(dark), ink, Stroke(ink, 0.1 * self._scale))
        style = style_of(self.theme, "board-compass", 8.0 * self._scale, "serif-bold", 3.0)
        away = reach + style.size * MM_PER_PT * 0.55
        nx, ny = x + away * sin(turn), y - away * cos(turn)
        yield from self.theme.words("N", Box(nx - reach / 2, ny - reach / 2, reach, reach), style)


def _blade(x: float, y: float, turn: float, long: Mm, aside: float, short: Mm) -> Segments:
    """Half of a point of a compass rose. turn: clockwise from the top."""
    tip = x + long * sin(turn), y - long * cos(turn)
    foot = x + short * sin(turn + aside), y - short * cos(turn + aside)
    return polyline([(x, y), foot, tip], closed=True)


def _number(value: float) -> str:
    return f"{value:,.10g}"
