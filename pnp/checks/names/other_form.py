"""A reference uses the name of a record, or another form of its id.

Looks at every reference that is not an id, and finds the one record whose id, name, alias or abbreviation it is, apart
from case, hyphens or a plural.

People know what is meant, but the program does not: the piece is never printed, or the rule never applies.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: mine-field, name: Mine Field}
armies:
  - {id: north, side: north, units: {Mine Fields: 3}}
```
```text
units.yaml:6:38: error N104 'Mine Fields' is not an id; the units have 'mine-field'
```
```diff file=units.yaml
-  - {id: north, side: north, units: {Mine Fields: 3}}
+  - {id: north, side: north, units: {mine-field: 3}}
```

## Mended
The reference is replaced by the id.
"""

from collections.abc import Iterator

from pnp.analysis.names import by_other_form
from pnp.checks.api import Edit, GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.walk import Reference, records, references

NAME = "reference by name instead of id"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every reference that is not an id but clearly means one record."""
    game = context.game
    known: dict[tuple[str, ...], frozenset[str]] = {}
    for record in records(game):
        for reference in references(record):
            if (ids := known.get(reference.sets)) is None:
                ids = known[reference.sets] = frozenset(candidate.id for candidate in candidates(game, reference.sets))
            if reference.id not in ids and (meant := meant_by(game, reference)):
                yield Problem(
                    message=f"{reference.id!r} is not an id; the {' or '.join(reference.sets)} have {meant.id!r}",
                    span=reference.span,
                    hint=f"write {meant.id}",
                    related=(Related(meant.at("id"), "the record that is meant"),),
                    edits=(Edit(reference.span, meant.id),),
                )


def meant_by(game: Game, reference: Reference) -> Named | None:
    """The one record that a reference means in another form; None if there is none, or more than one."""
    matches = by_other_form(reference.id, candidates(game, reference.sets))
    return next(iter(matches.values())) if len(matches) == 1 else None


def candidates(game: Game, sets: tuple[str, ...]) -> Iterator[Named]:
    """The records of some sets."""
    for name in sets:
        if group := game.set_named(name):
            yield from group
