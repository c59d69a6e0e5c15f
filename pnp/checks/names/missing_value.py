"""One record lacks a value that all others of its set have.

Looks at the declared fields and the timing (`when:`) of the cards of each deck and of the records of each set. If at
least four have a value and only one has none, that one is a finding; a dash (–) or a word such as "none" is a value.
If the texts of several cards begin with one word ("Terrain: …"), so should that of a card with this word in its name.
Flags, fields with sentences and fields with `required: true` (whose lack is reported anyway) are ignored.

On the table nobody knows whether the value was forgotten or means nothing.

```yaml file=cards.yaml
decks:
  - id: jokers
    name: Jokers
    fields: {moment: {type: text, name: When}}
    cards:
      - {id: megaphone, name: Megaphone, moment: before the roll, text: The challenge is Shout.}
      - {id: breath, name: Second Breath, moment: after the time, text: Turn the timer once more.}
      - {id: copycat, name: Copycat, moment: before the roll, text: Repeat the last challenge.}
      - {id: tongue, name: Golden Tongue, moment: during the turn, text: Two words may be said.}
      - {id: earplugs, name: Earplugs, moment: before the roll, text: One guesser may not guess.}
      - {id: lemon, name: Lemon, text: The speaker sucks a slice of lemon.}
```
```text
cards.yaml:11:27: warning N154 'Lemon' has no value under 'When', unlike the 5 other cards
```
```diff file=cards.yaml
-      - {id: lemon, name: Lemon, text: The speaker sucks a slice of lemon.}
+      - {id: lemon, name: Lemon, moment: during the turn, text: The speaker sucks a slice of lemon.}
```
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game

NAME = "missing value"
SEVERITY = Severity.WARNING

_IN_WORDS: Final = re.compile(r"\b(?:when|whenever|time|before|after|during|starts?|begins?|ends?|phase|turn)\b", re.I)
_LEAST: Final = 4
_PREFIX: Final = re.compile(r"(?P<word>[^\W\d_]{3,}):\s")
_LEAST_PREFIXED: Final = 3
_SENTENCE: Final = 60
# The fields that every record is likely to have. A number or a list may well be empty where there is nothing.
_KINDS: Final = ("text", "code")


def check(context: GameContext) -> Problems:
    """Every record that alone lacks a value."""
    for noun, records, fields in _lists(context.game):
        for key, field in fields.items():
            if field.type in _KINDS and not field.required:
                yield from _exception(noun, field.name or key, records, partial(_field_of, key))
        if noun == "cards":
            yield from _without_prefix(records)
        if noun == "cards" and context.is_english:
            yield from _exception(noun, "when:", records, _timing_of)


def _field_of(key: str, record: Open) -> object:
    return record.fields.get(key)


def _without_prefix(cards: Sequence[Open]) -> Problems:
    """A card whose name has the word with which the texts of others of its kind begin: "Terrain: …"."""
    begins = {id(card): match["word"] for card in cards if (match := _PREFIX.match(card.text))}
    for word, number in Counter(begins.values()).items():
        for card in cards if number >= _LEAST_PREFIXED else ():
            if id(card) not in begins and card.text and word in card.name.split():
                yield Problem(
                    message=f"the text of {card.name!r} does not begin with '{word}:', unlike {number} others",
                    span=card.at("text"),
                    hint=f"write '{word}:' before it, or give the card another name",
                    related=tuple(Related(other.at("text"), "one of them") for other in cards if id(other) in begins)[
                        :1
                    ],
                )


def _timing_of(record: Open) -> object:
    """When a card may be played, by its key or in its own words."""
    return getattr(record, "when", None) or _IN_WORDS.search(record.text)


def _lists(game: Game) -> Iterator[tuple[str, Sequence[Open], Mapping[str, FieldType]]]:
    for deck in game.decks:
        yield "cards", deck.cards, deck.fields
    for custom in game.sets:
        yield "records", custom.records, custom.fields


def _exception(noun: str, title: str, records: Sequence[Open], value_of: Callable[[Open], object]) -> Problems:
    lacking = [record for record in records if value_of(record) in (None, "", ())]
    if len(lacking) != 1 or len(records) <= _LEAST:
        return
    if any(isinstance(value, str) and len(value) > _SENTENCE for value in map(value_of, records)):
        return
    (record,) = lacking
    first = next(other for other in records if other is not record)
    where = "does not say when it is played" if title == "when:" else f"has no value under {title!r}"
    yield Problem(
        message=f"{record.title!r} {where}, unlike the {len(records) - 1} other {noun}",
        span=record.at("name" if record.name else "id"),
        hint="add it; if nothing is meant, write a dash or a word that says so",
        related=(Related(first.span, "a record that has it"),),
    )
