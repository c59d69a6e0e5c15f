"""A picture is printed at less than 300 dots per inch.

Compares the pixels of every picture, without what is cropped, with the size at which it is printed, on faces and in
books. Below 150 dots per inch it is an error, P112.

It looks soft beside crisp type. Screens show about 100 dots per inch, so nobody notices until it is printed.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      art: {image: art.png, at: [3 mm, 3 mm], size: [25.4 mm, 25.4 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```picture file=art.png
200 x 200 pixels
```
```text
cards.yaml:10:20: warning P111 'art.png' is printed at 200 dots per inch on small
```
```diff file=cards.yaml
-      art: {image: art.png, at: [3 mm, 3 mm], size: [25.4 mm, 25.4 mm]}
+      art: {image: art.png, at: [3 mm, 3 mm], size: [12.7 mm, 12.7 mm]}
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.checks.printed.pictures import ENOUGH, LEAST, coarsest

NAME = "picture below 300 dpi"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every coarse picture, where it is shown largest."""
    for picture in coarsest(material):
        if LEAST <= picture.dpi < ENOUGH:
            yield picture.problem()
