"""A colour reaches the cut, and the layout has no bleed.

Looks at what is painted just inside the trim of every face that is cut out and whose layout has no `bleed:`, whatever
its shape. Colours that can hardly be told from white paper are ignored, and so are lines along the edge. Books are not
cut, and neither are sheets that need a page of their own; a face with `size: auto` is cut along the frame of its board.

Nobody cuts to a tenth of a millimetre: half of the pieces get a white sliver along the edge. With a bleed, the colour
is printed beyond the trim, and what is cut off does not matter.

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
      head: {box: true, color: crimson, at: [0 mm, 0 mm], size: [100%, 8 mm], bleeds: true}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:10:7: warning P145 'head' on orders/march ends at the cut on the left, top and right; its layout has no bleed
```
```diff file=cards.yaml
-    size: [40 mm, 40 mm]
+    size: [40 mm, 40 mm]
+    bleed: 3 mm
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.checks.printed.missing_bleed import is_cut, where
from pnp.layout.drawing.reports import EndsAtCut

NAME = "layout without bleed"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every element that reaches the cut of a layout without a bleed, once."""
    for report in material.of(EndsAtCut):
        if not report.has_bleed and is_cut(report, context.game):
            yield in_layout(
                report,
                f"{report.element!r} on {report.face} ends at the cut{where(report)}; its layout has no bleed",
                "give the layout bleed: 3 mm (1.5 mm on counters) and this element bleeds: true, or keep it 2 mm away "
                "from the edge",
            )
