"""The variants of a game: as listed, with one option, or as a scenario says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pnp.model.game import Game
from pnp.model.options import Option, Scenario
from pnp.model.units import Army
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the game. scenario: with its options; None for the game as listed, or with a single option."""

    options: tuple[Option, ...] = ()
    scenario: Scenario | None = None

    @property
    def words(self) -> str:
        """Which variant it is, to follow a noun; empty for the game as listed."""
        if self.scenario:
            return f" in scenario {self.scenario.id!r}"
        return f" with option {self.options[0].id!r}" if self.options else ""

    def added(self, army: Army) -> Counter[str]:
        """The units that its options add to an army."""
        total = Counter[str]()
        for option in self.options:
            total.update(option.adds.units.get(army.id, {}))
        return total


def variants(game: Game, army: Army) -> Iterator[Variant]:
    """The variants in which the army takes part: as listed, with each option alone, each scenario with its options."""
    yield Variant()
    for option in game.options:
        yield Variant((option,))
    for scenario in game.scenarios:
        if army.id in scenario.armies or not scenario.armies:
            yield scenario_variant(game, scenario)


def scenario_variant(game: Game, scenario: Scenario) -> Variant:
    """A scenario with its options."""
    options = (game.options.find(option) for option in scenario.options)
    return Variant(tuple(option for option in options if option), scenario)
