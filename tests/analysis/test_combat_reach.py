"""The weakest and the strongest attack of a game, and the columns that they come to."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from pnp.analysis.combat_reach import Reach, reach
from pnp.analysis.strength import most, most_counters
from pnp.model.game import Game
from tests.checks.cases import game_of

# Red has three rifles: 3 x 2 in attack, 3 x 3 in defence. Blue has two guns and a rifle: 10 in attack, 5 in defence.
KIT = """\
sides: [{id: r, name: Red}, {id: b, name: Blue}]
stats: [{id: force, name: Force}, {id: hold, name: Hold}]
units:
  - {id: rifles, name: Rifles, stats: {force: 2, hold: 3}}
  - {id: guns, name: Guns, stats: {force: 4, hold: 1}}
armies:
  - {id: red, name: Red army, side: r, units: {rifles: 3}, spare: {rifles: 4}}
  - {id: blue, name: Blue army, side: b, units: {guns: 2, rifles: 1}}
options:
  - {id: snow, name: Snow, adds: {units: {blue: {guns: 2}}}}
{terrain}
{boards}
tables:
  - id: fight
    name: Fight
    die: D6
    combat: {{combat}}
    results: {AR: Back}
    rows: [{on: 1-6, results: AR AR AR AR AR}]
"""
ODDS = "columns: 1:3 1:2 1:1 2:1 3:1, by: odds, attack: force"


def played(folder: Path, combat: str, boards: str = "", terrain: str = "") -> Game:
    return game_of(folder, KIT.replace("{combat}", combat).replace("{boards}", boards).replace("{terrain}", terrain))


@pytest.mark.parametrize(
    ("combat", "least", "most", "high"),
    [
        # A gun alone is worth 1 in defence; one rifle against all of the other army is the weakest attack.
        (f"{ODDS}, defence: hold", Fraction(2, 9), Fraction(6), 4),
        # Without a stat of its own, a defence counts as an attack does: 2 against 10, 10 against 2.
        (ODDS, Fraction(2, 10), Fraction(5), 4),
        ("columns: -7 -3 0 3 8, by: differential, attack: force, defence: hold", Fraction(-7), Fraction(7), 3),
        ("columns: 1 3 5 7 9, by: firepower, attack: force", Fraction(2), Fraction(10), 4),
    ],
)
def test_all_of_an_army_attacks_the_weakest_and_one_attacks_all(
    tmp_path: Path, combat: str, least: Fraction, most: Fraction, high: int
) -> None:
    game = played(tmp_path, combat)
    assert reach(game, game.tables["fight"]) == Reach(least, most, 0, high)


def test_as_many_stand_around_a_cell_and_on_it_as_the_board_allows(tmp_path: Path) -> None:
    """One on each of the six cells around, and one in the middle."""
    board = "boards: [{id: b, hexes: {columns: 5, rows: 5, cell: 9 mm, stack: 1}}]"
    game = played(tmp_path, f"{ODDS}, defence: hold", board)
    # 2 against 3 rifles' 3; the three rifles' 6 against a gun.
    assert reach(game, game.tables["fight"]) == Reach(Fraction(2, 3), Fraction(6), 1, 4)


def test_ground_is_taken_at_its_best_and_at_its_worst_and_shifts_count(tmp_path: Path) -> None:
    terrain = "terrain: [{id: fort, name: Fort, defenders: x2}, {id: wood, name: Wood, shift: -1}]"
    game = played(tmp_path, "columns: 1:6 1:3 1:1 3:1 6:1, by: odds, attack: force, defence: hold", terrain=terrain)
    # 2 against 9 in a fort are 1:9; 6 against 1 are 6:1, from which nothing shifts to the right.
    assert reach(game, game.tables["fight"]) == Reach(Fraction(1, 9), Fraction(6), 0, 4)


def test_an_effect_on_a_strength_leaves_it_without_a_bound(tmp_path: Path) -> None:
    effect = "{do: modify, what: force, count: +1}"
    cards = f"decks: [{{id: d, name: D, cards: [{{id: c, name: C, effects: [{effect}]}}]}}]"
    game = played(tmp_path, f"{ODDS}, defence: hold", cards)
    assert reach(game, game.tables["fight"]) is None


def test_counters_are_those_of_the_army_and_the_spare_ones_or_what_options_add(tmp_path: Path) -> None:
    game = played(tmp_path, ODDS)
    red, blue = game.armies["red"], game.armies["blue"]
    assert most_counters(game, red, game.units["rifles"]) == 3 + 4
    assert most(game, blue, game.units["guns"]).arithmetic == "2 + 2 with option 'snow' = 4"
    assert most_counters(game, blue, game.units["guns"]) == 4


def test_rolls_of_the_army_and_of_an_option_are_taken_together(tmp_path: Path) -> None:
    levy = """\
  - {id: levy, name: Levy, die: D6, rows: [{on: 1-6, effects: [{do: gain, what: guns, count: 2}]}]}
"""
    text = KIT.replace("tables:\n", f"tables:\n{levy}").replace("{combat}", ODDS)
    text = text.replace("{boards}", "").replace("{terrain}", "")
    text = text.replace("units: {guns: 2, rifles: 1}}", "units: {guns: 2, rifles: 1}, rolls: {levy: 1}}")
    text = text.replace("{units: {blue: {guns: 2}}}", "{rolls: {blue: {levy: 2}}}")
    game = game_of(tmp_path, text)
    strength = most(game, game.armies["blue"], game.units["guns"])
    assert strength.arithmetic == "2 + 6 by 3 rolls on 'levy' = 8"
