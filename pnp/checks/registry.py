"""Every check that there is, in the order of the catalogue: each family lists its own."""

from __future__ import annotations

from pnp.checks import (
    boards,
    dice,
    effects,
    examples,
    feasibility,
    kit,
    matrices,
    names,
    overrides,
    quantities,
    supply,
    words,
)
from pnp.checks.check import Check
from pnp.checks.printed import PRINT_CHECKS

_FAMILIES = (names, dice, quantities, supply, boards, feasibility, matrices, effects, overrides, examples, kit, words)

# Checks of the game alone, and checks of what is printed.
GAME_CHECKS: tuple[Check, ...] = tuple(Check.of(module) for family in _FAMILIES for module in family.MODULES)
CHECKS: tuple[Check, ...] = (*GAME_CHECKS, *PRINT_CHECKS)
