"""A word is broken because it is wider than its box.

Looks for words that were broken without a hyphenation rule because they are wider than their box even at the smallest
size. If its text is too long for the box as well, that is reported alone.

"Reconnais-sance" reads badly, and "Reconnaissa nce" is a mistake that everybody sees.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: recon, name: Reconnaissance}
layouts:
  - layout: small
    size: [20 mm, 20 mm]
    elements:
      name: {text: '{{ card.name }}', at: [2 mm, 2 mm], size: [12 mm, 16 mm], class: words}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  words: {font: sans, size: 9 pt, fit: 8 pt}
```
```text
cards.yaml:5:27: warning P104 a word is too wide for 'name' on orders/recon and was broken at 'Recon-'
```
```diff file=cards.yaml
-      - {id: recon, name: Reconnaissance}
+      - {id: recon, name: Scouts}
```
"""

from pnp.checks.api import GameContext, Problems, Severity, Span
from pnp.checks.printed.material import Material, in_words
from pnp.checks.printed.quoting import quoted
from pnp.layout.drawing.reports import BrokenWord, Overflow

NAME = "broken word"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every text with words that were broken."""
    overflowing = {(report.face, report.element_span) for report in material.of(Overflow)}
    texts: dict[tuple[Span, Span, str], list[BrokenWord]] = {}
    for report in material.of(BrokenWord):
        if (report.face, report.element_span) not in overflowing:
            texts.setdefault((report.text_span, report.element_span, report.face), []).append(report)
    for report, *more in texts.values():
        more_places = f", and at {len(more)} more {'place' if len(more) == 1 else 'places'}" if more else ""
        too_wide = f"a word is too wide for {report.element!r}"
        broken = f"and was broken at {quoted(report.word)}{more_places}"
        yield in_words(
            report,
            f"{too_wide} on {report.face} {broken}",
            "use a shorter word, a wider element, or a class that may shrink further with fit:",
            cause=f"{too_wide} {broken}",
        )
