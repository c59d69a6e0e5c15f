"""What the numbers of each record come to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
sets:
  - id: ships
    one: ship
    fields: {hull: number, sail: number, home: text}
    records: [{id: gull, name: Gull, hull: 3, sail: 4}, {id: tern, name: Tern, hull: 2, sail: 4}]
"""
TERN = ["the numbers of 'Tern' come to 6, and the rules say 7"]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("The two numbers of a ship come to seven.", TERN),
        ("The values of each ship add up to 7.", TERN),
        ("The three numbers of a ship come to seven.", []),  # They have two: others are meant.
        ("The numbers of a captain come to seven.", []),
    ],
)
def test_every_record_is_added_up(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q114", KIT, rules_md=f"# Rules\n\n{text}\n") == messages
