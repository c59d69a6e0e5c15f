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
        ("Put one cube on every mine that has fewer than three.", ["3 cube on each of 6 are 18, but there are 15"]),
        ("Put a cube token on each mine that has fewer than two.", []),
        ("Put one cube on every mine that has fewer than three. If the cubes run out, go on.", []),
        ("If you like, put one cube on every mine that has fewer than three.", []),
    ],
)
def test_a_number_times_another(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "S139", KIT, rules_md=f"# Rules\n\n{text}\n") == messages


def test_a_marker_on_a_track_shows_how_much_there_is(tmp_path: Path) -> None:
    text = "# Rules\n\nEach player starts with nine cubes.\n"
    counted = "9 cubes for each of 2 players are 18, but there are 15"
    assert said(tmp_path, "S139", KIT, rules_md=text) == [counted]
    on_track = (
        "resources: [{id: steam, name: Steam, marker: cube, track: gauge}]\n"
        "boards: [{id: gauge, name: Gauge, track: {spaces: [{name: '0'}, {name: '1'}]}}]\n"
    )
    assert said(tmp_path, "S139", KIT + on_track, rules_md=text) == []
