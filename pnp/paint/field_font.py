"""A TrueType font to one that form fields can be typed with: the whole Windows Latin set, embedded.

The subsets of the page's text hold only the characters that are printed, under codes of their own; a
viewer that refills a field needs a standard encoding, and a character map for Windows (platform 3).
"""

from __future__ import annotations

from io import BytesIO
from struct import pack, unpack_from
from typing import Any, Final

from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.ttfonts import TTFont, TTFontFile, TTFontMaker

from pnp.paint.document import packed_stream

_FIRST, _LAST = 32, 255
_NON_SYMBOLIC, _SYMBOLIC = 1 << 5, 1 << 2
# The subset's own map: header of 4 bytes, a record of 8, then format 6 with five numbers before the glyphs.
_GLYPHS_AT: Final = 22


def typing_font(font: TTFont, tag: str) -> Any:
    """The font object, its descriptor and its file. tag: six capitals that mark a subset."""
    face = font.face
    name = f"{tag}+{face.name.decode('latin-1')}"
    file = _font_file(font)
    descriptor = pdfdoc.PDFDictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": f"/{name}",
            "Flags": face.flags & ~_SYMBOLIC | _NON_SYMBOLIC,
            "FontBBox": pdfdoc.PDFArray(face.bbox),
            "ItalicAngle": face.italicAngle,
            "Ascent": face.ascent,
            "Descent": face.descent,
            "CapHeight": face.capHeight,
            "StemV": face.stemV,
            "FontFile2": packed_stream(file, {"Length1": len(file)}),
        }
    )
    # ReportLab writes an object of its own for whatever may not stand inside another.
    descriptor.__RefOnly__ = 1
    widths = [face.getCharWidth(code) if code else 0 for code in _windows_latin()]
    return pdfdoc.PDFDictionary(
        {
            "Type": "/Font",
            "Subtype": "/TrueType",
            "BaseFont": f"/{name}",
            "Encoding": "/WinAnsiEncoding",
            "FirstChar": _FIRST,
            "LastChar": _LAST,
            "Widths": pdfdoc.PDFArray(widths),
            "FontDescriptor": descriptor,
        }
    )


def _windows_latin() -> list[int]:
    """The code points of the codes 32 to 255; 0 where Windows Latin has none."""
    texts = (bytes([code]).decode("cp1252", "ignore") for code in range(_FIRST, _LAST + 1))
    return [ord(text) if text else 0 for text in texts]


def _font_file(font: TTFont) -> bytes:
    characters = sorted({code for code in _windows_latin() if code in font.face.charToGlyph})
    subset = TTFontFile(BytesIO(font.face.makeSubset(characters)), charInfo=0)
    glyphs = unpack_from(f">{len(characters)}H", subset.get_table("cmap"), _GLYPHS_AT)
    maker = TTFontMaker()
    for tag in sorted(subset.table):
        maker.add(tag, _character_map(characters, glyphs) if tag == "cmap" else subset.get_table(tag))
    data: bytes = maker.makeStream()
    return data


def _character_map(characters: list[int], glyphs: tuple[int, ...]) -> bytes:
    """A cmap table with one subtable of format 4 for platform 3, encoding 1 (Unicode)."""
    runs: list[tuple[int, int, int]] = []
    for code, glyph in zip(characters, glyphs, strict=True):
        if runs and runs[-1][1] == code - 1 and runs[-1][2] == glyph - code:
            runs[-1] = (runs[-1][0], code, glyph - code)
        else:
            runs.append((code, code, glyph - code))
    runs.append((0xFFFF, 0xFFFF, 1))
    count = len(runs)
    power = 1 << (count.bit_length() - 1)
    search = (2 * count, 2 * power, power.bit_length() - 1, 2 * (count - power))
    starts, ends = [run[0] for run in runs], [run[1] for run in runs]
    deltas = [run[2] & 0xFFFF for run in runs]
    body = pack(f">4H{count}HH{count}H{count}H{count}H", *search, *ends, 0, *starts, *deltas, *([0] * count))
    header = pack(">4HL", 0, 1, 3, 1, 12)
    return header + pack(">3H", 4, len(body) + 6, 0) + body
