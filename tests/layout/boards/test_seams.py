"""Maps that are laid beside each other and look like one: what runs on over a seam, its marks, the open frame."""

from __future__ import annotations

import pathlib
from itertools import chain

import pytest

from pnp.analysis.joined_maps import joined_maps
from pnp.frame import Item, Path
from pnp.layout import boards
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.pictures import within
from pnp.layout.geometry.box import Box
from pnp.model.game import Game
from tests.checks.cases import game_of
from tests.layout.boards.drawings import everything, plain_theme, signature, words

# Four columns of cells that are 20 mm wide, with a frame of 5 mm. A wood, a hill, a river and a road go on.
KIT = """\
terrain:
  - {id: open, name: Open, pattern: plain, color: sand}
  - {id: wood, name: Wood, pattern: trees, color: sand}
  - {id: hill, name: Hill, pattern: hills, color: sand}
  - {id: sea, name: Sea, pattern: waves, color: water}
boards:
  - id: north
    name: North
    {kind}:
      columns: 4
      rows: 4
      cell: 20 mm
      {keys}
      legend: {'.': open, w: wood, h: hill, '~': sea}
      cells: "~...\\n~ww.\\n~.wh\\n~.wh"
      roads: [{id: r, name: Road, through: {road}, ends: [open, edge]}]
      edges: [{id: e, name: Brook, between: {river}, label: false}]
      joins: [{map: south, side: bottom, overlap: {overlap}}]
  - id: south
    name: South
    {kind}:
      columns: 4
      rows: 4
      cell: 20 mm
      {others}
      legend: {'.': open, w: wood, h: hill, '~': sea}
      cells: "~.wh\\n~www\\n~~..\\n~~~."
      roads: [{id: s, name: Road, through: {street}, ends: [edge, open]}]
      edges: [{id: f, name: Brook, between: {brook}, label: false}]
"""
HEXES = {
    "kind": "hexes",
    "keys": "numbers: {prefix: N, shown: false}",
    "others": "numbers: {prefix: S, shown: false}",
    "road": "N0302-N0303-N0304",
    "street": "S0301-S0302-S0402",
    "river": "[[N0203, N0303], [N0204, N0303], [N0204, N0304]]",
    "brook": "[[S0201, S0301], [S0201, S0302], [S0202, S0302]]",
}


def game(folder: pathlib.Path, overlap: int = 1, **keys: str) -> Game:
    text = KIT
    for key, value in {**HEXES, **keys, "overlap": str(overlap)}.items():
        text = text.replace(f"{{{key}}}", value)
    return game_of(folder, text)


def drawn(game: Game, name: str, **options: object) -> tuple[Item, ...]:
    board = game.boards[name]
    size = boards.natural_size(board)
    theme = plain_theme("sand")
    chosen = BoardOptions(terrain=game.terrain, game=game, **options)  # type: ignore[arg-type]
    return boards.draw(board, Box(0, 0, size.width, size.height), theme, chosen)


def points(items: tuple[Item, ...], box: Box, down: float = 0.0) -> set[tuple[float, float]]:
    """The points of all lines in a box, after they were moved down."""
    paths = (item for item in everything(items) if isinstance(item, Path))
    numbers = (segment[1:] for path in paths for segment in path.segments if segment[0] in "MLC")
    pairs = chain.from_iterable(zip(values[::2], values[1::2], strict=True) for values in numbers)
    moved = ((round(x, 3), round(y + down, 3)) for x, y in pairs)
    return {(x, y) for x, y in moved if box.x < x < box.right and box.y < y < box.bottom}


# Rows of hexes that are pushed reach half a hex below the others.
@pytest.mark.parametrize(("overlap", "border"), [(0, "ragged"), (1, "ragged"), (0, "half"), (2, "ragged")])
def test_two_maps_have_the_same_lines_where_they_meet(tmp_path: pathlib.Path, overlap: int, border: str) -> None:
    keys = {key: f"{HEXES[key]}\n      border: {border}" for key in ("keys", "others")}
    kit = game(tmp_path, overlap, **keys)
    down = (4 - overlap) * 20.0
    # The map runs on for a millimetre beyond the seam. The frame has 5 mm on the left.
    seam = Box(7, 5 + down - 0.9, 60, overlap * 20 + (10 if border == "ragged" else 0) + 1.8)
    first, last = points(drawn(kit, "north"), seam), points(drawn(kit, "south"), seam, down)
    assert len(first) > 10
    assert first == last


