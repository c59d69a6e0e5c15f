"""A unit lacks a number that all others of its class have.

Compares the units of armies that have the same classes: a stat, or a number after a loss (`reduced:`), that few of them
lack, at most one of six. A unit whose field `steps` is 1 has no other side.

An empty cell of the order of battle is printed as a counter with two numbers instead of three, or without its back.

```yaml file=units.yaml
stats: [{id: attack, name: Attack}, {id: move, name: Move}]
classes: [{id: foot, name: Foot}]
sides: [{id: red, name: Red}]
units:
  - {id: guards, name: Guards, army: red, classes: [foot], stats: {attack: 5, move: 4}}
  - {id: rangers, name: Rangers, army: red, classes: [foot], stats: {attack: 3, move: 5}}
  - {id: pikes, name: Pikes, army: red, classes: [foot], stats: {attack: 4, move: 3}}
  - {id: fusiliers, name: Fusiliers, army: red, classes: [foot], stats: {attack: 4, move: 4}}
  - {id: rifles, name: Rifles, army: red, classes: [foot], stats: {attack: 3, move: 4}}
  - {id: militia, name: Militia, army: red, classes: [foot], stats: {move: 4}}
armies: [{id: red, name: Red army, side: red}]
```
```text
units.yaml:10:10: warning Z218 'militia' has no attack, but others of its class have
```
```diff file=units.yaml
-  - {id: militia, name: Militia, army: red, classes: [foot], stats: {move: 4}}
+  - {id: militia, name: Militia, army: red, classes: [foot], stats: {attack: 1, move: 4}}
```
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.listing import listed
from pnp.model.game import Game
from pnp.model.units import Stat, Unit

NAME = "unit without a number"
SEVERITY = Severity.WARNING

# For each unit that lacks a number, so many others have it.
_OTHERS: Final = 5


def check(context: GameContext) -> Problems:
    """The units of each class, before and after a loss."""
    game = context.game
    for units in _by_class(game).values():
        yield from _lacking(game, "stats", "", [(unit, unit.stats) for unit in units])
        backed = [(unit, unit.reduced) for unit in units if unit.fields.get("steps") != 1]
        yield from _lacking(game, "reduced", " after a loss", backed)


def _by_class(game: Game) -> dict[tuple[str, ...], list[Unit]]:
    """The units that armies have, by all of their classes."""
    fielded = {name for army in game.armies for name in army.units}
    groups: dict[tuple[str, ...], list[Unit]] = {}
    for unit in game.units:
        if unit.id in fielded:
            groups.setdefault(unit.classes, []).append(unit)
    return groups


def _lacking(game: Game, key: str, when: str, units: Sequence[tuple[Unit, Mapping[str, int]]]) -> Problems:
    """The units of a class that lack numbers, each with all that it lacks. when: in words."""
    lost: dict[str, list[Stat]] = {}
    for stat in game.stats:
        lacking = [unit.id for unit, numbers in units if stat.id not in numbers]
        if len(units) - len(lacking) >= _OTHERS * len(lacking):
            for name in lacking:
                lost.setdefault(name, []).append(stat)
    for unit, _ in units:
        if stats := lost.get(unit.id):
            titles = listed([stat.title[0].lower() + stat.title[1:] for stat in stats])
            other = next(other for other, numbers in units if stats[0].id in numbers)
            yield Problem(
                message=f"{unit.id!r} has no {titles}{when}, but others of its class have",
                span=unit.at("id"),
                hint=f"write {key}: {{{stats[0].id}: …}}, 0 if it has none; in a spreadsheet, fill the cell",
                related=(Related(other.at(f"{key}.{stats[0].id}"), "another of its class"),),
            )
