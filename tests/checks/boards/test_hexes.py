"""What is wrong with boards of hexes, and where in lines of names."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of
from tests.checks.lines import by_line, said


def board(*features: str, keys: str = "") -> str:
    """A board of five columns and four rows; its own keys and features in lines of their own from line 7."""
    lines = "".join(f"      {line}\n" for line in (keys, *features) if line)
    return f"boards:\n  - id: b\n    hexes:\n      columns: 5\n      rows: 4\n      cell: 16 mm\n{lines}"


def hints(folder: Path, code: str, text: str) -> list[str]:
    """What one check proposes."""
    check = next(check for check in GAME_CHECKS if check.code == code)
    return [finding.hint for finding in check.findings(GameContext(game_of(folder, text)))]


def test_sides_that_the_board_does_not_have(tmp_path: Path) -> None:
    text = board("edges: [{id: e, sides: 0203/e 0601/n, kind: wall}, {id: f, sides: 0101-0203/n, kind: wall}]")
    assert said(tmp_path, "B103", text) == [
        "0203 has no side 'e'",
        "'b' has no cell 0601",
        "0101 is a cell, not a side",
    ]


def test_a_cell_that_is_missing_says_which_there_are(tmp_path: Path) -> None:
    text = board("regions: [{id: r, cells: CC01}]", keys="numbers: AA01")
    (hint,) = hints(tmp_path, "B103", text)
    assert hint.split("; ") == [
        "it has 5 columns and 4 rows, with corners AA01 and AE04",
        "if BB follows AA, write numbers: {like: AA01, letters: doubled}",
    ]


def test_a_drawing_of_the_wrong_shape_is_told_how_long_its_rows_are(tmp_path: Path) -> None:
    keys = "shape: hexagon, radius: 3, cell: 9 mm, legend: {.: a}, cells: '.....'"
    text = f"boards: [{{id: b, hexes: {{{keys}}}}}]\nterrain: [{{id: a}}]\n"
    assert set(hints(tmp_path, "B101", text)) == {
        "draw one line for each row, the top row first",
        "write one character for each cell: the rows have 3, 5, 5, 5, 1",
    }


def test_pointy_hexes_have_other_sides(tmp_path: Path) -> None:
    text = board("edges: [{id: e, sides: 0203/e/n, kind: wall}]", keys="tops: pointy")
    assert said(tmp_path, "B103", text) == ["0203 has no side 'n'"]


def test_the_place_of_a_wrong_step_is_the_name_in_its_line(tmp_path: Path) -> None:
    line = "roads: [{id: r, through: 0101-0201-0301-0403}]"
    column = len("      ") + line.index("0403") + 1
    assert found(tmp_path, "B104", board(line)) == [f"7:{column} the road jumps from 0301 to 0403"]


@pytest.mark.parametrize(
    ("through", "way"),
    [
        ("0101-0103", ", such as 0101-0102-0103"),
        # 0201 is pushed down: it touches 0102, and not 0103.
        ("0201-0103", ", such as 0201-0202-0103"),
        ("0101-0101", ""),
    ],
)
def test_a_road_that_jumps_is_told_a_way(through: str, way: str, tmp_path: Path) -> None:
    (hint,) = hints(tmp_path, "B104", board(f"roads: [{{id: r, through: {through}}}]"))
    assert hint == f"name every cell that it runs through{way}"


def test_a_side_is_the_same_from_both_its_hexes(tmp_path: Path) -> None:
    # 0203 is pushed down: across its south-east side lies 0304.
    text = board("edges: [{id: e, kind: wall, sides: 0203/se}, {id: f, kind: wall, sides: 0304/nw}]")
    assert said(tmp_path, "B126", text) == ["the wall at 0203/se is listed twice"]


@pytest.mark.parametrize(
    ("river", "message"),
    [
        # A ring around a hex; two sides inland; one that reaches the border; a chain to it; none at all.
        ("sides: 0303/n/ne/se/s/sw/nw", "the river runs in a circle"),
        (
            "sides: 0303/n/ne",
            "the river has no end at the border of the board, at other terrain or at another edge",
        ),
        ("kind: canal, sides: 0303/n-0303/ne", "the canal has no end"),
        ("sides: 0301/ne/se", None),
        ("sides: 0303/n-0503/ne", None),
        ("kind: wall, sides: 0303/n/ne", None),
        ("sides: 0303/n/ne, ends: [space, open]", None),
        ("sides: []", None),
    ],
)
def test_rivers_begin_or_end_somewhere(tmp_path: Path, river: str, message: str | None) -> None:
    lines = said(tmp_path, "B128", board(f"edges: [{{id: e, {river}}}]"))
    assert len(lines) == (message is not None)
    assert all(line.startswith(message or "") for line in lines)


def test_a_river_may_flow_into_another_one_into_a_region_or_into_other_terrain(tmp_path: Path) -> None:
    brook = "{id: e, sides: 0303/n/ne}"
    other = "{id: f, sides: 0403/s-0504/se}"
    assert said(tmp_path, "B128", board(f"edges: [{brook}, {{id: g, sides: 0403/nw-0504/se}}]")) == []
    assert len(said(tmp_path, "B128", board(f"edges: [{brook}, {other}]"))) == 1
    assert said(tmp_path, "B128", board(f"edges: [{brook}]", "regions: [{id: r, cells: 0302}]")) == []
    drawn = "cells: |\n        .....\n        ..w..\n        .....\n        .....\n"
    ground = f"{board(f'edges: [{brook}]', keys='legend: {.: a, w: l}')}      {drawn}terrain: [{{id: a}}, {{id: l}}]\n"
    assert said(tmp_path, "B128", ground) == []


RIVER = "{id: e, sides: 0201/ne-0204/se}"


@pytest.mark.parametrize(
    ("bridges", "road", "messages"),
    [
        ("", "through: 0202-0303", []),
        (", {id: f, kind: ford, sides: 0202/se}", "through: 0202-0303", []),
        (", {id: f, kind: ford, sides: 0303/nw}", "through: 0303-0202", []),
        (
            ", {id: f, kind: bridge, sides: 0203/se}",
            "through: 0202-0303",
            ["the road crosses the river from 0202 to 0303, where there is no bridge or ford"],
        ),
        (", {id: f, kind: bridge, sides: 0203/se}", "kind: trail, through: 0202-0303", []),
        (", {id: f, kind: bridge, sides: 0203/se}", "through: 0101-0202-0203", []),
    ],
)
def test_roads_cross_rivers_where_the_bridges_are(tmp_path: Path, bridges: str, road: str, messages: list[str]) -> None:
    text = board(f"edges: [{RIVER}{bridges}]", f"roads: [{{id: r, {road}}}]")
    assert said(tmp_path, "B129", text) == messages


def test_lines_have_a_character_for_each_hex_and_blanks_do_not_count(tmp_path: Path) -> None:
    short = "cells: |\n        . . . . .\n        .....\n        ..  ..\n         . .\n"
    text = board(keys="border: short") + f"      legend: {{.: a}}\n      {short}terrain: [{{id: a}}]\n"
    # Of the last row, the second and the fourth column have no hex.
    assert by_line(tmp_path, "B101", text) == [
        "12 row 3 of 'b' is drawn with 4 cells, but it has 5",
        "13 row 4 of 'b' is drawn with 2 cells, but it has 3",
    ]


def test_the_place_of_an_unknown_character_is_its_own_among_blanks(tmp_path: Path) -> None:
    cells = "cells: |\n        . . . . .\n        . . x . .\n        .....\n        .....\n"
    text = board() + f"      legend: {{.: a}}\n      {cells}terrain: [{{id: a}}]\n"
    column = len("        . . x")
    assert found(tmp_path, "B102", text) == [f"10:{column} the legend of 'b' does not explain 'x' at 0302"]
