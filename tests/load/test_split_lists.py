"""Lists that may be written as one text, and fractions in lengths."""

from __future__ import annotations

import pytest

from pnp.errors import MeasureError
from pnp.load.bind import bind
from pnp.load.csv import read_csv
from pnp.load.yaml import read_yaml
from pnp.measures import parse_mm
from pnp.model.grids import Edge, Road
from pnp.nodes import ListNode, MapNode, Source


def road(text: str) -> Road:
    node, _ = read_yaml(Source("map.yaml", text))
    assert node is not None
    made, findings = bind(node, Road)
    assert findings == []
    assert made is not None
    return made


@pytest.mark.parametrize(
    "written", ["[0101, 0102, 0203]", "0101-0102-0203", "0101 - 0102 - 0203", "0101 0102 0203", "'0101-0102-0203-'"]
)
def test_a_road_is_a_list_or_a_line_of_names(written: str) -> None:
    assert road(f"through: {written}").through == ("0101", "0102", "0203")


def test_a_name_in_a_line_has_a_place_of_its_own() -> None:
    line = road("id: r\nthrough: 0101-0102-0203")
    assert [(span.line, span.column) for span in (line.at("through.0"), line.at("through.2"))] == [(2, 10), (2, 20)]
    assert line.at("through.3").column == 10


def test_the_cells_of_a_spreadsheet_are_split_too() -> None:
    node, _ = read_csv(Source("map.csv", "id,through\nr,0101;0102-0203\n"))
    assert isinstance(node, ListNode)
    made, findings = bind(node.items[0], Road)
    assert findings == []
    assert made is not None
    assert made.through == ("0101", "0102", "0203")


def test_sides_keep_their_chains() -> None:
    node, _ = read_yaml(Source("map.yaml", "sides: 0203/se/s, 0304/n-0405/n 0101/n"))
    assert isinstance(node, MapNode)
    edge, _ = bind(node, Edge)
    assert edge is not None
    assert edge.sides == ("0203/se/s", "0304/n-0405/n", "0101/n")


@pytest.mark.parametrize(
    ("text", "mm"),
    [("5/8 in", 15.875), ("3/4in", 19.05), ("1 1/4 in", 31.75), ("1/2 in + 1 mm", 13.7), ("7/2 mm", 3.5)],
)
def test_fractions_of_an_inch(text: str, mm: float) -> None:
    assert parse_mm(text) == pytest.approx(mm)


@pytest.mark.parametrize("text", ["1/0 in", "5/ in", "/8 in", "5/8", "1 2 in", "1/2/3 in"])
def test_what_is_no_fraction(text: str) -> None:
    with pytest.raises(MeasureError):
        parse_mm(text)
