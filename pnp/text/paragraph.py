"""Measure paragraphs: turn runs into words with widths.

Lengths are thousandths of an em, so that a paragraph can be set at any size and width.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, groupby
from typing import Final, NamedTuple

from pnp.fonts.scripts import belongs_together, unsettable
from pnp.text.engine import TextEngine
from pnp.text.lines import MarkupFault, Missing
from pnp.text.rich import PLAIN, Run, SpanStyle
from pnp.text.spans import SpanLook, look_of
from pnp.text.style import NO_EFFECTS, SpanClass, TextStyle
from pnp.text.words import MeasuredWords, Word, visible
from pnp.values import dataclass

# A word longer than those of any language is measured in pieces. Otherwise each of its many lines would measure all
# of the word that is left.
_LONGEST_PIECE: Final = 500
MARKUP_HINT: Final = "write [words]{.class} with a class of the theme, or a backslash before a bracket that is one"
# What a drop capital may begin with, and the room beside it, in thousandths of an em.
_FIRST_LETTER: Final = re.compile(r"[^\w\s]?\w")
_BESIDE_CAPITAL: Final = 90.0
_OVERLONG_WORD: Final = re.compile(rf"[^ ]{{{_LONGEST_PIECE + 1},}}")


class FontRun(NamedTuple):
    """Consecutive words with one font and link, or one icon. first: the number of its first word.

    look: None if it is plain, without ink, effects or a size of its own. icon_side: in thousandths of an em.
    """

    first: int
    words: MeasuredWords
    link: str
    icon: str
    look: SpanLook | None = None
    icon_side: float = 0.0


class Initial(NamedTuple):
    """Words that stand out of a paragraph at its beginning: a drop capital, or the label of an item of a list.

    room: the width that they take from the lines beside them, in thousandths of an em. lines: how many lines high.
    """

    font_run: FontRun
    word: Word
    room: float
    lines: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The measured words between two hard breaks.

    ends[n]: the width of the first n words on one endless line. glued: the numbers of the words without a space before
    them; no line may begin with one. starts: whether it begins a paragraph; if not, it follows a hard break. margin:
    the distance of all lines from the left, in thousandths of an em. label: of an item of a list; it stands in the
    margin. drop: the drop capital. is_level: all words have one size and one baseline.
    """

    words: list[Word]
    ends: list[float]
    font_runs: list[FontRun]
    glued: frozenset[int]
    starts: bool
    margin: float = 0.0
    label: Initial | None = None
    drop: Initial | None = None
    is_level: bool = True

    def words_of(self, number: int) -> MeasuredWords:
        """The measured words of the font in which a word is set."""
        font_runs = self.font_runs
        if len(font_runs) == 1:
            return font_runs[0].words
        return next(font_run.words for font_run in reversed(font_runs) if font_run.first <= number)


def measure(
    engine: TextEngine, runs: Sequence[Run], style: TextStyle, *, is_first: bool = False
) -> tuple[Paragraph, ...]:
    """Measure one paragraph, divided at its hard breaks. is_first: of its text. Raises FontError."""
    drop = None
    if style.drops and ((is_first and style.drop) or runs[0].style.classes):
        drop, runs = _drop_capital(engine, runs, style, is_first=is_first)
    if len(runs) == 1 and "\n" not in runs[0].text:
        return (_measure_part(engine, runs, style, starts=True, drop=drop),)
    return tuple(
        _measure_part(engine, part, style, starts=not number, drop=None if number else drop)
        for number, part in enumerate(_between_hard_breaks(runs))
    )


def measure_label(engine: TextEngine, text: str, style: TextStyle) -> Initial:
    """Measure the label of an item of a list. Raises FontError."""
    words = engine.words(style.fonts.regular, style.tracking)
    word = words[text].at_start().at_end()
    return Initial(FontRun(0, words, "", "", _look(engine, PLAIN, style)), word, word.width, 1)


def _drop_capital(
    engine: TextEngine, runs: Sequence[Run], style: TextStyle, *, is_first: bool
) -> tuple[Initial | None, Sequence[Run]]:
    """The drop capital of a paragraph, if it has one, and the runs behind it."""
    first = runs[0]
    look = look_of(engine, first.style, style)
    end = len(first.text)
    if not look.drop:
        match = _FIRST_LETTER.match(first.text) if is_first and style.drop else None
        if match is None:
            return None, runs
        look, end = look._replace(drop=style.drop), match.end()
    rest = (Run(first.text[end:], first.style, first.start + end), *runs[1:])
    if look.drop < 2 or first.icon or not first.text[:end].strip() or not "".join(run.text for run in rest).strip():
        return None, runs
    base, font = engine.book[style.fonts.regular], engine.book[look.font]
    scale = ((look.drop - 1) * style.leading * 1000 + base.cap_height) / font.cap_height
    words = engine.words(look.font, look.tracking, round(scale, 4))
    word = words[first.text[:end].strip()].at_start().at_end()
    space = words.space / scale if rest[0].text[:1] == " " else 0.0
    font_run = FontRun(0, words, first.style.link, "", look)
    return Initial(font_run, word, word.width + space + _BESIDE_CAPITAL, look.drop), rest


