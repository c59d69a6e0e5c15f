"""Each kind of element on a face of 60 × 40 mm."""

import pytest

from pnp.frame import Field, Group, Image, Nested, Path
from pnp.measures import MM_PER_PT, Size
from tests.layout.kits import box_of, everything, face_of, kit_with, paths, runs, told, words

UNITS = """
    stats: [{id: move, name: Move, abbr: Mv}, {id: hits, name: Hits, abbr: Ht}]
    sides: [{id: red, name: Red, color: crimson, accent: cream, symbol: lion, code: R}]
    units:
      - {id: pikes, name: Pikes, symbol: pike, stats: {move: 2, hits: 3}}
      - {id: bows, name: Bows, symbol: bow, stats: {move: 2}}
    armies: [{id: host, name: The host, side: red, units: {pikes: 4, bows: 1}}]
"""


def test_a_box_is_placed_by_lengths_and_shares(tmp_path):
    face = face_of(tmp_path, "a: {box: true, at: [25%, 5 mm], size: [50%, 100% - 10 mm], color: moss}")
    (path,) = paths(face)
    assert path.segments == (("R", 15.0, 5.0, 30.0, 30.0),)
    assert path.fill.token == "moss"


def test_a_box_that_bleeds_grows_only_where_it_touches_the_trim(tmp_path):
    face = face_of(tmp_path, "a: {box: true, bleeds: true, size: [100%, 10 mm]}", keys="bleed: 2 mm\n")
    assert paths(face)[0].segments == (("R", -2.0, -2.0, 64.0, 12.0),)


def test_an_inset_is_a_distance_from_all_sides(tmp_path):
    face = face_of(tmp_path, "a: {box: true, inset: [1 mm, 2 mm, 3 mm, 4 mm]}")
    assert paths(face)[0].segments == (("R", 1.0, 2.0, 56.0, 34.0),)


def test_text_stands_in_the_middle_of_its_box(tmp_path):
    face = face_of(tmp_path, "a: {text: 12, align: center, valign: middle, at: [10 mm, 10 mm], size: [20 mm, 8 mm]}")
    (run,) = runs(face)
    assert run.x + run.width / 2 == pytest.approx(20.0)
    # Source Sans: capitals are 0.66 em high, so that 9 pt figures reach 1.05 mm above and below the middle.
    assert run.y == pytest.approx(14 + 0.66 * 9 * MM_PER_PT / 2, abs=0.02)


def test_text_is_rich_and_icons_stand_in_the_line(tmp_path):
    face = face_of(tmp_path, "a: {text: 'Roll **two** :d6: now'}")
    assert "".join(words(face)).replace(" ", "") == "Rolltwonow"
    assert {run.font for run in runs(face)} == {"sans", "sans-bold"}
    assert [item.face.id for item in everything(face.art) if isinstance(item, Nested)][-1] == "icon-d6"


def test_text_shrinks_no_further_than_its_class_allows(tmp_path):
    kit = kit_with(tmp_path, "a: {text: one two three four five six seven, fit: 7 pt, size: [20 mm, 4 mm]}")
    done = kit.compose("probes")
    assert {run.size for run in runs(done.pieces[0].front)} == {7.0}
    (overflow,) = [one for one in done.reports if type(one).__name__ == "Overflow"]
    assert (overflow.face, overflow.element, overflow.size) == ("probe", "a", 7.0)
    assert overflow.down > 0
    assert overflow.words.endswith("seven")


def test_words_that_do_not_fit_are_drawn_all_the_same(tmp_path):
    kit = kit_with(tmp_path, "a: {text: one two three four five six seven, size: [20 mm, 4 mm]}")
    face = kit.compose("probes").pieces[0].front
    assert " ".join(words(face)).split() == ["one", "two", "three", "four", "five", "six", "seven"]
    assert not [item for item in everything(face.art) if isinstance(item, Group) and item.clip]


def test_an_icon_is_centred_in_its_box_as_large_as_it_fits(tmp_path):
    face = face_of(tmp_path, "a: {icon: sword, at: [10 mm, 10 mm], size: [20 mm, 10 mm], color: crimson}")
    (nested,) = [item for item in face.art if isinstance(item, Nested)]
    assert (nested.x, nested.y, nested.face.size.width * nested.scale) == (15.0, 10.0, 10.0)
    assert {path.fill.token for path in paths(face) if path.fill} == {"crimson"}


