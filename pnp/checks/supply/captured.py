"""Fewer counters are printed than an army can have with the units that it captures.

A unit that `changes_sides:` when it is captured needs a counter in the color of its captor. Adds the most units of this
kind that an army can have to those that the armies of the other sides start with, and compares the sum with the
counters that are printed for the army.

The captured ship keeps the color of its former owner, and everybody forgets whose it is.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
units:
  - {id: cog, name: Cog, changes_sides: true}
armies:
  - {id: north, side: north, units: {cog: 3}, spare: {cog: 2}}
  - {id: south, side: south, units: {cog: 2}, spare: {cog: 2}}
components:
  - {id: counters, name: Counters, kind: counter, of: armies, layout: counter}
```
```text
units.yaml:8:60: error S113 4 counters of 'cog' are printed for 'south', but 5 can be in play (2 + 3 captured = 5)
```
```diff file=units.yaml
-  - {id: south, side: south, units: {cog: 2}, spare: {cog: 2}}
+  - {id: south, side: south, units: {cog: 2}, spare: {cog: 3}}
```
"""

from collections.abc import Sequence

from pnp.analysis.lineups import lineups
from pnp.analysis.strength import Strength, most
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.supply.printed import PIECES, counters_of, printing_parts, prints_army
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.units import Army, Unit

NAME = "too few counters for captures"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every kind of unit that changes sides, in every army whose counters are printed."""
    game = context.game
    kinds = [unit for unit in game.units if unit.changes_sides]
    if not kinds or any("units" in part.of for part in printing_parts(game) if part.kind in PIECES):
        return
    for army in game.armies:
        if any(part.kind in PIECES and prints_army(part, army) for part in printing_parts(game)):
            for unit in kinds:
                yield from _compare(game, army, unit)


def _compare(game: Game, army: Army, unit: Unit) -> Problems:
    own = most(game, army, unit)
    # What an option adds may go to one side only, so it is counted only for the captor.
    against = [[other for other in armies if other.side != army.side] for armies in lineups(game) if army in armies]
    enemies = max(against, key=lambda others: _listed(others, unit), default=[])
    theirs = _listed(enemies, unit)
    try:
        printed = _printed(game, army, unit)
    except ExpressionError:
        return  # Reported as Q103.
    needed = own.number + theirs
    if theirs and printed < needed:
        yield Problem(
            message=f"{printed} {'counter' if printed == 1 else 'counters'} of {unit.id!r} "
            f"{'is' if printed == 1 else 'are'} printed for {army.id!r}, but {needed} can be in play "
            f"({_arithmetic(own)} + {theirs} captured = {needed})",
            span=_place(army, unit),
            hint=f"print more with spare: {{{unit.id}: {needed - army.units.get(unit.id, 0)}}}",
            related=tuple(
                Related(other.at(f"units.{unit.id}"), f"to be captured from {other.id!r}")
                for other in enemies
                if unit.id in other.units
            ),
        )


def _listed(armies: Sequence[Army], unit: Unit) -> int:
    return sum(army.units.get(unit.id, 0) for army in armies)


def _printed(game: Game, army: Army, unit: Unit) -> int:
    muster = next((muster for muster in game.musters(army.id) if muster.unit is unit), None)
    pieces = [part for part in printing_parts(game) if part.kind in PIECES and prints_army(part, army)]
    return sum(counters_of(game, piece, muster) for piece in pieces) if muster else 0


def _arithmetic(own: Strength) -> str:
    """``4 + 2 with option 'x'``: how the army's own number is made up."""
    return own.arithmetic.rpartition(" = ")[0] or str(own.number)


def _place(army: Army, unit: Unit) -> Span:
    field = "spare" if unit.id in army.spare else "units"
    return army.at(f"{field}.{unit.id}")
