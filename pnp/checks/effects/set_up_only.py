"""A result that only makes sense in the set-up can come up in play.

## What it does
Looks for rows that act before or during the set-up (`when: {stage: set-up}`, or a trigger that says so), in tables that
a card, a phase, a unit, a status or a terrain lets somebody roll on. Such a row says what happens in play: `when:
{stage: set-up, otherwise: roll again}`.

## Why it matters
In the ninth turn somebody rolls that the opponent starts with a ship less.

## Fails
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
tables.yaml:11:88: warning E302 'Sabotage' acts in the set-up, but 'genius' can bring it up in play
```

## Passes
```diff file=tables.yaml
-        effects: [{do: lose, what: cog, count: 1, target: {side: enemy}, when: {stage: set-up}}]
+        effects: [{do: lose, what: cog, count: 1, target: {side: enemy}}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.acting import Acting, acting, called
from pnp.findings import Related, Severity
from pnp.model.decks import Card
from pnp.model.effects import Timing
from pnp.model.game import Game
from pnp.model.markers import Status
from pnp.model.play import Phase
from pnp.model.tables import Row
from pnp.model.units import Terrain, Unit

CODE = "E302"
NAME = "set-up result in play"
SEVERITY = Severity.WARNING

_SET_UP = re.compile(r"\b(?:before|during|in|at) (?:the )?set-?up\b", re.IGNORECASE)


def check(context: GameContext) -> Iterator[Problem]:
    """Every row for the set-up, in every table that is rolled on in play."""
    game = context.game
    everything = list(acting(game))
    waiting = [one for one in everything if isinstance(one.owner, Row) and _is_for_set_up(one.effect.when)]
    if not waiting:
        return
    rolled = _rolled_in_play(game, everything)
    tables = {id(row): table.id for table in game.tables for row in table.rows}
    for one in waiting:
        source = rolled.get(tables.get(id(one.owner), ""))
        when = one.effect.when
        if source and when and not when.otherwise.strip():
            owner = one.owner
            assert isinstance(owner, Row)
            yield Problem(
                message=f"{owner.name or str(owner.on)!r} acts in the set-up, "
                f"but {called(source.owner)!r} can bring it up in play",
                span=when.at("stage" if when.stage else "trigger"),
                hint="say what happens then: when: {stage: set-up, otherwise: Roll again.}",
                related=(Related(source.effect.span, "rolled on here"),),
            )


def _is_for_set_up(when: Timing | None) -> bool:
    return when is not None and (when.stage == "set-up" or bool(_SET_UP.search(when.trigger)))


def _rolled_in_play(game: Game, everything: list[Acting]) -> dict[str, Acting]:
    """The tables that something lets somebody roll on in play, each with the first that does."""
    found: dict[str, Acting] = {}
    rows = {table.id: {id(row) for row in table.rows} for table in game.tables}
    rolling = [one for one in everything if one.effect.do == "roll-on" and not _is_for_set_up(one.effect.when)]
    for _ in range(len(rows) + 1):  # A row of a table that is rolled on in play may lead to the next table.
        before = len(found)
        reached = {row for table in found for row in rows[table]}
        for one in rolling:
            table = _table_of(game, one)
            if table and (isinstance(one.owner, Card | Phase | Unit | Status | Terrain) or id(one.owner) in reached):
                found.setdefault(table, one)
        if len(found) == before:
            break
    return found


def _table_of(game: Game, one: Acting) -> str:
    """The table that an effect rolls on, by itself or through a roll."""
    roll = game.rolls.find(one.effect.roll)
    names = (one.effect.roll, one.effect.what, roll.table if roll else "")
    return next((name for name in names if game.tables.find(name)), "")
