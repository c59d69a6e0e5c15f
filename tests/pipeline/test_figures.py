"""Figures of rules texts, drawn by the layouts and boards of the kit."""

import pytest

from pnp.document.context import FigureRequest
from pnp.findings import Span
from pnp.pipeline.figures import Figures
from tests.layout.kits import Kit

BOARDS = """
    boards:
      - id: web
        name: Web
        nodes:
          size: [100 mm, 80 mm]
          nodes: [{id: a, name: A, at: [20 mm, 20 mm]}, {id: b, name: B, at: [70 mm, 50 mm]}]
      - {id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}
"""


@pytest.mark.parametrize(
    ("board", "messages"),
    [
        ("field", []),
        ("web", ["cells=A1:B2 shows a part of a grid, and the board 'web' has none"]),
    ],
)
def test_a_part_can_be_shown_of_square_grids_only(tmp_path, board, messages):
    figures = Figures(Kit(tmp_path, boards=BOARDS).context)
    span = Span("rules.md", 3, 1)
    answer = figures(FigureRequest(kind="board", subject=board, values={"cells": "A1:B2"}, span=span))
    assert len(answer.faces) == 1
    assert [(finding.message, finding.span) for finding in answer.findings] == [(message, span) for message in messages]


@pytest.mark.parametrize(
    ("board", "values", "places"),
    [
        ("field", {"units": "pikes@A1, pikes@B2:E2", "highlight": "Z9, A1:B2", "arrows": "A1>A5"}, ["Z9", "E2", "A5"]),
        ("hexes", {"units": "pikes@0101", "highlight": "0105", "arrows": "0101>0104"}, ["0105"]),
        ("hexes", {"units": "pikes@0101/se, pikes@0101/n+ne, pikes@0101/n+s, pikes@0101/e"}, ["0101/n+s", "0101/e"]),
        ("web", {"highlight": "a, c"}, ["c"]),
        ("days", {"highlight": "dusk, 2, 4"}, ["4"]),
        ("table", {"highlight": "draw, discard"}, ["discard"]),
    ],
)
def test_places_that_a_board_does_not_have_are_told(tmp_path, board, values, places):
    more = """
      - {id: hexes, name: Hexes, hexes: {columns: 3, rows: 4, cell: 20 mm}}
      - {id: days, name: Days, track: {spaces: [{id: dusk, name: Dusk}, {id: noon, name: Noon}, {id: dew, name: Dew}]}}
      - id: table
        name: Table
        mat: {size: [90 mm, 60 mm], areas: [{id: draw, name: Draw, at: [5 mm, 5 mm], size: [20 mm, 30 mm]}]}
    """
    figures = Figures(Kit(tmp_path, boards=BOARDS.rstrip() + more).context)
    answer = figures(FigureRequest(kind="board", subject=board, values=values, span=Span("rules.md", 3, 1)))
    assert len(answer.faces) == 1
    assert [(finding.code, finding.message) for finding in answer.findings if "place" in finding.message] == [
        ("N210", f"the board {board!r} has no place {place!r}") for place in places
    ]
