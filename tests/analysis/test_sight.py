"""What hides one cell of a board from another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis.sight import blocking
from tests.checks.cases import game_of

TERRAIN = """\
terrain:
  - {id: open, name: Open}
  - {id: wood, name: Wood, sight: blocks}
  - {id: hill, name: Hill, height: 1}
  - {id: top, name: Top, height: 2}
"""


def hidden(folder: Path, cells: str, first: str, last: str) -> list[str]:
    """The cells of a board of squares that hide one cell from another, by name."""
    lines = cells.split("/")
    drawn = "\n        ".join(lines)
    text = (
        f"{TERRAIN}boards:\n  - id: b\n    grid:\n      columns: {len(lines[0])}\n      rows: {len(lines)}\n"
        f"      cell: 9 mm\n      legend: {{o: open, w: wood, h: hill, t: top}}\n      cells: |\n        {drawn}\n"
    )
    game = game_of(folder, text)
    grid = game.boards["b"].grid
    assert grid is not None
    lattice = grid.lattice
    one, other = lattice.cell(first), lattice.cell(last)
    assert one is not None
    assert other is not None
    return [lattice.name(cell) for cell in blocking(game, grid, one, other)]


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        ("ooo", []),
        ("owo", ["B1"]),
        ("oho", ["B1"]),
        # The ends hide nothing, and what is between two hills is seen over.
        ("wow", []),
        ("hoh", []),
        # From a hill one sees over a wood, which is as high as the ground, and not over what is higher.
        ("hwo", []),
        ("hto", ["B1"]),
        # As high as the higher end is not higher.
        ("hho", []),
        ("owwo", ["B1", "C1"]),
        ("oohowo", ["C1", "E1"]),
    ],
)
def test_in_a_row(tmp_path: Path, cells: str, found: list[str]) -> None:
    assert hidden(tmp_path, cells, "A1", f"{'ABCDEF'[len(cells) - 1]}1") == found


def test_only_what_lies_between_hides(tmp_path: Path) -> None:
    """Row 2 is the upper one: woods beside the line, and behind its end, hide nothing."""
    assert hidden(tmp_path, "wwww/ooow", "A1", "C1") == []


def test_along_the_corner_of_two_cells_both_must_hide(tmp_path: Path) -> None:
    """From A1 to C3 the line passes through the middle of B2, and only touches its neighbours."""
    assert hidden(tmp_path, "owo/wow/owo", "A1", "C3") == []
    assert hidden(tmp_path, "ooo/owo/ooo", "A1", "C3") == ["B2"]


@pytest.mark.parametrize(("middle", "found"), [("ww", ["0202", "0201"]), ("wo", []), ("ow", []), ("oo", [])])
def test_along_a_side_both_cells_must_hide(tmp_path: Path, middle: str, found: list[str]) -> None:
    """Of hexes with flat tops, the line from 0102 to 0302 runs along the side between 0201 and 0202."""
    upper, lower = middle
    text = (
        f"{TERRAIN}boards:\n  - id: b\n    hexes:\n      columns: 3\n      rows: 3\n      cell: 9 mm\n"
        f"      legend: {{o: open, w: wood}}\n      cells: |\n        o{upper}o\n        o{lower}o\n        ooo\n"
    )
    game = game_of(tmp_path, text)
    grid = game.boards["b"].grid
    assert grid is not None
    lattice = grid.lattice
    first, last = lattice.cell("0102"), lattice.cell("0302")
    assert first is not None
    assert last is not None
    assert sorted(map(lattice.name, blocking(game, grid, first, last))) == sorted(found)
