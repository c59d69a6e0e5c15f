"""What is worked out of a game is worked out once, counts as read by whoever uses it, and goes with the game."""

import gc
from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.run import check_game
from pnp.model.game import Game
from pnp.tracing import Recorder, traced
from tests.checks.cases import game_of

KIT = """
units: [{id: pikes, name: Pikes, text: They stand.}]
markers: [{id: coin, name: Coin, supply: = 2 * units.pikes.copies, at_most: 7}]
"""


def test_contexts_of_one_game_share_what_was_worked_out(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT)
    made: list[GameContext] = []

    def words(context: GameContext) -> str:
        made.append(context)
        return context.prose.text

    assert GameContext(game).get(words) is GameContext(game).get(words)
    assert len(made) == 1
    assert GameContext(game).prose is GameContext(game).prose


def test_numbers_that_cannot_be_worked_out_are_none(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT)
    context, coin = GameContext(game), game.markers["coin"]
    assert [context.number_of(quantity) for quantity in (coin.at_most, coin.supply, coin.needs)] == [7, None, None]


def test_the_second_task_has_read_what_the_first_worked_out(tmp_path: Path) -> None:
    recorder = Recorder()
    context = GameContext(traced(game_of(tmp_path, KIT), recorder))
    with recorder.task() as first:
        assert context.prose.passages
    with recorder.task() as second:
        assert context.prose.passages
    assert first == second
    assert {"Unit.node@text", "Game.units"} <= first
    assert "Unit.classes" not in first


@pytest.mark.usefixtures("own_garbage")
def test_no_module_keeps_a_game(tmp_path: Path) -> None:
    assert check_game(game_of(tmp_path, KIT)) is not None
    gc.collect()
    kept = [game for game in gc.get_objects() if isinstance(game, Game) and "coin" in game.markers.ids]
    assert kept == []
