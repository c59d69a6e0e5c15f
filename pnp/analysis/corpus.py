"""A game → all its printed words as one long text, with the place of every character.

Searching one long text is many times faster than searching ten thousand short ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from sys import intern
from typing import Final

from pnp.analysis.markup import AS_NOTHING, BORDER, HIDDEN, is_plain, masked, masked_rules
from pnp.analysis.passages import JoinedText, Kinds, Passage, passages
from pnp.findings import Edit, Span
from pnp.model.game import Game
from pnp.nodes import Scalar, Style
from pnp.values import dataclass

# All but designer's notes, and what may be an id.
_PRINTED: Final[Kinds] = ("name", "text", "flavor", "declared", "rules", "layout")
# Kinds of texts that are sentences, or parts of them.
SENTENCES: Final[Kinds] = ("text", "flavor", "declared", "rules", "layout")
# White space between two words, with marks that are not printed.
GAP: Final = rf"[ \t\xa0\n{AS_NOTHING}]*[ \t\xa0\n][ \t\xa0\n{AS_NOTHING}]*"
# White space that is no ordinary space.
_SPACES: Final = "\t\n\xa0"
# Brackets and quotation marks that open.
_OPENING: Final = "(“\"'‘[„«"
# How far from its mark a match of ``find_around`` begins and ends.
_AROUND: Final = 60
# So many passages are divided into words together.
_AT_ONCE: Final = 500
# A letter of a word, accents and all.
LETTER: Final = r"[^\W\d_]"


@dataclass(frozen=True, slots=True)
class Found:
    """A match of a pattern in one passage. start, end: offsets in the passage."""

    passage: Passage
    match: re.Match[str]
    start: int
    end: int

    @property
    def text(self) -> str:
        """What was found, as its writer wrote it."""
        return self.passage.text[self.start : self.end]

    @property
    def span(self) -> Span:
        """The place of the match."""
        return self.passage.span(self.start, self.end - self.start)

    def part(self, group: str | int) -> Span:
        """The place of a group of the match."""
        start, end = self.match.span(group)
        return self.passage.span(start - self.passage.start, end - start)

    def edit(self, text: str, group: str | int = 0) -> tuple[Edit, ...]:
        """Replace a group by another text; no edit if the text would have to be quoted differently in the file."""
        start, end = (number - self.passage.start for number in self.match.span(group))
        scalar = self.passage.written
        if not (_is_verbatim(scalar, start, end) and _may_hold(scalar, text, start)):
            return ()
        return (Edit(scalar.place(start, end - start), text),)


def _is_verbatim(scalar: Scalar, start: int, end: int) -> bool:
    """Whether the file has these characters one for one, without doubled quotes or folded lines."""
    return start < end and _offset(scalar, end) - _offset(scalar, start) == end - start


def _offset(scalar: Scalar, index: int) -> int:
    span = scalar.place(index, 0)
    return scalar.source.starts[span.line - 1] + span.column - 1


def _may_hold(scalar: Scalar, text: str, start: int) -> bool:
    if scalar.style in (Style.DOUBLE, Style.CELL, Style.QUOTED_CELL):
        return '"' not in text
    if scalar.style == Style.SINGLE:
        return "'" not in text
    return start > 0 or text[:1].isalnum()


class Corpus(JoinedText):
    """Passages joined by borders. text: with each character of markup replaced by a mask. raw: as written.

    counts: how often each word occurs, in small letters, a word being what stands between spaces. doubled: words in
    small letters that are followed by a word beginning with the same letters. signs: every character that occurs, so
    that a check can tell at once that there is nothing to search for.
    """

    __slots__ = ("counts", "doubled", "raw", "signs")

    def __init__(self, passages: Sequence[Passage], *, stays_open: bool = False) -> None:
        self.raw = "".join(passage.text + BORDER for passage in passages)
        super().__init__(_masked(self.raw, passages), passages, stays_open=stays_open)
        tokens = list(self._tokens())
        self.counts = Counter(tokens)
        self.doubled = _doubled(tokens)
        self.signs = frozenset("".join(self.counts)) | {space for space in _SPACES if space in self.text}

    def _tokens(self) -> Iterator[str]:
        """The words between spaces, in small letters and in order; a border is a space, too."""
        starts = (*self._starts[::_AT_ONCE], len(self.text))
        for start, end in pairwise(starts):
            yield from map(intern, self.text[start:end].lower().replace(AS_NOTHING, "").split())

    def find(self, pattern: re.Pattern[str], *, raw: bool = False, kinds: Kinds = ()) -> Iterator[Found]:
        """Every match of a pattern that lies in one passage. kinds: only in passages of these kinds."""
        yield from self._placed(self.matches(pattern, self.raw if raw else self.text), kinds)

    def find_at(
        self, pattern: re.Pattern[str], words: tuple[str, ...], *, back: int = 0, kinds: Kinds = ()
    ) -> Iterator[Found]:
        """Every match of a pattern that begins ``back`` characters before one of these words, in the order of the text.

        If the words are rare, this is many times faster than trying the pattern everywhere.
        """
        text = self.text
        starts = sorted({at - back for word in words for at in self.occurrences(text, word, 1) if at >= back})
        yield from self._placed((match for at in starts if (match := pattern.match(text, at))), kinds)

    def find_around(self, pattern: re.Pattern[str], marks: tuple[str, ...], *, kinds: Kinds = ()) -> Iterator[Found]:
        """Every match of a pattern that holds one of these strings, in the order of the text, if it is no longer than
        ``_AROUND``. Where the strings are rare, this is many times faster than trying the pattern everywhere.
        """
        yield from self._placed(self._around(pattern, marks), kinds)

    def _around(self, pattern: re.Pattern[str], marks: tuple[str, ...]) -> Iterator[re.Match[str]]:
        end = 0
        for at in sorted(at for mark in marks for at in self.occurrences(self.text, mark, 1)):
            match = pattern.search(self.text, max(end, at - _AROUND), at + 2 * _AROUND) if at >= end else None
            if match:
                end = match.end()
                yield match

    def _placed(self, matches: Iterable[re.Match[str]], kinds: Kinds) -> Iterator[Found]:
        for match in matches:
            found = self.at(match)
            if found and (not kinds or found.passage.kind in kinds):
                yield found

    def at(self, match: re.Match[str]) -> Found | None:
        """A match in the text or the raw text, with its passage; None if it runs over two passages."""
        passage, start = self.passage(match.start())
        end = start + match.end() - match.start()
        return Found(passage, match, start, end) if passage.start + end <= passage.end else None


def corpus(game: Game) -> Corpus:
    """The corpus of a game: all its printed words."""
    return Corpus(tuple(passages(game, _PRINTED)), stays_open=game.derived.stays_open)


def _masked(raw: str, passages: Sequence[Passage]) -> str:
    if is_plain(raw) and not any(passage.kind == "rules" for passage in passages):
        return raw.replace("*", AS_NOTHING)
    return "".join((masked_rules if passage.kind == "rules" else masked)(passage.text) + BORDER for passage in passages)


def _doubled(words: Sequence[str]) -> frozenset[str]:
    pairs = set(zip(words, islice(words, 1, None), strict=False))
    doubled = {begin for first, second in pairs if second.startswith(begin := first.lstrip(_OPENING))}
    return frozenset(word for word in doubled if len(word) > 1 and word.isalpha())


def shown(text: str) -> str:
    """A piece of text for a message: on one line, without invisible characters."""
    return re.sub(r"\s+", " ", re.sub(f"[{AS_NOTHING}{BORDER}{HIDDEN}]", "", text)).strip()
