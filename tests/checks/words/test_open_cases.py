"""Cases that a rule leaves open: who cannot pay, and who is first of two that are level."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
UNPAID = ["nothing says what happens to whoever cannot pay this"]
LEVEL = ["nothing says which is the 'cart that is furthest behind' if two are level"]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Pay 1 water for each of your camels.", UNPAID),
        ("Each player pays two food per worker.", UNPAID),
        ("Each player pays two food per worker. Unfed workers leave.", []),
        ("Pay 1 water for each of your camels. Whoever cannot, loses one.", []),
        ("To build, pay 1 stone for each wall.", []),
        ("You may pay 1 stone for each wall.", []),
    ],
)
def test_what_everybody_has_to_pay(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "T374", KIT, rules_md=f"# Rules\n\n## Rest\n\n{text}\n") == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("The cart that is furthest behind moves first.", LEVEL),
        ("The cart that is furthest behind moves first, of two the upper one.", []),
        ("The cart that is furthest behind moves first. Carts on the same space roll a die.", []),
        ("The cart that is furthest behind is lost.", []),
    ],
)
def test_whose_turn_it_is_by_place(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "T373", KIT, rules_md=f"# Rules\n\n## Journey\n\n{text}\n") == messages
