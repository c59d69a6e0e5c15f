"""A text combines the number of one thing with the name of another.

Reads "Card 7, *Powder Kegs*", "card 7, Powder Kegs, …", "*Powder Kegs* (card 7)" and "space 56 is Fencing" and compares
the number with those of the cards, spaces and places of that name.

The cards were renumbered, and a rule now sends players to the wrong one.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, number: 1, name: Charge}
      - {id: retreat, number: 2, name: Retreat, text: 'Cancels card 2, *Charge*.'}
```
```text
decks.yaml:6:69: warning N122 card 2 is 'Retreat'; 'Charge' has number 1
```
```diff file=decks.yaml
-      - {id: retreat, number: 2, name: Retreat, text: 'Cancels card 2, *Charge*.'}
+      - {id: retreat, number: 2, name: Retreat, text: 'Cancels card 1, *Charge*.'}
```
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import MapNode, Space
from pnp.model.decks import Card
from pnp.model.game import Game

NAME = "mismatched number and name"
SEVERITY = Severity.WARNING

Numbered = Card | Space | MapNode

_KINDS: Final = ("card", "space", "square", "territor")
_NUMBER: Final = r"\w+ (?P<number>\d{1,4})"
_NUMBERED: Final = re.compile(_NUMBER)
_NAME: Final = r"(?P<name>[^\W\d_][^*_\n\0()]{1,50}?)"
# Only forms that are unambiguous: a marked name, commas or brackets around it, or a whole clause.
_NAME_AFTER: Final = (
    re.compile(rf"{_NUMBER},? \*{{1,2}}{_NAME}\*"),
    re.compile(rf"{_NUMBER} \({_NAME}\)"),
    re.compile(rf"{_NUMBER}, {_NAME}(?=[,)])"),
    re.compile(rf"{_NUMBER} is (?:the )?{_NAME}(?=[.,;:\n\0]|$)"),
)
_NAME_BEFORE: Final = re.compile(rf"\*{_NAME}\*{{1,2}} \($")
_IN_BRACKETS: Final = re.compile(rf"{_NUMBER}\)")
_REACH: Final = 60


def check(context: GameContext) -> Problems:
    """Every number beside a name that belongs to something else."""
    cards = [card for deck in context.game.decks for card in deck.cards]
    known = {"card": _by_name(cards), "place": _by_name(_places(context.game))}
    if not any(known.values()):
        return
    words = context.prose
    for place in words.places(_KINDS):
        if not _NUMBERED.match(words.text, place):
            continue
        things = known["card" if words.lower.startswith("card", place) else "place"]
        for match, name in _numbers_with_names(words.text, place) if things else ():
            right = things.get(name.casefold(), [])
            number = int(match["number"])
            if right and all(thing.number != number for thing in right):
                yield Problem(
                    message=f"{match[0].split()[0]} {number} is {_called(number, things)}; {name!r} has number "
                    f"{right[0].number}",
                    span=words.match_span(match, "number"),
                    hint="correct the number or the name",
                    related=(Related(right[0].at("number"), f"{name} is defined here"),),
                )


def _numbers_with_names(text: str, place: int) -> Iterator[tuple[re.Match[str], str]]:
    """A number, as a match, and the name that goes with it, next to a word such as card."""
    for pattern in _NAME_AFTER:
        if match := pattern.match(text, place):
            yield match, match["name"]
            return
    name = _NAME_BEFORE.search(text[max(0, place - _REACH) : place])
    if name and (match := _IN_BRACKETS.match(text, place)):
        yield match, name["name"]


def _by_name(records: Iterable[Numbered]) -> Mapping[str, list[Numbered]]:
    """Things with a number by their names in lower case."""
    by_name: dict[str, list[Numbered]] = {}
    for record in records:
        if record.number is not None:
            for name in (record.name, *record.aliases):
                if name:
                    by_name.setdefault(name.casefold(), []).append(record)
    return by_name


def _places(game: Game) -> Iterator[Numbered]:
    for board in game.boards:
        if board.track:
            yield from board.track.spaces
        if board.nodes:
            yield from board.nodes.nodes


def _called(number: int, things: Mapping[str, list[Numbered]]) -> str:
    other = next((thing for same_name in things.values() for thing in same_name if thing.number == number), None)
    return repr(other.title) if other else "missing"
