"""What was painted of a face or page to an SVG file that needs nothing else: no font, no other file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Final

from pnp.frame import Face, Page
from pnp.paint.content import Drawing
from pnp.paint.drawings import DrawnFace
from pnp.paint.numerals import numeral, numerals
from pnp.paint.short_paths import short_path_data
from pnp.paint.sprite import named_definitions

_HEAD: Final = 'xmlns="http://www.w3.org/2000/svg"'
_TRIM: Final = "_trim"
# Lines end round where a drawing does not say otherwise, as those of most do.
_LINES: Final = 'stroke-linecap="round" stroke-linejoin="round"'
_USE: Final = re.compile(r'<use href="#_(\w+)"([^>]*)/>')


def standalone_svg(frame: Face | Page, drawn: DrawnFace) -> str:
    """A face as it is cut out, or a page; the viewBox is in mm, from the top left corner of the trim.

    drawn: with outlined text. The paper is white. The same face gives the same characters.
    Raises PaintError for a picture that changed.
    """
    size, trim = frame.size, frame.trim if isinstance(frame, Face) else ()
    written = _Written(drawn.drawings)
    content = written.content(drawn.name)
    outline = f'<clipPath id="{_TRIM}"><path d="{short_path_data(trim)}"/></clipPath>' if trim else ""
    clip = f' clip-path="url(#{_TRIM})"' if trim else ""
    definitions = "".join((*written.definitions, outline, *named_definitions(drawn.drawings.values())))
    return (
        f'<svg {_HEAD} width="{numeral(size.width)}mm" height="{numeral(size.height)}mm" '
        f'viewBox="0 0 {numerals((size.width, size.height))}">\n'
        f"<defs>{definitions}</defs>\n"
        f'<g{clip} {_LINES}><path fill="#fff" d="M0 0H{numeral(size.width)}V{numeral(size.height)}H0Z"/>'
        f"{content}</g>\n</svg>\n"
    )


class _Written:
    """Drawings, each where it is shown, or among the definitions if that is in several places.

    A browser makes every element anew wherever one is named, and once more where it is defined.
    """

    def __init__(self, drawings: Mapping[str, Drawing]) -> None:
        self._drawings = drawings
        uses = (_USE.findall(drawing.svg) for drawing in drawings.values())
        self._places = Counter(name for name, _ in chain.from_iterable(uses))
        self._defined: dict[str, str] = {}

    def content(self, name: str) -> str:
        """The elements of a drawing."""
        return _USE.sub(self._shown, self._drawings[name].svg)

    def _shown(self, use: re.Match[str]) -> str:
        name, attributes = use.groups()
        if name not in self._drawings:
            return use[0]  # A picture.
        if self._places[name] == 1:
            return f"<g{attributes}>{self.content(name)}</g>"
        if name not in self._defined:
            self._defined[name] = f'<g id="_{name}">{self.content(name)}</g>'
        return use[0]

    @property
    def definitions(self) -> tuple[str, ...]:
        """Those of the drawings that were shown in several places."""
        return tuple(self._defined.values())
