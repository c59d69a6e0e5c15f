"""A back has another shape than its front.

Compares the `trim:` of the back with that of the front. A back without one, or with round corners only, takes that of
its front. A path is that of the front seen from behind; where a back repeats it as it is, it is mirrored.

Both sides are cut at once, along the outline of the front.

```yaml file=orders.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
layouts:
  - layout: front
    size: [40 mm, 40 mm]
    elements: {name: {text: '{{ card.name }}', at: [6 mm, 6 mm], size: [28 mm, 9 mm]}}
  - layout: rear
    size: [40 mm, 40 mm]
    trim: circle
    elements: {sign: {icon: star, at: [10 mm, 10 mm], size: [20 mm, 20 mm]}}
components:
  - {id: orders, name: Orders, kind: card, of: decks.orders, layout: front, back: rear}
```
```text
orders.yaml:12:83: error P134 the back 'rear' is a circle, the front a rectangle
```
```diff file=orders.yaml
-    trim: circle
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.checks.repeats import first_of_each
from pnp.layout.drawing.reports import MismatchedTrim

NAME = "mismatched back shape"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every component with sides of two shapes."""
    for report in first_of_each(material.of(MismatchedTrim), lambda report: report.text_span):
        front = report.front if report.front != report.trim else "another one"
        yield Problem(
            message=f"the back {report.layout!r} is {report.trim}, the front {front}",
            span=report.text_span,
            hint="leave out trim: of the back, which takes that of the front",
            related=(Related(report.element_span, "the layout of the back"),),
        )
