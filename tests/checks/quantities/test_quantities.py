"""What is stated against what is counted, and expressions."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.quantities.counts import arithmetic
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of

CARDS = """
decks:
  - id: d
    stated: {%s}
    codes: {use: {G: German, B: Both}, kind: {B: Ball, M: Move}}
    cards:
      - {id: a, name: One, copies: 3, use: G, kind: B}
      - {id: b, name: One, use: B, kind: B}
      - {id: c, name: Two, copies: 2, use: B, kind: M, side: n}
sides: [{id: n}]
"""


@pytest.mark.parametrize(
    ("stated", "messages"),
    [
        ("cards: 6, names: 2, faces: 3, G: 3, german: 3, M: 2, n: 2", []),
        ("cards: 5", ["3:21 5 cards are stated, but there are 6"]),
        ("B: 3", []),
        ("B: 4", []),
        ("use.B: 3, kind.B: 4", []),
        ("B: 7", ["3:17 7 B are stated, but there are 3 or 4"]),
        ("use.B: 4", ["3:21 4 use.B are stated, but there are 3"]),
        ("names: 1", ["3:21 1 names is stated, but there are 2"]),
    ],
)
def test_cards_are_counted_with_their_copies(tmp_path: Path, stated: str, messages: list[str]) -> None:
    assert found(tmp_path, "Q101", CARDS % stated) == messages


def test_units_rows_spaces_phases_and_steps(tmp_path: Path) -> None:
    text = """
    sides: [{id: n}]
    classes: [{id: foot}]
    units: [{id: pikes, classes: [foot]}, {id: cog}]
    armies: [{id: a, side: n, units: {pikes: 3, cog: 1}, stated: {units: 4, kinds: 2, foot: 3, pikes: 2}}]
    tables: [{id: t, die: D2, rows: [{on: 1}, {on: 2}], stated: {rows: 2, results: 3}}]
    boards:
      - {id: g, grid: {columns: 3, rows: 2, cell: 9 mm}, stated: {spaces: 6, columns: 2}}
      - {id: k, track: {count: 12}, stated: {spaces: 12}}
    phases: [{id: p, stated: {steps: 3}, steps: [One, {text: Two, steps: [Three]}]}]
    """
    assert found(tmp_path, "Q101", text) == [
        "4:99 2 pikes are stated, but there are 3",
        "5:80 3 results are stated, but there are 2",
        "7:83 2 columns are stated, but there are 3",
    ]


def test_a_name_that_nothing_counts(tmp_path: Path) -> None:
    assert found(tmp_path, "Q102", CARDS % "crads: 6") == ["3:14 nothing is counted as 'crads' here"]
    assert found(tmp_path, "Q102", CARDS % "cards: 6, use.G: 3") == []


@pytest.mark.parametrize(
    ("supply", "message"),
    [
        ("= units.pkes.stats.hits", "4:23 'units' has no 'pkes'"),
        ("= 2 + unts.pikes.stats.hits", "4:27 nothing is called 'unts'"),
        ("= 3 / 2", "4:23 this comes to 1.5: a quantity is a whole number from 0 on"),
        ("= -1", "4:23 this comes to -1: a quantity is a whole number from 0 on"),
        ("= 1 / (units.pikes.stats.hits - 3)", "4:28 'units.pikes.stats.hits - 3' is zero"),
        (
            "= units.pikes.name",
            "4:23 this is not a number: a quantity is a whole number from 0 on",
        ),
        ("'= (1 +'", "4:24 this is not an expression"),
        ("= units.pikes.stats.hits * 2 - 1", None),
        ("= 0.1 * 30", None),
        ("= len(units)", None),
        ("0", None),
    ],
)
def test_expressions_point_at_what_is_wrong(tmp_path: Path, supply: str, message: str | None) -> None:
    text = f"""
    stats: [{{id: hits}}]
    units: [{{id: pikes, name: P, stats: {{hits: 3}}}}]
    markers:
      - {{id: m, supply: {supply}}}
    """
    assert found(tmp_path, "Q103", text) == ([message] if message else [])


def test_the_column_of_a_mistake_in_an_expression(tmp_path: Path) -> None:
    text = "markers:\n  - {id: damage, supply: = 2 + unts.pikes}\n"
    assert found(tmp_path, "Q103", text) == ["2:32 nothing is called 'unts'"]


def test_spare_counters_and_formulas_are_worked_out_too(tmp_path: Path) -> None:
    text = """
    sides: [{id: n}]
    units: [{id: pikes}]
    armies: [{id: a, side: n, units: {pikes: 3}, spare: {pikes: = armis.a.total}}]
    formulas: [{id: f, inputs: [x], value: 3 * x +}]
    """
    assert found(tmp_path, "Q103", text) == ["3:63 nothing is called 'armis'", "4:47 this is not an expression"]


PIECES = """
sides: [{id: n, stated: {units: 5, armies: 1, cards: 2}}, {id: s, stated: {units: 4}}]
classes: [{id: foot, stated: {pieces: 3, kinds: 2}}]
units: [{id: pikes, classes: [foot], stated: {pieces: 4}}, {id: bows, classes: [foot]}, {id: cog}]
armies: [{id: a, side: n, units: {pikes: 3, cog: 2}}]
markers: [{id: mine, supply: '= armies.a.total * 2', stated: {supply: 9}}]
terrain: [{id: wood, stated: {spaces: 3}}, {id: open}]
boards:
  - id: g
    stated: {wood: 2, open: 3}
    grid:
      columns: 3
      rows: 2
      cell: 9 mm
      legend: {w: wood, ".": open}
      cells: |
        w..
        w..
      regions: [{id: r, cells: A1:B2, stated: {spaces: 3}}]
