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
    assert [(one.message, one.span) for one in answer.findings] == [(message, span) for message in messages]
