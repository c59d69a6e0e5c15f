"""Who wins at Albuera: ``python -m tools.albuera --games 200 --seed 1 [--scenario day] [--equal]``.

Both sides are played by simple players, bold, timid or careless; units, map, combat table, set-ups and points come
from the kit. Left out: march counters (the French march openly, but the Allies do not look before the alarm), taking
one unit along with a leader, and attacks that leave a part of the units beside a hex out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from tools.albuera.game import Battle
from tools.albuera.kit import ALLIED, FRENCH, Kit
from tools.albuera.players import TEMPERS, play
from tools.albuera.units import Unit

# Where the French formations march off on the whole day, and who of a scenario is ordered about.
_MARCH: Final = {
    "girard": "1612",
    "gazan": "1712",
    "werle": "1713",
    "reserve": "1713",
    "dragoons": "1711",
    "light-horse": "1711",
}
_COUNTED: Final = ("L", "R", "F", "D", "B", "squares", "charges home", "evasions")
_ORDERS: Final = {"day": True, "heights": True, "cole": False}


def battle_of(kit: Kit, scenario: str, seed: str) -> Battle:
    """A scenario, set up."""
    record = kit.game.scenarios[scenario]
    units = [Unit(kit.cards[name], cell, spent) for name, cell, spent in kit.stations(scenario)]
    battle = Battle(kit, scenario, Random(seed), units, record.first_turn or 1, record.last_turn or 1, record.first)
    battle.commanded = _ORDERS[scenario]
    battle.stormed = scenario == "cole"
    if scenario == "day":
        battle.alarm = False
        _march_off(battle)
    for unit in battle.units:
        battle.move(unit, unit.cell)
        unit.fired = False
    return battle


def _march_off(battle: Battle) -> None:
    """Put the hidden formations of the French around the hexes where they begin."""
    here = {unit.card.id for unit in battle.units}
    for card in battle.kit.cards.values():
        if card.side == FRENCH and card.id not in here:
            start = battle.kit.cell(_MARCH[card.formation])
            unit = Unit(card, start)
            near = sorted(battle.kit.terrain, key=lambda cell: (battle.kit.distance[start][cell], cell))
            unit.cell = next(cell for cell in near if battle.has_room(unit, cell))
            battle.units.append(unit)


def main() -> None:
    """Play, and print a line for each pairing."""
    arguments = _arguments()
    kit = Kit.load()
    for scenario in arguments.scenario or list(_ORDERS):
        line = kit.points(f"line-{scenario}")
        print(
            f"{kit.game.scenarios[scenario].name}: the French win with more than {line}; {arguments.games} games each"
        )
        for french, allied in product(TEMPERS, repeat=2):
            if french == allied or not arguments.equal:
                tempers = {FRENCH: TEMPERS[french], ALLIED: TEMPERS[allied]}
                seeds = [f"{arguments.seed} {scenario} {number}" for number in range(arguments.games)]
                played = [(battle := battle_of(kit, scenario, seed), play(battle, tempers)) for seed in seeds]
                print(f"  {french:8} French, {allied:8} Allies: {_told(played, line)}", flush=True)


def _told(played: Sequence[tuple[Battle, int]], line: int) -> str:
    """Who won how often, the quartiles of the points, and what happened in a mean game."""
    games, scores = len(played), sorted(score for _, score in played)
    won = sum(score > line for score in scores)
    low, middle, high = (scores[games * quarter // 4] for quarter in (1, 2, 3))
    attacks = sum(battle.attacks for battle, _ in played) / games
    means = {name: sum(battle.counts.get(name, 0) for battle, _ in played) / games for name in _COUNTED}
    counted = ", ".join(f"{name} {mean:.1f}" for name, mean in means.items())
    return (
        f"{won} : {games - won} ({won / games:.0%}); points {low}, {middle}, {high}; {attacks:.0f} attacks; {counted}"
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.albuera", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", action="append", choices=tuple(_ORDERS))
    parser.add_argument("--equal", action="store_true", help="only pairings of like players")
    return parser.parse_args()


if __name__ == "__main__":
    main()
