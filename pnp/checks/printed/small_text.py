"""Words are smaller than people can read.

## What it does
Looks at the size in which the words of every element were really set, after they shrank to fit: at least 4.5 pt on
counters and other pieces whose shorter side has up to 25 mm, at least 5 pt on everything else.

## Why it matters
What can be read on a screen at twice its size cannot be read across a table, in the evening, by a player of sixty.

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
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm], class: tiny}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```yaml file=theme.yaml
theme: example
extends: plain
classes:
  tiny: {font: sans, size: 4 pt}
```
```text
cards.yaml:10:7: warning P106 'name' on orders/march is set in 4 pt, less than the 5 pt that can be read
```

## Passes
```diff file=theme.yaml
-  tiny: {font: sans, size: 4 pt}
+  tiny: {font: sans, size: 6 pt}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.printed.material import Material
from pnp.findings import Related, Severity
from pnp.layout.drawing.reports import TextSize
from pnp.measures import Mm, Pt

CODE = "P106"
NAME = "text too small to read"
SEVERITY = Severity.WARNING

# A counter is held in the hand; everything else lies on the table.
_SMALL_PIECE: Final[Mm] = 25.0
_ON_SMALL: Final[Pt] = 4.5
_ON_OTHERS: Final[Pt] = 5.0
_ROUNDING: Final[Pt] = 0.01


def check(context: GameContext, material: Material) -> Iterator[Problem]:
    """Every element whose words are too small, where they are smallest."""
    for report in material.worst(TextSize, lambda report: -report.size):
        if not is_readable(report):
            yield Problem(
                message=f"{report.element!r} on {report.face} is set in {report.size:.3g} pt, "
                f"less than the {_least(report):g} pt that can be read",
                span=report.element_span,
                hint="give its class a larger size: or fit:, the element more room, or the text fewer words",
                related=(
                    Related(report.text_span, "its words"),
                    *((Related(report.size_span, "its size"),) if report.size_span else ()),
                ),
            )


def is_readable(report: TextSize) -> bool:
    """Whether words are large enough for what they stand on."""
    return report.size >= _least(report) - _ROUNDING


def _least(report: TextSize) -> Pt:
    return _ON_SMALL if report.side <= _SMALL_PIECE else _ON_OTHERS
