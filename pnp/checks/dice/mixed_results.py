"""The results in one table are written in different ways.

Looks in each dice table for both ranges with a dash and ranges with "to", for `6+` and `≥6`, for `≤2` and `<=2`, and
for `01` and `1`.

The column is printed as it is written: 01–09 lines up above 10–20, 1–9 does not, and ≥6 next to 5+ looks like two
different rules.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D10
    rows:
      - {on: ≤3, name: Calm}
      - {on: 4-6, name: Breeze}
      - {on: 7 to 8, name: Gale}
      - {on: 9-10, name: Storm}
```
```text
tables.yaml:8:14: warning D113 'weather' has both '7 to 8' and '4-6'
```
```diff file=tables.yaml
-      - {on: 7 to 8, name: Gale}
+      - {on: 7-8, name: Gale}
```

## Mended
The result is rewritten as most results of its table are. Results in quotes are not changed.
"""

import re
from collections import Counter
from typing import Final

from pnp.checks.api import Edit, GameContext, Problem, Problems, Related, Severity
from pnp.model.tables import Row, Table
from pnp.nodes import Scalar
from pnp.values import dataclass

NAME = "inconsistent notation of results"
SEVERITY = Severity.WARNING


@dataclass(frozen=True, slots=True)
class _Notation:
    """One way to write a result. pattern: matches it. replacement: writes it, with the groups of a match."""

    pattern: re.Pattern[str]
    replacement: str


# Notations that mean the same. A hyphen and an en dash are printed alike.
_NOTATIONS: Final[tuple[tuple[_Notation, ...], ...]] = (
    (_Notation(re.compile(r"(\d)\s*[-–]\s*(\d)"), r"\1-\2"), _Notation(re.compile(r"(\d)\s*to\s*(\d)"), r"\1 to \2")),
    (
        _Notation(re.compile(r"(\d+)\s*\+"), r"\1+"),
        _Notation(re.compile(r"≥\s*(\d+)"), r"≥\1"),
        _Notation(re.compile(r">=\s*(\d+)"), r">=\1"),
    ),
    (
        _Notation(re.compile(r"≤\s*(\d+)"), r"≤\1"),
        _Notation(re.compile(r"<=\s*(\d+)"), r"<=\1"),
        _Notation(re.compile(r"(\d+)\s*[-–−]$"), r"\1-"),
    ),
    (_Notation(re.compile(r"(?<!\d)0([1-9])(?!\d)"), r"0\1"), _Notation(re.compile(r"(?<!\d)([1-9])(?!\d)"), r"\1")),
)


def check(context: GameContext) -> Problems:
    """Every row that is not written as most of its table are."""
    for table in context.game.tables:
        for notations in _NOTATIONS:
            yield from _mixed(table, notations)


def _mixed(table: Table, notations: tuple[_Notation, ...]) -> Problems:
    rows = {notation: [row for row in table.rows if notation.pattern.search(row.on.written)] for notation in notations}
    numbers = Counter({notation: len(written_so) for notation, written_so in rows.items() if written_so})
    if len(numbers) < 2:
        return
    usual = numbers.most_common(1)[0][0]
    for notation in numbers:
        if notation is not usual:
            yield from (_problem(row, notation, usual, rows[usual][0], table) for row in rows[notation])


def _problem(row: Row, notation: _Notation, usual: _Notation, example: Row, table: Table) -> Problem:
    written = row.on.written
    corrected = notation.pattern.sub(lambda match: match.expand(usual.replacement), written)
    node = row.node.get("on") if row.node else None
    is_plain = isinstance(node, Scalar) and node.text.strip() == written and not node.is_quoted
    return Problem(
        message=f"{table.id!r} has both {written!r} and {example.on.written!r}",
        span=row.at("on"),
        hint=f"write {corrected}",
        related=(Related(example.at("on"), "the usual notation"),),
        edits=(Edit(row.at("on"), corrected),) if is_plain else (),
    )
