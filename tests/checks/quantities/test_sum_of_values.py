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
TERN = ["the numbers of 'Tern' come to 6, but the rules say 7"]


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


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("Each band is worth 30 gold.", ["the gold of 'The South' come to 25, but the rules say 30"]),
        ("Both armies cost exactly 25 gold.", ["the gold of 'The North' come to 30, but the rules say 25"]),
        ("Every band has 40 gold.", []),  # It may have so much to spend.
        ("## Variant\n\nEach band is worth 30 gold.", []),
    ],
)
def test_what_armies_are_worth(tmp_path: Path, rules: str, messages: list[str]) -> None:
    kit = """
    texts: [{id: rules, name: Rules, files: [rules.md]}]
    sides: [{id: red, name: Reds}, {id: blue, name: Blues}]
    resources: [{id: gold, name: Gold}]
    units: [{id: cart, name: Cart, cost: {gold: 10}}, {id: ox, name: Ox, cost: {gold: 5}}]
    armies:
      - {id: north, name: The North, side: red, units: {cart: 2, ox: 2}}
      - {id: south, name: The South, side: blue, units: {cart: 1, ox: 3}}
    """
    assert said(tmp_path, "Q114", kit, rules_md=f"# Rules\n\n{rules}\n") == messages
