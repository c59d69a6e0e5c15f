"""A text states a chance that its dice cannot have.

Looks in sentences about a chance, odds or a probability for percentages and for words such as "two in six", and
compares them with all chances of the dice: those of the table or roll that the text belongs to, otherwise all dice of
the kit. A sentence that names one row of a table without modifiers must give the chance of that row. Percentages may be
rounded up or down. Sentences about cards, or about several rolls together, are skipped.

Players base decisions on the stated odds. Usually the die or the table was changed later and the sentence was not.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D10
    text: The chance of a gale is one in six.
    rows:
      - {on: 1-8, name: Calm}
      - {on: 9-10, name: Gale}
```
```text
tables.yaml:5:35: warning D114 nothing on D10 has a chance of 'one in six' (17 %); the nearest is 20 %
```
```diff file=tables.yaml
-    text: The chance of a gale is one in six.
+    text: The chance of a gale is one in five.
```
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from pnp.analysis.chances import Chance, chances, of_dice, of_rolls
from pnp.analysis.dice_mentions import mentions
from pnp.analysis.passages import Passage
from pnp.analysis.prose import Prose, places_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.document.roll_tables import percent
from pnp.model.dice import Dice, chance
from pnp.model.game import Game
from pnp.model.tables import Roll, Row, Table
from pnp.values import dataclass

NAME = "impossible odds"
SEVERITY = Severity.WARNING

_CHANCE: Final = ("chance", "odds", "probab", "likel", "Chance", "Odds", "Probab", "Likel")
_FIELDS: Final = ("chance", "odds", "probability", "likelihood")
# The odds are not those of a single roll, or not exact.
_OTHER: Final = re.compile(
    r"\b(?:cards?|deck|draws?|drawn?|pile|bag|twice|thrice|both|either|each of|in a row|at least once|rolls|times|"
    r"about|roughly|almost|nearly|around|over|under|less than|more than|better than|games?|players?|turns|rounds)\b",
    re.IGNORECASE,
)
_NOT_SO: Final = re.compile(r"\b(?:not|no|worse|lower|higher|otherwise|unless|if|when|with)\b", re.IGNORECASE)
_SENTENCE_END: Final = re.compile(r"[.!?:;](?=\s)|\n\s*\n|\0")
# No sentence is longer: in a long text, only what stands around its words is read.
_LONGEST: Final = 1000
_MAX_DICE: Final = 6
_MAX_DICE_NAMED: Final = 4


@dataclass(frozen=True, slots=True)
class _Possible:
    """The dice that a text may be about, and the chances that they have."""

    dice: tuple[Dice, ...]
    chances: frozenset[Fraction]


def check(context: GameContext) -> Problems:
    """Every stated chance that no result of the dice has."""
    owners: dict[int, _Possible] = {}
    of_the_kit: _Possible | None = None
    for passage, start, sentence in _sentences(context.prose):
        stated = list(chances(sentence))
        if not stated:
            continue
        owners = owners or _owners(context.game)
        of_the_kit = of_the_kit or _of_the_kit(context)
        possible = owners.get(id(passage.record), of_the_kit)
        wrong = [_problem(told, possible, passage, start) for told in stated if _is_impossible(told, possible)]
        yield from wrong or _of_row(context.get(_named_rows), stated, passage, start, sentence)


def _named_rows(context: GameContext) -> Mapping[str, tuple[Table, Row]]:
    """The rows of tables without modifiers by their names, if no other row and no table is called so."""
    names = Counter(name for table in context.game.tables for name in (table.name, *(row.name for row in table.rows)))
    return {
        row.name: (table, row)
        for table in context.game.tables
        for row in table.rows
        if not table.modifiers and not table.combat and len(row.name) > 1 and names[row.name] == 1
    }


def _of_row(
    rows: Mapping[str, tuple[Table, Row]], stated: Sequence[Chance], passage: Passage, start: int, sentence: str
) -> Problems:
    """The chance that a sentence gives to the only row that it names."""
    named = [name for name in rows if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", sentence)]
    if len(stated) != 1 or len(named) != 1 or _NOT_SO.search(sentence) or isinstance(passage.record, Row):
        return
    table, row = rows[named[0]]
    right = chance(table.die, row.on)
    if not stated[0].fits(right):
        yield Problem(
            message=f"the chance of {row.name!r} in {table.id!r} is {right} ({_percent(right)}), not "
            f"{stated[0].words!r}",
            span=passage.span(start + stated[0].start, len(stated[0].words)),
            hint="correct the sentence or the row",
            related=(Related(row.at("on"), f"{row.on} on {table.die}"),),
        )


def _sentences(prose: Prose) -> Iterator[tuple[Passage, int, str]]:
    """Every sentence about a chance, once, with its passage and where it begins there."""
    seen = set()
    for place in places_of(prose.text, _CHANCE):
        passage, index = prose.passage(place)
        start, sentence = _sentence(prose.part(passage), index)
        if (id(passage), start) not in seen and not _OTHER.search(sentence):
            seen.add((id(passage), start))
            yield passage, start, sentence
    for passage in prose.passages:
        if passage.key in _FIELDS:
            yield passage, 0, prose.part(passage)


def _sentence(text: str, index: int) -> tuple[int, str]:
    """The sentence around a character, and where it begins."""
    start = max(0, index - _LONGEST)
    for match in _SENTENCE_END.finditer(text, start, index):
        start = match.end()
    following = _SENTENCE_END.search(text, index, index + _LONGEST)
    return start, text[start : following.end() if following else index + _LONGEST]


def _owners(game: Game) -> dict[int, _Possible]:
    """The dice and chances for the texts of tables, their rows, and rolls, by the id() of the record."""
    possible_for: dict[int, _Possible] = {}
    for table in game.tables:
        rolls = [roll for roll in game.rolls if roll.table == table.id]
        possible = _possible([table.die], rolls)
        possible_for.update(dict.fromkeys((id(table), *map(id, table.rows)), possible))
    for roll in game.rolls:
        possible_for.update(dict.fromkeys((id(roll), *map(id, roll.modifiers)), _possible([roll.die], [roll])))
    return possible_for


def _of_the_kit(context: GameContext) -> _Possible:
    """Every die that a table, a roll or a text of the kit names."""
    game = context.game
    dice = [*(table.die for table in game.tables), *(roll.die for roll in game.rolls)]
    for mention in context.get(mentions):
        if 0 < (count := int(mention.count or 1)) <= _MAX_DICE:
            dice.append(Dice(count, int(mention.sides)))
    return _possible(dice, list(game.rolls))


def _possible(dice: Sequence[Dice], rolls: Sequence[Roll]) -> _Possible:
    different = tuple({(die.count, die.sides, die.add): die for die in dice}.values())
    shown = frozenset(share for die in different for share in of_dice(die))
    return _Possible(different, shown | of_rolls(rolls))


def _is_impossible(stated: Chance, possible: _Possible) -> bool:
    return bool(possible.dice) and not any(stated.fits(share) for share in possible.chances)


def _problem(stated: Chance, possible: _Possible, passage: Passage, start: int) -> Problem:
    nearest = min(possible.chances, key=lambda share: (abs(share - stated.value), share))
    names = [str(die) for die in possible.dice]
    shown = names[0] if len(names) == 1 else "the dice of the kit"
    number = f" ({_percent(stated.value)})" if stated.exact else ""
    return Problem(
        message=f"nothing on {shown} has a chance of {stated.words!r}{number}; the nearest is {_percent(nearest)}",
        span=passage.span(start + stated.start, len(stated.words)),
        hint=f"correct the sentence or the dice ({', '.join(names[:_MAX_DICE_NAMED])})",
    )


def _percent(value: Fraction) -> str:
    """A chance for a terminal, with an ordinary space."""
    return percent(value).replace("\u202f", " ")
