"""An option changes nothing.

Looks at every option for something that it changes: units or rolls that it adds (at least one), effects that change
something, cards that it removes, a component that is printed for it, an option that belongs to it, or at least a
sentence.

Players choose it and nothing happens; the intended change is missing from the kit.

```yaml file=options.yaml
sides:
  - {id: north, name: North}
units:
  - {id: bows, name: Bows}
armies:
  - {id: north, side: north, units: {bows: 2}}
options:
  - {id: long-night, name: The long night, adds: {units: {north: {bows: 0}}}}
```
```text
options.yaml:8:10: warning O301 the option 'long-night' changes nothing
```
```diff file=options.yaml
-  - {id: long-night, name: The long night, adds: {units: {north: {bows: 0}}}}
+  - {id: long-night, name: The long night, adds: {units: {north: {bows: 1}}}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game
from pnp.model.options import Option

NAME = "option without effect"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every option without any change."""
    for option in context.game.options:
        if not (option.text.strip() or _changes(option) or _is_used(context.game, option)):
            yield Problem(
                message=f"the option {option.id!r} changes nothing",
                span=option.at("id"),
                hint="say what it changes: adds:, effects:, excludes: or at least text:",
            )


def _changes(option: Option) -> bool:
    added = [*option.adds.units.values(), *option.adds.rolls.values()]
    does = any(effect.manual or effect.by != 0 for effect in option.effects)
    return does or any(option.excludes.values()) or any(number for counts in added for number in counts.values())


def _is_used(game: Game, option: Option) -> bool:
    """Whether something is printed for it, or another option belongs to it."""
    return any(option.id in component.options for component in game.components) or any(
        other.of == option.id for other in game.options
    )
