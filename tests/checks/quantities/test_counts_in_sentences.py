"""Numbers of pieces in sentences: in a list of parts, in a goal, in a series, and what makes a thing what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
sides: [{id: north, name: The North}, {id: south, name: The South, adjective: Southern}]
units: [{id: foot, name: Foot}, {id: horse, name: Horse}]
armies:
  - {id: north, name: Host, side: north, units: {foot: 6, horse: 2}}
  - {id: south, name: Guard, side: south, units: {foot: 5}}
markers:
  - {id: mark, name: Mark, supply: 24}
  - {id: chain, name: Chain, supply: 2}
  - {id: cup, name: Cup, supply: 1}
goals: [{id: rich, name: Rich, text: Hold 20 marks.}]
"""


@pytest.mark.parametrize(
    ("code", "rules", "messages"),
    [
        (
            "Q106",
            "## Components\n\n### Markers\n\nThere are 24 marks, three chains and one cup.",
            ["the text says 'three chains', but the supply has 2 in all"],
        ),
        ("Q106", "## Components\n\nThere are 24 marks, two chains and one cup.", []),
        ("Q106", "## Play\n\nThere are 24 marks, three chains and one cup in sight.", []),
        (
            "Z235",
            "## Components\n\nThe North has 8 counters and the South has 6.",
            ["the armies of 'The South' have 5 counters, not 6"],
        ),
        ("Z235", "## Components\n\nThe North has 8 counters and the South has 5.", []),
        ("Z235", "## Components\n\nThe North has 9 cards and the South has 6.", []),
        ("Z235", "## Play\n\nThe North has 9 counters and the South has 6.", []),
        (
            "Q107",
            "## Map\n\nThere are 12 roads on the map: 8 dirt roads, drawn thin, and 3 stone roads.",
            ["the parts of '12 roads' add up to 11: 8 + 3"],
        ),
        ("Q107", "## Map\n\nThere are 11 roads on the map: 8 dirt roads, drawn thin, and 3 stone roads.", []),
        (
            "S132",
            "## Components\n\n- 24 marks\n- 2 chains\n- 1 cup\n\n## Play\n\nUse 9 mark, 4 flare and 2 chain tokens.",
            ["the list of parts has no 'flare tokens'"],
        ),
        (
            "S132",
            "## Components\n\n- 24 marks\n- 2 chains\n- 1 cup\n\n## Play\n\nUse 9 mark, 1 cup and 2 chain tokens.",
            [],
        ),
        (
            "Q150",
            "## Falling\n\nA unit with two hits is dead.\n\n## Hits\n\nA unit with three hits is dead.",
            ["'three hits' contradicts 'two hits' in another place"],
        ),
        ("Q150", "## Falling\n\nA unit with two hits is shaken.\n\n## Hits\n\nA unit with three hits is dead.", []),
        (
            "Q150",
            "## Falling\n\nWhen a unit gets a second hit, it is dead.\n\n## Hits\n\nA unit with three hits is dead.",
            ["'three hits' contradicts 'second hit' in another place"],
        ),
    ],
)
def test_counts(tmp_path: Path, code: str, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, code, KIT, rules_md=f"# Rules\n\n{rules}\n") == messages


@pytest.mark.parametrize(
    ("number", "messages"), [(24, []), (30, ["'30 marks' are needed to win, but a player has at most 24"])]
)
def test_a_goal_says_what_one_must_hold(tmp_path: Path, number: int, messages: list[str]) -> None:
    assert (
        said(tmp_path, "Z207", KIT.replace("Hold 20 marks", f"Hold {number} marks"), rules_md="# Rules\n") == messages
    )
