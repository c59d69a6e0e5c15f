"""The rules take more of a thing than there is.

Looks, in English rules and on cards, for a number of cards or markers with a name: "place three Bone Clerks here",
"takes the two waterskins". More than all copies of the card, or than the supply of the marker, are found. Markers that
are unlimited, that have values as coins have, or that each player gets are left out, and so are sentences with a
condition.

At the table the pieces are missing, and nobody knows what happens instead.

```yaml file=cards.yaml
decks:
  - id: dead
    name: Dead
    cards:
      - {id: clerk, name: Bone Clerk, copies: 2}
      - {id: ossuary, name: Ossuary, text: Place three Bone Clerks here.}
```
```text
cards.yaml:6:50: warning S138 'three Bone Clerks' are taken here, but there are 2
```
```diff file=cards.yaml
-      - {id: clerk, name: Bone Clerk, copies: 2}
+      - {id: clerk, name: Bone Clerk, copies: 3}
```
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.quantities import known_number
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.values import dataclass

NAME = "more than there is"
SEVERITY = Severity.WARNING

_TAKEN: Final = (
    r"\b(?:place|put|take|lay|draw|add|get|gain|receive|set|use)s?\s+(?:(?:out|up|down|back)\s+)?"
    r"(?:(?:the|all|up\s+to)\s+)?"
)
_CONDITION: Final = re.compile(r"\b(?:if|unless|would|each|every|per|many|times)\b")


@dataclass(frozen=True, slots=True)
class _Supply:
    """How many of a thing there are, and where that is said."""

    number: int
    span: Span


def check(context: GameContext) -> Problems:
    """Each thing of which more is taken, once."""
    supplies = context.get(_supplies) if context.is_english else {}
    if not supplies:
        return
    words, known, seen = context.prose, context.outline, set[str]()
    taken = re.compile(rf"{_TAKEN}(?P<said>(?P<n>{NUMBER})\s+(?:more\s+)?(?P<name>{any_of(supplies)}))")
    for match in words.matches(taken, words.lower):
        supply, name = supplies[match["name"]], match["name"]
        start, end = known.sentence(match.start())
        if number_of(match["n"]) <= supply.number or name in seen or _CONDITION.search(words.lower, start, end):
            continue
        seen.add(name)
        said = words.words_between(*match.span("said"))
        yield Problem(
            message=f"{said!r} are taken here, but there {'is' if supply.number == 1 else 'are'} {supply.number}",
            span=words.match_span(match, "said"),
            hint="make more of them, or take fewer",
            related=(Related(supply.span, "this is how many there are"),),
        )


def _supplies(context: GameContext) -> Mapping[str, _Supply]:
    """How many there are, by the plurals of names that mean one card or marker only."""
    game, found = context.game, dict[str, list[_Supply]]()
    for deck in game.decks:
        for card in deck.cards if not deck.per_player else ():
            for name in names_of(card):
                _add(found, name, _Supply(card.copies, card.at("copies")))
    for marker in game.markers:
        number = known_number(game, marker.supply)
        is_countable = marker.value is None and not marker.unlimited and marker.per_player is None and not marker.side
        for name in names_of(marker):
            _add(found, name, _Supply(number if number and is_countable else 1_000_000, marker.at("supply")))
    others = {name.lower() for group in (game.units, game.resources, game.terrain) for record in group
              for name in names_of(record)}  # fmt: skip
    return {
        plural: same[0]
        for name, same in found.items()
        if len(same) == 1 and name not in others
        for plural in plurals(name)
        if plural != name
    }


def _add(found: dict[str, list[_Supply]], name: str, supply: _Supply) -> None:
    if len(name) > 2:
        found.setdefault(name.lower().removeprefix("the "), []).append(supply)
