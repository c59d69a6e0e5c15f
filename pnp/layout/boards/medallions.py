"""A space of a track that is no plain tile: a medallion on the road, or a stall behind it."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.frame import Group, Item, Nested, Path, Stroke
from pnp.layout.boards import space_shapes
from pnp.layout.boards.curves import around
from pnp.layout.boards.goods import goods
from pnp.layout.boards.lettering import fitted_words, style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Space
from pnp.model.fields import Coded
from pnp.palette import WHITE, contrast
from pnp.values import dataclass

# Points: no words on a board are smaller.
_SMALLEST = 6.5
# How large the number of a space is that has nothing else, as a share of its smaller side.
BARE = 0.36
# How high the strip with the number is above a name or a symbol, as a share of the room; how high the letters of a name
# are, as a share of the smaller side.
_HEAD = 0.26
_NAME = 0.17
_STALL_NAME = 0.13
# How much of its colour the front of a stall has.
_WALL = 0.1
# Who keep stalls, by turns, and how many times as wide as high a symbol beside them is at most.
KEEPERS = (
    "bust woman kerchief apron",
    "bust man beard flat-cap apron",
    "bust youth flat-cap shirt",
    "bust woman braid bare dress",
    "bust old-man whiskers hood coat",
    "bust man moustache feathered-hat waistcoat",
    "bust woman curls wreath dress",
)
_WIDE = 1.3
# How wide the wares of a stall stand, as a share of the height of who keeps it.
_GOODS = 1.15
# Of a symbol on paper.
_SYMBOL_CONTRAST = 4.5


@dataclass(frozen=True, slots=True)
class Medallion:
    """Draws one space. kinds: its spelled-out codes, but that of its land. names: those of all its codes.

    kind: the number of its kind, by which stalls have their roofs. is_dark: it lies in the night, where its own colour
    fills it and its symbol is pale.
    """

    shape: str
    box: Box
    space: Space
    number: str
    kinds: tuple[Coded, ...]
    names: frozenset[str]
    theme: ResolvedTheme
    labels: bool
    seed: int
    kind: int = 0
    is_dark: bool = False

    def item(self) -> Item:
        """The space with its text alternative."""
        alt = ", ".join(str(part) for part in (f"Space {self.number}", self.space.name, *self.kinds) if part)
        return Group(tuple(self._stall() if self.shape == "stall" else self._medallion()), alt=alt)

    @property
    def _color(self) -> str:
        return self.space.color or next((kind.color for kind in reversed(self.kinds) if kind.color), "")

    @property
    def _is_pale(self) -> bool:
        """Whether the colour is too light for a symbol on paper: then it fills the space instead."""
        palette, color = self.theme.palette, self._color
        return bool(color) and color in palette and contrast(palette[color], WHITE) < _SYMBOL_CONTRAST

    @property
    def _symbol(self) -> str:
        own = (self.space.symbol, *(kind.symbol for kind in self.kinds))
        return next((symbol for symbol in own if symbol and self.theme.has_icon(symbol)), "")

    @property
    def _name(self) -> str:
        """The name, unless a code says the same: then the symbol stands for it."""
        return "" if self.space.name in self.names and self._symbol else self.space.name

    def _medallion(self) -> Iterator[Item]:
        theme, shape, side = self.theme, self.shape, min(self.box.width, self.box.height)
        line = theme.ink("ink", "line")
        color = self._color if theme.has_color(self._color) else "ink"
        rim = theme.ink("gold" if self.is_dark else color, "ornament", instead="muted")
        outline = space_shapes.outline(shape, self.box, self.seed)
        yield space_shapes.shadow(shape, self.box, self.seed, theme)
        yield Path(outline, rim, Stroke(line, max(side * 0.02, 0.15), (), "round", "round"))
        inner = self.box.inset(side * 0.075)
        ground = color if self._is_pale or self.is_dark else "paper"
        yield Path(space_shapes.outline(shape, inner, self.seed), theme.ink(ground, "ground", instead="white"))
        room = space_shapes.room(shape, inner)
        name = self._name if self.labels else ""
        if self.labels and not name and not self._symbol:
            yield from self._numbered(room, side * BARE / MM_PER_PT)
            return
        head = (
            Box(room.x, room.y, room.width, max(_SMALLEST * MM_PER_PT * 1.1, room.height * _HEAD))
            if self.labels
            else Box(*room.corners()[0], 0, 0)
        )
        yield from self._numbered(head)
        body = Box(room.x, head.bottom, room.width, room.bottom - head.bottom) if self.labels else room
        if self._symbol:
            high = body.height * (0.55 if name else 0.92)
            ink = "ink" if self._is_pale else "paper" if self.is_dark else color
            yield from theme.icon(self._symbol, Box(body.x, body.y, body.width, high), ink, ground=ground)
            body = Box(body.x, body.y + high, body.width, body.height - high)
        yield from self._words(name, body, side * _NAME)

    def _stall(self) -> Iterator[Item]:
        theme, box, side = self.theme, self.box, min(self.box.width, self.box.height)
        pen = Stroke(theme.ink("ink", "line"), max(side * 0.014, 0.15), (), "round", "round")
        front = space_shapes.outline("stall", box, self.seed)
        yield Path(front, theme.ink("paper", "ground", instead="white"), pen)
        yield Path(front, theme.ink(self._color or "muted", "ornament", _WALL))
        yield from space_shapes.roof(box, self.kind, self._color, theme, pen)
        yield from self._counter(pen)
        room = space_shapes.room("stall", box)
        plate = around(
            (box.x + side * 0.15, box.y + box.height * space_shapes.AWNING * 0.42),
            max(side * 0.3, len(self.number) * side * 0.085),
            side * 0.19,
        )
        yield Path(plate.segments(plate.height * 0.3), theme.ink("paper", "ground", instead="white"), pen)
        yield from self._numbered(plate)
        if not self.labels:
            room = Box(room.x, room.y, 0.0, 0.0)
        icon = self._symbol if self.labels else ""
        if icon:
            high = min(room.height * 0.5, room.width * 0.4)
            spot = Box(room.x, room.bottom - high - side * 0.06, room.width, high)
            yield from self._attended(spot, icon, pen)
            yield from theme.icon(icon, spot, "ink" if self._is_pale else self._color or "ink")
            room = Box(room.x, room.y, room.width, room.height - high - side * 0.06)
        yield from self._words(self.space.name, room.inset(0.0, side * 0.03, 0.0, 0.0), side * _STALL_NAME)

    def _attended(self, spot: Box, icon: str, pen: Stroke) -> Iterator[Item]:
        """Who keeps a stall, on the left of its symbol, and wares on the right, where a wide symbol leaves room."""
        view = self.theme.icons[icon].view
        keeper = KEEPERS[self.seed % len(KEEPERS)]
        if len(view) < 2 or view[0] > view[1] * _WIDE or not self.theme.has_icon(keeper):
            return
        foot = self.box.y + self.box.height * (space_shapes.FRONT - 0.045)
        face = self.theme.picture_face(self.theme.picture_icon(keeper), self._color or "muted", "paper", "ink")
        high = foot - spot.y
        yield Nested(face, spot.x, spot.y, high / face.size.height)
        yield from goods(
            Box(spot.right - high * _GOODS, spot.y, high * _GOODS, high), self.seed, self._color, self.theme, pen
        )

    def _counter(self, pen: Stroke) -> Iterator[Item]:
        """The board at the foot of a stall on which its goods stand."""
        box = self.box
        foot, high = box.y + box.height * space_shapes.FRONT, box.height * 0.05
        board = Box(box.x - box.width * 0.02, foot - high, box.width * 1.04, high)
        yield Path(board.segments(high * 0.2), self.theme.ink(self._color or "muted", "ornament"), pen)

    def _numbered(self, box: Box, largest: float = 10.0) -> tuple[Item, ...]:
        """The number, no larger than so many points."""
        if not self.labels or box.height <= 0:
            return ()
        size = max(min(box.height / MM_PER_PT * 0.8, largest), _SMALLEST)
        style = style_of(self.theme, "board-number", size, "sans-bold", _SMALLEST)
        return self.theme.words(self.number, box, style, "paper" if self.is_dark and not self._is_pale else "")

    def _words(self, name: str, room: Box, height: Mm) -> tuple[Item, ...]:
        if not name or not self.labels:
            return ()
        size = max(min(height / MM_PER_PT, 9.5), _SMALLEST)
        style = style_of(self.theme, "board-space", size, "sans-semibold", _SMALLEST)
        if room.height <= 0:
            self.theme.record_without_room(name, style)
            return ()
        return fitted_words(name, room, style, self.theme)
