"""Dice in the texts of a game: ``1d6``, ``D66``, ``2W10``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.zones import is_cell
from pnp.model.game import Game
from pnp.values import dataclass

# Only numbers of sides that dice have: D7 may be a square of a map, W1 a wagon.
_DIE: Final = re.compile(r"[dDwW](?:2|3|4|6|8|10|12|20|30|66|100)(?![\w%])")
_COUNT: Final = re.compile(r"(?<![\w./])\d{1,2}$")
_BEFORE: Final = 24
# After these a D6 is a number rolled, as 1D6 would be.
_ROLLED: Final = re.compile(
    r"(?:\b(?:rolls?|rolled|rolling|throws?|wirf|werft|würfelt?|würfle|by|plus|minus|adds?|loses?|gains?|takes?|deals?|costs?|heals?)|[+\-−×=])"
    r"[\s*_]*$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Mention:
    """Dice in a text. start: the index of its first character in the prose. count: as written, may be empty.

    before: the text just before it.
    """

    start: int
    count: str
    letter: str
    sides: str
    before: str

    @property
    def words(self) -> str:
        """As it is written."""
        return self.count + self.letter + self.sides

    @property
    def is_after_verb(self) -> bool:
        """Whether the words before it say that a number is rolled."""
        return _ROLLED.search(self.before) is not None

    @property
    def is_rolled(self) -> bool:
        """Whether it is a number rolled, and not the name of something."""
        return bool(self.count) or self.is_after_verb


def mentions(context: GameContext) -> tuple[Mention, ...]:
    """Every mention of dice in what players read, without cells of boards and results of combat."""
    game = context.game
    found = tuple(_mentions(context.prose.text, game))
    german = tuple(mention for mention in found if mention.letter in "wW")
    if game.kit.language.startswith("de") or any(mention.is_rolled for mention in german):
        return found
    # Where dice are called otherwise, W4 may be a formation.
    has_dice = bool(game.tables or game.rolls) or len(german) < len(found)
    return tuple(mention for mention in found if mention not in german) if has_dice else found


def _mentions(text: str, game: Game) -> Iterator[Mention]:
    codes = {code for table in game.tables for code in table.results}
    for match in _DIE.finditer(text):
        before = text[max(0, match.start() - _BEFORE) : match.start()]
        count = digits[0] if (digits := _COUNT.search(before)) else ""
        if not count and (before[-1:].isalnum() or (before[-1:] in "_'’" and before[-2:-1].isalnum())):
            continue
        if not count and is_cell(game, match[0]):
            continue
        start = match.start() - len(count)
        mention = Mention(start, count, match[0][0], match[0][1:], before[: len(before) - len(count)])
        if mention.is_rolled or codes.isdisjoint((match[0], f"{mention.letter}#")):
            yield mention
