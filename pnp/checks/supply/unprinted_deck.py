"""No component prints a deck, or some of its cards.

Looks, in a kit that prints pieces or cards, for decks that no component prints, and says if set-up or a phase takes
cards from them. Of a deck or a set of your own that is printed, it looks for cards and records that the `where:` of all
components leaves out. `copies: 0` says that a card is not to be printed; if a part of a set is only for the rules,
waive S106 at the set.

The first sentence of the set-up asks for cards that do not exist.

```yaml file=decks.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March, copies: 20}]}
  - {id: events, name: Events, cards: [{id: storm, name: Storm, copies: 20}]}
setup:
  - {id: hands, text: Deal four orders to each player., deal: {deck: orders, count: 4}}
components:
  - {id: events, name: Events, kind: card, of: decks.events, layout: card}
```
```text
decks.yaml:2:10: warning S106 cards of 'orders' are dealt or drawn, but the deck is not printed
```
```diff file=decks.yaml
-  - {id: events, name: Events, kind: card, of: decks.events, layout: card}
+  - {id: cards, name: Cards, kind: card, of: decks, layout: card}
```
"""

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.supply.printed import is_deck_printed, printing_parts, prints_pieces, unprinted_records
from pnp.model.decks import Card, CustomRecord, CustomSet, Deck
from pnp.model.game import Game

NAME = "unprinted deck"
SEVERITY = Severity.WARNING

_MOST_NAMED: Final = 8
_MOST_PARTS: Final = 3


def check(context: GameContext) -> Problems:
    """Every deck that is not printed, and what is left out of those that are."""
    game = context.game
    if not printing_parts(game):
        return
    if prints_pieces(game):
        yield from _unprinted_decks(game)
    holders: tuple[Deck | CustomSet, ...] = (*game.decks, *game.sets)
    for holder in holders:
        records, parts = unprinted_records(game, holder)
        if records:
            yield Problem(
                message=_left_out(holder, records),
                span=holder.at("id"),
                hint="correct where: of a component, or add a component for them; copies: 0 says that one is not to "
                "be printed",
                related=tuple(
                    Related(part.at("where" if part.where else "copies"), "leaves them out")
                    for part in parts[:_MOST_PARTS]
                ),
            )


def _unprinted_decks(game: Game) -> Iterator[Problem]:
    deals = [step.deal for step in game.setup if step.deal] + [phase.draw for phase in game.phases if phase.draw]
    used = {deal.deck: deal.at("deck") for deal in reversed(deals)}
    for deck in game.decks:
        if deck.cards and not is_deck_printed(game, deck):
            is_used = deck.id in used
            yield Problem(
                message=f"cards of {deck.id!r} are dealt or drawn, but the deck is not printed"
                if is_used
                else f"nothing prints the deck {deck.id!r}",
                span=deck.at("id"),
                hint=f"add a component: {{id: {deck.id}, kind: card, of: decks.{deck.id}, layout: card}}",
                related=(Related(used[deck.id], "taken from the deck here"),) if is_used else (),
            )


def _left_out(holder: Deck | CustomSet, records: Sequence[Card | CustomRecord]) -> str:
    """How many are left out, and which: *8 cards of 'goods' (13 with copies) are printed by no component: …*."""
    kind = "card" if isinstance(holder, Deck) else "record"
    number, pieces = len(records), sum(record.copies for record in records)
    copies = f" ({pieces} with copies)" if pieces > number else ""
    named = ", ".join(repr(record.title) for record in records[:_MOST_NAMED])
    more = f" and {number - _MOST_NAMED} more" if number > _MOST_NAMED else ""
    words = f"1 {kind} of {holder.id!r}{copies} is" if number == 1 else f"{number} {kind}s of {holder.id!r}{copies} are"
    return f"{words} printed by no component: {named}{more}"
