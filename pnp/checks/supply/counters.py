"""Fewer unit counters are printed than an army can have.

Adds up the counters of each unit that the components of armies print (what the army starts with and its `spare:`), and
the most that the army can have: what it starts with, what an option or the options of a scenario add, and what its
rolls before the game bring. A kit that prints `units` by themselves is ignored.

An option that adds two companies cannot be played if their counters are not in the box.

```yaml file=units.yaml
sides:
  - {id: n, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: n, side: n, units: {pikes: 4}}
options:
  - {id: a, name: Arms, adds: {units: {n: {pikes: 2}}}}
components:
  - {id: counters, name: Counters, kind: counter, of: armies, layout: counter}
```
```text
units.yaml:6:37: error S102 4 counters of 'pikes' are printed for 'n', but 6 can be in play (4 + 2 with option 'a' = 6)
```
```diff file=units.yaml
-  - {id: n, side: n, units: {pikes: 4}}
+  - {id: n, side: n, units: {pikes: 4}, spare: {pikes: 2}}
```
"""

from collections.abc import Iterator, Sequence

from pnp.analysis.strength import Strength, most
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.supply.printed import PIECES, counters_of, printing_parts, prints_army
from pnp.model.components import Component
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.units import Army, Unit

NAME = "too few unit counters"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every kind of unit of every army that a component prints."""
    game = context.game
    pieces = [part for part in printing_parts(game) if part.kind in PIECES]
    if any("units" in piece.of for piece in pieces):
        return
    for army in game.armies:
        printing = [piece for piece in pieces if prints_army(piece, army)]
        if not printing:
            continue
        for unit in game.units:
            bound = most(game, army, unit)
            if bound.number:
                yield from _compare(game, army, unit, bound, printing)


def _compare(game: Game, army: Army, unit: Unit, bound: Strength, printing: Sequence[Component]) -> Problems:
    muster = next((muster for muster in game.musters(army.id) if muster.unit.id == unit.id), None)
    try:
        printed = sum(counters_of(game, component, muster) for component in printing) if muster else 0
    except ExpressionError:
        return  # Reported as Q103.
    if printed < bound.number:
        because = f" ({bound.arithmetic})" if bound.arithmetic else ""
        counters = "1 counter" if printed == 1 else f"{printed} counters"
        yield Problem(
            message=f"{counters} of {unit.id!r} {'is' if printed == 1 else 'are'} printed for {army.id!r}, "
            f"but {bound.number} can be in play{bound.variant.words if bound.variant.scenario else ''}{because}",
            span=_place(army, unit),
            hint=f"print more with spare: {{{unit.id}: {bound.number - army.units.get(unit.id, 0)}}}",
            related=tuple(_causes(army, unit, bound)),
        )


def _place(army: Army, unit: Unit) -> Span:
    for field in ("spare", "units"):
        if unit.id in getattr(army, field):
            return army.at(f"{field}.{unit.id}")
    return army.at("units")


def _causes(army: Army, unit: Unit, bound: Strength) -> Iterator[Related]:
    for option in bound.variant.options:
        if unit.id in option.adds.units.get(army.id, {}):
            yield Related(option.adds.at(f"units.{army.id}.{unit.id}"), "added here")
