"""The kits, fonts and pictures of which odd ones are made."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from pnp.checks.registry import CHECKS

Files = Mapping[str, bytes]

_FOLDER: Final = Path(__file__).parent / "tiny"
_TESTS: Final = Path(__file__).parents[2] / "tests" / "kits"
_HEAD: Final = b"kit: odd\ntitle: Odd\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\n"
_BLOCK: Final = re.compile(r"```(?:yaml|csv|markdown)(?: file=(?P<name>\S+))\n(?P<text>.*?)```", re.DOTALL)
# What the font of the kit can print: letters with kerning, a ligature, an accent, figures.
_LETTERS: Final = "ABCEHMVabcefhilmorst 0123.,:é"


@cache
def tiny() -> Files:
    """A kit with a little of everything, which is read, checked and painted in some hundredths of a second."""
    files = {path.name: path.read_bytes() for path in sorted(_FOLDER.iterdir())}
    return {**files, "runes.ttf": truetype(), "art.png": picture("PNG", "RGB")}


@cache
def manual_kits() -> tuple[Files, ...]:
    """What is right and what is wrong on the manual page of each check, as kits."""
    kits = []
    for check in CHECKS:
        for part in check.manual.split("\n## ")[1:]:
            files = {block["name"]: block["text"].encode() for block in _BLOCK.finditer(part)}
            if files:
                theme = b"theme: example\n" if "theme.yaml" in files else b""
                kits.append({"kit.yaml": _HEAD + theme, **files})
    return tuple(kits)


@cache
def drawn_kits() -> tuple[Files, ...]:
    """Kits of the tests with all that is drawn: maps, tracks, mats, tables, rulers, forms, books."""
    return tuple(
        {path.name: path.read_bytes() for path in sorted((_TESTS / name).iterdir()) if path.is_file()}
        for name in ("atlas", "salt-road", "showcase")
    )


@cache
def truetype() -> bytes:
    """A TrueType font with features for small capitals, old-style figures, kerning and ligatures."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    from pnp.fonts import FontBook

    font = TTFont(FontBook().file("serif"))
    options = Options(layout_features=["*"], hinting=False, name_IDs=[1, 2, 4, 6])
    subsetter = Subsetter(options)
    subsetter.populate(text=_LETTERS)
    subsetter.subset(font)
    return _saved(font)


@cache
def opentype() -> bytes:
    """An OpenType font with cubic outlines."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.t2CharStringPen import T2CharStringPen

    names = [".notdef", *(f"u{ord(char):04X}" for char in _LETTERS)]
    charstrings = {}
    for number, name in enumerate(names):
        pen = T2CharStringPen(500, None)
        pen.moveTo((50, 0))
        pen.lineTo((450 - number, 0))
        pen.curveTo((450, 300), (300, 600 + number), (50, 700))
        pen.closePath()
        charstrings[name] = pen.getCharString()
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(char): f"u{ord(char):04X}" for char in _LETTERS})
    builder.setupCFF("Odd", {"FullName": "Odd"}, charstrings, {})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (500, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Odd", "styleName": "Regular", "psName": "Odd"})
    builder.setupOS2(sTypoAscender=700, sTypoDescender=-200, sxHeight=400, sCapHeight=600)
    builder.setupPost()
    return _saved(builder.font)


@cache
def variable() -> bytes:
    """A variable TrueType font with one axis."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib.tables.TupleVariation import TupleVariation

    names = [".notdef", *(f"u{ord(char):04X}" for char in _LETTERS)]
    glyphs = {}
    for number, name in enumerate(names):
        pen = TTGlyphPen(None)
        pen.moveTo((50, 0))
        pen.lineTo((450, 0))
        pen.qCurveTo((400, 300 + number), (50, 700))
        pen.closePath()
        glyphs[name] = pen.glyph()
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(char): f"u{ord(char):04X}" for char in _LETTERS})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(names, (500, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Odd", "styleName": "Regular", "psName": "Odd"})
    builder.setupOS2(sTypoAscender=700, sTypoDescender=-200, sxHeight=400, sCapHeight=600)
    builder.setupPost()
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    wider = [(20, 0), (40, 0), (0, 10), (0, 0), (0, 0), (60, 0), (0, 0), (0, 0)]
    builder.setupGvar({name: [TupleVariation({"wght": (0.0, 1.0, 1.0)}, wider)] for name in names})
    return _saved(builder.font)


@cache
def picture(kind: str, mode: str) -> bytes:
    """A picture of a few hundred bytes to some thousand."""
    from PIL import Image

    grey = Image.linear_gradient("L").resize((40, 28))
    bands = {"1": "L", "P": "L", "I;16": "L"}
    if mode in bands:
        image = grey.convert(mode)
    else:
        image = Image.merge(mode, [grey.rotate(turn * 90) for turn in range(len(mode))])
    out = BytesIO()
    image.save(out, kind)
    return out.getvalue()


PICTURES: Final = (
    *(("PNG", mode) for mode in ("1", "L", "LA", "P", "RGB", "RGBA", "I;16")),
    *(("JPEG", mode) for mode in ("L", "RGB", "CMYK")),
)


def _saved(font: object) -> bytes:
    out = BytesIO()
    font.save(out)  # type: ignore[attr-defined]
    return out.getvalue()
