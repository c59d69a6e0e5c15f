"""The cast of a drawn picture: where its symbols stand, how large, in which order."""

from math import cos, radians, sin

import pytest

from pnp.art.picture_symbols import mirrored
from pnp.frame import Face, Group, Ink, Nested, Path
from pnp.layout.geometry.bounding_box import bounding_box
from pnp.measures import Size
from tests.layout.kits import everything, face_of, kit_with, told

# A face of 63.5 × 88.9 mm; the picture of 40 × 30 mm is drawn in its own size.
# With the light that lies on what is near.
ICONS = ("icon-sword-lit", "icon-cannon-lit")
PICTURE = "a: {art: '', place: plain, size: [40 mm, 30 mm], cast: [%s]}"


def figures(face: Face, icon: str) -> list[Nested]:
    """The dark figures of an icon, with their light or without, and without the contour around those that are near."""
    (window,) = [item for item in face.art if isinstance(item, Group)]
    (picture,) = window.items
    shown = [
        item
        for item in everything(picture.face.art)
        if isinstance(item, Nested) and item.face.id.removesuffix("-lit") == icon
    ]
    return [
        item
        for item in shown
        if "ink" in {part.fill.token for part in item.face.art if isinstance(part, Path) and part.fill}
    ]


def standing(nested: Nested) -> tuple[float, float, float]:
    """The middle, the foot and the height of what a figure draws, in mm of the picture."""
    left, top, right, bottom = bounding_box(nested.face.art)
    x, y, scale = nested.x, nested.y, nested.scale
    return round(x + (left + right) / 2 * scale, 6), round(y + bottom * scale, 6), round((bottom - top) * scale, 6)


def test_a_symbol_stands_where_its_role_says_as_high_as_it_says(tmp_path):
    face = face_of(tmp_path, PICTURE % "{who: sword, at: [25%, 90%], size: 20%}")
    (sword,) = figures(face, "icon-sword")
    # A quarter of 40 mm from the left, nine tenths of 30 mm from the top, a fifth of 30 mm high.
    assert standing(sword) == (10.0, 27.0, 6.0)


def test_lengths_in_mm_are_those_of_the_face_in_a_picture_that_is_enlarged(tmp_path):
    # 180 mm are drawn as 90 and enlarged: 20 mm of the face are 10 of the picture.
    element = "a: {art: '', place: plain, size: [180 mm, 60 mm], cast: [{who: sword, at: [20 mm, 100%], size: 12 mm}]}"
    (sword,) = figures(face_of(tmp_path, element), "icon-sword")
    assert standing(sword) == (10.0, 30.0, 6.0)


def test_whose_head_would_reach_the_upper_edge_is_drawn_lower(tmp_path):
    face = face_of(tmp_path, PICTURE % "{who: sword, at: [25%, 90%], size: 100%}")
    (sword,) = figures(face, "icon-sword")
    # Of 30 mm, 12 % stay free: from 3.6 to 27 mm.
    assert standing(sword) == (10.0, 27.0, 23.4)


def test_one_alone_takes_no_more_than_its_width(tmp_path):
    def cannon(role: str) -> tuple[float, float, float]:
        return standing(figures(face_of(tmp_path, PICTURE % role), "icon-cannon")[0])

    tall = cannon("{who: cannon, at: [50%, 90%], size: 60%}")
    narrow = cannon("{who: cannon, at: [50%, 90%], size: 60%, across: 10 mm}")
    assert tall == (20.0, 27.0, 18.0)
    x, foot, height = narrow
    assert (x, foot) == (20.0, 27.0)
    # The cannon is wider than high.
    assert height < 10.0


def test_a_rank_stands_over_its_width_nearly_in_line(tmp_path):
    face = face_of(tmp_path, PICTURE % "{who: sword, at: [50%, 90%], size: 10%, times: 4, across: 80%}")
    ranks = sorted(standing(nested) for nested in figures(face, "icon-sword"))
    assert len(ranks) == 4
    # Each has 8 mm, the middles of which are at 8, 16, 24 and 32 mm: at most 16 % of that, 1.28 mm, aside.
    for (x, foot, height), middle in zip(ranks, (8, 16, 24, 32), strict=True):
        assert abs(x - middle) <= 1.28
        # At most a twentieth of 3 mm deeper, higher or lower.
        assert abs(foot - 27) <= 0.15
        assert abs(height - 3) <= 0.15
    assert len({x - middle for (x, _, _), middle in zip(ranks, (8, 16, 24, 32), strict=True)}) == 4


