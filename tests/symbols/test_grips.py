"""A hand around a shaft: which way that runs, and what lies before it."""

import pytest

from pnp.symbols.borne import BORNE
from pnp.symbols.figure_styles import STYLES
from pnp.symbols.grips import shaft_in_hand
from pnp.symbols.ink import line, polygon, raised
from pnp.symbols.limbs import holding_arm
from pnp.symbols.natural import person

POLE = line((12, 44), (12, -20), width=2)


def test_a_pole_runs_up_and_a_gun_to_the_right():
    assert shaft_in_hand([POLE], (13, 15)) == (0, -1)
    assert shaft_in_hand([line((20, 8), (0, 8), width=2)], (10, 9)) == (1, 0)


def test_of_a_blade_and_its_guard_the_blade_counts():
    blade, guard = polygon((11, 4), (12, -20), (13, 4)), line((9, 5), (15, 5), width=2)
    x, y = shaft_in_hand([guard, blade], (12, 6))
    assert abs(x) < 0.05
    assert y < -0.99


@pytest.mark.parametrize("carried", [[], [line((40, 0), (40, 44), width=2)], [line((12, 14), (12, 16), width=2)]])
def test_a_hand_that_holds_nothing_long_is_around_no_shaft(carried):
    assert shaft_in_hand(carried, (12, 15)) is None


def test_the_middle_of_a_hand_lies_on_the_shaft_and_the_wrist_beside_it():
    arm = holding_arm((5, 12), ((8, 19), (12, 16)), (0, -1), 1.0)
    for layer in (arm.palm, arm.fingers):
        left, top, right, bottom = layer[0].extent
        assert left < 12 < right
        assert top < 16 < bottom
    assert max(mark.extent[2] for mark in arm.sleeve) < 12.5


def test_a_pike_lies_between_the_palm_and_the_fingers():
    """Of the areas of skin on the pole, one is drawn before it and the others after it."""
    marks = person("stands", "sallet", (), BORNE["pike"], STYLES["natural"])
    pole = max(number for number, mark in enumerate(marks) if mark.matter == "wood")
    at_pole = [
        number
        for number, mark in enumerate(marks)
        if mark.matter == "skin" and mark.extent[0] < 12.4 < mark.extent[2] and mark.extent[1] > 10
    ]
    assert len(at_pole) == 3
    assert at_pole[0] < pole < at_pole[1]


def test_longer_legs_lift_all_above_the_hips_and_leave_the_soles():
    assert raised(line((0, 0), (0, 20), (0, 44), width=1), 20, 44, 4) == line((0, -4), (0, 16), (0, 44), width=1)
    assert raised(line((0, 32), (0, 44), width=1), 20, 44, 4) == line((0, 30), (0, 44), width=1)
