"""More of a marker is allowed than is printed.

Compares `at_most:` of a marker with its `supply:`. Markers of one side that have a `value:` are added up by their
values.

If the rules allow twelve and the box holds ten, one of the two numbers is out of date.

```yaml file=markers.yaml
markers:
  - {id: wall, name: Wall, supply: 10, at_most: 12}
```
```text
markers.yaml:2:49: warning S109 at most 12 of 'wall' may be in play, but only 10 can be shown
```
```yaml file=markers.yaml
markers:
  - {id: wall, name: Wall, supply: 12, at_most: 12}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.supply.marker_values import with_other_values, worth_of

NAME = "limit above the supply"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every marker with a limit; markers of different values are added up."""
    game = context.game
    for marker in game.markers:
        together = with_other_values(game, marker)
        most, printed = context.number_of(marker.at_most), worth_of(game, together)
        if most is not None and printed is not None and printed < most:
            yield Problem(
                message=f"at most {most} of {marker.id!r} may be in play, but only {printed} can be shown",
                span=marker.at("at_most"),
                hint=f"print {most}, or correct the limit",
                related=tuple(Related(marker.at("supply"), "what is printed") for marker in together),
            )
