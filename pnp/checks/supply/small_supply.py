"""Fewer markers are printed than can be in play.

## What it does
Compares the `supply:` of every marker with what it `needs:`. Counters of units are S102.

## Why it matters
If the counters run out in the third turn, players have to look for coins.

## Fails
```yaml file=markers.yaml
units:
  - {id: pikes, name: Pikes, stats: {hits: 3}}
stats:
  - {id: hits, name: Hits}
markers:
  - {id: damage, name: Damage, supply: 1, needs: = units.pikes.stats.hits - 1}
```
```text
markers.yaml:6:40: error S101 1 of 'damage' is printed, but 2 can be in play (3 − 1 = 2)
```

## Passes
```diff file=markers.yaml
-  - {id: damage, name: Damage, supply: 1, needs: = units.pikes.stats.hits - 1}
+  - {id: damage, name: Damage, supply: 2, needs: = units.pikes.stats.hits - 1}
```

## In a draft
A warning.
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.expressions import ExpressionError
from pnp.model.quantities import arithmetic, number_of

CODE = "S101"
NAME = "supply too small"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every marker whose supply is smaller than what it needs."""
    names = context.names
    for marker in context.game.markers:
        if marker.supply is None or marker.needs is None or marker.unlimited:
            continue
        try:
            supply, needs = number_of(marker.supply, names), number_of(marker.needs, names)
            because = arithmetic(marker.needs, names)
        except ExpressionError:
            continue  # Reported as Q103.
        if supply < needs:
            yield Problem(
                message=f"{supply} of {marker.id!r} {'is' if supply == 1 else 'are'} printed, "
                f"but {needs} can be in play{f' ({because})' if because != str(needs) else ''}",
                span=marker.at("supply"),
                hint=f"print {needs}, or set unlimited: true if players may use coins",
            )
