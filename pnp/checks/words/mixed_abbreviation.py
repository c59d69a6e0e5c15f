"""An abbreviation is written in two ways.

Looks for abbreviations and signs that can be written in more than one way, such as vs and vs., e.g. and eg, 1/2 and ½,
3 x 3 and 3 × 3. If the kit nearly always writes one of them, the others are findings.

Players trust rules that are written consistently; others look as if they had been patched together.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Attack +1 vs. knights.}
      - {id: flank, name: Flank, text: Attack +2 vs. archers.}
      - {id: rest, name: Rest, text: Attack −1 vs. all units.}
      - {id: hill, name: Hill, text: Attack +1 vs units uphill.}
```
```text
cards.yaml:8:48: warning T112 'vs' is written 'vs.' elsewhere (3 times)
```
```diff file=cards.yaml
-      - {id: rest, name: Rest, text: Attack −1 vs. all units.}
-      - {id: hill, name: Hill, text: Attack +1 vs units uphill.}
+      - {id: hill, name: Hill, text: Attack +1 vs. units uphill.}
```

## Mended
The usual form is written, but for fractions: 1/2 may be two results of a die. In other languages than English, nothing
is mended.
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.corpus import SENTENCES
from pnp.checks.api import Edit, GameContext, Problems, Severity
from pnp.checks.words.house_style import TWICE, Variant, problems, times

NAME = "inconsistent abbreviation"
SEVERITY = Severity.WARNING

# The forms of each construct, with patterns that find them.
_CONSTRUCTS: Final[tuple[Mapping[str, str], ...]] = (
    {"vs.": r"(?<![\w.])vs\.(?=\s)", "vs": r"(?<![\w.])vs(?=\s)"},
    {"e.g.": r"(?<![\w.])e\.g\.", "eg": r"(?<![\w.'’-])eg(?=[ ,:])", "e.g": r"(?<![\w.])e\.g(?=[ ,:])"},
    {"i.e.": r"(?<![\w.])i\.e\.", "ie": r"(?<![\w.'’-])ie(?=[ ,:])", "i.e": r"(?<![\w.])i\.e(?=[ ,:])"},
    {"½": r"½", "1/2": r"(?<![\w/.,])1/2(?![\w/]|[.,]\d)"},
    {"×": r"(?<=\d)\ ?×(?=\ ?\d)", "x": r"(?<=\d)\ ?x(?=\ ?\d)"},
)
# What may mean something else: "on a 1/2".
_MEANS_MORE: Final = frozenset(("½", "1/2"))


def check(context: GameContext) -> Problems:
    """Every abbreviation that is not written in the usual way."""
    words = context.corpus
    for construct in _CONSTRUCTS:
        if sum(form in words.text for form in construct) < 2:
            continue
        ways = {form: list(words.find(re.compile(pattern), kinds=SENTENCES)) for form, pattern in construct.items()}
        yield from problems(
            ways,
            say=lambda variant: (
                f"{variant.found.text.strip()!r} is written {variant.usual!r} elsewhere ({times(variant.often)})"
            ),
            edits=_edits if context.is_english and not _MEANS_MORE & construct.keys() else lambda variant: (),
            cause=lambda variant: f"{variant.way!r} is written {variant.usual!r} elsewhere",
            hint=lambda variant: f"write {variant.usual!r}",
            often=TWICE,
        )


def _edits(variant: Variant) -> tuple[Edit, ...]:
    return variant.found.edit(variant.found.text.replace(variant.found.text.strip(), variant.usual))
