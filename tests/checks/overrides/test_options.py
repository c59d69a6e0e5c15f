"""Options and scenarios that change nothing, or that cannot change what they name."""

from pathlib import Path

import pytest

from tests.checks.cases import found


@pytest.mark.parametrize(
    ("option", "idle"),
    [
        ("", True),
        ("adds: {units: {north: {bows: 0}}}", True),
        ("effects: [{do: modify, what: move, by: 0}]", True),
        ("excludes: {d: []}", True),
        ("text: Play at night.", False),
        ("adds: {units: {north: {bows: 1}}}", False),
        ("adds: {rolls: {north: {weather: 1}}}", False),
        ("effects: [{do: modify, what: move, by: 1}]", False),
        ("effects: [{manual: Nobody moves.}]", False),
        ("excludes: {d: [c]}", False),
    ],
)
def test_idle(tmp_path: Path, option: str, idle: bool) -> None:
    text = f"""
sides: [{{id: n}}]
units: [{{id: bows}}]
armies: [{{id: north, side: n}}]
tables: [{{id: weather, die: D6}}]
decks: [{{id: d, cards: [{{id: c}}]}}]
options: [{{id: night, {option}}}]
"""
    assert found(tmp_path, "O301", text) == (["6:16 the option 'night' changes nothing"] if idle else [])


def test_an_option_that_something_hangs_on(tmp_path: Path) -> None:
    text = """
options: [{id: night}, {id: deep-night, of: night, text: No moon.}, {id: map}]
components: [{id: c, kind: sheet, options: [map]}]
"""
    assert found(tmp_path, "O301", text) == []


@pytest.mark.parametrize(
    ("second", "messages"),
    [
        ("options: [b, a], first: red", ["4:18 the scenario 'two' is the same game as 'one'"]),
        ("options: [a], first: red", []),
        ("options: [a, b]", []),
        ("options: [a, b], first: red, text: In the rain.", []),
    ],
)
def test_same_scenario(tmp_path: Path, second: str, messages: list[str]) -> None:
    text = f"""
sides: [{{id: red}}]
options: [{{id: a, text: A.}}, {{id: b, text: B.}}]
scenarios: [{{id: one, options: [a, b], first: red}},
            {{id: two, {second}}}]
"""
    assert found(tmp_path, "O302", text) == messages


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("to: 2, target: {units: [pikes]}", "which 'pikes' already has"),
        ("to: 2, target: {units: [pikes, bows]}", "which 'pikes' and 'bows' already have"),
        ("to: 2, target: {units: [pikes, cog]}", ""),
        ("to: 3, target: {units: [pikes]}", ""),
        ("to: 2, target: {units: [flag]}", ""),
    ],
)
def test_same_value(tmp_path: Path, effect: str, message: str) -> None:
    text = f"""
stats: [{{id: move}}]
units: [{{id: pikes, stats: {{move: 2}}}}, {{id: bows, stats: {{move: 2}}}}, {{id: cog, stats: {{move: 4}}}},
        {{id: flag}}]
options: [{{id: o, effects: [{{do: set, what: move, {effect}}}]}}]
"""
    assert found(tmp_path, "O303", text) == ([f"4:55 the option sets move to 2, {message}"] if message else [])


@pytest.mark.parametrize(
    ("cards", "messages"),
    [("frost, march", []), ("frost, marsh", ["2:41 there is no 'marsh' among the cards of 'd'"])],
)
def test_excluded(tmp_path: Path, cards: str, messages: list[str]) -> None:
    text = (
        f"decks: [{{id: d, cards: [{{id: frost}}, {{id: march}}]}}]\noptions: [{{id: o, excludes: {{d: [{cards}]}}}}]\n"
    )
    assert found(tmp_path, "N101", text) == messages


@pytest.mark.parametrize("more", ["first_turn: 3", "last_turn: 5"])
def test_scenarios_with_other_turns_are_other_games(tmp_path: Path, more: str) -> None:
    kit = f"scenarios: [{{id: long}}, {{id: short, {more}}}]\n"
    assert found(tmp_path, "O302", kit) == []
    assert len(found(tmp_path, "O302", "scenarios: [{id: long}, {id: short}]\n")) == 1


def test_scenarios_with_other_arrivals_are_other_games(tmp_path: Path) -> None:
    kit = """
        sides: [{id: red}]
        armies: [{id: red, side: red}]
        scenarios: [{id: long}, {id: short}]
        arrivals: [{id: a, army: red, turn: 2, scenarios: [long]}]
        """
    assert found(tmp_path, "O302", kit) == []
