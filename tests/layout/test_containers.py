import pytest

from pnp.layout.drawing.reports import Crowded, OffFace, ShowsNothing
from tests.layout.kits import box_of, face_of, kit_with, paths, told, words

DECK = """
    decks:
      - id: deck
        name: Deck
        fields: {price: number, parts: list}
        cards:
          - {id: one, name: One, price: 3, parts: a; b}
"""


def boxes(face):
    return [box_of(path) for path in paths(face)]


def test_a_row_shares_its_width_after_fixed_sizes(tmp_path):
    face = face_of(
        tmp_path,
        """
        row:
          row:
            a: {box: true}
            b: {box: true, size: [10 mm, 4 mm]}
            c: {box: true, grow: 3}
          gap: 1 mm
          size: [60 mm, 10 mm]
        """,
    )
    # 60 less two gaps and 10 mm leave 48 mm: one part for a, three for c; b stands in the middle of the height.
    assert boxes(face) == [(0.0, 0.0, 12.0, 10.0), (13.0, 3.0, 10.0, 4.0), (24.0, 0.0, 36.0, 10.0)]


def test_what_takes_its_room_in_steps_leaves_the_rest_to_the_others(tmp_path):
    face = face_of(
        tmp_path,
        """
        column:
          column:
            a: {box: true, step: 8 mm}
            b: {box: true, size: [100%, 11 mm]}
            c: {box: true}
          size: [60 mm, 50 mm]
        """,
    )
    # Of 39 mm that are left, half would be 19.5 mm: a takes two steps of 8 mm, c the other 23.
    assert boxes(face) == [(0.0, 0.0, 60.0, 16.0), (0.0, 16.0, 60.0, 11.0), (0.0, 27.0, 60.0, 23.0)]


def test_what_is_level_is_as_high_on_each_card_as_on_that_which_needs_most(tmp_path):
    kit = kit_with(
        tmp_path,
        """
        column:
          column:
            picture: {box: true}
            words: {text: '{{ card.text }}', size: [100%, auto], level: card in deck.cards}
          size: [40 mm, 30 mm]
        """,
        decks="""
        decks:
          - id: deck
            name: Deck
            cards:
              - {id: long, name: Long, text: One *and* another and a third and a fourth and a fifth}
              - {id: short, name: Short, text: One}
        """,
        of="decks.deck",
    )
    long, short = (boxes(piece.front) for piece in kit.compose("probes").pieces)
    # More than one line of 3.175 mm is left free on both.
    assert long == short
    assert long[0][3] < 30 - 2 * 3.175


def test_what_is_repeated_cannot_be_level(tmp_path):
    element = "{column: {a: {text: '{{ card.id }}', for: card in deck.cards, level: card in deck.cards}}}"
    done = kit_with(tmp_path, f"a: {element}", decks=DECK, of="decks.deck").compose("probes")
    assert told(done.findings) == ["layouts.yaml:5:72 N210 an element with for: cannot have level:"]


def test_what_grows_no_further_leaves_the_rest_to_words(tmp_path):
    face = face_of(
        tmp_path,
        """
        column:
          column:
            picture: {box: true, grow: 9, max: 60%}
            words: {box: true, size: [100%, 10 mm], grow: 1}
          size: [60 mm, 50 mm]
        """,
    )
    # 40 mm are left. The picture would take 36 of them, but has 30, which is 60 % of all; the words have the other 10.
    assert boxes(face) == [(0.0, 0.0, 60.0, 30.0), (0.0, 30.0, 60.0, 20.0)]


def test_words_that_need_more_than_they_may_take_shrink_to_it(tmp_path):
    face = face_of(
        tmp_path,
        """
        column:
          column:
            picture: {box: true}
            words: {column: {first: {box: true, size: [100%, 30 mm]}}, size: [100%, auto], max: 40%}
          size: [60 mm, 50 mm]
        """,
    )
    # The words would need 30 mm, and have 40 % of 50; the picture has the other 30.
    assert boxes(face)[0] == (0.0, 0.0, 60.0, 30.0)


def test_a_hidden_child_takes_no_room(tmp_path):
    face = face_of(
        tmp_path,
        """
        row:
          row:
            a: {box: true}
            b: {box: true, when: card.price > 3}
            c: {box: true}
          size: [60 mm, 10 mm]
        """,
        decks=DECK,
        of="decks.deck",
    )
    assert boxes(face) == [(0.0, 0.0, 30.0, 10.0), (30.0, 0.0, 30.0, 10.0)]


