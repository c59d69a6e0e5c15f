"""What steps cost, where zones of control reach, and who sees whom."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.analysis.movement import Crossings
from pnp.analysis.sight import blocking
from pnp.model.costs import in_points
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """\
classes: [{id: foot}, {id: horse}, {id: staff, zoc: false}]
units:
  - {id: guards, classes: [foot]}
  - {id: lancers, classes: [horse]}
  - {id: chief, classes: [staff]}
terrain:
  - {id: open, name: Open, cost: {any: 1}}
  - {id: wood, name: Wood, cost: {foot: 2, horse: 3}, sight: blocks}
  - {id: fort, name: Fort, cost: {foot: all, horse: no}, zoc: false}
  - {id: stream, name: Stream, 'on': sides, cost: {any: +1}}
  - {id: wall, name: Wall, 'on': sides, cost: {horse: no, foot: +2}, zoc: false}
  - {id: lane, name: Lane, 'on': roads, cost: {any: 1/2}}
boards:
  - id: b
    hexes:
      columns: 6
      rows: 4
      cell: 9 mm
      legend: {'.': open, w: wood, f: fort}
      cells: |
        ......
        ..w...
        .....f
        ......
      edges:
        - {id: beck, kind: stream, sides: 0201/s 0202/s 0203/s}
        - {id: rampart, kind: wall, sides: 0402/n/s}
        - {id: bridge, kind: bridge, sides: 0203/s}
      roads: [{id: r, kind: lane, through: 0201-0202-0302}]
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("movement"), KIT)


@pytest.fixture(scope="module")
def crossings(game: Game) -> Crossings:
    grid = game.boards["b"].grid
    assert grid
    return Crossings(game, grid)


@pytest.mark.parametrize(
    ("unit", "first", "last", "said"),
    [
        ("guards", "0101", "0102", "1 Open"),
        ("guards", "0303", "0302", "2 Wood"),
        ("lancers", "0303", "0302", "3 Wood"),
        ("chief", "0303", "0302", "1 Wood"),  # B202 reports that nothing says it.
        ("guards", "0502", "0602", "1 Open"),
        ("guards", "0602", "0603", "all of Fort"),
        ("lancers", "0602", "0603", "no Fort"),
        ("guards", "0402", "0401", "1 Open, 2 Wall"),
        ("lancers", "0401", "0402", "no Wall"),
        # The bridge negates the stream. The lane does so too, but only on boards without bridges.
        ("guards", "0203", "0204", "1 Open"),
        ("guards", "0201", "0202", "½ Lane, 1 Stream"),
        ("guards", "0202", "0201", "½ Lane, 1 Stream"),
        ("guards", "0202", "0302", "½ Lane"),  # The road counts instead of the wood.
    ],
)
def test_a_step(crossings: Crossings, game: Game, unit: str, first: str, last: str, said: str) -> None:
    start, end = map(crossings.lattice.cell, (first, last))
    assert start is not None
    assert end is not None
    step = crossings.step(game.units[unit], start, end)
    parts = ", ".join(f"{in_points(points)} {title}" for points, title in step.parts)
    assert said == (
        f"no {step.forbidden}" if step.forbidden else f"all of {step.takes_all}" if step.takes_all else parts
    )


def test_a_road_crosses_rivers_by_bridges_of_its_own(tmp_path: Path) -> None:
    without = "\n".join(line for line in KIT.split("\n") if "bridge" not in line)
    game = game_of(tmp_path, without)
    grid = game.boards["b"].grid
    assert grid
    crossings = Crossings(game, grid)
    start, end = map(crossings.lattice.cell, ("0201", "0202"))
    assert start is not None
    assert end is not None
    assert crossings.step(game.units["guards"], start, end).points == 0.5


@pytest.mark.parametrize(
    ("unit", "cell", "controlled"),
    [
        ("guards", "0302", "0301 0401 0402 0303 0202 0201"),
        ("chief", "0302", ""),
        ("guards", "0402", "0502 0503 0302 0303"),  # Not over the wall.
        ("guards", "0602", "0601 0503 0502"),  # Not into the fort, and there is nothing beyond the map.
    ],
)
def test_zones_of_control(crossings: Crossings, game: Game, unit: str, cell: str, controlled: str) -> None:
    start = crossings.lattice.cell(cell)
    assert start is not None
    names = {crossings.lattice.name(other) for other in crossings.controlled(game.units[unit], start)}
    assert names == set(controlled.split())


@given(st.data())
def test_who_sees_is_seen(game: Game, data: st.DataObject) -> None:
    grid = game.boards["b"].grid
    assert grid
    first, last = (data.draw(st.sampled_from(grid.lattice.cells)) for _ in range(2))
    assert set(blocking(game, grid, first, last)) == set(blocking(game, grid, last, first))
