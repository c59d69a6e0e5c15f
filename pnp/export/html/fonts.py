"""The letters that faces are set in → small fonts that stand in the page itself."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path

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


def font_faces(letters: Mapping[str, str], family: Callable[[str], str], file: Callable[[str], Path]) -> str:
    """An ``@font-face`` for each font, with the glyphs of its letters only. Raises FontError."""
    return "".join(
        f'@font-face{{font-family:"{family(font)}";src:url(data:font/woff;base64,{_subset(file(font), text)})}}\n'
        for font, text in letters.items()
    )


def _subset(file: Path, letters: str) -> str:
    """A WOFF font in base 64."""
    from fontTools import subset  # takes 0.3 s to import

    options = subset.Options()
    options.flavor = "woff"
    # Every line of text has its length from the layout, kerning included.
    options.layout_features = []
    options.hinting = False
    options.name_IDs = []
    options.notdef_outline = True
    font = subset.load_font(str(file), options)
    # The time of saving would make every page different.
    font.recalcTimestamp = False
    worker = subset.Subsetter(options)
    worker.populate(text=letters)
    worker.subset(font)
    written = BytesIO()
    subset.save_font(font, written, options)
    return b64encode(written.getvalue()).decode("ascii")
