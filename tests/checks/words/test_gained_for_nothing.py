"""What players gain and nothing asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
resources: [{id: pearl, name: Pearl, plural: Pearls}]
setup: [{id: heap, text: Put the pearls beside the board.}]
"""
PEARL = ["players gain Pearl, and nothing says what it is for"]


@pytest.mark.parametrize(
    ("rules", "more", "messages"),
    [
        ("Whoever dives gains two pearls. When you rest, take a pearl.", "", PEARL),
        ("You get one pearl on your birthday.", "", PEARL),
        ("Whoever dives gains two pearls. A ship costs three pearls.", "", []),
        ("Whoever dives gains two pearls. Most pearls win.", "", []),
        ("Whoever dives gains two pearls.", "units: [{id: junk, name: Junk, cost: {pearl: 3}}]", []),
        ("Whoever dives gains two pearls.", "formulas: [{id: end, inputs: [pearls], value: 2 * pearls}]", []),
        ("Whoever dives gains two pearls. Spend one to dive again.", "", []),
        ("Whoever dives gains two pearls. Then rest.", "", PEARL),
        ("Nothing happens.", "", []),
    ],
)
def test_a_resource_of_no_use(tmp_path: Path, rules: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "T372", f"{KIT}{more}\n", rules_md=f"# Dive\n\n{rules}\n") == messages
