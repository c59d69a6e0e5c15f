"""A step that a sentence puts elsewhere than the list."""

from pathlib import Path

import pytest

from tests.checks.quantities.two_sections import said_of

STEPS = "1. Draw cards.\n2. Move the ships.\n3. Combat.\n4. Supply check."


@pytest.mark.parametrize(
    ("sentence", "step"),
    [
        ("Make the supply check at the beginning of your turn.", "Supply check"),
        ("Begin your turn with the supply check.", "Supply check"),
        ("Combat takes place before you move the ships.", "Combat"),
        ("Ships move after combat.", "Combat"),
        ("After the supply check, fight each combat.", "Supply check"),
    ],
)
def test_a_step_elsewhere(sentence: str, step: str, tmp_path: Path) -> None:
    (message,) = said_of(tmp_path, "Q186", STEPS, sentence, titles=("The turn", "More"))
    assert message == f"{sentence!r} puts {step!r} elsewhere than the list"


@pytest.mark.parametrize(
    ("title", "sentence"),
    [
        ("The turn", "Make the supply check at the end of your turn."),
        ("The turn", "If a port is blocked, make the supply check at the beginning of your turn."),
        ("The turn", "Combat takes place before the supply check."),
        ("The turn", "Make the supply check at the start of the year."),
        ("Variant: short turn", "Make the supply check at the start of your turn."),
    ],
)
def test_a_step_where_the_list_has_it(title: str, sentence: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, "Q186", STEPS, sentence, titles=(title, "More")) == []


def test_two_steps_are_no_sequence(tmp_path: Path) -> None:
    steps = "1. Move the ships.\n2. Combat."
    assert said_of(tmp_path, "Q186", steps, "Combat takes place before you move the ships.") == []


def test_german_steps_in_one_line(tmp_path: Path) -> None:
    steps, titles = "1. Karten ziehen 2. Schiffe bewegen 3. Versorgung", ("Der Zug", "Mehr")
    (message,) = said_of(
        tmp_path, "Q186", steps, "Zu Beginn des Zuges prüft jeder die Versorgung.", language="de", titles=titles
    )
    assert "puts 'Versorgung' elsewhere" in message
    right = "Am Ende des Zuges prüft jeder die Versorgung."
    assert said_of(tmp_path, "Q186", steps, right, language="de", titles=titles) == []
