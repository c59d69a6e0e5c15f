"""A reference names a record that does not exist.

Looks up every id that a record uses for another record: the side of an army, the units in it, the terrain in a legend,
the phase of a card.

The piece is never printed or the rule never applies, and nobody notices until the game is on the table.

```yaml file=units.yaml
sides:
  - {id: north, name: North}
units:
  - {id: pikes, name: Pikes}
armies:
  - {id: north, side: north, units: {pkes: 3}}
```
```text
units.yaml:6:38: error N101 there is no 'pkes' among the units
```
```diff file=units.yaml
-  - {id: north, side: north, units: {pkes: 3}}
+  - {id: north, side: north, units: {pikes: 3}}
```
"""

from collections.abc import Mapping

from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.names.other_form import meant_by
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.walk import records, references

NAME = "unresolved reference"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every reference that the model declares, in every record."""
    game = context.game
    known_ids: dict[tuple[str, ...], dict[str, None]] = {}
    for record in records(game):
        for reference in references(record):
            sets = reference.sets
            if (known := known_ids.get(sets)) is None:
                known = known_ids[sets] = dict.fromkeys(known_id for name in sets for known_id in _ids(game, name))
            if reference.id not in known and not meant_by(game, reference):  # Other forms are N104.
                yield _problem(reference.id, reference.span, known, " or ".join(sets))
    yield from _excluded_cards(game)


def _ids(game: Game, name: str) -> tuple[str, ...]:
    records = game.set_named(name)
    return records.ids if records else ()


def _excluded_cards(game: Game) -> Problems:
    """Cards that an option removes from a deck, by id or by number."""
    for option in game.options:
        for deck_id, excluded in option.excludes.items():
            if deck := game.decks.find(deck_id):
                ids = {card.id: None for card in deck.cards}
                numbers = {str(card.number) for card in deck.cards}
                for index, card in enumerate(excluded):
                    if card not in ids and card not in numbers:
                        place = option.at(f"excludes.{deck_id}.{index}")
                        yield _problem(card, place, ids, f"cards of {deck_id!r}")


def _problem(name: str, span: Span, known: Mapping[str, None], title: str) -> Problem:
    return Problem(
        message=f"there is no {name!r} among the {title}",
        span=span,
        hint=did_you_mean(name, known) or _choices(list(known), title),
    )


def _choices(known: list[str], title: str) -> str:
    if not known:
        return f"the kit has no {title} yet"
    return f"there are {', '.join(known[:8])}{' …' if len(known) > 8 else ''}"
