"""What a simulated battle of Albuera takes from the kit: units, ground, the combat table, points and set-ups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise, product
from pathlib import Path
from typing import Final, NamedTuple

from pnp.load.kit import load_kit
from pnp.model.combat_columns import Column, column, column_of
from pnp.model.decks import CustomRecord
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.lattice.parts import Cell
from pnp.model.tables import Combat, Table

FOLDER: Final = Path(__file__).resolve().parents[2] / "content" / "albuera"
FRENCH, ALLIED = "french", "allied"
ENEMY: Final = {FRENCH: ALLIED, ALLIED: FRENCH}
# Strengths that may meet, and how far apart two middles of hexes are that are the same.
_MOST: Final = 60
_CLOSE: Final = 0.1
REPULSED: Final = "R"
COMMANDERS: Final = {"Soult": "soult", "Beresford": "beresford", "Blake": "blake"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What a counter says. formation: its id, empty for commanders; under: who orders it."""

    id: str
    side: str
    formation: str
    under: str
    arm: str
    strength: int
    spent: int
    morale: int
    move: int
    range: int
    orders: int
    lancers: bool

    @property
    def fights(self) -> bool:
        """Whether it is foot or horse."""
        return self.arm in ("foot", "horse")


class Station(NamedTuple):
    """Where a unit begins, and whether it begins spent."""

    unit: str
    cell: Cell
    spent: bool


