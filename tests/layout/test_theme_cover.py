"""The cover, head and back that a theme names are what ``theme-cover``, ``theme-head``, ``theme-back`` are drawn as."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.findings import Span
from pnp.layout.templates.library import THEME_COVER, Library
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.nodes import MapNode
from tests.layout.kits import built_in
from tests.schema.json_values import parsed


def library(theme: str, text: str = "") -> Library:
    """The library of a kit in a theme, which may be one of its own."""
    own = parsed(f"theme: mine\n{text}")
    assert isinstance(own, MapNode)
    return built_in().with_kit((), (own,)).with_theme(theme)


def elements(of: Library, name: str) -> object:
    node = of.layout_node(name, Reader())
    assert node is not None
    found = node.get("elements")
    assert isinstance(found, MapNode)
    return found.entries.keys()


@pytest.mark.parametrize(
    ("theme", "text", "cover"),
    [
        ("gothic", "", "cover-night"),
        ("korea", "", "cover-diagonal"),
        # Nobody names one for the plain theme.
        ("plain", "", "cover-full"),
        ("mine", "extends: gothic", "cover-night"),
        ("mine", "extends: gothic\ncover: cover-bleed", "cover-bleed"),
        # Wrong names are reported where the theme is read, and a theme that is not there, too.
        ("mine", "cover: cover-nigt", "cover-full"),
        ("absent", "", "cover-full"),
    ],
)
def test_a_theme_names_the_composition_of_covers(theme: str, text: str, cover: str) -> None:
    found = library(theme, text)
    assert elements(found, THEME_COVER) == elements(found, cover)


@pytest.mark.parametrize(
    ("theme", "head"), [("gothic", "head-night"), ("napoleonic", "head-page"), ("plain", "head-strip")]
)
def test_a_theme_names_the_composition_of_heads(theme: str, head: str) -> None:
    found = library(theme)
    assert elements(found, "theme-head") == elements(found, head)


@pytest.mark.parametrize(
    ("theme", "back"),
    [("gothic", "back-window"), ("napoleonic", "back-page"), ("codex", "back-column"), ("plain", "cover-back")],
)
def test_a_theme_names_the_composition_of_last_pages(theme: str, back: str) -> None:
    found = library(theme)
    assert elements(found, "theme-back") == elements(found, back)


def test_themes_that_extend_each_other_name_none() -> None:
    assert elements(library("mine", "extends: mine"), THEME_COVER) == elements(library("plain"), "cover-full")


def test_a_cover_that_is_not_there_is_a_finding() -> None:
    _, findings = resolve_theme(library("mine", "cover: cover-nigt"), "mine", Path(), Span("theme.yaml", 1, 1))
    assert [(finding.message, finding.hint, finding.span.line) for finding in findings] == [
        ("there is no layout 'cover-nigt'", "did you mean 'cover-night'?", 2)
    ]
