"""A marker is printed and never used.

## What it does
Looks, in a complete game with a rules text, for markers without a word of their own (`text:`, `note:`) that no status,
resource, goal, side or effect names, whose number nothing gives a reason for (`needs:`, `per_player:`, `tracks:`, an
expression), and whose name stands in no text of the game.

## Why it matters
Players look for its rule all evening.

## Fails
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

## Passes
```diff file=rules.md
-At dusk each player puts a Lantern on a tower.
+At dusk each player puts a Lantern on a tower and a Fog bank on a field.
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.supply.arrivals import markers_shown
from pnp.findings import Severity
from pnp.model.effects import Effect
from pnp.model.markers import Marker
from pnp.model.walk import records

CODE = "S114"
NAME = "marker without a use"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Iterator[Problem]:
    """Every marker that nothing speaks of."""
    game = context.game
    silent = [marker for marker in game.markers if _says_nothing(marker)]
    if not silent or not game.texts or game.kit.status != "complete":
        return
    used = {*markers_shown(game), *(marker.back for marker in game.markers)}
    used.update(
        word
        for record in records(game)
        if isinstance(record, Effect)
        for word in (record.what, record.to, record.source)
    )
    names = [marker for marker in silent if marker.id not in used]
    words = context.prose.lower if names else ""
    for marker in names:
        if not any(word and word.casefold() in words for word in _names(marker)):
            yield Problem(
                message=f"nothing says what {marker.title!r} is for",
                span=marker.at("id"),
                hint="give it a text:, name it in the rules, or take it out",
            )


def _says_nothing(marker: Marker) -> bool:
    claimed = marker.needs or marker.per_player or marker.tracks or marker.status or marker.value is not None
    reckoned = marker.supply and marker.supply.expression
    return not (marker.text or marker.note or marker.side or claimed or reckoned or marker.fields)


def _names(marker: Marker) -> tuple[str, ...]:
    return (marker.title, marker.plural, *marker.aliases, marker.id.replace("-", " "))
