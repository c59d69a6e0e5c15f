"""Printed pieces against what can be in play."""

from __future__ import annotations

from typing import Final

from pnp.checks.supply import (
    captured,
    counters,
    deal,
    first_round,
    hits,
    idle_marker,
    limit,
    per_player,
    short,
    spare,
    start,
    units_alone,
    unprinted_deck,
    unprinted_marker,
    unprinted_unit,
)

# In the order of the catalogue.
MODULES: Final = (
    short,
    counters,
    hits,
    unprinted_marker,
    unprinted_unit,
    unprinted_deck,
    start,
    per_player,
    limit,
    deal,
    first_round,
    spare,
    captured,
    idle_marker,
    units_alone,
)
