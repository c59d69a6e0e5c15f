"""The rows of tables in the rules that give the modifiers of a roll, and the one that gives another number."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.modifier_sources import source_of
from pnp.analysis.names import spoken_names
from pnp.analysis.outline import content_words
from pnp.model.tables import Modifier, Roll
from pnp.values import dataclass

_ROW: Final = re.compile(
    r"^[ \t]*\|[ \t]*(?P<when>[^|\n]{2,60}?)[ \t]*\|[ \t]*(?P<by>[+−–-]?\d{1,2})[ \t]*\|[ \t]*$", re.MULTILINE
)
# So many rows have to be modifiers of one roll for their table to give its modifiers.
_LEAST: Final = 3


@dataclass(frozen=True, slots=True)
class WrongRow:
    """A row with another number than its modifier. start, number: the number in the prose."""

    roll: Roll
    modifier: Modifier
    start: int
    number: str


def wrong_rows(context: GameContext) -> Iterator[WrongRow]:
    """The only row of each table that gives a modifier another number."""
    for rows in _tables(context):
        for roll in context.game.rolls:
            found = [(row, modifier) for row in rows if (modifier := _modifier(context, roll, row["when"]))]
            wrong = [(row, modifier) for row, modifier in found if _number(row["by"]) != modifier.by]
            if len(found) >= _LEAST and len(wrong) == 1:
                ((row, modifier),) = wrong
                yield WrongRow(roll, modifier, row.start("by"), row["by"])


def _tables(context: GameContext) -> Iterator[Sequence[re.Match[str]]]:
    """The rows with a number that stand one below the other."""
    rows: list[re.Match[str]] = []
    for match in _ROW.finditer(context.prose.text):
        if rows and match.start() > rows[-1].end() + 1:
            yield rows
            rows = []
        if not context.outline.is_aside(match.start()):
            rows.append(match)
    yield rows


def _modifier(context: GameContext, roll: Roll, when: str) -> Modifier | None:
    """The only modifier of a roll whose words, or those of the name of its source, are in a cell, or the other way."""
    words = content_words(when)
    found = [
        modifier
        for modifier in roll.modifiers
        if words and any(words <= said or said <= words for said in _said_of(context, modifier) if said)
    ]
    return found[0] if len(found) == 1 else None


def _said_of(context: GameContext, modifier: Modifier) -> Iterator[frozenset[str]]:
    yield content_words(modifier.text)
    yield content_words(modifier.name)
    source = source_of(context.game, context.names, modifier.source)
    yield from (content_words(name) for name in (spoken_names(source) if source else ()))


def _number(written: str) -> int:
    return int(written.replace("−", "-").replace("–", "-"))
