"""A zero is not printed because of a condition.

Looks for texts of your own layouts that show a number under the condition that it is there, `when: card.cost`, and for
records in which it is 0. For a condition 0 counts as nothing, so the text is left out where it would say 0.

Something that costs nothing is not something without a cost.

```yaml file=cards.yaml
decks:
  - id: crew
    name: Crew
    fields: {cost: number}
    cards:
      - {id: cook, name: Cook, cost: 2}
      - {id: stowaway, name: Stowaway, cost: 0}
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm]}
      cost: {when: card.cost, text: '{{ card.cost }}', at: [3 mm, 14 mm], size: [34 mm, 9 mm]}
components:
  - {id: crew, name: Crew, of: decks.crew, layout: small}
```
```text
cards.yaml:13:20: info P171 'cost' on small is left out where card.cost is 0: stowaway
```
```diff file=cards.yaml
-      cost: {when: card.cost, text: '{{ card.cost }}', at: [3 mm, 14 mm], size: [34 mm, 9 mm]}
+      cost: {when: card.cost is defined, text: '{{ card.cost }}', at: [3 mm, 14 mm], size: [34 mm, 9 mm]}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.drawing.reports import HiddenZero

NAME = "hidden zero"
SEVERITY = Severity.INFO
_MOST_NAMED = 3


def check(context: GameContext, material: Material) -> Problems:
    """Each such text once, with the records that it leaves out."""
    for report in material.of(HiddenZero):
        named, others = ", ".join(report.records[:_MOST_NAMED]), len(report.records) - _MOST_NAMED
        more = f" and {others} more" if others > 0 else ""
        yield Problem(
            message=f"{report.element!r} on {report.face} is left out where {report.path} is 0: {named}{more}",
            span=report.text_span,
            hint=f"write when: {report.path} is defined to print the 0, or when: {report.path} > 0 if it is meant",
        )
