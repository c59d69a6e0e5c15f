"""What can be compared in the text of a card, table row or unit: changes of stats, counts of cards."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pnp.analysis.numerals import NUMBER_OR_ARTICLE, number_of
from pnp.analysis.prose import without_templates
from pnp.analysis.word_forms import folded
from pnp.checks.api import Problem, Related, Span
from pnp.model.effects import Effect
from pnp.model.fields import Code
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.nodes import Scalar
from pnp.values import dataclass

NUMBER = rf"(?P<number>{NUMBER_OR_ARTICLE})"
_CARDS = re.compile(
    rf"\b(?P<verb>draws?|discards?)\s+(?:up to\s+)?{NUMBER}\s+(?:\w+\s+){{0,3}}?cards?\b", re.IGNORECASE
)
_BESIDE = re.compile(rf"\b(?!an?\b|no\b|one\s+of\b){NUMBER}\b", re.IGNORECASE)
_SIGNS = ("+", "-", "−", "–")
_THAN = ("less", "fewer", "more", "further", "farther")
_VERB = r"(?P<verb>reduc|lower|decreas|increas|rais)(?:e[sd]?|s|ed)?"
_SIGN = r"(?P<sign>[+\-−–])(?P<number>\d+)(?![\d%]|[-–]\d)"


@dataclass(frozen=True, slots=True)
class StatedNumber:
    """A number that a text states for something, and its offset in the text."""

    what: str
    number: int
    offset: int
    words: str


@dataclass(frozen=True, slots=True)
class DescribedEffects:
    """A record with text and effects."""

    record: Named | Code
    effects: tuple[Effect, ...]

    @property
    def is_structured(self) -> bool:
        """Whether all its effects are structured, none in prose."""
        return not any(effect.manual for effect in self.effects)

    def place(self, offset: int, length: int) -> Span:
        """The span of some characters of its text."""
        node = self.record.node.get("text") if self.record.node else None
        return node.place(offset, length) if isinstance(node, Scalar) else self.record.at("text")

    def contradiction(self, words: str, offset: int, does: str, hint: str, effects: Iterable[Span]) -> Problem:
        """The problem with some words of its text. does: what the effects do instead. effects: where they say so."""
        return Problem(
            message=f"the text says {words!r}, but the effect {does}",
            span=self.place(offset, len(words)),
            hint=hint,
            related=tuple(Related(effect, "the effect") for effect in effects),
        )


def described_effects(game: Game) -> Iterator[DescribedEffects]:
    """Every record, and every letter code, that has both text and effects."""
    records: list[Named] = [*game.units, *game.terrain, *game.sides, *game.statuses, *game.options]
    records += [card for deck in game.decks for card in deck.cards]
    records += [row for table in game.tables for row in table.rows]
    records += [record for custom in game.sets for record in custom.records]
    for record in records:
        effects: tuple[Effect, ...] = getattr(record, "effects", ())
        if record.text and effects:
            yield DescribedEffects(record, effects)
    for codes in (*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)):
        for letters in codes.values():
            yield from (DescribedEffects(code, code.effects) for code in letters.values() if code.text and code.effects)


class Changes:
    """Finds changes in a text: ``Attack +1``, ``+1 Attack``, ``Attack is reduced by one``, ``move one less``.

    names: the names of what can change, in lower case, each with its id. units: the words that stats are
    counted in, as ``spaces``.
    """

    __slots__ = ("_patterns", "names")

    def __init__(self, names: Mapping[str, str], units: Sequence[str] = ()) -> None:
        self.names = names
        what = rf"(?P<what>{_any_of(names)})"
        counted = rf"(?:\s+(?:{_any_of(_with_singulars(units))}))?" if units else ""
        self._patterns = tuple(
            (marks, re.compile(pattern, re.IGNORECASE))
            for marks, pattern in (
                (_SIGNS, rf"\b{what}\s*{_SIGN}"),
                (_SIGNS, rf"{_SIGN}\s+(?:to\s+)?{what}\b"),
                ((" by ",), rf"\b{what}\s+(?:is|are|gets)\s+{_VERB}\s+by\s+(?!an?\b|no\b){NUMBER}\b"),
                ((" by ",), rf"\b{_VERB}\s+(?:\w+\s+)?{what}\s+by\s+(?!an?\b|no\b){NUMBER}\b"),
                (_THAN, rf"\b{what}s?\s+{NUMBER}{counted}\s+(?P<than>{'|'.join(_THAN)})\b"),
            )
        )

    def of(self, text: str) -> Iterator[StatedNumber]:
        """Every change that the text states; ``what`` is an id."""
        if not self.names:
            return
        plain = without_templates(text)
        for marks, pattern in self._patterns:
            # Most texts state no change: looking for its sign first saves looking for names.
            if any(mark in plain for mark in marks):
                for match in pattern.finditer(plain):
                    number = number_of(match["number"]) * _direction(match)
                    yield StatedNumber(self.names[folded(match["what"])], number, match.start(), match[0])


def changes_in(game: Game) -> Changes:
    """A finder of changes of the stats and rolls of a game."""
    names = {"attack": "attack", "move": "move"}
    for record in (*game.stats, *game.rolls):
        for name in (record.name, record.abbr, *record.aliases):
            if name:
                names[name.casefold()] = record.id
    return Changes(names, tuple(stat.unit for stat in game.stats if stat.unit))


def unsupported(described: DescribedEffects, changes: Changes) -> Iterator[tuple[StatedNumber, list[Effect]]]:
    """The first number that a text states for each stat, with the effects on it whose number the text does not state.

    An effect is left out if its number stands anywhere else in the text: "+1 more against ships".
    """
    by_stat: dict[str, list[StatedNumber]] = {}
    for stated in changes.of(described.record.text):
        by_stat.setdefault(stated.what, []).append(stated)
    for what, stated_numbers in by_stat.items():
        numbers = {stated.number for stated in stated_numbers}
        modifying = [
            effect for effect in described.effects if effect.do == "modify" and effect.what == what and effect.by
        ]
        unstated = [effect for effect in modifying if effect.by not in numbers]
        elsewhere = _numbers_beside(described.record.text, stated_numbers) if unstated else set()
        if unstated := [effect for effect in unstated if abs(effect.by or 0) not in elsewhere]:
            yield stated_numbers[0], unstated


def _numbers_beside(text: str, stated_numbers: Sequence[StatedNumber]) -> set[int]:
    """Every number in a text outside of the stated ones that can be that of a change: no article, no "one of"."""
    for stated in stated_numbers:
        text = text[: stated.offset] + " " * len(stated.words) + text[stated.offset + len(stated.words) :]
    return {number_of(match["number"]) for match in _BESIDE.finditer(text)}


def _direction(match: re.Match[str]) -> int:
    """Whether a change goes up (1) or down (−1)."""
    groups = match.groupdict()
    down = ("-", "−", "–", "less", "fewer", "reduc", "lower", "decreas")
    word = (groups.get("sign") or groups.get("than") or groups.get("verb") or "").casefold()
    return -1 if word.startswith(down) else 1


def _any_of(names: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


def _with_singulars(units: Iterable[str]) -> Iterator[str]:
    for unit in units:
        yield unit
        if unit.endswith("s"):
            yield unit[:-1]


def card_counts(text: str) -> Iterator[StatedNumber]:
    """Every ``draw two cards`` and ``discards 1 card`` in a text; ``what`` is the verb."""
    for match in _CARDS.finditer(without_templates(text)):
        verb = match["verb"].casefold().removesuffix("s")
        yield StatedNumber(verb, number_of(match["number"]), match.start(), match[0])
