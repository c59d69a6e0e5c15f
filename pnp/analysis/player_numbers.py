"""A game → the numbers that its rules give for a number of players, in tables and in sentences.

"| 3 | 5 |" in a table of players, "five with three, four with four players", "Three players 12 cards each".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import content_words
from pnp.analysis.statements import can_contradict
from pnp.values import dataclass

_TABLE: Final = re.compile(
    r"^\|(?P<first>[^|\n]*\bplayers?\b[^|\n]*)\|(?P<head>[^\n]+)\|[ \t]*\n\|[ :|-]+\n(?P<rows>(?:\|[^\n]+\n?)+)",
    re.MULTILINE | re.IGNORECASE,
)
_CELL: Final = re.compile(r"(?<=\|)(?P<cell>[^|\n]*)(?=\|)")
_WHOLE: Final = re.compile(rf"[ \t*_]*(?P<n>{NUMBER})(?: players?)?[ \t*_]*")
_COUNT: Final = rf"(?P<n>{NUMBER})(?: (?!with\b|for\b|in\b)(?P<thing>[a-z]{{3,}}))?"
# "Seven with two players, five with three" and "three players 12 cards each, four players 9".
_WITH: Final = re.compile(
    rf"\b{_COUNT} (?:with|for|in a game (?:of|with|for)) (?P<p>{NUMBER})\b(?P<all> players?\b)?(?!-)"
)
_PLAYERS: Final = re.compile(
    rf"\b(?P<p>{NUMBER}) (?P<all>players):? (?:(?:each )?(?:get|take|draw|hold|have|receive) )?{_COUNT}"
)
_LEAD: Final = re.compile(r"[ \t>-]*(?:\d+[.)][ \t]*)?\*\*(?P<lead>[^*\n]{2,40})\*")
_NO_LIMIT: Final = re.compile(r"\b(?:more|fewer|less|extra|additional|of the|first)\b")


@dataclass(frozen=True, slots=True)
class PlayerNumber:
    """How many of something there are with so many players. about: the words for it. start, end: in the prose."""

    about: frozenset[str]
    players: int
    number: int
    start: int
    end: int


def contradicting_player_numbers(context: GameContext) -> Iterator[tuple[PlayerNumber, PlayerNumber]]:
    """The number of a table with the first other one that a sentence gives for as many players, once for each head."""
    said, told = list(_in_sentences(context)) if context.is_english else [], set[frozenset[str]]()
    for cell in _in_tables(context) if said else ():
        for other in said:
            is_same = cell.players == other.players and cell.about <= other.about and cell.about not in told
            if is_same and cell.number != other.number and can_contradict(context, cell.start, other.start):
                told.add(cell.about)
                yield cell, other


def _in_tables(context: GameContext) -> Iterator[PlayerNumber]:
    lower = context.prose.lower
    for table in _TABLE.finditer(lower):
        heads = [content_words(head) for head in table["head"].split("|")]
        start = table.start("rows")
        for line in table["rows"].splitlines(keepends=True):
            cells = list(_CELL.finditer(lower, start, start + len(line.rstrip())))
            start += len(line)
            players = _WHOLE.fullmatch(cells[0]["cell"]) if cells else None
            for head, cell in zip(heads, cells[1:], strict=False) if players else ():
                if (number := _WHOLE.fullmatch(cell["cell"])) and head and players:
                    values = number_of(players["n"]), number_of(number["n"])
                    yield PlayerNumber(head, *values, *cell.span("cell"))


def _in_sentences(context: GameContext) -> Iterator[PlayerNumber]:
    """The numbers in sentences of which one says that it is players that it counts."""
    lower, known = context.prose.lower, context.outline
    for pattern in (_WITH, _PLAYERS):
        by_sentence: dict[tuple[int, int], list[re.Match[str]]] = {}
        for match in known.find(pattern, lower):
            by_sentence.setdefault(known.sentence(match.start()), []).append(match)
        for (start, end), matches in by_sentence.items():
            if not any(match["all"] for match in matches) or _NO_LIMIT.search(lower, start, end):
                continue
            things = [match["thing"] for match in matches if match["thing"]]
            about = _lead(lower, start) | content_words(things[0] if things else "") | _before(lower, start, matches[0])
            for match in matches:
                yield PlayerNumber(about, number_of(match["p"]), number_of(match["n"]), *match.span())


def _before(lower: str, start: int, match: re.Match[str]) -> frozenset[str]:
    """What stands before the first number of a sentence: "the hand limit is seven with two players"."""
    return content_words(lower[start : match.start()])


def _lead(lower: str, start: int) -> frozenset[str]:
    """The words with which the line of a sentence says of what it is."""
    line = lower.rfind("\n", 0, start) + 1
    lead = _LEAD.match(lower, line)
    return content_words(lead["lead"]) if lead else frozenset()
