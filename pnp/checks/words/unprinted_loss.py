"""What a unit is after a loss is printed nowhere.

Looks for units with `reduced:` in kits that print counters of units, and for anything that shows these values: a
layout whose name ends in `-reduced`, as `back:` of the counters, or a layout or text that reads `unit.reduced` or
`unit.after_loss`.

A unit that has lost a step is turned, and its back has no numbers.

```yaml file=armies.yaml
sides: [{id: west, name: West, color: ink}]
stats: [{id: attack, name: Attack}]
units:
  - {id: foot, name: Foot, symbol: star, stats: {attack: 4}, reduced: {attack: 2}}
armies:
  - {id: west, name: Army of the West, side: west, units: {foot: 6}}
components:
  - {id: counters, name: Counters, kind: counter, of: armies, layout: unit-counter}
```
```text
armies.yaml:4:71: warning T331 nothing that is printed shows what 'foot' is after a loss
```
```diff file=armies.yaml
-  - {id: counters, name: Counters, kind: counter, of: armies, layout: unit-counter}
+  - {id: counters, name: Counters, kind: counter, of: armies, layout: unit-counter, back: unit-counter-reduced}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.findings import is_sheet

NAME = "unprinted loss"
SEVERITY = Severity.WARNING

_SHOWN: Final = re.compile(r"[.-]reduced\b|\bafter_loss\b")
_SPREADSHEETS: Final = (".csv", ".tsv")


def check(context: GameContext) -> Problems:
    """The first unit of each kit that prints counters."""
    game = context.game
    unit = next((unit for unit in game.units if unit.reduced), None)
    counters = [component for component in game.components if component.kind == "counter"]
    if unit is None or not counters:
        return
    texts = (source for source in game.sources.values() if not is_sheet(source.file))
    if not any(_SHOWN.search(source.text) for source in texts if not source.file.lower().endswith(_SPREADSHEETS)):
        yield Problem(
            message=f"nothing that is printed shows what {unit.id!r} is after a loss",
            span=unit.at("reduced"),
            hint="give the counters back: unit-counter-reduced, or show unit.after_loss in their layout",
        )
