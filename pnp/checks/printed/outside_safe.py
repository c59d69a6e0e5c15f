"""Text or a symbol comes too close to the cut.

Compares the positions of text and symbols on the finished face with the safe zone of their layout, and with its cut if
that is a path.

Nobody cuts to a tenth of a millimetre, and a press may be a millimetre off. What is outside the safe zone may lose an
edge.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    safe: 3 mm
    elements:
      name: {text: '{{ card.name }}', at: [1 mm, 5 mm], size: [36 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:11:7: warning P103 'name' on orders/march reaches 2.0 mm into the edge that may be cut off
```
```diff file=cards.yaml
-      name: {text: '{{ card.name }}', at: [1 mm, 5 mm], size: [36 mm, 9 mm]}
+      name: {text: '{{ card.name }}', at: [3 mm, 5 mm], size: [34 mm, 9 mm]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import OutsideSafe

NAME = "content outside the safe zone"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every element of a layout that comes too close to the cut, on the face where it is worst."""
    for report in material.worst(OutsideSafe, lambda report: report.by):
        yield Problem(
            message=f"{report.element!r} on {report.face} reaches {report.by:.1f} mm into the edge that may be cut off",
            span=report.element_span,
            cause=f"{report.element!r} reaches into the edge that may be cut off",
            hint="move it inwards, or make the safe zone of the layout smaller",
        )
