"""The armies that play together in one game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.model.game import Game
from pnp.model.units import Army


def lineups(game: Game) -> Iterator[Sequence[Army]]:
    """The armies of each scenario (all of them where it names none), each line-up once; all without scenarios."""
    met: set[tuple[str, ...]] = set()
    for ids in [tuple(sorted(scenario.armies)) for scenario in game.scenarios] or [()]:
        if ids not in met:
            met.add(ids)
            yield [army for army in game.armies if army.id in ids or not ids]
