"""There is a space before punctuation or inside brackets.

Looks for a space before , ; . ! ? ) and after (. French texts may have one before ; ! ?. Three dots with spaces are
ignored.

The mark may end up at the start of the next line.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: 'Move one unit , then rest.'}
```
```text
cards.yaml:5:54: warning T118 there is a space before ','
```
```diff file=cards.yaml
-      - {id: march, name: March, text: 'Move one unit , then rest.'}
+      - {id: march, name: March, text: 'Move one unit, then rest ...'}
```
"""

import re
from typing import Final

from pnp.analysis.markup import AS_NOTHING, BORDER, HIDDEN
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "space before punctuation"
SEVERITY = Severity.WARNING

_WORD: Final = rf"[\w)\]”’\"'{HIDDEN}{AS_NOTHING}]"
_END: Final = rf"(?=[\s{BORDER}{AS_NOTHING}])"
_COMMON: Final = rf"(?<={_WORD})(?P<space>[ \xa0])(?P<mark>,|\.(?![\xa0 ]?\.))"
# "Use ? for help" speaks of the mark.
_ENGLISH: Final = rf"(?<={_WORD})(?P<space>[ \xa0])(?P<mark>[,;]|[!?](?!\ [a-z])|\.(?![\xa0 ]?\.))"
_FRENCH_STARTS: Final = (" ,", " .", "( ", " )", "\xa0,", "\xa0.")
_STARTS: Final = (*_FRENCH_STARTS, " ;", " !", " ?", "\xa0;", "\xa0!", "\xa0?")
_INSIDE: Final = rf"(?P<open>\()(?P<inner>[ \xa0]+)(?=[\w{HIDDEN}])|(?<=\w)(?P<before>[ \xa0])(?P<close>\))"


def check(context: GameContext) -> Problems:
    """Every space before punctuation or inside brackets."""
    is_french = context.game.kit.language.startswith("fr")
    mark = _COMMON if is_french else _ENGLISH
    pattern = re.compile(f"(?:{mark}){_END}|{_INSIDE}")
    for found in context.corpus.find_at(pattern, _FRENCH_STARTS if is_french else _STARTS):
        groups = found.match.groupdict()
        space = next(key for key in ("space", "inner", "before") if groups[key] is not None)
        where = "after '('" if groups["open"] else f"before {groups['mark'] or groups['close']!r}"
        yield Problem(message=f"there is a space {where}", span=found.part(space), hint="remove it")
