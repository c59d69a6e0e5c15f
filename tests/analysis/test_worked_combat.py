"""An example of a combat table, worked out as its players do."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from pnp.analysis.combat import WorkedCombat, work_out
from tests.analysis.test_combat_reach import KIT
from tests.checks.cases import game_of

COMBAT = "columns: 1:2 1:1 2:1, by: odds, attack: force, defence: hold"
EXAMPLE = """\
    rows:
      - {on: 1-3, results: AR AR DR}
      - {on: 4-6, results: AR DR DR}
    modifiers: [{id: drums, name: Drums, by: 1}]
examples:
  - {id: e, roll: fight, attackers: {guns: 2}, defenders: {rifles: 1}, modifiers: [drums], rolled: {rolled}, gives: DR}
"""


def worked(folder: Path, rolled: str) -> WorkedCombat:
    rows = (
        EXAMPLE.replace("{rolled}", rolled)
        if rolled
        else EXAMPLE.replace("rolled: {rolled}, gives: DR", "text: They attack.")
    )
    kit = KIT.replace("{combat}", COMBAT).replace("{boards}", "").replace("{terrain}", "")
    kit = kit.replace("    rows: [{on: 1-6, results: AR AR AR AR AR}]\n", rows).replace(
        "{AR: Back}", "{AR: Back, DR: Off}"
    )
    table = (game := game_of(folder, kit)).tables["fight"]
    done = work_out(game, table, game.examples["e"])
    assert done is not None
    return done


@pytest.mark.parametrize(("rolled", "results"), [("2", "1-3"), ("3", "4-6"), ("4", "4-6")])
def test_the_row_is_that_of_the_roll_with_its_modifiers(tmp_path: Path, rolled: str, results: str) -> None:
    # Two guns attack with 4 each, a rifle holds with 3: 8 to 3 is 2:1. Drums add 1 to the roll.
    done = worked(tmp_path, rolled)
    assert (done.attackers.strength, done.defenders.strength, done.final) == (Fraction(8), Fraction(3), 2)
    assert done.row is not None
    assert str(done.row.on) == results


def test_without_a_roll_there_is_no_row(tmp_path: Path) -> None:
    assert worked(tmp_path, "").row is None
