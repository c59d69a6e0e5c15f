"""One abbreviation stands for two things.

Compares the abbreviations of all units, stats, classes, terrain and other records, and those that the kit declares.
Meanings that differ only in case, a hyphen or the s of a plural are the same.

"Art" on a table must not mean artillery in one row and artificer in another.

```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, abbr: Pk}
  - {id: pickets, name: Pickets, abbr: Pk}
```
```text
units.yaml:3:40: error N113 'Pk' is short for two things: Pikes and Pickets
```
```diff file=units.yaml
-  - {id: pickets, name: Pickets, abbr: Pk}
+  - {id: pickets, name: Pickets, abbr: Pt}
```
"""

from pnp.analysis.word_forms import loose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.names.short_forms import short_forms
from pnp.checks.repeats import repeats

NAME = "duplicate abbreviation"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every abbreviation that an earlier form with another meaning has."""
    for first, second in repeats(short_forms(context.game), lambda form: form.short):
        if loose(first.meaning) != loose(second.meaning):
            yield Problem(
                message=f"{second.short!r} is short for two things: {first.meaning} and {second.meaning}",
                span=second.span,
                hint="give one of them another abbreviation",
                related=(Related(first.span, "first used here"),),
            )
