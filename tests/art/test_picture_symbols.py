"""Symbols in drawn pictures: the contour around them and the light on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pnp.art.manners import Inks
from pnp.art.modelling import Modelling
from pnp.art.picture_symbols import Spot, edged, shaded, with_light
from pnp.frame import Face, Group, Ink, Item, Nested, Path, Role, Shading, Stroke
from pnp.measures import Size

INKS = Inks(ground="paper", ink="navy", accent="gold")
SQUARE = (("M", 0.0, 0.0), ("L", 8.0, 0.0), ("L", 8.0, 8.0), ("Z",))


def ink(token: str, role: Role = "ornament", opacity: float = 1.0) -> Ink:
    return Ink(token, role, opacity)


def symbol(*paths: Path) -> Face:
    return Face(id="icon-coin", size=Size(8.0, 8.0), art=paths)


def tokens(items: tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Path):
            yield from (own.token for own in (item.fill, item.stroke and item.stroke.ink) if own)


def drawn(face: Face, contour: Face) -> list[Nested]:
    items = list(edged(face, contour, "ink", Spot(0.0, 0.0, 1.0), 0.1))
    assert all(isinstance(item, Nested) for item in items)
    return [item for item in items if isinstance(item, Nested)]


def test_colours_of_its_own_do_not_run_into_the_contour():
    coin = symbol(Path(SQUARE, ink("#dba93a")), Path(SQUARE, None, Stroke(ink("#a5741b"), 1.0)))
    *around, shown = drawn(coin, coin)
    assert len(around) == 8
    assert {token for nested in around for token in tokens(nested.face.art)} == {"ink"}
    assert set(tokens(shown.face.art)) == {"#dba93a", "#a5741b"}


def test_a_contour_without_such_colours_stays_as_it_is():
    contour = symbol(Path(SQUARE, ink("ink", opacity=0.4)), Path(SQUARE, ink("ink", "ground")))
    assert {nested.face for nested in drawn(contour, contour)[:8]} == {contour}


def test_light_lies_on_dark_and_coloured_areas_but_not_on_light_ones_and_lines():
    parts = (ink("navy"), ink("#dba93a"), ink("paper", "ground"), ink("navy", opacity=0.4))
    face = symbol(*(Path(SQUARE, part) for part in parts), Path(SQUARE, None, Stroke(ink("#a5741b"), 1.0)))
    shown = with_light(face, "wash", INKS)
    assert [isinstance(item, Shading) for item in shown.art] == [False, True, False, True, False, False, False]


def test_no_contour_is_put_down_where_it_has_no_width():
    coin = symbol(Path(SQUARE, ink("navy")))
    (shown,) = edged(coin, coin, "ink", Spot(0.0, 0.0, 1.0), 0.0)
    assert isinstance(shown, Nested)
    assert shown.face == coin


def shades(face: Face, modelling: Modelling, **more: Any) -> list[Group]:
    return [item for item in shaded(face, ink("navy"), modelling, **more).art if isinstance(item, Group)]


def test_a_shade_is_flat_or_in_lines_or_left_out():
    coin = symbol(Path(SQUARE, ink("navy")))
    (flat,) = shades(coin, Modelling(deep=0.1, tone=0.4))
    (lines,) = shades(coin, Modelling(deep=0.1, tone=0.4, shade="lines", spacing=0.125, pen=0.02))
    assert shades(coin, Modelling(shade="none")) == []
    (dark, _), (ruled, _) = flat.items, lines.items
    assert isinstance(dark, Path)
    assert dark.fill == ink("navy", opacity=0.4)
    assert isinstance(ruled, Path)
    # A tenth of a symbol of 8 mm would be 0.8 mm; the pen is 0.02 of it.
    assert ruled.fill is None
    assert ruled.stroke is not None
    assert ruled.stroke.width == 0.16


def test_faces_have_the_shade_of_their_style_alone():
    head = symbol(Path(SQUARE, ink("tan")))
    assert len(shades(head, Modelling())) == 1
    assert shades(head, Modelling(), skin=ink("tan")) == []


def test_the_shade_of_a_half_figure_ends_at_its_side():
    coin = symbol(Path(SQUARE, ink("navy")))
    for is_half, above in ((False, -0.56), (True, 0.0)):
        (shade,) = shades(coin, Modelling(deep=0.1), is_half=is_half)
        lit = shade.items[-1]
        assert isinstance(lit, Nested)
        assert (round(lit.x, 3), round(lit.y, 3)) == (-0.8, above)