def test_who_stands_lower_stands_before_the_others(tmp_path):
    cast = "{who: sword, at: [50%, 95%], size: 10%}, {who: tree, at: [50%, 80%], size: 10%}"
    (window,) = [item for item in face_of(tmp_path, PICTURE % cast).art if isinstance(item, Group)]
    drawn = [item.face.id for item in everything(window.items) if isinstance(item, Nested)]
    assert drawn.index("icon-tree-lit") < drawn.index("icon-sword")


@pytest.mark.parametrize(("depth", "opacity"), [("middle", 0.72), ("far", 0.4)])
def test_what_is_further_away_is_paler_and_hides_what_is_behind_it(tmp_path, depth, opacity):
    face = face_of(tmp_path, PICTURE % f"{{who: sword, at: [50%, 90%], size: 10%, depth: {depth}}}")
    (window,) = [item for item in face.art if isinstance(item, Group)]
    (picture,) = window.items
    assert [item.opacity for item in picture.face.art if isinstance(item, Group) and item.opacity < 1] == [opacity]
    swords = [item for item in everything(window.items) if isinstance(item, Nested) and item.face.id == "icon-sword"]
    # The same in the colour of the paper lies under it, at the same place, and it has a contour on two sides.
    (place,) = {(item.x, item.y, item.scale) for item in swords if "ink" in _fills(item)}
    assert place in {(item.x, item.y, item.scale) for item in swords if _fills(item) == {"cream"}}
    assert len(swords) == 4


def test_a_mirror_shows_left_as_right():
    path = Path(
        (("M", 1.0, 2.0), ("C", 2.0, 3.0, 4.0, 5.0, 6.0, 7.0), ("R", 1.0, 1.0, 3.0, 2.0), ("Z",)),
        Ink("ink", "ornament"),
    )
    face = mirrored(Face(id="f", size=Size(10.0, 10.0), art=(path,)))
    (shown,) = face.art
    # x becomes 10 − x; the left edge of the rectangle was its right edge: 10 − 1 − 3.
    expected = (("M", 9.0, 2.0), ("C", 8.0, 3.0, 6.0, 5.0, 4.0, 7.0), ("R", 6.0, 1.0, 3.0, 2.0), ("Z",))
    assert shown.segments == expected
    assert mirrored(face).art[0].segments == path.segments


def test_a_figure_may_face_the_other_way(tmp_path):
    face = face_of(tmp_path, PICTURE % "{who: axe, at: [50%, 90%], size: 20%, mirror: true}".replace("axe", "cannon"))
    (cannon,) = figures(face, "icon-cannon-mirrored")
    assert standing(cannon) == (20.0, 27.0, 6.0)


def test_a_figure_may_have_colours_of_its_own(tmp_path):
    face = face_of(tmp_path, PICTURE % "{who: sword, at: [50%, 90%], size: 20%, color: crimson}")
    (window,) = [item for item in face.art if isinstance(item, Group)]
    (picture,) = window.items
    swords = [
        item
        for item in everything(picture.face.art)
        if isinstance(item, Nested) and item.face.id in ("icon-sword", "icon-sword-lit")
    ]
    # Its contour is in the ink of the picture.
    assert _fills(swords[-1]) == {"crimson"}
    assert {token for sword in swords[:-1] for token in _fills(sword)} == {"ink"}


def test_what_is_as_dark_as_the_ink_has_a_contour_of_paper(tmp_path):
    face = face_of(tmp_path, PICTURE % "{who: sword, at: [50%, 90%], size: 20%}")
    swords = [item for item in everything(face.art) if isinstance(item, Nested) and item.face.id == "icon-sword"]
    assert {token for sword in swords for token in _fills(sword)} == {"cream"}


def _fills(nested: Nested) -> set[str]:
    return {part.fill.token for part in nested.face.art if isinstance(part, Path) and part.fill}


