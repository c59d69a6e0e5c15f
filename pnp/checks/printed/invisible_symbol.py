"""A symbol has the colour of its ground.

## What it does
Compares the colour of every icon with what really lies under its middle on the finished face. Below a contrast of
1.1 : 1 nobody sees it. Pale symbols that pattern a ground are left alone, and so are symbols on photographs.

## Why it matters
The face looks right but for a hole that nobody notices, and often it is the symbol that tells two sides apart.

## Fails
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

## Passes
```diff file=cards.yaml
-      sign: {icon: star, at: [3 mm, 3 mm], size: [9 mm, 9 mm], color: gold}
+      sign: {icon: star, at: [3 mm, 3 mm], size: [9 mm, 9 mm], color: ink}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.printed.material import Material, in_layout
from pnp.checks.printed.sample_colors import background_name, colors, theme_places
from pnp.findings import Severity, Span
from pnp.layout.drawing.reports import ContrastSample
from pnp.palette import Palette, contrast

CODE = "P108"
NAME = "symbol that cannot be seen"
SEVERITY = Severity.WARNING

_SEEN: Final = 1.1


def check(context: GameContext, material: Material) -> Iterator[Problem]:
    """Every symbol that has the colour of its ground, once an element."""
    reported: set[Span] = set()
    for sample in material.of(ContrastSample):
        if not sample.symbol or is_visible(sample, material.palette) or sample.element_span in reported:
            continue
        reported.add(sample.element_span)
        message = (
            f"{sample.element!r} on {sample.face} cannot be seen: {sample.color!r} on {background_name(sample.behind)}"
        )
        yield in_layout(
            sample, message, "give it another colour, or the ground", *theme_places(sample, material.palette)
        )


def is_visible(sample: ContrastSample, palette: Palette) -> bool:
    """Whether a symbol differs from what lies under it, as far as that is known."""
    found = colors(sample, palette)
    return found is None or contrast(*found) >= _SEEN
