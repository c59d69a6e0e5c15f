"""Sums that texts tell in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Three times 2 coins for salt and one more for the scales, 8 coins together.", ["that is 7, and not 8"]),
        ("Three times 2 coins for salt and one more for the scales, 7 coins together.", []),
        ("She has 4 points for the mill and 3 points for the well, 8 points in all.", ["that is 7, and not 8"]),
        ("She has 4 points and 3 points and 1 point, 8 points in all.", []),
        ("She has 4 points and loses 3 points, 1 point in all.", []),
        ("Two of the five and three, 6 together.", []),
    ],
)
def test_what_numbers_come_to(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "W502", KIT, rules_md=f"# Rules\n\n{text}\n") == messages
