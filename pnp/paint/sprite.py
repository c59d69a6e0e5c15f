"""Many faces to one set of SVG definitions, in which what looks the same stands once."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
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
    """Collects the drawings of faces; their ids begin with a line, as no anchor of a text does.

    outlines: hashes of the long outlines of drawings, by name, of those that were in a sprite before.
    """

    def __init__(self, drawn: Callable[[Face], DrawnFace], outlines: dict[str, tuple[int, ...]] | None = None) -> None:
        self._drawn = drawn
        self._outlines = {} if outlines is None else outlines
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
        clips, gradients, pictures = dict[str, str](), dict[str, str](), dict[str, Picture]()
        sharing = self._sharing()
        counts = Counter(data for name in sharing for data in _LONG_PATH.findall(self._drawings[name].svg))
        shared = {data: f"_o{number}" for number, data in enumerate(data for data in counts if counts[data] > 1)}
        for data, name in shared.items():
            yield f'<path id="{name}" d="{data}"/>'
        for name, drawing in self._drawings.items():
            svg = _with_references(drawing.svg, shared) if name in sharing else drawing.svg
            yield f'<g id="_{name}">{svg}</g>'
            clips.update(drawing.clips)
            gradients.update(drawing.gradients)
            pictures.update((picture_name(picture), picture) for picture in drawing.pictures)
        for name, data in (*((f"_{name}", data) for name, data in clips.items()), *_turned(self._trims)):
            yield f'<clipPath id="{name}"><path d="{data}"/></clipPath>'
        yield from gradients.values()
        for name, picture in pictures.items():
            yield _image(name, picture)

    def _sharing(self) -> dict[str, None]:
        """The drawings, by name, that have long outlines of which there are more."""
        for name, drawing in self._drawings.items():
            if name not in self._outlines:
                self._outlines[name] = tuple(map(hash, _LONG_PATH.findall(drawing.svg)))
        counts = Counter(chain.from_iterable(map(self._outlines.__getitem__, self._drawings)))
        repeated = {outline for outline, count in counts.items() if count > 1}
        return {name: None for name in self._drawings if not repeated.isdisjoint(self._outlines[name])}

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


def _turned(trims: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    return ((name, data) for data, name in trims.items())


def _image(name: str, picture: Picture) -> str:
    """A picture in a square of a point, which operators enlarge: it stands on its lower left corner."""
    data = upright(read_picture(picture))
    side = factor(MM_PER_PT)
    return (
        f'<image id="_{name}" y="-{side}" width="{side}" height="{side}" preserveAspectRatio="none" '
        f'href="data:{media_type(data)};base64,{b64encode(data).decode("ascii")}"/>'
    )
