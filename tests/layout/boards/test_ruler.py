import pytest

from pnp.frame import Path
from pnp.layout.boards import ruler
from pnp.layout.boards.ruler import Tick
from pnp.layout.geometry.box import Box
from tests.layout.boards.drawings import alternatives, ends, everything, plain_theme, run, words

LOOK = plain_theme()


def test_a_centimetre_has_ten_parts_and_a_longer_mark_in_its_middle():
    marks = ruler.ticks(10, "cm")
    assert [mark.at for mark in marks] == pytest.approx([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    assert [mark.rank for mark in marks] == [0, 2, 2, 2, 2, 1, 2, 2, 2, 2, 0]
    assert marks[-1] == Tick(10.0, 0, "1")


def test_inches_are_exact():
    marks = [mark for mark in ruler.ticks(101.6, "in") if mark.label]
    assert [mark.label for mark in marks] == ["1", "2", "3", "4"]
    assert [mark.at for mark in marks] == pytest.approx([25.4, 50.8, 76.2, 101.6])


def test_numbers_may_stand_at_every_other_unit():
    assert [mark.label for mark in ruler.ticks(60, "cm", every=2) if mark.label] == ["2", "4", "6"]


def test_a_drawn_ruler_has_its_last_mark_exactly_at_its_length():
    items = ruler.draw(100, Box(5, 10, 120, 8), LOOK)
    lines = next(item for item in everything(items) if isinstance(item, Path))
    assert max(x for x, _ in ends(lines)) == pytest.approx(105)
    assert words(items) == [str(number) for number in range(1, 11)]
    ten = run(items, "10")
    assert ten.x + ten.width / 2 == pytest.approx(105)
    assert alternatives(items) == ["A ruler of 10 cm"]


def test_an_upright_ruler_counts_from_below():
    items = ruler.draw(50, Box(5, 10, 8, 60), LOOK, upright=True)
    lines = next(item for item in everything(items) if isinstance(item, Path))
    assert min(y for _, y in ends(lines)) == pytest.approx(20)
    assert run(items, "5").y < run(items, "1").y


def test_the_marks_of_a_later_strip_go_on_counting():
    marks = [mark for mark in ruler.ticks(30, "cm", start=250) if mark.label]
    assert marks == [Tick(0, 0, "25"), Tick(10, 0, "26"), Tick(20, 0, "27"), Tick(30, 0, "28")]


def test_the_first_number_of_a_later_strip_and_the_last_of_a_full_one_stay_inside_the_cut():
    items = ruler.draw(100, Box(0, 0, 100, 8), LOOK, start=100)
    first, last = run(items, "10"), run(items, "20")
    assert first.x >= 0
    assert last.x + last.width <= 100
    # The others stand below their ticks.
    assert run(items, "11").x + run(items, "11").width / 2 == pytest.approx(10)
