"""Units rolled for before the game do not fit in the zone.

For every army that rolls before the game, adds the units of the results that bring most, and matches the whole army
with the cells of its zone, as Z101 does for the army alone. Units that a result puts elsewhere (`into:`, `at:`) are not
counted.

The set-up worked for the designer, who rolled a 3, but fails for players who roll a 6.

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
units.yaml:13:73: error Z109 1 of the 2 + 2 = 4 units of 'north' does not fit in 'camp' after The guild (Pikes)
```
```diff file=units.yaml
-  - {id: camp, name: Camp, side: north, board: field, cells: A1:C1}
+  - {id: camp, name: Camp, side: north, board: field, cells: A1:C2}
```
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, combinations_with_replacement, islice, product

from pnp.analysis.arrivals import starting_units
from pnp.analysis.strength import most_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.feasibility.room import unplaced_units
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.play import Zone
from pnp.model.tables import Row, Table
from pnp.model.units import Army

NAME = "zone too small after a roll"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True
# At most this many combinations of results are tried for an army.
_MAX_TRIED = 200


def check(context: GameContext) -> Problems:
    """Every army that rolls before the game and fits in its zone without the results."""
    game = context.game
    for army in game.armies:
        zone = game.zones.find(army.zone)
        if zone and army.rolls and not unplaced_units(game, zone, starting_units(game, army)):
            yield from _worst(game, army, zone)


def _worst(game: Game, army: Army, zone: Zone) -> Problems:
    tables = [(table, times) for name, times in army.rolls.items() if (table := game.tables.find(name))]
    for rows in islice(product(*(_results(game, table, times) for table, times in tables)), _MAX_TRIED):
        chosen = list(chain.from_iterable(rows))
        units = Counter(starting_units(game, army))
        for row in chosen:
            units.update(_units_gained(game, row))
        left_out = unplaced_units(game, zone, units)
        if left_out:
            missing, total = sum(left_out.values()), sum(units.values())
            names = ", ".join(game.units[name].title for name in left_out)
            results = " and ".join(row.name or str(row.on) for row in chosen)
            yield Problem(
                message=f"{missing} of the {army.total} + {total - army.total} = {total} units of {army.id!r} "
                f"{'does' if missing == 1 else 'do'} not fit in {zone.id!r} after {results} ({names})",
                span=army.at("zone"),
                hint="extend the zone, or say where the new units go",
                related=(*(Related(row.at("effects"), "this result adds units") for row in chosen), _zone(zone)),
            )
            return


def _zone(zone: Zone) -> Related:
    return Related(zone.span, "the zone")


def _results(game: Game, table: Table, times: int) -> Sequence[tuple[Row, ...]]:
    """The combinations of rows that bring units in some rolls on a table; an empty one if no row does."""
    rows = [row for row in table.rows if _units_gained(game, row)]
    rows.sort(key=lambda row: -sum(_units_gained(game, row).values()))
    if not rows:
        return [()]
    once = table.duplicates in ("reroll", "keep")
    combinations = islice(combinations_with_replacement(rows, min(times, len(rows)) if once else times), _MAX_TRIED)
    if not once:
        return list(combinations)
    different = [rolled for rolled in combinations if len(set(map(id, rolled))) == len(rolled)]
    return different or [(rows[0],)]


def _units_gained(game: Game, row: Row) -> Counter[str]:
    """The units that a row adds to the zone."""
    gained = Counter[str]()
    for effect in row.effects:
        if _is_gain(game, effect):
            gained[effect.what] += most_of(effect.count)
    return +gained


def _is_gain(game: Game, effect: Effect) -> bool:
    enemy = effect.target is not None and effect.target.side == "enemy"
    return effect.do == "gain" and effect.what in game.units.ids and not (effect.into or effect.place or enemy)
