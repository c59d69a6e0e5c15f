"""The rules speak of several of a thing of which there is one.

Looks, in English rules, for "the Furnace cards", "the Alert markers" and "the Abbots": the name of a marker with a
supply of one, or of a card of which there is one copy, and behind it the plural of the word for what it is; or the
plural of the name itself within a sentence.

The players look for the others.

```yaml file=pieces.yaml
markers:
  - {id: alarm, name: Alarm, supply: 1}
phases:
  - {id: end, name: End, text: Turn the Alarm markers over.}
```
```text
pieces.yaml:4:41: warning N160 there is one 'Alarm', not several 'Alarm markers'
```
```diff file=pieces.yaml
-  - {id: end, name: End, text: Turn the Alarm markers over.}
+  - {id: end, name: End, text: Turn the Alarm marker over.}
```
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from pnp.analysis.declared import called
from pnp.analysis.names import names_of
from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card
from pnp.model.fields import Code
from pnp.model.markers import Marker
from pnp.model.names import Named
from pnp.model.walk import records

NAME = "plural of one"
SEVERITY = Severity.WARNING

_SEVERAL: Final = re.compile(
    r"\b[Tt]he (?P<said>(?P<name>[A-Z][\w’'-]*(?: [A-Z][\w’'-]*){0,3})\s"
    r"(?P<noun>marker|card|token|counter|pawn|tile)s)\b"
)
# "It was the Harbourmasters that led": of these names, no other may begin so.
_PLURAL: Final = re.compile(
    r"(?<=[a-z,] )the (?P<said>(?P<name>[A-Z][\w’'-]*[a-rt-z](?: [A-Z][\w’'-]*[a-rt-z]){0,2})s)\b(?![’'-]| [A-Z])"
)


def check(context: GameContext) -> Problems:
    """Every plural of the kind, once for each thing."""
    if not context.is_english:
        return
    single, seen = context.get(_single), set[str]()
    words = context.prose
    several = {name.casefold() for _, record in called(context.game) for name in names_of(record)}
    for match in (*words.matches(_SEVERAL, words.text), *words.matches(_PLURAL, words.text)) if single else ():
        name = match["name"].casefold()
        record = single.get(name)
        is_kind = match.re is _PLURAL or (match["noun"] == "card") == isinstance(record, Card)
        if record is None or name in seen or not is_kind or match["said"].casefold() in several:
            continue
        if not context.outline.is_aside(match.start()):
            seen.add(name)
            yield Problem(
                message=f"there is one {match['name']!r}, not several {' '.join(match['said'].split())!r}",
                span=words.match_span(match, "said"),
                hint="write it in the singular, or make more of them",
                related=(Related(record.at("name"), "it is declared here"),),
            )


def _single(context: GameContext) -> Mapping[str, Named]:
    """What there is one of, by its names in small letters, without names that mean anything else, too."""
    found: dict[str, Named] = {}
    uses = Counter[str]()
    for _, record in called(context.game):
        is_one = (isinstance(record, Card) and record.copies == 1) or (
            isinstance(record, Marker) and not record.unlimited and known_number(context.game, record.supply) == 1
        )
        for name in {name.casefold().removeprefix("the ") for name in names_of(record)}:
            uses[name] += not isinstance(record, Marker) or not is_one
            if is_one:
                found[name] = record
    kinds = {record.name.casefold() for record in records(context.game) if isinstance(record, Code)}
    kinds |= {value.casefold() for value in _values(context)}
    return {
        name: record
        for name, record in found.items()
        if name not in kinds and uses[name] <= (1 if isinstance(record, Card) else 0) + _boards(context, name)
    }


def _boards(context: GameContext, name: str) -> int:
    """How many boards, statuses and resources share the name of a marker, as the one that it stands on does."""
    game = context.game
    groups: tuple[tuple[Named, ...], ...] = (tuple(game.boards), tuple(game.statuses), tuple(game.resources))
    return sum(name in {other.casefold() for other in names_of(record)} for group in groups for record in group)


def _values(context: GameContext) -> set[str]:
    """The values of the fields of cards, which are kinds."""
    cards = (card for deck in context.game.decks for card in deck.cards)
    return {value for card in cards for value in card.fields.values() if isinstance(value, str)}
