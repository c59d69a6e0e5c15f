"""One card has a value that no other card of its type has.

Looks at decks and sets in which the type of a record decides whether it has a value under another key: of every other
type all have one, or none. A single record that has one where the others of its type have none is found, unless the
rules speak of it by its name.

The value was copied from the card above, or a rule about it is missing. Nobody knows what it is for.

```yaml file=cards.yaml
decks:
  - id: war
    name: War
    codes: {type: {A: Attack, D: Defense}}
    fields:
      type: {type: code, name: Type}
      range: {type: number, name: Range}
    cards:
      - {id: rockets, name: Rockets, type: A, range: 2}
      - {id: assault, name: Assault, type: A, range: 1}
      - {id: blizzard, name: Blizzard, type: D}
      - {id: resistance, name: Resistance, type: D}
      - {id: veterans, name: Veterans, type: D}
      - {id: forts, name: Fortifications, type: D, range: 1}
```
```text
cards.yaml:14:59: warning N179 'Fortifications' has a 'Range', unlike all others of the type 'Defense'
```
```diff file=cards.yaml
-      - {id: forts, name: Fortifications, type: D, range: 1}
+      - {id: forts, name: Fortifications, type: D}
```
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.passages import rules_texts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game

NAME = "value of one alone"
SEVERITY = Severity.WARNING

_LEAST: Final = 4
_NOTHING: Final = (None, "", ())


def check(context: GameContext) -> Problems:
    """Every record that alone of its type has a value."""
    for records, fields in _lists(context.game):
        types = [key for key, field in fields.items() if field.type == "code"]
        others = [key for key, field in fields.items() if field.type in ("number", "text")]
        for kind in types:
            groups: dict[object, list[Open]] = {}
            for record in records:
                groups.setdefault(record.fields.get(kind), []).append(record)
            for key in others:
                for problem, record in _alone(groups, kind, key, fields[key].name or key):
                    if not any(record.name and record.name in passage.text for passage in rules_texts(context.game)):
                        yield problem


def _lists(game: Game) -> Iterator[tuple[Sequence[Open], Mapping[str, FieldType]]]:
    for deck in game.decks:
        yield deck.cards, deck.fields
    for custom in game.sets:
        yield custom.records, custom.fields


def _alone(groups: Mapping[object, Sequence[Open]], kind: str, key: str, title: str) -> Iterator[tuple[Problem, Open]]:
    """The only record of its group with a value, if all other groups agree in having one or not."""
    having = {
        name: [record for record in group if record.fields.get(key) not in _NOTHING] for name, group in groups.items()
    }
    mixed = [name for name, some in having.items() if 0 < len(some) < len(groups[name])]
    if len(mixed) != 1 or mixed[0] in _NOTHING:
        return
    name = mixed[0]
    full = [other for other in groups if other != name and having[other]]
    if len(having[name]) != 1 or len(groups[name]) < _LEAST or not full:
        return
    (record,) = having[name]
    other = next(other for other in groups[name] if other is not record)
    problem = Problem(
        message=f"{record.title!r} has a {title!r}, unlike all others of the type {str(name)!r}",
        span=record.at(key),
        hint="remove it, or write the rule that uses it",
        related=(Related(other.at(kind), "one without it"),),
    )
    yield problem, record
