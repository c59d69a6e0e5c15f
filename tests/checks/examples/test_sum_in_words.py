"""Sums that texts tell in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import HEAD
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


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Ida rolls a 6 and a 2, a total of 9.", ["that makes 8, not 9"]),
        ("Ida rolls a 6 and a 2, a total of 8.", []),
        ("Ida rolls a 6, adds the Speed of her Hare, 3, for a total of 10.", ["that makes 9, not 10"]),
        ("Ida rolls a 6, adds 3 for the Hare and subtracts 1 for mud: 9 in all.", ["that makes 8, not 9"]),
        ("Ida rolls a 6, adds 3 for the Hare and subtracts 1 for mud: 8 in all.", []),
        ("Ida sells three hides at 4 coins each and gets 13 coins.", ["that makes 12, not 13"]),
        ("Ida sells three hides at 4 coins each and gets 12 coins.", []),
        ("Each of her 2 farms brings 3 grain, and the mill 4: 11 grain in total.", ["that makes 10, not 11"]),
        # What is paid may be another thing than what stands before.
        ("Ida fires three pots: she pays three wood and two more, five in all.", []),
        ("A run of five cards will score 1, 2, and 4 points, for a total of 7 points.", []),
        # What it is added to stands elsewhere, or the words do not say what a number does.
        ("She rolls a 4. The wind takes 1 off, and her dog adds 1: her total is 4.", []),
        ("Ida rolls a 6 and moves 3 spaces, a total of 8.", []),
        ("The farm gives 2, so that she adds 2 and has a total of 7 with her 5.", []),
        ("If she rolls a 6 and a 2, a total of 9 is needed.", []),
    ],
)
def test_what_a_sentence_reckons(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "W502", KIT, rules_md=f"# Rules\n\n{text}\n") == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Ida würfelt eine 6 und eine 2, zusammen 9.", ["that makes 8, not 9"]),
        ("Ida würfelt eine 6 und eine 2, zusammen 8.", []),
        ("Ida verkauft drei Felle zu je 4 Talern und bekommt 13 Taler.", ["that makes 12, not 13"]),
        ("Sie würfelt 4, zählt 2 für den Hasen hinzu und kommt auf 7.", ["that makes 6, not 7"]),
        ("Sie würfelt 4 und zieht 2 Felder weiter, zusammen 5.", []),
    ],
)
def test_german_sums(tmp_path: Path, text: str, messages: list[str]) -> None:
    german = f"{HEAD}language: de\n"
    assert said(tmp_path, "W502", KIT, kit_yaml=german, rules_md=f"# Regeln\n\n{text}\n") == messages
