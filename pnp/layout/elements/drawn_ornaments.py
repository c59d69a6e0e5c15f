"""Ornaments that are drawn from geometry, in the colours of the theme."""

from __future__ import annotations

from typing import Final

from pnp.art.frames.kits import draw_part
from pnp.art.manners import Inks
from pnp.art.names import PARTS
from pnp.art.ornaments import ORNAMENTS, ornament
from pnp.findings import Span
from pnp.frame import Face, Group, Nested, Role
from pnp.layout import codes
from pnp.layout.drawing import scene as drawing
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.layout.theme.style import Style
from pnp.load.problems import problem
from pnp.load.suggest import meant_or_all
from pnp.measures import Size

# An ornament is drawn at most so large, in mm, and enlarged: its lines stay countable.
_LARGEST: Final = 120.0
# What it counts as, in items of a face.
_WORK: Final = 50
_KINDS: Final = (*ORNAMENTS, *PARTS)


def compile_ornament(element: Element, compiler: Compiler) -> OrnamentBody:
    """``ornament:`` one of ORNAMENTS, or a part of the frame kit of the theme; ``seed``; ``ground`` and ``accent``."""
    options, reader = element.options, compiler.reader
    kind = compiler.text(element.value, "ornament")
    if isinstance(kind, FixedValue) and kind.text not in _KINDS:
        reader.wrong(codes.MALFORMED_VALUE, _unknown(kind.text), element.value, _hint(kind.text))
        kind = FixedValue("")
    colors = [
        compiler.color(reader.scalar(options[key], key)) if key in options else None for key in ("ground", "accent")
    ]
    seed = compiler.text(options["seed"], "seed") if "seed" in options else FixedValue("")
    style, inks = compiler.style(element, "ornament"), (compiler.color(element.color), *colors)
    return OrnamentBody(kind, seed, style, inks, element.span)


def _unknown(kind: str) -> str:
    return f"{kind!r} is no ornament"


def _hint(kind: str) -> str:
    return meant_or_all(kind, _KINDS)


class OrnamentBody(FillsRoom):
    """An ornament that fills its box. colors: its ink, ground and accent, where the layout says them."""

    __slots__ = ("colors", "seed", "span", "style", "value")

    def __init__(
        self, value: Value, seed: Value, style: Style, colors: tuple[ColorValue | None, ...], span: Span
    ) -> None:
        self.value, self.seed, self.style, self.colors, self.span = value, seed, style, colors, span

    def draw(self, box: Box, scene: drawing.Scene) -> None:
        """Draw the ornament, if it has a name."""
        kind = self.value.read(scene)
        if not kind or box.width <= 0 or box.height <= 0 or not scene.allows(_WORK, self.span):
            return
        if kind not in _KINDS:
            if self.value.leaf is not None:
                scene.report(problem(codes.WRONG_VALUE, _unknown(kind), self.value.leaf.span, _hint(kind)))
            return
        ink, ground, accent = (color.read(scene) if color else "" for color in self.colors)
        ink = ink or self.style.color
        # An edge belongs to the band that it hangs from, a mat or a window to the ground around a picture.
        role: Role = "flood" if kind in ("edge", "mat", "window") else "ornament"
        inks = Inks(
            ground=ground or self.style.fill or "paper", ink=ink, accent=accent or self.style.stroke or ink, role=role
        )
        seed, scale = self.seed.read(scene), max(box.width, box.height, _LARGEST) / _LARGEST
        size, theme = Size(box.width / scale, box.height / scale), scene.context.theme
        if kind in PARTS:
            item = draw_part(kind, theme.frame, theme.surface, size.width, size.height, seed, inks)
        else:
            item = ornament(kind, size.width, size.height, seed, inks)
        if item is not None:
            face = Face(id=f"ornament-{kind}", size=size, art=(item,))
            drawn = Nested(face, box.x, box.y, scale)
            opacity = self.style.opacity
            scene.canvas.items.append(Group((drawn,), opacity=opacity) if opacity < 1 else drawn)
