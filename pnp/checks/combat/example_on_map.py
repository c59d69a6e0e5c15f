"""A combat in an example does not fit the map on which it is fought.

Looks up the cells of an example that says where its units are (`stands:`). Who attacks must be next to who defends,
or no farther away than a stat with a `unit:` of its own says. The `terrain` of the example must be that of the
defender's cell, or lie on a side that an attacker crosses; and terrain there that changes strengths or shifts the
column must be named, unless its `combat:` says in words when, or another terrain negates it.

Players follow an example on the map. If it does not fit, they learn the rule wrong or give up.

```yaml file=play.yaml
stats: [{id: strength, name: Strength}]
units:
  - {id: guards, name: Guards, stats: {strength: 4}}
  - {id: pikes, name: Pikes, stats: {strength: 2}}
terrain:
  - {id: field, name: Field}
  - {id: wood, name: Wood, shift: -1}
boards:
  - id: land
    name: Land
    grid: {columns: 4, rows: 1, cell: 20 mm, legend: {".": field, w: wood}, cells: "..w."}
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {attack: strength, columns: ["1:1", "2:1"]}
    rows: [{on: 1-3, results: [A, A]}, {on: 4-6, results: [A, D]}]
    results: {A: {name: Attackers back}, D: {name: Defenders back}}
examples:
  - id: ambush
    name: The ambush
    roll: combat
    attackers: {guards: 1}
    defenders: {pikes: 1}
    terrain: [wood]
    stands: {guards: A1, pikes: C1}
    rolled: 5
    column: "1:1"
    gives: A
```
```text
play.yaml:26:22: error D170 Guards on A1 cannot attack Pikes on C1: it is 2 steps away
```
```diff file=play.yaml
-    stands: {guards: A1, pikes: C1}
+    stands: {guards: B1, pikes: C1}
```
"""

from collections.abc import Iterator, Mapping

from pnp.analysis.movement import Crossings
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Board
from pnp.model.game import Game
from pnp.model.lattice import Cell
from pnp.model.tables import Example
from pnp.model.units import Terrain
from pnp.values import dataclass

NAME = "combat in an example that does not fit the map"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


@dataclass(frozen=True, slots=True)
class _Fight:
    """A combat on a map. attackers: the cells of those that the example places. target: the defenders' cell."""

    example: Example
    board: Board
    crossings: Crossings
    attackers: Mapping[str, Cell]
    defender: str
    target: Cell


def check(context: GameContext) -> Problems:
    """Every example that says where its units stand."""
    game = context.game
    for example in game.examples:
        board = game.boards.find(example.board) or (game.boards[0] if len(game.boards) == 1 else None)
        if not example.stands or board is None or board.grid is None:
            continue
        crossings = Crossings(game, board.grid)
        cells = {unit: crossings.lattice.cell(name) for unit, name in example.stands.items()}
        if None in cells.values():
            yield from _unknown(example, board, [unit for unit, cell in cells.items() if cell is None])
            continue
        known = {unit: cell for unit, cell in cells.items() if cell is not None}
        defenders = [unit for unit in example.defenders if unit in known]
        targets = {known[unit] for unit in defenders}
        if len(targets) == 1:
            attackers = {unit: known[unit] for unit in example.attackers if unit in known}
            fight = _Fight(example, board, crossings, attackers, defenders[0], *targets)
            yield from _too_far(game, fight)
            yield from _elsewhere(game, fight)
            yield from _forgotten(game, fight)


def _unknown(example: Example, board: Board, units: list[str]) -> Problems:
    for unit in units:
        yield Problem(
            message=f"{board.id!r} has no cell {example.stands[unit]!r}",
            span=example.at(f"stands.{unit}"),
            hint="write the name of a cell as it is printed on the map",
            related=(Related(board.at("id"), "the board"),),
        )


def _too_far(game: Game, fight: _Fight) -> Problems:
    lattice, stands = fight.crossings.lattice, fight.example.stands
    defender = f"{game.units[fight.defender].title} on {stands[fight.defender]}"
    for unit, cell in fight.attackers.items():
        steps = lattice.distance(cell, lattice.nearest(cell, fight.target))
        if steps > _reach(game, unit):
            attacker = f"{game.units[unit].title} on {stands[unit]}"
            yield Problem(
                message=f"{attacker} cannot attack {defender}: it is {steps} steps away",
                span=fight.example.at(f"stands.{unit}"),
                hint="correct a cell, or the units of the example",
            )


def _reach(game: Game, unit: str) -> int:
    """How many steps away a unit may attack: the most that a stat with a unit of its own says, and 1 at least."""
    counted = {stat.id for stat in game.stats if stat.unit and not stat.allowance}
    return max((1, *(value for stat, value in game.units[unit].stats.items() if stat in counted)))


def _elsewhere(game: Game, fight: _Fight) -> Problems:
    """Terrain that the example counts and that does not lie where it is fought."""
    there = {terrain.id for terrain in (*_ground(game, fight), *_crossed(fight))}
    for index, name in enumerate(fight.example.terrain if fight.attackers else ()):
        terrain = game.terrain.find(name)
        if terrain and terrain.id not in there:
            ground = ", ".join(each.title for each in _ground(game, fight)) or "no ground"
            yield Problem(
                message=f"the example counts {terrain.title}, but {fight.example.stands[fight.defender]} is {ground}",
                span=fight.example.at(f"terrain.{index}"),
                hint="correct the terrain or the cells of the example",
            )


def _forgotten(game: Game, fight: _Fight) -> Problems:
    """Terrain that counts there and that the example leaves out."""
    all_cross = (each for each in _crossed(fight) if all(each in _before(fight, cell) for cell in _from(fight)))
    named = set(fight.example.terrain)
    there = (*_ground(game, fight), *all_cross)
    negated = {other for terrain in there for other in terrain.negates}
    for terrain in there:
        counts = terrain.shift or terrain.attackers is not None or terrain.defenders is not None
        if counts and not terrain.combat and terrain.id not in named | negated:
            yield Problem(
                message=f"{fight.example.stands[fight.defender]} is defended with {terrain.title}, which the example "
                "does not count",
                span=fight.example.at(f"stands.{fight.defender}"),
                hint=f"add {terrain.id} to terrain:, or correct the cell",
                related=(Related(terrain.at("id"), "the terrain"),),
            )


def _ground(game: Game, fight: _Fight) -> Iterator[Terrain]:
    terrain = game.terrain.find(fight.crossings.ground.get(fight.target, ""))
    if terrain:
        yield terrain


def _from(fight: _Fight) -> tuple[Cell, ...]:
    """The cells next to the defenders from which they are attacked."""
    near = fight.crossings.lattice.neighbors(fight.target)
    return tuple(cell for cell in fight.attackers.values() if cell in near)


def _before(fight: _Fight, cell: Cell) -> tuple[Terrain, ...]:
    return fight.crossings.across(cell, fight.target, by_road=False)


def _crossed(fight: _Fight) -> tuple[Terrain, ...]:
    """What lies on a side that an attacker crosses, each once."""
    return tuple(dict.fromkeys(terrain for cell in _from(fight) for terrain in _before(fight, cell)))
