"""Nets that come with pnp are closed, and as large as they say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path as FilePath

import pytest

from pnp.frame import Face, Group, Item, Path
from tests.layout.kits import Kit, told

Point = tuple[float, float]

BOX = "components: [{id: box, name: Box, kind: box, layout: tuckbox, with: {width: %s, height: %s, depth: %s}}]"


def box(folder: FilePath, width: float, height: float, depth: float) -> Face:
    composed = Kit(folder, components=BOX % (width, height, depth)).compose("box")
    assert told(composed.findings) == []
    return composed.pieces[0].front


def lines(items: tuple[Item, ...], turns: tuple[Group, ...] = ()) -> Iterator[list[Point]]:
    """The points of each line on the face; of a curve those where it begins and ends."""
    for item in items:
        if isinstance(item, Group):
            yield from lines(item.items, (item, *turns))
        elif isinstance(item, Path):
            yield [turned(segment[-2], segment[-1], turns) for segment in item.segments]


def turned(x: float, y: float, turns: tuple[Group, ...]) -> Point:
    for group in turns:
        angle, across, down = radians(group.turn), x - group.x, y - group.y
        x = group.x + across * cos(angle) - down * sin(angle)
        y = group.y + across * sin(angle) + down * cos(angle)
    return round(x, 3), round(y, 3)


# Decks of poker, tarot and mini cards, a thin one and the deepest box that a page holds.
@pytest.mark.parametrize("size", [(66, 91, 18), (73, 123, 30), (46, 66, 12.5), (66, 91, 5), (66, 91, 46)])
def test_the_lines_of_a_tuckbox_end_at_each_other(tmp_path: FilePath, size: tuple[float, float, float]) -> None:
    face = box(tmp_path, *size)
    drawn = [*lines(face.cut), *lines(face.score)]
    loose = [
        end
        for line in drawn
        for end in (line[0], line[-1])
        if not any(is_on(end, other) for other in drawn if other is not line)
    ]
    assert loose == []


def is_on(point: Point, line: list[Point]) -> bool:
    """Whether a point lies on an upright or a level part of a line, or is a point of it."""
    x, y = point
    return any(
        min(x1, x2) - 0.002 <= x <= max(x1, x2) + 0.002
        and min(y1, y2) - 0.002 <= y <= max(y1, y2) + 0.002
        and (abs(x1 - x2) < 0.002 or abs(y1 - y2) < 0.002)
        for (x1, y1), (x2, y2) in pairwise(line)
    ) or any(abs(x - a) < 0.002 and abs(y - b) < 0.002 for a, b in line)


def test_a_tuckbox_is_as_large_as_asked(tmp_path: FilePath) -> None:
    face = box(tmp_path, 66, 91, 18)
    # The net is turned: its width runs down the page. 66 + 18 + 66 + 18 + 12 = 180, in the middle of 267.
    downs = sorted({line[0][1] for line in lines(face.score) if line[0][1] == line[1][1]})
    assert downs == [109.5, 127.5, 193.5, 211.5]
    xs = [x for line in lines(face.cut) for x, _ in line]
    # 15 + 18 + 91 + 18 = 142.
    assert round(max(xs) - min(xs), 3) == 142


def test_a_die_has_twenty_millimetres_on_each_side_and_opposite_faces(tmp_path: FilePath) -> None:
    records = ", ".join(f"{{id: f{n}, name: Face {n}, symbol: star}}" for n in range(1, 7))
    sets = f"sets: [{{id: rolls, name: Rolls, one: roll, records: [{records}]}}]\n"
    components = "components: [{id: die, name: Die, kind: box, layout: die, with: {faces: rolls}}]"
    composed = Kit(tmp_path, sets=sets, components=components).compose("die")
    assert told(composed.findings) == []
    folds = sorted({x for (x, _), (other, _) in lines(composed.pieces[0].front.score) if x == other})
    assert folds == [20, 40, 60, 80]
