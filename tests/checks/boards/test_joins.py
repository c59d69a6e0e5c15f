"""Maps that are laid beside each other, and tiles that are laid any way round."""

from pathlib import Path

import pytest

from tests.checks.lines import said


def maps(first: str = "", second: str = "", joined: str = "{map: b, side: right, overlap: 1}") -> str:
    """A map A of four columns and three rows, and one B that is laid at it."""
    usual = "columns: 4, rows: 3, cell: 16 mm"
    return (
        f"boards:\n  - {{id: a, name: A, hexes: {{{usual}, numbers: {{prefix: A}}, joins: [{joined}]{first}}}}}\n"
        f"  - {{id: b, name: B, hexes: {{{usual}, pushed: odd, numbers: {{prefix: B}}{second}}}}}\n"
    )


ROAD = ", roads: [{id: r, name: The road, through: A0302-A0401, ends: [open, edge]}]"


@pytest.mark.parametrize(
    ("first", "second", "messages"),
    [
        ("", "", []),
        (", regions: [{id: w, cells: A0402, terrain: wood}]", "", ["A0402 of A is wood, but B0102 of B on it is open"]),
        (ROAD, "", ["The road ends at the seam with B, which has no road there"]),
        (ROAD, ", roads: [{id: s, through: B0101-B0202}]", []),
    ],
)
def test_the_seam_of_two_maps(first: str, second: str, messages: list[str], tmp_path: Path) -> None:
    terrain = "terrain: [{id: open, name: Open}, {id: wood, name: Wood}]\n"
    text = terrain + maps(f"{first}, terrain: open", f"{second}, terrain: open")
    assert said(tmp_path, "B180", text) == messages


def test_cells_of_another_size_and_names_that_mean_two_places(tmp_path: Path) -> None:
    small = maps().replace("cell: 16 mm, pushed", "cell: 15 mm, pushed")
    assert said(tmp_path, "B180", small) == ["cells are 15 mm wide on B, 16 mm on A"]
    assert said(tmp_path, "B180", maps(joined="{map: c, side: right}")) == ["there is no map of squares or hexes 'c'"]
    alike = maps().replace("numbers: {prefix: A}, ", "").replace(", numbers: {prefix: B}", "")
    assert said(tmp_path, "B180", alike) == ["0101 is on A and on B"]


def test_a_mark_a_name_and_a_larger_hex_lie_on_the_board(tmp_path: Path) -> None:
    keys = "marks: [victory@0909], names: [{name: N, along: 0101-0808}], megahexes: {middle: '0707'}"
    text = f"boards: [{{id: a, hexes: {{columns: 4, rows: 3, cell: 16 mm, {keys}}}}}]"
    assert said(tmp_path, "B103", text) == [f"'a' has no cell {name}" for name in ("0909", "0808", "0707")]
