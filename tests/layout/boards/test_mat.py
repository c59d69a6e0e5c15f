import pytest

from pnp.art.yards import WALL
from pnp.frame import Item, Nested, Path
from pnp.layout import boards
from pnp.layout.boards.mat import slot_grid
from pnp.layout.boards.options import BoardOptions
from pnp.layout.geometry.box import Box
from pnp.measures import Size
from pnp.model.boards import Area, Board, Mat
from pnp.model.quantities import Quantity
from tests.layout.boards.drawings import alternatives, everything, mm, plain_theme, run, words

LOOK = plain_theme()


def store(holds: Quantity | None = None) -> Board:
    draw_pile = Area(id="draw", name="Draw pile", corner=(mm(4), mm(10)), size=(mm(34), mm(46)))
    losses = Area(id="losses", name="Lost units", corner=(mm(82), mm(10)), size=(mm(34), mm(46)), holds=holds)
    return Board(id="store", name="The storehouse", mat=Mat(size=(mm(120), mm(60)), areas=(draw_pile, losses)))


SHEET = Box(0, 0, 120, 60)


def draw(board: Board, box: Box = SHEET) -> tuple[Item, ...]:
    return boards.draw(board, box, LOOK)


def test_areas_lie_where_the_kit_puts_them_and_are_framed():
    items = draw(store())
    framed = [item for item in everything(items) if isinstance(item, Path) and item.stroke and item.stroke.width == 0.5]
    lefts = [min(step[-2] for step in item.segments if len(step) > 1) for item in framed]
    assert lefts == [pytest.approx(4), pytest.approx(82)]
    assert alternatives(items) == ["The storehouse, 2 areas", "Draw pile", "Lost units"]


def test_the_title_stands_above_the_areas_and_a_name_in_its_area():
    items = draw(store())
    assert words(items) == ["The storehouse", "Draw pile", "Lost units"]
    assert run(items, "The storehouse").y < 10
    name = run(items, "Draw pile")
    assert name.x > 4
    assert name.x + name.width < 38
    assert 10 < name.y < 20


def test_a_mat_without_room_above_its_areas_has_no_title():
    area = Area(id="all", name="All", corner=(mm(2), mm(2)), size=(mm(50), mm(50)))
    assert words(draw(Board(id="m", name="Mat", mat=Mat(size=(mm(60), mm(60)), areas=(area,))))) == ["All"]


def test_an_area_has_a_slot_for_every_piece_it_holds():
    slots = len(list(everything(draw(store(Quantity(8)))))) - len(list(everything(draw(store()))))
    assert slots == 8


def test_a_walled_area_has_its_name_inside_of_the_wall_on_a_plate_and_no_frame():
    area = Area(id="all", name="All", corner=(mm(2), mm(2)), size=(mm(50), mm(50)), floor="cobbles", wall="stone")
    board = Board(id="m", name="Mat", mat=Mat(size=(mm(60), mm(60)), areas=(area,)))
    items = draw(board, Box(0, 0, 60, 60))
    assert run(items, "All").y > 2 + WALL
    drawn = [item.face.id for item in everything(items) if isinstance(item, Nested)]
    assert drawn.count("yard-all") == 2
    assert not [
        item for item in everything(items) if isinstance(item, Path) and item.stroke and item.stroke.width == 0.5
    ]


def test_slots_are_as_large_as_the_room_allows():
    assert slot_grid(8, Box(0, 0, 40, 20)) == (4, 10.0)
    assert slot_grid(3, Box(0, 0, 10, 60)) == (1, 10.0)


def test_a_mat_has_its_declared_size_and_no_breaks():
    assert boards.natural_size(store()) == Size(120, 60)
    assert boards.breaks(store()) is None


def test_a_mat_of_a_side_is_in_its_colour_all_over():
    area = Area(id="all", name="All", corner=(mm(2), mm(2)), size=(mm(50), mm(50)), color="forest")
    board = Board(id="m", name="Mat", mat=Mat(size=(mm(60), mm(60)), areas=(area,)))

    def frame(options: BoardOptions) -> set[str]:
        items = everything(boards.draw(board, Box(0, 0, 60, 60), plain_theme("forest", "crimson"), options))
        return {
            item.stroke.ink.token
            for item in items
            if isinstance(item, Path) and item.stroke and item.stroke.width == 0.5
        }

    assert frame(BoardOptions()) == {"forest"}
    assert frame(BoardOptions(color="crimson")) == {"crimson"}
