"""A worked example of a combat has a wrong strength, column or result.

Adds up the strengths of the `attackers` and `defenders` of an example, with the factors of its `terrain`, finds the
column by odds, differential or firepower, shifts it as terrain and `modifiers` say, and looks up what is `rolled`. The
example's `attack`, `defence`, `column` and `gives` must be what comes out. Attackers and defenders must
not both be of the one side that has such units.

Players learn combat from the example, and keep to it where the rules say something else.

```yaml file=tables.yaml
terrain: [{id: hill, name: Hill, shift: -1}]
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:2 1:1 2:1 3:1, beyond: 'Lower odds are 1:2, higher ones 3:1.'}
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows:
      - {on: 1-3, results: AR AR - DR}
      - {on: 4-6, results: AR - DR DR}
examples:
  - {id: uphill, roll: combat, attack: 7, defence: 3, terrain: [hill], rolled: 4, gives: DR}
```
```text
tables.yaml:12:90: error D166 the example says DR, but 7 : 3 is 2:1, with Hill −1 it is 1:1, and a 4 there gives -
```
```diff file=tables.yaml
-  - {id: uphill, roll: combat, attack: 7, defence: 3, terrain: [hill], rolled: 4, gives: DR}
+  - {id: uphill, roll: combat, attack: 7, defence: 3, terrain: [hill], rolled: 4, gives: '-'}
```
"""

from pnp.analysis.combat import NO_EFFECT, WorkedCombat, work_out
from pnp.analysis.odds import signed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import one_of
from pnp.model.costs import in_points
from pnp.model.game import Game
from pnp.model.tables import Combat, Example

NAME = "wrong combat in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example of a combat table."""
    game = context.game
    for example in game.examples:
        table = game.tables.find(example.roll)
        if table is None or table.combat is None:
            continue
        worked = work_out(game, table, example)
        if worked is None:
            yield Problem(
                message=f"the example {example.id!r} does not say how strong both are",
                span=example.at("id"),
                hint="name attackers: and defenders:, or write attack: and defence:",
            )
        else:
            yield from _own_side(game, example)
            yield from _strengths(example, worked)
            yield from _column(example, worked, table.combat)


def _own_side(game: Game, example: Example) -> Problems:
    """Attackers and defenders that only one side has, and the same side."""
    sides = [
        {muster.side for muster in game.musters() if muster.unit.id in force}
        for force in (example.attackers, example.defenders)
    ]
    if len(sides[0] | sides[1]) == 1 and sides[0] == sides[1]:
        (side,) = sides[0]
        yield Problem(
            message=f"attackers and defenders are both of {side.title}",
            span=example.at("defenders"),
            hint="name units of the other side",
        )


def _strengths(example: Example, worked: WorkedCombat) -> Problems:
    for key, force in (("attack", worked.attackers), ("defence", worked.defenders)):
        stated: int | None = getattr(example, key)
        if stated is not None and force.units and stated != force.strength:
            parts = " + ".join(f"{count} × {each} ({unit.title})" for unit, count, each in force.units)
            factors = "".join(f", {terrain.title}" for terrain in force.factors)
            yield Problem(
                message=f"the example says {stated}, but {parts}{factors} is {in_points(force.strength)}",
                span=example.at(key),
                hint="correct the number or the units",
            )


def _column(example: Example, worked: WorkedCombat, combat: Combat) -> Problems:
    column = combat.columns[worked.final]
    if example.column and example.column != column:
        known = example.column in combat.columns
        yield Problem(
            message=f"the example says {example.column}, but {_way(worked, combat)}",
            span=example.at("column"),
            hint="correct the column or the shifts" if known else f"the table has {one_of(combat.columns)}",
            related=(Related(combat.at("columns"), "the columns"),),
        )
    elif example.gives and worked.result and not _same(example.gives, worked):
        yield Problem(
            message=f"the example says {example.gives}, but {_way(worked, combat)}, and a {example.rolled} there gives "
            f"{worked.result}",
            span=example.at("gives"),
            hint="correct the example or the table",
            related=(Related(worked.row.at("results"), "the row"),) if worked.row else (),
        )


def _same(gives: str, worked: WorkedCombat) -> bool:
    """Whether the example names the code, or what it means."""
    meaning = worked.table.results.get(worked.result)
    return (
        gives == worked.result
        or (gives in NO_EFFECT and worked.result in NO_EFFECT)
        or (meaning is not None and gives.casefold() == meaning.name.casefold())
    )


def _way(worked: WorkedCombat, combat: Combat) -> str:
    """How the column is found: ``7 : 3 is 2:1, with Hill −1 it is 1:1``."""
    attack, defence = in_points(worked.attackers.strength), in_points(worked.defenders.strength)
    compared = {"odds": f"{attack} : {defence}", "differential": f"{attack} − {defence}", "firepower": attack}
    words = f"{compared[combat.by]} is {combat.columns[worked.base]}"
    shifts = ", ".join(f"{title} {signed(by)}" for title, by in worked.shifts)
    return f"{words}, with {shifts} it is {combat.columns[worked.final]}" if shifts else words
