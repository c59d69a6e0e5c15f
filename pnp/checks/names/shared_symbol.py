"""Two records share a symbol where most have one of their own.

Compares the `symbol:` of the cards of a deck, of the markers, units, sides, states and kinds of terrain, and of the
records of each set of your own. If more than half of them have a symbol that no other has, those with the same symbol
and colour are found. A symbol that stands for a kind, such as that of a suit or of all cavalry, is fine, and so are
records of one name.

Players learn such symbols by heart and then look at nothing else: they take one card for the other.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, symbol: boot}
      - {id: charge, name: Charge, symbol: sword}
      - {id: rally, name: Rally, symbol: flag}
      - {id: dig-in, name: Dig In, symbol: wall}
      - {id: ambush, name: Ambush, symbol: sword}
```
```text
cards.yaml:9:44: info N165 'ambush' has the symbol 'sword', and so has 'charge'
```
```diff file=cards.yaml
-      - {id: ambush, name: Ambush, symbol: sword}
+      - {id: ambush, name: Ambush, symbol: hidden}
```
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.names import Named

NAME = "shared symbol"
SEVERITY = Severity.INFO


def check(context: GameContext) -> Problems:
    """Every record with the symbol of an earlier one, in sets where most have their own."""
    for records in _sets(context.game):
        symbols = Counter(symbol for record in records if (symbol := _symbol(record)))
        own = sum(1 for count in symbols.values() if count == 1)
        if own * 2 > symbols.total():
            yield from _shared(records)


def _sets(game: Game) -> Iterator[Iterable[Named]]:
    yield from (game.sides, game.terrain, game.units, game.markers, game.statuses)
    yield from (deck.cards for deck in game.decks)
    yield from (custom.records for custom in game.sets)


def _symbol(record: Named) -> str:
    return getattr(record, "symbol", "")


def _shared(records: Iterable[Named]) -> Problems:
    first: dict[tuple[str, str], Named] = {}
    for record in records:
        if not (symbol := _symbol(record)):
            continue
        other = first.setdefault((symbol, getattr(record, "color", "")), record)
        if other.title != record.title:
            yield Problem(
                message=f"{record.id!r} has the symbol {symbol!r}, and so has {other.id!r}",
                span=record.at("symbol"),
                hint="give each its own: pnp list --icons shows all",
                related=(Related(other.at("symbol"), "has the same symbol"),),
            )
