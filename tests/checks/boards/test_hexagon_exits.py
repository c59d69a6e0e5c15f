"""Roads that leave hexagonal tiles."""

from pathlib import Path

from tests.checks.cases import found

# A tile of four hexes on a side; roads from the second hex of an edge, or from the third, meet whichever way it lies.
TILE = """\
  - id: {id}
    name: {name}
    hexes:
      shape: hexagon
      radius: 4
      cell: 16 mm
      numbers: {{prefix: {name}}}
      roads:
"""


def tile(name: str, *ends: str) -> str:
    roads = "".join(f"        - {{id: road-{end}, through: {name}{end}, ends: [edge, open]}}\n" for end in ends)
    return TILE.format(id=name.lower(), name=name) + roads


def test_a_road_at_the_second_or_third_hex_of_every_edge_meets_all_others(tmp_path: Path) -> None:
    second = ("0501", "0703", "0606", "0306", "0104", "0202")
    mixed = ("0602", "0703", "0506", "0306", "0103", "0202")
    assert found(tmp_path, "B206", f"boards:\n{tile('A', *second)}{tile('B', *mixed)}") == []


def test_an_edge_without_a_road_is_named(tmp_path: Path) -> None:
    second = ("0501", "0703", "0606", "0306", "0104", "0202")
    lines = found(tmp_path, "B206", f"boards:\n{tile('A', *second)}{tile('B', *second[:5])}")
    assert [line.split(" ", 1)[1] for line in lines] == [
        "B has no road at 1 of its 6 edges, where one leaves A at A0501"
    ]
