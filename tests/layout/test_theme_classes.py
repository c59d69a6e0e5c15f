"""Classes of the plain theme that a theme leaves as they are: read when they are used, and the same for it."""

from __future__ import annotations

import pytest

from pnp.fonts import FontBook
from pnp.layout.templates.library import PLAIN
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.style import Style
from pnp.layout.theme.theme import Theme, ThemeFont, merge_base_themes, read_theme
from pnp.nodes import MapNode
from tests.layout.kits import built_in
from tests.schema.json_values import parsed


def read(text: str, *, reads_all: bool) -> tuple[Theme, list[str]]:
    """A theme that extends the plain one, and what is wrong with it. reads_all: classes that nobody asks for, too."""
    node, reader, fonts = parsed(f"theme: mine\n{text}"), Reader(), FontBook()
    assert isinstance(node, MapNode)
    themes = built_in().themes
    whole = merge_base_themes(themes, node, reader)
    theme = read_theme(whole, lambda key: key in fonts, reader, None if reads_all else themes[PLAIN])
    return theme, sorted(f"{finding.span} {finding.message}" for finding in reader.findings)


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("name: As it was", []),
        # "card-flavor" extends "card-text", and "title" is set in what the theme displays.
        ("classes: {card-text: {size: 30 pt, color: accent}}", []),
        ("display: serif-bold-italic", []),
        ("fonts: {sans: {bold: mine.ttf}}", ["there is no font 'sans'"]),
        ("classes: {card-text: {size: broad}}", ["'broad' is not a length"]),
        ("classes: {card-text: null}", ["there is no class 'card-text'"]),
        ("classes: {card-text: {extends: card-flavor}}", ["extends itself"]),
    ],
)
def test_what_is_read_later_is_the_same_and_nothing_wrong_is_missed(text, messages):
    (later, said), (at_once, wanted) = read(text, reads_all=False), read(text, reads_all=True)
    assert [name for name in at_once.classes if at_once.classes[name] != later.classes[name]] == []
    assert list(at_once.classes) == list(later.classes)
    assert all(at_once.classes[name].given == later.classes[name].given for name in at_once.classes)
    assert len(said) == len(wanted)
    for message in messages:
        assert any(message in line for line in said), said
    assert bool(said) == bool(messages)


def test_a_class_may_start_from_nothing() -> None:
    written = "{size: 12 pt, align: right}"
    changed, _ = read(f"classes: {{card-title: {written}}}", reads_all=True)
    anew, said = read(f"classes: {{card-title: {{extends: null, {written[1:]}}}", reads_all=True)
    assert said == []
    # The class of the plain theme has letters of its own.
    assert changed.classes["card-title"].font != anew.classes["card-title"].font == Style().font
    assert anew.classes["card-title"].given == {"size", "align"}


def test_a_variable_font_has_the_styles_that_it_names() -> None:
    """Whether a font is such a one is asked only for styles that have no file."""
    node, reader, asked = (
        parsed(
            "theme: mine\nfonts: {stone: Stone.ttf}\nclasses: CLASSES".replace(
                "CLASSES", "{h1: {font: stone}, h2: {font: stone-bold}, h3: {font: stone-light}}"
            )
        ),
        Reader(),
        [],
    )
    assert isinstance(node, MapNode)

    def is_instance(font: ThemeFont, style: str) -> bool:
        asked.append((font.path, style))
        return style == "bold"

    themes = built_in().themes
    theme = read_theme(merge_base_themes(themes, node, reader), lambda key: True, reader, themes[PLAIN], is_instance)
    assert theme.classes["h2"].font == "stone-bold"
    assert [finding.message for finding in reader.findings] == ["there is no font 'stone-light'"]
    assert asked == [("Stone.ttf", "bold"), ("Stone.ttf", "light")]


def test_a_family_that_is_called_as_the_font_of_titles_would_never_be_used() -> None:
    _, found = read("fonts: {display: mine.ttf}", reads_all=False)
    assert any("'display' is what classes call the font of titles" in line for line in found)


def test_fonts_of_classes_are_looked_for_when_these_are_used():
    asked: list[str] = []
    plain, reader = built_in().themes[PLAIN], Reader()
    theme = read_theme(plain, lambda key: not asked.append(key), reader, plain)
    # The one of titles, which is no class.
    assert asked == ["serif-bold"]
    body = theme.classes["body"]
    assert asked == ["serif-bold", body.font]
