"""A picture of the size of the cut card is enlarged to the bleed.

Looks at pictures that fill a face up to the edge of its bleed, such as `back: art/back.png`. It is a note if the
picture is a drawing of the size of the cut face, or has its proportions and not those of the face with its bleed.

What was drawn at the edge of the card is cut off with the bleed, and a frame comes nearer to the cut, where a slip of
half a millimetre shows.

```yaml file=cards.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
components:
  - {id: orders, name: Orders, kind: card, of: decks.orders, layout: card, back: back.png}
```
```picture file=back.png
1000 x 1400 pixels
```
```text
cards.yaml:4:82: info P169 'back.png' has the size of the cut card: 3 mm of each of its edges are cut off
```
```diff file=back.png
-1000 x 1400 pixels
+1000 x 1365 pixels
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import EnlargedPicture
from pnp.measures import MM_PER_INCH

NAME = "picture without bleed"
SEVERITY = Severity.INFO

_SHARP = 300


def check(context: GameContext, material: Material) -> Problems:
    """Every such picture, on the first face that shows it."""
    for report in material.worst(EnlargedPicture, lambda report: report.bleed, lambda report: report.path):
        size, bleed = report.needed, f"{report.bleed:g} mm"
        pixels = " × ".join(str(round(length / MM_PER_INCH * _SHARP)) for length in (size.width, size.height))
        yield Problem(
            message=f"{report.path!r} has the size of the cut card: {bleed} of each of its edges are cut off",
            span=report.text_span,
            hint=f"make it {size.width:g} × {size.height:g} mm ({pixels} pixels): {bleed} more at each edge, "
            "which may be cut off",
            related=(Related(report.element_span, "the element"),),
        )
