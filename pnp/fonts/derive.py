"""Small capitals and old-style figures as fonts of their own.

A PDF writer addresses glyphs by character, never by feature: so the characters of the derived font lead
to the alternates. A font that has no small capitals (no italic has) gets its capitals made smaller, taken
from a heavier font so that their stems keep their weight.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from pnp.fonts.names import Variant
from pnp.fonts.read import truetype

_FEATURES: Final[Mapping[Variant, tuple[str, ...]]] = {
    "smallcaps": ("smcp",),
    "allsmallcaps": ("smcp", "c2sc"),
    "oldstyle": ("onum",),
}
_SINGLE_SUBSTITUTION: Final = 1
# Small capitals are cut a little taller than the x beside them.
_OVER_X_HEIGHT: Final = 1.06


def derived_font(path: Path, variant: Variant, heavier: Path) -> bytes:
    """A TrueType file in which the characters are those of a variant. The same input, the same bytes.

    heavier: where capitals come from if the font has no small ones. Raises FontError.
    """
    with truetype(path) as font:
        alternates = _alternates(font, _FEATURES[variant])
        if variant != "oldstyle" and not alternates:
            _scale_capitals(font, heavier, capitals_too=variant == "allsmallcaps")
        else:
            _remap(font, alternates)
        _rename(font, variant)
        if "DSIG" in font:
            del font["DSIG"]
        written = BytesIO()
        font.save(written)
        return written.getvalue()


def _alternates(font: Any, features: tuple[str, ...]) -> dict[str, str]:
    """Glyph to alternate glyph, of single substitutions."""
    table = font["GSUB"].table if "GSUB" in font else None
    if table is None or table.FeatureList is None:
        return {}
    records = [record for record in table.FeatureList.FeatureRecord if record.FeatureTag in features]
    numbers = sorted({number for record in records for number in record.Feature.LookupListIndex})
    alternates: dict[str, str] = {}
    for number in numbers:
        for each in table.LookupList.Lookup[number].SubTable:
            subtable = getattr(each, "ExtSubTable", each)
            if subtable.LookupType == _SINGLE_SUBSTITUTION:
                alternates = {**subtable.mapping, **alternates}
    return alternates


def _unicode_maps(font: Any) -> Iterator[dict[int, str]]:
    for table in font["cmap"].tables:
        if table.isUnicode() and hasattr(table, "cmap"):
            yield table.cmap


def _remap(font: Any, alternates: Mapping[str, str]) -> None:
    for cmap in _unicode_maps(font):
        cmap.update({code: alternates[glyph] for code, glyph in cmap.items() if glyph in alternates})


def _scale_capitals(font: Any, heavier: Path, *, capitals_too: bool) -> None:
    """Add capitals made smaller, and let the small letters (or the capitals, too) lead to them."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    os2, em = font["OS/2"], font["head"].unitsPerEm
    cmap = font.getBestCmap()
    capitals = {code: _capital(code, capitals_too=capitals_too) for code in cmap}
    wanted = {code: capital for code, capital in capitals.items() if capital is not None and capital in cmap}
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    made: dict[int, str] = {}
    with truetype(heavier) as source:
        scale = _OVER_X_HEIGHT * os2.sxHeight / os2.sCapHeight
        by_unit = scale * em / source["head"].unitsPerEm
        glyph_set, source_map = source.getGlyphSet(), source.getBestCmap()
        for capital in sorted({capital for capital in wanted.values() if capital in source_map}):
            drawing = DecomposingRecordingPen(glyph_set)
            glyph_set[source_map[capital]].draw(drawing)
            pen = TTGlyphPen(None)
            drawing.replay(TransformPen(pen, (by_unit, 0, 0, by_unit, 0, 0)))
            made[capital] = f"uni{capital:04X}.small"
            glyf[made[capital]] = pen.glyph()
            advance, bearing = source["hmtx"].metrics[source_map[capital]]
            metrics[made[capital]] = (round(advance * by_unit), round(bearing * by_unit))
    for table in _unicode_maps(font):
        table.update({code: made[capital] for code, capital in wanted.items() if code in table and capital in made})


def _capital(code: int, *, capitals_too: bool) -> int | None:
    """The capital to be shown for a character, if there is one of a single character."""
    char = chr(code)
    upper = char.upper()
    if len(upper) != 1 or (upper == char and not (capitals_too and char.isupper())):
        return None
    return ord(upper)


def _rename(font: Any, variant: str) -> None:
    """Two fonts of one name must not meet in a document."""
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = f"{record.toUnicode()} {variant}"
        elif record.nameID in (3, 6):
            record.string = f"{record.toUnicode()}-{variant}"
