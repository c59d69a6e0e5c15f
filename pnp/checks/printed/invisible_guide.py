"""A line to cut or fold along cannot be seen.

Looks at what lies under the trim of a face that is not a rectangle and has a gap around it, and under its lines on the
layers `cut` and `score`. These lines are printed in black, or in white if more of them can be seen so. Three tenths of
a line may get lost on the art, not more.

Who cannot see the line guesses where to cut.

```yaml file=cards.yaml
markers:
  - {id: eclipse, name: Eclipse, supply: 1}
layouts:
  - layout: small
    size: [20 mm, 20 mm]
    trim: circle
    elements:
      day: {box: true, color: paper, size: [10 mm, 20 mm]}
      night: {box: true, color: ink, at: [10 mm, 0 mm], size: [10 mm, 20 mm]}
components:
  - {id: tokens, name: Tokens, kind: token, of: markers, layout: small, gap: 4 mm}
```
```text
cards.yaml:4:13: warning P122 the line to cut along on tokens/eclipse cannot be seen on what lies under it
```
```diff file=cards.yaml
-      night: {box: true, color: ink, at: [10 mm, 0 mm], size: [10 mm, 20 mm]}
+      night: {box: true, color: ink, at: [12 mm, 4 mm], size: [6 mm, 12 mm]}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.layout.drawing.reports import InvisibleGuide

NAME = "invisible cut line"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every layout with such a line, once."""
    components = context.game.components
    for report in material.of(InvisibleGuide):
        component = components.find(report.face.partition("/")[0])
        # Nobody cuts a figure of a book, and butted pieces have no lines between them.
        if component is None or (report.is_trim and not component.is_apart):
            continue
        yield in_layout(
            report,
            f"the line to cut along on {report.face} cannot be seen on what lies under it",
            "give the ground along the line one tone, dark or light",
        )
