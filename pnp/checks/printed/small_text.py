"""Text is too small to read.

Looks at the size of the text, the table or the form field of every element after it was shrunk to fit. It must be at
least 4.5 pt on counters and other pieces whose shorter side is up to 25 mm, and at least 6 pt on cards, sheets, boards
and everything else. The same holds for words in drawings (SVG), at the size at which they are printed. Faces that are
shown smaller on others have a check of their own, P121.

Text that is easy to read on a screen at twice its size cannot be read across a table, in the evening, by a player of
sixty.

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
cards.yaml:10:7: warning P106 'name' on orders/march is set at 4 pt; at least 6 pt can be read
```
```diff file=theme.yaml
-  tiny: {font: sans, size: 4 pt}
+  tiny: {font: sans, size: 6 pt}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import TextSize
from pnp.measures import Mm, Pt

NAME = "text too small to read"
SEVERITY = Severity.WARNING

# A counter has hardly room for more, and few words.
_SMALL_PIECE: Final[Mm] = 25.0
_ON_SMALL: Final[Pt] = 4.5
_ON_OTHERS: Final[Pt] = 6.0
_ROUNDING: Final[Pt] = 0.01
_IN_ELEMENT: Final = "give its class a larger size: or fit:, the element more room, or shorten the text"
_IN_DRAWING: Final = "draw the words larger, show the drawing larger, or turn words that nobody has to read into paths"


def check(context: GameContext, material: Material) -> Problems:
    """Every element whose text is too small, where it is smallest."""
    for report in material.worst(TextSize, lambda report: -report.size, _subject):
        if not is_readable(report):
            subject = f"text in {report.drawing!r}" if report.drawing else repr(report.element)
            yield Problem(
                message=f"{subject} on {report.face} is set at {report.size:.3g} pt; "
                f"at least {_least(report):g} pt can be read",
                span=report.element_span,
                hint=_IN_DRAWING if report.drawing else _IN_ELEMENT,
                related=(
                    Related(report.text_span, "its text"),
                    *((Related(report.size_span, "its size"),) if report.size_span else ()),
                ),
            )


def _subject(report: TextSize) -> object:
    return report.element_span, report.drawing


def is_readable(report: TextSize) -> bool:
    """Whether text is large enough for its piece."""
    return report.size >= _least(report) - _ROUNDING


def _least(report: TextSize) -> Pt:
    return _ON_SMALL if report.side <= _SMALL_PIECE else _ON_OTHERS
