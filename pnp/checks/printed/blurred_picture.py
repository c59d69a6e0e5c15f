"""A picture is printed at less than 150 dots per inch.

Compares the pixels of every picture, without what is cropped, with the size at which it is printed, on faces and in
books. From 150 to 300 dots per inch it is a warning, P111.

Every reader sees the pixels. This happens to pictures that were made for a web page.

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
100 x 100 pixels
```
```text
cards.yaml:10:20: error P112 'art.png' is printed at 100 dots per inch on small
```
```diff file=cards.yaml
-      art: {image: art.png, at: [3 mm, 3 mm], size: [25.4 mm, 25.4 mm]}
+      art: {image: art.png, at: [3 mm, 3 mm], size: [12.7 mm, 12.7 mm]}
```
```diff file=art.png
-100 x 100 pixels
+200 x 200 pixels
```
"""

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.checks.printed.pictures import LEAST, coarsest

NAME = "picture below 150 dpi"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext, material: Material) -> Problems:
    """Every blurred picture, where it is shown largest."""
    for picture in coarsest(material):
        if picture.dpi < LEAST:
            yield picture.problem()
