"""A sentence gives supply another range than the kit.

Reads sentences about supply with a number of hexes or spaces, such as "a unit is in supply within six hexes of a
source" and "units trace supply over six hexes", in English rules, and compares the number with `range:` under
`supply:`. Sentences with an exception are left out.

Sources are checked with the range that the kit says; players count to the other.

```yaml file=play.yaml
boards:
  - {id: field, name: Field, hexes: {columns: 4, rows: 1, cell: 16 mm}}
sides: [{id: red, name: Red}]
supply:
  - {id: depot, name: Depot, side: red, sources: 0101, range: 6}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

A unit is in supply within eight hexes of the depot.
```
```text
rules.md:3:28: warning Z231 supply reaches eight hexes here, but its range is 6
```
```diff file=rules.md
-A unit is in supply within eight hexes of the depot.
+A unit is in supply within six hexes of the depot.
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "other range of supply"
SEVERITY = Severity.WARNING

_RANGE: Final = re.compile(
    rf"\b(?:within|over|of|is|are|reach(?:es)?|extends?|at\s+most|up\s+to|as\s+far\s+as|no\s+(?:more|farther|further|longer)\s+than|not\s+more\s+than)\s+(?P<said>"
    rf"(?P<number>{NUMBER})\s+(?:movement\s+points?|hex(?:es)?|spaces?|squares?|cells?))\b"
)
# What supplied units do has ranges of its own.
_ACTION: Final = re.compile(r"\b(?:moves?|attacks?|retreats?|fires?|advances?)\b")


def check(context: GameContext) -> Problems:
    """Every sentence about supply with a range."""
    lines = {line.range: line for line in context.game.supply if line.range is not None}
    for sentence in plain_sentences(context, ("suppl",), with_if=True) if lines else ():
        found = list(_RANGE.finditer(sentence.text))
        if len(found) == 1 and not _ACTION.search(sentence.text) and number_of(found[0]["number"]) not in lines:
            yield Problem(
                message=f"supply reaches {' '.join(found[0]['said'].split())} here, "
                f"but its range is {' or '.join(map(str, lines))}",
                span=context.prose.span(sentence.start + found[0].start("said"), len(found[0]["said"])),
                hint="correct the sentence, or range: of the supply",
                related=tuple(Related(line.at("range"), "its range") for line in lines.values()),
            )
