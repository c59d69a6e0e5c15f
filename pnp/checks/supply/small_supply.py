"""Fewer markers are printed than can be in play.

Compares the `supply:` of every marker with what it `needs:`, and with what the set-up puts on places (`markers:` of its
steps, `at:` of the marker). Counters of units are S102.

If the counters run out in the third turn, players have to look for coins.

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
```diff file=markers.yaml
-  - {id: damage, name: Damage, supply: 1, needs: = units.pikes.stats.hits - 1}
+  - {id: damage, name: Damage, supply: 2, needs: = units.pikes.stats.hits - 1}
```
"""

from pnp.analysis.placing import markers_at_start
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.quantities import arithmetic, number_of

NAME = "supply too small"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every marker whose supply is smaller than what it needs."""
    names, game = context.names, context.game
    for marker in game.markers:
        if marker.supply is None or marker.unlimited:
            continue
        laid = _laid_out(game, marker)
        try:
            supply = number_of(marker.supply, names)
            needs = number_of(marker.needs, names) if marker.needs else 0
            because = arithmetic(marker.needs, names) if marker.needs else ""
        except ExpressionError:
            continue  # Reported as Q103.
        if supply < max(needs, laid):
            reason = f" ({because})" if because != str(needs) else ""
            more = f"{needs} can be in play{reason}" if needs >= laid else f"the set-up puts {laid} on places"
            yield Problem(
                message=f"{supply} of {marker.id!r} {'is' if supply == 1 else 'are'} printed, but {more}",
                span=marker.at("supply"),
                hint=f"print {max(needs, laid)}, or set unlimited: true if players may use coins",
            )


def _laid_out(game: Game, marker: Marker) -> int:
    """How many of a marker are on the table before the first turn, at least: those of the side that has most."""
    own = len(marker.places) if len(marker.places) > 1 else 0
    sides = [marker.side] if marker.side else [side.id for side in game.sides] or [""]
    return own + max(sum(count for *_, count in markers_at_start(game, marker, side)) for side in sides)
