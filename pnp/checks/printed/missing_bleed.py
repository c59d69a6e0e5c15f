"""A colour ends exactly where the piece is cut.

Compares what is painted just inside the trim of a face with what is painted just outside, all around and whatever its
shape. On a face with a bleed, a colour or a picture must continue into it, unless something of the same colour does.
Layouts without a bleed have a check of their own, P145.

Nobody cuts to a tenth of a millimetre: half of the pieces get a white or coloured sliver along the edge.

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
cards.yaml:12:7: warning P114 'head' on orders/march ends at the cut on the left, top and right
```
```diff file=cards.yaml
-      head: {box: true, color: crimson, at: [0 mm, 0 mm], size: [100%, 8 mm]}
+      head: {box: true, color: crimson, at: [0 mm, 0 mm], size: [100%, 8 mm], bleeds: true}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import EndsAtCut
from pnp.measures import COMMON_LIVE_AREA, Size
from pnp.model.game import Game

NAME = "missing bleed"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Every element that stops at the trim although its face has a bleed, once."""
    for report in material.of(EndsAtCut):
        if report.has_bleed and is_cut(report, context.game):
            yield Problem(
                message=f"{report.element!r} on {report.face} ends at the cut{where(report)}",
                span=report.element_span,
                hint="add bleeds: true, so that it continues into the bleed (a picture needs fit: cover, too), or keep "
                "it away from the edge",
            )


def where(report: EndsAtCut) -> str:
    """The sides on which a colour ends at the cut; nothing for a trim without sides."""
    *most, last = report.sides or ("",)
    sides = f"{', '.join(most)} and {last}" if most else last
    return f" on the {sides}" if sides else ""


def is_cut(report: EndsAtCut, game: Game) -> bool:
    """Whether a face is cut out: not a figure of a book, and not a sheet that needs a page of its own."""
    component = game.components.find(report.face.partition("/")[0])
    if component is None:
        return False
    return component.kind != "sheet" or report.has_bleed or _share_a_page(report.size)


def _share_a_page(size: Size) -> bool:
    """Whether two faces have room on a sheet of A4 or Letter."""
    short, long = sorted((size.width, size.height))
    across, down = COMMON_LIVE_AREA.width, COMMON_LIVE_AREA.height
    return (2 * short <= across and long <= down) or (2 * short <= down and long <= across)
