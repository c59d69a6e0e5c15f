"""Boards as places: roads, lands, landmarks, sections, scenes under mats."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import dist
from typing import Any

import pytest

from pnp.errors import FieldError
from pnp.findings import Span
from pnp.frame import Group, Item, Nested, Path, TextRun
from pnp.layout import boards
from pnp.layout.boards.land_raster import LandRaster
from pnp.layout.boards.medallions import KEEPERS
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.road import at_steps, beside
from pnp.layout.boards.routes import lay_out
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.drawing.reports import Overflow
from pnp.layout.elements.boards import board_text_reports
from pnp.layout.geometry.box import Box
from pnp.measures import Size
from pnp.model.boards import Area, Board, Mat, Space, Track
from pnp.model.fields import Code, Coded
from pnp.model.quantities import Quantity
from pnp.model.scenery import Course, Landmark, Scenery
from pnp.model.texts import Icon, IconPath
from pnp.symbols import in_pictures
from tests.layout.boards.drawings import alternatives, everything, mm, plain_theme, run, signature, words

LOOK = plain_theme("moss", "sand")
CODES = {
    "country": {
        "M": Code(name="Moors", color="moss", landmark="marsh"),
        "D": Code(name="Dunes", color="sand", landmark="windmill"),
    }
}
SIZE = (mm(160), mm(100))
SHEET = Box(0, 0, 160, 100)


def space(index: int, letter: str, name: str = "") -> Space:
    return Space(id=f"s{index}", name=name, fields={"country": Coded.of(letter, CODES["country"][letter])})


def journey(name: str = "", **more: Any) -> Track:
    spaces = tuple(space(index, "M" if index < 12 else "D", name) for index in range(24))
    given = {"shape": "winding", "size": SIZE, "space": (mm(12),), "space_shape": "disc", **more}
    return Track(codes=CODES, spaces=spaces, **given)


def board(track: Track, **scenery: Any) -> Board:
    return Board(id="journey", name="Journey", track=track, scenery=Scenery(**scenery))


def draw(shown: Board, box: Box = SHEET, **options: Any) -> tuple[Item, ...]:
    return boards.draw(shown, box, LOOK, BoardOptions(**options))


def test_a_winding_track_is_as_large_as_declared_and_keeps_its_spaces_apart_and_on_the_board():
    track = journey()
    assert boards.natural_size(board(track)) == Size(160, 100)
    route = lay_out(track, 24, Size(12, 12), Size(13, 13))
    assert route.tile == Size(12, 12)
    for index, point in enumerate(route.points):
        assert 6 <= point[0] <= 154
        assert 6 <= point[1] <= 94
        assert all(dist(point, other) > 12 for other in route.points[:index])


def test_spaces_of_a_path_lie_on_it_at_even_distances():
    track = Track(shape="path", size=SIZE, through=((mm(10), mm(50)), (mm(150), mm(50))), count=8, space=(mm(12),))
    route = lay_out(track, 8, Size(12, 12), Size(13, 13))
    # 140 mm in seven steps of 20 mm.
    assert [round(x, 2) for x, _ in route.points] == [10, 30, 50, 70, 90, 110, 130, 150]
    assert {round(y, 6) for _, y in route.points} == {50}


@pytest.mark.parametrize("shape", ["winding", "path", "section"])
def test_a_track_that_fills_a_board_needs_its_size(shape: Any) -> None:
    with pytest.raises(FieldError, match="has a size"):
        Track(shape=shape)


@pytest.mark.parametrize("paving", ["earth", "grass", "cobbles", "flagstones", "planks"])
def test_a_road_takes_the_place_of_the_plain_band(paving: Any) -> None:
    plain, paved = draw(board(journey())), draw(board(journey(), road=paving))
    assert signature(plain) != signature(paved)
    assert signature(paved) == signature(draw(board(journey(), road=paving)))


def test_by_night_a_space_is_dark_and_its_number_pale_unless_its_colour_is_light():
    def inks(hour: str) -> list[str]:
        items = draw(board(marked(), lands="country", hour=hour))
        return [run(items, str(number)).ink.token for number in range(1, 5)]

    # Every second space is of a kind in a grey of one half, on which white words have less than 4.5 : 1.
    assert inks("day") == ["ink", "ink", "ink", "ink"]
    assert inks("night") == ["ink", "paper", "ink", "paper"]


def test_a_kind_of_space_may_have_a_shape_of_its_own():
    def corners(shape: str) -> list[int]:
        items = draw(board(marked(shape), road="earth"))
        rims = [item for item in everything(items) if isinstance(item, Path) and item.fill and item.stroke]
        return [len([one for one in rim.segments if one[0] == "L"]) for rim in rims]

    # An octagon is eight points, seven of which end a line before it is closed; a disc has none.
    assert corners("").count(7) == 0
    assert corners("octagon").count(7) == 12


def marked(shape: str = "") -> Track:
    """A track of which every second space has a kind with a colour."""
    kinds = {"D": Code(name="Dread", color="moss", shape=shape), "R": Code(name="Rest")}
    track = journey()
    spaces = tuple(
        replace(one, fields={**one.fields, "kind": Coded.of("DR"[index % 2], kinds["DR"[index % 2]])})
        for index, one in enumerate(track.spaces)
    )
    return replace(track, codes={**CODES, "kind": kinds}, spaces=spaces)


def test_a_line_beside_a_course_keeps_its_distance_and_steps_are_even():
    course = [(float(x), 0.0) for x in range(11)]
    assert beside(course, 2.0) == [(float(x), 2.0) for x in range(11)]
    steps = [point for point, _ in at_steps(course, 2.5)]
    assert steps == [(1.25, 0.0), (3.75, 0.0), (6.25, 0.0), (8.75, 0.0)]


def test_each_land_is_named_once_clear_of_the_spaces_and_has_its_landmark():
    track = journey()
    items = draw(board(track, road="earth", lands="country", manner="engraving"))
    assert [word for word in words(items) if not word.isdecimal()] == ["Moors", "Dunes"]
    route = lay_out(track, 24, Size(12, 12), Size(13, 13))
    for name in ("Moors", "Dunes"):
        line = run(items, name)
        middle = line.x + line.width / 2, line.y
        assert min(dist(middle, point) for point in route.points) > 6
    heard = alternatives(items)
    assert "windmill" in heard
    # Reeds may grow in several places, a mill stands once.
    assert heard.count("windmill") == 1


def test_names_of_lands_are_of_one_size_which_the_longest_allows() -> None:
    def sizes(name: str) -> list[float]:
        codes = {"country": {**CODES["country"], "M": Code(name=name, color="moss")}}
        spaces = tuple(
            Space(id=f"s{index}", fields={"country": Coded.of(letter, codes["country"][letter])})
            for index, letter in enumerate("M" * 12 + "D" * 12)
        )
        items = draw(board(replace(journey(), codes=codes, spaces=spaces), lands="country"))
        return [run(items, shown).size for shown in (name, "Dunes")]

    assert sizes("Moors") == [14.0, 14.0]
    # Ninety letters are 159 mm wide in 10 pt, too wide for a board of 160, and 143 mm in 9 pt.
    assert sizes("m" * 90) == [9.0, 9.0]


def test_a_name_that_a_code_has_too_stays_where_no_symbol_says_it():
    # No icon is known to this theme.
    assert words(draw(board(journey("Moors")))).count("Moors") == 24


def test_points_of_a_raster_know_their_land_how_deep_they_lie_and_how_far_the_road_is():
    raster = LandRaster(Box(0, 0, 40, 10), [(10, 5), (30, 5)], [0, 1], [(10, 5), (11, 5)], 1.0)
    (near,) = {point for point in raster.points if point.at == (11.25, 6.25)}
    assert near.land == 0
    # 18.8 mm from one site, 1.8 mm from the other: about 8.5 mm inside.
    assert near.depth == pytest.approx(8.5, abs=0.1)
    assert near.road == pytest.approx((0.25**2 + 1.25**2) ** 0.5)
    assert list(raster.around(Box(38, 2, 8, 4)))[2] is None


def test_the_plates_of_a_section_go_up_and_down_with_its_terraces():
    spaces = tuple(Space(id=name, name=name.title(), elevation=high) for name, high in (("foot", 10.0), ("top", 90.0)))
    hill = board(Track(shape="section", size=(mm(100), mm(40)), spaces=spaces))
    drawn: list[Box] = []

    def counter(unit: str, side: str, where: Box) -> tuple[Item, ...]:
        drawn.append(where)
        return (Path(where.segments()),)

    items = draw(hill, Box(0, 0, 100, 40), units="pikes@foot, pikes@top", draw_counter=counter)
    assert [word for word in words(items) if not word.isdecimal()] == ["Foot", "Top"]
    foot, top = drawn
    assert (foot.center[0], top.center[0]) == (pytest.approx(25), pytest.approx(75))
    # Ground at a half and at 24 % of 40 mm; plates begin 7 % below it and are 24 % high.
    assert (foot.center[1], top.center[1]) == (pytest.approx(27.6), pytest.approx(17.2))
    assert foot.width == top.width < 9.6


def test_a_name_on_a_section_keeps_clear_of_the_ends_of_its_strip():
    # Each of two strips is 50 mm less 1.2 mm on either side; 27 letters of 9.84 pt, half as wide, would take 46.9 of
    # 47.6 mm.
    spaces = tuple(Space(id=name, name=name * 27, elevation=10.0) for name in "ab")
    hill = board(Track(shape="section", size=(mm(100), mm(40)), spaces=spaces))
    names = [item for item in everything(draw(hill, Box(0, 0, 100, 40))) if isinstance(item, TextRun)]
    assert [name.width <= 47.6 - 1.4 for name in names if len(name.text) == 27] == [True, True]


def test_people_stand_on_a_section_in_their_own_colour_and_look_the_other_way():
    spaces = (Space(id="foot", name="Foot", elevation=10.0), Space(id="top", name="Top", elevation=90.0))
    pointing = Icon(id="pointing", name="Pointing", view=(10, 10), paths=(IconPath(d="M 0 0 L 10 5 L 0 10 Z"),))
    icons = {**LOOK.icons, "pointing": pointing}
    look = replace(LOOK, icons=icons)
    places = tuple(
        Landmark(landmark="pointing", center=(mm(x), mm(8)), size=mm(10), color="moss", is_mirrored=x > 50)
        for x in (30, 70)
    )
    hill = board(Track(shape="section", size=(mm(100), mm(40)), spaces=spaces), landmarks=places)
    items = boards.draw(hill, Box(0, 0, 100, 40), look)
    left, right = (item for item in everything(items) if isinstance(item, Nested) and item.alt == "Pointing")
    assert (left.x, right.x) == (pytest.approx(25), pytest.approx(65))
    assert [[step[1] for step in item.face.art[0].segments if len(step) > 1] for item in (left, right)] == [
        [0, 10, 0],
        [10, 0, 10],
    ]
    assert left.face.art[0].fill.token == "moss"


def pile(name: str, x: float, **more: Any) -> Area:
    """An area of 70 × 100 mm for a pile of poker cards."""
    at, size, card = (mm(x), mm(4)), (mm(70), mm(100)), (mm(63.5), mm(88.9))
    return Area(id=name, name=name.title(), corner=at, size=size, **{"piece": card, **more})


def landscapes(*areas: Area, place: Any = "kitchen") -> list[tuple[float, float]]:
    """Width and height of every landscape on a mat of 152 × 110 mm; what is drawn smaller is enlarged again."""
    mat = Board(id="m", mat=Mat(size=(mm(152), mm(110)), areas=areas), scenery=Scenery(place=place))
    items = everything(boards.draw(mat, Box(0, 0, 152, 110), LOOK))
    nested = [item for item in items if isinstance(item, Nested) and item.face.id.startswith("scenery-")]
    return [(item.face.size.width * item.scale, item.face.size.height * item.scale) for item in nested]


def test_every_pile_of_a_mat_has_a_landscape_of_the_size_of_its_pieces():
    assert landscapes(pile("draw", 4), pile("discard", 78)) == [(pytest.approx(63.5), pytest.approx(88.9))] * 2
    # Nine millimetres are for the name.
    assert landscapes(pile("camp", 4, piece=())) == [(pytest.approx(70), pytest.approx(91))]


def test_small_pieces_lie_in_one_landscape_together():
    # Four counters of 15 mm cover 900 of 6370 mm².
    assert landscapes(pile("lost", 4, piece=(mm(15),), holds=Quantity(4))) == [(pytest.approx(70), pytest.approx(91))]


def test_a_landscape_has_a_slot_for_every_piece_that_an_area_holds():
    def drawn(holds: int) -> int:
        camp = pile("camp", 4, piece=(), holds=Quantity(holds))
        mat = Board(id="m", mat=Mat(size=(mm(78), mm(110)), areas=(camp,)), scenery=Scenery(place="hills"))
        return len(list(everything(boards.draw(mat, Box(0, 0, 78, 110), LOOK))))

    assert drawn(6) - drawn(1) == 6


def test_a_place_seen_from_above_lies_under_the_whole_mat_and_its_areas_upon_it():
    seen = landscapes(pile("draw", 4), pile("discard", 78), place="arena")
    assert seen == [(pytest.approx(152), pytest.approx(110))]


def test_areas_on_a_place_seen_from_above_are_lines_of_chalk_through_which_it_is_seen():
    board = Board(id="m", mat=Mat(size=(mm(78), mm(110)), areas=(pile("draw", 4),)), scenery=Scenery(place="arena"))
    shapes = [item for item in everything(boards.draw(board, Box(0, 0, 78, 110), LOOK)) if isinstance(item, Path)]
    lines = [item for item in shapes if item.fill and item.fill.opacity == 0.16]
    # The area, and the pile in it with half the line; a sixth of white lies within both.
    assert [(item.stroke.width, item.stroke.ink.token) for item in lines] == [(0.9, "paper"), (0.45, "paper")]


def test_what_has_a_floor_or_a_wall_has_no_landscape():
    assert landscapes(pile("yard", 4, floor="cobbles"), pile("camp", 78, wall="palisade")) == []


def test_the_symbol_of_a_pile_stands_in_its_landscape_on_the_ground():
    box = Icon(id="box", paths=(IconPath(d="M 0 0 L 64 0 L 64 64 L 0 64 Z"),))
    mat = Mat(size=(mm(78), mm(110)), areas=(pile("draw", 4, symbol="box"),))
    board = Board(id="m", mat=mat, scenery=Scenery(place="hills"))
    items = everything(boards.draw(board, Box(0, 0, 78, 110), replace(LOOK, icons={"box": box})))
    feet = [item.y + 64 * item.scale for item in items if isinstance(item, Nested) and item.face.size == Size(64, 64)]
    # The lower part of the landscape is as high as it is wide, 63.5 mm. The symbol is 84 % as wide: 53.34 mm; 3 % of
    # that stand below the line at 90 %, 6.35 mm up; its contour of 0.7 % reaches
    # a seventh further below, away from the light.
    bottom = 4 + 9 + 0.5 * (91 - 88.9) + 88.9
    assert feet[-1] == pytest.approx(bottom - 6.35 + 53.34 * 0.03)
    assert max(feet) == pytest.approx(feet[-1] + 53.34 * 0.007 * 1.14)


def test_the_ground_of_a_mat_runs_on_into_the_bleed():
    mat = Board(id="m", mat=Mat(size=(mm(80), mm(110)), areas=(pile("draw", 4),)), scenery=Scenery(place="kitchen"))
    cut = boards.draw(mat, Box(0, 0, 80, 110), LOOK, BoardOptions(bleed=(3.0, 0.0, 3.0, 3.0)))
    shapes = [item.segments for item in everything(cut) if isinstance(item, Path) and item.segments[0][0] == "R"]
    assert ("R", -3.0, 0.0, 86.0, 113.0) in [shape[0] for shape in shapes]


def test_an_area_shows_its_pieces_at_their_own_size():
    pile = Area(id="d", name="Discs", corner=(mm(2), mm(2)), size=(mm(70), mm(30)), piece=(mm(18),), holds=Quantity(3))
    items = boards.draw(Board(id="m", mat=Mat(size=(mm(80), mm(40)), areas=(pile,))), Box(0, 0, 80, 40), LOOK)
    outlines = [
        item for item in everything(items) if isinstance(item, Path) and item.stroke and item.stroke.width == 0.2
    ]
    assert not any(item.stroke and item.stroke.dash for item in everything(items) if isinstance(item, Path))
    widths = [
        max(s[-2] for s in item.segments if len(s) > 1) - min(s[-2] for s in item.segments if len(s) > 1)
        for item in outlines
    ]
    assert widths == [pytest.approx(18)] * 3


def test_landmarks_and_courses_lie_where_they_are_put_and_are_named():
    scenery = Scenery(
        landmarks=(Landmark(landmark="ship", center=(mm(40), mm(20)), size=mm(12), name="Ferry"),),
        courses=(Course(through=((mm(0), mm(80)), (mm(160), mm(80))), name="Orsa"),),
    )
    items = boards.draw(Board(id="j", track=journey(), scenery=scenery), SHEET, LOOK)
    (ship,) = (item for item in everything(items) if isinstance(item, Nested) and item.alt == "ship")
    assert (ship.x, ship.face.size.width) == (pytest.approx(34), 12)
    assert {"Ferry", "Orsa"} <= set(words(items))
    assert "Orsa" in alternatives(items)
    # The name of a river stands above it: three quarters of its width of 1.7 mm.
    assert run(items, "Orsa").y == pytest.approx(80 - 1.275)


@pytest.mark.parametrize("kind", ["river", "road", "rail", "front", "trench", "wire"])
def test_every_kind_of_course_is_drawn_differently(kind: Any) -> None:
    def drawn(kind: Any) -> str:
        course = Course(kind=kind, through=((mm(0), mm(80)), (mm(60), mm(70)), (mm(160), mm(80))))
        return signature(boards.draw(Board(id="j", track=journey(), scenery=Scenery(courses=(course,))), SHEET, LOOK))

    others = {"river", "road", "rail", "front", "trench", "wire"} - {kind}
    assert all(drawn(kind) != drawn(other) for other in sorted(others)[:1])


def test_a_sea_is_closed_and_its_coast_has_shades_inside_of_it():
    coast = tuple((mm(x), mm(y)) for x, y in ((20, 20), (60, 20), (60, 60), (20, 60)))
    sea = Course(kind="sea", through=coast, name="Mere")
    items = boards.draw(Board(id="j", track=journey(), scenery=Scenery(courses=(sea,))), SHEET, LOOK)
    (water,) = [
        item for item in everything(items) if isinstance(item, Path) and item.fill == LOOK.ink("water", "ornament")
    ]
    assert water.segments[-1] == ("Z",)
    shades = [item for item in everything(items) if isinstance(item, Group) and item.clip == water.segments]
    assert [len(group.items) for group in shades] == [4]
    name = run(items, "Mere")
    assert name.x + name.width / 2 == pytest.approx(40)


def test_a_landmark_is_drawn_in_its_colour():
    def tokens(color: str) -> set[str]:
        scenery = Scenery(landmarks=(Landmark(landmark="pines", center=(mm(40), mm(20)), color=color),))
        items = boards.draw(Board(id="j", track=journey(), scenery=scenery), SHEET, LOOK)
        (pines,) = (item for item in everything(items) if isinstance(item, Nested) and item.alt == "pines")
        paths = [item for item in everything(pines.face.art) if isinstance(item, Path)]
        return {ink.token for path in paths for ink in (path.fill, path.stroke and path.stroke.ink) if ink}

    assert tokens("moss") == tokens("") - {"ink"} | {"moss"}


def test_scenery_is_bounded() -> None:
    with pytest.raises(FieldError, match="from 1 to 100 percent"):
        Scenery(strength=0)
    with pytest.raises(FieldError, match="at most 400 landmarks"):
        Scenery(landmarks=tuple(Landmark(landmark="ship", center=(mm(1), mm(1))) for _ in range(401)))
    with pytest.raises(FieldError, match="from 2 to 200 points"):
        Course(through=((mm(1), mm(1)),))


@pytest.mark.parametrize("shape", ["disc", "octagon", "shield", "banner", "stone", "stall"])
def test_every_shape_of_space_shows_number_and_name_on_its_own_plot(shape: Any) -> None:
    spaces = tuple(Space(id=f"n{n}", name=f"N{n}") for n in range(6))
    plain = Track(shape="rows", per_row=3, space=(mm(22), mm(24)), spaces=spaces, space_shape=shape)
    items = draw(Board(id="t", track=plain))
    assert [word for word in words(items) if word.isdecimal()] == ["1", "2", "3", "4", "5", "6"]
    lines = [run(items, f"N{n}") for n in range(3)]
    assert all(first.x + first.width < last.x for first, last in pairwise(lines))
    assert all(item.size >= 6.5 for item in lines)


def test_a_number_is_as_large_as_it_fits_in_a_space_that_has_nothing_else() -> None:
    def size(name: str) -> float:
        track = Track(
            shape="rows",
            per_row=2,
            space=(mm(20),),
            spaces=(Space(id="a", name=name), Space(id="b")),
            space_shape="disc",
        )
        return run(draw(Board(id="t", track=track), Box(0, 0, 46, 24)), "1").size

    # 36 % of 20 mm are 20.4 pt; beside a name it stands in a strip of 26 % of the room, which is 86 % of 17 mm high:
    # four fifths of 3.8 mm are 8.6 pt.
    assert size("") == pytest.approx(20.4)
    assert size("Inn") == pytest.approx(8.6)


def test_the_road_of_a_fair_comes_in_from_the_left_and_keeps_clear_of_the_rim_where_it_turns() -> None:
    spaces = tuple(Space(id=f"s{n}") for n in range(6))
    track = Track(shape="rows", per_row=2, space=(mm(22), mm(32)), spaces=spaces, space_shape="stall")
    fair = Board(id="fair", track=track, scenery=Scenery(road="earth"))
    size = boards.natural_size(fair)
    items = everything(boards.draw(fair, Box(0, 0, size.width, size.height), LOOK))
    lines = [item for item in items if isinstance(item, Path) and item.stroke and not item.fill]
    # The widest are the quiet verge, the edge and the surface of the road.
    edge = sorted(lines, key=lambda line: line.stroke.width if line.stroke else 0)[-2]
    ends = [segment[1:3] for segment in edge.segments if segment[0] in "ML"]
    assert edge.stroke
    assert ends[0][0] < -edge.stroke.width
    assert max(x for x, _ in ends) + edge.stroke.width / 2 < size.width - 0.4


def test_stalls_have_a_keeper_and_wares_unless_their_symbol_is_wide() -> None:
    square = IconPath(d="M 0 0 L 10 0 L 10 10 L 0 10 Z")
    keepers = {
        in_pictures(keeper): Icon(id=f"keeper-{n}", view=(10, 12), paths=(square,)) for n, keeper in enumerate(KEEPERS)
    }

    def faces(width: int) -> set[str]:
        sign = Icon(id="sign", view=(width, 10), paths=(square,))
        look = replace(LOOK, icons={**keepers, "sign": sign})
        spaces = tuple(Space(id=str(n), name="A", symbol="sign", color="moss") for n in range(2))
        track = Track(shape="rows", per_row=2, space=(mm(22), mm(32)), spaces=spaces, space_shape="stall")
        items = everything(boards.draw(Board(id="t", track=track), Box(0, 0, 50, 36), look, BoardOptions()))
        return {item.face.id for item in items if isinstance(item, Nested)} - {"board"}

    # Two neighbours are not kept by the same person.
    assert {"icon-keeper-0", "icon-keeper-1", "icon-sign"} <= faces(10)
    assert not any("keeper" in name for name in faces(20))


def test_stalls_of_each_kind_have_a_roof_of_their_own() -> None:
    letters = "ABCDEFGH"
    codes = {letter: Code(name=letter, color="moss") for letter in letters}
    spaces = tuple(Space(id=letter, fields={"kind": Coded.of(letter, codes[letter])}) for letter in letters)
    track = Track(
        shape="rows", per_row=8, space=(mm(22), mm(32)), spaces=spaces, space_shape="stall", codes={"kind": codes}
    )
    items = [
        item
        for item in everything(draw(Board(id="t", track=track)))
        if isinstance(item, Group) and item.alt.startswith("Space ")
    ]
    assert len(items) == len(letters)
    shapes = set()
    for stall in items:
        paths = [item for item in everything(stall.items) if isinstance(item, Path)]
        corner = min(number for item in paths for _, *numbers in item.segments for number in numbers[::2])
        shapes.add(
            tuple((segment[0], round(segment[1] - corner, 2)) for p in paths for segment in p.segments if segment[1:])
        )
        assert all(len(item.segments) < 200 for item in paths)
    assert len(shapes) == len(letters)


@pytest.mark.parametrize(
    ("name", "shown", "left_out"),
    [
        ("Moors", ["Moors"], []),
        # There is room for it on two lines only.
        ("Mountains of Mystery and of Old Forgotten Halls", ["Mountains of Mystery", "and of Old Forgotten Halls"], []),
        ("M" * 300, [], ["M" * 300]),
    ],
    ids=("one line", "two lines", "no room"),
)
def test_the_name_of_a_land_is_divided_if_it_needs_to_be_and_told_if_it_has_no_room(
    name: str, shown: list[str], left_out: list[str]
) -> None:
    codes = {"country": {**CODES["country"], "M": Code(name=name, color="moss")}}
    spaces = tuple(
        Space(id=f"s{index}", fields={"country": Coded.of(letter, codes["country"][letter])})
        for index, letter in enumerate("M" * 12 + "D" * 12)
    )
    track = replace(journey(), codes=codes, spaces=spaces)
    recording = LOOK.recording_text_faults()
    items = boards.draw(board(track, lands="country"), SHEET, recording, BoardOptions())
    told = " ".join(words(items))
    assert all(line in told for line in shown)
    faults = recording.text_faults or []
    assert [text for text, _ in faults] == left_out
    assert all(set_text.overflow > 0 for _, set_text in faults)
    reports = board_text_reports(board(track), recording, "board/journey", "track", Span("b.yaml", 1, 1, 1, 1))
    assert [report.words for report in reports if isinstance(report, Overflow)] == left_out
    figures = board_text_reports(
        board(track), recording, "figure/journey", "track", Span("b.yaml", 1, 1, 1, 1), is_figure=True
    )
    assert list(figures) == []


def test_around_an_icon_grows_what_its_first_tag_that_is_a_landmark_says():
    paths = (IconPath(d="M 0 0 L 64 0 L 64 64 L 0 64 Z"),)
    icons = {
        "pool": Icon(id="pool", paths=paths, tags=("bog", "marsh", "forest")),
        "well": Icon(id="well", paths=paths, tags=("water",)),
    }
    scenery = BoardScenery(Scenery(lands="land"), replace(LOOK, icons=icons), 1.0, "seed", Box(0, 0, 100, 100))
    assert [scenery.grown_around(name) for name in ("pool", "well", "forest", "")] == ["marsh", "well", "forest", ""]


def test_a_landmark_with_colours_of_its_own_is_a_picture_and_another_icon_a_sign():
    def role(tone: str) -> str:
        icon = Icon(id="pool", paths=(IconPath(d="M 0 0 L 64 0 L 64 64 L 0 64 Z", tone=tone),))
        theme = replace(LOOK, icons={"pool": icon})
        (placed,) = BoardScenery(Scenery(), theme, 1.0, "seed", Box(0, 0, 100, 100)).landmark("pool", (50, 50), 20, "")
        (path,) = placed.face.art
        return path.fill.role

    assert [role("#33aa55"), role("ink")] == ["ornament", "symbol"]
