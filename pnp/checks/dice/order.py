"""The rows of a dice table are out of order.

## What it does
Looks for rows that are not sorted by their results, upwards or downwards.

## Why it matters
Players look up a roll by scanning down the column; a 2 below a 4 is overlooked.

## Fails
```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-2, name: Calm}
      - {on: 6, name: Gale}
      - {on: 3-5, name: Breeze}
```
```text
tables.yaml:8:14: warning D105 '3-5' stands below '6' in 'weather'
```

## Passes
```diff file=tables.yaml
-      - {on: 6, name: Gale}
-      - {on: 3-5, name: Breeze}
+      - {on: 3-5, name: Breeze}
+      - {on: 6, name: Gale}
```

## Mended
The rows are sorted. Rows with a comment among them, and rows of a spreadsheet, are not changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Edit, Related, Severity
from pnp.model.dice import Results
from pnp.model.tables import Table
from pnp.nodes import MapNode

CODE = "D105"
NAME = "dice table out of order"
SEVERITY = Severity.WARNING

_BELOW_ALL: Final = -(10**6)


def check(context: GameContext) -> Iterator[Problem]:
    """Every table; the problem stands at the first row that is too far down."""
    for table in context.game.tables:
        keys = [_key(row.on) for row in table.rows]
        if keys in (sorted(keys), sorted(keys, reverse=True)):
            continue
        above, below = next(
            (row, following) for row, following in pairwise(table.rows) if _key(following.on) < _key(row.on)
        )
        yield Problem(
            message=f"{below.on.written!r} stands below {above.on.written!r} in {table.id!r}",
            span=below.at("on"),
            hint="sort the rows by their results",
            related=(Related(above.at("on"), "this one stands above it"),),
            edits=_sorted(table),
        )


def _key(on: Results) -> int:
    return _BELOW_ALL if on.low is None else on.low


def _sorted(table: Table) -> tuple[Edit, ...]:
    """Replace each row by the one that belongs there; no edits if the rows cannot be moved safely."""
    nodes = [row.node for row in table.rows if row.node]
    if not _can_move(nodes, len(table.rows)):
        return ()
    in_order = [row.node for row in sorted(table.rows, key=lambda row: _key(row.on)) if row.node]
    return tuple(
        Edit(old.span, new.source.text[new.start : new.end])
        for old, new in zip(nodes, in_order, strict=True)
        if old is not new
    )


def _can_move(nodes: Sequence[MapNode], count: int) -> bool:
    """Whether the rows follow one another in one YAML file without comments."""
    if len(nodes) < count or any(not node.file.endswith((".yaml", ".yml")) for node in nodes):
        return False
    text = nodes[0].source.text[nodes[0].start : nodes[-1].end]
    in_sequence = all(
        node.source is following.source and node.end <= following.start for node, following in pairwise(nodes)
    )
    return in_sequence and "#" not in text
