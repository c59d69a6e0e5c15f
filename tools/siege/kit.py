"""What the simulation knows of the game: units, map, tables and cards, all read from the kit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Final

from pnp.load.kit import load_kit
from pnp.model.effects import Effect, Target
from pnp.model.game import Game
from pnp.model.grids import SquareGrid
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from pnp.model.units import Unit

KIT: Final = Path(__file__).parents[2] / "content" / "piombino"
ATTACKER, DEFENDER = "fivizzano", "piombino"

Cell = tuple[int, int]

# The kit says “it has 2 hits or fewer” in words, for readers.
DAMAGED_FORT_HITS: Final = 2


@dataclass(frozen=True)
class Kit:
    """The game and what follows from it alone; built once for all sieges."""

    game: Game

    @classmethod
    def load(cls) -> Kit:
        """The kit of this repository. Raises ValueError if it has findings."""
        loaded = load_kit(KIT, "content/piombino")
        if loaded.game is None or loaded.findings:
            raise ValueError("content/piombino has findings: run pnp check")
        return cls(loaded.game)

    @cached_property
    def grid(self) -> SquareGrid:
        """The map."""
        grid = self.game.boards["maremma"].grid
        assert isinstance(grid, SquareGrid)
        return grid

    @cached_property
    def terrain(self) -> Mapping[Cell, str]:
        """The id of the terrain of every square."""
        return {(cell[0], cell[1]): terrain for cell, terrain in self.grid.terrain_map().items()}

    def region(self, name: str) -> frozenset[Cell]:
        """The squares of a region."""
        lattice = self.grid.lattice
        region = next(region for region in self.grid.regions if region.id == name)
        pairs = [(lattice.cell(first), lattice.cell(last)) for first, last in region.cells.parts]
        cells = [cell for first, last in pairs if first and last for cell in lattice.cells_from(first, last)]
        return frozenset((cell[0], cell[1]) for cell in cells)

    @cached_property
    def city_squares(self) -> frozenset[Cell]:
        """The six squares that the siege is about."""
        return self.region("city-squares")

    @cached_property
    def to_city(self) -> Mapping[Cell, int]:
        """The distance of every square from the city."""
        return {
            cell: min(distance for other, distance in found if other in self.city_squares)
            for cell, found in self.around.items()
        }

    @cached_property
    def road(self) -> frozenset[frozenset[Cell]]:
        """The steps that follow the road, each as the two squares that it joins."""
        cells = [self.grid.lattice.cell(name) for name in self.grid.roads[0].through]
        squares = [(cell[0], cell[1]) for cell in cells if cell]
        return frozenset(frozenset(pair) for pair in pairwise(squares))

    @cached_property
    def classes(self) -> Mapping[str, frozenset[str]]:
        """The classes of every kind of unit, and those that they lie within."""
        found = {}
        for unit in self.game.units:
            within = {outer for name in unit.classes for outer in self.game.classes[name].within}
            found[unit.id] = frozenset({*unit.classes, *within})
        return found

    def matches(self, target: Target | None, kind: str) -> bool:
        """Whether an effect with this target reaches a kind of unit."""
        if target is None:
            return True
        names = {kind, *self.classes[kind]}
        if names & set(target.excepts):
            return False
        return not (target.units or target.classes) or bool(names & {*target.units, *target.classes})

    def land(self, kind: str) -> bool:
        """Whether a kind is a land unit."""
        return "land" in self.classes[kind]

    @cached_property
    def closed(self) -> Mapping[str, frozenset[Cell]]:
        """The squares that a kind of unit cannot enter, rivers without a bridge among them."""
        shut = {
            (unit.id, terrain.id)
            for unit in self.game.units
            for terrain in self.game.terrain
            for effect in terrain.effects
            if (effect.do, effect.what) == ("forbid", "move") and self.matches(effect.target, unit.id)
        }
        return {
            unit.id: frozenset(cell for cell, terrain in self.terrain.items() if (unit.id, terrain) in shut)
            for unit in self.game.units
        }

    def of_terrain(self, terrain: str) -> frozenset[Cell]:
        """The squares of a terrain."""
        return frozenset(cell for cell, found in self.terrain.items() if found == terrain)

    @cached_property
    def neighbors(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """The eight squares around each, fewer at the edge."""
        return {cell: tuple(other for other, distance in self.around[cell] if distance == 1) for cell in self.terrain}

    @cached_property
    def around(self) -> Mapping[Cell, tuple[tuple[Cell, int], ...]]:
        """All squares with their distances from each."""
        return {
            cell: tuple((other, max(abs(other[0] - cell[0]), abs(other[1] - cell[1]))) for other in self.terrain)
            for cell in self.terrain
        }

    @cached_property
    def seen(self) -> Mapping[Cell, tuple[tuple[Cell, int], ...]]:
        """The squares that can be attacked from each, with their distances: no mountain in the line."""
        mountains = self.of_terrain("mountain")
        return {
            cell: tuple(
                (other, distance) for other, distance in found if distance < 10 and clear(cell, other, mountains)
            )
            for cell, found in self.around.items()
        }

    def stat(self, kind: str, stat: str) -> int:
        """A printed number of a kind of unit."""
        return self.game.units[kind].stats[stat]

    @cached_property
    def unit_effects(self) -> tuple[Effect, ...]:
        """The rules of the units themselves, such as Engineers against Forts."""
        return tuple(effect for unit in self.game.units for effect in unit.effects)

    @cached_property
    def change(self) -> Mapping[str, int]:
        """What each terrain adds: to the move into it, the range from it or the attack against it."""
        return {
            terrain.id: sum(effect.by or 0 for effect in terrain.effects if effect.do == "modify")
            for terrain in self.game.terrain
        }

    def unit(self, kind: str) -> Unit:
        """A kind of unit."""
        return self.game.units[kind]

    def advantage(self, side: str) -> tuple[Effect, ...]:
        """The advantage of a city state."""
        return next(state.effects for state in self.game.sets["city-states"].records if state.id == side)

    @cached_property
    def cards(self) -> Mapping[str, tuple[Effect, ...]]:
        """What every tactics card does."""
        return {card.id: card.effects for card in self.game.decks["tactics"].cards}

    @cached_property
    def needed(self) -> Mapping[str, int]:
        """The lowest result of every roll that succeeds."""
        return {roll.id: roll.target.low or 0 for roll in self.game.rolls if roll.target}

    def modifier(self, roll: str, name: str) -> int:
        """A modifier of a roll."""
        return next(modifier.by for modifier in self.game.rolls[roll].modifiers if modifier.id == name)

    @cached_property
    def squares_to_win(self) -> int:
        """City squares that the attacker must occupy."""
        occupy = self.game.goals["conquest"].occupy
        assert occupy is not None
        assert occupy.count is not None
        return int(number_of(occupy.count, Names(self.game)))

    @cached_property
    def losses_to_win(self) -> int:
        """Units of the attacker that the defender must destroy."""
        destroy = self.game.goals["defense"].destroy
        assert destroy is not None
        assert destroy.count is not None
        return int(number_of(destroy.count, Names(self.game)))


def clear(start: Cell, end: Cell, mountains: Iterable[Cell]) -> bool:
    """Whether the line between the middles of two squares misses the inside of every mountain."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    run, rise = end[0] - start[0], end[1] - start[1]
    for x, y in mountains:
        if not (left <= x <= right and top <= y <= bottom):
            continue
        # The signs of the cross products say on which side of the line the corners of the square lie.
        sides = [run * (2 * (y - start[1]) + dy) - rise * (2 * (x - start[0]) + dx) for dx in (-1, 1) for dy in (-1, 1)]
        if min(sides) < 0 < max(sides):
            return False
    return True
