"""A colour ends exactly where the piece is cut.

## What it does
Looks for filled boxes and pictures that reach the edge of a face with a bleed but do not continue into the bleed. A box
on a background of its own colour is ignored.

## Why it matters
Nobody cuts to a tenth of a millimetre: half of the pieces get a white or coloured sliver along the edge.

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
    bleed: 2 mm
    elements:
      ground: {box: true, color: moss, bleeds: true}
      head: {box: true, color: crimson, at: [0 mm, 0 mm], size: [100%, 8 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:12:7: warning P114 'head' on small ends at the cut on the left, top and right
```

## Passes
```diff file=cards.yaml
-      head: {box: true, color: crimson, at: [0 mm, 0 mm], size: [100%, 8 mm]}
+      head: {box: true, color: crimson, at: [0 mm, 0 mm], size: [100%, 8 mm], bleeds: true}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.printed.material import Material
from pnp.findings import Severity
from pnp.layout.drawing.reports import EndsAtCut

CODE = "P114"
NAME = "missing bleed"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Iterator[Problem]:
    """Every element that stops at the trim although its face has a bleed, once."""
    for report in material.of(EndsAtCut):
        yield Problem(
            message=f"{report.element!r} on {report.face} ends at the cut on the {_listed(report.sides)}",
            span=report.element_span,
            hint="add bleeds: true, so that it continues into the bleed, or keep it away from the edge",
        )


def _listed(sides: Sequence[str]) -> str:
    *most, last = sides
    return f"{', '.join(most)} and {last}" if most else last
