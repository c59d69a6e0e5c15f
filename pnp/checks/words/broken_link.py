"""A link in the text of a record, or in rules that no book prints yet, leads nowhere.

Looks for the target of every link `[words](#id)` in the texts of cards and other records, and in rules of which no
component makes a book. Links in the others are checked when the book is laid out.

On the screen the link does nothing, and on paper it refers to a place that does not exist.

```yaml file=cards.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: 'Move one unit: [how](#moveing).'}
```
```markdown file=rules.md
# Rules

### Moving {#moving}

All units move.
```
```text
cards.yaml:7:62: warning T121 nothing is called '#moveing'
```
```diff file=cards.yaml
-      - {id: march, name: March, text: 'Move one unit: [how](#moveing).'}
+      - {id: march, name: March, text: 'Move one unit: [how](#moving).'}
```
"""

import re
from typing import Final

from pnp.analysis.passages import Kinds
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.link_targets import anchors, link_targets
from pnp.load.suggest import did_you_mean
from pnp.model.texts import RulesText

NAME = "broken link"
SEVERITY = Severity.WARNING

_KINDS: Final[Kinds] = ("name", "text", "flavor", "declared", "layout", "rules")
_LINK: Final = re.compile(r"(?<!\\)\]\((?P<target>#(?P<id>[^()\s]*))\)")


def check(context: GameContext) -> Problems:
    """Every link to an id that nothing has."""
    words = context.corpus
    if "](#" not in words.raw:
        return
    for found in words.find(_LINK, raw=True, kinds=_KINDS):
        if isinstance(found.passage.record, RulesText) and found.passage.record.id in context.get(_books):
            continue  # Its book says so when it is laid out.
        known = context.get(anchors)
        if found.match["id"] not in known and "{{" not in found.text and not context.get(link_targets).is_open:
            yield Problem(
                message=f"nothing is called {found.match['target']!r}",
                span=found.part("target"),
                hint=did_you_mean(found.match["id"], sorted(known)) or "give the heading an id: {#id}",
            )


def _books(context: GameContext) -> frozenset[str]:
    """The texts of which books are made."""
    return frozenset(component.book for component in context.game.components)
