"""Printed markers and counters against what can be in play."""

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
sides: [{id: n}, {id: s}]
classes: [{id: foot}]
units: [{id: pikes, classes: [foot]}, {id: bows}]
armies:
  - {id: a, side: n, units: {pikes: 4, bows: 1}%s}
  - {id: b, side: s, units: {pikes: 2}}
components: [{id: c, kind: counter, of: armies, layout: x}]
"""
LEVY = "options: [{id: levy, adds: {units: {a: {pikes: 2}}}}, {id: call, adds: {units: {a: {pikes: 1}}}}]\n"


@pytest.mark.parametrize(
    ("spare", "more", "message"),
    [
        ("", "", None),
        (
            "",
            LEVY,
            "5:37 4 counters of 'pikes' are printed for 'a', but 6 can be in play (4 + 2 with option 'levy' = 6)",
        ),
        (
            ", spare: {pikes: 1}",
            LEVY,
            "5:65 5 counters of 'pikes' are printed for 'a', but 6 can be in play (4 + 2 with option 'levy' = 6)",
        ),
        (", spare: {pikes: 2}", LEVY, None),
        (", spare: {pikes: = 1 + 1}", LEVY, None),
        (
            ", spare: {pikes: 2}",
            LEVY + "scenarios: [{id: big, armies: [a, b], options: [levy, call]}]\n",
            (
                "5:65 6 counters of 'pikes' are printed for 'a', but 7 can be in play in scenario 'big' "
                "(4 + 2 with option 'levy' + 1 with option 'call' = 7)"
            ),
        ),
        (
            "",
            "options: [{id: o, adds: {units: {b: {pikes: 0}}}}]\nscenarios: [{id: x, armies: [b], options: [o]}]\n",
            None,
        ),
        (
            "",
            "options: [{id: levy, adds: {units: {b: {bows: 1}}}}]\n",
            "6:29 0 counters of 'bows' are printed for 'b', but 1 can be in play (0 + 1 with option 'levy' = 1)",
        ),
    ],
)
def test_counters_for_what_options_and_scenarios_add(
    tmp_path: Path, spare: str, more: str, message: str | None
) -> None:
    text = KIT % spare + more
    assert found(tmp_path, "S102", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("duplicates", "effect", "gained"),
    [
        ("", "do: gain, what: pikes, count: 2", "4 by 2 rolls on 'leaders'"),
        ("duplicates: reroll, ", "do: gain, what: pikes, count: 2", "3 by 2 rolls on 'leaders'"),
        ("", "do: gain, what: unit, count: 1-3, target: {classes: [foot]}", "6 by 2 rolls on 'leaders'"),
        ("", "do: gain, what: foot", "2 by 2 rolls on 'leaders'"),
        ("", "do: gain, what: unit, target: {units: [bows]}", ""),
        ("", "do: gain, what: unit, target: {side: enemy}", ""),
        ("", "do: lose, what: pikes", ""),
    ],
)
def test_counters_for_what_rolls_before_the_game_bring(
    tmp_path: Path, duplicates: str, effect: str, gained: str
) -> None:
    second = "do: gain, what: pikes" if duplicates else "do: draw, what: card"
    text = KIT % ", rolls: {leaders: 2}" + (
        f"tables: [{{id: leaders, {duplicates}die: D2, rows: [{{on: 1, effects: [{{{effect}}}]}}, "
        f"{{on: 2, effects: [{{{second}}}]}}]}}]\n"
    )
    lines = [one for one in found(tmp_path, "S102", text) if "'pikes'" in one]
    assert bool(lines) == bool(gained)
    assert all(f"(4 + {gained} = " in one for one in lines)


def test_a_component_may_choose_units_and_armies(tmp_path: Path) -> None:
    one_army = (KIT % "").replace("of: armies,", "of: armies.b,") + LEVY
    assert found(tmp_path, "S102", one_army) == []
    some = (KIT % "").replace("layout: x}", "layout: x, where: unit.id == 'pikes'}")
    assert found(tmp_path, "S102", some) == ["5:46 0 counters of 'bows' are printed for 'a', but 1 can be in play"]
    split = (
        some.replace("]\n", "]\n", 1).rstrip()[:-1]
        + ", {id: e, kind: counter, of: armies, layout: x, where: unit.id == 'bows'}]\n"
    )
    assert found(tmp_path, "S102", split) == []


def test_kits_without_counters_of_armies_are_left_alone(tmp_path: Path) -> None:
    assert found(tmp_path, "S102", (KIT % "").replace("kind: counter", "kind: card") + LEVY) == []
    assert found(tmp_path, "S102", (KIT % "").replace("of: armies", "of: units") + LEVY) == []


@pytest.mark.parametrize(
    ("marker", "message"),
    [
        ("supply: 2, needs: 3", "1:27 2 of 'm' are printed, but 3 can be in play"),
        ("supply: 1, needs: = 2 + 2 * 3", "1:27 1 of 'm' is printed, but 8 can be in play (2 + 2 × 3 = 8)"),
        ("supply: 1, needs: 3, unlimited: true", None),
        ("supply: 3, needs: 3", None),
        ("supply: 3", None),
        ("needs: 3", None),
    ],
)
def test_markers_against_what_they_need(tmp_path: Path, marker: str, message: str | None) -> None:
    assert found(tmp_path, "S101", f"markers: [{{id: m, {marker}}}]\n") == ([message] if message else [])


@pytest.mark.parametrize(
    ("supply", "marker", "placed", "laid"),
    [
        (2, "", "{marker: m, at: [a, b]}", None),
        (2, "", "{marker: m, at: [a, b, c]}", 3),
        (2, "", "{marker: m, at: a, count: 3}", 3),
        (3, "at: [d, e]", "{marker: m, at: [a, b]}", 4),
        # Whose place nobody knows may be that of all others.
        (2, "at: d", "{marker: m, at: [a, b]}", None),
        # Each side has markers of its own.
        (2, "", "{marker: m, at: [a, b], side: red}, {marker: m, at: [c, d], side: blue}", None),
        (2, "", "{marker: m, at: [a, b], side: red}, {marker: m, at: c}", 3),
        (2, "unlimited: true", "{marker: m, at: [a, b, c]}", None),
        (2, "", "{marker: other, at: [a, b, c]}", None),
    ],
)
def test_markers_against_what_the_set_up_places(
    tmp_path: Path, supply: int, marker: str, placed: str, laid: int | None
) -> None:
    game = f"""\
sides: [{{id: red, name: Red}}, {{id: blue, name: Blue}}]
markers: [{{id: m, supply: {supply}{f", {marker}" if marker else ""}}}, {{id: other}}]
setup: [{{id: start, text: Begin., markers: [{placed}]}}]
"""
    assert found(tmp_path, "S101", game) == (
        [f"2:27 {supply} of 'm' are printed, but the set-up puts {laid} on places"] if laid else []
    )
