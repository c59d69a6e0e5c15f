"""A small complete game on hexes: a map of 22 × 16 with a river and a road, ten counters, a figure in its rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.layout import boards
from pnp.model.grids import CellGrid
from pnp.papers import A4, LETTER
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.layout.boards.drawings import alternatives, everything

HERE = Path(__file__).parent / "wehlau"


@pytest.fixture(scope="module")
def kit() -> CompiledKit:
    return compile_kit(HERE, ".", papers=(A4, LETTER))


def map_of(kit: CompiledKit) -> CellGrid:
    grid = kit.game.boards["field"].grid
    assert grid is not None
    return grid


def test_nothing_is_wrong_with_it(kit: CompiledKit) -> None:
    assert [f"{finding.span} {finding.code} {finding.message}" for finding in kit.findings] == []


def test_it_is_as_large_as_its_hexes(kit: CompiledKit) -> None:
    size = boards.natural_size(kit.game.boards["field"])
    # 22 columns are 3 × 22 + 1 half sides of 16 mm / √3 wide, 16 rows and a pushed half are 16.5 × 16 mm high; the
    # border takes a quarter of a hex on each side.
    assert (size.width, size.height) == pytest.approx((67 * 16 / 3**0.5 / 2 + 8, 16.5 * 16 + 8))


def test_characters_draw_the_terrain_of_columns_whether_they_are_pushed_or_not(kit: CompiledKit) -> None:
    lattice, ground = map_of(kit).lattice, map_of(kit).terrain_map()
    # Row 8 is drawn ......tt......hh......
    row = [ground[lattice.cell(f"{column:02}08")] for column in range(1, 23)]
    assert row == ["open"] * 6 + ["town"] * 2 + ["open"] * 6 + ["hill"] * 2 + ["open"] * 6


def test_both_papers_have_all_files(kit: CompiledKit) -> None:
    names = [f"{paper}/{name}.pdf" for paper in ("a4", "letter") for name in ("book", "counters", "map")]
    assert sorted(file.path for file in kit.results.files.values()) == names


def test_ten_counters(kit: CompiledKit) -> None:
    counters = next(component for component in kit.components if component.id == "counters")
    assert sum(piece.copies for piece in kit.pieces(counters.id)) == 10


def test_the_rulebook_shows_a_part_of_the_map_with_what_stands_there(kit: CompiledKit) -> None:
    shown = alternatives(item for page in kit.books["book"].pages for item in everything(page.items))
    # Columns 12 to 16 of rows 6 to 9: five columns of four.
    assert "The ford at Wehlau, 1206:1609, 20 hexes" in shown
    assert {"horse on 1308", "foot on 1508", "1408 is marked", "moves from 1308 to 1408"} <= set(shown)
