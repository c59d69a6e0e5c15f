"""What modifiers do to tables and targets: closed ends, certain rolls, rows beyond reach."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.analysis.exclusions import exclude
from pnp.analysis.odds import sums
from pnp.checks.dice.reach import in_words, sums_with_modifiers
from pnp.model.tables import Modifier
from tests.checks.cases import found


def table(die: str, rows: str, modifiers: str = "", more: str = "") -> str:
    """A kit with one table; its rows start in line 5."""
    lines = "".join(f"\n      - {{on: '{row}'}}" for row in rows.split(" | "))
    return f"tables:\n  - id: t\n    die: {die}\n    modifiers: [{modifiers}]\n    rows:{lines}\n{more}"


UP = "{id: up, by: +1}"
DOWN = "{id: down, by: -2}"


def test_the_fewest_modifiers_for_each_sum() -> None:
    one = Modifier(id="one", by=1, times=3)
    three = Modifier(id="three", by=3, excludes=("one",))
    minus = Modifier(id="minus", by=-1)
    sums = {total: in_words(applied) for total, applied in sums_with_modifiers([one, three, minus]).items()}
    assert sums == {
        -1: "-1 (minus)",
        0: "",
        1: "+1 (one)",
        2: "2 × +1 (one)",
        3: "+3 (three)",
    }


@st.composite
def modifiers(draw: st.DrawFn) -> list[Modifier]:
    """A few modifiers, some of which exclude others."""
    ids = [f"m{number}" for number in range(draw(st.integers(0, 5)))]
    return [
        Modifier(
            id=one,
            by=draw(st.integers(-3, 3)),
            times=draw(st.integers(1, 3)),
            excludes=tuple(draw(st.lists(st.sampled_from(ids), max_size=2))),
        )
        for one in ids
    ]


@given(modifiers())
def test_each_sum_is_what_its_modifiers_add_up_to(some: list[Modifier]) -> None:
    found = sums_with_modifiers(some)
    assert tuple(found) == sums(some)
    for total, applied in found.items():
        assert sum(one.by * times for one, times in applied) == total
        assert all(1 <= times <= one.times for one, times in applied)
        together = [one for one, _ in applied]
        assert not any(exclude(one, other) for one in together for other in together if one is not other)


@pytest.mark.parametrize(
    ("die", "rows", "modifiers", "messages"),
    [
        ("D6", "1-3 | 4-6", UP, ["7:14 no row of 't' covers 7, which is 6 +1 (up)"]),
        ("D6", "1-3 | 4-6", DOWN, ["6:14 no row of 't' covers -1, which is 1 -2 (down)"]),
        (
            "D6",
            "1-3 | 4-6",
            f"{UP}, {DOWN}",
            ["6:14 no row of 't' covers -1, which is 1 -2 (down)", "7:14 no row of 't' covers 7, which is 6 +1 (up)"],
        ),
        ("2D6", "2-7 | 8-12", "{id: a, by: 1, times: 2}", ["7:14 no row of 't' covers 13, which is 12 +1 (a)"]),
        ("D6", "1-3 | 4-6", "{id: a, by: 2}, {id: b, by: 1}", ["7:14 no row of 't' covers 7, which is 6 +1 (b)"]),
        ("D6", "1-3 | 4+", UP, []),
        ("D6", "≤3 | 4-7", f"{UP}, {DOWN}", []),
        ("D6", "1-3 | 4-6", "", []),
        ("D6", "1-3 | 4-6", "{id: nil, by: 0}", []),
        ("D66", "11-36 | 41-66", UP, []),
    ],
)
def test_closed_ends(tmp_path: Path, die: str, rows: str, modifiers: str, messages: list[str]) -> None:
    assert found(tmp_path, "D104", table(die, rows, modifiers)) == messages


def test_a_roll_brings_its_modifiers_to_the_table(tmp_path: Path) -> None:
    rolls = "rolls: [{id: r, die: D6, table: t, modifiers: [{id: luck, by: 2}]}]\n"
    assert found(tmp_path, "D104", table("D6", "1-3 | 4-6", "", rolls)) == [
        "7:14 no row of 't' covers 8, which is 6 +2 (luck)"
    ]
    assert found(tmp_path, "D104", table("D6", "1-3 | 4-6", "", rolls.replace("table: t", "target: 4+"))) == []


@pytest.mark.parametrize(
    "words",
    ["More than 6 counts as 6.", "Treat a total below 1 as 1.", "A result of 7 or more is a 6."],
)
def test_words_may_say_what_happens_beyond_the_table(tmp_path: Path, words: str) -> None:
    text = table("D6", "1-3 | 4-6", UP)
    assert len(found(tmp_path, "D104", text)) == 1
    assert found(tmp_path, "D104", text.replace("    die:", f"    text: {words}\n    die:")) == []


@pytest.mark.parametrize(
    ("roll", "messages"),
    [
        (
            "die: D6, target: 4+, modifiers: [{id: a, by: 3}]",
            ["1:34 'r' cannot fail with +3 (a): the lowest total is 1 +3 = 4"],
        ),
        (
            "die: D6, target: 4+, modifiers: [{id: a, by: -3}]",
            ["1:34 'r' cannot succeed with -3 (a): the highest total is 6 −3 = 3"],
        ),
        (
            "die: D6, target: ≤2, modifiers: [{id: a, by: -2, times: 2}]",
            ["1:34 'r' cannot fail with 2 × -2 (a): the highest total is 6 −4 = 2"],
        ),
        ("die: D6, target: 4+, modifiers: [{id: a, by: 2}, {id: b, by: -2}]", []),
        ("die: D6, target: 4+, modifiers: [{id: a, by: 2, excludes: [b]}, {id: b, by: 1}]", []),
        ("die: D6, target: 4+, modifiers: [{id: a, by: 3}], natural: {1: always a miss}", []),
        ("die: D10, target: 9+, modifiers: [{id: a, by: 2, times: 4}]", []),
        ("die: D6, target: 1+", []),
    ],
)
def test_what_cannot_fail_or_succeed(tmp_path: Path, roll: str, messages: list[str]) -> None:
    assert found(tmp_path, "D106", f"rolls: [{{id: r, {roll}}}]\n") == messages


def test_a_row_that_only_excluded_modifiers_would_reach(tmp_path: Path) -> None:
    both = "{id: a, by: 1}, {id: b, by: 1, excludes: [a]}"
    assert found(tmp_path, "D107", table("D6", "1-6 | 7 | 8+", both)) == [
        "8:14 no roll reaches '8+' of 't': D6 with its modifiers comes to 1–7"
    ]
    assert found(tmp_path, "D107", table("D6", "1-6 | 7 | 8+", both.replace(", excludes: [a]", ""))) == []
    assert found(tmp_path, "D107", table("D6", "≤0 | 1-6 | 7+", "{id: a, by: 1}")) == []  # D103 speaks of it.


@pytest.mark.parametrize(
    ("die", "message"),
    [
        ("2D6", "8:22 'r' rolls 2D6, but its table 't' is for D6"),
        ("D6+1", "8:22 'r' rolls D6+1, but its table 't' is for D6"),
        ("1d6", None),
    ],
)
def test_a_roll_with_another_die_than_its_table(tmp_path: Path, die: str, message: str | None) -> None:
    text = table("D6", "1-3 | 4-6", "", f"rolls: [{{id: r, die: {die}, table: t}}]\n")
    assert found(tmp_path, "D108", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("natural", "messages"),
    [
        ("{1: always a miss}", ["1:49 2D6 never shows a natural 1 (2–12)"]),
        ("{13: always a hit}", ["1:49 2D6 never shows a natural 13 (2–12)"]),
        ("{2: always a miss, 12: always a hit}", []),
        ("{2-3: always a miss}", []),
        ("{doubles: roll again}", []),
    ],
)
def test_natural_results(tmp_path: Path, natural: str, messages: list[str]) -> None:
    assert found(tmp_path, "D109", f"rolls: [{{id: r, die: 2D6, target: 8+, natural: {natural}}}]\n") == messages


def test_more_different_results_than_rows(tmp_path: Path) -> None:
    text = """
    tables: [{id: t, die: D2, duplicates: reroll, rows: [{on: 1}, {on: 2}]}]
    sides: [{id: n}]
    armies: [{id: a, side: n, rolls: {t: 2}}]
    options: [{id: o, adds: {rolls: {a: {t: 1}}}}]
    """
    assert found(tmp_path, "D110", text) == ["4:41 2 + 1 = 3 different results of 't' are needed, but it has 2 rows"]
    assert found(tmp_path, "D110", text.replace("reroll", "stack")) == []
    assert found(tmp_path, "D110", text.replace("{t: 2}", "{t: 1}")) == []
    assert found(tmp_path, "D110", text.replace("{t: 2}", "{t: 3}")) == [
        "3:38 3 different results of 't' are needed, but it has 2 rows"
    ]


@pytest.mark.parametrize(
    ("target", "modifiers", "message"),
    [
        ("6", "[{id: mud, by: 1}]", "the target 6 of 'r' leaves out 7, which is 6 +1 (mud)"),
        ("5-6", "[{id: mud, by: 1, times: 2}]", "the target 5-6 of 'r' leaves out 7, which is 6 +1 (mud)"),
        ("1-2", "[{id: mud, by: -1}]", "the target 1-2 of 'r' leaves out 0, which is 1 -1 (mud)"),
        ("6+", "[{id: mud, by: 1}]", None),
        ("≤2", "[{id: mud, by: -1}]", None),
        ("6", "[{id: mud, by: -1}]", None),
        ("3-4", "[{id: mud, by: 1}]", None),
        ("6", "[]", None),
    ],
)
def test_a_target_that_modifiers_pass_by(tmp_path: Path, target: str, modifiers: str, message: str | None) -> None:
    text = f"rolls: [{{id: r, die: D6, target: {target}, modifiers: {modifiers}}}]\n"
    assert found(tmp_path, "D104", text) == ([f"1:34 {message}"] if message else [])


@pytest.mark.parametrize(
    ("words", "messages"),
    [
        ("Treat a result below 1 as 1 and above 6 as 6.", []),
        ("A result of more than six counts as 6.", ["6:14 no row of 't' covers 0, which is 1 -1 (down)"]),
        (
            "Treat hills as woods. A unit may not stack above 6.",
            ["6:14 no row of 't' covers 0, which is 1 -1 (down)", "7:14 no row of 't' covers 7, which is 6 +1 (up)"],
        ),
    ],
)
def test_rules_may_say_what_happens_beyond_the_table(tmp_path: Path, words: str, messages: list[str]) -> None:
    text = table("D6", "1-3 | 4-6", f"{UP}, {{id: down, by: -1}}", "texts: [{id: rules, files: [rules.md]}]\n")
    assert found(tmp_path, "D104", text, rules_md=f"# Combat\n\n{words}\n") == messages


GROUND = """
terrain: [{id: wood, name: Wood}, {id: hill, name: Hill}]
classes: [{id: horse, name: Horse}, {id: elite, name: Elite troops}, {id: foot, name: Foot}]
units: [{id: hussars, classes: [horse, elite]}, {id: pikes, classes: [foot]}]
decks: [{id: orders, cards: [{id: charge, name: Charge}]}]
rolls:
  - {id: r, die: D6, target: 4+, modifiers: [{id: a, by: 2, %s}, {id: b, by: 1, %s}]}
"""
CERTAIN = ["6:30 'r' cannot fail with +2 (a), +1 (b): the lowest total is 1 +3 = 4"]


@pytest.mark.parametrize(
    ("first", "second", "messages"),
    [
        ("source: terrain.wood", "source: terrain.hill", []),
        ("source: terrain.wood", "source: classes.horse", CERTAIN),
        ("source: classes.horse", "source: classes.foot", []),
        ("source: classes.horse", "source: classes.elite", CERTAIN),
        ("versus: [horse]", "versus: [foot]", []),
        ("versus: [horse, foot]", "versus: [foot]", CERTAIN),
        ("source: orders.charge", "text: downhill", []),
    ],
)
def test_what_never_applies_together(tmp_path: Path, first: str, second: str, messages: list[str]) -> None:
    assert found(tmp_path, "D106", GROUND % (first, second)) == messages
