"""The rules say what the numbers of each card or record come to, and those of one come to something else.

Looks, in English rules, for "the three numbers of a hero come to ten" and "the values of each ship add up to 12", finds
the deck or set whose records are called so and have that many numbers, and adds them up. So it does with the points of
armies, "each band is worth 100 points", where those of one army come to that and those of another do not.

Players who trust the sentence find one hero stronger than the others, or weaker.

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
cards.yaml:7:26: warning Q114 the numbers of 'Jane' come to 4, but the rules say 5
```
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
from pnp.model.game import Game
from pnp.model.units import Army

NAME = "wrong sum of the numbers of a record"
SEVERITY = Severity.WARNING

_NUMBERS: Final = ("numbers", "values", "stats", "ratings", "scores", "abilities", "attributes", "skills")
_SAID: Final = re.compile(
    rf"\b(?:(?P<many>{NUMBER}) )?(?:{'|'.join(_NUMBERS)}) of "
    r"(?:an?|each|every|all) (?P<what>[a-z]+)\b[^.;:]{0,20}? "
    rf"(?:come|comes|add|adds|sum|sums|amount|amounts|total)(?: up)? (?:to )?(?P<n>{NUMBER})\b"
)
# "Each crew is worth exactly 100 points", "both armies cost 80 gold".
_WORTH: Final = re.compile(
    r"\b(?:each|every|all|both)(?: of the)?(?: two)? [a-z]+ (?:is|are|has|have|costs?|comes? to|totals?|numbers?)"
    rf"(?: worth)?(?: exactly)? (?P<n>{NUMBER}) (?P<what>[a-z]+(?: [a-z]+)?)"
)


def check(context: GameContext) -> Problems:
    """Every record whose numbers have another sum, and every army whose units have."""
    if not context.is_english:
        return
    yield from _armies(context)
    for match in context.prose.find_with(_SAID, (f"{word} of" for word in _NUMBERS)):
        many, total = number_of(match["many"]) if match["many"] else 0, number_of(match["n"])
        for records in _called(context, match["what"]):
            sums = [(record, [value for value in record.fields.values() if type(value) is int]) for record in records]
            counts = {len(numbers) for _, numbers in sums}
            if len(counts) != 1 or counts == {0} or (many and counts != {many}):
                continue
            for record, numbers in sums:
                if sum(numbers) != total:
                    yield Problem(
                        message=f"the numbers of {record.name!r} come to {sum(numbers)}, but the rules say {total}",
                        span=record.at("name"),
                        hint="correct one of the numbers, or the sentence",
                        related=(Related(context.prose.match_span(match), "said here"),),
                    )


def _armies(context: GameContext) -> Problems:
    """The armies that are worth something else than the rules say of all, where one is worth that."""
    fields = {key for unit in context.game.units for key in (*unit.cost, *unit.fields)}
    for match in context.prose.matches(_WORTH, context.prose.lower) if len(context.game.armies) > 1 and fields else ():
        words = {stem(word) for word in match["what"].split()}
        for key in sorted(key for key in fields if stem(key) in words):
            sums = [(army, _worth(context.game, army, key)) for army in context.game.armies]
            total = number_of(match["n"])
            if total not in (worth for _, worth in sums) or context.outline.is_aside(match.start()):
                continue
            for army, worth in sums:
                if worth not in (None, total):
                    yield Problem(
                        message=f"the {key} of {army.title!r} come to {worth}, but the rules say {total}",
                        span=army.at("units"),
                        hint="correct the number of a unit, or the sentence",
                        related=(Related(context.prose.match_span(match), "said here"),),
                    )


def _worth(game: Game, army: Army, key: str) -> int | None:
    """What the units of an army come to by one of their numbers; None if one does not have it."""
    values = [(game.units.find(name), count) for name, count in army.units.items()]
    numbers = [(unit.cost.get(key, unit.fields.get(key)) if unit else None, count) for unit, count in values]
    found = [value * count for value, count in numbers if isinstance(value, int)]
    return sum(found) if found and len(found) == len(numbers) else None


def _called(context: GameContext, what: str) -> Iterator[Sequence[Card | CustomRecord]]:
    """The records that are called so: by the name of their deck, or by what one of their set is called."""
    noun = stem(what)
    for deck in context.game.decks:
        if noun in map(stem, deck.name.split()):
            yield deck.cards
    for custom in context.game.sets:
        if noun in map(stem, (custom.one, *custom.name.split())):
            yield custom.records
