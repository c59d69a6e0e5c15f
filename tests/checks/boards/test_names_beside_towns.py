"""Names that are written one cell off the houses that they mean."""

from pathlib import Path

import pytest

from tests.checks.lines import said

MAP = """\
terrain: [{{id: open, name: Open}}, {{id: village, name: Village, pattern: houses}}]
boards:
  - id: b
    hexes:
      columns: 4
      rows: 3
      cell: 16 mm
      legend: {{'.': open, v: village}}
      cells: "{cells}"
      regions: [{regions}]
"""


@pytest.mark.parametrize(
    ("cells", "regions", "messages"),
    [
        ("....\\n.v..", "{id: g, name: Gera, cells: '0201'}",
         ["Gera is on Open in 0201, beside Village in 0202, which has no name"]),
        ("....\\n.v..", "{id: g, name: Gera, cells: '0202'}", []),
        ("....\\n.v..", "{id: g, name: Gera, cells: '0201', label: false}", []),
        # The village has its name, and the region is a hill beside it.
        ("....\\n.v..", "{id: g, name: Gera, cells: '0202'}, {id: h, name: The hill, cells: '0201'}", []),
        # Of two villages beside it nobody knows which is meant; a town of two cells has a gate.
        ("....\\n.v.v", "{id: g, name: Gera, cells: '0302'}", []),
        ("....\\n.vv.", "{id: g, name: Gera, cells: '0201'}", []),
        ("....\\n.v..", "{id: g, name: Gera, cells: '0201:0301'}", []),
    ],
)  # fmt: skip
def test_a_name_beside_a_village(cells: str, regions: str, messages: list[str], tmp_path: Path) -> None:
    assert said(tmp_path, "B207", MAP.format(cells=cells, regions=regions)) == messages


@pytest.mark.parametrize(
    ("cell", "messages"),
    [("0301", ["Hassi is on Dust in 0301, beside Well in 0401, which has no name"]), ("0401", [])],
)
def test_a_name_beside_the_terrain_of_all_others(cell: str, messages: list[str], tmp_path: Path) -> None:
    wells = """\
    terrain: [{id: dust, name: Dust}, {id: well, name: Well}]
    boards:
      - id: b
        hexes:
          columns: 4
          rows: 4
          cell: 16 mm
          legend: {'.': dust, w: well}
          cells: "w..w\\n....\\n....\\nw..w"
          regions:
            - {id: a, name: Ain, cells: '0101'}
            - {id: b, name: Bir, cells: '0104'}
            - {id: h, name: Hassi, cells: 'CELL'}
    """
    assert said(tmp_path, "B207", wells.replace("CELL", cell)) == messages
