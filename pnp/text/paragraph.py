"""Measure paragraphs: turn runs into words with widths.

Lengths are thousandths of an em, so that a paragraph can be set at any size and width.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby
from typing import Final, NamedTuple

from pnp.text.engine import TextEngine
from pnp.text.lines import Missing
from pnp.text.rich import Run
from pnp.text.scripts import belongs_together, unsettable
from pnp.text.style import TextStyle
from pnp.text.words import MeasuredWords, Word, visible
from pnp.values import dataclass

# A word longer than those of any language is measured in pieces. Otherwise each of its many lines would measure all
# of the word that is left.
_LONGEST_PIECE: Final = 500
_OVERLONG_WORD: Final = re.compile(rf"[^ ]{{{_LONGEST_PIECE + 1},}}")


class FontRun(NamedTuple):
    """Consecutive words with one font and link, or one icon. first: the number of its first word."""

    first: int
    words: MeasuredWords
    link: str
    icon: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The measured words between two hard breaks.

    ends[n]: the width of the first n words on one endless line. glued: the numbers of the words without a space before
    them; no line may begin with one. starts: whether it begins a paragraph; if not, it follows a hard break.
    """

    words: list[Word]
    ends: list[float]
    font_runs: list[FontRun]
    glued: frozenset[int]
    starts: bool

    def words_of(self, number: int) -> MeasuredWords:
        """The measured words of the font in which a word is set."""
        font_runs = self.font_runs
        if len(font_runs) == 1:
            return font_runs[0].words
        return next(font_run.words for font_run in reversed(font_runs) if font_run.first <= number)


def measure(engine: TextEngine, runs: Sequence[Run], style: TextStyle) -> tuple[Paragraph, ...]:
    """Measure one paragraph, divided at its hard breaks. Raises FontError."""
    if len(runs) == 1 and "\n" not in runs[0].text:
        return (_measure_part(engine, runs, style, starts=True),)
    return tuple(
        _measure_part(engine, part, style, starts=not number) for number, part in enumerate(_between_hard_breaks(runs))
    )


def find_missing(engine: TextEngine, runs: Sequence[Run], style: TextStyle) -> Iterator[Missing]:
    """The characters that neither their font nor a fallback has, and those of scripts that cannot be set."""
    for run in runs:
        if run.icon:
            continue
        key = style.fonts.key(run.style)
        words = engine.words(key, style.tracking)
        refused = unsettable(run.text)
        if words.lacks_glyphs or refused:
            for index, char in enumerate(run.text):
                if char in refused or (char not in " \n" and engine.font_for(char, key) is None):
                    yield Missing(char, run.start + index)


def _between_hard_breaks(runs: Sequence[Run]) -> Iterator[list[Run]]:
    part: list[Run] = []
    for run in runs:
        start = run.start
        first, *others = run.text.split("\n")
        part.append(Run(first, run.style, start, run.icon))
        for text in others:
            yield part
            start += len(first) + 1
            first = text
            part = [Run(text, run.style, start)]
    yield part


def _measure_part(engine: TextEngine, runs: Sequence[Run], style: TextStyle, *, starts: bool) -> Paragraph:
    builder = _ParagraphBuilder(engine, style.tracking, style.icon * 1000)
    fonts = style.fonts
    if len(runs) == 1 and not runs[0].icon:
        builder.add_text(runs[0].text, fonts.key(runs[0].style), runs[0].style.link)
    else:
        keyed = ((fonts.key(run.style), run.style.link, run.icon, run.text) for run in runs)
        for (key, link, icon), group in groupby(keyed, lambda keyed_run: keyed_run[:3]):
            texts = [text for *_, text in group]
            if icon:
                for text in texts:
                    builder.add_icon(icon, text, key, link)
            else:
                builder.add_text("".join(texts), key, link)
    ends = list(accumulate([word.advance for word in builder.words], initial=0.0))
    return Paragraph(builder.words, ends, builder.font_runs, frozenset(builder.glued), starts)


def _pieces(text: str) -> list[str]:
    """The text divided inside its overlong words, but never before a mark; empty if it has no such word."""
    pieces, start = [], 0
    for match in _OVERLONG_WORD.finditer(text):
        cut = match.start() + _LONGEST_PIECE
        while cut < match.end():
            if belongs_together(text[cut - 1], text[cut]):
                cut += 1
                continue
            pieces.append(text[start:cut])
            start, cut = cut, cut + _LONGEST_PIECE
    return [*pieces, text[start:]] if pieces else []


class _ParagraphBuilder:
    """Collects the words of a paragraph, one font run after the other."""

    def __init__(self, engine: TextEngine, tracking: float, icon: float) -> None:
        self.words: list[Word] = []
        self.font_runs: list[FontRun] = []
        self.glued: set[int] = set()
        self._engine = engine
        self._tracking = tracking
        self._icon = icon
        self._spaced = False

    def add_text(self, text: str, key: str, link: str, *, split: bool = False) -> None:
        """Add text in one font, and characters that it lacks in fallback fonts. split: no fallback is needed."""
        bare = visible(text)
        if not bare:
            return
        if len(text) > _LONGEST_PIECE and (pieces := _pieces(text)):
            for piece in pieces:
                self.add_text(piece, key, link, split=split)
            return
        measured = self._engine.words(key, self._tracking)
        raws = text.split(" ")
        spaced, self._spaced = self._spaced or bare[0] == " ", bare[-1] == " "
        if "" in raws or bare is not text:
            raws = [raw for raw in raws if visible(raw)]
            if not raws:
                return
        words = list(map(measured.__getitem__, raws))
        if measured.lacks_glyphs and not split and any(word.lacks_glyphs for word in words):
            self._spaced = spaced
            for piece, font in self._engine.by_font(text, key):
                self.add_text(piece, font, link, split=True)
            return
        words[-1] = words[-1].at_end()
        self._add(words, FontRun(len(self.words), measured, link, ""), spaced)

    def add_icon(self, name: str, raw: str, key: str, link: str) -> None:
        """Add an icon as a word of its own, with a space of the surrounding font before it."""
        measured = self._engine.words(key, self._tracking)
        lead = measured.font.advance(" ") + self._tracking
        icon = Word(raw, "", lead, self._icon, 0.0, lead + self._icon)
        spaced, self._spaced = self._spaced, False
        self._add([icon], FontRun(len(self.words), measured, link, name), spaced)

    def _add(self, words: list[Word], font_run: FontRun, spaced: bool) -> None:
        first = len(self.words)
        if not spaced or not first:
            words[0] = words[0].at_start()
            if first:
                self.glued.add(first)
        self.words += words
        self.font_runs.append(font_run)
