"""A modifier names a source or an exclusion that does not exist.

Looks up the `source` of every modifier among everything that the kit declares (a set, a record such as `terrain.wood`
or `tactics.charge`), and every id under `excludes` among the modifiers of the same roll or table.

A misspelled exclusion excludes nothing: the printed odds combine two modifiers that never apply together.

```yaml file=rolls.yaml
rolls:
  - id: attack
    name: Attack
    die: D6
    target: 4+
    modifiers:
      - {id: flank, by: +1, text: From the flank, excludes: [raer]}
      - {id: rear, by: +2, text: From behind}
```
```text
rolls.yaml:7:62: error N105 'attack' has no modifier 'raer'
```
```diff file=rolls.yaml
-      - {id: flank, by: +1, text: From the flank, excludes: [raer]}
+      - {id: flank, by: +1, text: From the flank, excludes: [rear]}
```
"""

from collections.abc import Mapping
from typing import Final

from pnp.analysis.names import in_play
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.game import SETS, Game
from pnp.model.tables import Modifier, Roll, Table

NAME = "unresolved modifier"
SEVERITY = Severity.ERROR

# Lists inside records that a path may lead through.
_LISTS: Final = ("rows", "cards", "records", "regions", "spaces", "areas")


def check(context: GameContext) -> Problems:
    """Every exclusion and every source of every modifier."""
    game = context.game
    owners: tuple[Roll | Table, ...] = (*game.rolls, *game.tables)
    sources: Mapping[str, None] | None = None
    for owner in owners:
        ids = _applicable_modifiers(owner, game)
        for modifier in owner.applicable:
            yield from _exclusions(owner, modifier, ids)
            if modifier.source:
                sources = sources or _sources(game)
                yield from _source(modifier, sources)


def _applicable_modifiers(owner: Roll | Table, game: Game) -> tuple[str, ...]:
    """The modifiers that can apply to the same roll: its own, those of its table, those of rolls on it."""
    if isinstance(owner, Roll):
        table = game.tables.find(owner.table) if owner.table else None
        modifiers = (*owner.applicable, *(table.applicable if table else ()))
    else:
        modifiers = (
            *owner.applicable,
            *(modifier for roll in game.rolls if roll.table == owner.id for modifier in roll.modifiers),
        )
    return tuple(modifier.id for modifier in modifiers if modifier.id)


def _exclusions(owner: Roll | Table, modifier: Modifier, ids: tuple[str, ...]) -> Problems:
    for index, excluded in enumerate(modifier.excludes):
        if excluded not in ids:
            yield Problem(
                message=f"{owner.id!r} has no modifier {excluded!r}",
                span=modifier.at(f"excludes.{index}"),
                hint=did_you_mean(excluded, ids) or (f"it has {one_of(ids)}" if ids else "its modifiers have no ids"),
            )


def _source(modifier: Modifier, known: Mapping[str, None]) -> Problems:
    """A source is known if each step of its path is; whether the steps belong together is not checked."""
    for step in modifier.source.split("."):
        if step not in known and step.replace("_", "-") not in known:
            yield Problem(
                message=f"nothing is called {step!r} that a modifier could come from",
                span=modifier.at("source"),
                hint=did_you_mean(step, known) or "name a set, or a record such as terrain.wood",
            )


def _sources(game: Game) -> Mapping[str, None]:
    return dict.fromkeys((*SETS, *_LISTS, *game.sets.ids, *(record.id for _, record in in_play(game) if record.id)))
