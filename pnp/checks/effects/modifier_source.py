"""A modifier of a roll says another number than where it comes from.

## What it does
Follows the `source` of every modifier of a roll to the card, terrain, status or row that it comes from, and compares
its number with the effects by which that changes the same roll.

## Why it matters
The card says +2, the player aid with the odds says +1.

## Fails
```yaml file=rolls.yaml
terrain:
  - {id: hill, name: Hill, effects: [{do: modify, what: attack, by: 2}]}
rolls:
  - id: attack
    name: Attack
    die: D10
    target: 7+
    modifiers:
      - {id: uphill, by: +1, source: terrain.hill}
```
```text
rolls.yaml:9:26: error E110 the modifier is +1, but 'terrain.hill' changes attack by +2
```

## Passes
```diff file=rolls.yaml
-      - {id: uphill, by: +1, source: terrain.hill}
+      - {id: uphill, by: +2, source: terrain.hill}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.paths import Names, follow
from pnp.model.tables import Modifier

CODE = "E110"
NAME = "modifier against its source"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every modifier whose source is one record that changes the same roll."""
    names = context.names
    for roll in context.game.rolls:
        for modifier in roll.modifiers:
            record = _source(context.game, names, modifier.source)
            meant = [change for change in _changes(record) if change.what == roll.id]
            if record and meant and all(abs(effect.by or 0) != abs(modifier.by) for effect in meant):
                yield _problem(modifier, roll.id, meant)


def _source(game: Game, names: Names, path: str) -> Named | None:
    """The record that a modifier comes from; None for a whole set, or for what nothing is called."""
    first, _, rest = path.partition(".")
    deck = game.decks.find(first)
    if deck:
        return next((card for card in deck.cards if card.id == rest), None)
    found = follow(names, path) if path else None
    return found if isinstance(found, Named) else None


def _changes(record: Named | None) -> list[Effect]:
    effects: tuple[Effect, ...] = getattr(record, "effects", ())
    return [effect for effect in effects if effect.do == "modify" and effect.by is not None]


def _problem(modifier: Modifier, roll: str, meant: list[Effect]) -> Problem:
    numbers = " or ".join(f"{effect.by:+d}" for effect in meant)
    return Problem(
        message=f"the modifier is {modifier.by:+d}, but {modifier.source!r} changes {roll} by {numbers}",
        span=modifier.at("by"),
        hint="mend one of the two",
        related=tuple(Related(effect.at("by"), "the effect") for effect in meant),
    )
