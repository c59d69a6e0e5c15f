"""Lines to cut and fold along are black on light art and white on dark art."""

import pytest

from pnp.frame import Group, Ink, Path, Stroke
from pnp.layout.drawing.guide_lines import GuideLines
from pnp.layout.geometry.background import FaceFills
from pnp.layout.geometry.box import Box, ellipse
from pnp.palette import Color, Palette

PALETTE = Palette({"night": Color.parse("#101018"), "day": Color.parse("#f4ecd8")})
TRIM = ellipse(Box(0.0, 0.0, 20.0, 20.0))


def ground(token: str, x: float, width: float) -> Path:
    return Path((("R", x, -2.0, width, 24.0),), Ink(token, "ground"))


@pytest.mark.parametrize(("token", "wanted"), [("night", "white"), ("day", "registration")])
def test_the_trim(token: str, wanted: str) -> None:
    lines = GuideLines((ground(token, -2.0, 24.0),), PALETTE, FaceFills())
    assert lines.token(TRIM) == wanted
    assert lines.are_visible


def test_a_line_that_is_half_on_dark_and_half_on_light_art() -> None:
    lines = GuideLines((ground("day", -2.0, 12.0), ground("night", 10.0, 12.0)), PALETTE, FaceFills())
    lines.token(TRIM)
    assert not lines.are_visible


def test_each_line_has_a_colour_of_its_own() -> None:
    lines = GuideLines((ground("day", 0.0, 10.0), ground("night", 10.0, 10.0)), PALETTE, FaceFills())

    def upright_in(token: str) -> Path:
        return Path((("M", 5.0, 0.0), ("L", 5.0, 20.0)), None, Stroke(Ink(token, "line"), 0.2))

    upright = upright_in("ink")
    # Turned by 180 degrees about the middle, the line at 5 mm is at 15 mm, on the dark half.
    drawn = lines.colored((upright, Group((upright,), 180.0, 10.0, 10.0)))
    assert drawn == (upright_in("registration"), drawn[1])
    assert isinstance(drawn[1], Group)
    assert drawn[1].items == (upright_in("white"),)
    assert lines.are_visible
