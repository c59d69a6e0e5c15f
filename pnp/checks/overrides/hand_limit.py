"""The rules give a different hand limit than the deck.

Compares "discard down to five cards", "a hand limit of five" and "hold more than five cards" in phases, set-up and
rules with the `max_hand` of the deck, in games in which one deck has such a limit, and so "you may hold five cards at
most" and "keep up to five cards" in games with one deck.

The number is on the player aid and in the rules; both must agree.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders, max_hand: 7}
phases:
  - {id: end, name: End phase, text: Discard down to five cards.}
```
```text
play.yaml:4:38: error O110 the text says 'Discard down to five', but a hand of 'orders' has a limit of 7
```
```diff file=play.yaml
-  - {id: end, name: End phase, text: Discard down to five cards.}
+  - {id: end, name: End phase, text: Discard down to seven cards.}
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.facts import facts
from pnp.analysis.outline import stem
from pnp.analysis.passages import RULES_AND_NOTES, Passage, passages_of, rules_texts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.stated_number import NUMBER, contradicted
from pnp.model.decks import Deck
from pnp.model.game import Game
from pnp.model.play import Phase, SetupStep, Step
from pnp.model.texts import Term
from pnp.model.walk import below

NAME = "text contradicts the hand limit"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_LIMIT = re.compile(
    rf"\b(?:discards?\s+(?:\w+\s+){{0,3}}?down\s+to|hand\s+limit\s+(?:is|of)"
    rf"|hand\s+of\s+(?:more\s+than|at\s+most)|holds?\s+(?:no\s+)?more\s+than)\s+{NUMBER}\b"
    # "Your hand limit is two cards higher" gives no limit.
    r"(?!\s+(?:\w+\s+){0,2}(?:higher|lower|more|less|larger|smaller|greater|fewer)\b)",
    re.IGNORECASE,
)
# Down to how many one discards may be said of one moment.
_DISCARD: Final = frozenset((stem("discard"),))


def check(context: GameContext) -> Problems:
    """The one deck with a hand limit."""
    limited = [deck for deck in context.game.decks if deck.max_hand is not None]
    for deck in limited if len(limited) == 1 else ():
        number = context.number_of(deck.max_hand)
        related = Related(deck.at("max_hand"), "the limit of the deck")
        hint = (
            f"correct one of the two, or write {{{{ decks.{deck.id.replace('-', '_')}.max_hand.number }}}} in the text"
        )
        limit = f"a hand of {deck.id!r} has a limit of"
        wrong = list(contradicted(context.game, _rules(context.game), _LIMIT, number, limit, related, hint))
        yield from wrong or (_told(context, number, limit, related, hint) if number else ())


def _told(context: GameContext, number: int, limit: str, related: Related, hint: str) -> Problems:
    """The first sentence by which a hand holds another number, if all agree; that they differ, Q150 reports."""
    told = [fact for fact in context.get(facts) if fact.kind == "hand limit" and not fact.topic & _DISCARD]
    numbers = {fact.number for fact in told}
    if len(context.game.decks) == 1 and len(numbers) == 1 and number not in numbers:
        fact = told[0]
        yield Problem(
            message=f"the text says {context.prose.text[fact.start : fact.end]!r}, but {limit} {number}",
            span=context.prose.span_of(fact),
            hint=hint,
            related=(related,),
        )


def _rules(game: Game) -> Iterator[Passage]:
    """The texts that apply to everybody. Cards, units and table rows may change the limit of one player."""
    yield from rules_texts(game)
    for group in (game.decks, game.setup, game.phases, game.glossary):
        for record in group:
            general = (part for part in below(record) if isinstance(part, Deck | SetupStep | Phase | Step | Term))
            yield from (passage for part in general for passage in passages_of(part, RULES_AND_NOTES))
