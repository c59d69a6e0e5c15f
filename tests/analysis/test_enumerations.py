"""Lists in sentences that name all records of a group but one."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.enumerations import stray_items
from tests.checks.cases import game_of

KIT = """\
units: [{id: d, name: Driver}, {id: s, name: Stoker}, {id: g, name: Guard}, {id: r, name: Runner}]
texts: [{id: rules, files: [rules.md]}]
"""


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("A train has a driver, a stoker, a pointsman and a runner.", [("pointsman", "Guard")]),
        ("A train has a driver, a stoker, a guard and a runner.", []),
        # The first item stands behind the words that lead to it, the last one before those that follow on it.
        ("On board are always one driver, a stoker, a pointsman and a runner in red.", [("pointsman", "Guard")]),
        ("A train has a driver, a pointsman, a guard and a runner for long runs.", [("pointsman", "Stoker")]),
        # Two are strange: the list is of something else.
        ("A train has a driver, a boiler, a pointsman and a runner.", []),
        # Two of the records are called by no item, or there are fewer items than records.
        ("A train has a driver, a driver, a pointsman and a runner.", []),
        ("A train has a driver, a pointsman and a runner.", []),
    ],
)
def test_an_item_that_is_none_of_a_group(tmp_path: Path, sentence: str, found: list[tuple[str, str]]) -> None:
    game = game_of(tmp_path, KIT, rules_md=f"# A\n\n{sentence}\n")
    context = GameContext(game)
    strays = [(item.words, item.missing.name) for item in stray_items(context, [tuple(game.units)])]
    assert strays == found
