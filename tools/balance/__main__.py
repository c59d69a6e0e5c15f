"""Who wins some of the games: ``python -m tools.balance pork-chop-hill --games 200 --seed 1 [--variant chinese=90]``.

Simple players play against one another, bold, even, timid and careless; each module says what its players leave out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from random import Random
from types import ModuleType
from typing import Final

from tools.balance import fair, front, hill, line, marches, pitch
from tools.balance.match import TEMPERS, Outcome, Player, load_game

GAMES: Final[dict[str, ModuleType]] = {module.KIT: module for module in (hill, front, line, fair, pitch, marches)}


def games_of(kit: str, tempers: Sequence[str], games: int, seed: int, variant: dict[str, int]) -> list[Outcome]:
    """Games of a pairing; the same for the same arguments."""
    module, game = GAMES[kit], load_game(kit)
    players = {side: Player(temper) for side, temper in zip(module.SIDES, tempers, strict=True)}
    return [module.play(game, Random(f"{seed} {number}"), players, variant) for number in range(games)]


def main() -> None:
    """Play, and print a line for each pairing."""
    arguments = _arguments()
    module, variant = GAMES[arguments.kit], dict(arguments.variant)
    first, second = module.SIDES
    print(f"{arguments.kit}: {arguments.games} games each, seed {arguments.seed}, {variant or 'standard'}")
    won, decided = 0, 0
    for tempers in product(TEMPERS, repeat=2):
        outcomes = games_of(arguments.kit, tempers, arguments.games, arguments.seed, variant)
        mine, theirs = (sum(outcome.winner == side for outcome in outcomes) for side in module.SIDES)
        won, decided = won + mine, decided + mine + theirs
        rounds = sorted(outcome.rounds for outcome in outcomes)
        tenth, ninth, median = (rounds[len(rounds) * part // 10] for part in (1, 9, 5))
        print(
            f"  {tempers[0]:8} {first}, {tempers[1]:8} {second}: {mine} : {theirs} "
            f"({mine / max(1, mine + theirs):.0%}), {len(outcomes) - mine - theirs} undecided; "
            f"rounds {tenth} to {ninth}, median {median}",
            flush=True,
        )
    print(f"  all: {first} {won / max(1, decided):.0%} of {decided} games with a winner")


def _arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__.splitlines()[0])
    parser.add_argument("kit", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", type=_change, action="append", default=[], help="NAME=NUMBER")
    arguments = parser.parse_args()
    unknown = [name for name, _ in arguments.variant if name not in GAMES[arguments.kit].VARIANTS]
    if unknown:
        parser.error(f"{unknown[0]} is not one of {', '.join(GAMES[arguments.kit].VARIANTS)}")
    return arguments


def _change(text: str) -> tuple[str, int]:
    """A number that differs from the standard game. Raises ArgumentTypeError."""
    name, _, number = text.partition("=")
    if not number.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a name with a number: chinese=90")
    return name, int(number)


if __name__ == "__main__":
    main()
