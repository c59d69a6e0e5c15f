"""A number under `stated:` differs from what the kit lists.

Counts what `stated:` names and compares the numbers: cards with their copies, rows, results, units, pieces of a kind
or class, steps, phases, spaces, spaces of one type or terrain, records of a set, the supply of a marker. In kit.yaml,
units and markers are kinds or counters, and `counters` are both.

If the rules say "a deck of 40 cards" and the box has 39, one of them is wrong, and players will look for the card.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    stated: {cards: 5}
    cards:
      - {id: sortie, name: Sortie, copies: 3}
      - {id: retreat, name: Retreat}
```
```text
decks.yaml:4:21: error Q101 5 cards are stated, but there are 4
```
```diff file=decks.yaml
-    stated: {cards: 5}
+    stated: {cards: 4}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.quantities.counts import arithmetic, counted
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.walk import records
from pnp.nodes import MapNode

NAME = "wrong stated number"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

# The keys of lists that are counted under another name.
_LISTS: Final = {
    "names": ("cards",),
    "faces": ("cards",),
    "results": ("die",),
    "kinds": ("units",),
    "spaces": ("track", "grid", "hexes", "nodes"),
    "copies": ("records",),
}


def check(context: GameContext) -> Problems:
    """Every stated number that can be counted."""
    game = context.game
    for record in records(game):
        if not isinstance(record, Named | Kit) or not record.stated:
            continue
        counts = counted(record, game)
        for name, number in record.stated.items():
            if name in counts and number not in counts[name]:
                actual = " or ".join(map(str, counts[name]))
                summed = arithmetic(record, name, game)
                yield Problem(
                    message=f"{number} {name} {_are(number)} stated, but there {_are(counts[name][-1])} {actual}",
                    span=_place(record, name),
                    hint=f"correct the list, or the number if the list is right{f': {summed}' if summed else ''}",
                    related=_counted_here(record, name, actual),
                )


def _counted_here(record: Named | Kit, name: str, words: str) -> tuple[Related, ...]:
    """The list that was counted, if it belongs to the record itself."""
    keys = {name, *_LISTS.get(name, ())}
    key = next((key for key in (record.node.entries if record.node else ()) if key in keys), "")
    return (Related(record.at_key(key), f"{words} counted here"),) if key and key != "stated" else ()


def _place(record: Named | Kit, name: str) -> Span:
    """The place of the number, whose name may contain a dot, as in ``use.B``."""
    stated = record.node.get("stated") if record.node else None
    number = stated.get(name) if isinstance(stated, MapNode) else None
    return number.span if number else record.at("stated")


def _are(number: int) -> str:
    return "is" if number == 1 else "are"
