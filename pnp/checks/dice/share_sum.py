"""Percentages that should add up to 100 % do not.

Adds up every declared field that holds a share of a whole (`percent`, `share`, `frequency`, and in dice tables `chance`
and `odds`) and looks for sums that are near 100 % but not 100 %. Each number may be rounded.

Some outcome is missing, counted twice, or more frequent than the table says.

```yaml file=sets.yaml
sets:
  - id: ground
    name: Ground
    fields: {share: {type: text, name: Share of the map}}
    records:
      - {id: wood, name: Wood, share: 40 %}
      - {id: marsh, name: Marsh, share: 25 %}
      - {id: plain, name: Plain, share: 45 %}
```
```text
sets.yaml:4:14: warning D116 the shares of 'ground' add up to 110 %: 40 + 25 + 45
```
```diff file=sets.yaml
-      - {id: plain, name: Plain, share: 45 %}
+      - {id: plain, name: Plain, share: 35 %}
```
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.dice.odds_column import wrong_rows
from pnp.checks.dice.shares import share_fields, share_of
from pnp.model.decks import CustomSet
from pnp.model.fields import FieldType, Open
from pnp.model.tables import Table
from pnp.model.walk import key_span

NAME = "shares do not add up"
SEVERITY = Severity.WARNING

_MIN_RECORDS: Final = 3
# Other sums most likely are not meant to be 100 %.
_NEAR: Final = (Fraction(80, 100), Fraction(120, 100))
# In custom sets a chance may concern each record alone: only these names surely mean parts of a whole.
_PARTS: Final = ("percent", "percentage", "share", "frequency")


def check(context: GameContext) -> Problems:
    """Every field of shares whose sum is near 100 % but not 100 %."""
    for table in context.game.tables:
        for field in share_fields(table.fields):
            if not wrong_rows(table, field):  # Otherwise D115 reports the row.
                yield from _sum(table, field, table.rows)
    for custom in context.game.sets:
        for field in _part_fields(custom.fields):
            yield from _sum(custom, field, custom.records)


def _part_fields(fields: Mapping[str, FieldType]) -> list[str]:
    return [field for field in share_fields(fields) if any(word in field for word in _PARTS)]


def _sum(owner: Table | CustomSet, field: str, records: Sequence[Open]) -> Problems:
    shares = [share_of(record, field) for record in records]
    known = [share for share in shares if share is not None]
    if len(known) < max(_MIN_RECORDS, len(shares)):
        return
    total, rounding = sum(known, Fraction(0)), Fraction(len(known), 200)
    if abs(total - 1) <= _allowed(known, rounding) or not _NEAR[0] <= total <= _NEAR[1]:
        return
    parts = " + ".join(f"{float(share * 100):g}" for share in known)
    yield Problem(
        message=f"the shares of {owner.id!r} add up to {float(total * 100):g} %: {parts}",
        span=key_span(owner, f"fields.{field}"),
        hint="correct the shares so that they add up to 100 %",
    )


def _allowed(shares: Sequence[Fraction], rounding: Fraction) -> Fraction:
    """How far rounding may lead from 100 %: 0 if all are multiples of five percent."""
    return Fraction(0) if all((share * 20).denominator == 1 for share in shares) else rounding
