"""A marker begins on a place that nothing printed has.

## What it does
Looks for markers whose `at:` names a place that no board has, and that no element of a face is (`spot:`).

## Why it matters
Whoever sets the game up looks for it in vain, and *Play* leaves the marker beside the boards.

## Fails
```yaml file=board.yaml
markers:
  - {id: point, name: Point, supply: 2, at: points-00}
layouts:
  - layout: points
    size: [60 mm, 20 mm]
    elements:
      spaces:
        row:
          space: {for: n in range(4), box: true, class: frame, spot: 'points-{{ n }}'}
components:
  - {id: points, name: Points, kind: board, layout: points}
```
```text
board.yaml:2:45: error P167 there is no place 'points-00' on any face
```

## Passes
```diff file=board.yaml
-  - {id: point, name: Point, supply: 2, at: points-00}
+  - {id: point, name: Point, supply: 2, at: points-0}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.board_spots import place_names
from pnp.layout.drawing.reports import NamedSpot
from pnp.load.suggest import meant_or_all

CODE = "P167"
NAME = "place that no face has"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every place of a marker that is nowhere; not while only some components are looked at."""
    game = context.game
    named = [marker for marker in game.markers if marker.places]
    if not named or not material.is_all:
        return
    known = {report.name for report in material.of(NamedSpot)}
    known.update(name for board in game.boards for name in place_names(board))
    for marker in named:
        for number, name in enumerate(marker.places):
            if name not in known:
                hint = meant_or_all(name, sorted(known)) if known else "give an element of a layout this name: spot:"
                span = marker.at(f"at.{number}") if len(marker.places) > 1 else marker.at("at")
                yield Problem(message=f"there is no place {name!r} on any face", span=span, hint=hint)
