"""Fields that nothing reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.words.texts import problems

DECK = """\
decks:
  - id: orders
    name: Orders
    fields: {cost: number}
    cards: [{id: march, name: March, cost: 2}]
components: [{id: orders, name: Orders, of: decks.orders, layout: small}]
layouts: [{layout: small, size: [9 mm, 9 mm], elements: {a: {text: %s}}}]
"""


@pytest.mark.parametrize(
    "text",
    ["'{{ card.cost }}'", "\"{{ deck.cards|map(attribute='cost')|sum }}\"", "x, columns: 'name, cost'"],
)
def test_a_field_that_a_layout_shows_is_read(text: str, tmp_path: Path) -> None:
    assert problems(tmp_path, "T330", DECK % text) == []


def test_a_field_of_a_set_that_a_table_shows_whole_is_read(tmp_path: Path) -> None:
    texts = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    assert problems(tmp_path, "T330", DECK % "Go" + texts, rules_md="::table{decks.orders}\n") == []
    assert len(problems(tmp_path, "T330", DECK % "Go" + texts, rules_md="At no cost.\n")) == 0
    assert len(problems(tmp_path, "T330", DECK % "Go" + texts, rules_md="Free of charge.\n")) == 1


def test_a_field_that_nothing_shows_is_found_where_it_is_declared(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, "T330", DECK % "Go")
    assert (found.span.line, found.span.column) == (4, 14)
    assert found.message == "nothing that is printed reads the field 'cost' of 'orders'"


@pytest.mark.parametrize(("language", "found"), [("de", 0), ("fr-CH", 0), ("en", 1), ("en-GB", 1)])
def test_a_field_in_another_language_is_for_a_translation(language: str, found: int, tmp_path: Path) -> None:
    deck = DECK.replace("{cost: number}", f"{{cost: {{type: text, language: {language}}}}}")
    assert len(problems(tmp_path, "T330", deck % "Go")) == found


def test_a_kit_that_prints_nothing_is_ignored(tmp_path: Path) -> None:
    assert problems(tmp_path, "T330", DECK.partition("components")[0]) == []


@pytest.mark.parametrize(
    ("layout", "found"),
    [("Go", 1), ("Go\n# {{ card.image }}\n", 1), ("Go\n# extends: card-picture\n", 1), ("'{{ card.image }}'", 0)],
)
def test_pictures_that_nothing_shows_are_found_at_the_first(layout: str, found: int, tmp_path: Path) -> None:
    deck = DECK.replace("cost: 2", "image: a.png").replace("fields: {cost: number}\n", "note: image of each\n")
    messages = [problem.message for problem in problems(tmp_path, "T330", deck % layout)]
    assert messages == ["nothing that is printed shows the pictures of 'orders'"] * found


def test_a_layout_of_pnp_shows_the_pictures_of_its_cards(tmp_path: Path) -> None:
    deck = DECK.replace("cost: 2", "image: a.png").replace("fields: {cost: number}\n", "note: image of each\n") % "Go"
    assert len(problems(tmp_path, "T330", deck.replace("layout: small}]\nl", "layout: card-art}]\nl"))) == 1
    assert problems(tmp_path, "T330", deck.replace("layout: small}]\nl", "layout: card-picture}]\nl")) == []


def test_a_comment_shows_nothing(tmp_path: Path) -> None:
    commented = DECK % "x" + "# Show it: {text: '{{ card.cost }}'}\n"
    assert len(problems(tmp_path, "T330", commented)) == 1
