"""The words say more, the effect less, or the other way round.

## What it does
Reads "Attack +1", "+1 Attack", "Attack is reduced by one", "move one space less" in the words of a card, a letter code,
a table row, a unit or a terrain, and compares the direction with that of its effects. The only "+2" of words that name
no stat is compared, too, unless they speak of an enemy or of a cost.

## Why it matters
A bonus that is a penalty turns the card round. Players follow the words, the odds and the reference pages the effect.

## Fails
```yaml file=units.yaml
stats:
  - {id: move, name: Move, unit: spaces}
terrain:
  - id: wood
    name: Wood
    text: Everybody moves one space less.
    effects: [{do: modify, what: move, by: 1}]
```
```text
units.yaml:6:21: error E102 the words say 'moves one space less', but the effect changes move by +1
```

## Passes
```diff file=units.yaml
-    effects: [{do: modify, what: move, by: 1}]
+    effects: [{do: modify, what: move, by: -1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.effects.unattributed_change import turned_sign
from pnp.checks.effects.words import Saying, Speaker, changes_in, speakers, unsupported
from pnp.findings import Related, Severity
from pnp.model.effects import Effect

CODE = "E102"
NAME = "words with another sign"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Iterator[Problem]:
    """Every change in words whose number an effect has with the other sign."""
    changes = changes_in(context.game)
    for speaker in speakers(context.game):
        for saying, strangers in unsupported(speaker, changes):
            opposite = [stranger for stranger in strangers if stranger.by == -saying.number]
            if opposite:
                yield _problem(speaker, saying, opposite)
        sayings, effects = turned_sign(speaker, changes)
        yield from (_problem(speaker, saying, effects) for saying in sayings)


def _problem(speaker: Speaker, saying: Saying, opposite: list[Effect]) -> Problem:
    return Problem(
        message=f"the words say {saying.words!r}, "
        f"but the effect changes {saying.what or opposite[0].what or 'something'} by {opposite[0].by:+d}",
        span=speaker.place(saying.offset, len(saying.words)),
        hint="mend the words or the sign of the effect",
        related=tuple(Related(effect.at("by"), "the effect") for effect in opposite),
    )
