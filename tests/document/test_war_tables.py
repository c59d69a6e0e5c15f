"""Charts of wargames: terrain effects, combat tables, worked examples, turns."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from pnp.analysis.charts import costs_in_line
from pnp.document.inline_text import parse_inline, synthetic_scalar
from pnp.document.resolve import Resolver
from pnp.document.tables import tables_for
from pnp.layout.elements.table_cells import tabulate
from pnp.model.game import Game
from pnp.model.lookup import Missing
from tests.checks.cases import game_of
from tests.document.test_tables import shown

if TYPE_CHECKING:
    from pnp.layout.theme.resolved_theme import ResolvedTheme

KIT = """\
stats: [{id: strength, name: Strength}]
classes: [{id: foot, name: foot}, {id: horse, name: horse}]
units:
  - {id: guards, name: Guards, plural: Guards, classes: [foot], stats: {strength: 5}}
  - {id: guns, name: Guns, stats: {strength: 2}}
sides: [{id: red}]
armies: [{id: red, side: red, units: {guards: 3, guns: 2}}]
terrain:
  - {id: open, name: Open, cost: {any: 1}}
  - {id: wood, name: Wood, cost: {foot: 2, horse: 3, any: no}, shift: -1, stack: 1, text: Guns stay out.}
  - {id: mood, name: Mood}
  - {id: river, name: River, 'on': sides, cost: {any: +1}, attackers: 1/2}
  - {id: road, name: Road, 'on': roads, cost: {any: 1/2}, negates: [river]}
tables:
  - id: combat
    name: Combat
    die: D6
    combat:
      columns: 1:2 1:1 2:1
      attack: strength
      defence: strength
      most: 2
      shifts: [{id: led, name: Led, by: +1}]
      beyond: They stop.
    results: {AR: Attacker retreats, DR: {name: Defender retreats, text: By two hexes.}}
    rows:
      - {on: 1-3, results: AR AR -}
      - {on: 4-6, results: AR - DR}
examples:
  - id: e
    roll: combat
    attackers: {guards: 2}
    defenders: {guns: 1}
    terrain: [river, wood]
    modifiers: [led]
    rolled: 5
statuses: [{id: rain, name: Rain}]
boards:
  - {id: turns, name: Turns, track: {turns: true, spaces: [{name: Dawn}, {name: Noon, status: rain}]}}
arrivals:
  - {id: a, army: red, turn: 2, units: {guards: 2, guns: 1}}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("war"), KIT)


def tables(game: Game, path: str, *, classes: bool = False) -> list[list[list[str]]]:
    found = tables_for(game, path, classes=classes)
    assert not isinstance(found, Missing)
    return [shown(table) for table in found]


def test_the_chart_of_terrain_effects(game: Game) -> None:
    assert tables(game, "terrain", classes=True) == [
        [
            ["Terrain", "Foot", "Horse", "Others", "Combat", "Stacking", "Notes"],
            ["Open", "1", "1", "1", "–", "–", ""],
            ["Wood", "2", "3", "no", "1 column left", "1", "Guns stay out."],
            ["Sides of spaces"],
            ["River", "+1", "+1", "+1", "attackers × ½", "–", ""],
            ["Roads"],
            ["Road", "½", "½", "½", "negates River", "–", ""],
        ]
    ]


def test_a_unit_with_the_id_of_its_class_has_no_column_of_its_own(tmp_path: Path) -> None:
    game = game_of(
        tmp_path,
        """
stats: [{id: move, name: Move, allowance: true}]
classes: [{id: foot, name: Foot}, {id: train, name: Train}]
units: [{id: rifles, name: Rifles, classes: [foot]}, {id: train, name: Train, classes: [train]}]
terrain: [{id: wood, name: Wood, cost: {foot: 2, train: no}}]
""",
    )
    assert tables(game, "terrain", classes=True) == [[["Terrain", "Foot", "Train"], ["Wood", "2", "no"]]]


def test_a_combat_table_says_how_to_read_it(game: Game) -> None:
    found = tables_for(game, "tables.combat")
    assert not isinstance(found, Missing)
    chart, meanings = found
    assert shown(chart) == [["D6", "1:2", "1:1", "2:1"], ["1–3", "AR", "AR", "–"], ["4–6", "AR", "–", "DR"]]
    assert [text.plain for text in chart.lead] == [
        "Column: the odds of attackers to defenders, rounded to the advantage of the defender."
    ]
    assert [text.plain for text in chart.notes] == [
        "Column shifts: −1\u00a0Wood; +1\u00a0Led. At most 2 columns in all.",
        "They stop.",
    ]
    assert shown(meanings) == [
        ["", "Result"],
        ["AR", "Attacker retreats"],
        ["DR", "Defender retreats: By two hexes."],
    ]


