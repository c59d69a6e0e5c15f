"""Rivers, walls and bridges along the sides of cells."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said


def grid(*edges: str, more: str = "") -> str:
    """A kit with a grid of four columns and three rows and edges, each in a line of its own from line 7."""
    lines = "".join(f"        - {{id: e{number}, {edge}}}\n" for number, edge in enumerate(edges))
    return (
        "boards:\n  - id: b\n    grid:\n      {columns: 4, rows: 3, cell: 9 mm, edges: [\n"
        f"{lines}      ]{more}}}\n"
    ).replace("        - {", "        {").replace("}\n        {", "},\n        {")  # fmt: skip


WHOLE = "between: [[A1, A2], [B1, B2], [C1, C2], [D1, D2]]"


@pytest.mark.parametrize(
    ("river", "message"),
    [
        (WHOLE, None),
        (
            "between: [[A1, A2], [B1, B2], [D1, D2]]",
            "the river has a gap before D1–D2, which is not connected to the rest",
        ),
        ("between: [[D1, D2], [A1, A2]]", "the river has a gap before A1–A2, which is not connected to the rest"),
        (
            "kind: stream, between: [[A1, A2], [C1, C2]]",
            "the stream has a gap before C1–C2, which is not connected to the rest",
        ),
        # Round a corner: between A and B in row 1, then between rows 1 and 2.
        ("between: [[A1, B1], [B1, B2], [C1, C2]]", None),
        ("between: [[A1, A2], [A2, B2]]", None),
        ("between: [[C1, C2], [A1, A2], [B1, B2]]", None),
        ("kind: wall, between: [[A1, A2], [D1, D2]]", None),
        ("between: []", None),
    ],
)
def test_rivers_hang_together(tmp_path: Path, river: str, message: str | None) -> None:
    assert said(tmp_path, "B110", grid(river)) == ([message] if message else [])


def test_the_place_of_a_gap_is_the_first_pair_behind_it(tmp_path: Path) -> None:
    assert by_line(tmp_path, "B110", grid("between: [[A1, A2], [C1, C2], [D1, D2]]")) == [
        "5 the river has a gap before C1–C2, which is not connected to the rest"
    ]


def test_a_bridge_may_stand_in_for_a_piece_of_river(tmp_path: Path) -> None:
    bridge = "kind: bridge, between: [[B1, B2]]"
    assert by_line(tmp_path, "B110", grid("between: [[A1, A2], [C1, C2]]", bridge)) == []


def test_a_river_may_flow_through_a_lake(tmp_path: Path) -> None:
    text = """
    terrain: [{id: flat}, {id: lake}]
    boards:
      - id: b
        grid:
          columns: 5
          rows: 2
          cell: 9 mm
          legend: {'.': flat, o: lake}
          cells: |
            .%s...
            .....
          edges: [{id: r, name: R, between: [[A1, A2], [C1, C2], [D1, D2]]}]
    """
    assert by_line(tmp_path, "B110", text % "o") == []
    assert len(by_line(tmp_path, "B110", text % ".")) == 1


@pytest.mark.parametrize(
    ("edge", "message"),
    [
        (f"{WHOLE}, ends: [edge, edge]", None),
        (
            "between: [[A1, A2], [B1, B2]], ends: [edge, edge]",
            "2 ends of the river must lie at the border of the board, but only 1 does",
        ),
        ("between: [[A1, A2], [B1, B2]], ends: [edge, open]", None),
        (
            "between: [[B1, B2], [C1, C2]], ends: [open, edge]",
            "1 end of the river must lie at the border of the board, but none does",
        ),
        ("between: [[A1, A2], [B1, B2]], ends: [edge, space]", None),
        (
            "between: [[A1, A2]], ends: [edge, space]",
            "1 end of the river must lie at a region, other terrain or another edge, but none does",
        ),
        ("between: [[A1, A2]]", None),
    ],
)
def test_rivers_end_where_they_say(tmp_path: Path, edge: str, message: str | None) -> None:
    text = grid(edge, more=", regions: [{id: town, cells: C1}]")
    assert said(tmp_path, "B111", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("bridge", "message"),
    [
        ("kind: bridge, between: [[B1, B2]]", None),
        ("kind: bridge, between: [[B2, B1], [D1, D2]]", None),
        ("kind: bridge, between: [[B2, B3]]", "6 the bridge between B2 and B3 crosses nothing"),
        ("kind: ford, between: [[B1, B2], [B1, C1]]", "6 the ford between B1 and C1 crosses nothing"),
        ("kind: wall, between: [[B2, B3]]", None),
    ],
)
def test_bridges_cross_something(tmp_path: Path, bridge: str, message: str | None) -> None:
    assert by_line(tmp_path, "B112", grid(WHOLE, bridge)) == ([message] if message else [])


def test_bridges_of_a_board_without_rivers(tmp_path: Path) -> None:
    assert by_line(tmp_path, "B112", grid("kind: bridge, between: [[B2, B3]]")) == []


def test_two_rivers_of_one_name_far_from_each_other(tmp_path: Path) -> None:
    """Both are two sides long, and five columns lie between them: no slip of the pen."""
    text = (
        "boards: [{id: b, grid: {columns: 9, rows: 2, cell: 9 mm, edges: [{id: rivers, "
        "between: [[A1, A2], [B1, B2], [%s1, %s2], [%s1, %s2]]}]}}]\n"
    )
    assert said(tmp_path, "B110", text % ("H", "H", "I", "I")) == []
    assert said(tmp_path, "B110", text % ("D", "D", "E", "E")) == [
        "the river has a gap before D1–D2, which is not connected to the rest"
    ]


@pytest.mark.parametrize(
    ("edges", "messages"),
    [
        ((WHOLE,), []),
        (("between: [[A1, A2], [B1, B2], [A2, A1]]",), ["5 the river between A2 and A1 is listed twice"]),
        ((WHOLE, "between: [[C2, C1]]"), ["6 the river between C2 and C1 is listed twice"]),
        # A wall on the bank.
        ((WHOLE, "kind: wall, between: [[C2, C1]]"), []),
    ],
)
def test_sides_are_listed_once(tmp_path: Path, edges: tuple[str, ...], messages: list[str]) -> None:
    assert by_line(tmp_path, "B126", grid(*edges)) == messages


def test_a_brook_may_end_in_a_river(tmp_path: Path) -> None:
    brook = "kind: stream, between: [[B1, C1]], ends: [edge, space]"
    assert said(tmp_path, "B111", grid(WHOLE, brook)) == []
    assert len(said(tmp_path, "B111", grid("between: [[A2, A3]]", brook))) == 1
