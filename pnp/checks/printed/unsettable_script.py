"""A script that cannot be set yet.

Looks at every character of every face, book, board and form field, and of the page to print first, for what Unicode
says of it: whether it is written from right to left (Arabic, Hebrew), whether only a dictionary knows where its words
and so its lines end (Thai, Khmer, Burmese), or whether its lines run down the page (Mongolian).

These scripts would be printed in the wrong order, or lines would end inside words. All others are set as their readers
expect, with ligatures, conjuncts and marks in their places, if a font of the kit has their letters.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Halt is עצור}
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    elements:
      text: {text: '{{ card.text }}', at: [2 mm, 2 mm], size: [36 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:5:40: error P133 pnp cannot set Hebrew yet: it is written from right to left
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Halt is עצור}
+      - {id: march, name: March, text: Halt is atzor}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_words
from pnp.fonts.scripts import script_names, unsettable
from pnp.layout.drawing.reports import UnshownCharacters

NAME = "unsupported script"
SEVERITY = Severity.ERROR

_REASONS: Final = {
    "right-to-left": "it is written from right to left",
    "dictionary": "only a dictionary tells where its lines may end",
    "vertical": "its lines run down the page",
}


def check(context: GameContext, material: Material) -> Problems:
    """Every text with characters of such a script, a problem for each of its scripts."""
    for report in material.of(UnshownCharacters):
        refused = unsettable(report.characters)
        characters = [char for char in dict.fromkeys(report.characters) if char in refused]
        for script, reason in (script_names(characters) if characters else {}).items():
            hint = "write it in other letters, or show it as a picture"
            if reason:
                yield in_words(report, f"pnp cannot set {script} yet: {_REASONS[reason]}", hint)
