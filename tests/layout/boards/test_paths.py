"""Paths with their costs, zones of control, retreats and ranges on pictures of boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from pnp.frame import Group, Item, TextRun
from pnp.frame import Path as Drawn
from pnp.layout import boards
from pnp.layout.boards.options import Arrow, BoardOptions, ShownPath
from pnp.layout.geometry.box import Box
from pnp.model.game import Game
from tests.checks.cases import game_of
from tests.layout.boards.drawings import alternatives, everything, plain_theme, words

KIT = """\
sides: [{id: red, name: Red, color: red}]
units: [{id: foot, name: Foot}]
terrain:
  - {id: open, name: Open, cost: {any: 1}}
  - {id: wood, name: Wood, cost: {any: 2}}
  - {id: lake, name: Lake, cost: {any: no}}
boards:
  - id: b
    {kind}:
      columns: 4
      rows: 3
      cell: 9 mm
      {numbers}: {shown: false}
      legend: {'.': open, w: wood, '~': lake}
      cells: |
        ....
        .w~.
        ....
"""


def game(folder: Path, kind: str = "hexes") -> Game:
    return game_of(
        folder, KIT.replace("{kind}", kind).replace("{numbers}", "numbers" if kind == "hexes" else "coordinates")
    )


def drawn(game: Game, **options: str):
    chosen = BoardOptions(terrain=game.terrain, game=game, labels=False, **options)  # type: ignore[arg-type]
    return boards.draw(game.boards["b"], Box(0.0, 0.0, 120.0, 100.0), plain_theme("red"), chosen)


@pytest.mark.parametrize(
    ("kind", "path", "numbers"),
    [
        ("hexes", "foot@0101-0102-0202", ["1", "2", "3"]),
        ("hexes", "foot@0101>0102>0202=3", ["1", "2", "3"]),
        ("hexes", "foot@0101>0102", ["1"]),
        ("hexes", "0101-0102-0202", []),
        ("hexes", "foot@0301>0302", []),  # The lake: a cross.
        ("hexes", "foot@0301>0302=no", []),
        ("grid", "foot@A3>A2>B2=3", ["1", "2", "3"]),
    ],
)
def test_paths_show_what_each_step_costs_and_the_sum(tmp_path: Path, kind: str, path: str, numbers: list[str]) -> None:
    assert words(drawn(game(tmp_path, kind), paths=path)) == numbers


def test_numbers_stand_in_the_middle_of_their_discs(tmp_path: Path) -> None:
    items = list(everything(drawn(game(tmp_path), paths="foot@0101-0102-0202")))
    discs = [
        item
        for item in items
        if isinstance(item, Drawn) and item.fill and item.segments[1:] and item.segments[1][0] == "C"
    ]
    numbers = [item for item in items if isinstance(item, TextRun)]
    for number, disc in zip(numbers, discs, strict=True):
        xs = [coordinate for segment in disc.segments for coordinate in segment[1::2]]
        assert number.x + number.width / 2 == pytest.approx((min(xs) + max(xs)) / 2)
    assert [number.text for number in numbers] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("foot@0101-0102-0202=4", "the path of foot is said to cost 4, but it costs 1 \\+ 2 = 3"),
        ("foot@0301-0302=1", "the path of foot does not cost 1: Lake bars 0302"),
        ("foot@0101-0103", "the path of foot jumps: 0101 and 0103 do not touch"),
        ("fot@0101-0102", "there is no unit 'fot' for the path 0101>0102"),
        ("foot@0101", "is not a path: write A1>A2>B2, or pikes@A1>A2>B2=3 with its cost"),
    ],
)
def test_paths_that_are_wrong(tmp_path: Path, path: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        drawn(game(tmp_path), paths=path)


def test_zones_of_control_are_those_of_the_counters_shown(tmp_path: Path) -> None:
    said = alternatives(drawn(game(tmp_path), units="red/foot@0101", zoc="red"))
    assert [words for words in said if "controlled" in words] == [
        "0201 is controlled by Red",
        "0102 is controlled by Red",
    ]
    with pytest.raises(ValueError, match="there is no side 'blue' whose zones"):
        drawn(game(tmp_path), units="red/foot@0101", zoc="blue")


def test_a_range_marks_all_within_some_steps(tmp_path: Path) -> None:
    said = alternatives(drawn(game(tmp_path), highlight="0101+1"))
    assert {words.split()[0] for words in said if words.endswith("is marked")} == {"0101", "0201", "0102"}


def groups_in(items: Iterable[Item]) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group):
            yield item
            yield from groups_in(item.items)


def on(game: Game, *places: str) -> list[tuple[float, tuple[float, float]]]:
    """How far counters on some places are turned, and where their middles are."""

    def counter(unit: str, side: str, box: Box) -> tuple[Item, ...]:
        return (Drawn(box.segments(), alt=f"{box.center[0]} {box.center[1]}"),)

    drawing = drawn(game, units=", ".join(f"foot@{place}" for place in places), draw_counter=counter)
    groups = [group for group in groups_in(drawing) if group.alt.startswith("foot on ")]
    return [(group.turn, tuple(map(float, group.items[0].alt.split()))) for group in groups]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("kind", "side", "beside", "turn"),
    [
        ("grid", "A3/e", "A3, B3", 90.0),
        ("grid", "A3/s", "A3, A2", 0.0),
        ("hexes", "0101/s", "0101, 0102", 0.0),
        # The second column is pushed down. A side on the lower right falls to the left.
        ("hexes", "0101/se", "0101, 0201", -60.0),
        ("hexes", "0102/ne", "0102, 0201", 60.0),
        ("hexes", "0201/nw", "0101, 0201", -60.0),
    ],
)
def test_a_counter_on_a_side_lies_along_it(tmp_path: Path, kind: str, side: str, beside: str, turn: float) -> None:
    ((_, first), (_, last), (turned, middle)) = on(game(tmp_path, kind), *beside.split(", "), side)
    assert turned == pytest.approx(turn)
    assert middle == pytest.approx(((first[0] + last[0]) / 2, (first[1] + last[1]) / 2))


@pytest.mark.parametrize(
    ("kind", "corner", "around"),
    [
        ("grid", "A3/e+s", "A3, B3, A2, B2"),
        ("hexes", "0101/s+se", "0101, 0102, 0201"),
        ("hexes", "0201/nw+sw", "0101, 0102, 0201"),
    ],
)
def test_a_counter_on_a_corner_is_amid_the_cells_around_it(tmp_path: Path, kind: str, corner: str, around: str) -> None:
    *cells, (turned, middle) = on(game(tmp_path, kind), *around.split(", "), corner)
    xs, ys = zip(*(center for _, center in cells), strict=True)
    assert turned == 0.0
    assert middle == pytest.approx((sum(xs) / len(xs), sum(ys) / len(ys)))


def test_notations() -> None:
    assert Arrow.parse("A1!B3").kind == "retreat"
    assert ShownPath.parse("old-town>mill") == ShownPath(("old-town", "mill"))
    assert ShownPath.parse("foot@0101-0102 = 3") == ShownPath(("0101", "0102"), "foot", "3")