def test_a_column_gives_text_the_height_that_it_needs(tmp_path):
    face = face_of(
        tmp_path,
        """
        stack:
          column:
            a: {text: One line, size: [100%, auto]}
            b: {box: true}
          gap: 1 mm
        """,
    )
    (box,) = boxes(face)
    # From ascender to descender 9 pt are 3.175 mm; the gap is 1 mm.
    assert box[1] == 4.175
    assert box[1] + box[3] == 40.0


# Each of them is as high as what is in it, so that the box below gets all the rest of the 40 mm.
# From ascender to descender a line of 9 pt is 3.175 mm high.
@pytest.mark.parametrize(
    ("container", "height"),
    [
        ("{column: {a: {text: One}, b: {text: Two}}, gap: 1 mm}", 2 * 3.175 + 1),
        ("{column: {a: {box: true, size: [100%, 4 mm]}, b: {text: Two, size: [100%, auto]}}}", 4 + 3.175),
        ("{row: {a: {text: One}, b: {box: true, size: [5 mm, 6 mm]}}}", 6),
        ("{row: {a: {column: {x: {text: One}, y: {text: Two}}, size: [50%, auto]}, b: {text: Two}}}", 2 * 3.175),
        ("{grid: {a: {text: One}, b: {text: Two}, c: {text: Three}}, columns: 2, gap: 2 mm}", 2 * 3.175 + 2),
        ("{group: {a: {text: One, at: [0 mm, 3 mm]}, b: {box: true, size: [9 mm, 2 mm]}}}", 3 + 3.175),
        ("{column: {a: {text: One, when: card.price > 3}}}", 0),
    ],
)
def test_a_container_in_a_column_is_as_high_as_what_is_in_it(tmp_path, container, height):
    face = face_of(
        tmp_path,
        f"""
        all:
          column:
            inner: {container[:-1]}, size: [100%, auto]}}
            rest: {{box: true}}
        """,
        decks=DECK,
        of="decks.deck",
    )
    assert boxes(face)[-1][1] == pytest.approx(height, abs=0.001)


def test_a_container_of_nothing_but_boxes_has_a_share_as_before(tmp_path):
    face = face_of(tmp_path, "all: {column: {a: {column: {one: {box: true}}, size: [100%, auto]}, b: {box: true}}}")
    assert boxes(face) == [(0.0, 0.0, 60.0, 20.0), (0.0, 20.0, 60.0, 20.0)]


def test_a_grid_fills_its_cells_row_by_row(tmp_path):
    face = face_of(
        tmp_path,
        """
        grid:
          grid:
            cell: {box: true, for: n in range(5)}
          columns: 3
          gap: 2 mm
          size: [34 mm, 22 mm]
        """,
    )
    assert [(x, y) for x, y, _, _ in boxes(face)] == [(0, 0), (12, 0), (24, 0), (0, 12), (12, 12)]
    assert {(width, height) for _, _, width, height in boxes(face)} == {(10.0, 10.0)}


def test_a_group_hides_and_places_its_elements_together(tmp_path):
    face = face_of(
        tmp_path,
        """
        shown: {group: {a: {box: true, at: [1 mm, 1 mm], size: [2 mm, 2 mm]}}, at: [10 mm, 10 mm]}
        hidden: {group: {b: {box: true}}, when: card.price == 4}
        """,
        decks=DECK,
        of="decks.deck",
    )
    assert boxes(face) == [(11.0, 11.0, 2.0, 2.0)]


def test_repeat_goes_on_until_the_box_is_full(tmp_path):
    face = face_of(tmp_path, "a: {repeat: {box: true, size: [8 mm, 8 mm]}, gap: 2 mm, size: [29 mm, 18 mm]}")
    assert [(x, y) for x, y, _, _ in boxes(face)] == [(0, 0), (10, 0), (20, 0), (0, 10), (10, 10), (20, 10)]


def test_repeat_counts_as_often_as_a_record_says(tmp_path):
    face = face_of(
        tmp_path,
        "a: {repeat: {text: '{{ loop.index }}', size: [8 mm, 8 mm]}, count: '{{ card.price }}'}",
        decks=DECK,
        of="decks.deck",
    )
    assert words(face) == ["1", "2", "3"]


