"""The reference of a kit, from its folder to one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from pnp.cli.app import app
from pnp.document.figure_requests import FigureRequest
from pnp.findings import Span
from pnp.frame import Face, Group, Item, Nested
from pnp.layout.context import LayoutContext
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.library import read_library
from pnp.load.builtin import data_folder
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.figures import Figures
from tests.docs.example_kit import write_example_kit
from tests.exports import exported_text
from tests.pipeline.conftest import change

FORMATS = ("html", "markdown", "json")


@pytest.fixture(scope="module")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> CompiledKit:
    return compile_kit(write_example_kit(tmp_path_factory.mktemp("reference")), "lanterns", with_checks=False)


def text_of(prepared: CompiledKit, target: str) -> str:
    return exported_text(prepared, target)


def test_the_same_kit_gives_the_same_bytes(lanterns: CompiledKit) -> None:
    again = compile_kit(lanterns.root, "lanterns", with_checks=False)
    assert [target for target in FORMATS if text_of(lanterns, target) != text_of(again, target)] == []


def test_every_record_of_the_game_is_found(lanterns: CompiledKit) -> None:
    page = text_of(lanterns, "html")
    game = lanterns.game
    wanted = [f"unit-{unit.id}" for unit in game.units]
    wanted += [f"card-{card.id}" for deck in game.decks for card in deck.cards]
    wanted += [f"terrain-{terrain.id}" for terrain in game.terrain] + [f"marker-{marker.id}" for marker in game.markers]
    wanted += [f"option-{option.id}" for option in game.options] + [f"goal-{goal.id}" for goal in game.goals]
    wanted += [f"term-{term.id}" for term in game.glossary] + [f"phase-{phase.id}" for phase in game.phases]
    wanted += ["table-weather", "roll-attack", "odds-attack", "keeper-maro", "table-terrain-classes"]
    assert [name for name in wanted if f' id="{name}"' not in page] == []


def test_every_link_leads_somewhere(lanterns: CompiledKit) -> None:
    page, text = text_of(lanterns, "html"), text_of(lanterns, "markdown")
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'<a [^>]*href="#([^"]+)"', page)) <= set(ids)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(re.findall(r'<a id="([^"]+)"', text))


def nested(items: tuple[Item, ...]) -> list[Face]:
    found: list[Face] = []
    for item in items:
        if isinstance(item, Nested):
            found.append(item.face)
        elif isinstance(item, Group):
            found += nested(item.items)
    return found


def test_figures_of_one_board_are_windows_onto_one_picture(lanterns: CompiledKit) -> None:
    library = read_library(data_folder("layouts"), ELEMENTS)
    library = library.with_kit(lanterns.loaded.layouts, lanterns.loaded.themes, lanterns.game.icons)
    game = lanterns.game
    figures = Figures(LayoutContext(game, library, lanterns.theme, lambda name, at: None))  # type: ignore[arg-type,return-value]
    asked = ({}, {"cells": "B2:D4"}, {"cells": "A1:B2", "units": "wardens/pikes@A1"})
    faces = [
        figures(FigureRequest(kind="board", subject="harbour", values=values, span=Span("rules.md", 1, 1))).faces[0]
        for values in asked
    ]
    assert len({id(nested(face.art)[0]) for face in faces}) == 1
    # The picture is moved by one cell of 24 mm for B and by two rows above row 4, which is third from the top.
    moved = window_items(faces[1])[0]
    assert isinstance(moved, Nested)
    assert (moved.x, moved.y) == (pytest.approx(-24.0), pytest.approx(-48.0))


def window_items(face: Face) -> tuple[Item, ...]:
    """What stands in the innermost of the groups that come first."""
    items = face.art
    while isinstance(items[0], Group):
        items = items[0].items
    return items


def test_the_command_says_where_the_file_is(kit: Path, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["export", str(kit), "--to", "markdown", "--out", str(tmp_path / "out")])
    file = tmp_path / "out/inn/reference/inn.md"
    assert (done.exit_code, done.output) == (0, f"inn: {file}\n")
    assert file.read_text(encoding="utf-8").startswith("# Inn\n")


def test_only_chooses_pictures(kit: Path) -> None:
    done = CliRunner().invoke(app, ["export", str(kit), "--to", "html", "--only", "orders"])
    assert done.exit_code == 2
    assert "--only chooses pictures; html has everything in one file" in done.output


def test_what_is_wrong_with_a_kit_stops_its_export(kit: Path, tmp_path: Path) -> None:
    change(kit / "play.yaml", "{on: 4-5,", "{on: 4,")
    done = CliRunner().invoke(
        app, ["export", str(kit), "--to", "json", "--out", str(tmp_path / "out")], standalone_mode=False
    )
    assert "error" in done.output
    assert "not exported, 1 finding stops the build" in done.output
    assert not (tmp_path / "out").exists()
