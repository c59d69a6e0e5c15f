"""Rows that a table on a face leaves out, loops that count from nothing, repeats in columns, markers with a back."""

from tests.layout.kits import Kit, face_of, kit_with, runs, told, words

UNITS = """
    stats: [{id: move, name: Move}]
    units:
      - {id: pikes, name: Pikes, stats: {move: 2}}
      - {id: bows, name: Bows, stats: {move: 3}}
      - {id: cog, name: Cog}
"""


def test_a_table_shows_the_records_that_its_condition_holds_for(tmp_path):
    table = "a: {table: units, columns: name, head: false, where: unit.stats.move == 3}"
    assert words(face_of(tmp_path, table.replace("unit.stats.move == 3", "'\"move\" in unit.stats'"), units=UNITS)) == [
        "Pikes",
        "Bows",
    ]


def test_a_condition_that_cannot_be_asked_is_told_and_leaves_nothing_out(tmp_path):
    kit = kit_with(tmp_path, "a: {table: units, columns: name, head: false, where: unit.hits}", units=UNITS)
    done = kit.compose("probes")
    assert told(done.findings) == ["layouts.yaml:5:65 N206 unit 'pikes' has no 'hits'"]
    assert words(done.pieces[0].front) == ["Pikes", "Bows", "Cog"]


def test_loops_count_from_one_and_from_nothing(tmp_path):
    row = "a: {row: {n: {for: x in range(3), text: '{{ loop.index0 }}/{{ loop.index }}'}}}"
    assert words(face_of(tmp_path, row)) == ["0/1", "1/2", "2/3"]
    repeat = "a: {repeat: {text: '{{ loop.index0 }}{{ loop.last }}', size: [20 mm, 5 mm]}, count: 2}"
    assert words(face_of(tmp_path, repeat)) == ["0no", "1yes"]


def test_a_repeat_in_a_column_is_as_high_as_its_rows(tmp_path):
    # Three of 30 mm do not stand beside each other in 60 mm: two rows of 5 mm, and a gap of 1 mm between them.
    column = """
        a:
          column:
            many: {repeat: {box: true, color: moss, size: [29 mm, 5 mm]}, count: 3, gap: 1 mm, size: [100%, auto]}
            below: {text: Below, size: [100%, 4 mm], valign: top}
    """
    (below,) = runs(face_of(tmp_path, column))
    assert 11.0 < below.y < 16.0


def test_the_back_of_a_marker_shows_the_marker_on_its_other_side(tmp_path):
    files = {
        "markers": "markers: [{id: calm, name: Calm, back: storm}, {id: storm, name: Storm}]",
        "layouts": "layouts: [{layout: disc, size: [20 mm, 20 mm], elements: {a: {text: '{{ marker.name }}'}}}]",
        "components": "components: [{id: discs, of: markers, layout: disc, back: disc}]",
    }
    pieces = Kit(tmp_path, **files).compose("discs").pieces
    assert [(words(piece.front), words(piece.back)) for piece in pieces] == [
        (["Calm"], ["Storm"]),
        (["Storm"], ["Storm"]),
    ]
