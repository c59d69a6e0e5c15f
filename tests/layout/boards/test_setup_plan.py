"""Plans of boards for setting up."""

from __future__ import annotations

from math import dist

import pytest

from pnp.frame import Group, Ink, Item, Path, TextRun
from pnp.layout import boards
from pnp.layout.boards.setup_plan import PlanPiece, PlanStep, draw_plan
from pnp.layout.geometry.box import Box
from pnp.model.boards import Area, Board, Mat, NodeMap, Region, Space, SquareGrid, Track
from pnp.model.cells import Cells
from pnp.model.fields import Code, Coded
from pnp.model.scenery import Scenery
from tests.layout.boards.drawings import alternatives, everything, mm, plain_theme, run, words
from tests.layout.boards.test_nodes import PLACES

LOOK = plain_theme("sand")
PAPER = Ink("paper", "text")
BOX = Box(10, 20, 100, 80)


def draw(board: Board, *steps: PlanStep) -> tuple[Item, ...]:
    return draw_plan(board, BOX, LOOK, (), steps)


def numbers(items: tuple[Item, ...]) -> list[str]:
    return [alt for alt in alternatives(items) if alt.startswith("step ")]


def test_a_mat_shows_its_areas_and_the_numbers_of_the_steps_in_their_corners():
    spots = (("Draw", 5), ("Discard", 55))
    areas = tuple(Area(id=name.lower(), name=name, corner=(mm(x), mm(5)), size=(mm(40), mm(60))) for name, x in spots)
    table = Board(id="m", name="Table", mat=Mat(size=(mm(100), mm(80)), areas=areas))
    items = draw(table, PlanStep(2, ("discard",)), PlanStep(3, ("discard", "elsewhere")))
    assert {"Draw", "Discard"} <= set(words(items))
    assert numbers(items) == ["step 2", "step 3"]
    # At its own size the plan is 100 mm wide: the area begins at 10 + 55 mm.
    two, three = run(items, "2"), run(items, "3")
    assert 65 < two.x < three.x < 80


def narrow(height: float) -> Board:
    area = Area(id="a", name="Reinforcements", corner=(mm(5), mm(5)), size=(mm(8), mm(height)))
    return Board(id="m", mat=Mat(size=(mm(100), mm(80)), areas=(area,)))


def test_the_name_of_a_narrow_area_runs_up():
    items = draw(narrow(60), PlanStep(1, ("a",)))
    assert words(items) == ["Reinforcements", "1"]
    turned = [item for item in everything(items) if isinstance(item, Group) and item.turn]
    assert [(item.turn, words(item.items)) for item in turned] == [(-90.0, ["Reinforcements"])]


def test_a_narrow_and_low_area_leaves_out_a_name_that_would_be_too_small():
    assert words(draw(narrow(20), PlanStep(1, ("a",)))) == ["1"]


def test_the_numbers_of_a_turned_plan_stand_upright():
    items = draw_plan(narrow(20), BOX, LOOK, (), (PlanStep(1, ("a",)),), turn=180.0)
    turned = [item for item in everything(items) if isinstance(item, Group) and item.turn]
    assert [(item.turn, words(item.items)) for item in turned] == [(-180.0, ["1"])]


def test_a_track_has_a_number_at_the_space_of_a_step():
    spaces = tuple(Space(id=f"s{n}", name=f"Space {n}") for n in range(6))
    items = draw(Board(id="t", track=Track(shape="rows", per_row=3, spaces=spaces)), PlanStep(1, ("s5",)))
    assert words(items) == ["1"]
    assert numbers(items) == ["step 1"]


def test_a_track_through_lands_names_them_where_the_board_does():
    codes = {letter: Code(name=name, color="sand") for letter, name in (("M", "Moors"), ("D", "Dunes"))}
    spaces = tuple(
        Space(id=f"s{n}", fields={"land": Coded.of(letter, codes[letter])})
        for n, letter in enumerate("M" * 12 + "D" * 12)
    )
    size, space = (mm(160), mm(100)), (mm(12),)
    track = Track(shape="winding", size=size, space=space, space_shape="disc", codes={"land": codes}, spaces=spaces)
    board = Board(id="t", track=track, scenery=Scenery(lands="land"))
    printed, plan = boards.draw(board, Box(0, 0, 160, 100), LOOK), draw(board, PlanStep(1, ("s5",)))
    assert words(plan) == ["Moors", "Dunes", "1"]
    for name in ("Moors", "Dunes"):
        there, here = run(printed, name), run(plan, name)
        # 160 mm become 100 mm, and the plan begins at 10 mm.
        assert here.x + here.width / 2 == pytest.approx(10 + (there.x + there.width / 2) * 100 / 160, abs=0.01)


