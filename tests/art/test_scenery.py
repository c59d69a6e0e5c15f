"""Scenery: from a seed, bounded, inside its window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import cycle, pairwise, product
from math import isfinite
from random import Random

import pytest

from pnp.art import outlines
from pnp.art.farmland import fields
from pnp.art.fronts import burst
from pnp.art.manners import MANNERS, Area, Inks, lit
from pnp.art.painter import HOURS, WEATHERS, Painter, Scene
from pnp.art.picture_symbols import cast_shadow
from pnp.art.places import PLACES
from pnp.art.receding import Plane
from pnp.art.scenery import scenery
from pnp.art.shelled import cratered
from pnp.art.skies import _birds, _clouds, sky
from pnp.frame import Group, Item, Nested, Path, Segment, Shading

INKS = Inks(ground="paper", ink="ink", accent="accent")
COLORS = Inks(ground="paper", ink="ink", accent="accent", sky="sky", land="land")
WINDOW = (("M", 0.0, 0.0), ("L", 56.0, 0.0), ("L", 56.0, 30.0), ("L", 0.0, 30.0), ("Z",))


def drawn(seed: str = "a", **words: str) -> tuple[Item, ...]:
    scene = scenery(Scene(**words), 56.0, 30.0, seed, INKS)
    return *scene.behind, *scene.before


def written(seed: str = "a", **words: str) -> str:
    """Groups are known by identity: what is in them is compared in words."""
    return repr(drawn(seed, **words))


def paths(items: Iterable[Item]) -> Iterator[tuple[Segment, ...]]:
    for item in items:
        if isinstance(item, Group):
            yield from paths(item.items)
        elif isinstance(item, Path | Shading):
            yield item.segments


def flat(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield from flat(item.items) if isinstance(item, Group) else (item,)


def test_another_seed_gives_another_picture() -> None:
    assert [place for place in PLACES if written("a", place=place) == written("b", place=place)] == []


@pytest.mark.parametrize("manner", MANNERS)
def test_every_scene_is_bounded_and_cut_to_its_window(manner: str) -> None:
    places = [
        (place, hour, weather) for (place, hour), weather in zip(product(PLACES, HOURS), cycle(WEATHERS), strict=False)
    ]
    skies = [("hills", hour, weather) for hour, weather in product(HOURS, WEATHERS)]
    for place, hour, weather in places + skies:
        items = drawn(place=place, hour=hour, weather=weather, manner=manner)
        assert all(isinstance(item, Group) and item.clip == WINDOW for item in items)
        shapes = list(paths(items))
        assert 5 < len(shapes) < 300
        assert sum(map(len, shapes)) < 8_000
        assert all(isfinite(number) for shape in shapes for _, *numbers in shape for number in numbers)


def test_every_word_changes_the_picture() -> None:
    assert len({written(place="coast", hour=hour) for hour in HOURS}) == len(HOURS)
    assert len({written(weather=weather) for weather in WEATHERS}) == len(WEATHERS)
    assert len({written(manner=manner) for manner in MANNERS}) == len(MANNERS)
    assert len({written(place=place) for place in PLACES}) == len(PLACES)


@pytest.mark.parametrize("place", ["farmland", "woodland", "highland", "cratered", "siege"])
def test_land_from_above_has_no_sky_and_fills_its_window_to_the_upper_edge(place: str) -> None:
    assert written(place=place, weather="snow") == written(place=place, weather="cloud")
    # The window is half as wide as high: what is sized by its width reaches its upper edge all the same.
    (behind,) = scenery(Scene(place=place), 30.0, 60.0, "a", COLORS).behind
    assert isinstance(behind, Group)
    (lower,) = (item for item in behind.items if isinstance(item, Nested))
    tops = [outlines.extent(shape)[1] + lower.y for shape in paths(lower.face.art) if len(shape) > 5]
    assert min(tops) <= 0
    assert sum(top < 30 for top in tops) > len(tops) / 4


def test_fields_lie_in_three_rows_and_the_widest_before_all() -> None:
    painter = Painter(Scene(place="farmland"), 60.0, 40.0, Random("f"), COLORS)
    lands = list(fields(painter))
    # 5 far away, 3 before them, and in front a wide one beside a narrow one.
    assert [land.top for land in lands] == sorted(land.top for land in lands)
    assert len({round(land.top, 6) for land in lands}) == 3
    assert len(lands) == 10
    widths = [land.right[1] - land.left[1] for land in lands]
    assert max(widths) == max(widths[-2:])
    # Together the last two are 2.5 across: 27 and 73 % of it, and a little askew.
    assert max(widths) > 1.5


def test_ground_runs_away_to_a_third_of_its_size() -> None:
    plane = Plane(middle=30.0, half=40.0, top=0.0, height=40.0)
    assert plane.at(1.0, 1.0) == pytest.approx((70.0, 40.0))
    # At the upper edge all is 36 % as large.
    assert plane.at(1.0, 0.0) == pytest.approx((44.4, 0.0))
    lines = plane.down(4, 0.0, 1.0)
    gaps = [below - above for above, below in pairwise(lines)]
    assert (lines[0], lines[-1]) == pytest.approx((0.0, 1.0))
    assert gaps == sorted(gaps)


def test_shelled_ground_has_one_path_for_all_of_its_holes_and_none_of_them_shares_a_middle() -> None:
    face = list(cratered(Painter(Scene(place="cratered"), 60.0, 40.0, Random("c"), COLORS)))
    shapes = list(paths(face))
    # The ground, a track, a trench with its shade, wire with its knots, rims, holes, their shades and stumps.
    assert len(shapes) < 40
    holes = max(shapes, key=lambda shape: sum(letter == "Z" for letter, *_ in shape))
    starts = [step[1:] for step in holes if step[0] == "M"]
    # Rows are 13 % of 40 mm apart, holes in them half as far again: some 9 rows of 8, of which a fifth are stumps.
    assert 30 < len(starts) == len(set(starts)) < 110


def test_the_subject_stands_in_the_middle_and_within_the_window() -> None:
    # 84 % of 30 mm is 25.2 mm; its foot lies at 90 % of the height.
    left, top, side = scenery(Scene(), 56.0, 30.0, "a", INKS).subject
    assert (left, side) == pytest.approx((15.4, 25.2))
    assert top == pytest.approx(27.0 - 25.2 * 0.97)


def test_a_clear_sky_has_no_cloud_and_a_fair_one_half_as_many_as_a_cloudy_one() -> None:
    clear, fair, cloudy = (len(list(paths(drawn(weather=weather)))) for weather in ("clear", "fair", "cloud"))
    assert clear < fair
    assert (fair - clear) * 2 == cloudy - clear


def clouds(width: float, height: float, seed: str) -> list[tuple[Segment, ...]]:
    """Outlines that a fair sky has and a clear one has not."""
    clear, fair = (
        set(paths(scenery(Scene(weather=weather), width, height, seed, INKS).behind)) for weather in ("clear", "fair")
    )
    return [shape for shape in fair - clear if len(shape) > 5 and shape[0][0] == "M" and shape[-1] == ("Z",)]


@pytest.mark.parametrize("size", [(56.0, 30.0), (70.0, 14.0), (40.0, 60.0), (27.0, 27.0)])
def test_the_upper_edge_cuts_no_cloud(size: tuple[float, float]) -> None:
    for seed in "abcdefgh":
        tops = [min(step[-1] for step in shape if len(step) > 1) for shape in clouds(*size, seed)]
        assert tops
        assert min(tops) > 0


def test_a_high_room_has_its_wall_to_the_top_and_things_that_hang_on_it() -> None:
    def top(height: float) -> float:
        """How far above the lower part of the window, as high as wide, something is drawn."""
        (lower,) = (item for item in kitchen(height) if isinstance(item, Nested))
        return min(step[2] for shape in paths(lower.face.art) for step in shape if step[0] == "R" or len(step) > 2)

    def kitchen(height: float) -> tuple[Item, ...]:
        (behind,) = scenery(Scene(place="kitchen"), 30.0, height, "a", INKS).behind
        assert isinstance(behind, Group)
        return behind.items

    assert top(60.0) <= -30.0
    low, high = (len(list(paths(next(i for i in kitchen(h) if isinstance(i, Nested)).face.art))) for h in (31.0, 60.0))
    assert high > low + 4


def test_no_weather_comes_indoors() -> None:
    for place in ("hall", "kitchen", "treasury"):
        assert written(place=place, weather="snow") == written(place=place, weather="cloud")
        assert written(place=place, weather="snow") != written(place="hills", weather="snow")


def colored(seed: str = "a", **words: str) -> tuple[Item, ...]:
    return scenery(Scene(**words), 56.0, 30.0, seed, COLORS).behind


def tokens(items: Iterable[Item]) -> Iterator[str]:
    """The colours of areas, not of lines."""
    for item in items:
        if isinstance(item, Group):
            yield from tokens(item.items)
        elif isinstance(item, Path) and item.fill:
            yield item.fill.token
        elif isinstance(item, Shading):
            yield from (stop.ink.token for stop in item.gradient.stops)


def test_colours_lie_below_the_lines_of_every_place_and_manner() -> None:
    wrong = {}
    for place, manner in product(PLACES, MANNERS):
        colors, lines = (set(tokens(draw(place=place, manner=manner))) for draw in (colored, drawn))
        # A kitchen and a hall have walls in the colour of the sky; there is no ground in the sky or on the sea.
        # Without these colours, the picture is the same as it was, with paper where they would be.
        expected = {"sky"} if place in ("sky", "sea") else {"sky", "land"}
        if not expected <= colors or {"sky", "land"} & lines:
            wrong[place, manner] = colors, lines
    assert wrong == {}


def test_the_sky_goes_over_paper_into_the_accent_at_dusk_and_is_dark_at_night() -> None:
    def stops(hour: str) -> list[tuple[float, str]]:
        (first, *_) = (item for item in colored(hour=hour)[0].items if isinstance(item, Shading))
        return [(stop.offset, stop.ink.token) for stop in first.gradient.stops]

    assert stops("day") == [(0.0, "sky"), (1.0, "sky")]
    assert stops("dusk") == [(0.0, "sky"), (0.6, "paper"), (1.0, "accent")]
    assert stops("night") == [(0.0, "ink"), (1.0, "ink")]


def test_who_stands_on_the_ground_has_a_horizon_and_who_flies_none() -> None:
    horizons = {place: scenery(Scene(place=place), 56.0, 30.0, "a", INKS).horizon for place in PLACES}
    # 38 % of a height of 30 mm lie below it.
    assert {place for place, horizon in horizons.items() if not horizon} == {"sky", "sea"}
    assert horizons["hills"] == pytest.approx(18.6)


def test_lines_of_a_sky_with_a_colour_are_its_grain_and_have_less_than_half_the_ink() -> None:
    def strongest(inks: Inks) -> float:
        sky = (
            scenery(Scene(weather="clear", manner="engraving"), 56.0, 30.0, "a", inks)
            .behind[0]
            .items[2 if inks.sky else 1]
        )
        assert isinstance(sky, Group)
        return max(line.stroke.ink.opacity for line in sky.items)

    # An engraver's lines have 85 % of their ink; over a colour 45 % of that.
    assert strongest(INKS) == pytest.approx(0.85)
    assert strongest(COLORS) == pytest.approx(0.85 * 0.45, abs=0.001)


def test_a_shadow_lies_at_the_foot_and_reaches_further_to_the_right() -> None:
    for manner in MANNERS:
        shadow = cast_shadow(10.0, 20.0, 4.0, manner, INKS)
        assert isinstance(shadow, Path)
        left, top, right, bottom = outlines.extent(shadow.segments)
        # From 46 % of the width of 4 mm at the left to 72 % at the right, where strokes are no longer than that.
        assert left >= 10.0 - 1.84 - 0.01
        assert 10.0 < right <= 10.0 + 2.88 + 0.01
        assert right - 10.0 > 10.0 - left or manner not in ("gouache", "wash", "halftone")
        assert 20.0 - 0.36 < top < bottom < 20.0 + 0.36


def test_a_sketch_shows_its_construction_and_a_woodcut_does_not() -> None:
    def circles(manner: str) -> int:
        """Paths that begin as the circle around the subject does, 0.6 of its size right of its middle."""
        left, top, side = scenery(Scene(), 56.0, 30.0, "a", INKS).subject
        start = ("M", round(left + side * 1.1, 2), round(top + side / 2, 2))
        return sum(shape[0] == start for shape in paths(drawn(manner=manner)))

    assert (circles("sketch"), circles("blueprint"), circles("woodcut")) == (1, 1, 0)


def test_light_is_hatching_along_the_edges_that_face_it() -> None:
    square = outlines.rectangle(0.0, 0.0, 10.0, 10.0)
    (light,) = lit(square, (0.0, 0.0, 10.0, 10.0), "engraving", INKS)
    assert isinstance(light, Group)
    assert light.clip == square
    lines, shade = light.items
    assert isinstance(lines, Path)
    assert lines.stroke
    # 0.55 % of 10 mm; the shape lies over them, 6 % further down and to the right, and leaves a rim of them.
    assert (lines.stroke.ink.token, lines.stroke.width) == (INKS.ground, 0.055)
    assert isinstance(shade, Nested)
    assert (shade.x, shade.y) == pytest.approx((0.6, 0.6))
    (dark,) = shade.face.art
    assert isinstance(dark, Path)
    assert dark.segments == square


def test_a_white_line_keeps_a_black_shape_of_a_woodcut_apart_from_a_black_sky() -> None:
    square = outlines.rectangle(0.0, 0.0, 10.0, 10.0)
    area = Area(outline=square, bounds=(0.0, 0.0, 10.0, 10.0), tone=0.9, edge=0.16)
    *_, line = MANNERS["woodcut"](area, INKS)
    assert isinstance(line, Path)
    assert line.stroke
    assert (line.stroke.ink.token, line.stroke.width) == (INKS.ground, 0.3)
    # The sky itself has no edge.
    assert all(not item.stroke for item in MANNERS["woodcut"](replace(area, edge=0.0), INKS) if isinstance(item, Path))


def test_hatching_covers_its_rectangle_with_lines_at_a_distance() -> None:
    def heights(growth: float) -> list[float]:
        lines = outlines.hatching((0.0, 0.0, 10.0, 4.0), 1.0, 0.0, growth)
        return [y for letter, *numbers in lines if letter == "M" for y in numbers[1:]]

    assert heights(1.0) == [0.0, 1.0, 2.0, 3.0]
    # Four times as far apart at the end: after a quarter of the height, the next line is 1.75 mm further on.
    assert heights(4.0) == [0.0, 1.0, 2.75]


def test_a_curve_goes_through_its_points() -> None:
    curve = outlines.curve([(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)])
    assert [step[-2:] for step in curve] == [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]


def test_a_vignette_ends_in_strokes_inside_its_window_widest_in_the_middle() -> None:
    outline = outlines.vignette(Random("v"), 60.0, 26.0)
    left, top, right, bottom = outlines.extent(outline)
    assert 0 <= left < right <= 60
    assert 0 <= top < bottom <= 26
    # 20 strokes of 1.3 mm, with four points each: two at its left end and two at its right one.
    assert len(outline) == 82
    ends = [step[-2:] for step in outline[:-1]]
    assert [round(y, 2) for _, y in ends[:4]] == [0.26, 1.04, 1.56, 2.34]
    assert all(x > 30 for x, _ in ends[:40])
    assert all(x < 30 for x, _ in ends[41:80])
    middle, first = (max(x for x, y in ends if low < y < high) for low, high in ((11, 15), (0, 1.1)))
    assert middle > first
    assert outline == outlines.vignette(Random("v"), 60.0, 26.0) != outlines.vignette(Random("w"), 60.0, 26.0)


def test_a_ridge_rises_as_high_as_it_may() -> None:
    points = outlines.ridge(Random("r"), 0.0, 64.0, 6.0, 0.5)
    assert (points[0][0], points[-1][0], len(points)) == (0.0, 64.0, 65)
    assert max(abs(y) for _, y in points) == pytest.approx(6.0)


@pytest.mark.parametrize("place", PLACES)
def test_a_flat_picture_has_no_more_parts_than_others(place: str) -> None:
    # As flat as layouts ask for at most: an eighth of the width.
    scene = scenery(Scene(place=place), 90.0, 11.25, "a", INKS)
    assert len(list(paths((*scene.behind, *scene.before)))) < 900


def test_the_further_a_ridge_the_more_air_lies_over_it() -> None:
    painter = Painter(Scene(manner="engraving"), 56.0, 30.0, Random("a"), COLORS)
    # (0.68 - 0.48) × 1.7 and (0.68 - 0.58) × 1.7; what is nearer than 0.68 of the height has none.
    veils = [painter.air(share) for share in (0.48, 0.58, 0.68, 0.76)]
    assert [veil and (veil.token, veil.opacity) for veil in veils] == [("sky", 0.34), ("sky", 0.17), None, None]
    assert Painter(Scene(manner="poster"), 56.0, 30.0, Random("a"), COLORS).air(0.48) is None
    assert Painter(Scene(manner="engraving"), 56.0, 30.0, Random("a"), INKS).air(0.48) is None


def test_the_windows_of_a_castle_are_inside_of_it_and_lit_by_night() -> None:
    lights = {}
    for hour in ("day", "night"):
        painter = Painter(Scene(place="castle", hour=hour, manner="woodcut"), 56.0, 30.0, Random("a"), COLORS)
        shapes = [item for item in PLACES["castle"](painter) if isinstance(item, Path) and item.fill]
        (windows,) = (item for item in shapes if sum(segment[0] == "M" for segment in item.segments) == 10)
        left, top, right, bottom = outlines.extent(windows.segments)
        assert 0.44 * 30 * 0.1 < top < bottom < 0.44 * 30
        assert right - left < 0.42 * 30
        assert windows.fill is not None
        lights[hour] = windows.fill.token
    assert lights == {"day": "ink", "night": "paper"}


def night(quiet: float) -> list[Item]:
    """The sky over a picture of 60 × 90 mm, of which the upper part is for words."""
    return list(sky(Painter(Scene(hour="night", weather="clear", quiet=quiet), 60.0, 90.0, Random("n"), INKS)))


def test_no_star_and_no_moon_stands_where_words_are() -> None:
    """Half of the height is 45 mm, where no star of 0.3 mm may reach; nine tenths leave the moon no room."""
    (stars,) = [item for item in night(0.5) if isinstance(item, Path) and item.fill and item.fill.opacity == 0.9]
    assert outlines.extent(stars.segments)[1] >= 45 - 0.3
    assert len(night(0.9)) < len(night(0.0))


def sky_lines(weather: str, seed: str = "a") -> list[tuple[Segment, ...]]:
    """The lines of an engraved sky by day, the darkest first."""
    painter = Painter(Scene(weather=weather, manner="engraving"), 56.0, 30.0, Random(seed), COLORS)
    groups = [item for item in sky(painter) if isinstance(item, Group)]
    return [path.segments for path in groups[0].items if isinstance(path, Path)]


def runs(lines: tuple[Segment, ...]) -> list[tuple[float, float, float]]:
    """Start, end and height of level lines."""
    starts, ends = (([step[1:] for step in lines if step[0] == letter]) for letter in "ML")
    return [(a, b, y) for (a, y), (b, _) in zip(starts, ends, strict=True)]


def test_lines_of_a_sky_end_above_the_horizon_and_are_paler_the_lower() -> None:
    parts = [runs(lines) for lines in sky_lines("clear")]
    assert len(parts) == 3
    heights = [[y for *_, y in part] for part in parts]
    # The horizon is at 62 % of 30 mm, and lines end at 70 % of that.
    assert max(map(max, heights)) < 18.6 * 0.7
    assert max(heights[0]) < min(heights[1]) < max(heights[1]) < min(heights[2])
    # None runs through in the lowest part: from -1 to 57 mm.
    assert max(b - a for a, b, _ in parts[2]) < 58
    assert any(b - a == 58 for a, b, _ in parts[0])


def test_lines_of_a_sky_stop_before_clouds() -> None:
    for seed in "abcdef":
        painter = Painter(Scene(weather="cloud", manner="engraving"), 56.0, 30.0, Random(seed), COLORS)
        shapes = [outline for outline, _ in _clouds(painter)]
        assert len(shapes) == 4
        for a, b, y in (run for lines in sky_lines("cloud", seed) for run in runs(lines)):
            for shape in shapes:
                ends = [step[-2:] for step in shape if len(step) > 1]
                if min(p[1] for p in ends) < y < max(p[1] for p in ends):
                    peak = min(ends, key=lambda point: point[1])[0]
                    assert not a < peak < b


def test_birds_of_a_narrow_picture_keep_clear_of_the_cut() -> None:
    for seed in "abcdefgh":
        # 25.6 mm, and a bleed of 1.5 mm on either side.
        painter = Painter(Scene(), 28.6, 33.0, Random(seed), COLORS)
        steps = [step for path in paths([_birds(painter)]) for step in path if len(step) > 1]
        assert all(1.5 <= step[-2] <= 27.1 for step in steps)
        assert len(steps) >= 9


def test_the_sun_is_there_only_if_it_is_asked_for() -> None:
    def discs(weather: str, manner: str, hour: str) -> int:
        painter = Painter(Scene(weather=weather, manner=manner, hour=hour), 56.0, 30.0, Random("a"), COLORS)
        return sum(
            isinstance(item, Path) and len(item.segments) == 6 and item.fill is not None and item.fill.token == "paper"
            for item in sky(painter)
        )

    for manner, hour in product(("engraving", "woodcut", "sketch", "gouache", "wash"), ("day", "dawn", "dusk")):
        assert [discs(weather, manner, hour) for weather in ("clear", "fair", "cloud")] == [0, 0, 0]
        assert discs("sun", manner, hour) >= 1


def test_grass_grows_behind_whoever_stands_there() -> None:
    assert all(
        scenery(Scene(place="hills", weather=weather), 56.0, 30.0, "a", COLORS).before == ()
        for weather in ("fair", "fog", "rain")
    )


def test_what_is_on_the_skyline_hides_the_sky_and_is_pale() -> None:
    plain = scenery(Scene(place="hills"), 56.0, 30.0, "a", COLORS).behind[0]
    castle = scenery(Scene(place="hills", skyline="castle"), 56.0, 30.0, "a", COLORS).behind[0]
    assert isinstance(plain, Group)
    assert isinstance(castle, Group)
    (ground,) = (
        item for item in (*castle.items,) if isinstance(item, Group) and item not in plain.items and item.opacity < 1
    )
    (shown,) = ground.items
    assert isinstance(shown, Nested)
    # Half of its ink; its foot is 3 % of 30 mm below the horizon at 18.6 mm, and it is 24 to 32 % of 30 mm high.
    assert ground.opacity == 0.5
    height = shown.face.size.height
    assert 7.2 <= height <= 9.6
    assert shown.y + height * 0.94 == pytest.approx(19.5)


def test_smoke_has_one_contour_and_earth_that_bursts_no_hole() -> None:
    earth, flash = burst(Random("b"), 20.0, 30.0, 10.0)
    left, top, right, bottom = outlines.extent(earth)
    assert bottom <= 30.5
    # At most 1.05 of 10 mm, and clods a quarter further.
    assert 30 - 10.5 * 1.25 - 0.5 <= top < 22
    inner = outlines.extent(flash)
    assert left <= inner[0] < inner[2] <= right
    assert sum(step[0] == "M" for step in flash) == 1


def test_a_crowd_sits_all_around_an_arena_and_faces_are_seen_on_the_far_side_alone() -> None:
    scene = scenery(Scene(place="arena"), 56.0, 30.0, "a", COLORS)
    rows = [item for item in flat((*scene.behind, *scene.before)) if isinstance(item, Path) and item.stroke]
    rows = [row for row in rows if row.stroke and row.stroke.dash]

    def lowest(token: str) -> list[float]:
        return [max(y for _, *numbers in row.segments for y in numbers[1::2]) for row in rows if is_of(row, token)]

    def is_of(row: Path, token: str) -> bool:
        return row.stroke is not None and row.stroke.ink.token == token

    # Four tiers, each with hair and coats in four colours, one of them the ink, all around: the lowest of the tiers is
    # 0.495 of 30 mm below the middle, less 1.9 faces of 0.0105 of the height each.
    assert len(rows) == 4 * 6
    assert min(lowest("accent")) == pytest.approx(15 + 30 * (0.495 - 1.9 * 0.0105), abs=0.1)
    # Faces end where the far side does, at half the height.
    assert len(lowest("picture-skin")) == 4
    assert max(lowest("picture-skin")) <= 15