def test_what_an_icon_leaves_out_takes_the_colour_that_it_lies_on(tmp_path):
    face = face_of(tmp_path, "a: {box: true, color: ocean}\nb: {icon: infantry, size: [9 mm, 9 mm], color: cream}")
    icon = [item.face for item in everything(face.art) if isinstance(item, Nested)][-1]
    assert {one.stroke.ink.token for one in icon.art if one.stroke} == {"ocean", "cream"}


def test_a_picture_that_covers_its_box_is_cropped_around_its_focus(tmp_path):
    # 600 × 400 pixels in a square box: two thirds of the width are shown, as far left as they go.
    face = face_of(tmp_path, "a: {image: a.png, focus: [0%, 50%], size: [30 mm, 30 mm]}")
    (image,) = [item for item in face.art if isinstance(item, Image)]
    assert image.crop == pytest.approx((0.0, 0.0, 2 / 3, 1.0))


def test_a_picture_that_is_contained_is_shown_whole(tmp_path):
    face = face_of(tmp_path, "a: {image: a.png, fit: contain, size: [30 mm, 30 mm]}")
    (image,) = [item for item in face.art if isinstance(item, Image)]
    assert (image.x, image.y, image.width, image.height) == (0.0, 5.0, 30.0, 20.0)
    assert image.crop == (0.0, 0.0, 1.0, 1.0)


@pytest.mark.parametrize(("pattern", "pictures"), [("art/{{ kit.subtitle }}", 0), ("{{ kit.subtitle }}", 0), ("a/", 1)])
def test_a_pattern_whose_cell_is_empty_names_no_picture(tmp_path, pattern, pictures):
    # The files of these kits are pictures, whatever their names.
    face = face_of(tmp_path, f"a: {{image: '{pattern}', size: [30 mm, 30 mm]}}")
    assert sum(isinstance(item, Image) for item in face.art) == pictures


def test_a_line_runs_through_points_of_its_box(tmp_path):
    face = face_of(tmp_path, "a: {line: [[0%, 0%], [100%, 50%]], at: [10 mm, 10 mm], size: [20 mm, 20 mm]}")
    assert paths(face)[0].segments == (("M", 10.0, 10.0), ("L", 30.0, 20.0))
    assert paths(face)[0].stroke.ink.token == "rule"


def test_a_path_is_scaled_from_its_view_to_its_box(tmp_path):
    face = face_of(tmp_path, "a: {path: M 0 0 L 10 5 Z, view: [10, 10], at: [5 mm, 5 mm], size: [20 mm, 40 mm]}")
    assert paths(face)[0].segments == (("M", 5.0, 5.0), ("L", 25.0, 25.0), ("Z",))


def test_a_polygon_has_so_many_sides_or_points(tmp_path):
    face = face_of(
        tmp_path,
        """
        a: {polygon: {sides: 6}, size: [20 mm, 20 mm]}
        b: {polygon: [[0%, 0%], [100%, 0%], [50%, 100%]], size: [10 mm, 10 mm]}
        """,
    )
    six, three = paths(face)
    assert len(six.segments) == 7
    assert three.segments == (("M", 0.0, 0.0), ("L", 10.0, 0.0), ("L", 5.0, 10.0), ("Z",))


def test_a_circle_fills_its_box_and_an_arc_is_a_line(tmp_path):
    face = face_of(
        tmp_path,
        """
        a: {circle: true, at: [10 mm, 10 mm], size: [20 mm, 10 mm]}
        b: {arc: {from: 0, to: 90}, size: [10 mm, 10 mm]}
        """,
    )
    circle, arc = paths(face)
    assert box_of(circle) == (10.0, 10.0, 20.0, 10.0)
    assert arc.fill is None
    assert arc.stroke is not None


def test_pips_are_full_up_to_the_number_and_hollow_up_to_most(tmp_path):
    face = face_of(tmp_path, "a: {pips: 2, most: 3, gap: 1 mm, size: [30 mm, 4 mm]}")
    one, two, hollow = paths(face)
    assert (box_of(one), box_of(two)) == ((0.0, 0.0, 4.0, 4.0), (5.0, 0.0, 4.0, 4.0))
    assert hollow.fill is None


def test_an_icon_beyond_the_number_is_an_outline_around_the_ground(tmp_path):
    elements = "g: {box: true, color: cream}\na: {pips: 1, most: 2, shape: star, color: crimson, size: [30 mm, 4 mm]}"
    art = everything(face_of(tmp_path, elements).art)
    full, hollow = (item.face for item in art if isinstance(item, Nested) and item.face.id == "icon-star")
    inks = [(path.fill and path.fill.token, path.stroke and path.stroke.ink.token) for path in (*full.art, *hollow.art)]
    assert inks == [("crimson", None), ("crimson", "crimson"), ("cream", None)]


