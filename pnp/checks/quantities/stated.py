"""A number that the rules state is not what the kit lists.

## What it does
Counts what `stated:` names (cards with their copies, rows, units, spaces, phases, spaces of one type) and compares.

## Why it matters
"A deck of 40 cards" in the rules and 39 cards in the box: one of them is wrong, and players will look for the card.

## Fails
```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    stated: {cards: 5}
    cards:
      - {id: sortie, name: Sortie, copies: 3}
      - {id: retreat, name: Retreat}
```
```text
decks.yaml:4:21: error Q101 5 cards are stated, but there are 4
```

## Passes
```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    stated: {cards: 4}
    cards:
      - {id: sortie, name: Sortie, copies: 3}
      - {id: retreat, name: Retreat}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.checks.quantities.counts import counted
from pnp.findings import Severity, Span
from pnp.model.game import Game
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.walk import records
from pnp.nodes import MapNode

CODE = "Q101"
NAME = "stated against counted"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every stated number that can be counted."""
    for record in records(game):
        if not isinstance(record, Named | Kit) or not record.stated:
            continue
        counts = counted(record, game)
        for name, number in record.stated.items():
            if name in counts and number not in counts[name]:
                there = " or ".join(map(str, counts[name]))
                yield Problem(
                    message=f"{number} {name} {_are(number)} stated, but there {_are(counts[name][-1])} {there}",
                    span=_place(record, name),
                    hint="mend the list, or the number if the list is right",
                )


def _place(record: Named | Kit, name: str) -> Span:
    """Where the number stands; its name may hold a dot, as in ``use.B``."""
    stated = record.node.get("stated") if record.node else None
    found = stated.get(name) if isinstance(stated, MapNode) else None
    return found.span if found else record.at("stated")


def _are(number: int) -> str:
    return "is" if number == 1 else "are"
