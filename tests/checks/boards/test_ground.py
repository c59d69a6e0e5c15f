"""Legends, regions and roads against the ground that is drawn."""

from pathlib import Path

import pytest

from tests.checks.cases import everything
from tests.checks.lines import by_line, said


def drawn(*lines: str, legend: str = "'.': flat, w: wood", more: str = "") -> str:
    """A kit with a drawn grid of three columns, its first line in line 8; more stands behind the drawing."""
    art = "".join(f"\n        {line}" for line in lines)
    return (
        "terrain: [{id: flat}, {id: wood}]\nboards:\n  - id: b\n    grid:\n      columns: 3\n"
        f"      rows: {len(lines)}\n      cell: 9 mm\n      legend: {{{legend}}}\n      cells: |{art}\n{more}"
    )


def test_symbols_that_are_drawn_nowhere(tmp_path: Path) -> None:
    assert by_line(tmp_path, "B108", drawn("...", "...")) == [
        "8 the legend of 'b' explains 'w' as 'wood', but no cell is drawn with it"
    ]
    assert by_line(tmp_path, "B108", drawn("...", ".w.")) == []


def test_a_board_that_is_not_drawn_may_keep_its_legend(tmp_path: Path) -> None:
    text = "terrain: [{id: wood}]\nboards: [{id: b, grid: {columns: 3, rows: 1, cell: 9 mm, legend: {w: wood}}}]\n"
    assert by_line(tmp_path, "B108", text) == []


@pytest.mark.parametrize(
    ("road", "messages"),
    [
        ("through: [A1, B1, C1], avoids: wood", ["11 the road runs through B1, which is 'wood'"]),
        (
            "through: [A1, B1, C1], avoids: [flat]",
            [
                "11 the road runs through A1, which is 'flat'",
                "11 the road runs through C1, which is 'flat'",
            ],
        ),
        ("through: [A1, B1, C1]", []),
        ("through: [A1, Z9], avoids: wood", []),
    ],
)
def test_roads_avoid_what_they_say(tmp_path: Path, road: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B109", drawn(".w.", more=f"      roads: [{{id: r, {road}}}]\n")) == messages


def test_a_region_with_a_ground_of_its_own_covers_the_drawing(tmp_path: Path) -> None:
    road = (
        "      regions: [{id: gap, cells: B1, terrain: flat}]\n"
        "      roads: [{id: r, through: [A1, B1], avoids: wood}]\n"
    )
    assert by_line(tmp_path, "B109", drawn(".w.", more=road)) == []


@pytest.mark.parametrize(
    ("region", "message"),
    [
        ("cells: A1:C1, terrain: wood", "'r' is wood, but 1 of its 3 cells is drawn otherwise: A1 as flat"),
        (
            "cells: A1:C2, terrain: wood",
            "'r' is wood, but 3 of its 6 cells are drawn otherwise: B2 as flat, C2 as flat, A1 as flat",
        ),
        ("cells: B1:C1, terrain: wood", None),
        ("cells: A1:B1", None),
        # Less than half: the region is meant to cover what is drawn.
        ("cells: 'A1, B2, C2, B1', terrain: wood", None),
        ("cells: C2, terrain: wood", None),
    ],
)
def test_regions_against_their_drawing(tmp_path: Path, region: str, message: str | None) -> None:
    text = drawn("w..", ".ww", more=f"      regions: [{{id: r, {region}}}]\n")
    assert said(tmp_path, "B113", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("east", "partition", "messages"),
    [
        ("C1:C2", "[west, east]", []),
        ("C1", "[west, east]", ["1 of the 6 cells lies in none of the 2 regions: C2"]),
        ("B1:C2", "[west, east]", ["'east' and 'west' divide the board, but both have B2, B1"]),
        ("C1", "[west, est]", ["there is no region 'est'"]),
        ("A1", "[]", []),
    ],
)
def test_regions_that_divide_the_board(tmp_path: Path, east: str, partition: str, messages: list[str]) -> None:
    text = drawn(
        "w..",
        ".ww",
        more=(
            f"      regions: [{{id: west, cells: A1:B2}}, {{id: east, cells: {east}}}]\n      partition: {partition}\n"
        ),
    )
    assert said(tmp_path, "B114", text) == messages


def test_many_cells_are_counted_and_a_few_named(tmp_path: Path) -> None:
    text = "boards: [{id: b, grid: {columns: 9, rows: 1, cell: 9 mm, regions: [{id: r, cells: A1}], partition: r}}]\n"
    assert by_line(tmp_path, "B114", text) == [
        "1 8 of the 9 cells lie in none of the 1 regions: B1, C1, D1, E1 and 4 more"
    ]


def test_a_map_as_one_draws_it_is_silent(tmp_path: Path) -> None:
    """Regions with and without ground, a road into a village, all cells in one of two halves."""
    text = drawn(
        "w..",
        ".ww",
        more=(
            "      regions: [{id: n, name: North, cells: A2:C2}, {id: s, name: South, cells: A1:C1}]\n"
            "      partition: [n, s]\n"
            "      roads: [{id: r, name: Lane, through: [A1, B2, C2], avoids: wood, ends: [edge, edge]}]\n"
        ),
    )
    assert [one for one in everything(tmp_path, text) if one.startswith("B")] == []


def test_a_legend_that_two_boards_share(tmp_path: Path) -> None:
    board = "  - id: %s\n    grid: {columns: 2, rows: 1, cell: 9 mm, legend: {'.': flat, w: wood}, cells: '%s'}\n"
    text = "terrain: [{id: flat}, {id: wood}]\nboards:\n" + board % ("a", "..")
    assert len(said(tmp_path, "B108", text)) == 1
    assert said(tmp_path, "B108", text + board % ("b", ".w")) == []
