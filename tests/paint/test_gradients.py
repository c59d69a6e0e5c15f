"""Gradients, and groups that are blended as a whole, in PDF and SVG."""

from __future__ import annotations

from pnp.frame import Gradient, GradientStop, Group, Ink, Shading
from pnp.paint.svg import face_svg
from tests.paint.documents import BLUE, PALETTE, RED, box, drawings, face, look, objects, page, paint

ACROSS = (GradientStop(0.0, Ink("#ff0000", "ornament")), GradientStop(1.0, Ink("#0000ff", "ornament")))
SQUARE = (("R", 10.0, 10.0, 40.0, 40.0),)


def near(color: tuple[int, int, int], expected: tuple[int, int, int]) -> bool:
    return all(abs(part - other) <= 6 for part, other in zip(color, expected, strict=True))


def test_a_linear_gradient_goes_from_one_colour_to_the_other() -> None:
    seen = look(paint(page(Shading(SQUARE, Gradient((10.0, 0.0, 50.0, 0.0), ACROSS)))))
    assert near(seen.at(11, 30), (249, 0, 6))
    assert near(seen.at(30, 30), (128, 0, 128))
    assert near(seen.at(49, 30), (6, 0, 249))
    assert seen.at(55, 30) == seen.at(30, 55) == (255, 255, 255)


def test_a_gradient_goes_down_as_its_matrix_says() -> None:
    down = Gradient((0.0, 0.0, 1.0, 0.0), ACROSS, (0.0, 40.0, -40.0, 0.0, 10.0, 10.0))
    seen = look(paint(page(Shading(SQUARE, down))))
    assert near(seen.at(30, 11), (249, 0, 6))
    assert near(seen.at(30, 49), (6, 0, 249))


def test_a_radial_gradient_keeps_its_last_colour_outside() -> None:
    seen = look(paint(page(Shading(SQUARE, Gradient((30.0, 30.0, 0.0, 30.0, 30.0, 10.0), ACROSS)))))
    assert near(seen.at(30, 30), (255, 0, 0))
    assert near(seen.at(35, 30), (128, 0, 128))
    assert near(seen.at(48, 30), (0, 0, 255))


def test_a_gradient_may_become_transparent() -> None:
    fading = (GradientStop(0.0, Ink("#ff0000", "ornament")), GradientStop(1.0, Ink("#ff0000", "ornament", 0.0)))
    seen = look(paint(page(Shading(SQUARE, Gradient((10.0, 0.0, 50.0, 0.0), fading)))))
    assert near(seen.at(30, 30), (255, 128, 128))
    assert near(seen.at(49, 30), (255, 249, 249))


def test_two_stops_at_one_place_are_an_edge() -> None:
    red, blue = Ink("#ff0000", "ornament"), Ink("#0000ff", "ornament")
    stops = (GradientStop(0.0, red), GradientStop(0.5, red), GradientStop(0.5, blue), GradientStop(1.0, blue))
    seen = look(paint(page(Shading(SQUARE, Gradient((10.0, 0.0, 50.0, 0.0), stops)))))
    assert near(seen.at(29, 30), (255, 0, 0))
    assert near(seen.at(31, 30), (0, 0, 255))


def test_in_grey_a_gradient_is_grey() -> None:
    pdf = paint(page(Shading(SQUARE, Gradient((10.0, 0.0, 50.0, 0.0), ACROSS))), mode="grey")
    red, green, blue = look(pdf).at(30, 30)
    assert red == green == blue
    assert any("/ShadingType 2" in item and "/DeviceGray" in item for item in objects(pdf))


def test_a_faded_group_is_one_picture() -> None:
    group = Group((box(10, 10, 20, 20, RED), box(20, 10, 20, 20, BLUE)), opacity=0.5)
    seen = look(paint(page(group)))
    # Where they overlap, the upper one hides the lower one before both fade.
    assert near(seen.at(25, 20), (128, 128, 230))
    assert near(seen.at(15, 20), (230, 128, 128))


def test_a_multiplied_group_darkens_what_lies_below() -> None:
    yellow = Ink("yellow", "flood")
    below, above = box(10, 10, 20, 20, yellow), Group((box(10, 10, 20, 20, RED),), multiply=True)
    assert near(look(paint(page(below, above))).at(20, 20), (204, 0, 0))
    blue = Group((box(10, 10, 20, 20, BLUE),), multiply=True)
    assert near(look(paint(page(below, blue))).at(20, 20), (0, 0, 0))


def test_a_drawing_from_operators_has_the_gradient_in_mm() -> None:
    drawn = drawings()(face(Shading((("R", 1.0, 2.0, 4.0, 4.0),), Gradient((1.0, 2.0, 5.0, 6.0), ACROSS), 0.5)))
    drawing = drawn.drawings[drawn.name]
    ((name, element),) = drawing.gradients
    # Operators have y up: the gradient is turned with what is around it.
    assert f'id="_{name}" gradientUnits="userSpaceOnUse" x1="0.999984" y1="-2.000003"' in element
    assert '<g transform="matrix(1 0 0 -1 0 0)">' in drawing.svg
    assert f'fill="url(#_{name})" fill-opacity="0.5"' in drawing.svg


def test_a_face_as_svg_has_gradients_and_faded_groups() -> None:
    gradient = Gradient((0.0, 0.0, 1.0, 0.0), ACROSS, (4.0, 0.0, 0.0, 4.0, 1.0, 1.0))
    group = Group((Shading((("R", 1.0, 1.0, 4.0, 4.0),), gradient),), opacity=0.5, multiply=True)
    svg = face_svg(face(group), palette=PALETTE)
    assert 'gradientTransform="matrix(4 0 0 4 1 1)"' in svg
    assert '<g opacity="0.5" style="mix-blend-mode:multiply">' in svg
    assert 'fill="url(#gradient1)"' in svg
