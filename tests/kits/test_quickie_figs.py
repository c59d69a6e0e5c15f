"""Quickie Figs has every range, roll and option that its source gives."""

from __future__ import annotations

import pytest

from pnp.model.game import Game


def test_there_are_five_turns_from_far_to_near(game: Game) -> None:
    assert game.phases.ids == ("extreme", "long", "medium", "short", "hand-to-hand")
    assert tuple(space.id for space in game.boards["ranges"].track.spaces) == game.phases.ids  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("roll", "highest"),
    [
        ("attack", 1),
        ("hand-weapon", 2),
        ("specialist", 3),
        ("light-armor", 1),
        ("medium-armor", 2),
        ("heavy-armor", 3),
    ],
)
def test_a_roll_succeeds_up_to_this_result_of_a_six_sided_die(game: Game, roll: str, highest: int) -> None:
    found = game.rolls[roll]
    assert (found.die.count, found.die.sides) == (1, 6)
    assert found.target is not None
    assert (found.target.low, found.target.high) == (1, highest)


@pytest.mark.parametrize("table", ["casualties", "stay-at-range"])
def test_the_optional_tables_split_the_die_in_the_middle(game: Game, table: str) -> None:
    assert [str(row.on) for row in game.tables[table].rows] == ["1-3", "4-6"]


def test_each_range_has_its_weapons_in_both_readings(game: Game) -> None:
    bands = {band.id: band.fields for band in game.sets["bands"].records}
    assert bands["extreme"]["fantasy"] == "Magic"
    assert bands["long"]["fantasy"] == "Long bows, crossbows"
    assert bands["medium"]["fantasy"] == "Short bows, javelins, slings"
    assert bands["short"]["fantasy"] == "Thrown weapons"
    assert "Missile launchers" in bands["extreme"]["weapons"]
    assert "Rifles" in bands["long"]["weapons"]
    assert "pistols" in bands["medium"]["weapons"]
    assert "thrown weapons" in bands["short"]["weapons"]


def test_every_optional_rule_is_there(game: Game) -> None:
    assert game.options.ids == ("armor", "powers", "casualties", "stay", "fantasy")
