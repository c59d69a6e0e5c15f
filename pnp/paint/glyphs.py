"""Text runs to operators that show glyphs by their numbers.

A font is named after the digest of its file, and a glyph has the number that the font gives it: what a run looks like
in a stream depends on nothing else in the document.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from pnp.fonts import Font, LineGlyph, ShapedWord, glyphs_by_word, thousandths
from pnp.frame import TextRun
from pnp.paint.fonts import FontSource, GlyphUse, ShownWords
from pnp.paint.numerals import numeral

# What is longer is no word of any language, and does not come again.
_LONGEST_KEPT: Final = 100
_MOST_KEPT: Final = 4_000
# What a PDF string cannot hold as it is. A carriage return would be read as a line feed.
_ESCAPED: Final = {ord("("): "\\(", ord(")"): "\\)", ord("\\"): "\\\\", ord("\r"): "\\r"}
# No kern that can be seen is smaller, in thousandths of an em.
_NOTHING: Final = 0.005


class Show(NamedTuple):
    """Operators inside a text object. name: of the font; without one, no font is needed.

    size: in sizes of the run. rise: above its baseline, in thousandths of its em.
    """

    name: str
    size: float
    rise: float
    code: str


class _NotSimpleError(Exception):
    """A word that no single string can show: of several fonts, with raised marks, or of glyphs that share letters."""


class GlyphFonts:
    """The fonts of text runs. How words are written is remembered with their fonts, for all documents."""

    def __init__(self, source: FontSource) -> None:
        self.source = source
        self._known: dict[tuple[str, bool], _WrittenFont] = {}

    def shows(self, run: TextRun, use: GlyphUse) -> Sequence[Show]:
        """The operators that show a run, from its left end on; ``use`` notes its glyphs. Raises FontError."""
        return self._font(run.font, run.letter_space != 0).shows(run, use)

    def note(self, shown: ShownWords, use: GlyphUse) -> None:
        """Note the glyphs of words that were shown before. Raises FontError."""
        use.show(self._font(shown.font, shown.is_loose), shown.words)

    def _font(self, name: str, is_loose: bool) -> _WrittenFont:
        key = (name, is_loose)
        font = self._known.get(key)
        if font is None:
            font = self._known[key] = _written_font(self.source[name], is_loose)
        return font


class _WrittenFont:
    """One font, and how its words are written. loose: with space between letters."""

    def __init__(self, font: Font, *, loose: bool) -> None:
        self._font = font
        self.is_loose = loose
        (self._space,) = font.shape(" ").runs
        self._space_code = _code(self._space.ids[0])
        self._single, self._first = _Written(self._string, False, False), _Written(self._string, False, True)
        self._inner, self._last = _Written(self._string, True, True), _Written(self._string, True, False)

    @property
    def key(self) -> str:
        """What text runs call it."""
        return self._font.key

    def glyphs_of(self, word: str) -> ShapedWord:
        """The glyphs of a word."""
        return self._font.shape(word, loose=self.is_loose)

    def shows(self, run: TextRun, use: GlyphUse) -> Sequence[Show]:
        """The operators that show a run."""
        text = run.text
        words = text.split(" ")
        use.show(self, words)
        try:
            if len(words) == 1:
                written = self._single[text]
            else:
                # Tw does nothing for codes of two bytes.
                space = self._space_code + (_adjustment(-thousandths(run.word_space, run)) if run.word_space else "")
                inner = map(self._inner.__getitem__, words[1:-1])
                written = space.join([self._first[words[0]], *inner, self._last[words[-1]]])
        except _NotSimpleError:
            return tuple(self._show_each(words, run))
        return (Show(self._space.name, 1.0, 0.0, f"[({written})]TJ" if ")" in written else f"({written})Tj"),)

    def _string(self, word: str, spaced: bool, goes_on: bool) -> str:
        """The string of a word; spaced, goes_on: whether a space stands before and behind it."""
        shaped = self.glyphs_of(word)
        if not shaped.runs:
            return ""
        (glyph_run, *others) = shaped.runs
        is_in_font = not others and glyph_run.name == self._space.name and glyph_run.size == 1.0
        is_one_to_one = not self.is_loose or shaped.letters == len(glyph_run.ids)
        if not (is_in_font and is_one_to_one and shaped.is_extractable) or glyph_run.offsets:
            raise _NotSimpleError
        advance_of = glyph_run.file.advance
        codes = []
        for glyph, advance in zip(glyph_run.ids, glyph_run.advances, strict=True):
            codes.append(_code(glyph))
            if taken := advance_of(glyph) - advance:
                codes.append(_adjustment(taken))
        if spaced and shaped.before:
            codes.insert(0, _adjustment(-shaped.before))
        if goes_on and shaped.behind:
            codes.append(_adjustment(-shaped.behind))
        return "".join(codes)

    def _show_each(self, words: Sequence[str], run: TextRun) -> Iterator[Show]:
        """The operators for any words, glyph by glyph."""
        waiting: list[LineGlyph] = []
        for word, (spaces, glyphs) in zip(words, glyphs_by_word(self._font, run), strict=True):
            if self.glyphs_of(word).is_extractable:
                waiting += spaces + glyphs
                continue
            yield from _shown(waiting)
            # The space belongs to the span: some viewers lose one that ends just before it.
            yield Show("", 1.0, 0.0, f"/Span<</ActualText{hexadecimal(' ' * len(spaces) + word)}>>BDC")
            yield from _shown(spaces + glyphs)
            yield Show("", 1.0, 0.0, "EMC")
            waiting = []
        yield from _shown(waiting)


@lru_cache(maxsize=24)
def _written_font(font: Font, loose: bool) -> _WrittenFont:
    """The same for the same font, so that a word is written once for all documents of a kit.

    A preview reads the fonts anew for every change: old ones are not kept for long.
    """
    return _WrittenFont(font, loose=loose)


class _Written(dict[str, str]):
    """A word → its string; filled as words come. spaced, goes_on: whether a space stands before and behind it."""

    def __init__(self, write: Callable[[str, bool, bool], str], spaced: bool, goes_on: bool) -> None:
        super().__init__()
        self._write = write
        self._spaced = spaced
        self._goes_on = goes_on

    def __missing__(self, word: str) -> str:
        written = self._write(word, self._spaced, self._goes_on)
        if len(word) <= _LONGEST_KEPT:
            if len(self) >= _MOST_KEPT:
                self.clear()
            self[word] = written
        return written


def hexadecimal(text: str) -> str:
    """A text string of PDF as hexadecimal digits of UTF-16."""
    return f"<FEFF{text.encode('utf-16-be', 'replace').hex().upper()}>"


def _shown(glyphs: Sequence[LineGlyph]) -> Iterator[Show]:
    for (name, size, rise), group in groupby(
        glyphs, lambda glyph: (glyph.glyph_run.name, glyph.glyph_run.size, glyph.y)
    ):
        written = "".join(
            f"{_adjustment(-glyph.x / size)}{_code(glyph.id)}"
            f"{_adjustment(glyph.glyph_run.file.advance(glyph.id) + (glyph.x - glyph.advance) / size)}"
            for glyph in group
        )
        yield Show(name, size, rise, f"[({written})]TJ")


def _adjustment(taken: float) -> str:
    """What a TJ array takes away between two glyphs."""
    return f"){numeral(taken)}(" if abs(taken) > _NOTHING else ""


@lru_cache(maxsize=65536)
def _code(glyph: int) -> str:
    """The two bytes of a glyph's number in a PDF string."""
    return "".join(_ESCAPED.get(byte) or chr(byte) for byte in divmod(glyph, 256))
