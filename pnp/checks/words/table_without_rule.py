"""No rule says when one rolls on a table.

Looks for dice tables that the rules show under a heading of their own without any sentence, and that no other sentence,
roll, effect or step of the kit names. A reference sheet, which has no rules, is left out.

The table is printed, and nobody ever looks at it, or everybody at another time.

```yaml file=tables.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
tables:
  - id: wounds
    name: Secondary Effects
    die: D6
    rows:
      - {on: 1-3, text: The leg is hurt.}
      - {on: 4-6, text: The arm is hurt.}
```
```markdown file=rules.md
# Rules

Roll to attack.

### Secondary Effects

::table{tables.wounds}
```
```text
tables.yaml:4:9: warning T409 no rule says when to roll on 'Secondary Effects'
```
```diff file=rules.md
 ### Secondary Effects

+After every major wound, roll on this table.
+
 ::table{tables.wounds}
```
"""

import re
from typing import Final

from pnp.analysis.topics import is_reference
from pnp.analysis.word_forms import small_letters
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game
from pnp.model.tables import Table

NAME = "table without a rule"
SEVERITY = Severity.WARNING

_SHOWN: Final = re.compile(r"^[ \t]*::table\{tables\.(?P<id>[\w-]+)[^\n]*$", re.MULTILINE)
_BLOCK: Final = re.compile(r"^[ \t]*(?:::|#|\|)[^\n]*$", re.MULTILINE)
_KIND: Final = re.compile(r"\b(?:table|chart|results?)\b")


def check(context: GameContext) -> Problems:
    """Every table that is only shown."""
    game = context.game
    if not context.is_english or not game.tables or is_reference(game):
        return
    for section in context.outline.sections:
        offset = section.passage.start
        written = section.passage.text[section.body - offset : section.end - offset]
        if _BLOCK.sub("", written).strip():
            continue
        for match in _SHOWN.finditer(written):
            table = game.tables.find(match["id"])
            if not table or not table.name or table.text or table.combat:
                continue
            if not _is_named(context, table) and not _is_referred_to(game, table):
                yield Problem(
                    message=f"no rule says when to roll on {table.name!r}",
                    span=table.at("id"),
                    hint="write it above the table, or remove the table",
                )


def _is_named(context: GameContext, table: Table) -> bool:
    """Whether a sentence names the table: no heading does."""
    words = context.prose
    name = " ".join(_KIND.sub("", table.name.lower()).split())
    for place in words.places((name,)) if name else ():
        line = words.text[words.text.rfind("\n", 0, place) + 1 : place]
        if not line.startswith("#"):
            return True
    return False


def _is_referred_to(game: Game, table: Table) -> bool:
    """Whether a record of the kit has the id of a table."""
    own = table.node
    for source in game.sources.values():
        text = small_letters(source.text)
        for match in re.finditer(rf"(?<![\w-]){re.escape(table.id)}(?![\w-])", text):
            is_own = own is not None and source is own.source and own.start <= match.start() < own.end
            if not is_own and not text.endswith("::table{tables.", 0, match.start()):
                return True
    return False
