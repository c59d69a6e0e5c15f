"""A game → everything in it that people read, passage by passage, each with its kind and its place.

Which fields of records are words, and of which kind, is said in the model, where the fields are declared.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal

from pnp.findings import Span
from pnp.model.fields import Coded, Foreign, Open
from pnp.model.game import Game
from pnp.model.names import ProseKind
from pnp.model.walk import records
from pnp.nodes import ListNode, MapNode, Node, Record, Scalar, Source, model_class
from pnp.values import dataclass

# Words of records; a declared field of several words, and one of a single word, which may be an id; a rules text; what
# a layout prints.
Kind = ProseKind | Literal["declared", "single", "rules", "layout"]

_START: Final = attrgetter("start")


# What people read as a rule; what a card says to be funny need not be true.
RULES_AND_NOTES: Final[tuple[Kind, ...]] = ("text", "note", "rules")

# A record, a field of it, what kind of words this is, and where they are written.
_Found = tuple[Record | None, str, Kind, Scalar]


@dataclass(frozen=True, slots=True)
class Passage:
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
        """Where characters of the passage stand."""
        return self.written.place(index, length)


class JoinedText:
    """Passages as one text, since searching one long text is many times faster than searching thousands of short ones.

    text: the passages, each as long as it is written, with one character behind each. passages: in order.
    """

    __slots__ = ("passages", "text")

    def __init__(self, text: str, passages: Sequence[Passage]) -> None:
        self.text = text
        self.passages = passages

    def passage(self, index: int) -> tuple[Passage, int]:
        """The passage in which a character of ``text`` stands, and its index there."""
        passage = self.passages[bisect_right(self.passages, index, key=_START) - 1]
        return passage, index - passage.start

    def part(self, passage: Passage) -> str:
        """The characters of ``text`` that are those of a passage."""
        return self.text[passage.start : passage.end]

    def span(self, index: int, length: int = 1) -> Span:
        """Where characters of ``text`` stand in their file."""
        passage, inside = self.passage(index)
        return passage.span(inside, length)


def passages(game: Game, kinds: Collection[Kind]) -> Iterator[Passage]:
    """What a game says, as far as it is of these kinds, with room for one character behind each passage."""
    start = 0
    for record, key, kind, written in _in_order(game, kinds):
        yield Passage(record, key, kind, written, start)
        start += len(written.text) + 1


def passages_of(record: Record, kinds: Collection[Kind]) -> Iterator[Passage]:
    """What a record itself says, not the records inside it."""
    return (Passage(*found) for found in _said_by(record, kinds))


def rules_texts(game: Game) -> Iterator[Passage]:
    """The files of the rules texts, each once."""
    files = {source.file: (text, source) for text in game.texts for source in text.sources}
    for text, source in files.values():
        yield Passage(text, "files", "rules", _whole(source))


def _whole(source: Source) -> Scalar:
    return Scalar(source, 0, len(source.text), source.text, offsets=range(len(source.text) + 1))


def _in_order(game: Game, kinds: Collection[Kind]) -> Iterator[_Found]:
    """Records in the order of the kit, then rules texts, then layouts."""
    for record in records(game):
        yield from _said_by(record, kinds)
    if "rules" in kinds:
        yield from ((said.record, said.key, said.kind, said.written) for said in rules_texts(game))
    if "layout" in kinds:
        for layout in game.layouts:
            yield from ((None, "text", "layout", text) for text in _printed_by(layout))


def _said_by(record: Record, kinds: Collection[Kind]) -> Iterator[_Found]:
    node = record.node
    cls: Any = model_class(record)
    words = _prose_fields(cls)
    is_open = isinstance(record, Open) and record.extra and "declared" in kinds
    if node is None or not (words or is_open):
        return
    for key, entry in node.entries.items():
        if (kind := words.get(key)) and kind in kinds:
            yield from ((record, key, kind, written) for written in _scalars(entry.value) if not _is_empty(written))
    if is_open:
        yield from (found for found in _declared(record, node) if found[2] in kinds)


def _is_empty(written: Scalar) -> bool:
    return not written.text or written.is_null


@cache
def _prose_fields(cls: Any) -> Mapping[str, ProseKind]:
    """The kinds of the fields of a class that hold words, by their keys."""
    return {
        field.metadata.get("key", field.name): field.metadata["prose"]
        for field in fields(cls)
        if "prose" in field.metadata
    }


def _declared(record: Any, node: MapNode) -> Iterator[_Found]:
    """Declared fields with a text of the kit's own language that is no letter code."""
    for key, value in record.fields.items():
        if value and isinstance(value, str) and not isinstance(value, Coded | Foreign) and key in node.entries:
            written = node.entries[key].value
            if isinstance(written, Scalar):
                yield record, key, "declared" if " " in written.text else "single", written


def _scalars(node: Node) -> Iterable[Scalar]:
    """A value, the values in a list, or those of a map."""
    if isinstance(node, Scalar):
        return (node,)
    inner = node.items if isinstance(node, ListNode) else [entry.value for entry in node.entries.values()]
    return [value for value in inner if isinstance(value, Scalar)]


def _printed_by(node: Node) -> Iterator[Scalar]:
    """The texts that a layout itself prints, in elements however deep."""
    if isinstance(node, MapNode):
        for key, entry in node.entries.items():
            if key == "text" and isinstance(entry.value, Scalar):
                yield entry.value
            elif not isinstance(entry.value, Scalar):
                yield from _printed_by(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _printed_by(item)