def find_faults(spans: Mapping[str, SpanClass], runs: Sequence[Run]) -> Iterator[MarkupFault]:
    """What is wrong with the markup of a paragraph. spans: the classes that there are."""
    for number, run in enumerate(runs):
        if run.fault:
            yield MarkupFault(run.fault, run.start)
        for name in run.style.classes:
            if name not in spans:
                yield MarkupFault(f"the theme has no class {name!r}", run.start, name)
            elif number and spans[name].drop and run.style.classes != runs[number - 1].style.classes:
                yield MarkupFault(f"{name!r} is a drop capital, and no paragraph begins here", run.start)


def find_missing(engine: TextEngine, runs: Sequence[Run], style: TextStyle) -> Iterator[Missing]:
    """The characters that neither their font nor a fallback has, and those of scripts that cannot be set."""
    for run in runs:
        if run.icon:
            continue
        span = run.style
        if span.classes or span.script or span.scale != 1.0:
            look = look_of(engine, span, style)
            key, words = look.font, engine.words(look.font, look.tracking, look.scale)
        else:
            key = style.fonts.key(span)
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


def _measure_part(
    engine: TextEngine, runs: Sequence[Run], style: TextStyle, *, starts: bool, drop: Initial | None = None
) -> Paragraph:
    builder = _ParagraphBuilder(engine, style)
    if len(runs) == 1 and not runs[0].icon:
        builder.add_text(runs[0].text, look_of(engine, runs[0].style, style), runs[0].style.link)
    else:
        keyed = ((look_of(engine, run.style, style), run.style.link, run.icon, run.text) for run in runs)
        for (look, link, icon), group in groupby(keyed, lambda keyed_run: keyed_run[:3]):
            texts = [text for *_, text in group]
            if icon:
                for text in texts:
                    builder.add_icon(icon, text, look, link)
            else:
                builder.add_text("".join(texts), look, link)
    ends = list(accumulate([word.advance for word in builder.words], initial=0.0))
    is_level = builder.is_level and not drop
    glued = frozenset(builder.glued)
    return Paragraph(builder.words, ends, builder.font_runs, glued, starts, drop=drop, is_level=is_level)


def _look(engine: TextEngine, span: SpanStyle, style: TextStyle) -> SpanLook | None:
    return _or_none(look_of(engine, span, style))


def _or_none(look: SpanLook) -> SpanLook | None:
    """The look of a run; None if it is plain."""
    is_plain = look.effects is NO_EFFECTS and look.ink is None and look.scale == 1.0 and not look.shift
    return None if is_plain else look


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

    def __init__(self, engine: TextEngine, style: TextStyle) -> None:
        self.words: list[Word] = []
        self.font_runs: list[FontRun] = []
        self.glued: set[int] = set()
        self._engine = engine
        self._icon = style.icon * 1000
        self._spaced = False
        self.is_level = True

    def add_text(self, text: str, look: SpanLook, link: str, *, split: bool = False) -> None:
        """Add text of one look, and characters that it lacks in fallback fonts. split: no fallback is needed."""
        bare = visible(text)
        if not bare:
            return
        if len(text) > _LONGEST_PIECE and (pieces := _pieces(text)):
            for piece in pieces:
                self.add_text(piece, look, link, split=split)
            return
        measured = self._engine.words(look.font, look.tracking, look.scale)
        raws = text.split(" ")
        spaced, self._spaced = self._spaced or bare[0] == " ", bare[-1] == " "
        if "" in raws or bare is not text:
            raws = [raw for raw in raws if visible(raw)]
            if not raws:
                return
        words = list(map(measured.__getitem__, raws))
        if measured.lacks_glyphs and not split and any(word.lacks_glyphs for word in words):
            self._spaced = spaced
            for piece, font in self._engine.by_font(text, look.font):
                self.add_text(piece, look._replace(font=font), link, split=True)
            return
        words[-1] = words[-1].at_end()
        self._add(words, FontRun(len(self.words), measured, link, "", _or_none(look)), spaced)

    def add_icon(self, name: str, raw: str, look: SpanLook, link: str) -> None:
        """Add an icon as a word of its own, with a space of the surrounding font before it."""
        measured = self._engine.words(look.font, look.tracking)
        lead, side = measured.space, self._icon * look.scale
        icon = Word(raw, "", lead, side, 0.0, lead + side)
        spaced, self._spaced = self._spaced, False
        self._add([icon], FontRun(len(self.words), measured, link, name, _or_none(look), side), spaced)

    def _add(self, words: list[Word], font_run: FontRun, spaced: bool) -> None:
        first = len(self.words)
        if not spaced or not first:
            words[0] = words[0].at_start()
            if first:
                self.glued.add(first)
        self.words += words
        self.font_runs.append(font_run)
        if font_run.look and not font_run.look.is_level:
            self.is_level = False