@pytest.mark.parametrize(
    ("role", "finding", "hint"),
    [
        ("{who: swrod, at: [0%, 0%], size: 1%}", "N203 there is no icon 'swrod'", "did you mean 'sword'?"),
        ("{who: sword, at: [0%, 0%]}", "N210 a role of a cast needs size:", "{who: cannon, at: [30%, 90%], size: 20%}"),
        (
            "{who: sword, at: [0%, 0%], size: 1%, far: 1}",
            "Y201 a role of a cast has no key 'far'",
            "one of 'who', 'at', 'size', 'times', 'across', 'depth', 'mirror', 'color' and 5 more",
        ),
        ("{who: sword, at: [0%, 0%], size: 1%, depth: fare}", "Y203 depth 'fare' is not known", "did you mean 'far'?"),
        (
            "{who: sword, at: [0%, 0%], size: 1%, turn: 181}",
            "Y203 turn '181' is not between -180 and 180",
            "",
        ),
        ("{who: sword, at: [0%, 0%], size: 1%, times: 99}", "Y203 times '99' is not between 1 and 40", ""),
        ("sword", "Y204 a role of a cast is a map, not a value", ""),
        (
            "{who: [sword, sword, sword, sword, sword, sword, sword], at: [0%, 0%], size: 1%}",
            "N210 who says at most 6 things",
            "",
        ),
        ("{who: sword, at: [0%, 0%], size: 1%, lies: up}", "Y203 lies 'up' is not known", "one of 'left', 'right'"),
        (
            "{who: sword, at: [0%, 0%], size: 1%, holds: [{who: cannon, at: [0%, 0%], size: 1%, times: 2}]}",
            "Y201 what a role holds has no key 'times'",
            "one of 'who', 'at', 'size', 'mirror', 'color', 'ground', 'turn', 'behind'",
        ),
        ("{who: [sword, swrod], at: [0%, 0%], size: 1%}", "N203 there is no icon 'swrod'", "did you mean 'sword'?"),
    ],
)
def test_what_is_wrong_with_a_role_is_said(tmp_path, role, finding, hint):
    findings = kit_with(tmp_path, PICTURE % role).compose("probes").findings
    assert [(line.partition(" ")[2], found.hint) for line, found in zip(told(findings), findings, strict=True)] == [
        (finding, hint)
    ]


def test_lists_of_the_same_length_go_together_and_others_are_mixed(tmp_path):
    cast = "{who: [sword, cannon], at: [[25%, 90%], [75%, 90%]], color: [crimson, moss, gold], size: 20%}"
    seen = set()
    for number in range(24):
        (kit := tmp_path / str(number)).mkdir()
        face = face_of(kit, (PICTURE % cast).replace("place: plain", f"place: plain, seed: s{number}"))
        (window,) = [item for item in face.art if isinstance(item, Group)]
        (picture,) = window.items
        drawn = [item for item in picture.face.art if isinstance(item, Nested) and item.face.id in ICONS]
        (color,) = _fills(drawn[-1]) - {"cream"}
        seen.add((drawn[-1].face.id, standing(drawn[-1])[0], color))
    assert seen == {
        (icon, x, color) for icon, x in zip(ICONS, (10.0, 30.0), strict=True) for color in ("crimson", "moss", "gold")
    }


def test_a_role_that_strays_stands_near_its_place_and_elsewhere_by_another_seed(tmp_path):
    places = set()
    for number in range(6):
        (kit := tmp_path / str(number)).mkdir()
        cast = "{who: sword, at: [50%, 80%], size: 20%, stray: 10%}"
        face = face_of(kit, (PICTURE % cast).replace("place: plain", f"place: plain, seed: s{number}"))
        ((x, foot, height),) = [standing(sword) for sword in figures(face, "icon-sword")]
        # A tenth of 40 mm to either side, a tenth of 30 mm up or down.
        assert abs(x - 20) <= 4
        assert abs(foot - 24) <= 3
        assert height == 6.0
        places.add((x, foot))
    assert len(places) == 6


def test_who_is_turned_keeps_the_middle_that_it_stands_about(tmp_path):
    cast = "{who: sword, at: [50%, 80%], size: 20%, turn: 90}"
    (sword,) = figures(face_of(tmp_path, PICTURE % cast), "icon-sword")
    left, top, right, bottom = bounding_box(sword.face.art)
    across, down = (left + right) / 2 * sword.scale, (top + bottom) / 2 * sword.scale
    assert sword.turn == 90
    # Its middle is at 20 mm, 3 mm above its foot at 24; a quarter turn takes what is right of its corner below it.
    assert (sword.x - down, sword.y + across) == pytest.approx((20.0, 21.0))


