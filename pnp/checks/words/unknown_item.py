"""A list of numbers of things, in a field, names a thing that the kit does not have.

Looks at declared fields of words such as ``2 Wood, 1 Coal`` in decks, sets and on boards. If nearly all of the things
in a column are markers, resources, units or other names of the kit, one that is not is a finding.

A card costs what nobody can ever have.

```yaml file=cards.yaml
resources:
  - {id: wood, name: Wood}
  - {id: coal, name: Coal}
  - {id: tea, name: Tea}
decks:
  - id: orders
    name: Orders
    fields: {cost: text}
    cards:
      - {id: jetty, name: Jetty, cost: '3 Wood'}
      - {id: boiler, name: Boiler, cost: '2 Coal, 1 Wood'}
      - {id: party, name: Party, cost: '1 Tea, 1 Wood'}
      - {id: bakery, name: Bakery, cost: '1 Tea, 1 Sugar'}
```
```text
cards.yaml:13:52: warning T365 there is no 'Sugar'
```
```diff file=cards.yaml
-      - {id: bakery, name: Bakery, cost: '1 Tea, 1 Sugar'}
+      - {id: bakery, name: Bakery, cost: '1 Tea, 1 Coal'}
```
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis.groups import decks_and_sets
from pnp.analysis.terms import named
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.load.suggest import did_you_mean
from pnp.model.fields import Coded, Foreign, Open
from pnp.model.game import Game
from pnp.nodes import Scalar

NAME = "unknown thing in a list"
SEVERITY = Severity.WARNING

_ITEM: Final = re.compile(r"(?P<number>\d{1,3})[ ](?P<thing>[^\W\d_][^\d,;+()]*?)[ ]*(?=$|[,;+]|[ ](?:and|und)[ ]\d)")
# So many different known things make a column a list of things, and so many of its items must be known.
_LEAST_KNOWN: Final = 3
_SHARE: Final = 0.8


def check(context: GameContext) -> Problems:
    """Every unknown thing in a column of known ones."""
    known = named(context.game)
    for records in _columns(context.game):
        keys = dict.fromkeys(key for record in records for key in record.fields)
        for key in keys:
            items = [item for record in records for item in _items(record, key)]
            unknown = [(thing, span) for thing, span in items if stemmed(thing) not in known]
            familiar = {stemmed(thing) for thing, _ in items} & known
            if unknown and len(familiar) >= _LEAST_KNOWN and len(items) - len(unknown) >= _SHARE * len(items):
                for thing, span in unknown:
                    names = sorted({name for name, _ in items if stemmed(name) in known})
                    hint = did_you_mean(thing, names) or f"the other lists name {', '.join(names[:8])}"
                    yield Problem(message=f"there is no {thing!r}", span=span, hint=hint)


def _columns(game: Game) -> Iterator[Sequence[Open]]:
    """The records that share declared fields."""
    yield from (records for _, records in decks_and_sets(game))
    yield from (table.rows for table in game.tables)
    yield from (board.track.spaces for board in game.boards if board.track)


def _items(record: Open, key: str) -> Iterator[tuple[str, Span]]:
    """The things that a field counts, if it is nothing but a list of them."""
    value = record.fields.get(key)
    entry = record.node.entries.get(key) if record.node else None
    if (
        not isinstance(value, str)
        or isinstance(value, Coded | Foreign)
        or not entry
        or not isinstance(entry.value, Scalar)
    ):
        return
    matches = list(_ITEM.finditer(value))
    rest = _ITEM.sub("", value)
    if matches and not re.sub(r"\b(?:and|und)\b|[,;+ ]", "", rest):
        yield from ((match["thing"], entry.value.place(match.start("thing"), len(match["thing"]))) for match in matches)
