"""Markers: damage, what is printed at all, what players start with and need, limits, use."""

from pathlib import Path

import pytest

from tests.checks.lines import said

ARMIES = """
sides: [{id: n}, {id: s}]
stats: [{id: hits}]
units: [{id: pikes, stats: {hits: 2}}, {id: fort, stats: {hits: 4}}, {id: bows, stats: {hits: 1}}, {id: mine}]
armies:
  - {id: a, side: n, units: {pikes: 4, fort: 1, bows: 9, mine: 3}}
  - {id: b, side: s, units: {pikes: 2}}
"""


@pytest.mark.parametrize(
    ("markers", "more", "messages"),
    [
        # (4 + 2) pikes lose 1 each, the fort loses 3.
        ("{id: d, supply: 9, tracks: hits}", "", []),
        (
            "{id: d, supply: 8, tracks: hits}",
            "",
            ["8 hits can be marked, but 9 can be outstanding (6 × 1 + 1 × 3 = 9)"],
        ),
        ("{id: d, supply: 2, tracks: hits, value: 3}, {id: e, supply: 3, tracks: hits, value: 1}", "", []),
        (
            "{id: d, supply: 2, tracks: hits, value: 3}, {id: e, supply: 2, tracks: hits, value: 1}",
            "",
            ["8 hits can be marked, but 9 can be outstanding (6 × 1 + 1 × 3 = 9)"],
        ),
        ("{id: d, supply: 3, tracks: hits, value: 1, back: e}, {id: e, supply: 0, value: 3}", "", []),
        ("{id: d, supply: 1, tracks: hits, unlimited: true}", "", []),
        ("{id: d, tracks: hits}", "", []),
        (
            "{id: d, supply: 9, tracks: hits}",
            "options: [{id: o, adds: {units: {b: {fort: 1}}}}]\n",
            ["9 hits can be marked, but 12 can be outstanding (6 × 1 + 2 × 3 = 12)"],
        ),
        ("{id: d, supply: 1}", "", []),
        # The two armies never meet: 4 pikes and the fort lose 7.
        ("{id: d, supply: 7, tracks: hits}", "scenarios: [{id: x, armies: [a]}, {id: y, armies: [b]}]\n", []),
    ],
)
def test_damage(tmp_path: Path, markers: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "S103", f"{ARMIES}markers: [{markers}]\n{more}") == messages


PRINTS = "units: [{id: pikes}]\ncomponents: [{id: c, kind: counter, of: units, layout: x}%s]\n"
MARKERS = ", {id: m, kind: token, of: markers, layout: x%s}"


@pytest.mark.parametrize(
    ("components", "more", "messages"),
    [
        ("", "statuses: [{id: lost, marker: fog}]\n", ["marker 'fog' comes into play, but it is not printed"]),
        (
            "",
            "phases: [{id: p, effects: [{do: place, what: fog}]}]\n",
            ["marker 'fog' comes into play, but it is not printed"],
        ),
        ("", "resources: [{id: gold, marker: fog}]\n", ["marker 'fog' comes into play, but it is not printed"]),
        ("", "goals: [{id: g, collect: {fog: 3}}]\n", ["marker 'fog' comes into play, but it is not printed"]),
        ("", "", []),
        (MARKERS % "", "statuses: [{id: lost, marker: fog}]\n", []),
        (
            MARKERS % ", where: marker.id == 'sun'",
            "statuses: [{id: lost, marker: fog}]\n",
            ["marker 'fog' comes into play, but it is not printed"],
        ),
        (MARKERS % ", where: marker.id == 'fog'", "statuses: [{id: lost, marker: fog}]\n", []),
        # A condition that needs more than the marker may hold.
        (MARKERS % ", where: side.id == 'n'", "statuses: [{id: lost, marker: fog}]\n", []),
        (", {id: m, kind: token, of: statuses, layout: x}", "statuses: [{id: lost, marker: fog}]\n", []),
        (", {id: m, kind: token, of: resources.gold, layout: x}", "resources: [{id: gold, marker: fog}]\n", []),
        # A sheet of pieces that a layout draws alone.
        (", {id: m, kind: token, layout: x}", "statuses: [{id: lost, marker: fog}]\n", []),
        ("", "phases: [{id: p, effects: [{do: lose, what: fog}]}]\n", []),
    ],
)
def test_markers_that_come_into_play_are_printed(
    tmp_path: Path, components: str, more: str, messages: list[str]
) -> None:
    text = f"{PRINTS % components}markers: [{{id: fog, supply: 3}}, {{id: sun, supply: 1}}]\n{more}"
    assert said(tmp_path, "S104", text) == messages


