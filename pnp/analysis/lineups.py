"""The armies that play together in one game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.model.game import Game
from pnp.model.units import Army


def lineups(game: Game) -> Iterator[Sequence[Army]]:
    """The armies of each scenario (all of them if it names none), each line-up once; all of them without scenarios."""
    for ids in dict.fromkeys(tuple(sorted(scenario.armies)) for scenario in game.scenarios) or [()]:
        yield [army for army in game.armies if army.id in ids or not ids]
