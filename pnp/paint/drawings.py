"""Painted content → SVG that needs no layout.

Everything is named by what it is, as in operators: a drawing is the same whatever page it stands in, and can be kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import NamedTuple

from pnp.frame import Face
from pnp.measures import MM_PER_PT
from pnp.paint.colors import Colors
from pnp.paint.content import Content, Drawing, Form, ShadingObject, picture_name
from pnp.paint.fonts import FontSource
from pnp.paint.gradient_elements import gradient_element
from pnp.paint.painter import Painter
from pnp.paint.svg_writer import SvgWriter


class DrawnFace(NamedTuple):
    """The name of the drawing of a face, and this with all that it shows, by their names."""

    name: str
    drawings: Mapping[str, Drawing]


class Drawings:
    """Drawings of faces, each made when it is asked for.

    painter: paints faces that have items, and knows what was painted of the others; asked for if it is needed. known:
    drawings that were made before, by name. outlined: as of ``draw_content``.
    """

    def __init__(
        self, painter: Callable[[], Painter], known: Mapping[str, Drawing] | None = None, *, outlined: bool = False
    ) -> None:
        self._make_painter, self._outlined = painter, outlined
        self.by_name = dict(known or {})

    @cached_property
    def _painter(self) -> Painter:
        return self._make_painter()

    def __call__(self, face: Face) -> DrawnFace:
        """The drawing of a face. Raises PaintError for one that nobody has painted, FontError."""
        if face.key and face.key in self.by_name:
            return DrawnFace(face.key, self._shown(face.key))
        content = self._painter.content(face)
        name = face.key or content.key
        if name not in self.by_name:
            self.by_name[name] = self._draw(content)
        return DrawnFace(name, self._shown(name))

    def _shown(self, name: str) -> Mapping[str, Drawing]:
        shown: dict[str, Drawing] = {}
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name not in shown:
                shown[name] = self.by_name[name] if name in self.by_name else self._form(name)
                waiting += shown[name].forms
        return shown

    def _form(self, name: str) -> Drawing:
        drawing = self.by_name[name] = self._draw(content_of(self._painter.forms[name]))
        return drawing

    def _draw(self, content: Content) -> Drawing:
        painter = self._painter
        return draw_content(content, painter.fonts.source, painter.colors, outlined=self._outlined)


def draw_content(content: Content, fonts: FontSource, colors: Colors, *, outlined: bool = False) -> Drawing:
    """Draw what was painted of a face. fonts: with the files of all that operators name.

    outlined: show text by the outlines of glyphs instead of letters of a font.
    """
    writer = SvgWriter(content.resources, fonts, outlined=outlined)
    writer.write(content.code)
    writer.lay(content.active, colors)
    pictures = tuple(picture for picture in content.resources.pictures if picture_name(picture) in writer.named)
    forms = tuple(name for name in content.resources.forms if name in writer.named)
    return Drawing(
        svg="".join(writer.parts),
        forms=forms,
        clips=tuple(writer.clips.items()),
        gradients=tuple((shading.name, _gradient(shading)) for shading in content.resources.shadings),
        pictures=pictures,
        letters={name: dict(sorted(letters.items())) for name, letters in sorted(writer.letters.items())},
    )


def _gradient(shading: ShadingObject) -> str:
    """A gradient in points, y up, as an element in mm, y down."""
    numbers = shading.coordinates
    signs = (1, -1, 1, -1) if len(numbers) == 4 else (1, -1, 1, 1, -1, 1)
    coordinates = tuple(number * sign * MM_PER_PT for number, sign in zip(numbers, signs, strict=True))
    return gradient_element(f"_{shading.name}", coordinates, shading.stops)


def content_of(form: Form) -> Content:
    """What a form shows."""
    return Content(zlib.decompress(form.data).decode("latin-1"), form.resources)
