"""Units of two sides start on the same cell of hexes.

Compares the cells, sides and corners of a hex map on which the units of each side start. If there are several
scenarios, each step is checked alone.

Where enemies may not stand together, the set-up is against the rules; mostly a number was mistyped.

```yaml file=play.yaml
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
armies: [{id: red, name: Red, side: red}, {id: blue, name: Blue, side: blue}]
boards:
  - {id: field, name: Field, hexes: {columns: 4, rows: 1, cell: 16 mm}}
units:
  - {id: guards, name: Guards, army: red, at: 0201}
  - {id: hussars, name: Hussars, army: blue, at: 0201}
```
```text
play.yaml:7:50: warning Z233 Hussars of 'blue' starts on 0201, where Guards of 'red' stands
```
```diff file=play.yaml
-  - {id: hussars, name: Hussars, army: blue, at: 0201}
+  - {id: hussars, name: Hussars, army: blue, at: 0301}
```
"""

from pnp.analysis.placing import Placement, placements_by_game
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "two sides on one cell"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every place of a hex map with units of several sides, once."""
    for placements in placements_by_game(context.game):
        first: dict[tuple[str, object], Placement] = {}
        reported = set[tuple[str, object]]()
        for placement in placements:
            for place in placement.places if placement.board.hexes and placement.side else ():
                key = placement.board.id, place.at
                other = first.setdefault(key, placement)
                if other.side != placement.side and key not in reported:
                    reported.add(key)
                    yield Problem(
                        message=f"{placement.unit.title} of {placement.side!r} starts on "
                        f"{place.name}, where {other.unit.title} of {other.side!r} stands",
                        span=placement.span,
                        hint="correct one of the two cells; if both may stand there, waive this check",
                        related=(Related(other.span, f"{other.unit.title} placed here"),),
                    )
