"""A column of odds does not match the results of its rows.

If a dice table declares a field for the odds of its rows (`chance`, `odds`, `probability`, `percent`) and most rows
state the right odds, looks for rows that state others. Percentages may be rounded up or down.

A range was changed, and the number next to it was forgotten.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D10
    fields: {chance: {type: text, name: Chance}}
    rows:
      - {on: 1-5, name: Calm, chance: 50 %}
      - {on: 6-9, name: Breeze, chance: 30 %}
      - {on: 10, name: Gale, chance: 10 %}
```
```text
tables.yaml:8:41: warning D115 the row says 30 %, but '6-9' comes up on 4 of 10 rolls of D10: 40 %
```
```diff file=tables.yaml
-      - {on: 6-9, name: Breeze, chance: 30 %}
+      - {on: 6-9, name: Breeze, chance: 40 %}
```
"""

from fractions import Fraction

from pnp.analysis.odds import row_odds
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.dice.shares import share_fields, share_of
from pnp.document.roll_tables import percent
from pnp.model.tables import Row, Table

NAME = "wrong odds in a dice table"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every row that states wrong odds, in tables where most rows state the right ones."""
    for table in context.game.tables:
        for field in share_fields(table.fields):
            for row in wrong_rows(table, field):
                yield _problem(row, field, table)


def wrong_rows(table: Table, field: str) -> list[Row]:
    """The rows whose share is not their odds; none unless more than half of the rows are right."""
    shares = {id(row): share_of(row, field) for row in table.rows}
    wrong = [
        row for row in table.rows if (share := shares[id(row)]) is not None and not _fits(share, _odds(row, table))
    ]
    right = len(table.rows) - len(wrong)
    return wrong if None not in shares.values() and right > len(wrong) else []


def _odds(row: Row, table: Table) -> Fraction:
    return row_odds(table, row.on)


def _fits(share: Fraction, odds: Fraction) -> bool:
    return abs(share - odds) < Fraction(1, 100)


def _problem(row: Row, field: str, table: Table) -> Problem:
    odds = _odds(row, table)
    results = len(row.on.within(table.die.results()))
    frequency = f"{results} of {len(table.die.results())} rolls" if table.die.count == 1 else "rolls"
    written = row.fields[field]
    return Problem(
        message=f"the row says {written}, but {row.on.written!r} comes up on {frequency} of {table.die}: "
        f"{percent(odds).replace(chr(0x202F), ' ')}",
        span=row.at(field),
        hint="correct the number or the results",
        related=(Related(row.at("on"), "its results"),),
    )
