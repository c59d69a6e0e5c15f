"""Text runs over the edge of a picture.

Looks at every text that is printed over a picture of the kit (`image:`), line by line: it is a note if the edge of the
picture runs through a line, or between two lines. A text with an `outline:`, one on a box of its own, and one on a
picture that is half transparent may lie anywhere.

A picture got a new place or another size, or a card more words than the others, and the text was to stand beside it. It
may be read on both grounds, which is why nothing else complains, and looks like a mistake.

```yaml file=cards.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March, text: Move all of your units by one space.}]}
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      art: {image: art.png, at: [0 mm, 0 mm], size: [40 mm, 21 mm]}
      text: {text: '{{ card.text }}', at: [3 mm, 16 mm], size: [34 mm, 20 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```picture file=art.png
600 x 315 pixels
```
```text
cards.yaml:8:7: info P170 'text' runs over the edge of 'art' on orders/march
```
```diff file=cards.yaml
-      text: {text: '{{ card.text }}', at: [3 mm, 16 mm], size: [34 mm, 20 mm]}
+      text: {text: '{{ card.text }}', at: [3 mm, 22 mm], size: [34 mm, 15 mm]}
```
"""

from pnp.checks.api import GameContext, Problems, Related, Severity
from pnp.checks.printed.material import Material, in_layout, worst_of_pairs
from pnp.layout.drawing.reports import OverPictureEdge

NAME = "text over the edge of a picture"
SEVERITY = Severity.INFO


def check(context: GameContext, material: Material) -> Problems:
    """Every text over the edge of a picture, on the face where it is most in the middle."""
    for report, others in worst_of_pairs(
        material.of(OverPictureEdge), lambda report: report.picture_span, lambda report: -abs(report.share - 0.5)
    ):
        yield in_layout(
            report,
            f"{report.element!r} runs over the edge of {report.picture!r} on {report.face}{others}",
            f"give {report.element!r} another place, beside the picture or on it (at:, size:), or shorten the text",
            Related(report.picture_span, "the picture"),
        )
