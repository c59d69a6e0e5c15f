"""The rules speak of the third of a thing of which there are two.

Looks, in English rules, for "the third pawn" and "a fifth flag": an ordinal and the word for a marker or for a part
that the list of parts has with a number. If all kinds of it together are fewer, it is found. Dice are counted by S133,
and parts that are listed for each player are left out.

The players look for a piece that the box does not have.

```yaml file=pieces.yaml
markers:
  - {id: red, name: Red pawn, supply: 1}
  - {id: blue, name: Blue pawn, supply: 1}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

With eleven players there are three teams, the last of them with the third pawn.
```
```text
rules.md:3:70: warning Q112 there is no 'third pawn': the kit has 2 in all
```
```diff file=pieces.yaml
   - {id: blue, name: Blue pawn, supply: 1}
+  - {id: green, name: Green pawn, supply: 1}
```
"""

import re
from collections import Counter
from typing import Final

from pnp.analysis.numerals import any_number_of
from pnp.analysis.outline import stem, stem_set
from pnp.analysis.parts import parts_list
from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.repeats import first_of_each

NAME = "ordinal beyond the count"
SEVERITY = Severity.WARNING

_ORDINAL: Final = re.compile(
    r"\b(?P<article>an?|the|his|her|their|your|its)\s+(?P<said>(?P<n>second|third|fourth|fifth|sixth|seventh|eighth"
    r"|ninth|tenth|eleventh|twelfth|\d{1,2}(?:nd|rd|th))\s+(?:(?!place|turn|round)[a-z-]+\s+)?(?P<noun>[a-z]{3,}))\b"
    r"(?![’'-])"
)
_HEAD: Final = re.compile(r"^(?:[^(:,;–]*?\b)?(?P<noun>[^\W\d_]{3,})\W*(?:$|[(:,;–]|\b(?:in|with|of|for|from)\b)")
_EACH: Final = re.compile(r"\b(?:each|every|per)\b")
# Of these, an ordinal counts what happens and not what is there.
_OTHERS: Final = stem_set("""
die dice card turn round player time page sheet row point hit level wound step action space attack move strike failure
success game win loss
""")


def check(context: GameContext) -> Problems:
    """Each ordinal that is too high, once for each thing."""
    if not context.is_english:
        return
    counts, words = context.get(_pieces), context.prose
    too_high = (
        match
        for match in (words.matches(_ORDINAL, words.lower) if counts else ())
        if 0 < counts.get(stem(match["noun"]), 0) < any_number_of(match["n"])
    )
    for match in first_of_each(too_high, lambda match: stem(match["noun"])):
        number = counts[stem(match["noun"])]
        yield Problem(
            message=f"there is no {' '.join(match['said'].split())!r}: the kit has {number} in all",
            span=words.match_span(match, "said"),
            hint="correct the ordinal, or the number of pieces",
        )


def _pieces(context: GameContext) -> dict[str, int]:
    """How many pieces of each kind there are, by the stem of the word for them; none of those that have no limit."""
    markers, listed, unknown = Counter[str](), Counter[str](), set(_OTHERS)
    for marker in context.game.markers:
        noun = stem(marker.name.split()[-1]) if marker.name else ""
        supply = known_number(context.game, marker.supply)
        if supply is None or marker.unlimited:
            unknown.add(noun)
        markers[noun] += supply or 0
    for part in context.get(parts_list).parts:
        head = _HEAD.match(part.words)
        noun = stem(head["noun"]) if head else ""
        if part.number is None or _EACH.search(part.words):
            unknown.add(noun)
        listed[noun] += part.number or 0
    nouns = (markers.keys() | listed.keys()) - unknown - {""}
    return {noun: count for noun in nouns if (count := max(markers[noun], listed[noun]))}
