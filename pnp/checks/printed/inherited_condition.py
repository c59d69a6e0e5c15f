"""An inherited condition hides what a layout shows.

Looks for elements that a layout gives a text or another value of its own, and that are on no face because of the
`when:` of the layout that it extends.

That `when:` was written for what stood there before. What the layout shows instead is never printed.

```yaml file=cards.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
layouts:
  - layout: order
    size: [40 mm, 40 mm]
    elements:
      name: {text: '{{ card.name }}', at: [2 mm, 2 mm], size: [36 mm, 8 mm]}
      number: {text: '{{ card.number }}', at: [2 mm, 20 mm], size: [36 mm, 8 mm], when: card.number}
  - layout: my-order
    extends: order
    elements:
      number: {text: 'No. {{ card.id }}'}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: my-order}
```
```text
cards.yaml:12:7: warning P137 'number' is on no face: it inherits when: card.number
```
```diff file=cards.yaml
-      number: {text: 'No. {{ card.id }}'}
+      number: {text: 'No. {{ card.id }}', when: true}
```
"""

from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.checks.repeats import first_of_each
from pnp.layout.drawing.reports import HiddenByInheritance, ShownByInheritance

NAME = "hidden by an inherited condition"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every element that an inherited condition hides wherever it would be shown, once."""
    shown = {report.element_span for report in material.of(ShownByInheritance)}
    for report in first_of_each(material.of(HiddenByInheritance), lambda report: report.element_span):
        is_of_kit = report.element_span.file in context.game.sources
        if is_of_kit and report.element_span not in shown:
            message = f"{report.element!r} is on no face: it inherits when: {report.condition}"
            cure = "write when: true, or a condition of its own"
            yield in_layout(report, message, cure, Related(report.written, "the condition"))
