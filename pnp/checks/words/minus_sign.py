"""A hyphen is used as a minus sign.

Looks at negative numbers in text. If the kit usually writes them with a real minus sign (−), every hyphen or en dash is
a finding. Without real minus signs, whichever of the two is rarer is a finding.

A hyphen is short and low. On a counter, "-1" is easily taken for "1", and next to "−1" it looks like something else.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Morale −1 for the enemy.}
      - {id: flank, name: Flank, text: Morale −2 for the enemy.}
      - {id: rest, name: Rest, text: Movement −1 this turn.}
      - {id: hill, name: Hill, text: Movement -2 uphill.}
```
```text
cards.yaml:8:47: warning T113 the minus of '-2' is a hyphen
```
```diff file=cards.yaml
-      - {id: hill, name: Hill, text: Movement -2 uphill.}
+      - {id: hill, name: Hill, text: Movement −2 uphill.}
```

## Mended
A minus sign is written if the kit usually writes one.
"""

import re
from typing import Final

from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.words.house_style import TWICE, Variant, problems

NAME = "hyphen as minus sign"
SEVERITY = Severity.WARNING

_BEFORE: Final = rf"(?<![^\s(/,:;\[{BORDER}{AS_NOTHING}])(?<!\d\s)"
_MINUS: Final = re.compile(_BEFORE + r"−\d+")
_HYPHEN: Final = re.compile(_BEFORE + r"(?P<sign>-)\d+(?![\w-])")
_EN_DASH: Final = re.compile(_BEFORE + r"(?P<sign>–)\d+(?![\w–-])")
_CALLED: Final = {"−": "a minus sign", "-": "a hyphen", "–": "an en dash"}


def check(context: GameContext) -> Problems:
    """Every hyphen or dash before a number, if the kit usually writes another sign."""
    words = context.corpus
    if len({"−", "-", "–"} & words.signs) < 2:
        return
    ways = {"−": list(words.find(_MINUS)), "-": list(words.find(_HYPHEN)), "–": list(words.find(_EN_DASH))}
    yield from problems(
        ways,
        say=_message,
        cause=lambda variant: f"the minus of numbers is {_CALLED[variant.way]}, and {_CALLED[variant.usual]} elsewhere",
        edits=lambda variant: variant.found.edit("−", "sign") if variant.usual == "−" else (),
        hint=lambda variant: f"write {variant.usual + variant.found.text[1:]!r}, as elsewhere",
        often=TWICE,
    )


def _message(variant: Variant) -> str:
    other = "" if variant.usual == "−" else f", {_CALLED[variant.usual]} elsewhere"
    return f"the minus of {variant.found.text!r} is {_CALLED[variant.way]}{other}"
