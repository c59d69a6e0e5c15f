"""A marker is printed but never used.

Looks, in a complete game with a rules text, for markers without a text of their own (`text:`, `note:`) that no status,
resource, goal, side, effect or step of the set-up names, whose number is not explained (by `needs:`, `per_player:`,
`tracks:` or an expression), and whose name is in no text of the game.

Players search the rules for it in vain.

```yaml file=markers.yaml
markers:
  - {id: fog, name: Fog bank, supply: 4}
  - {id: lantern, name: Lantern, supply: 2}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
At dusk each player puts a Lantern on a tower.
```
```text
markers.yaml:2:10: warning S114 nothing says what 'Fog bank' is for
```
```diff file=rules.md
-At dusk each player puts a Lantern on a tower.
+At dusk each player puts a Lantern on a tower and a Fog bank on a field.
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.supply.arrivals import markers_shown
from pnp.model.effects import Effect
from pnp.model.markers import Marker
from pnp.model.walk import records

NAME = "unused marker"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every marker that nothing mentions."""
    game = context.game
    unexplained = [marker for marker in game.markers if _is_unexplained(marker)]
    if not unexplained or not game.texts or game.kit.status != "complete":
        return
    used = {*markers_shown(game), *(marker.back for marker in game.markers)}
    used.update(placed.marker for step in game.setup for placed in step.markers)
    used.update(
        word
        for record in records(game)
        if isinstance(record, Effect)
        for word in (record.what, record.to, record.source)
    )
    unused = [marker for marker in unexplained if marker.id not in used]
    prose = context.prose.lower if unused else ""
    for marker in unused:
        if not any(name and name.casefold() in prose for name in _names(marker)):
            yield Problem(
                message=f"nothing says what {marker.title!r} is for",
                span=marker.at("id"),
                hint="give it a text:, name it in the rules, or remove it",
            )


def _is_unexplained(marker: Marker) -> bool:
    purpose = marker.needs or marker.per_player or marker.tracks or marker.status or marker.value is not None
    is_calculated = marker.supply and marker.supply.expression
    return not (marker.text or marker.note or marker.side or purpose or is_calculated or marker.fields)


def _names(marker: Marker) -> tuple[str, ...]:
    return (marker.title, marker.plural, *marker.aliases, marker.id.replace("-", " "))
