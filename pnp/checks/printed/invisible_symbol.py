"""A symbol has the colour of its background.

Compares the colour of every icon with what is under its middle on the finished face, and that of every line and open
arc with what it lies on, if that is the same along all of it. Below a contrast of 1.1 : 1, nobody sees it. Pale symbols
that form a background pattern are ignored, and so are symbols on photographs.

Nobody notices that something is missing, and often the symbol is what tells two sides apart.

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
      ground: {box: true, color: gold}
      sign: {icon: star, at: [3 mm, 3 mm], size: [9 mm, 9 mm], color: gold}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:11:7: warning P108 'sign' on small cannot be seen: 'gold' on 'gold'
```
```diff file=cards.yaml
-      sign: {icon: star, at: [3 mm, 3 mm], size: [9 mm, 9 mm], color: gold}
+      sign: {icon: star, at: [3 mm, 3 mm], size: [9 mm, 9 mm], color: ink}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.printed.material import Material, in_layout
from pnp.checks.printed.sample_colors import background_name, colors, theme_places
from pnp.checks.repeats import first_of_each
from pnp.layout.drawing.reports import ContrastSample
from pnp.palette import Palette, contrast

NAME = "invisible symbol"
SEVERITY = Severity.WARNING

_VISIBLE: Final = 1.1


def check(context: GameContext, material: Material) -> Problems:
    """Every symbol with the colour of its background, once for each element."""
    samples = material.of(ContrastSample)
    invisible = (sample for sample in samples if sample.symbol and not is_visible(sample, material.palette))
    for sample in first_of_each(invisible, lambda sample: sample.element_span):
        background, places = background_name(sample, material.palette), theme_places(sample, material.palette)
        message = f"{sample.element!r} on {sample.face} cannot be seen: {sample.color!r} on {background}"
        yield in_layout(sample, message, "change its colour or that of the background", *places)


def is_visible(sample: ContrastSample, palette: Palette) -> bool:
    """Whether a symbol differs from its background, as far as that is known."""
    pair = colors(sample, palette)
    return pair is None or contrast(*pair) >= _VISIBLE
