"""A line runs through a text.

Looks at thin lines, up to 1.2 mm, that are painted over a text, or under it in nearly its own colour: boxes without a
fill, lines, paths, narrow bars and rulers. A line runs through a text if it crosses half of its letters or more. What
hides letters is reported by P117. Lines that a text has itself, as underlined or struck words have, are meant, and
text of a class with `role: ornament` is ignored.

The text looks as if it were crossed out, and a 3 looks like an 8.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 5 mm], size: [34 mm, 6 mm], class: words}
      rule: {line: [[0 mm, 0 mm], [40 mm, 0 mm]], at: [0 mm, 7.2 mm], class: rule}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  words: {font: sans, size: 12 pt}
  rule: {stroke: ink, color: ink, width: 0.4 mm}
```
```text
cards.yaml:10:7: warning P147 'rule' runs through 'name' on orders/march: 'March'
```
```diff file=cards.yaml
-      rule: {line: [[0 mm, 0 mm], [40 mm, 0 mm]], at: [0 mm, 7.2 mm], class: rule}
+      rule: {line: [[0 mm, 0 mm], [40 mm, 0 mm]], at: [0 mm, 12 mm], class: rule}
```
"""

from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.printed.material import Material, in_layout, worst_of_pairs
from pnp.checks.printed.quoting import quoted
from pnp.layout.drawing.reports import Struck

NAME = "line through text"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every text with every line through it, on the first such face."""
    for report, others in worst_of_pairs(material.of(Struck), lambda report: report.by_span, lambda report: 0.0):
        yield in_layout(
            report,
            f"{report.by!r} runs through {report.element!r} on {report.face}{others}: {quoted(report.words)}",
            f"move one of them; under text of another colour, with before: {report.element}, the line may stay",
            Related(report.by_span, "the line"),
        )
