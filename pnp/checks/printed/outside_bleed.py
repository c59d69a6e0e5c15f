"""Something is drawn beyond the bleed.

Compares the positions of text, symbols, boards, tables, rulers, form fields and nested faces on the finished face with
the trim of their layout and the bleed around it. Shapes and pictures may run off the edge, but must stay partly
visible.

What is beyond the bleed is not printed at all, and nothing on the face shows that it is missing.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    bleed: 2 mm
    elements:
      scale: {ruler: 5 cm, at: [3 mm, 2 mm], size: [34 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:11:7: error P105 'scale' on small runs 11.1 mm over the edge of the paper
```
```diff file=cards.yaml
-      scale: {ruler: 5 cm, at: [3 mm, 2 mm], size: [34 mm, 9 mm]}
+      scale: {ruler: 3 cm, at: [3 mm, 2 mm], size: [34 mm, 9 mm]}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.layout.drawing.reports import OffFace

NAME = "content outside the bleed"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every element of a layout that runs off the paper, on the face where it is worst."""
    for report in material.worst(OffFace, lambda report: report.by):
        message = f"{report.element!r} on {report.face} runs {report.by:.1f} mm over the edge of the paper"
        yield in_layout(report, message, "move it inwards, make it smaller, or enlarge the layout")
