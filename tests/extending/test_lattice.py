"""A board of triangles, which pnp does not have, goes through loading, checks, drawing, figures and files."""

from __future__ import annotations

import re
from io import BytesIO
from math import dist, sqrt
from pathlib import Path

import pytest
from PIL import Image

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.export.png import png_pages
from pnp.findings import in_reading_order
from pnp.frame import Face, Item
from pnp.frame import Path as Shape
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.boards.curves import between
from pnp.layout.boards.grid import fitted
from pnp.layout.boards.linear_features import crossing, road_lines
from pnp.layout.boards.river_network import river_sides
from pnp.layout.geometry.box import Box
from pnp.model.boards import Board, CellGrid
from pnp.model.lattice import Lattice
from pnp.papers import A4
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.exports import painted_alone
from tests.extending.triangles import load_with_triangles
from tests.layout.boards.drawings import alternatives, ends, everything, words

HEAD = "kit: trigon\ntitle: Trigon\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\ntheme: trigon\n"
THEME = """
theme: trigon
extends: plain
palette: {meadow: '#dfe6c4', sea: '#9cc3dc', wood: '#a9bd8b', red: '#b03030'}
"""
KIT = """
sides:
  - {id: reds, name: Reds, color: red}
units:
  - {id: scout, name: Scout, symbol: cavalry}
armies:
  - {id: reds, name: The reds, side: reds, units: {scout: 2}, zone: camp}
terrain:
  - {id: meadow, name: Meadow, pattern: plain, color: meadow}
  - {id: wood, name: Wood, pattern: trees, color: wood}
  - {id: sea, name: Sea, pattern: waves, color: sea, effects: [{do: forbid, what: move}]}
boards:
  - id: field
    name: Trigon field
    stated: {spaces: 36}
    triangles:
      length: 9
      rows: 4
      cell: 36 mm
      legend: {".": meadow, "~": sea, w: wood}
      cells: |
        ...ww....
        ...ww....
        ......~~~
        .....~~~~
      regions:
        - {id: fen, name: The fen, cells: '3.7:3.9, 4.6:4.9', color: sea}
        - {id: hill, name: Hill, cells: 1.7:1.9}
      edges:
        - {id: brook, name: Brook, between: [[1.3, 2.3], [2.2, 2.3], [3.2, 3.3]]}
        - {id: wall, name: Wall, kind: wall, between: [[1.5, 1.6], [1.5, 2.5]]}
        - {id: old-bridge, name: Old bridge, kind: bridge, between: [[2.2, 2.3]]}
      roads:
        - {id: track, name: Track, through: [2.1, 2.2, 2.3, 2.4, 2.5], ends: [edge, open]}
zones:
  - {id: camp, name: Camp, side: reds, board: field, cells: '1.1:2.2'}
setup:
  - {id: start, text: The reds set up., army: reds, zone: camp}
goals:
  - {id: win, name: Win, side: reds, text: Take the hill., occupy: {count: 2, board: field, region: hill}}
examples:
  - {id: far, board: field, between: [1.1, 3.4], gives: 5}
  - {id: way, board: field, path: [2.1, 2.2, 2.3, 1.3], gives: 3}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
components:
  - {id: map, name: Map, kind: board, of: boards.field, layout: board}
  - {id: book, name: Rulebook, kind: book, book: rules}
"""
RULES = """
# Trigon

::board{field cells=2.1:3.4 units="reds/scout@2.2" highlight=2.3 arrows="2.1>2.3" caption="Over the bridge"}
"""
HEIGHT = sqrt(3) / 2
PAGE = Path(__file__).parents[2] / "docs" / "extending.md"


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    """The kit in a folder, with some of its text replaced."""
    text = KIT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    for name, content in (("kit.yaml", HEAD), ("theme.yaml", THEME), ("k.yaml", text), ("rules.md", RULES)):
        (folder / name).write_text(content, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> CompiledKit:
    folder = written(tmp_path_factory.mktemp("trigon"))
    return compile_kit(folder, ".", loaded=load_with_triangles(folder), papers=(A4,))


def test_it_is_read_and_nothing_is_wrong_with_it(kit: CompiledKit) -> None:
    assert [f"{one.span} {one.code} {one.message}" for one in kit.findings] == []
    board = kit.game.boards["field"]
    assert board.kinds == ("triangles",)
    assert board.grid is not None
    ground = board.grid.terrain_map()
    assert [ground[2, place] for place in range(9)] == ["meadow"] * 6 + ["sea"] * 3


@pytest.mark.parametrize(
    ("code", "change", "messages"),
    [
        (
            "B101",
            ("        ...ww....\n        ...ww....\n", "        ...ww....\n"),
            ["is drawn with 3 rows, but it has 4"],
        ),
        ("B103", ("cells: 1.7:1.9", "cells: 1.7:1.10"), ["'field' has no cell 1.10"]),
        ("B103", ("cells: 1.7:1.9", "cells: A1"), ["'field' has no cell A1"]),
        # 2.1 points down: 1.1 is above it, 3.1 touches it at a corner only.
        ("B104", ("[1.3, 2.3]", "[3.1, 2.1]"), ["3.1 and 2.1 do not touch, so no river can lie between them"]),
        ("B104", ("2.3, 2.4, 2.5]", "2.3, 2.9]"), ["the road jumps from 2.3 to 2.9"]),
        (
            "B106",
            ("through: [2.1, 2.2,", "through: [2.2,"),
            ["begins at 2.2, which is not at the edge"],
        ),
        ("B112", ("kind: bridge, between: [[2.2, 2.3]]", "kind: bridge, between: [[2.4, 2.3]]"), ["crosses nothing"]),
        ("B125", ("region: hill}", "region: fen}"), ["no path leads there"]),
        ("B126", ("[3.2, 3.3]", "[2.3, 1.3]"), ["the river between 2.3 and 1.3 is listed twice"]),
        ("W302", ("gives: 5", "gives: 6"), ["the example says 6, but from 1.1 to 3.4 it is 5 steps"]),
        ("W303", ("[2.1, 2.2, 2.3, 1.3]", "[2.1, 2.2, 1.2]"), ["2.2 and 1.2 do not touch"]),
        ("Q101", ("stated: {spaces: 36}", "stated: {spaces: 32}"), ["36"]),
    ],
)
def test_what_is_wrong_with_it_is_found(
    tmp_path: Path, code: str, change: tuple[str, str], messages: list[str]
) -> None:
    loaded = load_with_triangles(written(tmp_path, change))
    assert loaded.findings == ()
    assert loaded.game is not None
    (check,) = (check for check in GAME_CHECKS if check.code == code)
    told = [one.message for one in in_reading_order(check.findings(GameContext(loaded.game)))]
    assert len(told) == len(messages)
    assert all(message in line for message, line in zip(messages, told, strict=True))


def drawn(kit: CompiledKit, **options: str) -> tuple[Item, ...]:
    board = kit.game.boards["field"]
    size = boards.natural_size(board, options.get("cells", ""))
    chosen = BoardOptions(terrain=kit.game.terrain, **options)  # type: ignore[arg-type]
    return boards.draw(board, Box(0, 0, size.width, size.height), kit.theme, chosen)


def test_it_is_as_large_as_its_triangles_and_a_border_of_6_mm(kit: CompiledKit) -> None:
    size = boards.natural_size(kit.game.boards["field"])
    # Nine triangles, half a side apart, are five sides wide; four rows of them are four heights high.
    assert (size.width, size.height) == pytest.approx((5 * 36 + 12, 4 * 36 * HEIGHT + 12))
    assert boards.alternative(kit.game.boards["field"]) == "Trigon field, 36 cells"


def test_every_triangle_is_named_once_and_a_part_names_only_its_own(kit: CompiledKit) -> None:
    names = [f"{row}.{place}" for row in range(1, 5) for place in range(1, 10)]
    assert sorted(word for word in words(drawn(kit)) if "." in word) == sorted(names)
    # 2.1:3.4 is five half sides wide: the rows go on with all triangles whose middle lies within.
    part = [word for word in words(drawn(kit, cells="2.1:3.4")) if "." in word]
    assert part == ["2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4"]


def test_a_marked_triangle_is_marked_along_its_sides(kit: CompiledKit) -> None:
    items = list(everything(drawn(kit, highlight="2.3")))
    (mark,) = (item for item in items if isinstance(item, Shape) and item.alt == "2.3 is marked")
    # 2.3 is the third of the second row: it points down, from 1 to 2 sides from the left. The line that marks it is
    # 0.036 sides inside, so its corners are twice that from those of the triangle.
    left, top = 6 + 36, 6 + 36 * HEIGHT
    inner = 2 * 0.036 * 36
    assert ends(mark) == [
        pytest.approx((left + inner * HEIGHT, top + inner / 2)),
        pytest.approx((left + 36 - inner * HEIGHT, top + inner / 2)),
        pytest.approx((left + 18, top + 36 * HEIGHT - inner)),
    ]


def test_units_stand_in_their_triangles(kit: CompiledKit) -> None:
    seen: dict[str, Box] = {}

    def place(unit: str, side: str, box: Box) -> tuple[Item, ...]:
        seen[f"{side}/{unit}"] = box
        return (Shape(box.segments()),)

    heard = alternatives(drawn(kit, units="reds/scout@2.2, scout@9.9", draw_counter=place, arrows="2.1>2.3"))  # type: ignore[arg-type]
    assert "scout on 2.2" in heard
    assert "moves from 2.1 to 2.3" in heard
    (box,) = seen.values()
    # 2.2 points up, with its tip one side from the left; its room is the lower half.
    assert box.center == (pytest.approx(6 + 36), pytest.approx(6 + 36 * HEIGHT * 1.75))


def test_a_road_leads_over_the_brook_where_the_bridge_is(kit: CompiledKit) -> None:
    grid = kit.game.boards["field"].grid
    assert grid is not None
    size = boards.natural_size(kit.game.boards["field"])
    cells = fitted(grid, Box(0, 0, size.width, size.height), BoardOptions(terrain=kit.game.terrain))
    line = road_lines(cells)[0]
    middle = crossing((1, 1), (1, 2), river_sides(cells), cells)
    assert middle in line
    # The side between 2.2 and 2.3 runs from (1, 1 height) to (1.5, 2 heights); a line by hand strays by a twentieth.
    assert middle == (pytest.approx(6 + 1.25 * 36, abs=1.8), pytest.approx(6 + 1.5 * HEIGHT * 36, abs=1.8))
    assert line[0] == (pytest.approx(6), pytest.approx(cells.center((1, 0))[1]))


def test_its_picture_shows_the_ground_of_every_triangle(kit: CompiledKit) -> None:
    """Most spots on the way from the middle of a triangle to its corners have the colour of its ground."""
    board = kit.game.boards["field"]
    size = boards.natural_size(board)
    options = BoardOptions(terrain=kit.game.terrain, labels=False)
    bare = boards.draw(board, Box(0, 0, size.width, size.height), kit.theme, options)
    (png,) = png_pages(painted_alone(kit, Face(id="field", size=size, art=bare)), dpi=127)
    picture = Image.open(BytesIO(png)).convert("RGB")
    assert board.grid is not None
    cells = fitted(board.grid, Box(0, 0, size.width, size.height), options)
    colors = {"meadow": (0xDF, 0xE6, 0xC4), "sea": (0x9C, 0xC3, 0xDC), "wood": (0xA9, 0xBD, 0x8B)}
    for cell, terrain in board.grid.terrain_map().items():
        middle = cells.center(cell)
        corners = [cells.corner(corner) for corner in cells.lattice.corners(cell)]
        spots = [between(middle, corner, share) for corner in corners for share in (0.1, 0.3, 0.45)]
        pixels = [picture.getpixel((round(x * 5), round(y * 5))) for x, y in spots]
        shown = [min(colors, key=lambda name: dist(pixel, colors[name])) for pixel in pixels]
        assert shown.count(terrain) > len(shown) / 2, (cell, terrain, shown)


def test_the_book_shows_a_part_of_it_with_what_stands_there(kit: CompiledKit) -> None:
    pages = kit.books["book"].pages
    shown = [item for page in pages for item in everything(page.items)]
    assert "Trigon field, 2.1:3.4, 8 cells" in alternatives(shown)
    assert {"scout on 2.2", "2.3 is marked", "moves from 2.1 to 2.3"} <= set(alternatives(shown))


def test_files_are_made_of_it(kit: CompiledKit) -> None:
    assert sorted(file.path for file in kit.results.files.values()) == ["a4/book.pdf", "a4/map.pdf"]


def test_the_recipe_names_every_method_that_must_be_there_and_none_that_is_not() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## A lattice in one module")[2].partition("\n## ")[0]
    steps = re.split(r"^\d\. ", section, flags=re.MULTILINE)
    table = "".join(line.split("|")[1] for line in steps[1].splitlines() if line.strip().startswith("|"))
    assert set(re.findall(r"`(\w+)`", table)) == Lattice.__abstractmethods__
    may = set(re.findall(r"`(\w+)`", steps[2]))
    assert may <= {name for name in dir(Lattice) if not name.startswith("_")} - Lattice.__abstractmethods__
    assert all(hasattr(CellGrid, name) for name in ("lattice", "shows_names", "counts_cells"))
    assert all(hasattr(Board, name) for name in ("grid", "kinds"))
