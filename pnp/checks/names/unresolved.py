"""A reference leads to no record.

## What it does
Looks up every id that a record uses for another record: the side of an army, the units in it, the terrain in a legend,
the phase of a card.

## Why it matters
A reference that leads nowhere is a piece that is never printed or a rule that never applies, and nobody notices until
the game is on the table.

## Fails
```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pkes: 3}}
```
```text
units.yaml:6:38: error N101 there is no 'pkes' among the units
```

## Passes
```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pikes: 3}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.findings import Severity
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.walk import records, references

CODE = "N101"
NAME = "unresolved reference"
SEVERITY = Severity.ERROR


def check(game: Game) -> Iterator[Problem]:
    """Every reference that the model declares, in every record."""
    for record in records(game):
        for reference in references(record):
            known = [one for name in reference.sets for one in _ids(game, name)]
            if reference.id not in known:
                yield Problem(
                    message=f"there is no {reference.id!r} among the {' or '.join(reference.sets)}",
                    span=reference.span,
                    hint=did_you_mean(reference.id, known) or _what_there_is(known, reference.sets),
                )


def _ids(game: Game, name: str) -> tuple[str, ...]:
    found = game.set_named(name)
    return found.ids if found else ()


def _what_there_is(known: list[str], sets: tuple[str, ...]) -> str:
    if not known:
        return f"the kit has no {' or '.join(sets)} yet"
    return f"there are {', '.join(known[:8])}{' …' if len(known) > 8 else ''}"
