"""Where the subject of a picture stands, in mm worked out by hand."""

import pytest

from pnp.art.standing import flying, half_figure, height_below_air, standing
from pnp.measures import Size

# The picture of a card: of 40 mm, 12 % are air and 6 % ground before the feet.
WINDOW = Size(60.0, 40.0)
TOP, FOOT = 4.8, 37.6


def sides(spot, bounds):
    left, top, right, bottom = bounds
    x, y, scale = spot.x, spot.y, spot.scale
    return pytest.approx((x + left * scale, y + top * scale, x + right * scale, y + bottom * scale))


def test_what_is_high_fills_the_height_below_the_air():
    bounds = (10.0, 20.0, 30.0, 102.0)
    # 32.8 mm for 82 units: 0.4 each. 20 units are 8 mm, in the middle of 60.
    assert sides(standing(bounds, WINDOW), bounds) == (26.0, TOP, 34.0, FOOT)


def test_what_is_wide_takes_three_quarters_of_the_width_and_stands_on_the_same_line():
    bounds = (0.0, 0.0, 88.8, 20.0)
    # 74 % of 60 mm are 44.4 mm: half a mm a unit, 10 mm high.
    assert sides(standing(bounds, WINDOW), bounds) == (7.8, FOOT - 10.0, 52.2, FOOT)


def test_a_half_figure_ends_where_its_picture_ends():
    bounds = (0.0, 0.0, 35.2, 35.2)
    assert sides(half_figure(bounds, WINDOW), bounds) == (12.4, TOP, 47.6, 40.0)


def test_what_flies_is_in_the_middle_of_the_air():
    bounds = (0.0, 0.0, 88.8, 20.0)
    # 10 mm high, between 4.8 and 37.6.
    assert sides(flying(bounds, WINDOW), bounds) == (7.8, 16.2, 52.2, 26.2)


def test_who_would_reach_into_the_air_is_lower():
    assert height_below_air(36.0, 38.0, WINDOW) == pytest.approx(38.0 - TOP)
    assert height_below_air(30.0, 38.0, WINDOW) == 30.0
