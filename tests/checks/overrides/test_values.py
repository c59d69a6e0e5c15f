"""Two statements about one value."""

from pathlib import Path

import pytest

from tests.checks.cases import found

UNITS = """
stats: [{id: move, name: Move}]
classes: [{id: land}, {id: foot, within: [land]}]
units: [{id: pikes, classes: [foot]}, {id: bows, classes: [foot]}, {id: cog}]
"""


@pytest.mark.parametrize(
    ("statements", "messages"),
    [
        (
            """
phases: [{id: night, effects: [{do: set, what: move, to: 1}]}, {id: day, effects: [{do: set, what: move, to: 3}]}]
""",
            [],
        ),
        (
            """
options: [{id: mud, effects: [{do: set, what: move, to: 1}]}, {id: dry, effects: [{do: set, what: move, to: 3}]}]
""",
            [],
        ),
        (
            """
options: [{id: mud, effects: [{do: set, what: move, to: 1}]}, {id: dry, effects: [{do: set, what: move, to: 3}]}]
scenarios: [{id: both, options: [dry, mud]}]
""",
            ["5:109 'dry' sets move of 'bows' and 'cog' and 'pikes' to 3, but 'mud' sets it to 1"],
        ),
        (
            """
phases: [{id: night, effects: [{do: set, what: move, to: 1, target: {classes: [land]}}]}]
options: [{id: horses, effects: [{do: set, what: move, to: 3, target: {units: [bows, cog]}}]}]
""",
            ["6:60 'horses' sets move of 'bows' to 3, but 'night' sets it to 1"],
        ),
        (
            """
phases: [{id: night, effects: [{do: set, what: move, to: 1, target: {classes: [land], except: [bows]}}]}]
options: [{id: horses, effects: [{do: set, what: move, to: 3, target: {units: [bows, cog]}}]}]
""",
            [],
        ),
        (
            """
phases: [{id: night, effects: [{do: set, what: move, to: 1}]}]
options: [{id: horses, exception_to: [phases.night], effects: [{do: set, what: move, to: 3}]}]
""",
            [],
        ),
        (
            """
phases: [{id: night, effects: [{do: set, what: move, to: 1}]}]
options: [{id: horses, effects: [{do: set, what: move, to: 3, only_if: they ride}]}]
""",
            [],
        ),
        (
            """
sides: [{id: red, effects: [{do: set, what: move, to: 2}]}]
terrain: [{id: wood, effects: [{do: set, what: move, to: 1}]}, {id: road, effects: [{do: set, what: move, to: 4}]}]
""",
            [
                "6:58 'wood' sets move of 'bows' and 'cog' and 'pikes' to 1, but 'red' sets it to 2",
                "6:111 'road' sets move of 'bows' and 'cog' and 'pikes' to 4, but 'red' sets it to 2",
            ],
        ),
    ],
)
def test_set_twice(tmp_path: Path, statements: str, messages: list[str]) -> None:
    assert found(tmp_path, "O101", UNITS + statements) == messages


@pytest.mark.parametrize(
    ("permission", "messages"),
    [
        (
            "do: allow, what: move, target: {terrain: [water]}",
            ["6:13 'bows' allows move to 'bows', but 'water' forbids it"],
        ),
        ("do: allow, what: move, target: {terrain: [ford]}", []),
        ("do: allow, what: move", []),
        ("do: allow, what: attack, target: {terrain: [water]}", []),
        ("do: allow, what: move, target: {terrain: [water]}, only_if: it is frozen", []),
        ("do: allow, what: move, target: {terrain: [water], units: [cog]}", []),
    ],
)
def test_forbidden_and_allowed(tmp_path: Path, permission: str, messages: list[str]) -> None:
    text = f"""
terrain: [{{id: water, effects: [{{do: forbid, what: move, target: {{units: [bows, pikes]}}}}]}}, {{id: ford}}]
units:
- {{id: pikes}}
- {{id: cog}}
- id: bows
  effects: [{{{permission}}}]
"""
    assert found(tmp_path, "O102", text) == messages


