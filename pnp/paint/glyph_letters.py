"""Glyphs of a font → the characters that stand for them in SVG, one for each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from pnp.fonts import FontFile

# Characters from here on may join, combine or run from right to left: their glyphs get a character of nobody's.
_FIRST_SPECIAL: Final = 0x0300
_PRIVATE, _PRIVATE_END, _MORE_PRIVATE = 0xE000, 0xF8FF, 0xF0000


def file_of(font: str, files: Mapping[str, FontFile]) -> FontFile:
    """The file of a font that operators name; its own name may be longer than that of the file."""
    return files[font] if font in files else next(file for name, file in files.items() if font.startswith(name))


@lru_cache(maxsize=16384)
def letter_of(file: FontFile, glyph: int) -> str:
    """The character that stands for a glyph of a font: its own, or one that means nothing."""
    own = _own_letters(file).get(glyph)
    if own is not None:
        return own
    private = _PRIVATE + glyph
    return chr(private if private <= _PRIVATE_END else _MORE_PRIVATE + glyph)


@lru_cache(maxsize=32)
def _own_letters(file: FontFile) -> Mapping[int, str]:
    """The first plain character of each glyph that has one."""
    letters: dict[int, str] = {}
    for code in range(_FIRST_SPECIAL):
        if chr(code).isprintable() and (glyph := file.glyph(chr(code))):
            letters.setdefault(glyph, chr(code))
    return letters
