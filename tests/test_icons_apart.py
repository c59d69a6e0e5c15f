"""No two icons that come with pnp look the same when they are printed 6 mm large in one colour."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import ceil, sqrt

import pypdfium2
import pytest

from pnp.frame import Ink, Nested, Page
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.library import read_library
from pnp.layout.theme.icons import draw_icon
from pnp.load.builtin import data_folder
from pnp.measures import Size
from tests.paint.documents import paint

BLACK, WHITE = Ink("black", "ornament"), Ink("white", "ground")
SIDE = 6  # mm
PIXEL = 0.25  # mm
ACROSS = round(SIDE / PIXEL)
# An eye with normal sight reads letters of 5 minutes of arc, which are 0.58 mm high at 40 cm: 2.3 pixels. What differs
# must be as large as a square of three pixels, on whichever of the two icons it is and however they are shifted.
LEAST = 3 * 3
SHIFTS = tuple((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1))


@cache
def bitmaps() -> dict[str, int]:
    """Each icon as printed on one page: a bit for each pixel that is more than half black, by lines of ACROSS + 2."""
    library = read_library(data_folder("layouts"), ELEMENTS)
    names = sorted(library.icons)
    columns = ceil(sqrt(len(names)))
    items = [
        Nested(draw_icon(library.icons[name], BLACK, WHITE), x * SIDE, y * SIDE, SIDE / 64)
        for name, (y, x) in zip(names, (divmod(number, columns) for number in range(len(names))), strict=True)
    ]
    pdf = paint(Page(size=Size(columns * SIDE, columns * SIDE), items=tuple(items), number=1))
    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0].render(scale=25.4 / 72 / PIXEL, grayscale=True).to_pil()
    cells = {}
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        left, top = column * ACROSS, row * ACROSS
        pixels = page.crop((left, top, left + ACROSS, top + ACROSS)).tobytes()
        cells[name] = sum(
            1 << (y + 1) * (ACROSS + 2) + x + 1
            for y in range(ACROSS)
            for x in range(ACROSS)
            if pixels[y * ACROSS + x] < 128
        )
    return cells


def difference(first: int, second: int) -> int:
    """How many pixels differ if the second is shifted by up to one pixel so that it lies best on the first."""
    return min((first ^ _shifted(second, *shift)).bit_count() for shift in SHIFTS)


def _shifted(bits: int, across: int, down: int) -> int:
    by = down * (ACROSS + 2) + across
    return bits << by if by >= 0 else bits >> -by


def test_every_icon_prints_something_and_leaves_something_free() -> None:
    inked = {name: bits.bit_count() for name, bits in bitmaps().items()}
    assert [name for name, count in inked.items() if not LEAST < count < ACROSS * ACROSS - LEAST] == []


def test_no_two_icons_look_the_same_at_6_mm() -> None:
    alike = [(first, second) for first, second in combinations(bitmaps(), 2) if is_alike(first, second)]
    assert alike == []


def is_alike(first: str, second: str) -> bool:
    """Whether two icons differ in less than can be seen. Those with very different amounts of ink cannot."""
    one, other = bitmaps()[first], bitmaps()[second]
    return abs(one.bit_count() - other.bit_count()) < LEAST and difference(one, other) < LEAST


@pytest.mark.parametrize(("first", "second"), [("die-2", "die-3"), ("clock", "compass"), ("heart", "heal")])
def test_what_is_close_can_still_be_told_apart(first: str, second: str) -> None:
    assert difference(bitmaps()[first], bitmaps()[second]) >= LEAST


def test_an_icon_that_is_only_moved_a_little_looks_the_same() -> None:
    star = bitmaps()["star"]
    assert difference(star, _shifted(star, 1, -1)) == 0
