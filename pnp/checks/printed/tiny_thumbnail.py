"""A face is shown so small that its text cannot be read.

Looks at faces that are shown on others at a smaller scale, as on a set-up sheet: their text must not shrink below 3 pt.
Text of a class with `role: ornament` is ignored.

Such letters are half a millimetre high. They print as grey dust and make the sheet look dirty.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [60 mm, 60 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [54 mm, 9 mm], class: words}
  - layout: table
    size: [60 mm, 60 mm]
    elements:
      card: {face: small, with: {card: decks.orders.cards|first}, scale: 0.25}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
  - {id: table, name: Table, kind: sheet, layout: table}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  words: {font: sans, size: 8 pt}
```
```text
cards.yaml:14:7: warning P121 'card' on table/table is shown with text of 2 pt; at least 3 pt can be read
```
```diff file=cards.yaml
-      card: {face: small, with: {card: decks.orders.cards|first}, scale: 0.25}
+      card: {face: small, with: {card: decks.orders.cards|first}, scale: 0.25, least: 3 pt}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.layout.drawing.reports import TinyThumbnail
from pnp.layout.drawing.thumbnails import SMALLEST_THUMBNAIL

NAME = "unreadable thumbnail"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every face in a face with tiny text, where it is smallest."""
    for report in material.worst(TinyThumbnail, lambda report: -report.size):
        message = (
            f"{report.element!r} on {report.face} is shown with text of {report.size:.2g} pt; "
            f"at least {SMALLEST_THUMBNAIL:g} pt can be read"
        )
        yield in_layout(report, message, "show it larger, or leave out such text with least: 3 pt")
