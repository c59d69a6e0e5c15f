"""The words of a link have lost their link.

Looks for "click here" and "go here to find" (in German "hier klicken") outside of a link.

The text came from a web page. On paper there is nothing to click on, and what was behind the link is missing.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Click here for all lists of spells.
```
```text
rules.md:3:1: warning T363 'Click here' has no link
```
```diff file=rules.md
-Click here for all lists of spells.
+The lists of spells are at [example.org](https://example.org/spells).
```
"""

import re
from typing import Final

from pnp.analysis.corpus import SENTENCES
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "words of a lost link"
SEVERITY = Severity.WARNING

_WORDS: Final = re.compile(
    r"(?<![\w\[])(?P<words>[Cc](?:lick|LICK)[ ](?:[Hh]ere|HERE)|[Gg]o[ ][Hh]ere(?=[ ](?:to|for)[ ])"
    r"|[Ff]ollow[ ]this[ ]link"
    r"|[Hh]ier[ ]klicken|[Kk]lick(?:e|t)?[ ]hier)(?![\w\]])"
)
_STARTS: Final = ("click ", "Click ", "CLICK ", "go ", "Go ", "follow ", "Follow ", "hier ", "Hier ", "klick", "Klick")


def check(context: GameContext) -> Problems:
    """Every such phrase that is not inside a link."""
    words = context.corpus
    for found in words.find_at(_WORDS, _STARTS, kinds=SENTENCES):
        text = found.passage.text
        if re.match(r"[^\[\n]*\]\(", text[found.end : found.end + 200]) or "http" in text[found.end : found.end + 40]:
            continue
        yield Problem(
            message=f"{found.text!r} has no link",
            span=found.span,
            hint="print what was behind the link, or write its address: [words](https://…)",
        )
