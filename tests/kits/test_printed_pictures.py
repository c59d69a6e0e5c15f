"""Pictures of cards and figures of counters as they are printed, by numbers: whole, large, clear of words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pnp.frame import Face, Group, Item, Nested, TextRun
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.measures import MM_PER_PT
from tests.prepared import prepared

# Of the height of a picture: what the thing of its title fills at least, and what stays free above it and its contour.
FILLED, FREE = 0.6, 0.11
# Between a figure and words or numbers, in mm.
CLEAR = 0.3
# The height of capitals and figures, as a share of the size of their type.
CAPITAL = 0.7


def fronts(kit: str, component: str) -> list[Face]:
    return [piece.front for piece in prepared(f"content/{kit}").composed[component].pieces]


def pictures(face: Face) -> Iterator[Nested]:
    for item in face.art:
        if isinstance(item, Group):
            yield from (one for one in item.items if isinstance(one, Nested) and one.face.id.startswith("art-"))


def placed(items: tuple[Item, ...], prefix: str) -> Iterator[Bounds]:
    """What symbols draw, where they stand."""
    for item in items:
        if isinstance(item, Nested) and item.face.id.startswith(prefix):
            left, top, right, bottom = bounding_box(item.face.art) or (0.0, 0.0, 0.0, 0.0)
            x, y, scale = item.x, item.y, item.scale
            yield x + left * scale, y + top * scale, x + right * scale, y + bottom * scale


def figures_on(face: Face) -> Iterator[Bounds]:
    """What is seen of the figures of a face: of those in a picture, what its window shows."""
    yield from placed(face.art, "icon-figure")
    for picture in pictures(face):
        for left, top, right, bottom in placed(picture.face.art, "icon-figure"):
            xs = (min(max(x, 0.0), picture.face.size.width) * picture.scale + picture.x for x in (left, right))
            ys = (min(max(y, 0.0), picture.face.size.height) * picture.scale + picture.y for y in (top, bottom))
            (left, right), (top, bottom) = xs, ys
            yield left, top, right, bottom


@pytest.mark.parametrize(
    ("kit", "component"),
    [("territories", "fortunes"), ("shot-shell-and-grape", "tactics"), ("shot-shell-and-grape", "battalions")],
)
def test_what_a_card_is_about_stands_whole_in_its_picture_and_fills_it(kit: str, component: str) -> None:
    faults, without = [], []
    for front in fronts(kit, component):
        found = list(pictures(front))
        for picture in found:
            height = picture.face.size.height
            shown = list(placed(picture.face.art, "icon-"))
            tallest = max(min(bottom, height) - top for _, top, _, bottom in shown)
            if tallest < height * FILLED or min(top for _, top, _, _ in shown) < height * FREE:
                faults.append(f"{front.id}: {tallest / height:.2f}")
        without += [] if found else [front.id]
    assert faults == []
    assert without == []


@pytest.mark.parametrize(("kit", "component"), [("albuera", "counters"), ("piombino", "counters")])
def test_figures_of_counters_stand_clear_of_words_and_numbers(kit: str, component: str) -> None:
    faults, compared = [], 0
    for front in fronts(kit, component):
        figures = list(figures_on(front))
        runs = [item for item in front.art if isinstance(item, TextRun)]
        compared += len(figures) * len(runs)
        for run in runs:
            top, foot = run.y - run.size * MM_PER_PT * CAPITAL, run.y
            for left, above, right, below in figures:
                is_beside = run.x > right or run.x + run.width < left
                if not is_beside and above - CLEAR < foot and top < below + CLEAR:
                    faults.append(f"{front.id}: {run.text} at {top:.2f}–{foot:.2f}, {above:.2f}–{below:.2f}")
    assert faults == []
    assert compared > 20
