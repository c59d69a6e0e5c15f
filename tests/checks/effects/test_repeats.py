"""The same effect again, its opposite, nothing at all, and results that come up twice or too late."""

from pathlib import Path

import pytest

from tests.checks.cases import found

TABLE = """
sides: [{id: red}]
tables: [{id: t, die: D6, %s rows: [{on: 1-6}]}, {id: u, die: D6, duplicates: stack, rows: [{on: 1-6}]}]
"""


@pytest.mark.parametrize(
    ("rolls", "message"),
    [
        ("armies: [{id: a, side: red, rolls: {t: 1, u: 3}}]", ""),
        ("armies: [{id: a, side: red, rolls: {t: 2}}]", "2 times by 'a'"),
        ("setup: [{id: s, roll: t, times: 3}]", "3 times in the set-up"),
        ("setup: [{id: s, roll: t}]", ""),
        (
            "armies: [{id: a, side: red, rolls: {t: 1}}]\noptions: [{id: o, adds: {rolls: {a: {t: 1}}}}]",
            "2 times by 'a' with option 'o'",
        ),
        ("armies: [{id: a, side: red}]\noptions: [{id: o, adds: {rolls: {a: {t: 1}}}}]", ""),
        ("terrain: [{id: x, effects: [{do: roll-on, roll: t, count: 2}]}]", "2 times at once"),
        ("terrain: [{id: x, effects: [{do: roll-on, roll: t, count: 1}]}]", ""),
    ],
)
def test_duplicate_rolls(tmp_path: Path, rolls: str, message: str) -> None:
    expected = [f"2:15 't' is rolled on {message}, and nothing says what a repeated result means"] if message else []
    assert found(tmp_path, "E301", TABLE % "" + rolls + "\n") == expected
    assert found(tmp_path, "E301", TABLE % "duplicates: keep," + rolls + "\n") == []


@pytest.mark.parametrize(
    ("when", "rolling", "is_found"),
    [
        ("stage: set-up", "decks: [{id: d, cards: [{id: c, effects: [{do: roll-on, roll: t}]}]}]", True),
        ("trigger: before set-up", "decks: [{id: d, cards: [{id: c, effects: [{do: roll-on, what: t}]}]}]", True),
        ("trigger: during the setup", "phases: [{id: c, effects: [{do: roll-on, roll: r}]}]", True),
        ("stage: set-up, otherwise: Roll again.", "phases: [{id: c, effects: [{do: roll-on, roll: r}]}]", False),
        ("stage: play", "phases: [{id: c, effects: [{do: roll-on, roll: r}]}]", False),
        ("stage: set-up", "sides: [{id: c, effects: [{do: roll-on, roll: t}]}]", False),
        ("stage: set-up", "phases: [{id: c, effects: [{do: roll-on, roll: t, when: {stage: set-up}}]}]", False),
    ],
)
def test_set_up_only(tmp_path: Path, when: str, rolling: str, is_found: bool) -> None:
    text = f"""
tables: [{{id: t, die: D6, rows: [{{on: 1-6, name: Spy, effects: [{{do: skip, what: turn, when: {{{when}}}}}]}}]}}]
rolls: [{{id: r, die: D6, table: t}}]
{rolling}
"""
    said = [one.split(" ", 1)[1] for one in found(tmp_path, "E302", text)]
    assert said == (["'Spy' applies only in the set-up, but 'c' can roll it in play"] if is_found else [])


def test_set_up_only_through_another_table(tmp_path: Path) -> None:
    text = """
tables:
- {id: t, die: D6, rows: [{on: 1-6, name: Spy, effects: [{do: skip, what: turn, when: {stage: set-up}}]}]}
- {id: u, die: D6, rows: [{on: 1-6, id: lead, effects: [{do: roll-on, roll: t}]}]}
"""
    assert found(tmp_path, "E302", text) == []
    text += "phases: [{id: p, effects: [{do: roll-on, roll: u}]}]\n"
    assert found(tmp_path, "E302", text) == ["2:95 'Spy' applies only in the set-up, but 'lead' can roll it in play"]


