"""Turn tracks and other boards on faces: what they say of turns, and texts of theirs that are templates."""

import pytest

from pnp.layout.drawing.reports import Overflow
from tests.layout.kits import face_of, kit_with, runs, told, words

GAME = """
    units:
      - {id: rifles, name: Rifles, army: red, arrives: 2}
      - {id: guns, name: Guns, army: red, arrives: 3}
      - {id: lancers, name: Lancers, army: blue, arrives: 3}
    sides: [{id: red, name: The Reds, adjective: Red}, {id: blue, name: The Blues}]
    armies: [{id: red, name: Red Army, side: red}, {id: blue, name: Blue Army, side: blue}]
    statuses: [{id: mist, name: Mist, symbol: cloud}]
    boards:
      - id: turns
        name: Turns
        track:
          turns: true
          shape: line
          space: [40 mm, 40 mm]
          spaces: [{name: Dawn, status: mist, text: 'Worth {{ 1 + 1 }}.'}, {name: Noon}, {name: 'Dusk {{ 2 * 3 }}'}]
      - id: field
        name: Field
        grid:
          columns: 2
          rows: 2
          cell: 30 mm
          regions: [{id: ford, name: 'Ford {{ 3 + 4 }}', cells: A1, text: 'Costs {{ 5 }}.'}]
          cartouche: {text: 'June {{ 8 + 1 }}', at: top-left}
      - id: camp
        name: Camp
        mat: {size: [90 mm, 60 mm], areas: [{id: tent, name: 'Tent {{ 4 }}', at: [5 mm, 5 mm], size: [40 mm, 50 mm]}]}
"""
TRACK = "a: {track: turns, details: '%s', at: [2 mm, 2 mm], size: [140 mm, 50 mm]}"


def lines(tmp_path, elements):
    return words(face_of(tmp_path, elements, game=GAME, size="[190 mm, 130 mm]"))


def test_a_turn_track_says_the_weather_and_whose_arrivals_come(tmp_path):
    said = " ".join(lines(tmp_path, TRACK % "status, arrivals, text"))
    assert "1 Dawn Mist Worth 2. 2 Noon Red: Rifles 3" in said
    assert said.endswith("Red: Guns; The Blues: Lancers")


def test_all_boxes_of_a_track_are_set_in_one_size(tmp_path):
    """The third turn says most, and all are set as it must be."""
    face = face_of(tmp_path, TRACK % "status, arrivals", game=GAME, size="[150 mm, 60 mm]")
    sizes = {word: run.size for run in runs(face) for word in run.text.split()}
    assert sizes["Mist"] == sizes["Rifles"] == sizes["Lancers"]
    assert sizes["Dawn"] == sizes["Noon"] == sizes["Dusk"]


@pytest.mark.parametrize(
    ("track", "message"),
    [
        ("turns", "the spaces have no field 'toll'; details are text, status, arrivals"),
        ("march", "the spaces have no field 'arrivals': it has no turns: true; details are text"),
    ],
)
def test_details_that_a_track_does_not_have_are_told_with_those_that_there_are(tmp_path, track, message):
    march = GAME + "      - {id: march, name: March, track: {shape: line, count: 3}}\n"
    details = "toll" if track == "turns" else "arrivals"
    element = f"a: {{track: {track}, details: {details}, size: [50 mm, 30 mm]}}"
    (found,) = told(kit_with(tmp_path, element, game=march).compose("probes").findings)
    assert found.partition("N210 ")[2] == message


def test_the_table_of_a_board_on_a_face_has_what_that_of_a_book_has(tmp_path):
    assert lines(tmp_path, "a: {table: boards.turns, size: [120 mm, 60 mm]}") == [
        *("No.", "Turn", "Weather", "Arrivals", "Effect"),
        *("1", "Dawn", "Mist", "Worth 2."),
        *("2", "Noon", "Red: Rifles"),
        *("3", "Dusk 6", "Red: Guns; The Blues: Lancers"),
    ]  # fmt: skip


def test_columns_and_rows_of_such_a_table_can_be_chosen(tmp_path):
    element = "a: {table: boards.turns, columns: 'name, arrivals = Units', where: space.status, size: [120 mm, 60 mm]}"
    assert lines(tmp_path, element) == ["Turn", "Units", "Dawn"]


@pytest.mark.parametrize(
    ("element", "shown"),
    [
        ("board: field", {"Ford 7", "June 9"}),
        ("board: camp", {"Tent 4"}),
        ("plan: camp", {"Tent 4"}),
        ("table: boards.field", {"Ford 7", "Costs 5."}),
    ],
)
def test_texts_of_boards_that_are_templates_are_rendered(tmp_path, element, shown):
    said = lines(tmp_path, f"a: {{{element}, at: [2 mm, 2 mm], size: [120 mm, 100 mm]}}")
    assert shown <= set(said)
    assert not [text for text in said if "{{" in text]


def test_a_template_of_a_space_that_fails_is_told_at_its_place(tmp_path):
    broken = GAME.replace("1 + 1", "nobody")
    (found,) = told(kit_with(tmp_path, TRACK % "text", game=broken, size="[190 mm, 60 mm]").compose("probes").findings)
    assert "N206" in found
    assert "'nobody'" in found


COMBAT = """
    stats: [{id: strength, name: Strength}]
    terrain: [{id: wood, name: Wood, cost: {any: 2}, shift: -1}]
    tables:
      - id: combat
        name: Combat
        die: D6
        combat: {columns: 1:2 1:1, attack: strength, defence: strength, beyond: 'Less than {{ 1 }}:2 is 1:2.'}
        results: {AR: Back}
        rows: [{on: 1-6, results: AR -}]
"""


def test_a_combat_table_on_a_face_says_below_it_how_it_is_read_if_asked(tmp_path):
    def said(notes):
        element = f"a: {{table: tables.combat, {notes}at: [2 mm, 2 mm], size: [100 mm, 50 mm]}}"
        return " ".join(words(face_of(tmp_path, element, game=COMBAT, size="[120 mm, 60 mm]")))

    assert said("") == "D6 1:2 1:1 1–6 AR –"
    assert said("notes: true, ") == (
        "D6 1:2 1:1 1–6 AR – Column: the odds of attackers to defenders, rounded to the advantage of the defender. "
        "Column shifts: −1\u00a0Wood. Less than 1:2 is 1:2."
    )


def test_what_has_no_room_below_a_combat_table_is_told(tmp_path):
    element = "a: {table: tables.combat, notes: true, at: [2 mm, 2 mm], size: [60 mm, 12 mm]}"
    findings = kit_with(tmp_path, element, game=COMBAT, size="[64 mm, 16 mm]").compose("probes").reports
    assert any(isinstance(report, Overflow) for report in findings)
