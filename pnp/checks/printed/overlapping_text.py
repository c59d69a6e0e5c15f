"""Two texts or form fields are printed over each other.

Compares the letters of every text with those of all texts that are painted over it: they run together if a quarter of
the ink of a letter lies among the letters of the other. The same words once more, a little aside, are a shadow. A pale
text is a watermark, and one of at least twice the size may be a background if both can be told apart by their
colours. On a board, two texts of about one size on one line read as one if no more than a blank is between them, and a
text hides what is under the line of ground around its letters. Text of a class with `role: ornament` is ignored, and so
is text that leaves its box, which P101 reports. Two form fields over each
other are found, too.

Neither of the two can be read.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, number: 7, name: March}
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 5 mm], size: [34 mm, 9 mm]}
      number: {text: 'No. {{ card.number }}', at: [3 mm, 5 mm], size: [34 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:10:7: error P118 'name' and 'number' run together on orders/march: 'March' and 'No. 7'
```
```diff file=cards.yaml
-      number: {text: 'No. {{ card.number }}', at: [3 mm, 5 mm], size: [34 mm, 9 mm]}
+      number: {text: 'No. {{ card.number }}', at: [3 mm, 5 mm], size: [34 mm, 9 mm], align: right}
```
"""

from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.printed.material import Material, in_layout, worst_of_pairs
from pnp.checks.printed.quoting import quoted
from pnp.layout.drawing.reports import FieldsOverlap, Overflow, Overlap

NAME = "overlapping texts"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every two elements with text that runs together, on the first such face."""
    for fields, others in worst_of_pairs(material.of(FieldsOverlap), lambda report: report.by_span, lambda report: 0.0):
        names = repr(fields.element) if fields.element == fields.by else f"{fields.element!r} and {fields.by!r}"
        yield in_layout(
            fields,
            f"the form fields {names} lie over each other on {fields.face}{others}",
            "move one of them, or make it smaller",
            Related(fields.by_span, "the other field"),
        )
    # Text that leaves its box runs into others: that it leaves its box is the cause.
    overflows = {(report.face, report.element) for report in material.of(Overflow)}
    overlaps = [
        report
        for report in material.of(Overlap)
        if not overflows & {(report.face, report.element), (report.face, report.by)}
    ]
    for report, others in worst_of_pairs(overlaps, lambda report: report.by_span, lambda report: 0.0):
        words, other_words = quoted(report.words), quoted(report.other_words)
        if report.element == report.by:
            where = f"{report.element!r} on {report.face}" if report.element else report.face
            yield in_layout(
                report,
                f"two texts run together on {where}{others}: {words} and {other_words}",
                "give one of them another place, or make it shorter",
            )
            continue
        yield in_layout(
            report,
            f"{report.element!r} and {report.by!r} run together on {report.face}{others}: {words} and {other_words}",
            "move one of them, or make its box smaller, so that its text divides into lines or shrinks",
            Related(report.by_span, "the other text"),
        )
