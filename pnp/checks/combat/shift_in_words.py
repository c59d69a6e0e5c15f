"""A sentence gives a column shift another size than the combat table.

Reads "a flank attack shifts two columns to the right" and the like, in English rules, and compares the number with the
shift of that name under `shifts:` of the combat tables. Sentences with a condition or with two shifts are left out.

The list beside the table says one column, the paragraph two.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat:
      columns: 1:1 2:1 3:1
      beyond: Shifts beyond the last column count as the last one.
      shifts: [{id: flank, name: Flank attack, by: +1}]
    results: {AR: Attacker retreats, DR: Defender retreats}
    rows: [{on: 1-3, results: AR AR DR}, {on: 4-6, results: AR DR DR}]
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

A flank attack shifts two columns to the right.
```
```text
rules.md:3:23: warning D169 'Flank attack' shifts by +1 in 'combat', not two columns to the right
```
```diff file=rules.md
-A flank attack shifts two columns to the right.
+A flank attack shifts one column to the right.
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.odds import signed
from pnp.analysis.plain_sentences import any_of, by_spoken_name, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "other shift than in the table"
SEVERITY = Severity.WARNING

_SHIFT: Final = re.compile(rf"\b(?P<by>{NUMBER})\s+columns?\s+(?:to\s+the\s+)?(?P<way>left|right)\b")


def check(context: GameContext) -> Problems:
    """Every sentence with the name of a shift and a number of columns."""
    tables = [(table, shift) for table in context.game.tables if table.combat for shift in table.combat.shifts]
    table_of = {shift: table for table, shift in tables}
    shifts = by_spoken_name(table_of)
    named = re.compile(rf"\b{any_of(shifts)}")
    for sentence in plain_sentences(context, ("column",)) if shifts else ():
        names, sizes = list(named.finditer(sentence.text)), list(_SHIFT.finditer(sentence.text))
        if len(sizes) != 1 or len({shifts[name[0]].id for name in names}) != 1:
            continue
        shift, said = shifts[names[0][0]], sizes[0]
        if number_of(said["by"]) * (-1 if said["way"] == "left" else 1) != shift.by:
            yield Problem(
                message=f"{shift.name!r} shifts by {signed(shift.by)} in {table_of[shift].id!r}, "
                f"not {' '.join(said[0].split())}",
                span=context.prose.span(sentence.start + said.start(), len(said[0])),
                hint="correct the sentence, or by: of the shift",
                related=(Related(shift.at("by"), "the shift"),),
            )