ONE = "{do: modify, what: attack, by: 1}"
TWO = "{do: modify, what: attack, by: 2}"


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (f"{{on: 1, name: A, effects: [{ONE}]}}, {{on: 2, name: B, effects: [{TWO}]}}", ""),
        (f"{{on: 1, name: A, effects: [{ONE}]}}, {{on: 2, name: A, effects: [{ONE}]}}", ""),
        ("{on: 1, name: A}, {on: 2, name: B}", ""),
        ("{on: 1, name: A, effects: [{manual: X}]}, {on: 2, name: B, effects: [{manual: X}]}", ""),
        (
            f"{{on: 1, name: A, effects: [{ONE}]}}, {{on: 2, name: B, effects: [{ONE}]}}",
            "'B' has the same effect as 'A'",
        ),
        (
            f"{{on: 1, name: A, effects: [{ONE}, {TWO}]}}, {{on: 2, name: B, effects: [{TWO}, {ONE}]}}",
            "'B' has the same effect as 'A'",
        ),
        (
            ", ".join(
                f"{{on: 1, name: {one[0]}, effects: [{one[1:]}]}}"
                for one in ("A" + ONE, "B" + ONE, "C" + TWO, "D" + TWO)
            ),
            "'B' has the same effect as 'A'; 'D' has the same effect as 'C'",
        ),
    ],
)
def test_same_effect_of_rows(tmp_path: Path, rows: str, message: str) -> None:
    said = found(tmp_path, "E303", f"tables: [{{id: t, die: D6, duplicates: keep, rows: [{rows}]}}]\n")
    assert [one.split(" ", 1)[1] for one in said] == (message.split("; ") if message else [])
    assert found(tmp_path, "E303", f"tables: [{{id: t, die: D6, duplicates: stack, rows: [{rows}]}}]\n") == []


@pytest.mark.parametrize(
    ("second", "is_found"),
    [
        ("text: Attack  +1., effects: [%s]", True),
        ("text: Attack up., effects: [%s]", False),
        ("text: Attack +1., side: red, effects: [%s]", False),
        ("text: Attack +1., kind: dark, effects: [%s]", False),
        ("text: Attack +1., when: {trigger: x}, effects: [%s]", False),
    ],
)
def test_same_effect_of_cards(tmp_path: Path, second: str, is_found: bool) -> None:
    cards = f"{{id: a, name: A, text: Attack +1., effects: [{ONE}]}}, {{id: b, name: B, {second % ONE}}}"
    text = f"sides: [{{id: red}}]\ndecks: [{{id: d, fields: {{kind: text}}, cards: [{cards}]}}]\n"
    assert [one.split(" ", 1)[1] for one in found(tmp_path, "E303", text)] == (
        ["'B' has the same effect as 'A'"] if is_found else []
    )


@pytest.mark.parametrize(
    ("effects", "messages"),
    [
        (f"{ONE}, {TWO}", []),
        (f"{ONE}, {TWO}, {ONE}", ["1:99 't' has this effect twice"]),
        ("{manual: X}, {manual: X}", []),
    ],
)
def test_said_twice(tmp_path: Path, effects: str, messages: list[str]) -> None:
    said = found(tmp_path, "E304", f"terrain: [{{id: t, effects: [{effects}]}}]\n")
    assert said == messages


def test_what_letter_codes_lend_adds_up(tmp_path: Path) -> None:
    text = """
decks:
- id: d
  codes:
    kind: {A: {name: A, effects: [{do: gain, what: card}]}}
    seal: {B: {name: B, effects: [{do: gain, what: card}]}}
  cards: [{id: c, kind: A, seal: B, effects: [{do: gain, what: card}]}]
"""
    assert found(tmp_path, "E304", text) == []


@pytest.mark.parametrize(
    ("effects", "messages"),
    [
        ("{do: allow, what: move}, {do: forbid, what: attack}", []),
        ("{do: allow, what: move}, {do: forbid, what: move, unless: it rains}", []),
        ("{do: allow, what: move}, {do: forbid, what: move}", ["this forbids move, and the effect above allows it"]),
        ("{do: gain, what: card, count: 1}, {do: lose, what: card, count: 2}", []),
        (
            "{do: gain, what: card, count: 1}, {do: lose, what: card, count: 1}",
            ["this loses card, and the effect above gains it"],
        ),
        (f"{ONE}, {TWO}", []),
        (f"{ONE}, {{do: modify, what: attack, by: -1, target: {{side: enemy}}}}", []),
        (f"{{do: modify, what: attack, by: -1}}, {ONE}", ["this changes attack by +1, and the effect above by −1"]),
    ],
)
def test_opposites(tmp_path: Path, effects: str, messages: list[str]) -> None:
    said = found(tmp_path, "E305", f"terrain: [{{id: t, effects: [{effects}]}}]\n")
    assert [one.split(" ", 1)[1] for one in said] == messages


