"""Reinforcements that arrive on a turn that is never played.

Looks for the turn of every arrival on the turn track (`turns: true`), and between the `first_turn` and the `last_turn`
of the scenarios in which it comes. The first and last turns of scenarios must be on the track, too, and the
last must not be before the first.

The units stay in the box, and the side that counts on them loses.

```yaml file=play.yaml
units: [{id: guards, name: Guards}]
sides: [{id: red, name: Red}]
armies: [{id: red, side: red, units: {guards: 3}}]
boards:
  - {id: turns, name: Turns, track: {turns: true, count: 8}}
arrivals:
  - {id: second, name: Second brigade, turn: 9, army: red, units: {guards: 2}}
```
```text
play.yaml:7:46: error Z211 'second' arrives on turn 9, but the last turn is 8
```
```diff file=play.yaml
-  - {id: second, name: Second brigade, turn: 9, army: red, units: {guards: 2}}
+  - {id: second, name: Second brigade, turn: 8, army: red, units: {guards: 2}}
```
"""

from pnp.analysis.arrivals import turn_track, turns_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Board
from pnp.model.game import Game
from pnp.model.options import Scenario
from pnp.model.play import Arrival

NAME = "arrival after the end"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every arrival, and the turns of every scenario."""
    game = context.game
    for arrival in game.arrivals:
        track = turn_track(game, arrival.track)
        turns = turns_of(track) if track else ()
        if track and turns and arrival.turn not in turns:
            yield _off_track(arrival, track, turns)
        elif scenarios := _scenarios(game, arrival):
            yield from _after(arrival, scenarios)
    track = turn_track(game)
    for scenario in game.scenarios if track else ():
        turns = turns_of(track) if track else ()
        for key in ("first_turn", "last_turn"):
            turn: int | None = getattr(scenario, key)
            if turn is not None and turn not in turns:
                yield Problem(
                    message=f"the turn track has no turn {turn}: it goes from {turns[0]} to {turns[-1]}",
                    span=scenario.at(key),
                    hint="correct the turn, or lengthen the track",
                )
        if scenario.first_turn and scenario.last_turn and scenario.last_turn < scenario.first_turn:
            yield Problem(
                message=f"the scenario {scenario.id!r} ends after turn {scenario.last_turn}, before it begins",
                span=scenario.at("last_turn"),
                hint="exchange the two turns, or correct one",
                related=(Related(scenario.at("first_turn"), "where it begins"),),
            )


def _off_track(arrival: Arrival, track: Board, turns: tuple[int, ...]) -> Problem:
    late = arrival.turn > turns[-1]
    where = f"the last turn is {turns[-1]}" if late else f"the first turn is {turns[0]}"
    if turns[0] < arrival.turn < turns[-1]:
        where = "the track has no such turn"
    return Problem(
        message=f"{arrival.id!r} arrives on turn {arrival.turn}, but {where}",
        span=arrival.written_at("turn"),
        hint="let it arrive earlier, or lengthen the track" if late else "correct the turn",
        related=(Related(track.at("id"), "the turn track"),),
    )


def _scenarios(game: Game, arrival: Arrival) -> list[Scenario]:
    """The scenarios in which something arrives and the army takes part."""
    taking_part = [each for each in game.scenarios if not each.armies or arrival.army in each.armies]
    return [each for each in taking_part if not arrival.scenarios or each.id in arrival.scenarios]


def _after(arrival: Arrival, scenarios: list[Scenario]) -> Problems:
    """An arrival that comes in none of its scenarios, or not in one that it names."""
    missed = [each for each in scenarios if not _is_played(each, arrival.turn)]
    if missed and (arrival.scenarios or len(missed) == len(scenarios)):
        scenario = missed[0]
        after = scenario.last_turn is not None and arrival.turn > scenario.last_turn
        bound = f"ends after turn {scenario.last_turn}" if after else f"begins with turn {scenario.first_turn}"
        yield Problem(
            message=f"{arrival.id!r} arrives on turn {arrival.turn}, but the scenario {scenario.id!r} {bound}",
            span=arrival.written_at("turn"),
            hint="correct the turn, or the scenarios in which it arrives",
            related=(Related(scenario.at("last_turn" if after else "first_turn"), "the scenario"),),
        )


def _is_played(scenario: Scenario, turn: int) -> bool:
    first, last = scenario.first_turn, scenario.last_turn
    return (first is None or turn >= first) and (last is None or turn <= last)
