"""A symbol shows something that was out of use when the game is set.

Compares the `era:` of each icon that is shown with the `era:` in kit.yaml, as P165 does, and finds the icons of what
had gone out of use by then.

Pikes on a counter of 1944 look like a mistake. Sometimes they are meant, on a coat of arms or as an old word for a new
thing; then leave the symbol as it is.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
era: 1944
```
```yaml file=units.yaml
units:
  - {id: rifles, name: Rifles, symbol: musket}
```
```text
units.yaml:2:40: info P166 'musket' (1450 to 1870) is earlier than the game (1944)
```
```diff file=units.yaml
-  - {id: rifles, name: Rifles, symbol: musket}
+  - {id: rifles, name: Rifles, symbol: infantry}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.later_symbol import of_other_era
from pnp.checks.printed.material import Material

NAME = "symbol from an earlier time"
SEVERITY = Severity.INFO


def check(context: GameContext, material: Material) -> Problems:
    """Every icon of something that was over before the time of the game."""
    return of_other_era(context, material, "earlier", lambda icon, game: icon.is_before(game))
