"""Form fields on faces: their names, and values without room."""

from pathlib import Path

import pytest

from pnp.frame import Field
from tests.checks.printed.faces import on_card
from tests.layout.kits import everything, face_of


def _names(folder: Path, elements: str) -> list[str]:
    return [item.name for item in everything(face_of(folder, elements).art) if isinstance(item, Field)]


def test_a_field_in_a_loop_is_another_one_each_time(tmp_path: Path) -> None:
    gear = "{for: n in range(3), field: gear, at: [1 mm, '{{ n * 6 + 1 }} mm'], size: [20 mm, 5 mm]}"
    assert _names(tmp_path, f"gear: {gear}") == ["gear", "gear-2", "gear-3"]


def test_two_elements_with_one_name_are_one_field(tmp_path: Path) -> None:
    top, bottom = ("{field: who, at: [1 mm, %d mm], size: [20 mm, 5 mm]}" % y for y in (1, 20))  # noqa: UP031
    assert _names(tmp_path, f"top: {top}\nbottom: {bottom}") == ["who", "who"]


def test_a_field_without_a_name_is_called_as_its_element(tmp_path: Path) -> None:
    assert _names(tmp_path, "who: {field: \"{{ ' ' }}\", size: [20 mm, 5 mm]}") == ["who"]


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ("value: A name that is much too long for its line", 1),
        ("value: Ada", 0),
        ("value: One line and then another one, kind: multiline", 1),
        ("value: One line, kind: multiline", 0),
        ("value: 'yes', kind: checkbox", 0),
    ],
)
def test_a_value_without_room(keys: str, wanted: int, tmp_path: Path) -> None:
    # Type of 10 pt is about 4.4 mm high with its leading, so that 7 mm hold one line and the padding of 2 pt.
    field = f"who: {{field: who, class: form, at: [2 mm, 2 mm], size: [30 mm, 7 mm], {keys}}}"
    assert len(on_card(tmp_path, "P101", field, "classes:\n  form: {font: sans, size: 10 pt}\n")) == wanted


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("maybe", ["a checkbox cannot start with 'maybe'"]),
        ("3", ["a checkbox cannot start with '3'"]),
        ("'Yes'", []),
        ("'{{ 2 > 1 }}'", []),
        ("'{{ 1 > 2 }}'", []),
        ("''", []),
    ],
)
def test_a_checkbox_starts_with_yes_or_no(value: str, message: list[str], tmp_path: Path) -> None:
    field = f"hit: {{field: hit, kind: checkbox, value: {value}, at: [2 mm, 2 mm], size: [5 mm, 5 mm]}}"
    assert on_card(tmp_path, "N210", field) == message
