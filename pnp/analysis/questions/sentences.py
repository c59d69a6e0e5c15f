"""A place of the rules → its sentence on one line, with what stands around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.outline import paragraph_at
from pnp.model.play import Phase, SetupStep
from pnp.model.texts import Term

_LONGEST: Final = 260
# So many letters behind its beginning what follows a sentence is read.
_LONGEST_PASSAGE: Final = 330
_RECORDS: Final = (Phase, SetupStep, Term)
_MARKS: Final = str.maketrans("*_>’", "   '")


class Sentence:
    """A sentence in small letters. start, end: its place in the prose."""

    def __init__(self, context: GameContext, start: int, end: int) -> None:
        self._context = context
        self.start, self.end = start, start + len(context.prose.text[start:end].rstrip())

    @cached_property
    def text(self) -> str:
        """The sentence itself."""
        return self._plain(self.start, self.end)

    @cached_property
    def passage(self) -> str:
        """The sentence and what follows it in its paragraph."""
        return self._plain(self.start, min(self.paragraph[1], self.start + _LONGEST_PASSAGE))

    @cached_property
    def before(self) -> str:
        """What stands before it in its paragraph."""
        return self._plain(self.paragraph[0], self.start)

    @cached_property
    def last_before(self) -> str:
        """The sentence before this one in its paragraph."""
        start, end = self._context.outline.sentence(max(self.start - 2, 0))
        return self._plain(start, end) if self.paragraph[0] <= start < self.start else ""

    @cached_property
    def title(self) -> str:
        """The title of its section."""
        section = self._context.outline.at(self.start)
        return section.title.lower() if section else ""

    @cached_property
    def paragraph(self) -> tuple[int, int]:
        """Where its paragraph begins and ends."""
        return paragraph_at(self._context.prose.text, self.start)

    def _plain(self, start: int, end: int) -> str:
        return plain(self._context.prose.lower[start:end])


def sentences(context: GameContext, leads: Iterable[str]) -> Iterator[Sentence]:
    """The sentences of the rules with some letters, without those of variants, of cards and of headings."""
    for start, end in context.outline.sentences_with(leads):
        if end - start <= _LONGEST and _is_rule(context, start):
            yield Sentence(context, start, end)


def _is_rule(context: GameContext, start: int) -> bool:
    section, record = context.outline.at(start), context.prose.passage(start)[0].record
    is_told = section is not None or isinstance(record, _RECORDS)
    return is_told and not context.outline.is_aside(start) and context.prose.text[start : start + 1] != "#"


def plain(text: str) -> str:
    """Words on one line, without marks of emphasis."""
    return " ".join(text.translate(_MARKS).split()).lstrip("-•| ")
