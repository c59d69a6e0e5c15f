"""Figures of rules texts, drawn by the layouts and boards of the kit."""

import pytest

from pnp.document.figure_requests import FigureRequest
from pnp.findings import Span
from pnp.frame import TextRun, items_in
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


@pytest.mark.parametrize(
    ("values", "messages"),
    [
        ({"units": "red/pikes@A1"}, []),
        ({"units": "pikes@A1, cogs@A2"}, ["there is no unit 'cogs' for A2"]),
        ({"units": "blue/pikes@A1"}, ["'blue' has no 'pikes', which is of 'red'"]),
        ({"units": "red/pikes@D4", "cells": "A1:B2"}, ["pikes stands on D4, which cells=A1:B2 leaves out"]),
        # Part of a range, and a side that touches what is shown.
        ({"units": "red/pikes@A1:D1, red/pikes@C1/w", "cells": "A1:B2"}, []),
        (
            {"units": "red/pikes@C1/e, red/pikes@D4/n+e", "cells": "A1:B2"},
            [f"pikes stands on {place}, which cells=A1:B2 leaves out" for place in ("C1/e", "D4/n+e")],
        ),
    ],
)
def test_counters_that_cannot_be_seen_or_are_of_another_side_are_told(tmp_path, values, messages):
    armies = """
    units: [{id: pikes, name: Pikes}]
    sides: [{id: red, name: Red, color: accent, accent: paper, code: R}, {id: blue, name: Blue}]
    armies: [{id: red, side: red, units: {pikes: 2}}]
    """
    figures = Figures(Kit(tmp_path, boards=BOARDS, armies=armies).context)
    answer = figures(FigureRequest(kind="board", subject="field", values=values, span=Span("rules.md", 3, 1)))
    assert [finding.message for finding in answer.findings if finding.code == "N210"] == messages


def test_counters_look_as_a_component_prints_them(tmp_path):
    kit = """
    units: [{id: pikes, name: Pikes, symbol: sword}, {id: bows, name: Bows, symbol: sword}]
    sides: [{id: red, name: Red, color: accent, accent: paper, symbol: sword, code: R}]
    armies: [{id: red, side: red, units: {pikes: 2, bows: 1}}]
    layouts:
      - layout: block
        size: [20 mm, 20 mm]
        elements: {word: {text: 'Block of {{ unit.name }}, {{ kind }}', size: [20 mm, 20 mm]}}
    components:
      - {id: cards, kind: card, of: armies, layout: card}
      - id: blocks
        kind: counter
        parts: [{id: p, kind: counter, of: armies, where: unit.id == 'pikes', layout: block, with: {kind: old}}]
    """
    figures = Figures(Kit(tmp_path, boards=BOARDS, kit_=kit).context)
    request = FigureRequest(kind="board", subject="field", values={"units": "pikes@A1, bows@B1"}, span=Span("r", 1, 1))
    (face,) = figures(request).faces
    said = " ".join(run.text for run in items_in(face.art, TextRun, lambda nested: True))
    assert "Block of Pikes, old" in said
    # The bows are on no counter: they look as the layout 'counter' shows them.
    assert "Bows" in said.replace("Block of Bows", "")


@pytest.mark.parametrize(
    ("layout", "told"),
    [
        ("mine", []),
        ("framed", []),  # It is no layout that the printed one extends.
        ("order", ["'march' is printed by the layout 'mine', not by this one"]),
    ],
)
def test_a_figure_of_the_layout_that_the_printed_one_extends_is_noted(tmp_path, layout, told):
    cards = """
    decks: [{id: orders, name: Orders, cards: [{id: march, name: March}]}]
    layouts:
      - {layout: order, size: [40 mm, 40 mm], elements: {name: {text: '{{ card.name }}'}}}
      - {layout: own, extends: order}
      - {layout: mine, extends: own}
      - {layout: framed, size: [40 mm, 40 mm], elements: {name: {text: '{{ card.name }}'}}}
    components: [{id: orders, name: Orders, kind: card, of: decks.orders, layout: mine}]
    """
    figures = Figures(Kit(tmp_path, cards=cards).context)
    request = FigureRequest(kind="figure", subject=layout, values={"card": "march"}, span=Span("rules.md", 3, 1))
    answer = figures(request)
    assert len(answer.faces) == 1
    assert [finding.message for finding in answer.findings if finding.code == "N211"] == told
