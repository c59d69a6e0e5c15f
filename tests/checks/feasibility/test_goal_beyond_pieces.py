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


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("The game ends at once when a player has all five of their huts on the board.", "'five of their huts'"),
        ("It ends earlier if a village has ten dams.", "'ten dams'"),
        ("The game is over as soon as somebody owns at least five stone huts.", "'five stone huts'"),
        ("The game ends at once when a player has all four of their huts on the board.", ""),
        ("When a player has ten dams, shuffle the deck.", ""),
        ("## Variant\n\nThe game ends when a village has ten dams.", ""),
    ],
)
def test_what_is_needed_to_end_the_game(tmp_path: Path, rule: str, message: str) -> None:
    kit = """
    texts: [{id: rules, name: Rules, files: [rules.md]}]
    markers: [{id: hut, name: Hut, per_player: 4, supply: 16}, {id: dam, name: Dam, supply: 9}]
    """
    found = said(tmp_path, "Z207", kit, rules_md=f"# Dale\n\n## End\n\n{rule}\n")
    most = 9 if "dams" in message else 4
    assert found == ([f"{message} are needed to end the game, but a player has at most {most}"] if message else [])
