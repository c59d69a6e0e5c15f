"""A game → all its words for people, passage by passage, each with its kind and its place.

The model declares which fields of records are words, and of which kind.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final, Literal, Protocol

from pnp.analysis.remembered_places import LONG, Part, matches_in, occurrences_in, parts_of, rewritten_in
from pnp.analysis.word_forms import occurrences
from pnp.findings import Span
from pnp.model.fields import Coded, Foreign, Open
from pnp.model.game import Game
from pnp.model.names import ProseKind
from pnp.model.walk import records
from pnp.nodes import ListNode, MapNode, Node, Record, Scalar, Source, model_class
from pnp.values import dataclass

# Words of records; a declared field of several words, and one of a single word, which may be an id; a rules text; the
# words of a layout.
Kind = ProseKind | Literal["declared", "single", "rules", "layout"]

Kinds = tuple[Kind, ...]

# Words that must be true, unlike those for flavor.
RULES_AND_NOTES: Final[Kinds] = ("text", "note", "rules")


class Placed(Protocol):
    """What begins and ends at indices of a text."""

    @property
    def start(self) -> int:
        """The index of its first character."""

    @property
    def end(self) -> int:
        """The index behind its last character."""


class _Places:
    """A text whose characters have places."""

    __slots__ = ()

    def span(self, index: int, length: int = 1) -> Span:
        """The place of characters of the text in their file."""
        raise NotImplementedError

    def match_span(self, match: re.Match[str], group: str | int = 0) -> Span:
        """The place of a match in the text, or of a group of it."""
        return self.span_between(*match.span(group))

    def span_between(self, start: int, end: int) -> Span:
        """The place from one index of the text to another."""
        return self.span(start, end - start)


@dataclass(frozen=True, slots=True)
class Passage(_Places):
    """The words of one field of a record, of one file of a rules text, or of one element of a layout.

    record: None for a layout. key: the field. start: the index of the first character in the text into which the
    passage is joined with others.
    """

    record: Record | None
    key: str
    kind: Kind
    written: Scalar
    start: int = 0

    @property
    def text(self) -> str:
        """The words as they are written."""
        return self.written.text

    @property
    def end(self) -> int:
        """The index behind its last character."""
        return self.start + len(self.written.text)

    def span(self, index: int, length: int = 1) -> Span:
        """The place of characters of the passage."""
        return self.written.place(index, length)


class JoinedText(_Places):
    """Passages as one text, since searching one long text is many times faster than searching thousands of short ones.

    text: the passages, each as long as written and followed by one character. passages: in order. stays_open: whether
    it pays to remember where patterns match, since the next text will be nearly the same; that takes several times the
    memory of the text.
    """

    __slots__ = ("_parts", "_starts", "_stays_open", "passages", "text")

    def __init__(self, text: str, passages: Sequence[Passage], *, stays_open: bool = False) -> None:
        self._stays_open = stays_open
        self.text = text
        self.passages = passages
        self._starts = [passage.start for passage in passages]
        self._parts: dict[str, tuple[Part, ...]] = {}

    def matches(self, pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
        """Every match of a pattern that does not run from one passage into the next.

        text: ``text``, or another of the same passages. After a change of a long one, what changed is searched.
        """
        return matches_in(self._parts_of(text), pattern, text) if self._remembers(text) else pattern.finditer(text)

    def has(self, pattern: re.Pattern[str], text: str) -> bool:
        """Whether there is such a match."""
        return next(self.matches(pattern, text), None) is not None

    def rewritten(self, rewrite: Callable[[str], str], text: str) -> str:
        """What ``rewrite`` makes of a text of these passages, in which it goes by what stands within each of them."""
        return rewritten_in(self._parts_of(text), rewrite) if self._remembers(text) else rewrite(text)

    def occurrences(self, text: str, word: str, step: int) -> Iterator[int]:
        """The indices at which a word begins in a text of these passages. step: as of ``word_forms.occurrences``."""
        if self._remembers(text):
            return occurrences_in(self._parts_of(text), word, step)
        return occurrences(text, word, step)

    def _remembers(self, text: str) -> bool:
        return self._stays_open and len(text) >= LONG

    def _parts_of(self, text: str) -> tuple[Part, ...]:
        if text not in self._parts:
            self._parts[text] = parts_of(text, self._starts)
        return self._parts[text]

    def passage(self, index: int) -> tuple[Passage, int]:
        """The passage in which a character of ``text`` stands, and its index there."""
        passage = self.passages[bisect_right(self._starts, index) - 1]
        return passage, index - passage.start

    def part(self, passage: Passage) -> str:
        """The characters of ``text`` that are those of a passage."""
        return self.text[passage.start : passage.end]

    def span(self, index: int, length: int = 1) -> Span:
        """The place of characters of ``text`` in their file."""
        passage, inside = self.passage(index)
        return passage.span(inside, length)

    def span_of(self, placed: Placed) -> Span:
        """The place of what has a start and an end in ``text``."""
        return self.span_between(placed.start, placed.end)

    def words_of(self, placed: Placed) -> str:
        """The words between a start and an end in ``text``, as messages quote them."""
        return self.words_between(placed.start, placed.end)

    def words_between(self, start: int, end: int) -> str:
        """Some words on one line, without marks around them, as messages quote them."""
        return " ".join(self.text[start:end].strip(" *_-\0").split())


def passages(game: Game, kinds: Kinds, containing: str = "") -> Iterator[Passage]:
    """The passages of a game that are of these kinds and contain some characters.

    There is one character between two passages. Records come in the order of the kit, then rules texts, then layouts.
    """
    start = 0
    for record, key, kind, written in _in_order(game, kinds):
        if containing in written.text:
            yield Passage(record, key, kind, written, start)
            start += len(written.text) + 1


def passages_of(record: Record, kinds: Kinds) -> Iterator[Passage]:
    """The passages of a record, without those of records inside it."""
    return (Passage(record, *words) for words in _words_of(record, kinds))


def rules_texts(game: Game) -> Iterator[Passage]:
    """The files of the rules texts, each once."""
    files = {source.file: (text, source) for text in game.texts for source in text.sources}
    for text, source in files.values():
        yield Passage(text, "files", "rules", _whole(source))


def _whole(source: Source) -> Scalar:
    return Scalar(source, 0, len(source.text), source.text, offsets=range(len(source.text) + 1))


def _in_order(game: Game, kinds: Kinds) -> Iterator[tuple[Record | None, str, Kind, Scalar]]:
    for record in records(game):
        for key, kind, written in _words_of(record, kinds):
            yield record, key, kind, written
    if "rules" in kinds:
        yield from ((passage.record, passage.key, passage.kind, passage.written) for passage in rules_texts(game))
    if "layout" in kinds:
        for layout in game.layouts:
            yield from ((None, "text", "layout", text) for text in _printed_by(layout))


def _words_of(record: Record, kinds: Kinds) -> list[tuple[str, Kind, Scalar]]:
    words: list[tuple[str, Kind, Scalar]] = []
    cls: Any = model_class(record)
    for key, kind in _prose_fields(cls, kinds):
        if entry := record.entry(key):
            words += [(key, kind, scalar) for scalar in _scalars(entry.value) if scalar.text and not scalar.is_null]
    if "declared" in kinds and isinstance(record, Open):
        words += [(key, kind, written) for key, kind, written in _declared(record) if kind in kinds]
    return words


@cache
def _prose_fields(cls: Any, kinds: Kinds) -> tuple[tuple[str, ProseKind], ...]:
    """The keys of the fields of a class that hold words of some kinds, each with its kind."""
    prose = ((field, field.metadata.get("prose")) for field in fields(cls))
    return tuple((field.metadata.get("key", field.name), kind) for field, kind in prose if kind in kinds)


def _declared(record: Open) -> Iterator[tuple[str, Kind, Scalar]]:
    """Declared fields with a text of the kit's own language that is no letter code."""
    for key, value in record.fields.items():
        if value and isinstance(value, str) and not isinstance(value, Coded | Foreign):
            entry = record.entry(key)
            if entry and isinstance(entry.value, Scalar):
                yield key, "declared" if " " in entry.value.text else "single", entry.value


def _scalars(node: Node) -> Iterable[Scalar]:
    """A value, the values in a list, or those of a map."""
    if isinstance(node, Scalar):
        return (node,)
    inner = node.items if isinstance(node, ListNode) else [entry.value for entry in node.entries.values()]
    return [value for value in inner if isinstance(value, Scalar)]


def _printed_by(node: Node) -> Iterator[Scalar]:
    """The texts that a layout prints itself, in elements at any depth."""
    if isinstance(node, MapNode):
        for key, entry in node.entries.items():
            if key == "text" and isinstance(entry.value, Scalar):
                yield entry.value
            elif not isinstance(entry.value, Scalar):
                yield from _printed_by(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _printed_by(item)
