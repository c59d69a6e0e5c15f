"""A value of a column is not one of the records that its column is about.

Looks at text fields that are called like a set, a table or what a single record of a set is called (`culture`, if there
is a table `cultures`). If at least half of the values are names of its records, a value that is none is a finding. So
it is in a field of any name if three values of four, and three different ones at least, are names of records of one set
or table, places of one board, or sides, units, terrain, markers or resources.

The reader looks for it in the table and does not find it.

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
cultures.yaml:13:41: warning N156 'Amazonian' is not one of the cultures
```
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
from pnp.model.board_places import place_records
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game
from pnp.model.names import Named

NAME = "value without record"
SEVERITY = Severity.WARNING

_LEAST_KNOWN: Final = 2
# In a column that is called like nothing: so many different names, and so large a share of its values.
_LEAST_DIFFERENT: Final = 3
_SHARE_KNOWN: Final = 0.75
_KINDS: Final = ("sides", "units", "terrain", "markers", "resources")
_SHARED: Final = 4
# A value may be several names.
_PARTS: Final = re.compile(r"\s*(?:[,;/&+]|\band\b|\bor\b)\s*")


def check(context: GameContext) -> Problems:
    """Every value that is no name, in a column of names."""
    subjects = subjects_of(context.game)
    for records, fields in lists_of(context.game):
        for key, field in fields.items():
            if field.type != "text":
                continue
            subject = subjects.get(loose(key)) or subjects.get(loose(field.name))
            if subject and subject[1] is not records:
                yield from _strangers(key, records, *subject)
            elif not subject:
                # Records may be called like what they show.
                others = [group for group in context.get(_groups) if group[1] is not records]
                if group := _group_of(_given(key, records), others):
                    yield from _strangers(key, records, *group)


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


def _groups(context: GameContext) -> tuple[tuple[str, Sequence[Named], frozenset[str]], ...]:
    """What a column may be about: what it is called, its records, and their names in one form."""
    game = context.game
    groups: list[tuple[str, Sequence[Named]]] = [
        *((custom.id.replace("-", " "), custom.records) for custom in game.sets),
        *((table.id.replace("-", " "), table.rows) for table in game.tables),
        *(
            (f"places of {board.name or board.id}", tuple(place for _, place in place_records(board)))
            for board in game.boards
        ),
        *((kind, tuple(getattr(game, kind))) for kind in _KINDS),
    ]
    return tuple(
        (title, records, frozenset(loose(name) for record in records for name in names_of(record)))
        for title, records in groups
        if records
    )


def _group_of(
    given: Sequence[tuple[Open, str]], groups: Sequence[tuple[str, Sequence[Named], frozenset[str]]]
) -> tuple[str, Sequence[Named]] | None:
    """The group whose names a column has in most of its cells, but not in all."""
    values = [tuple(map(loose, _PARTS.split(value))) for _, value in given]
    if any(value.strip().isdecimal() for _, value in given):
        return None  # The column holds numbers, and words for some of them.
    for title, records, names in groups:
        known = [value for value in values if names.issuperset(value)]
        if len(set(known)) >= _LEAST_DIFFERENT and len(values) > len(known) >= _SHARE_KNOWN * len(values):
            return title, records
    return None


def _given(key: str, records: Sequence[Open]) -> list[tuple[Open, str]]:
    """The records that have a value in a text column, with it."""
    return [(record, value) for record in records if isinstance(value := record.fields.get(key), str) and value]


def _strangers(key: str, records: Sequence[Open], title: str, subject: Sequence[Named]) -> Problems:
    names = {loose(name): name for record in subject for name in names_of(record)}
    given = _given(key, records)
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
            message=f"{value!r} is not one of the {title}",
            span=record.at(key),
            hint=f"did you mean {meant!r}?" if meant else f"write the name of a record of {title!r}, or add one",
            related=(Related(subject[0].span, f"the {title} begin here"),),
        )
