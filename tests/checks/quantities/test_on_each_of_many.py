"""Markers on each of something, and for each player."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

# The head of each test kit is for two players.
KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
markers: [{id: cube, name: Cube, supply: 15}, {id: mine, name: Mine, supply: 6}]
"""


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Put 2 cubes on each of the eight islands.", ["2 cubes on each of 8 are 16, but there are 15"]),
        ("Put 2 cubes on each of the seven islands.", []),
        ("Lay three cubes on every mine.", ["3 cubes on each of 6 are 18, but there are 15"]),
        ("Lay two cubes on every mine.", []),
        ("Lay three cubes on every ship.", []),
        ("Each player takes 8 cubes.", ["8 cubes for each of 2 players are 16, but there are 15"]),
        ("Each player takes 7 cubes.", []),
        ("If you like, each player takes 8 cubes.", []),
    ],
)
def test_a_number_times_another(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "S139", KIT, rules_md=f"# Rules\n\n{text}\n") == messages
