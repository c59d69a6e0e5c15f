"""Variants come to nothing.

Looks for components with `variants:` of which no piece has more than one copy, and for `{{ variant }}` in layouts of
your own that no component with `variants:` uses.

`variants: 4` divides the copies of a piece among four faces, and `{{ variant }}` says which of them is drawn. Neither
does anything alone.

```yaml file=cards.yaml
decks:
  - {id: land, name: Land, cards: [{id: wood, name: Wood}, {id: marsh, name: Marsh}]}
layouts:
  - layout: tile
    size: [40 mm, 40 mm]
    elements:
      name: {text: '{{ card.name }} {{ variant }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm]}
components:
  - {id: land, name: Land, of: decks.land, layout: tile, copies: 4}
```
```text
cards.yaml:7:40: info P172 'variant' is always 1 on tile: no component that prints it has variants:
```
```diff file=cards.yaml
-  - {id: land, name: Land, of: decks.land, layout: tile, copies: 4}
+  - {id: land, name: Land, of: decks.land, layout: tile, copies: 4, variants: 4}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import IdleVariants

NAME = "idle variants"
SEVERITY = Severity.INFO


def check(context: GameContext, material: Material) -> Problems:
    """Components that ask for variants and get none, and layouts that show those of none."""
    for report in material.of(IdleVariants):
        if report.asked:
            yield Problem(
                message=f"variants: {report.asked} changes nothing in {report.face!r}: there is one copy of each piece",
                span=report.text_span,
                hint="give the records copies:, or the component: the copies of a piece are divided among its variants",
            )
        else:
            yield Problem(
                message=f"'variant' is always 1 on {report.face}: no component that prints it has variants:",
                span=report.text_span,
                hint="write variants: 4 at the component, if the copies of a piece are to differ in four ways",
                related=(Related(report.element_span, "the component"),),
            )