decks: [{id: d, cards: [{id: c, copies: 2, side: n, stated: {copies: 3}}]}]
scenarios: [{id: o, armies: [a], stated: {armies: 2}}]
formulas: [{id: f, inputs: [x, y], value: x + y, stated: {inputs: 1}}]
"""


def test_pieces_ground_regions_and_supplies_are_counted(tmp_path: Path) -> None:
    assert [one.partition(" ")[2] for one in found(tmp_path, "Q101", PIECES)] == [
        "4 units are stated, but there are 0",
        "4 pieces are stated, but there are 3",
        "9 supply are stated, but there are 10",
        "3 spaces are stated, but there are 2",
        "3 open are stated, but there are 4",
        "3 spaces are stated, but there are 4",
        "3 copies are stated, but there are 2",
        "2 armies are stated, but there is 1",
        "1 inputs is stated, but there are 2",
    ]


def test_the_arithmetic_of_a_count_is_shown(tmp_path: Path) -> None:
    text = "decks: [{id: d, stated: {cards: 5}, cards: [{id: a, copies: 3}, {id: b}]}]\n"
    check = next(one for one in GAME_CHECKS if one.code == "Q101")
    (finding,) = check.findings(GameContext(game_of(tmp_path, text)))
    assert finding.hint == "correct the list, or the number if the list is right: 3 + 1 = 4"
    assert [(one.span.column, one.message) for one in finding.related] == [(37, "4 counted here")]


def test_many_parts_are_taken_together(tmp_path: Path) -> None:
    cards = ", ".join(f"{{id: c{number}, copies: {1 + number % 2}}}" for number in range(14))
    game = game_of(tmp_path, f"decks: [{{id: d, cards: [{cards}]}}]\n")
    assert arithmetic(game.decks[0], "cards", game) == "7 × 1 + 7 × 2 = 21"


def test_what_a_component_prints_is_followed_as_far_as_no_record_is_needed(tmp_path: Path) -> None:
    text = """
    components:
      - {id: a, name: A, kind: sheet, layout: x, copies: = kit.playrs.most}
      - {id: b, name: B, kind: sheet, of: armies, layout: x, copies: = army.total + kit.players.most}
    """
    assert found(tmp_path, "Q103", text) == ["2:56 'kit' has no 'playrs'"]
