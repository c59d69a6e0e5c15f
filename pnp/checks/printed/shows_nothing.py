"""An element or a whole face shows nothing.

Looks for elements that cannot show anything on any face: a text without words, a shape without fill and stroke, a path
without lines, an icon of the kit that paints nothing, a picture that is transparent everywhere or in which nothing is
drawn, a box that has no size, an icon, a picture or pips for which a full row leaves no room. A face on which nothing
at all is painted is found, too, and a text of your own layout that shows a field, `No. {{ card.number }}`, which no
card of the deck fills in. What only some records leave out is fine.

Somebody wanted to see something there, and a sheet with a gap looks as if it was meant.

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
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm]}
      plate: {box: true, class: hollow, at: [3 mm, 14 mm], size: [34 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  hollow: {width: 0.3 mm}
```
```text
cards.yaml:11:7: warning P120 'plate' on small shows nothing: its class has neither a fill nor a stroke
```
```diff file=theme.yaml
-  hollow: {width: 0.3 mm}
+  hollow: {width: 0.3 mm, stroke: ink}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import ShowsNothing

NAME = "nothing shown"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every element that shows nothing, once, and every blank face."""
    for report in material.of(ShowsNothing):
        element = f"{report.element!r} on {report.face}" if report.face else report.element
        what = element if report.element else report.face
        if report.part:
            what = f"{report.part!r} in {element}"
        yield Problem(
            message=f"{what} shows nothing: {report.reason}",
            span=report.element_span,
            hint="let it show something, or leave it out; null takes away what a layout inherits",
        )
