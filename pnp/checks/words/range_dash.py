"""A range of numbers is written with a different dash than elsewhere.

Looks at ranges of numbers in text, such as 2–4. If the kit nearly always writes them with an en dash, or nearly always
with a hyphen, the others are findings. Dates, scores and part numbers are ignored.

Some readers take "2-4" for "2 − 4", and a page with both kinds looks unfinished.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Hits on 3–6.}
      - {id: flank, name: Flank, text: Hits on 2–6.}
      - {id: rest, name: Rest, text: On 1–4 nothing happens.}
      - {id: hill, name: Hill, text: Hits on 4-6.}
```
```text
cards.yaml:8:46: warning T114 '4-6' is written with a dash elsewhere: '4–6'
```
```diff file=cards.yaml
-      - {id: hill, name: Hill, text: Hits on 4-6.}
+      - {id: hill, name: Hill, text: Hits on 4–6.}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import SENTENCES, Found
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.words.house_style import problems

NAME = "inconsistent range dash"
SEVERITY = Severity.WARNING

_RANGE: Final = re.compile(r"(?<![\w.,:/–−-])(?P<low>\d{1,4})(?P<dash>[-–])(?P<high>\d{1,4})(?![\w:/–−-]|[.,]\d)")


def check(context: GameContext) -> Problems:
    """Every range that is not written in the usual way."""
    words = context.corpus
    ways: dict[str, list[Found]] = {"–": [], "-": []}
    if not words.signs.issuperset(ways):
        return
    for found in words.find(_RANGE, kinds=SENTENCES):
        if int(found.match["low"]) < int(found.match["high"]):
            ways[found.match["dash"]].append(found)
    yield from problems(
        ways,
        say=lambda variant: (
            f"{variant.found.text!r} is written with a {'dash' if variant.usual == '–' else 'hyphen'} elsewhere: "
            f"{variant.found.text.replace(variant.way, variant.usual)!r}"
        ),
        cause=lambda variant: f"ranges are written with {variant.way!r}, and with {variant.usual!r} elsewhere",
        hint=lambda variant: f"write {variant.found.text.replace(variant.way, variant.usual)!r}",
    )