def test_a_loop_names_each_value_and_knows_where_it_is(tmp_path):
    face = face_of(
        tmp_path,
        """
        all:
          column:
            part: {text: '{{ loop.index }} {{ part }}{% if loop.last %}!{% endif %}', for: part in card.parts}
        """,
        decks=DECK,
        of="decks.deck",
    )
    assert words(face) == ["1 a", "2 b!"]


def reported(folder, elements, kind, **more):
    """What was noticed of one kind on the face of a layout with these elements."""
    done = kit_with(folder, elements, **more).compose("probes")
    assert told(done.findings) == []
    return [one for one in done.reports if isinstance(one, kind)]


def test_a_column_whose_elements_are_too_high_is_reported_with_the_first_that_runs_over(tmp_path):
    (crowded,) = reported(
        tmp_path,
        """
        all:
          column:
            first: {box: true, size: [100%, 15 mm]}
            second: {box: true, size: [100%, 15 mm]}
            third: {box: true, size: [100%, 5 mm]}
          gap: 1 mm
          size: [20 mm, 30 mm]
        """,
        Crowded,
    )
    # 15 + 1 + 15 + 1 + 5 are 37 mm, and the second ends at 31 mm.
    assert (crowded.element, crowded.child, crowded.across) == ("all", "second", 0.0)
    assert round(crowded.down, 3) == 7.0


def test_texts_as_high_as_their_words_crowd_a_column_too(tmp_path):
    (crowded,) = reported(
        tmp_path,
        """
        all:
          column:
            a: {text: one two three four five six seven eight nine ten, size: [100%, auto]}
            b: {text: one two three four five six seven eight nine ten, size: [100%, auto]}
          size: [14 mm, 30 mm]
        """,
        Crowded,
    )
    assert (crowded.element, crowded.child) == ("all", "b")


def test_a_row_that_is_just_full_is_not_reported(tmp_path):
    elements = """
        all:
          row: {a: {box: true, size: [9.5 mm, 100%]}, b: {box: true, size: [9.5 mm, 100%]}}
          gap: 1 mm
          size: [20 mm, 10 mm]
        """
    assert reported(tmp_path, elements, Crowded) == []


def test_a_grid_with_more_than_its_rows_is_reported(tmp_path):
    elements = """
        all:
          grid: {cell: {box: true, for: n in range(5)}}
          columns: 2
          rows: 2
          size: [20 mm, 20 mm]
        """
    (crowded,) = reported(tmp_path, elements, Crowded)
    assert (crowded.child, crowded.down, crowded.across) == ("cell", 10.0, 0.0)


def test_more_repeated_elements_than_there_is_room_for_are_reported(tmp_path):
    elements = "all: {repeat: {box: true, size: [5 mm, 5 mm]}, count: 5, size: [10 mm, 10 mm]}"
    (crowded,) = reported(tmp_path, elements, Crowded)
    assert crowded.down == 5.0


def test_what_lies_beyond_the_bleed_is_reported(tmp_path):
    elements = """
        stick: {ruler: 10 cm, at: [2 mm, 2 mm], size: [50 mm, 8 mm]}
        words: {text: far away, at: [80 mm, 2 mm], size: [30 mm, 5 mm]}
        lost: {box: true, at: [70 mm, 2 mm], size: [5 mm, 5 mm]}
        decor: {circle: true, at: [50 mm, 30 mm], size: [20 mm, 20 mm]}
        """
    assert [one.element for one in reported(tmp_path, elements, OffFace)] == ["stick", "words", "lost"]


def test_a_turned_element_is_judged_by_where_it_lies_after_the_turn(tmp_path):
    # 40 mm long, upright about its middle at x = 10: from y = 0 to 40, inside a face 40 mm high.
    inside = "stick: {box: true, at: [-10 mm, 15 mm], size: [40 mm, 10 mm], turn: 90}"
    outside = "words: {group: {a: {text: far}}, at: [0 mm, 15 mm], size: [60 mm, 10 mm], turn: 90}"
    assert reported(tmp_path, inside, OffFace) == []
    assert [one.element for one in reported(tmp_path, outside, OffFace)] == ["words"]


@pytest.mark.parametrize("last", ["icon: star", "pips: 3", "repeat: {text: Hello}, count: 3"])
def test_what_a_full_row_has_no_room_for_is_reported(tmp_path, last):
    full = f"r: {{column: {{a: {{group: {{}}, size: [100%, 40 mm]}}, last: {{{last}}}}}}}"
    reports = kit_with(tmp_path, full).compose("probes").reports
    assert [report.element for report in reports if isinstance(report, ShowsNothing)][:1] == ["last"]
