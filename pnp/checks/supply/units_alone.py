"""Fewer pieces of a unit are printed than all armies can have.

For a kit that prints `units` by themselves, not armies: adds up the most units of each kind that the armies can have,
with everything that options and rolls add and their `spare:`, and compares the sum with what the components print
(`copies:` of the component or of the unit, else 1). A kit that prints nothing yet is held to the `copies:` of its
units. A component of `[sides, units]` is compared with the strongest side.

Both armies are taken from one box, and it is empty before the second player has set up.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: pikes, name: Pikes, copies: 6}
armies:
  - {id: north, side: north, units: {pikes: 4}}
  - {id: south, side: south, units: {pikes: 4}}
components:
  - {id: counters, name: Counters, kind: counter, of: units, layout: counter}
```
```text
units.yaml:5:38: warning S115 6 pieces of 'pikes' are printed, but 8 can be in play (4 of 'north' + 4 of 'south' = 8)
```
```diff file=units.yaml
-  - {id: pikes, name: Pikes, copies: 6}
+  - {id: pikes, name: Pikes, copies: 4}
-  - {id: counters, name: Counters, kind: counter, of: units, layout: counter}
+  - {id: counters, name: Counters, kind: counter, of: [sides, units], layout: counter}
```
"""

from collections.abc import Sequence

from pnp.analysis.lineups import lineups
from pnp.analysis.strength import most_counters
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.supply.printed import PIECES, printing_parts, shows
from pnp.model.components import Component
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of
from pnp.model.units import Army, Unit

NAME = "too few pieces of a unit"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every kind of unit that a component prints by itself, in a kit that prints no armies."""
    game = context.game
    pieces = [part for part in printing_parts(game) if part.kind in PIECES]
    armies = any(path.partition(".")[0] == "armies" for piece in pieces for path in piece.of)
    if armies or not game.armies or not all(piece.of for piece in pieces):
        return
    for unit in game.units:
        printing = [piece for piece in pieces if _prints(game, piece, unit)]
        if printing or (unit.copies and not game.components):
            yield from _compare(game, unit, printing)


def _prints(game: Game, component: Component, unit: Unit) -> bool:
    return any(path in ("units", f"units.{unit.id}") for path in component.of) and shows(
        game, component, {"unit": unit}
    )


def _compare(game: Game, unit: Unit, printing: Sequence[Component]) -> Problems:
    for_each_side = any(component.per or len(component.of) > 1 for component in printing)
    together = max if for_each_side else sum
    by_side = max(
        (_by_side(game, unit, armies) for armies in lineups(game)), key=lambda lineup: together(lineup.values())
    )
    needed = together(by_side.values())
    try:
        printed = sum(_copies(game, component.copies or unit.copies, unit) for component in printing)
        printed = printed if printing else _copies(game, unit.copies, unit)
    except ExpressionError:
        return  # Reported as Q103.
    if printed < needed:
        sums = " + ".join(f"{number} of {side!r}" for side, number in by_side.items() if number)
        parts = f"the strongest side of {sums}" if for_each_side else f"{sums} = {needed}"
        yield Problem(
            message=f"{printed} {'piece' if printed == 1 else 'pieces'} of {unit.id!r} "
            f"{'is' if printed == 1 else 'are'} printed{' for each side' if for_each_side else ''}, "
            f"but {needed} can be in play ({parts})",
            span=unit.at("copies" if unit.copies else "id"),
            hint=f"print {needed} with copies:",
            related=tuple(Related(component.at("of"), "printed here") for component in printing[:1]),
        )


def _by_side(game: Game, unit: Unit, armies: Sequence[Army]) -> dict[str, int]:
    """The most of a kind of unit that each side has in one game."""
    by_side: dict[str, int] = {}
    for army in armies:
        by_side[army.side] = by_side.get(army.side, 0) + most_counters(game, army, unit)
    return by_side or {"": 0}


def _copies(game: Game, copies: Quantity | None, unit: Unit) -> int:
    return number_of(copies, Names(game, {"unit": unit})) if copies else 1
