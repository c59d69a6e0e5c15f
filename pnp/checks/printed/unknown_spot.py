"""A marker begins on a place that nothing printed has.

Looks for markers whose `at:` names a place that no board has, and that no element of a face is (`spot:`), and
for those that a step of the set-up puts on such a place.

Whoever sets the game up looks for it in vain, and *Play* leaves the marker beside the boards.

```yaml file=board.yaml
markers:
  - {id: point, name: Point, supply: 2, at: points-00}
  - {id: coin, name: Coin, supply: 2}
setup:
  - {id: coins, text: Put two coins on space 3., markers: [{marker: coin, at: points-4, count: 2}]}
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
board.yaml:5:79: error P167 there is no place 'points-4' on any face
```
```diff file=board.yaml
-  - {id: point, name: Point, supply: 2, at: points-00}
+  - {id: point, name: Point, supply: 2, at: points-0}
-  - {id: coins, text: Put two coins on space 3., markers: [{marker: coin, at: points-4, count: 2}]}
+  - {id: coins, text: Put two coins on space 3., markers: [{marker: coin, at: points-3, count: 2}]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.board_spots import place_names
from pnp.layout.drawing.reports import NamedSpot
from pnp.load.suggest import meant_or_all
from pnp.model.markers import Marker
from pnp.model.play import FixedMarkers

NAME = "place that no face has"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every place of a marker that is nowhere; not while only some components are looked at."""
    game = context.game
    named: list[Marker | FixedMarkers] = [marker for marker in game.markers if marker.places]
    named += [placed for step in game.setup for placed in step.markers]
    if not named or not material.is_all:
        return
    known = {report.name for report in material.of(NamedSpot)}
    known.update(name for board in game.boards for name in place_names(board))
    for markers in named:
        for number, name in enumerate(markers.places):
            if name not in known:
                hint = meant_or_all(name, sorted(known)) if known else "give an element of a layout this name: spot:"
                span = markers.at(f"at.{number}") if len(markers.places) > 1 else markers.at("at")
                yield Problem(message=f"there is no place {name!r} on any face", span=span, hint=hint)
