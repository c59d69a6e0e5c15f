"""The sentences of a game with their places: what its records say, and its rules texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pnp.findings import Span
from pnp.model.game import Game
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.play import FirstPlayer, Step
from pnp.model.texts import RulesText
from pnp.model.walk import records
from pnp.nodes import Record, Scalar, Source
from pnp.values import dataclass

# Not flavour: what a card says to be funny need not be true.
_KEYS = ("text", "note", "success", "failure", "exhausted", "summary", "label")


@dataclass(frozen=True, slots=True)
class Passage:
    """A text of the kit. place: the span of so many characters from one on."""

    text: str
    place: Callable[[int, int], Span]


def passages(game: Game, containing: str = "") -> Iterator[Passage]:
    """Every text that people read as a rule, if it contains some characters; each once."""
    yield from (passage for passage in texts(game) if containing in passage.text)
    for record in records(game):
        if isinstance(record, Named | Step | FirstPlayer | Kit) and not isinstance(record, RulesText):
            yield from passages_of(record, containing)


def texts(game: Game) -> Iterator[Passage]:
    """The files of the rules texts, each once."""
    seen: set[str] = set()
    for text in game.texts:
        for source in text.sources:
            if source.file not in seen:
                seen.add(source.file)
                yield Passage(source.text, partial(_in_source, source))


def passages_of(record: Record, containing: str = "") -> Iterator[Passage]:
    """What a record itself says, not the records inside it."""
    for key in _KEYS:
        text = getattr(record, key, "")
        if not text or not isinstance(text, str) or containing not in text:
            continue
        node = record.node.get(key) if record.node else None
        if isinstance(node, Scalar) and node.text == text:
            yield Passage(text, node.place)
        elif isinstance(record, Named | Step | FirstPlayer):
            yield Passage(text, partial(_whole, record, key))


def _in_source(source: Source, start: int, length: int) -> Span:
    return source.span(start, start + length)


def _whole(record: Record, key: str, start: int, length: int) -> Span:
    return record.at(key)
