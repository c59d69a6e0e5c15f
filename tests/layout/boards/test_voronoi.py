import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.layout.boards.curves import area, inside
from pnp.layout.boards.voronoi import OUTSIDE, territories
from pnp.layout.geometry.box import Box
from tests.examples import examples

BOX = Box(0.0, 0.0, 100.0, 60.0)


def touching(index: int, other: int) -> float:
    return 0.0


def test_two_places_halve_the_box():
    left, right = territories([(25.0, 30.0), (75.0, 30.0)], BOX, touching)
    assert sorted(left.corners) == [(0.0, 0.0), (0.0, 60.0), (50.0, 0.0), (50.0, 60.0)]
    assert left.side_towards(1) == ((50.0, 0.0), (50.0, 60.0))
    assert right.side_towards(0) == ((50.0, 60.0), (50.0, 0.0))
    assert left.neighbors.count(OUTSIDE) == 3


def test_a_strait_takes_its_width_from_both_sides():
    left, right = territories([(25.0, 30.0), (75.0, 30.0)], BOX, lambda index, other: 2.0)
    assert max(x for x, _ in left.corners) == pytest.approx(48.0)
    assert min(x for x, _ in right.corners) == pytest.approx(52.0)


def test_a_place_alone_has_the_whole_box_or_as_far_as_it_reaches():
    (whole,) = territories([(10.0, 10.0)], BOX, touching)
    assert area(whole.corners) == pytest.approx(6000.0)
    (small,) = territories([(50.0, 30.0)], BOX, touching, lambda index, side: 10.0)
    assert area(small.corners) == pytest.approx(12 * 100 * 0.26794919, rel=1e-6)  # a regular 12-gon: 12 r² tan 15°


@given(
    st.lists(
        st.tuples(st.integers(1, 99), st.integers(1, 59)).map(lambda at: (float(at[0]), float(at[1]))),
        min_size=1,
        max_size=12,
        unique=True,
    )
)
@examples(60)
def test_territories_cover_the_box_once_and_hold_their_place(sites: list[tuple[float, float]]) -> None:
    found = territories(sites, BOX, touching)
    assert sum(area(one.corners) for one in found) == pytest.approx(6000.0, rel=1e-9)
    assert all(inside(site, one.corners) for site, one in zip(sites, found, strict=True))
    for index, one in enumerate(found):
        for other in set(one.neighbors) - {OUTSIDE}:
            assert index in found[other].neighbors or _short(one.side_towards(other))


def _short(side: tuple[tuple[float, float], tuple[float, float]] | None) -> bool:
    """Territories that meet in a corner only may differ on whether they touch."""
    assert side is not None
    (x1, y1), (x2, y2) = side
    return abs(x1 - x2) + abs(y1 - y2) < 1e-6
