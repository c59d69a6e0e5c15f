"""The glyphs that drawings show → small fonts in the page itself, with a character for each glyph."""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Callable, Mapping
from struct import pack, unpack
from typing import Final

from pnp.fonts import FOUND_BY, FontFile, glyphs_of

# The tables that a browser needs to draw glyphs. Layout tables are left out: layout gives every line its length.
_KEPT: Final = ("CFF ", "OS/2", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")
_WITHOUT_NAMES: Final = pack(">3H", 0, 0, 6)
_WOFF_HEAD, _WOFF_ENTRY, _SFNT_HEAD, _SFNT_ENTRY = 44, 20, 12, 16


def font_faces(letters: Mapping[str, Mapping[str, int]], file_of: Callable[[str], FontFile]) -> str:
    """An ``@font-face`` for each font of some drawings. letters: the name of a font → character → glyph."""
    return "".join(
        f'@font-face{{font-family:"_{name}";'
        f"src:url(data:font/woff;base64,{b64encode(woff(file_of(name), glyphs)).decode('ascii')})}}\n"
        for name, glyphs in sorted(letters.items())
    )


def woff(file: FontFile, glyphs: Mapping[str, int]) -> bytes:
    """A WOFF font with some glyphs of a file, under their own numbers. glyphs: by character."""
    subset = glyphs_of(file, {0, *glyphs.values()}, FOUND_BY)
    tables = {tag: bytes(subset.reference_table(tag).data) for tag in subset.table_tags if tag in _KEPT}
    tables["cmap"] = _character_map(glyphs)
    tables.setdefault("name", _WITHOUT_NAMES)
    return _packed(tables, b"OTTO" if file.is_cubic else b"\0\1\0\0")


def _character_map(glyphs: Mapping[str, int]) -> bytes:
    """A ``cmap`` of one table, in the format that holds every character."""
    groups = b"".join(pack(">3L", ord(letter), ord(letter), glyph) for letter, glyph in sorted(glyphs.items()))
    table = pack(">2H3L", 12, 0, 16 + len(groups), 0, len(glyphs)) + groups
    return pack(">4HL", 0, 1, 3, 10, 12) + table


def _packed(tables: Mapping[str, bytes], flavor: bytes) -> bytes:
    """Tables as WOFF 1.0 has them. flavor: the first bytes of the font without compression."""
    entries, body = b"", b""
    start = _WOFF_HEAD + _WOFF_ENTRY * len(tables)
    for tag, data in sorted(tables.items()):
        # In WOFF a table as long as its original counts as not compressed.
        compressed = min(data, zlib.compress(data, 9), key=len)
        entries += pack(">4s4L", tag.encode(), start + len(body), len(compressed), len(data), _checksum(data))
        body += _padded(compressed)
    whole = _SFNT_HEAD + _SFNT_ENTRY * len(tables) + sum(len(_padded(data)) for data in tables.values())
    head = pack(">4s4sL2HL2H5L", b"wOFF", flavor, start + len(body), len(tables), 0, whole, 1, 0, 0, 0, 0, 0, 0)
    return head + entries + body


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)


def _checksum(data: bytes) -> int:
    padded = _padded(data)
    return sum(map(int, unpack(f">{len(padded) // 4}L", padded))) % 2**32
