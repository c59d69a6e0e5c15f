"""A font of a few letters of Devanagari, each a box as wide as its advance."""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

ADVANCES = {".notdef": 500, "space": 250, "ka": 600, "na": 700, "i": 300, "virama": 0}
LETTERS = {ord(" "): "space", ord("क"): "ka", ord("न"): "na", ord("ि"): "i", ord("्"): "virama"}


def write_devanagari(path: Path) -> Path:
    """Write the font."""
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(list(ADVANCES))
    builder.setupCharacterMap(LETTERS)
    builder.setupGlyf({name: _box(name, advance) for name, advance in ADVANCES.items()})
    builder.setupHorizontalMetrics({name: (advance, 0) for name, advance in ADVANCES.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost()
    builder.save(path)
    return path


def _box(name, advance):
    pen = TTGlyphPen(None)
    if advance and name != "space":
        pen.moveTo((20, 0))
        for point in ((20, 600), (advance - 20, 600), (advance - 20, 0)):
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()
