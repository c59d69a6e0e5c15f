"""Thin lines through words and digits."""

from pathlib import Path

import pytest

from tests.checks.printed.faces import on_card

# 12 pt from 3 mm on: the capitals reach from 5.4 to 8.2 mm, the small letters from 6.3.
WORDS = "name: {text: WORDS, at: [3 mm, 5 mm], size: [34 mm, 6 mm], class: words}"


def struck(folder: Path, line: str, words: str = "March", *, before: bool = False, role: str = "text") -> list[str]:
    theme = (
        f"classes:\n  words: {{font: sans, size: 12 pt, color: ink, role: {role}}}\n"
        "  thin: {stroke: ink, color: ink, width: 0.3 mm}\n  thick: {stroke: ink, color: ink, width: 0.8 mm}\n"
        "  red: {stroke: crimson, color: crimson, width: 0.3 mm}\n"
    )
    elements = [WORDS.replace("WORDS", repr(words)), f"rule: {{{line}}}"]
    return on_card(folder, "P147", "\n".join(reversed(elements) if before else elements), theme)


def across(y: str, kind: str = "thin") -> str:
    return f"line: [[0 mm, 0 mm], [40 mm, 0 mm]], at: [0 mm, {y}], class: {kind}"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (across("7.2 mm"), "March"),
        (across("7.2 mm", "thick"), "IV"),
        (across("7.2 mm", "red"), "March on"),
        ("box: true, color: crimson, at: [0 mm, 7 mm], size: [40 mm, 0.4 mm]", "March"),
        ("path: 'M 2 9 L 6 4', class: thin", "7"),
        ("box: true, class: thin, at: [1 mm, 7.2 mm], size: [30 mm, 12 mm]", "March"),
        ("ruler: 3 cm, at: [1 mm, 7.2 mm], size: [36 mm, 8 mm]", "March"),
    ],
)
def test_a_line_through_most_letters(line: str, words: str, tmp_path: Path) -> None:
    assert struck(tmp_path, line, words) == [f"'rule' runs through 'name' on orders/march: {words!r}"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (across("8.6 mm"), "March"),
        (across("4.5 mm"), "March"),
        ("box: true, class: thin, at: [2 mm, 4 mm], size: [30 mm, 6 mm]", "March"),
        # It goes through one letter of five.
        ("line: [[4 mm, 0 mm], [4 mm, 20 mm]], class: thin", "March"),
        # Descenders cross a line below the text.
        (across("9 mm"), "gappy"),
    ],
)
def test_lines_beside_a_text(line: str, words: str, tmp_path: Path) -> None:
    assert struck(tmp_path, line, words) == []


def test_a_line_under_a_text_of_its_colour(tmp_path: Path) -> None:
    assert len(struck(tmp_path, across("7.2 mm"), before=True)) == 1
    assert struck(tmp_path, across("7.2 mm", "red"), before=True) == []


def test_ornaments_may_be_crossed(tmp_path: Path) -> None:
    assert struck(tmp_path, across("7.2 mm"), role="ornament") == []
