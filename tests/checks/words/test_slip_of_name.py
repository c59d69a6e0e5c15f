"""A word that is one letter away from a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\nmarkers: [{id: ship, name: Ship}]\n"
USED = "Move your ship. One ship may follow. No ship stops. Every ship at a reef is lost."


@pytest.mark.parametrize(
    ("rules", "word"),
    [
        ("Repair your shop.", "shop"),
        ("One shop may turn.", "shop"),
        ("Open the shop.", ""),  # What stands before it tells nothing.
        ("Repair his shop.", ""),  # Nor does what never stands before the name.
        ("Repair your shop. Shops are open.", ""),
        ("Repair your boat.", ""),
        ("Repair your ships.", ""),
        ("Repair your shiq.", ""),  # No word at all: T109 finds it.
    ],
)
def test_a_word_behind_what_stands_before_the_name(tmp_path: Path, rules: str, word: str) -> None:
    messages = [f"{word!r} is one letter away from 'ship', and occurs only here"] if word else []
    assert said(tmp_path, "T414", KIT, rules_md=f"# Rules\n\n{USED}\n\n{rules}\n") == messages


def test_a_name_that_is_seldom_used_is_not_meant(tmp_path: Path) -> None:
    assert said(tmp_path, "T414", KIT, rules_md="# Rules\n\nMove your ship. Repair your shop.\n") == []
