"""A sentence gives all of a group a number that one of them does not have.

Reads, in English rules, "all ships have Hull 4", "every rider has a Speed of 7", "a landing in the Fens has elevation
2, one in the Mouths 1", and compares the number with the stats of all units of a class, with the fields of all cards or
records of a type, and with the elevation of all places of a region. If one differs from the others, it is shown.
Sentences with a condition or an exception are left out.

Players go by the rule, and the piece in their hand says something else.

```yaml file=fleet.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
stats: [{id: hull, name: Hull}]
classes: [{id: ship, name: ship, plural: ships}]
units:
  - {id: brig, name: Brig, classes: [ship], stats: {hull: 4}}
  - {id: sloop, name: Sloop, classes: [ship], stats: {hull: 4}}
  - {id: cog, name: Cog, classes: [ship], stats: {hull: 3}}
```
```markdown file=rules.md
# Rules

All ships have Hull 4.
```
```text
fleet.yaml:8:57: warning Q117 the Hull of 'Cog' is 3, but by the rules that of all ships is 4
```
```diff file=fleet.yaml
-  - {id: cog, name: Cog, classes: [ship], stats: {hull: 3}}
+  - {id: cog, name: Cog, classes: [ship], stats: {hull: 4}}
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.groups import decks_and_sets
from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import PlainSentence, any_of, plain_sentences
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import first_of_each
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.units import Unit
from pnp.values import dataclass

NAME = "other number in a group"
SEVERITY = Severity.WARNING

# So many records make a group.
_LEAST: Final = 2
_ALL: Final = r"(?:^|[.:;] |, (?:and )?)(?:(?:all(?: the)?|every|each|an?|the) )?"
_HAS: Final = r"(?:has|have)(?: an?| the)?"
_NUMBER: Final = rf"(?P<n>{NUMBER})(?![\w+–-])"
_MEMBERS: Final = rf"{_ALL}(?P<name>NAMES) {_HAS} (?P<field>FIELDS)(?: value| rating)?(?: of)? {_NUMBER}"
_PLACES: Final = rf"\b[a-z]+ (?:in|of) (?:the )?(?P<name>NAMES)(?:(?: {_HAS})? (?P<field>FIELDS)(?: of)?)? {_NUMBER}"
_OTHER: Final = re.compile(
    r"\b(?:but|other|another|may|can|more|less|extra|additional|up to|at (?:most|least)|not|no|never|than|against|per"
    r"|for each|some|one of|most|these|this|[+−])"
)


@dataclass(frozen=True, slots=True)
class _Group:
    """Records by the names of what they have in common. values: the numbers of each, by the names of what they are."""

    title: str
    records: Mapping[str, tuple[Named, Mapping[str, tuple[int, str]]]]


def check(context: GameContext) -> Problems:
    """Every sentence on a group, its first wrong number, each once."""
    return first_of_each(_wrong(context), lambda problem: problem.span)


def _wrong(context: GameContext) -> Problems:
    for pattern, groups in (context.get(_of_members), context.get(_of_places)) if context.is_english else ():
        if not groups:
            continue
        numbers = {field for group in groups.values() for _, values in group.records.values() for field in values}
        said = re.compile(pattern.replace("NAMES", any_of(groups)).replace("FIELDS", any_of(numbers)))
        for sentence in plain_sentences(context, (" has ", " have ")):
            if not _OTHER.search(sentence.text):
                yield from _compared(context, sentence, said, groups)


def _compared(
    context: GameContext, sentence: PlainSentence, said: re.Pattern[str], groups: Mapping[str, _Group]
) -> Problems:
    field = ""
    for match in said.finditer(sentence.text):
        field = match["field"] or field
        group, number = groups[match["name"]], number_of(match["n"])
        values = {key: (record, *own[field]) for key, (record, own) in group.records.items() if field in own}
        wrong = [(record, value, path) for record, value, path in values.values() if value != number]
        if len(values) < _LEAST or not wrong:
            continue
        words = " ".join(match[0].strip(" .,;:").split())
        start = sentence.start + match.start("n")
        record, value, path = wrong[0]
        if len(wrong) * 2 < len(values):
            yield Problem(
                message=f"the {_written(context, field)} of {record.name!r} is {value}, but by the rules that of all "
                f"{group.title} is {number}",
                span=record.at(path),
                hint="correct the number, or name the exception in the rules",
                related=(Related(context.prose.span(start, len(match["n"])), "the rule"),),
            )
        else:
            yield Problem(
                message=f"it says {words!r} here, but the {_written(context, field)} of {record.name!r} is {value}",
                span=context.prose.span(start, len(match["n"])),
                hint="correct the number, or say which of them it is true of",
                related=(Related(record.at(path), f"{value} here"),),
            )


def _written(context: GameContext, field: str) -> str:
    """A field as it is declared: stats by their names, others in small letters."""
    return next((stat.name for stat in context.game.stats if stat.name.lower() == field), field)


def _of_members(context: GameContext) -> tuple[str, Mapping[str, _Group]]:
    """Units by their classes, cards and records by their types."""
    game, found = context.game, dict[str, _Group]()
    for group in game.classes:
        units = [unit for unit in game.units if group.id in _classes(game, unit.classes)]
        members = {unit.id: (unit, dict(_numbers(game, unit))) for unit in units}
        for name in spoken_names(group):
            found[name.lower()] = _Group(group.plural or group.name, members)
    for owner, records in decks_and_sets(game):
        for key, codes in owner.codes.items():
            for letter, code in codes.items():
                same = [record for record in records if str(record.fields.get(key, "")) in (letter, code.name)]
                typed = {record.id: (record, dict(_fields(record, owner.fields))) for record in same}
                for name in (code.name.lower(), *plurals(code.name.lower())) if len(code.name) > _LEAST else ():
                    found[name] = _Group(f"{code.name} of {owner.id!r}", typed)
    return _MEMBERS, found


def _of_places(context: GameContext) -> tuple[str, Mapping[str, _Group]]:
    """The places of node maps by their regions."""
    found: dict[str, _Group] = {}
    for nodes in (board.nodes for board in context.game.boards if board.nodes):
        for key, region in nodes.regions.items():
            places: dict[str, tuple[Named, Mapping[str, tuple[int, str]]]] = {
                place.id: (place, {"elevation": (place.elevation, "elevation")})
                for place in nodes.nodes
                if place.region == key and place.elevation is not None
            }
            if region.name:
                found[region.name.lower()] = _Group(f"places in {region.name}", places)
    return _PLACES, found


def _classes(game: Game, ids: tuple[str, ...]) -> frozenset[str]:
    """Classes and those around them."""
    around = {wider for key in ids if (group := game.classes.find(key)) for wider in group.within}
    return frozenset(ids) | (_classes(game, tuple(around - set(ids))) if around - set(ids) else frozenset())


def _numbers(game: Game, unit: Unit) -> Iterator[tuple[str, tuple[int, str]]]:
    for key, value in unit.stats.items():
        stat = game.stats.find(key)
        if stat and stat.name:
            yield stat.name.lower(), (value, f"stats.{key}")


def _fields(record: Open, declared: Mapping[str, FieldType]) -> Iterator[tuple[str, tuple[int, str]]]:
    for key, field in declared.items():
        value = record.fields.get(key)
        if field.type == "number" and isinstance(value, int):
            yield (field.name or key).lower(), (value, key)
