"""Something is left over from a conversion of the text.

Looks for marks that a program put into a text and no author writes: control tokens such as `<|end|>`, footnote marks
of web pages such as `[edit]`, entities such as `&nbsp;` in rules, and `à` or `ß` where an arrow stood before a symbol
font was lost ("22 à 14"). Tags of HTML are left to T108.

It is printed as it stands.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: 'Move from 22 à 14.[edit] Then stop.'}
```
```text
cards.yaml:5:54: warning T381 'à' stands where an arrow was
cards.yaml:5:59: warning T381 '[edit]' is left over from a conversion
```
```diff file=cards.yaml
-      - {id: march, name: March, text: 'Move from 22 à 14.[edit] Then stop.'}
+      - {id: march, name: March, text: 'Move from 22 → 14. Then stop.'}
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "left over from a conversion"
SEVERITY = Severity.WARNING

# Languages in which "à" is a word.
_WITH_A_GRAVE: Final = ("fr", "it", "pt", "ca", "vi", "co", "oc")
_TOKEN: Final = (
    r"<\|[\w.:-]{2,200}\|>"
    r"|&(?:nbsp|amp|lt|gt|quot|apos|ndash|mdash|hellip|rsquo|lsquo|rdquo|ldquo|#\d{2,5});"
    r"|\[(?:edit|citation needed|TOC|/?[bi]|/?quote|/?url)\]"
)
_ARROW: Final = r"(?<=[\d)\]] )(?P<arrow>[àÞßóè])(?= [(\[]?\d)"


def check(context: GameContext) -> Problems:
    """Every mark that no author writes."""
    words = context.corpus
    has_arrows = context.game.kit.language[:2].lower() not in _WITH_A_GRAVE and not words.raw.isascii()
    pattern = re.compile(f"{_TOKEN}|{_ARROW}" if has_arrows else _TOKEN)
    if not has_arrows and not any(sign in words.raw for sign in "<&["):
        return
    for found in words.find(pattern, raw=True):
        if found.match.groupdict().get("arrow"):
            what, hint, cause = "stands where an arrow was", "write →", "arrows are lost"
        elif found.text.startswith("&") and found.passage.kind != "rules":
            continue  # T108 reports it.
        else:
            what, hint, cause = "is left over from a conversion", "remove it, or write what it stood for", ""
        yield Problem(message=f"{found.text!r} {what}", span=found.span, hint=hint, cause=cause)
