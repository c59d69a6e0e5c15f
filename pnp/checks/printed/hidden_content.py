"""Text or a symbol is hidden by something that is drawn over it.

Looks at everything that is painted after a text or a symbol, and measures how much of its ink can no longer be seen:
shapes with their clips and turns, lines, pictures where they are opaque, other symbols and faces. What is half
transparent hides what cannot be read through it. A text is hidden if three tenths of a letter are, a symbol if three
quarters of it are. Words in drawings (SVG) count as text. Text of a class with `role: ornament` is ignored.

Elements are painted in the order in which a layout lists them, and those that it inherits come first. A band added at
the end lies over everything, and the sheet is printed and cut before anybody misses what is under it.

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
      name: {text: '{{ card.name }}', at: [3 mm, 5 mm], size: [34 mm, 9 mm]}
      band: {box: true, color: moss, at: [0 mm, 4 mm], size: [100%, 8 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:10:7: error P117 'band' hides 'name' on orders/march: 'March' cannot be read
```
```diff file=cards.yaml
-      band: {box: true, color: moss, at: [0 mm, 4 mm], size: [100%, 8 mm]}
+      band: {box: true, color: moss, at: [0 mm, 4 mm], size: [100%, 8 mm], before: name}
```
"""

from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.printed.material import Material, in_layout, worst_of_pairs
from pnp.checks.printed.quoting import quoted
from pnp.layout.drawing.reports import Hidden

NAME = "hidden content"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every element that another one hides, on the face where most of it is hidden."""
    for report, others in worst_of_pairs(
        material.of(Hidden), lambda report: report.by_span, lambda report: report.share
    ):
        lost = f"{quoted(report.words)} cannot be read" if report.words else f"{report.share:.0%} of it cannot be seen"
        yield in_layout(
            report,
            f"{report.by!r} hides {report.element!r} on {report.face}{others}: {lost}",
            _cure(report),
            Related(report.by_span, "what lies over it"),
        )


def _cure(report: Hidden) -> str:
    if report.by_fills:
        return f"{report.by!r} has no place and fills all: give it at: and size:, or the name of what it is to replace"
    return f"let it be painted first, with before: {report.element} at {report.by!r}, or move one of them"
