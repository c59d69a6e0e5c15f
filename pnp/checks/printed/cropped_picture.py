"""A good part of a picture is cut off to fill its place.

Compares the shape of every picture on a face with that of the place that it fills (`fit: cover`). It is a note if more
than a fifth of the picture is cut off and nobody said which: with a `focus:`, or a `mask:`, it was chosen. Of several
pictures of one element, it reports the one that loses most.

A square in a place of the shape of a card loses more than a quarter, often the head or the feet of what is drawn.

```yaml file=cards.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
layouts:
  - layout: small
    size: [40 mm, 60 mm]
    elements:
      art: {image: art.png, at: [5 mm, 5 mm], size: [30 mm, 45 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```picture file=art.png
600 x 600 pixels
```
```text
cards.yaml:7:20: info P168 33 % of 'art.png' is cut off to fill 'art' on small
```
```diff file=cards.yaml
-      art: {image: art.png, at: [5 mm, 5 mm], size: [30 mm, 45 mm]}
+      art: {image: art.png, fit: contain, at: [5 mm, 5 mm], size: [30 mm, 45 mm]}
```
"""

from collections import Counter

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import CroppedPicture

NAME = "cropped picture"
SEVERITY = Severity.INFO


def check(context: GameContext, material: Material) -> Problems:
    """The picture of each element that loses most."""
    pictures = {(report.element_span, report.path) for report in material.of(CroppedPicture)}
    number = Counter(span for span, _ in pictures)
    for report in material.worst(CroppedPicture, lambda report: report.share):
        others = number[report.element_span] - 1
        more = f", and a good part of {others} more" if others else ""
        lost, place = f"{report.share * 100:.0f} % of {report.path!r}", f"{report.element!r} on {report.face}"
        yield Problem(
            message=f"{lost} is cut off to fill {place}{more}",
            span=report.text_span,
            hint="say at the element which point stays, by its share of width and height: focus: [50%, 30%]; or show "
            "all of it with fit: contain",
            related=(Related(report.element_span, "the element"),),
        )
