"""Read font files: the metrics, glyphs and tables that shaping, measuring and embedding need."""

from __future__ import annotations

import errno
import struct
from collections.abc import Callable, Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from struct import iter_unpack, unpack_from
from typing import Any, Final

from pnp.errors import FontError
from pnp.fonts.instances import instance_of
from pnp.plain_files import read_linked

_MOST_BYTES: Final = 100_000_000
_NEEDED: Final = ("cmap", "head", "hhea", "hmtx", "maxp")
_COLLECTION: Final = b"ttcf"
# The first bytes of a font → the tables with its outlines.
_OUTLINES: Final = {b"\0\1\0\0": ("glyf", "loca"), b"true": ("glyf", "loca"), b"OTTO": ("CFF ",)}
# HarfBuzz's number for the features of a script in all languages that the font does not name.
_DEFAULT_LANGUAGE: Final = 0xFFFF
_POSTSCRIPT_NAME: Final = 6
_WEB_FONTS: Final = (b"wOFF", b"wOF2")
# Hexadecimal digits of the digest in the name of a font: enough for the few dozen fonts of a document.
_NAME_DIGITS: Final = 8


class FontFile:
    """A font file; lengths in thousandths of an em.

    digest: the SHA-256 of its bytes in hexadecimal digits. name: its name in PDF streams, which depends only on the
    bytes. is_cubic: its outlines are in a CFF table. scale: thousandths of an em in a unit of the font. ascent, descent
    (positive), cap_height, x_height: the typographic metrics. shaper: the font object of HarfBuzz.
    """

    def __init__(self, path: Path, data: bytes, harfbuzz: Any) -> None:
        # Kept here because an import statement for every word would take a tenth of the time of shaping.
        self._harfbuzz = harfbuzz
        self.path = path
        self.digest = sha256(data).hexdigest()
        self.name = f"F{self.digest[:_NAME_DIGITS]}"
        self.shaper = harfbuzz.Font(harfbuzz.Face(data))
        face = self.shaper.face
        if not face.glyph_count or not face.upem or not len(face.unicodes):
            raise FontError("a font without Unicode characters")
        self.scale = 1000 / face.upem
        self._advances: dict[int, float] = {}
        self.is_cubic = "glyf" not in face.table_tags
        ascent, descent, cap_height, x_height = self._heights()
        self.ascent = ascent * self.scale
        self.descent = max(descent * self.scale, 0.0)
        self.cap_height = cap_height * self.scale if cap_height > 0 else 700.0
        self.x_height = x_height * self.scale if x_height > 0 else 500.0

    @cached_property
    def postscript_name(self) -> str:
        """What a font calls itself; the name of its file if it does not."""
        return self.shaper.face.get_name(_POSTSCRIPT_NAME) or self.path.stem

    @cached_property
    def features(self) -> frozenset[str]:
        """The tags of the OpenType features that replace glyphs in any script or language."""
        face = self.shaper.face
        tags: set[str] = set()
        for script, _ in enumerate(face.get_table_script_tags("GSUB")):
            languages = range(len(face.get_script_language_tags("GSUB", script)))
            for language in (*languages, _DEFAULT_LANGUAGE):
                tags.update(face.get_language_feature_tags("GSUB", script, language))
        return frozenset(tags)

    def glyph(self, char: str) -> int:
        """The id of the glyph of a character; 0, the empty box, if the font lacks it."""
        return self.shaper.get_nominal_glyph(ord(char)) or 0

    def advance(self, glyph: int) -> float:
        """The advance width of a glyph."""
        advance = self._advances.get(glyph)
        if advance is None:
            advance = self._advances[glyph] = self.shaper.get_glyph_h_advance(glyph) * self.scale
        return advance

    def shape(
        self, text: str, features: Mapping[str, bool], language: str, direction: str
    ) -> tuple[list[int], list[int], list[tuple[int, int, int, int]]]:
        """The glyph ids of a text, their clusters, and their positions.

        A cluster is the number of a character. A position has x and y offset and x and y advance in font units.
        """
        buffer = self._harfbuzz.Buffer()
        buffer.add_str(text)
        # Without a language, HarfBuzz would use that of the machine.
        buffer.language = language or "und"
        buffer.direction = direction
        buffer.guess_segment_properties()
        self._harfbuzz.shape(self.shaper, buffer, features or None)
        infos = buffer.glyph_infos
        positions = [position.position for position in buffer.glyph_positions]
        return [info.codepoint for info in infos], [info.cluster for info in infos], positions

    def table(self, tag: str) -> bytes:
        """The bytes of a table; empty if the font lacks it."""
        return bytes(self.shaper.face.reference_table(tag).data)

    def _heights(self) -> tuple[int, int, int, int]:
        """Ascent, descent, cap height and x-height in font units; 0 for a height that the font does not state.

        The typographic ascender is the top of b, d and l. The one in ``hhea`` leaves room for accents on capitals, and
        would leave a gap at the top of a text box.
        """
        ascent, descent = unpack_from(">2h", self.table("hhea"), 4)
        cap_height = x_height = 0
        os2 = self.table("OS/2")
        if len(os2) >= 72 and any(os2[68:70]):
            ascent, descent = unpack_from(">2h", os2, 68)
        if len(os2) >= 90 and unpack_from(">H", os2)[0] >= 2:
            x_height, cap_height = unpack_from(">2h", os2, 86)
        return ascent, -descent, cap_height, x_height


