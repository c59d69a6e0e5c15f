"""Phases and headings that rules refer to by a number or a title."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\nphases: [{id: draw, name: Draw}, {id: play, name: Play}]\n"


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("Skip phase 3 in the first round.", ["there is no phase 3: the sequence has 2"]),
        ("In step five all players pay.", ["there is no step 5: the sequence has 2"]),
        ("Skip phase 2 in the first round.", []),
        ("1. Draw\n2. Play\n3. Rest\n\nSkip phase 3.", []),
        ("### Phase 3: Rest\n\nSkip phase 3.", []),
        ("Step 3 spaces back.", []),
        ("Phase 1.5 is short.", []),
    ],
)
def test_numbers_of_phases(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "T401", KIT, rules_md=f"# Rules\n\n{rules}\n") == messages


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("Captains (see Pirates) pay.", ["nothing is called 'Pirates'"]),
        ("Captains (see also Sea Trade below) pay.", ["nothing is called 'Sea Trade'"]),
        ("Goods move as described under Shipping.", ["nothing is called 'Shipping'"]),
        ("Captains (see Play) pay.", []),
        ("Captains (see the rules) pay.", []),
        ("## Pirates\n\nCaptains (see Pirates) pay.", []),
        ("You go to see Pirates.", []),
        ("It was described under Elizabeth as well.", []),
    ],
)
def test_titles_in_brackets(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "T103", KIT, rules_md=f"# Rules\n\n{rules}\n") == messages
