"""Two records of a set have the same name.

## What it does
Compares the names of classes, stats, terrain, sides, decks, tables, rolls, boards, statuses, resources, options,
scenarios, and of units and markers that belong to the same side.

## Why it matters
"Roll on the Weather table": on which of the two?

## Fails
```yaml file=tables.yaml
tables:
  - {id: weather, name: Weather, die: D2, rows: [{on: 1, name: Sun}, {on: 2, name: Rain}]}
  - {id: storms, name: Weather, die: D2, rows: [{on: 1, name: Gale}, {on: 2, name: Hail}]}
```
```text
tables.yaml:3:24: warning N106 two tables are called 'Weather': 'weather' and 'storms'
```

## Passes
```yaml file=tables.yaml
tables:
  - {id: weather, name: Weather, die: D2, rows: [{on: 1, name: Sun}, {on: 2, name: Rain}]}
  - {id: storms, name: Storms, die: D2, rows: [{on: 1, name: Gale}, {on: 2, name: Hail}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.checks.check import Problem
from pnp.checks.names.forms import BY_NAME
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.units import Unit

CODE = "N106"
NAME = "duplicate name"
SEVERITY = Severity.WARNING


def check(game: Game) -> Iterator[Problem]:
    """Every name that another record of the set had before."""
    sides = _sides_of_units(game)
    for name in BY_NAME[:-1]:  # A term that is explained twice is T102.
        first: dict[tuple[str, str, int | None], Named] = {}
        for record in getattr(game, name):
            if not record.name:
                continue
            # Markers of two values, such as those for 5 and for 10 of a thing, are called alike.
            key = (record.name.casefold(), _owner(record, sides), getattr(record, "value", None))
            other = first.setdefault(key, record)
            if other.id != record.id:
                yield Problem(
                    message=f"two {name} are called {record.name!r}: {other.id!r} and {record.id!r}",
                    span=record.at("name"),
                    hint="give one of them another name",
                    related=(Related(other.at("name"), "the first of this name"),),
                )


def _sides_of_units(game: Game) -> dict[str, str]:
    """The sides in whose armies each kind of unit stands."""
    found: dict[str, set[str]] = {}
    for army in game.armies:
        for unit in (*army.units, *army.spare):
            found.setdefault(unit, set()).add(army.id)
    return {unit: " ".join(sorted(armies)) for unit, armies in found.items()}


def _owner(record: Named, sides: dict[str, str]) -> str:
    """Whose it is: players know two things of one name apart if they belong to different sides."""
    side: str = getattr(record, "side", "")
    return side or (sides.get(record.id, "") if isinstance(record, Unit) else "")
