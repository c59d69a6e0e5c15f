"""What the words of a card, table row or unit say that a machine can compare: changes of stats, counts of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pnp.model.effects import Effect
from pnp.model.fields import Code
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.values import dataclass

NUMBER_WORDS = {
    "no": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
}  # fmt: skip

_NUMBER = r"(?P<number>\d+|" + "|".join(NUMBER_WORDS) + r")"
_CARDS = re.compile(
    rf"\b(?P<verb>draws?|discards?)\s+(?:up to\s+)?{_NUMBER}\s+(?:\w+\s+){{0,3}}?cards?\b", re.IGNORECASE
)
_TEMPLATE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
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


def speakers(game: Game) -> Iterator[Speaker]:
    """Every record, and every letter code, that has both words and effects."""
    records: list[Named] = [*game.units, *game.terrain, *game.sides, *game.statuses, *game.options]
    records += [card for deck in game.decks for card in deck.cards]
    records += [row for table in game.tables for row in table.rows]
    records += [one for custom in game.sets for one in custom.records]
    for record in records:
        effects: tuple[Effect, ...] = getattr(record, "effects", ())
        if record.text and effects:
            yield Speaker(record, effects)
    for codes in (*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)):
        for letters in codes.values():
            yield from (Speaker(code, code.effects) for code in letters.values() if code.text and code.effects)


def changes(text: str, names: Sequence[str]) -> Iterator[Saying]:
    """Every ``Attack +1`` or ``+1 Attack`` in a text, for the names of stats and rolls that are given."""
    if not names:
        return
    plain = _without_templates(text)
    alternatives = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    what = rf"(?P<what>{alternatives})"
    for pattern in (rf"\b{what}\s*{_SIGN}", rf"{_SIGN}\s+(?:to\s+)?{what}\b"):
        for match in re.finditer(pattern, plain, re.IGNORECASE):
            sign = 1 if match["sign"] == "+" else -1
            yield Saying(match["what"].casefold(), sign * int(match["number"]), match.start(), match[0])


def card_counts(text: str) -> Iterator[Saying]:
    """Every ``draw two cards`` and ``discards 1 card`` in a text; ``what`` is the verb."""
    for match in _CARDS.finditer(_without_templates(text)):
        written = match["number"].casefold()
        number = NUMBER_WORDS[written] if written in NUMBER_WORDS else int(written)
        yield Saying(match["verb"].casefold().removesuffix("s"), number, match.start(), match[0])


def _without_templates(text: str) -> str:
    """The text with what is filled in later blanked out, every other character in its place."""
    return _TEMPLATE.sub(lambda match: " " * len(match[0]), text)
