"""Every check that there is, in the order of the catalogue."""

from __future__ import annotations

from types import ModuleType

from pnp.checks.boards import cells, legend, neighbours, size
from pnp.checks.check import Check
from pnp.checks.dice import gap, out_of_range, overlap
from pnp.checks.feasibility import capacity, goals
from pnp.checks.kit import sections
from pnp.checks.names import duplicate_abbreviation, duplicate_id, duplicate_number, unresolved
from pnp.checks.quantities import expression, stated, uncountable
from pnp.checks.supply import short

_GAME: tuple[ModuleType, ...] = (
    unresolved,
    duplicate_id,
    duplicate_number,
    duplicate_abbreviation,
    gap,
    overlap,
    out_of_range,
    stated,
    uncountable,
    expression,
    short,
    size,
    legend,
    cells,
    neighbours,
    capacity,
    goals,
    sections,
)

# Checks of the game alone, and checks of what is printed.
GAME_CHECKS: tuple[Check, ...] = tuple(Check.of(module) for module in _GAME)
PRINT_CHECKS: tuple[Check, ...] = ()
CHECKS: tuple[Check, ...] = (*GAME_CHECKS, *PRINT_CHECKS)
