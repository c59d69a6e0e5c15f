"""Cells whose zeros a spreadsheet has left out: one finding, with the names that were meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.lost_zeros import with_zeros
from pnp.load.kit import load_kit
from pnp.pipeline.compiled_kit import compile_kit

KIT = "kit: k\ntitle: K\nversion: 1\nplayers: 2\n"
GAME = """\
boards:
  - id: map
    name: Map
    hexes: {columns: 12, rows: 12, cell: 16 mm, regions: [{id: town, name: Town, cells: 304}]}
units: {from: units.csv}
sides: [{id: red, name: Red}]
armies: [{id: reds, side: red, units: {one: 1, two: 1, three: 1}}]
"""
UNITS = "id,name,at\none,One,503\ntwo,Two,1103\nthree,Three,1309\n"


def _written(folder: Path) -> Path:
    (folder / "kit.yaml").write_text(KIT)
    (folder / "game.yaml").write_text(GAME)
    (folder / "units.csv").write_text(UNITS)
    return folder


@pytest.mark.parametrize(
    ("name", "meant"), [("503", "0503"), ("1103", ""), ("1309", ""), ("0503", ""), ("town", ""), ("", "")]
)
def test_the_only_cell_with_more_zeros_is_meant(tmp_path: Path, name: str, meant: str) -> None:
    game = load_kit(_written(tmp_path), "k").game
    assert game is not None
    grid = game.boards[0].grid
    assert grid is not None
    assert with_zeros(grid.lattice, name) == meant


def test_each_is_said_and_mended_where_it_stands(tmp_path: Path) -> None:
    findings = compile_kit(_written(tmp_path), "k").findings
    told = [
        (finding.code, str(finding.span), finding.hint.partition(" (")[0], [edit.text for edit in finding.edits])
        for finding in findings
        if finding.code in ("Z104", "B103")
    ]
    assert told == [
        ("B103", "k/game.yaml:4:89", "did you mean 0304?", ["0304"]),
        ("Z104", "k/units.csv:2:9", "did you mean 0503?", ["0503"]),
        ("Z104", "k/units.csv:4:13", "the board has 12 columns and 12 rows", []),
    ]
