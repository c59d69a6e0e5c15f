"""The glyphs that a document shows to font objects: a subset of each file, widths, and what glyphs stand for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from struct import unpack_from
from typing import Any, Final

from pnp.fonts import FontFile, glyphs_of
from pnp.paint.document import PdfDocument
from pnp.paint.numerals import numeral
from pnp.paint.pdf_file import Reference, name_object

_FIXED, _SYMBOLIC, _ITALIC, _FORCE_BOLD = 1, 1 << 2, 1 << 6, 1 << 18
_BOLD_WEIGHT: Final = 600
# PDF allows no more entries in a block of a character map.
_MOST_IN_BLOCK: Final = 100
_MAP_HEAD: Final = (
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
    "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n"
    "/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n"
    "1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n"
)
_MAP_END: Final = "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"


def embed(document: PdfDocument, used: Mapping[str, Mapping[int, str]], files: Mapping[str, FontFile]) -> None:
    """Put the fonts of a finished document into it, each file once.

    used: the name of a font in streams → the number of a glyph → the characters that it stands for. files: by the
    names of files, with which the names of their fonts begin.
    """
    by_file: dict[str, list[str]] = {}
    for name in sorted(used):
        by_file.setdefault(next(file for file in files if name.startswith(file)), []).append(name)
    for file_name, names in by_file.items():
        file = files[file_name]
        glyphs = sorted({0}.union(*(used[name] for name in names)))
        subset = _subset(file, glyphs)
        base = _base_font(file, glyphs)
        descendant = document.file.add(_cid_font(document, file, base, glyphs, subset))
        for name in names:
            document.add_font(name, _font(document, file, base, descendant, used[name]))


def _font(
    document: PdfDocument, file: FontFile, base: str, descendant: Reference, texts: Mapping[int, str]
) -> Mapping[str, Any]:
    return {
        "Type": "/Font",
        "Subtype": "/Type0",
        "BaseFont": f"{base}-Identity-H" if file.is_cubic else base,
        "Encoding": "/Identity-H",
        "DescendantFonts": [descendant],
        "ToUnicode": document.file.add_packed(_character_map(texts).encode("ascii")),
    }


def _cid_font(
    document: PdfDocument, file: FontFile, base: str, glyphs: Sequence[int], subset: bytes
) -> Mapping[str, Any]:
    entries = {
        "Type": "/Font",
        "Subtype": "/CIDFontType0" if file.is_cubic else "/CIDFontType2",
        "BaseFont": base,
        "CIDSystemInfo": {"Registry": "(Adobe)", "Ordering": "(Identity)", "Supplement": 0},
        "FontDescriptor": document.file.add(descriptor(document, file, base, subset, cubic_kind="CIDFontType0C")),
        "W": list(_widths(file, glyphs)),
    }
    if not file.is_cubic:
        entries["CIDToGIDMap"] = "/Identity"
    return entries


def descriptor(document: PdfDocument, file: FontFile, base: str, program: bytes, *, cubic_kind: str) -> dict[str, Any]:
    """The descriptor of a font with its program. cubic_kind: how PDF calls a program with cubic outlines."""
    weight = unpack_from(">H", file.table("OS/2").ljust(6, b"\0"), 4)[0] or 400
    post = file.table("post").ljust(16, b"\0")
    angle, is_fixed = unpack_from(">l", post, 4)[0] / 65536, any(post[12:16])
    box = (value * file.scale for value in unpack_from(">4h", file.table("head"), 36))
    flags = _SYMBOLIC | _FIXED * is_fixed | _ITALIC * bool(angle) | _FORCE_BOLD * (weight >= _BOLD_WEIGHT)
    entry, kind = ("FontFile3", {"Subtype": f"/{cubic_kind}"}) if file.is_cubic else ("FontFile2", {})
    if not file.is_cubic:
        kind["Length1"] = str(len(program))
    return {
        "Type": "/FontDescriptor",
        "FontName": base,
        "Flags": flags,
        "FontBBox": [round(value) for value in box],
        "ItalicAngle": numeral(angle),
        "Ascent": numeral(file.ascent),
        "Descent": numeral(-file.descent),
        "CapHeight": numeral(file.cap_height),
        # Nothing in a font says it short of its outlines: a common formula.
        "StemV": 50 + int((weight / 65) ** 2),
        entry: document.file.add_packed(program, kind),
    }


def _subset(file: FontFile, glyphs: Sequence[int]) -> bytes:
    """A font program with the outlines of these glyphs under their own numbers."""
    subset = glyphs_of(file, glyphs)
    return bytes(subset.reference_table("CFF ").data if file.is_cubic else subset.blob.data)


def _base_font(file: FontFile, glyphs: Sequence[int]) -> str:
    """The name that viewers show. A tag of six capitals marks a subset, another one for each."""
    digest = sha256(f"{file.digest}{glyphs}".encode()).digest()
    tag = "".join(chr(ord("A") + byte % 26) for byte in digest[:6])
    return f"/{tag}+{font_name(file)}"


def font_name(file: FontFile) -> str:
    """What a font calls itself, as a PDF name is written."""
    return name_object(file.postscript_name).removeprefix("/")


def _widths(file: FontFile, glyphs: Sequence[int]) -> Iterator[Any]:
    """The advances as PDF has them: the number of a glyph, then those of all that follow without a gap."""
    start = 0
    for index in range(1, len(glyphs) + 1):
        if index == len(glyphs) or glyphs[index] != glyphs[index - 1] + 1:
            yield glyphs[start]
            yield [numeral(file.advance(glyph)) for glyph in glyphs[start:index]]
            start = index


def _character_map(texts: Mapping[int, str]) -> str:
    entries = ((glyph, text) for glyph, text in sorted(texts.items()) if text)
    blocks = []
    while block := list(islice(entries, _MOST_IN_BLOCK)):
        lines = "".join(f"<{glyph:04X}><{_utf16(text)}>\n" for glyph, text in block)
        blocks.append(f"{len(block)} beginbfchar\n{lines}endbfchar\n")
    return "".join([_MAP_HEAD, *blocks, _MAP_END])


def _utf16(text: str) -> str:
    return text.encode("utf-16-be", "replace").hex().upper()
