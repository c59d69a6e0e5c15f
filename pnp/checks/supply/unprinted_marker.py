"""A marker comes into play, but it is not printed.

Looks for markers that an effect places or gives, that show a status or a resource, or that a goal counts, but that no
component of the kit prints. Also finds markers with a supply of 0, unless they are the back of another marker.
`unlimited: true` says that players may use coins. A kit whose pieces come from a layout alone (a component without
`of:`) is ignored.

The rules tell players to place a marker, and there is none in the box.

```yaml file=markers.yaml
units:
  - {id: pikes, name: Pikes}
markers:
  - {id: fog, name: Fog, supply: 4}
statuses:
  - {id: hidden, name: Hidden, marker: fog}
components:
  - {id: counters, name: Counters, kind: counter, of: units, layout: counter}
```
```text
markers.yaml:4:10: warning S104 marker 'fog' comes into play, but it is not printed
```
```diff file=markers.yaml
   - {id: counters, name: Counters, kind: counter, of: units, layout: counter}
+  - {id: markers, name: Markers, kind: counter, of: markers, layout: marker}
```
"""

from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.supply.arrivals import brought_by_effects, markers_shown, unprinted
from pnp.checks.supply.printed import is_marker_printed, prints_pieces

NAME = "unprinted marker"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every unprinted marker that comes into play."""
    game = context.game
    if not prints_pieces(game):
        return
    backs = {marker.back for marker in game.markers}
    counted = [marker for marker in game.markers if not marker.unlimited and marker.id not in backs]
    without_supply = [marker for marker in counted if known_number(game, marker.supply) == 0]
    for marker in without_supply:
        yield Problem(
            message=f"marker {marker.id!r} is not printed: its supply is 0",
            span=marker.at("supply"),
            hint="print some, remove the marker, or set unlimited: true if players may use coins",
        )
    missing = [marker for marker in counted if marker not in without_supply and not is_marker_printed(game, marker)]
    shown = {**brought_by_effects(game, [marker.id for marker in missing]), **(markers_shown(game) if missing else {})}
    hint = "add a component with of: markers and a supply:, or set unlimited: true"
    yield from unprinted(missing, shown, "marker", "it is not printed", hint)
