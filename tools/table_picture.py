"""A table with what lies on it → a picture, seen from above in the light of a window at the upper left."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont, ImageOps

from pnp.frame import Face, Path
from pnp.layout.board_spots import BoardSpots, board_spots
from pnp.measures import Mm, Size
from pnp.pipeline.compiled_kit import CompiledKit
from tools.collage import FINER, Frame, cut_out
from tools.tabletop import Die, Ground, Pencil, PlacedPiece, Table, Thing, Writing, things_on, turned

Color = tuple[int, int, int]

# How high pieces are, glued on board; a card is thinner, a standee casts a long shadow.
_HEIGHTS: Final = {"counter": 1.6, "token": 1.6, "tile": 1.6, "standee": 9.0}
_SHADOW: Final = (28, 20, 14)
_DARKNESS: Final = 0.42
# The edge of a piece of board that is seen, of its height; the light comes from the upper left.
_EDGE: Final = 0.3
_BOARD: Final = (196, 184, 162)
_GROUNDS: Final[Mapping[Ground, tuple[Color, Color]]] = {
    "oak": ((150, 108, 66), (196, 154, 104)),
    "walnut": ((74, 48, 33), (116, 80, 56)),
    "green": ((38, 74, 56), (46, 86, 65)),
    "blue": ((38, 56, 84), (46, 66, 97)),
    "red": ((104, 36, 40), (121, 44, 47)),
    "linen": ((196, 188, 170), (211, 204, 188)),
    "slate": ((70, 76, 82), (84, 90, 96)),
}
_PLANK: Final = 74.0
_DICE: Final[Mapping[str, tuple[Color, Color]]] = {
    "ivory": ((244, 238, 222), (40, 34, 30)),
    "red": ((176, 38, 36), (252, 246, 236)),
    "blue": ((38, 70, 140), (246, 246, 246)),
    "black": ((44, 42, 44), (240, 236, 228)),
    "green": ((40, 110, 72), (248, 248, 240)),
}
_DIE: Final = 13.0
_PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "abcghi"}
_GRAPHITE: Final = (72, 72, 80)


def table_picture(table: Table, kit: CompiledKit, width: int) -> Image.Image:
    """A game in progress, so many pixels wide. Raises KeyError for a face, a board or a place that is not there."""
    frames = frames_of(kit, {name.partition("/")[0] for name in table.faces()})
    sizes = {name: _shown_size(frame) for name, frame in frames.items()}
    heights = {component.id: _HEIGHTS[component.kind] for component in kit.components if component.kind in _HEIGHTS}
    things = things_on(table, sizes, _board_finder(kit), heights)
    painter = _Painter(kit, frames, table, width * FINER)
    for thing in things:
        painter.draw(thing)
    picture = painter.picture
    return picture.resize((width, round(picture.height / FINER)), Image.Resampling.LANCZOS)


def frames_of(kit: CompiledKit, components: set[str]) -> Mapping[str, Frame]:
    """Every face and page of components, such as ``tactics/fog``."""
    return {f"{name}/{face}": frame for name in components for face, frame in kit.frames(name, items=True)}


def _board_finder(kit: CompiledKit) -> Callable[[str], Sequence[BoardSpots]]:
    @cache
    def boards(name: str) -> Sequence[BoardSpots]:
        component, _, piece = name.partition("/")
        if kit.game.components[component].book:
            return ()
        return tuple(board_spots(kit.game.components[component], kit.context.untraced_layout, piece))

    return boards


def _front_panel(frame: Frame) -> tuple[Mm, Mm]:
    """Where what one sees of a face begins and ends, from above: of a standee, the panel in front."""
    scored = frame.score if isinstance(frame, Face) else ()
    folds = sorted(float(item.segments[0][-1]) for item in scored if isinstance(item, Path))
    return (folds[-2], folds[-1]) if len(folds) == 3 else (0.0, frame.size.height)


def _shown_size(frame: Frame) -> Size:
    top, bottom = _front_panel(frame)
    return Size(frame.size.width, bottom - top)


class _Painter:
    """Paints things on a table, finer than the picture is to be. width: in pixels."""

    def __init__(self, kit: CompiledKit, frames: Mapping[str, Frame], table: Table, width: int) -> None:
        self.kit, self.frames = kit, frames
        self.scale = width / table.width
        self.picture = _ground(table.ground, (width, round(table.height * self.scale)), self.scale)
        self._sprites: dict[str, Image.Image] = {}

    def draw(self, thing: Thing) -> None:
        """Draw a thing with its shadow above what is there."""
        match thing:
            case PlacedPiece():
                self._put(
                    self._sprite(thing.name), thing.x, thing.y, thing.turn, thing.height, is_board=thing.height < 5
                )
            case Die():
                self._put(self._die(thing), thing.x, thing.y, thing.turn, _DIE / 3)
            case Pencil():
                self._put(self._pencil(), thing.x, thing.y, thing.turn, 4.0)
            case Writing():
                self._put(self._writing(thing.text), thing.x, thing.y, thing.turn - 3, 0.0)

    def _put(self, sprite: Image.Image, x: Mm, y: Mm, turn: float, height: Mm, *, is_board: bool = False) -> None:
        flat = sprite.rotate(-turn, Image.Resampling.BICUBIC, expand=True) if turn else sprite
        left, top = round(x * self.scale - flat.width / 2), round(y * self.scale - flat.height / 2)
        mask = flat.getchannel("A")
        if height:
            self._shadow(mask, left, top, height)
        if is_board:
            for step in range(round(height * _EDGE * self.scale), 0, -1):
                self.picture.paste(_BOARD, (left + step, top + step), mask)
        self.picture.paste(flat.convert("RGB"), (left, top), mask)

    def _shadow(self, mask: Image.Image, left: int, top: int, height: Mm) -> None:
        """Two shadows: a narrow one where the piece touches the table, and that which it casts."""
        for share, softness, darkness in ((0.25, 0.5, 0.5), (0.8, 1.0, 1.0)):
            soft = (0.45 + 0.42 * height) * softness * self.scale
            away = round((0.35 + height * share) * self.scale)
            margin = math.ceil(soft * 3)
            cast = Image.new("L", (mask.width + 2 * margin, mask.height + 2 * margin))
            cast.paste(mask, (margin, margin))
            dark = Image.new("L", cast.size, round(255 * _DARKNESS * darkness))
            cast = ImageChops.multiply(cast.filter(ImageFilter.GaussianBlur(soft)), dark)
            self.picture.paste(_SHADOW, (left - margin + away, top - margin + away), cast)

    def _sprite(self, name: str) -> Image.Image:
        """A face as it was cut out, with its mask."""
        if name not in self._sprites:
            frame = self.frames[name]
            size = (round(frame.size.width * self.scale), round(frame.size.height * self.scale))
            picture, mask = cut_out(self.kit, frame, size, finer=1)
            picture.putalpha(mask or Image.new("L", size, 255))
            top, bottom = (round(part * self.scale) for part in _front_panel(frame))
            self._sprites[name] = _margined(picture.crop((0, top, size[0], bottom)))
        return self._sprites[name]

    def _die(self, die: Die) -> Image.Image:
        side = round(_DIE * self.scale)
        ground, ink = _DICE[die.color]
        picture = Image.new("RGBA", (side, side))
        draw = ImageDraw.Draw(picture)
        if die.sides == 6:
            draw.rounded_rectangle((0, 0, side - 1, side - 1), side * 0.2, fill=_shade(ground, 0.8))
            draw.rounded_rectangle((0, 0, side * 0.94, side * 0.94), side * 0.2, fill=ground)
            for pip in _PIPS[die.number]:
                row, column = divmod("abcdefghi".index(pip), 3)
                # Of a six, pips stand in two columns of three.
                middle = side * (0.23 + 0.24 * column), side * (0.23 + 0.24 * row)
                draw.circle(middle, side * 0.085, fill=ink)
            return picture
        half = side / 2
        corners = [turned(0.0, -half * 0.98, 60.0 * number) for number in range(6)]
        outer = [(half + x, half + y) for x, y in corners]
        # The face on top is a kite in a ten-sided die, a triangle in others; the sides around it lie in shadow.
        top = [(half + x * 0.74, half + y * 0.74) for x, y in corners]
        face = [top[0], (top[1][0], top[2][1]), top[3], (top[5][0], top[4][1])] if die.sides == 10 else top[::2]
        draw.polygon(outer, fill=_shade(ground, 0.78))
        draw.polygon([outer[5], outer[0], outer[1], (half, half)], fill=_shade(ground, 0.92))
        draw.polygon(face, fill=ground)
        draw.text((half, half * 1.08), str(die.number), font=self._font("sans-bold", side * 0.3), fill=ink, anchor="mm")
        return picture

    def _font(self, key: str, size: float) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(self.kit.fonts.file(key), round(size))

    def _pencil(self) -> Image.Image:
        """A pencil with a sharp point at the right."""
        scale = self.scale
        picture = Image.new("RGBA", (round(150 * scale), round(7.2 * scale)))
        draw = ImageDraw.Draw(picture)
        body, high = 128 * scale, 7.2 * scale
        for share, color in ((0.0, (214, 168, 52)), (0.33, (232, 188, 70)), (0.68, (172, 128, 36))):
            draw.rectangle((9 * scale, high * share, body, high), fill=color)
        draw.polygon([(body, 0), (body, high), (150 * scale, high / 2)], fill=(226, 190, 146))
        draw.polygon([(144 * scale, high * 0.37), (144 * scale, high * 0.63), (150 * scale, high / 2)], fill=_GRAPHITE)
        draw.rectangle((0, 0, 9 * scale, high), fill=(196, 108, 104))
        draw.rectangle((9 * scale, 0, 15 * scale, high), fill=(176, 178, 182))
        return picture

    def _writing(self, text: str) -> Image.Image:
        font = self._font("serif-italic", 5.4 * self.scale)
        left, top, right, bottom = font.getbbox(text)
        picture = Image.new("RGBA", (math.ceil(right - left) + 2, math.ceil(bottom - top) + 2))
        ImageDraw.Draw(picture).text((1 - left, 1 - top), text, font=font, fill=(*_GRAPHITE, 230))
        return picture


def _margined(picture: Image.Image) -> Image.Image:
    """A picture with a clear pixel around it, so that its edges are smooth when it is turned."""
    return ImageOps.expand(picture, 1, (0, 0, 0, 0))


def _shade(color: Color, light: float) -> Color:
    red, green, blue = (round(part * light) for part in color)
    return red, green, blue


def _ground(ground: Ground, size: tuple[int, int], scale: float) -> Image.Image:
    """The bare table: boards with their grain, or plain cloth. size: in pixels."""
    dark, light = _GROUNDS[ground]
    tone = _planks(size, scale) if ground in ("oak", "walnut") else Image.new("L", size, 150)
    glow = ImageOps.invert(Image.radial_gradient("L")).resize((size[0] * 2, size[1] * 2), Image.Resampling.BICUBIC)
    lit = glow.crop((round(size[0] * 0.62), round(size[1] * 0.62), round(size[0] * 1.62), round(size[1] * 1.62)))
    return ImageOps.colorize(ImageChops.add(tone.point(lambda level: level * 3 // 5), lit, 1.6), dark, light)


def _planks(size: tuple[int, int], scale: float) -> Image.Image:
    """Boards along the table; grain is noise drawn out along them."""
    width, height = size
    tone = Image.new("L", size)
    draw = ImageDraw.Draw(tone)
    for number, (top, bottom) in enumerate(_boards(height, _PLANK * scale)):
        chance = Random(f"plank {number}")
        tone.paste(_grain(chance, (width, bottom - top), scale), (0, top))
        draw.line((0, top, width, top), fill=0, width=max(1, round(0.5 * scale)))
    return tone


def _boards(height: int, high: float) -> Iterator[tuple[int, int]]:
    edges = [round((number - 0.4) * high) for number in range(math.ceil(height / high) + 2)]
    return ((top, bottom) for top, bottom in pairwise(edges) if top < height)


def _grain(chance: Random, size: tuple[int, int], scale: float) -> Image.Image:
    base = chance.randint(95, 150)
    tone = Image.new("L", size, base)
    for fine, part in ((9.0, 0.5), (2.6, 0.4)):
        rows, columns = max(2, round(size[1] / scale / fine * 3)), max(2, round(size[0] / scale / 60))
        noise = Image.frombytes("L", (columns, rows), chance.randbytes(columns * rows))
        tone = Image.blend(tone, noise.resize(size, Image.Resampling.BICUBIC), part * 0.5)
    return tone
