"""A finding → the faces, and the spaces of boards, that it is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnp.findings import Finding, Related, Severity, Span
from pnp.layout.series import series
from pnp.model.game import Game
from pnp.pipeline.generation import Generation
from pnp.pipeline.session import KitSession
from pnp.pipeline.starter import write_starter
from pnp.preview.faces_of_findings import FacesOfFindings

Found = Callable[..., Finding]


@pytest.fixture(scope="module")
def look(tmp_path_factory: pytest.TempPathFactory) -> Generation:
    kit = tmp_path_factory.mktemp("game") / "my-game"
    list(write_starter(kit, "my-game"))
    return KitSession(kit, kit.name).update()


@pytest.fixture(scope="module")
def game(look: Generation) -> Game:
    assert look.kit is not None
    return look.kit.game


@pytest.fixture(scope="module")
def faces(look: Generation, game: Game) -> FacesOfFindings:
    printed = [shown.component for shown in look.components if not shown.component.book]
    return FacesOfFindings(
        look, [(f"{each.id}/{entry.id}", entry) for each in printed for entry in series(each, game)[0]]
    )


def found(span: Span, message: str = "is wrong", *related: Span) -> Finding:
    others = tuple(Related(each, "as here") for each in related)
    return Finding(code="X1", severity=Severity.WARNING, message=message, span=span, related=others)


def test_a_finding_in_a_record_is_about_its_faces_alone(faces: FacesOfFindings, game: Game) -> None:
    guards, scouts = game.units["guards"], game.units["scouts"]
    finding = found(guards.at("name"), "'Guards' has no value, unlike others", scouts.span)
    assert faces(finding) == ["counters/north-guards", "counters/south-guards"]


def test_a_finding_about_an_element_is_about_the_face_that_shows_it(
    faces: FacesOfFindings, look: Generation, game: Game
) -> None:
    assert look.kit is not None
    (layout, *_) = (each for each in look.kit.loaded.layouts if each.span.file.startswith("my-game/"))
    assert faces(found(layout.span, "no such picture", game.units["scouts"].at("id"))) == [
        "counters/north-scouts",
        "counters/south-scouts",
    ]
    # In a text, it only says what it is compared with.
    assert faces(found(Span("my-game/rules.md", 1, 1), "is another number", game.units["scouts"].at("id"))) == []


def test_a_finding_that_names_a_side_of_a_piece_is_about_that_side(faces: FacesOfFindings, game: Game) -> None:
    finding = found(game.units["guards"].at("name"), "too much text on counters/north-guards/back, from A5")
    assert (faces(finding), faces.spaces(finding)) == (["counters/north-guards/back"], [])
    assert faces.is_of_hidden(finding, ["counters/north-guards"])
    assert not faces.is_of_hidden(found(finding.span, "no file art/fox.svg"), [])


def test_a_cell_that_is_named_is_a_space_of_its_board(faces: FacesOfFindings, game: Game) -> None:
    finding = found(game.units["guards"].at("name"), "Guards cannot stand on C3; Z99 is no cell, and 12 is a number")
    assert faces.spaces(finding) == [("board/valley", "C3")]
    assert faces(finding)[-1] == "board/valley"


def test_a_character_of_a_drawn_board_is_its_cell(faces: FacesOfFindings, look: Generation, game: Game) -> None:
    grid = game.boards["valley"].grid
    assert grid is not None
    drawing = grid.at("cells")
    # The first line of the block begins below its key; its second character is the cell B5.
    line = drawing.line if grid.written_lines[0] in look_line(look, drawing) else drawing.line + 1
    indent = len(look_line(look, Span(drawing.file, line, 1))) - len(grid.written_lines[0])
    assert faces.spaces(found(Span(drawing.file, line, indent + 2))) == [("board/valley", "B5")]


def look_line(look: Generation, span: Span) -> str:
    return look.sources[span.file].line(span.line)