def read_font_file(
    path: Path, verify: Callable[[Mapping[str, bytes]], None] | None = None, style: str = ""
) -> FontFile:
    """Read a TrueType or OpenType font. Raises FontError, naming the file, if it cannot be used.

    verify: raises FontError, without the name of the file, if tables contradict each other. style: which of its named
    instances, if it is a variable font that has one of this name.
    """
    # HarfBuzz takes some 30 ms to import, and a build with nothing to do does not need it.
    import uharfbuzz

    data = _bytes_of(path)
    try:
        tables = _tables(data)
        if verify:
            verify(tables)
        file = FontFile(path, data, uharfbuzz)
        face = instance_of(file.shaper.face, style)
        return file if face is file.shaper.face else FontFile(path, face.blob.data, uharfbuzz)
    except FontError as error:
        raise FontError(f"{path}: {error}") from error
    # Damaged tables make HarfBuzz and struct fail in several ways.
    except (struct.error, ValueError, RuntimeError, ArithmeticError, LookupError) as error:
        raise FontError(f"{path}: a damaged font ({error})") from error


def _tables(data: bytes) -> dict[str, bytes]:
    """The tables of a font. Raises FontError if it is none, or if the file ends before its tables do."""
    # Of a collection, the first font is used.
    start = unpack_from(">L", data, 12)[0] if data[:4] == _COLLECTION else 0
    kind = data[start : start + 4]
    if kind in _WEB_FONTS:
        raise FontError("a font for web pages (WOFF): use the .ttf or .otf that it was made of")
    if kind not in _OUTLINES:
        raise FontError("not a TrueType or OpenType font")
    (count,) = unpack_from(">H", data, start + 4)
    tables: dict[str, bytes] = {}
    for tag, offset, length in iter_unpack(">4s4xLL", data[start + 12 :][: count * 16]):
        # HarfBuzz does not notice tables that are cut off.
        if offset + length <= len(data):
            tables[tag.decode("latin-1")] = data[offset : offset + length]
    if not all(map(tables.get, (*_NEEDED, *_OUTLINES[kind]))):
        raise FontError("a damaged font, some of which is missing")
    return tables


def _bytes_of(path: Path) -> bytes:
    try:
        return read_linked(path, _MOST_BYTES)
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.EINVAL):
            raise FontError(f"{path}: there is no such font file") from error
        if error.errno == errno.EFBIG:
            raise FontError(f"{path}: a font of more than {_MOST_BYTES // 1_000_000} MB") from error
        raise FontError(f"{path}: cannot be read ({error})") from error