def test_a_moment_takes_one_thing_of_every_list_and_goes_round(tmp_path):
    cast = "{who: sword, at: [[25%, 90%], [50%, 90%], [75%, 90%]], size: [10%, 20%, 30%], turn: [0, 30, -30]}"
    seen = []
    for moment in (1, 2, 3, 4):
        (kit := tmp_path / str(moment)).mkdir()
        face = face_of(kit, (PICTURE % cast).replace("place: plain", f"place: plain, moment: '{moment}'"))
        (sword,) = figures(face, "icon-sword")
        seen.append((sword.turn, standing(sword)[2]))
    assert seen == [(0, 3.0), (30, 6.0), (-30, 9.0), (0, 3.0)]


def test_a_moment_is_a_number(tmp_path):
    role = "{who: sword, at: [50%, 90%], size: 10%}"
    picture = (PICTURE % role).replace("place: plain", "place: plain, moment: dive")
    (finding,) = kit_with(tmp_path, picture).compose("probes").findings
    assert (finding.code, finding.message) == ("N210", "the moment of a picture is a number, not 'dive'")


def test_figures_count_as_work(tmp_path, monkeypatch):
    # A picture counts as 150 items, and each of its figures as 12: 30 of them are too many for 500.
    monkeypatch.setattr("pnp.layout.drawing.diagnostics.MOST_FACE_WORK", 500)
    cast = "{who: sword, at: [50%%, 90%%], size: 10%%, times: %d, across: 90%%}"
    assert kit_with(tmp_path, PICTURE % (cast % 29)).compose("probes").findings == ()
    (tmp_path / "more").mkdir()
    findings = kit_with(tmp_path / "more", PICTURE % (cast % 30)).compose("probes").findings
    assert [finding.code for finding in findings] == ["Y136"]


@pytest.mark.parametrize(
    ("who", "size", "is_lit"),
    [
        ("cannon", 90, True),
        ("cannon", 8, True),
        ("cannon", 7, False),
        ("figure foot shako musket", 90, False),
        ("bust shako uniform", 90, False),
    ],
)
def test_people_have_light_of_their_own_and_what_is_small_has_none(tmp_path, who, size, is_lit):
    face = face_of(tmp_path, PICTURE % f"{{who: {who}, at: [50%, 100%], size: {size}%}}")
    ids = {item.face.id for item in everything(face.art) if isinstance(item, Nested)}
    assert any(id.endswith("-lit") for id in ids) is is_lit


COLORED = "a: {art: '', place: plain, sky: water, land: moss, size: [40 mm, 30 mm], cast: [%s]}"


def fills(face: Face) -> set[str]:
    """The colours that areas of a picture have."""
    return {part.fill.token for part in everything(face.art) if isinstance(part, Path) and part.fill}


def test_who_stands_in_a_picture_with_colours_has_skin_hair_and_steel_and_a_coat_of_its_own(tmp_path):
    role = "{who: figure foot nasal-helmet spear, at: [50%, 95%], size: 60%, color: crimson}"
    assert {"picture-skin", "picture-hair", "picture-steel", "crimson"} <= fills(face_of(tmp_path, COLORED % role))
    assert not {token for token in fills(face_of(tmp_path, PICTURE % role)) if token.startswith("picture-")}


@pytest.mark.parametrize("mirror", ["false", "true"])
def test_the_shade_of_a_figure_lies_on_the_right_whichever_way_it_looks(tmp_path, mirror):
    face = face_of(tmp_path, COLORED % f"{{who: figure horse, at: [50%, 95%], size: 60%, mirror: {mirror}}}")
    lit = [item for item in everything(face.art) if isinstance(item, Nested) and item.face.id == "lit"]
    # What is put down again over the shade, nearer to the light, lies further left and higher.
    assert lit
    assert all(part.x < 0 and part.y < 0 for part in lit)


