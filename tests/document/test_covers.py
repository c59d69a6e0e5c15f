"""Covers, dividers and initials of books, in the frame kit of a theme."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.document.book import BookResult, flow
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.findings import Span
from pnp.frame import Face, Group, Item, Nested, Page, TextRun
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.library import read_library
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.load.builtin import data_folder
from pnp.measures import Size
from pnp.model.game import Game
from pnp.model.texts import RulesText
from pnp.nodes import Source

PARAGRAPH = "The river is wide and nobody swims it twice in a day. " * 6
COVER = Face(id="cover", size=Size(198.0, 267.0))


def set_in(game: Game, theme: str, markdown: str, **covers: str) -> BookResult:
    library = read_library(data_folder("layouts"), ELEMENTS)
    resolved, findings = resolve_theme(library, theme, Path(), Span("kit.yaml", 1, 1))
    assert not findings
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", markdown),), **covers)

    def faces(request: FigureRequest) -> FigureAnswer:
        return FigureAnswer((COVER,))

    return flow(game, text, resolved, faces=faces)


def nested_in(items: tuple[Item, ...]) -> list[str]:
    found = []
    for item in items:
        if isinstance(item, Nested):
            found.append(item.face.id)
        elif isinstance(item, Group):
            found += nested_in(item.items)
    return found


def letters(page: Page) -> list[str]:
    found = []
    items = list(page.items)
    while items:
        item = items.pop(0)
        if isinstance(item, Group):
            items = [*item.items, *items]
        elif isinstance(item, TextRun):
            found.append(item.text)
    return found


def test_covers_are_the_first_and_the_last_page_and_have_no_footer(game: Game) -> None:
    plain = set_in(game, "plain", f"## Rowing\n\n{PARAGRAPH}")
    book = set_in(game, "plain", f"## Rowing\n\n{PARAGRAPH}", cover="cover", back="cover-back")
    assert len(book.pages) == len(plain.pages) + 2
    first, *inner, last = book.pages
    for page in (first, last):
        assert nested_in(page.items) == ["cover"]
        assert letters(page) == []
    assert all("cover" not in nested_in(page.items) for page in inner)
    # The book begins one page later.
    assert book.anchors["rowing"] == plain.anchors["rowing"] + 1


def test_a_chapter_has_a_divider_in_a_theme_with_a_frame_kit(game: Game) -> None:
    text = f"# Rowing\n\n{PARAGRAPH}\n\n# Landing\n\n{PARAGRAPH}"
    (plain,) = set_in(game, "plain", text).pages
    (codex,) = set_in(game, "codex", text).pages
    assert "ornament-divider" not in nested_in(plain.items)
    assert nested_in(codex.items).count("ornament-divider") == 2


@pytest.mark.parametrize(("theme", "first"), [("plain", "The"), ("codex", "T")])
def test_a_chapter_begins_with_an_initial_if_the_theme_has_one(game: Game, theme: str, first: str) -> None:
    (page,) = set_in(game, theme, f"# Rowing\n\n{PARAGRAPH}").pages
    words = letters(page)
    after = words[words.index("Rowing") + 1]
    assert after.split()[0] == first


def test_a_short_paragraph_has_no_initial(game: Game) -> None:
    (page,) = set_in(game, "codex", "# Rowing\n\nThe river is wide.").pages
    assert any(word.startswith("The river") for word in letters(page))
