"""What the counters of a wargame show by themselves: a name and a cell, where there is room."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.frame import TextRun, items_in
from tests.layout.kits import Kit, told

GAME = """\
sides: [{id: red, name: Red, color: ink, accent: paper}]
stats: [{id: attack, name: Attack}]
units:
  - {id: guard, name: Guard, army: red, at: '0102', stats: {attack: 4}}
  - {id: reserve, name: Reserve, army: red, at: '0103', arrives: 3, stats: {attack: 5}}
  - {id: grenadiers, name: Grenadiers of Moscow, army: red, at: '0101:0102', stats: {attack: 6}}
  - {id: dragoons, name: Dragoons, army: red, at: '0103', right: II, stats: {attack: 8}}
  - {id: uhlans, name: Uhlans, army: red, at: '0103', right: II, steps: 2, stats: {attack: 9}}
  - {id: hussars, name: Hussars, army: red, at: '0103', left: IIHus, setup: B, stats: {attack: 7}}
armies: [{id: red, name: Red, side: red}]
"""
FIELDS = "fields: {units: {left: text, right: text, setup: text, steps: number}}\n"
MAP = "boards: [{id: map, name: Map, hexes: {columns: 3, rows: 3, cell: 20 mm, terrain: open}}]\n"


@pytest.mark.parametrize("layout", ["unit-counter", "unit-counter-small"])
def test_a_name_and_a_hex_are_shown_where_nothing_else_is(tmp_path: Path, layout: str) -> None:
    components = f"components: [{{id: counters, kind: counter, of: armies.red, layout: {layout}}}]\n"
    kit = Kit(
        tmp_path,
        game=GAME,
        head=FIELDS,
        map=MAP,
        components=components,
        terrain="terrain: [{id: open, name: Open}]\n",
    )
    composed = kit.compose("counters")
    shown = {piece.id: {run.text for run in items_in(piece.front.art, TextRun)} for piece in composed.pieces}
    assert [*shown.values()] == [
        {"Guard", "0102", "4"},
        {"Reserve", "T3", "5"},
        # Too long for its counter, and set up on one of several cells.
        {"6"},
        # A formation on the right is not what the unit is called; its pips need the place of the name.
        {"Dragoons", "0103", "II", "8"},
        {"0103", "II", "9"},
        {"IIHus", "B", "7"},
    ]
    # Nothing is left out in silence.
    assert told(composed.findings) == [
        "game.yaml:6:5 N180 'Grenadiers of Moscow' does not fit 'name' and is left out of counters/red-grenadiers"
    ]


@pytest.mark.parametrize("size", ["", "-small", "-large", "-inch"])
def test_a_counter_with_a_short_name_has_its_hex_at_the_top_and_its_back_says_neither_where_nor_when(
    tmp_path: Path, size: str
) -> None:
    units = GAME.replace("army: red,", "army: red, left: Gd, reduced: {attack: 1},")
    components = f"""components:
  - {{id: counters, kind: counter, of: armies.red, layout: unit-counter{size}, back: unit-counter{size}-reduced}}
"""
    units = "\n".join(line for line in units.splitlines() if "hussars" not in line) + "\n"
    terrain = "terrain: [{id: open, name: Open}]\n"
    kit = Kit(tmp_path, game=units, head=FIELDS, map=MAP, components=components, terrain=terrain)
    composed = kit.compose("counters")
    fronts, backs = {}, {}
    for piece in composed.pieces:
        assert piece.back
        fronts[piece.id] = {run.text for run in items_in(piece.front.art, TextRun)}
        backs[piece.id] = {run.text for run in items_in(piece.back.art, TextRun)}
    assert {"0102", "Gd", "4"} <= fronts["counters/red-guard"]
    assert {"T3", "Gd", "5"} <= fronts["counters/red-reserve"]
    assert {"Gd", "1"} <= backs["counters/red-guard"]
    assert not {"0102", "0103", "T3"} & set().union(*backs.values())
