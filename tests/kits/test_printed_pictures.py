"""Pictures of cards and figures of counters as they are printed, by numbers: whole, large, clear of words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from pnp.frame import Face, Group, Item, Nested, Piece, TextRun
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.measures import MM_PER_PT
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.request import Choice
from tests.prepared import ROOT, loaded

# Of the height of a picture: what the thing of its title fills at least, and what stays free above it and its contour.
FILLED, FREE = 0.6, 0.11
# Between a figure and words or numbers, in mm.
CLEAR = 0.3
# The height of capitals and figures, as a share of the size of their type.
CAPITAL = 0.7


@cache
def pieces(kit: str, component: str) -> tuple[Piece, ...]:
    folder = f"content/{kit}"
    compiled = compile_kit(ROOT / folder, folder, with_checks=False, only=(Choice(component),), loaded=loaded(folder))
    return tuple(compiled.composed[component].pieces)


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


@pytest.mark.parametrize(
    ("kit", "component"),
    [
        ("territories", "fortunes"),
        # The same of decks of another kit, which take ten times as long.
        *(
            pytest.param("shot-shell-and-grape", deck, marks=pytest.mark.collection)
            for deck in ("tactics", "battalions")
        ),
    ],
)
def test_what_a_card_is_about_stands_whole_in_its_picture_and_fills_it(kit: str, component: str) -> None:
    faults = []
    for piece in pieces(kit, component):
        for picture in pictures(piece.front):
            height = picture.face.size.height
            shown = list(placed(picture.face.art, "icon-"))
            tallest = max(min(bottom, height) - top for _, top, _, bottom in shown)
            if tallest < height * FILLED or min(top for _, top, _, _ in shown) < height * FREE:
                faults.append(f"{piece.id}: {tallest / height:.2f}")
    assert faults == []


@pytest.mark.parametrize(("kit", "component"), [("albuera", "counters"), ("piombino", "counters")])
def test_figures_of_counters_stand_clear_of_words_and_numbers(kit: str, component: str) -> None:
    faults = []
    for piece in pieces(kit, component):
        figures = list(placed(piece.front.art, "icon-figure"))
        for run in (item for item in piece.front.art if isinstance(item, TextRun)):
            top, foot = run.y - run.size * MM_PER_PT * CAPITAL, run.y
            for left, above, right, below in figures:
                is_beside = run.x > right or run.x + run.width < left
                if not is_beside and above - CLEAR < foot and top < below + CLEAR:
                    faults.append(f"{piece.id}: {run.text} at {top:.2f}–{foot:.2f}, {above:.2f}–{below:.2f}")
    assert faults == []
