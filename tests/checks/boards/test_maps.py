"""Node maps and mats: what hangs together, what is listed twice, what lies where."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said


def web(borders: str, *nodes: str, more: str = "") -> str:
    """A kit with a node map of places a, b, c …, each in a line of its own from line 7."""
    places = "".join(
        f"        - {{id: {chr(97 + at)}, at: [{10 * at + 5} mm, 9 mm]{node}}}\n" for at, node in enumerate(nodes)
    )
    return (
        "boards:\n  - id: m\n    nodes:\n      size: [90 mm, 60 mm]\n"
        f"      borders: [{borders}]\n      nodes:\n{places}{more}"
    )


@pytest.mark.parametrize(
    ("borders", "more", "messages"),
    [
        ("[a, b], [b, c], [c, d]", "", []),
        ("[a, b], [c, b], {between: [d, c], kind: ferry}", "", []),
        ("[a, b], [b, c]", "", ["10 no border leads from D to the other 3 places"]),
        ("[a, b], [c, d]", "", ["9 no border leads from C, D to the other 2 places"]),
        (
            "[b, c]",
            "",
            ["7 no border leads from A to the other 3 places", "10 no border leads from D to the other 3 places"],
        ),
        ("[a, b], [c, d]", "      parts: 2\n", []),
        ("[a, b], [b, c], [c, d]", "      parts: 2\n", ["11 the map has 1 part, not 2"]),
        ("", "", []),
    ],
)
def test_maps_hang_together(tmp_path: Path, borders: str, more: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B119", web(borders, "", "", "", "", more=more)) == messages


@pytest.mark.parametrize(
    ("borders", "messages"),
    [
        ("[a, b], [b, c]", []),
        ("[a, b], [b, c], [b, a]", ["the land border between 'b' and 'a' is listed twice"]),
        ("[a, b], {between: [a, b], kind: ferry}", []),
        ("[a, b], [b, b]", ["a border joins 'b' to itself"]),
        ("[a, b, c]", ["a border joins two places, but this one lists 3"]),
    ],
)
def test_borders_are_listed_once(tmp_path: Path, borders: str, messages: list[str]) -> None:
    assert said(tmp_path, "B120", web(borders, "", "", "")) == messages


@pytest.mark.parametrize(
    ("borders", "lists", "messages"),
    [
        ("", (", neighbors: b", ", neighbors: [a, c]", ", neighbors: b"), []),
        (
            "",
            (", neighbors: b", ", neighbors: [a, c]", ""),
            ["8 B lists C as a neighbor, but C does not list B"],
        ),
        ("[a, b], [b, c]", (", neighbors: b", "", ", neighbors: b"), []),
        ("[a, b]", (", neighbors: [b, c]", "", ""), ["7 A lists C as a neighbor, but no border joins them"]),
        (
            "[a, b], [a, c]",
            (", neighbors: [b]", "", ""),
            ["7 a border joins A and C, which is not among its neighbors"],
        ),
        ("[a, b]", (", neighbors: [b, x]", "", ""), ["7 there is no place 'x' on this map"]),
        ("[a, b]", ("", "", ""), []),
    ],
)
def test_neighbors_agree(tmp_path: Path, borders: str, lists: tuple[str, ...], messages: list[str]) -> None:
    assert by_line(tmp_path, "B121", web(borders, *lists)) == messages


def mat(*areas: str) -> str:
    """A kit with a mat of 100 by 60 mm and its areas, each in a line of its own from line 6."""
    lines = "".join(f"        - {{id: a{at}, name: Area {at}, {area}}}\n" for at, area in enumerate(areas))
    return f"boards:\n  - id: m\n    mat:\n      size: [100 mm, 60 mm]\n      areas:\n{lines}"


@pytest.mark.parametrize(
    ("area", "messages"),
    [
        ("at: [0 mm, 0 mm], size: [100 mm, 60 mm]", []),
        ("at: [70 mm, 0 mm], size: [40 mm, 20 mm]", ["6 Area 0 reaches 110 mm across, but there are only 100 mm"]),
        ("at: [0 mm, 50 mm], size: [10 mm, 20 mm]", ["6 Area 0 reaches 70 mm down, but there are only 60 mm"]),
        (
            "at: [90 mm, 50 mm], size: [20 mm, 20 mm]",
            [
                "6 Area 0 reaches 110 mm across, but there are only 100 mm",
                "6 Area 0 reaches 70 mm down, but there are only 60 mm",
            ],
        ),
    ],
)
def test_areas_lie_on_their_mat(tmp_path: Path, area: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B122", mat(area)) == messages


def test_places_stand_on_their_map(tmp_path: Path) -> None:
    far = web("", ", name: Here", ", name: There").replace("[15 mm, 9 mm]", "[95 mm, 9 mm]")
    assert by_line(tmp_path, "B122", far) == ["8 There stands 95 mm across, but there are only 90 mm"]
    assert by_line(tmp_path, "B122", web("", "", "", "")) == []


@pytest.mark.parametrize(
    ("second", "messages"),
    [
        ("at: [40 mm, 0 mm], size: [40 mm, 40 mm]", []),
        ("at: [35 mm, 30 mm], size: [40 mm, 30 mm]", ["7 Area 1 covers 5 × 10 mm of Area 0"]),
        # Frames that share a line, and an area inside the other.
        ("at: [39.5 mm, 0 mm], size: [40 mm, 40 mm]", []),
        ("at: [5 mm, 5 mm], size: [20 mm, 20 mm]", []),
        ("at: [0 mm, 0 mm], size: [90 mm, 50 mm]", []),
    ],
)
def test_areas_do_not_cover_each_other(tmp_path: Path, second: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B123", mat("at: [0 mm, 0 mm], size: [40 mm, 40 mm]", second)) == messages


def test_two_places_on_one_spot(tmp_path: Path) -> None:
    twice = web("", ", name: Here", ", name: There").replace("[15 mm, 9 mm]", "[5 mm, 9 mm]")
    assert by_line(tmp_path, "B123", twice) == ["8 There stands where Here stands"]
    assert by_line(tmp_path, "B123", web("", "", "")) == []
