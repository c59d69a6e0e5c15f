"""Words of classes, outlines, shadows and curves: what checks of what is printed find on them."""

from pathlib import Path

import pytest

from tests.checks.printed.faces import CARD, COMPONENT, found, on_card

THEME = """
palette: {dark: '#202020', light: '#f0f0f0', mid: '#808080'}
classes:
  plain: {font: sans-bold, size: 12 pt, color: light}
  ringed: {extends: plain, outline: {color: dark, width: 0.4 mm}}
  pale: {extends: plain, outline: {color: light, width: 0.4 mm}}
  shaded: {font: sans-bold, size: 12 pt, color: dark, shadow: {color: dark, by: [0.6 mm, 0.6 mm]}}
  light: {color: light}
  haloed: {color: light, outline: {color: dark}}
"""


def test_an_outline_makes_words_readable(tmp_path: Path) -> None:
    name = "name: {text: Go, class: CLASS, at: [5 mm, 5 mm], size: [30 mm, 8 mm]}"
    assert on_card(tmp_path, "P107", name.replace("CLASS", "ringed"), THEME) == []
    assert on_card(tmp_path, "P107", name.replace("CLASS", "pale"), THEME) == [
        "'name' on orders/march has a contrast of 1.1 : 1: 'light' on bare paper"
    ]


def test_an_outline_does_not_help_against_itself_but_on_its_ground(tmp_path: Path) -> None:
    ground = "ground: {box: true, color: dark}\n"
    name = "name: {text: Go, class: pale, at: [5 mm, 5 mm], size: [30 mm, 8 mm]}"
    assert on_card(tmp_path, "P107", ground + name, THEME) == []


def test_words_of_another_colour_are_compared_with_the_ground_too(tmp_path: Path) -> None:
    name = "name: {text: 'Go [on]{.CLASS}', at: [5 mm, 5 mm], size: [30 mm, 8 mm]}"
    assert on_card(tmp_path, "P107", name.replace("CLASS", "light"), THEME) == [
        "'name' on orders/march has a contrast of 1.1 : 1: 'light' on bare paper"
    ]
    assert on_card(tmp_path, "P107", name.replace("CLASS", "haloed"), THEME) == []


@pytest.mark.parametrize("style", ["shaded", "ringed"])
def test_shadows_and_outlines_hide_no_words_of_their_own(style: str, tmp_path: Path) -> None:
    name = f"name: {{text: March, class: {style}, at: [5 mm, 5 mm], size: [30 mm, 8 mm]}}"
    ground = "ground: {box: true, color: mid}\n"
    for code in ("P117", "P118"):
        assert on_card(tmp_path, code, ground + name, THEME) == []


def test_words_over_outlined_words_still_run_together(tmp_path: Path) -> None:
    first = "first: {text: March, class: ringed, at: [5 mm, 5 mm], size: [30 mm, 8 mm]}\n"
    over = "over: {text: Wait, class: shaded, at: [5 mm, 5.5 mm], size: [30 mm, 8 mm]}"
    assert on_card(tmp_path, "P118", first + over, THEME) or on_card(tmp_path, "P117", first + over, THEME)


def test_a_curve_that_is_too_short_is_an_overflow(tmp_path: Path) -> None:
    keys = "size: [40 mm, 40 mm]\nsafe: 0 mm"
    name = "name: {text: 'A long way around the harbour', class: plain, color: dark, curve: {radius: 8 mm, spread: 90}}"
    (message,) = on_card(tmp_path, "P101", name, THEME, keys)
    assert message.endswith("too much text for 'name' on small, from 'A long way around the harbour'")
    assert on_card(tmp_path, "P101", name.replace("A long way around the harbour", "Go"), THEME, keys) == []


def test_a_class_that_the_theme_lacks_is_found_where_it_is_written(tmp_path: Path) -> None:
    card = CARD.replace("text: Go", "text: 'Go [on]{.lihgt}'")
    layout = (
        "layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n      text: {text: '{{ card.text }}'}\n"
    )
    assert found(tmp_path, "T320", card + layout + COMPONENT, THEME) == ["the theme has no class 'lihgt'"]


def test_a_class_in_a_table_and_on_a_board_is_found(tmp_path: Path) -> None:
    files = (
        CARD.replace("name: March", "name: '[March]{.lihgt}'")
        + "layouts:\n  - layout: small\n    size: [60 mm, 40 mm]\n    elements:\n"
        + "      cards: {table: decks.orders.cards, columns: name}\n"
        + COMPONENT
    )
    assert found(tmp_path, "T320", files, THEME) == ["the theme has no class 'lihgt'"]
