"""A font file to a font that form fields can be typed with: the whole Windows Latin set, embedded.

What the page's text is set in holds only the glyphs that are printed, under their own numbers; a viewer that refills
a field needs a standard encoding, and a character map.
"""

from __future__ import annotations

from pnp.fonts import FontFile, characters_of
from pnp.paint.document import PdfDocument
from pnp.paint.embedding import descriptor, font_name
from pnp.paint.numerals import numeral
from pnp.paint.pdf_file import Reference

_FIRST, _LAST = 32, 255
_NON_SYMBOLIC, _SYMBOLIC = 1 << 5, 1 << 2


def typing_font(document: PdfDocument, file: FontFile, tag: str) -> Reference:
    """The font object, its descriptor and its file. tag: six capitals that mark a subset."""
    base = f"/{tag}+{font_name(file)}"
    described = descriptor(
        document,
        file,
        base,
        bytes(characters_of(file, filter(None, _windows_latin())).blob.data),
        cubic_kind="OpenType",
    )
    described["Flags"] = described["Flags"] & ~_SYMBOLIC | _NON_SYMBOLIC
    widths = [numeral(file.advance(file.glyph(text))) if text else 0 for text in _windows_latin()]
    return document.file.add(
        {
            "Type": "/Font",
            "Subtype": "/Type1" if file.is_cubic else "/TrueType",
            "BaseFont": base,
            "Encoding": "/WinAnsiEncoding",
            "FirstChar": _FIRST,
            "LastChar": _LAST,
            "Widths": widths,
            "FontDescriptor": document.file.add(described),
        }
    )


def _windows_latin() -> list[str]:
    """The characters of the codes 32 to 255; none where Windows Latin has none."""
    return [bytes([code]).decode("cp1252", "ignore") for code in range(_FIRST, _LAST + 1)]
