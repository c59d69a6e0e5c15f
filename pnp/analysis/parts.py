"""A game → the parts that its rules and its kit list: "4 six-sided dice: 2 white, 1 amber, 1 blue"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import ANY_NUMBER, NUMBER, any_number_of, number_of
from pnp.analysis.outline import Section, stem
from pnp.values import dataclass

# Headings above a list of parts.
PARTS: Final = re.compile(
    r"\b(?:components?|contents|parts|pieces|what (?:you|players) (?:need|have|get|find|use)"
    r"|what is inside|in the (?:box|tin|bag|package)|equipment|materials?)\b"
    r"|\binventory\b|material\b|\binhalt\b|\bausstattung\b|\bzubehör\b",
    re.IGNORECASE,
)
_ITEM: Final = re.compile(r"^[ \t]*(?:[-*+•]|\d{1,2}\.)[ \t]+(?P<words>[^\n]+)", re.MULTILINE)
_NUMBER: Final = re.compile(rf"\W*(?P<number>{ANY_NUMBER})\b", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_]+")
# A table of everything says by itself what there is.
_PRINTED: Final = re.compile(r"^::table\{\s*(?:components|markers|decks|kit)\b", re.MULTILINE)
_LEAST: Final = 2
_DICE: Final = re.compile(r"\b(?:dice|die|\d*[dw]\d+|\w*würfel\w*)\b")
_SIDES: Final = re.compile(
    rf"\b(?P<count>\d*)[dw](?P<letter>\d{{1,3}})\b|\b(?P<sided>{NUMBER})[- ](?:sided|sides|faces|seitig\w*|seiten)\b"
    rf"|\b(?:numbered|zahlen|numbers)\s+(?:from\s+|von\s+)?(?:1|one|eins)\s*(?:to|bis|–|-)\s*(?P<last>\d+)"
)


@dataclass(frozen=True, slots=True)
class Part:
    """An item of a list of parts, in small letters, with its number if it has one."""

    words: str
    number: int | None

    @property
    def stems(self) -> tuple[str, ...]:
        """Its words, shortened, in order."""
        return tuple(map(stem, _WORD.findall(self.words)))


@dataclass(frozen=True, slots=True)
class PartsList:
    """What a game says that it is made of.

    parts: of the rules, then the equipment of the kit. words: all their words, shortened. is_listed: whether the rules
    have a list of their own, which ought to be complete. places: where its sections begin and end in the prose.
    """

    parts: tuple[Part, ...]
    words: frozenset[str]
    is_listed: bool
    places: tuple[tuple[int, int], ...]

    def is_inside(self, place: int) -> bool:
        """Whether a place of the prose is in the list itself."""
        return any(start <= place < end for start, end in self.places)


def parts_list(context: GameContext) -> PartsList:
    """The parts of a game."""
    sections = [section for section in context.outline.sections if section.level and PARTS.search(section.title)]
    listed = [part for section in sections for part in _parts_in(section)]
    is_printed = any(_PRINTED.search(_written(section)) for section in sections)
    parts = (*listed, *map(_part, context.game.kit.equipment))
    return PartsList(
        parts,
        frozenset(word for part in parts for word in part.stems),
        len(listed) >= _LEAST and not is_printed,
        tuple((section.start, section.whole) for section in sections),
    )


def _written(section: Section) -> str:
    offset = section.passage.start
    return section.passage.text[section.body - offset : section.whole - offset]


def _parts_in(section: Section) -> Iterator[Part]:
    return (_part(match["words"]) for match in _ITEM.finditer(_written(section)))


def _part(words: str) -> Part:
    number = _NUMBER.match(words)
    return Part(words.lower(), any_number_of(number["number"]) if number else None)


@dataclass(frozen=True, slots=True)
class ListedDice:
    """The dice of a list of parts: how many sides they have, and how many there are (0 if that is not said)."""

    sides: frozenset[int]
    count: int


def listed_dice(context: GameContext) -> ListedDice | None:
    """The dice among the parts; None if there are none, or if some are listed without their sides."""
    items = dict.fromkeys(part for part in context.get(parts_list).parts if _DICE.search(part.words))
    kinds = [tuple(_sides_in(part)) for part in items]
    if not kinds or not all(kinds):
        return None
    counts = {part.words: _count(part) for part in items}
    several = {sides for kind in kinds for sides in kind}
    return ListedDice(frozenset(several), next(iter(counts.values())) if len(several) == 1 else 0)


def _sides_in(part: Part) -> Iterator[int]:
    for match in _SIDES.finditer(part.words):
        yield number_of(match["sided"]) if match["sided"] else int(match["letter"] or match["last"])


def _count(part: Part) -> int:
    match = _SIDES.search(part.words)
    return int(match["count"]) if match and match["count"] else part.number or 0
