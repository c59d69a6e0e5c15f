"""The column of a combat table that two strengths, shifts and terrain come to."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.errors import PnpError
from pnp.load.kit import load_kit
from pnp.model.game import Game
from pnp.preview.combat import combat, combat_column

KIT = """\
kit: duel
title: Duel
version: 0.1
players: 2
time: 20 min
language: en
licence: CC-BY-4.0
stats: [{id: power, name: Power}]
terrain:
  - {id: wood, name: Wood, shift: -1}
  - {id: bridge, name: Bridge, negates: [stream]}
  - {id: stream, name: Stream, shift: -2}
tables:
  - id: odds
    name: Odds
    die: D6
    combat:
      by: odds
      columns: 1:2 1:1 2:1 3:1
      attack: power
      beyond: As the last column.
      most: 2
      shifts: [{id: guns, by: +1, times: 2, text: For each gun}]
    results: {'D#': {name: Defender loses, text: So many steps.}, AR: {name: Attacker retreats}}
    rows: [{on: 1-3, results: AR AR – D1}, {on: 4-6, results: AR – D1 D2/AR}]
  - id: difference
    name: Difference
    die: D6
    combat: {by: differential, columns: ≤0 1-3 4+, attack: power, rounds: defender}
    rows: [{on: 1-6, results: – D1 D2}]
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("duel")
    (folder / "kit.yaml").write_text(KIT, encoding="utf-8")
    loaded = load_kit(folder, "duel", ())
    assert loaded.game is not None, loaded.findings
    return loaded.game


def column(game: Game, table: str = "odds", **query: Any) -> tuple[int, int, int, bool]:
    """The column before shifts, by how much it is shifted, the column, and whether that is beyond the table."""
    found = combat_column(
        game, table, {key: [value] if isinstance(value, str) else value for key, value in query.items()}
    )
    assert found is not None
    return found["base"], found["shift"], found["column"], found["is_beyond"]


def test_strengths_come_to_a_column_in_favour_of_the_defender(game: Game) -> None:
    assert column(game, attack="11", defence="4") == (2, 0, 2, False)  # 2.75 : 1
    assert column(game, attack="3,5", defence="3.5") == (1, 0, 1, False)
    assert column(game, attack="9", defence="1") == (3, 0, 3, True)
    assert column(game, attack="1", defence="9") == (0, 0, 0, True)
    assert column(game, "difference", attack="5", defence="3") == (1, 0, 1, False)
    assert column(game, "difference", attack="9", defence="1") == (2, 0, 2, False)


def test_shifts_move_the_column_as_often_and_as_far_as_they_may(game: Game) -> None:
    assert column(game, base="1", shift=["guns", "guns", "guns"]) == (1, 2, 3, False)
    assert column(game, base="1", shift="guns", terrain="wood") == (1, 0, 1, False)
    assert column(game, base="0", terrain="wood") == (0, -1, 0, True)
    # Three columns to the left, but at most two; without the stream over the bridge, one.
    assert column(game, base="3", terrain=["wood", "stream"]) == (3, -2, 1, False)
    assert column(game, base="3", terrain=["wood", "stream", "bridge"]) == (3, -1, 2, False)


@pytest.mark.parametrize("strength", ["x", "-3", "1e99", "9" * 400, "1/0"])
def test_a_strength_that_is_no_number_is_said_to_be_none(game: Game, strength: str) -> None:
    with pytest.raises(PnpError, match="write a strength as a number"):
        combat_column(game, "odds", {"attack": [strength], "defence": ["3"]})


def test_only_combat_tables_have_columns(game: Game) -> None:
    assert combat_column(game, "no-such-table", {}) is None


def test_cells_say_what_their_codes_mean(game: Game) -> None:
    table = game.tables.find("odds")
    assert table is not None
    found = combat(game, table)
    assert found is not None
    assert (found["attack"], found["cells"][0]) == ("Power", ["AR", "AR", "–", "D1"])
    assert found["meanings"] == {
        "AR": "Attacker retreats",
        "D1": "Defender loses: So many steps.",
        "D2/AR": "Defender loses: So many steps. Attacker retreats",
    }
