"""What is all taken at the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

# The head of each test kit is for two players.
KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
markers: [{id: camel, name: Camel, supply: SUPPLY}]
setup: [{id: camels, text: Each player takes three camels.}]
"""


@pytest.mark.parametrize(
    ("supply", "rules", "count"),
    [
        (6, "Pay two coins and take a camel.", 1),
        (7, "Pay two coins and take a camel.", 0),
        (6, "Pay two coins and ride a camel.", 0),
        (6, "Pay two coins and take a camel. Who rests returns one camel.", 0),
        (6, "Pay water for the camels, and buy another camel.", 1),
        (6, "Take a camel. If the camels run out, go on foot.", 0),
        (6, "Take a camel.\n\nIf the coins run out, use buttons.", 1),
        (6, "Take a camel.\n\nIf any pieces run out, go without.", 0),
        (6, "## Set-up\n\nNow take one camel each.", 0),
    ],
)
def test_a_gain_of_which_none_is_left(tmp_path: Path, supply: int, rules: str, count: int) -> None:
    messages = ["there is no camel left: 2 players take all 6 at the start"] * count
    assert said(tmp_path, "S140", KIT.replace("SUPPLY", str(supply)), rules_md=f"# Rules\n\n{rules}\n") == messages
