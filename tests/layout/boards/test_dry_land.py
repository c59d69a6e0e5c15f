"""Dunes over open ground, and small fields along rivers, of a map in the manner of a desert."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.frame import Group, Path
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import distance
from pnp.layout.boards.dry_land import dunes, plots
from pnp.layout.boards.rivers import courses
from pnp.model.boards import Board, Edge
from pnp.model.grids import Coordinates
from tests.layout.boards.drawings import everything, plain_theme
from tests.layout.boards.test_map_drawing import map_of, squares

RIVER = Edge(id="r", between=tuple((f"{column}2", f"{column}3") for column in "ABCD"))
NAMES = Coordinates(columns="letters", rows="numbers")


def valley(cells: str = "....\n....\n....\n....", **keys: Any) -> Board:
    return squares(cells, edges=(RIVER,), coordinates=NAMES, **keys)


def fields(cells: CellMap) -> list[list[tuple[float, float]]]:
    """The corners of every field."""
    filled = [item for item in everything(plots(cells, plain_theme("sand"))) if isinstance(item, Path) and item.fill]
    found: list[list[tuple[float, float]]] = []
    for step in (step for item in filled for step in item.segments if len(step) > 1):
        if step[0] == "M":
            found.append([])
        found[-1].append((float(step[-2]), float(step[-1])))
    return found


@pytest.mark.parametrize("style", ["chart", "engraving", "fantasy", "staff", "birdseye"])
def test_other_manners_have_neither(style: str) -> None:
    assert dunes(map_of(valley(), style), plain_theme("sand")) == ()
    assert plots(map_of(valley(), style), plain_theme("sand")) == ()


def test_dunes_are_three_paths_within_the_open_ground_and_always_the_same() -> None:
    theme = plain_theme("sand")
    drawn = [item for _ in range(2) for item in dunes(map_of(valley(), "desert"), theme) if isinstance(item, Group)]
    assert [(len(group.items), bool(group.clip)) for group in drawn] == [(3, True)] * 2
    assert len({(group.items, group.clip) for group in drawn}) == 1


def test_a_map_without_open_ground_has_no_dunes() -> None:
    assert dunes(map_of(valley("~~~~\n~~~~\n~~~~\n~~~~"), "desert"), plain_theme("sand")) == ()


def test_fields_lie_on_both_banks_and_none_in_the_river() -> None:
    cells = map_of(valley(), "desert")
    (course,) = courses(cells)
    shapes = fields(cells)
    middles = [sum(y for _, y in shape) / 4 for shape in shapes]
    # The river runs between the second and the third row of squares of 20 mm.
    assert {cells.place((0, y))[1] > 2 for y in middles} == {True, False}
    assert 20 < len(shapes) < 100
    nearest = min(distance(corner, at) for shape in shapes for corner in shape for at in course.line)
    assert nearest > max(course.reaches)


def test_fields_lie_on_open_ground_alone() -> None:
    cells = map_of(valley("....\nhh..\n....\n...."), "desert")
    grounds = {cells.grounds[cell].id for cell in cells.window.cells}
    on = {cells.ground_at(*cells.place(corner)).id for shape in fields(cells) for corner in shape}  # type: ignore[union-attr]
    assert (grounds, on) == ({"open", "hill"}, {"open"})
