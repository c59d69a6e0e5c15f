"""Combat tables: rows, codes, columns, shifts, examples."""

from pathlib import Path

import pytest

from tests.checks.cases import found


def table(columns: str, *rows: str, by: str = "odds", results: str = "{AR: Back, DR: Off}", more: str = "") -> str:
    """A kit with one combat table: its columns in line 5, what they have besides in 6, its rows from line 9."""
    lines = "".join(
        f"      - {{on: {on}, results: '{cells}'}}\n" for on, _, cells in (row.partition(" ") for row in rows)
    )
    return (
        "tables:\n  - id: t\n    die: D6\n    combat:\n"
        f"      columns: {columns}\n      by: {by}\n    results: {results}\n    rows:\n{lines}{more}"
    )


@pytest.mark.parametrize(
    ("rows", "messages"),
    [
        (("1-3 AR -", "4-6 AR DR"), []),
        (("1-3 AR -", "4-6 AR"), ["10:28 the row 4-6 has 1 result, but the table has 2 columns"]),
        (("1-3 AR - DR", "4-6 AR DR"), ["9:28 the row 1-3 has 3 results, but the table has 2 columns"]),
        (("1-3 AR -", "4-6 "), ["10:14 the row 4-6 has no results, but the table has 2 columns"]),
        (("1-3 AR,-", "4-6 AR;DR"), []),
    ],
)
def test_a_row_has_a_result_for_each_column(tmp_path: Path, rows: tuple[str, ...], messages: list[str]) -> None:
    assert found(tmp_path, "D160", table("1:1 2:1", *rows)) == messages


def test_results_need_columns(tmp_path: Path) -> None:
    kit = "tables: [{id: t, die: D6, rows: [{on: 1-6, results: AR}]}]\n"
    assert found(tmp_path, "D160", kit) == ["1:53 the row 1-6 has results, but the table has no columns for them"]


@pytest.mark.parametrize(
    ("results", "cells", "unexplained", "unused"),
    [
        ("{AR: Back, DR: Off}", "AR DR", [], []),
        ("{AR: Back, DR: Off}", "AR DX", ["9:32 the result 'DX' of 't' has no meaning"], ["DR"]),
        ("{AR: Back}", "AR -", [], []),
        ("{AR: Back}", "AR –", [], []),
        ("{A#: Loses, D#: Loses}", "A1 A1/D2", [], []),
        ("{A#: Loses, D#: Loses}", "A1 A2/X", ["9:32 the result 'X' of 't' has no meaning"], ["D#"]),
        ("{A/D: Both, AR: Back}", "A/D AR", [], []),
        ("{A1: Lose one}", "A1 A2", ["9:32 the result 'A2' of 't' has no meaning"], []),
        ("{}", "AR DR", ["5:7 the results of 't' have no meaning: AR, DR"], []),
        ("{NE: None, '-': Nothing}", "NE -", [], []),
    ],
)
def test_every_code_has_a_meaning_and_every_meaning_a_code(
    tmp_path: Path, results: str, cells: str, unexplained: list[str], unused: list[str]
) -> None:
    kit = table("1:1 2:1", f"1-6 {cells}", results=results)
    assert found(tmp_path, "D161", kit) == unexplained
    assert [line.split("'")[-2] for line in found(tmp_path, "D162", kit)] == unused


@pytest.mark.parametrize(
    ("by", "columns", "message"),
    [
        ("odds", "1:3 1:2 1:1 3:2 2:1", None),
        ("odds", "1:2 1:3 1:1", "in 't', 1:3 is not higher than 1:2 to its left"),
        ("odds", "1:1 2:2", "in 't', 2:2 is not higher than 1:1 to its left"),
        ("differential", "≤-3 -2 -1 0 +1 2-4 5+", None),
        ("differential", "≤-3 -1 0 1+", "'t' has no column for -2, between ≤-3 and -1"),
        ("differential", "≤0 1-3 3-5 6+", "in 't', 3-5 is not higher than 1-3 to its left"),
        ("firepower", "1 2-3 4-6 7+", None),
        ("firepower", "1 2-3 7+", "'t' has no column for 4 to 6, between 2-3 and 7+"),
        ("firepower", "1 2+ 3-4", "in 't', 3-4 is not higher than 2+ to its left"),
    ],
)
def test_columns_leave_no_gap(tmp_path: Path, by: str, columns: str, message: str | None) -> None:
    results = found(tmp_path, "D163", table(columns, by=by))
    assert [line.split(" ", 1)[1] for line in results] == ([message] if message else [])


