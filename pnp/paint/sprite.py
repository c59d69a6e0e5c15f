"""Many faces to one set of SVG definitions, in which what looks the same stands once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from pnp.frame import Face
from pnp.paint.colors import Colors
from pnp.paint.numerals import numeral
from pnp.paint.short_paths import short_path_data
from pnp.paint.svg import SvgPainter
from pnp.palette import Palette

# HTML keeps the spaces of SVG text through style sheets; the attribute would stand there thousands of times.
_SPACE: Final = ' xml:space="preserve"'


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing among the definitions of a sprite. view: the viewBox of its trim; clip: the id of its shape."""

    id: str
    view: str
    clip: str = ""


class Sprite:
    """Collects the drawings of faces; their ids begin with a line, as no anchor of a text does.

    font_family: the CSS family for a font id. Text stays text, without ``xml:space``.
    """

    def __init__(self, palette: Palette, font_family: Callable[[str], str]) -> None:
        self._painter = SvgPainter(Colors(palette, "color"), None, font_family, self._part, short_path_data, "_clip")
        self._drawings: dict[str, str] = {}
        self._clips: dict[str, str] = {}
        # Faces are kept, so that no other can come to have the id() of one.
        self._parts: dict[int, tuple[Face, str]] = {}

    def symbol(self, face: Face) -> Symbol:
        """The drawing of a face. Raises PaintError for a picture that changed, PnpError for an unknown token."""
        clip = ""
        if face.trim:
            clip = self._clips.setdefault(short_path_data(face.trim), f"_trim{len(self._clips)}")
        view = f"0 0 {numeral(face.size.width)} {numeral(face.size.height)}"
        return Symbol(self._part(face), view, clip)

    def definitions(self) -> Iterator[str]:
        """Every drawing that was asked for, and the shapes that they are cut to, for ``<defs>``."""
        for drawing, name in self._drawings.items():
            yield f'<g id="{name}">{drawing}</g>'
        for data, name in self._clips.items():
            yield f'<clipPath id="{name}"><path d="{data}"/></clipPath>'

    def _part(self, face: Face) -> str:
        known = self._parts.get(id(face))
        if known is None:
            drawing = "".join(self._painter.items(face.art)).replace(_SPACE, "")
            name = self._drawings.setdefault(drawing, f"_face{len(self._drawings)}")
            known = self._parts[id(face)] = (face, name)
        return known[1]