@pytest.mark.parametrize(
    ("deck", "setup", "messages"),
    [
        ("hand: 5", "{id: s, deal: {deck: d, count: 5}}", []),
        ("hand: 5", "{id: s, deal: {deck: d, count: 3}}, {id: t, deal: {deck: d, count: 2}}", []),
        ("max_hand: 5", "{id: s, deal: {deck: d, count: 3}}", []),
        ("hand: 5", "{id: s, text: Shuffle.}", []),
        ("hand: 5", "{id: s, side: red, deal: {deck: d, count: 3}}", []),
        ("hand: 5", "{id: s, deal: {deck: d, count: = decks.d.hand.number}}", []),
        ("hand: 5", "{id: s, exception_to: [d], deal: {deck: d, count: 7}}", []),
        (
            "hand: 5",
            "{id: s, deal: {deck: d, count: 1}}",
            ["3:40 the set-up deals 1 card of 'd', but the hand of the deck is 5"],
        ),
        (
            "hand: 5",
            "{id: s, deal: {deck: d, count: 3}}, {id: t, deal: {deck: d, count: 3}}",
            ["3:76 the set-up deals 3 + 3 = 6 cards of 'd', but the hand of the deck is 5"],
        ),
    ],
)
def test_starting_hand(tmp_path: Path, deck: str, setup: str, messages: list[str]) -> None:
    text = f"sides: [{{id: red}}]\ndecks: [{{id: d, {deck}}}]\nsetup: [{setup}]\n"
    assert found(tmp_path, "O103", text) == messages


@pytest.mark.parametrize(
    ("setup", "messages"),
    [
        ("{id: s, army: red, zone: hill}", []),
        ("{id: s, army: red}", []),
        ("{id: s, army: red, zone: dale}, {id: t, army: red, zone: hill}", []),
        ("{id: s, army: red, zone: dale, exception_to: [red]}", []),
        ("{id: s, army: blue, zone: dale}", []),
        (
            "{id: s, army: red, zone: dale}",
            ["5:34 the army 'red' is set up in 'dale', but its zone is 'hill'"],
        ),
    ],
)
def test_zone(tmp_path: Path, setup: str, messages: list[str]) -> None:
    text = f"""
sides: [{{id: r}}]
boards: [{{id: b, grid: {{columns: 2, rows: 2, cell: 2cm}}}}]
zones: [{{id: hill, board: b, cells: A1}}, {{id: dale, board: b, cells: B1}}]
armies: [{{id: red, side: r, zone: hill}}, {{id: blue, side: r}}]
setup: [{setup}]
"""
    assert found(tmp_path, "O104", text) == messages


@pytest.mark.parametrize(
    ("army", "messages"),
    [
        ("side: red, units: {pikes: 1, mob: 2}", []),
        ("side: blue, units: {mob: 2}", []),
        ("side: blue, units: {pikes: 1}, exception_to: [pikes]", []),
        ("side: blue, units: {pikes: 1}", ["3:38 'pikes' is in an army of 'blue', but belongs to 'red'"]),
        ("side: blue, spare: {pikes: 1}", ["3:38 'pikes' is in an army of 'blue', but belongs to 'red'"]),
    ],
)
def test_owner(tmp_path: Path, army: str, messages: list[str]) -> None:
    units = "sides: [{id: red}, {id: blue}]\nunits: [{id: pikes, side: red}, {id: mob}]\n"
    text = f"{units}armies: [{{id: a, {army}}}]\n"
    assert found(tmp_path, "O105", text) == messages


@pytest.mark.parametrize(
    ("markers", "messages"),
    [
        ("{id: m, status: s}", []),
        ("{id: m}", []),
        ("{id: m, status: s}, {id: n, status: s}", []),
        ("{id: m, status: t}", ["1:28 the status 's' is shown by 'm', but that marker shows 't'"]),
    ],
)
def test_marker(tmp_path: Path, markers: str, messages: list[str]) -> None:
    text = f"statuses: [{{id: s, marker: m}}, {{id: t}}]\nmarkers: [{markers}]\n"
    assert found(tmp_path, "O106", text) == messages


@pytest.mark.parametrize(
    ("effect", "messages"),
    [
        ("do: draw, what: card, count: 2", []),
        ("do: draw, what: other, count: 3", []),
        ("do: draw, what: card, count: 3, only_if: you hold none", []),
        ("do: draw, what: card, count: 3, target: {side: enemy}", []),
        ("do: draw, what: card, count: 1-3", []),
        ("do: draw, what: d, count: 1", ["2:82 this draws 1 card, but the phase draws 2"]),
    ],
)
def test_drawing(tmp_path: Path, effect: str, messages: list[str]) -> None:
    phase = f"id: p, draw: {{deck: d, count: 2}}, effects: [{{{effect}}}]"
    text = f"decks: [{{id: d}}, {{id: other}}]\nphases: [{{{phase}}}]\n"
    assert found(tmp_path, "O107", text) == messages
