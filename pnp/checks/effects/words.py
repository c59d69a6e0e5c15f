"""What the words of a card, table row or unit say that a machine can compare: changes of stats, counts of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pnp.analysis.numerals import NUMBER_OR_ARTICLE, number_of
from pnp.analysis.prose import without_templates
from pnp.analysis.word_forms import folded
from pnp.findings import Span
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
_SIGNS = ("+", "-", "−", "–")
_THAN = ("less", "fewer", "more", "further", "farther")
_VERB = r"(?P<verb>reduc|lower|decreas|increas|rais)(?:e[sd]?|s|ed)?"
_SIGN = r"(?P<sign>[+\-−–])(?P<number>\d+)(?![\d%]|[-–]\d)"


@dataclass(frozen=True, slots=True)
class Saying:
    """A number that the words give for something, and at which character of them."""

    what: str
    number: int
    offset: int
    words: str


@dataclass(frozen=True, slots=True)
class Speaker:
    """A record with words and effects, and what to call it."""

    record: Named | Code
    effects: tuple[Effect, ...]

    @property
    def tells_all(self) -> bool:
        """Whether everything that it does is said in structure, nothing in prose."""
        return not any(effect.manual for effect in self.effects)

    def place(self, offset: int, length: int) -> Span:
        """Where some characters of its words stand."""
        node = self.record.node.get("text") if self.record.node else None
        return node.place(offset, length) if isinstance(node, Scalar) else self.record.at("text")


def speakers(game: Game) -> Iterator[Speaker]:
    """Every record, and every letter code, that has both words and effects."""
    records: list[Named] = [*game.units, *game.terrain, *game.sides, *game.statuses, *game.options]
    records += [card for deck in game.decks for card in deck.cards]
    records += [row for table in game.tables for row in table.rows]
    records += [record for custom in game.sets for record in custom.records]
    for record in records:
        effects: tuple[Effect, ...] = getattr(record, "effects", ())
        if record.text and effects:
            yield Speaker(record, effects)
    for codes in (*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)):
        for letters in codes.values():
            yield from (Speaker(code, code.effects) for code in letters.values() if code.text and code.effects)


class Changes:
    """Finds what a text says of changes: ``Attack +1``, ``+1 Attack``, ``Attack is reduced by one``, ``move one less``.

    names: the names of what can change, in small letters, each with its id. units: the words that stats are
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

    def of(self, text: str) -> Iterator[Saying]:
        """Every change that the text speaks of, its ``what`` an id."""
        if not self.names:
            return
        plain = without_templates(text)
        for marks, pattern in self._patterns:
            # Most words say nothing of a change: looking for its sign first saves looking for names.
            if any(mark in plain for mark in marks):
                for match in pattern.finditer(plain):
                    number = number_of(match["number"]) * _direction(match)
                    yield Saying(self.names[folded(match["what"])], number, match.start(), match[0])


def changes_in(game: Game) -> Changes:
    """What finds changes of the stats and rolls of a game."""
    names = {"attack": "attack", "move": "move"}
    for record in (*game.stats, *game.rolls):
        for name in (record.name, record.abbr, *record.aliases):
            if name:
                names[name.casefold()] = record.id
    return Changes(names, tuple(stat.unit for stat in game.stats if stat.unit))


def unsupported(speaker: Speaker, changes: Changes) -> Iterator[tuple[Saying, list[Effect]]]:
    """What the words say of each stat first, with the effects on it whose number they do not say.

    An effect is left alone if its number stands anywhere else in the words: "+1 more against ships".
    """
    said: dict[str, list[Saying]] = {}
    for saying in changes.of(speaker.record.text):
        said.setdefault(saying.what, []).append(saying)
    for what, sayings in said.items():
        numbers = {saying.number for saying in sayings}
        meant = [effect for effect in speaker.effects if effect.do == "modify" and effect.what == what and effect.by]
        strangers = [effect for effect in meant if effect.by not in numbers]
        rest = _numbers_beside(speaker.record.text, sayings) if strangers else set()
        if strangers := [stranger for stranger in strangers if abs(stranger.by or 0) not in rest]:
            yield sayings[0], strangers


def _numbers_beside(text: str, sayings: Sequence[Saying]) -> set[int]:
    """Every number in a text outside of some words of it."""
    for saying in sayings:
        text = text[: saying.offset] + " " * len(saying.words) + text[saying.offset + len(saying.words) :]
    return {number_of(match["number"]) for match in re.finditer(rf"\b{NUMBER}\b", text, re.IGNORECASE)}


def _direction(match: re.Match[str]) -> int:
    """Whether a change goes up (1) or down (−1)."""
    found = match.groupdict()
    down = ("-", "−", "–", "less", "fewer", "reduc", "lower", "decreas")
    word = (found.get("sign") or found.get("than") or found.get("verb") or "").casefold()
    return -1 if word.startswith(down) else 1


def _any_of(names: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


def _with_singulars(units: Iterable[str]) -> Iterator[str]:
    for unit in units:
        yield unit
        if unit.endswith("s"):
            yield unit[:-1]


def card_counts(text: str) -> Iterator[Saying]:
    """Every ``draw two cards`` and ``discards 1 card`` in a text; ``what`` is the verb."""
    for match in _CARDS.finditer(without_templates(text)):
        verb = match["verb"].casefold().removesuffix("s")
        yield Saying(verb, number_of(match["number"]), match.start(), match[0])
