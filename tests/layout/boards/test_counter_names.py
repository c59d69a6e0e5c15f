"""The names of counters that lie on a board too small to be read."""

from __future__ import annotations

from pnp.frame import Face, Ink, TextRun
from pnp.layout.boards.counter_names import name_below
from pnp.layout.drawing.thumbnails import without_small_text
from pnp.layout.geometry.box import Box
from pnp.measures import Size
from tests.layout.boards.drawings import plain_theme, run, words

LOOK = plain_theme("sand")
BOX = Box(10, 20, 12, 12)


def counter(*printed: tuple[str, float]) -> Face:
    runs = tuple(TextRun(1.0, 18.0, text, "sans", size, Ink("ink", "text"), 10.0) for text, size in printed)
    return Face(id="c", size=Size(20, 20), art=runs)


def below(face: Face, *names: str, least: float = 8.0) -> tuple:
    return tuple(name_below(names, face, without_small_text(face, least), BOX, LOOK, 6.5))


def test_a_name_that_is_left_out_stands_at_the_foot_of_its_counter():
    items = below(counter(("Amun", 5.0), ("2", 9.0)), "Amun", "Amun Division")
    name = run(items, "Amun")
    assert name.size == 6.5
    assert BOX.center[1] < name.y <= BOX.bottom + 1
    # In the middle of the counter.
    assert abs(name.x + name.width / 2 - BOX.center[0]) < 0.01


def test_a_name_that_is_read_where_it_is_printed_is_not_repeated():
    assert below(counter(("Amun", 9.0), ("2", 5.0)), "Amun") == ()


def test_only_a_name_that_is_printed_is_shown():
    assert words(below(counter(("2", 5.0)), "Amun")) == []


def test_a_name_wider_than_its_cell_is_left_out():
    assert words(below(counter(("Reconnaissance", 5.0)), "Reconnaissance")) == []
