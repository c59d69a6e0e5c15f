"""A stat is declared, and no unit has it.

Looks for a stat (`stats:`) that none of the units has a value of, though there are units; that is no field of a deck or
a set, either; and that no table of the rules has a column for.

The rules count with a number that is on no counter. The list of units was never finished.

```yaml file=units.yaml
stats:
  - {id: attack, name: attack}
  - {id: health, name: health}
units:
  - {id: soldier, name: Soldier, stats: {attack: 2}}
  - {id: hunter, name: Hunter, stats: {attack: 1}}
```
```text
units.yaml:3:10: warning N176 no unit has a value of 'health'
```
```diff file=units.yaml
-  - {id: soldier, name: Soldier, stats: {attack: 2}}
-  - {id: hunter, name: Hunter, stats: {attack: 1}}
+  - {id: soldier, name: Soldier, stats: {attack: 2, health: 3}}
+  - {id: hunter, name: Hunter, stats: {attack: 1, health: 2}}
```
"""

from collections.abc import Iterator

from pnp.analysis.passages import rules_texts
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game

NAME = "stat without values"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every stat that is a number of nothing."""
    game = context.game
    if not game.units:
        return
    given = {stat for unit in game.units for stat in (*unit.stats, *unit.reduced)}
    fields: frozenset[str] | None = None
    for stat in game.stats:
        if stat.id in given:
            continue
        fields = fields or frozenset(map(stemmed, _columns(game)))
        if fields.isdisjoint((stemmed(stat.name), stemmed(stat.id))):
            yield Problem(
                message=f"no unit has a value of {stat.name or stat.id!r}",
                span=stat.at("id"),
                hint=f"give the units {stat.id}: under stats:, or remove the stat",
            )


def _columns(game: Game) -> Iterator[str]:
    """The names of all fields of records, and the heads of the tables in the rules."""
    for fields in (group.fields for groups in (game.decks, game.sets, game.tables) for group in groups):
        for key, field in fields.items():
            yield from (key, field.name)
    for passage in rules_texts(game):
        for line in passage.text.split("\n"):
            if line.lstrip().startswith("|"):
                yield from (cell.strip(" *") for cell in line.split("|"))
