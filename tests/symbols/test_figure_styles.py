"""People in pictures are drawn in a style of their time: proportions, faces, pens."""

import pytest

from pnp.art.modelling import MODELLINGS
from pnp.art.names import FIGURES
from pnp.symbols import composed, in_pictures, is_symbol
from pnp.symbols.figure_styles import STYLES
from pnp.symbols.ink import Mark, widened
from pnp.symbols.likenesses import LIKENESSES, USUAL, usual_likeness
from pnp.symbols.profiles import natural

SOLDIER = "figure foot shako musket"
RIFLEMAN = "figure foot steel-helmet rifle charges"
PORTRAIT = "bust woman gown"


def drawn(name: str, style: str) -> tuple[str, ...]:
    icon = composed(in_pictures(name, style))
    assert icon is not None
    return tuple(path.d for path in icon.paths)


def test_what_a_theme_names_has_a_drawing_and_a_shade():
    assert tuple(STYLES) == FIGURES == tuple(MODELLINGS)


@pytest.mark.parametrize("name", [SOLDIER, RIFLEMAN, PORTRAIT, "figure horse czapka lance"])
def test_no_two_styles_draw_somebody_alike(name):
    assert len({drawn(name, style) for style in FIGURES}) == len(FIGURES)


@pytest.mark.parametrize("name", [SOLDIER, RIFLEMAN, PORTRAIT])
def test_a_style_adds_few_paths(name):
    usual = len(drawn(name, "natural"))
    assert max(len(drawn(name, style)) for style in FIGURES) <= usual + 18


def test_a_name_asks_for_a_style_only_where_it_has_none():
    assert in_pictures(SOLDIER, "gothic") == f"{SOLDIER} natural gothic"
    assert in_pictures(f"{SOLDIER} tomb", "gothic") == f"{SOLDIER} tomb natural"
    assert in_pictures(PORTRAIT, "gothic") == f"{PORTRAIT} gothic"
    assert in_pictures(f"{PORTRAIT} cartoon", "gothic") == f"{PORTRAIT} cartoon"
    assert in_pictures("cannon", "gothic") == "cannon"


def test_a_figure_has_one_style():
    assert not is_symbol(f"{SOLDIER} tomb gothic")


def test_a_figure_is_as_wide_at_each_height_as_its_build_says():
    # Twice as wide at 10 and above, half as wide at 20 and below, 1.25 times between them.
    build = ((10.0, 2.0), (20.0, 0.5))
    assert widened(Mark("M 4 0 L 4 10 L 4 15 L -4 20 L 4 44"), build).d == "M 8 0 L 8 10 L 5 15 L -2 20 L 2 44"


def test_a_poster_has_no_lines_in_a_face_and_a_woodcut_has_bolder_ones():
    face = natural(LIKENESSES["even"])
    widths = [mark.width for mark in face if mark.matter == "line" and mark.width]
    bold = [mark.width for mark in STYLES["woodcut"].penned(face) if mark.matter == "line" and mark.width]
    assert bold == [pytest.approx(1.6 * width, abs=0.01) for width in widths]
    assert len(widths) >= 3
    assert not [mark for mark in STYLES["poster"].penned(face) if mark.matter == "line" and mark.width]


@pytest.mark.parametrize("style", FIGURES)
def test_no_two_likenesses_have_one_face(style):
    assert len({STYLES[style].profile(likeness) for likeness in LIKENESSES.values()}) == len(LIKENESSES)


def test_faces_of_whom_no_more_is_said_come_from_a_seed():
    assert in_pictures(SOLDIER, "natural", "card 1") == f"{SOLDIER} natural {usual_likeness('card 1')}"
    assert in_pictures(f"{SOLDIER} lady", "natural", "card 1") == f"{SOLDIER} lady natural"
    assert in_pictures(SOLDIER) == f"{SOLDIER} natural"
    assert {usual_likeness(str(number)) for number in range(60)} == set(USUAL)


def test_the_head_of_a_cartoon_is_larger_and_its_chin_where_it_was():
    heads = {}
    for style in ("natural", "cartoon"):
        icon = composed(in_pictures("figure foot bare none", style))
        assert icon is not None
        heads[style] = icon.view[1]
    # Ten units of 44 more above the same shoulders, at most: nobody is twice as high.
    assert 2 <= heads["cartoon"] - heads["natural"] <= 10
