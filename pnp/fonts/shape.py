"""Shape words with HarfBuzz: choose and place glyphs, and say which characters each stands for.

HarfBuzz does kerning, ligatures, marks and alternates. Lengths are in thousandths of an em.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Final, Literal, NamedTuple

from pnp.fonts.file import FontFile

Direction = Literal["ltr", "rtl"]
Features = Mapping[str, bool]

# Lone surrogates, which no font has and nothing can encode, become the replacement character.
_SURROGATES: Final = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")


class GlyphRun(NamedTuple):
    """Consecutive glyphs of one font file, in the order of painting.

    size: relative to the size of the text. alias: a suffix of the name of the font in PDF streams, where glyphs stand
    for other characters than elsewhere. ids: of the glyphs. advances: how far each moves the pen. offsets: of each
    glyph from the pen, right and up; empty if all are zero. clusters: for each glyph, the number, in the whole text, of
    the first character that it belongs to. texts: the characters that each glyph stands for; empty for a glyph that
    stands for nothing by itself.
    """

    file: FontFile
    size: float
    alias: str
    ids: tuple[int, ...]
    advances: tuple[float, ...]
    offsets: tuple[tuple[float, float], ...]
    clusters: tuple[int, ...]
    texts: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the font of these glyphs in PDF streams."""
        return self.file.name + self.alias


class ShapedWord(NamedTuple):
    """A word as glyphs; lengths in thousandths of an em.

    width: of the word alone. before, behind: the kerns with a space before and behind it. letters: the number of
    clusters, to each of which letter spacing is added. is_extractable: every glyph stands for some characters, so that
    the text can be extracted from a PDF glyph by glyph.
    """

    runs: tuple[GlyphRun, ...]
    width: float
    before: float
    behind: float
    letters: int
    is_extractable: bool


def shape(
    file: FontFile,
    text: str,
    features: Features,
    language: str,
    direction: Direction = "ltr",
    stands_for: str = "",
    size: float = 1.0,
    start: int = 0,
) -> GlyphRun:
    """Choose and place the glyphs of a text.

    language: a BCP 47 tag. stands_for: the characters of the source that ``text`` is shown for, one for one, if they
    differ. size: relative to the size of the text. start: the number of the first character.
    """
    shown = text if text.isascii() else text.translate(_SURROGATES)
    ids, clusters, positions = file.shape(shown, features, language, direction)
    if not ids:
        return GlyphRun(file, size, "", (), (), (), (), ())
    scale = file.scale
    x, y, advances, _ = zip(*positions, strict=True)
    if scale != 1.0:
        advances = tuple([advance * scale for advance in advances])
    offsets = tuple([(dx * scale, dy * scale) for dx, dy in zip(x, y, strict=True)]) if any(x) or any(y) else ()
    source = stands_for or text
    is_plain = clusters == list(range(len(source)))
    texts = tuple(source if is_plain else _texts(file, ids, clusters, source))
    if start:
        clusters = [start + cluster for cluster in clusters]
    return GlyphRun(file, size, "", tuple(ids), advances, offsets, tuple(clusters), texts)


def split_by_alias(run: GlyphRun, alias_of: Callable[[str], str]) -> Iterator[GlyphRun]:
    """Split a run where its glyphs need another alias. alias_of: the alias of a glyph by what it stands for."""
    start = 0
    for alias, group in groupby(run.texts, alias_of):
        end = start + len(list(group))
        cut = slice(start, end)
        yield run._replace(
            alias=alias,
            ids=run.ids[cut],
            advances=run.advances[cut],
            offsets=run.offsets[cut],
            clusters=run.clusters[cut],
            texts=run.texts[cut],
        )
        start = end


def _texts(file: FontFile, ids: list[int], clusters: list[int], source: str) -> Iterator[str]:
    """The characters that each glyph stands for."""
    starts = sorted(set(clusters))
    ends = dict(zip(starts, [*starts[1:], len(source)], strict=True))
    for cluster, group in groupby(range(len(ids)), clusters.__getitem__):
        glyphs = [ids[index] for index in group]
        text = source[cluster : ends[cluster]]
        if len(glyphs) == 1:
            yield text
        elif list(map(file.glyph, text)) == glyphs:
            # A letter and its marks, each with a glyph of its own.
            yield from text
        else:
            # Reordered or split: only all glyphs together stand for these characters.
            yield from [""] * len(glyphs)
