"""A map of the world: rules that lead over the seam between its right and its left edge, and how it is printed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pnp.analysis.movement import Crossings
from pnp.frame import Face, Group, TextRun, items_in
from pnp.frame import Path as Drawn
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.geometry.box import Box
from pnp.papers import A4
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.layout.boards.drawings import everything

HERE = Path(__file__).parent / "globe"


@pytest.fixture(scope="module")
def kit() -> CompiledKit:
    return compile_kit(HERE, ".", papers=(A4,))


def test_nothing_is_wrong_with_it(kit: CompiledKit) -> None:
    # Among its examples are a path, a distance and a line of sight over the seam.
    assert [f"{finding.span} {finding.code} {finding.message}" for finding in kit.findings] == []


def test_an_example_that_goes_the_long_way_round_is_found(tmp_path: Path) -> None:
    for file in HERE.iterdir():
        text = file.read_text()
        (tmp_path / file.name).write_text(text.replace("[2310, '0310'], gives: 4", "[2310, '0310'], gives: 20"))
    found = [finding.message for finding in compile_kit(tmp_path, ".", with_layout=False).findings]
    assert found == ["the example says 20, but from 2310 to 0310 it is 4 steps"]


def test_the_railway_goes_on_over_the_seam_at_half_a_point(kit: CompiledKit) -> None:
    grid = kit.game.boards["world"].grid
    assert grid is not None
    crossings, train = Crossings(kit.game, grid), kit.game.units["northern-mail"]
    last, first = grid.lattice.cell("2406"), grid.lattice.cell("0106")
    assert last is not None
    assert first is not None
    assert crossings.step(train, last, first).points * 2 == 1


def test_hexes_beyond_both_edges_are_named_in_the_margin(kit: CompiledKit) -> None:
    ((_, face),) = kit.frames("world", items=True)
    assert isinstance(face, Face)
    named: dict[float, list[str]] = {}
    for item in everything(face.art):
        if isinstance(item, Group) and item.alt.endswith("lies beyond this edge"):
            (run,) = items_in(item.items, TextRun)
            named.setdefault(item.turn, []).append(run.text)
    # Read from the left, and from the right.
    assert named == {-90: [f"24{row:02}" for row in range(1, 13)], 90: [f"01{row:02}" for row in range(1, 13)]}


def test_a_path_over_the_seam_is_drawn_in_two_parts(kit: CompiledKit) -> None:
    board, theme = kit.game.boards["world"], kit.context.untraced_layout.theme
    size = boards.natural_size(board)
    options = BoardOptions(terrain=kit.game.terrain, game=kit.game, paths="northern-mail@2306>2406>0106>0206=3/2")
    items = boards.draw(board, Box(0, 0, size.width, size.height), theme, options)
    shaft = next(item for item in everything(items) if isinstance(item, Drawn) and "goes 2306" in item.alt)
    starts = [numbers[0] for name, *numbers in shaft.segments if name == "M"]
    # The middles of columns are 11 mm times half the root of three apart. That of the first is two thirds of this from
    # the edge of the hexes, and the margin is 3.6 mm.
    apart = 11 * 3**0.5 / 2
    assert starts == pytest.approx([3.6 + apart * (2 / 3 + 22), 3.6])


def test_a_figure_over_the_seam_shows_its_cells_together(kit: CompiledKit) -> None:
    board, theme = kit.game.boards["world"], kit.context.untraced_layout.theme
    path = "northern-mail@2306>2406>0106>0206=3/2"
    options = BoardOptions(terrain=kit.game.terrain, game=kit.game, cells="2303:0208", units="setup", paths=path)
    shown = boards.laid_together(board, options)
    size = boards.natural_size(shown, options.cells)
    # Four columns of 11 mm and the margins of 3.6 mm; the path is whole, and what stands at 2306 is there.
    assert size.width == pytest.approx(7.2 + 11 * (3 * 3**0.5 / 2 + 2 / 3**0.5))
    options = replace(options, draw_counter=lambda unit, side, box: (Drawn(box.segments(), alt=unit),))
    items = list(everything(boards.draw(shown, Box(0, 0, size.width, size.height), theme, options)))
    (shaft,) = (item for item in items if isinstance(item, Drawn) and "goes 2306" in item.alt)
    assert [name for name, *_ in shaft.segments].count("M") == 1
    assert "northern-mail" in [item.alt for item in items if isinstance(item, Drawn)]
