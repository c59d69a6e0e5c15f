"""A small kit to set books of, and its theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.document.book import BookResult, flow
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.findings import Span
from pnp.frame import Face, Group, Item, Link, Page, TextRun
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.library import read_library
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.measures import Size
from pnp.model.game import Game
from pnp.model.texts import RulesText
from pnp.nodes import Source

KIT = """
kit: ferry
title: The Ferry
subtitle: A crossing
version: 1
players: 2
age: 8+
time: 20 min
licence: CC0-1.0
authors: [Somebody]
stats: [{id: move, name: Move, abbr: Mv}, {id: hits, name: Hits, abbr: Ht}]
classes: [{id: land, name: land unit}, {id: sea, name: ship}]
terrain:
  - {id: bank, name: Bank, text: Dry.}
  - id: river
    name: River
    text: Ships only.
    effects:
      - {do: forbid, what: move, target: {classes: [land]}}
      - {do: modify, what: move, by: -1, target: {classes: [sea]}}
sides: [{id: north, name: North, color: crimson, accent: cream, symbol: sword, code: N}]
units:
  - {id: pikes, name: Pikes, abbr: Pk, classes: [land], stats: {move: 2, hits: 1}, text: Slow *but* sure.}
  - {id: punt, name: Punt, abbr: Pt, classes: [sea], stats: {move: 3}}
armies: [{id: north, name: The north bank, side: north, units: {pikes: 4, punt: 2}}]
decks:
  - id: orders
    name: Orders
    codes: {kind: {A: {name: Attack}}}
    fields: {kind: {type: code, name: Order}, scene: {type: text, listed: false}}
    cards: [{id: charge, number: 7, name: Charge, copies: 3, kind: A, scene: hill, text: Go *.}]
tables:
  - id: weather
    name: Weather
    die: D6
    rows: [{on: 1-4, name: Fair, text: Row on.}, {on: 5-6, name: Fog, text: Wait.}]
rolls:
  - id: attack
    name: Attack
    die: D6
    target: 5+
    natural: {1: always a miss}
    modifiers:
      - {id: high, by: +1, text: From the bank}
      - {id: wet, by: -1, text: In the water, times: 2, excludes: [high]}
  - id: climb
    name: Climb
    die: D12
    target: 7+
    modifiers: [{id: rope, by: +1, text: Rope, times: 5}, {id: mud, by: -1, text: Mud, times: 4}]
phases: [{id: row, name: Row, text: Row a punt., steps: [Lift., {text: Pull., steps: [Hard.]}]}]
glossary: [{id: bank, term: bank, text: The dry side.}]
"""


@pytest.fixture(scope="session")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    root = tmp_path_factory.mktemp("ferry")
    (root / "kit.yaml").write_text(KIT, encoding="utf-8")
    loaded = load_kit(root, "ferry")
    assert [finding.message for finding in loaded.findings] == []
    assert loaded.game is not None
    return loaded.game


@pytest.fixture(scope="session")
def theme() -> ResolvedTheme:
    library = read_library(data_folder("layouts"), ELEMENTS)
    theme, findings = resolve_theme(library, "plain", Path(), Span("kit.yaml", 1, 1))
    assert not findings
    return theme


@pytest.fixture(scope="session")
def book(game: Game, theme: ResolvedTheme) -> Callable[..., BookResult]:
    """Sets Markdown as a book of the kit."""
    counter = Face(id="counter", size=Size(15.0, 15.0))

    def faces(request: FigureRequest) -> FigureAnswer:
        return FigureAnswer((counter,) * int(request.subject == "counter"))

    def set_book(markdown: str, format: str = "sheet", columns: int = 1) -> BookResult:
        text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", markdown),))
        return flow(game, text, theme, faces=faces, format=format, columns=columns)

    return set_book


def runs_of(items: tuple[Item, ...]) -> list[TextRun]:
    """Every text run, those in groups included."""
    runs: list[TextRun] = []
    for item in items:
        if isinstance(item, TextRun):
            runs.append(item)
        elif isinstance(item, Group):
            runs.extend(runs_of(item.items))
    return runs


def words_of(page: Page) -> str:
    """The text of a page, a line feed between baselines."""
    lines: dict[float, str] = {}
    for run in runs_of(page.items):
        key = round(run.y, 2)
        lines[key] = lines.get(key, "") + run.text
    return "\n".join(lines.values())


@pytest.fixture(scope="session")
def page_words() -> Callable[[Page], str]:
    return words_of


@pytest.fixture(scope="session")
def page_runs() -> Callable[[Page], list[TextRun]]:
    return lambda page: runs_of(page.items)


@pytest.fixture(scope="session")
def page_links() -> Callable[[Page], list[str]]:
    return lambda page: [item.target for item in page.items if isinstance(item, Link)]
