"""The timing of a card or effect never occurs.

Compares the timing of every card and effect with the phases of the game. A side must not wait for a phase of the other
side, and a trigger must be one of the `triggers` of the phase (or of any phase), if the kit lists them.

The card can never be played, and nobody notices until somebody holds it.

```yaml file=play.yaml
sides:
  - {id: north, name: North}
  - {id: south, name: South}
phases:
  - {id: raid, name: Raid, side: north, triggers: [unit-lands, unit-burns]}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: oil, name: Oil, when: {phase: raid, side: south}}
      - {id: arrows, name: Arrows, when: {phase: raid, trigger: unit-flies}}
```
```text
play.yaml:10:56: error E401 'south' never has the phase 'raid': it belongs to 'north'
play.yaml:11:65: error E401 'unit-flies' never happens in the phase 'raid'
```
```diff file=play.yaml
-      - {id: oil, name: Oil, when: {phase: raid, side: south}}
-      - {id: arrows, name: Arrows, when: {phase: raid, trigger: unit-flies}}
+      - {id: oil, name: Oil, when: {phase: raid, side: north}}
+      - {id: arrows, name: Arrows, when: {phase: raid, trigger: unit-lands}}
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import meant_or_all
from pnp.model.effects import Timing
from pnp.model.game import Game
from pnp.model.play import Phase
from pnp.model.walk import records

NAME = "impossible timing"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every timing, if a phase belongs to a side or lists triggers."""
    game = context.game
    if not any(phase.side or phase.triggers for phase in game.phases):
        return
    for record in records(game):
        if isinstance(record, Timing):
            phase = game.phases.find(record.phase)
            if phase:
                yield from _side(record, phase)
            if record.trigger:
                yield from _trigger(game, record, phase)


def _side(timing: Timing, phase: Phase) -> Problems:
    if timing.side and phase.side and timing.side != phase.side:
        yield Problem(
            message=f"{timing.side!r} never has the phase {phase.id!r}: it belongs to {phase.side!r}",
            span=timing.at("side"),
            hint="name the other side or another phase",
            related=(Related(phase.at("side"), "the side of the phase"),),
        )


def _trigger(game: Game, timing: Timing, phase: Phase | None) -> Problems:
    phases = _with_subphases(game, phase) if phase else list(game.phases)
    known = list(dict.fromkeys(trigger for phase in phases for trigger in phase.triggers))
    # In a phase without a list of triggers anything can happen.
    is_open = not phase.triggers if phase else any(not phase.triggers for phase in phases)
    if known and not is_open and timing.trigger not in known:
        where = f"in the phase {phase.id!r}" if phase else "in any phase"
        yield Problem(
            message=f"{timing.trigger!r} never happens {where}",
            span=timing.at("trigger"),
            hint=meant_or_all(timing.trigger, known),
            related=(Related(phase.at("triggers"), "the triggers of the phase"),) if phase else (),
        )


def _with_subphases(game: Game, phase: Phase) -> Sequence[Phase]:
    """A phase and its subphases."""
    return [phase, *(other for other in game.phases if other.of == phase.id)]