def test_pips_get_smaller_where_there_is_no_room(tmp_path):
    face = face_of(tmp_path, "a: {pips: 5, shape: square, gap: 0.5 mm, size: [12 mm, 4 mm]}")
    assert [box_of(path)[0] for path in paths(face)] == [0.0, 2.5, 5.0, 7.5, 10.0]


def test_a_form_field_stands_in_a_box_that_its_class_draws(tmp_path):
    slot = "{stroke: crimson, width: 1 mm, fill: cream, radius: 2 mm, align: right}"
    theme = f"theme: own\nextends: plain\nclasses:\n  slot: {slot}\n"
    element = "a: {field: player, class: slot, at: [5 mm, 5 mm], size: [30 mm, 6 mm]}"
    face = face_of(tmp_path, element, theme=theme, head="theme: own\n")
    (box,) = paths(face)
    assert (box.fill.token, box.stroke.ink.token, box.stroke.width) == ("cream", "crimson", 1.0)
    assert box_of(box) == (5.5, 5.5, 29.0, 5.0)
    assert any(kind == "C" for kind, *_ in box.segments)
    (field,) = [item for item in everything(face.art) if isinstance(item, Field)]
    assert (field.boxed, field.align, field.width) == (False, "right", 30.0)


def test_a_form_field_whose_class_draws_nothing_has_no_box(tmp_path):
    theme = "theme: own\nextends: plain\nclasses:\n  bare: {font: sans}\n"
    face = face_of(tmp_path, "a: {field: player, class: bare}", theme=theme, head="theme: own\n")
    assert paths(face) == []


def test_a_form_field_has_a_name_and_a_kind(tmp_path):
    face = face_of(tmp_path, "a: {field: player, kind: multiline, value: Ann, at: [5 mm, 5 mm], size: [30 mm, 6 mm]}")
    (field,) = [item for item in everything(face.art) if isinstance(item, Field)]
    assert (field.kind, field.name, field.value, field.x, field.height) == ("multiline", "player", "Ann", 5.0, 6.0)


def test_a_ruler_is_as_long_as_it_says(tmp_path):
    face = face_of(tmp_path, "a: {ruler: 50 mm, at: [5 mm, 5 mm], size: [50 mm, 8 mm]}")
    assert max(box_of(path)[2] for path in paths(face)) == pytest.approx(50.0)


def test_a_board_is_drawn_in_its_box_with_counters_on_it(tmp_path):
    board = "boards: [{id: field, name: Field, grid: {columns: 3, rows: 3, cell: 20 mm}}]"
    face = face_of(
        tmp_path,
        "a: {board: field, units: 'pikes@B2', labels: false, size: [36 mm, 36 mm]}",
        size="[60 mm, 60 mm]",
        units=UNITS,
        boards=board,
    )
    counters = [item for item in everything(face.art) if isinstance(item, Nested) and item.face.id == "red-pikes"]
    assert len(counters) == 1


def test_a_face_shows_another_layout_with_other_records(tmp_path):
    face = face_of(
        tmp_path,
        "a: {face: counter, with: {unit: units.pikes, side: sides.red}, at: [10 mm, 10 mm], size: [30 mm, 20 mm]}",
        units=UNITS,
    )
    (nested,) = [item for item in face.art if isinstance(item, Nested)]
    # A counter is 15 mm wide: 20 mm high in the box, and centred in its 30 mm.
    assert (nested.x, nested.y, nested.scale) == pytest.approx((15.0, 10.0, 4 / 3))
    assert "Pikes" in words(face)


def test_a_face_may_be_cut_off_at_its_trim(tmp_path):
    element = "a: {face: counter, with: {unit: units.pikes, side: sides.red}, trim: true, size: [30 mm, 30 mm]}"
    face = face_of(tmp_path, element, units=UNITS)
    (group,) = [item for item in everything_grouped(face.art) if isinstance(item, Group) and item.clip]
    # A counter of 15 mm, twice as large; its bleed would stand out by 3 mm on every side.
    assert [tuple(segment) for segment in group.clip] == [("R", 0.0, 0.0, 30.0, 30.0)]
    (nested,) = group.items
    assert isinstance(nested, Nested)
    assert (nested.x, nested.y, nested.scale) == (0.0, 0.0, 2.0)


