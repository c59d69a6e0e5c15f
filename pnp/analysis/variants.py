"""The games that can be played with a kit: as listed, with one option, as a scenario says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pnp.model.game import Game
from pnp.model.options import Option, Scenario
from pnp.model.units import Army
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Variant:
    """One game: the scenario, or nothing but an option, that makes it another than the game as listed."""

    options: tuple[Option, ...] = ()
    scenario: Scenario | None = None

    @property
    def words(self) -> str:
        """Which game it is, to put behind a noun; nothing for the game as listed."""
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
    """Every game in which the army takes part: the plain one, each option alone, each scenario with its options."""
    yield Variant()
    for option in game.options:
        yield Variant((option,))
    for scenario in game.scenarios:
        if army.id in scenario.armies or not scenario.armies:
            chosen = tuple(found for option in scenario.options if (found := game.options.find(option)))
            yield Variant(chosen, scenario)
