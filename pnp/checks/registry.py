"""Every check that there is, in the order of the catalogue."""

from __future__ import annotations

from types import ModuleType

from pnp.checks.boards import cells, kind, legend, neighbours, regions, road_ends, size
from pnp.checks.check import Check
from pnp.checks.dice import gap, out_of_range, overlap
from pnp.checks.effects import contradiction
from pnp.checks.feasibility import capacity, goals
from pnp.checks.kit import sections
from pnp.checks.names import (
    duplicate_abbreviation,
    duplicate_id,
    duplicate_number,
    unresolved,
    unresolved_effect,
    unresolved_place,
)
from pnp.checks.printed import broken_word, missing_glyph, off_the_face, outside_safe, overflow
from pnp.checks.quantities import expression, stated, uncountable
from pnp.checks.supply import counters, short

_GAME: tuple[ModuleType, ...] = (
    unresolved,
    unresolved_place,
    unresolved_effect,
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
    counters,
    kind,
    size,
    legend,
    cells,
    neighbours,
    regions,
    road_ends,
    capacity,
    goals,
    contradiction,
    sections,
)

_PRINTED: tuple[ModuleType, ...] = (overflow, missing_glyph, outside_safe, broken_word, off_the_face)

# Checks of the game alone, and checks of what is printed.
GAME_CHECKS: tuple[Check, ...] = tuple(Check.of(module) for module in _GAME)
PRINT_CHECKS: tuple[Check, ...] = tuple(Check.of(module) for module in _PRINTED)
CHECKS: tuple[Check, ...] = (*GAME_CHECKS, *PRINT_CHECKS)