@pytest.mark.parametrize(
    ("marker", "messages"),
    [
        ("supply: 0", ["marker 'fog' is not printed: its supply is 0"]),
        ("supply: = 2 - 2", ["marker 'fog' is not printed: its supply is 0"]),
        ("supply: 0, unlimited: true", []),
        ("supply: 1", []),
        ("name: Fog", []),
        ("supply: = nothing.there", []),
    ],
)
def test_a_supply_of_none(tmp_path: Path, marker: str, messages: list[str]) -> None:
    text = PRINTS % (MARKERS % "") + f"markers: [{{id: fog, {marker}}}]\n"
    assert said(tmp_path, "S104", text) == messages


def test_the_back_of_a_marker_needs_no_supply(tmp_path: Path) -> None:
    text = PRINTS % (MARKERS % "") + "markers: [{id: sun, supply: 3, back: fog}, {id: fog, supply: 0}]\n"
    assert said(tmp_path, "S104", text) == []


def test_a_kit_that_prints_no_pieces_is_left_alone(tmp_path: Path) -> None:
    book = "components: [{id: b, kind: book, book: t}]\ntexts: [{id: t, files: []}]\n"
    text = f"markers: [{{id: fog}}]\nstatuses: [{{id: lost, marker: fog}}]\n{book}"
    assert said(tmp_path, "S104", text) == []


@pytest.mark.parametrize(
    ("marker", "resource", "message"),
    [
        ("supply: 10, value: 1", "start: 5", None),
        (
            "supply: 9, value: 1",
            "start: 5",
            "markers for 9 gold are printed, but 2 players start with 5 each (2 × 5 = 10)",
        ),
        ("supply: 2, value: 5", "start: 5", None),
        (
            "supply: 1, value: 5",
            "start: 5",
            "markers for 5 gold are printed, but 2 players start with 5 each (2 × 5 = 10)",
        ),
        ("supply: 1, value: 1, unlimited: true", "start: 5", None),
        ("supply: 1, value: 1", "start: 0", None),
        ("supply: 2", "start: 5", None),
        ("value: 1", "start: 5", None),
    ],
)
def test_what_players_start_with(tmp_path: Path, marker: str, resource: str, message: str | None) -> None:
    text = f"markers: [{{id: coin, {marker}}}]\nresources: [{{id: gold, {resource}, marker: coin}}]\n"
    assert said(tmp_path, "S107", text) == ([message] if message else [])


def test_coins_of_several_values(tmp_path: Path) -> None:
    """Two players with 15 each: 4 fives and 10 ones."""
    text = (
        "markers: [{id: five, value: 5, supply: 4}, {id: one, value: 1, supply: %s}]\n"
        "resources: [{id: gold, start: 15, marker: five}]\n"
    )
    assert said(tmp_path, "S107", text % "10") == []
    assert said(tmp_path, "S107", text % "9") == [
        "markers for 29 gold are printed, but 2 players start with 15 each (2 × 15 = 30)"
    ]


