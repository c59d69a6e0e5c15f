"""A modifier is on the other side of its stat than elsewhere.

Looks at every signed number beside the name of a stat or a roll: "Attack +1", "+1 Attack". If the kit nearly always
writes one of them, the others are findings; beside an abbreviation of the kit ("+1 DRM"), two against one are enough.
"+1 Attack die" counts dice, and is ignored.

Players read cards quickly, and two ways to write a modifier look like two different things.

```yaml file=cards.yaml
stats:
  - {id: attack, name: Attack}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: Attack +1 for all knights.}
      - {id: flank, name: Flank, text: Attack +2 from the side.}
      - {id: rest, name: Rest, text: Attack −1 this turn.}
      - {id: hill, name: Hill, text: Uphill +1 Attack is lost.}
```
```text
cards.yaml:10:45: warning T111 '+1 Attack' is written 'Attack +1' elsewhere (3 times)
```
```diff file=cards.yaml
-      - {id: hill, name: Hill, text: Uphill +1 Attack is lost.}
+      - {id: hill, name: Hill, text: Uphill Attack +1 is lost.}
```
"""

import re

from pnp.analysis.corpus import SENTENCES, Found
from pnp.checks.api import GameContext, Problems, Severity
from pnp.checks.words.house_style import OFTEN, TWICE, problems, times

NAME = "inconsistent modifier order"
SEVERITY = Severity.WARNING

# Nouns that are counted: "+1 Attack die" does not modify Attack.
_COUNTED = r"dice|die|rolls?|points?|spaces?|cards?|tokens?|markers?|counters?|hits?|phases?|values?|ratings?|bonus"


def check(context: GameContext) -> Problems:
    """Every modifier that is not on the usual side of its stat."""
    game = context.game
    stats = {name for record in (*game.stats, *game.rolls) for name in (record.name, record.abbr)}
    names = {name for name in (*stats, *game.kit.abbreviations) if len(name) > 1}
    if not names:
        return
    name = "|".join(map(re.escape, sorted(names, key=lambda name: (-len(name), name))))
    number = r"[+−-]\d+"
    pattern = re.compile(
        rf"(?<![\w+−-])(?:(?P<after>(?:{name})\ {number})(?!\w)"
        rf"|(?P<before>{number}\ (?:{name}))(?![\w-]|\ (?:{_COUNTED})\b|\ {number}))"
    )
    stats_ways: dict[str, list[Found]] = {"after": [], "before": []}
    abbreviated: dict[str, list[Found]] = {"after": [], "before": []}
    for found in context.corpus.find(pattern, kinds=SENTENCES):
        ways = abbreviated if found.text.strip("+−-0123456789 ") in game.kit.abbreviations else stats_ways
        ways[found.match.lastgroup or ""].append(found)
    yield from _problems(stats_ways)
    yield from _problems(abbreviated, often=TWICE)


def _problems(ways: dict[str, list[Found]], often: int = OFTEN) -> Problems:
    yield from problems(
        ways,
        say=lambda variant: (
            f"{variant.found.text!r} is written {_swapped(variant.found.text)!r} elsewhere ({times(variant.often)})"
        ),
        cause=lambda variant: f"modifiers are written {variant.way} their stat, and {variant.usual} it elsewhere",
        hint=lambda variant: f"write {_swapped(variant.found.text)!r}",
        often=often,
    )


def _swapped(text: str) -> str:
    """``Attack +1`` ↔ ``+1 Attack``."""
    if text[0] in "+−-":
        number, _, name = text.partition(" ")
        return f"{name} {number}"
    name, _, number = text.rpartition(" ")
    return f"{number} {name}"
