"""Tables on faces."""

import pytest

from pnp.frame import Nested
from pnp.layout.drawing.reports import BrokenWord, Overflow
from pnp.layout.elements.column_widths import column_widths, square_root_widths
from tests.layout.kits import box_of, everything, face_of, kit_with, paths, runs, told, words

GAME = """
    stats: [{id: move, name: Move, abbr: Mv}]
    units:
      - {id: pikes, name: Pikes, symbol: pike, stats: {move: 2}, text: Slow.}
      - {id: bows, name: Bow company, symbol: bow, stats: {move: 3}}
    tables:
      - id: luck
        name: Luck
        die: D6
        rows:
          - {on: 1-3, name: Bad, text: Lose a card and then wait for **one** whole turn before you go on.}
          - {on: 4-6, name: Good, text: Draw.}
    rolls:
      - {id: hit, name: Hit, die: D6, target: 4+, modifiers: [{id: wood, by: -1, text: In a wood}]}
"""


def nested(face):
    return [item for item in everything(face.art) if isinstance(item, Nested)]


@pytest.mark.parametrize(
    ("least", "most", "widths"),
    [
        # Everything fits: the widest column takes what is left over.
        ([5, 5], [10, 20], (10, 40)),
        # Columns of one kind share it.
        ([4, 6, 6], [4, 9, 10], (4, 22.5, 23.5)),
        # 8 is less than a third of 50; 30 and 60 want more than half of the remaining 42 and share it by need.
        ([5, 10, 10], [8, 30, 60], (8, 10 + 22 * 20 / 70, 10 + 22 * 50 / 70)),
        # Not even the words fit: the longest words give way, and a column of numbers keeps what it needs.
        ([5, 40, 60], [5, 50, 80], (5, 22.5, 22.5)),
    ],
)
def test_columns_share_the_width_by_what_is_in_them(least, most, widths):
    assert column_widths(least, most, 50) == pytest.approx(widths)


def test_a_name_gives_way_to_a_text_that_is_many_times_as_long():
    # 16 and 64 share 50 by their roots, 4 and 8: 50 / 12 × 4 and × 8 are more than 16 for the first, which keeps that.
    assert square_root_widths([8, 10], [16, 64], 50) == pytest.approx((16, 34))
    # 25 and 100 share 45 as 5 and 10 do: 15 and 30. The first needs 18 for its longest word.
    assert square_root_widths([8, 10], [25, 100], 45) == pytest.approx((15, 30))
    assert square_root_widths([18, 10], [25, 100], 45) == pytest.approx((18, 27))


def test_a_dice_table_has_its_die_over_the_results(tmp_path):
    face = face_of(tmp_path, "a: {table: tables.luck}", game=GAME)
    assert words(face)[:5] == ["D6", "Name", "Effect", "1–3", "Bad"]
    assert words(face)[-3:] == ["4–6", "Good", "Draw."]


def test_symbols_are_larger_than_words_by_as_much_as_their_class(tmp_path):
    """Cells of 10 pt and symbols of 15 pt: in a table of 8 pt, symbols are one and a half times as high."""
    theme = "theme: probe\nextends: plain\nclasses:\n  aid: {size: 8 pt}\n  aid-cell: {size: 10 pt}\n"
    heights = []
    for name, more in (("plain", ""), ("large", "  aid-symbol: {size: 15 pt}\n")):
        (tmp_path / name).mkdir()
        element = "a: {table: units, columns: 'symbol, name'}"
        face = face_of(tmp_path / name, element, game=GAME, head="theme: probe", theme=theme + more)
        (pike,) = [item for item in nested(face) if item.face.id == "icon-pike"]
        heights.append(pike.face.size.height * pike.scale)
    assert heights[1] == pytest.approx(1.5 * heights[0])


def test_results_stand_in_the_middle_of_their_column_and_words_at_the_left(tmp_path):
    face = face_of(tmp_path, "a: {table: tables.luck}", game=GAME)
    by_word = {run.text: run for run in runs(face)}
    middle = [by_word[word].x + by_word[word].width / 2 for word in ("1–3", "4–6", "D6")]
    assert max(middle) - min(middle) < 0.05
    assert by_word["Bad"].x == pytest.approx(by_word["Good"].x)


