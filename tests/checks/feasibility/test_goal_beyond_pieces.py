"""Goals that ask for more pieces than there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
markers: [{id: silo, name: Silo, supply: 8}]
goals: [{id: arsenal, text: A player with GOAL fuelled silos wins.}]
"""


@pytest.mark.parametrize(
    ("goal", "rule", "most"),
    [
        ("five", "Each side has 30 cubes, five agents and four silos.", 4),
        ("four", "Each side has 30 cubes, five agents and four silos.", 0),
        ("five", "There are silos.", 0),
        ("nine", "There are silos.", 8),
    ],
)
def test_what_is_needed_to_win(tmp_path: Path, goal: str, rule: str, most: int) -> None:
    found = said(tmp_path, "Z207", KIT.replace("GOAL", goal), rules_md=f"# Rules\n\n{rule}\n")
    message = f"'{goal} fuelled silos' are needed to win, but a player has at most {most}"
    assert found == ([message] if most else [])
