"""The most units of a kind that an army can have, and who arrives later."""

from __future__ import annotations

import pytest

from pnp.analysis.arrivals import (
    arrivals_in_words,
    arrivals_on,
    arriving_units,
    board_of,
    cells_in,
    starting_units,
    turn_track,
    turns_of,
)
from pnp.analysis.reach import Reach
from pnp.analysis.strength import most, most_counters, most_of, strength_in
from pnp.analysis.variants import variants
from pnp.model.effects import Target
from pnp.model.game import Game
from tests.checks.cases import game_of

KIT = """
classes: [{id: foot}, {id: horse}]
sides: [{id: red}, {id: blue}]
units:
  - {id: guards, name: Guard, classes: [foot]}
  - {id: lancers, name: Lancer, plural: Lancers, classes: [horse]}
  - {id: spy, name: Spy, side: blue}
  - {id: ghost, name: Ghost}
armies:
  - {id: reds, side: red, units: {guards: 4, lancers: 2, ghost: 0}, spare: {guards: 1}, rolls: {muster: 2, calls: 3}}
  - {id: blues, side: blue, units: {lancers: 3}}
tables:
  - {id: muster, die: D2, duplicates: keep, rows: [
      {on: 1, text: A., effects: [{do: gain, what: guards, count: 1-3}]},
      {on: 2, text: B., effects: [{do: gain, what: unit, count: '2', target: {classes: [foot]}}]}]}
  - {id: calls, die: D2, rows: [
      {on: 1, text: A., effects: [{do: gain, what: horse}]},
      {on: 2, text: B., effects: [{do: gain, what: unit, target: {side: enemy}}, {do: lose, what: horse}]}]}
options:
  - {id: more, name: More, adds: {units: {reds: {guards: 2}}, rolls: {reds: {calls: 1}}}}
scenarios: [{id: long, name: Long, options: [more]}, {id: late, name: Late}]
boards:
  - {id: turns, track: {count: 5, start: 3, turns: true, spaces: [{id: a}, {id: b, number: 8}]}}
  - {id: map, hexes: {columns: 3, rows: 2, cell: 9 mm, regions: [{id: west, cells: '0101:0102'}]}}
arrivals:
  - {id: one, turn: 4, army: reds, units: {lancers: 2}, cells: '0301', region: [west], scenarios: [late]}
  - {id: two, turn: 4, army: reds, units: {guards: 1, lancers: 1}, cells: '0101'}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("strength"), KIT)


def test_listed_units_rolled_ones_and_those_of_options(game: Game) -> None:
    reds, guards, lancers = game.armies["reds"], game.units["guards"], game.units["lancers"]
    # Each row of the muster counts once: 3 and 2. Each call can bring one horse: three, and a fourth with the option.
    found = {variant.words: strength_in(game, reds, guards, variant).arithmetic for variant in variants(game, reds)}
    assert found == {
        "": "4 + 5 by 2 rolls on 'muster' = 9",
        " with option 'more'": "4 + 2 with option 'more' + 5 by 2 rolls on 'muster' = 11",
        " in scenario 'long'": "4 + 2 with option 'more' + 5 by 2 rolls on 'muster' = 11",
        " in scenario 'late'": "4 + 5 by 2 rolls on 'muster' = 9",
    }
    assert most(game, reds, lancers).arithmetic == "2 + 4 by 4 rolls on 'calls' = 6"
    # Of two variants with as many it is the one with a single option.
    assert most(game, reds, guards).variant.words == " with option 'more'"
    assert most(game, game.armies["blues"], lancers).arithmetic == ""


def test_counters_in_play_or_printed(game: Game) -> None:
    reds = game.armies["reds"]
    assert most_counters(game, reds, game.units["guards"]) == 11
    assert most_counters(game, game.armies["blues"], game.units["lancers"]) == 3


@pytest.mark.parametrize(("count", "number"), [("", 1), ("2", 2), ("1-3", 3), ("2D6", 12), ("all", 0)])
def test_the_highest_number_of_a_count(count: str, number: int) -> None:
    assert most_of(count) == number


def test_who_is_there_before_others_arrive(game: Game) -> None:
    reds = game.armies["reds"]
    assert arriving_units(game, reds) == {"lancers": 3, "guards": 1}
    # In some scenario no lancer is there; of what an army has none, nobody arrives.
    assert starting_units(game, reds) == {"guards": 3, "ghost": 0}
    by_scenario = {variant.words: starting_units(game, reds, variant) for variant in variants(game, reds)}
    assert by_scenario[" in scenario 'long'"] == {"guards": 5, "lancers": 1, "ghost": 0}
    assert by_scenario[" in scenario 'late'"] == {"guards": 3, "ghost": 0}


def test_turns_and_what_arrives_on_them(game: Game) -> None:
    track = turn_track(game)
    assert track is game.boards["turns"]
    assert turns_of(track) == (3, 8, 5, 6, 7)
    assert arrivals_on(game, track, 4) == ("2 Lancers", "Guard, Lancer")
    assert arrivals_on(game, track, 5) == ()
    assert arrivals_in_words(game, track, 4) == "2 Lancers, Guard, Lancer"
    assert turn_track(game, "map") is None
    assert turn_track(game, "nowhere") is None


def test_where_somebody_arrives(game: Game) -> None:
    one, board = game.arrivals["one"], game.boards["map"]
    assert board_of(game, one) is board
    assert board.grid is not None
    assert " ".join(map(board.grid.lattice.name, cells_in(board.grid, one))) == "0101 0301 0102"


def test_who_is_meant_by_a_target_and_whom_a_side_can_have(game: Game) -> None:
    reach = Reach(game)
    assert reach.of(None) == {"guards", "lancers", "spy", "ghost"}
    assert reach.of(Target(classes=("foot", "horse"), excepts=("lancers",))) == {"guards"}
    assert reach.of(Target(excepts=("horse",))) == {"guards", "spy", "ghost"}
    # Guards and horse can be gained by anybody; the spy is blue; no army begins with a ghost.
    assert reach.rosters == {"red": {"guards", "lancers"}, "blue": {"guards", "lancers", "spy"}}
