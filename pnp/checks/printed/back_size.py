"""A layout is drawn in another size than it was designed for.

A back is drawn in the size of its front, and both in the `size:` of their component if it has one. Compares this with
the `size:` of their layouts. Of a layout that differs, the elements must move with the size: by per cent, as in
`at: [50% - 10 mm, 0% + 18 mm]`, by `inset:`, or without a size of their own. Those of `card-back` do. `0% + 18 mm` is
18 mm from the left or from the top, whatever the size.

What stands at a distance in millimetres is no longer where it was meant to be: a sign that was in the middle lies
aside, a frame runs off the edge.

```yaml file=orders.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
layouts:
  - layout: front
    size: bridge
    elements: {name: {text: '{{ card.name }}', at: [6 mm, 6 mm], size: [45 mm, 9 mm]}}
  - layout: rear
    size: poker
    elements: {sign: {icon: star, at: [21.75 mm, 34 mm], size: [20 mm, 20 mm]}}
components:
  - {id: orders, name: Orders, kind: card, of: decks.orders, layout: front, back: rear}
```
```text
orders.yaml:11:83: error P116 the back 'rear', for 63.5 × 88.9 mm, has 'sign' out of place at 57.15 × 88.9 mm
```
```diff file=orders.yaml
-    elements: {sign: {icon: star, at: [21.75 mm, 34 mm], size: [20 mm, 20 mm]}}
+    elements: {sign: {icon: star, at: [50% - 10 mm, 34 mm], size: [20 mm, 20 mm]}}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.checks.repeats import first_of_each
from pnp.layout.drawing.reports import MismatchedSize
from pnp.measures import Size

NAME = "mismatched size"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every layout of a component that was designed for another size, at the first piece that shows it."""
    for report in first_of_each(material.of(MismatchedSize), lambda report: report.text_span):
        side = "back" if report.is_back else "layout"
        yield Problem(
            message=f"the {side} {report.layout!r}, for {_shown(report.designed)}, "
            f"has {report.element!r} out of place at {_shown(report.drawn)}",
            span=report.text_span,
            hint=f"give it the same size, or place {report.element!r} {report.suggestion}",
            related=(Related(report.element_span, "the element"),),
        )


def _shown(size: Size) -> str:
    return f"{size.width:g} × {size.height:g} mm"
