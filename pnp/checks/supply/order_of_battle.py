"""An order of battle states other values than the units on the counters have.

Looks at sets of your own that repeat what units are: whose records refer to a unit by a declared field, or have its id,
and have fields with the names of stats. Each number is compared with that of the unit. Sets that differ from most of
their units speak of something else and are left out.

The list says 5-4, the counter 5-3, and both lie on the table.

```yaml file=units.yaml
stats: [{id: strength, name: Strength}, {id: move, name: Move}]
units:
  - {id: guards, name: Guards, stats: {strength: 5, move: 4}}
  - {id: lancers, name: Lancers, stats: {strength: 3, move: 8}}
sets:
  - id: order-of-battle
    name: Order of battle
    one: entry
    fields: {strength: number, move: number}
    records:
      - {id: guards, name: Guards, strength: 5, move: 4}
      - {id: lancers, name: Lancers, strength: 4, move: 8}
```
```text
units.yaml:12:48: warning S120 strength is 4 here, but the unit 'lancers' has 3
```
```diff file=units.yaml
-      - {id: lancers, name: Lancers, strength: 4, move: 8}
+      - {id: lancers, name: Lancers, strength: 3, move: 8}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import CustomRecord, CustomSet
from pnp.model.game import Game
from pnp.model.units import Unit

NAME = "other values than the counter"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every set that repeats the stats of units."""
    game = context.game
    for custom in game.sets:
        stats = [key for key in custom.fields if key in game.stats.ids]
        pairs = [(record, unit) for record in custom.records if (unit := _unit(game, custom, record))] if stats else []
        values = [(record, unit, key) for record, unit in pairs for key in stats if _is_stated(record, unit, key)]
        differing = [entry for entry in values if entry[0].fields[entry[2]] != entry[1].stats[entry[2]]]
        if 2 * len(differing) <= len(values):
            for record, unit, key in differing:
                yield Problem(
                    message=f"{key} is {record.fields[key]} here, but the unit {unit.id!r} has {unit.stats[key]}",
                    span=record.at(key),
                    hint="correct one of the two",
                    related=(Related(unit.at(f"stats.{key}"), "the unit"),),
                )


def _unit(game: Game, custom: CustomSet, record: CustomRecord) -> Unit | None:
    """The unit that a record speaks of."""
    refers = [key for key, field in custom.fields.items() if field.type == "units"]
    if refers:
        unit = record.fields.get(refers[0])
        return unit if isinstance(unit, Unit) else None
    return game.units.find(record.id)


def _is_stated(record: CustomRecord, unit: Unit, key: str) -> bool:
    return isinstance(record.fields.get(key), int) and key in unit.stats
