"""A character is missing from all fonts of the kit.

Looks for every character of every face, every book and the page to print first in the font of its class, in the
built-in families and in those of the kit. A form field has the font of its class alone.

It would print as an empty box or not at all.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Roll ⚅ to move}
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    elements:
      text: {text: '{{ card.text }}', at: [2 mm, 2 mm], size: [36 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:5:40: error P102 no font has '⚅' for 'text' on orders/march
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Roll ⚅ to move}
+      - {id: march, name: March, text: 'Roll :die-6: to move'}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_words
from pnp.fonts.scripts import obstacle
from pnp.layout.drawing.reports import UnshownCharacters
from pnp.layout.theme.missing_icons import icons_for_sign

NAME = "missing glyph"
SEVERITY = Severity.ERROR


def check(context: GameContext, material: Material) -> Problems:
    """Every text with characters that cannot be shown."""
    for report in material.of(UnshownCharacters):
        characters = " ".join(char for char in dict.fromkeys(report.characters) if not obstacle(char))
        if not characters:
            continue
        where = f"for {report.element!r} on {report.face}" if report.element else f"in {report.face!r}"
        signs = dict.fromkeys(char for char in report.characters if not obstacle(char))
        icons = [f":{icon}:" for sign in signs for icon in icons_for_sign(sign, material.icons)[:1]]
        hint = f"use an icon, as in {' or '.join(icons[:2]) or ':die-6:'}, or a font of the kit that has it"
        yield in_words(report, f"no font has {characters!r} {where}", hint, cause=f"no font has {characters!r}")