def test_squares_join_without_sharing_any(tmp_path: pathlib.Path) -> None:
    numbers = "coordinates: {rows: numbers-down}"
    squares = {
        "kind": "grid",
        "keys": numbers,
        "others": "coordinates: {cells: numbers}",
        "road": "C2-C3-C4",
        "street": "3-7-8",
        "river": "[[B3, C3], [B4, C4]]",
        "brook": "[[2, 3], [6, 7]]",
    }
    kit = game(tmp_path, 0, **squares)
    maps = joined_maps(kit, kit.boards["south"])
    assert maps
    assert [road.through for road in maps.grid.roads] == [("C2", "C3", "C4", "3", "7", "8")]
    assert maps.grid.lattice.extent == (0, 0, 4, 8)
    assert maps.grid.terrain_map()[maps.grid.lattice.cell("14") or (0, 0)] == "sea"


def test_a_seam_has_a_name_and_no_frame(tmp_path: pathlib.Path) -> None:
    kit = game(tmp_path)
    north, south = drawn(kit, "north"), drawn(kit, "south")
    assert "South" in words(north)
    assert "North" in words(south)
    assert "South" not in words(drawn(kit, "north", cells="N0101:N0202"))
    # A line around a map that stands alone goes back to where it began.
    frames = [
        item for item in everything(north) if isinstance(item, Path) and item.stroke and item.stroke.width == 0.35
    ]
    assert [segment[0] for frame in frames for segment in frame.segments] == ["M", "L", "L", "L"]


def test_maps_whose_names_mean_two_places_stand_alone(tmp_path: pathlib.Path) -> None:
    alike = {key: value.replace("S0", "N0") for key, value in HEXES.items()}
    kit = game(tmp_path, **{**alike, "others": HEXES["keys"]})
    assert joined_maps(kit, kit.boards["north"]) is None


def test_joined_maps_are_shown_together(tmp_path: pathlib.Path) -> None:
    kit = game(tmp_path)
    options = BoardOptions(terrain=kit.terrain, game=kit, joined=True, overview=True, highlight="S0404")
    together = boards.laid_together(kit.boards["south"], options)
    # Hexes of 20 mm from flat to flat are 23.094 mm wide and 17.321 mm apart; four and four rows share one.
    size = boards.natural_size(together)
    assert (round(size.width, 2), round(size.height, 2)) == (85.06, 7.5 * 20 + 10)
    items = boards.draw(together, Box(0, 0, size.width, size.height), plain_theme("sand"), options)
    assert [word for word in words(items) if word in ("North", "South")] == ["North", "South"]
    # The north ends, with half a hex, at row 4½ and the south begins at row 3: the seam is between them.
    (seam,) = (
        item for item in everything(items) if isinstance(item, Path) and item.stroke and item.stroke.dash == (1.6, 1.2)
    )
    assert {round(segment[2], 2) for segment in seam.segments} == {5 + 3.75 * 20}
    assert boards.unknown_places(together, options) == ()


def test_a_map_that_stands_alone_is_joined_to_none(tmp_path: pathlib.Path) -> None:
    kit = game(tmp_path, keys=HEXES["keys"], others="numbers: {prefix: N, shown: false}")
    options = BoardOptions(terrain=kit.terrain, game=kit, joined=True)
    with pytest.raises(ValueError, match="the board 'north' is joined to no other: write `joins:` on one of the two"):
        boards.laid_together(kit.boards["north"], options)
    assert boards.laid_together(kit.boards["north"], BoardOptions(game=kit)) is kit.boards["north"]


def test_what_lies_outside_of_a_box_is_left_out() -> None:
    near, far = (("M", 1.0, 1.0), ("L", 5.0, 1.0)), (("M", 50.0, 1.0), ("L", 60.0, 1.0))
    kept = tuple(within([Path((*near, *far)), Path(far)], Box(0, 0, 10, 10)))
    assert signature(kept) == signature([Path(near)])
