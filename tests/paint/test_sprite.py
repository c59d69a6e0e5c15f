"""Many faces in one set of definitions, with short paths."""

from __future__ import annotations

import re

import pytest

from pnp.frame import Face, Ink, Nested, Path, Segment
from pnp.measures import Size
from pnp.paint.short_paths import short_outline_data, short_path_data
from pnp.paint.sprite import Sprite
from tests.paint.documents import drawings

INK = Ink("black", "line")


def square(x: float) -> Path:
    return Path((("R", x, 1.0, 2.0, 2.0),), INK)


SQUARE = square(1.0)


@pytest.mark.parametrize(
    ("segments", "data"),
    [
        ((("M", 1.0, 2.0), ("L", 1.5, 2.25)), "m1 2l.5.25"),
        ((("M", 1.0, 2.0), ("L", 3.0, 2.0), ("L", 3.0, 1.0)), "m1 2h2v-1"),
        ((("M", 0.0, 0.0), ("L", 1.0, 1.0), ("L", 2.0, 3.0)), "m0 0l1 1 1 2"),
        ((("R", 1.0, 1.0, 2.0, 3.0), ("M", 2.0, 2.0)), "m1 1h2v3h-2zm1 1"),
        ((("R", 1.0, 1.0, 2.0, 3.0), ("R", 4.0, 6.0, 0.5, 0.05)), "m1 1h2v3h-2zm3 5h.5v.05h-.5z"),
        (
            (("M", 1.0, 1.0), ("L", 3.0, 4.0), ("Z",), ("L", 2.0, 3.0), ("Z",), ("R", 2.0, 5.0, 1.0, 1.0)),
            "m1 1l2 3zl1 2zm1 4h1v1h-1z",
        ),
        ((("M", 0.5, 0.25), ("L", 10.0, -0.5), ("L", 10.0, -0.5)), "m.5.25l9.5-.75h0"),
        ((("M", 1.0, 1.0), ("C", 1.0, 2.0, 2.0, 3.0, 3.0, 3.0), ("Z",), ("M", 1.0, 1.0)), "m1 1c0 1 1 2 2 2zm0 0"),
    ],
)
def test_paths_are_relative_and_short(segments: tuple[Segment, ...], data: str) -> None:
    assert short_path_data(segments) == data


@pytest.mark.parametrize(
    ("outline", "data"),
    [
        # 72 points are 25.4 mm.
        ("72 -36 m 108 -36 l h", "m25.4 12.7h12.7z"),
        ("0 0 m 7.2 0 0 -7.2 72 -72 c", "m0 0c2.54 0 0 2.54 25.4 25.4"),
        # A rectangle stands on its lower left corner, and is written from its upper one.
        ("72 -72 144 36 re", "m25.4 12.7h50.8v12.7h-50.8z"),
    ],
)
def test_outlines_of_painted_content_are_turned_over(outline: str, data: str) -> None:
    assert short_outline_data(outline) == data


def test_rounding_does_not_add_up() -> None:
    # Steps of 0.004 mm are less than what is written; after 100 of them the pen stands at 0.4 mm all the same.
    steps: list[Segment] = [("M", 0.0, 0.0), *(("L", 0.004 * step, 0.0) for step in range(1, 101))]
    numbers = re.findall(r"\.?\d+", short_path_data(steps).partition("h")[2])
    assert sum(round(float(number) * 100) for number in numbers) == 40


def test_what_is_nested_in_two_faces_stands_once() -> None:
    # Large enough to be worth an object of its own.
    layer = Face(id="layer", size=Size(40.0, 4.0), art=tuple(square(x) for x in range(20)))
    sprite = Sprite(drawings())
    faces = [Face(id=name, size=Size(9.0, 9.0), art=(Nested(layer, x, 0.0),)) for name, x in (("a", 0.0), ("b", 5.0))]
    symbols = [sprite.symbol(face) for face in faces]
    definitions = "".join(sprite.definitions())
    assert definitions.count("<path ") == 20
    (name,) = re.findall(r'<g id="([^"]*)"><path', definitions)
    assert definitions.count(f'<use href="#{name}"/>') == 2
    assert [symbol.view for symbol in symbols] == ["0 0 9 9", "0 0 9 9"]


def test_faces_that_look_the_same_are_one() -> None:
    sprite = Sprite(drawings())
    first, second = (sprite.symbol(Face(id=name, size=Size(5.0, 5.0), art=(SQUARE,))) for name in "ab")
    assert first == second


def test_a_long_outline_of_two_faces_stands_once() -> None:
    zigzag = Path((("M", 0.0, 0.0), *(("L", float(x % 7), float(x)) for x in range(1, 60))), INK)
    sprite = Sprite(drawings())
    for number in (1.0, 2.0):
        sprite.symbol(Face(id=f"a{number}", size=Size(9.0, 9.0), art=(zigzag, square(number))))
    definitions = "".join(sprite.definitions())
    (name,) = re.findall(r'<path id="([^"]*)"', definitions)
    assert definitions.count(f'<use href="#{name}"') == 2


def test_a_round_face_is_cut_to_its_trim() -> None:
    trim: tuple[Segment, ...] = (("M", 0.0, 1.0), ("L", 1.0, 0.0), ("L", 2.0, 1.0), ("Z",))
    sprite = Sprite(drawings())
    symbol = sprite.symbol(Face(id="a", size=Size(2.0, 2.0), art=(SQUARE,), trim=trim))
    assert f'<clipPath id="{symbol.clip}"><path d="m0 1l1-1 1 1z"/></clipPath>' in "".join(sprite.definitions())
