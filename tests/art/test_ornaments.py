"""Ornaments: the same either way up, from a seed, bounded, inside their rectangle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from pnp.art.manners import Inks
from pnp.art.ornaments import ORNAMENTS, ornament
from pnp.frame import Group, Item, Path

INKS = Inks(ground="paper", ink="ink", accent="accent")
# Both coordinates of a point, in hundredths of a mm.
Point = tuple[int, int]


def paths(items: Iterable[Item]) -> Iterator[Path]:
    for item in items:
        if isinstance(item, Group):
            yield from paths(item.items)
        elif isinstance(item, Path):
            yield item


def drawn(kind: str, width: float = 60.0, height: float = 90.0, seed: str = "a") -> Group:
    item = ornament(kind, width, height, seed, INKS)
    assert isinstance(item, Group)
    return item


def points(kind: str) -> set[Point]:
    """The points of its paths that lie inside the rectangle, ends and controls alike."""
    numbers = [numbers for path in paths([drawn(kind)]) for _, *numbers in path.segments]
    pairs = [(across, down) for row in numbers for across, down in zip(row[::2], row[1::2], strict=True)]
    return {(round(x * 100), round(y * 100)) for x, y in pairs if 1 < x < 59 and 1 < y < 89}


@pytest.mark.parametrize("kind", ORNAMENTS)
def test_an_ornament_looks_the_same_after_a_half_turn(kind: str) -> None:
    found = points(kind)
    turned = {(6000 - x, 9000 - y) for x, y in found}
    near = {(x + dx, y + dy) for x, y in found for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert turned <= near


@pytest.mark.parametrize("kind", ORNAMENTS)
@pytest.mark.parametrize("size", [(60.0, 90.0), (120.0, 3.0), (0.4, 120.0), (0.1, 0.1)])
def test_an_ornament_is_bounded_and_cut_to_its_rectangle(kind: str, size: tuple[float, float]) -> None:
    group = drawn(kind, *size)
    shapes = list(paths(group.items))
    assert len(shapes) < 3_000
    assert sum(len(path.segments) for path in shapes) < 40_000
    margin = 0.4 if kind == "corners" else 0.0
    assert group.clip[0] == ("M", -margin, -margin)
    assert group.clip[2] == ("L", round(size[0] + margin, 2), round(size[1] + margin, 2))


@pytest.mark.parametrize("kind", sorted(set(ORNAMENTS) - {"corners"}))
def test_some_other_seed_gives_another_ornament(kind: str) -> None:
    seeds = [[path.segments for path in paths([drawn(kind, seed=seed)])] for seed in "abcdefgh"]
    assert any(shapes != seeds[0] for shapes in seeds)


def test_gingham_has_a_stripe_through_its_middle() -> None:
    # 11 or 13 squares across 60 mm: the middle one is about x = 30 mm.
    down, across = paths([drawn("gingham")])
    lefts = {numbers[0] for letter, *numbers in down.segments if letter == "M"}
    size = next(numbers[0] for letter, *numbers in down.segments if letter == "L") - min(lefts)
    assert round(30 - size / 2, 2) in lefts
    assert across.fill == down.fill
