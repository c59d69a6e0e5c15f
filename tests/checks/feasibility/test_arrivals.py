"""Reinforcements, supply, and examples of paths and lines of sight."""

from pathlib import Path

import pytest

from pnp.analysis.arrivals import arrivals_on
from pnp.analysis.placing import counters_at_start
from tests.checks.cases import found, game_of

GAME = """\
terrain:
  - {id: open, cost: {any: 1}}
  - {id: lake, name: Lake, cost: {any: no}}
  - {id: wood, name: Wood, cost: {any: 2}}
stats: [{id: move, allowance: true}]
units:
  - {id: guards, name: Guards, stats: {move: 3}}
  - {id: boat, name: Boat, stats: {move: 4}}
  - {id: chief, stats: {move: 6}, stack: 0}
sides: [{id: red}]
armies: [{id: red, side: red, units: {guards: 4, chief: 1}, zone: camp}]
boards:
  - id: b
    hexes:
      columns: 6
      rows: 2
      cell: 9 mm
      stack: 2
      legend: {'.': open, '~': lake, w: wood}
      cells: |
        ..~.w.
        ..~..w
      regions: [{id: east, cells: 0601:0602}]
      edges: [{id: moat, kind: moat, sides: 0501/ne/se}]
  - {id: turns, track: {turns: true, count: 8}}
zones: [{id: camp, side: red, board: b, cells: 0101:0202}]
"""


def arriving(*words: str, more: str = "") -> str:
    records = "".join(f"  - {{id: a{index}, army: red, {each}}}\n" for index, each in enumerate(words))
    return f"{GAME}{more}arrivals:\n{records}"


def said(folder: Path, code: str, kit: str) -> list[str]:
    return [line.split(" ", 1)[1] for line in found(folder, code, kit)]


