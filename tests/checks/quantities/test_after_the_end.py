"""Records for a turn that the game does not reach."""

from pathlib import Path

import pytest

from tests.checks.cases import found

SET = """
sets:
  - id: arrivals
    fields: {when: {type: number, name: %s}, count: number}
    records: [{id: early, when: 3, count: 12}, {id: late, when: 9, count: 12}]
texts: [{id: rules, files: [rules.md]}]
"""


@pytest.mark.parametrize(
    ("name", "rules", "message"),
    [
        (
            "Game Turn",
            "The game is played in eight Game Turns.",
            "'late' is for Game Turn 9, but the game lasts 8 turns",
        ),
        ("Round", "The game ends after round 5.", "'late' is for Round 9, but the game lasts 5 rounds"),
        ("Turn", "The game lasts nine turns.", ""),
        ("Turn", "The game lasts eight turns. The game ends after turn 10.", ""),
        ("Turn", "The game lasts eight rounds.", ""),
        ("Year", "The game ends after 1940 years.", ""),
        ("Turn", "Each player has eight turns.", ""),
    ],
)
def test_records_after_the_end(name: str, rules: str, message: str, tmp_path: Path) -> None:
    places = found(tmp_path, "Q155", SET % name, rules_md=f"# Rules\n\n{rules}\n")
    assert [place.partition(" ")[2] for place in places] == ([message] if message else [])


def test_a_turn_track_says_which_of_two_lengths_is_right(tmp_path: Path) -> None:
    rules = "# Rules\n\nThe game lasts eight turns. The game ends after turn 10.\n"
    text = SET % "Turn" + "boards: [{id: b, name: Turn Record, track: {count: 8}}]\n"
    assert len(found(tmp_path, "Q155", text, rules_md=rules)) == 1


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        (
            "A game lasts six rounds.\n\nIn the seventh round nobody trades.",
            ["there is no round 7: the game lasts 6 rounds"],
        ),
        ("A game lasts six rounds.\n\nIn the sixth round nobody trades.", []),
        ("A game lasts six rounds.\n\nIn the seventh turn nobody trades.", []),
        ("A game lasts six rounds. The game ends after round 8.\n\nIn the seventh round nobody trades.", []),
    ],
)
def test_times_in_sentences(tmp_path: Path, rules: str, messages: list[str]) -> None:
    texts = "texts: [{id: rules, files: [rules.md]}]\n"
    assert [line.partition(" ")[2] for line in found(tmp_path, "Q155", texts, rules_md=rules)] == messages
