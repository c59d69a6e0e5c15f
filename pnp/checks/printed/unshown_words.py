"""Cards have words that no face shows.

Looks for decks whose cards have a `text` or a `flavor` that none of the layouts shows by which the deck is printed, and
no table or sentence of the rules either.

Such words are lost without a trace: a layout of your own that leaves out an element of the layout that it extends,
`flavor: null`, leaves out what stands in it on every card.

```yaml file=cards.yaml
decks:
  - id: crew
    name: Crew
    cards: [{id: cook, name: Cook, text: Draw a card., flavor: Soup again.}]
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm]}
      text: {text: '{{ card.text }}', at: [3 mm, 14 mm], size: [34 mm, 12 mm]}
components:
  - {id: crew, name: Crew, of: decks.crew, layout: small}
```
```text
cards.yaml:4:64: warning P174 the flavor of 'cook' is printed nowhere: small does not show card.flavor
```
```diff file=cards.yaml
       text: {text: '{{ card.text }}', at: [3 mm, 14 mm], size: [34 mm, 12 mm]}
+      flavor: {text: '{{ card.flavor }}', at: [3 mm, 27 mm], size: [34 mm, 9 mm]}
```
"""

import re

from pnp.analysis.shown_names import shows_all
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.findings import is_sheet
from pnp.layout.drawing.reports import UnshownWords

NAME = "words on no card"
SEVERITY = Severity.WARNING


def check(context: GameContext, material: Material) -> Problems:
    """Each such field of a deck, once."""
    rules = [source.text for source in context.game.sources.values() if source.file.endswith(".md")]
    others = [source.text for source in context.game.sources.values() if not is_sheet(source.file)]
    for report in material.of(UnshownWords):
        read = re.compile(rf"\.{report.field}(?![\w-])")
        if any(map(read.search, rules)) or any(shows_all(text, report.face) for text in others):
            continue
        first, more = report.records[0], len(report.records) - 1
        of = repr(first) + (f" and {more} more card{'s' * (more > 1)} of {report.face!r}" if more else "")
        yield Problem(
            message=f"the {report.field} of {of} is printed nowhere: {_list(report.layouts)} "
            f"{'do' if len(report.layouts) > 1 else 'does'} not show card.{report.field}",
            span=report.text_span,
            hint=f"give the layout an element {report.field}: {{text: '{{{{ card.{report.field} }}}}', …}}, "
            f"or take out {report.field}: null if it stands there; what is meant for you alone may go into note:",
        )


def _list(names: tuple[str, ...]) -> str:
    *before, last = names
    return f"{', '.join(before)} and {last}" if before else last
