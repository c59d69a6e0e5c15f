"""The letters that faces are set in → small fonts that stand in the page itself."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO

from pnp.fonts import Font, FontBook, FontFile
from pnp.frame import Face, Field, Group, Item, Nested, TextRun


def letters_of(faces: Iterable[Face]) -> Mapping[str, str]:
    """The characters that faces show, sorted, by font."""
    found: dict[str, set[str]] = {}
    seen: set[int] = set()
    for face in faces:
        for run in _runs(face.art, seen):
            font, text = (run.font, run.text) if isinstance(run, TextRun) else (run.font, run.value)
            found.setdefault(font, set()).update(text)
    return {font: "".join(sorted(found[font])) for font in sorted(found)}


def _runs(items: Iterable[Item], seen: set[int]) -> Iterator[TextRun | Field]:
    for item in items:
        if isinstance(item, TextRun | Field):
            yield item
        elif isinstance(item, Group):
            yield from _runs(item.items, seen)
        elif isinstance(item, Nested) and id(item.face) not in seen:
            seen.add(id(item.face))
            yield from _runs(item.face.art, seen)


def font_faces(letters: Mapping[str, str], family: Callable[[str], str], fonts: FontBook) -> str:
    """An ``@font-face`` for each font, with the glyphs of its letters only. Raises FontError."""
    return "".join(
        face for font, text in letters.items() for face in _faces(family(font), _glyphs_by_file(fonts[font], text))
    )


def _glyphs_by_file(font: Font, letters: str) -> Mapping[tuple[FontFile, float], Mapping[str, int]]:
    """File and size → letter → glyph. Small capitals may be capitals of another file, made smaller."""
    found: dict[tuple[FontFile, float], dict[str, int]] = {}
    for letter in letters:
        for part in font.shape(letter).runs[:1]:
            found.setdefault((part.file, part.size), {})[letter] = part.ids[0]
    return found


def _faces(family: str, glyphs: Mapping[tuple[FontFile, float], Mapping[str, int]]) -> Iterator[str]:
    for (file, size), by_letter in glyphs.items():
        source = f"src:url(data:font/woff;base64,{_subset(file, by_letter)})"
        others = "" if size == 1.0 else f";size-adjust:{size:.2%}"
        if len(glyphs) > 1:
            others += ";unicode-range:" + ",".join(f"U+{ord(letter):X}" for letter in by_letter)
        yield f'@font-face{{font-family:"{family}";{source}{others}}}\n'


def _subset(file: FontFile, glyphs: Mapping[str, int]) -> str:
    """A WOFF font in base 64 in which letters lead to these glyphs."""
    from fontTools import subset  # takes 0.3 s to import

    options = subset.Options()
    options.flavor = "woff"
    # Every line of text has its length from the layout, kerning included.
    options.layout_features = []
    options.hinting = False
    options.name_IDs = []
    options.notdef_outline = True
    font = subset.load_font(str(file.path), options)
    # The time of saving would make every page different.
    font.recalcTimestamp = False
    for table in font["cmap"].tables:
        if table.isUnicode() and hasattr(table, "cmap"):
            table.cmap.update({ord(letter): font.getGlyphName(glyph) for letter, glyph in glyphs.items() if glyph})
    worker = subset.Subsetter(options)
    worker.populate(text="".join(glyphs))
    worker.subset(font)
    written = BytesIO()
    subset.save_font(font, written, options)
    return b64encode(written.getvalue()).decode("ascii")
