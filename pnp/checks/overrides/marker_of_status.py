"""A status is shown by a marker of another status.

Compares every status with the `status` of its `marker`.

On the table, one marker means two things.

```yaml file=markers.yaml
statuses:
  - {id: lit, name: Lit, marker: lantern}
  - {id: hidden, name: Hidden}
markers:
  - {id: lantern, name: Lantern, status: hidden, supply: 4}
```
```text
markers.yaml:2:34: error O106 the status 'lit' is shown by 'lantern', but that marker shows 'hidden'
```
```diff file=markers.yaml
-  - {id: lantern, name: Lantern, status: hidden, supply: 4}
+  - {id: lantern, name: Lantern, status: lit, supply: 4}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "mismatched status marker"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every status with a marker."""
    for status in context.game.statuses:
        marker = context.game.markers.find(status.marker)
        if marker and marker.status and marker.status != status.id:
            yield Problem(
                message=f"the status {status.id!r} is shown by {marker.id!r}, but that marker shows {marker.status!r}",
                span=status.at("marker"),
                hint="give each status a marker of its own",
                related=(Related(marker.at("status"), "the status of the marker"),),
            )
