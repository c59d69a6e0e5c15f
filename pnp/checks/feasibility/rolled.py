"""Units that are rolled for before the game find no place in the zone.

## What it does
Takes every army that rolls before the game and the results that bring it units, in the combinations that bring most,
and matches the whole army with the cells of its zone as for the army alone. What a result puts elsewhere (`into:`,
`at:`) is not counted.

## Why it matters
The set-up works for the designer, who rolled a 3, and fails for the players who roll a 6.

## Fails
```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
tables:
  - id: levy
    name: Levy
    die: D6
    rows:
      - {on: 1-5, name: Nobody comes}
      - {on: 6, name: The guild, effects: [{do: gain, what: pikes, count: 2}]}
armies:
  - {id: north, side: north, units: {pikes: 2}, rolls: {levy: 1}, zone: camp}
boards:
  - {id: field, name: Field, grid: {columns: 3, rows: 2, cell: 20 mm}}
zones:
  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1}
```
```text
units.yaml:13:73: error Z109 1 of the 2 + 2 = 4 units of 'north' finds no place in 'camp' after The guild (Pikes)
```

## Passes
```diff file=units.yaml
-  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1}
+  - {id: camp, name: Camp, side: north, board: field, cells: A1:C2}
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, product

from pnp.analysis import GameContext
from pnp.analysis.strength import most_of
from pnp.checks.check import Problem
from pnp.checks.feasibility.room import left_out_of
from pnp.findings import Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.tables import Row, Table
from pnp.model.units import Army

CODE = "Z109"
NAME = "worst roll of the set-up"
SEVERITY = Severity.ERROR
# So many combinations of results are tried for an army.
_MOST_TRIED = 200


def check(context: GameContext) -> Iterator[Problem]:
    """Every army that rolls before the game and fits its zone without."""
    game = context.game
    for army in game.armies:
        zone = game.zones.find(army.zone)
        if zone and army.rolls and not left_out_of(game, zone, army.units):
            yield from _worst(game, army, zone)


def _worst(game: Game, army: Army, zone: Zone) -> Iterator[Problem]:
    tables = [(table, times) for one, times in army.rolls.items() if (table := game.tables.find(one))]
    for rows in islice(product(*(_results(game, table, times) for table, times in tables)), _MOST_TRIED):
        chosen = [row for one in rows for row in one]
        units = Counter(army.units)
        for row in chosen:
            units.update(_gains(game, row))
        left_out = left_out_of(game, zone, units)
        if left_out:
            missing, total = sum(left_out.values()), sum(units.values())
            names = ", ".join(game.units[one].title for one in left_out)
            results = " and ".join(row.name or str(row.on) for row in chosen)
            yield Problem(
                message=f"{missing} of the {army.total} + {total - army.total} = {total} units of {army.id!r} "
                f"{'finds' if missing == 1 else 'find'} no place in {zone.id!r} after {results} ({names})",
                span=army.at("zone"),
                hint="widen the zone, or say where the new units go",
                related=(*(Related(row.at("effects"), "this result adds units") for row in chosen), _zone(zone)),
            )
            return


def _zone(zone: Zone) -> Related:
    return Related(zone.span, "the zone")


def _results(game: Game, table: Table, times: int) -> Sequence[tuple[Row, ...]]:
    """What the rolls on a table can come to, of the results that bring units; nothing if none does."""
    rows = sorted((row for row in table.rows if _gains(game, row)), key=lambda row: -sum(_gains(game, row).values()))
    if not rows:
        return [()]
    once = table.duplicates in ("reroll", "keep")
    found = islice(combinations_with_replacement(rows, min(times, len(rows)) if once else times), _MOST_TRIED)
    return [one for one in found if not once or len(set(map(id, one))) == len(one)] or [(rows[0],)]


def _gains(game: Game, row: Row) -> Counter[str]:
    """The units that a result brings to the zone."""
    gained = Counter[str]()
    for effect in row.effects:
        if _is_gain(game, effect):
            gained[effect.what] += most_of(effect.count)
    return +gained


def _is_gain(game: Game, effect: Effect) -> bool:
    enemy = effect.target is not None and effect.target.side == "enemy"
    return effect.do == "gain" and effect.what in game.units.ids and not (effect.into or effect.place or enemy)
