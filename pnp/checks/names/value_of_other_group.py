"""A record has a value that the group it belongs to does not list.

Where records name the record they belong to (`culture: Norse`), and those list values under the plural of another field
(`professions:` for `profession:`), each value must be in the list of its own group. Nothing is said unless at least two
records keep to it.

Either the sample character is against the rules, or the list forgets what the sample shows.

```yaml file=sets.yaml
sets:
  - id: cultures
    name: Cultures
    one: culture
    fields: {professions: {type: list, name: Professions}}
    records:
      - {id: norse, name: Norse, professions: [Raider, Bard]}
      - {id: roman, name: Roman, professions: [Senator, Thief]}
  - id: heroes
    name: Heroes
    one: hero
    fields: {culture: {type: text, name: Culture}, profession: {type: text, name: Profession}}
    records:
      - {id: balder, name: Balder, culture: Norse, profession: Bard}
      - {id: livia, name: Livia, culture: Roman, profession: Senator}
      - {id: ivar, name: Ivar, culture: Norse, profession: Thief}
```
```text
sets.yaml:16:60: warning N172 'Thief' is not one of the professions of 'Norse'
```
```diff file=sets.yaml
-      - {id: ivar, name: Ivar, culture: Norse, profession: Thief}
+      - {id: ivar, name: Ivar, culture: Norse, profession: Raider}
```
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.word_forms import loose, stemmed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.names.value_without_record import lists_of, subjects_of
from pnp.load.suggest import did_you_mean
from pnp.model.fields import Open
from pnp.model.names import Named

NAME = "value that its group does not list"
SEVERITY = Severity.WARNING

_LEAST_RIGHT: Final = 2


def check(context: GameContext) -> Problems:
    """Every value that is not in the list of the group of its record."""
    subjects = subjects_of(context.game)
    for records, fields in lists_of(context.game):
        for key, field in fields.items():
            subject = subjects.get(loose(key)) or subjects.get(loose(field.name))
            if field.type != "text" or not subject or subject[1] is records:
                continue
            groups = {loose(name): group for group in subject[1] for name in names_of(group)}
            for member in fields:
                yield from _strangers(records, key, member, groups) if fields[member].type == "text" else ()


def _strangers(records: Sequence[Open], key: str, member: str, groups: Mapping[str, Named]) -> Problems:
    """The values of the field ``member`` that the group of their record, named under ``key``, does not list."""
    strange, right = [], 0
    for record in records:
        group, value = groups.get(loose(str(record.fields.get(key) or ""))), record.fields.get(member)
        listed = _listed(group, member) if group else None
        if group is None or listed is None or not isinstance(value, str) or not value:
            continue
        if loose(value) in map(loose, listed[1]):
            right += 1
        else:
            strange.append((record, value, group, *listed))
    if right < _LEAST_RIGHT:
        return
    for record, value, group, name, values in strange:
        yield Problem(
            message=f"{value!r} is not one of the {name.replace('_', ' ')} of {group.name!r}",
            span=record.at(member),
            hint=did_you_mean(value, values) or f"they are {', '.join(values)}",
            related=(Related(group.span, "they are listed here"),),
        )


def _listed(group: Named, member: str) -> tuple[str, tuple[str, ...]] | None:
    """The list of a group whose name is the plural of a field, with that name."""
    if not isinstance(group, Open):
        return None
    for name, values in group.fields.items():
        if isinstance(values, tuple) and name != member and stemmed(name) == stemmed(member):
            return name, tuple(map(str, values))
    return None
