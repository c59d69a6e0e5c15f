"""The title of a table stands at the end of another text, or is an item of a list.

Looks for the name of a dice table behind the last sentence of another record, and for a list item that has the name of
the table shown right below it.

A line break or a heading was lost. The title is read as part of the row before it, and the table has none.

```yaml file=tables.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-3, text: It rains.}
      - {on: 4-6, text: The sun shines. Sudden Events (D6)}
  - id: events
    name: Sudden Events
    die: D6
    rows:
      - {on: 1-6, text: Nothing happens.}
```
```markdown file=rules.md
# Rules

Roll each morning.

::table{tables.weather}

### Sudden Events

Roll at noon.

::table{tables.events}
```
```text
tables.yaml:9:41: warning T405 the title of another table stands at the end of this text: 'Sudden Events (D6)'
```
```diff file=tables.yaml
-      - {on: 4-6, text: The sun shines. Sudden Events (D6)}
+      - {on: 4-6, text: The sun shines.}
```
"""

import re
from typing import Final

from pnp.analysis.passages import passages, rules_texts
from pnp.analysis.word_forms import loose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "misplaced title"
SEVERITY = Severity.WARNING

_DIE: Final = r"(?:[ ]?\(\d*[DdWw]\d+\))?"
_TABLE_BELOW: Final = re.compile(
    rf"^[ \t]*[-*+•][ \t]+(?P<title>[^\n:]{{3,60}}?){_DIE}[ \t]*\n\s*::table\{{tables\.(?P<id>[\w-]+)", re.MULTILINE
)


def check(context: GameContext) -> Problems:
    """Every title at the end of a text, and every one that is a list item."""
    names = {table.name: table for table in context.game.tables if len(table.name.split()) > 1}
    if names:
        ends = re.compile(rf"[.!?] (?P<title>(?:{'|'.join(map(re.escape, names))}){_DIE})\s*\Z")
        for passage in passages(context.game, ("text",)):
            match = ends.search(passage.text)
            if match:
                table = next(names[name] for name in names if match["title"].startswith(name))
                yield Problem(
                    message=f"the title of another table stands at the end of this text: {match['title']!r}",
                    span=passage.match_span(match, "title"),
                    hint="remove it here, and give that table a heading of its own",
                    related=(Related(table.at("name"), "the table"),),
                )
    for passage in rules_texts(context.game):
        for match in _TABLE_BELOW.finditer(passage.text):
            below = context.game.tables.find(match["id"])
            if below and loose(below.name) == loose(match["title"]):
                yield Problem(
                    message=f"{match['title']!r} is an item of a list, and the title of the table below it",
                    span=passage.match_span(match, "title"),
                    hint="make it a heading",
                )
