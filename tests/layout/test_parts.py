"""Components whose parts share their sheets."""

from __future__ import annotations

import pytest

from pnp.impose import impose
from pnp.impose.plan import Lettering
from pnp.load.kit import load_kit
from pnp.papers import PAPERS
from pnp.pipeline.plans import plan_of
from tests.layout.kits import Kit, told

A4 = PAPERS[0]
LAYOUTS = """
layouts:
  - layout: piece
    size: [15 mm, 15 mm]
    elements: {name: {text: '{{ (unit or marker).name }}', at: [1 mm, 1 mm], size: [13 mm, 6 mm]}}
  - {layout: piece-back, extends: piece}
"""
GAME = """
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
units: [{id: guard, name: Guard}, {id: scout, name: Scout}]
armies: [{id: red, name: Reds, side: red, units: {guard: 3, scout: 2}}]
markers: [{id: hit, name: Hit, supply: 4}, {id: guard, name: Spent, supply: 1}]
"""
PARTS = """
components:
  - id: counters
    kind: counter
    stock: card
    per_sheet: 140
    parts:
      - {id: units, kind: counter, of: armies, layout: piece, back: piece-back, with: {marker: ''}}
      - {id: markers, kind: counter, of: markers, layout: piece, with: {unit: ''}}
"""


def lettering() -> Lettering:
    return Lettering("sans", lambda text, size: 0.5 * size * len(text))


def test_the_pieces_of_all_parts_follow_each_other_under_names_of_their_own(tmp_path):
    done = Kit(tmp_path, layouts=LAYOUTS, game=GAME, components=PARTS).compose("counters")
    assert told(done.findings) == []
    assert [(piece.id, piece.copies, piece.back is not None) for piece in done.pieces] == [
        ("counters/red-guard", 3, True),
        ("counters/red-scout", 2, True),
        ("counters/hit", 4, False),
        ("counters/guard", 1, False),
    ]


def test_they_lie_on_one_sheet_of_fourteen_columns_with_each_back_behind_its_front(tmp_path):
    kit = Kit(tmp_path, layouts=LAYOUTS, game=GAME, components=PARTS)
    done, plan = kit.compose("counters"), plan_of(kit.game, kit.game.components["counters"], A4)
    assert (plan.columns, plan.rows, plan.orientation, plan.backs) == (14, 10, "landscape", "duplex-long-edge")
    front, back = impose(done.pieces, A4, plan, lettering()).sheets
    # 3 + 2 + 4 + 1 counters; only the five of units have a back.
    assert (len(front.placements), len(back.placements)) == (10, 5)
    # On paper that lies, turning at the long edge exchanges top and bottom: y' = H - y - h.
    height = front.size.height
    assert [(round(place.x, 3), round(height - place.y - 15, 3)) for place in front.placements[:5]] == [
        (round(place.x, 3), round(place.y, 3)) for place in back.placements
    ]


MOVE = "the pieces of a component with parts are those of its parts: move"


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ("of: armies, parts: [{id: a, of: markers, layout: piece}]", "the pieces of a component with parts"),
        (
            "back: b.png, parts: [{id: a, of: markers, layout: piece}]",
            f"{MOVE} back: there",
        ),
        (
            "of: markers, layout: piece, parts: [{id: a, of: markers}]",
            f"{MOVE} of: and layout: there",
        ),
        ("parts: [{id: a, parts: [{id: b, of: markers}]}]", "a part of a component has pieces"),
        ("of: markers, layout: piece, per_sheet: 100", "there are sheets of 88, 140, 176, 280 counters"),
    ],
)
def test_what_cannot_be_is_said(tmp_path, keys, message):
    files = {"layouts": LAYOUTS, "game": GAME, "components": f"components: [{{id: c, kind: counter, {keys}}}]"}
    (tmp_path / "kit.yaml").write_text("kit: probe\ntitle: Probe\nplayers: 2\nlicence: CC0-1.0\n", encoding="utf-8")
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    findings = load_kit(tmp_path, "probe").findings
    assert any(finding.message.startswith(message) for finding in findings), told(list(findings))


def test_all_parts_together_have_no_more_pieces_than_a_component(tmp_path):
    many = GAME.replace("supply: 4", "supply: 19998")
    (finding,) = Kit(tmp_path, layouts=LAYOUTS, game=many, components=PARTS).compose("counters").findings
    assert finding.message == "'markers' has more than 20,000 pieces"
