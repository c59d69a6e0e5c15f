"""Everything that players read in a game, as one text in which every character knows its place.

What is filled in later (``{{ … }}``), blocks such as ``::table{…}``, code and the targets of links are blanked out,
each character by one that is neither letter, digit nor space, so that offsets hold and no word runs across them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.context import GameContext
from pnp.findings import Span
from pnp.model.boards import Board
from pnp.model.fields import Code, Coded, Open
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.play import Step
from pnp.nodes import MapNode, Record, Scalar, Source
from pnp.values import dataclass

BLANK: Final = "\ufffc"
# Stands between two passages: no pattern for words runs across it.
BETWEEN: Final = "\0"

_TEMPLATE: Final = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
_NOT_PROSE: Final = re.compile(
    r"\{\{.*?\}\}|\{%.*?%\}"  # filled in later
    r"|^(?:```|~~~).*?^(?:```|~~~)[^\n]*$"  # code
    r"|^[ \t]*::[A-Za-z][\w-]*(?:\{[^\n]*\})?[ \t]*$"  # ::table{…}
    r"|^[ \t]*:::+[^\n]*$"  # ::: note, whose title is set apart
    r"|(?<=\])\([^)\n]*\)"  # where a link leads
    r"|\{#[^}\n]*\}"  # the id of a heading
    r"|`[^`\n]*`",
    re.DOTALL | re.MULTILINE,
)
# Sets whose words are not for players, or are looked at elsewhere.
_NOT_READ: Final = ("icons", "components", "texts")
_MORE_WORDS: Final = ("success", "failure", "exhausted", "flavor")


@dataclass(frozen=True, slots=True)
class Passage:
    """The words of one field of a record, or of one file of a rules text.

    owner: the record; for a rules text None. key: the field. text: the words, blanked out as above.
    place: the scalar or the file that they stand in.
    """

    owner: Record | None
    key: str
    text: str
    written: Scalar | Source | None

    def span(self, index: int, length: int = 1) -> Span:
        """Where characters of the text stand."""
        if isinstance(self.written, Source):
            return self.written.span(index, index + length)
        if isinstance(self.written, Scalar):
            return self.written.place(index, length)
        return self.owner.at(self.key) if self.owner else Span("(made by pnp)", 1, 1, 1, 1)


class Prose:
    """All passages of a game, joined. ``text``: the passages with ``BETWEEN`` between each two.

    ``lower``: the same in small letters, as long as ``text``.
    """

    __slots__ = ("_starts", "lower", "passages", "text")

    def __init__(self, passages: Sequence[Passage]) -> None:
        self.passages = tuple(passages)
        self.text = BETWEEN.join(passage.text for passage in self.passages)
        self.lower = small_letters(self.text)
        self._starts: list[int] = []
        start = 0
        for passage in self.passages:
            self._starts.append(start)
            start += len(passage.text) + 1

    def passage(self, index: int) -> tuple[Passage, int]:
        """The passage in which a character of ``text`` stands, and its index there."""
        number = bisect_right(self._starts, index) - 1
        return self.passages[number], index - self._starts[number]

    def span(self, index: int, length: int = 1) -> Span:
        """Where characters of ``text`` stand in their file."""
        passage, inside = self.passage(index)
        return passage.span(inside, length)


def prose(context: GameContext) -> Prose:
    """What players read in a game: the words of its records, then its rules texts."""
    return Prose([*_of_records(context.game), *_of_rules(context.game)])


def small_letters(text: str) -> str:
    """Small letters, each in the place of its capital: a few letters of Turkish have small ones of two characters."""
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text)


def places_of(text: str, words: Iterable[str]) -> list[int]:
    """Where any of some words begin in a text, in order; far faster than a pattern of them over a large text."""
    found: list[int] = []
    for word in words:
        start = text.find(word)
        while start >= 0:
            found.append(start)
            start = text.find(word, start + len(word))
    return sorted(found)


def blanked(text: str) -> str:
    """Words of a record, with what is filled in later blanked out."""
    return _TEMPLATE.sub(_blank, text) if "{" in text else text


def _blank(match: re.Match[str]) -> str:
    return BLANK * len(match[0])


def _of_rules(game: Game) -> Iterator[Passage]:
    for book in game.texts:
        for source in book.sources:
            yield Passage(None, "", _NOT_PROSE.sub(_blank, source.text), source)


def _of_records(game: Game) -> Iterator[Passage]:
    for key in ("summary", "notice"):
        yield from _field(game.kit, key)
    if game.first_player:
        yield from _field(game.first_player, "text")
    for name in SETS:
        if name not in _NOT_READ:
            for record in getattr(game, name):
                yield from _words(record)
    for deck in game.decks:
        yield from _words_of_all(deck.cards)
        yield from _codes(deck.codes)
    for custom in game.sets:
        yield from _words_of_all(custom.records)
        yield from _codes(custom.codes)
    for table in game.tables:
        yield from _words_of_all((*table.rows, *table.modifiers))
    for roll in game.rolls:
        yield from _words_of_all(roll.modifiers)
    for phase in game.phases:
        yield from _steps(phase.steps)
    for board in game.boards:
        yield from _board(board)


def _words_of_all(records: Sequence[Named]) -> Iterator[Passage]:
    for record in records:
        yield from _words(record)


def _words(record: Named) -> Iterator[Passage]:
    """The text of a record, its other words, the prose of its effects, and declared fields of text."""
    if record.text:
        yield from _field(record, "text")
    if record.node is None:
        return
    entries = record.node.entries
    for key in _MORE_WORDS:
        if key in entries and key in type(record).__dataclass_fields__:
            yield from _field(record, key)
    for effect in getattr(record, "effects", ()) if "effects" in entries else ():
        if effect.manual:
            yield from _field(effect, "manual")
    if isinstance(record, Open) and record.extra:
        for key, value in record.fields.items():
            if type(value) is str and value:
                yield from _field(record, key, value)


def _field(record: Record, key: str, value: str = "") -> Iterator[Passage]:
    written = record.node.get(key) if record.node else None
    text: str = value or getattr(record, key)
    if text and not isinstance(text, Coded):
        yield Passage(record, key, blanked(text), written if isinstance(written, Scalar) else None)


def _codes(codes: Mapping[str, Mapping[str, Code]]) -> Iterator[Passage]:
    for letters in codes.values():
        for code in letters.values():
            if code.text and isinstance(code.node, MapNode):
                yield from _field(code, "text")


def _steps(steps: Sequence[Step]) -> Iterator[Passage]:
    for step in steps:
        yield from _field(step, "text")
        yield from _steps(step.steps)


def _board(board: Board) -> Iterator[Passage]:
    if board.grid:
        yield from _words_of_all((*board.grid.regions, *board.grid.edges, *board.grid.roads))
    if board.track:
        yield from _words_of_all(board.track.spaces)
        yield from _codes(board.track.codes)
    if board.nodes:
        yield from _words_of_all(board.nodes.nodes)
    if board.mat:
        yield from _words_of_all(board.mat.areas)
