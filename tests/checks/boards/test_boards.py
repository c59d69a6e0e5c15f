"""Size, legend, cells, neighbours, regions and roads of boards."""

from pathlib import Path

import pytest

from tests.checks.cases import found

TERRAIN = "terrain: [{id: flat}, {id: wood}]\n"


def grid(*parts: str, size: str = "columns: 4, rows: 3", more: str = "") -> str:
    """A kit with one grid in line 2, its parts in flow style."""
    return f"{TERRAIN}boards: [{{id: b, grid: {{{', '.join((size, 'cell: 9 mm', *parts))}}}}}]\n{more}"


def drawn(*lines: str, size: str = "columns: 3\n      rows: 2") -> str:
    """A kit with a drawn grid, its first line in line 9."""
    art = "".join(f"\n        {line}" for line in lines)
    return (
        f"{TERRAIN}boards:\n  - id: b\n    grid:\n      {size}\n      cell: 9 mm\n"
        f"      legend: {{'.': flat, w: wood}}\n      cells: |{art}\n"
    )


@pytest.mark.parametrize(
    ("lines", "messages"),
    [
        (["...", ".w."], []),
        (["...", ".."], ["11:9 row 2 of 'b' is drawn with 2 cells, but it has 3"]),
        (["....", "..."], ["10:9 row 1 of 'b' is drawn with 4 cells, but it has 3"]),
        (["..."], ["9:7 'b' is drawn with 1 rows, but it has 2"]),
        (["...", "...", "..."], ["9:7 'b' is drawn with 3 rows, but it has 2"]),
    ],
)
def test_a_drawing_has_the_size_of_its_board(tmp_path: Path, lines: list[str], messages: list[str]) -> None:
    assert found(tmp_path, "B101", drawn(*lines)) == messages


def test_every_character_that_the_legend_lacks(tmp_path: Path) -> None:
    assert found(tmp_path, "B102", drawn(".x.", "w.X")) == [
        "10:10 the legend of 'b' does not explain 'x' at B2",
        "11:11 the legend of 'b' does not explain 'X' at C1",
    ]
    assert found(tmp_path, "B102", drawn("...", "w..")) == []


@pytest.mark.parametrize(
    ("part", "more", "message"),
    [
        ("regions: [{id: r, cells: A1:E1}]", "", "2:83 'b' has no cell E1"),
        ("regions: [{id: r, cells: 'A1, D4'}]", "", "2:83 'b' has no cell D4"),
        ("roads: [{id: r, through: [A1, A0]}]", "", "2:88 'b' has no cell A0"),
        ("edges: [{id: r, between: [[D1, E1]]}]", "", "2:89 'b' has no cell E1"),
        ("", "zones: [{id: z, board: b, cells: A1:D9}]\n", "3:34 'b' has no cell D9"),
        ("coordinates: {cells: numbers}, regions: [{id: r, cells: '13'}]", "", "2:114 'b' has no cell 13"),
        ("coordinates: {cells: numbers}, regions: [{id: r, cells: '1:12'}]", "", None),
        ("coordinates: {rows: numbers-down}, regions: [{id: r, cells: A1:D3}]", "", None),
        ("regions: [{id: r, cells: D3:A1}]", "zones: [{id: z, board: b, cells: A1}]\n", None),
    ],
)
def test_cells_outside_the_board(tmp_path: Path, part: str, more: str, message: str | None) -> None:
    text = grid(part, more=more) if part else grid(more=more)
    assert found(tmp_path, "B103", text) == ([message] if message else [])


