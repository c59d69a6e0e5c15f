"""Two records of a set have the same id.

Compares the ids of the records of every set: units, cards of a deck, rows of a table, cells' regions, spaces.

A reference to the id means one of the two, and which one depends on their order in the files.

```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes}
  - {id: pikes, name: Long pikes}
```
```text
units.yaml:3:10: error N111 the id 'pikes' is used twice among the units
```
```diff file=units.yaml
-  - {id: pikes, name: Long pikes}
+  - {id: long-pikes, name: Long pikes}
```
"""

from pnp.analysis.groups import groups
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import repeats

NAME = "duplicate id"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every id that an earlier record of the same group has."""
    for title, records in groups(context.game):
        for other, record in repeats(records, lambda record: record.id or None):
            yield Problem(
                message=f"the id {record.id!r} is used twice among the {title}",
                span=record.at("id"),
                hint="give one of them another id",
                related=(Related(other.at("id"), "first used here"),),
            )
