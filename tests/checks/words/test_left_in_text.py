"""What an author leaves in a text: sentences of another language, and notes to themselves."""

from pathlib import Path

import pytest

from tests.checks.words.texts import said


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Draw a card. Dabei darfst du niemanden tragen.", "German"),
        ("Der Befehl verfällt sofort.", "German"),
        ("Gain one coin. Chaque joueur pioche deux cartes.", "French"),
        ("Cada jugador roba dos cartas. Then pass.", "Spanish"),
        ("Ogni giocatore pesca carte nel mazzo.", "Italian"),
    ],
)
def test_a_sentence_of_another_language(tmp_path: Path, text: str, language: str) -> None:
    (found,) = said(tmp_path, "T412", text)
    assert found.endswith(f" this sentence is {language}, and the kit is English")


@pytest.mark.parametrize(
    "text",
    [
        "The Landwehr der Kurmark moves first.",
        "Landwehr der Kurmark: Neumark",
        "Shout “Chaque soldat porte vivres” and move.",
        "Shout *Niemand geht zurück* and move.",
        "« J’ai déjà raté trois correspondances cet été; même la neige ne les enlèvera pas. Chaque jour passe. »",
        "“Der Krieg ist vorbei. Niemand geht zurück.” Then draw.",
        "Les Invalides",
        "Move the unit von Zieten leads.",
        "Pay para bellum costs.",
    ],
)
def test_names_and_quotations_are_left_alone(tmp_path: Path, text: str) -> None:
    assert said(tmp_path, "T412", text) == []


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("Move twice. TODO ask about rivers.", "TODO"),
        ("Pay ??? coins.", "???"),
        ("Draw two cards [or three?].", "[or three?]"),
        ("Draw two [check with the group], then pass.", "[check with the group]"),
        ("Gain one point (to be decided).", "(to be decided)"),
        ("Lorem ipsum dolor.", "Lorem ipsum"),
    ],
)
def test_a_note_to_oneself(tmp_path: Path, text: str, note: str) -> None:
    assert said(tmp_path, "T413", text) == [f"1:{text.index(note) + 1} {note!r} is left over from writing"]


@pytest.mark.parametrize(
    "text",
    [
        "See [what is a rout?](#rout) before you move.",
        "[Check morale if it is hit] and move.",
        "What now??? Roll again.",
        "The XXX Corps stands (to be seen on the map).",
        "A todo list",
    ],
)
def test_links_questions_and_rules_in_brackets_are_left_alone(tmp_path: Path, text: str) -> None:
    assert said(tmp_path, "T413", text) == []
