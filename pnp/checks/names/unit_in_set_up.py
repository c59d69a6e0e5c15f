"""A text sets up a unit that the game does not have.

Looks in rules for lists and tables of units with the cells on which they start, and for sentences such as "the Germans
place the 12th Pioneers in hex 0909", in English and German rules, and for the units in the kit. A list is one of units
if at least half of its items name some. In a sentence, a name counts that shares a word with the units of the kit.

The players look for a counter that is not in the box.

```yaml file=k.yaml
units:
  - {id: somersets, name: 4th Somersets, at: 0101}
  - {id: hampshires, name: 7th Hampshires, at: 0103}
boards:
  - {id: map, name: Map, hexes: {columns: 3, rows: 4, cell: 16 mm}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Setting up

- 4th Somersets: 0101
- 6th Hampshires: 0103
```
```text
rules.md:4:3: warning N184 no unit is called '6th Hampshires'
```
```diff file=rules.md
-- 6th Hampshires: 0103
+- 7th Hampshires: 0103
```
"""

from pnp.analysis.names import names_of
from pnp.analysis.stated_starts import stated_starts
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.repeats import first_of_each
from pnp.load.suggest import did_you_mean

NAME = "set-up of an unknown unit"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every name of nothing that a text puts on a cell."""
    names = [name for unit in context.game.units for name in names_of(unit)]
    unknown = (stated for stated in context.get(stated_starts) if not stated.units)
    for stated in first_of_each(unknown, lambda each: each.start):
        yield Problem(
            message=f"no unit is called {' '.join(stated.words.split())!r}",
            span=context.prose.span(stated.start, len(stated.words)),
            hint=did_you_mean(stated.words, names) or "correct the name, or add the unit",
        )
