"""Frame kits: inside their rectangle, bounded, from a seed, unlike each other, symmetric where a back or a frame is."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from pnp.art.frames.kits import KITS, draw_part
from pnp.art.frames.surfaces import SURFACES as DRAWN_SURFACES
from pnp.art.manners import MANNERS as DRAWN_MANNERS
from pnp.art.manners import Inks
from pnp.art.names import FRAMES, MANNERS, PARTS, SURFACES
from pnp.frame import Group, Path
from pnp.layout.geometry.outlines import edges
from tests.art.test_ornaments import paths

INKS = Inks(ground="paper", ink="ink", accent="gold")
# A card, a sheet, a divider, the smallest rectangle and two strips.
SIZES = ((63.5, 88.9), (198.0, 267.0), (120.0, 6.0), (0.1, 0.1), (0.5, 120.0))
PERIODS, TEXTURES = FRAMES[1:], SURFACES[1:]
# What may go on beyond its rectangle, because it is cut off there.
CUT = ("edge", "back", "surface", "rim")


def drawn(part: str, kit: str, width: float = 60.0, height: float = 90.0, seed: str = "a") -> list[Path]:
    surface = TEXTURES[FRAMES.index(kit) % len(TEXTURES)]
    item = draw_part(part, kit, surface, width, height, seed, INKS)
    assert isinstance(item, Group)
    if part in CUT:
        assert item.clip[2] == ("L", width, height)
    return list(paths(item.items))


def points(shapes: list[Path]) -> set[tuple[float, float]]:
    rows = [numbers for path in shapes for _, *numbers in path.segments]
    return {pair for row in rows for pair in zip(row[::2], row[1::2], strict=True)}


def test_every_name_is_drawn() -> None:
    assert tuple(KITS) == FRAMES
    assert tuple(DRAWN_SURFACES) == SURFACES
    assert tuple(DRAWN_MANNERS) == MANNERS


def test_words_of_kits_are_those_that_are_drawn() -> None:
    """Any other word would be drawn as the plainest is."""
    assert {kit.rim for kit in KITS.values()} == {"", "star", "wave", "lobes", "octagon", "ruled", "beads", "none"}
    assert {kit.ends for kit in KITS.values()} == {"taper", "double", "dash", "wave", "dot", "plain"}
    assert {kit.tail for kit in KITS.values()} == {"swallow", "straight", "point"}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_bounded(part: str) -> None:
    shapes = {(kit, size): drawn(part, kit, *size) for kit, size in product(PERIODS, SIZES)}
    assert {key: len(found) for key, found in shapes.items() if len(found) >= 60} == {}
    segments = {key: sum(len(path.segments) for path in found) for key, found in shapes.items()}
    assert {key: count for key, count in segments.items() if count >= 6_000} == {}


@pytest.mark.parametrize("part", sorted(set(PARTS) - set(CUT)))
def test_a_part_stays_in_its_rectangle(part: str) -> None:
    width, height = {"divider": (90.0, 9.0), "ribbon": (90.0, 12.0), "seal": (30.0, 30.0), "heading": (90.0, 7.0)}.get(
        part, (60.0, 90.0)
    )
    outside = [
        (kit, x, y)
        for kit in PERIODS
        for x, y in points(drawn(part, kit, width, height))
        # The points that bend a curve lie outside of it.
        if not (-0.6 <= x <= width + 0.6 and -0.6 <= y <= height + 0.6)
    ]
    assert outside == []


@pytest.mark.parametrize("kit", PERIODS)
def test_a_back_looks_the_same_after_a_half_turn(kit: str) -> None:
    found = {(round(x * 100), round(y * 100)) for x, y in points(drawn("back", kit)) if 1 < x < 59 and 1 < y < 89}
    near = {(x + dx, y + dy) for x, y in found for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)}
    assert {(6000 - x, 9000 - y) for x, y in found} <= near


@pytest.mark.parametrize("kit", sorted(set(PERIODS) - {"primeval"}))
def test_a_border_is_its_own_mirror_image(kit: str) -> None:
    found = {(round(x * 100), round(y * 100)) for x, y in points(drawn("border", kit))}
    near = {(x + dx, y + dy) for x, y in found for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert {(6000 - x, y) for x, y in found} <= near


# A mat is the opening of a border, and no more.
@pytest.mark.parametrize("part", sorted(set(PARTS) - {"surface", "cartouche", "ribbon", "seal", "rim", "mat"}))
def test_no_two_kits_draw_a_part_alike(part: str) -> None:
    shapes = {kit: [path.segments for path in drawn(part, kit)] for kit in PERIODS}
    assert all(shapes[one] != shapes[other] for one, other in combinations(PERIODS, 2))


@pytest.mark.parametrize("kit", PERIODS)
def test_the_head_of_a_section_leaves_room_for_words(kit: str) -> None:
    # The device is at most 6.2 mm wide and stands at the left; what lies right of it is a rule at the foot.
    beyond = [y for x, y in points(drawn("heading", kit, 90.0, 7.0)) if x > 8.0]
    assert beyond
    assert min(beyond) > 5.0


@pytest.mark.parametrize("kit", PERIODS)
def test_the_corners_of_a_large_panel_are_no_larger_than_those_of_a_small_one_need_be(kit: str) -> None:
    # Corners and double lines stay within 6 mm of the edge, so that words may begin there.
    inside = [(x, y) for x, y in points(drawn("panel", kit, 190.0, 120.0)) if 6.0 < x < 184.0 and 6.0 < y < 114.0]
    assert inside == []


@pytest.mark.parametrize("kit", PERIODS)
def test_the_corners_of_a_panel_leave_room_for_the_words_of_a_note(kit: str) -> None:
    # In the theme plain these begin 4 mm from the left and 2.5 mm from the top, and end 4 mm from the right.
    _, *lines = drawn("panel", kit, 79.0, 40.0)
    ends = [end for path in lines for piece in edges(path.segments, closed=False) for end in piece]
    assert [(x, y) for x, y in ends if 4.0 <= x <= 75.0 and 2.5 <= y <= 37.3] == []


@pytest.mark.parametrize("kit", PERIODS)
def test_the_middle_of_a_token_is_left_free(kit: str) -> None:
    # Of a token of 15 mm with a bleed of 1.5 mm, words have a circle of 6 mm.
    assert all((x - 9) ** 2 + (y - 9) ** 2 > 36.0 for x, y in points(drawn("rim", kit, 18.0, 18.0)))


def test_a_surface_is_faint() -> None:
    for kit in PERIODS[: len(TEXTURES)]:
        for path in drawn("surface", kit):
            ink = path.stroke.ink if path.stroke else path.fill
            assert ink is not None
            assert ink.opacity <= 0.16 or ink.token == "paper"


def test_edges_and_surfaces_can_be_switched_off() -> None:
    assert draw_part("edge", "none", "laid", 60, 90, "a", INKS) is None
    assert draw_part("surface", "codex", "none", 60, 90, "a", INKS) is None
    assert draw_part("rim", "none", "laid", 60, 90, "a", INKS) is None


@pytest.mark.parametrize("part", sorted(set(PARTS) - {"edge", "surface", "rim"}))
def test_other_parts_are_plain_without_a_kit(part: str) -> None:
    assert len(drawn(part, "none")) <= 6


def test_a_mat_leaves_free_what_its_border_leaves_free() -> None:
    # Of a card of 60 × 90 mm, the measure of a border is 3 mm: the inner line of the napoleonic one lies 3 mm inside,
    # its hollow corners take 6.6 mm.
    ground, line = drawn("mat", "napoleonic")
    assert ground.even_odd
    assert {(0.0, 0.0), (60.0, 90.0), (9.6, 3.0), (50.4, 3.0), (57.0, 9.6)} <= points([ground])
    assert (9.6, 3.0) in points([line])
    assert (3.0, 3.0) not in points([ground])
