"""The results of one table are written in several ways.

## What it does
Looks in each dice table for ranges with a dash beside ranges with "to", for `6+` beside `≥6`, for `≤2` beside `<=2`,
and for `01` beside `1`. `--fix` writes all as most are written.

## Why it matters
The column is printed as it is written: 01–09 above 10–20 lines up, 1–9 does not, and ≥6 beside 5+ looks like two rules.

## Fails
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
tables.yaml:8:14: warning D113 '7 to 8' stands beside '4-6' in 'weather'
```

## Passes
```diff file=tables.yaml
-      - {on: 7 to 8, name: Gale}
+      - {on: 7-8, name: Gale}
```

## Mended
The result is written as most of its table are. What stands in quotes is left to you.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Edit, Related, Severity
from pnp.model.tables import Row, Table
from pnp.nodes import Scalar
from pnp.values import dataclass

CODE = "D113"
NAME = "mixed notation of results"
SEVERITY = Severity.WARNING


@dataclass(frozen=True, slots=True)
class _Way:
    """One way of writing something. pattern: what it looks like. put: what to write, with the numbers of the match."""

    pattern: re.Pattern[str]
    put: str


# What can be written in several ways. A hyphen and an en dash are printed alike.
_CONSTRUCTS: Final[tuple[tuple[_Way, ...], ...]] = (
    (_Way(re.compile(r"(\d)\s*[-–]\s*(\d)"), r"\1-\2"), _Way(re.compile(r"(\d)\s*to\s*(\d)"), r"\1 to \2")),
    (
        _Way(re.compile(r"(\d+)\s*\+"), r"\1+"),
        _Way(re.compile(r"≥\s*(\d+)"), r"≥\1"),
        _Way(re.compile(r">=\s*(\d+)"), r">=\1"),
    ),
    (
        _Way(re.compile(r"≤\s*(\d+)"), r"≤\1"),
        _Way(re.compile(r"<=\s*(\d+)"), r"<=\1"),
        _Way(re.compile(r"(\d+)\s*[-–−]$"), r"\1-"),
    ),
    (_Way(re.compile(r"(?<!\d)0([1-9])(?!\d)"), r"0\1"), _Way(re.compile(r"(?<!\d)([1-9])(?!\d)"), r"\1")),
)


def check(context: GameContext) -> Iterator[Problem]:
    """Every row that is written as fewer of its table are."""
    for table in context.game.tables:
        for ways in _CONSTRUCTS:
            yield from _mixed(table, ways)


def _mixed(table: Table, ways: tuple[_Way, ...]) -> Iterator[Problem]:
    rows = {way: [row for row in table.rows if way.pattern.search(row.on.written)] for way in ways}
    numbers = Counter({way: len(found) for way, found in rows.items() if found})
    if len(numbers) < 2:
        return
    usual = numbers.most_common(1)[0][0]
    for way in numbers:
        if way is not usual:
            yield from (_problem(row, way, usual, rows[usual][0], table) for row in rows[way])


def _problem(row: Row, way: _Way, usual: _Way, example: Row, table: Table) -> Problem:
    written = row.on.written
    mended = way.pattern.sub(lambda match: match.expand(usual.put), written)
    node = row.node.get("on") if row.node else None
    plain = isinstance(node, Scalar) and node.text.strip() == written and not node.is_quoted
    return Problem(
        message=f"{written!r} stands beside {example.on.written!r} in {table.id!r}",
        span=row.at("on"),
        hint=f"write {mended}",
        related=(Related(example.at("on"), "written so here"),),
        edits=(Edit(row.at("on"), mended),) if plain else (),
    )
