"""What was painted of a face or page to an SVG file that needs nothing else: no font, no other file."""

from __future__ import annotations

from collections.abc import Callable

from pnp.fonts import FontFile
from pnp.frame import Face, Page
from pnp.paint.drawings import DrawnFace
from pnp.paint.numerals import numeral, numerals
from pnp.paint.outlined_text import glyph_definitions
from pnp.paint.sprite import Sprite

_HEAD = 'xmlns="http://www.w3.org/2000/svg"'


def standalone_svg(
    frame: Face | Page,
    drawn: DrawnFace,
    file_of: Callable[[str], FontFile],
    outlines: dict[str, tuple[int, ...]] | None = None,
) -> str:
    """A face as it is cut out, or a page; the viewBox is in mm, from the top left corner of the trim.

    drawn: with outlined text. file_of: the file of a font that drawings name. outlines: as of ``Sprite``.
    The paper is white. The same face gives the same characters.
    Raises PaintError for a picture that changed.
    """
    face = frame if isinstance(frame, Face) else Face(id="", size=frame.size, key=frame.key)
    sprite = Sprite(lambda _: drawn, outlines)
    symbol = sprite.symbol(face)
    letters = sprite.letters
    glyphs = (line for font in sorted(letters) for line in glyph_definitions(font, file_of(font), letters[font]))
    clip = f' clip-path="url(#{symbol.clip})"' if face.trim else ""
    size = face.size
    return (
        f'<svg {_HEAD} width="{numeral(size.width)}mm" height="{numeral(size.height)}mm" '
        f'viewBox="0 0 {numerals((size.width, size.height))}">\n'
        f"<defs>{''.join((*glyphs, *sprite.definitions()))}</defs>\n"
        f'<g{clip}><path fill="#fff" d="M0 0H{numeral(size.width)}V{numeral(size.height)}H0Z"/>'
        f"{symbol.use}</g>\n</svg>\n"
    )
