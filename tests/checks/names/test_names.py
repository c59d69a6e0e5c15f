"""References, places, effects, ids, numbers and abbreviations."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of

SIDES = "sides: [{id: n, name: North}, {id: s, name: South}]\n"


def test_a_misspelled_id_is_found_where_it_stands_with_the_nearest_name(tmp_path: Path) -> None:
    text = SIDES + "units: [{id: pikes}]\narmies: [{id: a, side: m, units: {pikse: 2}}]\n"
    game = game_of(tmp_path, text)
    first, second = next(one for one in GAME_CHECKS if one.code == "N101").findings(GameContext(game))
    assert (first.span.line, first.span.column, first.message) == (3, 24, "there is no 'm' among the sides")
    assert first.hint == "there are n, s"
    assert (second.span.line, second.span.column, second.message) == (3, 35, "there is no 'pikse' among the units")
    assert second.hint == "did you mean 'pikes'?"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("options: [{id: o, adds: {units: {a: {bows: 1}}}}]\n", "4:38 there is no 'bows' among the units"),
        ("options: [{id: o, adds: {units: {b: {pikes: 1}}}}]\n", "4:34 there is no 'b' among the armies"),
        ("options: [{id: o, adds: {rolls: {a: {luck: 1}}}}]\n", "4:38 there is no 'luck' among the tables"),
        ("options: [{id: o, excludes: {d: [c]}}]\n", "4:30 there is no 'd' among the decks"),
        (
            "decks: [{id: d, cards: [{id: c}]}]\noptions: [{id: o, excludes: {d: [c, e]}}]\n",
            "5:37 there is no 'e' among the cards of 'd'",
        ),
        ("decks: [{id: d, cards: [{id: c, number: 7}]}]\noptions: [{id: o, excludes: {d: [c, 7]}}]\n", None),
        (
            "classes: [{id: foot}]\nunits: [{id: x, classes: [foot, hose]}]\n",
            "5:33 there is no 'hose' among the classes",
        ),
        ("decks: [{id: d, cards: [{id: c, when: {phase: mvoe}}]}]\n", "4:47 there is no 'mvoe' among the phases"),
        ("options: [{id: o, adds: {units: {a: {pikes: 1}}}}]\n", None),
        ("rolls: [{id: r, die: D6, target: 4+, modifiers: [{by: 1, versus: [pikes]}]}]\n", None),
    ],
)
def test_references_in_maps_and_lists(tmp_path: Path, text: str, message: str | None) -> None:
    base = SIDES + "units: [{id: pikes}]\narmies: [{id: a, side: n, units: {pikes: 2}}]\n"
    if "\nunits:" in "\n" + text:
        base = SIDES + "\n" + "\n"
    assert found(tmp_path, "N101", base + text) == ([message] if message else [])


BOARD = """
boards:
  - {id: field, grid: {columns: 3, rows: 2, cell: 20 mm, regions: [{id: camp, cells: A1:C1}]}}
  - id: map
    nodes:
      size: [90 mm, 60 mm]
      regions: {east: East}
      nodes: [{id: town, at: [5 mm, 5 mm], region: east}, {id: port, at: [50 mm, 5 mm]}]
      borders: [[town, port]]
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("zones: [{id: z, board: field, region: cmap}]\n", "9:39 'field' has no region or place 'cmap'"),
        ("zones: [{id: z, board: field, region: [camp, town]}]\n", "9:46 'field' has no region or place 'town'"),
        ("zones: [{id: z, region: cmap}]\n", "9:25 no board has a region or place 'cmap'"),
        ("goals: [{id: g, occupy: {count: 1, region: west}}]\n", "9:44 no board has a region or place 'west'"),
        (
            "goals: [{id: g, occupy: {count: 1, region: east, board: field}}]\n",
            "9:44 'field' has no region or place 'east'",
        ),
        ("zones: [{id: z, board: map, region: [east, town]}]\n", None),
        ("zones: [{id: z, region: camp}]\n", None),
        ("zones: [{id: z, board: field}]\n", None),
        ("goals: [{id: g, occupy: {count: 1, region: east}}, {id: h, destroy: 3}]\n", None),
        ("goals: [{id: g, reach: twon}]\n", "9:24 no board has a region or place 'twon'"),
        ("goals: [{id: g, reach: town}]\n", None),
        ("goals: [{id: g, reach: C2}]\n", None),
        ("goals: [{id: g, reach: C3}]\n", "9:24 no board has a region or place 'C3'"),
        ("  - {id: road, track: {count: 12}}\ngoals: [{id: g, reach: 12}]\n", None),
        (
            "  - {id: road, track: {count: 12}}\ngoals: [{id: g, reach: 13}]\n",
            "10:24 no board has a region or place '13'",
        ),
    ],
)
def test_regions_are_looked_up_on_their_board(tmp_path: Path, text: str, message: str | None) -> None:
    assert found(tmp_path, "N102", BOARD + text) == ([message] if message else [])


