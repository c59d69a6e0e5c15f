"""Smooth lines through points, and their corners."""

from pnp.symbols.curves import grown, strand


def test_a_smooth_line_goes_on_in_one_direction_at_each_point():
    """At (10, 0), between (0, 0) and (10, 12), both handles lie on a line of the slope from the one to the other."""
    assert strand("0,0 10,0 10,12", 1).d == "M 0 0 C 1.67 0.00 8.33 -2.00 10 0 C 11.67 2.00 10.00 10.00 10 12"


def test_at_a_corner_the_handles_lead_to_the_neighbours():
    assert strand("0,0 10,0! 10,12", 1).d == "M 0 0 C 1.67 0.00 6.67 0.00 10 0 C 10.00 4.00 10.00 10.00 10 12"


def test_a_grown_shape_is_closed_through_every_point():
    shape = grown("0,0! 12,0! 12,12!")
    assert shape.d == "M 0 0 C 4.00 0.00 8.00 0.00 12 0 C 12.00 4.00 12.00 8.00 12 12 C 8.00 8.00 4.00 4.00 0 0 Z"
    assert (shape.width, shape.tone) == (0, "")
