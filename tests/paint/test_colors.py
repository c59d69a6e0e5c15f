"""Colour modes: which colours come out, and what must stay readable."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.frame import Ink, TextRun
from pnp.paint.colors import Colors, rgb
from pnp.palette import Color, Palette, contrast
from tests.paint.documents import BLACK_TEXT, box, look, objects, page, paint

PALETTE = Palette(
    {
        "red": Color.parse("#cc0000"),
        "yellow": Color.parse("#ffff00"),
        "straw": Color.parse("#f2c230"),
        "ink": Color.parse("#101010"),
        "cream": Color.parse("#fff4dd"),
        "teal": Color.parse("#336666"),
    }
)


def test_colour_mode_takes_the_palette_as_it_is() -> None:
    assert Colors(PALETTE)[Ink("red", "flood")] == pytest.approx((0.8, 0, 0))


def test_grey_is_one_part_as_bright_as_the_colour() -> None:
    # Luminance of pure yellow is 0.2126 + 0.7152 = 0.9278, which sRGB writes as 0.9676.
    assert Colors(PALETTE, "grey")[Ink("yellow", "flood")] == pytest.approx((0.9676,), abs=0.0001)


def test_low_ink_leaves_a_tint_of_dark_areas_and_paper_of_light_ones() -> None:
    colors = Colors(PALETTE, "low-ink")
    # 12 %: 1 - 0.12 × (1 - 0.8) and 1 - 0.12
    assert colors[Ink("red", "flood")] == pytest.approx((0.976, 0.88, 0.88))
    assert colors[Ink("cream", "ground")] == (1, 1, 1)


def test_low_ink_keeps_ornaments_lighter_and_text_readable() -> None:
    colors = Colors(PALETTE, "low-ink")
    ornament = Color(*rgb(colors[Ink("red", "ornament")]))
    assert ornament.luminance() > PALETTE["red"].luminance()
    for role in ("text", "line"):
        shown = Color(*rgb(colors[Ink("yellow", role)]))  # type: ignore[arg-type]
        assert contrast(shown, Color(1, 1, 1)) >= 7


def test_low_ink_makes_light_symbols_dark_and_keeps_dark_ones() -> None:
    colors = Colors(PALETTE, "low-ink")
    light, straw, dark = (Color(*rgb(colors[Ink(token, "symbol")])) for token in ("cream", "straw", "ink"))
    assert contrast(light, Color(1, 1, 1)) >= 7
    # Half as light as paper, it was meant for a dark ground, too.
    assert contrast(straw, Color(1, 1, 1)) >= 7
    assert dark == PALETTE["ink"]


@pytest.mark.parametrize("token", ["yellow", "red", "teal"])
def test_low_ink_leaves_every_symbol_to_be_seen_on_the_tint_of_any_area(token: str) -> None:
    colors = Colors(PALETTE, "low-ink")
    symbol = Color(*rgb(colors[Ink(token, "symbol")]))
    for ground in PALETTE.colors:
        tint = Color(*rgb(colors[Ink(ground, "flood")]))
        assert contrast(symbol, tint) >= 2.7


def test_a_palette_says_with_what_it_is_printed() -> None:
    printed = replace(PALETTE, inks="grey")
    assert Colors(printed)[Ink("red", "flood")] == Colors(PALETTE, "grey")[Ink("red", "flood")]


def test_low_ink_makes_white_text_on_a_flood_dark_because_the_flood_goes() -> None:
    flood, words = box(0, 0, 100, 100), TextRun(10, 60, "WHITE", "serif", 72, Ink("white", "text"), 30)
    seen = look(paint(page(flood, words), mode="low-ink"))
    assert min(color[0] for _, color in seen.picture.getcolors(10_000)) < 120
    assert seen.at(90, 90)[0] > 240


@pytest.mark.parametrize(
    ("token", "role", "expected"),
    [
        ("ink", "text", (0, 0, 0, 1)),
        ("black", "flood", (0, 0, 0, 1)),
        ("red", "flood", (0, 1, 1, 0.2)),
        # K = 1 - 0.4 = 0.6; C = (1 - 0.2 - 0.6) / 0.4
        ("teal", "text", (0.5, 0, 0, 0.6)),
    ],
)
def test_cmyk_takes_the_grey_out_and_sets_near_black_text_in_black_alone(
    token: str, role: str, expected: tuple[float, ...]
) -> None:
    assert Colors(PALETTE, "cmyk")[Ink(token, role)] == pytest.approx(expected)  # type: ignore[arg-type]


def test_cmyk_file_holds_no_rgb() -> None:
    words = TextRun(10, 60, "words", "serif", 10, BLACK_TEXT, 30)
    streams = "".join(objects(paint(page(box(0, 0, 9, 9), words), mode="cmyk")))
    assert "0 0 0 1 k" in streams
    assert " rg" not in streams


def test_layout_is_the_same_in_every_mode() -> None:
    words = TextRun(10, 60, "words", "serif", 10, BLACK_TEXT, 30)
    modes = ("color", "grey", "low-ink", "cmyk")
    streams = [next(o for o in objects(paint(page(words), mode=mode)) if " Td" in o) for mode in modes]  # type: ignore[arg-type]
    assert len({stream[stream.index("Td") - 15 :] for stream in streams}) == 1


def test_low_ink_leaves_text_that_can_be_read_as_it_is() -> None:
    # A dark blue: 0.0722 × 0.05 of luminance, where 0.1 is the limit.
    colors = Colors(Palette({"night": Color.parse("#000040")}), "low-ink")
    assert colors[Ink("night", "text")] == colors[Ink("night", "line")] == pytest.approx((0, 0, 64 / 255), abs=1e-4)