def test_borders_and_regions_of_a_node_map(tmp_path: Path) -> None:
    text = BOARD.replace("[[town, port]]", "[[town, prot]]").replace("region: east}", "region: west}")
    assert found(tmp_path, "N102", text) == [
        "7:52 'map' has no region or place 'west'",
        "8:24 'map' has no region or place 'prot'",
    ]


def card(effect: str) -> str:
    """A kit with much to speak of and one card, in line 9."""
    return f"""
{SIDES}stats: [{{id: morale}}]
statuses: [{{id: lit}}]
resources: [{{id: oil}}]
zones: [{{id: camp}}]
glossary: [{{id: back-row, term: back row}}]
boards: [{{id: b, grid: {{columns: 2, rows: 2, cell: 9 mm, regions: [{{id: wood, cells: A1}}]}}}}]
sets: [{{id: gods, one: god, records: [{{id: mars}}]}}]
decks: [{{id: d, cards: [{{id: c, effects: [{{{effect}}}]}}]}}]
"""


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("do: modify, what: moral, by: 1", "9:62 nothing is called 'moral' that an effect could act on"),
        ("do: draw, what: card, from: dekc", "9:72 nothing is called 'dekc' where something could come from or go"),
        (
            "do: place, what: unit, into: forest",
            "9:73 nothing is called 'forest' where something could come from or go",
        ),
        ("do: place, what: unit, at: C9", "9:71 nothing is called 'C9' where something could come from or go"),
        ("do: move, what: unit, target: {side: enmy}", "9:81 nothing is called 'enmy' that is a side"),
        ("do: move, what: unit, target: {where: adjcent}", "9:82 nothing is called 'adjcent' that is a place"),
    ],
)
def test_a_word_of_an_effect_that_names_nothing(tmp_path: Path, effect: str, message: str) -> None:
    assert found(tmp_path, "N103", card(effect)) == [message]


@pytest.mark.parametrize(
    "effect",
    [
        "do: modify, what: morale, by: 1",
        "do: gain, what: oil, count: 2",
        "do: gain, what: lit, target: {side: any, where: same-space}",
        "do: place, what: mars, into: back-row",
        "do: place, what: god, at: A2",
        "do: move, what: unit, from: wood, into: camp, target: {side: s, where: wood}",
        "do: draw, what: card, from: d, into: hand",
        "do: discard, what: card, into: discard, target: {side: enemy}",
        "manual: The opponent chooses.",
    ],
)
def test_ids_of_the_kit_common_words_and_cells_are_known(tmp_path: Path, effect: str) -> None:
    assert found(tmp_path, "N103", card(effect)) == []


def test_duplicates_within_a_set_a_deck_and_a_board(tmp_path: Path) -> None:
    text = """
    units: [{id: pikes}, {id: pikes}]
    decks:
      - {id: d, cards: [{id: a, number: 1}, {id: a, number: 2}]}
      - {id: e, cards: [{id: a, number: 1}, {id: b, number: 1}]}
    boards:
      - id: b
        grid: {columns: 2, rows: 2, cell: 9 mm, regions: [{id: r, cells: A1}, {id: r, cells: A2}]}
    """
    assert found(tmp_path, "N111", text) == [
        "1:27 the id 'pikes' is used twice among the units",
        "3:46 the id 'a' is used twice among the cards of 'd'",
        "7:80 the id 'r' is used twice among the regions of 'b'",
    ]
    assert found(tmp_path, "N112", text) == ["4:57 number 1 is used twice among the cards of 'e'"]


def test_the_same_id_in_two_sets_and_no_id_in_rows_are_fine(tmp_path: Path) -> None:
    text = """
    units: [{id: moscow, abbr: M}]
    markers: [{id: moscow, abbr: m}]
    tables: [{id: t, die: D2, rows: [{on: 1}, {on: 2}]}]
    """
    for code in ("N111", "N112", "N113"):
        assert found(tmp_path, code, text) == []


def test_an_abbreviation_may_return_for_the_same_name_only(tmp_path: Path) -> None:
    text = "units: [{id: a, name: Artillery, abbr: Art}]\nclasses: [{id: b, name: artillery, abbr: Art}]\n"
    assert found(tmp_path, "N113", text) == []
    assert found(tmp_path, "N113", text.replace("name: artillery", "name: Artilleries")) != []
    assert found(tmp_path, "N113", text.replace("name: artillery", "name: Artillerys")) == []
    text += "stats: [{id: c, name: Artifice, abbr: Art}]\n"
    assert found(tmp_path, "N113", text) == [
        "1:40 'Art' is short for two things: Artifice and Artillery",
        "2:42 'Art' is short for two things: Artifice and artillery",
    ]