@pytest.mark.parametrize(
    ("marker", "players", "message"),
    [
        ("supply: 10, per_player: 5", "2", None),
        ("supply: 9, per_player: 5", "2", "9 of 'm' are printed, but 2 players need 5 each (2 × 5 = 10)"),
        ("supply: 10, per_player: 5", "2-4", "10 of 'm' are printed, but 4 players need 5 each (4 × 5 = 20)"),
        # Nobody counts on 99 players.
        ("supply: 10, per_player: 5", "2+", None),
        ("supply: 5, per_player: 5, side: n", "4", None),
        ("supply: 4, per_player: 5, side: n", "4", "4 of 'm' are printed, but 1 player needs 5 each (1 × 5 = 5)"),
        ("supply: = 4 + 1, per_player: = 2 + 1", "2", "5 of 'm' are printed, but 2 players need 3 each (2 × 3 = 6)"),
        ("supply: 1, per_player: 5, unlimited: true", "4", None),
        ("supply: 1", "4", None),
    ],
)
def test_what_players_need(tmp_path: Path, marker: str, players: str, message: str | None) -> None:
    head = f"kit: example\ntitle: Example\nplayers: {players}\nlicence: CC-BY-4.0\n"
    text = f"sides: [{{id: n}}]\nmarkers: [{{id: m, {marker}}}]\n"
    assert said(tmp_path, "S108", text, kit_yaml=head) == ([message] if message else [])


@pytest.mark.parametrize(
    ("markers", "messages"),
    [
        ("{id: m, supply: 12, at_most: 12}", []),
        ("{id: m, supply: 10, at_most: 12}", ["at most 12 of 'm' may be in play, but only 10 can be shown"]),
        ("{id: m, supply: 10, at_most: 12, unlimited: true}", []),
        ("{id: m, at_most: 12}", []),
        ("{id: m, supply: 3}", []),
        # 10 ones, 4 fives and 2 tens of one side show 50.
        ("{id: m, supply: 10, value: 1, at_most: 50}, {id: f, supply: 4, value: 5}, {id: t, supply: 2, value: 10}", []),
        (
            "{id: m, supply: 10, value: 1, at_most: 50}, {id: f, supply: 4, value: 5}, {id: t, supply: 1, value: 10}",
            ["at most 50 of 'm' may be in play, but only 40 can be shown"],
        ),
        (
            "{id: m, supply: 10, value: 1, at_most: 30}, {id: f, side: n, supply: 4, value: 5}",
            ["at most 30 of 'm' may be in play, but only 10 can be shown"],
        ),
    ],
)
def test_limits(tmp_path: Path, markers: str, messages: list[str]) -> None:
    assert said(tmp_path, "S109", f"sides: [{{id: n}}]\nmarkers: [{markers}]\n") == messages


HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\nstatus: %s\n"
RULES = "texts: [{id: r, files: [r.md]}]\n"
NO_USE = ["nothing says what 'Fog bank' is for"]


@pytest.mark.parametrize(
    ("marker", "more", "messages"),
    [
        ("", "", NO_USE),
        (", text: Nobody sees through it.", "", []),
        (", supply: 3, needs: 3", "", []),
        (", supply: = 2 + 1", "", []),
        (", supply: 3", "", NO_USE),
        ("", "statuses: [{id: x, marker: m}]\n", []),
        ("", "phases: [{id: p, effects: [{do: place, what: m}]}]\n", []),
        ("", "phases: [{id: p, text: Put the fog bank on a field.}]\n", []),
        (", aliases: [bank]", "phases: [{id: p, steps: [Move a bank.]}]\n", []),
        ("", "goals: [{id: g, collect: {m: 2}}]\n", []),
        ("", "phases: [{id: p, text: Put the fog on a field.}]\n", NO_USE),
    ],
)
def test_markers_have_a_use(tmp_path: Path, marker: str, more: str, messages: list[str]) -> None:
    text = f"{RULES}markers: [{{id: m, name: Fog bank{marker}}}]\n{more}"
    assert said(tmp_path, "S114", text, kit_yaml=HEAD % "complete", r_md="Lanterns shine.\n") == messages


@pytest.mark.parametrize(
    ("status", "texts", "rules", "messages"),
    [
        ("complete", RULES, "Lanterns shine.", NO_USE),
        ("complete", RULES, "A fog bank hides a ship.", []),
        ("draft", RULES, "Lanterns shine.", []),
        ("complete", "", "Lanterns shine.", []),
    ],
)
def test_rules_speak_of_markers(tmp_path: Path, status: str, texts: str, rules: str, messages: list[str]) -> None:
    kit = f"{texts}markers: [{{id: m, name: Fog bank}}]\n"
    assert said(tmp_path, "S114", kit, kit_yaml=HEAD % status, r_md=f"# Rules\n\n{rules}\n") == messages
