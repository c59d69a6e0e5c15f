"""A table says in lines what lies where; pieces come out with their middles in millimeters."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pnp.layout.board_spots import BoardSpots
from pnp.measures import Size
from tools.tabletop import Die, PlacedPiece, Table, Thing, Writing, things_on

SIZES = {"map/land": Size(200, 100), "cards/ale": Size(60, 90), "cards/pie": Size(60, 90), "coins/one": Size(20, 20)}
# A piece is never laid quite straight, nor quite where it was meant to be.
NEAR = 0.5


def laid(lines: str, sizes: dict[str, Size] = SIZES) -> list[Thing]:
    """Everything on a table; the only board has its place A1 10 mm from the upper left corner of its face."""

    def boards(name: str) -> Sequence[BoardSpots]:
        spots = [BoardSpots("maremma", {"A1": (10.0, 10.0)}), BoardSpots(name, {"slot": (30.0, 40.0)})]
        return spots if name == "map/land" else []

    return things_on(Table("inn", 300, 200, "oak", lines), sizes, boards, {"coins": 1.6})


def middles(things: Sequence[Thing]) -> list[tuple[float, float]]:
    return [(thing.x, thing.y) for thing in things]


def test_a_row_lies_around_its_middle() -> None:
    """Two cards of 60 mm with 3 mm between them: their middles are 63 mm apart."""
    assert middles(laid("row 100,50 cards: ale pie")) == [
        pytest.approx((68.5, 50), abs=NEAR),
        pytest.approx((131.5, 50), abs=NEAR),
    ]


def test_a_row_is_turned_around_its_middle() -> None:
    first, second = laid("row 100,50,90 cards: ale pie")
    assert (first.x, first.y) == pytest.approx((100, 18.5), abs=NEAR)
    assert (second.x, second.y) == pytest.approx((100, 81.5), abs=NEAR)


def test_a_piece_stands_on_a_place_of_a_face() -> None:
    coin = laid("row 100,50 map: land\non map/land coins: slot one")[1]
    assert (coin.x, coin.y) == pytest.approx((30, 40), abs=NEAR)


def test_a_piece_stands_on_a_place_of_the_board() -> None:
    """The face is 200 × 100 mm around 100, 50, so that its corner is 0, 0; turned about, that corner is 200, 100."""
    coin = laid("row 100,50 map: land\non maremma coins: A1 one")[1]
    assert (coin.x, coin.y) == pytest.approx((10, 10), abs=NEAR)
    assert isinstance(coin, PlacedPiece)
    assert coin.height == 1.6
    coin = laid("row 100,50,180 map: land\non maremma coins: A1 one")[1]
    assert (coin.x, coin.y) == pytest.approx((190, 90), abs=NEAR)


def test_pieces_of_a_stack_lean_and_others_stand_beside_them() -> None:
    """Beside each other they are 20.8 mm apart; on each other 1.5 to the right and 1.7 up."""
    low, high, beside = laid("row 100,50 map: land\non map/land coins: 50,50 one+one one")[1:]
    assert (low.x, low.y) == pytest.approx((39.6, 50), abs=NEAR)
    assert (high.x, high.y) == pytest.approx((41.1, 48.3), abs=NEAR)
    assert (beside.x, beside.y) == pytest.approx((60.4, 50), abs=NEAR)


def test_a_line_that_ends_with_a_comma_goes_on() -> None:
    assert len(laid("row 100,50 map: land\non map/land coins: 50,50 one,\n    90,50 3*one")) == 5


def test_a_hand_is_fanned() -> None:
    turns = [card.turn for card in laid("fan 100,50,10 cards: ale ale pie")]
    assert turns == [pytest.approx(angle, abs=3.5) for angle in (2.5, 10, 17.5)]


def test_a_die_has_six_sides_unless_it_says_so() -> None:
    dice = [thing for thing in laid("dice 10,10 ivory: 5 d10-7") if isinstance(thing, Die)]
    assert [(die.sides, die.number, die.color) for die in dice] == [(6, 5, "ivory"), (10, 7, "ivory")]


def test_writing_stands_on_the_face() -> None:
    assert laid("row 100,50 map: land\nwrite 20,30 map/land Two pies")[1] == Writing(20, 30, 0, "Two pies")


def test_the_same_table_comes_out_the_same() -> None:
    assert laid("fan 100,50 cards: ale pie\ndice 10,10 red: 1") == laid("fan 100,50 cards: ale pie\ndice 10,10 red: 1")


@pytest.mark.parametrize("line", ["heap 10,10 cards: ale", "row"])
def test_a_line_of_another_form_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="is no step"):
        laid(line)


@pytest.mark.parametrize(
    "line", ["row 10,10 cards: beer", "on maremma coins: A1 one", "row 1,1 map: land\non maremma coins: Z9 one"]
)
def test_what_is_not_there_is_an_error(line: str) -> None:
    with pytest.raises(KeyError):
        laid(line)
