"""A unit begins with the value at which the rules take it off.

Looks, in English rules, for "a unit with zero hits is destroyed", "when its health is 0 it is removed", and the like,
and then for units whose stat of that name is 0 from the beginning. A rule about a number that falls to 0 is no such
rule.

By the rule the unit is gone before it does anything. It needs a dash instead of the 0, or an exception.

```yaml file=units.yaml
stats:
  - {id: hits, name: Hits}
units:
  - {id: infantry, name: Infantry, stats: {hits: 2}}
  - {id: mine, name: Mine Field, stats: {hits: 0}}
phases:
  - {id: fire, name: Fire, text: A unit with zero hits is destroyed.}
```
```text
units.yaml:5:48: warning Q165 'Mine Field' begins with 0 'Hits', so the rule destroys it
```
```diff file=units.yaml
-  - {id: mine, name: Mine Field, stats: {hits: 0}}
+  - {id: mine, name: Mine Field, text: It cannot be hit.}
```
"""

import re
from typing import Final

from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span

NAME = "destroyed from the start"
SEVERITY = Severity.WARNING

_GONE: Final = (
    *("destroyed", "eliminated", "killed", "removed", "defeated", " dies", " dead", "slain", "sunk", "out of play"),
)
_ZERO: Final = r"(?:zero|0|no(?: more| remaining)?)"


def check(context: GameContext) -> Problems:
    """Every unit with such a value."""
    game, words = context.game, context.prose
    at_zero = [(unit, stat) for unit in game.units for stat, number in unit.stats.items() if number == 0]
    if not context.is_english or not at_zero:
        return
    sentences = context.outline.sentences_with(_GONE)
    rules: dict[str, Span] = {}
    for stat in game.stats:
        name = re.escape(stemmed(stat.name or stat.id))
        has_none = rf"(?:has|have|having|with) {_ZERO} {name}\w{{0,3}}"
        pattern = re.compile(rf"\b(?:{has_none}|{name}\w{{0,3}} (?:is|are) {_ZERO})\b")
        for start, end in sentences:
            if pattern.search(words.lower, start, end):
                rules.setdefault(stat.id, words.span_between(start, end))
    for unit, key in at_zero:
        if key in rules:
            stat = game.stats[key]
            yield Problem(
                message=f"{unit.title!r} begins with 0 {stat.name or key!r}, so the rule destroys it",
                span=unit.at(f"stats.{key}"),
                hint="leave the value out if it has none, or say in the rule what it does not apply to",
                related=(Related(rules[key], "the rule"),),
            )