def test_cells_of_a_step_are_outlined_and_numbered_and_a_step_stands_once_in_a_place():
    south = Region(id="south", name="South", cells=Cells.parse("A1:D1"), label=False)
    board = Board(id="g", squares=SquareGrid(columns=4, rows=4, cell=mm(20), regions=(south,)))
    steps = PlanStep(1, ("south",)), PlanStep(2, ("A1:D1", "A1:D1")), PlanStep(3, ("Z9",))
    items = draw(board, *steps)
    assert numbers(items) == ["step 1", "step 2"]
    assert "A1" in words(items)
    assert run(items, "1").x < run(items, "2").x


def test_a_place_of_a_map_is_numbered_where_it_lies():
    nodes = NodeMap(size=(mm(120), mm(80)), nodes=PLACES)
    items = draw(Board(id="i", nodes=nodes), PlanStep(4, ("holm",)))
    # The map is drawn at 100/120 of its size: Holm, at 60 mm, lies at 10 + 50 mm.
    # 80/120 of 100 mm are 66.67 mm, in the middle of 80 mm: Holm lies at 26.67 + 16.67 mm.
    four = run(items, "4")
    center = four.x + four.width / 2, four.y
    assert dist(center, (60, 43.33)) == pytest.approx(7.5, abs=0.01)
    lines = [item.segments for item in everything(items) if isinstance(item, Path) and len(item.segments) == 2]
    ends = [tuple(round(number, 2) for segment in line for number in segment[1:]) for line in lines]
    assert (round(center[0], 2), round(center[1], 2), 60.0, 43.33) in ends


def test_the_board_is_as_it_looks_but_without_its_words():
    nodes = NodeMap(size=(mm(120), mm(80)), nodes=PLACES)
    board = Board(id="i", name="Islands", nodes=nodes)
    assert "Skerry" in words(boards.draw(board, BOX, LOOK))
    items = draw(board)
    assert words(items) == []
    [quiet] = [item for item in everything(items) if isinstance(item, Group) and item.opacity < 1]
    assert alternatives(quiet.items)[:1] == ["Islands, 3 places"]


def counters(unit: str, side: str, box: Box) -> tuple[Item, ...]:
    return (Path(box.segments(), None, alt=f"{side}/{unit}"), TextRun(box.x, box.y, unit, "sans", 4.0, PAPER, 3.0))


def test_pieces_stand_as_they_are_drawn_on_cells_of_their_step_which_are_free():
    squares = Board(id="g", squares=SquareGrid(columns=4, rows=4, cell=mm(20)))
    camp = PlanStep(1, ("A1:B1",), (PlanPiece("cog", "tide", "A1:B1"), PlanPiece("hulk", "tide", "A1:B1")))
    fixed = PlanStep(2, ("C1:D1",), (PlanPiece("pikes", "moss", "C1:D1", on_each=True),))
    items = draw_plan(squares, Box(0, 0, 81.4, 81.4), LOOK, (), (camp, fixed), draw_counter=counters)
    drawn = [item for item in everything(items) if isinstance(item, Path) and "/" in item.alt]
    assert [item.alt for item in drawn] == ["tide/cog", "tide/hulk", "moss/pikes", "moss/pikes"]
    # Six tenths of a cell of 20 mm wide, in the middle of each.
    assert [item.segments[0][1] for item in drawn] == pytest.approx([4.7, 24.7, 44.7, 64.7])
    assert "cog" in words(items)
    # The number stands at the upper right of a cell with a counter: 2.7 mm from both edges.
    one = run(items, "1")
    assert one.x + one.width / 2 == pytest.approx(20.7 - 2.7)


