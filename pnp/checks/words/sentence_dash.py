"""A dash in a sentence is written differently than elsewhere.

Looks at dashes between words: a hyphen or two with spaces, an en dash with spaces, an em dash. If the kit nearly always
writes one of them, the others are findings. Names and fields are ignored: what stands there need be no
sentence.

A hyphen joins and a dash separates. Readers stumble over the wrong one.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Attack – if you can.}
      - {id: flank, name: Flank, text: Move – but not back.}
      - {id: rest, name: Rest, text: Rally – or rest.}
      - {id: hill, name: Hill, text: Climb - if you must.}
```
```text
cards.yaml:8:43: warning T115 ' - ' is not a dash; the kit writes ' – ' elsewhere (3 times)
```
```diff file=cards.yaml
-      - {id: hill, name: Hill, text: Climb - if you must.}
+      - {id: hill, name: Hill, text: Climb – if you must.}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import Found
from pnp.analysis.markup import AS_NOTHING
from pnp.analysis.passages import Kinds
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.words.house_style import problems, times

NAME = "inconsistent dash"
SEVERITY = Severity.WARNING

_EDGE: Final = rf"""[^\W\d_]|[.,;!?)(”“"'’‘{AS_NOTHING}]"""
# Whole sentences: a declared field may hold a list of keywords, such as "Icebreaker - Decoder".
_PROSE: Final[Kinds] = ("text", "flavor", "rules", "layout")
_WAYS: Final = (" - ", "--", " – ", "—")
_DASH: Final = re.compile(rf"(?<={_EDGE})(?P<dash> (?:--?|–|—) |(?<!-)--(?!-)|—)(?={_EDGE})")


def check(context: GameContext) -> Problems:
    """Every dash that is not written in the usual way."""
    words = context.corpus
    if sum(dash in words.text for dash in _WAYS) < 2:
        return
    ways: dict[str, list[Found]] = {}
    for found in words.find(_DASH, kinds=_PROSE):
        ways.setdefault(found.match["dash"], []).append(found)
    yield from problems(
        ways,
        say=lambda variant: (
            f"{variant.way!r} is {'not a dash' if '-' in variant.way else 'another dash'}; "
            f"the kit writes {variant.usual!r} elsewhere ({times(variant.often)})"
        ),
        cause=lambda variant: f"dashes are written {variant.way!r}, and {variant.usual!r} elsewhere",
        hint=lambda variant: f"write {variant.usual!r}",
    )