def box_of(nested: Nested) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what a turned figure draws, by the corners of its box."""
    left, top, right, bottom = bounding_box(nested.face.art)
    across, down = cos(radians(nested.turn)), sin(radians(nested.turn))
    corners = [(x * nested.scale, y * nested.scale) for x in (left, right) for y in (top, bottom)]
    xs, ys = zip(*((x * across - y * down, x * down + y * across) for x, y in corners), strict=True)
    return nested.x + min(xs), nested.y + min(ys), nested.x + max(xs), nested.y + max(ys)


@pytest.mark.parametrize(("side", "turn"), [("left", -82.0), ("right", 82.0)])
def test_what_lies_touches_the_ground_with_its_lowest_point(tmp_path, side, turn):
    cast = f"{{who: sword, at: [50%, 90%], size: 40%, lies: {side}}}"
    (sword,) = figures(face_of(tmp_path, PICTURE % cast), "icon-sword")
    assert sword.turn == turn
    left, _, right, bottom = box_of(sword)
    # Its foot is at 27 mm, its middle at 20; it is about as long as it is high when it stands: 12 mm.
    assert bottom == pytest.approx(27.0)
    assert (left + right) / 2 == pytest.approx(20.0)
    assert right - left > 11.5


def test_what_is_held_goes_with_who_holds_it(tmp_path):
    def held(role: str) -> tuple[float, float, float]:
        (kit := tmp_path / str(len(role))).mkdir()
        (sword,) = figures(face_of(kit, PICTURE % role), "icon-sword")
        return standing(sword)

    def cannon(role: str) -> tuple[float, float, float, float]:
        (kit := tmp_path / f"c{len(role)}").mkdir()
        icon = "icon-cannon-mirrored" if "mirror" in role else "icon-cannon"
        return box_of(figures(face_of(kit, PICTURE % role), icon)[0])

    role = "{who: cannon, at: [50%, 90%], size: 40%, holds: [{who: sword, at: [75%, 50%], size: 25%}]}"
    left, top, right, bottom = cannon(role)
    # Three quarters of its width from the left, half of its height from the top, a quarter as high: 3 of 12 mm.
    assert held(role) == pytest.approx((left + 0.75 * (right - left), (top + bottom) / 2, 3.0), abs=1e-5)
    turned = role.replace("size: 40%", "size: 40%, mirror: true", 1)
    (kit := tmp_path / "turned").mkdir()
    (sword,) = figures(face_of(kit, PICTURE % turned), "icon-sword-mirrored")
    assert standing(sword)[0] == pytest.approx(left + 0.25 * (right - left), abs=1e-5)


def test_what_is_held_behind_is_drawn_before_who_holds_it(tmp_path):
    def order(behind: str) -> bool:
        (kit := tmp_path / (behind or "front")).mkdir()
        cast = f"{{who: cannon, at: [50%, 90%], size: 40%, holds: [{{who: sword, at: [75%, 50%], size: 25%{behind}}}]}}"
        (window,) = [item for item in face_of(kit, PICTURE % cast).art if isinstance(item, Group)]
        drawn = [item.face.id for item in everything(window.items) if isinstance(item, Nested)]
        return drawn.index("icon-sword") < drawn.index("icon-cannon")

    assert not order("")
    assert order(", behind: true")


@pytest.mark.parametrize(
    ("view", "place"),
    [
        # Of 40 × 30 mm: from a quarter of the width and 27 mm down, 6 mm high.
        ("usual", (10.0, 27.0, 6.0)),
        ("mirror", (30.0, 27.0, 6.0)),
        # 88 % as large, about a tenth of the width, 4 mm, and the lower edge: 4 + 26 × 0.88 and 30 − 3 × 0.88.
        ("wide", (26.88, 27.36, 5.28)),
        # 110 % as large, about 20 and 4.2 mm: 20 − 10 × 1.1 and 4.2 + 22.8 × 1.1.
        ("close", (9.0, 29.28, 6.6)),
        ("2", (30.0, 27.0, 6.0)),
        ("5", (10.0, 27.0, 6.0)),
    ],
)
def test_a_view_moves_all_who_stand_there(tmp_path, view, place):
    cast = "{who: sword, at: [25%, 90%], size: 20%}"
    element = (PICTURE % cast).replace("place: plain", f"place: plain, view: '{view}'")
    is_mirrored = view in ("mirror", "wide", "2")
    (sword,) = figures(face_of(tmp_path, element), "icon-sword-mirrored" if is_mirrored else "icon-sword")
    assert standing(sword) == pytest.approx(place)


def test_an_unknown_view_is_said(tmp_path):
    element = (PICTURE % "{who: sword, at: [25%, 90%], size: 20%}").replace(
        "place: plain", "place: plain, view: '{{ kit.title }}'"
    )
    assert "is no view of a picture" in told(kit_with(tmp_path, element).compose("probes").findings)[0]
