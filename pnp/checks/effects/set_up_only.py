"""A result that makes sense only in the set-up can come up in play.

Looks for rows that apply before or during the set-up (`when: {stage: set-up}`, or a trigger that says so) in tables
that a card, phase, unit, status or terrain lets somebody roll on. Such a row must say what happens in play instead:
`when: {stage: set-up, otherwise: roll again}`.

On turn nine somebody rolls "the opponent starts with one ship less".

```yaml file=tables.yaml
units:
  - {id: cog, name: Cog}
tables:
  - id: inventions
    name: Inventions
    die: D6
    rows:
      - {on: 1-5, name: Nothing}
      - on: 6
        name: Sabotage
        effects: [{do: lose, what: cog, count: 1, target: {side: enemy}, when: {stage: set-up}}]
decks:
  - id: tactics
    name: Tactics
    cards: [{id: genius, name: Genius, effects: [{do: roll-on, what: inventions, roll: inventions}]}]
```
```text
tables.yaml:11:88: warning E302 'Sabotage' applies only in the set-up, but 'genius' can roll it in play
```
```diff file=tables.yaml
-        effects: [{do: lose, what: cog, count: 1, target: {side: enemy}, when: {stage: set-up}}]
+        effects: [{do: lose, what: cog, count: 1, target: {side: enemy}}]
```
"""

import re

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.owned_effects import OwnedEffect, label, owned_effects
from pnp.model.decks import Card
from pnp.model.effects import Timing
from pnp.model.game import Game
from pnp.model.markers import Status
from pnp.model.play import Phase
from pnp.model.tables import Row
from pnp.model.units import Terrain, Unit

NAME = "set-up result in play"
SEVERITY = Severity.WARNING

_SET_UP = re.compile(r"\b(?:before|during|in|at) (?:the )?set-?up\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every row for the set-up, in every table that is rolled on in play."""
    game = context.game
    all_effects = list(owned_effects(game))
    waiting = [owned for owned in all_effects if isinstance(owned.owner, Row) and _is_for_set_up(owned.effect.when)]
    if not waiting:
        return
    rolled = _rolled_in_play(game, all_effects)
    tables = {id(row): table.id for table in game.tables for row in table.rows}
    for owned in waiting:
        source = rolled.get(tables.get(id(owned.owner), ""))
        when = owned.effect.when
        if source and when and not when.otherwise.strip():
            owner = owned.owner
            assert isinstance(owner, Row)
            yield Problem(
                message=f"{owner.name or str(owner.on)!r} applies only in the set-up, "
                f"but {label(source.owner)!r} can roll it in play",
                span=when.at("stage" if when.stage else "trigger"),
                hint="say what happens instead: when: {stage: set-up, otherwise: Roll again.}",
                related=(Related(source.effect.span, "rolled on here"),),
            )


def _is_for_set_up(when: Timing | None) -> bool:
    return when is not None and (when.stage == "set-up" or bool(_SET_UP.search(when.trigger)))


def _rolled_in_play(game: Game, all_effects: list[OwnedEffect]) -> dict[str, OwnedEffect]:
    """The tables that can be rolled on in play, each with the first effect that does it."""
    rolled: dict[str, OwnedEffect] = {}
    rows = {table.id: {id(row) for row in table.rows} for table in game.tables}
    rolling = [owned for owned in all_effects if owned.effect.do == "roll-on" and not _is_for_set_up(owned.effect.when)]
    for _ in range(len(rows) + 1):  # A row of a table that is rolled on in play may lead to another table.
        before = len(rolled)
        reached = {row for table in rolled for row in rows[table]}
        for owned in rolling:
            table = _table_of(game, owned)
            if table and (
                isinstance(owned.owner, Card | Phase | Unit | Status | Terrain) or id(owned.owner) in reached
            ):
                rolled.setdefault(table, owned)
        if len(rolled) == before:
            break
    return rolled


def _table_of(game: Game, owned: OwnedEffect) -> str:
    """The table that an effect rolls on, directly or through a roll."""
    roll = game.rolls.find(owned.effect.roll)
    names = (owned.effect.roll, owned.effect.what, roll.table if roll else "")
    return next((name for name in names if game.tables.find(name)), "")
