"""Modifiers take a roll past the rows of its table.

Adds the modifiers of a table, and of the rolls made on it, to the lowest and highest result of the die, and looks for
totals that no row covers. If the target of a roll includes the lowest or highest result of its die, it must include the
modified result, too. The fewest modifiers that lead there are named. Modifiers that exclude one another are never added
together, nor are those of two kinds of ground. A table is skipped if its text, or that of the roll, says what such
totals count as, or a sentence of the rules does: "treat a result below 1 as 1".

Somebody will roll a 6 and add 1, but the table ends at 6.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    modifiers:
      - {id: winter, by: +1, text: In winter}
    rows:
      - {on: 1-3, name: Calm}
      - {on: 4-6, name: Gale}
```
```text
tables.yaml:9:14: warning D104 no row of 'weather' covers 7, which is 6 +1 (winter)
```
```diff file=tables.yaml
-      - {on: 4-6, name: Gale}
+      - {on: 4+, name: Gale}
```
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from pnp.analysis.exclusions import exclusions
from pnp.analysis.numerals import NUMBER
from pnp.analysis.numerals import number_of as int_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.dice.reach import Applied, in_words, number_of, rolls_on, sums_with_modifiers
from pnp.model.dice import Results
from pnp.model.tables import Roll, Row, Table

NAME = "modified total outside the table"
SEVERITY = Severity.WARNING

# Words with which rules say what a total outside the table counts as.
_LIMIT: Final = re.compile(
    r"\b(?:treat(?:ed)? as|counts? as|maximum|minimum|at most|at least|never (?:more|less|higher|lower|above|below)|"
    r"(?:less|lower|more|higher|greater) than|or (?:less|lower|more|higher)|below|above|cannot exceed)\b",
    re.IGNORECASE,
)
# A sentence of the rules about such totals: "Treat a result below 1 as 1 and above 6 as 6."
_COUNTS_AS: Final = re.compile(
    r"\b(?:totals?|results?|rolls?|scores?|dice?|numbers?)\b[^.;\n]{0,60}"
    r"\b(?:treated as|counts? as|is always|are always)\b"
    r"|\btreat\b[^.;\n]{0,60}\bas\b"
)
_END: Final = re.compile(
    r"\b(?:below|under|above|over|beyond|(?:less|lower|smaller|more|higher|greater) than) "
    rf"(?P<number>{NUMBER})\b"
)


def check(context: GameContext) -> Problems:
    """Both ends of every table, for each roll made on it, and of every target."""
    game, apart = context.game, context.get(exclusions)
    for table in game.tables:
        if not table.rows or table.die.is_d66:
            continue
        for roll, modifiers in rolls_on(table, game):
            if not _LIMIT.search(f"{table.text} {roll.text if roll else ''}"):
                yield from _past_rows(context, table, sums_with_modifiers(modifiers, apart))
    for roll in game.rolls:
        if roll.target and not roll.die.is_d66:
            yield from _past_target(roll, roll.target, sums_with_modifiers(roll.modifiers, apart))


def _past_rows(context: GameContext, table: Table, sums: Mapping[int, Applied]) -> Problems:
    """A total below the rows and one above them; D101 reports totals between two rows."""
    for result, is_low in ((table.die.low, True), (table.die.high, False)):
        outside = [by for by in sums if not any(result + by in row.on for row in table.rows)]
        by = _nearest(sums, outside, is_low=is_low)
        if not by or result in context.get(_stated_ends):
            continue
        row = _outermost(table, low=is_low)
        end = f"≤{row.on.high}" if is_low else f"{row.on.low}+"
        yield Problem(
            message=f"no row of {table.id!r} covers {result + by}, which is {result} {in_words(sums[by])}",
            span=row.at("on"),
            hint=f"leave the end of the row open: {end}",
            related=tuple(Related(modifier.at("by"), f"{modifier.by:+d}") for modifier, _ in sums[by]),
        )


def _past_target(roll: Roll, target: Results, sums: Mapping[int, Applied]) -> Problems:
    """A target that includes the last result of the die, but not the modified one."""
    for result, is_low in ((roll.die.low, True), (roll.die.high, False)):
        by = _nearest(sums, [by for by in sums if result + by not in target], is_low=is_low)
        if not by or result not in target:
            continue
        yield Problem(
            message=f"the target {target} of {roll.id!r} leaves out {result + by}, "
            f"which is {result} {in_words(sums[by])}",
            span=roll.at("target"),
            hint=f"leave its end open: {f'≤{target.high}' if is_low else f'{target.low}+'}",
            related=tuple(Related(modifier.at("by"), f"{modifier.by:+d}") for modifier, _ in sums[by]),
        )


def _nearest(sums: Mapping[int, Applied], outside: Iterable[int], *, is_low: bool) -> int:
    """The sum of the fewest modifiers that leads outside at one end, the nearest of several; 0 if none does."""
    beyond = [by for by in outside if by and (by < 0) == is_low]
    return min(beyond, key=lambda by: (number_of(sums[by]), abs(by)), default=0)


def _stated_ends(context: GameContext) -> frozenset[int]:
    """The results for which a sentence of the rules says what lower or higher ones count as."""
    words, sentences = context.prose, context.outline
    counting = {sentences.sentence(match.start()) for match in words.matches(_COUNTS_AS, words.lower)}
    return frozenset(
        int_of(match["number"]) for start, end in counting for match in _END.finditer(words.lower, start, end)
    )


def _outermost(table: Table, *, low: bool) -> Row:
    """The row with the lowest or the highest results."""
    if low:
        return min(table.rows, key=lambda row: row.on.low if row.on.low is not None else -1)
    return max(table.rows, key=lambda row: row.on.high if row.on.high is not None else 10**6)
