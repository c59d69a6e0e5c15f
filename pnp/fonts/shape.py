"""A word and a font to glyphs: which ones, how far each moves the pen, and what they stand for.

HarfBuzz decides about kerning, ligatures, marks and alternates; lengths come back in thousandths of an em.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Final, Literal, NamedTuple

from pnp.fonts.file import FontFile

Direction = Literal["ltr", "rtl"]
Features = Mapping[str, bool]

# Half of a character of UTF-16: no font has it, and nothing can encode it.
_SURROGATES: Final = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")


class Part(NamedTuple):
    """Glyphs of one font file that follow one another, in the order in which they are painted.

    size: in sizes of the text. alias: behind the name of the file, where PDF streams must keep glyphs apart that stand
    for other letters than elsewhere. ids: of the glyphs. advances: how far each moves the pen. offsets: where each
    stands beside and above the pen; empty if all stand at it. clusters: the character with which that begins what a
    glyph belongs to, counted in the whole text. texts: the characters that each glyph stands for; empty for one that
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
        """How PDF streams call the font of these glyphs."""
        return self.file.name + self.alias


class Shaped(NamedTuple):
    """A word as glyphs; lengths in thousandths of an em.

    width: of the word alone. before, behind: what is added to a space that stands there. letters: how many clusters of
    glyphs there are, so many times is space between letters added. is_whole: every glyph says what it stands for.
    """

    parts: tuple[Part, ...]
    width: float
    before: float
    behind: float
    letters: int
    is_whole: bool


def shape(
    file: FontFile,
    text: str,
    features: Features,
    language: str,
    direction: Direction = "ltr",
    stands_for: str = "",
    size: float = 1.0,
    start: int = 0,
) -> Part:
    """Choose and place the glyphs of a text.

    language: a BCP 47 tag. stands_for: the text in the words of the source, character for character, if it is not
    ``text``. size: of this part. start: the number of its first character.
    """
    shown = text if text.isascii() else text.translate(_SURROGATES)
    ids, clusters, positions = file.shape(shown, features, language, direction)
    if not ids:
        return Part(file, size, "", (), (), (), (), ())
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
    return Part(file, size, "", tuple(ids), advances, offsets, tuple(clusters), texts)


def aliased(part: Part, alias_of: Callable[[str], str]) -> Iterator[Part]:
    """Cut a part where its glyphs need another alias. alias_of: the alias of a glyph by what it stands for."""
    start = 0
    for alias, group in groupby(part.texts, alias_of):
        end = start + len(list(group))
        cut = slice(start, end)
        yield part._replace(
            alias=alias,
            ids=part.ids[cut],
            advances=part.advances[cut],
            offsets=part.offsets[cut],
            clusters=part.clusters[cut],
            texts=part.texts[cut],
        )
        start = end


def _texts(file: FontFile, ids: list[int], clusters: list[int], source: str) -> Iterator[str]:
    """What each glyph stands for."""
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
            # Put in another order, or cut up: only all together they stand for these characters.
            yield from [""] * len(glyphs)
