"""Maps that are laid beside each other, as one."""

from __future__ import annotations

import pathlib

from pnp.analysis.joined_maps import joined_maps
from tests.layout.boards.test_seams import game


def test_a_road_and_a_river_go_on(tmp_path: pathlib.Path) -> None:
    kit = game(tmp_path)
    maps = joined_maps(kit, kit.boards["north"])
    assert maps
    assert [(road.through, road.ends) for road in maps.grid.roads] == [
        (("N0302", "N0303", "N0304", "S0302", "S0402"), ("open", "open"))
    ]
    lattice = maps.grid.lattice
    assert len(lattice) == 28
    assert lattice.cell("S0301") == lattice.cell("N0304")
    assert not lattice.is_corner_at_border(lattice.corners(lattice.cell("S0302") or (0, 0))[0])


def test_what_lies_on_either_map_lies_on_both(tmp_path: pathlib.Path) -> None:
    """Regions, rivers and marks, those of the first map first, and what all cells have in common."""
    numbers, region = "numbers: {{prefix: {0}, shown: false}}", "{{id: {1}, name: Land, cells: '{0}0101'}}"
    more = f"{numbers}\n      regions: [{region}]\n      marks: ['victory@{{0}}0102']"
    kit = game(tmp_path, keys=more.format("N", "upper"), others=more.format("S", "lower"))
    maps = joined_maps(kit, kit.boards["north"])
    assert maps
    grid = maps.grid
    assert [region.id for region in grid.regions] == ["upper", "lower"]
    assert [edge.id for edge in grid.edges] == ["e", "f"]
    assert len(grid.marks) == 2
    assert grid.titles == ("North", "South")
    own = kit.boards["north"].grid
    assert own
    assert (grid.cell, grid.outline, grid.checkered) == (own.cell, own.outline, own.checkered)
