from tests.layout.kits import box_of, face_of, paths, words

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