# Two sides of three units of strength 2 each; on a board of hexes, one on each, six can stand around another one.
ARMIES = """\
stats: [{id: strength}]
units: [{id: foot, stats: {strength: 2}}, {id: gun, stats: {strength: 1}}]
sides: [{id: red}, {id: blue}]
armies: [{id: red, side: red, units: {foot: 3}}, {id: blue, side: blue, units: {foot: 3}}]
boards: [{id: b, hexes: {columns: 9, rows: 9, cell: 9 mm, stack: 1}}]
"""
BOTH = "odds\n      attack: strength\n      defence: strength"


@pytest.mark.parametrize(
    ("columns", "armies", "messages"),
    [
        ("1:1 2:1 3:1", ARMIES, []),
        ("1:1 2:1 3:1 4:1 5:1", ARMIES, ["no attack comes to 4:1 or 5:1 of 't': at most 3:1"]),
        # One against one: no lower odds than 1:1 without stacking.
        ("1:2 1:1 2:1", ARMIES, ["no attack comes to 1:2 of 't': at least 1:1"]),
        ("1:2 1:1 2:1", ARMIES.replace("stack: 1", "stack: 2"), []),
        # A gun defends with 1: three of 2 against it are 6:1.
        ("1:1 3:1 6:1", ARMIES.replace("blue, units: {foot: 3", "blue, units: {foot: 3, gun: 1"), []),
        ("1:1 3:1 4:1", ARMIES + "terrain: [{id: wood, shift: +1}]\n", []),
        ("1:1 3:1 4:1", ARMIES + "terrain: [{id: wood, shift: -1}]\n", ["no attack comes to 4:1 of 't': at most 3:1"]),
        ("1:1 3:1 6:1", ARMIES + "terrain: [{id: marsh, defenders: 1/2}]\n", []),
        # Whoever may grow stronger may reach more.
        ("1:1 9:1", ARMIES + "statuses: [{id: brave, effects: [{do: modify, what: strength, by: +9}]}]\n", []),
        # Nobody knows how strong they are.
        ("1:1 9:1", "stats: [{id: strength}]\n", []),
    ],
)
def test_columns_that_no_attack_comes_to(tmp_path: Path, columns: str, armies: str, messages: list[str]) -> None:
    results = found(tmp_path, "D164", table(columns, by=BOTH, more=armies))
    assert [line.split(" ", 1)[1] for line in results] == messages


@pytest.mark.parametrize(
    ("by", "columns", "more", "messages"),
    [
        (BOTH, "1:1 2:1", "", []),
        (
            BOTH,
            "1:1 2:1",
            "terrain: [{id: river, attackers: 1/2}]\n",
            ["attacks as low as 1:2 are possible, but 't' starts with 1:1 and does not say what they mean"],
        ),
        (BOTH + "\n      beyond: Lower odds are 1:1.", "1:1 2:1", "terrain: [{id: river, attackers: 1/2}]\n", []),
        # Three of 2 against one of 2: +4 at most, 0 at least.
        (BOTH.replace("odds", "differential"), "0 1-2 3-4", "", []),
        (
            BOTH.replace("odds", "differential"),
            "0 1-3",
            "",
            ["attacks as high as 4 are possible, but 't' ends with 1-3 and does not say what they mean"],
        ),
        (BOTH.replace("odds", "firepower"), "1-2 3-5 6+", "", []),
        (
            BOTH.replace("odds", "firepower"),
            "3-5 6+",
            "",
            ["attacks as low as 2 are possible, but 't' starts with 3-5 and does not say what they mean"],
        ),
    ],
)
def test_attacks_beyond_the_ends(tmp_path: Path, by: str, columns: str, more: str, messages: list[str]) -> None:
    results = found(tmp_path, "D163", table(columns, by=by, more=ARMIES + more))
    assert [line.split(" ", 1)[1] for line in results] == messages


OFF = "shifts lead beyond 1:1 and 3:1 of 't', and it does not say what that means"


@pytest.mark.parametrize(
    ("shifts", "more", "messages"),
    [
        ("[]", "", []),
        ("[{id: led, by: +1}]", "", [OFF]),
        (
            "[]",
            "terrain: [{id: hill, shift: -1}]\n",
            [OFF],
        ),
        ("[{id: led, by: +1}]\n      beyond: They stop there.", "", []),
        (
            "[{id: led, by: 3}]\n      beyond: They stop there.",
            "",
            ["a shift by 3 always leads off 't': it has 3 columns"],
        ),
        ("[{id: led, by: -2}]\n      beyond: They stop there.", "", []),
    ],
)
def test_shifts_off_the_table(tmp_path: Path, shifts: str, more: str, messages: list[str]) -> None:
    results = found(tmp_path, "D165", table("1:1 2:1 3:1", by=f"odds\n      shifts: {shifts}", more=more))
    assert [line.split(" ", 1)[1] for line in results] == messages


