"""By what a tie of the game is broken, said in two places."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
sides: [{id: red, name: The Reds}, {id: blue, name: The Blues}]
goals: [{id: most, name: Most, text: "GOAL"}]
texts: [{id: r, name: R, files: [rules.md]}]
"""


def count(folder: Path, goal: str, rules: str, more: str = "") -> int:
    """How often the check speaks of a goal, the section of the end and a summary."""
    text = f"# Rules\n\n## The end of the game\n\n{rules}\n\n## Summary\n\n{more}\n"
    return len(said(folder, "Q168", KIT.replace("GOAL", goal), rules_md=text))


@pytest.mark.parametrize(
    ("goal", "rules", "more"),
    [
        (
            "Have most fame. Ties are broken by cash.",
            "If two have the same score, the one with the fewest loans wins.",
            "",
        ),
        ("The Blues win ties.", "The side with more points wins. In a tie, the Reds win.", ""),
        (
            "",
            "Most points win. Tied players share the victory.",
            "Most points win the game; in a tie the youngest wins.",
        ),
        ("", "Tie: most coins, then most cards.", "Of those tied, the one with more cards in hand wins the game."),
        (
            "",
            "If two are level, the player with more gems is the winner.",
            "Most points win the game. A tie goes to whoever has most rubies.",
        ),
        ("Of sides with equal points, the one with more forts.", "A tie goes to the side with more steam.", ""),
    ],
)
def test_two_ways_to_break_a_tie(tmp_path: Path, goal: str, rules: str, more: str) -> None:
    assert count(tmp_path, goal, rules, more) == 1


@pytest.mark.parametrize(
    ("goal", "rules", "more"),
    [
        (
            "Ties are broken by coins.",
            "In a tie, the player with the most coins wins.",
            "Ties: most coins, then houses.",
        ),
        ("", "In a tie, the one with more coins wins. If there is still a tie, the one with more houses wins.", ""),
        ("Ties are broken by coins.", "", "In a battle, a tie goes to the Reds."),
        ("Ties are broken by coins.", "Players tied for the most houses share 3 points.", ""),
        ("Ties are broken by coins.", "", "## Solo variant\n\nIn a tie the Blues win the game."),
    ],
)
def test_one_way_and_other_ties(tmp_path: Path, goal: str, rules: str, more: str) -> None:
    assert count(tmp_path, goal, rules, more) == 0
