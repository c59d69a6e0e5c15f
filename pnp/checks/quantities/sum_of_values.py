"""The rules say what the numbers of each card or record come to, and those of one come to something else.

## What it does
Looks, in English rules, for "the three numbers of a hero come to ten" and "the values of each ship add up to 12", finds
the deck or set whose records are called so and have that many numbers, and adds them up.

## Why it matters
Players who trust the sentence find one hero stronger than the others, or weaker.

## Fails
```yaml file=cards.yaml
decks:
  - id: heroes
    name: Hero cards
    fields: {blade: number, wit: number}
    cards:
      - {id: orla, name: Orla, blade: 2, wit: 3}
      - {id: jane, name: Jane, blade: 2, wit: 2}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The two numbers of a hero come to five.
```
```text
cards.yaml:7:26: warning Q114 the numbers of 'Jane' come to 4, and the rules say 5
```

## Passes
```diff file=cards.yaml
-      - {id: jane, name: Jane, blade: 2, wit: 2}
+      - {id: jane, name: Jane, blade: 2, wit: 3}
```
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import stem
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card, CustomRecord

CODE = "Q114"
NAME = "wrong sum of the numbers of a record"
SEVERITY = Severity.WARNING

_NUMBERS: Final = ("numbers", "values", "stats", "ratings", "scores", "abilities", "attributes", "skills")
_SAID: Final = re.compile(
    rf"\b(?:(?P<many>{NUMBER}) )?(?:{'|'.join(_NUMBERS)}) of "
    r"(?:an?|each|every|all) (?P<what>[a-z]+)\b[^.;:]{0,20}? "
    rf"(?:come|comes|add|adds|sum|sums|amount|amounts|total)(?: up)? (?:to )?(?P<n>{NUMBER})\b"
)


def check(context: GameContext) -> Problems:
    """Every record whose numbers have another sum."""
    if not context.is_english:
        return
    for match in context.prose.find_with(_SAID, (f"{word} of" for word in _NUMBERS)):
        many, total = number_of(match["many"]) if match["many"] else 0, number_of(match["n"])
        for records in _called(context, match["what"]):
            sums = [(record, _numbers(record)) for record in records]
            counts = {len(numbers) for _, numbers in sums}
            if len(counts) != 1 or counts == {0} or (many and counts != {many}):
                continue
            for record, numbers in sums:
                if sum(numbers) != total:
                    yield Problem(
                        message=f"the numbers of {record.name!r} come to {sum(numbers)}, and the rules say {total}",
                        span=record.at("name"),
                        hint="correct one of the numbers, or the sentence",
                        related=(Related(context.prose.span(match.start(), len(match[0])), "said here"),),
                    )


def _called(context: GameContext, what: str) -> Iterator[Sequence[Card | CustomRecord]]:
    """The records that are called so: by the name of their deck, or by what one of their set is called."""
    noun = stem(what)
    for deck in context.game.decks:
        if noun in map(stem, deck.name.split()):
            yield deck.cards
    for custom in context.game.sets:
        if noun in map(stem, (custom.one, *custom.name.split())):
            yield custom.records


def _numbers(record: Card | CustomRecord) -> list[int]:
    return [value for value in record.fields.values() if type(value) is int]
