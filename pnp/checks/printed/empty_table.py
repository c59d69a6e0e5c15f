"""A table on faces has no rows.

Looks for tables of layouts that are empty on every face that shows them: of a set without records, or with a `where:`
that none of them meets.

There is nothing on paper where the layout has a table.

```yaml file=cards.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      table: {table: terrain, at: [2 mm, 2 mm], size: [36 mm, 30 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:7:7: warning P135 the table of 'terrain' has no rows
```
```diff file=cards.yaml
-      table: {table: terrain, at: [2 mm, 2 mm], size: [36 mm, 30 mm]}
+      table: {table: decks.orders, at: [2 mm, 2 mm], size: [36 mm, 30 mm]}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.checks.repeats import first_of_each
from pnp.layout.drawing.reports import EmptyTable, FilledTable

NAME = "empty table"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every table that is empty wherever it is shown, once."""
    filled = {report.element_span for report in material.of(FilledTable)}
    for report in first_of_each(material.of(EmptyTable), lambda report: report.element_span):
        if report.element_span not in filled:
            shown = report.shown.strip().removeprefix("{{").removesuffix("}}").strip()
            yield in_layout(report, f"the table of {shown!r} has no rows", "leave it out, or add what it shall show")
