"""Where the glyphs of a run of text stand on its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pnp.fonts.file import FontFile
from pnp.fonts.font import Font
from pnp.fonts.shape import GlyphRun, ShapedWord
from pnp.frame import TextRun
from pnp.measures import PT_PER_MM


class PlacedGlyph(NamedTuple):
    """A glyph of a font file, beside and above the beginning of its line in thousandths of an em of the text.

    size: in sizes of the text.
    """

    file: FontFile
    id: int
    x: float
    y: float
    size: float


class LineGlyph(NamedTuple):
    """A glyph of a line: where it stands beside and above the pen, and how far it moves it, in units of the run."""

    glyph_run: GlyphRun
    id: int
    x: float
    y: float
    advance: float


def placed_glyphs(run: TextRun, font: Font) -> Iterator[PlacedGlyph]:
    """The glyphs of a run, each with its place from the left end of the baseline."""
    letter = thousandths(run.letter_space, run)
    x = 0.0
    for spaces, glyphs in glyphs_by_word(font, run):
        for glyph_run, glyph, dx, dy, advance in (*spaces, *glyphs):
            yield PlacedGlyph(glyph_run.file, glyph, x + dx, dy, glyph_run.size)
            x += advance + letter


def glyphs_by_word(font: Font, run: TextRun) -> Iterator[tuple[list[LineGlyph], list[LineGlyph]]]:
    """The space before each word of a run, if there is one, and the glyphs of the word."""
    loose = run.letter_space != 0
    (space,) = font.shape(" ").runs
    word_space, letter = thousandths(run.word_space, run), thousandths(run.letter_space, run)
    shaped = [font.shape(word, loose=loose) for word in run.text.split(" ")]
    for number, word in enumerate(shaped):
        advance = space.advances[0] + word.before + word_space
        spaces = [LineGlyph(space, space.ids[0], 0.0, 0.0, advance)] if number else []
        glyphs = list(_glyphs(word, letter))
        if glyphs and number < len(shaped) - 1:
            glyphs[-1] = glyphs[-1]._replace(advance=glyphs[-1].advance + word.behind)
        yield spaces, glyphs


def _glyphs(shaped: ShapedWord, letter: float) -> Iterator[LineGlyph]:
    """The glyphs of a word. letter: what a viewer adds behind each; inside of a cluster it is taken back."""
    cluster = -1
    for glyph_run in shaped.runs:
        offsets = glyph_run.offsets or [(0.0, 0.0)] * len(glyph_run.ids)
        for glyph, advance, (x, y), begins in zip(
            glyph_run.ids, glyph_run.advances, offsets, glyph_run.clusters, strict=True
        ):
            back = letter if begins == cluster else 0.0
            cluster = begins
            size = glyph_run.size
            yield LineGlyph(glyph_run, glyph, x * size - back, y * size, advance * size - back)


def thousandths(length: float, run: TextRun) -> float:
    """A length in mm in thousandths of an em of a run."""
    return length * PT_PER_MM * 1000 / run.size
