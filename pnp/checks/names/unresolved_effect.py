"""An effect acts on something, or somewhere, that the game does not have.

Looks up what every effect acts on (`what`), where something comes from and goes (`from`, `into`, `at`), and the side
and place of its target. It knows the ids of everything in the kit, and the common words of docs/format.md.

An effect on a misspelled stat changes nothing: the other checks pass, the reference pages say nothing, and the card
does not do what its words say.

```yaml file=decks.yaml
stats:
  - {id: morale, name: Morale}
decks:
  - id: orders
    name: Orders
    cards:
      - id: charge
        name: Charge
        effects: [{do: modify, what: moral, by: 2}]
```
```text
decks.yaml:9:38: error N103 nothing is called 'moral' that an effect could act on
```
```diff file=decks.yaml
-        effects: [{do: modify, what: moral, by: 2}]
+        effects: [{do: modify, what: morale, by: 2}]
```
"""

from collections.abc import Mapping

from pnp.analysis.zones import is_cell
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.board_places import all_place_ids
from pnp.model.effects import COMMON_PLACES, COMMON_SIDES, COMMON_THINGS, COMMON_WHERE, Effect, Target
from pnp.model.game import SETS, Game
from pnp.model.walk import records
from pnp.nodes import Record

NAME = "unresolved effect"
SEVERITY = Severity.ERROR

# Sets whose records describe how the game is made, not what is in it.
_NOT_IN_PLAY = ("texts", "icons", "components", "examples")

Known = Mapping[str, None]


def check(context: GameContext) -> Problems:
    """Every word of every effect and target that names something."""
    game = context.game
    ids = _ids(game)
    things: Known = dict.fromkeys((*COMMON_THINGS, *ids))
    places: Known = dict.fromkeys((*COMMON_PLACES, *ids))
    sides: Known = dict.fromkeys((*COMMON_SIDES, *game.sides.ids))
    where: Known = dict.fromkeys((*COMMON_WHERE, *COMMON_PLACES, *ids))
    for record in records(game):
        if isinstance(record, Effect):
            yield from _unless_known(record, "what", record.what, things, "that an effect could act on")
            for key, word in (("from", record.source), ("into", record.into), ("at", record.place)):
                if not is_cell(game, word):
                    yield from _unless_known(record, key, word, places, "where something could come from or go")
        elif isinstance(record, Target):
            yield from _unless_known(record, "side", record.side, sides, "that is a side")
            if not is_cell(game, record.where):
                yield from _unless_known(record, "where", record.where, where, "that is a place")


def _ids(game: Game) -> list[str]:
    """Every id of the kit that an effect may name."""
    ids = [record_id for name in SETS if name not in _NOT_IN_PLAY for record_id in getattr(game, name).ids]
    for deck in game.decks:
        ids += [card.id for card in deck.cards]
    for custom in game.sets:
        ids += [custom.one, *(record.id for record in custom.records)]
    return [*ids, *all_place_ids(game)]


def _unless_known(record: Record, key: str, word: str, known: Known, purpose: str) -> Problems:
    if word and word not in known:
        yield Problem(
            message=f"nothing is called {word!r} {purpose}",
            span=record.at(key),
            hint=did_you_mean(word, known) or f"use {one_of(known)}; an effect that no id describes goes into manual:",
        )
