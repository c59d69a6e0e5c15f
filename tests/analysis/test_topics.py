"""What the rules of a game are about."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis.topics import has_section, is_whole_game, mentions_topic
from tests.checks.cases import game_of

TEXT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(
    ("rules", "is_whole"),
    [
        ("# Play\n\nTake turns.\n", True),
        ("# Play\n\nAsk the referee.\n", True),
        ("# Play\n\nAsk the referee. Each player character has a name.\n", False),
    ],
)
def test_a_game_of_roles_has_no_end(tmp_path: Path, rules: str, is_whole: bool) -> None:
    assert is_whole_game(game_of(tmp_path, TEXT, rules_md=rules)) is is_whole


def test_sections_are_found_by_their_titles(tmp_path: Path) -> None:
    game = game_of(tmp_path, TEXT, rules_md="# The game\n\n## How to win\n\nHave most.\n\n## Winning\n\nMost.\n")
    assert has_section(game, "victory")
    assert not has_section(game, "set-up")


def test_a_section_that_shows_the_data_is_none_of_its_own(tmp_path: Path) -> None:
    goals = "goals: [{id: most, name: Most, text: Have most.}]\n"
    game = game_of(tmp_path, TEXT + goals, rules_md="# The game\n\n## Winning\n\n::table{goals}\n")
    assert not has_section(game, "victory")


@pytest.mark.parametrize(
    "kit",
    [
        "setup: [{id: a, text: The game ends after six turns.}]\n",
        "goals: [{id: a, note: The game ends after six turns.}]\n",
        "phases: [{id: a, steps: [{text: Count., steps: [{text: The game ends after six turns.}]}]}]\n",
        "first_player: {text: The game ends after six turns.}\n",
    ],
)
def test_a_topic_may_be_told_by_any_words_of_the_kit(tmp_path: Path, kit: str) -> None:
    game = game_of(tmp_path, TEXT + kit, rules_md="# Play\n\nGo on.\n")
    assert mentions_topic(game, "end") is True
    assert mentions_topic(game, "end", in_print=True) is False
