"""Arms and legs between joints: where they end, on which side light lies, how a foot stands."""

import pytest

from pnp.frame import Ink, Path
from pnp.layout.theme.icons import draw_icon
from pnp.model.texts import Icon, IconPath
from pnp.symbols.ink import Mark, joined
from pnp.symbols.limbs import arm, leg


def middle(mark: Mark) -> tuple[float, float]:
    left, top, right, bottom = mark.extent
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize("ankle", [(0, 41.4), (-14, 41), (8, 40), (-17, 37)])
def test_a_foot_is_never_far_below_the_ground(ankle):
    """The ground is at 44; half of a sole, 1.6, may be below it."""
    marks = leg((0, 25), ((2, 33), ankle), 1.0)
    assert max(mark.extent[3] for mark in marks if not mark.tone) <= 45.6


def test_light_lies_on_the_left_of_an_arm_that_hangs_and_above_one_that_points():
    hanging = arm((0, 0), ((0, 8), (0, 16)), "fist", 1.0).marks
    pointing = arm((0, 0), ((8, 0), (16, 0)), "fist", 1.0).marks
    assert all(middle(mark)[0] < 0 for mark in hanging if mark.tone == "glow")
    assert all(middle(mark)[1] < 0 for mark in pointing if mark.tone == "glow")


def test_a_hand_goes_on_where_the_sleeve_ends():
    (_, _, reach, _) = next(
        mark for mark in arm((0, 0), ((8, 0), (16, 0)), "open", 1.0).marks if mark.matter == "skin"
    ).extent
    assert 20 <= reach <= 23


def test_lines_of_one_pen_become_one_path():
    (one,) = joined((Mark("M 0 0 L 1 0", 2, "paper"), Mark("M 5 0 L 6 0", 2, "paper")))
    assert one == Mark("M 0 0 L 1 0 M 5 0 L 6 0", 2, "paper")
    assert joined(()) == ()


def test_a_glow_is_a_third_of_the_ground_over_whatever_is_below():
    icon = Icon(id="coat", name="Coat", paths=(IconPath(d="M 0 0 L 9 0 L 9 9 Z", tone="glow"),))
    (path,) = draw_icon(icon, Ink("red", "ornament"), Ink("paper", "ground")).art
    assert isinstance(path, Path)
    assert path.fill == Ink("paper", "ground", 0.3)
