"""A font file and the glyphs that are shown → a smaller font, made by HarfBuzz."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from pnp.errors import FontError
from pnp.fonts.file import FontFile

# The tables that a viewer needs to draw glyphs by their numbers.
DRAWN_FROM: Final = frozenset(("glyf", "loca", "head", "hhea", "hmtx", "maxp", "cvt ", "fpgm", "prep", "CFF "))
# Those that it needs besides to find the glyphs of characters.
FOUND_BY: Final = DRAWN_FROM | {"OS/2", "cmap", "name", "post"}
_VARIED: Final = frozenset(("fvar", "gvar", "avar", "HVAR", "MVAR"))


def glyphs_of(file: FontFile, glyphs: Iterable[int], tables: frozenset[str] = DRAWN_FROM) -> Any:
    """A font with some glyphs under their own numbers, as a face of HarfBuzz. Raises FontError."""
    from uharfbuzz import SubsetFlags

    chosen = _input(file, tables)
    chosen.glyph_set.update(glyphs)
    chosen.name_id_set.clear()
    chosen.flags |= SubsetFlags.RETAIN_GIDS | SubsetFlags.CFF_IDENTITY_CHARSET
    return _made(file, chosen)


def characters_of(file: FontFile, characters: Iterable[str]) -> Any:
    """A font with the glyphs of some characters, as a face of HarfBuzz. Raises FontError."""
    chosen = _input(file, FOUND_BY)
    chosen.unicode_set.update(map(ord, characters))
    return _made(file, chosen)


def _input(file: FontFile, tables: frozenset[str]) -> Any:
    from uharfbuzz import SubsetFlags, SubsetInput

    face, chosen = file.shaper.face, SubsetInput()
    chosen.flags = SubsetFlags.NO_HINTING | SubsetFlags.NOTDEF_OUTLINE | SubsetFlags.NO_LAYOUT_CLOSURE
    if face.has_var_data:
        chosen.pin_all_axes_to_default(face)
        tables |= _VARIED
    chosen.drop_table_tag_set.update(
        int.from_bytes(tag.encode("latin-1")) for tag in face.table_tags if tag not in tables
    )
    return chosen


def _made(file: FontFile, chosen: Any) -> Any:
    try:
        return chosen.subset(file.shaper.face)
    except RuntimeError as error:
        raise FontError(f"{file.path}: a damaged font, whose glyphs cannot be taken out") from error
