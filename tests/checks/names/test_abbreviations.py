"""Abbreviations that nobody explains, uses, or can tell from something else."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit
from tests.checks.cases import HEAD, found


def of_kit(folder: Path, code: str, declared: str, text: str = "{}") -> list[str]:
    """What a check says about a kit with these abbreviations in line 6 of kit.yaml, each as ``col message``."""
    (folder / "kit.yaml").write_text(f"{HEAD}abbreviations: {{{declared}}}\n", encoding="utf-8")
    (folder / "k.yaml").write_text(text + "\n", encoding="utf-8")
    game = load_kit(folder, ".").game
    assert game is not None
    check = next(one for one in GAME_CHECKS if one.code == code)
    return [f"{one.span.column} {one.message}" for one in check.findings(GameContext(game))]


KIT = """
stats: [{id: move, name: Movement, abbr: Mv}, {id: actions, name: Action points, abbr: AP}]
sides: [{id: us, name: US Army, code: Q}]
decks: [{id: d, codes: {kind: {TT: Troops}}}]
phases: [{id: p, text: "TEXT"}]
"""


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("It costs 2 MP.", "MP"),
        ("It costs **2 MP** to enter.", "MP"),
        ("Gain +1 VP, or 3 VPs.", "VP"),
        ("A wood gives MF +1.", "MF"),
        ("It has MF 2.", "MF"),
        ("Its CF is 3.", "CF"),
        ("It has AP 2, and Mv +1.", None),
        ("It has MF 2-b, or FORTS.", None),
        ("Spend 3 AP and go.", None),
        ("Take 3 TT.", None),
        ("Each turn you have 3 action points (CP). Spend 2 CP.", None),
        ("CP: a command point. Spend 2 CP.", None),
        ("Move 3 US squads. Beat 2 US.", None),
        ("Place 3 USSR squads.", None),
        ("Meet at 8 PM, page 12 DPI, chapter 3 XIV.", None),
        ("You MUST pay 2. NOT 3.", None),
        ("In 1814 MP.", None),
        ("Take 1.5 MP.", None),
    ],
)
def test_undefined(tmp_path: Path, text: str, short: str | None) -> None:
    messages = [f"4:{25 + text.index(short)} nothing says what {short!r} stands for"] if short else []
    assert found(tmp_path, "N116", KIT.replace("TEXT", text)) == messages


def test_unused(tmp_path: Path) -> None:
    phase = "phases: [{id: p, text: Move %s squares.}]"
    assert of_kit(tmp_path, "N117", "adj: adjacent, max: maximum", phase % "adj.") == [
        "32 'max' is declared but never used"
    ]
    assert of_kit(tmp_path, "N117", "adj: adjacent", phase % "Adj.") == []
    assert of_kit(tmp_path, "N117", "adj: adjacent", phase % "adjusted") == ["17 'adj' is declared but never used"]


@pytest.mark.parametrize(
    ("declared", "messages"),
    [
        ("MA: MP allowance, MP: MA points", ["17 'MA' is explained by itself: MA → MP → MA"]),
        ("A: B one, B: C two, C: A three", ["17 'A' is explained by itself: A → B → C → A"]),
        ("HQ: HQ", ["17 'HQ' is explained by itself: HQ → HQ"]),
        ("VP: VP of the game", ["17 'VP' is explained by itself: VP → VP"]),
        ("M1: M1 Abrams", []),
        ("MA: MP allowance, MP: movement points", []),
        ("MA: MAP allowance, MP: MAs", []),
    ],
)
def test_circles(tmp_path: Path, declared: str, messages: list[str]) -> None:
    assert of_kit(tmp_path, "N118", declared) == messages


DICE = "tables: [{id: t, die: D6, rows: [{on: 1-6}]}]\n"
GRID = "boards: [{id: b, grid: {columns: 8, rows: 8, cell: 9 mm}}]\n"


@pytest.mark.parametrize(
    ("abbr", "more", "reading"),
    [
        ("D6", DICE, "a die"),
        ("2d10", DICE, "a die"),
        ("D6", "", None),
        ("D7", DICE, None),
        ("A4", GRID, "a square of 'b'"),
        ("A9", GRID, None),
        ("A", GRID, None),
        ("4", GRID.replace("9 mm", "9 mm, coordinates: {cells: numbers}"), None),
        ("N", "sides: [{id: n, name: North}]\n", "N of the compass"),
        ("NE", "phases: [{id: p, text: Move to the NW or SE.}]\n", "NE of the compass"),
        ("NE", "phases: [{id: p, text: Move to the NW.}]\n", None),
        ("N", "phases: [{id: p, text: Move to the north.}]\n", None),
    ],
)
def test_other_readings(tmp_path: Path, abbr: str, more: str, reading: str | None) -> None:
    text = f"units: [{{id: u, name: Nobles, abbr: {abbr}}}]\n{more}"
    messages = [f"1:37 {abbr!r} is short for Nobles, but reads as {reading}"] if reading else []
    assert found(tmp_path, "N119", text) == messages


def test_the_compass_itself_may_be_abbreviated(tmp_path: Path) -> None:
    text = "sides: [{id: n, name: North, abbr: N}]\nunits: [{id: u, name: North guard, abbr: NE}]\n"
    assert found(tmp_path, "N119", text) == []


@pytest.mark.parametrize(("words", "is_found"), [("the SW quadrant", True), ("an SW in sight of another", False)])
def test_a_place_named_by_a_point_of_the_compass(tmp_path: Path, words: str, is_found: bool) -> None:
    text = f"units: [{{id: u, name: Small Warship, abbr: SW, text: Six of them start in {words}.}}]\n"
    said = "1:44 'SW' is short for Small Warship, but reads as SW of the compass"
    assert found(tmp_path, "N119", text) == ([said] if is_found else [])
