"""The gate for fonts of kits: reads all that is read of a font later, so that nothing fails after it.

HarfBuzz makes the best of a damaged font, without a word: letters would be missing or stand on each other in print.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping
from operator import gt
from pathlib import Path
from struct import unpack_from
from typing import Final

from pnp.errors import FontError
from pnp.fonts.file import FontFile, read_font_file
from pnp.fonts.subset import FOUND_BY, characters_of, glyphs_of

# OpenType allows these units per em.
_LEAST_UNITS, _MOST_UNITS = 16, 16_384
_HEAD_MARK: Final = 0x5F0F3CF5
# Lengths of tables up to the last field that is read.
_LENGTHS: Final[Mapping[str, int]] = {"head": 54, "hhea": 36, "maxp": 6, "OS/2": 68, "post": 32, "name": 6}
# No letter is taller, in thousandths of an em.
_TALLEST: Final = 10_000
# What form fields can be typed with: Windows Latin.
_LATIN: Final = bytes(range(32, 256)).decode("cp1252", "ignore")
# Letters with kerning, marks and ligatures.
_WORDS: Final = (" ", "AVAWATo.", "fi ffl Qu", "e\u0301", "0123456789")


def read_sound_font(path: Path, style: str = "") -> FontFile:
    """Read a font and use it for all that fonts are used for. Raises FontError, naming the file.

    style: which one of a variable font.
    """
    file = read_font_file(path, _verify_tables, style)
    _verify(file)
    return file


def _verify_tables(tables: Mapping[str, bytes]) -> None:
    for tag, length in _LENGTHS.items():
        if tag in tables and len(tables[tag]) < length:
            raise FontError(f"a damaged font: its table {tag!r} is too short")
    units, locations = _head(tables["head"])
    if not _LEAST_UNITS <= units <= _MOST_UNITS:
        raise FontError(f"a damaged font: it says that an em has {units} units")
    (glyphs,) = unpack_from(">H", tables["maxp"], 4)
    (widths,) = unpack_from(">H", tables["hhea"], 34)
    if not 0 < widths <= glyphs or len(tables["hmtx"]) < 2 * (glyphs + widths):
        raise FontError(f"a damaged font: it has no widths for its {glyphs} glyphs")
    if "loca" in tables:
        _verify_outlines(tables, glyphs, locations)


def _head(head: bytes) -> tuple[int, int]:
    """The units per em, and the width of places of outlines."""
    (mark, units), (places,) = unpack_from(">L2xH", head, 12), unpack_from(">H", head, 50)
    if mark != _HEAD_MARK or places > 1:
        raise FontError("a damaged font: its table 'head' makes no sense")
    return units, places


def _verify_outlines(tables: Mapping[str, bytes], glyphs: int, are_long: int) -> None:
    width = 4 if are_long else 2
    if len(tables["loca"]) < width * (glyphs + 1):
        raise FontError(f"a damaged font: it does not say where the outlines of its {glyphs} glyphs are")
    # L has 8 bytes on some systems.
    places = array("I" if are_long else "H", tables["loca"][: width * (glyphs + 1)])
    if sys.byteorder == "little":
        places.byteswap()
    if places[-1] * (1 if are_long else 2) > len(tables["glyf"]) or any(map(gt, places, places[1:])):
        raise FontError("a damaged font: the places of its outlines make no sense")


def _verify(file: FontFile) -> None:
    face = file.shaper.face
    if not 0 < file.ascent + file.descent < _TALLEST or max(file.cap_height, file.x_height) > _TALLEST:
        raise FontError(f"{file.path}: a damaged font: the heights of its letters make no sense")
    if any(file.glyph(chr(code)) >= face.glyph_count for code in face.unicodes):
        raise FontError(f"{file.path}: a damaged font: it has characters without glyphs")
    if not all(file.shape(word, {}, "en", "ltr")[0] for word in _WORDS):
        raise FontError(f"{file.path}: a damaged font: its letters disappear when they are set")
    try:
        file.features, file.postscript_name  # noqa: B018 - read when they are asked for, and remembered
    except ValueError as error:
        raise FontError(f"{file.path}: a damaged font: the names in it make no sense") from error
    glyphs_of(file, range(face.glyph_count))
    glyphs_of(file, range(face.glyph_count), FOUND_BY)
    characters_of(file, _LATIN)
