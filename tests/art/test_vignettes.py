"""Small pictures for maps: inside their box, bounded, from a seed."""

from __future__ import annotations

import pytest

from pnp.art.manners import MANNERS, Inks
from pnp.art.outlines import extent
from pnp.art.places import PLACES
from pnp.art.vignettes import HEIGHT, REPEATED, VIGNETTES, vignette
from pnp.frame import Group, Path
from pnp.model.scenery import Manner, Place
from tests.art.test_scenery import paths

INKS = Inks(ground="paper", ink="ink", accent="accent")


@pytest.mark.parametrize("name", VIGNETTES)
def test_a_landmark_stays_about_in_its_box_with_few_paths(name: str) -> None:
    for manner in MANNERS:
        items = vignette(name, 20.0, manner, "a", INKS)
        assert sum(map(len, paths(items))) < 2600
        for item in items:
            # Hatching is cut off at the outline of what it shades.
            outline = item.clip if isinstance(item, Group) else item.segments if isinstance(item, Path) else ()
            if outline:
                left, top, right, bottom = extent(outline)
                assert left >= -5
                assert right <= 25
                assert top >= -5
                assert bottom <= 20 * HEIGHT + 2


def test_two_woods_differ() -> None:
    assert repr(vignette("forest", 15.0, "gouache", "a", INKS)) != repr(vignette("forest", 15.0, "gouache", "b", INKS))


def test_words_of_scenery_are_those_of_pictures() -> None:
    assert set(Place.__args__) == {"", *PLACES}  # type: ignore[attr-defined]
    assert set(Manner.__args__) == set(MANNERS)  # type: ignore[attr-defined]
    assert set(VIGNETTES) >= REPEATED
