"""Names and other words for which a board has no room are reported, whatever kind of board it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.layout.drawing.reports import Overflow
from tests.layout.kits import Kit, kit_with

LONG = "Honorificabilitudinitatibus"
GRID = "grid: {columns: 4, rows: 4, cell: 10 mm, terrain: open, %s}"
TERRAIN = "terrain: [{id: open, name: Open}, {id: far, name: %s}]\n"


def drawn(folder: Path, board: str, element: str = "map: {board: b}", terrain: str = "Far") -> Kit:
    """A sheet of 60 × 60 mm that shows one board."""
    boards = f"boards:\n  - id: b\n    name: B\n    {board}\n"
    return kit_with(folder, element, size="[60 mm, 60 mm]", boards=boards, terrain=TERRAIN % terrain)


def without_room(kit: Kit) -> list[tuple[str, int]]:
    """The texts that do not fit, and the lines of the file in which they are written."""
    reports = kit.compose("probes").reports
    return [(report.words, report.text_span.line) for report in reports if isinstance(report, Overflow)]


@pytest.mark.parametrize(
    "keys",
    [
        # A river of 10 mm, a curve that begins in a corner, a single cell at the edge, a landmark at the edge.
        f"edges: [{{kind: river, name: {LONG}, between: [[B1, C1]]}}]",
        f"names: [{{name: {LONG} {LONG}, along: [A4, C4]}}]",
        f"regions: [{{id: r, name: {LONG}, cells: A1}}]",
        f"cartouche: {{title: {LONG} {LONG}, at: top-left}}",
    ],
)
def test_names_on_a_map_of_cells(tmp_path: Path, keys: str) -> None:
    found = without_room(drawn(tmp_path, GRID % keys))
    # The place is that of the name, not only that of the board.
    assert [(words.startswith(LONG), line) for words, line in found] == [(True, 4)]


def test_the_name_of_a_landmark(tmp_path: Path) -> None:
    scenery = f"scenery: {{landmarks: [{{landmark: tower, at: [2 mm, 20 mm], name: {LONG}}}]}}"
    kit = drawn(tmp_path, f"{GRID % 'outline: full'}\n    {scenery}")
    assert without_room(kit) == [(LONG, 5)]


def test_a_part_of_a_map_leaves_out_names_that_stand_on_the_rest(tmp_path: Path) -> None:
    names = "names: [{name: Ridge, along: [A4, D4]}]"
    whole, part = "map: {board: b}", "map: {board: b, cells: 'A1:D2'}"
    assert without_room(drawn(tmp_path, GRID % names, whole)) == []
    assert without_room(drawn(tmp_path, GRID % names, part)) == []


def test_the_key_of_a_map(tmp_path: Path) -> None:
    legend = "legend: {'.': open, x: far}, cells: \"x...\\n....\\n....\\n....\""
    kit = drawn(tmp_path, GRID % legend, "key: {key: b, size: [22 mm, 30 mm]}", f"{LONG} {LONG} {LONG} {LONG}")
    # Written with the terrain, which the key names.
    assert [words for words, _ in without_room(kit)] == [" ".join([LONG] * 4)]


@pytest.mark.parametrize("shape", ["circle", "territory"])
def test_the_name_of_a_place_that_is_wider_than_its_map(tmp_path: Path, shape: str) -> None:
    places = f"[{{id: n, name: {LONG} {LONG}, at: [5 mm, 5 mm]}}, {{id: m, name: M, at: [15 mm, 20 mm]}}]"
    kit = drawn(tmp_path, f"nodes: {{size: [20 mm, 30 mm], shape: {shape}, nodes: {places}}}")
    assert [words for words, _ in without_room(kit)] == [f"{LONG} {LONG}"]


@pytest.mark.parametrize("shape", ["disc", "stall"])
def test_the_name_of_a_small_space_of_a_track(tmp_path: Path, shape: str) -> None:
    spaces = f"[{{id: a, name: {LONG}}}, {{id: b, name: B}}]"
    track = f"track: {{space: 4 mm, space_shape: {shape}, spaces: {spaces}}}"
    kit = drawn(tmp_path, track, "map: {track: b, size: [20 mm, 6 mm]}")
    assert LONG in [words for words, _ in without_room(kit)]


def test_a_name_along_one_cell_only(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="a name on a curve runs through two cells or more"):
        drawn(tmp_path, GRID % "names: [{name: Ridge, along: [A4]}]")


def test_the_name_of_an_area_on_a_plan(tmp_path: Path) -> None:
    areas = f"[{{id: a, name: {LONG}, at: [2 mm, 2 mm], size: [6 mm, 6 mm]}}]"
    mat = f"mat: {{size: [20 mm, 20 mm], areas: {areas}}}"
    kit = drawn(tmp_path, mat, "map: {plan: b, size: [20 mm, 20 mm]}")
    assert [words for words, _ in without_room(kit)] == [LONG]