@pytest.mark.parametrize("name", ["A", "A1-B2", "AAA1", "A1234", "é1", "a1", "0101"])
def test_cells_whose_names_squares_cannot_have(tmp_path: Path, name: str) -> None:
    text = grid(f"regions: [{{id: r, cells: '{name}'}}]", more=f"zones: [{{id: z, board: b, cells: '{name}'}}]\n")
    assert found(tmp_path, "B103", text) == [f"2:83 'b' has no cell {name}", f"3:34 'b' has no cell {name}"]


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("edges: [{id: r, between: [[A1, C1]]}]", "2:84 A1 and C1 do not touch, so no river can lie between them"),
        ("edges: [{id: r, between: [[A1, B2]]}]", "2:84 A1 and B2 do not touch, so no river can lie between them"),
        ("edges: [{id: r, between: [[A1, A1]]}]", "2:84 A1 and A1 do not touch, so no river can lie between them"),
        ("edges: [{id: r, between: [[A1]]}]", "2:84 an edge lies between two cells, but this pair lists 1"),
        ("roads: [{id: r, through: [A1, C1]}]", "2:88 the road jumps from A1 to C1"),
        ("roads: [{id: r, through: [A1, A1]}]", "2:88 the road jumps from A1 to A1"),
        ("roads: [{id: r, through: [A1, B2, C3, D3]}]", None),
        ("edges: [{id: r, between: [[A1, A2], [B1, A1]]}]", None),
        ("coordinates: {cells: numbers}, edges: [{id: r, between: [['4', '8']]}]", None),
        (
            "coordinates: {cells: numbers}, edges: [{id: r, between: [['4', '5']]}]",
            "2:115 4 and 5 do not touch, so no river can lie between them",
        ),
    ],
)
def test_edges_and_roads_join_neighbours(tmp_path: Path, part: str, message: str | None) -> None:
    assert found(tmp_path, "B104", grid(part)) == ([message] if message else [])


@pytest.mark.parametrize(
    ("second", "message"),
    [
        ("cells: B1:C1, terrain: wood", "2:121 's' and 'r' share B1, which cannot be both wood and flat"),
        ("cells: A1:D3, terrain: wood", "2:121 's' and 'r' share A1, B1, which cannot be both wood and flat"),
        ("cells: B1:C1, terrain: wood, priority: 1", None),
        ("cells: B1:C1, terrain: flat", None),
        ("cells: B1:C1", None),
        ("cells: C1:D1, terrain: wood", None),
    ],
)
def test_regions_that_overlap(tmp_path: Path, second: str, message: str | None) -> None:
    text = grid(f"regions: [{{id: r, cells: A1:B1, terrain: flat}}, {{id: s, {second}}}]")
    assert found(tmp_path, "B105", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("road", "message"),
    [
        ("through: [A1, B2, C2], ends: [edge, edge]", "the road ends at C2, which is not at the edge of the board"),
        ("through: [B2, C2, D2], ends: [edge, edge]", "the road begins at B2, which is not at the edge of the board"),
        ("through: [A1, B1], ends: [edge, space]", "the road ends at B1, where there is no region or place"),
        ("through: [A1], ends: [edge]", "a road has two ends, but ends: lists 1"),
        ("through: [A1, B2, C2], ends: [edge, open]", None),
        ("through: [A1, B2, C2], ends: [edge, space]", None),
        ("through: [A1, B2, C2, D3], ends: [edge, space]", None),
        ("through: [A1, B2, C2]", None),
    ],
)
def test_roads_end_where_they_say(tmp_path: Path, road: str, message: str | None) -> None:
    text = grid("regions: [{id: town, cells: D3}]", f"roads: [{{id: r, {road}}}]")
    assert [one.split(" ", 1)[1] for one in found(tmp_path, "B106", text)] == ([message] if message else [])


def test_a_road_may_end_at_a_village_that_is_terrain_only(tmp_path: Path) -> None:
    village = drawn("...", ".w.").rstrip() + "\n      roads: [{id: r, through: [A1, B1], ends: [edge, space]}]\n"
    assert found(tmp_path, "B106", village) == []


def test_a_board_has_one_kind(tmp_path: Path) -> None:
    text = """
    boards:
      - {id: a, name: A}
      - {id: b, track: {count: 3}, mat: {size: [9 mm, 9 mm]}}
      - {id: c, track: {count: 3}}
    """
    assert found(tmp_path, "B107", text) == [
        "2:10 'a' has no grid, hexes, track, nodes or mat",
        "3:32 'b' has track and mat, but a board has only one of them",
    ]


def test_a_cell_that_is_listed_twice(tmp_path: Path) -> None:
    text = """
    boards:
      - id: b
        grid:
          columns: 8
          rows: 8
          cell: 9 mm
          coordinates: {cells: numbers}
          regions: [{id: r, cells: '7, 8, 15 , 15'}, {id: s, cells: '1:10, 9'}]
    zones: [{id: z, board: b, cells: '1:10, 20, 1:10'}, {id: y, board: b, cells: '1, 11, 111'}]
    """
    assert found(tmp_path, "B127", text) == ["8:44 15 is listed twice", "9:45 1:10 is listed twice"]
