"""A value of a column is none of the records that its column is about.

## What it does
Looks at text fields that are called like a set, a table or what a single record of a set is called (`culture`, if there
is a table `cultures`). If at least half of the values are names of its records, a value that is none is a finding.

## Why it matters
The reader looks for it in the table and does not find it.

## Fails
```yaml file=cultures.yaml
sets:
  - id: cultures
    name: Cultures
    one: culture
    records: [{id: norse, name: Norse}, {id: celtic, name: Celtic}, {id: amazon, name: Amazon}]
  - id: heroes
    name: Heroes
    one: hero
    fields: {culture: {type: text, name: Culture}}
    records:
      - {id: balder, name: Balder, culture: Norse}
      - {id: maeve, name: Maeve, culture: Celtic}
      - {id: xena, name: Xena, culture: Amazonian}
```
```text
cultures.yaml:13:41: warning N156 'Amazonian' is none of the cultures
```

## Passes
```diff file=cultures.yaml
-      - {id: xena, name: Xena, culture: Amazonian}
+      - {id: xena, name: Xena, culture: Amazon}
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.word_forms import loose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import nearest
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game
from pnp.model.names import Named

CODE = "N156"
NAME = "value without record"
SEVERITY = Severity.WARNING

_LEAST_KNOWN: Final = 2
_SHARED: Final = 4
# A value may be several names.
_PARTS: Final = re.compile(r"\s*(?:[,;/&+]|\band\b|\bor\b)\s*")


def check(context: GameContext) -> Problems:
    """Every value that is no name, in a column of names."""
    subjects = subjects_of(context.game)
    for records, fields in lists_of(context.game):
        for key, field in fields.items():
            subject = subjects.get(loose(key)) or subjects.get(loose(field.name))
            if field.type == "text" and subject and subject[1] is not records:
                yield from _strangers(key, records, *subject)


def subjects_of(game: Game) -> dict[str, tuple[str, Sequence[Named]]]:
    """The sets and tables by what they or one of their records are called: each with its name and its records."""
    subjects: dict[str, tuple[str, Sequence[Named]]] = {}
    for custom in game.sets:
        for name in (custom.one, custom.id, custom.name):
            subjects.setdefault(loose(name), (custom.id.replace("-", " "), custom.records))
    for table in game.tables:
        for name in (table.id, table.name):
            subjects.setdefault(loose(name), (table.id.replace("-", " "), table.rows))
    subjects.pop("", None)
    return subjects


def lists_of(game: Game) -> Iterator[tuple[Sequence[Open], Mapping[str, FieldType]]]:
    """The records of every deck, set and table, with their fields."""
    yield from ((deck.cards, deck.fields) for deck in game.decks)
    yield from ((custom.records, custom.fields) for custom in game.sets)
    yield from ((table.rows, table.fields) for table in game.tables)


def _strangers(key: str, records: Sequence[Open], title: str, subject: Sequence[Named]) -> Problems:
    names = {loose(name): name for record in subject for name in names_of(record)}
    given = [(record, value) for record in records if isinstance(value := record.fields.get(key), str) and value]
    strange = [
        (record, value) for record, value in given if not all(loose(part) in names for part in _PARTS.split(value))
    ]
    known = len(given) - len(strange)
    if known < _LEAST_KNOWN or known < len(strange):
        return
    for record, value in strange:
        begins = [name for name in names.values() if name.casefold()[:_SHARED] == value.casefold()[:_SHARED]]
        meant = nearest(value, names.values()) or (begins[0] if len(begins) == 1 else None)
        yield Problem(
            message=f"{value!r} is none of the {title}",
            span=record.at(key),
            hint=f"did you mean {meant!r}?" if meant else f"write the name of a record of {title!r}, or add one",
            related=(Related(subject[0].span, f"the {title} begin here"),),
        )