def test_units_show_their_stats_by_abbreviation(tmp_path):
    face = face_of(tmp_path, "a: {table: units}", game=GAME)
    assert words(face) == ["Name", "Mv", "Effect", "Pikes", "2", "Slow.", "Bow company", "3"]


def test_a_layout_chooses_columns_and_names_them(tmp_path):
    face = face_of(tmp_path, "a: {table: units, columns: {name: Unit, stats.move: Speed}}", game=GAME)
    assert words(face) == ["Unit", "Speed", "Pikes", "2", "Bow company", "3"]


def test_columns_in_one_line_may_have_headings(tmp_path):
    face = face_of(tmp_path, "a: {table: units, columns: 'name = Unit, stats.move'}", game=GAME)
    assert words(face)[:2] == ["Unit", "Mv"]


def test_a_column_that_no_record_has_is_reported(tmp_path):
    done = kit_with(tmp_path, "a: {table: units, columns: 'name, nmae'}", game=GAME).compose("probes")
    assert told(done.findings) == ["layouts.yaml:5:34 N206 nothing in 'units' has 'nmae'"]


def test_the_text_of_a_row_may_take_numbers_from_the_game(tmp_path):
    row = "{on: 1-6, name: All, text: 'Of {{ row.name }}: {{ tables|length }}.'}"
    game = f"tables: [{{id: t, name: T, die: D6, rows: [{row}]}}]"
    assert words(face_of(tmp_path, "a: {table: tables.t}", game=game))[-1] == "Of All: 1."


def test_a_table_may_do_without_a_head(tmp_path):
    face = face_of(tmp_path, "a: {table: units, columns: 'name, stats.move', head: false}", game=GAME)
    assert words(face) == ["Pikes", "2", "Bow company", "3"]


OWN_SET = """
    sets:
      - id: order-modifiers
        name: Order modifiers
        one: order-modifier
        fields: {by: {type: number, name: Change}}
        records: [{id: far-off, name: Far off, by: 2}]
"""


@pytest.mark.parametrize("path", ["order-modifiers", "order_modifiers", "sets.order-modifiers", "sets.order_modifiers"])
def test_a_set_of_the_kit_may_be_named_as_its_id_is_written(tmp_path, path):
    face = face_of(tmp_path, f"a: {{table: {path}, columns: 'name, by'}}", game=OWN_SET)
    assert words(face)[0] == "Name"
    assert words(face)[2:] == ["Far off", "+2"]


def test_a_set_of_the_kit_heads_its_fields_with_their_names(tmp_path):
    face = face_of(tmp_path, "a: {table: sets.order-modifiers, columns: 'name, by'}", game=OWN_SET)
    assert words(face)[:2] == ["Name", "Change"]


def test_modifiers_of_a_roll_have_their_sign(tmp_path):
    assert words(face_of(tmp_path, "a: {table: rolls.hit}", game=GAME)) == ["Effect", "Modifier", "In a wood", "−1"]


def test_every_other_row_has_a_ground_and_the_head_has_one_of_its_own(tmp_path):
    face = face_of(tmp_path, "a: {table: units}", game=GAME)
    assert [path.fill.token for path in paths(face) if path.fill and path.segments[0][0] == "R"] == ["slate", "faint"]


def test_a_row_counts_the_whole_height_of_its_line(tmp_path):
    face = face_of(
        tmp_path,
        "all: {column: {a: {table: units, columns: name, head: false, size: [100%, auto]}, rest: {box: true}}}",
        game=GAME,
        head="theme: small",
        theme="""
            theme: small
            extends: plain
            classes: {aid: {size: 8.5 pt}, aid-cell: {leading: 1.2, padding: 0 mm}}
            """,
    )
    # Two rows of one line: 2 × 8.5 pt × 1.2 are 20.4 pt.
    assert box_of(paths(face)[-1])[1] == pytest.approx(20.4 * 25.4 / 72, abs=0.001)


NARROW = """
    tables:
      - id: duel
        name: Duel
        die: D6
        fields: {dice: {type: text, name: Dice}, change: {type: text, name: Extra}}
        rows:
          - {on: 1-6, dice: "2", change: "−1", text: "Counterbombardment, uninterruptedly."}
"""


def test_a_column_keeps_the_words_of_its_heading_and_the_sign_of_a_number(tmp_path):
    face = face_of(tmp_path, "a: {table: tables.duel, size: [44 mm, 40 mm]}", game=NARROW)
    assert {"Dice", "Extra", "−1"} <= set(words(face))