@dataclass(frozen=True)
class Kit:
    """The kit, and what follows from it."""

    game: Game

    @classmethod
    def load(cls) -> Kit:
        """The kit as it is printed."""
        loaded = load_kit(FOLDER, "content/albuera")
        assert loaded.game is not None, loaded.findings
        return cls(loaded.game)

    @cached_property
    def grid(self) -> CellGrid:
        """The map."""
        grid = self.game.boards["field"].grid
        assert grid is not None
        return grid

    def cell(self, name: str) -> Cell:
        """A hex by its number."""
        cell = self.grid.lattice.cell(name)
        assert cell is not None, name
        return cell

    @cached_property
    def terrain(self) -> Mapping[Cell, str]:
        """The ground of every hex."""
        return self.grid.terrain_map()

    @cached_property
    def around(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """The hexes adjacent to each."""
        return {cell: self.grid.lattice.neighbors(cell) for cell in self.terrain}

    @cached_property
    def distance(self) -> Mapping[Cell, Mapping[Cell, int]]:
        """Hexes from each to each."""
        lattice = self.grid.lattice
        return {first: {last: lattice.distance(first, last) for last in self.terrain} for first in self.terrain}

    @cached_property
    def side_kinds(self) -> Mapping[frozenset[Cell], frozenset[str]]:
        """What lies between two hexes: river, stream, bridge."""
        kinds: dict[frozenset[Cell], set[str]] = {}
        for edge in self.grid.edges:
            for side in self.grid.edge_sides(edge):
                cells = frozenset(self.grid.lattice.cells_of(side.side))
                kinds.setdefault(cells, set()).add(edge.kind)
        return {cells: frozenset(found) for cells, found in kinds.items()}

    @cached_property
    def road_steps(self) -> frozenset[frozenset[Cell]]:
        """The pairs of hexes that a road joins."""
        steps = set()
        for road in self.grid.roads:
            cells = [self.cell(name) for name in road.through]
            steps |= {frozenset(pair) for pair in pairwise(cells)}
        return frozenset(steps)

    def between(self, first: Cell, last: Cell) -> frozenset[str]:
        """What lies on the side between two hexes."""
        return self.side_kinds.get(frozenset((first, last)), frozenset())

    def is_across_brook(self, first: Cell, last: Cell) -> bool:
        """Whether the brook is between them, bridged or not."""
        return "river" in self.between(first, last)

    @cached_property
    def steps(self) -> Mapping[tuple[Cell, str], tuple[tuple[Cell, int], ...]]:
        """Where each arm can go from a hex, with the movement points that it costs."""
        return {
            (cell, arm): tuple(self._steps(cell, arm)) for cell in self.terrain for arm in ("foot", "horse", "guns")
        }

    def _steps(self, cell: Cell, arm: str) -> Iterator[tuple[Cell, int]]:
        for other in self.around[cell]:
            sides = self.between(cell, other)
            if "bridge" in sides:
                sides = sides - {"river", "bridge"}
            on_road = frozenset((cell, other)) in self.road_steps
            costs = [self.game.terrain["road" if on_road else self.terrain[other]].cost[arm]]
            costs += [self.game.terrain[kind].cost[arm] for kind in sides]
            if not any(cost.is_forbidden for cost in costs):
                yield other, int(sum(cost.points for cost in costs))

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every counter."""
        return {unit: self._card(unit, army.side) for army in self.game.armies for unit in army.units}

    def _card(self, name: str, side: str) -> Card:
        unit = self.game.units[name]
        stats = unit.stats
        formation = unit.fields.get("formation")
        return Card(
            id=name,
            side=side,
            formation=formation.id if isinstance(formation, CustomRecord) else "",
            under=str(formation.fields["under"]) if isinstance(formation, CustomRecord) else unit.name,
            arm="leader" if "leader" in unit.classes else str(unit.fields["arm"]),
            strength=stats.get("strength", 0),
            spent=stats.get("spent", 0),
            morale=stats.get("morale", 0),
            move=stats["move"],
            range=stats.get("range", 0),
            orders=stats.get("orders", 0),
            lancers="lancers" in unit.classes,
        )

    @cached_property
    def table(self) -> Table:
        """The combat table."""
        return self.game.tables["combat"]

    @cached_property
    def combat(self) -> Combat:
        """Its columns."""
        assert self.table.combat is not None
        return self.table.combat

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """The columns as numbers."""
        return tuple(column(text, self.combat.by) for text in self.combat.columns)

    @cached_property
    def shifts(self) -> Mapping[str, int]:
        """By how many columns each thing shifts an attack."""
        return {shift.id: shift.by for shift in self.combat.shifts}

    def shift_of(self, terrain: str) -> int:
        """By how many columns ground shifts an attack into it."""
        return self.game.terrain[terrain].shift or 0

    @cached_property
    def column_of(self) -> Mapping[tuple[int, int], int]:
        """The column of two strengths; those that allow no attack have none."""
        found = {}
        for attack, defence in product(range(1, _MOST), repeat=2):
            ratio, lowest = Fraction(attack, defence), self.columns[0].low
            if lowest is not None and ratio >= lowest:
                found[attack, defence] = column_of(self.columns, ratio, self.combat.rounds)
        return found

    @cached_property
    def clear(self) -> frozenset[tuple[Cell, Cell]]:
        """From where a battery sees which hex."""
        near = max(card.range for card in self.cards.values())
        return frozenset(
            (start, end)
            for start, away in self.distance.items()
            for end, hexes in away.items()
            if hexes <= near and self._is_clear(start, end)
        )

    def _is_clear(self, start: Cell, end: Cell) -> bool:
        for cell in self.terrain.keys() & self.grid.lattice.line(start, end)[1:-1]:
            ground = self.game.terrain[self.terrain[cell]]
            if ground.sight == "blocks" or ground.height > self.game.terrain[self.terrain[start]].height:
                return False
        return True

    @cached_property
    def opposite(self) -> frozenset[tuple[Cell, Cell, Cell]]:
        """Every hex between two that lie on opposite sides of it: first, middle, last."""
        center = self.grid.lattice.center
        return frozenset(
            (first, middle, last)
            for middle, around in self.around.items()
            for first, last in product(around, repeat=2)
            if all(
                abs(a + b - 2 * c) < _CLOSE for a, b, c in zip(center(first), center(last), center(middle), strict=True)
            )
        )

    def results(self, column_number: int) -> tuple[str, ...]:
        """The results of a column, by the die; left of the first one the attackers are repulsed."""
        if column_number < 0:
            return tuple(REPULSED for _ in self.table.rows)
        return tuple(row.results[min(column_number, len(self.columns) - 1)] for row in self.table.rows)

    def keys(self, scenario: str) -> Mapping[tuple[Cell, ...], int]:
        """The places that count in a scenario, and what they are worth to the French."""
        return self._keys[scenario == "day"]

    @cached_property
    def _keys(self) -> tuple[Mapping[tuple[Cell, ...], int], ...]:
        """Those of the small scenarios, and all."""
        records = self.game.sets["keys"].records
        return tuple(
            {
                tuple(self.cell(str(name)) for name in record.fields["hexes"]): int(record.fields["points"])
                for record in records
                if whole_day or not record.fields.get("day_only")
            }
            for whole_day in (False, True)
        )

    @cached_property
    def within(self) -> Mapping[int, Mapping[Cell, tuple[Cell, ...]]]:
        """The hexes within one or two of each."""
        return {
            hexes: {
                start: tuple(cell for cell, away in near.items() if away <= hexes)
                for start, near in self.distance.items()
            }
            for hexes in (1, 2)
        }

    def points(self, name: str) -> int:
        """What a loss is worth: ``spent``, ``destroyed``, ``small`` or ``leader``; or the ``line`` of a scenario."""
        return int(next(record.fields["value"] for record in self.game.sets["points"].records if record.id == name))

    @cached_property
    def storms(self) -> tuple[int, ...]:
        """For each turn the lowest roll on which the storm breaks; 7 for never."""
        track = self.game.boards["clock"].track
        assert track is not None
        return tuple(int(str(space.fields.get("storm") or "7").rstrip("+")) for space in track.spaces)

    def stations(self, scenario: str) -> tuple[Station, ...]:
        """Who begins where in a scenario."""
        return tuple(
            Station(record.fields["unit"].id, self.cell(str(record.fields["hex"])), bool(record.fields.get("spent")))
            for record in self.game.sets["stations"].records
            if record.fields["scenario"].id == scenario
        )
