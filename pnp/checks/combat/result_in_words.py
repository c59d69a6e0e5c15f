"""A sentence gives another result than the combat table, or another first or last column.

Reads "at 2:1 a roll of 5 is DR" and "odds higher than 4:1 count as 4:1", in English rules, and looks in the combat
tables, in the last column for higher odds where the table says what these count as; for the first and last column also
in a table whose fields are called by odds. Sentences with two columns, two rolls, two codes or a modifier, and those
with a condition, are left out.

It is the example by which players learn to read the table.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:1 2:1}
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows:
      - {on: 1-3, results: AR AR}
      - {on: 4-6, results: AR DR}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

At 2:1 a roll of 3 is DR.
```
```text
rules.md:3:23: warning D168 a 3 at 2:1 is AR in 'combat', not DR
```
```diff file=rules.md
-At 2:1 a roll of 3 is DR.
+At 2:1 a roll of 4 is DR.
```
"""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pnp.analysis.combat import column_for
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import PlainSentence, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.tables import Combat, Table
from pnp.values import dataclass

NAME = "other result than in the table"
SEVERITY = Severity.WARNING

_COLUMN: Final = r"\d{1,2}:\d{1,2}"
_ROLL: Final = re.compile(
    rf"\b(?:rolls?|rolling|rolled)\s+(?:of\s+)?(?:an?\s+)?(?P<number>{NUMBER})\b(?![:–-]\d)"
    rf"|(?<!\w)(?P<before>{NUMBER})\s+(?:(?:is|was)\s+)?rolled\b(?!\s+(?:an?\s+)?{NUMBER}\b)"
)
_CHANGED: Final = re.compile(r"(?<!\w)[+−–-]\d|\b(?:modif|shift|column)")
_BEYOND: Final = re.compile(
    r"\b(?:(?P<last>higher|better|greater|above|over|more)|(?P<first>lower|worse|less|below|under))\b[^.;]{0,20}?"
    rf"\b(?:counts?|(?:is|are)\s+(?:treated|resolved|counted|read))\s+(?:as|on|at)\s+(?:the\s+)?(?P<column>{_COLUMN})"
)


@dataclass(frozen=True, slots=True)
class _Odds:
    """The odds that head the columns of a table, the lowest first, and where they stand."""

    table: Table
    columns: tuple[str, ...]
    span: Span


def check(context: GameContext) -> Problems:
    """Every sentence with a column of a combat table."""
    game = context.game
    tables = [(table, table.combat) for table in game.tables if table.combat and table.combat.by == "odds"]
    leads = dict.fromkeys(column for _, combat in tables for column in combat.columns)
    odds = [
        *(_Odds(table, combat.columns, combat.at("columns")) for table, combat in tables),
        *(_Odds(table, columns, table.at("fields")) for table in game.tables if (columns := _odds_in_fields(table))),
    ]
    for sentence in plain_sentences(context, (*leads, ":1 ", "odds ")) if odds else ():
        yield from _results(context, sentence, tables)
        if len(odds) == 1:
            yield from _ends(context, sentence, odds[0])


def _odds_in_fields(table: Table) -> tuple[str, ...]:
    """The odds that head the fields of a table, if there are several."""
    names = tuple(field.name for field in table.fields.values() if re.fullmatch(_COLUMN, field.name))
    return names if len(names) > 1 else ()


def _results(context: GameContext, sentence: PlainSentence, tables: Sequence[tuple[Table, Combat]]) -> Problems:
    columns, rolls = set(re.findall(_COLUMN, sentence.text)), list(_ROLL.finditer(sentence.text))
    if len(columns) != 1 or len(rolls) != 1 or _CHANGED.search(sentence.text):
        return
    column, number = columns.pop(), number_of(rolls[0]["number"] or rolls[0]["before"])
    written = context.prose.text[sentence.start : sentence.start + len(sentence.text)]
    cells = [
        (table, row.results[_column_read(combat, column)], row)
        for table, combat in tables
        if column in combat.columns or combat.beyond
        for row in table.rows
        if number in row.on and len(row.results) == len(combat.columns)
    ]
    known = {cell for table, _ in tables for row in table.rows for cell in row.results if cell.isalnum()}
    codes = [match for match in re.finditer(r"\b[A-Z][\w/]*", written) if match[0] in known]
    if len(codes) == 1 and cells and all(cell != codes[0][0] for _, cell, _ in cells):
        table, cell, row = cells[0]
        yield Problem(
            message=f"a {number} at {column} is {cell} in {table.id!r}, not {codes[0][0]}",
            span=context.prose.span(sentence.start + codes[0].start(), len(codes[0][0])),
            hint="correct the sentence, or the cell if the sentence is right",
            related=(Related(row.at("results"), "the row"),),
        )


def _column_read(combat: Combat, odds: str) -> int:
    """The number of the column that is read at some odds: the last one if they are higher than that of any."""
    attack, _, defence = odds.partition(":")
    return column_for(combat, Fraction(attack), Fraction(defence))


def _ends(context: GameContext, sentence: PlainSentence, odds: _Odds) -> Problems:
    for match in _BEYOND.finditer(sentence.text):
        end = odds.columns[-1 if match["last"] else 0]
        if match["column"] != end:
            yield Problem(
                message=f"the {'last' if match['last'] else 'first'} column of {odds.table.id!r} is {end}, "
                f"not {match['column']}",
                span=context.prose.span(sentence.start + match.start("column"), len(match["column"])),
                hint="correct the sentence, or the columns",
                related=(Related(odds.span, "the columns"),),
            )
