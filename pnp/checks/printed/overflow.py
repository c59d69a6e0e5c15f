"""Text, or a row or column of elements, does not fit its box.

Sets every text of every face. Text that does not fit at the smallest size that its class allows is reported with how
much room is missing, and so is the value that a form field starts with. A row, column or grid whose elements need more
room than it has is reported with the first element that runs over its edge.

Other tools cut such text off or let it run over the picture, and nobody notices until the cards are printed.
`pnp` draws all of it and reports an error.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move each of your units as far as it can go and then a little farther}
layouts:
  - layout: small
    size: [20 mm, 20 mm]
    elements:
      text: {text: '{{ card.text }}', at: [2 mm, 2 mm], size: [16 mm, 9 mm], class: words}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  words: {font: sans, size: 8 pt, fit: 7 pt}
```
```text
cards.yaml:5:40: error P101 5.3 mm too much text for 'text' on orders/march, from 'and then a little farther'
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move each of your units as far as it can go and then a little farther}
+      - {id: march, name: March, text: Move each of your units}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout, in_words
from pnp.checks.printed.quoting import quoted
from pnp.layout.drawing.reports import Crowded, Overflow

NAME = "overflow"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every text and every container that runs over its box."""
    for report in material.of(Overflow):
        much = report.down or report.across
        from_words = f", from {quoted(report.words)}" if report.words else ""
        too_much = f"{much:.1f} mm too much text for {report.element!r}"
        yield in_words(
            report,
            f"{too_much} on {report.face}{from_words}",
            f"shorten it, enlarge the element, or let its class shrink below {report.size:g} pt with fit:",
            # The same words on other faces, as of a formation on all of its counters, are one thing to shorten.
            cause=f"{too_much}{from_words}" if report.words else "",
        )
    for crowded in material.of(Crowded):
        is_vertical = crowded.down > crowded.across
        much, what, cure = (crowded.down, "higher", "height") if is_vertical else (crowded.across, "wider", "width")
        yield in_layout(
            crowded,
            f"{crowded.element!r} on {crowded.face} is {much:.1f} mm {what} than its box, "
            f"from its element {crowded.child!r} on",
            f"give it more {cure}, or make its elements smaller",
        )