@pytest.mark.parametrize(
    ("arrival", "messages"),
    [
        ("turn: 2, units: {guards: 2}, cells: 0401", []),
        ("turn: 2, units: {guards: 2}, region: east", []),
        ("turn: 2, units: {guards: 2}", []),  # In words somewhere.
        # Over a side of the map, over the shore and on a corner, onto one of the cells there.
        ("turn: 2, units: {guards: 2}, cells: 0401/n", []),
        ("turn: 2, units: {guards: 2}, cells: 0401/sw", []),
        ("turn: 2, units: {guards: 4}, cells: 0401/s+se", []),
        ("turn: 2, units: {guards: 2}, cells: 0301/n", ["Guards cannot stand where 'a0' arrives: 0301 is Lake"]),
        ("turn: 2, units: {guards: 2}, cells: 0401/e", ["'b' has no 0401/e, where 'a0' arrives"]),
        ("turn: 2, units: {guards: 2}, cells: 0301", ["Guards cannot stand where 'a0' arrives: 0301 is Lake"]),
        (
            "turn: 2, units: {guards: 2}, cells: 0301:0302",
            ["Guards cannot stand where 'a0' arrives: its 2 cells are Lake"],
        ),
        ("turn: 2, units: {guards: 2}, cells: 0301:0401", []),  # One of them will do.
        ("turn: 2, units: {guards: 2}, cells: 0901", ["'b' has no 0901, where 'a0' arrives"]),
        ("turn: 2, units: {guards: 2}, region: west", ["'b' has no west, where 'a0' arrives"]),
        ("turn: 2, units: {guards: 3}, cells: 0401", ["'a0' brings 3 units, but only 2 may stand where they arrive"]),
        ("turn: 2, units: {guards: 2, chief: 1}, cells: 0401", []),  # A chief stands with others.
    ],
)
def test_where_units_arrive(tmp_path: Path, arrival: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z210", arriving(arrival)) == messages


SCENARIOS = "scenarios: [{id: long, last_turn: 8}, {id: short, first_turn: 3, last_turn: 5}]\n"


@pytest.mark.parametrize(
    ("arrival", "more", "messages"),
    [
        ("turn: 8, units: {guards: 1}", "", []),
        ("turn: 9, units: {guards: 1}", "", ["'a0' arrives on turn 9, but the last turn is 8"]),
        ("turn: 0, units: {guards: 1}", "", ["'a0' arrives on turn 0, but the first turn is 1"]),
        ("turn: 7, units: {guards: 1}", SCENARIOS, []),  # In the long one.
        (
            "turn: 7, units: {guards: 1}, scenarios: [short]",
            SCENARIOS,
            ["'a0' arrives on turn 7, but the scenario 'short' ends after turn 5"],
        ),
        (
            "turn: 2, units: {guards: 1}, scenarios: [long, short]",
            SCENARIOS,
            ["'a0' arrives on turn 2, but the scenario 'short' begins with turn 3"],
        ),
        (
            "turn: 2, units: {guards: 1}",
            "scenarios: [{id: s, last_turn: 12}]\n",
            ["the turn track has no turn 12: it goes from 1 to 8"],
        ),
        (
            "turn: 4, units: {guards: 1}",
            "scenarios: [{id: long}, {id: s, first_turn: 5, last_turn: 4}]\n",
            ["the scenario 's' ends after turn 4, before it begins"],
        ),
        ("turn: 4, units: {guards: 1}", "scenarios: [{id: s, first_turn: 4, last_turn: 4}]\n", []),
        ("turn: 9, units: {guards: 1}", "options: [{id: o}]\n", ["'a0' arrives on turn 9, but the last turn is 8"]),
    ],
)
def test_when_units_arrive(tmp_path: Path, arrival: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z211", arriving(arrival, more=more)) == messages


def test_without_a_turn_track_nobody_knows_the_end(tmp_path: Path) -> None:
    assert said(tmp_path, "Z211", arriving("turn: 99, units: {guards: 1}").replace("turns: true, ", "")) == []


@pytest.mark.parametrize(
    ("arrivals", "messages"),
    [
        (("turn: 2, units: {guards: 2}", "turn: 3, units: {guards: 2}"), []),
        (
            ("turn: 2, units: {guards: 2}", "turn: 3, units: {guards: 3}"),
            ["5 of 'guards' arrive for 'red', but it has only 4"],
        ),
        (("turn: 2, units: {boat: 1}",), ["1 of 'boat' arrives for 'red', but it has none"]),
        # Each in another scenario.
        (("turn: 2, units: {guards: 3}, scenarios: [long]", "turn: 2, units: {guards: 3}, scenarios: [short]"), []),
    ],
)
def test_how_many_arrive(tmp_path: Path, arrivals: tuple[str, ...], messages: list[str]) -> None:
    assert said(tmp_path, "Z212", arriving(*arrivals, more=SCENARIOS)) == messages


def test_units_that_arrive_do_not_set_up(tmp_path: Path) -> None:
    """Nine guards do not fit on four cells with two each; eight do, and so do nine if one of them comes later."""
    nine = GAME.replace("guards: 4", "guards: 9")
    assert said(tmp_path, "Z101", nine) == ["1 of the 10 units of 'red' does not fit in 'camp' (Guards)"]
    assert said(tmp_path, "Z101", GAME.replace("guards: 4", "guards: 8")) == []
    assert said(tmp_path, "Z101", nine + "arrivals: [{id: a, army: red, turn: 2, units: {guards: 1}}]\n") == []


@pytest.mark.parametrize(
    ("line", "messages"),
    [
        ("side: red, sources: 0102", []),
        ("side: red, sources: 0601", ["no supply comes from 0601 to where the units of 'red' set up"]),  # The lake.
        ("side: red, sources: 0601, by: distance", []),
        (
            "side: red, sources: 0601, by: distance, range: 2",
            ["no supply comes from 0601 to where the units of 'red' set up"],
        ),
        ("side: red, region: east", ["no supply comes from 0601, 0602 to where the units of 'red' set up"]),
        ("side: red, sources: 0102, by: roads", []),  # The source itself is in the camp.
        ("side: red, sources: 0901", ["'b' has no 0901, from which supply comes"]),
        ("side: red", []),
    ],
)
def test_supply_comes_to_the_army(tmp_path: Path, line: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z214", f"{GAME}supply: [{{id: s, {line}}}]\n") == messages


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        ("unit: guards, path: [0101, 0201], gives: 1", []),
        ("unit: guards, path: [0201, 0301], gives: 1", ["Guards may not go to 0301: Lake"]),
        ("unit: guards, path: [0201, 0301], retreat: true", ["Guards may not retreat to 0301: Lake"]),
        ("unit: guards, path: [0401, 0501, 0502], gives: 3", []),
        (
            "unit: guards, path: [0402, 0502, 0501, 0401], gives: 4",
            ["the path costs 4, but Guards has only 3 to spend"],
        ),
        ("unit: guards, path: [0402, 0502, 0501, 0401], retreat: true", []),
        ("path: [0201, 0301], gives: 1", []),  # Of nobody.
        ("unit: guards, path: [0101, 0401], gives: 1", []),  # W303 reports the gap.
    ],
)
def test_paths_of_examples(tmp_path: Path, example: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z215", f"{GAME}examples: [{{id: e, board: b, {example}}}]\n") == messages


VIEW = """\
terrain:
  - {id: open}
  - {id: wood, name: Wood, sight: blocks}
  - {id: hill, name: Hill, height: 1}
boards:
  - id: b
    hexes:
      columns: 5
      rows: 5
      cell: 9 mm
      legend: {'.': open, w: wood, h: hill}
      cells: |
        .....
        h....
        h.w..
        ...h.
        h...w
"""


@pytest.mark.parametrize(
    ("between", "sight", "messages"),
    [
        ("0302, 0304", "blocked", []),
        ("0302, 0304", "clear", ["0303 (Wood) hides 0304 from 0302"]),
        ("0302, 0303", "clear", []),  # What stands in the wood is seen.
        ("0402, 0404", "clear", []),
        ("0402, 0404", "blocked", ["nothing hides 0404 from 0402"]),
        # A hill hides what is lower on both sides, not what is as high.
        ("0403, 0405", "clear", ["0404 (Hill) hides 0405 from 0403"]),
        ("0102, 0105", "clear", []),
        # The line runs between 0303 and 0302, of which only one is a wood.
        ("0202, 0402", "clear", []),
    ],
)
def test_lines_of_sight(tmp_path: Path, between: str, sight: str, messages: list[str]) -> None:
    kit = f"{VIEW}examples: [{{id: e, board: b, between: [{between}], sight: {sight}}}]\n"
    assert said(tmp_path, "Z217", kit) == messages


@pytest.mark.parametrize(
    ("places", "message"),
    [
        ("[{unit: guards, cells: 0101, count: 2}]", ""),
        ("[{unit: guards, cells: 0101, count: 3}]", "3 units start on 0101 (3 Guards), but only 2 may stand on a cell"),
        ("[{unit: guards, cells: 0101, count: 2}, {unit: chief, cells: 0101}]", ""),
    ],
)
def test_the_stacking_limit_of_a_board_holds_at_set_up(tmp_path: Path, places: str, message: str) -> None:
    kit = f"{GAME}setup: [{{id: s, side: red, place: {places}}}]\n"
    assert said(tmp_path, "Z106", kit) == [message][: bool(message)]


LISTED = GAME.replace(
    "  - {id: guards, name: Guards, stats: {move: 3}}\n",
    "  - {id: guards, name: Guards, stats: {move: 3}}\n"
    "  - {id: lancers, name: Lancers, stats: {move: 3}, army: red, count: 2, arrives: %s, at: %s}\n",
)


@pytest.mark.parametrize(
    ("code", "turn", "cell", "messages"),
    [
        ("Z211", 3, "0401", []),
        ("Z211", 9, "0401", ["'lancers' arrives on turn 9, but the last turn is 8"]),
        ("Z210", 3, "0301", ["Lancers cannot stand where it arrives: 0301 is Lake"]),
    ],
)
def test_units_of_an_order_of_battle_say_when_they_arrive(
    tmp_path: Path, code: str, turn: int, cell: str, messages: list[str]
) -> None:
    assert said(tmp_path, code, LISTED % (turn, f"'{cell}'")) == messages


def test_a_unit_that_arrives_late_is_found_where_it_says_so(tmp_path: Path) -> None:
    (place,) = found(tmp_path, "Z211", LISTED % (9, "'0401'"))
    line = next(line for line in LISTED.splitlines() if "lancers" in line) % (9, "'0401'")
    assert place.split(" ")[0].partition(":")[2] == str(line.index("arrives:") + len("arrives: ") + 1)


def test_the_unit_that_cannot_stand_where_it_arrives_is_named_and_not_its_fellow(tmp_path: Path) -> None:
    lancers = "  - {id: lancers, name: Lancers, stats: {move: 3}, army: red, count: 2, arrives: 3, at: '0301'}\n"
    guns = lancers.replace("lancers", "guns").replace("Lancers", "Guns")
    barred = GAME.replace("cost: {any: no}", "cost: {guns: no, any: 1}")
    assert "guns: no" in barred
    kit = barred.replace("  - {id: guards,", f"{lancers}{guns}  - {{id: guards,")
    (place,) = found(tmp_path, "Z210", kit)
    assert place.partition(" ")[2] == "Guns cannot stand where it arrives: 0301 is Lake"
    line = next(number for number, line in enumerate(kit.splitlines(), 1) if "id: guns" in line)
    assert place.startswith(f"{line}:")


def test_the_turn_record_has_the_units_that_say_when_they_arrive(tmp_path: Path) -> None:
    game = game_of(tmp_path, LISTED % (3, "'0401'"))
    assert arrivals_on(game, game.boards["turns"], 3) == ("2 Lancers",)
    assert counters_at_start(game, game.boards["b"]) == ""


def test_the_numbers_after_a_loss_are_the_others_and_those_that_stay(tmp_path: Path) -> None:
    game = game_of(
        tmp_path,
        """
        stats: [{id: attack, name: Attack}, {id: move, name: Move}]
        units: {from: units.csv}
        """,
        units_csv="name,stats.attack,stats.move,reduced.attack\nGuards,5,4,3\nMilitia,1,4,\n",
    )
    assert dict(game.units["guards"].after_loss) == {"attack": 3, "move": 4}
    assert not game.units["militia"].reduced


# Three open hexes, then a lake of one and an open hex beyond it.
ROW = """
stats: [{id: move, name: Move, allowance: true}]
terrain: [{id: open, name: Open, cost: {any: 1}}, {id: lake, name: Lake, cost: {any: no}}]
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
armies: [{id: red, name: Red, side: red}, {id: blue, name: Blue, side: blue}]
units:
  - {id: guards, name: Guards, army: red, stats: {move: 2}, at: 0101}
  - {id: lancers, name: Lancers, army: blue, stats: {move: 2}, at: 0501}
boards:
  - {id: b, name: B, hexes: {columns: 5, rows: 1, cell: 16 mm, legend: {".": open, "~": lake}, cells: ...~.}}
"""


@pytest.mark.parametrize(
    ("line", "messages"),
    [
        ("sources: 0301", []),
        ("sources: 0301, range: 1", ["no supply comes from 0301 to where the units of 'red' set up"]),
        ("sources: 0501", ["no supply comes from 0501 to where the units of 'red' set up"]),
    ],
)
def test_supply_comes_to_units_that_say_where_they_start(tmp_path: Path, line: str, messages: list[str]) -> None:
    assert said(tmp_path, "Z214", f"{ROW}supply: [{{id: s, side: red, {line}}}]\n") == messages
