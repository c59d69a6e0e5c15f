"""Who wins the Siege of Piombino: ``python -m tools.siege --games 200 --seed 1 [--variant losses=30]``.

Both sides are played by the same simple rules: bold, even, timid, careless. Every number comes from the kit.

Left out: of the cards, all but those that add to an attack or cancel one; of the inventions, all but those that add
to a number or give a second attack (the others are rolled, and do nothing); boarding a carrier after the set-up;
repairs, clearing and drops; extra moves; forward mines. Everybody goes around Mine Fields. Engineers lay pontoons
where they meet the river. Piombino takes Infantry from the Industrial Port. The set-up is by nearness to the city.
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from random import Random
from typing import Final

from tools.siege.game import Siege, Variant
from tools.siege.kit import ATTACKER, DEFENDER, Kit
from tools.siege.players import TEMPERS, Temper, play
from tools.siege.setup import new_siege

_VARIANTS: Final = tuple(field.name for field in fields(Variant))


def siege_of(kit: Kit, seed: int, number: int, variant: Variant, temper: Temper) -> tuple[Siege, str]:
    """A game played to the end, and its winner; the same for the same arguments."""
    siege = new_siege(kit, Random(f"{seed} {number}"), variant)
    return siege, play(siege, {ATTACKER: temper, DEFENDER: temper})


def main() -> None:
    """Play, and print a line for each kind of player."""
    arguments = _arguments()
    kit, variant, games = Kit.load(), Variant(**dict(arguments.variant)), arguments.games
    print(f"{games} games each, seed {arguments.seed}, {variant}")
    for name, temper in TEMPERS.items():
        played = [siege_of(kit, arguments.seed, number, variant, temper) for number in range(games)]
        won = sum(winner == DEFENDER for _, winner in played)
        turns, attacks, losses = (
            sum(getattr(siege, count) for siege, _ in played) / games for count in ("turn", "attacks", "losses")
        )
        print(
            f"{name:8} Piombino {won}, Fivizzano {games - won} ({won / games:.0%}); "
            f"{turns:.1f} rounds, {attacks:.0f} attacks, {losses:.1f} losses of Fivizzano",
            flush=True,
        )


def _arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.siege", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--variant", type=_change, action="append", default=[], help=f"NAME=NUMBER; a name is {', '.join(_VARIANTS)}"
    )
    return parser.parse_args()


def _change(text: str) -> tuple[str, int]:
    """A number that differs from the standard game. Raises ArgumentTypeError."""
    name, _, number = text.partition("=")
    if name not in _VARIANTS or not number.lstrip("-").isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(_VARIANTS)} with a number: losses=30")
    return name, int(number)


if __name__ == "__main__":
    main()