def test_a_layout_that_shows_itself_is_stopped(tmp_path):
    done = kit_with(tmp_path, "a: {face: probe}").compose("probes")
    assert told(done.findings) == ["layouts.yaml:5:7 Y209 the layout 'probe' shows itself"]


def test_a_turned_element_is_turned_about_its_middle(tmp_path):
    face = face_of(tmp_path, "a: {text: up, turn: 90, alt: upwards, at: [10 mm, 10 mm], size: [20 mm, 10 mm]}")
    (group,) = [item for item in everything_grouped(face.art) if isinstance(item, Group)]
    assert (group.turn, group.x, group.y, group.alt) == (90.0, 20.0, 15.0, "upwards")


def everything_grouped(items):
    for item in items:
        yield item
        if isinstance(item, Nested):
            yield from item.face.art


def test_a_layer_keeps_cuts_apart_from_art(tmp_path):
    face = face_of(tmp_path, "a: {box: true}\nb: {line: [[0%, 0%], [100%, 0%]], layer: score}")
    assert len(face.score) == 1
    assert isinstance(face.score[0], Path)
    assert len(paths(face)) == 1


def test_cuts_and_folds_turn_with_what_they_stand_in(tmp_path):
    fold = "{line: [[0%, 0%], [100%, 0%]], layer: score}"
    net = f"a: {{turn: 90, at: [0 mm, 0 mm], size: [40 mm, 40 mm], group: {{b: {fold}}}}}"
    (fold,) = face_of(tmp_path, net).score
    # About the middle of the group, so that its top edge becomes its right one.
    assert isinstance(fold, Group)
    assert (fold.turn, fold.x, fold.y) == (90.0, 20.0, 20.0)
    assert [item.segments for item in fold.items] == [(("M", 0.0, 0.0), ("L", 40.0, 0.0))]


def test_a_shape_inside_a_shape_of_an_icon_is_a_hole(tmp_path):
    (ring,) = [one for one in paths(face_of(tmp_path, "a: {icon: gear, size: [10 mm, 10 mm]}")) if one.fill][:1]
    assert ring.even_odd


# In English sig-na-ture, in French si-gna-ture.
@pytest.mark.parametrize(
    ("element", "kit", "lines"),
    [
        ("class: card-text", "", ["sig-", "na-", "ture"]),
        ("class: card-text, language: fr", "", ["si-", "gna-", "ture"]),
        ("class: french", "", ["si-", "gna-", "ture"]),
        ("class: french, language: en", "", ["sig-", "na-", "ture"]),
        ("class: card-text", "language: fr\n", ["si-", "gna-", "ture"]),
    ],
)
def test_words_divide_as_those_of_their_language_do(tmp_path, element, kit, lines):
    theme = "theme: own\nextends: plain\nclasses:\n  french: {extends: card-text, language: fr}\n"
    text = f"a: {{text: signature, {element}, fit: 10 pt, size: [8.2 mm, 30 mm]}}"
    done = kit_with(tmp_path, text, theme=theme, head=f"theme: own\n{kit}").compose("probes")
    assert [run.text for run in runs(done.pieces[0].front)] == lines


def test_a_drawn_picture_fills_its_box_and_shows_its_icon(tmp_path):
    face = face_of(tmp_path, "a: {art: sword, place: coast, at: [2 mm, 3 mm], size: [40 mm, 25 mm]}")
    (window,) = [item for item in face.art if isinstance(item, Group)]
    assert window.clip == (("R", 2.0, 3.0, 40.0, 25.0),)
    (picture,) = window.items
    assert (picture.x, picture.y, picture.scale, picture.face.size) == (2.0, 3.0, 1.0, Size(40.0, 25.0))
    assert "icon-sword" in {item.face.id for item in everything(picture.face.art) if isinstance(item, Nested)}


def test_a_large_drawn_picture_is_drawn_smaller_and_enlarged(tmp_path):
    face = face_of(tmp_path, "a: {art: sword, size: [180 mm, 30 mm]}")
    (window,) = [item for item in face.art if isinstance(item, Group)]
    assert (window.items[0].scale, window.items[0].face.size) == (2.0, Size(90.0, 15.0))


def names_of(face):
    """The ids of the faces in a face."""
    return {item.face.id for item in everything(face.art) if isinstance(item, Nested)}


