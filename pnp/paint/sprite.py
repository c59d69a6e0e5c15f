"""Many faces to one set of SVG definitions, in which what looks the same stands once."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from pnp.frame import Face, Picture
from pnp.measures import MM_PER_PT
from pnp.paint.content import Drawing, picture_name
from pnp.paint.drawings import DrawnFace
from pnp.paint.numerals import factor, numeral
from pnp.paint.picture_files import read_picture
from pnp.paint.rasters import media_type, upright
from pnp.paint.short_paths import short_path_data

# A path whose outline is long enough that a reference to it is shorter.
_LONG_PATH: Final = re.compile(r'<path d="([^"]{100,})"')


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing among the definitions of a sprite. view: the viewBox of its trim; clip: the id of its shape."""

    id: str
    view: str
    clip: str = ""

    @property
    def use(self) -> str:
        """The element that shows it. Lines end round where the drawing does not say otherwise, as those of most do."""
        return f'<use href="#{self.id}" stroke-linecap="round" stroke-linejoin="round"/>'


class Sprite:
    """Collects the drawings of faces; their ids begin with a line, as no anchor of a text does."""

    def __init__(self, drawn: Callable[[Face], DrawnFace]) -> None:
        self._drawn = drawn
        self._drawings: dict[str, Drawing] = {}
        self._trims: dict[str, str] = {}

    def symbol(self, face: Face) -> Symbol:
        """The drawing of a face. Raises PnpError for an unknown token, FontError."""
        clip = ""
        if face.trim:
            clip = self._trims.setdefault(short_path_data(face.trim), f"_trim{len(self._trims)}")
        drawn = self._drawn(face)
        self._drawings.update(drawn.drawings)
        view = f"0 0 {numeral(face.size.width)} {numeral(face.size.height)}"
        return Symbol(f"_{drawn.name}", view, clip)

    def definitions(self) -> Iterator[str]:
        """Every drawing that was asked for, and what it names, for ``<defs>``.

        Raises PaintError for a picture that changed.
        """
        counts = Counter(data for drawing in self._drawings.values() for data in _LONG_PATH.findall(drawing.svg))
        shared = {data: f"_o{number}" for number, data in enumerate(data for data in counts if counts[data] > 1)}
        for data, name in shared.items():
            yield f'<path id="{name}" d="{data}"/>'
        for name, drawing in self._drawings.items():
            yield f'<g id="_{name}">{_with_references(drawing.svg, shared)}</g>'
        for data, name in self._trims.items():
            yield _clip(name, data)
        yield from named_definitions(self._drawings.values())

    @property
    def letters(self) -> Mapping[str, Mapping[str, int]]:
        """What the drawings are set in: the name of a font → character → glyph."""
        letters_of: dict[str, dict[str, int]] = {}
        for drawing in self._drawings.values():
            for font, letters in drawing.letters.items():
                letters_of.setdefault(font, {}).update(letters)
        return letters_of


def _with_references(svg: str, shared: Mapping[str, str]) -> str:
    """A drawing in which outlines that stand elsewhere are named. shared: their ids."""
    return _LONG_PATH.sub(lambda path: f'<use href="#{shared[path[1]]}"' if path[1] in shared else path[0], svg)


def named_definitions(drawings: Iterable[Drawing]) -> Iterator[str]:
    """The shapes, gradients and pictures that drawings name, each once, for ``<defs>``.

    Raises PaintError for a picture that changed.
    """
    clips, gradients, pictures = dict[str, str](), dict[str, str](), dict[str, Picture]()
    for drawing in drawings:
        clips.update(drawing.clips)
        gradients.update(drawing.gradients)
        pictures.update((picture_name(picture), picture) for picture in drawing.pictures)
    for name, data in clips.items():
        yield _clip(f"_{name}", data)
    yield from gradients.values()
    for name, picture in pictures.items():
        yield _image(name, picture)


def _clip(name: str, data: str) -> str:
    return f'<clipPath id="{name}"><path d="{data}"/></clipPath>'


def _image(name: str, picture: Picture) -> str:
    """A picture in a square of a point, which operators enlarge: it stands on its lower left corner."""
    data = upright(read_picture(picture))
    side = factor(MM_PER_PT)
    return (
        f'<image id="_{name}" y="-{side}" width="{side}" height="{side}" preserveAspectRatio="none" '
        f'href="data:{media_type(data)};base64,{b64encode(data).decode("ascii")}"/>'
    )
