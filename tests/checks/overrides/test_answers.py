"""Two sentences that answer a question of every game in two ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
sides: [{id: reds, name: Reds}, {id: blues, name: Blues}]
markers: [{id: anchor, name: Anchor, supply: 1}, {id: alarm, name: Alarm, supply: 1}, {id: hut, name: Hut, supply: 9}]
phases: [{id: end, name: End, text: 'PHASE'}]
"""
LEFT = "Pass the anchor to the left."


@pytest.mark.parametrize(
    ("phase", "rule", "count"),
    [
        ("The Reds plays first in every turn.", "The player with fewer huts on the map begins.", 1),
        ("The Reds plays first in every turn.", "If it rains, the player with fewer huts on the map begins.", 0),
        ("The Reds plays first in every turn.", "The Reds plays first in each round.", 0),
        (LEFT, "The one who has taken the last trick takes the anchor.", 1),
        (LEFT, "The anchor is passed to the left.", 0),
        (LEFT, "The one who has taken the last trick takes the hut.", 0),
        ("Whoever reaches Rome first wins the game.", "The most points win.", 1),
        ("Whoever reaches Rome first wins at once.", "The most points win.", 0),
        ("Whoever reaches Rome first wins.", "If nobody is in Rome, the most points win.", 0),
        ("Whoever reaches 20 points first wins the game.", "The most points win.", 0),
        ("Tide may not be led before it has turned.", "Tide can be led at any time.", 1),
        ("Tide may not be led before it has turned.", "Tide can be led when it has turned.", 0),
        ("A hut is built anywhere, a key area included.", "Huts may not be placed in key areas.", 1),
        ("A hut is built anywhere, a key area included.", "Walls may not be placed in key areas.", 0),
        (
            "When the alarm falls to 1, the player whose turn it is loses.",
            "When the alarm reaches 1, the game ends and the player with more huts has lost.",
            1,
        ),
        (
            "When the alarm falls to 1, the player whose turn it is loses.",
            "When the alarm reaches 9, the game ends and the player with more huts has lost.",
            0,
        ),
    ],
)
def test_a_phase_and_the_rules(tmp_path: Path, phase: str, rule: str, count: int) -> None:
    found = said(tmp_path, "Q168", KIT.replace("PHASE", phase), rules_md=f"# Rules\n\n## Play\n\n{rule}\n")
    assert found == [f"{rule!r} contradicts {phase!r}"] * count or found == [f"{phase!r} contradicts {rule!r}"] * count


def test_who_has_the_marker_at_first_is_another_matter(tmp_path: Path) -> None:
    kit = KIT.replace("PHASE", LEFT)
    rule = "## Set-up\n\nThe player who is oldest takes the anchor.\n"
    assert said(tmp_path, "Q168", kit, rules_md=f"# Rules\n\n{rule}") == []
