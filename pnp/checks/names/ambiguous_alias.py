"""The alias of one thing is the name of another.

Compares every alias with the names, plurals and aliases of all other things in the game.

An alias should make clear what is meant; this one means two things.

```yaml file=units.yaml
units:
  - {id: guns, name: Artillery, aliases: [Cannon]}
  - {id: cannon, name: Cannon}
```
```text
units.yaml:2:43: warning N115 'Cannon', an alias of 'guns', is also the name of the unit 'cannon'
```
```diff file=units.yaml
-  - {id: guns, name: Artillery, aliases: [Cannon]}
+  - {id: guns, name: Artillery, aliases: [Battery]}
```
"""

from pnp.analysis.names import called_by_name, names_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.names import Named
from pnp.model.texts import Term
from pnp.model.walk import references

NAME = "ambiguous alias"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every alias that is also a name of something else."""
    things = list(called_by_name(context.game))
    if not any(record.aliases for _, record in things):
        return
    owners: dict[str, list[tuple[str, Named]]] = {}
    for kind, record in things:
        for name in dict.fromkeys(name.casefold() for name in names_of(record)):
            owners.setdefault(name, []).append((kind, record))
    for _, record in things:
        for index, alias in enumerate(record.aliases):
            for kind, other in owners.get(alias.casefold(), ()):
                if _is_another(record, other):
                    yield Problem(
                        message=f"{alias!r}, an alias of {record.id!r}, is also the name of the {kind} {other.id!r}",
                        span=record.at(f"aliases.{index}"),
                        hint="remove the alias, or rename the other one",
                        related=(Related(other.at("name"), "named here"),),
                    )
                    break


def _is_another(record: Named, other: Named) -> bool:
    """Whether two records are different things. A marker and its status are one, a term and what it explains too."""
    if isinstance(other, Term):  # The entry explains what the alias stands for.
        return False
    if record is other or record.id == other.id or record.title.casefold() == other.title.casefold():
        return False
    return not any(
        reference.id == second.id
        for first, second in ((record, other), (other, record))
        for reference in references(first)
    )
