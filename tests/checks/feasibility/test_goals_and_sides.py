"""Goals that caps and no-repeat rules put out of reach, sides without a part, deals that an option breaks."""

from pathlib import Path

import pytest

from tests.checks.cases import found
from tests.checks.lines import by_line, said

DECK = """
decks: [{id: d, cards: [{id: x, copies: 6}, {id: y, copies: 4}]}]
options: [{id: o, excludes: {d: [y]}}, {id: p, excludes: {d: [x]}}]
setup: [{id: s, text: Deal., deal: {deck: d, count: %s}}]
"""


@pytest.mark.parametrize(
    ("count", "messages"),
    [
        ("2", []),
        ("3", ["with option 'p' 4 cards of 'd' are left (10 − 6), but 2 players × 3 = 6 are dealt"]),
        ("4", ["with option 'o' 6 cards of 'd' are left (10 − 4), but 2 players × 4 = 8 are dealt"]),
        # Too many without any option: that is another check's.
        ("6", []),
    ],
)
def test_deals_with_an_option(tmp_path: Path, count: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z110", DECK % count) == messages


def test_the_options_of_a_scenario_go_together(tmp_path: Path) -> None:
    text = DECK.replace("{d: [x]}", "{d: []}") % "3" + "scenarios: [{id: short, options: [o, p]}]\n"
    assert said(tmp_path, "Z110", text) == []
    both = DECK % "1" + "scenarios: [{id: short, options: [o, p]}]\n"
    assert said(tmp_path, "Z110", both) == [
        "with scenario 'short' 0 cards of 'd' are left (10 − 10), but 2 players × 1 = 2 are dealt"
    ]


SONGS = """
markers: [{id: song}, {id: dance}]
boards:
  - id: fair
    track:
      codes: {type: {M: {name: Music, effects: [{do: gain, what: song}]}, F: Food}}
      fields: {type: {type: code}, also: {type: list}}
      spaces: [{id: a, type: M}, {id: b, type: F}, {id: c, type: M}, {id: e, type: F, also: [song, dance]}]
decks: [{id: d, cards: [{id: x, copies: 2, effects: [{do: gain, what: dance}]}]}]
"""


@pytest.mark.parametrize(
    ("goal", "more", "messages"),
    [
        ("collect: {song: 3}, distinct: true", "", []),
        (
            "collect: {song: 4}, distinct: true",
            "",
            ["4 of 'song' must come from different places, but only 3 spaces give it"],
        ),
        (
            "collect: {song: 3, dance: 5}, distinct: true",
            "",
            ["5 of 'dance' must come from different places, but only 1 space + 2 cards = 3 give it"],
        ),
        ("collect: {song: 4}", "", []),
        ("collect: {song: 4}, distinct: true", "phases: [{id: p, effects: [{do: gain, what: song}]}]\n", []),
    ],
)
def test_different_sources(tmp_path: Path, goal: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z202", f"{SONGS}goals: [{{id: g, {goal}}}]\n{more}") == messages


def test_words_of_a_code_may_give_a_thing(tmp_path: Path) -> None:
    text = """
    markers: [{id: song, name: Song Token}]
    boards:
      - id: fair
        track:
          codes: {type: {M: {name: Music, text: Gain a %s if you land here.}}}
          fields: {type: code}
          spaces: [{name: Piper, type: M}, {name: Harpist, type: M}]
    goals: [{id: day, collect: {song: 2}, distinct: true}]
    """
    assert said(tmp_path, "Z202", text % "Song Token") == []
    assert said(tmp_path, "Z202", text % "Coin") == [
        "2 of 'song' must come from different places, but only 0 spaces give it"
    ]


ARMIES = """
sides: [{id: n, name: North}, {id: s, name: South}, {id: w, name: West}]
units: [{id: pikes}, {id: bows}]
armies:
  - {id: a, side: n, units: {pikes: 3, bows: 1}}
  - {id: b, side: s, units: {pikes: 2}}
"""


@pytest.mark.parametrize(
    ("goal", "more", "messages"),
    [
        ("side: n, occupy: 4", "", []),
        ("side: n, occupy: 5", "", ["5 spaces must be occupied, but 'n' has at most 4 units"]),
        (
            "side: n, occupy: {count: 2, units: [bows]}",
            "",
            ["2 spaces must be occupied, but 'n' has at most 1 unit"],
        ),
        ("occupy: 5", "", ["5 spaces must be occupied, but a side has at most 4 units"]),
        ("occupy: 3", "", []),
        ("side: n, occupy: {count: 5, of: regions}", "", []),
        ("side: n, occupy: 5", "options: [{id: o, adds: {units: {a: {pikes: 1}}}}]\n", []),
        ("side: n, occupy: 5", "phases: [{id: p, effects: [{do: gain, what: unit}]}]\n", []),
        ("side: n, occupy: 5", "markers: [{id: flag, side: n}]\n", []),
        ("side: w, occupy: 5", "", []),
    ],
)
def test_as_many_units_as_spaces(tmp_path: Path, goal: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z203", f"{ARMIES}goals: [{{id: g, {goal}}}]\n{more}") == messages


@pytest.mark.parametrize(
    ("goal", "scenario", "messages"),
    [
        ("side: n", "armies: [a, b], goals: [g], first: s", []),
        ("side: s", "armies: [a], goals: [g]", ["goal 'g' is for 's', but no army of that side plays in 'x'"]),
        (
            "side: n, destroy: {count: 1, side: s}",
            "armies: [a], goals: [g]",
            ["goal 'g' is to destroy units of 's', but no army of that side plays in 'x'"],
        ),
        ("side: n", "armies: [a], goals: [g], first: s", ["'s' begins in 'x', but none of its armies plays"]),
        ("side: s", "goals: [g], first: s", []),
        # A side that never has an army is played with something else.
        ("side: w", "armies: [a], goals: [g], first: w", []),
    ],
)
def test_sides_of_a_scenario(tmp_path: Path, goal: str, scenario: str, messages: list[str]) -> None:
    text = f"{ARMIES}goals: [{{id: g, {goal}}}]\nscenarios: [{{id: x, {scenario}}}]\n"
    assert said(tmp_path, "Z204", text) == messages


@pytest.mark.parametrize(
    ("goals", "scenario", "messages"),
    [
        ("{id: g, side: n}, {id: h, side: s}", "goals: [g, h]", []),
        (
            "{id: g, side: n}, {id: h, side: s}",
            "goals: [g]",
            ["nothing says how 's' wins 'x': all its goals are for other sides"],
        ),
        ("{id: g, side: n}, {id: h}", "goals: [g, h]", []),
        ("{id: g, side: n}, {id: h, side: s}, {id: i, side: n, loses: true}", "goals: [g, i]", []),
        ("{id: g, side: n}, {id: h, side: s}", "armies: [a], goals: [g]", []),
        ("{id: g, side: n}, {id: h, side: s}", "armies: [a, b]", []),
        # The game as a whole gives the side no goal, either: K105 speaks of it.
        ("{id: g, side: n}", "goals: [g]", []),
    ],
)
def test_every_side_can_win_a_scenario(tmp_path: Path, goals: str, scenario: str, messages: list[str]) -> None:
    head = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\nstatus: complete\n"
    text = f"{ARMIES}goals: [{goals}]\nscenarios: [{{id: x, {scenario}}}]\n"
    assert said(tmp_path, "Z205", text, kit_yaml=head) == messages


def test_a_draft_may_lack_goals(tmp_path: Path) -> None:
    goals = "goals: [{id: g, side: n}, {id: h, side: s}]\nscenarios: [{id: x, goals: [g]}]\n"
    assert said(tmp_path, "Z205", ARMIES + goals) == []


@pytest.mark.parametrize(
    ("players", "sides", "messages"),
    [
        ("2-4", 4, []),
        ("2-4", 3, ["3 4 players can play, but there are only 3 sides"]),
        ("3", 4, []),
        # Two teams; three sides of two.
        ("4", 2, []),
        ("3-6", 3, []),
        ("2+", 3, []),
        ("5", 0, []),
    ],
)
def test_seats(tmp_path: Path, players: str, sides: int, messages: list[str]) -> None:
    head = f"kit: example\ntitle: Example\nplayers: {players}\nlicence: CC-BY-4.0\n"
    text = f"sides: [{', '.join(f'{{id: s{one}}}' for one in range(sides))}]\n"
    assert by_line(tmp_path, "Z301", text, kit_yaml=head) == messages


@pytest.mark.parametrize(("units", "count"), [("gun", 1), ("gnu", 0)])
def test_units_that_there_are_not_cannot_be_counted(tmp_path: Path, units: str, count: int) -> None:
    text = f"""
    sides: [{{id: n, name: N}}, {{id: s, name: S}}]
    units: [{{id: foot, name: Foot}}, {{id: gun, name: Gun}}]
    armies: [{{id: a, side: s, units: {{foot: 2}}}}]
    goals: [{{id: g, name: G, side: n, destroy: {{count: 3, side: s, units: [{units}]}}}}]
    """
    assert len(found(tmp_path, "Z201", text)) == count
