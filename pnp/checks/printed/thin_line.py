"""A line is too thin to print.

Looks at the width of every outline and line that an element draws, at boxes that are as thin as a line, and at the
lines of drawings (SVG), as wide as they are printed: at least a quarter of a point (0.09 mm).

A thinner line breaks up into dots or disappears, on a press as on most home printers.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      frame: {box: true, class: hair, at: [3 mm, 3 mm], size: [34 mm, 34 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  hair: {stroke: ink, width: 0.05 mm}
```
```text
cards.yaml:10:7: warning P113 'frame' on small is drawn with a line of 0.05 mm
```
```diff file=theme.yaml
-  hair: {stroke: ink, width: 0.05 mm}
+  hair: {stroke: ink, width: 0.25 mm}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.edges import THINNEST
from pnp.layout.drawing.reports import ThinLine
from pnp.measures import MM_PER_PT

NAME = "line too thin to print"
SEVERITY = Severity.WARNING
LEAST = THINNEST * MM_PER_PT


def check(context: GameContext, material: Material) -> Problems:
    """Every element with too thin a line, once."""
    for report in material.of(ThinLine):
        if report.drawing:
            yield Problem(
                message=f"{report.drawing!r} on {report.face} has a line of {report.width:.2f} mm",
                span=report.text_span,
                hint=f"print it larger, or draw its lines so that they are {LEAST:.2f} mm or more; 0.2 mm is fine",
            )
            continue
        yield Problem(
            message=f"{report.element!r} on {report.face} is drawn with a line of {report.width:.2f} mm",
            span=report.element_span,
            hint=f"make it {LEAST:.2f} mm or more, by width: of its class or its size; 0.2 mm is fine",
        )
