"""A text states a total that the column of a table does not add up to.

Adds up the columns of sets whose values are or begin with whole numbers, and looks in the rules for a number of what
the column is called: "46 boxes" for a column *Boxes* with a sum of 47. A number that is not greater than each value,
or far from the sum, is about something else, and so is one that a board or deck has. Only what is said of all counts:
"there are", "has", "the 46 boxes", and not "up to 46 boxes" or "another 46 boxes". Where the numbers of each row but
one add up to another number of the row, such as the number of players that it is for, the one that does not is found,
too.

One of the two was changed after a test; readers count, and trust neither.

```yaml file=sheet.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
sets:
  - id: areas
    name: Areas
    fields: {boxes: {type: number, name: Boxes}}
    records:
      - {id: river, name: River, boxes: 12}
      - {id: steps, name: Steps, boxes: 6}
      - {id: market, name: Market, boxes: 16}
```
```markdown file=rules.md
# Rules

Each sheet has 36 boxes in three areas.
```
```text
rules.md:3:16: warning Q162 the text says '36 boxes', but the column Boxes adds up to 34: 12 + 6 + 16
```
```diff file=rules.md
-Each sheet has 36 boxes in three areas.
+Each sheet has 34 boxes in three areas.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import MARKED, any_number_of
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.quantities.nouns import nouns
from pnp.model.decks import CustomSet

NAME = "wrong total of a column"
SEVERITY = Severity.WARNING

_LEAST: Final = 3
_LEAST_NUMBER: Final = 10
# How far a number may be from the sum to be meant for it.
_NEAR: Final = 0.25
_NUMBER: Final = re.compile(r"(?P<number>\d{1,4})(?![\d.:/–-])")
_SAID: Final = re.compile(rf"(?P<n>{MARKED})(?P<gap>\s+(?:[^\W\d_]+\s+)?)$")
_NOT_ALL: Final = re.compile(r"\s*(?:each|per|or|more|left|of)\b")
# A total is said of all there are: it begins a sentence or stands behind one of these. A limit or a bonus does not.
_OF_ALL: Final = re.compile(
    r"(?:^|[.:;!?(|*\n–—-]|\b(?:there are|has|have|contains?|holds?|comprises?|consists? of|of|with|all|both|the|these"
    r"|those|its|your|their|total(?:s|ling|ing)?|altogether|in all|add(?:s|ing)? up to|sum of|for|on|in|and"
    r"|hat|haben|enthält|gibt es|alle|die|insgesamt|mit|aus|von))[\s*_]*$"
)
_BACK: Final = 32


def check(context: GameContext) -> Problems:
    """Every number of what a column is called that is near its sum."""
    for custom in context.game.sets:
        yield from _row_total(custom)
        for key, label, values in _columns(custom):
            noun = label.lower().split()[-1]
            yield from _against(context, custom, key, label, values, {noun, *plurals(noun)} - {noun.removesuffix("s")})


def _row_total(custom: CustomSet) -> Problems:
    """The only row of which the numbers do not add up to what the row is called, or to one of its numbers."""
    numbers = [key for key in custom.fields if all(type(record.fields.get(key)) is int for record in custom.records)]
    rows = [[_as_number(record.fields[key]) for key in numbers] for record in custom.records]
    if all(record.name.isdecimal() for record in custom.records):
        rows = [[int(record.name), *row] for record, row in zip(custom.records, rows, strict=True)]
        numbers = ["name", *numbers]
    for at, key in enumerate(numbers) if len(numbers) >= _LEAST else ():
        wrong = [place for place, row in enumerate(rows) if sum(row) != 2 * row[at]]
        if len(wrong) == 1 and len(rows) > _LEAST and len({row[at] for row in rows}) > 1:
            record, row = custom.records[wrong[0]], rows[wrong[0]]
            parts = [number for place, number in enumerate(row) if place != at]
            yield Problem(
                message=f"{' + '.join(map(str, parts))} = {sum(parts)}, but the row says {row[at]}, and in all others "
                "the numbers add up",
                span=record.at(key),
                hint="correct one of the numbers",
            )


def _as_number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _against(
    context: GameContext, custom: CustomSet, key: str, label: str, values: list[int], names: set[str]
) -> Problems:
    words, marked, known, total = context.prose, context.marked_prose, context.outline, sum(values)
    counted = [thing for name in names if (thing := nouns(context.game).anywhere.get(name))]
    noun = re.compile(rf"(?:{'|'.join(sorted(map(re.escape, names), key=len, reverse=True))})(?!\w)")
    for place in words.places(sorted(names)):
        said, name = _SAID.search(marked, max(0, place - _BACK), place), noun.match(words.lower, place)
        if said is None or name is None or _NOT_ALL.match(words.lower, name.end()) or known.is_aside(place):
            continue
        if not _OF_ALL.search(words.lower, max(0, said.start("n") - _BACK), said.start("n")):
            continue
        number = any_number_of(words.lower[said.start("n") : said.end("n")])
        if number == total or number <= max(*values, _LEAST_NUMBER - 1) or abs(number - total) > _NEAR * total:
            continue
        if words.passage(place)[0].record in custom.records or any(number in thing.numbers for thing in counted):
            continue
        phrase = words.words_between(said.start("n"), name.end())
        yield Problem(
            message=f"the text says {phrase!r}, but the column {label} adds up to {total}: "
            + " + ".join(map(str, values)),
            span=words.span_between(said.start("n"), name.end()),
            hint="correct the sentence, or the table",
            related=(Related(custom.records[0].at(key), "the first number"),),
        )


def _columns(custom: CustomSet) -> Iterator[tuple[str, str, list[int]]]:
    """The columns of numbers: the key, what the column is called, the numbers."""
    if len(custom.records) < _LEAST:
        return
    for key, field in custom.fields.items():
        matches = [_NUMBER.match(str(record.fields.get(key, ""))) for record in custom.records]
        label = field.name or key.replace("_", " ").capitalize()
        if all(matches) and label.lower().endswith("s"):
            yield key, label, [int(match["number"]) for match in matches if match]
