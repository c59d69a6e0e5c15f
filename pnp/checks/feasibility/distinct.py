"""A goal needs more different sources than the game has.

In a goal with `distinct: true`, no two of the things to collect may come from the same space or card. Counts the spaces
of tracks, the rows of tables and the cards (with their copies) whose effects, fields or words give the thing, and
compares their number with that of the goal. A thing that phases, units, options or statuses give as well is skipped.

Nobody can collect five different songs from four singers.

```yaml file=play.yaml
markers:
  - {id: song, name: Song}
boards:
  - id: fair
    name: Fair
    track:
      codes: {type: {M: {name: Music, effects: [{do: gain, what: song}]}, F: Food}}
      spaces:
        - {name: Piper, type: M}
        - {name: Baker, type: F}
        - {name: Harpist, type: M}
goals:
  - {id: day, name: A full day, collect: {song: 3}, distinct: true}
```
```text
play.yaml:13:49: error Z202 3 of 'song' must come from different places, but only 2 spaces give it
```
```diff file=play.yaml
-  - {id: day, name: A full day, collect: {song: 3}, distinct: true}
+  - {id: day, name: A full day, collect: {song: 2}, distinct: true}
```
"""

from collections.abc import Iterable, Mapping
from itertools import chain

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.effects import Effect
from pnp.model.fields import Code, Coded, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.values import dataclass

NAME = "not enough sources"
SEVERITY = Severity.ERROR
_GIVING = ("gain", "place", "draw", "capture")

Codes = Mapping[str, Mapping[str, Code]]


def check(context: GameContext) -> Problems:
    """Every thing that a goal needs from different sources."""
    game = context.game
    for goal in game.goals:
        for thing, needed in goal.collect.items() if goal.distinct else ():
            if _has_unlimited_source(game, thing):
                continue
            sources = _sources(game, _Thing(thing, _name_of(game, thing)))
            available = sum(sources.values())
            if available < needed:
                yield Problem(
                    message=f"{needed} of {thing!r} must come from different places, but only {_sum(sources)} give it",
                    span=goal.at(f"collect.{thing}"),
                    hint=f"ask for at most {available}",
                )


@dataclass(frozen=True, slots=True)
class _Thing:
    """What a goal collects. name: as words call it, in small letters."""

    id: str
    name: str


def _name_of(game: Game, thing: str) -> str:
    record = game.markers.find(thing) or game.resources.find(thing)
    return record.name.casefold() if record else ""


def _sources(game: Game, thing: _Thing) -> Mapping[str, int]:
    """The numbers of spaces, rows and cards that give a thing."""
    spaces = sum(
        _gives(space, (), board.track.codes, thing)
        for board in game.boards
        if board.track
        for space in board.track.spaces
    )
    rows = sum(_gives(row, row.effects, {}, thing) for table in game.tables for row in table.rows)
    cards = sum(
        card.copies for deck in game.decks for card in deck.cards if _gives(card, card.effects, deck.codes, thing)
    )
    return {"spaces": spaces, "rows": rows, "cards": cards}


def _sum(sources: Mapping[str, int]) -> str:
    """``2 spaces``, or ``2 spaces + 1 card = 3``."""
    parts = [f"{number} {kind[:-1] if number == 1 else kind}" for kind, number in sources.items() if number]
    return f"{' + '.join(parts)} = {sum(sources.values())}" if len(parts) > 1 else parts[0] if parts else "0 spaces"


def _gives(record: Open, effects: Iterable[Effect], codes: Codes, thing: _Thing) -> bool:
    if _any_gives(effects, thing.id) or _is_named(thing, record.text):
        return True
    for name, value in record.fields.items():
        for part in value if isinstance(value, tuple | list) else (value,):
            if part == thing.id or (isinstance(part, Named) and part.id == thing.id):
                return True
            code = codes.get(name, {}).get(part.code) if isinstance(part, Coded) else None
            if code and (_any_gives(code.effects, thing.id) or _is_named(thing, code.text)):
                return True
    return False


def _is_named(thing: _Thing, text: str) -> bool:
    """Whether the words of a space, row, card or code speak of a thing: they say who gets it, and when."""
    return bool(thing.name) and thing.name in text.casefold()


def _any_gives(effects: Iterable[Effect], thing: str) -> bool:
    return any(effect.what == thing and effect.do in _GIVING for effect in effects)


def _has_unlimited_source(game: Game, thing: str) -> bool:
    """Whether something other than a space, row or card gives the thing, without a limit."""
    effects = chain(
        (effect for phase in game.phases for effect in phase.effects),
        (effect for unit in game.units for effect in unit.effects),
        (effect for option in game.options for effect in option.effects),
        (effect for status in game.statuses for effect in status.effects),
        (effect for side in game.sides for effect in side.effects),
        (effect for roll in game.rolls for effect in roll.effects),
        (effect for custom in game.sets for record in custom.records for effect in record.effects),
    )
    return _any_gives(effects, thing)
