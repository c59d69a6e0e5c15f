"""Boards of hexes of every kind: pointy tops with doubled numbers, megahexes, geomorphic tiles, maps that join."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.frame import Face, TextRun, items_in
from pnp.model.grids import CellGrid
from pnp.papers import A4
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit

HERE = Path(__file__).parent / "hexes"


@pytest.fixture(scope="module")
def kit() -> CompiledKit:
    return compile_kit(HERE, ".", papers=(A4,))


def map_of(kit: CompiledKit, board: str) -> CellGrid:
    grid = kit.game.boards[board].grid
    assert grid is not None
    return grid


def test_nothing_is_wrong_with_it(kit: CompiledKit) -> None:
    assert [f"{finding.span} {finding.code} {finding.message}" for finding in kit.findings] == []


def test_rows_of_pointy_hexes_count_every_other_number(kit: CompiledKit) -> None:
    lattice = map_of(kit, "isle").lattice
    assert [lattice.name(cell) for cell in lattice.rows[0][:3]] == ["A01", "A03", "A05"]
    assert [lattice.name(cell) for cell in lattice.rows[1][:3]] == ["B02", "B04", "B06"]


def test_seven_hexes_make_a_larger_one(kit: CompiledKit) -> None:
    world = map_of(kit, "world")
    lattice, larger = world.lattice, world.larger_cells()
    middle = lattice.cell("0505")
    assert middle is not None
    around = {cell for cell, own in larger.items() if own == middle}
    assert around == {middle, *lattice.neighbors(middle)}
    assert set(larger) == set(lattice.cells)


def test_a_map_with_a_key_is_64_mm_wider_than_its_board(kit: CompiledKit) -> None:
    (isle,) = kit.pieces("isle")
    # 9 columns and a pushed half of 19 mm, and a border of a quarter of a hex on both sides.
    assert isle.front.size.width == pytest.approx(9.5 * 19 + 2 * 4.75 + 64)


def test_all_maps_that_join_are_in_one_picture_each_with_its_name(kit: CompiledKit) -> None:
    ((_, overview),) = kit.frames("valleys", items=True)
    assert isinstance(overview, Face)
    words = [run.text for run in items_in(overview.art, TextRun)]
    assert words.count("The upper valley") == words.count("The lower valley") == words.count("The east") == 1
    # Hexes are too small there for their numbers.
    assert not any(word[:1] in ("N", "S", "E") and word[1:].isdecimal() for word in words)