def test_an_example_is_worked_out_step_by_step(game: Game) -> None:
    # 2 × 5, halved by the river, is 5; 5 : 2 is 2:1; the wood and the leader cancel out.
    assert tables(game, "examples.e")[0][1:] == [
        ["Attackers", "2 Guards × 5, River × ½ = 5"],
        ["Defenders", "Guns 2 = 2"],
        ["Column", "5 : 2 → 2:1"],
        ["Column shifts", "Wood −1, Led +1 → 2:1"],
        ["D6", "5"],
        ["Result", "DR (Defender retreats)"],
    ]


def test_the_record_of_turns(game: Game) -> None:
    assert tables(game, "boards.turns") == [
        [
            ["No.", "Turn", "Weather", "Arrivals"],
            ["1", "Dawn", "", ""],
            ["2", "Noon", "Rain", "2 Guards, Guns"],
        ]
    ]


@pytest.mark.parametrize(
    ("combat", "words"),
    [
        ("'−1, if all stand lower'", "Wood, if all stand lower"),
        ("'-1 if all stand lower'", "Wood, if all stand lower"),
        ("'−1'", "Wood"),
        ("not by horse", "Wood: not by horse"),
    ],
)
def test_ground_that_shifts_the_column_says_under_which_condition(combat: str, words: str, tmp_path: Path) -> None:
    kit = KIT.replace("shift: -1, stack: 1", f"shift: -1, combat: {combat}, stack: 1")
    found = tables_for(game_of(tmp_path, kit), "tables.combat")
    assert not isinstance(found, Missing)
    chart = found[0]
    assert chart.notes[0].plain.startswith(f"Column shifts: −1\u00a0{words}; +1\u00a0Led.")


def test_what_ground_costs_in_a_line(game: Game, tmp_path: Path) -> None:
    def line(cost: str) -> str:
        kit = KIT.replace("cost: {foot: 2, horse: 3, any: no}", f"cost: {cost}")
        changed = game_of(tmp_path, kit)
        return costs_in_line(changed, changed.terrain["wood"]).replace("\u00a0", " ")

    assert costs_in_line(game, game.terrain["wood"]).replace("\u00a0", " ") == "Foot 2 · Horse 3 · Others no"
    assert line("{foot: 2, horse: 2, any: 2}") == "Movement 2"
    assert line("{any: +1/2}") == "Movement +½"
    assert line("{foot: all}") == "Foot all"
    assert line("{foot: +0, any: +0}") == ""


def test_shifts_that_are_too_many_for_a_sentence_have_a_table(tmp_path: Path) -> None:
    four = "[{id: led, name: Led, by: +1}, {id: wet, name: Wet, by: -1}, {id: low, name: Low, by: +2}]"
    five = four.replace("]", ", {id: far, name: Far, by: -2, text: From afar}]")
    led = "[{id: led, name: Led, by: +1}]"
    (chart, _), found = (
        tables_for(game_of(tmp_path, KIT.replace(led, shifts)), "tables.combat") for shifts in (four, five)
    )
    assert chart.notes[0].plain.startswith("Column shifts: −1\u00a0Wood; +1\u00a0Led; −1\u00a0Wet; +2\u00a0Low.")
    chart, moved, meanings = found
    assert [text.plain for text in chart.notes] == ["At most 2 columns in all.", "They stop."]
    assert shown(moved) == [
        ["", "Column shifts"],
        ["−1", "Wood"],
        ["+1", "Led"],
        ["−1", "Wet"],
        ["+2", "Low"],
        ["−2", "From afar"],
    ]
    assert moved.follows
    assert shown(meanings)[0] == ["", "Result"]


def test_words_of_the_charts_are_those_of_the_kit(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT)
    german = tables_for(_in(game, "de"), "tables.combat")
    assert not isinstance(german, Missing)
    assert german[0].lead[0].plain.startswith("Spalte: das Verhältnis von Angreifern")


def _in(game: Game, language: str) -> Game:
    from dataclasses import replace

    return replace(game, kit=replace(game.kit, language=language))


def test_faces_show_the_same_charts(game: Game) -> None:
    def charted(source: object) -> list[list[str]]:
        data = tabulate(source, (), game, cast("ResolvedTheme", None), lambda text, record, key: text)
        assert data is not None
        return [list(row) for row in ((data.headings,) if data.headings else ()) + data.rows]

    assert charted(game.tables["combat"])[:2] == [["D6", "1:2", "1:1", "2:1"], ["1–3", "AR", "AR", "–"]]
    assert charted(game.terrain)[2] == ["Wood", "2", "3", "no", "1 column left", "1", "Guns stay out."]
    assert charted(game.tables["combat"].results)[1] == ["DR", "Defender retreats", "By two hexes."]
    assert charted(game.examples["e"])[2] == ["Column", "5 : 2 → 2:1"]


def test_a_cost_in_a_sentence_is_printed_as_in_the_chart(game: Game) -> None:
    resolver = Resolver(game, {})
    paths = "road.cost.any", "river.cost.any", "wood.cost.any", "river.attackers"
    said = ", ".join(f"{{{{ terrain.{path} }}}}" for path in paths)
    assert resolver.plain(parse_inline(synthetic_scalar(said))) == "½, +1, no, ½"
