"""Two records of a set have the same name.

Compares the names of classes, stats, terrain, sides, decks, tables, rolls, boards, statuses, resources, options and
scenarios, those of the regions of a board, and those of the cards of a deck and of the records of other sets. Units
and markers may share a name if they belong to different sides or differ in what is printed on them; decks may if they
have the same cards; rolls may if each takes other results of the die. Cards and records may if they say the same, and
if more than one name in four is used again.

"Roll on the Weather table" does not say on which of the two.

```yaml file=tables.yaml
tables:
  - {id: weather, name: Weather, die: D2, rows: [{on: 1, name: Sun}, {on: 2, name: Rain}]}
  - {id: storms, name: Weather, die: D2, rows: [{on: 1, name: Gale}, {on: 2, name: Hail}]}
```
```text
tables.yaml:3:24: warning N106 two tables are called 'Weather': 'weather' and 'storms'
```
```diff file=tables.yaml
-  - {id: storms, name: Weather, die: D2, rows: [{on: 1, name: Gale}, {on: 2, name: Hail}]}
+  - {id: storms, name: Storms, die: D2, rows: [{on: 1, name: Gale}, {on: 2, name: Hail}]}
```
"""

from collections.abc import Hashable, Iterator

from pnp.analysis.names import BY_NAME
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import repeats
from pnp.model.boards import Board
from pnp.model.decks import Deck
from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.names import Named
from pnp.model.tables import Roll
from pnp.model.units import Unit

NAME = "duplicate name"
SEVERITY = Severity.WARNING

# Names repeat by accident if at most one in this many does.
_ONE_IN = 4


def check(context: GameContext) -> Problems:
    """Every name that an earlier record of the set has."""
    armies = _armies_of_units(context.game)

    def key(record: Named) -> Hashable | None:
        return (record.name.casefold(), *_distinguishing(record, armies)) if record.name else None

    for name in BY_NAME[:-1]:  # Duplicate terms are T102.
        for other, record in repeats(getattr(context.game, name), key):
            if other.id != record.id and not _are_one_deck(other, record):
                yield Problem(
                    message=f"two {name} are called {record.name!r}: {other.id!r} and {record.id!r}",
                    span=record.at("name"),
                    hint="give one of them another name",
                    related=(Related(other.at("name"), "the first of this name"),),
                )

    for board in context.game.boards:
        yield from _regions(board)

    for noun, records in _lists(context.game):
        yield from _same_but_different(noun, records)


def _regions(board: Board) -> Problems:
    """Two regions of one name, if no other name repeats: that of several harbours does so on purpose."""
    regions = [region for region in board.grid.regions if region.label] if board.grid else []
    pairs = list(repeats(regions, lambda region: region.name.casefold() or None))
    for first, region in pairs if len(pairs) == 1 else ():
        if first.id != region.id:
            yield Problem(
                message=f"two regions of {board.id!r} are called {region.name!r}: {first.id!r} and {region.id!r}",
                span=region.at("name"),
                hint="give one of them another name, or write the cells of both in one region",
                related=(Related(first.at("name"), "the first of this name"),),
            )


def _lists(game: Game) -> Iterator[tuple[str, tuple[Open, ...]]]:
    yield from ((f"cards of the deck {deck.id!r}", deck.cards) for deck in game.decks)
    yield from ((f"records of the set {custom.id!r}", custom.records) for custom in game.sets if not custom.matrix)


def _same_but_different(noun: str, records: tuple[Open, ...]) -> Problems:
    """Records of one name that differ in more than this; none if names repeat on purpose, as those of spaces do."""
    pairs = [
        (other, record)
        for other, record in repeats(records, lambda record: record.name.casefold() or None)
        if _says(other) != _says(record)
    ]
    names = {record.name.casefold() for record in records if record.name}
    if len({record.name.casefold() for _, record in pairs}) * _ONE_IN > len(names):
        return
    for other, record in pairs:
        yield Problem(
            message=f"two {noun} are called {record.name!r}, but are not the same",
            span=record.at("name"),
            hint="give one of them another name",
            related=(Related(other.at("name"), "the first of this name"),),
        )


def _says(record: Open) -> tuple[object, ...]:
    """What a card or record says and has besides its name and number. What players see tells two of a name apart."""
    fields = tuple(sorted((key, str(value)) for key, value in record.fields.items()))
    return record.text, fields, getattr(record, "side", "")


def _armies_of_units(game: Game) -> dict[str, frozenset[str]]:
    """The armies that contain each kind of unit."""
    armies_of: dict[str, set[str]] = {}
    for army in game.armies:
        for unit in (*army.units, *army.spare):
            armies_of.setdefault(unit, set()).add(army.id)
    return {unit: frozenset(armies) for unit, armies in armies_of.items()}


def _distinguishing(record: Named, armies: dict[str, frozenset[str]]) -> tuple[object, ...]:
    """What lets players tell two things of one name apart: their side, and what is printed on them."""
    if isinstance(record, Unit):
        stats = frozenset(record.stats.items())
        return record.side, armies.get(record.id), stats, record.symbol, record.abbr, record.text, record.classes
    if isinstance(record, Marker):
        return record.side, record.value, record.symbol, record.color, record.text
    if isinstance(record, Roll) and record.target:
        return str(record.die), record.target.within(record.die.results())
    return ()


def _are_one_deck(first: Named, second: Named) -> bool:
    """Whether two decks are the same, as when each side has its own."""
    if not isinstance(first, Deck) or not isinstance(second, Deck):
        return False
    return sorted(card.name for card in first.cards) == sorted(card.name for card in second.cards)