@pytest.mark.parametrize(
    ("code", "effect", "message"),
    [
        ("E306", "do: modify, what: move, by: 1", ""),
        ("E306", "do: gain, what: card, count: 1", ""),
        ("E306", "do: modify, what: move, by: 0", "the effect changes move by 0"),
        ("E306", "do: gain, what: card, count: 0", "the effect says gain 0 times card"),
        ("E308", "do: modify, what: move, by: -1", ""),
        ("E308", "do: gain, what: card, by: 1", ""),
        ("E308", "do: lose, what: card, by: -1", "nobody can lose −1 of 'card'"),
        ("E308", "do: roll-on, what: omens, by: -2", "nobody can roll on −2 of 'omens'"),
        ("E309", "do: gain, what: card, by: 2, count: 2", ""),
        ("E309", "do: gain, what: card, by: 2, count: 1-3", ""),
        ("E309", "do: modify, what: move, by: 2, count: 1", ""),
        (
            "E309",
            "do: draw, what: card, by: 2, count: 1",
            "the effect draws 1 according to count:, but 2 according to by:",
        ),
        ("E307", "do: modify, what: move, by: 1, at_least: 2, at_most: 2", ""),
        ("E307", "do: modify, what: move, by: 1, at_least: 3, at_most: 2", "no number is at least 3 and at most 2"),
        ("E307", "do: set, what: move, to: 3, at_most: 3", ""),
        ("E307", "do: set, what: move, to: 4, at_most: 3", "the effect sets move to 4, but at most 3 is its limit"),
        ("E307", "do: set, what: move, to: 1, at_least: 2", "the effect sets move to 1, but at least 2 is its limit"),
        ("E307", "do: set, what: move, to: back, at_least: 2", ""),
    ],
)
def test_numbers_without_effect(tmp_path: Path, code: str, effect: str, message: str) -> None:
    said = found(tmp_path, code, f"terrain: [{{id: t, effects: [{{{effect}}}]}}]\n")
    assert [one.split(" ", 1)[1] for one in said] == (message.split("; ") if message else [])


@pytest.mark.parametrize(
    ("when", "messages"),
    [
        ("phase: raid, side: red", []),
        ("phase: raid, trigger: unit-lands", []),
        ("phase: rest, trigger: anything", []),
        ("phase: march, trigger: unit-crosses", []),
        ("trigger: anything", []),
        ("side: blue", []),
        ("phase: raid, side: blue", ["'blue' never has the phase 'raid': it belongs to 'red'"]),
        ("phase: raid, trigger: unit-flies", ["'unit-flies' never happens in the phase 'raid'"]),
        ("phase: march, trigger: unit-lands", ["'unit-lands' never happens in the phase 'march'"]),
    ],
)
def test_moments(tmp_path: Path, when: str, messages: list[str]) -> None:
    text = f"""
sides: [{{id: red}}, {{id: blue}}]
phases:
- {{id: raid, side: red, triggers: [unit-lands]}}
- {{id: march, triggers: [unit-moves]}}
- {{id: ford, of: march, triggers: [unit-crosses]}}
- {{id: rest}}
decks: [{{id: d, cards: [{{id: c, when: {{{when}}}}}]}}]
"""
    assert [one.split(" ", 1)[1] for one in found(tmp_path, "E401", text)] == messages


def test_a_trigger_of_no_phase_at_all(tmp_path: Path) -> None:
    text = """
phases: [{id: raid, triggers: [unit-lands]}, {id: rest, triggers: [unit-heals]}]
decks: [{id: d, cards: [{id: c, when: {trigger: unit-heels}}]}]
"""
    assert found(tmp_path, "E401", text) == ["2:49 'unit-heels' never happens in any phase"]
