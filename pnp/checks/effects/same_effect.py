"""The same effect under two names.

## What it does
Compares the rows of every table on which a result counts once only (`duplicates: reroll` or `keep`): rows that do
exactly the same under different names can be had together all the same. Compares the cards of every deck that have the
same words and effects under different names.

## Why it matters
It may be meant, as two ways to the same end. Or the second was copied and never changed.

## Fails
```yaml file=tables.yaml
stats:
  - {id: attack, name: Attack}
tables:
  - id: inventions
    name: Inventions
    die: D6
    duplicates: reroll
    rows:
      - {on: 1-3, name: Fire bombs, effects: [{do: modify, what: attack, by: 1}]}
      - {on: 4-6, name: Balloons, effects: [{do: modify, what: attack, by: 1}]}
```
```text
tables.yaml:10:25: info E303 'Balloons' does the same as 'Fire bombs'
```

## Passes
```diff file=tables.yaml
-      - {on: 4-6, name: Balloons, effects: [{do: modify, what: attack, by: 1}]}
+      - {on: 4-6, name: Balloons, effects: [{do: modify, what: attack, by: 2}]}
```
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.signature import signature, what_it_does
from pnp.findings import Related, Severity
from pnp.model.decks import Card
from pnp.model.tables import Row

CODE = "E303"
NAME = "same effect under two names"
SEVERITY = Severity.INFO


def check(context: GameContext) -> Iterator[Problem]:
    """Every table and deck with rows or cards that do the same, told once, at the first that repeats another."""
    for table in context.game.tables:
        if table.duplicates in ("reroll", "keep"):
            yield from _groups((row, what_it_does(row.effects)) for row in table.rows)
    for deck in context.game.decks:
        yield from _groups((card, _said(card)) for card in deck.cards)


def _said(card: Card) -> Hashable | None:
    """What a card does and says, and when and by whom it is played."""
    does = what_it_does(card.effects)
    if does is None or not card.text.strip():
        return None
    when = signature(card.when) if card.when else ()
    fields = tuple((name, str(value)) for name, value in sorted(card.fields.items()))
    return (does, when, card.side, fields, tuple(sorted(card.cost.items())), " ".join(card.text.casefold().split()))


def _groups(known: Iterable[tuple[Row | Card, Hashable | None]]) -> Iterator[Problem]:
    groups: dict[Hashable, list[Row | Card]] = {}
    for record, does in known:
        if does is not None and record.name:
            groups.setdefault(does, []).append(record)
    alike = [group for group in groups.values() if len({record.name for record in group}) > 1]
    if not alike:
        return
    more = f", and {len(alike) - 1} more such group{'s' * (len(alike) > 2)}" if len(alike) > 1 else ""
    yield Problem(
        message=f"{_alike(alike[0])}{more}",
        span=alike[0][-1].at("name"),
        hint="change one of them if this is not meant",
        related=tuple(Related(group[-1].at("name"), _alike(group)) for group in alike[1:])
        or tuple(Related(one.at("name"), "the same effect") for one in alike[0][:-1]),
    )


def _alike(group: list[Row | Card]) -> str:
    names = list(dict.fromkeys(record.name for record in group))
    return f"{names[-1]!r} does the same as {' and '.join(map(repr, names[:-1]))}"
