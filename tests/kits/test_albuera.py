"""Albuera: its order of battle is that of the returns, its set-ups stand where they can."""

from __future__ import annotations

from collections import Counter

import pytest

from pnp.model.decks import CustomRecord
from pnp.model.game import Game
from pnp.model.grids import CellGrid
from pnp.model.units import Unit


@pytest.fixture(scope="module")
def grid(game: Game) -> CellGrid:
    grid = game.boards["field"].grid
    assert grid is not None
    return grid


def soldiers(game: Game, army: str) -> list[Unit]:
    return [game.units[unit] for unit in game.armies[army].units if "men" in game.units[unit].fields]


# Some 35,000 Allies, 10,000 of them British and Germans, and 24,000 French.
@pytest.mark.parametrize(("army", "units", "men"), [("allied", 35, 34_765), ("french", 26, 23_664)])
def test_the_armies_are_as_large_as_they_were(game: Game, army: str, units: int, men: int) -> None:
    assert len(soldiers(game, army)) == units
    assert sum(int(unit.fields["men"]) for unit in soldiers(game, army)) == men


def test_a_point_of_strength_is_some_four_hundred_foot_or_two_hundred_and_fifty_horse(game: Game) -> None:
    for army in game.armies:
        for unit in soldiers(game, army.id):
            if unit.fields["arm"] != "guns":
                size = 400 if unit.fields["arm"] == "foot" else 275
                assert abs(int(unit.fields["men"]) / size - unit.stats["strength"]) <= 1.25, unit.id


def test_every_formation_of_a_side_has_a_letter_of_its_own(game: Game) -> None:
    for army in game.armies:
        formations = {
            game.units[unit].fields["formation"]
            for unit in game.armies[army.id].units
            if "formation" in game.units[unit].fields
        }
        letters = [formation.fields["letter"] for formation in formations if isinstance(formation, CustomRecord)]
        assert len(letters) == len(set(letters))


def test_nobody_stands_twice_or_too_many_in_a_hex(game: Game, grid: CellGrid) -> None:
    standing: Counter[tuple[str, str, bool]] = Counter()
    seen = set()
    for record in game.sets["stations"].records:
        unit, scenario, name = record.fields["unit"], record.fields["scenario"].id, str(record.fields["hex"])
        assert grid.lattice.cell(name) is not None, record.id
        assert (scenario, unit.id) not in seen
        seen.add((scenario, unit.id))
        if unit.stats.get("strength"):
            standing[scenario, name, unit.fields["arm"] == "guns"] += 1
    assert all(count <= (1 if guns else 2) for (_, _, guns), count in standing.items())


def test_sides_stand_apart_or_face_to_face(game: Game, grid: CellGrid) -> None:
    for scenario in game.scenarios:
        held: dict[str, set[str]] = {"allied": set(), "french": set()}
        for record in game.sets["stations"].records:
            if record.fields["scenario"].id == scenario.id:
                side = "allied" if record.fields["unit"].id in game.armies["allied"].units else "french"
                held[side].add(str(record.fields["hex"]))
        assert not held["allied"] & held["french"]


def test_every_row_of_the_combat_table_is_better_than_the_one_above_and_every_column_than_that_to_its_left(
    game: Game,
) -> None:
    order = "LRFDB"
    rows = [[order.index(code) for code in row.results] for row in game.tables["combat"].rows]
    assert all(row == sorted(row) for row in rows)
    assert all(list(column) == sorted(column) for column in zip(*rows, strict=True))
