"""What grows in the lands of a track: where, how far apart, kept from names."""

from math import hypot

from pnp.frame import Ink, Path
from pnp.layout.boards.land_growth import growth
from pnp.layout.geometry.box import Box

INK = Ink("ink", "ornament")
# A lawn of 50 × 50 mm, in steps of 2.5 mm.
FREE = [(x * 2.5, y * 2.5) for y in range(20) for x in range(20)]


def points(free, taken=()):
    (path,) = growth("meadow", free, taken, 1.0, "seed", INK)
    assert isinstance(path, Path)
    return [segment[1:] for segment in path.segments if segment[0] == "M"]


def test_tufts_stand_apart():
    feet = sorted(set(points(FREE)))
    # Three blades of a tuft begin at one foot; tufts are 6.2 mm from each other.
    assert len(feet) > 10
    assert all(hypot(a - c, b - d) >= 6.19 for (a, b) in feet for (c, d) in feet if (a, b) != (c, d))


def test_nothing_grows_through_a_name():
    name = Box(10.0, 20.0, 30.0, 5.0)
    # 1.5 mm beside it, and a tuft of 4 mm below it would reach up into it: 25 + 1.5 + 4.
    assert [foot for foot in points(FREE, [name]) if 8.5 <= foot[0] <= 41.5 and 18.5 <= foot[1] <= 30.5] == []


def test_where_there_is_no_room_nothing_grows():
    assert list(growth("forest", [], [], 1.0, "seed", INK)) == []


def test_the_same_land_grows_the_same_and_a_forest_has_solid_trees():
    assert points(FREE) == points(FREE)
    (forest,) = growth("forest", FREE, [], 1.0, "seed", INK)
    (marsh,) = growth("marsh", FREE, [], 1.0, "seed", INK)
    assert forest.fill is not None
    assert marsh.fill is None
