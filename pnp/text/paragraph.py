"""Runs to a measured paragraph: words, their widths and where they lie, at no size yet.

Lengths are thousandths of an em, so that one paragraph can be broken at any size and width.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby
from typing import Final, NamedTuple
from unicodedata import combining

from pnp.text.engine import TextEngine
from pnp.text.lines import Missing
from pnp.text.rich import Run
from pnp.text.style import TextStyle
from pnp.text.words import Word, Words, visible
from pnp.values import dataclass

# A word of more letters than any language has is measured in pieces: broken over many lines, each would measure
# all that is left of it.
LONGEST_PIECE: Final = 500
_ENDLESS: Final = re.compile(rf"[^ ]{{{LONGEST_PIECE + 1},}}")


class Stretch(NamedTuple):
    """Words of one font and link that follow one another, or one icon. first: the number of its first word."""

    first: int
    words: Words
    link: str
    icon: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What is set between two hard breaks.

    ends[n]: how far the first n words reach on an endless line. glued: the words without a space before
    them; no line may begin with one. starts: whether it begins a paragraph, or goes on after a hard break.
    """

    words: list[Word]
    ends: list[float]
    stretches: list[Stretch]
    glued: frozenset[int]
    starts: bool

    def words_of(self, number: int) -> Words:
        """The measured words of the font that a word is set in."""
        stretches = self.stretches
        if len(stretches) == 1:
            return stretches[0].words
        return next(stretch.words for stretch in reversed(stretches) if stretch.first <= number)


def measure(engine: TextEngine, runs: Sequence[Run], style: TextStyle) -> tuple[Paragraph, ...]:
    """Measure one paragraph: a part for each hard break in it, and one more. Raises FontError."""
    if len(runs) == 1 and "\n" not in runs[0].text:
        return (_measure_part(engine, runs, style, starts=True),)
    return tuple(
        _measure_part(engine, part, style, starts=not number) for number, part in enumerate(_between_hard_breaks(runs))
    )


def find_missing(engine: TextEngine, runs: Sequence[Run], style: TextStyle) -> Iterator[Missing]:
    """The characters that neither their font nor a fallback can show."""
    for run in runs:
        if run.icon:
            continue
        key = style.fonts.key(run.style)
        words = engine.words(key, style.tracking)
        if words.has_foreign:
            for index, char in enumerate(run.text):
                if char not in " \n" and not words.font.has(char) and engine.font_for(char, key) is None:
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
    builder = _Builder(engine, style.tracking, style.icon * 1000)
    fonts = style.fonts
    if len(runs) == 1 and not runs[0].icon:
        builder.add_text(runs[0].text, fonts.key(runs[0].style), runs[0].style.link)
    else:
        keyed = ((fonts.key(run.style), run.style.link, run.icon, run.text) for run in runs)
        for (key, link, icon), group in groupby(keyed, lambda each: each[:3]):
            texts = [text for *_, text in group]
            if icon:
                for text in texts:
                    builder.add_icon(icon, text, key, link)
            else:
                builder.add_text("".join(texts), key, link)
    ends = list(accumulate([word.advance for word in builder.words], initial=0.0))
    return Paragraph(builder.words, ends, builder.stretches, frozenset(builder.glued), starts)


def _pieces(text: str) -> list[str]:
    """A text cut inside its endless words, never before an accent; nothing if it has none."""
    pieces, start = [], 0
    for match in _ENDLESS.finditer(text):
        cut = match.start() + LONGEST_PIECE
        while cut < match.end():
            if combining(text[cut]):
                cut += 1
                continue
            pieces.append(text[start:cut])
            start, cut = cut, cut + LONGEST_PIECE
    return [*pieces, text[start:]] if pieces else []


class _Builder:
    """Gathers the words of a paragraph, one piece of one font after the other."""

    def __init__(self, engine: TextEngine, tracking: float, icon: float) -> None:
        self.words: list[Word] = []
        self.stretches: list[Stretch] = []
        self.glued: set[int] = set()
        self._engine = engine
        self._tracking = tracking
        self._icon = icon
        self._spaced = False

    def add_text(self, text: str, key: str, link: str, *, split: bool = False) -> None:
        """Add characters of one font; those that it lacks are set in others. split: that is done already."""
        bare = visible(text)
        if not bare:
            return
        if len(text) > LONGEST_PIECE and (pieces := _pieces(text)):
            for piece in pieces:
                self.add_text(piece, key, link, split=split)
            return
        known = self._engine.words(key, self._tracking)
        raws = text.split(" ")
        spaced, self._spaced = self._spaced or bare[0] == " ", bare[-1] == " "
        if "" in raws or bare is not text:
            raws = [raw for raw in raws if visible(raw)]
            if not raws:
                return
        words = list(map(known.__getitem__, raws))
        if known.has_foreign and not split and any(word.foreign for word in words):
            self._spaced = spaced
            for piece, font in self._engine.by_font(text, key):
                self.add_text(piece, font, link, split=True)
            return
        words[-1] = words[-1].at_end()
        self._add(words, Stretch(len(self.words), known, link, ""), spaced)

    def add_icon(self, name: str, raw: str, key: str, link: str) -> None:
        """Add an icon as a word of its own; the space before it is that of the text around it."""
        known = self._engine.words(key, self._tracking)
        lead = known.font.advance(" ") + self._tracking
        icon = Word(raw, "", lead, self._icon, 0.0, lead + self._icon)
        spaced, self._spaced = self._spaced, False
        self._add([icon], Stretch(len(self.words), known, link, name), spaced)

    def _add(self, words: list[Word], stretch: Stretch, spaced: bool) -> None:
        first = len(self.words)
        if not spaced or not first:
            words[0] = words[0].at_start()
            if first:
                self.glued.add(first)
        self.words += words
        self.stretches.append(stretch)
