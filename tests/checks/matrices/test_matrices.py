"""Tables over two classes: holes, cells listed twice, unknown classes, symmetry, contradictory terrain."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said

CODES = "codes: {one: {F: Foot, H: Horse, G: Guns}, other: {F: Foot, H: Horse, G: Guns}}"


def cells(
    *pairs: str, matrix: str = "rows: one, columns: other", fields: str = "by: number", codes: str = CODES
) -> str:
    """A kit with a set of cells such as ``FH 2``, each in a line of its own from line 7."""
    records = "".join(
        f"      - {{id: r{at}, one: {pair[0]}, other: {pair[1]}, by: {pair[3:]}}}\n" for at, pair in enumerate(pairs)
    )
    return (
        f"sets:\n  - id: m\n    matrix: {{{matrix}}}\n    {CODES}\n    fields: {{by: number}}\n    records:\n{records}"
    )


FULL = tuple(f"{one}{other} 0" for one in "FHG" for other in "FHG")


@pytest.mark.parametrize(
    ("pairs", "messages"),
    [
        (FULL, []),
        (FULL[:-1], ["3 1 of the 3 × 3 = 9 cells of 'm' is missing: Guns / Guns"]),
        (
            FULL[:3],
            [
                (
                    "3 6 of the 3 × 3 = 9 cells of 'm' are missing: "
                    "Horse / Foot, Horse / Horse, Horse / Guns, Guns / Foot and 2 more"
                )
            ],
        ),
        ((), []),
    ],
)
def test_holes_between_letter_codes(tmp_path: Path, pairs: tuple[str, ...], messages: list[str]) -> None:
    assert by_line(tmp_path, "E501", cells(*pairs)) == messages


def test_a_set_without_a_matrix_may_have_holes(tmp_path: Path) -> None:
    assert said(tmp_path, "E501", cells(*FULL[:-1]).replace("    matrix: {rows: one, columns: other}\n", "")) == []


def test_classes_in_fields_are_expected_on_both_sides(tmp_path: Path) -> None:
    """Foot, horse and guns attack; only two of them are ever attacked in the table."""
    text = (
        "classes: [{id: foot}, {id: horse}, {id: elite}]\nsets:\n  - id: m\n"
        "    matrix: {rows: one, columns: other}\n    fields: {one: classes, other: classes, by: number}\n"
        "    records:\n"
        "      - {id: a, one: foot, other: foot, by: 1}\n"
        "      - {id: b, one: horse, other: foot, by: 1}\n"
    )
    assert said(tmp_path, "E501", text) == ["2 of the 2 × 2 = 4 cells of 'm' are missing: foot / horse, horse / horse"]


def rows(*records: str, matrix: str = "rows: classes, columns: [road, field]") -> str:
    """A kit with classes and a set with one record a row, each in a line of its own from line 7."""
    lines = "".join(f"      - {{{record}}}\n" for record in records)
    return (
        "classes: [{id: foot}, {id: pikes, within: [foot]}, {id: horse}]\nterrain: [{id: road}, {id: deep-field}]\n"
        f"sets:\n  - id: m\n    matrix: {{{matrix}}}\n    fields: {{road: number, field: number, deep_field: number}}\n"
        f"    records:\n{lines}"
    )


@pytest.mark.parametrize(
    ("records", "messages"),
    [
        (("id: foot, road: 3, field: 2", "id: horse, road: 5, field: 4"), []),
        (
            ("id: foot, road: 3, field: 2", "id: horse, road: 5"),
            ["5 1 of the 2 × 2 = 4 cells of 'm' is missing: horse / field"],
        ),
        (("id: foot, road: 3, field: 2",), ["5 'm' has no row for horse"]),
        # Pikes are foot, and nothing but pikes is foot.
        (("id: pikes, road: 3, field: 2", "id: horse, road: 5, field: 4"), []),
    ],
)
def test_holes_between_rows(tmp_path: Path, records: tuple[str, ...], messages: list[str]) -> None:
    assert by_line(tmp_path, "E501", rows(*records)) == messages


def test_a_set_may_be_the_columns(tmp_path: Path) -> None:
    matrix = "rows: classes, columns: terrain"
    whole = rows("id: foot, road: 3, deep_field: 1", "id: horse, road: 5, deep_field: 1", matrix=matrix)
    assert said(tmp_path, "E501", whole) == []
    assert said(tmp_path, "E503", whole) == []
    torn = whole.replace("road: 5, deep_field: 1", "road: 5")
    assert said(tmp_path, "E501", torn) == ["1 of the 2 × 2 = 4 cells of 'm' is missing: horse / deep-field"]


@pytest.mark.parametrize(
    ("pairs", "messages"),
    [
        (FULL, []),
        ((*FULL, "FH 0"), ["the cell Foot / Horse is listed twice, with the same values"]),
        ((*FULL, "FH 2"), ["the cell Foot / Horse is listed twice, with by 0 and 2"]),
        (
            (*FULL, "FH 2", "FH 3"),
            [
                "the cell Foot / Horse is listed twice, with by 0 and 2",
                "the cell Foot / Horse is listed twice, with by 0 and 3",
            ],
        ),
    ],
)
def test_cells_listed_twice(tmp_path: Path, pairs: tuple[str, ...], messages: list[str]) -> None:
    assert said(tmp_path, "E502", cells(*pairs)) == messages


def test_rows_listed_twice_are_told_once(tmp_path: Path) -> None:
    text = rows(
        "id: a, kind: foot, road: 3, field: 2",
        "id: b, kind: foot, road: 3, field: 1",
        matrix="rows: kind, columns: [road, field]",
    ).replace("fields: {road", "fields: {kind: classes, road")
    assert by_line(tmp_path, "E502", text) == ["9 the cell foot / road is listed twice, with the same values"]


@pytest.mark.parametrize(
    ("matrix", "record", "messages"),
    [
        ("rows: classes, columns: [road, field]", "id: foot", []),
        ("rows: classes, columns: [road, field]", "id: fot", ["8 there is no 'fot' among the classes"]),
        ("rows: clases, columns: [road, field]", "id: foot", ["5 'clases' is neither a field of 'm' nor a set"]),
        ("rows: classes, columns: [road, filed]", "id: foot", ["5 'filed' is not a field of 'm'"]),
        ("rows: classes, columns: [road, field], symmetric: [by]", "id: foot", ["5 'by' is not a field of 'm'"]),
        ("rows: road, columns: field", "id: anything", []),
        (
            "rows: terrain, columns: classes",
            "id: road",
            [
                f"5 'm' has no field for '{one}' of the classes that are its columns"
                for one in ("foot", "horse", "pikes")
            ],
        ),
    ],
)
def test_unknown_classes(tmp_path: Path, matrix: str, record: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "E503", rows(record, matrix=matrix)) == messages


@pytest.mark.parametrize(
    ("pairs", "matrix", "messages"),
    [
        (("FH 2", "HF 2"), "rows: one, columns: other, symmetric: [by]", []),
        (
            ("FH 2", "HF 1"),
            "rows: one, columns: other, symmetric: [by]",
            ["7 by is symmetric, but Foot / Horse has 2 and Horse / Foot has 1"],
        ),
        (("FH 2", "HF 1"), "rows: one, columns: other", []),
        (("FH 2", "FF 1"), "rows: one, columns: other, symmetric: [by]", []),
    ],
)
def test_symmetry(tmp_path: Path, pairs: tuple[str, ...], matrix: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "E504", cells(*pairs, matrix=matrix)) == messages


def test_symmetry_of_a_table_of_distances(tmp_path: Path) -> None:
    text = (
        "sets:\n  - id: towns\n    fields: {a: number, b: number, c: number}\n"
        "    matrix: {rows: towns, columns: [a, b, c], symmetric: [a, b, c]}\n    records:\n"
        "      - {id: a, a: 0, b: 3, c: 5}\n      - {id: b, a: 3, b: 0, c: %s}\n      - {id: c, a: 5, b: 4, c: 0}\n"
    )
    assert said(tmp_path, "E504", text % "4") == []
    assert by_line(tmp_path, "E504", text % "6") == ["7 the table is symmetric, but b / c has 6 and c / b has 4"]


TERRAIN = """
classes: [{id: land, name: land, plural: land}, {id: foot, within: [land]}, {id: air}]
units: [{id: pikes, name: Pikes, plural: Pikes, classes: [foot]}, {id: kite, name: Kite, classes: [air]}]
%s: [{id: swamp, name: Swamp, effects: [{do: forbid, what: move, target: {%s}}, {%s}]}]
"""


@pytest.mark.parametrize(
    ("owner", "forbidden", "other", "messages"),
    [
        (
            "terrain",
            "classes: [land, air]",
            "do: modify, what: move, by: -1, target: {classes: [land]}",
            ["Swamp forbids move to land, but also changes it"],
        ),
        (
            "statuses",
            "units: [pikes]",
            "do: set, what: move, to: '2', target: {units: [pikes]}",
            ["Swamp forbids move to Pikes, but also sets it"],
        ),
        (
            "terrain",
            "classes: [land]",
            "do: allow, what: move, target: {classes: [land], units: [kite]}",
            ["Swamp forbids move to land, but also allows it"],
        ),
        # Exceptions: for a narrower class, for a wider one, by except.
        ("terrain", "classes: [land]", "do: allow, what: move, target: {units: [pikes]}", []),
        ("terrain", "units: [pikes]", "do: modify, what: move, by: -1, target: {classes: [land]}", []),
        ("terrain", "classes: [land]", "do: modify, what: move, by: -1", []),
        ("terrain", "units: [pikes], except: [pikes]", "do: set, what: move, to: '1', target: {units: [pikes]}", []),
        ("terrain", "classes: [land]", "do: modify, what: move, by: -1, target: {classes: [air]}", []),
        ("terrain", "classes: [land]", "do: modify, what: range, by: -1, target: {classes: [land]}", []),
        (
            "terrain",
            "classes: [land]",
            "do: modify, what: move, by: -1, target: {classes: [land]}, only_if: it follows a road",
            [],
        ),
        (
            "terrain",
            "classes: [land], side: enemy",
            "do: modify, what: move, by: -1, target: {classes: [land], side: own}",
            [],
        ),
        ("terrain", "classes: [land]", "do: skip, what: move, target: {classes: [land]}", []),
    ],
)
def test_forbidden_and_changed(tmp_path: Path, owner: str, forbidden: str, other: str, messages: list[str]) -> None:
    assert said(tmp_path, "E505", TERRAIN % (owner, forbidden, other)) == messages