EXAMPLE = """\
terrain:
  - {id: hill, name: Hill, shift: -1}
  - {id: river, name: River, attackers: 1/2}
  - {id: bridge, name: Bridge, negates: [river]}
stats: [{id: strength}]
units: [{id: foot, name: Foot, stats: {strength: 2}}, {id: gun, stats: {strength: 1}}]
examples:
  - {id: e, roll: t, %s}
"""
WITH_SHIFT = "odds\n      attack: strength\n      defence: strength\n      shifts: [{id: led, name: Led, by: +1}]"


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("attack: 7, defence: 3, rolled: 4, column: 2:1, gives: DR", ""),
        ("attack: 7, defence: 3, column: 3:1", "the example says 3:1, but 7 : 3 is 2:1"),
        ("attack: 5, defence: 6, column: 1:2", ""),  # Rounded in favour of the defender.
        ("attack: 7, defence: 3, terrain: [hill], column: 1:1", ""),
        ("attack: 7, defence: 3, terrain: [hill], modifiers: [led], column: 2:1", ""),
        (
            "attack: 7, defence: 3, terrain: [hill], column: 2:1",
            "the example says 2:1, but 7 : 3 is 2:1, with Hill −1 it is 1:1",
        ),
        ("attackers: {foot: 3}, defenders: {gun: 2}, attack: 6, defence: 2, column: 3:1", ""),
        (
            "attackers: {foot: 3}, defenders: {gun: 2}, attack: 7, column: 3:1",
            "the example says 7, but 3 × 2 (Foot) is 6",
        ),
        ("attackers: {foot: 3}, defenders: {gun: 2}, terrain: [river], attack: 3, column: 1:1", ""),
        ("attackers: {foot: 3}, defenders: {gun: 2}, terrain: [river, bridge], attack: 6, column: 3:1", ""),
        ("attack: 9, defence: 1, column: 3:1", ""),  # Beyond the last column.
        ("attack: 1, defence: 9, modifiers: [led], column: 1:1", ""),
        ("attack: 7, defence: 3, rolled: 1, gives: DR", "the example says DR, but 7 : 3 is 2:1, and a 1 there gives -"),
        ("attack: 7, defence: 3, rolled: 4, gives: Off", ""),  # What DR means.
        ("attack: 7, defence: 3, column: 5:1", "the example says 5:1, but 7 : 3 is 2:1"),
        ("attack: 7, rolled: 4, gives: DR", "the example 'e' does not say how strong both are"),
    ],
)
def test_examples_are_worked_out(tmp_path: Path, example: str, message: str) -> None:
    kit = table("1:2 1:1 2:1 3:1", "1-3 AR AR - DR", "4-6 AR - DR DR", by=WITH_SHIFT, more=EXAMPLE % example)
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "D166", kit)] == [message][: bool(message)]


OWNERS = """\
sides: [{id: red, name: Red}, {id: blue}]
armies: [{id: r, side: red, units: %s}, {id: b, side: blue, units: %s}]
"""


@pytest.mark.parametrize(
    ("red", "blue", "messages"),
    [
        ("{foot: 3, gun: 2}", "{}", ["attackers and defenders are both of Red"]),
        ("{foot: 3}", "{gun: 2}", []),
        # Both sides have guns, so that Red may attack those of Blue.
        ("{foot: 3, gun: 2}", "{gun: 2}", []),
        ("{}", "{}", []),
    ],
)
def test_nobody_attacks_their_own_side(tmp_path: Path, red: str, blue: str, messages: list[str]) -> None:
    example = EXAMPLE % "attackers: {foot: 3}, defenders: {gun: 2}, column: 3:1"
    more = example + OWNERS % (red, blue)
    kit = table("1:2 1:1 2:1 3:1", "1-3 AR AR - DR", "4-6 AR - DR DR", by=WITH_SHIFT, more=more)
    assert [line.split(" ", 1)[1] for line in found(tmp_path, "D166", kit)] == messages


@pytest.mark.parametrize(
    ("rows", "messages"),
    [
        (("1 AR AR DR", "2 AR - DR", "3 AR DR DR", "4 DR AR DR"), ["4 AR stands to the right of DR"]),
        # The usual order stands in the same row, too.
        (("1 AR AR DR", "2 AR - DR", "3 AR DR AR"), ["3 AR stands to the right of DR"]),
        (("1 AR AR DR", "2 AR - DR", "3 AR DR DR", "4 - AR DR"), []),
        # Twice the other way round is a table that means it; of two rows nobody knows which is wrong.
        (("1 AR AR DR", "2 AR - DR", "3 DR AR AR", "4 DR - AR"), []),
        (("1 AR DR", "2 DR AR"), []),
    ],
)
def test_better_odds_give_no_worse_result(tmp_path: Path, rows: tuple[str, ...], messages: list[str]) -> None:
    kit = table(" ".join(f"{odds}:1" for odds in range(1, len(rows[0].split()))), *rows)
    assert [line.split(" in the row ")[1].split(",")[0] for line in found(tmp_path, "D167", kit)] == messages
