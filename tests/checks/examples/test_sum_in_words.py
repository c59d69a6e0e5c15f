"""Sums that texts tell in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Three times 2 coins for salt and one more for the scales, 8 coins together.", ["that makes 7, not 8"]),
        ("Three times 2 coins for salt and one more for the scales, 7 coins together.", []),
        ("She has 4 points for the mill and 3 points for the well, 8 points in all.", ["that makes 7, not 8"]),
        ("She has 4 points and 3 points and 1 point, 8 points in all.", []),
        ("She has 4 points and loses 3 points, 1 point in all.", []),
        ("Two of the five and three, 6 together.", []),
        ("The farms bring 20 grain: two bring four, and three bring five.", ["that makes 23, not 20"]),
        ("The farms bring 23 grain: two bring four, and three bring five.", []),
        ("There are five farms: two bring four, and three bring five.", []),
    ],
)
def test_what_numbers_come_to(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "W502", KIT, rules_md=f"# Rules\n\n{text}\n") == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("There were six sacks. Udo pays two. Five sacks are left.", ["that makes 4, not 5"]),
        ("The pawn stands on 12. The mill gives 3, a well 2. It comes to 18.", ["that makes 17, not 18"]),
        (
            "Ina starts with 9 coins. Rent costs her 4, and she gains 2 coins. She now has 6 coins.",
            ["that makes 7, not 6"],
        ),
        ("There were six sacks, and now there are eight. Udo pays three. Five sacks are left.", []),
        ("There were six sacks. Udo pays two coins. Five sacks are left.", []),  # Not in sacks.
        ("There were six sacks. Udo pays two for each of 2 hens. Five sacks are left.", []),  # Something else happens.
        ("There were six sacks. Five sacks are left.", []),
    ],
)
def test_what_an_example_leads_to(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "W502", KIT, rules_md=f"# Rules\n\n::: example\n{text}\n:::\n") == messages
    assert said(tmp_path, "W502", KIT, rules_md=f"# Rules\n\n{text}\n") == []
