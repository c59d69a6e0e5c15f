"""With an option, a deck has too few cards to deal.

For every option and scenario that removes cards of a deck (`excludes:`), compares the cards that are left with those
that the set-up deals to all players.

The game cannot start: the last player gets no hand.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, copies: 6}
      - {id: storm, name: Storm, copies: 4}
options:
  - {id: calm, name: Calm, text: Leave the storms out., excludes: {orders: [storm]}}
setup:
  - {id: hands, text: Deal four cards to each player., deal: {deck: orders, count: 4}}
```
```text
decks.yaml:8:76: error Z110 with option 'calm' 6 cards of 'orders' are left (10 − 4), but 2 players × 4 = 8 are dealt
```
```diff file=decks.yaml
-      - {id: march, name: March, copies: 6}
+      - {id: march, name: March, copies: 8}
```
"""

from collections.abc import Sequence

from pnp.analysis.dealt import Dealt, dealt_from
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Deck
from pnp.model.options import Option

NAME = "too few cards with an option"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every deck that is dealt from, with every option and scenario that removes cards."""
    game = context.game
    if not any(option.excludes for option in game.options):
        return
    games: list[tuple[str, Sequence[Option]]] = [(f"option {option.id!r}", (option,)) for option in game.options]
    for scenario in game.scenarios:
        chosen = [option for name in scenario.options if (option := game.options.find(name))]
        games.append((f"scenario {scenario.id!r}", chosen))
    for deck in game.decks:
        dealt = dealt_from(game, deck)
        if dealt and dealt.number <= deck.total:
            yield from _with_options(games, deck, dealt)


def _with_options(games: Sequence[tuple[str, Sequence[Option]]], deck: Deck, dealt: Dealt) -> Problems:
    for label, options in games:
        excluded = {card for option in options for card in option.excludes.get(deck.id, ())}
        missing = sum(card.copies for card in deck.cards if card.id in excluded)
        left = deck.total - missing
        if left < dealt.number:
            option = next(option for option in options if deck.id in option.excludes)
            yield Problem(
                message=f"with {label} {left} cards of {deck.id!r} are left ({deck.total} − {missing}), "
                f"but {dealt.arithmetic} are dealt",
                span=option.at(f"excludes.{deck.id}"),
                hint="remove fewer cards, or deal fewer",
                related=(Related(dealt.span, "dealt here"),),
            )
            return
