"""A game → everything in it that people read, as one long text of which every character has its place.

Searching one long text is many times faster than searching ten thousand short ones.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from sys import intern
from typing import Final, Literal

from pnp.analysis.context import GameContext
from pnp.analysis.markup import AS_NOTHING, BORDER, HIDDEN, is_plain, masked, masked_rules
from pnp.findings import Edit, Span
from pnp.model.fields import Coded, Foreign, Open
from pnp.model.game import Game
from pnp.model.texts import RulesText
from pnp.model.walk import records
from pnp.nodes import ListNode, MapNode, Node, Scalar, Style
from pnp.values import dataclass

Kind = Literal["rules", "text", "layout", "name"]

# Sentences for print, and names, by their keys. Designer's notes are not printed.
_TEXTS: Final = (
    "text", "success", "failure", "exhausted", "flavor", "summary", "notice", "manual", "label", "unless", "only_if",
    "natural", "columns", "steps",
)  # fmt: skip
_NAMES: Final = ("name", "plural", "title", "subtitle", "term", "adjective", "aliases")
_KINDS: Final[dict[str, Kind]] = {**dict.fromkeys(_TEXTS, "text"), **dict.fromkeys(_NAMES, "name")}

# Kinds of texts that are sentences, or parts of them.
SENTENCES: Final[tuple[Kind, ...]] = ("text", "rules", "layout")
# White space between two words, with marks that are not printed.
GAP: Final = rf"[ \t\xa0\n{AS_NOTHING}]*[ \t\xa0\n][ \t\xa0\n{AS_NOTHING}]*"
# White space that is no ordinary space.
_SPACES: Final = "\t\n\xa0"
# A letter of a word, accents and all.
LETTER: Final = r"[^\W\d_]"


@dataclass(frozen=True, slots=True)
class Passage:
    """One text of the kit. start: its offset in the corpus. kind: of rules, of a record or layout, or a name."""

    scalar: Scalar
    start: int
    kind: Kind

    @property
    def end(self) -> int:
        """The offset behind its last character."""
        return self.start + len(self.scalar.text)


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
        return self.passage.scalar.text[self.start : self.end]

    @property
    def span(self) -> Span:
        """Where it stands."""
        return self.passage.scalar.place(self.start, self.end - self.start)

    @property
    def is_verbatim(self) -> bool:
        """Whether the file holds what was found one character for one."""
        return _is_verbatim(self.passage.scalar, self.start, self.end)

    def part(self, group: str | int) -> Span:
        """Where a group of the match stands."""
        start, end = self.match.span(group)
        return self.passage.scalar.place(start - self.passage.start, end - start)

    def edit(self, text: str, group: str | int = 0) -> tuple[Edit, ...]:
        """Put another text in the place of a group; nothing if the file may not hold the text as it stands."""
        start, end = (one - self.passage.start for one in self.match.span(group))
        scalar = self.passage.scalar
        if not (_is_verbatim(scalar, start, end) and _may_hold(scalar, text, start)):
            return ()
        return (Edit(scalar.place(start, end - start), text),)


def _is_verbatim(scalar: Scalar, start: int, end: int) -> bool:
    """Whether the file holds these characters one for one, with no doubled quotes, no folded lines."""
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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Corpus:
    """Passages joined by borders. text: without markup, which is hidden one character for one. raw: as written.

    tokens: what stands between spaces, in small letters and in order. counts: how often each of them is there.
    signs: every character that is there, so that a check can see at a glance that there is nothing to look for.
    """

    raw: str
    text: str
    passages: tuple[Passage, ...]
    starts: tuple[int, ...]
    tokens: tuple[str, ...]
    counts: Counter[str]
    signs: frozenset[str]

    def find(self, pattern: re.Pattern[str], *, raw: bool = False, kinds: tuple[Kind, ...] = ()) -> Iterator[Found]:
        """Every match of a pattern that lies in one passage. kinds: only in passages of these kinds."""
        yield from self._placed(pattern.finditer(self.raw if raw else self.text), kinds)

    def find_at(
        self, pattern: re.Pattern[str], words: tuple[str, ...], *, back: int = 0, kinds: tuple[Kind, ...] = ()
    ) -> Iterator[Found]:
        """Every match of a pattern that begins ``back`` characters before one of these words; in the order of the text.

        Many times faster than to try the pattern everywhere, if the words are rare.
        """
        text = self.text
        starts = sorted({at - back for word in words for at in _everywhere(text, word) if at >= back})
        yield from self._placed((match for at in starts if (match := pattern.match(text, at))), kinds)

    def _placed(self, matches: Iterable[re.Match[str]], kinds: tuple[Kind, ...]) -> Iterator[Found]:
        for match in matches:
            found = self.at(match)
            if found and (not kinds or found.passage.kind in kinds):
                yield found

    def at(self, match: re.Match[str]) -> Found | None:
        """A match in the text or the raw text, with its passage; None if it lies across two."""
        start, end = match.span()
        passage = self.passages[bisect_right(self.starts, start) - 1]
        if end > passage.end:
            return None
        return Found(passage, match, start - passage.start, end - passage.start)


def corpus(context: GameContext) -> Corpus:
    """The corpus of a game."""
    game = context.game
    found = list(_scalars(game))
    raw = "".join(f"{scalar.text}{BORDER}" for _, scalar in found)
    text = raw.replace("*", AS_NOTHING) if is_plain(raw) and not game.texts else _masked(found)
    starts = tuple(accumulate((len(scalar.text) + 1 for _, scalar in found[:-1]), initial=0))
    tokens = tuple(_tokens(text))
    counts = Counter(tokens)
    return Corpus(
        raw=raw,
        text=text,
        passages=tuple(Passage(scalar, start, kind) for (kind, scalar), start in zip(found, starts, strict=False)),
        starts=starts,
        tokens=tokens,
        counts=counts,
        signs=frozenset("".join(counts)) | {space for space in _SPACES if space in text},
    )


def _tokens(text: str) -> Iterator[str]:
    """The words of a text in small letters, passage by passage; words that are alike are one string."""
    small = text.lower().replace(AS_NOTHING, "")
    for passage in small.split(BORDER):
        yield from map(intern, passage.split())


def _masked(found: Sequence[tuple[Kind, Scalar]]) -> str:
    return "".join((masked_rules if kind == "rules" else masked)(scalar.text) + BORDER for kind, scalar in found)


def _everywhere(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + 1)


def _scalars(game: Game) -> Iterator[tuple[Kind, Scalar]]:
    for record in records(game):
        node = record.node
        if node is None:
            continue
        if isinstance(record, RulesText):
            for source in record.sources:
                yield "rules", Scalar(source, 0, len(source.text), source.text, offsets=range(len(source.text) + 1))
        for key, entry in node.entries.items():
            if kind := _KINDS.get(key):
                value = entry.value
                if isinstance(value, Scalar):
                    yield kind, value
                else:
                    yield from ((kind, scalar) for scalar in _inside(value))
        if isinstance(record, Open) and record.fields:
            yield from (("text", scalar) for scalar in _declared(record, node))
    for layout in game.layouts:
        yield from (("layout", scalar) for scalar in _printed_by(layout))


def _printed_by(node: Node) -> Iterator[Scalar]:
    """The texts that a layout itself prints, in elements however deep."""
    if isinstance(node, MapNode):
        for key, entry in node.entries.items():
            if key == "text" and isinstance(entry.value, Scalar):
                yield entry.value
            elif not isinstance(entry.value, Scalar):
                yield from _printed_by(entry.value)
    elif isinstance(node, ListNode):
        for one in node.items:
            yield from _printed_by(one)


def _declared(record: Open, node: MapNode) -> Iterator[Scalar]:
    """Fields that a set declares are words of the record if they are several; ids and letter codes are not."""
    for key, value in record.fields.items():
        if isinstance(value, str) and not isinstance(value, Coded | Foreign) and " " in value and key in node.entries:
            yield from _inside(node.entries[key].value)


def _inside(node: Node) -> Iterator[Scalar]:
    """The values in a list, or those of a map."""
    if isinstance(node, Scalar):
        yield node
    else:
        inner = node.items if isinstance(node, ListNode) else [entry.value for entry in node.entries.values()]
        yield from (one for one in inner if isinstance(one, Scalar))


def shown(text: str) -> str:
    """A piece of text for a message: on one line, without what cannot be seen."""
    return re.sub(r"\s+", " ", re.sub(f"[{AS_NOTHING}{BORDER}{HIDDEN}]", "", text)).strip()
