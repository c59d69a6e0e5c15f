"""Nothing says what happens when a deck runs out.

## What it does
For every deck that a phase, an effect or a sentence draws from, looks for `exhausted:`, or for words in the rules about
an empty deck; if these all name another deck, they do not count. In languages other than English it looks for
`exhausted:` or the topic `exhaustion` of a rules text.

## Why it matters
The question comes up in every longer game, in the middle of a turn.

## Fails
```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - {id: draw, name: Draw phase, text: Draw two cards., draw: {deck: orders, count: 2}}
```
```text
play.yaml:2:10: warning K102 cards are drawn from 'orders', but nothing says what happens when it is empty
```

## Passes
```diff file=play.yaml
-  - {id: orders, name: Orders}
+  - {id: orders, name: Orders, exhausted: Shuffle the discard pile; it is the new deck.}
```
"""

import re
from typing import Final

from pnp.analysis.outline import outline, stem
from pnp.analysis.topics import TOPIC_WORDS, drawn_decks, mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Deck

CODE = "K102"
NAME = "no rule for an empty deck"
SEVERITY = Severity.WARNING

_OF_CARDS: Final = frozenset(map(stem, ("card", "deck", "pile", "stack", "discard", "reshuffle", "shuffle")))
_EMPTY: Final = re.compile(TOPIC_WORDS["exhaustion"])


def check(context: GameContext) -> Problems:
    """Every deck of a complete game that is drawn from."""
    game = context.game
    if game.kit.status != "complete":
        return
    drawn_from = drawn_decks(game).items()
    open_decks = {name: effect for name, effect in drawn_from if not game.decks[name].exhausted.strip()}
    mentioned = mentions_topic(game, "exhaustion") if open_decks else None
    if mentioned is None:
        return
    for name, effect in open_decks.items():
        if mentioned and not _are_of_others(context, game.decks[name]):
            continue
        deck = game.decks[name]
        phase = next((phase for phase in game.phases if phase.draw and phase.draw.deck == name), None)
        drawn = effect.span if effect else phase.at("draw") if phase else deck.span
        yield Problem(
            message=f"cards are drawn from {name!r}, but nothing says what happens when it is empty",
            span=deck.at("id"),
            hint="add exhausted: to the deck, such as: Shuffle the discard pile; it is the new deck.",
            related=(Related(drawn, "drawn here"),),
        )


def _are_of_others(context: GameContext, deck: Deck) -> bool:
    """Whether all sentences about an empty deck name another one: "when the room deck is empty"."""
    words, found = context.prose.lower, False
    mine = _words_of(deck)
    others = {word for other in context.game.decks if other is not deck for word in _words_of(other)} - mine
    if not mine or not others or any(other.exhausted for other in context.game.decks):
        return False
    for match in _EMPTY.finditer(words):
        start, end = context.get(outline).sentence(match.start())
        said = set(map(stem, re.findall(r"[a-z]{3,}", words[start:end])))
        if said & mine or (not said & others and said & _OF_CARDS):
            return False
        found = found or bool(said & others)
    return found


def _words_of(deck: Deck) -> set[str]:
    names = re.findall(r"[a-z]{3,}", f"{deck.name} {deck.id}".lower())
    return {stem(name) for name in names} - {stem("cards"), "deck", "the", "draw", "pile"}
