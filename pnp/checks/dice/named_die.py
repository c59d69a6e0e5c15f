"""The text names a different die from the table.

Reads which dice the text of a table or roll tells players to roll ("Roll two dice.", "Roll a D10 each turn.", "Roll two
six-sided dice."), and which dice other texts roll "on the" table of that name, and compares them with its die. Texts
that choose among dice, or name several, are skipped.

Players roll the dice of the text and look up the result in a table for other dice.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    text: Roll two dice at the start of every round.
    rows:
      - {on: 1-3, name: Calm}
      - {on: 4-6, name: Gale}
```
```text
tables.yaml:5:16: warning D117 the text says 'two dice', but 'weather' is for D6
```
```diff file=tables.yaml
-    die: D6
+    die: 2D6
-      - {on: 1-3, name: Calm}
-      - {on: 4-6, name: Gale}
+      - {on: 2-7, name: Calm}
+      - {on: 8-12, name: Gale}
```
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.passages import RULES_AND_NOTES, Passage, passages_of
from pnp.analysis.prose import places_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.dice import Dice
from pnp.model.tables import Roll, Table

NAME = "wrong die in the text"
SEVERITY = Severity.WARNING

_DICE: Final = (
    rf"(?P<dice>(?P<count>\d{{0,2}})[dDwW](?P<sides>\d{{1,3}})\b|(?P<number>an?|{NUMBER})\s+"
    rf"(?:(?P<faces>{NUMBER})-sided\s+)?(?:[dDwW](?P<plain>\d{{1,3}})\b|dic?e\b))"
)
_ROLL: Final = re.compile(rf"(?:^|[.!?]\s+)Roll(?:ed)?\s+{_DICE}")
_ROLL_ON: Final = re.compile(
    rf"[Rr]oll(?:s|ed|ing)?\s+{_DICE}\s+on\s+(?:the\s+)?[*_]*(?=(?P<name>\w[^\n.,;:]{{1,60}}))"
)
_ANY_DIE: Final = re.compile(r"\b\d{0,2}[dDwW]\d{1,3}\b|\bdic?e\b")
# "Each turn" or "per player" says when dice are rolled, not how many.
_TIMES: Final = (
    r"time|hour|day|morning|evening|night|week|month|season|year|player|side|army|team|"
    r"turn|round|phase|move|attack|combat|fight|battle|scenario|game"
)
# Words that say that not all dice rolled are added up.
_CHOSEN: Final = re.compile(
    r"\b(?:higher|highest|lower|lowest|best|worst|better|choose|chosen|keep|kept|pick|tens|digits?|separately|"
    rf"matching|doubles?|pool|more|extra|again|(?:each|per)(?! (?:new )?(?:{_TIMES})\b))\b",
    re.IGNORECASE,
)


def check(context: GameContext) -> Problems:
    """The text of every table and roll, and every roll on a named table."""
    game = context.game
    records: tuple[Table | Roll, ...] = (*game.tables, *game.rolls)
    for record in records:
        if (match := _ROLL.search(record.text)) and _is_plain(record.text):
            passages = passages_of(record, RULES_AND_NOTES)
            passage = next((passage for passage in passages if passage.key == "text"), None)
            if passage and _differs(match, record.die):
                yield _problem(match, record, passage, match.start("dice"))
    yield from _rolls_on_tables(context)


def _is_plain(text: str) -> bool:
    return len(_ANY_DIE.findall(text)) == 1 and not _CHOSEN.search(text)


def _rolls_on_tables(context: GameContext) -> Problems:
    names = _names(context.game.tables)
    if not names:
        return
    prose = context.prose
    for place in places_of(prose.text, ("Roll", "roll")):
        if not (match := _ROLL_ON.match(prose.text, place)):
            continue
        following = match["name"].casefold()
        named = next((name for name in names if re.match(rf"{re.escape(name)}\b", following)), "")
        if named and _differs(match, names[named].die):
            passage, index = prose.passage(match.start("dice"))
            yield _problem(match, names[named], passage, index)


def _names(tables: Sequence[Table]) -> dict[str, Table]:
    """The tables by their names in lower case, the longest first; names of several tables are left out."""
    by_name: dict[str, list[Table]] = {}
    for table in tables:
        for name in {alias.casefold() for alias in (table.name, *table.aliases) if alias}:
            by_name.setdefault(name, []).append(table)
    return {name: by_name[name][0] for name in sorted(by_name, key=len, reverse=True) if len(by_name[name]) == 1}


def _differs(match: re.Match[str], die: Dice) -> bool:
    """Whether the dice in a text are not the die; two D6 make a D66, two D10 a D100."""
    written = match["count"] or match["number"] or "1"
    count = number_of(written)
    sides = number_of(match["sides"] or match["plain"] or match["faces"] or "zero")
    if count == 2 and (die.is_d66 or die.sides == 100):
        return die.count != 1 or sides not in (0, 6 if die.is_d66 else 10)
    return count != die.count or sides not in (0, die.sides)


def _problem(match: re.Match[str], record: Table | Roll, passage: Passage, start: int) -> Problem:
    return Problem(
        message=f"the text says {match['dice']!r}, but {record.id!r} is for {record.die}",
        span=passage.span(start, len(match["dice"])),
        hint="correct the text or the die",
        related=(Related(record.at("die"), f"{record.die} here"),),
    )
