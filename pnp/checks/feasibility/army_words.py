"""The words of the set-up place another number of a unit than the army has.

Reads lists such as "6 Infantry, 3 Cavalry and 1 Headquarters" in the text of a step that sets up an army (or a side
with one army), and compares them with the units of the army. More than the army has are always reported; fewer only if
the text lists every unit of the army. What options and rolls add counts, and so do spares.

Players set up what they read; the supply, the stacking and the odds are checked with what the army has.

```yaml file=armies.yaml
sides: [{id: north, name: North}]
units:
  - {id: pikes, name: Pikes}
  - {id: bows, name: Bows}
armies:
  - {id: north, name: North, side: north, units: {pikes: 6, bows: 2}}
setup:
  - {id: line, army: north, text: 'Place 7 Pikes and 2 Bows in the first row.'}
```
```text
armies.yaml:8:42: warning Z230 the text places '7 Pikes', but 'north' has 6
```
```diff file=armies.yaml
-  - {id: line, army: north, text: 'Place 7 Pikes and 2 Bows in the first row.'}
+  - {id: line, army: north, text: 'Place 6 Pikes and 2 Bows in the first row.'}
```
"""

import re
from typing import Final

from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.passages import RULES_AND_NOTES, Passage, passages_of
from pnp.analysis.strength import most_counters
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.play import SetupStep
from pnp.model.units import Army

NAME = "words place another number"
SEVERITY = Severity.WARNING

# A list names at least so many kinds of unit.
_LEAST: Final = 2


def check(context: GameContext) -> Problems:
    """Every step whose words list the units of an army."""
    game = context.game
    if not context.is_english:
        return
    for step in game.setup:
        army = _army(game, step)
        for passage in passages_of(step, RULES_AND_NOTES) if army else ():
            if army:
                yield from _compared(game, army, passage)


def _army(game: Game, step: SetupStep) -> Army | None:
    """The army that a step sets up, or the only one of its side."""
    if step.army:
        return game.armies.find(step.army)
    armies = [army for army in game.armies if step.side and army.side == step.side]
    return armies[0] if len(armies) == 1 else None


def _compared(game: Game, army: Army, passage: Passage) -> Problems:
    listed: dict[str, list[re.Match[str]]] = {}
    for name in army.units:
        unit = game.units.find(name)
        if unit and (names := spoken_names(unit)):
            forms = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
            pattern = re.compile(rf"(?<![\w.,–-])(?P<number>{NUMBER}) (?:{forms})(?!\w)", re.IGNORECASE)
            listed[unit.id] = list(pattern.finditer(passage.text))
    once = {unit: matches[0] for unit, matches in listed.items() if len(matches) == 1}
    if len(once) < _LEAST:
        return
    is_whole = len(once) == len(army.units)
    for name, match in once.items():
        unit, number, declared = game.units[name], number_of(match["number"]), army.units[name]
        if number > most_counters(game, army, unit) or (is_whole and number < declared):
            yield Problem(
                message=f"the text places {match[0]!r}, but {army.id!r} has {declared}",
                span=passage.match_span(match),
                hint="correct the text or the army",
                related=(Related(army.at(f"units.{name}"), f"{declared} here"),),
            )
