"""States that rules ask for and never give."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.states import unexplained_states
from tests.checks.cases import game_of

KIT = "units: [{id: carriage, name: Carriage}]\ntexts: [{id: rules, files: [rules.md]}]\n"


def _found(folder: Path, rules: str) -> list[str]:
    context = GameContext(game_of(folder, KIT, rules_md=f"# Play\n\n{rules}\n"))
    return [state.word for state in unexplained_states(context)]


@pytest.mark.parametrize(
    "rules",
    [
        "It moves two unless the carriage is coupled.",
        "Turn a carriage that is coupled.",
        "A coupled carriage moves two.",
        "Each coupled carriage costs three.",
        "The carriage becomes coupled.",
    ],
)
def test_a_state_that_is_asked_for_or_given_and_never_explained(tmp_path: Path, rules: str) -> None:
    assert _found(tmp_path, rules) == ["coupled"]


@pytest.mark.parametrize(
    "more",
    [
        "Couple two carriages by a chain.",
        "Coupling takes a turn.",
        "A carriage is coupled when it stands behind another.",
        "It is then coupled.",
        "**Coupled** wagons move as one.",
    ],
)
def test_a_state_is_given_by_its_sense_or_by_another_form_of_its_word(tmp_path: Path, more: str) -> None:
    assert _found(tmp_path, f"A coupled carriage moves two. {more}") == []


def test_a_noun_of_the_same_word_gives_it_too(tmp_path: Path) -> None:
    assert _found(tmp_path, "A refitted carriage moves two. A refitment takes a turn.") == []


@pytest.mark.parametrize(
    "rules",
    ["A damaged carriage moves two.", "A dented kettle costs two.", "**Variant:** A coupled carriage moves two."],
)
def test_states_that_need_no_words(tmp_path: Path, rules: str) -> None:
    assert _found(tmp_path, rules) == []