def test_each_of_several_zones_has_a_hatching_of_its_own_within_its_cells():
    squares = Board(id="g", squares=SquareGrid(columns=4, rows=4, cell=mm(20)))
    one, other = PlanStep(1, ("A1:B1",), color="sand"), PlanStep(2, ("C3:D3",), color="sand")

    def hatchings(*steps: PlanStep) -> list[Group]:
        groups = [item for item in everything(draw(squares, *steps)) if isinstance(item, Group) and item.clip]
        return [group for group in groups if all(isinstance(item, Path) and not item.fill for item in group.items)]

    first, second = hatchings(one, other)
    assert first.clip != second.clip
    assert first.items[0].segments != second.items[0].segments
    # Where there is one zone, nothing has to be told apart.
    assert hatchings(one) == []


def test_a_step_on_a_side_has_its_number_there():
    squares = Board(id="b", squares=SquareGrid(columns=2, rows=2, cell=mm(20)))
    items = draw(squares, PlanStep(1, ("A1/e",)), PlanStep(2, ("A1/n+e",)))
    assert numbers(items) == ["step 1", "step 2"]
    one, two = run(items, "1"), run(items, "2")
    # Both on the line between the columns, the corner half a cell above the middle of the side: two rows and the frame
    # of 0.7 mm on both sides are 80 mm high.
    assert two.x + two.width / 2 == pytest.approx(one.x + one.width / 2)
    assert one.y - two.y == pytest.approx((80 - 1.4) / 4)


def test_a_name_stands_at_the_foot_of_its_area_on_one_line_if_that_can_be_read():
    # Fourteen half ems of 8 pt are 19.8 mm wide: at 6.8 pt they fit into 20 mm less two edges of 1 mm and a plate.
    area = Area(id="a", name="Reinforcements", corner=(mm(5), mm(5)), size=(mm(20), mm(60)))
    board = Board(id="m", mat=Mat(size=(mm(100), mm(80)), areas=(area,)))
    name = run(draw(board), "Reinforcements")
    assert name.size == pytest.approx(8 * (18 - 1.2) / 19.76, abs=0.06)
    # BOX begins at 20 mm: the area ends 85 mm down, its name less than 5 mm above that.
    assert 80 < name.y < 85


def test_the_number_of_a_step_stands_where_no_other_step_has_its_place():
    squares = Board(id="g", squares=SquareGrid(columns=4, rows=4, cell=mm(20)))
    items = draw_plan(
        squares,
        Box(0, 0, 81.4, 81.4),
        LOOK,
        (),
        (PlanStep(1, ("A1:C1",)), PlanStep(2, ("B1:B2",))),
        draw_counter=counters,
    )
    # The middle of A1 to C1 is B1, which belongs to both: its number is on A1, that of the other on B2, above.
    one, two = run(items, "1"), run(items, "2")
    assert one.x + one.width / 2 == pytest.approx(0.7 + 10)
    assert two.x + two.width / 2 == pytest.approx(0.7 + 30)
    assert one.y - two.y == pytest.approx(20)


def test_cells_of_a_step_are_of_the_color_of_its_side_and_names_stand_above_them():
    squares = Board(id="g", squares=SquareGrid(columns=4, rows=4, cell=mm(20)))
    steps = PlanStep(1, ("A1",), color="sand"), PlanStep(2, ("C1",))
    items = list(everything(draw_plan(squares, Box(0, 0, 81.4, 81.4), LOOK, (), steps)))
    lines = [item for item in items if isinstance(item, Path) and item.stroke and item.stroke.width == 0.5]
    assert [line.stroke.ink.token for line in lines if line.stroke] == ["sand", "accent"]
    name = next(item for item in items if isinstance(item, TextRun) and item.text == "A1")
    assert items.index(name) > max(map(items.index, lines))


def test_a_plan_of_a_side_has_a_line_in_its_color():
    table = Board(id="m", name="Table", mat=Mat(size=(mm(100), mm(80)), areas=()))
    for color, expected in (("sand", ("sand", 1.0)), ("", ("ink", 0.3))):
        items = draw_plan(table, BOX, LOOK, (), (), color=color)
        edge = [item for item in everything(items) if isinstance(item, Path) and item.stroke][-1]
        assert edge.stroke
        assert (edge.stroke.ink.token, edge.stroke.width) == expected
