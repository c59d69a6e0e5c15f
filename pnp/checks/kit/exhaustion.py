"""Nothing says what happens when a deck runs out.

For every deck that a phase, an effect or a sentence draws from, looks for `exhausted:`, or for a sentence in the rules
about this deck, or about cards, when none is left; if it names another deck, it does not count. A draft is looked at if
it has a set-up, phases, goals and rules. In languages other than English it looks for `exhausted:` or the topic
`exhaustion` of a rules text.

The question comes up in every longer game, in the middle of a turn.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - {id: draw, name: Draw phase, text: Draw two cards., draw: {deck: orders, count: 2}}
```
```text
play.yaml:2:10: warning K102 cards are drawn from 'orders', but nothing says what happens when it is empty
```
```diff file=play.yaml
-  - {id: orders, name: Orders}
+  - {id: orders, name: Orders, exhausted: Shuffle the discard pile; it is the new deck.}
```
"""

import re
from typing import Final

from pnp.analysis.dealt import words_of_deck
from pnp.analysis.outline import stem
from pnp.analysis.topics import TOPIC_WORDS, drawn_decks, is_written_out, mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Deck

NAME = "no rule for an empty deck"
SEVERITY = Severity.WARNING

_OF_CARDS: Final = frozenset(map(stem, ("card", "deck", "pile", "stack", "discard", "reshuffle", "shuffle", "draw")))
_PRONOUN: Final = re.compile(r"\b(?:it|they|them|these)\b")
_EMPTY: Final = re.compile(TOPIC_WORDS["exhaustion"])


def check(context: GameContext) -> Problems:
    """Every deck of a complete game that is drawn from."""
    game = context.game
    if not is_written_out(game):
        return
    drawn_from = drawn_decks(game).items()
    open_decks = {name: effect for name, effect in drawn_from if not game.decks[name].exhausted.strip()}
    mentioned = mentions_topic(game, "exhaustion") if open_decks else None
    if mentioned is None:
        return
    is_said = any("exhaustion" in text.topics for text in game.texts) or not context.is_english
    for name, effect in open_decks.items():
        if mentioned and (is_said or _is_told(context, game.decks[name])):
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


def _is_told(context: GameContext, deck: Deck) -> bool:
    """Whether a sentence speaks of this deck when it is empty, or of cards without saying of which deck."""
    words, known = context.prose.lower, context.outline
    mine = _words_of(deck)
    others = {word for other in context.game.decks if other is not deck for word in _words_of(other)} - mine
    for match in _EMPTY.finditer(words):
        start, end = known.sentence(match.start())
        if _PRONOUN.search(words, start, end) and start > 1:
            start = known.sentence(max(0, start - 3))[0]
        said = set(map(stem, re.findall(r"[a-z]{3,}", words[start:end])))
        if said & mine or (not said & others and said & _OF_CARDS):
            return True
    return False


def _words_of(deck: Deck) -> frozenset[str]:
    return words_of_deck(f"{deck.name} {deck.id}")