def test_a_drawn_picture_is_left_out_where_less_height_than_its_least_is_left(tmp_path):
    parts = "{words: {box: true, size: [100%, 30 mm]}, rest: {art: sword, min: 10.1 mm}}"
    column = f"a: {{column: {parts}, size: [60 mm, 40 mm]}}"
    assert "art-sword" not in names_of(face_of(tmp_path, column))
    (tmp_path / "less").mkdir()
    assert "art-sword" in names_of(face_of(tmp_path / "less", column.replace("10.1", "9.9")))


def test_the_land_of_a_vignette_ends_in_strokes_and_its_subject_is_whole(tmp_path):
    (picture,) = face_of(tmp_path, "a: {art: sword, shape: vignette, at: [5 mm, 5 mm], size: [50 mm, 30 mm]}").art
    assert picture.clip == (("R", 5.0, 5.0, 50.0, 30.0),)
    (nested,) = picture.items
    land, *others = nested.face.art
    numbers = [number for _, *step in land.clip for number in step]
    assert 0 < min(numbers[::2]) < max(numbers[::2]) < 50
    assert max(numbers[1::2]) <= 30
    # The grass grows behind the subject, and ends with the land.
    assert not any(isinstance(item, Group) for item in others)


def test_the_land_of_other_pictures_ends_at_their_box(tmp_path):
    (picture,) = face_of(tmp_path, "a: {art: sword, at: [5 mm, 5 mm], size: [50 mm, 30 mm]}").art
    (nested,) = picture.items
    assert {number for _, *step in nested.face.art[0].clip for number in step} == {0.0, 30.0, 50.0}


def test_an_ornament_fills_its_box_in_the_colors_that_it_is_given(tmp_path):
    element = "a: {ornament: knotwork, color: plum, ground: straw, at: [2 mm, 3 mm], size: [40 mm, 25 mm]}"
    (ornament,) = [item for item in face_of(tmp_path, element).art if isinstance(item, Nested)]
    assert (ornament.x, ornament.y, ornament.scale, ornament.face.size) == (2.0, 3.0, 1.0, Size(40.0, 25.0))
    inks = {path.stroke.ink.token for path in everything(ornament.face.art) if isinstance(path, Path)}
    # Without an accent, its second color is that of its lines.
    assert inks == {"plum", "straw"}


def test_a_large_ornament_is_drawn_smaller_and_enlarged(tmp_path):
    (ornament,) = face_of(tmp_path, "a: {ornament: rays, size: [240 mm, 30 mm]}").art
    assert (ornament.scale, ornament.face.size) == (2.0, Size(120.0, 15.0))


def test_of_several_places_a_picture_takes_one_by_its_seed(tmp_path):
    places = ("sea", "forest", "sea forest")
    elements = "\n".join(
        f"a{seed}-{index}: {{art: '', place: {place}, seed: s{seed}, size: [40 mm, 25 mm]}}"
        for seed in range(6)
        for index, place in enumerate(places)
    )
    face = face_of(tmp_path, elements)
    pictures = [
        repr(item.face.art) for item in everything(face.art) if isinstance(item, Nested) and item.face.id[:5] == "art-s"
    ]
    taken = [by_seed.index(by_seed[2]) for by_seed in zip(*[iter(pictures)] * 3, strict=True)]
    assert set(taken) == {0, 1}


def test_a_drawn_picture_in_a_flat_box_is_a_part_of_a_higher_one(tmp_path):
    face = face_of(tmp_path, "a: {art: sword, place: forest, at: [0 mm, 10 mm], size: [60 mm, 0.1 mm]}")
    (window,) = [item for item in face.art if isinstance(item, Group)]
    assert window.clip == (("R", 0.0, 10.0, 60.0, 0.1),)
    # An eighth of 60 mm, in the middle of the box: from 10.05 − 3.75 mm.
    assert (window.items[0].face.size, round(window.items[0].y, 6)) == (Size(60.0, 7.5), 6.3)


def test_pictures_count_as_work(tmp_path, monkeypatch):
    # Each counts as 150 items: the fourth is too much.
    monkeypatch.setattr("pnp.layout.drawing.diagnostics.MOST_FACE_WORK", 500)
    elements = "a: {art: sword, for: n in range(9), seed: '{{ n }}', size: [40 mm, 25 mm]}"
    face = kit_with(tmp_path, elements).compose("probes")
    assert [finding.code for finding in face.findings] == ["Y136"]
    assert len([item for item in face.pieces[0].front.art if isinstance(item, Group)]) == 3