def test_words_that_are_wider_than_any_column_make_the_type_smaller_and_are_reported(tmp_path):
    done = kit_with(tmp_path, "a: {table: tables.duel, size: [30 mm, 40 mm]}", game=NARROW).compose("probes")
    face = done.pieces[0].front
    assert {run.size for run in runs(face) if run.text == "−1"} == {6.5}
    assert {"Dice", "Extra", "−1"} <= set(words(face))
    assert [one.word for one in done.reports if isinstance(one, BrokenWord)]


def test_a_table_takes_smaller_type_before_it_overflows(tmp_path):
    face = face_of(tmp_path, "a: {table: tables.luck, size: [60 mm, 18 mm]}", game=GAME)
    sizes = {run.size for run in runs(face) if run.text == "Draw."}
    assert 6.5 <= min(sizes) < 9.5


def test_a_table_that_does_not_fit_is_drawn_whole_and_reported(tmp_path):
    done = kit_with(tmp_path, "a: {table: tables.luck, size: [60 mm, 9 mm]}", game=GAME).compose("probes")
    (overflow,) = [one for one in done.reports if isinstance(one, Overflow)]
    assert (overflow.element, overflow.size) == ("a", 6.5)
    assert words(done.pieces[0].front)[-1] == "Draw."


def test_names_are_strong_and_a_table_takes_the_parts_of_its_own_class(tmp_path):
    face = face_of(
        tmp_path,
        "a: {table: units, class: prices, columns: 'name, text', head: false}",
        game=GAME,
        head="theme: small",
        theme="""
            theme: small
            extends: plain
            classes: {prices: {size: 8 pt}, prices-cell: {font: serif}}
            """,
    )
    assert {run.text: (run.font, run.size) for run in runs(face) if run.text in ("Pikes", "Slow.")} == {
        "Pikes": ("sans-semibold", 8.0),
        "Slow.": ("serif", 8.0),
    }


TERRAIN = "terrain:\n  - {id: wood, name: Wood, text: Stop.}\n  - {id: fen, name: Fen, text: Lose a turn.}\n"


@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        (TERRAIN, ["Name", "Wood", "Fen"]),
        # Without a name, a record is called by its id in words.
        (TERRAIN.replace("name: Fen, ", ""), ["Title", "Wood", "Fen"]),
        ("terrain:\n  - {id: wood}\n  - {id: fen}\n", ["Title", "Wood", "Fen"]),
    ],
)
def test_names_are_in_one_column(tmp_path, terrain, expected):
    kit = kit_with(tmp_path, "t: {table: terrain, at: [2 mm, 2 mm], size: [56 mm, 36 mm]}", terrain=terrain)
    (piece,) = kit.compose("probes").pieces
    assert [word for word in words(piece.front) if word in ("Name", "Title", "Wood", "Fen")] == expected


def test_columns_that_a_table_declares_besides_its_own_are_shown_once(tmp_path):
    kit = kit_with(
        tmp_path,
        "t: {table: tables.weather, at: [2 mm, 2 mm], size: [56 mm, 36 mm]}",
        tables="""
            tables:
              - id: weather
                die: d2
                fields: {text: {name: What}, wind: {}}
                rows:
                  - {on: 1, text: Fog, wind: none}
                  - {on: 2, text: Rain, wind: west}
        """,
    )
    (piece,) = kit.compose("probes").pieces
    assert words(piece.front).count("Fog") == 1


UNITS = "units:\n  - {id: pikes, name: Pikes, tags: [foot]}\n  - {id: bows, name: Bows, tags: [bow]}\n"


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("unit.name == 'Nobody'", ["EmptyTable"]),
        ("unit.name == 'Pikes' and kit.title == 'Probe'", ["FilledTable"]),
    ],
)
def test_a_table_is_empty_if_no_face_shows_a_row_of_it(tmp_path, where, expected):
    element = f'{{table: units, where: "{where}", at: [2 mm, 2 mm], size: [56 mm, 36 mm]}}'
    kit = kit_with(tmp_path, f"t: {element}", game=UNITS)
    kinds = [type(report).__name__ for report in kit.compose("probes").reports]
    assert [kind for kind in kinds if kind.endswith("Table")] == expected
